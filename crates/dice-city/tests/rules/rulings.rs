//! R1 to R18: the display, dice, pass tokens, uses and copies.

use dice_city::Colour::{Black, Blue, Red, White, Yellow};
use dice_city::Location as L;
use dice_city::setup::{CopiedThisDie, PassRerollTargets, PassTokenWindow};
use dice_city::{Action, Dice, Event, Resource, Stage, Step, Trigger};
use engine::{Game, Turn};

use crate::table::{Table, seat, space, stock, table, table_for};

#[test]
fn r1_the_starting_player_never_changes() {
    let mut play = table_for(3).end_turn();
    for turn in 0..6 {
        play.rolls_all([1; 5]);
        assert_eq!((play.state().starting_player, play.active()), (seat(0), (turn + 1) % 3));
        play.ends_dice();
    }
}

/// Seat 0 discards the first cards of the display.
fn refresh(table: Table) -> crate::table::Play {
    let mut play = table.start();
    play.take(White).play(Action::Refresh);
    for _ in 0..4 {
        let discard = play.legal()[0];
        play.play(discard);
    }
    play
}

#[test]
fn r2_a_refresh_replaces_any_four_of_the_eight() {
    let mut play = table().start();
    assert_eq!(play.view().display.len(), 8);
    play.take(White).play(Action::Refresh);
    let before = play.state().display;
    for slot in [6, 0, 3, 7] {
        let card = before[usize::from(slot)].unwrap();
        play.play(Action::Discard { slot, card });
        assert!(!play.can(Action::Discard { slot, card }));
    }
    let deck = play.deck_left();
    // From the left to the right.
    for card in [L::Well, L::Stables, L::Bazaar, L::Church] {
        play.turns_up(card);
    }
    let display = play.state().display;
    assert_eq!([0, 3, 6, 7].map(|slot| display[slot].unwrap()), [L::Well, L::Stables, L::Bazaar, L::Church]);
    assert_eq!([1, 2, 4, 5].map(|slot| display[slot]), [1, 2, 4, 5].map(|slot| before[slot]));
    assert_eq!((play.deck_left(), play.stage()), (deck - 4, Stage::Dice));
    assert!(!play.clone().take(Red).can(Action::Refresh), "once per turn");
    for size in [4, 6, 10] {
        assert_eq!(table().option(|setup| setup.display_size = size).start().displayed(), usize::from(size));
    }
}

#[test]
fn r3_the_display_is_refilled_at_once_and_discards_never_come_back() {
    let mut play = table().display(&[L::Well, L::Bazaar]).stock(0, 1, 1, 2).build();
    play.builds(L::Bazaar, "red-1");
    assert!(play.view().card_due);
    play.turns_up(L::Church);
    assert_eq!(play.state().display[1], Some(L::Church));
    let mut empty = table().deck(0).display_well().stock(0, 0, 1, 1).build();
    empty.builds(L::Well, "red-1");
    assert_eq!((empty.view().card_due, empty.state().display[0], empty.displayed()), (false, None, 7));
    let mut short = refresh(table().deck(2));
    short.deals();
    assert_eq!((short.displayed(), short.deck_left()), (6, 0));
    let mut none = table().deck(0).last_round(Trigger::Deck).start();
    assert!(!none.take(White).can(Action::Refresh));
}

impl Table {
    /// A Well in the first slot instead of what lies there.
    fn display_well(self) -> Self {
        self.with(|state| {
            let first = state.display[0].replace(L::Well).unwrap();
            *state.discard.entry(first).or_default() += 1;
            *state.discard.entry(L::Well).or_default() -= 1;
        })
    }
}

#[test]
fn r4_a_shift_does_not_go_round_the_edge() {
    let mut play = table().die("blue-6").start();
    play.take(White);
    assert!(!play.can(Action::Shift { die: Red, to: 0 }) && !play.can(Action::Shift { die: Red, to: 6 }));
    assert!(!play.can(Action::Shift { die: Blue, to: 1 }) && !play.can(Action::Shift { die: Blue, to: 7 }));
    assert!(!play.can(Action::Shift { die: Red, to: 3 }) && !play.can(Action::Shift { die: White, to: 2 }));
    play.play(Action::Shift { die: Red, to: 2 }).take(Black).play(Action::Shift { die: Red, to: 3 });
    assert_eq!((play.column(0, Red), play.unspent()), (3, vec![Yellow, Red, Blue]));
}

