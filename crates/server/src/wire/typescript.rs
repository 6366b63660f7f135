//! Schemas as TypeScript types.

use serde_json::{Map, Value};
use std::fmt::Write;

const HEAD: &str =
    "// What travels between the site and its page. Made from crates/server/src/wire; do not edit.
// Write it anew with: UPDATE=1 cargo test -p parlour-server --lib wire
";

/// A module with one type a schema.
pub fn write(schemas: &Map<String, Value>) -> String {
    let mut out = String::from(HEAD);
    for (name, schema) in schemas {
        let about = comment(schema, "");
        let kind = kind(schema);
        let _ = match is_union(&kind) || !kind.starts_with('{') {
            true => write!(out, "\n{about}export type {name} = {kind}\n"),
            false => write!(out, "\n{about}export interface {name} {kind}\n"),
        };
    }
    out
}

fn comment(schema: &Value, indent: &str) -> String {
    match schema["description"].as_str() {
        Some(text) => format!("{indent}/** {} */\n", text.replace('\n', " ")),
        None => String::new(),
    }
}

fn kind(schema: &Value) -> String {
    let mut all = Vec::new();
    if let Some(to) = schema["$ref"].as_str() {
        all.push(to.rsplit('/').next().expect("never empty").to_owned());
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(Value::Array(kinds)) = schema.get(key) {
            all.push(union(kinds.iter().map(kind).collect()));
        }
    }
    if let Some(word) = schema.get("const") {
        all.push(literal(word));
    } else if let Some(Value::Array(words)) = schema.get("enum") {
        all.push(union(words.iter().map(literal).collect()));
    } else {
        match &schema["type"] {
            Value::String(word) => all.push(plain(word, schema)),
            Value::Array(words) => {
                let words = words.iter().filter_map(Value::as_str);
                all.push(union(words.map(|word| plain(word, schema)).collect()));
            }
            _ => {}
        }
    }
    // Beside something more precise "some object" says nothing.
    if all.len() > 1 {
        all.retain(|kind| kind != "Record<string, unknown>");
    }
    match all.as_slice() {
        [] => "unknown".into(),
        [one] => one.clone(),
        _ => all.iter().map(|k| group(k)).collect::<Vec<_>>().join(" & "),
    }
}

fn plain(word: &str, schema: &Value) -> String {
    match word {
        "integer" | "number" => "number".into(),
        "array" => match &schema["prefixItems"] {
            Value::Array(kinds) => {
                let kinds: Vec<_> = kinds.iter().map(kind).collect();
                format!("[{}]", kinds.join(", "))
            }
            _ => format!("{}[]", group(&kind(&schema["items"]))),
        },
        "object" => object(schema),
        word => word.into(),
    }
}

fn object(schema: &Value) -> String {
    let Some(fields) = schema["properties"].as_object() else {
        return match &schema["additionalProperties"] {
            values @ Value::Object(_) => format!("Record<string, {}>", kind(values)),
            _ => "Record<string, unknown>".into(),
        };
    };
    let required = schema["required"].as_array();
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|n| n == name));
    let mut out = String::from("{\n");
    for (name, field) in fields {
        let mark = if is_required(name) { "" } else { "?" };
        let kind = kind(field).replace('\n', "\n  ");
        let _ = writeln!(out, "{}  {name}{mark}: {kind}", comment(field, "  "));
    }
    out + "}"
}

fn literal(word: &Value) -> String {
    match word {
        Value::String(text) => format!("'{text}'"),
        other => other.to_string(),
    }
}

fn union(kinds: Vec<String>) -> String {
    let mut once: Vec<String> = Vec::new();
    for kind in kinds {
        if !once.contains(&kind) {
            once.push(kind);
        }
    }
    once.join(" | ")
}

/// Does a bar or an ampersand stand outside all brackets?
fn is_union(kind: &str) -> bool {
    let mut depth = 0;
    for letter in kind.chars() {
        match letter {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            '|' | '&' if depth == 0 => return true,
            _ => {}
        }
    }
    false
}

fn group(kind: &str) -> String {
    match is_union(kind) {
        true => format!("({kind})"),
        false => kind.into(),
    }
}
