//! Tables for people, in their language.

use std::io::{self, Write};

use guide::{Language, Texts};

/// A table that is as wide as what is in it. Numbers are written as the language has it.
pub struct Columns<'a> {
    words: &'a Texts,
    /// The first row has the headings.
    rows: Vec<Vec<String>>,
}

impl<'a> Columns<'a> {
    /// A table whose first column has this heading, a key of the locale files.
    pub fn new(words: &'a Texts, heading: &str) -> Self {
        Self::titled(words, words.say(heading))
    }

    /// A table whose first column has this heading, in words.
    pub fn titled(words: &'a Texts, heading: String) -> Self {
        Self { words, rows: vec![vec![heading]] }
    }

    /// Further columns.
    pub fn further(&mut self, headings: &[&str]) {
        self.rows[0].extend(headings.iter().map(|heading| self.words.say(heading)));
    }

    /// A row: its name and a cell for each further column.
    pub fn row(&mut self, name: &str, cells: Vec<String>) {
        self.rows.push(std::iter::once(name.to_owned()).chain(cells).collect());
    }

    /// A number with so many decimals.
    pub fn number(&self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        let text = if text.trim_start_matches('-').chars().all(|sign| "0.".contains(sign)) {
            text.trim_start_matches('-').to_owned()
        } else {
            text
        };
        match self.words.language() {
            Language::English => text,
            Language::Russian | Language::Ukrainian => text.replace('.', ","),
        }
    }

    /// A part of everything.
    pub fn percent(&self, share: f64) -> String {
        format!("{} %", self.number(share * 100.0, 1))
    }

    /// From where to where; what is unknown is a dash. A `scale` of 100 makes percent.
    pub fn interval(&self, interval: Option<[f64; 2]>, scale: f64, decimals: usize) -> String {
        match interval {
            Some(ends) => ends.map(|end| self.number(end * scale, decimals)).join(" … "),
            None => "–".to_owned(),
        }
    }

    /// A figure and where the true one lies.
    pub fn with_interval(&self, figure: f64, interval: Option<[f64; 2]>, scale: f64, decimals: usize) -> String {
        let figure = self.number(figure * scale, decimals);
        match interval {
            Some(_) => format!("{figure} ({})", self.interval(interval, scale, decimals)),
            None => figure,
        }
    }

    /// The table as people see it in a terminal.
    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let columns = self.rows[0].len();
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        writeln!(out)?;
        for row in &self.rows {
            let mut line = format!("  {:<width$}", row[0], width = widths[0]);
            for (cell, width) in row.iter().zip(&widths).skip(1) {
                line += &format!("  {cell:>width$}");
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// The table as Markdown.
    pub fn markdown(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let rule = self.rows[0].iter().enumerate().map(|(column, _)| if column == 0 { "---" } else { "---:" });
        let rule: Vec<String> = rule.map(str::to_owned).collect();
        let rows = self.rows[1..].iter().map(|row| line(row));
        [line(&self.rows[0]), line(&rule)].into_iter().chain(rows).collect()
    }
}

/// Writes a sentence on lines of 80 columns.
pub fn wrapped(text: &str, out: &mut impl Write) -> io::Result<()> {
    const WIDTH: usize = 80;
    let mut column = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            writeln!(out)?;
            column = 0;
        }
        let gap = if column > 0 { " " } else { "" };
        write!(out, "{gap}{word}")?;
        column += gap.len() + length;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_what_is_in_them() {
        let words = Texts::new(Language::Russian, "clever-cubed").with("lab");
        let mut table = Columns::new(&words, "lab-policy");
        table.further(&["lab-points", "lab-interval"]);
        let cells = vec![table.number(296.84, 1), table.interval(Some([1.0, -0.04]), 1.0, 1)];
        table.row("greedy", cells);
        table.row("r", vec!["7".to_owned(), table.interval(None, 1.0, 0)]);
        let mut out = Vec::new();
        table.print(&mut out).unwrap();
        let expected = "
  стратегия   очки       99 %
  greedy     296,8  1,0 … 0,0
  r              7          –
";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
        assert!(table.markdown().starts_with("| стратегия | очки | 99 % |\n| --- | ---: | ---: |\n| greedy | 296,8 |"));
    }

    #[test]
    fn sentences_are_wrapped_between_words() {
        let mut out = Vec::new();
        wrapped(&"word ".repeat(30), &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.lines().map(|line| line.chars().count()).collect::<Vec<_>>(), [79, 70]);
    }
}
