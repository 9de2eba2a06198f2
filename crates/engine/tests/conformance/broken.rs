//! The suite, tested: games with one flaw each must fail the check that is there for it.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex};

use engine::chance::Tag;
use engine::testkit::pig::{Action, Event, Fate, Pig, Setup, State, View};
use engine::testkit::{self, Trials};
use engine::{
    Chance, Choice, Fact, Figures, Game, GameInfo, Illegal, Invalid, Log, Outcome, Phrase, Reveal, Seat, Seats, Speak,
    TooManyResults, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::pig::trials;

/// Each is named after what the broken game does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Flaw {
    NothingWrong,
    AcceptsAnIllegalAction,
    LeavesOutALegalAction,
    ListsAnIllegalAction,
    ListsAnActionTwice,
    ListsActionsOfOthers,
    ListsNothing,
    WaitsForNobody,
    LetsOthersPlay,
    HalfPlaysWhatItRefuses,
    LogsWhatItRefuses,
    HalfTakesARefusedFate,
    TakesAFateAtAnyTime,
    TakesAnImpossibleFate,
    RefusesAFateItDraws,
    DrawsUnevenly,
    DrawsOnItsOwn,
    ForgetsWhoThrows,
    LeavesOutAResult,
    WeighsAResultWrongly,
    ListsMoreOddsThanAskedFor,
    HasOddsForNothing,
    SharesItsCopies,
    LosesThrowsOnLoading,
    RefusesItsOwnState,
    ReplaysOtherwise,
    LeaksInAView,
    LeaksToSpectators,
    LeaksInAnEvent,
    ConcealsThatItReveals,
    LeaksByLegalActions,
    ImaginesTheTruth,
    PanicsOnAState,
    TakesAStuckState,
    Allocates,
    NeverEnds,
    HasNoOutcome,
    ForgetsItsSetup,
}

thread_local! {
    /// The flaw of all games of this test. A type for each would say the same and take long to compile.
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::NothingWrong) };
    /// How often anything was asked; a source of differences that no seed controls.
    static QUESTIONS: Cell<u32> = const { Cell::new(0) };
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == flaw
}

fn question() -> u32 {
    QUESTIONS.replace(QUESTIONS.get() + 1)
}

/// There is no hat, and without a word about it the target is 100.
const DISHONEST_OPTIONS: &[Choice] = &[
    Choice { id: "hat", values: &["red"], default: "red" },
    Choice { id: "target", values: &["50", "100"], default: "50" },
];

/// Pig with a flaw. What a game says about itself can be wrong too.
#[derive(Clone, Debug)]
struct Broken<const HONEST: bool = true> {
    pig: Pig,
    /// Where the game really is if copies are shared; it is not used otherwise.
    shared: Option<Arc<Mutex<Pig>>>,
    /// Was it loaded from a state that cannot be? Then it does not go on.
    stuck: bool,
}

impl<const HONEST: bool> Broken<HONEST> {
    fn from_pig(pig: Pig) -> Self {
        Self { pig, shared: has(Flaw::SharesItsCopies).then(|| Arc::new(Mutex::new(pig))), stuck: false }
    }

    fn pig(&self) -> Pig {
        self.shared.as_ref().map_or(self.pig, |shared| *shared.lock().unwrap())
    }

    fn change<T>(&mut self, change: impl FnOnce(&mut Pig) -> T) -> T {
        match &self.shared {
            Some(shared) => change(&mut shared.lock().unwrap()),
            None => change(&mut self.pig),
        }
    }

    fn is_throw_due(&self) -> bool {
        self.pig().happen(&Fate::Die(2), &mut ()).is_ok()
    }

    fn lucky_face(&self, seat: usize) -> Option<u8> {
        self.pig().save().seats[seat].lucky
    }
}

impl<const HONEST: bool> PartialEq for Broken<HONEST> {
    fn eq(&self, other: &Self) -> bool {
        self.pig() == other.pig()
    }
}

impl<const HONEST: bool> Eq for Broken<HONEST> {}

impl<const HONEST: bool> Hash for Broken<HONEST> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.pig().hash(state);
    }
}

/// An event as a broken game tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
struct Told(Event);

impl Speak for Told {
    fn phrase(&self) -> Phrase {
        self.0.phrase()
    }
}

impl Reveal for Told {
    fn reveals(&self) -> bool {
        !has(Flaw::ConcealsThatItReveals) && self.0.reveals()
    }
}

