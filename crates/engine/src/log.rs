/// Takes the events of a game one by one.
///
/// `()` forgets them, and the compiler removes the work; a `Vec` keeps them.
pub trait Log<E> {
    /// One thing that happened.
    fn record(&mut self, event: E);
}

/// An event of a game.
pub trait Reveal {
    /// Did it show somebody something they did not know? Then what led to it cannot be undone.
    fn reveals(&self) -> bool {
        false
    }
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn record(&mut self, _event: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}
