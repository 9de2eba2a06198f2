//! Which decisions are accepted: all that are listed and no others, whatever the game waits for. Then what the engine asks a
//! game besides: the result, the setup, figures, and whose a random event is.

use engine::chance::Tag;
use engine::{Chance, Fact, Figures, Game, Illegal, Seat, Switch, Turn};
use king_of_tokyo_duel::figures::pair;
use king_of_tokyo_duel::{Action, Card, Fate, KingOfTokyoDuel, Monster, Setup, Stage, State, Symbol, Token, Track};

use crate::table::{Play, Table, seat, symbols, table};

/// Everything that can be said, sensible or not.
fn every_action() -> Vec<Action> {
    use Action::{
        Add, Buy, Claim, Decline, Destroy, Done, Finish, GainDieToken, GainEnergy, GiveUp, Keep, Leave, Metabolize,
        Multiply, Place, Pull, Reroll, Resolve, SetAside, Sleep, SpendDieToken, Stop, Swap, Sweep, TakeBonus, TakeClaw,
        Throw, ThrowFree, Use, Wake,
    };
    let mut actions = vec![
        Sleep,
        Wake,
        SpendDieToken,
        Throw,
        ThrowFree,
        Stop,
        Multiply,
        GainDieToken,
        TakeBonus,
        TakeClaw,
        Sweep,
        Finish,
        Decline,
        Done,
    ];
    for card in Card::ALL {
        actions.extend([
            GiveUp { card },
            Use { card },
            Buy { card },
            Metabolize { card },
            Destroy { card },
            Swap { card },
        ]);
    }
    for symbol in Symbol::ALL {
        actions.extend([Reroll { symbol }, Keep { symbol }, Resolve { symbol }]);
        actions.extend([false, true].map(|twice| Add { symbol, twice }));
        actions.extend(Symbol::ALL.map(|second| SetAside { first: symbol, second }));
    }
    actions.extend((0..=12).map(|amount| GainEnergy { amount }));
    actions.extend(Track::ALL.map(|track| Pull { track }));
    for token in Token::ALL {
        actions.extend([Claim { token }, Leave { token }]);
        for track in Track::ALL {
            for space in (-9..=9).chain([i8::MIN, i8::MAX]) {
                actions.extend([false, true].map(|turned| Place { token, track, space, turned }));
            }
        }
    }
    actions
}

#[track_caller]
fn only_listed_actions_are_accepted(play: &Play) {
    let asked = play.asked().expect("somebody is asked");
    let legal = play.legal();
    assert!(legal.len() > 1, "{legal:?}");
    for action in every_action() {
        let accepted = play.clone().try_play(asked, action).is_ok();
        assert_eq!(accepted, legal.contains(&action), "{action:?} in {:?}", play.state());
        assert_eq!(play.clone().try_play(1 - asked, action), Err(Illegal::NotYourTurn));
    }
    for action in legal {
        let (mut checked, mut unchecked) = (play.game, play.game);
        checked.play(seat(asked), &action, &mut ()).unwrap();
        unchecked.play_listed(seat(asked), &action, &mut ());
        assert_eq!(unchecked, checked, "{action:?}");
    }
}

fn played_by(monster: Monster) -> Table {
    let rival = if monster == Monster::MekaDragon { Monster::SpacePenguin } else { Monster::MekaDragon };
    table().monsters(monster, rival)
}

#[test]
fn before_the_first_roll() {
    let cards = [Card::Hibernation, Card::MadeInALab, Card::AlienMetabolism];
    let dominated = |state: &mut State| state.seats[0].dominates = 1;
    let mut play = table().cards(0, &cards).with(dominated).energy(0, 1).on_sale(Card::SnackTime).begin_turn();
    for (stage, next) in [
        (Stage::Hibernation, Action::Wake),
        (Stage::Laboratory, Action::Decline),
        (Stage::Dominate, Action::Done),
        (Stage::Gather, Action::Throw),
    ] {
        assert_eq!(play.stage(), stage);
        only_listed_actions_are_accepted(&play);
        play.play(next);
    }
    only_listed_actions_are_accepted(&table().die_tokens(0, 2).begin_turn());
}

#[test]
fn between_rolls() {
    let mut play = table().rolls_made(1).roll("ccffd!");
    only_listed_actions_are_accepted(&play);
    only_listed_actions_are_accepted(play.play(Action::Reroll { symbol: Symbol::Fame }));
    // With In the Shadows: early, and when no roll is left.
    for made in [1, 3] {
        let mut play = table().cards(0, &[Card::InTheShadows]).rolls_made(made).roll("ffhc");
        only_listed_actions_are_accepted(&play);
        only_listed_actions_are_accepted(play.play(Action::Reroll { symbol: Symbol::Fame }));
    }
    let metabolism = || table().cards(0, &[Card::AlienMetabolism]);
    only_listed_actions_are_accepted(&metabolism().roll("ffhc"));
    only_listed_actions_are_accepted(&metabolism().rolls_made(1).roll("ffhc"));
}

