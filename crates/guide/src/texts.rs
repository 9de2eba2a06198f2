//! Sentences for people, in three languages.
//!
//! The engine speaks in [`Phrase`]s, keys with arguments. The sentences are the Fluent files in `locales/`, built into the
//! program: `kubik.ftl` for what every game needs, and one file for each game, named after it. [`Texts`] puts both
//! together. A key or an argument that is missing shows itself in braces, and the tests look for braces.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use engine::{Arg, Phrase, Seat};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"en\" | \"ru\" | \"uk\""))]
#[serde(try_from = "String", into = "String")]
pub enum Language {
    /// English.
    English,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Russian, Self::Ukrainian];

    /// The code on the command line and the folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
            Self::Ukrainian => "uk",
        }
    }

    /// The one after it, round and round.
    pub const fn next(self) -> Self {
        match self {
            Self::English => Self::Russian,
            Self::Russian => Self::Ukrainian,
            Self::Ukrainian => Self::English,
        }
    }

    /// What the environment asks for, as `read` finds it: the first of the three variables that is set decides, as POSIX
    /// has it. English if it asks for nothing we speak.
    pub fn from_variables(read: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &&str| read(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
        let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default().to_ascii_lowercase();
        code.parse().unwrap_or(Self::English)
    }
}

/// A language the program does not speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language '{}'; there is {}", self.0, Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

impl TryFrom<String> for Language {
    type Error = UnknownLanguage;

    fn try_from(code: String) -> Result<Self, Self::Error> {
        code.parse()
    }
}

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.code().to_owned()
    }
}

/// Everything that can be said about one game in one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
    you: Option<Seat>,
}

impl Texts {
    /// The sentences of the program and of `game`.
    pub fn new(language: Language, game: &str) -> Self {
        let identifier: LanguageIdentifier = language.code().parse().expect("our codes are well-formed");
        let mut bundle = FluentBundle::new(vec![identifier]);
        // The marks that isolate right-to-left text are of no use here, and terminals show them as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
            _ => None,
        }));
        Self { language, bundle, names: Vec::new(), you: None }.with("kubik").with(game)
    }

    /// The same with the sentences of another file, such as `lab`.
    #[must_use]
    pub fn with(mut self, file: &str) -> Self {
        // A file with a mistake still gives the messages that parse; that ours have none is tested.
        let text = source(self.language, file).to_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(good, _)| good);
        self.bundle.add_resource_overriding(resource);
        self
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says who sits where, and who of them is spoken to as "you", if there is only one to speak to.
    pub fn set_names(&mut self, names: Vec<String>, you: Option<Seat>) {
        (self.names, self.you) = (names, you);
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A sentence without arguments.
    pub fn say(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// A sentence about some text, such as the name of a file.
    pub fn say_about(&self, key: &str, argument: &str, text: &str) -> String {
        self.say_with(key, &[(argument, text)])
    }

    /// A sentence about several texts, by their names in it.
    pub fn say_with(&self, key: &str, texts: &[(&str, &str)]) -> String {
        let mut arguments = FluentArgs::new();
        for (name, text) in texts {
            arguments.set(*name, (*text).to_owned());
        }
        self.format(key, &arguments)
    }

    /// The words of a phrase. A seat `$seat` comes with `$seat-is`, which is `you` or `other`: verbs depend on it.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let mut arguments = FluentArgs::new();
        for (name, argument) in &phrase.args {
            if let Arg::Seat(seat) = argument {
                arguments.set(format!("{name}-is"), if self.you == Some(*seat) { "you" } else { "other" });
            }
            let value: FluentValue<'_> = match argument {
                Arg::Number(number) => (*number).into(),
                Arg::Word(word) => (*word).into(),
                Arg::Seat(seat) => self.name(*seat).to_owned().into(),
                Arg::Phrase(inner) => self.phrase(inner).into(),
            };
            arguments.set(*name, value);
        }
        self.format(phrase.key, &arguments)
    }

    fn format(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("{{{key}}}");
        };
        // Faults leave `{$argument}` in the text, which is all that can be done about them here.
        let text: Cow<'_, str> = self.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new());
        text.trim_end().to_owned()
    }
}

