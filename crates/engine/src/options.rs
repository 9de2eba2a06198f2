//! What the options of several games are made of.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Invalid, Seat, check};

/// A ruling that is in force or not, written `"on"` or `"off"`. `true` and `false`, as old records have it, are read too.
///
/// ```
/// use engine::Switch;
/// assert_eq!(serde_json::to_string(&Switch(true)).unwrap(), r#""on""#);
/// assert_eq!(serde_json::from_str::<Switch>(r#""off""#).unwrap(), Switch(false));
/// assert_eq!(serde_json::from_str::<Switch>("true").unwrap(), Switch(true));
/// assert!(serde_json::from_str::<Switch>("1").is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "'on' | 'off'"))]
pub struct Switch(pub bool);

impl Switch {
    /// What it can be set to.
    pub const VALUES: &'static [&'static str] = &["on", "off"];

    /// In force: for rulings that hold unless something else is said.
    pub const fn on() -> Self {
        Self(true)
    }
}

impl Serialize for Switch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if self.0 { "on" } else { "off" })
    }
}

impl<'de> Deserialize<'de> for Switch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OnOrOff;

        impl Visitor<'_> for OnOrOff {
            type Value = Switch;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("on or off")
            }

            fn visit_bool<E: Error>(self, is_on: bool) -> Result<Switch, E> {
                Ok(Switch(is_on))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Switch, E> {
                match word {
                    "on" => Ok(Switch(true)),
                    "off" => Ok(Switch(false)),
                    other => Err(E::unknown_variant(other, Switch::VALUES)),
                }
            }
        }

        deserializer.deserialize_any(OnOrOff)
    }
}

/// Who begins: a seat, or whoever is drawn. Written as the number of the seat, or `"random"`.
///
/// ```
/// use engine::{Seat, StartingPlayer};
/// assert_eq!(serde_json::from_str::<StartingPlayer>("2").unwrap(), StartingPlayer::Seat(Seat::new(2).unwrap()));
/// assert_eq!(serde_json::to_string(&StartingPlayer::Random).unwrap(), r#""random""#);
/// assert!(serde_json::from_str::<StartingPlayer>("7").is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "'random' | number"))]
pub enum StartingPlayer {
    /// Drawn by lot.
    #[default]
    Random,
    /// Whoever sits there.
    Seat(Seat),
}

impl StartingPlayer {
    /// What it can be set to.
    pub const VALUES: &'static [&'static str] = &["random", "0", "1", "2", "3"];

    /// The seat, if it was chosen.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// Is it a seat of a table for `players`?
    pub fn check(self, field: &str, players: u8) -> Result<(), Invalid> {
        match self {
            Self::Seat(seat) if seat.number() >= players => {
                Err(Invalid::new(field, format!("must be random or 0 to {}, got {seat}", players.saturating_sub(1))))
            }
            _ => Ok(()),
        }
    }
}

impl Serialize for StartingPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for StartingPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SeatOrRandom;

        impl Visitor<'_> for SeatOrRandom {
            type Value = StartingPlayer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat or random")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<StartingPlayer, E> {
                let seat = u8::try_from(number).ok().and_then(Seat::new);
                seat.map(StartingPlayer::Seat).ok_or_else(|| E::custom(format!("seat {number} does not exist")))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<StartingPlayer, E> {
                match word {
                    "random" => Ok(StartingPlayer::Random),
                    other => Err(E::unknown_variant(other, StartingPlayer::VALUES)),
                }
            }
        }

        deserializer.deserialize_any(SeatOrRandom)
    }
}

/// After how many turns a game ends without anything else ending it. Written as a number, or `"none"`; `null`, as old records have it, is
/// read too.
///
/// ```
/// use engine::TurnLimit;
/// assert_eq!(serde_json::to_string(&TurnLimit(None)).unwrap(), r#""none""#);
/// assert_eq!(serde_json::from_str::<TurnLimit>("50").unwrap(), TurnLimit(Some(50)));
/// assert_eq!(serde_json::from_str::<TurnLimit>("null").unwrap(), TurnLimit(None));
/// assert!(serde_json::from_str::<TurnLimit>("65536").is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number | 'none'"))]
pub struct TurnLimit(pub Option<u16>);

impl TurnLimit {
    /// Is there a turn before it?
    pub fn check(self) -> Result<(), Invalid> {
        check(self != Self(Some(0)), "turnLimit", "must be at least 1, or \"none\"")
    }
}

impl Serialize for TurnLimit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(turns) => serializer.serialize_u16(turns),
            None => serializer.serialize_str("none"),
        }
    }
}

impl<'de> Deserialize<'de> for TurnLimit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TurnsOrNone;

        impl Visitor<'_> for TurnsOrNone {
            type Value = TurnLimit;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("none or a number of turns from 1 to 65535")
            }

            fn visit_u64<E: Error>(self, turns: u64) -> Result<TurnLimit, E> {
                let limit = u16::try_from(turns).ok().map(|turns| TurnLimit(Some(turns)));
                limit.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(turns), &self))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<TurnLimit, E> {
                if word == "none" { Ok(TurnLimit(None)) } else { Err(E::invalid_value(Unexpected::Str(word), &self)) }
            }

            fn visit_unit<E: Error>(self) -> Result<TurnLimit, E> {
                Ok(TurnLimit(None))
            }
        }

        deserializer.deserialize_any(TurnsOrNone)
    }
}

/// Can so many play?
pub fn check_players(players: u8, (least, most): (u8, u8)) -> Result<(), Invalid> {
    let allowed = if least == most { least.to_string() } else { format!("{least} to {most}") };
    if (least..=most).contains(&players) {
        Ok(())
    } else {
        Err(Invalid::new("players", format!("must be {allowed}, got {players}")))
    }
}