#[test]
fn after_the_last_roll() {
    for (dice, power) in [("!!ffd", true), ("!!!ffd", true), ("!!!!ffd", false)] {
        let alienoid = played_by(Monster::Alienoid).option(|setup| setup.alienoid_may_add_power = Switch(power));
        only_listed_actions_are_accepted(&alienoid.roll(dice));
    }
    let acting = [Card::SignatureMove, Card::AntimatterPellets];
    only_listed_actions_are_accepted(&table().cards(0, &acting).roll("!!!!!h"));
    let cards = [Card::Rebooting, Card::TitanicBatteries, Card::AlienMetabolism];
    let mut play = table().cards(0, &cards).rolls_made(1).roll("cchf");
    play.play(Action::Stop);
    for stage in [Stage::Rebooting, Stage::TitanicBatteries] {
        assert_eq!(play.stage(), stage);
        only_listed_actions_are_accepted(&play);
        play.play(Action::Decline);
    }
    // Rolls are left, but dice are resolved now.
    assert_eq!((play.stage(), play.state().roll.made), (Stage::Resolve, 1));
    only_listed_actions_are_accepted(&play);
}

#[test]
fn powers_and_groups() {
    for monster in Monster::ALL {
        only_listed_actions_are_accepted(&played_by(monster).roll("!!!ccfff"));
    }
    let king = || played_by(Monster::TheKing);
    let mut play = king().roll("!!!!f");
    only_listed_actions_are_accepted(&play);
    only_listed_actions_are_accepted(play.play(Action::Claim { token: Token::KingFirst }));
    // One of his tokens lies under a marker.
    let stuck = king().token(Token::KingFirst, Track::Fame, 0).token(Token::KingSecond, Track::Fame, 1);
    only_listed_actions_are_accepted(&stuck.roll("!!f"));
}

#[test]
fn in_the_market() {
    let rich = || table().energy(0, 6).cards(0, &[Card::AlienMetabolism]);
    only_listed_actions_are_accepted(&rich().market());
    only_listed_actions_are_accepted(&table().energy(0, 2).market());
    only_listed_actions_are_accepted(&rich().cards(1, &[Card::Scrappy, Card::Camouflage]).buys(Card::TeslaImpulse));
    // A token of one space, of two that lie on the board already, and of three.
    for card in [Card::Rebooting, Card::Scrappy, Card::Trendsetter] {
        let crowded = table().fame(-2).token(Token::Tiger, Track::Fame, 3).token(Token::Lizard, Track::Destruction, -4);
        let mut play = crowded.energy(0, 6).on_sale(card).market();
        play.play(Action::Buy { card }).refill();
        only_listed_actions_are_accepted(&play);
    }
}

#[test]
fn effects_that_ask() {
    let unchained = table().cards(0, &[Card::Unchained]).token(Token::Fish, Track::Fame, 1);
    only_listed_actions_are_accepted(&unchained.roll("fff"));
    let prevented = |cards: &[Card], dice| table().token(Token::Fish, Track::Fame, 0).cards(1, cards).roll(dice);
    let both = [Card::Trendsetter, Card::ArmorPlating];
    only_listed_actions_are_accepted(&prevented(&both, "c"));
    only_listed_actions_are_accepted(&prevented(&[both[0], both[1], Card::Camouflage], "ccc"));
    only_listed_actions_are_accepted(&prevented(&[Card::Camouflage], "ccc"));
    only_listed_actions_are_accepted(&table().cards(0, &[Card::InShape]).energy(0, 2).roll("ccccc"));
    only_listed_actions_are_accepted(&table().cards(1, &[Card::Superconductor]).roll("ee"));
    let swapping = table().cards(0, &[Card::Scrappy, Card::Camouflage]).cards(1, &[Card::UnstableDna]);
    only_listed_actions_are_accepted(&swapping.roll("ccc"));
}

#[test]
fn nothing_is_accepted_when_the_game_is_over() {
    let mut play = table().fame(6).roll("fff");
    assert_eq!(play.try_play(0, Action::Done), Err(Illegal::Over));
    assert_eq!(play.game.outcome().unwrap().places(), [1, 2]);
    let lost = table().fame(-6).destruction(-4).roll("fff");
    assert_eq!(lost.game.outcome().unwrap().places(), [2, 1]);
}

#[test]
fn a_game_knows_its_setup() {
    let setup =
        Setup { alienoid_may_add_power: Switch(false), ..Setup::of_monsters(Monster::TheKing, Monster::Alienoid) };
    let game = KingOfTokyoDuel::new(&setup).unwrap();
    assert_eq!((game.setup(), game.players()), (setup, 2));
}

#[test]
fn figures_of_a_finished_game() {
    let play = table().fame(6).energy(0, 2).buys(Card::Photoshoot);
    let facts = |number| {
        let mut facts = Vec::new();
        play.game.facts(seat(number), &mut facts);
        facts
    };
    let [winner, loser] = [0, 1].map(facts);
    for fact in [
        Fact::case("order", "first"),
        Fact::case("monster", "meka-dragon"),
        Fact::case("pair", "meka-dragon:space-penguin"),
        Fact::case("way", "victory-space"),
        Fact::number("turns", 3),
        Fact::number("cards-bought", 1),
        Fact::number("hearts-left", 12),
        Fact::case("photoshoot", "bought"),
    ] {
        assert!(winner.contains(&fact), "{fact:?}");
        assert_eq!(loser.contains(&fact), matches!(fact.key, "way" | "turns"), "{fact:?}");
    }
    for (own, rival) in Monster::ALL.iter().flat_map(|&own| Monster::ALL.map(|rival| (own, rival))) {
        let expected = if own == rival { String::new() } else { format!("{}:{}", own.name(), rival.name()) };
        assert_eq!(pair(own, rival), expected);
    }
}

