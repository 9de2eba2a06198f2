//! An analysis in sentences, for people who play.

use std::io::{self, Write};

use analysis::{Figure, Kind, Mistake, Report, SeatReport, Swing, Unit};
use engine::{Phrase, Seat};
use guide::{Language, Texts};

use super::turns::Turns;
use crate::sentence;

pub fn tell<A>(
    report: &Report<A>,
    parted: Option<&str>,
    turns: &Turns,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let teller = Teller { report, turns, texts };
    let count = |key, count: usize| texts.phrase(&Phrase::new(key).number("count", count as i64));
    let players = count("lobby-players-exactly", report.seats.len());
    writeln!(out, "{}, {players}, {}", texts.say("title"), count("analyze-steps", report.steps.len()))?;
    writeln!(out, "{}", count("analyze-games", report.games))?;
    if let Some(reason) = parted {
        let step = report.steps.len() as i64 + 1;
        writeln!(out, "{} ({reason})", texts.phrase(&Phrase::new("replay-parted").number("step", step)))?;
    }
    if !report.is_over {
        writeln!(out, "{}", texts.say("analyze-unfinished"))?;
    }
    teller.curves(out)?;
    teller.table(out)?;
    writeln!(out)?;
    for line in teller.verdict() {
        writeln!(out, "{line}")?;
    }
    teller.turning_points(out)?;
    teller.mistakes(out)?;
    writeln!(out, "\n{}", texts.say("analyze-about"))?;
    match report.unit {
        Unit::Win => writeln!(out, "{}", texts.say("analyze-beyond")),
        Unit::Points => Ok(()),
    }
}

struct Teller<'a, A> {
    report: &'a Report<A>,
    turns: &'a Turns,
    texts: &'a Texts,
}

/// How wide a curve is drawn.
const CURVE_WIDTH: usize = 60;

/// How many mistakes of each player are told.
const MISTAKES_MAX: usize = 3;

