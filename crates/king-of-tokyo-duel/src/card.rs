//! The fifty power cards.

use crate::effect::Count::{ClawsResolved, Of, SevenEnergy, TripledPowers, UnusedRolls};
use crate::effect::Line::{
    self, DieTokens, Dominate, Energy, ExtraTurn, Hearts, HitBoth, HitRival, HitSelf, HitSpotlit, Pull,
    ThrowAwayRivalCard,
};
use crate::token::Token;
use crate::track::Track::{Destruction, Fame};

engine::words! {
    /// A power card. Each exists once.
    #[expect(missing_docs, reason = "the names are printed on the cards")]
    pub enum Card {
        AcidAttack = "acid-attack",
        AdrenalineAugment = "adrenaline-augment",
        AlienMetabolism = "alien-metabolism",
        AntimatterPellets = "antimatter-pellets",
        ArmorPlating = "armor-plating",
        BreakingNews = "breaking-news",
        Camouflage = "camouflage",
        Cannonball = "cannonball",
        Dominate = "dominate",
        ElectricalAura = "electrical-aura",
        Energize = "energize",
        ExtraHead = "extra-head",
        EyeOfTheStorm = "eye-of-the-storm",
        Frenzy = "frenzy",
        GentleGiant = "gentle-giant",
        GiantBrain = "giant-brain",
        Hibernation = "hibernation",
        HorsDoeuvres = "hors-doeuvres",
        InShape = "in-shape",
        InTheShadows = "in-the-shadows",
        JetsScrambled = "jets-scrambled",
        Kaijutsu = "kaijutsu",
        LightningSpeed = "lightning-speed",
        MadeInALab = "made-in-a-lab",
        MomentOfRespite = "moment-of-respite",
        MonsterCoaster = "monster-coaster",
        Monumental = "monumental",
        NaturalSelection = "natural-selection",
        OperationMedia = "operation-media",
        Photoshoot = "photoshoot",
        Rebooting = "rebooting",
        Regeneration = "regeneration",
        SackTheStadium = "sack-the-stadium",
        Scrappy = "scrappy",
        SeismicTest = "seismic-test",
        SignatureMove = "signature-move",
        SnackTime = "snack-time",
        SpikedTail = "spiked-tail",
        Superconductor = "superconductor",
        TeslaImpulse = "tesla-impulse",
        ThePartysOver = "the-partys-over",
        ThermonuclearCooking = "thermonuclear-cooking",
        ThunderStomp = "thunder-stomp",
        TitanicBatteries = "titanic-batteries",
        TooCute = "too-cute",
        Trendsetter = "trendsetter",
        Unchained = "unchained",
        UnstableDna = "unstable-dna",
        Unstoppable = "unstoppable",
        UtterDestruction = "utter-destruction",
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// Of which card.
    pub card: Card,
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

engine::words! {
    /// What becomes of a card that was bought.
    pub enum Kind {
        /// It stays in front of its owner.
        Keep = "keep",
        /// It is carried out once and thrown away.
        Discard = "discard",
    }
}

const fn keep(card: Card, cost: u8, token: Option<Token>, lines: &'static [Line]) -> Print {
    Print { card, cost, kind: Kind::Keep, token, lines, when: When::Bought }
}

const fn discard(card: Card, cost: u8, token: Option<Token>, lines: &'static [Line]) -> Print {
    Print { card, cost, kind: Kind::Discard, token, lines, when: When::Bought }
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
    keep(Card::AcidAttack, 6, Some(Token::Tiger), &[]),
    keep(Card::AdrenalineAugment, 5, None, &[]),
    keep(Card::AlienMetabolism, 2, Some(Token::Anubis), &[]),
    keep(Card::AntimatterPellets, 5, None, &[HitRival(4), Pull(Destruction, Of(2))]).at(When::EndOfRoll),
    keep(Card::ArmorPlating, 6, Some(Token::Cat), &[]),
    keep(Card::BreakingNews, 6, Some(Token::Dragon), &[]),
    keep(Card::Camouflage, 4, None, &[]),
    discard(Card::Cannonball, 7, Some(Token::Anubis), &[Pull(Fame, Of(1)), HitRival(1), Energy(Of(4))]),
    discard(Card::Dominate, 3, Some(Token::Pumpkin), &[Dominate]),
    keep(Card::ElectricalAura, 4, Some(Token::Lizard), &[Pull(Destruction, SevenEnergy)]).at(When::EndOfTurn),
    discard(Card::Energize, 10, Some(Token::Lizard), &[Energy(Of(8)), DieTokens(2)]),
    keep(Card::ExtraHead, 7, None, &[]),
    keep(Card::EyeOfTheStorm, 2, Some(Token::Dragon), &[Energy(UnusedRolls)]).at(When::EndOfRoll),
    discard(Card::Frenzy, 6, None, &[ExtraTurn]),
    keep(Card::GentleGiant, 5, Some(Token::Fish), &[Pull(Fame, Of(1))]).at(When::DiceResolved),
    keep(Card::GiantBrain, 4, None, &[]),
    keep(Card::Hibernation, 5, None, &[]),
    discard(Card::HorsDoeuvres, 3, Some(Token::Cat), &[HitSelf(3), Pull(Destruction, Of(2))]),
    keep(Card::InShape, 4, None, &[]),
    keep(Card::InTheShadows, 5, Some(Token::Alien), &[]),
    discard(Card::JetsScrambled, 5, Some(Token::Penguin), &[HitBoth(5)]),
    discard(Card::Kaijutsu, 5, Some(Token::Pumpkin), &[Pull(Destruction, Of(1)), HitRival(2)]),
    keep(Card::LightningSpeed, 4, Some(Token::Alien), &[]),
    keep(Card::MadeInALab, 3, Some(Token::Tiger), &[]),
    discard(Card::MomentOfRespite, 4, Some(Token::Alien), &[Hearts(2), DieTokens(1)]),
    discard(Card::MonsterCoaster, 7, None, &[Pull(Destruction, Of(3))]),
    discard(Card::Monumental, 5, Some(Token::Panda), &[Pull(Destruction, Of(1)), Pull(Fame, Of(1))]),
    keep(Card::NaturalSelection, 4, None, &[Energy(Of(4)), Hearts(4)]),
    discard(Card::OperationMedia, 6, Some(Token::Anubis), &[Pull(Fame, ClawsResolved)]),
    discard(Card::Photoshoot, 2, Some(Token::Fish), &[Pull(Fame, Of(1))]),
    keep(Card::Rebooting, 3, Some(Token::Cat), &[]),
    keep(Card::Regeneration, 4, None, &[]),
    discard(Card::SackTheStadium, 8, Some(Token::Phantom), &[Pull(Destruction, Of(2)), Pull(Fame, Of(2))]),
    keep(Card::Scrappy, 2, Some(Token::Lizard), &[]),
    discard(Card::SeismicTest, 5, None, &[Pull(Destruction, Of(2))]),
    keep(Card::SignatureMove, 6, Some(Token::Phantom), &[Pull(Fame, TripledPowers)]).at(When::EndOfRoll),
    discard(Card::SnackTime, 3, None, &[Hearts(3)]),
    keep(Card::SpikedTail, 4, None, &[]),
    keep(Card::Superconductor, 2, None, &[]),
    discard(Card::TeslaImpulse, 6, Some(Token::Penguin), &[ThrowAwayRivalCard, Energy(Of(2))]),
    discard(Card::ThePartysOver, 4, Some(Token::Phantom), &[HitSpotlit(4)]),
    discard(Card::ThermonuclearCooking, 7, Some(Token::Panda), &[Pull(Destruction, Of(1)), Hearts(2), Energy(Of(2))]),
    keep(Card::ThunderStomp, 4, None, &[]),
    keep(Card::TitanicBatteries, 4, Some(Token::Pumpkin), &[]),
    discard(Card::TooCute, 3, Some(Token::Fish), &[HitRival(2)]),
    keep(Card::Trendsetter, 3, Some(Token::Dragon), &[]),
    keep(Card::Unchained, 3, Some(Token::Penguin), &[]),
    keep(Card::UnstableDna, 3, Some(Token::Tiger), &[]),
    keep(Card::Unstoppable, 3, None, &[]),
    keep(Card::UtterDestruction, 4, Some(Token::Panda), &[Pull(Destruction, Of(2)), Pull(Fame, Of(2)), HitRival(2)]).at(When::EndOfRoll),
];

impl Card {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// What is printed on it.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    /// Does it stay in front of its owner?
    #[inline]
    pub const fn is_keep(self) -> bool {
        matches!(self.print().kind, Kind::Keep)
    }

    /// How many of them stay in front of their owner.
    pub const KEEP_COUNT: usize = KEEPS_BEFORE[Self::COUNT];

    /// How many KEEP cards come before it.
    #[inline]
    pub const fn keep_index(self) -> usize {
        KEEPS_BEFORE[self as usize]
    }
}

/// How many KEEP cards come before each card, and in the end all of them.
const KEEPS_BEFORE: [usize; Card::COUNT + 1] = {
    let mut keeps = [0; Card::COUNT + 1];
    let mut index = 0;
    while index < Card::COUNT {
        keeps[index + 1] = keeps[index] + PRINTS[index].card.is_keep() as usize;
        index += 1;
    }
    keeps
};

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
