//! Pictures of figures: a dot for each, with whiskers that show how sure it is.

use std::fmt::Write;

/// A picture with one line for each figure.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// How it came about: the command, the number of games, what the whiskers mean.
    pub notes: Vec<String>,
    /// A line to compare everything with, such as an even share.
    pub even: Option<f64>,
    /// What the numbers on the axis are followed by, such as `%`.
    pub unit: &'static str,
    /// The figures, from top to bottom.
    pub rows: Vec<ChartRow>,
}

/// One figure.
#[derive(Clone, Debug)]
pub struct ChartRow {
    /// What it is the figure of.
    pub name: String,
    /// The figure.
    pub value: f64,
    /// Where the true one lies.
    pub interval: Option<[f64; 2]>,
    /// Both in words.
    pub text: String,
    /// Does it stand out? Then the dot is filled; otherwise it is a ring.
    pub stands_out: bool,
}

const WIDTH: f64 = 760.0;
const ROW: f64 = 26.0;
/// From where to where values are drawn; names stand to the left and the figures in words to the right.
const PLOT: (f64, f64) = (210.0, 560.0);
const TICKS_MAX: f64 = 6.0;

/// Both themes: the picture follows the page it is shown on. No font is fetched.
const STYLE: &str = "\
:root{color-scheme:light dark}\
text{font:13px system-ui,-apple-system,'Segoe UI',sans-serif;fill:#1d2330}\
.title{font-size:16px;font-weight:600}.note,.tick{font-size:11px;fill:#5a6372}\
.back{fill:#fff}.grid{stroke:#e3e6ec}.even{stroke:#5a6372;stroke-dasharray:4 3}\
.whisker{stroke:#2b62c4;stroke-width:2}.dot{fill:#2b62c4;stroke:#2b62c4;stroke-width:2}.ring{fill:#fff;stroke:#2b62c4;stroke-width:2}\
@media(prefers-color-scheme:dark){text{fill:#e8ebf2}.note,.tick{fill:#a3acbd}.back{fill:#161a22}.grid{stroke:#2c3340}\
.even{stroke:#a3acbd}.whisker{stroke:#8db4ff}.dot{fill:#8db4ff;stroke:#8db4ff}.ring{fill:#161a22;stroke:#8db4ff}}";

impl Chart {
    /// The picture as SVG.
    ///
    /// ```
    /// use lab::{Chart, ChartRow};
    /// let row = ChartRow { name: "a < b".into(), value: 3.0, interval: Some([1.0, 5.0]), text: "3".into(), stands_out: true };
    /// let svg = Chart { title: "Points".into(), rows: vec![row], ..Chart::default() }.svg();
    /// assert!(svg.starts_with("<svg") && svg.contains("a &lt; b"));
    /// ```
    pub fn svg(&self) -> String {
        let top = 44.0;
        let bottom = top + ROW * self.rows.len() as f64;
        let height = bottom + 34.0 + 16.0 * self.notes.len() as f64;
        let scale = Scale::of(self);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
             role=\"img\" aria-label=\"{}\">\n<style>{STYLE}</style>\n<rect class=\"back\" width=\"{WIDTH}\" height=\"{height}\"/>\n",
            escaped(&self.title)
        );
        out += &text("title", 16.0, 26.0, "start", &self.title);
        for tick in scale.ticks() {
            let x = scale.x(tick);
            out += &line("grid", (x, top), (x, bottom));
            out += &text("tick", x, bottom + 16.0, "middle", &format!("{}{}", short(tick), self.unit));
        }
        if let Some(even) = self.even {
            out += &line("even", (scale.x(even), top), (scale.x(even), bottom));
        }
        for (index, row) in self.rows.iter().enumerate() {
            out += &row.svg(&scale, top + ROW * (index as f64 + 0.5));
        }
        for (index, note) in self.notes.iter().enumerate() {
            out += &text("note", 16.0, bottom + 36.0 + 16.0 * index as f64, "start", note);
        }
        out + "</svg>\n"
    }
}