impl<A> Teller<'_, A> {
    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatReport)> {
        Seat::all(self.report.seats.len() as u8).zip(&self.report.seats)
    }

    /// Percent of a win, or points.
    fn scale(&self) -> f64 {
        scale(self.report.unit)
    }

    fn plain(&self, value: f64, decimals: usize) -> String {
        plain(value * self.scale(), decimals, self.texts.language())
    }

    /// A change with its error, as in `+41 ± 3`.
    fn change(&self, Figure { value, error }: Figure) -> String {
        let decimals = self.decimals(error);
        let change = signed(value * self.scale(), decimals, self.texts.language());
        format!("{change} ± {}", self.plain(error, decimals))
    }

    fn decimals(&self, error: f64) -> usize {
        decimals(error * self.scale())
    }

    /// The same with what it counts.
    fn amount(&self, figure: Figure) -> String {
        self.texts.say_about(self.amount_key(), "value", &self.change(figure))
    }

    fn amount_key(&self) -> &'static str {
        match self.report.unit {
            Unit::Win => "analyze-amount-win",
            Unit::Points => "analyze-amount-points",
        }
    }

    /// Everybody's chances from the first step to the last, a line each.
    fn curves(&self, out: &mut impl Write) -> io::Result<()> {
        const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let values = &self.report.values;
        let all = || values.iter().flatten().map(|figure| figure.value);
        let (low, high) = match self.report.unit {
            Unit::Win => (0.0, 1.0),
            Unit::Points => (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max)),
        };
        let key = match self.report.unit {
            Unit::Win => "analyze-chart-win",
            Unit::Points => "analyze-chart-points",
        };
        writeln!(out, "\n{}", self.texts.say(key))?;
        let width = values.len().min(CURVE_WIDTH);
        let ends = [values.first(), values.last()]
            .map(|values| shares(values.map_or(&[], Vec::as_slice), 0, self.report.unit, self.texts.language()));
        for (seat, _) in self.seats() {
            let block = |column: usize| {
                let at = if width == 1 { 0 } else { column * (values.len() - 1) / (width - 1) };
                let height = (values[at][seat.index()].value - low) / (high - low).max(f64::MIN_POSITIVE);
                BLOCKS[((height * 8.0) as usize).min(7)]
            };
            let curve: String = (0..width).map(block).collect();
            let [first, last] = ends.each_ref().map(|shares| &shares[seat.index()]);
            writeln!(out, "  {first:>4} {curve} {last:<4} {}", self.texts.name(seat))?;
        }
        Ok(())
    }

    /// How everybody's result came about.
    fn table(&self, out: &mut impl Write) -> io::Result<()> {
        let alone = self.report.seats.len() == 1;
        let mut rows: Vec<(&str, Vec<String>)> = Vec::new();
        let together = |figure: fn(&SeatReport) -> Figure, decimals| {
            let figures: Vec<_> = self.report.seats.iter().map(figure).collect();
            shares(&figures, decimals, self.report.unit, self.texts.language())
        };
        rows.push(("analyze-start", together(|seat| Figure { value: seat.start, error: 0.0 }, 0)));
        let mut row = |key, cell: &dyn Fn(&SeatReport) -> String| {
            rows.push((key, self.report.seats.iter().map(cell).collect()));
        };
        row("analyze-luck", &|seat| self.change(seat.luck));
        if !alone {
            row("analyze-own-luck", &|seat| self.change(seat.own_luck));
        }
        row("analyze-skill", &|seat| self.change(seat.skill));
        if !alone {
            row("analyze-others", &|seat| self.change(seat.others));
        }
        rows.push(("analyze-result", together(|seat| Figure { value: seat.result, error: 0.0 }, 0)));
        // Shares of one whole are written with as many decimals as the sharpest of them has.
        let errors = || self.report.seats.iter().map(|seat| seat.without_luck.error);
        let decimals = errors().map(|error| self.decimals(error)).max().unwrap_or(0);
        let values = together(|seat| seat.without_luck, decimals);
        let with_error = |(value, error)| format!("{value} ± {}", self.plain(error, decimals));
        rows.push(("analyze-without-luck", values.into_iter().zip(errors()).map(with_error).collect()));
        let names: Vec<_> = self.seats().map(|(seat, _)| self.texts.name(seat).to_owned()).collect();
        let head = self.texts.say(match self.report.unit {
            Unit::Win => "analyze-unit-win",
            Unit::Points => "analyze-unit-points",
        });
        let labels: Vec<_> = rows.iter().map(|(key, _)| self.texts.say(key)).collect();
        let wide = |texts: &mut dyn Iterator<Item = &String>| texts.map(|text| text.chars().count()).max().unwrap_or(0);
        let label_width = wide(&mut labels.iter().chain([&head]));
        let widths: Vec<_> = (0..names.len())
            .map(|seat| wide(&mut rows.iter().map(|(_, cells)| &cells[seat]).chain([&names[seat]])))
            .collect();
        writeln!(out)?;
        let mut line = |label: &str, cells: &[String]| {
            let cells: String = cells.iter().zip(&widths).map(|(cell, width)| format!("  {cell:>width$}")).collect();
            writeln!(out, "{label:<label_width$}{cells}")
        };
        line(&head, &names)?;
        for ((_, cells), label) in rows.iter().zip(&labels) {
            line(label, cells)?;
        }
        writeln!(out, "{}", self.texts.say("analyze-skill-about"))
    }

    /// Who was lucky, who played well, and which of both decided.
    fn verdict(&self) -> Vec<String> {
        let about = |key, seat: Seat, value: &str| {
            self.texts.say_with(key, &[("name", self.texts.name(seat)), ("value", value)])
        };
        let mut lines = Vec::new();
        lines.extend(self.decided());
        for (seat, report) in self.seats() {
            let luck = judged(report.luck, ["analyze-unlucky", "analyze-luck-even", "analyze-lucky"]);
            lines.push(about(luck, seat, &self.amount(report.luck)));
            let skill = judged(report.skill, ["analyze-worse", "analyze-as-good", "analyze-better"]);
            lines.push(about(skill, seat, &self.amount(report.skill)));
        }
        lines
    }

    /// Whether the winner would have won without luck.
    fn decided(&self) -> Option<String> {
        if self.report.seats.len() < 2 || !self.report.is_over {
            return None;
        }
        let by = |value: fn(&SeatReport) -> f64| {
            self.seats().max_by(|(_, a), (_, b)| value(a).total_cmp(&value(b))).expect("there are seats")
        };
        let (winner, _) = by(|seat| seat.result);
        let (ahead, report) = by(|seat| seat.without_luck.value);
        let next = self.seats().filter(|(seat, _)| *seat != ahead).map(|(_, seat)| seat.without_luck.value);
        let lead = report.without_luck.value - next.fold(f64::MIN, f64::max);
        // What one has more the other has less: the error of their difference is twice as large, and two of it are noise.
        let is_close = lead <= 4.0 * report.without_luck.error;
        let key = match (is_close, winner == ahead) {
            (true, _) => return Some(self.texts.say("analyze-decided-close")),
            (false, true) => "analyze-decided-skill",
            (false, false) => "analyze-decided-luck",
        };
        Some(self.texts.say_about(key, "name", self.texts.name(ahead)))
    }

    fn turning_points(&self, out: &mut impl Write) -> io::Result<()> {
        if self.report.turning_points.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n{}", self.texts.say("analyze-turning-points"))?;
        for (number, swing) in (1..).zip(&self.report.turning_points) {
            let (seat, figure) = concerned(swing);
            let when = when(swing, self.turns, self.texts);
            writeln!(out, "  {number}. {when}: {}", happened(swing, self.texts))?;
            writeln!(out, "     {}: {}", self.texts.name(seat), self.amount(figure))?;
        }
        Ok(())
    }

    fn mistakes(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}", self.texts.say("analyze-mistakes"))?;
        writeln!(out, "{}", self.texts.say("analyze-mistakes-about"))?;
        for (seat, report) in self.seats() {
            let numbers = (report.decisions as i64, report.mistakes as i64);
            let key = if report.mistakes == 0 { "analyze-no-mistakes" } else { "analyze-mistakes-of" };
            let phrase = Phrase::new(key).seat("name", seat).number("decisions", numbers.0).number("count", numbers.1);
            let line = self.texts.phrase(&phrase);
            match report.mistakes {
                0 | 1 => writeln!(out, "{line}")?,
                _ => {
                    let lost = Figure { value: -report.lost.value, ..report.lost };
                    writeln!(out, "{line} {}", self.texts.say_about("analyze-lost", "value", &self.amount(lost)))?;
                }
            }
            let own = self.report.mistakes.iter().filter(|mistake| mistake.seat == seat).take(MISTAKES_MAX);
            for (number, mistake) in (1..).zip(own) {
                self.mistake(number, mistake, out)?;
            }
        }
        Ok(())
    }

    fn mistake(&self, number: usize, mistake: &Mistake<A>, out: &mut impl Write) -> io::Result<()> {
        let loss = Figure { value: -mistake.loss.value, ..mistake.loss };
        let step = step(mistake.step, self.turns.at(mistake.step), self.texts);
        writeln!(out, "  {number}. {step}: {}", self.amount(loss))?;
        let decimals = self.decimals(loss.error);
        for (key, way) in [("analyze-played", &mistake.played), ("analyze-best", &mistake.better)] {
            let value = self.texts.say_about(self.amount_key(), "value", &self.plain(way.value, decimals));
            let what = sentence::join(&way.said, "; ", self.texts);
            writeln!(out, "     {}", self.texts.say_with(key, &[("what", &what), ("value", &value)]))?;
        }
        Ok(())
    }
}

