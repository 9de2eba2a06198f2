//! JSON to values and back, with errors that name the field.
//!
//! What a program sends is kept as text until somebody knows its type. [`read_raw`] turns it into a value at once if the text
//! is what the value would be written as. Everything else takes the careful way: the text becomes a [`tree`], in which no
//! list is endless and no field comes twice, and [`read_strictly`] tells what is wrong with it, or was passed over.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::{fmt, io, mem};

use serde::Serialize;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use serde_path_to_error::Segment;

use crate::error::join;
use crate::{Code, Error};

/// JSON that is ready to be sent: text, so that fields keep their order.
pub type Json = Box<RawValue>;

/// What stands in the types of TypeScript for JSON whose type only a game knows.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[ts(rename = "Json", type = "unknown")]
pub struct Anything;

/// Writes a value.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Json {
    to_raw_value(value).expect("whatever goes over the wire has strings as keys")
}

/// Longer texts are read the careful way only, which stops at a list without end.
const PLAIN_BYTES_MAX: usize = 4096;

/// Reads a value of a game from its text, as strictly as [`read_strictly`].
///
/// ```
/// use protocol::{Code, json};
/// let raw = |text: &str| serde_json::value::RawValue::from_string(text.to_owned()).unwrap();
/// assert_eq!(json::read_raw::<Vec<u8>>(&raw("[1, 2]"), Code::BadRequest), Ok(vec![1, 2]));
/// let error = json::read_raw::<Vec<u8>>(&raw("[1,{}]"), Code::BadRequest).unwrap_err();
/// assert_eq!(error.to_string(), "[1]: invalid type: map, expected a whole number from 0 to 255");
/// ```
pub fn read_raw<T: DeserializeOwned + Serialize>(json: &RawValue, code: Code) -> Result<T, Error> {
    let text = json.get();
    if text.len() <= PLAIN_BYTES_MAX
        && let Ok(value) = serde_json::from_str(text)
        && is_written_like(&value, text)
    {
        return Ok(value);
    }
    read_carefully(json, code)
}

/// The same for what is read once in a match: without the short way there is half the code for it.
pub fn read_carefully<T: DeserializeOwned + Serialize>(json: &RawValue, code: Code) -> Result<T, Error> {
    read_strictly(&tree(json, code)?, code)
}

/// Is the text, apart from blanks, what the value is written as? Then nothing in it was passed over.
fn is_written_like<T: Serialize>(value: &T, text: &str) -> bool {
    let mut comparison = Comparison { left: text.as_bytes(), in_quotes: false, escaped: false };
    serde_json::to_writer(&mut comparison, value).is_ok() && comparison.left.trim_ascii().is_empty()
}

/// Compares what is written to it with a text, and fails at the first difference.
struct Comparison<'a> {
    left: &'a [u8],
    in_quotes: bool,
    escaped: bool,
}

impl io::Write for Comparison<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if !self.in_quotes {
                self.left = self.left.trim_ascii_start();
            }
            match self.left.split_first() {
                Some((&given, left)) if given == byte => self.left = left,
                _ => return Err(io::ErrorKind::InvalidData.into()),
            }
            self.in_quotes ^= byte == b'"' && !self.escaped;
            self.escaped = byte == b'\\' && !self.escaped;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Text that must be one JSON object and nothing else.
pub fn read_document(text: &[u8]) -> Result<&RawValue, Error> {
    let bad = |reason: String| Error::new(Code::BadJson, "", reason);
    let text = str::from_utf8(text).map_err(|error| bad(format!("this is not UTF-8 text: {error}")))?;
    let json: &RawValue = serde_json::from_str(text).map_err(|error| bad(format!("this is not JSON: {error}")))?;
    if json.get().starts_with('{') { Ok(json) } else { Err(bad("this is JSON, but not an object".to_owned())) }
}

/// The text of a JSON string.
pub fn read_word(json: &RawValue) -> Option<Cow<'_, str>> {
    let plain = serde_json::from_str(json.get()).map(Cow::Borrowed);
    plain.or_else(|_| serde_json::from_str(json.get()).map(Cow::Owned)).ok()
}

/// Reads something whose parts stay text, with the path of the field in errors.
pub fn read_parts<'a, T: Deserialize<'a>>(
    json: impl Deserializer<'a, Error = serde_json::Error>,
    code: Code,
) -> Result<T, Error> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let path = error.path().to_string();
        Error::new(code, if path == "." { "" } else { &path }, in_plain_words(&without_place(error.inner())))
    })
}

/// The message without line and column: there is one line, and the path says more.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    match message.rfind(" at line ") {
        Some(end) if error.line() > 0 => message[..end].to_owned(),
        _ => message,
    }
}

/// No list or object of any game has so many entries; records and scripts, which may, are read part by part.
const ENTRIES_MAX: usize = 4096;

