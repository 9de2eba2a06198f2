//! Small sets: one bit for each thing that can be in them.

/// Declares a set of things that are numbered from 0, one bit for each, with what every such set can do.
///
/// It says how a thing becomes its number and how a number becomes the thing. Sets are written in JSON as a list without
/// repetitions.
///
/// ```
/// engine::words! {
///     /// A suit.
///     pub enum Suit {
///         /// Red.
///         Hearts = "hearts",
///         /// Black.
///         Spades = "spades",
///     }
/// }
///
/// engine::bit_set! {
///     /// A set of suits.
///     pub struct Suits(u8) of Suit: |suit| suit as u8, |number| Suit::ALL[number as usize];
/// }
///
/// let set = Suits::one(Suit::Spades);
/// assert_eq!(set.with(Suit::Hearts).len(), 2);
/// assert!(set.without(Suit::Spades).is_empty());
/// assert_eq!(serde_json::to_string(&set).unwrap(), r#"["spades"]"#);
/// assert!(serde_json::from_str::<Suits>(r#"["spades","spades"]"#).is_err());
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        $access:vis struct $Set:ident($Bits:ty) of $Item:ty: |$item:ident| $number_of:expr, |$number:ident| $item_of:expr;
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $access struct $Set($Bits);

        // No user needs all of it.
        #[allow(dead_code)]
        impl $Set {
            /// Nothing.
            pub const NONE: Self = Self(0);

            /// Only this one.
            #[inline]
            pub const fn one($item: $Item) -> Self {
                Self(1 << $number_of)
            }

            /// Is it in the set?
            #[inline]
            pub const fn contains(self, $item: $Item) -> bool {
                self.0 & 1 << $number_of != 0
            }

            /// The set with it.
            #[inline]
            #[must_use]
            pub const fn with(self, $item: $Item) -> Self {
                Self(self.0 | 1 << $number_of)
            }

            /// The set with it if `condition` holds, and as it is otherwise.
            #[inline]
            #[must_use]
            pub const fn with_if(self, $item: $Item, condition: bool) -> Self {
                Self(self.0 | (condition as $Bits) << $number_of)
            }

            /// The set without it.
            #[inline]
            #[must_use]
            pub const fn without(self, $item: $Item) -> Self {
                Self(self.0 & !(1 << $number_of))
            }

            /// Puts it in.
            #[inline]
            pub const fn insert(&mut self, $item: $Item) {
                *self = self.with($item);
            }

            /// Takes it out.
            #[inline]
            pub const fn remove(&mut self, $item: $Item) {
                *self = self.without($item);
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, others: Self) -> Self {
                Self(self.0 | others.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn among(self, others: Self) -> Self {
                Self(self.0 & others.0)
            }

            /// What is not in the other set.
            #[inline]
            #[must_use]
            pub const fn except(self, others: Self) -> Self {
                Self(self.0 & !others.0)
            }

            /// Is nothing in it?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The one with the lowest number.
            #[inline]
            pub fn first(self) -> Option<$Item> {
                let $number = self.0.trailing_zeros() as u8;
                if self.0 == 0 { None } else { Some($item_of) }
            }

            /// One after the other, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Item> + Clone {
                let mut left = self;
                ::std::iter::from_fn(move || {
                    let first = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(first)
                })
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, Self::with)
            }
        }

        $crate::typescript_as!($Set as Vec<$Item>);

        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Items;

                impl<'de> ::serde::de::Visitor<'de> for Items {
                    type Value = $Set;

                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        f.write_str("a sequence")
                    }

                    // Ends at the first repetition, so that no list is read farther than the longest that can be.
                    fn visit_seq<A: ::serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<$Set, A::Error> {
                        let mut set = $Set::NONE;
                        while let Some(item) = items.next_element::<$Item>()? {
                            if set.contains(item) {
                                let message = format!("entry {} repeats an earlier one", set.len());
                                return Err(::serde::de::Error::custom(message));
                            }
                            set.insert(item);
                        }
                        Ok(set)
                    }
                }

                deserializer.deserialize_seq(Items)
            }
        }
    };
}
