//! The two tracks: spaces, stops, Buzz tokens on them, the markers and where they may go.

use serde::{Deserialize, Serialize};

use crate::token::{Bonus, Token, Turning};

engine::words! {
    /// A track and its marker.
    pub enum Track {
        /// Its symbol is a star.
        Fame = "fame",
        /// Its symbol is a building.
        Destruction = "destruction",
    }
}

impl Track {
    /// Does this space lie in the lower row of the zig-zag?
    #[inline]
    pub const fn is_lower_row(self, space: i8) -> bool {
        (space.rem_euclid(2) == 0) == matches!(self, Self::Fame)
    }
}

engine::words! {
    /// The end of the board a player pulls towards.
    #[derive(Default)]
    pub enum Side {
        /// Towards -7.
        #[default]
        Left = "left",
        /// Towards 7.
        Right = "right",
    }
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// The last space on either side.
pub const SPACE_MAX: i8 = 7;
/// How many spaces a track has.
pub const SPACES: usize = 15;
/// Steps to one end of a track from the space next to the other, with both tokens that lengthen a track in between.
pub const STEPS_MAX: u8 = 15;

/// Where a marker stands: a space of the board, or the stop that a token adds halfway between two spaces.
///
/// ```
/// use king_of_tokyo_duel::Position;
/// let added = Position::between(2);
/// assert_eq!(serde_json::to_string(&[Position::space(2), added]).unwrap(), r#"[2,"2.5"]"#);
/// assert!(Position::space(3) > added);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number | string"))]
pub struct Position {
    /// Counted in half spaces from the middle of the board.
    halves: i8,
}

impl Position {
    /// A space of the board.
    #[inline]
    pub const fn space(space: i8) -> Self {
        Self { halves: 2 * space }
    }

    /// The stop that a token adds between `space` and the space to its right.
    pub const fn between(space: i8) -> Self {
        Self { halves: 2 * space + 1 }
    }

    /// The space, or the one left of an added stop.
    #[inline]
    pub const fn floor(self) -> i8 {
        self.halves.div_euclid(2)
    }

    /// Is it a stop that a token adds?
    #[inline]
    pub const fn is_added(self) -> bool {
        self.halves % 2 != 0
    }

    /// Does it lie wholly inside the Spotlight Zone of `side`?
    #[inline]
    pub const fn is_in_spotlight(self, side: Side) -> bool {
        let halves = self.towards(side);
        6 <= halves && halves <= 10
    }

    /// Is it the victory space of `side`?
    #[inline]
    pub const fn is_victory(self, side: Side) -> bool {
        self.towards(side) == 2 * SPACE_MAX
    }

    /// How far it lies on the side of `side`, in half spaces; negative on the other side.
    #[inline]
    pub const fn towards(self, side: Side) -> i8 {
        match side {
            Side::Left => -self.halves,
            Side::Right => self.halves,
        }
    }

    /// So many half spaces farther towards `side`.
    #[inline]
    const fn farther(self, halves: i8, side: Side) -> Self {
        match side {
            Side::Left => Self { halves: self.halves - halves },
            Side::Right => Self { halves: self.halves + halves },
        }
    }
}

/// The places of added stops as they are written, as text: there are no fractions to reckon with here.
const ADDED: [&str; 14] =
    ["-6.5", "-5.5", "-4.5", "-3.5", "-2.5", "-1.5", "-0.5", "0.5", "1.5", "2.5", "3.5", "4.5", "5.5", "6.5"];

impl Serialize for Position {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.is_added() {
            true => serializer.serialize_str(ADDED[(self.floor() + SPACE_MAX) as usize]),
            false => serializer.serialize_i8(self.floor()),
        }
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Place;

        impl serde::de::Visitor<'_> for Place {
            type Value = Position;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a space from -7 to 7, or text such as \"2.5\" for a stop between two spaces")
            }

            fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Position, E> {
                let space = i8::try_from(number).ok().filter(|space| (-SPACE_MAX..=SPACE_MAX).contains(space));
                space.map(Position::space).ok_or_else(|| E::invalid_value(serde::de::Unexpected::Signed(number), &self))
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Position, E> {
                self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Position, E> {
                let added = ADDED.iter().zip(-SPACE_MAX..).find(|&(&place, _)| place == text);
                added
                    .map(|(_, space)| Position::between(space))
                    .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_any(Place)
    }
}

/// How a token lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lay {
    /// On which track.
    pub track: Track,
    /// The leftmost space it covers.
    pub space: i8,
    /// Is its printed order reversed, from right to left?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
}