/// The text as a tree of values. Refuses objects with a field that comes twice, and lists that never end.
pub fn tree(json: &RawValue, code: Code) -> Result<Value, Error> {
    read_parts(json, code).map(|Tree(value)| value)
}

struct Tree(Value);

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor).map(Self)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Tree(item)) = items.next_element()? {
            if list.len() == ENTRIES_MAX {
                return Err(A::Error::custom(format_args!("has more than {ENTRIES_MAX} entries")));
            }
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((name, Tree(value))) = fields.next_entry::<String, _>()? {
            if object.len() == ENTRIES_MAX {
                return Err(A::Error::custom(format_args!("has more than {ENTRIES_MAX} fields")));
            }
            if object.contains_key(&name) {
                return Err(A::Error::custom(format_args!("the field `{name}` is given twice")));
            }
            object.insert(name, value);
        }
        Ok(object.into())
    }
}

/// Reads a value. The error has the path of the field inside `json`.
///
/// ```
/// use protocol::{Code, json};
/// let error = json::read::<Vec<u8>>(&serde_json::json!([1, 300]), Code::BadRequest).unwrap_err();
/// assert_eq!(error.to_string(), "[1]: invalid value: integer `300`, expected a whole number from 0 to 255");
/// ```
pub fn read<T: DeserializeOwned>(json: &Value, code: Code) -> Result<T, Error> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let known = error.path().iter().map_while(Part::of_path).collect();
        let message = error.inner().to_string();
        let path = Search::<T>::new(json, &message).deeper(known);
        let path = path.iter().fold(String::new(), |path, part| join(&path, &part.to_string()));
        Error::new(code, path, in_plain_words(&message))
    })
}

/// The message without the names that things have in this program.
fn in_plain_words(message: &str) -> String {
    const EXPECTED: &str = ", expected ";
    let Some((said, expected)) = message.split_once(EXPECTED) else { return message.to_owned() };
    let plain = match expected {
        "u8" => "a whole number from 0 to 255",
        "i8" => "a whole number from -128 to 127",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number from 0",
        "i32" | "i64" | "isize" => "a whole number",
        "f64" => "a number",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        _ if ["struct ", "internally tagged enum "].iter().any(|kind| expected.starts_with(kind)) => "an object",
        _ => expected,
    };
    format!("{said}{EXPECTED}{plain}")
}

/// One part of the path to a value.
#[derive(Clone, Debug)]
enum Part {
    Field(String),
    Entry(usize),
}

impl Part {
    fn of_path(segment: &Segment) -> Option<Self> {
        match segment {
            Segment::Seq { index } => Some(Self::Entry(*index)),
            Segment::Map { key } => Some(Self::Field(key.clone())),
            Segment::Enum { variant } => Some(Self::Field(variant.clone())),
            Segment::Unknown => None,
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Field(name) => f.write_str(name),
            Self::Entry(index) => write!(f, "[{index}]"),
        }
    }
}

/// Looks for the place that an error is about. Objects with a tag, such as actions, are read as a whole, and an error inside
/// them has no path. But without the field at fault the value has another error, and so has a list that ends before the
/// entry at fault.
struct Search<'a, T> {
    json: Value,
    error: &'a str,
    /// How often the value may still be read again.
    attempts: usize,
    read_as: PhantomData<T>,
}

impl<'a, T: DeserializeOwned> Search<'a, T> {
    const ATTEMPTS_MAX: usize = 200;

    fn new(json: &Value, error: &'a str) -> Self {
        Self { json: json.clone(), error, attempts: Self::ATTEMPTS_MAX, read_as: PhantomData }
    }

    /// The path of the fault, which lies at or below `path`.
    fn deeper(&mut self, mut path: Vec<Part>) -> Vec<Part> {
        while let Some(part) = self.next(&path) {
            path.push(part);
        }
        path
    }

    fn next(&mut self, path: &[Part]) -> Option<Part> {
        // Whatever is taken away, something else may be missing first.
        if self.error.starts_with("missing field") {
            return None;
        }
        match self.at(path)?.clone() {
            Value::Object(fields) => {
                let without_tag = self.refusal(path, Value::Object(Map::new()))?;
                let mut needed = None;
                let at_fault = fields.keys().find_map(|name| {
                    let mut others = fields.clone();
                    others.remove(name);
                    let refusal = self.refusal(path, Value::Object(others))?;
                    if refusal.as_ref().is_some_and(|refusal| *refusal == format!("missing field `{name}`")) {
                        needed.get_or_insert(name);
                    }
                    let is_at_fault = refusal.as_deref() != Some(self.error) && refusal != without_tag;
                    is_at_fault.then_some(name)
                });
                // Without a field that must be there the value says so, as it does without any; if nothing else is to
                // blame, it is this one.
                at_fault.or(needed).map(|name| Part::Field(name.clone()))
            }
            Value::Array(entries) if !self.error.starts_with("invalid length") => {
                let (mut sound, mut faulty) = (0, entries.len());
                let mut is_faulty = |length: usize| {
                    let refusal = self.refusal(path, Value::Array(entries[..length].to_vec()))?;
                    Some(refusal.as_deref() == Some(self.error))
                };
                if is_faulty(0)? || !is_faulty(entries.len())? {
                    return None;
                }
                while faulty - sound > 1 {
                    let middle = sound.midpoint(faulty);
                    if is_faulty(middle)? { faulty = middle } else { sound = middle }
                }
                Some(Part::Entry(sound))
            }
            _ => None,
        }
    }