/// A locale file; empty if there is none.
fn source(language: Language, file: &str) -> &'static str {
    let path = format!("{}/{file}.ftl", language.code());
    LOCALES.get_file(path).and_then(|file| file.contents_utf8()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::resolver::errors::ResolverError;

    use super::*;

    fn files() -> Vec<&'static str> {
        games::all().iter().map(|info| info.name).chain(["kubik", "lab"]).collect()
    }

    fn keys(language: Language, file: &str) -> BTreeSet<String> {
        let text = source(language, file);
        let is_key = |line: &&str| line.contains(" =") && line.starts_with(|first: char| first.is_ascii_lowercase());
        text.lines().filter(is_key).filter_map(|line| line.split(" =").next()).map(str::to_owned).collect()
    }

    #[test]
    fn every_file_parses_in_every_language() {
        for language in Language::ALL {
            for file in files() {
                let parsed = FluentResource::try_new(source(language, file).to_owned());
                assert!(parsed.is_ok(), "{}/{file}.ftl: {:?}", language.code(), parsed.err().map(|(_, errors)| errors));
                assert!(!keys(language, file).is_empty(), "{}/{file}.ftl", language.code());
            }
        }
    }

    #[test]
    fn the_languages_have_the_same_keys() {
        for file in files() {
            let english = keys(Language::English, file);
            for language in [Language::Russian, Language::Ukrainian] {
                assert_eq!(english, keys(language, file), "{}/{file}.ftl", language.code());
            }
        }
    }

    #[test]
    fn a_game_does_not_hide_sentences_of_the_program() {
        for info in games::all() {
            let (program, game) = (keys(Language::English, "kubik"), keys(Language::English, info.name));
            assert_eq!(program.intersection(&game).count(), 0, "{:?}", program.intersection(&game));
        }
    }

    /// What is referred to from one message to another exists; what a message needs from outside is not known here.
    #[test]
    fn no_message_refers_to_one_that_is_missing() {
        for language in Language::ALL {
            for info in games::all() {
                let texts = Texts::new(language, info.name);
                for key in ["kubik", info.name].into_iter().flat_map(|file| keys(language, file)) {
                    let mut faults = Vec::new();
                    let message = texts.bundle.get_message(&key).and_then(|message| message.value()).expect(&key);
                    texts.bundle.format_pattern(message, Some(&FluentArgs::new()), &mut faults);
                    let missing = faults.iter().find(|fault| {
                        let fluent_bundle::FluentError::ResolverError(ResolverError::Reference(reference)) = fault
                        else {
                            return false;
                        };
                        !format!("{reference:?}").starts_with("Variable")
                    });
                    assert_eq!(missing, None, "{} {key}", language.code());
                }
            }
        }
    }

    #[test]
    fn the_environment_chooses_the_language() {
        let with = |variables: &[(&str, &str)]| {
            let find =
                |name: &str| variables.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned());
            Language::from_variables(find)
        };
        assert_eq!(with(&[]), Language::English);
        assert_eq!(with(&[("LANG", "ru_RU.UTF-8")]), Language::Russian);
        assert_eq!(with(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "uk_UA.UTF-8")]), Language::Ukrainian);
        assert_eq!(with(&[("LANG", "uk"), ("LC_MESSAGES", "")]), Language::Ukrainian);
        assert_eq!(with(&[("LANG", "C.UTF-8")]), Language::English);
        assert_eq!(with(&[("LC_ALL", "de_DE.UTF-8"), ("LANG", "ru_RU.UTF-8")]), Language::English);
    }

    #[test]
    fn what_is_missing_shows_itself() {
        let texts = Texts::new(Language::English, "clever-cubed");
        assert_eq!(texts.say("key-of-no-file"), "{key-of-no-file}");
        assert!(texts.phrase(&Phrase::new("event-round")).contains("{$round}"));
    }

    #[test]
    fn an_unknown_language_is_told_the_three() {
        let error = "de".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "unknown language 'de'; there is en, ru, uk");
    }
}
