//! Effects under way in states written by hand: which figures they can have, and which of them can lie on which.

use engine::{Game, Seat};
use king_of_tokyo_duel::pending::{Packet, Pair, Pull, PullStep, PurchaseStep};
use king_of_tokyo_duel::state::RollState;
use king_of_tokyo_duel::{Card, KingOfTokyoDuel, Monster, Stage, Task, Token, Track};

use crate::table::{Table, seat, set, table};

/// No die is there in this turn.
fn in_stage(stage: Stage) -> Table {
    let roll = RollState { fewer: 6, allowed: 3, ..RollState::default() };
    let table = table().energy(0, 5).energy(1, 5).fame(1).token(Token::Tiger, Track::Fame, 1);
    table.with(|state| (state.stage, state.roll) = (stage, roll))
}

/// The same with what the topmost effect needs to wait for somebody.
fn waiting(stage: Stage, pending: &[Task]) -> Table {
    let table = in_stage(stage).with(|state| state.pending = pending.to_vec());
    match pending[pending.len() - 1] {
        Task::Refill => table.with(|state| state.market.left = None),
        Task::Effect { .. } => table.cards(1, &[Card::Scrappy, Card::Unchained]),
        Task::Pull(pull) => table.cards(pull.puller.index(), &[Card::Unchained]),
        Task::Packet(packet) => table.cards(packet.victim.index(), &[Card::Camouflage]),
        Task::UnstableDna { owner } => {
            table.cards(owner.index(), &[Card::UnstableDna]).cards(1 - owner.index(), &[Card::Scrappy])
        }
        Task::Superconductor { owner, .. } => table.cards(owner.index(), &[Card::Superconductor]),
        Task::Place { .. } | Task::InShape { .. } | Task::Purchase { .. } => table,
    }
}

/// The field that is refused.
fn field(table: &Table) -> Result<(), String> {
    KingOfTokyoDuel::load(&table.0).map(|_| ()).map_err(|invalid| invalid.field)
}

#[track_caller]
fn fine(stage: Stage, pending: &[Task]) {
    assert_eq!(field(&waiting(stage, pending)), Ok(()), "{stage:?} {pending:?}");
}

/// The effect with this index cannot lie there.
#[track_caller]
fn wrong(index: usize, stage: Stage, pending: &[Task]) {
    assert_eq!(field(&waiting(stage, pending)), Err(format!("pending[{index}]")), "{stage:?} {pending:?}");
}

const STEPS: [PurchaseStep; 4] =
    [PurchaseStep::Token, PurchaseStep::BreakingNews, PurchaseStep::Effect, PurchaseStep::Settle];

fn buying(card: Card, step: PurchaseStep) -> Task {
    Task::Purchase { card, step }
}

/// A pull of Fame in the middle of which something happens.
fn pull(puller: usize) -> Pull {
    Pull { track: Track::Fame, puller: seat(puller), left: 1, moved: 1, step: PullStep::After, scrappy: false }
}

fn pulling(puller: usize) -> Task {
    Task::Pull(pull(puller))
}

fn hits(victim: usize, pair: Pair) -> Task {
    Task::Packet(Packet { victim: seat(victim), hits: 2, camouflaged: false, throwing: false, pair })
}

fn hit(victim: usize) -> Task {
    hits(victim, Pair::None)
}

fn in_shape(owner: usize) -> Task {
    Task::InShape { owner: seat(owner), left: 1 }
}

fn dna(owner: usize) -> Task {
    Task::UnstableDna { owner: seat(owner) }
}

const SUPERCONDUCTOR: Task = Task::Superconductor { owner: Seat::FIRST.next(2), energy: 1 };

