//! The description of the API in OpenAPI form, made from the table of routes and the wire types.

use super::routes::Answer::{Json, Lines, Socket, Text};
use super::routes::{of, routes};
use super::*;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// Where schemas lie in the description.
const SCHEMAS: &str = "/components/schemas";

fn parameter(name: &str, place: &str) -> Value {
    let (about, schema) = match name {
        "game" => ("Any name of the game", json!({ "type": "string" })),
        "id" => ("Its id", json!({ "type": "string" })),
        "secret" => ("From the link", json!({ "type": "string" })),
        "ply" => ("Moves played", json!({ "type": "integer" })),
        "rules" => (
            "Preset; the default when left out",
            json!({ "type": "string" }),
        ),
        "set" => (
            "KEY=VALUE, once an option",
            json!({ "type": "array", "items": { "type": "string" } }),
        ),
        "position" => (
            "In the game's own text; the start when left out",
            json!({ "type": "string" }),
        ),
        "phase" => (
            "Only matches in this phase",
            json!({ "$ref": format!("#{SCHEMAS}/Phase") }),
        ),
        "before" => (
            "Only matches updated before this time: that of the last one shown",
            json!({ "type": "integer" }),
        ),
        "eye" => (
            "A seat, public or keeper; others than one's own only where nothing is hidden (any more)",
            json!({ "type": "string" }),
        ),
        "as" => (
            "parlour, or one of the game's exports",
            json!({ "type": "string" }),
        ),
        "moves" => (
            "Played from there, blanks between",
            json!({ "type": "string" }),
        ),
        "seat" => (
            "The seat at the bottom; 0 when left out",
            json!({ "type": "integer" }),
        ),
        "bare" => (
            "Only the board, without a ground",
            json!({ "type": "boolean" }),
        ),
        "names" => (
            "The name of each place is written on it",
            json!({ "type": "boolean" }),
        ),
        "result" => (
            "Only matches that ended so for the caller: won, lost or draw",
            json!({ "type": "string" }),
        ),
        "with" => (
            "Only matches with somebody whose name has this in it",
            json!({ "type": "string" }),
        ),
        "speed" => (
            "bullet, blitz, rapid, classical or correspondence",
            json!({ "$ref": format!("#{SCHEMAS}/Speed") }),
        ),
        "rated" => (
            "Only rated matches, or only others",
            json!({ "type": "boolean" }),
        ),
        "name" => ("Of an account", json!({ "type": "string" })),
        "round" => (
            "Only games of this round, from 0",
            json!({ "type": "integer" }),
        ),
        "since" => ("Last ply seen", json!({ "type": "integer" })),
        _ => panic!("{name} is no parameter"),
    };
    json!({
        "name": name, "in": place, "required": place == "path",
        "description": about, "schema": schema,
    })
}

fn body(kind: &str, schema: Value) -> Value {
    json!({ kind: { "schema": schema } })
}

