//! Files that are taken: what they say holds, and the rest stays as it is in the built-in data.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use cubitos::data::{Replacement, STANDARD};
use cubitos::{Book, CardId, Die, Face, Operation, RaceSetId, Tables, TrackId};
use serde_json::{Value, json};

fn book(value: Value) -> Book {
    Book::new(&serde_json::from_value(value).unwrap()).unwrap()
}

fn tables(value: Value) -> Tables {
    book(value).tables.clone()
}

fn card(name: &str) -> CardId {
    CardId::named(name).unwrap()
}

#[test]
fn a_replaced_cost_counts_as_known() {
    let tables = tables(json!({"cards": [{"id": "bob", "cost": 5}]}));
    let bob = tables.card(card("bob"));
    assert_eq!((bob.cost, bob.cost_is_reconstructed), (5, false));
    assert_eq!(bob.abilities(), Tables::standard().card(card("bob")).abilities());
    // Every other card is as it was.
    for other in CardId::all().filter(|other| *other != card("bob")) {
        assert_eq!(tables.card(other), Tables::standard().card(other));
    }
    assert_eq!(tables.track(TrackId::ALL[2]), Tables::standard().track(TrackId::ALL[2]));
}

#[test]
fn marks_stay_where_nothing_was_replaced() {
    let tables = tables(json!({"cards": [
        {"id": "mr-bats", "cost": 3},
        {"id": "supah-general", "cost": 5, "reconstructed": ["cost", "effect"]},
        {"id": "muggles", "abilities": [{"timing": "now", "op": {"extra-roll": {"n": 2}}}]},
    ]}));
    let marks = |name: &str| {
        let card = tables.card(card(name));
        (card.cost_is_reconstructed, card.effect_is_reconstructed)
    };
    assert_eq!(marks("mr-bats"), (false, true));
    assert_eq!(marks("supah-general"), (true, true));
    assert_eq!(marks("muggles"), (true, false));
}

#[test]
fn a_replaced_effect() {
    let tables = tables(json!({"cards": [{"id": "dr-livingstone", "abilities": [
        {"timing": "run", "op": {"gain": {"feet": 2}}},
        {"timing": "run", "mandatory": true, "op": "lose-self"},
    ]}]}));
    let parts = tables.card(card("dr-livingstone")).abilities();
    assert_eq!(parts, Tables::standard().card(card("mr-dog")).abilities());
    assert_eq!(parts[1].operation, Operation::LoseSelf);
}

#[test]
fn a_replaced_fan_step() {
    let tables = tables(json!({"fan_track": [{"step": 2, "hand_tokens": 2}]}));
    let step = tables.fan_step(2);
    assert_eq!((step.credits, step.hand_tokens, step.reconstructed), (2, 2, false));
    assert_eq!(tables.fan_step(1), Tables::standard().fan_step(1));
}

#[test]
fn a_replaced_die() {
    let blank = json!({"kind": "blank"});
    let faces = json!([{"kind": "feet", "n": 2}, blank, blank, blank, blank, {"kind": "coins", "n": 1}]);
    let tables = tables(json!({"dice": [{"id": "dark-grey", "faces": faces}]}));
    let expected = [Face::Feet(2), Face::Blank, Face::Blank, Face::Blank, Face::Blank, Face::Coins(1)];
    assert_eq!(*tables.faces(Die::DarkGrey), expected);
    assert_eq!(tables.faces(Die::Red), Tables::standard().faces(Die::Red));
}

#[test]
fn a_replaced_race_set() {
    let tables = tables(json!({"race_sets": [{"id": "race-1", "laps": 3}]}));
    let set = |tables: &Tables| tables.race_set(RaceSetId::named("race-1").unwrap()).clone();
    assert_eq!(set(&tables).course.legs(), 3);
    assert_eq!(set(&tables).cards, set(Tables::standard()).cards);
}

/// A tiny map by hand: an island with a bonus in a pond, and nothing said about lengths.
#[test]
fn a_replaced_track() {
    let cell = |id: &str, kind: &str, column: u8, red: u8, neighbours: &[&str]| json!({"id": id, "kind": kind, "tiles": [[0, column]], "red": red, "neighbours": neighbours});
    let mut island = cell("r00c08", "bonus", 8, 1, &["r00c06"]);
    island["bonus"] = json!([{"kind": "gain-die", "max_cost": 3}, {"kind": "fan"}]);
    let tables = tables(json!({"tracks": [{"id": "testing-the-waters", "red_lines": 1, "cells": [
        cell("r00c04", "plain", 4, 1, &["r00c02", "r00c06", "finish"]),
        cell("r00c02", "plain", 2, 0, &["start", "r00c04"]),
        cell("r00c06", "water", 6, 1, &["r00c04", "r00c08"]),
        island,
        cell("finish", "finish", 10, 1, &[]),
        cell("start", "start", 0, 0, &["r00c02"]),
    ]}]}));
    let track = tables.track(TrackId::named("testing-the-waters").unwrap());
    assert!(!track.reconstructed);
    assert_eq!((track.red_lines, track.lap_length, track.lap_length_with_water), (1, 3, 3));
    let names: Vec<&str> = track.cells().map(|(_, cell)| &*cell.name).collect();
    assert_eq!(names, ["start", "finish", "r00c04", "r00c02", "r00c06", "r00c08"]);
    let progress: Vec<u8> = track.cells().map(|(_, cell)| cell.progress).collect();
    assert_eq!(progress, [0, 3, 2, 1, 2, 2]);
    let island = track.cell(track.cell_named("r00c08").unwrap());
    assert_eq!((island.to_finish, island.to_finish_with_water), (None, 3));
}

#[test]
fn the_built_in_file_replaces_itself_without_a_difference() {
    let whole = Replacement::from_json(STANDARD).unwrap();
    let book = Book::new(&whole).unwrap();
    assert_eq!(book.tables, *Tables::standard());
    assert_eq!(book.replacement(), &whole);
}

#[test]
fn books_are_equal_if_they_replace_the_same() {
    let file = |credits: u8| json!({"fan_track": [{"step": 1, "credits": credits}]});
    let hash = |book: &Book| BuildHasherDefault::<DefaultHasher>::default().hash_one(book);
    let (one, same, other) = (book(file(2)), book(file(2)), book(file(3)));
    assert_eq!((&one, hash(&one)), (&same, hash(&same)));
    assert_ne!(one, other);
    assert_ne!(one, Book::standard());
    assert_eq!(book(json!({})), Book::standard());
    assert_eq!(Book::standard().replacement(), &Replacement::default());
}

#[test]
fn files_are_written_as_they_are_read() {
    let whole: Value = serde_json::from_str(STANDARD).unwrap();
    let file: Replacement = serde_json::from_value(whole.clone()).unwrap();
    let mut written = serde_json::to_value(&file).unwrap();
    // What is false is left out when a file is written.
    for track in written["tracks"].as_array_mut().unwrap() {
        track.as_object_mut().unwrap().entry("reconstructed").or_insert(json!(false));
    }
    assert_eq!(written, whole);
    assert_eq!(serde_json::to_value(Replacement::default()).unwrap(), json!({}));
}
