//! Letters by the place of their key, so that Russian and Ukrainian layouts need no switching.

use ratatui::crossterm::event::KeyCode;

/// The letters of both Cyrillic layouts and the Latin ones on the same keys.
const PLACES: [(&str, char); 26] = [
    ("й", 'q'),
    ("ц", 'w'),
    ("у", 'e'),
    ("к", 'r'),
    ("е", 't'),
    ("н", 'y'),
    ("г", 'u'),
    ("ш", 'i'),
    ("щ", 'o'),
    ("з", 'p'),
    ("ф", 'a'),
    ("ыі", 's'),
    ("в", 'd'),
    ("а", 'f'),
    ("п", 'g'),
    ("р", 'h'),
    ("о", 'j'),
    ("л", 'k'),
    ("д", 'l'),
    ("я", 'z'),
    ("ч", 'x'),
    ("с", 'c'),
    ("м", 'v'),
    ("и", 'b'),
    ("т", 'n'),
    ("ь", 'm'),
];

/// The same key on a Latin layout, in lower case. The comma stands where shift makes a question mark of it.
pub fn on_any_layout(key: KeyCode) -> KeyCode {
    let KeyCode::Char(letter) = key else { return key };
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let latin = PLACES.iter().find(|(cyrillic, _)| cyrillic.contains(small)).map(|&(_, latin)| latin);
    KeyCode::Char(match (small, latin) {
        (_, Some(latin)) => latin,
        (',', None) => '?',
        (other, None) => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_reaches_the_commands() {
        for (typed, meant) in [("qQйЙ", 'q'), ("uгГ", 'u'), ("sыі", 's'), ("dВ", 'd'), ("?,", '?'), ("1", '1')] {
            for letter in typed.chars() {
                assert_eq!(on_any_layout(KeyCode::Char(letter)), KeyCode::Char(meant), "{letter}");
            }
        }
        assert_eq!(on_any_layout(KeyCode::Enter), KeyCode::Enter);
    }
}