#[test]
fn r5_a_die_reactivates_but_does_not_deactivate() {
    let city = table().card("red-1", L::Manor).off("blue-1", L::Manor);
    let off = Action::Deactivate { space: space("red-1"), location: L::Manor };
    let mut play = city.clone().start();
    play.take(White);
    assert!(!play.can(off));
    play.play(Action::Reactivate { space: space("blue-1"), location: L::Manor });
    assert!(!play.is_deactivated(0, "blue-1"));
    let mut allowed = city.option(|setup| setup.voluntary_deactivation.0 = true).start();
    allowed.take(White);
    assert!(!allowed.can(Action::Deactivate { space: space("blue-1"), location: L::Manor }), "it is already");
    assert!(!allowed.can(Action::Deactivate { space: space("red-2"), location: L::Militia }), "it is no card");
    assert!(allowed.play(off).is_deactivated(0, "red-1"));
}

#[test]
fn r6_pass_spends_one_die_once_per_turn() {
    let mut play = table().start();
    play.take(White).play(Action::Pass);
    assert_eq!((play.state().seats[0].pass_tokens, play.unspent().len(), play.active()), (1, 4, 0));
    assert!(!play.take(Red).can(Action::Pass));
}

#[test]
fn r7_pass_tokens_are_spent_in_the_use_dice_step() {
    let play = table().pass_tokens(4).unspent(&[]).start();
    let mut traded = play.clone();
    traded.play(Action::TradeForStrength);
    assert_eq!((traded.strength(), traded.state().seats[0].pass_tokens), ((1, 0), 2));
    traded.play(Action::TradeForResource { resource: Resource::Iron });
    // After the last die, and once fewer than two are left there is nothing more to decide.
    assert_eq!((traded.stage(), traded.stock(0)), (Stage::Roll, stock(0, 0, 1)));
    let later = table().pass_tokens(2).strength(3, 0).stock(0, 2, 0, 0);
    let wood = Action::TradeForResource { resource: Resource::Wood };
    assert!(!later.clone().attack().can(wood) && !later.clone().build().can(wood));
    let any = later.option(|setup| setup.pass_token_window = PassTokenWindow::AnyOwnStep);
    assert!(any.clone().attack().can(wood) && any.clone().attack().can(Action::TradeForStrength));
    assert!(any.clone().build().can(wood) && !any.clone().build().can(Action::TradeForStrength));
    let mut reroll = any.build();
    reroll.play(Action::TradeForReroll).play(Action::Reroll { seat: seat(1), die: Red }).rolls(Red, 4);
    assert_eq!(reroll.stage(), Stage::Build);
}

#[test]
fn r8_every_opponent_rerolls_a_die_that_the_active_player_picks() {
    let opponents = table_for(3).pass_tokens(3).off_of(1, "red-1", L::Mine).unspent(&[White]);
    let mut play = opponents.clone().start();
    play.play(Action::TradeForReroll);
    assert_eq!(play.stage(), Stage::Reroll { seat: seat(1), step: Step::Dice });
    assert!(!play.can(Action::Reroll { seat: seat(2), die: Red }), "one after the other");
    assert_eq!(play.legal().len(), 5);
    play.play(Action::Reroll { seat: seat(1), die: Red }).rolls(Red, 6);
    assert_eq!(play.column(1, Red), 6, "it is moved before the next die is picked");
    play.play(Action::Reroll { seat: seat(2), die: Blue }).rolls(Blue, 1);
    assert_eq!((play.stage(), play.column(2, Blue)), (Stage::Dice, 1));
    let mut everyone = opponents.option(|setup| setup.pass_reroll_targets = PassRerollTargets::Everyone).start();
    everyone.play(Action::TradeForReroll);
    everyone.play(Action::Reroll { seat: seat(1), die: Red }).rolls(Red, 6);
    everyone.play(Action::Reroll { seat: seat(2), die: Blue }).rolls(Blue, 1);
    assert_eq!(everyone.legal(), [Action::Reroll { seat: seat(0), die: White }]);
    everyone.play(Action::Reroll { seat: seat(0), die: White }).rolls(White, 5);
    assert_eq!((everyone.column(0, White), everyone.unspent()), (5, vec![White]));
}

