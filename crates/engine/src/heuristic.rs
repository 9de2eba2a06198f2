use std::fmt::Debug;

use crate::{Game, Seat};

/// A judgement of positions, for bots.
pub trait Heuristic: Game {
    /// The numbers it works with.
    type Weights: Weights;

    /// What [`weigh`](Heuristic::weigh) remembers from one decision to the next, such as tables made of the weights. It makes
    /// the answer quicker, never another one, as long as the weights stay the same.
    type Memory: Clone + Debug + Default + Send;

    /// The numbers that the lab taught it.
    const TAUGHT: &'static Self::Weights;

    /// The numbers of the first opponent anybody could play, which never change: what strength is measured against.
    const FIRST: &'static Self::Weights;

    /// The numbers that tell best what a position is worth, which a search needs. They need not be those that play best: lessons
    /// only look at which move is taken.
    const VALUE: &'static Self::Weights = Self::FIRST;

    /// How far it pays to look ahead.
    const OUTLOOK: Outlook;

    /// How good the position is for `seat`, in hundredths of a point of the final score (or of whatever the game counts).
    /// Called on positions in which `seat` has just decided; the next event may be random.
    fn evaluate(&self, seat: Seat, weights: &Self::Weights) -> i32;

    /// What every one of the `legal` actions of `seat` is worth to it, in their order, in place of what was in `into`: the
    /// judgement of the position at the end of the move that it begins, see [`worth_of`].
    ///
    /// A game that knows a quicker way than to make every move on a copy writes its own. It need not be exact about an
    /// action that is worth less than an earlier one: any number below the best so far will do.
    fn weigh(
        &self,
        seat: Seat,
        legal: &[Self::Action],
        weights: &Self::Weights,
        buffers: &mut Buffers<Self>,
        into: &mut Vec<i32>,
    ) {
        into.clear();
        into.extend(legal.iter().map(|action| worth_of(self, seat, action, weights, buffers)));
    }

    /// Which of the `legal` actions `seat` should take, where that can be computed instead of judged: which dice to throw again
    /// when the odds of every throw are known, or how to play the last turns of a game. What things are worth in the end is
    /// still told by the `weights`. `None` where the judgement has to do.
    fn solve(
        &self,
        _seat: Seat,
        _legal: &[Self::Action],
        _weights: &Self::Weights,
        _buffers: &mut Buffers<Self>,
    ) -> Option<usize> {
        None
    }

    /// Plans that reach beyond one move, the best first, where the game can compute such: all that `seat` will do until chance
    /// or somebody else has a say. A search then tries these out instead of single moves. None where it has to look for moves
    /// itself.
    fn turn_plans(
        &self,
        _seat: Seat,
        _legal: &[Self::Action],
        _weights: &Self::Weights,
        _buffers: &mut Buffers<Self>,
    ) -> Vec<TurnPlan<Self::Action>> {
        Vec::new()
    }

    /// Is `seat` in the middle of one move that takes several decisions? Then judging the position makes no sense yet,
    /// and a bot should look at what the move can still become.
    fn is_mid_move(&self, _seat: Seat) -> bool {
        false
    }

    /// How many turns have begun, in a game whose judgement is only fair between turns: who has thrown good dice is not as far
    /// ahead as whoever has used them. A search then looks ahead by turns, so that a move that throws once more is not judged
    /// at another moment than one that does not. `None` where any moment is as good, and random events are counted.
    #[inline]
    fn turns(&self) -> Option<u64> {
        None
    }

    /// Has `seat` begun to say something that only makes sense together with what it says next, such as which dice to throw again?
    /// Whoever looks back at a match takes such decisions as one.
    fn is_half_said(&self, seat: Seat) -> bool {
        self.is_mid_move(seat)
    }

    /// Should a player who decides at random consider this action? In some games nearly every random game would otherwise
    /// wander about for ever. Of the actions that `seat` can take now at least one should pass; if none does, all count. The
    /// answer may only depend on what `seat` knows.
    #[inline]
    fn is_sensible(&self, _seat: Seat, _action: &Self::Action) -> bool {
        true
    }
}

