//! The picture of the menu.

use engine::Phrase;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::{Line, Lobby};
use crate::play::pen::{PLAIN, Pen, SELECTED, STRONG, WEAK, width, wrap};

/// Smaller windows are asked to grow.
const WINDOW_MIN: (u16, u16) = (60, 16);

/// Rows kept for what there is to know about the selected line.
const DETAIL_ROWS: u16 = 4;

/// Between columns.
const GAP: u16 = 2;

/// Draws the menu.
pub fn draw(lobby: &Lobby, frame: &mut Frame<'_>) {
    let window = frame.area();
    let mut pen = Pen { buffer: frame.buffer_mut(), texts: &lobby.texts, has_colour: lobby.has_colour };
    let (columns, rows) = WINDOW_MIN;
    if window.width < columns || window.height < rows {
        let phrase = Phrase::new("too-small").number("width", columns).number("height", rows);
        return pen.put_lines(window, &wrap(&lobby.texts.phrase(&phrase), window.width, 0), PLAIN);
    }
    let page = Rect { x: window.x + 2, width: window.width - 4, ..window };
    pen.put(page, 0, 1, &lobby.title(), STRONG);
    let list = Rect { y: page.y + 3, height: page.height - 5 - DETAIL_ROWS, ..page };
    draw_lines(lobby, &mut pen, list);
    let detail = Rect { y: list.bottom() + 1, height: DETAIL_ROWS - 1, ..page };
    pen.put_lines(detail, &wrap(&lobby.detail(), page.width, 0), WEAK);
    let bottom = Rect { y: window.bottom() - 2, height: 2, ..page };
    if let Some(message) = &lobby.message {
        pen.put(bottom, 0, 0, message, STRONG);
    }
    pen.put(bottom, 0, 1, &lobby.hints(), WEAK);
}

fn draw_lines(lobby: &Lobby, pen: &mut Pen<'_>, area: Rect) {
    let lines = lobby.lines();
    let widths = column_widths(&lines, area.width);
    let shown = usize::from(area.height).min(lines.len());
    let first = (lobby.selected() + 2).saturating_sub(shown).min(lines.len() - shown);
    for (y, (index, line)) in lines.iter().enumerate().skip(first).take(shown).enumerate() {
        let is_selected = index == lobby.selected();
        let arrow = if is_selected { '►' } else { ' ' };
        let number = if index < 9 { char::from(b'1' + index as u8) } else { ' ' };
        let mut text = format!("{arrow} {number} ");
        for (column, cell) in std::iter::once(&line.text).chain(&line.columns).enumerate() {
            let columns = widths.get(column).copied().unwrap_or_default();
            let cell = &wrap(cell, columns, 0)[0];
            text.push_str(cell);
            text.push_str(&" ".repeat(usize::from((columns + GAP).saturating_sub(width(cell)))));
        }
        pen.put(area, 0, y as u16, text.trim_end(), if is_selected { SELECTED } else { PLAIN });
    }
    if first > 0 {
        pen.put(area, area.width - 1, 0, "↑", PLAIN);
    }
    if first + shown < lines.len() {
        pen.put(area, area.width - 1, shown as u16 - 1, "↓", PLAIN);
    }
}

/// As wide as the widest cell; the first column gives way where there is not enough room.
fn column_widths(lines: &[Line], room: u16) -> Vec<u16> {
    let cells =
        |line: &Line| std::iter::once(width(&line.text)).chain(line.columns.iter().map(|cell| width(cell))).collect();
    let mut widths: Vec<u16> = Vec::new();
    for line in lines.iter().map(cells).collect::<Vec<Vec<u16>>>() {
        widths.resize(widths.len().max(line.len()), 0);
        widths.iter_mut().zip(line).for_each(|(widest, cell)| *widest = (*widest).max(cell));
    }
    // The arrow, the number and the spaces after them.
    const HEAD: u16 = 4;
    let all: u16 = widths.iter().map(|columns| columns + GAP).sum::<u16>() + HEAD;
    let mut over = all.saturating_sub(room + GAP);
    for columns in &mut widths {
        let least = (*columns).min(16);
        let cut = over.min(*columns - least);
        *columns -= cut;
        over -= cut;
    }
    widths
}
