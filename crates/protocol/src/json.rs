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
/// assert_eq!(error.to_string(), "[1]: invalid value: integer `300`, expected u8");
/// ```
pub fn read<T: DeserializeOwned>(json: &Value, code: Code) -> Result<T, Error> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let path = error.path().to_string();
        let field = if path == "." { String::new() } else { path };
        Error::new(code, field, error.into_inner())
    })
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