#[test]
fn r8_without_an_unspent_die_the_active_player_rerolls_none() {
    let mut play = table()
        .option(|setup| setup.pass_reroll_targets = PassRerollTargets::Everyone)
        .pass_tokens(4)
        .unspent(&[])
        .start();
    play.play(Action::TradeForReroll).play(Action::Reroll { seat: seat(1), die: Red }).rolls(Red, 6);
    assert_eq!(play.stage(), Stage::Dice);
    play.play(Action::TradeForReroll).play(Action::Reroll { seat: seat(1), die: Red }).rolls(Red, 2);
    assert_eq!(play.column(1, Red), 2, "repeated, and on the same die");
}

#[test]
fn r9_dice_may_be_given_up() {
    let mut play = table().start();
    play.take(White).play(Action::Forgo);
    assert_eq!(play.unspent().len(), 4);
    play.ends_dice();
    assert_eq!((play.unspent().len(), play.stage()), (0, Stage::Roll));
}

#[test]
fn r10_a_use_that_would_do_nothing_is_not_legal() {
    for card in
        [L::Storehouse, L::MarketPlace, L::FestivalHall, L::MerchantGuild, L::Cathedral, L::GrandStatue, L::GreatWall]
    {
        assert!(!table().under_die("red-2", card).start().can_use(Red), "{card:?}");
    }
    for card in [L::Blacksmith, L::Mint, L::TrainingCamp, L::Well] {
        assert!(table().under_die("red-2", card).start().can_use(Red), "{card:?}");
    }
    let last_die = |card| table().under_die("red-2", card).unspent(&[Red]).start().can_use(Red);
    assert!(!last_die(L::Stables) && !last_die(L::Church) && last_die(L::TownHall));
    assert!(table().under_die("red-2", L::Stables).start().can_use(Red));
    assert!(table().under_die("red-2", L::FestivalHall).stock(0, 2, 0, 0).start().can_use(Red));
    assert!(!table().under_die("red-2", L::FestivalHall).stock(0, 1, 1, 1).start().can_use(Red));
    // Nothing but locations without a use in the row of a Cemetery.
    let row = [L::Cemetery, L::Cathedral, L::Cathedral, L::GreatWall, L::GrandStatue, L::GrandStatue];
    assert!(!table().row(0, Red, row).start().can_use(Red));
    assert!(!table().off("red-2", L::Manor).die("red-2").start().can_use(Red), "it is deactivated");
}

#[test]
fn r11_blacksmith_and_mint_count_later_uses_only() {
    let city = table().under_die("red-2", L::Mint).die("blue-1").under_die("yellow-2", L::Mine);
    let mut play = city.clone().start();
    play.uses(Blue).uses(Yellow).uses(Red);
    assert_eq!(play.stock(0), stock(1, 0, 2));
    let mut retroactive = city.option(|setup| setup.turn_modifiers_retroactive.0 = true).start();
    retroactive.uses(Blue).uses(Yellow).uses(Red);
    assert_eq!(retroactive.stock(0), stock(2, 0, 3));
    retroactive.uses(White);
    assert_eq!(retroactive.stock(0), stock(4, 0, 3), "and later ones as ever");
    // Bandits are weaker however late the Training Camp was used.
    let mut camp = table().under_die("red-2", L::TrainingCamp).die("blue-3").die("yellow-2").start();
    camp.uses(Blue).uses(Yellow).uses(Red).ends_dice();
    assert!(camp.can(Action::Beat { bandits: dice_city::Bandits::Two }));
}

#[test]
fn r12_the_mint_means_the_type_and_the_guild_the_keyword() {
    let guild = table().under_die("white-6", L::MerchantGuild);
    assert!(!guild.clone().start().can_use(White), "Forest, Mountain and Cave are no Harvest locations");
    let mut play = guild.card("white-1", L::Mine).under_die("red-2", L::Mint).start();
    play.uses(Red).uses(White);
    assert_eq!(play.stock(0), stock(0, 0, 1), "the Guild does not use the Mine, so there is no bonus");
}

