//! The list of games.
//!
//! A game is registered here and nowhere else: one line in [`for_each_game!`]. Everything that works for any game reaches
//! it through [`with_game`], which turns a name into a type.

use std::fmt;

use bots::{Policy, PolicySpec, Stuck};
use engine::{Fast, Figures, GameInfo, Heuristic};

pub use clever_cubed;
pub use cubitos;
pub use dice_city;
pub use king_of_tokyo_duel;

/// Passes the types of all games, in the order in which they are listed to people, to the macro `$with`.
///
/// ```
/// macro_rules! names {
///     ($($game:ty),*) => { [$(<$game as engine::Game>::INFO.name),*] };
/// }
/// assert_eq!(games::for_each_game!(names)[0], "clever-cubed");
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            $crate::clever_cubed::CleverCubed,
            $crate::king_of_tokyo_duel::KingOfTokyoDuel,
            $crate::dice_city::DiceCity,
            $crate::cubitos::Cubitos
        }
    };
}

/// All that a registered game brings: rules, a judgement for bots, figures for statistics.
///
/// Whatever plays by itself is compiled here, once for each game: the page builds all that talks to people for size, and this for
/// speed.
pub trait Playable: Heuristic + Figures {
    /// An opponent, as [`PolicySpec::build`] makes it.
    fn policy(spec: PolicySpec) -> Box<dyn Policy<Self>>;

    /// Lets policies play a game to its end, see [`bots::play_out`].
    fn play_out(
        game: &mut Self,
        policies: &mut [Box<dyn Policy<Self>>],
        source: &mut Fast,
        buffer: &mut Vec<Self::Action>,
    ) -> Result<u64, Stuck>;
}

macro_rules! playable {
    ($($game:ty),* $(,)?) => {
        $(impl Playable for $game {
            fn policy(spec: PolicySpec) -> Box<dyn Policy<Self>> {
                spec.build()
            }

            fn play_out(
                game: &mut Self,
                policies: &mut [Box<dyn Policy<Self>>],
                source: &mut Fast,
                buffer: &mut Vec<Self::Action>,
            ) -> Result<u64, Stuck> {
                bots::play_out(game, policies, source, buffer)
            }
        })*
    };
}
for_each_game!(playable);

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with one game.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown game '{}'; there is", self.0)?;
        for (index, info) in all().iter().enumerate() {
            write!(f, "{} {}", if index == 0 { "" } else { "," }, info.name)?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownGame {}

/// All games.
pub fn all() -> Vec<GameInfo> {
    macro_rules! infos {
        ($($game:ty),* $(,)?) => { vec![$(<$game as engine::Game>::INFO),*] };
    }
    for_each_game!(infos)
}

/// Does something with the game of this name.
///
/// ```
/// struct Players;
/// impl games::Visitor for Players {
///     type Output = (u8, u8);
///     fn visit<G: games::Playable>(self) -> (u8, u8) {
///         G::INFO.players
///     }
/// }
/// assert_eq!(games::with_game("clever-cubed", Players), Ok((1, 4)));
/// assert!(games::with_game("chess", Players).is_err());
/// ```
pub fn with_game<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
    macro_rules! dispatch {
        ($($game:ty),* $(,)?) => {
            $(if name == <$game as engine::Game>::INFO.name { return Ok(visitor.visit::<$game>()); })*
        };
    }
    for_each_game!(dispatch);
    Err(UnknownGame(name.to_owned()))
}
