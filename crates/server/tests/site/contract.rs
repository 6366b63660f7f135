//! Whatever the site answers in any test, and every example in docs/api.md, is checked against
//! `openapi.json`.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../openapi.json")).unwrap());

/// What a text leaves out: `{"…":0}` stands for anything, beside other keys for the rest.
const REST: &str = "…";

fn schema(name: &str) -> &'static Value {
    let schema = &DESCRIPTION["components"]["schemas"][name];
    assert!(schema.is_object(), "{name} is not described");
    schema
}

/// Checks the answer to a request.
pub fn answer(method: &str, path: &str, status: u16, body: &Value) {
    let path = path.split('?').next().unwrap();
    let fits_path = |pattern: &str| {
        let (a, b): (Vec<_>, Vec<_>) = (pattern.split('/').collect(), path.split('/').collect());
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.starts_with('{') || *a == b)
    };
    let mut paths = DESCRIPTION["paths"].as_object().unwrap().iter();
    let Some((_, ways)) = paths.find(|(pattern, _)| fits_path(pattern)) else {
        return;
    };
    let answers = &ways[method.to_lowercase()]["responses"];
    let told = match &answers[status.to_string()] {
        Value::Null => &answers["default"],
        told => told,
    };
    let schema = &told["content"]["application/json"]["schema"];
    // The description itself, and what is no JSON of ours.
    if path.ends_with("openapi.json") {
        return;
    }
    if let Err(why) = fits(schema, body, true) {
        panic!("{method} {path} {status}: {why}: {body}");
    }
}

/// Checks something heard over a WebSocket.
pub fn message(message: &Value) {
    if let Err(why) = fits(schema("Message"), message, true) {
        panic!("{why}: {message}");
    }
}

fn resolve(schema: &Value) -> Option<&'static Value> {
    let name = schema["$ref"].as_str()?.rsplit('/').next()?;
    Some(self::schema(name))
}

/// Every field that this schema knows; `None` where any may stand.
fn fields(schema: &Value) -> Option<BTreeSet<&str>> {
    let mut all = BTreeSet::new();
    if let Some(properties) = schema["properties"].as_object() {
        all.extend(properties.keys().map(String::as_str));
    } else if schema["type"] == "object" && schema["additionalProperties"] != false {
        return None;
    }
    let parts = resolve(schema).into_iter();
    let unions = ["oneOf", "anyOf"].into_iter();
    let unions = unions.filter_map(|key| schema[key].as_array());
    for part in parts.chain(unions.flatten()) {
        all.extend(fields(part)?);
    }
    Some(all)
}

/// `whole`: nothing else may describe the same value.
fn fits(schema: &Value, value: &Value, whole: bool) -> Result<(), String> {
    let is_rest = |map: &Map<String, Value>| map.contains_key(REST);
    if value
        .as_object()
        .is_some_and(|map| is_rest(map) && map.len() == 1)
        || value == REST
    {
        return Ok(());
    }
    if let Some(part) = resolve(schema) {
        fits(part, value, false)?;
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(parts) = schema[key].as_array() {
            // Fields beside the union belong to every part of it.
            let alone = whole && schema["properties"].is_null();
            let tried = parts.iter().map(|part| fits(part, value, alone));
            let tried: Vec<_> = tried.collect();
            if tried.iter().all(Result::is_err) {
                let why: Vec<_> = tried.into_iter().filter_map(Result::err).collect();
                return Err(format!("none of: {}", why.join("; ")));
            }
        }
    }
    if let Some(word) = schema.get("const")
        && word != value
    {
        return Err(format!("{value} is not {word}"));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Err(format!("{value} is none of {words:?}"));
    }
    let is = |kind: &Value| match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => panic!("what is {kind}?"),
    };
    let kinds = &schema["type"];
    let right = match kinds {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(is),
        kind => is(kind),
    };
    if !right {
        return Err(format!("{value} is not {kinds}"));
    }
    if let Some(map) = value.as_object() {
        let required = schema["required"].as_array().into_iter().flatten();
        for name in required.filter_map(Value::as_str) {
            if !map.contains_key(name) && !is_rest(map) {
                return Err(format!("{name} is missing"));
            }
        }
        for (name, value) in map.iter().filter(|(name, _)| *name != REST) {
            let field = match &schema["properties"][name] {
                Value::Null => &schema["additionalProperties"],
                field => field,
            };
            if field.is_object() {
                fits(field, value, true).map_err(|why| format!("{name}: {why}"))?;
            }
        }
        if whole && let Some(known) = fields(schema) {
            let strange = map
                .keys()
                .find(|name| *name != REST && !known.contains(name.as_str()));
            if let Some(name) = strange {
                return Err(format!("{name} is not described"));
            }
        }
    }
    for (i, value) in value.as_array().into_iter().flatten().enumerate() {
        let item = match &schema["prefixItems"] {
            Value::Null => &schema["items"],
            items => &items[i],
        };
        if item.is_object() {
            fits(item, value, true).map_err(|why| format!("[{i}]: {why}"))?;
        }
    }
    Ok(())
}

/// The JSON that an example abbreviates.
fn spelled_out(text: &str) -> String {
    let mut text = text.replace("{…}", r#"{"…":0}"#).replace("[…]", "[]");
    text = text.replace(",…}", r#","…":0}"#).replace(",…]", "]");
    for name in ["Scene", "Motion", "Entry", "Card", "Player", "State"] {
        for before in [":", "["] {
            text = text.replace(&format!("{before}{name}"), &format!(r#"{before}{{"…":0}}"#));
        }
    }
    text
}

#[test]
fn the_examples_of_the_documentation_are_what_the_site_speaks() {
    let docs = include_str!("../../../../docs/api.md");
    let mut seen = 0;
    for (n, block) in docs.split("```json").skip(1).enumerate() {
        let (name, rest) = block.split_once('\n').unwrap();
        let body = spelled_out(rest.split("```").next().unwrap());
        let name = name.trim();
        assert!(!name.is_empty(), "example {n} does not say what it is");
        for value in serde_json::Deserializer::from_str(&body).into_iter::<Value>() {
            let mut value = value.unwrap_or_else(|why| panic!("example {n}, {name}: {why}"));
            if name == "Request" {
                value.as_object_mut().unwrap().remove("id");
            }
            if let Err(why) = fits(schema(name), &value, true) {
                panic!("example {n}, {name}: {why}: {value}");
            }
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen} examples");
}

#[test]
fn the_check_of_the_contract_can_fail() {
    let said = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let fits = |name: &str, text: &str| fits(schema(name), &said(text), true);
    assert_eq!(fits("Refused", r#"{"error":"no"}"#), Ok(()));
    for (name, bad) in [
        ("Refused", r#"{"error":1}"#),
        ("Refused", r#"{}"#),
        ("Refused", r#"{"error":"no","more":1}"#),
        ("Message", r#"{"type":"hello"}"#),
        ("Message", r#"{"type":"answer","id":1}"#),
        ("Request", r#"{"do":"offer","what":"money"}"#),
        ("Request", r#"{"do":"sit","seat":"0"}"#),
        ("Request", r#"{"do":"entry","line":0}"#),
        ("Phase", r#""done""#),
        ("Seats", r#"["a"]"#),
    ] {
        assert!(fits(name, bad).is_err(), "{name} {bad}");
    }
}