#[test]
fn r13_this_die_is_the_one_that_was_spent() {
    let city = table().under_die("red-2", L::Church).die("blue-4").under_die("yellow-1", L::Well);
    let mut play = city.clone().start();
    play.uses(Red).copies("yellow-1");
    assert!(play.can(Action::Include { die: Yellow }), "it is another die");
    play.play(Action::Roll).rolls(Red, 3);
    assert_eq!(play.unspent(), Dice::ALL.iter().collect::<Vec<_>>());
    let on_copied = city.option(|setup| setup.copied_this_die = CopiedThisDie::DieOnCopiedLocation);
    let mut other = on_copied.clone().start();
    other.uses(Red).copies("blue-4");
    assert_eq!(other.stage(), Stage::Throw { dice: Dice::one(Blue) });
    other.rolls(Blue, 6);
    assert_eq!((other.column(0, Blue), other.unspent()), (6, vec![White, Yellow, Blue, Black]));
    // Without a die on it, a Traveller cannot be copied; used by a die it works as ever.
    let mut town_hall = on_copied.card("red-2", L::TownHall).start();
    town_hall.uses(Red);
    assert!(town_hall.can_copy("blue-4") && !town_hall.can_copy("yellow-4"));
    let mut own =
        table().option(|setup| setup.copied_this_die = CopiedThisDie::DieOnCopiedLocation).die("blue-4").start();
    own.uses(Blue).rolls(Blue, 2);
    assert_eq!(own.unspent().len(), 5);
}

#[test]
fn r13_copying_chains_never_repeat_a_location() {
    let mut play =
        table().under_die("red-2", L::TownHall).card("blue-1", L::TownHall).card("blue-3", L::Cemetery).start();
    play.uses(Red).copies("blue-1");
    assert!(!play.can_copy("red-2") && !play.can_copy("blue-1"));
    play.copies("blue-3");
    assert!(!play.can_copy("blue-1"));
    play.copies("blue-2");
    assert_eq!((play.points(0), play.stage()), (1, Stage::Dice));
}

#[test]
fn r14_rerolls_are_not_limited() {
    let mut play = table().die("red-3").start();
    for _ in 0..20 {
        play.uses(Red).rolls(Red, 3);
    }
    assert_eq!(play.unspent().len(), 5);
}

#[test]
fn r15_copied_stables_may_move_the_die_that_stands_on_them() {
    let mut play = table().under_die("red-2", L::Church).under_die("blue-3", L::Stables).start();
    play.uses(Red).copies("blue-3");
    assert!(play.can(Action::Move { die: Blue, to: 1 }) && !play.can(Action::Move { die: Blue, to: 3 }));
    assert!(!play.can(Action::Move { die: Red, to: 1 }), "it was spent on the Church");
}

#[test]
fn r16_barracks_cover_as_a_build_does() {
    for target in ["red-2", "blue-1", "white-1", "black-4"] {
        let mut play = table().under_die("red-2", L::Barracks).off("blue-1", L::Manor).card("black-4", L::Mine).start();
        play.uses(Red).play(Action::Place { space: space(target) });
        assert_eq!((play.top(0, target), play.is_deactivated(0, target)), (L::RegularArmy, false));
        assert_eq!(play.stock(0), stock(0, 0, 0));
    }
}

#[test]
fn r17_the_extra_of_a_statue_is_paid_before_the_display_is_refilled() {
    let mut play = table().display(&[L::GrandStatue]).stock(0, 0, 1, 2).build();
    play.builds(L::GrandStatue, "red-2");
    assert_eq!((play.game.turn(), play.view().card_due), (Turn::Players(engine::Seats::one(seat(0))), false));
    play.play(Action::NoExtra);
    assert_eq!((play.points(0), play.view().card_due), (0, true));
    let mut broke = table().display(&[L::GrandStatue]).stock(0, 0, 1, 1).build();
    broke.builds(L::GrandStatue, "red-2");
    assert!(broke.view().card_due, "there is nothing to pay with");
}

#[test]
fn r18_a_wall_that_falls_protects_no_longer() {
    let city = table().card_of(1, "red-1", L::GreatWall).card_of(1, "red-2", L::Mine).strength(7, 0);
    let mut play = city.attack();
    assert_eq!(play.defence(1, "red-2"), Some(4));
    play.attacks(1, "red-1");
    assert_eq!((play.defence(1, "red-2"), play.strength()), (Some(2), (2, 0)));
    play.attacks(1, "red-2");
    assert!(play.log.iter().any(|event| matches!(event, Event::Attacked { price: 2, .. })));
}