#[test]
fn figures_of_effects() {
    let Task::Packet(packet) = hit(1) else { unreachable!() };
    let pull = pull(0);
    let refused = |expected: &str, pending: Vec<Task>| {
        let table = in_stage(Stage::Resolve).cards(1, &[Card::Camouflage]).with(|state| state.pending = pending);
        assert_eq!(field(&table), Err(expected.to_owned()));
    };
    // A claw group that waits for Camouflage can be loaded; what cannot have happened can not.
    assert_eq!(waiting(Stage::Resolve, &[hit(1)]).start().asked(), Some(1));
    let nobody = Seat::new(2).unwrap();
    refused("pending[0].victim", vec![Task::Packet(Packet { victim: nobody, ..packet })]);
    refused("pending[0].hits", vec![Task::Packet(Packet { hits: 0, ..packet })]);
    refused("pending[0].hits", vec![Task::Packet(Packet { hits: 31, ..packet })]);
    refused("pending[0].pair", vec![hit(1), hit(1)]);
    refused("pending[0].pair", vec![hits(1, Pair::Waiting)]);
    refused("pending[0].victim", vec![hits(1, Pair::First)]);
    refused("pending[0].victim", vec![hits(0, Pair::Second)]);
    refused("pending[0].throwing", vec![Task::Packet(Packet { throwing: true, camouflaged: true, ..packet })]);
    refused("pending[0].throwing", vec![Task::Packet(Packet { throwing: true, victim: seat(0), ..packet })]);
    refused("pending[0].puller", vec![Task::Pull(Pull { puller: nobody, ..pull })]);
    refused("pending[0].step", vec![pulling(0)]);
    refused("pending[0].step", vec![Task::Pull(Pull { step: PullStep::Bonus, ..pull })]);
    refused("pending[0].step", vec![Task::Pull(Pull { step: PullStep::Bonus, ..pull }), hit(1)]);
    refused("pending[0].step", vec![Task::Pull(Pull { step: PullStep::Move, ..pull }), hit(1)]);
    refused("pending[0].moved", vec![Task::Pull(Pull { moved: 0, ..pull }), hit(1)]);
    refused("pending[0].moved", vec![Task::Pull(Pull { moved: 16, ..pull }), hit(1)]);
    refused("pending[0].left", vec![Task::Pull(Pull { left: 15, ..pull }), hit(1)]);
    fine(Stage::Resolve, &[Task::Pull(Pull { left: 14, ..pull }), hit(1)]);
    fine(Stage::Resolve, &[Task::Pull(Pull { step: PullStep::Bonus, ..pull })]);
    refused("pending[0].line", vec![Task::Effect { card: Card::Frenzy, line: 2 }]);
    refused("pending[0].owner", vec![Task::Superconductor { owner: seat(0), energy: 1 }]);
    refused("pending[0].energy", vec![Task::Superconductor { owner: seat(1), energy: 0 }]);
    refused("pending[0].energy", vec![Task::Superconductor { owner: seat(1), energy: 11 }]);
    fine(Stage::Resolve, &[Task::Superconductor { owner: seat(1), energy: 10 }]);
    refused("pending[0]", vec![SUPERCONDUCTOR, hit(1)]);
    refused("pending[0].left", vec![Task::InShape { owner: seat(0), left: 0 }]);
    refused("pending[0].left", vec![Task::InShape { owner: seat(0), left: 31 }]);
    fine(Stage::Resolve, &[Task::InShape { owner: seat(0), left: 30 }]);
    fine(Stage::Resolve, &[Task::InShape { owner: seat(0), left: 0 }, pulling(0), hit(1)]);
    refused("pending[0].owner", vec![Task::InShape { owner: nobody, left: 1 }]);
    refused("pending[0].owner", vec![Task::UnstableDna { owner: nobody }]);
    refused("pending[0].token", vec![Task::Place { token: Token::KingFirst }]);
    refused("pending[0]", vec![Task::Place { token: Token::Cat }, Task::Refill]);
    refused("pending[0]", vec![Task::Refill, hit(1)]);
    refused("pending[0]", vec![buying(Card::TooCute, PurchaseStep::Token)]);
    refused("pending", vec![Task::Refill; 60]);
}

