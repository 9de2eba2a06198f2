//! The three languages say the same things: same files, same keys, same variables, and all plural branches.

use super::Problem;
use super::workspace::Workspace;
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::{ast, parser};
use std::collections::{BTreeMap, BTreeSet};

/// Each language with the plural categories that its grammar needs.
const LANGUAGES: [(&str, &[&str]); 3] =
    [("en", &["one", "other"]), ("ru", &["one", "few", "many", "other"]), ("uk", &["one", "few", "many", "other"])];

/// The categories that only a number can have; `other` is also a common name for a default.
const NUMBERS_ONLY: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// One message or term of one language.
struct Entry {
    path: String,
    line: usize,
    /// Its name; that of a term starts with a hyphen, as it does where the term is used.
    key: String,
    /// The name of each part (`value`, or `.attribute`) with the variables in it.
    parts: BTreeMap<String, BTreeSet<String>>,
    references: BTreeSet<String>,
    /// The keys of every choice in it.
    choices: Vec<BTreeSet<String>>,
}

impl Entry {
    fn is_term(&self) -> bool {
        self.key.starts_with('-')
    }

    /// The name of its file, the same in every language.
    fn file(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// What it is called in every language.
    fn name(&self) -> (&str, &str) {
        (self.file(), &self.key)
    }
}

/// The languages agree with each other, and each is complete in itself.
pub fn check(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut languages = Vec::new();
    let games: BTreeSet<String> = workspace.games().map(|game| format!("{}.ftl", game.name)).collect();
    for (language, categories) in LANGUAGES {
        let folder = format!("locales/{language}/");
        let mut entries = Vec::new();
        let mut names = BTreeSet::new();
        for file in workspace.files.iter().filter(|file| file.path.ends_with(".ftl")) {
            let (Some(name), Some(text)) = (file.path.strip_prefix(&folder), &file.text) else { continue };
            names.insert(name);
            problems.extend(parse(&file.path, text, &mut entries));
        }
        if names.is_empty() {
            problems.push(Problem::new(&folder, 1, "there is no .ftl file"));
        }
        problems.extend(twice(&entries, &games));
        problems.extend(plurals(&entries, categories));
        problems.extend(broken_references(&entries));
        languages.push((folder, names, entries));
    }
    for (folder, names, entries) in &languages {
        for (other_folder, other_names, _) in &languages {
            for name in other_names.difference(names) {
                problems.push(Problem::new(folder, 1, format!("{name} is missing; {other_folder} has it")));
            }
        }
        let all =
            languages.iter().flat_map(|(folder, _, entries)| entries.iter().map(move |entry| (folder.as_str(), entry)));
        problems.extend(missing(folder, entries, all));
    }
    // The first language is the one the others are held against.
    if let [(_, _, original), translations @ ..] = languages.as_slice() {
        problems.extend(translations.iter().flat_map(|(_, _, translation)| differences(original, translation)));
    }
    problems
}

fn parse(path: &str, text: &str, into: &mut Vec<Entry>) -> Vec<Problem> {
    // By bytes, because an error may point into the middle of a letter.
    let line = |at: usize| text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            ast::Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref(), &message.attributes),
            ast::Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let earlier = into.iter().filter(|entry| entry.path == path && entry.key == key).count();
        let line = definition(text, &key, earlier);
        let (parts, references, choices) = Default::default();
        let mut entry = Entry { path: path.into(), line, key, parts, references, choices };
        let value = value.map(|value| ("value".to_string(), value));
        let attributes = attributes.iter().map(|attribute| (format!(".{}", attribute.id.name), &attribute.value));
        for (part, pattern) in value.into_iter().chain(attributes) {
            let mut variables = BTreeSet::new();
            Reader { entry: &mut entry, variables: &mut variables }.pattern(pattern);
            entry.parts.insert(part, variables);
        }
        into.push(entry);
    }
    errors.into_iter().map(|error| Problem::new(path, line(error.pos.start), error.kind.to_string())).collect()
}

/// The line that defines a key for the next time; the parser does not tell it.
fn definition(text: &str, key: &str, earlier: usize) -> usize {
    let is_definition = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    let mut lines = text.lines().enumerate().filter(|(_, line)| is_definition(line));
    lines.nth(earlier).map_or(1, |(index, _)| index + 1)
}

/// Walks through a pattern and notes what it uses.
struct Reader<'a> {
    entry: &'a mut Entry,
    variables: &'a mut BTreeSet<String>,
}

impl Reader<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key } => key.to_string(),
                });
                self.entry.choices.push(keys.collect());
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_string());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::MessageReference { id, .. } => {
                self.entry.references.insert(id.name.to_string());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.entry.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            self.inline(argument);
        }
    }
}

