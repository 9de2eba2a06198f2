use engine::{Game, Match, Phrase, Seat, Speak, Step};

/// What has happened in a match, in order, and who had decided what by then.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// Every event, with the number of steps that had been taken when it happened.
    events: Vec<(usize, G::Event)>,
    /// For every seat the step with which it decided last.
    decided: [Option<usize>; Seat::COUNT_MAX],
}

impl<G: Game> Default for Story<G> {
    fn default() -> Self {
        Self { events: Vec::new(), decided: [None; Seat::COUNT_MAX] }
    }
}

impl<G: Game> Story<G> {
    /// The story of a match so far.
    pub fn of(played: &Match<G>) -> Self {
        let mut story = Self::default();
        let mut again = Match::start_of(&played.record()).expect("a match can begin as it began");
        for step in played.steps() {
            let mut events = Vec::new();
            let taken = match step {
                Step::Chance { chance } => again.happen(chance, &mut events),
                Step::Play { seat, action } => again.play(*seat, action, &mut events),
            };
            taken.expect("a match can replay its own steps");
            story.tell(&again, events);
        }
        story
    }

    /// Goes on with what the last steps of the match have led to.
    pub fn tell(&mut self, played: &Match<G>, events: impl IntoIterator<Item = G::Event>) {
        let steps = played.steps().len();
        if let Some(Step::Play { seat, .. }) = played.steps().last() {
            self.decided[seat.index()] = Some(steps);
        }
        for event in events {
            // Where one line says both, it belongs to the later one.
            let taken_in = self.events.last_mut().is_some_and(|(step, last)| {
                let is_taken_in = last.take_in(&event);
                if is_taken_in {
                    *step = steps;
                }
                is_taken_in
            });
            if !taken_in {
                self.events.push((steps, event));
            }
        }
    }

    /// Every event, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.events.iter().map(|(_, event)| event)
    }

    /// All of it, line by line.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = Phrase> + ExactSizeIterator {
        self.events.iter().map(|(_, event)| event.phrase())
    }

    /// What has happened since `seat` last decided; everything if it never did.
    pub fn since(&self, seat: Seat) -> impl Iterator<Item = Phrase> {
        let decided = self.decided[seat.index()].unwrap_or(0);
        self.events.iter().filter(move |(step, _)| *step > decided).map(|(_, event)| event.phrase())
    }
}
