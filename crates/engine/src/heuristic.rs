use std::fmt::Debug;

use crate::{Game, Seat};

/// A judgement of positions, for bots.
pub trait Heuristic: Game {
    /// The numbers it works with.
    type Weights: Weights;

    /// The numbers that the lab taught it.
    const TAUGHT: &'static Self::Weights;

    /// The numbers of the first opponent anybody could play, which never change: what strength is measured against.
    const FIRST: &'static Self::Weights;

    /// How good the position is for `seat`, in hundredths of a point of the final score (or of whatever the game counts).
    /// Called on positions in which `seat` has just decided; the next event may be random.
    fn evaluate(&self, seat: Seat, weights: &Self::Weights) -> i32;

    /// Is `seat` in the middle of one move that takes several decisions? Then judging the position makes no sense yet,
    /// and a bot should look at what the move can still become.
    fn is_mid_move(&self, _seat: Seat) -> bool {
        false
    }

    /// Should a player who decides at random consider this action? In some games nearly every random game would otherwise
    /// wander about for ever. Of the actions that `seat` can take now at least one should pass; if none does, all count. The
    /// answer may only depend on what `seat` knows.
    #[inline]
    fn is_sensible(&self, _seat: Seat, _action: &Self::Action) -> bool {
        true
    }
}

/// The numbers of a judgement, so that the lab can try others.
pub trait Weights: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The name of each number, in the order of [`values`](Weights::values).
    fn names() -> Vec<String>;

    /// All numbers.
    fn values(&self) -> Vec<i32>;

    /// The weights that have these values, of which there are as many as names.
    fn of_values(values: &[i32]) -> Self;
}

/// For a judgement without numbers of its own.
impl Weights for () {
    fn names() -> Vec<String> {
        Vec::new()
    }

    fn values(&self) -> Vec<i32> {
        Vec::new()
    }

    fn of_values(_values: &[i32]) -> Self {}
}

/// Declares the [`Weights`] of a game: a struct whose fields are `i32` or arrays of them, each with a comment.
///
/// ```
/// use engine::{Weights as _, weights};
/// weights! {
///     /// What things are worth.
///     pub struct Weights {
///         /// A heart.
///         heart: i32,
///         /// The first, second and third die.
///         dice: [i32; 3],
///     }
/// }
/// let weights = Weights { heart: 7, dice: [3, 2, 1] };
/// assert_eq!(Weights::names(), ["heart", "dice[0]", "dice[1]", "dice[2]"]);
/// assert_eq!(weights.values(), [7, 3, 2, 1]);
/// assert_eq!(Weights::of_values(&[7, 3, 2, 1]), weights);
/// ```
#[macro_export]
macro_rules! weights {
    (
        $(#[$about:meta])*
        $visibility:vis struct $name:ident { $($(#[$doc:meta])* $field:ident: $kind:ty,)+ }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        $visibility struct $name { $($(#[$doc])* pub $field: $kind,)+ }

        impl $crate::Weights for $name {
            fn names() -> Vec<String> {
                let mut names = Vec::new();
                $(<$kind as $crate::heuristic::Numbers>::names(stringify!($field), &mut names);)+
                names
            }

            fn values(&self) -> Vec<i32> {
                let mut values = Vec::new();
                $(values.extend($crate::heuristic::Numbers::numbers(&self.$field));)+
                values
            }

            fn of_values(values: &[i32]) -> Self {
                let mut values = values.iter().copied();
                Self { $($field: $crate::heuristic::Numbers::taken_from(&mut values),)+ }
            }
        }
    };
}

/// A field of [`weights!`](crate::weights).
#[doc(hidden)]
pub trait Numbers {
    fn names(field: &str, into: &mut Vec<String>);
    fn numbers(&self) -> &[i32];
    fn taken_from(values: &mut impl Iterator<Item = i32>) -> Self;
}

const TOO_FEW: &str = "there is a value for every name";

impl Numbers for i32 {
    fn names(field: &str, into: &mut Vec<String>) {
        into.push(field.to_owned());
    }

    fn numbers(&self) -> &[i32] {
        std::slice::from_ref(self)
    }

    fn taken_from(values: &mut impl Iterator<Item = i32>) -> Self {
        values.next().expect(TOO_FEW)
    }
}

impl<const N: usize> Numbers for [i32; N] {
    fn names(field: &str, into: &mut Vec<String>) {
        into.extend((0..N).map(|index| format!("{field}[{index}]")));
    }

    fn numbers(&self) -> &[i32] {
        self
    }

    fn taken_from(values: &mut impl Iterator<Item = i32>) -> Self {
        std::array::from_fn(|_| values.next().expect(TOO_FEW))
    }
}
