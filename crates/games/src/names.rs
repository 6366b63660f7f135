//! The one table of names.

use parlour_core::{Record, Refusal, Rulebook, check_version, rulebook};
use std::sync::Arc;
use thiserror::Error;

/// No game has this name.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("there is no game called {0:?}; `parlour games` lists them")]
pub struct Unknown(pub String);

/// Every game under its default rules, in the order of the alphabet of their names.
pub fn all() -> Vec<Arc<dyn Rulebook>> {
    vec![
        rulebook(crate::cublino::Cublino::contra()),
        rulebook(crate::cublino::Cublino::pur()),
        rulebook(crate::dobutsu::Dobutsu),
        rulebook(crate::dog::Dog::default()),
        rulebook(crate::dominions::Dominions::default()),
        rulebook(crate::romanian_checkers::RomanianCheckers::default()),
    ]
}

/// The name of a game for any name it goes by; other words stay as they are.
pub fn canonical(name: &str) -> &str {
    match name {
        "lines-of-action" | "loa" => "romanian-checkers",
        name => name,
    }
}

/// The game called `name`, under its default rules.
pub fn by_name(name: &str) -> Result<Arc<dyn Rulebook>, Unknown> {
    let name = canonical(name);
    let found = all().into_iter().find(|game| game.name() == name);
    found.ok_or_else(|| Unknown(name.into()))
}

/// Reads a record in Parlour's own form or in a notation of one of the games, and finds its rules.
pub fn from_record(text: &str) -> Result<(Arc<dyn Rulebook>, Record), Refusal> {
    let record = if Record::looks_like(text) {
        Record::parse(text)?
    } else {
        let mut read = all().into_iter().filter_map(|game| game.import(text));
        read.next().unwrap_or_else(|| {
            Err(Refusal::malformed(
                "this is no record of any game that Parlour knows",
            ))
        })?
    };
    let rules = by_name(&record.game).map_err(|why| Refusal::malformed(why.to_string()))?;
    check_version(&*rules, record.version)?;
    let preset = (!record.rules.is_empty()).then_some(record.rules.as_str());
    let rules = rules.configure(preset, &record.options)?;
    Ok((rules, record))
}
