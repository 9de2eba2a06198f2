use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Game;

/// A number that stands for a whole state, the same on every machine and in every version that writes the state alike.
///
/// It is the 64-bit FNV-1a hash of the state's JSON, byte by byte as `save` writes it, so that a program in any language can
/// compute it, and neither the engine's inner layout nor a compiler has a say in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of a game's state.
    pub fn of<G: Game>(game: &G) -> Self {
        Self(fnv_1a(&serde_json::to_vec(&game.save()).expect("states have strings as keys")))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<Fingerprint> for String {
    fn from(fingerprint: Fingerprint) -> Self {
        fingerprint.to_string()
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u64::from_str_radix(&text, 16) {
            Ok(number) if digits => Ok(Self(number)),
            _ => Err(format!("'{text}' is not a state hash of 16 hexadecimal digits")),
        }
    }
}

/// 64-bit FNV-1a. The hashers of the standard library promise no stable result.
fn fnv_1a(bytes: &[u8]) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    bytes.iter().fold(START, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published test vectors of FNV-1a.
    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv_1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv_1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv_1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