/// A key that is defined twice where both would be heard at once, so that the second would be lost: in one file, or in the
/// file of a game and in one that all games share. Two games may use the same key.
fn twice(entries: &[Entry], games: &BTreeSet<String>) -> Vec<Problem> {
    let is_shared = |entry: &Entry| !games.contains(entry.file());
    let mut first: BTreeMap<&str, Vec<&Entry>> = BTreeMap::new();
    let mut problems = Vec::new();
    for entry in entries {
        let earlier = first.entry(&entry.key).or_default();
        let heard_at_once = |other: &&&Entry| other.path == entry.path || is_shared(entry) || is_shared(other);
        if let Some(other) = earlier.iter().find(heard_at_once) {
            let message = format!("`{}` is already defined at {}:{}", entry.key, other.path, other.line);
            problems.push(Problem::new(&entry.path, entry.line, message));
        }
        earlier.push(entry);
    }
    problems
}

/// A choice by a number without one of the categories that the language needs.
fn plurals(entries: &[Entry], categories: &[&str]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for entry in entries {
        for choice in &entry.choices {
            let absent: Vec<&str> = categories.iter().copied().filter(|&category| !choice.contains(category)).collect();
            if is_plural(choice) && !absent.is_empty() {
                let message = format!("`{}` lacks the plural branch {}", entry.key, absent.join(", "));
                problems.push(Problem::new(&entry.path, entry.line, message));
            }
        }
    }
    problems
}

/// Whether a choice is about the grammar of a number. One that looks up single numbers, such as 1, 2 and other, is not;
/// but 1 and other is a plural in disguise, and wrong in Russian and Ukrainian, where 21 goes like 1.
fn is_plural(choice: &BTreeSet<String>) -> bool {
    let has = |key: &str| choice.contains(key);
    NUMBERS_ONLY.into_iter().any(has) || (has("1") && has("other") && !has("2"))
}

/// A placeable that names a message or term which the language does not have.
fn broken_references(entries: &[Entry]) -> Vec<Problem> {
    let known: BTreeSet<&str> = entries.iter().map(|entry| entry.key.as_str()).collect();
    let mut problems = Vec::new();
    for entry in entries {
        for reference in entry.references.iter().filter(|reference| !known.contains(reference.as_str())) {
            let message = format!("`{}` refers to `{reference}`, which does not exist", entry.key);
            problems.push(Problem::new(&entry.path, entry.line, message));
        }
    }
    problems
}

/// Keys that any language has and this one lacks in the file of the same name.
fn missing<'a>(folder: &str, entries: &[Entry], all: impl Iterator<Item = (&'a str, &'a Entry)>) -> Vec<Problem> {
    let name_and_key = |entry: &Entry, folder: &str| (entry.path[folder.len()..].to_string(), entry.key.clone());
    let mut present: BTreeSet<_> = entries.iter().map(|entry| name_and_key(entry, folder)).collect();
    let mut problems = Vec::new();
    for (other_folder, entry) in all {
        let (name, key) = name_and_key(entry, other_folder);
        // Once reported it counts as present: two languages that have it are one problem.
        if present.insert((name.clone(), key.clone())) {
            let message = format!("`{key}` is missing; see {}:{}", entry.path, entry.line);
            problems.push(Problem::new(&format!("{folder}{name}"), 1, message));
        }
    }
    problems
}

/// Messages that have other parts or other variables than the original. Terms may differ: their attributes and
/// parameters serve the grammar of one language (a case, a gender), and no program sees them.
fn differences(original: &[Entry], translation: &[Entry]) -> Vec<Problem> {
    let original: BTreeMap<_, &Entry> = original.iter().map(|entry| (entry.name(), entry)).collect();
    let mut problems = Vec::new();
    for entry in translation.iter().filter(|entry| !entry.is_term()) {
        let Some(original) = original.get(&entry.name()) else { continue };
        let parts: BTreeSet<&String> = original.parts.keys().chain(entry.parts.keys()).collect();
        for part in parts {
            let expected = described(original.parts.get(part));
            let actual = described(entry.parts.get(part));
            if expected != actual {
                let (key, place) = (&entry.key, format!("{}:{}", original.path, original.line));
                let message = format!("`{key}`, {part}: {actual} here, but {expected} in {place}");
                problems.push(Problem::new(&entry.path, entry.line, message));
            }
        }
    }
    problems
}

