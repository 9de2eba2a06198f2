//! The chances over a match as a picture that needs nothing else: SVG, for light and dark pages.

use std::fmt::Write;

use analysis::{Figure, Report, Swing, Unit};
use engine::{Phrase, Seat};
use guide::Texts;

use super::turns::Turns;
use super::words::{concerned, decimals, happened, plain, scale, shares, signed, when};

const WIDTH: f64 = 960.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 800.0;
const TOP: f64 = 76.0;
const BOTTOM: f64 = 396.0;
const LINE: f64 = 22.0;
const INDENT: f64 = 18.0;

/// Where the labels beside the curves may not come closer to each other.
const LABEL_DISTANCE: f64 = 20.0;

/// How many lines below the picture a turning point takes.
const LINES_EACH: f64 = 2.0;

/// How many letters of an event fit into a line below the picture, also in a wide font.
const LETTERS_MAX: usize = 96;

/// About how many lines lie behind the curve of points.
const TICKS: f64 = 5.0;

/// Colours by seat, also told apart by their dashes and by the name at the end of each curve.
const STYLE: &str = "
svg { background: #fffdf7; font-family: system-ui, sans-serif; font-size: 14px; fill: #1d1b26 }
.title { font-size: 20px; font-weight: 700 }
.quiet { fill: #5b5766 }
.grid { stroke: #d9d3c5; stroke-width: 1 }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.band[class] { stroke: none; opacity: 0.16 }
.point { stroke-width: 2 }
.number { fill: #fffdf7; font-size: 12px; font-weight: 700; text-anchor: middle }
.point[class] { stroke: #fffdf7 }
.seat0 { stroke: #c2331c; fill: #c2331c } .seat1 { stroke: #0b6f83; fill: #0b6f83; stroke-dasharray: 9 3 }
.seat2 { stroke: #96690a; fill: #96690a; stroke-dasharray: 3 3 } .seat3 { stroke: #5c3d99; fill: #5c3d99; stroke-dasharray: 12 3 3 3 }
text[class] { stroke: none } .band, .point { stroke-dasharray: none } .curve[class] { fill: none }
@media (prefers-color-scheme: dark) {
  svg { background: #17161c; fill: #f2efe6 }
  .quiet { fill: #aaa5b5 } .grid { stroke: #3a3744 } .point[class] { stroke: #17161c } .number { fill: #17161c }
  .seat0 { stroke: #ff8a70; fill: #ff8a70 } .seat1 { stroke: #5cc6da; fill: #5cc6da }
  .seat2 { stroke: #e8b94a; fill: #e8b94a } .seat3 { stroke: #b79bf0; fill: #b79bf0 }
}
";

pub fn draw<A>(report: &Report<A>, turns: &Turns, texts: &Texts) -> String {
    let chart = Chart { report, turns, texts, range: range(report) };
    let height = BOTTOM + 64.0 + LINE * LINES_EACH * report.turning_points.len() as f64;
    let title = escaped(&format!("{}: {}", texts.say("title"), texts.say(chart.title())));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n<text class=\"title\" x=\"24\" y=\"36\">{title}</text>\n"
    );
    let games = texts.phrase(&Phrase::new("analyze-games").number("count", report.games as i64));
    text(&mut svg, "quiet", 24.0, 58.0, &games);
    chart.grid(&mut svg);
    for seat in Seat::all(report.seats.len() as u8) {
        chart.curve(seat, &mut svg);
    }
    chart.names(&mut svg);
    for (number, swing) in (1..).zip(&report.turning_points) {
        chart.turning_point(number, swing, &mut svg);
    }
    svg.push_str("</svg>\n");
    svg
}

/// From the lowest to the highest value that is drawn.
fn range<A>(report: &Report<A>) -> (f64, f64) {
    if report.unit == Unit::Win {
        return (0.0, 1.0);
    }
    let values = || report.values.iter().flatten();
    let low = values().map(|figure| figure.value - figure.error).fold(f64::MAX, f64::min);
    let high = values().map(|figure| figure.value + figure.error).fold(f64::MIN, f64::max);
    let step = tick(high - low);
    ((low / step).floor() * step, ((high / step).ceil() * step).max((low / step).floor() * step + step))
}

/// The distance of lines behind a curve that goes through so many points: 1, 2 or 5 times a power of ten.
fn tick(span: f64) -> f64 {
    let rough = (span / TICKS).max(1.0);
    let power = 10_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|tick| *tick >= rough).unwrap_or(power * 10.0)
}

struct Chart<'a, A> {
    report: &'a Report<A>,
    turns: &'a Turns,
    texts: &'a Texts,
    range: (f64, f64),
}

impl<A> Chart<'_, A> {
    fn title(&self) -> &'static str {
        match self.report.unit {
            Unit::Win => "analyze-chart-win",
            Unit::Points => "analyze-chart-points",
        }
    }

    fn x(&self, step: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * step as f64 / self.report.steps.len().max(1) as f64
    }

    fn y(&self, value: f64) -> f64 {
        let (low, high) = self.range;
        BOTTOM - (BOTTOM - TOP) * ((value - low) / (high - low)).clamp(0.0, 1.0)
    }

    fn unit(&self) -> &'static str {
        match self.report.unit {
            Unit::Win => "analyze-amount-win",
            Unit::Points => "analyze-amount-points",
        }
    }

    fn amount(&self, value: &str) -> String {
        self.texts.say_about(self.unit(), "value", value)
    }

    /// Lines for values, and below them the steps.
    fn grid(&self, svg: &mut String) {
        let (low, high) = self.range;
        let distance = if self.report.unit == Unit::Win { 0.25 } else { tick(high - low) };
        let lines = ((high - low) / distance).round() as usize;
        for line in 0..=lines {
            let value = low + distance * line as f64;
            let y = self.y(value);
            let _ = writeln!(svg, "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
            let label = self.amount(&plain(value * scale(self.report.unit), 0, self.texts.language()));
            let _ = writeln!(
                svg,
                "<text class=\"quiet\" text-anchor=\"end\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                LEFT - 6.0,
                y + 5.0,
                escaped(&label)
            );
        }
        let steps = self.report.steps.len();
        let distance = (tick(steps as f64 * TICKS / 8.0) as usize).max(1);
        for step in (0..=steps).step_by(distance) {
            let _ = writeln!(
                svg,
                "<text class=\"quiet\" text-anchor=\"middle\" x=\"{:.1}\" y=\"{:.1}\">{step}</text>",
                self.x(step),
                BOTTOM + 20.0
            );
        }
        let _ = writeln!(
            svg,
            "<text class=\"quiet\" text-anchor=\"end\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            LEFT - 12.0,
            BOTTOM + 20.0,
            escaped(&self.texts.say("analyze-chart-steps"))
        );
    }

    /// What a seat could expect, with a band of one standard error.
    fn curve(&self, seat: Seat, svg: &mut String) {
        let values = || self.report.values.iter().map(|values| values[seat.index()]).enumerate();
        let point = |(step, value): (usize, f64)| format!("{:.1},{:.1}", self.x(step), self.y(value));
        let upper = values().map(|(step, figure)| point((step, figure.value + figure.error)));
        let lower = values().rev().map(|(step, figure)| point((step, figure.value - figure.error)));
        let band: Vec<_> = upper.chain(lower).collect();
        let middle: Vec<_> = values().map(|(step, figure)| point((step, figure.value))).collect();
        let _ = writeln!(svg, "<polygon class=\"seat{seat} band\" points=\"{}\"/>", band.join(" "));
        let _ = writeln!(svg, "<polyline class=\"seat{seat} curve\" points=\"{}\"/>", middle.join(" "));
    }

    /// Names at the ends of the curves, from the top down and not on top of each other.
    fn names(&self, svg: &mut String) {
        let last = self.report.values.last().expect("there is a value before the first step");
        let mut ends: Vec<_> =
            Seat::all(last.len() as u8).map(|seat| (self.y(last[seat.index()].value), seat)).collect();
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut lowest = f64::MAX;
        for (index, (y, _)) in ends.iter_mut().enumerate().rev() {
            *y = y.min(lowest).max(TOP + LABEL_DISTANCE * index as f64);
            lowest = *y - LABEL_DISTANCE;
        }
        let values = shares(last, 0, self.report.unit, self.texts.language());
        for (y, seat) in ends {
            let value = self.amount(&values[seat.index()]);
            text(svg, &format!("seat{seat}"), RIGHT + 12.0, y + 5.0, &format!("{}: {value}", self.texts.name(seat)));
        }
    }

    /// A number on the curve of whoever made it, and below the picture what happened.
    fn turning_point(&self, number: usize, swing: &Swing, svg: &mut String) {
        let (seat, figure) = concerned(swing);
        let after = swing.step + swing.steps;
        let (x, y) = (self.x(after), self.y(self.report.values[after][seat.index()].value));
        let _ = writeln!(
            svg,
            "<circle class=\"seat{seat} point\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"10\"/>\n\
             <text class=\"number\" x=\"{x:.1}\" y=\"{:.1}\">{number}</text>",
            y + 4.0
        );
        let Figure { value, error } = figure;
        let scale = scale(self.report.unit);
        let change = self.amount(&signed(value * scale, decimals(error * scale), self.texts.language()));
        let when = when(swing, self.turns, self.texts);
        let below = BOTTOM + 50.0 + LINE * LINES_EACH * (number - 1) as f64;
        let line = format!("{number}. {when}, {}: {change}", self.texts.name(seat));
        text(svg, &format!("seat{seat}"), LEFT, below, &line);
        text(svg, "quiet", LEFT + INDENT, below + LINE, &cut(&happened(swing, self.texts)));
    }
}

fn cut(line: &str) -> String {
    let mut letters = line.chars();
    let mut cut: String = letters.by_ref().take(LETTERS_MAX).collect();
    if letters.next().is_some() {
        cut.push('…');
    }
    cut
}

fn text(svg: &mut String, class: &str, x: f64, y: f64, words: &str) {
    let _ = writeln!(svg, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(words));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use analysis::Kind;
    use games::clever_cubed::Action;
    use guide::Language;

    use super::*;

    /// What it changed and what it was stand on lines of their own: who does not draw letters cannot know how wide they are.
    #[test]
    fn a_turning_point_takes_two_lines() {
        let change = [0.22, -0.22].map(|value| Figure { value, error: 0.02 }).to_vec();
        let said = vec![Phrase::new("analyze-about")];
        let swing = Swing { step: 0, steps: 1, kind: Kind::Decision, seat: Some(Seat::FIRST), change, said };
        let values = [0.39, 0.61].map(|value| Figure { value, error: 0.01 }).to_vec();
        let report: Report<Action> = Report {
            unit: Unit::Win,
            games: 100,
            is_over: false,
            values: vec![values.clone(), values],
            steps: Vec::new(),
            seats: Vec::new(),
            turning_points: vec![swing],
            throws: Vec::new(),
            mistakes: Vec::new(),
        };
        let mut texts = Texts::new(Language::Russian, "clever-cubed");
        texts.set_names(vec!["Анна".to_owned(), "Бот".to_owned()], None);
        let drawn = draw(&report, &Turns::default(), &texts);
        let lines: Vec<_> = drawn.lines().rev().skip(1).take(2).collect();
        assert!(lines[1].ends_with(">1. Шаг 1, Анна: +22 %</text>"), "{drawn}");
        assert!(lines[0].contains(">Анна: ") && lines[0].matches("</text>").count() == 1, "{drawn}");
    }
}