/// What nobody can answer is not under way any more.
#[test]
fn effects_that_nobody_is_asked_about() {
    let poor = waiting(Stage::Resolve, &[in_shape(0)]).energy(0, 0);
    assert_eq!(field(&poor), Err("pending[0]".to_owned()));
    let dna_below = waiting(Stage::Resolve, &[dna(1)]).with(|state| state.pending.push(in_shape(0)));
    assert_eq!(field(&dna_below), Ok(()));
    assert_eq!(field(&dna_below.energy(0, 0)), Err("pending[1]".to_owned()), "Unstable DNA would be asked about");
    let lonely = waiting(Stage::Resolve, &[dna(1)]).cards(0, &[]);
    assert_eq!(
        lonely.fitted().refused(),
        "pending[0]: seat 1 has nothing to decide here, the game would go on by itself"
    );
}

#[test]
fn scrappy_acts_in_the_middle_of_a_pull() {
    let scrappy = |cards: &[Card]| {
        let pull = Task::Pull(Pull { scrappy: true, ..pull(0) });
        field(&waiting(Stage::Resolve, &[pull, hit(1)]).cards(0, cards))
    };
    assert_eq!(scrappy(&[Card::Scrappy]), Ok(()));
    assert_eq!(scrappy(&[]), Err("pending[0].scrappy".to_owned()));
}

#[test]
fn thunder_stomp_waits_below_the_packet_of_spiked_tail() {
    let stomp = Pull { track: Track::Destruction, left: 0, step: PullStep::Stomp, ..pull(0) };
    let tail = |stomp: Pull, used: &[Card]| {
        let table = waiting(Stage::Resolve, &[Task::Pull(stomp), hit(1)]).cards(0, &[Card::Scrappy]);
        field(&table.with(|state| state.used = set(used)))
    };
    let used = [Card::ThunderStomp];
    assert_eq!(tail(stomp, &used), Ok(()));
    let refused = |field: &str| Err(format!("pending[0].{field}"));
    assert_eq!(tail(stomp, &[]), refused("step"));
    assert_eq!(tail(Pull { left: 1, ..stomp }, &used), refused("step"));
    assert_eq!(tail(Pull { track: Track::Fame, ..stomp }, &used), refused("step"));
    assert_eq!(tail(Pull { scrappy: true, ..stomp }, &used), refused("scrappy"));
}

/// While what the first of two packets has set off is dealt with, the second one is as it was sent.
#[test]
fn a_waiting_packet_is_untouched() {
    let mut jets = table().cards(1, &[Card::InShape]).energy(1, 1).energy(0, 4).buys(Card::JetsScrambled).state();
    let waiting = jets.pending.iter().position(|task| matches!(task, Task::Packet(_))).unwrap();
    let second = Packet { victim: seat(1), hits: 5, camouflaged: false, throwing: false, pair: Pair::Waiting };
    assert_eq!(jets.pending[waiting], Task::Packet(second));
    for wrong in [
        Packet { pair: Pair::Second, ..second },
        Packet { pair: Pair::None, ..second },
        Packet { camouflaged: true, ..second },
        Packet { throwing: true, ..second },
    ] {
        jets.pending[waiting] = Task::Packet(wrong);
        let field = KingOfTokyoDuel::load(&jets).unwrap_err().field;
        assert_eq!(field, format!("pending[{waiting}].pair"), "{wrong:?}");
    }
}

