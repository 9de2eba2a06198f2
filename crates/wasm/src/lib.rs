//! The games for the browser.
//!
//! A page loads the module of the game it shows and no other; what the other games are made of is left out by the linker. A
//! module has three functions, which [`module!`] makes for a game: `input(length)` makes room for a question and says where,
//! `ask()` answers it and says how long the answer is, `output()` says where the answer lies. Questions and answers are those
//! of [`protocol::Session`], JSON in UTF-8.

use std::sync::Mutex;

use guide::Guide;
use protocol::Session;

/// Longer questions are refused before there is room made for them: no record of ours comes near.
const QUESTION_BYTES_MAX: usize = 16 << 20;

/// What lies between the page and a session.
pub struct Desk<G: Guide>(Mutex<Option<Papers<G>>>);

struct Papers<G: Guide> {
    session: Session<G>,
    question: Vec<u8>,
    answer: String,
}

impl<G: Guide> Default for Papers<G> {
    fn default() -> Self {
        Self { session: Session::default(), question: Vec::new(), answer: String::new() }
    }
}

impl<G: Guide> Desk<G> {
    /// An empty desk.
    pub const fn new() -> Self {
        Self(Mutex::new(None))
    }

    fn with<T>(&self, work: impl FnOnce(&mut Papers<G>) -> T) -> T {
        let mut papers = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        work(papers.get_or_insert_with(Papers::default))
    }

    /// Where a question of so many bytes is to be written; nowhere (0) if it is too long.
    pub fn input(&self, length: usize) -> *mut u8 {
        if length > QUESTION_BYTES_MAX {
            return std::ptr::null_mut();
        }
        self.with(|papers| {
            papers.question.clear();
            papers.question.resize(length, 0);
            papers.question.as_mut_ptr()
        })
    }

    /// Answers the question, and says how many bytes the answer has.
    pub fn ask(&self) -> usize {
        self.with(|papers| {
            papers.answer = papers.session.answer(&papers.question);
            papers.answer.len()
        })
    }

    /// Where the answer lies.
    pub fn output(&self) -> *const u8 {
        self.with(|papers| papers.answer.as_ptr())
    }

    /// What [`Desk::input`], [`Desk::ask`] and [`Desk::output`] do together, for tests outside a browser.
    pub fn answer(&self, question: &[u8]) -> String {
        self.with(|papers| {
            papers.answer = papers.session.answer(question);
            papers.answer.clone()
        })
    }
}

impl<G: Guide> Default for Desk<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// The module of a game.
#[macro_export]
macro_rules! module {
    ($Game:ty) => {
        static DESK: $crate::Desk<$Game> = $crate::Desk::new();

        #[expect(unsafe_code, reason = "the page finds the function by its name")]
        #[unsafe(no_mangle)]
        extern "C" fn input(length: usize) -> *mut u8 {
            DESK.input(length)
        }

        #[expect(unsafe_code, reason = "the page finds the function by its name")]
        #[unsafe(no_mangle)]
        extern "C" fn ask() -> usize {
            DESK.ask()
        }

        #[expect(unsafe_code, reason = "the page finds the function by its name")]
        #[unsafe(no_mangle)]
        extern "C" fn output() -> *const u8 {
            DESK.output()
        }

        fn main() {}
    };
}
