//! The numbers of the judgement, in hundredths of a heart where nothing else is said.

use crate::card::Card;

engine::weights! {
    /// What things are worth.
    pub struct Weights {
        /// Hearts count more when few are left: this much is lost, divided by the hearts and one.
        few_hearts: i32,
        /// An energy.
        energy: i32,
        /// Energy beyond what a turn can use well.
        energy_spare: i32,
        /// How much energy a turn can use well.
        energy_well_used: i32,
        /// A die token.
        die_token: i32,
        /// To have to throw a die fewer.
        die_fewer: i32,
        /// Each card of a player who will throw as many dice fewer.
        dominated_card: i32,
        /// A KEEP card, in alphabetical order: Acid Attack, Adrenaline Augment, Alien Metabolism, Antimatter Pellets,
        /// Armor Plating, Breaking News, Camouflage, Electrical Aura, Extra Head, Eye of the Storm, Gentle Giant, Giant
        /// Brain, Hibernation, In Shape, In the Shadows, Lightning Speed, Made in a Lab, Natural Selection, Rebooting,
        /// Regeneration, Scrappy, Signature Move, Spiked Tail, Superconductor, Thunder Stomp, Titanic Batteries,
        /// Trendsetter, Unchained, Unstable DNA, Unstoppable, Utter Destruction.
        keep: [i32; Card::KEEP_COUNT],
        /// A half space that a marker is on its way.
        progress: i32,
        /// By the square of the half spaces that a marker is on its way.
        progress_square: i32,
        /// The Spotlight Zone, divided by how far both markers are from it.
        spotlight: i32,
        /// Half spaces added to how far they are.
        spotlight_near: i32,
        /// Half spaces added for a marker past the zone, which the rival has to pull back first.
        spotlight_past: i32,
        /// A claw of the Roll. To hit early is worth more than to heal: it wins.
        claw: i32,
        /// Claws that knock the rival out.
        claws_knock_out: i32,
        /// A heart of the Roll that heals.
        heart_symbol: i32,
        /// An energy of the Roll.
        energy_symbol: i32,
        /// Two equal symbols of a track while there are rolls left.
        pair: i32,
        /// One symbol that has no use by itself while there are rolls left.
        single: i32,
        /// A die about to be thrown.
        die: i32,
        /// An extra turn.
        extra_turn: i32,
        /// A space that a marker is about to be pulled.
        pull: i32,
        /// A hit under way.
        packet: i32,
        /// A hit of a card.
        hit: i32,
        /// Hits of a card that knock somebody out.
        hit_knock_out: i32,
        /// A heart that a card heals.
        heart_line: i32,
        /// An energy that a card gives.
        energy_line: i32,
        /// A die token that a card gives.
        die_token_line: i32,
        /// Each card of a rival who will throw as many dice fewer because of a card.
        dominate_line: i32,
        /// An extra turn that a card gives.
        extra_turn_line: i32,
        /// A pair of `!` of the Gigazaur.
        gigazaur: i32,
        /// A symbol that the Alienoid adds.
        alienoid: i32,
        /// A `!` of the Space Penguin.
        space_penguin: i32,
        /// A `!` of the Meka Dragon.
        meka_dragon: i32,
        /// An energy for the `!` of the Cyber Kitty.
        cyber_kitty: i32,
        /// A pair of `!` of The King, up to two.
        the_king: i32,
    }
}

/// The first ones, by rule of thumb and a short search.
pub static FIRST: Weights = Weights {
    few_hearts: 600,
    energy: 54,
    energy_spare: 17,
    energy_well_used: 8,
    die_token: 55,
    die_fewer: 70,
    dominated_card: 70,
    keep: [
        533, 352, 76, 76, 533, 316, 352, 196, 1546, 76, 196, 316, 76, 196, 76, 76, 196, -100, 76, 196, 76, 196, 352,
        76, 196, 76, 76, 76, 76, 316, 196,
    ],
    progress: 64,
    progress_square: 5,
    spotlight: 294,
    spotlight_near: 2,
    spotlight_past: 6,
    claw: 396,
    claws_knock_out: 2000,
    heart_symbol: 100,
    energy_symbol: 54,
    pair: 65,
    single: 8,
    die: 59,
    extra_turn: 590,
    pull: 280,
    packet: 100,
    hit: 100,
    hit_knock_out: 3000,
    heart_line: 100,
    energy_line: 54,
    die_token_line: 55,
    dominate_line: 70,
    extra_turn_line: 590,
    gigazaur: 280,
    alienoid: 120,
    space_penguin: 55,
    meka_dragon: 10,
    cyber_kitty: 54,
    the_king: 60,
};

/// Those that the lab taught it: `kubik teach king-of-tokyo-duel --generations 95 --games 1500 --seed 1`.
pub static TAUGHT: Weights = Weights {
    few_hearts: 839,
    energy: 57,
    energy_spare: 13,
    energy_well_used: 8,
    die_token: 29,
    die_fewer: 61,
    dominated_card: 14,
    keep: [
        709, 431, 60, 81, 622, 293, 426, 560, 2218, 72, 131, 235, 44, 186, 77, 25, 6, -944, 73, 350, 75, 94, 66, 99,
        -94, 111, 112, 86, 125, 368, 176,
    ],
    progress: 52,
    progress_square: 6,
    spotlight: 277,
    spotlight_near: 2,
    spotlight_past: 9,
    claw: 872,
    claws_knock_out: 600,
    heart_symbol: 122,
    energy_symbol: 47,
    pair: 49,
    single: 10,
    die: 63,
    extra_turn: 167,
    pull: 434,
    packet: 43,
    hit: 100,
    hit_knock_out: 2488,
    heart_line: 80,
    energy_line: 63,
    die_token_line: 70,
    dominate_line: 88,
    extra_turn_line: 563,
    gigazaur: 387,
    alienoid: 172,
    space_penguin: 52,
    meka_dragon: 6,
    cyber_kitty: 85,
    the_king: 23,
};

/// Those that tell what a position is worth. Taught numbers overrate claws on the table, which keeps a player by judgement alone
/// from throwing them again; what they are worth in the end is the hearts that they cost the rival.
pub static VALUE: Weights = Weights { claw: 110, claws_knock_out: 2000, heart_symbol: 100, ..TAUGHT };
