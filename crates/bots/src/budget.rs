use std::fmt;

/// How much a policy may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many games. The choice depends on nothing else but the seed.
    Games(u32),
    /// So long. On a faster machine more is looked at.
    Milliseconds(u32),
}

impl Budget {
    /// No budget is larger: a policy must answer one day.
    pub const MAX: u32 = 1_000_000;
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Games(games) => write!(f, "{games}"),
            Self::Milliseconds(time) => write!(f, "{time}ms"),
        }
    }
}