#[test]
fn a_purchase_step_by_step() {
    let card = Card::Cannonball;
    for step in STEPS {
        let purchase = buying(card, step);
        let expect = |right, pending: &[Task]| {
            if step == right { fine(Stage::Market, pending) } else { wrong(1, Stage::Market, pending) }
        };
        expect(PurchaseStep::Token, &[purchase, Task::Refill]);
        expect(PurchaseStep::BreakingNews, &[purchase, Task::Place { token: Token::Anubis }]);
        expect(PurchaseStep::Effect, &[purchase, pulling(0), hit(1)]);
        let tesla = Task::Effect { card: Card::TeslaImpulse, line: 0 };
        expect(PurchaseStep::Settle, &[buying(Card::TeslaImpulse, step), tesla]);
        wrong(1, Stage::Market, &[purchase, tesla]);
        wrong(1, Stage::Market, &[purchase, Task::Place { token: Token::Cat }]);
        wrong(1, Stage::Market, &[purchase, pulling(1), hit(0)]);
        wrong(1, Stage::Market, &[purchase, Task::Pull(Pull { track: Track::Destruction, ..pull(0) }), hit(1)]);
        wrong(1, Stage::Market, &[purchase, hit(1)]);
    }
}

#[test]
fn a_line_of_a_card_acts_before_what_it_sets_off() {
    let card = Card::Cannonball;
    let lines =
        |line, above: &[Task]| [&[buying(card, PurchaseStep::Settle), Task::Effect { card, line }], above].concat();
    for above in [&[pulling(0), hit(1)][..], &[hit(1)], &[in_shape(0)], &[dna(1)]] {
        fine(Stage::Market, &lines(1, above));
        fine(Stage::Market, &lines(3, above));
        wrong(2, Stage::Market, &lines(0, above));
    }
    wrong(2, Stage::Market, &lines(1, &[pulling(1), hit(0)]));
    wrong(2, Stage::Market, &lines(1, &[SUPERCONDUCTOR]));
}

#[test]
fn a_pull_hits_the_rival_of_the_puller() {
    fine(Stage::Resolve, &[pulling(0), hit(1)]);
    wrong(1, Stage::Resolve, &[pulling(0), hit(0)]);
    wrong(1, Stage::Resolve, &[pulling(0), hits(1, Pair::Second)]);
    fine(Stage::Resolve, &[pulling(0), in_shape(0)]);
    wrong(1, Stage::Resolve, &[pulling(0), in_shape(1)]);
    fine(Stage::Resolve, &[pulling(0), dna(1)]);
    wrong(1, Stage::Resolve, &[pulling(0), dna(0)]);
    // Superconductor answers the active player while dice are resolved.
    fine(Stage::Resolve, &[pulling(0), SUPERCONDUCTOR]);
    wrong(2, Stage::Resolve, &[in_shape(1), pulling(1), SUPERCONDUCTOR]);
    let giant = Task::Effect { card: Card::GentleGiant, line: 1 };
    wrong(2, Stage::Market, &[giant, pulling(0), SUPERCONDUCTOR]);
    wrong(1, Stage::Resolve, &[pulling(0), pulling(0), hit(1)]);
}

#[test]
fn the_second_of_two_packets_waits_for_the_first() {
    let card = Card::JetsScrambled;
    let jets =
        |above| [buying(card, PurchaseStep::Settle), Task::Effect { card, line: 1 }, hits(1, Pair::Waiting), above];
    fine(Stage::Market, &jets(hits(0, Pair::First)));
    wrong(3, Stage::Market, &jets(hit(0)));
    wrong(3, Stage::Market, &jets(hits(1, Pair::Second)));
    fine(Stage::Market, &jets(in_shape(1)));
    wrong(3, Stage::Market, &jets(in_shape(0)));
    fine(Stage::Market, &jets(dna(0)));
    wrong(3, Stage::Market, &jets(dna(1)));
}

#[test]
fn in_shape_pays_for_pulls_of_fame() {
    for owner in [0, 1] {
        fine(Stage::Resolve, &[in_shape(owner), pulling(owner), hit(1 - owner)]);
        wrong(1, Stage::Resolve, &[in_shape(owner), pulling(1 - owner), hit(owner)]);
        let destruction = Task::Pull(Pull { track: Track::Destruction, ..pull(owner) });
        wrong(1, Stage::Resolve, &[in_shape(owner), destruction, hit(1 - owner)]);
        wrong(1, Stage::Resolve, &[in_shape(owner), hit(1 - owner)]);
    }
}