    fn at(&mut self, path: &[Part]) -> Option<&mut Value> {
        path.iter().try_fold(&mut self.json, |value, part| match part {
            Part::Field(name) => value.get_mut(name),
            Part::Entry(index) => value.get_mut(index),
        })
    }

    /// What the error would be with `instead` at `path`; nothing when this was asked too often.
    fn refusal(&mut self, path: &[Part], instead: Value) -> Option<Option<String>> {
        self.attempts = self.attempts.checked_sub(1)?;
        let given = mem::replace(self.at(path)?, instead);
        // In the same way as at first: to read it in another would build all that reads it once more.
        let again: Result<T, _> = serde_path_to_error::deserialize(&self.json);
        let refusal = again.err().map(|error| error.into_inner().to_string());
        *self.at(path)? = given;
        Some(refusal)
    }
}

/// Reads a value of a game. Nothing is passed over: a field that the value has no use for, a list in the place of an object,
/// or an object in the place of a word, is an error too.
pub fn read_strictly<T: DeserializeOwned + Serialize>(json: &Value, code: Code) -> Result<T, Error> {
    let value: T = read(json, code)?;
    let understood = serde_json::to_value(&value).expect("whatever goes over the wire has strings as keys");
    match passed_over(json, &understood) {
        None => Ok(value),
        Some(passed) => Err(Error::new(code, passed.path.trim_start_matches('.'), passed.reason)),
    }
}

/// Something in the JSON that the value read from it does not say.
struct PassedOver {
    path: String,
    reason: &'static str,
}

impl PassedOver {
    fn inside(self, field: &str) -> Self {
        Self { path: format!("{field}{}", self.path), ..self }
    }
}

/// Does it say no more than a field that is left out?
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Number(number) => number.as_u64() == Some(0),
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(true) | Value::String(_) => false,
    }
}

