//! The fifty power cards.

use serde::{Deserialize, Serialize};

use crate::effect::Count::{ClawsResolved, Of, SevenEnergy, TripledPowers, UnusedRolls};
use crate::effect::Line::{
    self, DieTokens, Dominate, Energy, ExtraTurn, Hearts, HitBoth, HitRival, HitSelf, HitSpotlit, Pull,
    ThrowAwayRivalCard,
};
use crate::token::Token;
use crate::track::Track::{Destruction, Fame};

/// A power card. Each exists once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are printed on the cards")]
pub enum Card {
    AcidAttack,
    AdrenalineAugment,
    AlienMetabolism,
    AntimatterPellets,
    ArmorPlating,
    BreakingNews,
    Camouflage,
    Cannonball,
    Dominate,
    ElectricalAura,
    Energize,
    ExtraHead,
    EyeOfTheStorm,
    Frenzy,
    GentleGiant,
    GiantBrain,
    Hibernation,
    HorsDoeuvres,
    InShape,
    InTheShadows,
    JetsScrambled,
    Kaijutsu,
    LightningSpeed,
    MadeInALab,
    MomentOfRespite,
    MonsterCoaster,
    Monumental,
    NaturalSelection,
    OperationMedia,
    Photoshoot,
    Rebooting,
    Regeneration,
    SackTheStadium,
    Scrappy,
    SeismicTest,
    SignatureMove,
    SnackTime,
    SpikedTail,
    Superconductor,
    TeslaImpulse,
    ThePartysOver,
    ThermonuclearCooking,
    ThunderStomp,
    TitanicBatteries,
    TooCute,
    Trendsetter,
    Unchained,
    UnstableDna,
    Unstoppable,
    UtterDestruction,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// The word for it in the data and the locale files.
    pub name: &'static str,
    /// In energy, before discounts.
    pub cost: u8,
    /// KEEP or DISCARD.
    pub kind: Kind,
    /// The Buzz token that its buyer places.
    pub token: Option<Token>,
    /// What it does by itself.
    pub lines: &'static [Line],
    /// When it does it.
    pub when: When,
}

/// When a card does what its lines say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Once, as it is bought.
    Bought,
    /// In each turn of its owner, at the end of the roll.
    EndOfRoll,
    /// In each turn of its owner, once all dice are resolved.
    DiceResolved,
    /// At the end of each turn of its owner.
    EndOfTurn,
}

/// What becomes of a card that was bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It stays in front of its owner.
    Keep,
    /// It is carried out once and thrown away.
    Discard,
}

const fn keep(name: &'static str, cost: u8, token: Option<Token>, lines: &'static [Line]) -> Print {
    Print { name, cost, kind: Kind::Keep, token, lines, when: When::Bought }
}

const fn discard(name: &'static str, cost: u8, token: Option<Token>, lines: &'static [Line]) -> Print {
    Print { name, cost, kind: Kind::Discard, token, lines, when: When::Bought }
}

impl Print {
    const fn at(mut self, when: When) -> Self {
        self.when = when;
        self
    }
}

