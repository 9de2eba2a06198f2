//! The step of the turn, and what lasts until its end.

use engine::Phrase;
use games::dice_city::view::View;
use games::dice_city::{Stage, Step};
use ratatui::layout::Rect;

use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, wrap};

/// Lines that are always taken, so that the menu does not jump.
const LINES: u16 = 2;

/// Draws it; says how many lines it took.
pub fn draw(view: &View, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let now = step(view.stage);
    let mut x = 0;
    for (step, word) in [(Step::Dice, "dice"), (Step::Attack, "attack"), (Step::Build, "build")] {
        let name = pen.texts.phrase(&Phrase::new("step").word("step", word));
        let is_now = now == Some(step);
        let text = if is_now { format!("[{name}]") } else { format!(" {name} ") };
        x = pen.put(area, x, 0, &text, if is_now { STRONG } else { WEAK });
        if step != Step::Build {
            x = pen.put(area, x, 0, "→", WEAK);
        }
    }
    let parts: Vec<_> = effects(view).iter().map(|effect| pen.texts.phrase(effect)).collect();
    let lines = wrap(&parts.join(" · "), area.width, 0);
    let rest = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    pen.put_lines(rest, &lines, PLAIN);
    LINES.max(1 + lines.len() as u16)
}

/// The step of a stage in which something is decided.
fn step(stage: Stage) -> Option<Step> {
    match stage {
        Stage::Dice | Stage::Die { .. } | Stage::Refresh { .. } | Stage::Use { .. } | Stage::Receive { .. } => {
            Some(Step::Dice)
        }
        Stage::Well { .. } | Stage::Throw { .. } => Some(Step::Dice),
        Stage::Reroll { step, .. } | Stage::RerollThrow { step, .. } => Some(step),
        Stage::Attack => Some(Step::Attack),
        Stage::Build | Stage::Place { .. } | Stage::Extra { .. } => Some(Step::Build),
        Stage::Start | Stage::Deal | Stage::FirstRoll { .. } | Stage::Declare | Stage::Roll | Stage::Over => None,
    }
}

/// Strength, and what Blacksmith, Mint and Training Camp have brought.
fn effects(view: &View) -> Vec<Phrase> {
    let turn = &view.this_turn;
    let amount = |key: &'static str, name: &'static str, amount: u16| {
        (amount > 0).then(|| Phrase::new(key).number(name, amount))
    };
    let against_bandits = match turn.strength_against_bandits {
        0 => 0,
        more => turn.strength + more,
    };
    let strength = Phrase::new("strength").number("strength", turn.strength).number("bandits", against_bandits);
    let others = [
        amount("army-bonus", "amount", turn.army_bonus.into()),
        amount("resource-bonus", "amount", turn.resource_bonus.into()),
        amount("weaker-bandits", "amount", turn.weaker_bandits.into()),
    ];
    std::iter::once(strength).chain(others.into_iter().flatten()).collect()
}
