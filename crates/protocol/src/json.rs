//! JSON to values and back, with errors that name the field.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::{Code, Error};

/// JSON that is ready to be sent: text, so that fields keep their order.
pub type Json = Box<RawValue>;

/// Writes a value.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Json {
    to_raw_value(value).expect("whatever goes over the wire has strings as keys")
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
        let path = error.path().to_string();
        let error = error.into_inner();
        let field = if path == "." { field_at_fault::<T>(json, &error.to_string()).unwrap_or_default() } else { path };
        Error::new(code, field, in_plain_words(&error.to_string()))
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

/// No object with a tag has more fields; one that has is not searched for the one at fault.
const TAGGED_FIELDS_MAX: usize = 8;

/// The field that an error without a path is about. Objects with a tag, such as actions, are looked at as a whole, and their
/// errors have none. But read again without the field at fault, the object has another error.
fn field_at_fault<T: DeserializeOwned>(json: &Value, error: &str) -> Option<String> {
    let fields = json.as_object().filter(|fields| fields.len() <= TAGGED_FIELDS_MAX)?;
    if error.starts_with("missing field") {
        return None;
    }
    let refusal = |fields| serde_json::from_value::<T>(Value::Object(fields)).err().map(|error| error.to_string());
    let without_tag = refusal(serde_json::Map::new());
    let is_at_fault = |field: &&String| {
        let mut others = fields.clone();
        others.remove(*field);
        let refusal = refusal(others);
        refusal.as_deref() != Some(error) && refusal != without_tag
    };
    fields.keys().find(is_at_fault).cloned()
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

/// Reads text that must be one JSON object.
pub fn read_object(text: &[u8]) -> Result<serde_json::Map<String, Value>, Error> {
    let bad = |reason: String| Error::new(Code::BadJson, "", reason);
    let text = str::from_utf8(text).map_err(|error| bad(format!("this is not UTF-8 text: {error}")))?;
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(bad("this is JSON, but not an object".to_owned())),
        Err(error) => Err(bad(format!("this is not JSON: {error}"))),
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
        let many: serde_json::Map<_, _> = (0..100).map(|number| (number.to_string(), json!("x"))).collect();
        assert_eq!(refused(&Value::Object(many)), "missing field `do`");
    }
}
