//! Words from a fixed list: colours, symbols, phases, the values of an option.

/// Declares an enum whose values have a word each, in JSON, on the command line and in the locale files: `ALL` lists them,
/// `name` gives the word, `named` finds the value of a word.
///
/// ```
/// engine::words! {
///     /// The weather.
///     pub enum Weather {
///         /// Umbrellas up.
///         Rain = "rain",
///         /// Hats on.
///         BrightSun = "bright-sun",
///     }
/// }
///
/// assert_eq!(Weather::ALL.map(Weather::name), ["rain", "bright-sun"]);
/// assert_eq!(Weather::named("rain"), Some(Weather::Rain));
/// assert_eq!(serde_json::to_string(&Weather::BrightSun).unwrap(), r#""bright-sun""#);
/// let error = serde_json::from_str::<Weather>(r#""snow""#).unwrap_err().to_string();
/// assert!(error.starts_with("unknown variant `snow`, expected `rain` or `bright-sun`"), "{error}");
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$about:meta])*
        $access:vis enum $Name:ident {
            $($(#[$doc:meta])* $Variant:ident = $word:literal),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        $access enum $Name {
            $($(#[$doc])* #[cfg_attr(feature = "typescript", ts(rename = $word))] $Variant),*
        }

        // No user needs all of it.
        #[allow(dead_code)]
        impl $Name {
            /// The words, in the order of the values.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// All of them, in order.
            pub const ALL: [Self; Self::WORDS.len()] = [$(Self::$Variant),*];

            /// The word for it.
            #[inline]
            pub const fn name(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// What the word stands for.
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == word)
            }
        }

        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::read_word(deserializer, Self::WORDS).map(|index| Self::ALL[index])
            }
        }
    };
}

/// Reads one of these words; its index.
#[doc(hidden)]
pub fn read_word<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
    words: &'static [&'static str],
) -> Result<usize, D::Error> {
    struct Word(&'static [&'static str]);

    impl serde::de::Visitor<'_> for Word {
        type Value = usize;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "one of {}", self.0.join(", "))
        }

        fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<usize, E> {
            let index = self.0.iter().position(|known| *known == word);
            index.ok_or_else(|| E::unknown_variant(word, self.0))
        }
    }

    deserializer.deserialize_str(Word(words))
}