/// The paths, and the schemas of all that travels.
fn describe() -> (Value, Map<String, Value>) {
    let settings = || {
        let settings = SchemaSettings::draft2020_12();
        settings.with(|s| s.definitions_path = SCHEMAS.into())
    };
    let mut asked = settings().for_deserialize().into_generator();
    let mut told = settings().for_serialize().into_generator();
    let problem = body("application/json", of::<Refused>(&mut told).to_value());
    of::<Message>(&mut told);
    of::<Now>(&mut told);
    let mut paths = Map::new();
    for route in routes() {
        let (method, path) = route.line.split_once(' ').expect("a method and a path");
        let names = path.split('{').skip(1);
        let names = names.filter_map(|rest| rest.split('}').next());
        let mut parameters: Vec<_> = names.map(|name| parameter(name, "path")).collect();
        parameters.extend(route.query.iter().map(|name| parameter(name, "query")));
        let status = match (&route.answer, path) {
            (Socket, _) => "101",
            (_, "/api/matches") => "201",
            (_, "/api/tournaments" | "/api/bots") if method == "post" => "201",
            _ => "200",
        };
        let answer = match route.answer {
            Json(make) => {
                let content = body("application/json", make(&mut told).to_value());
                json!({ "description": "Done", "content": content })
            }
            Text(kind) => {
                let content = body(kind, json!({ "type": "string" }));
                json!({ "description": "Done", "content": content })
            }
            Lines(make) => {
                let content = body("application/x-ndjson", make(&mut told).to_value());
                json!({ "description": "Lines for as long as one listens", "content": content })
            }
            Socket => json!({ "description": "The socket" }),
        };
        let mut told = json!({
            "summary": route.summary,
            "responses": {
                status: answer,
                "default": { "description": "A problem", "content": problem },
            },
        });
        if !parameters.is_empty() {
            told["parameters"] = parameters.into();
        }
        if let Some(make) = route.body {
            let content = body("application/json", make(&mut asked).to_value());
            told["requestBody"] = json!({ "required": true, "content": content });
        }
        paths.entry(path).or_insert_with(|| json!({}))[method] = told;
    }
    let mut schemas = told.take_definitions(true);
    schemas.values_mut().for_each(left_out_is_not_null);
    for (name, schema) in asked.take_definitions(true) {
        let mut strict = schema.clone();
        left_out_is_not_null(&mut strict);
        // What travels both ways is described as the site writes it.
        match schemas.get(&name) {
            None => drop(schemas.insert(name, schema)),
            Some(told) => assert_eq!(*told, strict, "{name} is written in another form"),
        }
    }
    (Value::Object(paths), schemas)
}

/// Where a field of an answer may be left out it is never null.
fn left_out_is_not_null(schema: &mut Value) {
    match schema {
        Value::Array(all) => all.iter_mut().for_each(left_out_is_not_null),
        Value::Object(fields) => {
            fields.values_mut().for_each(left_out_is_not_null);
            let required = fields.get("required").cloned().unwrap_or_default();
            let is_required = |name: &str| {
                let names = required.as_array();
                names.is_some_and(|names| names.iter().any(|n| n == name))
            };
            let Some(Value::Object(properties)) = fields.get_mut("properties") else {
                return;
            };
            let optional = properties.iter_mut().filter(|(name, _)| !is_required(name));
            for (_, property) in optional {
                if let Some(Value::Array(kinds)) = property.get_mut("type") {
                    kinds.retain(|kind| kind != "null");
                    if let [kind] = kinds.as_slice() {
                        property["type"] = kind.clone();
                    }
                }
                if let Some(Value::Array(kinds)) = property.get_mut("anyOf") {
                    kinds.retain(|kind| kind["type"] != "null");
                    if let [Value::Object(kind)] = kinds.as_slice() {
                        let kind = kind.clone();
                        let fields = property.as_object_mut().expect("it has a field");
                        fields.remove("anyOf");
                        fields.extend(kind);
                    }
                }
            }
        }
        _ => {}
    }
}

fn document() -> Value {
    let (paths, schemas) = describe();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Parlour",
            "version": "1",
            "description": "Board games: play, watch, replay. Everything is made for the eye of the \
                            caller; docs/api.md explains it.",
        },
        "security": [{}, { "cookie": [] }, { "bearer": [] }],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "parlour" },
                "bearer": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

/// Compares with what is committed, or writes it anew.
fn committed(path: &str, text: &str) {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == text,
        "{path} is not what the wire types say: \
         run UPDATE=1 cargo test -p parlour-server --lib wire, and commit it"
    );
}

#[test]
fn the_description_is_made_from_the_types() {
    let mut text = Vec::new();
    let pretty = serde_json::ser::PrettyFormatter::with_indent(b" ");
    let mut out = serde_json::Serializer::with_formatter(&mut text, pretty);
    serde::Serialize::serialize(&document(), &mut out).unwrap();
    committed("openapi.json", &(String::from_utf8(text).unwrap() + "\n"));
}

#[test]
fn the_types_of_the_page_are_made_from_the_types() {
    let text = typescript::write(&describe().1);
    committed("../../web/src/lib/wire-types.ts", &text);
}
