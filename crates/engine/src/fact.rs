/// One figure of a finished game, for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What is counted: a key of the game's locale files.
    pub key: &'static str,
    /// How it came out.
    pub value: FactValue,
}

/// How a figure came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactValue {
    /// A number: statistics report its mean and deviation.
    Number(i32),
    /// One of several cases: statistics report the share of each and how often it won.
    Case(&'static str),
}

impl Fact {
    /// A figure that is a number.
    pub const fn number(key: &'static str, number: i32) -> Self {
        Self { key, value: FactValue::Number(number) }
    }

    /// A figure that is one of several cases.
    pub const fn case(key: &'static str, case: &'static str) -> Self {
        Self { key, value: FactValue::Case(case) }
    }
}