/// The step of a swing with its turn. What falls before anything is decided in a turn belongs to it.
pub fn when(swing: &Swing, turns: &Turns, texts: &Texts) -> String {
    let position = match swing.kind {
        Kind::Chance => swing.step + swing.steps,
        Kind::Decision => swing.step,
    };
    step(swing.step, turns.at(position), texts)
}

/// A step, counted from one, and its turn if that is known.
fn step(step: usize, turn: Option<Phrase>, texts: &Texts) -> String {
    let number = step as i64 + 1;
    texts.phrase(&match turn {
        Some(turn) => Phrase::new("analyze-step-in").number("step", number).phrase("turn", turn),
        None => Phrase::new("analyze-step").number("step", number),
    })
}

/// What happened, in a line: a random event says itself whose it is, and what it led to is not told.
pub fn happened(swing: &Swing, texts: &Texts) -> String {
    match (swing.kind, swing.seat) {
        (Kind::Decision, Some(seat)) => format!("{}: {}", texts.name(seat), sentence::join(&swing.said, "; ", texts)),
        _ => swing.said.iter().map(|phrase| texts.phrase(phrase)).find(|text| !text.is_empty()).unwrap_or_default(),
    }
}

/// Percent of a win, or points.
pub fn scale(unit: Unit) -> f64 {
    match unit {
        Unit::Win => 100.0,
        Unit::Points => 1.0,
    }
}

/// Whoever decided or threw, or the first seat for an event of the table, and what it changed for them. Where that is
/// within its noise, as it can be with more than two at the table, whomever it changed most for.
pub fn concerned(swing: &Swing) -> (Seat, Figure) {
    let size = |figure: Figure| Figure { value: figure.value.abs(), ..figure };
    let seat = swing.seat.unwrap_or(Seat::FIRST);
    let figure = swing.change[seat.index()];
    if size(figure).counts() {
        return (seat, figure);
    }
    let seats = Seat::all(swing.change.len() as u8).zip(swing.change.iter().copied());
    seats.max_by(|(_, a), (_, b)| size(*a).value.total_cmp(&size(*b).value)).expect("a table has seats")
}

/// One of three: below nothing, within its noise, above.
fn judged<T: Copy>(Figure { value, error }: Figure, [below, even, above]: [T; 3]) -> T {
    let counts = Figure { value: value.abs(), error }.counts();
    match (counts, value > 0.0) {
        (false, _) => even,
        (true, true) => above,
        (true, false) => below,
    }
}

