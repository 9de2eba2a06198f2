//! Writing on the screen without ever leaving it.

use engine::Phrase;
use guide::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// Where to write, in which language, and whether in colour.
pub struct Pen<'a> {
    /// The screen.
    pub buffer: &'a mut Buffer,
    /// The words.
    pub texts: &'a Texts,
    /// In colour?
    pub has_colour: bool,
}

impl Pen<'_> {
    /// Writes `text` at a place counted from the corner of `area`, cuts it off at its edge, and says where it ended.
    pub fn put(&mut self, area: Rect, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let area = area.intersection(self.buffer.area);
        if x >= area.width || y >= area.height {
            return x;
        }
        let (end, _) = self.buffer.set_stringn(area.x + x, area.y + y, text, usize::from(area.width - x), style);
        end - area.x
    }

    /// Writes `text` so that it ends at the right edge of `area`; says where it began.
    pub fn put_right(&mut self, area: Rect, y: u16, text: &str, style: Style) -> u16 {
        let x = area.width.saturating_sub(width(text));
        self.put(area, x, y, text, style);
        x
    }

    /// Writes `text` in the middle of `area`.
    pub fn put_middle(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        self.put(area, area.width.saturating_sub(width(text)) / 2, y, text, style);
    }

    /// Writes lines from the top of `area`.
    pub fn put_lines(&mut self, area: Rect, lines: &[String], style: Style) {
        for (y, line) in (0..area.height).zip(lines) {
            self.put(area, 0, y, line, style);
        }
    }

    /// Writes a text from its line `first`, with how much of it is above and below where that is more than the area holds;
    /// says from which line on its end is seen.
    pub fn put_page(&mut self, area: Rect, lines: &[(String, Style)], first: u16) -> u16 {
        let last = (lines.len() as u16).saturating_sub(area.height);
        let first = first.min(last);
        for (y, (line, style)) in (0..area.height).zip(&lines[usize::from(first)..]) {
            self.put(area, 0, y, line, *style);
        }
        // The line that says how much more there is stands in place of another one.
        for (arrow, hidden, y) in [('↑', first, 0), ('↓', last - first, area.height.saturating_sub(1))] {
            if hidden > 0 && y < area.height {
                let more = self.texts.phrase(&Phrase::new("text-more").number("count", hidden + 1));
                let text = format!("{arrow} {more}");
                let blank = " ".repeat(usize::from(area.width.saturating_sub(width(&text))));
                self.put(area, 0, y, &format!("{text}{blank}"), WEAK);
            }
        }
        last
    }

    /// Dark on a ground of this colour; plain where there are no colours.
    pub fn on(&self, ground: Color) -> Style {
        if self.has_colour { Style::new().fg(Color::Indexed(16)).bg(ground) } else { Style::new() }
    }
}

/// Plain text.
pub const PLAIN: Style = Style::new();
/// What matters.
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// What is there to be looked up.
pub const WEAK: Style = Style::new().add_modifier(Modifier::DIM);
/// What is selected.
pub const SELECTED: Style = Style::new().add_modifier(Modifier::REVERSED);

/// How many columns `text` takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// Breaks `text` into lines of at most `columns`, at spaces where there are any, but rather not before a number or an arrow,
/// which belong to the word before them. Further lines begin with `indent` spaces.
pub fn wrap(text: &str, columns: u16, indent: u16) -> Vec<String> {
    let columns = columns.max(1);
    let indent = " ".repeat(usize::from(if columns < 4 * indent { 0 } else { indent }));
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut is_empty = true;
    for word in words(text) {
        if !is_empty && width(&line) + 1 + width(word) > columns {
            lines.push(std::mem::replace(&mut line, indent.clone()));
            is_empty = true;
        }
        if word.is_empty() && is_empty && !lines.is_empty() {
            continue;
        }
        if !is_empty {
            line.push(' ');
        }
        for letter in word.chars() {
            if width(&line) + width(letter.encode_utf8(&mut [0; 4])) > columns {
                lines.push(std::mem::replace(&mut line, indent.clone()));
            }
            line.push(letter);
        }
        is_empty = false;
    }
    lines.push(line);
    lines
}

/// Splits at spaces except those between a word and its number, Arabic or Roman, the arrow or the ! behind it, between a number
/// and the sign of what it counts, and between a lone sign and the word that explains it.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let now = rest?;
        let is_break = |&(place, _): &(usize, &str)| {
            let (before, after) = (&now[..place], &now[place + 1..]);
            let is_lone = before.chars().count() == 1 && before.starts_with(is_sign);
            let is_amount = before.ends_with(|last: char| last.is_ascii_digit()) && after.starts_with(is_sign);
            let is_tied = |next: char| next.is_ascii_digit() || matches!(next, 'I' | '→' | '!');
            let ends = before.is_empty() || before.ends_with([',', ';', '.', '!', '?']);
            !is_lone && !is_amount && (ends || !after.starts_with(is_tied))
        };
        let end = now.match_indices(' ').find(is_break).map(|(place, _)| place);
        rest = end.map(|place| &now[place + 1..]);
        Some(&now[..end.unwrap_or(now.len())])
    })
}

/// Is it a sign of a game, such as ★?
fn is_sign(letter: char) -> bool {
    letter == '!' || !letter.is_ascii() && !letter.is_alphanumeric() && !"—–−·→«»…".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrap("one two three", 9, 2), ["one two", "  three"]);
        assert_eq!(wrap("abcdefgh", 3, 0), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 3, 0), [""]);
        assert_eq!(wrap("now roll 2 dice", 9, 0), ["now", "roll 2", "dice"]);
        assert_eq!(wrap("draw: 1×red, 2×white", 15, 0), ["draw: 1×red,", "2×white"]);
        assert_eq!(wrap("keep the rest →", 13, 0), ["keep the", "rest →"]);
        assert_eq!(wrap("★ Fame   ! power", 11, 0), ["★ Fame  ", "! power"]);
        assert_eq!(wrap("one   two", 4, 0), ["one ", "two"]);
        assert_eq!(wrap("once (two !)", 9, 0), ["once", "(two !)"]);
        assert_eq!(wrap("At once 4 ↯ and 4 ♥", 10, 0), ["At", "once 4 ↯", "and 4 ♥"]);
    }

    #[test]
    fn lines_never_exceed_the_columns() {
        for columns in 1..40 {
            for line in wrap("Кубики должны вам извинения, а 漢字 занимают два столбца", columns, 2)
            {
                assert!(width(&line) <= columns.max(2), "{columns}: {line:?}");
            }
        }
    }
}