/// All cards as printed, in the order of [`Card::ALL`].
#[rustfmt::skip]
pub const PRINTS: [Print; Card::COUNT] = [
    keep("acid-attack", 6, Some(Token::Tiger), &[]),
    keep("adrenaline-augment", 5, None, &[]),
    keep("alien-metabolism", 2, Some(Token::Anubis), &[]),
    keep("antimatter-pellets", 5, None, &[HitRival(4), Pull(Destruction, Of(2))]).at(When::EndOfRoll),
    keep("armor-plating", 6, Some(Token::Cat), &[]),
    keep("breaking-news", 6, Some(Token::Dragon), &[]),
    keep("camouflage", 4, None, &[]),
    discard("cannonball", 7, Some(Token::Anubis), &[Pull(Fame, Of(1)), HitRival(1), Energy(Of(4))]),
    discard("dominate", 3, Some(Token::Pumpkin), &[Dominate]),
    keep("electrical-aura", 4, Some(Token::Lizard), &[Pull(Destruction, SevenEnergy)]).at(When::EndOfTurn),
    discard("energize", 10, Some(Token::Lizard), &[Energy(Of(8)), DieTokens(2)]),
    keep("extra-head", 7, None, &[]),
    keep("eye-of-the-storm", 2, Some(Token::Dragon), &[Energy(UnusedRolls)]).at(When::EndOfRoll),
    discard("frenzy", 6, None, &[ExtraTurn]),
    keep("gentle-giant", 5, Some(Token::Fish), &[Pull(Fame, Of(1))]).at(When::DiceResolved),
    keep("giant-brain", 4, None, &[]),
    keep("hibernation", 5, None, &[]),
    discard("hors-doeuvres", 3, Some(Token::Cat), &[HitSelf(3), Pull(Destruction, Of(2))]),
    keep("in-shape", 4, None, &[]),
    keep("in-the-shadows", 5, Some(Token::Alien), &[]),
    discard("jets-scrambled", 5, Some(Token::Penguin), &[HitBoth(5)]),
    discard("kaijutsu", 5, Some(Token::Pumpkin), &[Pull(Destruction, Of(1)), HitRival(2)]),
    keep("lightning-speed", 4, Some(Token::Alien), &[]),
    keep("made-in-a-lab", 3, Some(Token::Tiger), &[]),
    discard("moment-of-respite", 4, Some(Token::Alien), &[Hearts(2), DieTokens(1)]),
    discard("monster-coaster", 7, None, &[Pull(Destruction, Of(3))]),
    discard("monumental", 5, Some(Token::Panda), &[Pull(Destruction, Of(1)), Pull(Fame, Of(1))]),
    keep("natural-selection", 4, None, &[Energy(Of(4)), Hearts(4)]),
    discard("operation-media", 6, Some(Token::Anubis), &[Pull(Fame, ClawsResolved)]),
    discard("photoshoot", 2, Some(Token::Fish), &[Pull(Fame, Of(1))]),
    keep("rebooting", 3, Some(Token::Cat), &[]),
    keep("regeneration", 4, None, &[]),
    discard("sack-the-stadium", 8, Some(Token::Phantom), &[Pull(Destruction, Of(2)), Pull(Fame, Of(2))]),
    keep("scrappy", 2, Some(Token::Lizard), &[]),
    discard("seismic-test", 5, None, &[Pull(Destruction, Of(2))]),
    keep("signature-move", 6, Some(Token::Phantom), &[Pull(Fame, TripledPowers)]).at(When::EndOfRoll),
    discard("snack-time", 3, None, &[Hearts(3)]),
    keep("spiked-tail", 4, None, &[]),
    keep("superconductor", 2, None, &[]),
    discard("tesla-impulse", 6, Some(Token::Penguin), &[ThrowAwayRivalCard, Energy(Of(2))]),
    discard("the-partys-over", 4, Some(Token::Phantom), &[HitSpotlit(4)]),
    discard("thermonuclear-cooking", 7, Some(Token::Panda), &[Pull(Destruction, Of(1)), Hearts(2), Energy(Of(2))]),
    keep("thunder-stomp", 4, None, &[]),
    keep("titanic-batteries", 4, Some(Token::Pumpkin), &[]),
    discard("too-cute", 3, Some(Token::Fish), &[HitRival(2)]),
    keep("trendsetter", 3, Some(Token::Dragon), &[]),
    keep("unchained", 3, Some(Token::Penguin), &[]),
    keep("unstable-dna", 3, Some(Token::Tiger), &[]),
    keep("unstoppable", 3, None, &[]),
    keep("utter-destruction", 4, Some(Token::Panda), &[Pull(Destruction, Of(2)), Pull(Fame, Of(2)), HitRival(2)]).at(When::EndOfRoll),
];

impl Card {
    /// How many there are.
    pub const COUNT: usize = 50;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::AcidAttack,
        Self::AdrenalineAugment,
        Self::AlienMetabolism,
        Self::AntimatterPellets,
        Self::ArmorPlating,
        Self::BreakingNews,
        Self::Camouflage,
        Self::Cannonball,
        Self::Dominate,
        Self::ElectricalAura,
        Self::Energize,
        Self::ExtraHead,
        Self::EyeOfTheStorm,
        Self::Frenzy,
        Self::GentleGiant,
        Self::GiantBrain,
        Self::Hibernation,
        Self::HorsDoeuvres,
        Self::InShape,
        Self::InTheShadows,
        Self::JetsScrambled,
        Self::Kaijutsu,
        Self::LightningSpeed,
        Self::MadeInALab,
        Self::MomentOfRespite,
        Self::MonsterCoaster,
        Self::Monumental,
        Self::NaturalSelection,
        Self::OperationMedia,
        Self::Photoshoot,
        Self::Rebooting,
        Self::Regeneration,
        Self::SackTheStadium,
        Self::Scrappy,
        Self::SeismicTest,
        Self::SignatureMove,
        Self::SnackTime,
        Self::SpikedTail,
        Self::Superconductor,
        Self::TeslaImpulse,
        Self::ThePartysOver,
        Self::ThermonuclearCooking,
        Self::ThunderStomp,
        Self::TitanicBatteries,
        Self::TooCute,
        Self::Trendsetter,
        Self::Unchained,
        Self::UnstableDna,
        Self::Unstoppable,
        Self::UtterDestruction,
    ];

    /// What is printed on it.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    /// The word for it in the data and the locale files.
    pub const fn name(self) -> &'static str {
        self.print().name
    }

    /// Does it stay in front of its owner?
    #[inline]
    pub const fn is_keep(self) -> bool {
        matches!(self.print().kind, Kind::Keep)
    }
}

/// The cards that act at the end of the roll.
pub const END_OF_ROLL: CardSet =
    CardSet::of(&[Card::EyeOfTheStorm, Card::AntimatterPellets, Card::SignatureMove, Card::UtterDestruction]);

engine::bit_set! {
    /// A set of cards, in alphabetical order.
    pub struct CardSet(u64) of Card: |card| card as u8, |number| Card::ALL[number as usize];
}

impl CardSet {
    /// All fifty.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// These cards.
    pub const fn of(cards: &[Card]) -> Self {
        let mut set = Self::NONE;
        let mut index = 0;
        while index < cards.len() {
            set.insert(cards[index]);
            index += 1;
        }
        set
    }

    /// The card with `index` others before it.
    #[inline]
    pub fn nth(self, index: u32) -> Option<Card> {
        let mut left = self.0;
        for _ in 0..index {
            left &= left.wrapping_sub(1);
        }
        Self(left).first()
    }
}