/// How many decimals say something beside such an error: one if the error is smaller than one.
pub fn decimals(error: f64) -> usize {
    usize::from(error < 1.0)
}

/// A number in the language's own way of writing, with a real minus and not a hyphen.
pub fn plain(value: f64, decimals: usize, language: Language) -> String {
    let parts = 10_f64.powi(decimals as i32);
    // A zero has no sign.
    let rounded = (value * parts).round() / parts + 0.0;
    let text = format!("{rounded:.decimals$}").replace('-', "−");
    match language {
        Language::English => text,
        Language::Russian | Language::Ukrainian => text.replace('.', ","),
    }
}

/// What everybody has. Percents of one win are rounded so that they still make up what they do together: of two halves
/// only one goes up.
pub fn shares(figures: &[Figure], decimals: usize, unit: Unit, language: Language) -> Vec<String> {
    let parts = 10_f64.powi(decimals as i32);
    let values: Vec<_> = figures.iter().map(|figure| figure.value * scale(unit) * parts).collect();
    let mut rounded: Vec<_> = match unit {
        Unit::Win => values.iter().map(|value| value.floor()).collect(),
        Unit::Points => values.iter().map(|value| value.round()).collect(),
    };
    let missing = match unit {
        Unit::Win => values.iter().sum::<f64>().round() - rounded.iter().sum::<f64>(),
        Unit::Points => 0.0,
    };
    let mut by_rest: Vec<_> = (0..values.len()).collect();
    by_rest.sort_by(|a, b| (values[*b] - rounded[*b]).total_cmp(&(values[*a] - rounded[*a])));
    by_rest.into_iter().take(missing as usize).for_each(|index| rounded[index] += 1.0);
    rounded.into_iter().map(|value| plain(value / parts, decimals, language)).collect()
}

/// The same with its sign.
pub fn signed(value: f64, decimals: usize, language: Language) -> String {
    let text = plain(value, decimals, language);
    let is_more = value > 0.0 && text.contains(|digit| ('1'..='9').contains(&digit));
    if is_more { format!("+{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turning_point_is_told_for_who_made_it() {
        let [first, second, third] = [0, 1, 2].map(|number| Seat::new(number).unwrap());
        let about = |seat, values: &[f64]| {
            let change = values.iter().map(|value| Figure { value: *value, error: 0.01 }).collect();
            let (seat, figure) =
                concerned(&Swing { step: 0, steps: 1, kind: Kind::Decision, seat, change, said: Vec::new() });
            (seat, figure.value)
        };
        assert_eq!(about(Some(first), &[-0.19, 0.19]), (first, -0.19));
        assert_eq!(about(Some(second), &[-0.19, 0.19]), (second, 0.19));
        assert_eq!(about(None, &[-0.19, 0.19]), (first, -0.19));
        assert_eq!(about(Some(first), &[0.01, 0.2, -0.21]), (third, -0.21), "it changed nothing for the first");
    }

    #[test]
    fn percents_of_one_win_add_up() {
        let written = |values: &[f64], decimals, unit| {
            let figures: Vec<_> = values.iter().map(|value| Figure { value: *value, error: 0.0 }).collect();
            shares(&figures, decimals, unit, Language::English).join(" ")
        };
        assert_eq!(written(&[0.495, 0.505], 0, Unit::Win), "50 50");
        assert_eq!(written(&[0.6051, 0.3949], 0, Unit::Win), "61 39");
        assert_eq!(written(&[1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0], 0, Unit::Win), "34 33 33");
        assert_eq!(written(&[-0.1405, 1.1405], 0, Unit::Win), "−14 114");
        assert_eq!(written(&[0.9995, 0.0005], 1, Unit::Win), "100.0 0.0");
        assert_eq!(written(&[0.0, 1.0], 0, Unit::Win), "0 100");
        assert_eq!(written(&[20.5, 30.5], 0, Unit::Points), "21 31");
    }

    #[test]
    fn a_small_error_brings_a_decimal_and_zero_has_no_sign() {
        let written = |value, error, language| {
            let decimals = decimals(error);
            format!("{} ± {}", signed(value, decimals, language), plain(error, decimals, language))
        };
        assert_eq!(written(-41.4, 3.2, Language::English), "−41 ± 3");
        assert_eq!(written(-0.6, 0.23, Language::English), "−0.6 ± 0.2");
        assert_eq!(written(0.6, 0.23, Language::Russian), "+0,6 ± 0,2");
        assert_eq!(written(-0.04, 0.23, Language::Ukrainian), "0,0 ± 0,2");
        assert_eq!(written(0.4, 1.0, Language::English), "0 ± 1");
        assert_eq!(written(-1.0, 0.0, Language::English), "−1.0 ± 0.0");
    }
}