/// Looks for it. Lists of other lengths are left alone: a value may say in another order or form what it was given.
fn passed_over(given: &Value, understood: &Value) -> Option<PassedOver> {
    match (given, understood) {
        (Value::Object(given), Value::Object(understood)) => given.iter().find_map(|(key, value)| {
            let field = format!(".{key}");
            match understood.get(key) {
                Some(understood) => passed_over(value, understood).map(|passed| passed.inside(&field)),
                // What is left out when it is written may be given as what leaving it out means.
                None if is_nothing(value) => None,
                None => Some(PassedOver { path: field, reason: "there is no such field here" }),
            }
        }),
        (Value::Array(given), Value::Array(understood)) if given.len() == understood.len() => {
            let mut pairs = given.iter().zip(understood).enumerate();
            pairs.find_map(|(index, (given, understood))| {
                passed_over(given, understood).map(|passed| passed.inside(&format!("[{index}]")))
            })
        }
        (Value::Array(_), Value::Object(_)) => {
            Some(PassedOver { path: String::new(), reason: "must be an object with named fields, not a list" })
        }
        // A word that stands for itself is also read from an object with nothing inside it.
        (Value::Object(_), Value::String(_)) => {
            Some(PassedOver { path: String::new(), reason: "must be text, not an object" })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize, Serialize)]
    #[serde(tag = "do")]
    enum Move {
        Stop,
        Go { to: Place },
        Turn { side: Side, steps: u8 },
    }

    #[derive(Debug, Deserialize, Serialize)]
    enum Side {
        Left,
        Right,
    }

    #[derive(Debug, Deserialize, Serialize)]
    struct Place {
        row: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    }

    fn refused(json: &Value) -> String {
        read_strictly::<Vec<Move>>(json, Code::BadAction).unwrap_err().to_string()
    }

    fn raw(text: &str) -> Json {
        RawValue::from_string(text.to_owned()).unwrap()
    }

    #[test]
    fn text_is_compared_with_what_was_understood() {
        let like = |text: &str| is_written_like(&json!({"a b": [1, "\\ \" "]}), text);
        assert!(like(r#"{"a b":[1,"\\ \" "]}"#) && like("{ \"a b\" :\t[ 1 , \"\\\\ \\\" \" ] } "));
        assert!(!like(r#"{"ab":[1,"\\ \" "]}"#) && !like(r#"{"a b":[1,"\\ \""]}"#) && !like(r#"{"a b":[1,"\\ \" "]"#));
        assert!(!is_written_like(&1, "12") && !is_written_like(&12, "1") && is_written_like(&1, " 1"));
    }

    #[test]
    fn the_quick_way_is_as_strict_as_the_careful_one() {
        let read = |text: &str| read_raw::<Move>(&raw(text), Code::BadAction).map_err(|error| error.to_string());
        assert!(read(r#"{"do":"Go","to":{"row":1}}"#).is_ok() && read(r#"{"to": {"row": 1}, "do": "Go"}"#).is_ok());
        assert_eq!(read(r#"{"do":"Stop","x":1}"#).unwrap_err(), "x: there is no such field here");
        assert_eq!(read(r#"{"do":"Go","to":{"row":1,"row":1}}"#).unwrap_err(), "to: the field `row` is given twice");
        assert_eq!(read(r#"{"do":"Stop","do":"Stop"}"#).unwrap_err(), "the field `do` is given twice");
        assert_eq!(read(&format!("[{}1]", "[],".repeat(5000))).unwrap_err(), "has more than 4096 entries");
        let deep = "[".repeat(200) + &"]".repeat(200);
        assert!(read(&deep).unwrap_err().contains("recursion limit"));
    }

    #[test]
    fn nothing_is_passed_over() {
        assert!(
            read_strictly::<Vec<Move>>(&json!([{"do": "Go", "to": {"row": 1, "seat": null}}]), Code::BadAction).is_ok()
        );
        assert_eq!(refused(&json!([{"do": "Stop", "x": 1}])), "[0].x: there is no such field here");
        assert_eq!(
            refused(&json!([{"do": "Stop"}, {"do": "Go", "to": [1]}])),
            "[1].to: must be an object with named fields, not a list"
        );
        assert_eq!(refused(&json!([["Stop"]])), "[0]: must be an object with named fields, not a list");
        let turn = |side: Value| json!([{"do": "Turn", "side": side, "steps": 1}]);
        assert!(read_strictly::<Vec<Move>>(&turn(json!("Right")), Code::BadAction).is_ok());
        assert_eq!(refused(&turn(json!({"Left": null}))), "[0].side: must be text, not an object");
    }

    #[test]
    fn nothing_is_called_by_its_name_in_this_program() {
        let refused = |json: Value| read::<(Move, bool, Vec<i8>)>(&json, Code::BadAction).unwrap_err().to_string();
        let stop = json!({"do": "Stop"});
        assert!(refused(json!([1, true, []])).ends_with("expected an object"));
        assert!(refused(json!([stop, 1, []])).ends_with("expected true or false"));
        assert!(refused(json!([stop, true, 1])).ends_with("expected a list"));
        assert!(refused(json!([stop, true, [128]])).ends_with("expected a whole number from -128 to 127"));
    }

    /// An action is read from its object as a whole, and the error says all the same which field it is about.
    #[test]
    fn errors_in_tagged_objects_name_the_field() {
        let refused = |json: &Value| read_strictly::<Move>(json, Code::BadAction).unwrap_err().to_string();
        let turn = |side: Value, steps: Value| refused(&json!({"do": "Turn", "side": side, "steps": steps}));
        assert_eq!(
            turn(json!("Left"), json!("x")),
            "steps: invalid type: string \"x\", expected a whole number from 0 to 255"
        );
        assert_eq!(turn(json!("Up"), json!(1)), "side: unknown variant `Up`, expected `Left` or `Right`");
        assert!(turn(json!("Up"), json!("x")).starts_with("side: "));
        assert_eq!(refused(&json!({"do": "Turn", "side": "Left"})), "missing field `steps`");
        assert_eq!(refused(&json!({"side": "Left"})), "missing field `do`");
        assert!(refused(&json!({"do": "Jump", "side": "Left"})).starts_with("do: unknown variant `Jump`"));
        let deep = |row: Value, seat: Value| {
            let go = json!({"do": "Go", "to": {"row": row, "seat": seat}});
            read_strictly::<Vec<Vec<Move>>>(&json!([[], [{"do": "Stop"}, go]]), Code::BadAction)
                .unwrap_err()
                .to_string()
        };
        assert!(deep(json!(1), json!([])).starts_with("[1][1].to.seat: invalid type: sequence"));
        assert!(deep(json!(300), json!(1)).starts_with("[1][1].to.row: invalid value: integer `300`"));
        let many: Map<_, _> = (0..1000).map(|number| (number.to_string(), json!("x"))).collect();
        assert_eq!(refused(&Value::Object(many)), "missing field `do`");
    }
}