/// What a player will do until chance or somebody else has a say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnPlan<A> {
    /// The decisions, at least one.
    pub actions: Vec<A>,
    /// So many of them belong together; what follows can be thought over.
    pub firm: usize,
    /// What its end is worth by the judgement.
    pub worth: i32,
}

/// How far it pays to look ahead in a game, found by trying.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// After how many random events, or [turns](Heuristic::turns), the judgement knows as much as the end of the game would
    /// tell, noise considered.
    pub horizon: u64,
    /// The lead by the judgement, in whole points, hearts or feet, that wins about five of six games.
    pub spread: i32,
    /// How many tenths of a standard error another move has to be ahead of what the judgement would do.
    pub evidence: i32,
    /// Is [`solve`](Heuristic::solve) quick enough for the games by which moves are tried out?
    pub solves_ahead: bool,
    /// Do few positions follow any other, so that a search comes to the same ones again and again? Then it may grow a tree of them.
    pub recurs: bool,
    /// How many games the levels normal, hard and expert play for a decision. Who plays none is greedy: normal only judges, hard
    /// and expert [compute](Heuristic::solve); where both do, hard computes half of its decisions.
    pub games: [u32; 3],
    /// How many decisions these games may take for one decision of a level. So it answers within a second also at a large table, where
    /// games are longer, and plays fewer of them.
    pub decisions: u64,
}

/// How many decisions of one move are looked at, after the first.
pub const MOVE_DEPTH_MAX: usize = 4;

/// What is used again and again to weigh actions, always by the same weights: to compare them at every decision would take longer
/// than many a decision. Whoever judges by other weights takes other buffers.
#[derive(Clone, Debug)]
pub struct Buffers<G: Heuristic> {
    /// The actions at each depth of a move.
    pub moves: Vec<Vec<G::Action>>,
    /// What the game remembers.
    pub memory: G::Memory,
}

impl<G: Heuristic> Default for Buffers<G> {
    fn default() -> Self {
        Self { moves: vec![Vec::new(); MOVE_DEPTH_MAX], memory: G::Memory::default() }
    }
}

/// What `action` is worth to `seat`: the judgement of the best position that the move it begins can end in. A move of several
/// decisions, such as a die and then its mark, is followed to its end.
pub fn worth_of<G: Heuristic>(
    now: &G,
    seat: Seat,
    action: &G::Action,
    weights: &G::Weights,
    buffers: &mut Buffers<G>,
) -> i32 {
    follow(now, seat, action, weights, &mut buffers.moves)
}

fn follow<G: Heuristic>(
    now: &G,
    seat: Seat,
    action: &G::Action,
    weights: &G::Weights,
    buffers: &mut [Vec<G::Action>],
) -> i32 {
    let mut after = now.clone();
    after.play_listed(seat, action, &mut ());
    match buffers.split_first_mut() {
        Some((buffer, deeper)) if after.is_mid_move(seat) => {
            after.legal(seat, buffer);
            let follow_ups = buffer.iter().map(|action| follow(&after, seat, action, weights, deeper));
            follow_ups.max().unwrap_or_else(|| after.evaluate(seat, weights))
        }
        _ => after.evaluate(seat, weights),
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
        #[derive(Clone, Debug)]
        $visibility struct $name { $($(#[$doc])* pub $field: $kind,)+ }

        /// Asked at every decision. All numbers are looked at, which is quicker than to stop at a difference.
        impl PartialEq for $name {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                let mut differences = 0;
                $(differences |= $crate::heuristic::differences(&self.$field, &other.$field);)+
                differences == 0
            }
        }

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

/// 0 if the numbers are the same.
#[doc(hidden)]
#[inline]
pub fn differences(some: &impl Numbers, others: &impl Numbers) -> i32 {
    some.numbers().iter().zip(others.numbers()).fold(0, |differences, (number, other)| differences | (number ^ other))
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