impl ChartRow {
    fn svg(&self, scale: &Scale, y: f64) -> String {
        let mut out = text("", 16.0, y + 4.5, "start", &self.name);
        if let Some([low, high]) = self.interval {
            let (low, high) = (scale.x(low), scale.x(high));
            out += &line("whisker", (low, y), (high, y));
            for end in [low, high] {
                out += &line("whisker", (end, y - 4.0), (end, y + 4.0));
            }
        }
        let class = if self.stands_out { "dot" } else { "ring" };
        let _ = writeln!(out, "<circle class=\"{class}\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>", scale.x(self.value));
        out + &text("", PLOT.1 + 16.0, y + 4.5, "start", &self.text)
    }
}

/// From figures to places on the picture.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn of(chart: &Chart) -> Self {
        let ends =
            chart.rows.iter().flat_map(|row| row.interval.unwrap_or([row.value; 2]).into_iter().chain([row.value]));
        let all: Vec<f64> = ends.chain(chart.even).filter(|value| value.is_finite()).collect();
        let (low, high) =
            (all.iter().copied().fold(f64::INFINITY, f64::min), all.iter().copied().fold(f64::NEG_INFINITY, f64::max));
        let (low, high) = if low < high { (low, high) } else { (low.min(0.0) - 1.0, high.max(0.0) + 1.0) };
        let (low, high) = if low.is_finite() && high.is_finite() { (low, high) } else { (0.0, 1.0) };
        let step = round_step((high - low) / TICKS_MAX);
        Self { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn x(&self, value: f64) -> f64 {
        let part = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        PLOT.0 + part * (PLOT.1 - PLOT.0)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|index| self.low + f64::from(index) * self.step)
    }
}

/// The next of 1, 2, 5, 10, 20 and so on.
fn round_step(step: f64) -> f64 {
    let power = 10.0_f64.powf(step.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|digit| digit * power).find(|round| *round >= step * 0.999).unwrap_or(step)
}

/// At most three decimals, and none that say nothing.
fn short(number: f64) -> String {
    let text = format!("{number:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> String {
    format!(
        "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>\n",
        from.0, from.1, to.0, to.1
    )
}

fn text(class: &str, x: f64, y: f64, anchor: &str, text: &str) -> String {
    let text = escaped(text);
    format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(values: &[(f64, [f64; 2])]) -> Chart {
        let row = |&(value, interval): &(f64, [f64; 2])| ChartRow {
            name: "name".to_owned(),
            value,
            interval: Some(interval),
            text: "text".to_owned(),
            stands_out: false,
        };
        Chart { title: "T & T".to_owned(), rows: values.iter().map(row).collect(), even: Some(0.5), ..Chart::default() }
    }

    #[test]
    fn the_axis_is_round_and_holds_everything() {
        let scale = Scale::of(&chart(&[(0.31, [0.22, 0.44]), (0.7, [0.6, 0.93])]));
        let ticks: Vec<_> = scale.ticks().map(short).collect();
        assert_eq!(ticks, ["0.2", "0.4", "0.6", "0.8", "1"]);
        assert_eq!((scale.x(0.2), scale.x(1.0), scale.x(0.6)), (PLOT.0, PLOT.1, (PLOT.0 + PLOT.1) / 2.0));
        assert_eq!(scale.x(7.0), PLOT.1, "nothing is drawn outside");
    }

    #[test]
    fn nothing_and_a_single_figure_can_be_drawn() {
        for chart in
            [Chart::default(), chart(&[]), chart(&[(0.0, [0.0, 0.0])]), chart(&[(f64::NAN, [0.0, f64::INFINITY])])]
        {
            let svg = chart.svg();
            assert!(svg.ends_with("</svg>\n") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn steps_are_one_two_or_five() {
        let steps = [0.013, 0.2, 0.34, 3.0, 70.0].map(round_step);
        for (step, known) in steps.into_iter().zip([0.02, 0.2, 0.5, 5.0, 100.0]) {
            assert!((step / known - 1.0).abs() < 1e-9, "{step}");
        }
    }

    #[test]
    fn names_are_escaped() {
        assert!(chart(&[]).svg().contains("aria-label=\"T &amp; T\""));
    }
}