/// What is at a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A space of the board, without a token.
    Bare,
    /// A blank place of a token.
    Blank,
    /// A token of The King.
    Kings,
    /// A bonus.
    Bonus(Bonus),
}

/// Both tracks with markers and tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    markers: [Position; 2],
    lays: [Option<Lay>; Token::COUNT],
    /// For every space the token that covers it.
    covered: [[Option<Token>; SPACES]; 2],
    /// The covered spaces as bits.
    taken: [u16; 2],
}

impl Default for Board {
    fn default() -> Self {
        Self {
            markers: [Position::space(0); 2],
            lays: [None; Token::COUNT],
            covered: [[None; SPACES]; 2],
            taken: [0; 2],
        }
    }
}

/// The bit of a space in a set of spaces.
#[inline]
const fn bit(space: i8) -> u16 {
    1 << (space + SPACE_MAX)
}

/// The spaces that a token covers, as bits.
#[inline]
const fn spaces_under(token: Token, lay: Lay) -> u16 {
    ((1 << token.covers()) - 1) * bit(lay.space)
}

impl Board {
    /// A board on which tokens can be laid anywhere, as the markers are still beside it.
    pub(crate) const OFF_BOARD_MARKERS: Self = Self {
        markers: [Position::space(SPACE_MAX + 1); 2],
        lays: [None; Token::COUNT],
        covered: [[None; SPACES]; 2],
        taken: [0; 2],
    };

    /// Where a marker stands.
    #[inline]
    pub const fn marker(&self, track: Track) -> Position {
        self.markers[track as usize]
    }

    /// Puts a marker somewhere.
    #[inline]
    pub(crate) const fn put_marker(&mut self, track: Track, position: Position) {
        self.markers[track as usize] = position;
    }

    /// The same board with a marker elsewhere.
    #[must_use]
    pub const fn with_marker(mut self, track: Track, position: Position) -> Self {
        self.put_marker(track, position);
        self
    }

    /// How a token lies, if it is on the board.
    #[inline]
    pub const fn lay(&self, token: Token) -> Option<Lay> {
        self.lays[token.index()]
    }

    /// The token at a stop.
    #[inline]
    pub const fn token_at(&self, track: Track, position: Position) -> Option<Token> {
        // An added stop belongs to the token that covers the spaces on both its sides.
        self.covered[track as usize][(position.floor() + SPACE_MAX) as usize]
    }

    /// Is there such a stop? Added ones need their token, and a shortening token takes its middle away.
    pub fn has_stop(&self, track: Track, position: Position) -> bool {
        let token = self.token_at(track, position);
        let halves = token.and_then(|token| self.lay(token)).map_or(0, |lay| position.halves - 2 * lay.space);
        match token {
            Some(token) if token.lengthens() => halves <= 2,
            Some(token) if token.shortens() => halves == 0 || halves == 4,
            _ => !position.is_added(),
        }
    }

    /// The neighbouring stop towards `side`. There is one unless the position is the victory space of that side.
    #[inline]
    pub fn next_stop(&self, track: Track, side: Side) -> Position {
        let here = self.marker(track);
        if here.is_added() {
            return here.farther(1, side);
        }
        let token = self.token_at(track, here);
        let neighbour = here.farther(2, side);
        match token {
            Some(long) if long.lengthens() && self.token_at(track, neighbour) == token => here.farther(1, side),
            Some(short) if short.shortens() && self.token_at(track, neighbour) == token => here.farther(4, side),
            _ => neighbour,
        }
    }

    /// What lies at a stop.
    #[inline]
    pub fn stop(&self, track: Track, position: Position) -> Stop {
        let Some(token) = self.token_at(track, position) else { return Stop::Bare };
        let Some(lay) = self.lay(token) else { return Stop::Bare };
        if token.is_kings() {
            return Stop::Kings;
        }
        let halves = (position.halves - 2 * lay.space) as u8;
        let halves = if lay.turned { 2 * (token.covers() - 1) - halves } else { halves };
        token.bonus(halves).map_or(Stop::Blank, Stop::Bonus)
    }

    /// Does the marker of `track` stand on a token?
    #[inline]
    pub fn is_marker_on_token(&self, track: Track) -> bool {
        self.token_at(track, self.marker(track)).is_some()
    }

