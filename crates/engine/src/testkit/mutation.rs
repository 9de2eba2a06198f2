//! JSON that is almost right.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::Fast;

/// How many words and numbers are remembered, to be put where they do not belong.
const WORDS_MAX: usize = 300;

/// Changes JSON at random, from a seed.
pub(super) struct Mutator {
    source: Fast,
    /// Words and numbers of everything mutated so far: they make better mistakes than invented ones.
    words: Vec<Value>,
}

impl Mutator {
    pub fn new(seed: u64) -> Self {
        let edges = [json!(0), json!(1), json!(-1), json!(7), json!(255), json!(256), json!(u64::MAX), json!(1.5)];
        let others = [Value::Null, json!(true), json!(""), json!("🎲"), json!([]), json!({})];
        Self { source: Fast::new(seed), words: edges.into_iter().chain(others).collect() }
    }

    /// The same value with some mistakes, if that can still be read.
    pub fn variant<T: Serialize + DeserializeOwned>(&mut self, value: &T) -> Option<T> {
        let written = serde_json::to_value(value).ok()?;
        serde_json::from_value(self.mutate(&written)).ok()
    }

    /// With one to three mistakes in its structure.
    pub fn mutate(&mut self, value: &Value) -> Value {
        self.learn(value);
        let mut mutated = value.clone();
        for _ in 0..=self.source.below(3) {
            self.change_somewhere(&mut mutated);
        }
        mutated
    }

    /// With a mistake in its characters.
    pub fn garble(&mut self, text: &str) -> String {
        let mut characters: Vec<char> = text.chars().collect();
        let at = self.below(characters.len());
        let other = self.below(characters.len());
        match self.source.below(5) {
            _ if characters.is_empty() => characters.push('['),
            0 => characters.truncate(at),
            1 => _ = characters.remove(at),
            2 => characters.swap(at, other),
            3 => characters.insert(at, characters[other]),
            _ => characters[at] = ['0', '9', '"', '{', ']', '\\', '\u{0}', '-'][self.below(8)],
        }
        characters.into_iter().collect()
    }

    fn below(&mut self, count: usize) -> usize {
        self.source.below((count as u32).max(1)) as usize
    }

    fn word(&mut self) -> Value {
        let index = self.below(self.words.len());
        self.words[index].clone()
    }

    fn learn(&mut self, value: &Value) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.learn(item)),
            Value::Object(fields) => fields.values().for_each(|field| self.learn(field)),
            word if self.words.len() < WORDS_MAX && !self.words.contains(word) => self.words.push(word.clone()),
            _ => {}
        }
    }

    fn change_somewhere(&mut self, value: &mut Value) {
        let here = self.source.below(6) == 0;
        match value {
            Value::Array(items) if !here && !items.is_empty() => {
                let index = self.below(items.len());
                self.change_somewhere(&mut items[index]);
            }
            Value::Object(fields) if !here && !fields.is_empty() => {
                let index = self.below(fields.len());
                self.change_somewhere(fields.values_mut().nth(index).expect("an index below the number of fields"));
            }
            _ => self.change(value),
        }
    }

    fn change(&mut self, value: &mut Value) {
        match value {
            Value::Array(items) => self.change_array(items),
            Value::Object(fields) => self.change_object(fields),
            Value::Number(number) if self.source.below(2) == 0 => {
                let step = if self.source.below(2) == 0 { 1 } else { -1 };
                *value = number.as_i64().map_or(Value::Null, |number| json!(number.wrapping_add(step)));
            }
            other => *other = self.word(),
        }
    }

    fn change_array(&mut self, items: &mut Vec<Value>) {
        let (at, other) = (self.below(items.len()), self.below(items.len()));
        match self.source.below(5) {
            0 => items.push(self.word()),
            _ if items.is_empty() => items.push(self.word()),
            1 => _ = items.remove(at),
            2 => items.push(items[at].clone()),
            3 => items.swap(at, other),
            _ => items.clear(),
        }
    }

    fn change_object(&mut self, fields: &mut Map<String, Value>) {
        let at = self.below(fields.len());
        let name = fields.keys().nth(at).cloned();
        match (self.source.below(3), name) {
            (0, Some(name)) => _ = fields.remove(&name),
            (1, Some(name)) => _ = fields.insert(name, self.word()),
            _ => _ = fields.insert("surprise".to_owned(), self.word()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mutations_differ_and_repeat_themselves() {
        let value = json!({"name": "pig", "dice": [1, 2, 3], "seats": [{"lucky": null}]});
        let mutated = |seed| {
            let mut mutator = Mutator::new(seed);
            (0..100).map(|_| mutator.mutate(&value)).collect::<Vec<_>>()
        };
        assert_eq!(mutated(1), mutated(1));
        assert_ne!(mutated(1), mutated(2));
        assert!(mutated(1).iter().filter(|&other| *other != value).count() > 90);
    }

    #[test]
    fn garbling_takes_any_text() {
        let mut mutator = Mutator::new(1);
        for text in ["", "x", "{\"ключ\": \"🎲\"}"] {
            assert!((0..100).any(|_| mutator.garble(text) != text));
        }
    }
}
