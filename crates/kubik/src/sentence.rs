//! Several phrases as one sentence.

use engine::{Arg, Phrase};
use guide::Texts;

/// What is said one after the other, with a capital at the beginning only, and what is said again told by how often.
pub fn join(said: &[Phrase], separator: &str, texts: &Texts) -> String {
    let said: Vec<_> = said
        .iter()
        .map(|phrase| (phrase, texts.phrase(phrase)))
        .filter(|(_, text)| !text.is_empty())
        .map(|(phrase, text)| if begins_with_name(phrase, &text, texts) { text } else { small(&text) })
        .collect();
    let times =
        |same: &[String]| if same.len() > 1 { format!("{} ×{}", same[0], same.len()) } else { same[0].clone() };
    capitalised(&said.chunk_by(|one, next| one == next).map(times).collect::<Vec<_>>().join(separator))
}

/// The same with a capital at the beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}

fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(char::to_lowercase).into_iter().flatten().chain(letters).collect()
}

/// Names of players and of things keep their capital.
fn begins_with_name(phrase: &Phrase, text: &str, texts: &Texts) -> bool {
    phrase.args.iter().any(|(name, argument)| match argument {
        Arg::Seat(seat) => text.starts_with(texts.name(*seat)),
        Arg::Word(word) => text.starts_with(&texts.say_about(&format!("{name}-name"), name, word)),
        Arg::Number(_) | Arg::Phrase(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Speak};
    use games::clever_cubed::Action;
    use guide::Language;

    use super::*;

    #[test]
    fn a_sentence_has_one_capital_and_counts_what_is_said_again() {
        let texts = Texts::new(Language::Russian, "clever-cubed");
        let said = [Action::Reroll, Action::Cross { row: 3 }, Action::Cross { row: 3 }].map(|action| action.phrase());
        let expected = "Потратить переброс и бросить заново; зачеркнуть ещё клетку в ряду 3 ×2";
        assert_eq!(join(&said, "; ", &texts), expected);
        assert_eq!(join(&[], "; ", &texts), "");
    }

    #[test]
    fn names_keep_their_capital() {
        let mut texts = Texts::new(Language::English, "cubitos");
        texts.set_names(vec!["Anna".to_owned()], None);
        let hands_over = Phrase::new("hand-over").seat("seat", Seat::FIRST);
        let compares = Phrase::new("action-take-comparison").word("card", "mr-soldier").number("option", 0);
        let said = join(&[Phrase::new("action-done"), hands_over, compares.clone()], ", ", &texts);
        let card = texts.say_about("card-name", "card", "mr-soldier");
        assert!(said.contains(", Anna") && said.contains(&format!(", {card}")), "{said}");
    }
}