/// Tells the events of Pig. A gossip says that there was a lucky face in every number of points.
struct Teller<'a, L> {
    log: &'a mut L,
    gossip: u8,
}

impl<L: Log<Told>> Log<Event> for Teller<'_, L> {
    fn record(&mut self, event: Event) {
        self.log.record(Told(match event {
            Event::Held { seat, points } => Event::Held { seat, points: points + u16::from(self.gossip) },
            other => other,
        }));
    }
}

impl<const HONEST: bool> Game for Broken<HONEST> {
    type Setup = Setup;
    type Action = Action;
    type Fate = Fate;
    type Event = Told;
    type View = View;
    type State = State;

    const INFO: GameInfo =
        GameInfo { hidden: HONEST, options: if HONEST { Pig::INFO.options } else { DISHONEST_OPTIONS }, ..Pig::INFO };

    fn new(setup: &Setup) -> Result<Self, Invalid> {
        Ok(Self::from_pig(Pig::new(setup)?))
    }

    fn setup(&self) -> Setup {
        match FLAW.get() {
            Flaw::ForgetsItsSetup => Setup { target: 100, ..self.pig().setup() },
            _ => self.pig().setup(),
        }
    }

    fn players(&self) -> u8 {
        self.pig().players()
    }

    fn turn(&self) -> Turn {
        match (FLAW.get(), self.pig().turn()) {
            (Flaw::WaitsForNobody, Turn::Players(_)) => Turn::Players(Seats::NONE),
            (Flaw::TakesAStuckState, _) if self.stuck => Turn::Players(Seats::NONE),
            (Flaw::ForgetsWhoThrows, Turn::Chance(_)) => Turn::Chance(None),
            (_, turn) => turn,
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        self.pig().legal(seat, into);
        let waits = !into.is_empty();
        match FLAW.get() {
            Flaw::LeavesOutALegalAction if into.len() > 1 => into.retain(|action| *action == Action::Throw),
            Flaw::ListsAnIllegalAction if waits && !into.contains(&Action::Hold) => into.push(Action::Hold),
            Flaw::ListsAnActionTwice if waits => into.push(into[0]),
            Flaw::ListsActionsOfOthers if into.is_empty() => into.push(Action::Throw),
            Flaw::ListsNothing if into.len() > 1 => into.clear(),
            // Who moves first has fewer actions if the next one is lucky with a six.
            Flaw::LeaksByLegalActions if into.len() > 1 && seat == Seat::FIRST && self.lucky_face(1) == Some(6) => {
                into.truncate(1);
            }
            Flaw::Allocates if waits => drop(std::hint::black_box(vec![1_u8; 8])),
            _ => {}
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Told>) -> Result<(), Illegal> {
        let gossip = if has(Flaw::LeaksInAnEvent) { self.lucky_face(1).unwrap_or(0) } else { 0 };
        let log = &mut Teller { log, gossip };
        let seat = match (FLAW.get(), self.turn()) {
            (Flaw::LetsOthersPlay, Turn::Players(seats)) => seats.first().unwrap(),
            _ => seat,
        };
        if has(Flaw::ReplaysOtherwise) && *action == Action::Hold && question().is_multiple_of(2) {
            // Now and then, holding is taken for throwing.
            return self
                .change(|pig| pig.play(seat, &Action::Throw, log).or_else(|_| pig.play(seat, &Action::Hold, log)));
        }
        let answer = self.change(|pig| pig.play(seat, action, log));
        if answer.is_err() {
            match FLAW.get() {
                Flaw::AcceptsAnIllegalAction if *action == Action::Hold => return Ok(()),
                Flaw::HalfPlaysWhatItRefuses => _ = self.change(|pig| pig.play(seat, &Action::Throw, log)),
                Flaw::LogsWhatItRefuses => log.record(Event::Held { seat, points: 0 }),
                _ => {}
            }
        }
        answer
    }

    fn draw(&self, source: &mut impl Chance) -> Fate {
        let is_throw = self.is_throw_due();
        match FLAW.get() {
            Flaw::NeverEnds if is_throw => Fate::Die(1),
            Flaw::RefusesAFateItDraws if is_throw => Fate::Die(source.pick(7, Tag::table("throw")) as u8 + 1),
            Flaw::DrawsUnevenly if is_throw => {
                let faces = if question().is_multiple_of(2) { 6 } else { 3 };
                Fate::Die(source.pick(faces, Tag::table("throw")) as u8 + 1)
            }
            Flaw::DrawsOnItsOwn if is_throw => Fate::Die((question() % 6) as u8 + 1),
            _ => self.pig().draw(source),
        }
    }

    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Told>) -> Result<(), Illegal> {
        let log = &mut Teller { log, gossip: 0 };
        let answer = self.change(|pig| pig.happen(fate, log));
        match (FLAW.get(), *fate, answer) {
            (Flaw::HalfTakesARefusedFate, Fate::Die(_), Err(_)) => {
                _ = self.change(|pig| pig.happen(&Fate::Die(6), log));
            }
            (Flaw::TakesAFateAtAnyTime, _, Err(Illegal::NoChanceNow)) => return Ok(()),
            (Flaw::TakesAnImpossibleFate, Fate::Die(0 | 7..), Err(_)) => {
                return self.change(|pig| pig.happen(&Fate::Die(6), log));
            }
            _ => {}
        }
        answer
    }

    fn odds(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        let most = if has(Flaw::ListsMoreOddsThanAskedFor) { usize::MAX } else { most };
        let answer = self.pig().odds(most, into);
        match FLAW.get() {
            Flaw::LeavesOutAResult => _ = into.pop(),
            Flaw::WeighsAResultWrongly => into.iter_mut().take(1).for_each(|(_, weight)| *weight += 1),
            Flaw::HasOddsForNothing if into.is_empty() && !self.turn().is_chance() => into.push((Fate::Die(1), 1)),
            _ => {}
        }
        answer
    }

    fn outcome(&self) -> Option<Outcome> {
        if has(Flaw::HasNoOutcome) { None } else { self.pig().outcome() }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.pig().view(viewer);
        let leaks = match FLAW.get() {
            Flaw::LeaksInAView => viewer != Viewer::Spectator,
            Flaw::LeaksToSpectators => viewer == Viewer::Spectator,
            _ => false,
        };
        if leaks {
            for (index, seat) in view.seats.iter_mut().enumerate() {
                seat.lucky = self.lucky_face(index);
            }
        }
        view
    }

    fn reimagine(&self, seat: Seat, source: &mut impl Chance) -> Self {
        if has(Flaw::ImaginesTheTruth) { self.clone() } else { Self::from_pig(self.pig().reimagine(seat, source)) }
    }

    fn save(&self) -> State {
        self.pig().save()
    }

    fn load(state: &State) -> Result<Self, Invalid> {
        match FLAW.get() {
            Flaw::LosesThrowsOnLoading => {
                let mut state = state.clone();
                state.thrown.pop();
                Pig::load(&state).map(Self::from_pig)
            }
            Flaw::RefusesItsOwnState if !state.thrown.is_empty() => Err(Invalid::new("thrown", "must be empty")),
            Flaw::PanicsOnAState if state.seats.len() < 2 => panic!("no check of the seats"),
            Flaw::TakesAStuckState => Pig::load(state).map(Self::from_pig).or_else(|_| {
                let repaired = State { thrown: Vec::new(), ..state.clone() };
                Pig::load(&repaired).map(|pig| Self { stuck: true, ..Self::from_pig(pig) })
            }),
            _ => Pig::load(state).map(Self::from_pig),
        }
    }
}

impl<const HONEST: bool> Figures for Broken<HONEST> {
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        self.pig().facts(seat, into);
    }
}