fn described(variables: Option<&BTreeSet<String>>) -> String {
    match variables {
        None => "absent".into(),
        Some(variables) if variables.is_empty() => "no variables".into(),
        Some(variables) => variables.iter().map(|variable| format!("${variable}")).collect::<Vec<_>>().join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example::{self, printed};

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let mut problems = check(&example::files(files));
        problems.sort();
        printed(&problems)
    }

    /// The problems of one file in three languages.
    fn translated(en: &str, ru: &str, uk: &str) -> Vec<String> {
        found(&[("locales/en/a.ftl", en), ("locales/ru/a.ftl", ru), ("locales/uk/a.ftl", uk)])
    }

    const EN: &str = "points = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}\n";
    const RU: &str = "points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
";

    #[test]
    fn complete_translations_pass() {
        assert_eq!(translated(EN, RU, RU), [""; 0]);
    }

    #[test]
    fn junk_is_found() {
        let found = translated("hello = Hi\nпривіт\n", "hello = Hi\n", "hello = Hi\n");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("locales/en/a.ftl:2: "), "{found:?}");
    }

    #[test]
    fn missing_languages_files_and_keys_are_found() {
        let found_files = found(&[("locales/en/a.ftl", "a = A\n"), ("locales/ru/b.ftl", "a = A\n")]);
        for expected in ["locales/uk/:1: there is no .ftl file", "locales/ru/:1: a.ftl is missing; locales/en/ has it"]
        {
            assert!(found_files.iter().any(|problem| problem == expected), "{expected}: {found_files:#?}");
        }
        let keys = translated("a = A\n-b = B\n", "a = A\n-b = B\n", "a = A\n");
        assert_eq!(keys, ["locales/uk/a.ftl:1: `-b` is missing; see locales/en/a.ftl:2"]);
    }

    #[test]
    fn keys_are_unique_in_a_language() {
        let twice = translated("a = A\nb = B\na = C\n", "a = A\nb = B\n", "a = A\nb = B\n");
        assert_eq!(twice, ["locales/en/a.ftl:3: `a` is already defined at locales/en/a.ftl:1"]);
    }

    #[test]
    fn games_share_keys_with_each_other_but_not_with_the_program() {
        let mut files = Vec::new();
        for path in ["en", "ru", "uk"] {
            files.push(example::file(&format!("locales/{path}/clever-cubed.ftl"), "turn = { $seat }\n"));
            files.push(example::file(&format!("locales/{path}/pig.ftl"), "turn = { $number }\n"));
        }
        let mut workspace = Workspace { files, packages: example::packages(), duplicates: String::new() };
        workspace.packages[2] = example::package("games", &["engine", "clever-cubed", "pig"]);
        workspace.packages.push(example::package("pig", &["engine"]));
        assert_eq!(printed(&check(&workspace)), [""; 0]);
        workspace.packages[2] = example::package("games", &["engine", "clever-cubed"]);
        let found = printed(&check(&workspace));
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!(found[0], "locales/en/pig.ftl:1: `turn` is already defined at locales/en/clever-cubed.ftl:1");
    }

    #[test]
    fn variables_and_attributes_are_the_same() {
        let variables = translated("a = { $seat } wins\n", "a = { $player } wins\n", "a = { $seat } wins\n");
        assert_eq!(variables, ["locales/ru/a.ftl:1: `a`, value: $player here, but $seat in locales/en/a.ftl:1"]);
        let attributes = translated("a = A\n    .hint = H\n", "a = A\n    .hint = H\n", "a = A\n");
        assert_eq!(attributes, ["locales/uk/a.ftl:1: `a`, .hint: absent here, but no variables in locales/en/a.ftl:1"]);
    }

    #[test]
    fn terms_follow_the_grammar_of_their_language() {
        let declined =
            "-die = { $case ->\n   *[nominative] кубик\n    [genitive] кубика\n}\na = { -die(case: \"genitive\") }\n";
        assert_eq!(translated("-die = die\na = { -die }\n", declined, declined), [""; 0]);
    }

    #[test]
    fn plural_branches_are_complete() {
        let short = "points = { NUMBER($count) ->\n    [one] { $count } очко\n   *[other] { $count } очков\n}\n";
        assert_eq!(translated(EN, RU, short), ["locales/uk/a.ftl:1: `points` lacks the plural branch few, many"]);
        let lazy = "points = { $count ->\n    [1] a point\n   *[other] { $count } points\n}\n";
        assert_eq!(translated(lazy, RU, RU), ["locales/en/a.ftl:1: `points` lacks the plural branch one"]);
        let without_other = RU.replace("   *[other] { $count } очка\n", "").replace("    [many]", "   *[many]");
        assert_eq!(translated(EN, &without_other, RU), ["locales/ru/a.ftl:1: `points` lacks the plural branch other"]);
    }

    #[test]
    fn a_plural_within_a_choice_is_checked_too() {
        let nested = "a = { $who ->\n    [me] { $n ->\n        [one] x\n       *[other] y\n    }\n   *[you] z\n}\n";
        let found = translated(nested, nested, nested);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("locales/ru/a.ftl:1: ") && found[0].ends_with("few, many"), "{found:?}");
    }

    #[test]
    fn a_choice_by_a_word_or_by_single_numbers_is_no_plural() {
        let roman = "a = { $row ->\n    [1] I\n    [2] II\n   *[other] III\n}\n";
        assert_eq!(translated(roman, roman, roman), [""; 0]);
        let nothing = "a = { $count ->\n    [0] nothing\n   *[other] { $count }\n}\n";
        assert_eq!(translated(nothing, nothing, nothing), [""; 0]);
        let choice = "a = { $gender ->\n    [female] f\n   *[other] m\n}\n";
        assert_eq!(translated(choice, choice, choice), [""; 0]);
    }

    #[test]
    fn references_must_lead_somewhere() {
        let broken = translated("a = { -b } { c }\n", "a = A\n", "a = A\n");
        assert_eq!(broken.len(), 2, "{broken:?}");
        assert!(broken[0].contains("`-b`, which does not exist") && broken[1].contains("`c`"), "{broken:?}");
    }
}
