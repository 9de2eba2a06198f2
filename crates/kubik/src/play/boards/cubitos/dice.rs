//! The zones of a player and what the player has to spend.

use engine::Phrase;
use games::cubitos::state::DiceText;
use games::cubitos::view::PlayerView;
use games::cubitos::{Book, Cube, Die, Side};
use guide::cubitos::{die_key, shown_amount};
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, width};

/// Columns for the name of a zone.
const LABEL: u16 = 8;
/// Letters of the name of a die.
const NAME: u16 = 2;

const GROUNDS: [Color; Die::COUNT] = [
    Color::Indexed(252),
    Color::Indexed(246),
    Color::Indexed(231),
    Color::Indexed(203),
    Color::Indexed(215),
    Color::Indexed(227),
    Color::Indexed(113),
    Color::Indexed(111),
    Color::Indexed(141),
    Color::Indexed(137),
    Color::Indexed(255),
];

/// Some equal dice of a zone.
struct Item {
    cube: Cube,
    /// What each of them shows, in the active zone: a side, and how many coins, feet or credits are on it.
    side: Option<(Side, u8)>,
    is_spent: bool,
    count: u8,
}

impl Item {
    /// What is written behind the name: `●3` is a face with three coins, `×3` are three such dice.
    fn marks(&self, pen: &Pen<'_>) -> String {
        let mut marks = String::new();
        if self.cube.is_borrowed() {
            marks.push('°');
        }
        if let Some((side, amount)) = self.side {
            marks.push_str(&pen.texts.phrase(&Phrase::new("side-sign").word("side", side.name())));
            if amount > 1 {
                marks.push_str(&amount.to_string());
            }
        }
        if self.is_spent {
            marks.push('\'');
        }
        if self.count > 1 {
            marks.push_str(&format!("×{}", self.count));
        }
        marks
    }

    /// Columns that it takes, with the same marks.
    fn width(&self) -> u16 {
        let amount = self.side.map_or(0, |(_, amount)| 1 + u16::from(amount > 1));
        let count = if self.count == 1 { 0 } else { 2 + u16::from(self.count > 9) };
        NAME + u16::from(self.cube.is_borrowed()) + amount + u16::from(self.is_spent) + count
    }
}

/// The five groups of dice that a player can have, with the keys of their names.
fn zones(player: &PlayerView, book: &Book) -> Vec<(&'static str, Vec<Item>)> {
    let lying = |dice: &DiceText| {
        let count = |cube: Cube| dice.get(&die_key(cube)).copied().unwrap_or(0);
        let item = |cube| Item { cube, side: None, is_spent: false, count: count(cube) };
        Cube::all().map(item).filter(|item| item.count > 0).collect::<Vec<_>>()
    };
    let active = player.active.iter().map(|active| {
        let cube = Cube::all().find(|cube| die_key(*cube) == active.die).unwrap_or(Cube::own(Die::LightGrey));
        let side = Some((active.side, shown_amount(book, cube.die(), active.side)));
        Item { cube, side, is_spent: !active.spent.is_empty(), count: active.count }
    });
    let mut zones = vec![
        ("label-draw", lying(&player.draw)),
        ("label-roll", lying(&player.roll)),
        ("label-active", active.collect()),
        ("label-discard", lying(&player.discard)),
    ];
    let hand = lying(&player.hand);
    if !hand.is_empty() {
        zones.insert(2, ("label-hand", hand));
    }
    zones
}

/// Lines that the zones take in so many columns.
pub fn lines(player: &PlayerView, book: &Book, columns: u16) -> u16 {
    let lines = |items: &[Item]| {
        let (mut x, mut lines) = (LABEL, 1);
        for item in items {
            if x + item.width() > columns {
                (x, lines) = (LABEL, lines + 1);
            }
            x += item.width() + 1;
        }
        lines
    };
    1 + zones(player, book).iter().map(|(_, items)| lines(items)).sum::<u16>()
}

/// Draws the zones; says how many lines they took.
pub fn draw(player: &PlayerView, book: &Book, pen: &mut Pen<'_>, area: Rect) -> u16 {
    purse(player, pen, area);
    let mut y = 1;
    for (label, items) in zones(player, book) {
        let label = pen.texts.say(label);
        pen.put(Rect { width: LABEL.min(area.width), ..area }, 0, y, &label, WEAK);
        let count: u16 = items.iter().map(|item| u16::from(item.count)).sum();
        let mut x = LABEL;
        for item in &items {
            if x + item.width() > area.width {
                (x, y) = (LABEL, y + 1);
            }
            x = put_die(item, pen, area, x, y) + 1;
        }
        if count == 0 {
            pen.put(area, LABEL, y, "-", WEAK);
        }
        y += 1;
    }
    y
}

/// Limit, fans, credits, coins, feet and swords in one line.
fn purse(player: &PlayerView, pen: &mut Pen<'_>, area: Rect) {
    // Between rounds there is only the limit of the next one.
    let now = if player.limit == 0 { player.next_limit } else { player.limit };
    let mut text = pen.texts.phrase(&Phrase::new("limit").number("limit", now));
    if now != player.next_limit {
        text.push_str(&format!("→{}", player.next_limit));
    }
    text.push_str(&format!("  ♥{} ${}", player.fans, player.credits));
    for (sign, amount) in [("●", player.coins), ("»", player.feet), ("≈", player.water_feet)] {
        if amount > 0 {
            text.push_str(&format!(" {sign}{amount}"));
        }
    }
    if player.swords > 0 {
        text.push_str(&format!(" †{}", player.swords));
    }
    let end = pen.put(area, 0, 0, &text, STRONG);
    let flag = match player {
        PlayerView { busted: true, .. } => "flag-busted",
        PlayerView { shield: true, .. } => "flag-shield",
        PlayerView { at_risk: true, .. } => "flag-at-risk",
        _ => return,
    };
    let flag = pen.texts.say(flag);
    if end + 2 + width(&flag) <= area.width {
        pen.put_right(area, 0, &flag, STRONG);
    }
}

fn put_die(item: &Item, pen: &mut Pen<'_>, area: Rect, x: u16, y: u16) -> u16 {
    let mut text = pen.texts.phrase(&Phrase::new("die-short").word("die", item.cube.die().name()));
    text.push_str(&item.marks(pen));
    pen.put(area, x, y, &text, ground(item.cube.die(), pen))
}

/// Dark on the colour of a die.
pub fn ground(die: Die, pen: &Pen<'_>) -> Style {
    if pen.has_colour { pen.on(GROUNDS[die.index()]) } else { PLAIN }
}
