//! Points and the ranking.

use engine::{Outcome, Seat};
use serde::Serialize;

use crate::game::{DiceCity, Stage};
use crate::player::Trigger;

/// Where the points of a player come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Score {
    /// VP tokens.
    pub vp_tokens: u16,
    /// Bandit cards.
    pub bandits: u16,
    /// Trade ships.
    pub ships: u16,
    /// Cards on top in the city.
    pub cards: u16,
}

impl Score {
    /// All of them.
    pub const fn total(&self) -> u16 {
        self.vp_tokens.saturating_add(self.bandits).saturating_add(self.ships).saturating_add(self.cards)
    }
}

impl DiceCity {
    /// What `seat` would score now.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        self.score_with(seat, self.player(seat).city.points())
    }

    /// The same for those who know what the cards in the city are worth.
    #[inline]
    pub(crate) fn score_with(&self, seat: Seat, cards: u16) -> Score {
        let player = self.player(seat);
        // In the solo game VP tokens were taken instead of the cards.
        let (bandits, ships) = if self.setup.is_solo() { (0, 0) } else { player.taken_points() };
        Score { vp_tokens: player.vp_tokens, bandits, ships, cards }
    }

    /// Ranking: points, then cards in the city, then points of bandits and ships, then the order of play (R47).
    pub(crate) fn ranking(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let players = self.setup.players;
        let totals: Vec<_> = Seat::all(players).map(|seat| i32::from(self.score(seat).total())).collect();
        let key = |seat: Seat| {
            let score = self.score(seat);
            let distance = (seat.number() + players - self.starting.number()) % players;
            (
                score.total(),
                self.player(seat).city.cards().len(),
                u32::from(score.bandits) + u32::from(score.ships),
                std::cmp::Reverse(distance),
            )
        };
        let keys: Vec<_> = Seat::all(players).map(key).collect();
        Some(Outcome::ranked(&totals, &keys, self.reason()))
    }

    /// How it ended: a key of the locale files.
    fn reason(&self) -> &'static str {
        match self.trigger {
            Some(Trigger::Bandits) => "ended-by-bandits",
            Some(Trigger::Ships) => "ended-by-ships",
            Some(Trigger::Deck) => "ended-by-deck",
            Some(Trigger::Rows) => "ended-by-rows",
            Some(Trigger::TurnLimit) => "ended-by-turn-limit",
            Some(Trigger::Clock) | None if self.reached_target() => "solo-won",
            Some(Trigger::Clock) | None => "solo-lost",
        }
    }

    /// Has the solo player enough points?
    pub(crate) fn reached_target(&self) -> bool {
        self.score(Seat::FIRST).total() >= self.setup.solo_target
    }
}