    /// Does a marker stand on this token?
    #[inline]
    pub fn is_token_occupied(&self, token: Token) -> bool {
        self.lay(token).is_some_and(|lay| self.token_at(lay.track, self.marker(lay.track)) == Some(token))
    }

    /// How many markers stand in a Spotlight Zone, on whichever side.
    #[inline]
    pub fn markers_in_spotlight(&self) -> u8 {
        self.markers
            .iter()
            .filter(|marker| marker.is_in_spotlight(Side::Left) || marker.is_in_spotlight(Side::Right))
            .count() as u8
    }

    /// Does a marker stand in the Spotlight Zone of `side`?
    #[inline]
    pub fn is_spotlit(&self, side: Side) -> bool {
        self.markers.iter().any(|marker| marker.is_in_spotlight(side))
    }

    /// Do both markers stand in the Spotlight Zone of `side`?
    #[inline]
    pub fn holds_spotlight(&self, side: Side) -> bool {
        self.markers.iter().all(|marker| marker.is_in_spotlight(side))
    }

    /// Is a marker on the victory space of `side`?
    #[inline]
    pub fn holds_victory_space(&self, side: Side) -> bool {
        self.markers.iter().any(|marker| marker.is_victory(side))
    }

    // ----- Placing tokens -----

    /// The leftmost spaces on which `token` may lie, as bits: on the board, free of other tokens and of the marker. A token
    /// that lies there already is lifted first.
    #[inline]
    fn free_spaces(&self, track: Track, token: Token) -> u16 {
        let lifted = self.lay(token).filter(|lay| lay.track == track).map_or(0, |lay| spaces_under(token, lay));
        let taken = self.taken[track as usize] & !lifted | bit(self.marker(track).floor());
        let free = ((1 << SPACES) - 1) & !taken;
        match token.covers() {
            1 => free,
            2 => free & free >> 1,
            _ => free & free >> 1 & free >> 2,
        }
    }

    /// Passes every way in which `token` may be laid down to `take`, except the way it lies now, until one says it is enough.
    #[inline]
    pub fn any_lay(&self, token: Token, either_way: bool, mut take: impl FnMut(Lay) -> bool) -> bool {
        if self.is_token_occupied(token) {
            return false;
        }
        let now = self.lay(token);
        for track in Track::ALL {
            let mut free = self.free_spaces(track, token);
            while free != 0 {
                let space = free.trailing_zeros() as i8 - SPACE_MAX;
                free &= free - 1;
                for turned in [false, true] {
                    let lay = Lay { track, space, turned };
                    if may_turn(token, lay, either_way) && Some(lay) != now && take(lay) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// May `token` be laid down in this way?
    #[inline]
    pub fn allows_lay(&self, token: Token, either_way: bool, lay: Lay) -> bool {
        (-SPACE_MAX..=SPACE_MAX).contains(&lay.space)
            && self.free_spaces(lay.track, token) & bit(lay.space) != 0
            && may_turn(token, lay, either_way)
            && !self.is_token_occupied(token)
            && self.lay(token) != Some(lay)
    }

    /// Lays a token down, lifting it first if it was on the board.
    pub(crate) fn lay_down(&mut self, token: Token, lay: Lay) {
        if let Some(old) = self.lay(token) {
            self.cover(token, old, None);
        }
        self.lays[token.index()] = Some(lay);
        self.cover(token, lay, Some(token));
    }

    fn cover(&mut self, token: Token, lay: Lay, with: Option<Token>) {
        let leftmost = (lay.space + SPACE_MAX) as usize;
        self.covered[lay.track as usize][leftmost..leftmost + usize::from(token.covers())].fill(with);
        // Spaces are free before a token is laid on them, and taken before it is lifted.
        self.taken[lay.track as usize] ^= spaces_under(token, lay);
    }
}

/// R9: is this a way round in which the token can lie there? A token with a bend has one only, unless that rule is switched
/// off: as printed where its middle is in the lower row, reversed where it is in the upper row. Its ends are in the other
/// row.
#[inline]
pub(crate) fn may_turn(token: Token, lay: Lay, either_way: bool) -> bool {
    match token.turning() {
        Turning::Same => !lay.turned,
        Turning::Either => true,
        Turning::ByBend => either_way || lay.turned == lay.track.is_lower_row(lay.space),
    }
}
