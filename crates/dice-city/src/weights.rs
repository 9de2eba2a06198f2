//! The numbers of the judgement, in hundredths of a point unless they say otherwise.

use crate::location::Location;

engine::weights! {
    /// What things are worth.
    pub struct Weights {
        /// To be ahead when the last round is played.
        lead: i32,
        /// A die that can only be spent for a pass token or to move another one.
        die_least: i32,
        /// A pass token.
        pass_token: i32,
        /// What it takes to reactivate a card, at the most: a die.
        token_on_card: i32,
        /// New cards on display.
        refreshed: i32,
        /// Part of the worth of a card on display, in ten-thousandths: somebody may buy it, perhaps oneself.
        displayed: i32,
        /// Each strength that is left over while dice are being used.
        strength: i32,
        /// The same once attacks are all there is to do.
        strength_at_attack: i32,
        /// Which part of its worth strength is taken to keep once attacks are over, in hundredths.
        strength_after_attacks: i32,
        /// So much strength is counted among what is left over, at the most.
        strength_counted: i32,
        /// What the victory points of bandits are taken to be less, as they still have to be beaten.
        bandits_less: i32,
        /// The first, second and further resources of a kind while dice are being used.
        resource: [i32; 5],
        /// The first resource of a kind once the dice are used, as it is kept for the next turn.
        resource_kept: i32,
        /// A resource in the stock of somebody whose turn it is not.
        resource_of_other: i32,
        /// A resource that the Mint will add to a use.
        resource_bonus: i32,
        /// Strength that the Blacksmith will add to a use.
        army_bonus: i32,
        /// What the Market Place still gives, each time.
        received: i32,
        /// A Cathedral, as long as it has no row.
        cathedral: i32,
        /// What a card covers does not bring any more: the use of this, in every turn.
        covered: i32,
        /// Part of all its uses to come that a city is taken to bring, in hundredths.
        city_uses: i32,
        /// The same for a card that is not built yet.
        card_uses: i32,
        /// Turns that are left at the most, by rule of thumb.
        turns: i32,
        /// Cards that leave the deck in each turn, in hundredths.
        cards_a_turn: i32,
        /// Turns that pass for each ship left in the decks of 5, 10 and 20 points, in hundredths.
        turns_of_ships: [i32; 3],
        /// Turns that pass for each of the bandits left in the decks of 2, 3 and 4 points, in hundredths.
        turns_of_bandits: [i32; 3],
        /// One use of each location, in the order of `Location`.
        uses: [i32; Location::COUNT],
    }
}

/// What the first opponent was given.
pub(crate) static FIRST: Weights = Weights {
    lead: 400,
    die_least: 25,
    pass_token: 60,
    token_on_card: 60,
    refreshed: 15,
    displayed: 100,
    strength: 34,
    strength_at_attack: 20,
    strength_after_attacks: 100,
    strength_counted: 3,
    bandits_less: 10,
    resource: [73, 57, 62, 50, 21],
    resource_kept: 71,
    resource_of_other: 71,
    resource_bonus: 57,
    army_bonus: 34,
    received: 114,
    cathedral: 200,
    covered: 36,
    city_uses: 100,
    card_uses: 100,
    turns: 14,
    cards_a_turn: 200,
    turns_of_ships: [100, 200, 300],
    turns_of_bandits: [100, 100, 100],
    uses: [
        52, 52, 52, 36, 100, 60, 80, 80, 80, 68, 120, 48, 40, 40, 96, 133, 76, 88, 48, 60, 25, 44, 25, 25, 224, 64, 88,
        48, 136, 56,
    ],
};

/// Those that the lab taught it: `kubik teach dice-city --generations 20 --games 1500 --seed 1`. That strength lapses after the
/// attacks was put in afterwards.
pub(crate) static TAUGHT: Weights = Weights {
    lead: 441,
    die_least: 32,
    pass_token: 53,
    token_on_card: 62,
    refreshed: 12,
    displayed: 122,
    strength: 42,
    strength_at_attack: 15,
    strength_after_attacks: 0,
    strength_counted: 3,
    bandits_less: 9,
    resource: [78, 56, 41, 46, 20],
    resource_kept: 85,
    resource_of_other: 83,
    resource_bonus: 54,
    army_bonus: 30,
    received: 117,
    cathedral: 190,
    covered: 33,
    city_uses: 120,
    card_uses: 78,
    turns: 9,
    cards_a_turn: 171,
    turns_of_ships: [116, 189, 330],
    turns_of_bandits: [114, 99, 96],
    uses: [
        49, 49, 59, 32, 82, 71, 69, 76, 59, 97, 119, 45, 56, 46, 172, 169, 91, 91, 33, 49, 29, 50, 25, 26, 169, 63, 90,
        42, 157, 49,
    ],
};
