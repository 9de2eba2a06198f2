//! Who sits at the table: people and policies, and what they are called.

use std::fmt;
use std::str::FromStr;

use anyhow::bail;
use bots::{Level, PolicySpec};
use engine::Seat;
use guide::Texts;
use serde::{Deserialize, Serialize};

/// Whoever sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Sitter {
    /// Somebody at this keyboard.
    Person,
    /// A bot.
    Bot(PolicySpec),
}

impl Sitter {
    /// Whom a lone person plays against when nothing is said.
    pub const OPPONENT: Self = Self::Bot(PolicySpec::Level(Level::Normal));

    /// Is it a bot that looks ahead, so that a decision may take it a while?
    pub const fn takes_time(self) -> bool {
        match self {
            Self::Bot(PolicySpec::Level(level)) => !matches!(level, Level::Easy),
            Self::Bot(policy) => matches!(policy, PolicySpec::Search(_) | PolicySpec::RandomSearch(_)),
            Self::Person => false,
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Bot(policy) => policy.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        if name == "person" {
            return Ok(Self::Person);
        }
        name.parse().map(Self::Bot).map_err(|_| {
            let policies: Vec<_> = PolicySpec::ALL.iter().map(ToString::to_string).collect();
            format!("there is no '{name}'; a seat is for person, {}", policies.join(", "))
        })
    }
}

impl TryFrom<String> for Sitter {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        name.parse()
    }
}

impl From<Sitter> for String {
    fn from(sitter: Sitter) -> Self {
        sitter.to_string()
    }
}

/// Who sits where, with the names that were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitters {
    pub seats: Vec<Sitter>,
    /// A name for each seat; empty for those who are called by what they are.
    pub names: Vec<String>,
}

/// How long a name may be, so that it leaves room for what it did.
const NAME_LENGTH_MAX: usize = 16;

impl Sitters {
    /// These, called by `names`; seats without one are called by what they are.
    pub fn new(seats: Vec<Sitter>, names: &[String]) -> anyhow::Result<Self> {
        if names.len() > seats.len() {
            bail!("names: {} names for {} seats", names.len(), seats.len());
        }
        let tidy = |name: &String| -> String {
            name.chars()
                .filter(|letter| !letter.is_control())
                .take(NAME_LENGTH_MAX)
                .collect::<String>()
                .trim()
                .to_owned()
        };
        let mut names: Vec<_> = names.iter().map(tidy).collect();
        names.resize(seats.len(), String::new());
        Ok(Self { seats, names })
    }

    /// How many people are among them.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|sitter| **sitter == Sitter::Person).count()
    }

    /// The one who can be spoken to as "you": the only person, if no name was given.
    pub fn only_person(&self) -> Option<Seat> {
        let index = self.seats.iter().position(|sitter| *sitter == Sitter::Person)?;
        let is_you = self.people() == 1 && self.names[index].is_empty();
        Seat::new(index as u8).filter(|_| is_you)
    }

    /// What everybody is called in this language.
    pub fn names_in(&self, texts: &Texts) -> Vec<String> {
        (0..self.seats.len()).map(|index| self.name_in(texts, index)).collect()
    }

    fn name_in(&self, texts: &Texts, index: usize) -> String {
        let sitter = self.seats[index];
        let numbered = |key: &str, number: usize| texts.say_about(key, "number", &number.to_string());
        match sitter {
            _ if !self.names[index].is_empty() => self.names[index].clone(),
            Sitter::Person if self.people() == 1 => texts.say("you"),
            Sitter::Person => numbered("player", index + 1),
            Sitter::Bot(policy) => {
                let name = texts.say(&format!("bot-{}", policy.name()));
                let alike = self.seats.iter().filter(|other| **other == sitter).count();
                let number = self.seats[..=index].iter().filter(|other| **other == sitter).count();
                if alike == 1 { name } else { format!("{name} {number}") }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use guide::Language;

    fn names(seats: &str, given: &str) -> String {
        let seats = seats.split(',').map(|name| name.parse().unwrap()).collect();
        let given: Vec<_> = given.split(',').map(str::to_owned).collect();
        let texts = Texts::new(Language::English, "clever-cubed");
        Sitters::new(seats, &given).unwrap().names_in(&texts).join(", ")
    }

    #[test]
    fn everybody_has_a_name() {
        assert_eq!(names("person", ""), "You");
        assert_eq!(names("person,greedy", ""), "You, Greedy");
        assert_eq!(names("person,person,greedy,greedy", ",Anna"), "Player 1, Anna, Greedy 1, Greedy 2");
    }

    #[test]
    fn names_are_tidied() {
        assert_eq!(names("person", "\u{1b}[31mA very long name indeed"), "[31mA very long");
        assert!(Sitters::new(vec![Sitter::Person], &["A".to_owned(), "B".to_owned()]).is_err());
    }

    #[test]
    fn nobody_else_can_sit_down() {
        let error = "cat".parse::<Sitter>().unwrap_err();
        assert_eq!(
            error,
            "there is no 'cat'; a seat is for person, easy, normal, hard, expert, random, busy, greedy-1, greedy, search, random-search, uniform"
        );
    }
}