/// What one packet sets off for both is done in the order of R47: the active player's comes first, so it lies on top.
#[test]
fn in_shape_and_unstable_dna_of_one_packet() {
    fine(Stage::Resolve, &[in_shape(1), dna(0)]);
    wrong(1, Stage::Resolve, &[in_shape(0), dna(1)]);
    wrong(1, Stage::Resolve, &[in_shape(0), dna(0)]);
    fine(Stage::Resolve, &[dna(1), in_shape(0)]);
    wrong(1, Stage::Resolve, &[dna(0), in_shape(1)]);
    wrong(1, Stage::Resolve, &[dna(0), in_shape(0)]);
    wrong(1, Stage::Resolve, &[dna(1), in_shape(1)]);
}

#[test]
fn every_stage_sets_off_its_own_effects() {
    use Stage::{Additions, Market, PassOn, Resolve, TitanicBatteries, Triggers};
    let line = |card| Task::Effect { card, line: 1 };
    let expect = |right: &[Stage], pending: &[Task]| {
        for stage in [Additions, Triggers, TitanicBatteries, Resolve, Market, PassOn] {
            if right.contains(&stage) { fine(stage, pending) } else { wrong(0, stage, pending) }
        }
    };
    expect(&[TitanicBatteries, Resolve, Market, PassOn], &[Task::Refill]);
    expect(&[Market], &[buying(Card::Cannonball, PurchaseStep::Token), Task::Refill]);
    expect(&[Market], &[line(Card::GentleGiant), pulling(0), hit(1)]);
    expect(&[PassOn], &[line(Card::ElectricalAura), pulling(0), hit(1)]);
    expect(&[Triggers], &[line(Card::AntimatterPellets), hit(1)]);
    expect(&[], &[line(Card::Cannonball), hit(1)]);
    expect(&[Resolve], &[pulling(0), hit(1)]);
    expect(&[], &[pulling(1), hit(0)]);
    for task in [hit(0), hit(1), in_shape(0), dna(1)] {
        expect(&[TitanicBatteries, Resolve], &[task]);
    }
    expect(&[], &[hits(1, Pair::Second)]);
    expect(&[Resolve], &[SUPERCONDUCTOR]);
    expect(&[], &[Task::Place { token: Token::Cat }]);
    // The King lays his tokens down while dice are resolved.
    let king = |stage, token| {
        let table = in_stage(stage).monsters(Monster::TheKing, Monster::SpacePenguin);
        field(&table.with(|state| state.pending = vec![Task::Place { token }]))
    };
    assert_eq!(king(Resolve, Token::KingFirst), Ok(()));
    assert_eq!(king(Resolve, Token::Cat), Err("pending[0]".to_owned()));
    assert_eq!(king(Market, Token::KingFirst), Err("pending[0]".to_owned()));
}

/// The farther the Fame marker can still go, the fewer effects can be under way.
#[test]
fn so_many_effects_that_there_is_room_for_what_they_set_off() {
    for (owner, fame, most) in [(0, -6, 11), (0, 0, 29), (0, 6, 47), (1, 6, 11), (1, -6, 47)] {
        // In Shape at the bottom and on top, and its pulls in between.
        let pile = |count: usize| {
            let task = |index| if index % 2 == 0 { in_shape(owner) } else { pulling(owner) };
            let pending = (0..count).map(task).collect();
            field(&in_stage(Stage::Resolve).fame(fame).with(|state| state.pending = pending))
        };
        assert_eq!(pile(most), Ok(()), "{owner} {fame}");
        assert_eq!(pile(most + 2), Err("pending".to_owned()), "{owner} {fame}");
    }
}
