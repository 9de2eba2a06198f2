//! How other programs talk to the games: JSON.
//!
//! A [`Table`] is a match of any game, with JSON in and JSON out; browser and server sit on it. [`Bridge`] puts a protocol
//! of one request and one answer per line around a table; [`Session`] is a match as a page shows it. Whatever cannot be done is an [`Error`] with a [`Code`] and a
//! message that names the field, and has changed nothing.
//!
//! The tour, in reading order: [`Error`], [`json`], [`randomness`], [`guidance`], [`table`], [`inquiry`], [`record`], [`request`], [`answer`], [`bridge`], [`session`]. What the
//! lines look like is written in `docs/bridge.md`, whose transcripts run as tests.

mod error;

pub mod json;

pub mod randomness;

pub mod guidance;

pub mod table;

pub mod inquiry;

pub mod record;

pub mod request;

pub mod answer;

pub mod bridge;

pub mod session;

pub use bridge::{Bridge, LINE_BYTES_MAX};
pub use error::{Code, Error};
pub use randomness::{Dice, Randomness, Source};
pub use record::Replayed;
pub use session::Session;
pub use table::{Start, Table, open};

/// The version of the requests and answers. Additions leave it as it is.
pub const PROTOCOL_VERSION: u32 = 1;
