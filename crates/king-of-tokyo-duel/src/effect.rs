//! The vocabulary of what cards do by themselves, line by line. What a card changes elsewhere (dice, hits, pulls, prices)
//! is written at that place, under the name of the card.

use crate::track::Track;

/// One line of a card, carried out by the active player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Pull a marker, in one pull.
    Pull(Track, Count),
    /// One packet of hits to the rival.
    HitRival(u8),
    /// One packet of hits to yourself.
    HitSelf(u8),
    /// A packet of hits to each monster, yours first.
    HitBoth(u8),
    /// A packet of hits to each monster that has a marker in the Spotlight Zone on its side, yours first.
    HitSpotlit(u8),
    /// Gain hearts.
    Hearts(u8),
    /// Gain energy.
    Energy(Count),
    /// Gain die tokens.
    DieTokens(u8),
    /// The rival rolls a die fewer in their next turn for each KEEP card they do not throw away first.
    Dominate,
    /// One more turn after this one.
    ExtraTurn,
    /// Throw away a KEEP card of the rival.
    ThrowAwayRivalCard,
}

/// A number, printed or counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// As printed.
    Of(u8),
    /// Claws resolved in this turn.
    ClawsResolved,
    /// Full sets of three `!` in the Roll.
    TripledPowers,
    /// Every full seven energy held.
    SevenEnergy,
    /// Rolls the active player was entitled to and did not use.
    UnusedRolls,
}
