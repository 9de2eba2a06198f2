/// Takes the events of a game one by one.
///
/// `()` forgets them, and the compiler removes the work; a `Vec` keeps them.
pub trait Log<E> {
    /// One thing that happened.
    fn record(&mut self, event: E);
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
