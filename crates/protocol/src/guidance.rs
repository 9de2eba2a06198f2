//! What a person at a seat should be told, in keys and in words.

use engine::{Game, Match, Phrase, Seat};
use guide::{Blocked, Correction, Ending, Gains, Guidance, Guide, Label, Language, Plan, Section, Story, Texts};
use serde::Serialize;

use crate::json::{self, Json};

/// A phrase and how it reads.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// Key and arguments.
    #[serde(flatten)]
    pub phrase: Phrase,
    /// The words of a language.
    pub text: String,
}

/// All that a seat should be told now, as [`Guidance`] has it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// What is being decided.
    pub prompt: Said,
    /// What the seat may do.
    pub choices: Vec<ToldChoice>,
    /// What it can decide otherwise.
    pub corrections: Vec<ToldCorrection>,
    /// What it might expect to be able to do, and why not.
    pub blocked: Vec<ToldBlocked>,
    /// How everybody stands, by seat.
    pub standings: Vec<Said>,
    /// What has happened since the seat last decided.
    pub since: Vec<Said>,
    /// The final table, once the game is over.
    pub ending: Option<ToldEnding>,
    /// What a board shows besides the view, as it depends on how the position came about.
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub traces: Json,
    /// The symbols and rules in short.
    pub help: Vec<ToldSection>,
}

/// One choice: a decision, or several in one go.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToldChoice {
    /// What is played, one after the other.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub actions: Json,
    /// The way to it, from the general to the particular.
    pub path: Vec<ToldLabel>,
    /// What it brings at once.
    pub gains: ToldGains,
}

/// A decision that can be taken back while those made after it stay.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToldCorrection {
    /// What it says.
    pub label: ToldLabel,
    /// How many decisions are taken back, one after the other.
    pub undo: usize,
    /// What is played again afterwards.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub actions: Json,
}

/// One step on the way to a choice.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ToldLabel {
    /// What it says.
    #[serde(flatten)]
    pub said: Said,
    /// The letter that chooses it on a keyboard.
    pub letter: Option<char>,
    /// Is it understood without words when there is nothing else to choose at this step?
    pub is_quiet: bool,
}

/// What a choice brings at once.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToldGains {
    /// In symbols, for short lines.
    pub symbols: Vec<Said>,
    /// In words.
    pub words: Vec<Said>,
    /// What it adds to the score.
    pub points: i32,
    /// What one should know about it.
    pub notes: Vec<Said>,
}

/// Something that cannot be chosen now, and why.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToldBlocked {
    /// What it is.
    pub what: Said,
    /// Why not.
    pub why: Said,
}

/// The final table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToldEnding {
    /// What was counted, with a number for each seat; the last row is the total.
    pub rows: Vec<(Said, Vec<i32>)>,
    /// How it was won.
    pub reason: Said,
    /// A title for the winner of a solo game, and stars of five.
    pub title: Option<(Said, u8)>,
}

/// A part of the help.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToldSection {
    /// What it is about.
    pub title: Said,
    /// What it says.
    pub paragraphs: Vec<Said>,
}

/// Tells `seat` where the match stands.
pub fn tell<G: Guide>(played: &Match<G>, seat: Seat, language: Language) -> Told {
    let mut texts = Texts::new(language, G::INFO.name);
    let name = |other: Seat| match other == seat {
        true => texts.say("you"),
        false => texts.say_about("player", "number", &(other.number() + 1).to_string()),
    };
    let names = Seat::all(played.game().players()).map(name).collect();
    texts.set_names(names, Some(seat));
    let Guidance { prompt, choices, corrections, blocked, standings, since, ending, traces } =
        Guidance::new(played, seat, &Story::of(played));
    let speaker = Speaker(texts);
    Told {
        prompt: speaker.say(prompt),
        choices: choices.into_iter().map(|choice| speaker.choice(choice)).collect(),
        corrections: corrections.into_iter().map(|correction| speaker.correction(correction)).collect(),
        blocked: blocked.into_iter().map(|blocked| speaker.blocked(blocked)).collect(),
        standings: speaker.say_all(standings),
        since: speaker.say_all(since),
        ending: ending.map(|ending| speaker.ending(ending)),
        traces: json::write(&traces),
        help: G::help().into_iter().map(|section| speaker.section(section)).collect(),
    }
}

struct Speaker(Texts);

impl Speaker {
    fn say(&self, phrase: Phrase) -> Said {
        Said { text: self.0.phrase(&phrase), phrase }
    }

    fn say_all(&self, phrases: Vec<Phrase>) -> Vec<Said> {
        phrases.into_iter().map(|phrase| self.say(phrase)).collect()
    }

    fn choice<G: Game>(&self, Plan { actions, path, gains }: Plan<G>) -> ToldChoice {
        let Gains { symbols, words, points, notes } = gains;
        let (symbols, words, notes) = (self.say_all(symbols), self.say_all(words), self.say_all(notes));
        ToldChoice {
            actions: json::write(&actions),
            path: path.into_iter().map(|label| self.label(label)).collect(),
            gains: ToldGains { symbols, words, points, notes },
        }
    }

    fn correction<A: Serialize>(&self, Correction { label, undo, actions }: Correction<A>) -> ToldCorrection {
        ToldCorrection { label: self.label(label), undo, actions: json::write(&actions) }
    }

    fn label(&self, Label { phrase, letter, is_quiet }: Label) -> ToldLabel {
        ToldLabel { said: self.say(phrase), letter, is_quiet }
    }

    fn blocked(&self, Blocked { what, why }: Blocked) -> ToldBlocked {
        ToldBlocked { what: self.say(what), why: self.say(why) }
    }

    fn ending(&self, Ending { rows, reason, title }: Ending) -> ToldEnding {
        ToldEnding {
            rows: rows.into_iter().map(|(row, numbers)| (self.say(row), numbers)).collect(),
            reason: self.say(reason),
            title: title.map(|(title, stars)| (self.say(title), stars)),
        }
    }

    fn section(&self, Section { title, paragraphs }: Section) -> ToldSection {
        ToldSection { title: self.say(title), paragraphs: self.say_all(paragraphs) }
    }
}
