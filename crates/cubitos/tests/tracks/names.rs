//! Every card, die, track, set and zone has a name in three languages, and every card a text.

use std::collections::BTreeSet;

use cubitos::{CardId, Colour, Die, RaceSetId, TrackId, Zone};

const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/cubitos.ftl")),
    ("ru", include_str!("../../../../locales/ru/cubitos.ftl")),
    ("uk", include_str!("../../../../locales/uk/cubitos.ftl")),
];

/// The messages of one line, with their texts.
fn texts(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter_map(|line| line.split_once(" = "))
}

#[test]
fn everything_has_a_name_in_three_languages() {
    let cards = CardId::NAMES.iter().flat_map(|card| [(*card).to_owned(), format!("text-{card}")]);
    let dice = Die::ALL.iter().map(|die| format!("die-{}", die.name()));
    let colours = Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name()));
    let zones = Zone::ALL.iter().map(|zone| format!("zone-{}", zone.name()));
    let tracks = TrackId::NAMES.iter().map(|track| format!("track-{track}"));
    let sets = RaceSetId::NAMES.iter().map(|set| format!("set-{set}"));
    for key in cards.chain(dice).chain(colours).chain(zones).chain(tracks).chain(sets) {
        for (language, file) in LANGUAGES {
            assert!(texts(file).any(|(name, text)| name == key && !text.is_empty()), "{language}: {key}");
        }
    }
}

#[test]
fn no_two_cards_have_the_same_name() {
    for (language, file) in LANGUAGES {
        let names = texts(file).filter(|(key, _)| CardId::named(key).is_some());
        let names: BTreeSet<&str> = names.map(|(_, name)| name).collect();
        assert_eq!(names.len(), CardId::COUNT, "{language}");
    }
}