type Check = fn(&Trials<Setup>) -> Result<(), String>;

/// The check fails and says what is wrong.
fn caught(flaw: Flaw, check: Check, message: &str) {
    FLAW.set(flaw);
    let answer = check(&trials());
    assert!(answer.as_ref().is_err_and(|error| error.contains(message)), "{answer:?} instead of {message:?}");
}

#[test]
fn without_a_flaw_the_suite_passes() {
    FLAW.set(Flaw::NothingWrong);
    testkit::suite::<Broken>(&trials()).unwrap();
}

#[test]
fn a_failure_names_check_setup_seed_and_step() {
    FLAW.set(Flaw::LeaksInAView);
    let error = testkit::suite::<Broken>(&trials()).unwrap_err();
    let start = r#"secrets_stay_secret: setup {"players":2,"target":50}, seed 0, step "#;
    assert!(error.starts_with(start), "{error}");
}

#[test]
fn hides_without_saying_so() {
    caught(Flaw::NothingWrong, testkit::secrets_stay_secret::<Broken<false>>, "the game hides nothing");
}

#[test]
fn invents_an_option() {
    caught(Flaw::NothingWrong, testkit::options_are_real::<Broken<false>>, "has no such field");
}

#[test]
fn lists_another_default() {
    let check = testkit::options_left_out_are_at_their_defaults::<Broken<false>>;
    caught(Flaw::NothingWrong, check, r#"target: the default is said to be "50", but "50" is another setup than none"#);
}

/// One test for each flaw, named after it: the check that must fail, and a part of its message.
macro_rules! flaws {
    ($($test:ident: $flaw:ident by $check:ident, $message:literal;)*) => {
        $(
            #[test]
            fn $test() {
                caught(Flaw::$flaw, testkit::$check::<Broken>, $message);
            }
        )*
    };
}

flaws! {
    accepts_an_illegal_action: AcceptsAnIllegalAction by other_actions_are_refused, "which is not listed as legal";
    leaves_out_a_legal_action: LeavesOutALegalAction by other_actions_are_refused, "which is not listed as legal";
    lists_an_illegal_action: ListsAnIllegalAction by legal_actions_are_accepted, "which is listed as legal: throw once";
    lists_an_action_twice: ListsAnActionTwice by legal_actions_are_accepted, "listed twice";
    lists_actions_of_others: ListsActionsOfOthers by legal_actions_are_accepted, "is not to move and has actions";
    lists_nothing: ListsNothing by legal_actions_are_accepted, "has no legal action";
    waits_for_nobody: WaitsForNobody by games_end, "but for none of them";
    lets_others_play: LetsOthersPlay by other_actions_are_refused, "of seat 1, which is not listed as legal";
    half_plays_what_it_refuses: HalfPlaysWhatItRefuses by other_actions_are_refused, "but changes the state";
    logs_what_it_refuses: LogsWhatItRefuses by other_actions_are_refused, "but logs";
    half_takes_a_refused_fate: HalfTakesARefusedFate by wrong_fates_are_refused, "but changes the state";
    takes_a_fate_at_any_time: TakesAFateAtAnyTime by wrong_fates_are_refused, "does not wait for chance";
    takes_an_impossible_fate: TakesAnImpossibleFate by chance_adds_up, "which is never drawn";
    refuses_a_fate_it_draws: RefusesAFateItDraws by chance_adds_up, "and refuses it";
    draws_unevenly: DrawsUnevenly by chance_adds_up, "has the probability";
    forgets_who_throws: ForgetsWhoThrows by chance_adds_up, "is asked";
    leaves_out_a_result: LeavesOutAResult by chance_adds_up, "has the probability";
    weighs_a_result_wrongly: WeighsAResultWrongly by chance_adds_up, "but the odds say";
    lists_more_odds_than_asked_for: ListsMoreOddsThanAskedFor by chance_adds_up, "more results than asked for";
    has_odds_for_nothing: HasOddsForNothing by chance_adds_up, "nothing random is due";
    draws_on_its_own: DrawsOnItsOwn by chance_adds_up, "and then another fate";
    shares_its_copies: SharesItsCopies by clones_are_independent, "the original changed";
    loses_throws_on_loading: LosesThrowsOnLoading by states_survive_saving, "loads as another game";
    refuses_its_own_state: RefusesItsOwnState by states_survive_saving, "its own state is refused: thrown";
    replays_otherwise: ReplaysOtherwise by records_replay, "leads elsewhere than the game on its own";
    leaks_in_a_view: LeaksInAView by secrets_stay_secret, "can tell the state";
    leaks_to_spectators: LeaksToSpectators by secrets_stay_secret, "Spectator can tell the state";
    leaks_in_an_event: LeaksInAnEvent by secrets_stay_secret, "the events after";
    conceals_that_it_reveals: ConcealsThatItReveals by secrets_stay_secret, "the events after";
    leaks_by_legal_actions: LeaksByLegalActions by secrets_stay_secret, "depend on what it does not know";
    imagines_the_truth: ImaginesTheTruth by secrets_stay_secret, "always imagines the truth";
    panics_on_a_state: PanicsOnAState by hostile_json_is_survived, "leads to a panic";
    takes_a_stuck_state: TakesAStuckState by hostile_json_is_survived, "is taken, but then: step 0: the game waits for players";
    allocates: Allocates by decisions_allocate_nothing, "allocations in a game";
    never_ends: NeverEnds by games_end, "the game is not over yet";
    has_no_outcome: HasNoOutcome by games_end, "the outcome is None";
    forgets_its_setup: ForgetsItsSetup by options_are_real, "the game says";
}
