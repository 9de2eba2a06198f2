//! What the small games share: everything the contract of a game asks for that they have no use for.

use engine::{Phrase, Reveal, Speak};
use serde::{Deserialize, Serialize};

/// Nobody reads the log of these games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nothing;

impl Speak for Nothing {
    fn phrase(&self) -> Phrase {
        Phrase::new("nothing")
    }
}

impl Reveal for Nothing {
    fn reveals(&self) -> bool {
        false
    }
}

/// The part of a contract that is the same for games without secrets, whose state is its own readable form.
macro_rules! open_game {
    () => {
        type Event = crate::small::Nothing;
        type View = Self;
        type State = Self;

        fn view(&self, _viewer: engine::Viewer) -> Self {
            *self
        }

        fn reimagine(&self, _seat: engine::Seat, _source: &mut impl engine::Chance) -> Self {
            *self
        }

        fn save(&self) -> Self {
            *self
        }

        fn load(state: &Self) -> Result<Self, engine::Invalid> {
            Ok(*state)
        }
    };
}

pub(crate) use open_game;