/// Whom the first random number that is asked for belongs to.
#[derive(Default)]
struct Owner(Option<Tag>);

impl Chance for Owner {
    fn pick(&mut self, _n: u32, tag: Tag) -> u32 {
        self.0.get_or_insert(tag);
        0
    }
}

/// What is drawn fits what is due; whose it is.
#[track_caller]
fn drawn_for(play: &Play) -> Option<usize> {
    let mut owner = Owner::default();
    let fate = play.game.draw(&mut owner);
    play.clone().game.happen(&fate, &mut ()).unwrap();
    let owner = owner.0.unwrap().owner;
    assert_eq!(play.game.turn(), Turn::Chance(owner));
    owner.map(Seat::index)
}

#[test]
fn whoever_throws_owns_the_dice() {
    let mut play = Play { game: KingOfTokyoDuel::new(&Setup::default()).unwrap(), log: Vec::new() };
    for monster in [Monster::Gigazaur, Monster::TheKing] {
        assert_eq!(drawn_for(&play), None, "monsters are drawn for both");
        play.game.happen(&Fate::Monster(monster), &mut ()).unwrap();
    }
    for (thrower, dice) in [(0, "cheeee"), (1, "cceeee")] {
        assert_eq!(drawn_for(&play), Some(thrower), "the roll-off");
        play.throw(dice);
    }
    assert_eq!(drawn_for(&play), None, "cards are turned up by nobody");
    assert_eq!(drawn_for(play.refill()), Some(1), "the first player");
    let mut hidden = table().cards(1, &[Card::Camouflage]).roll("cccc!!!");
    hidden.play(Action::Multiply).uses(Card::Camouflage);
    assert_eq!((hidden.dice_due(), drawn_for(&hidden)), (12, Some(1)), "the victim");
}

/// What a throw of so many dice can come out as: how many results there are, the sum of their weights, and the weight of one.
fn odds_of(play: &Play, dice: &str) -> (usize, u64, u64) {
    let mut odds = Vec::new();
    play.game.odds(usize::MAX, &mut odds).unwrap();
    let weight = odds.iter().find(|(fate, _)| *fate == Fate::Throw(symbols(dice))).map_or(0, |&(_, weight)| weight);
    (odds.len(), odds.iter().map(|&(_, weight)| weight).sum(), weight)
}

#[test]
fn odds_of_throws() {
    let rolling = |dice: u8| table().with(|state| state.roll.in_hand = dice).start();
    assert_eq!(odds_of(&rolling(1), "c"), (6, 6, 1));
    assert_eq!(odds_of(&rolling(2), "ch"), (21, 36, 2));
    assert_eq!(odds_of(&rolling(6), "cccccc"), (462, 46_656, 1));
    assert_eq!(odds_of(&rolling(6), "chefd!"), (462, 46_656, 720));
    assert_eq!(odds_of(&rolling(6), "ccchhe"), (462, 46_656, 60));
    assert_eq!(odds_of(&rolling(8), "ffffffdd"), (1_287, 1_679_616, 28));
    let mut few = Vec::new();
    assert!(rolling(6).game.odds(461, &mut few).is_err() && few.is_empty());
    // The deck has every card but those that lie elsewhere, each as likely as the others.
    let mut play = table().energy(0, 7).on_sale(Card::TooCute).market();
    play.play(Action::Buy { card: Card::TooCute });
    let mut cards = Vec::new();
    play.game.odds(usize::MAX, &mut cards).unwrap();
    assert_eq!((cards.len(), cards.iter().all(|&(_, weight)| weight == 1)), (50 - 3, true));
}

/// Camouflage against more hits than the odds can be listed for.
#[test]
fn odds_of_very_many_dice_are_refused() {
    let hidden = |dice: &str| {
        let mut play = table().cards(1, &[Card::Camouflage]).roll(dice);
        play.play(Action::Multiply).uses(Card::Camouflage);
        let mut odds = Vec::new();
        (play.dice_due(), play.game.odds(usize::MAX, &mut odds).is_ok(), odds.len())
    };
    assert_eq!(hidden("cccc!!!!"), (16, true, 20_349));
    let mut most = table().cards(0, &[Card::AcidAttack, Card::AdrenalineAugment]).cards(1, &[Card::Camouflage]);
    most = most.fame(3).destruction(-3);
    let mut play = most.roll("ccc!!!!!");
    play.play(Action::Multiply).uses(Card::Camouflage);
    let mut odds = Vec::new();
    assert_eq!((play.dice_due(), play.game.odds(usize::MAX, &mut odds).is_err(), odds.len()), (30, true, 0));
}
