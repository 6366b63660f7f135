//! The one table of names.

use crate::cublino::{Cublino, Variant};
use crate::guests::guests;
use parlour_core::{Record, Refusal, Rulebook, Rules, Symmetries, check_version, rulebook};
use std::sync::Arc;
use thiserror::Error;

/// Why a name leads to no game.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Unknown {
    /// No game has this name.
    #[error("there is no game called {0:?}; `parlour games` lists them")]
    Name(String),
    /// No game has this name, but one has a name like it.
    #[error("there is no game called {0:?}; did you mean {1}?")]
    Slip(String, &'static str),
    /// Several games share this name, and nothing says which is meant.
    #[error(
        "{name} is {}; where a position is given, its first letter tells which",
        games.join(" or ")
    )]
    Several {
        /// The name.
        name: &'static str,
        /// Who shares it.
        games: Vec<&'static str>,
    },
}

/// Every game under its default rules, in the order of the alphabet of their names; those from elsewhere
/// that the program has let in ([`welcome`](crate::welcome)) are among them.
pub fn all() -> Vec<Arc<dyn Rulebook>> {
    let mut all = own();
    all.extend(guests().iter().cloned());
    all.sort_by_key(|game| game.name());
    all
}

/// Every name that a game of this crate goes by.
pub(crate) fn taken() -> Vec<&'static str> {
    let mut names = vec![SHARED];
    for game in own() {
        names.push(game.name());
        names.extend(game.aliases());
    }
    names
}

/// The games of this crate.
fn own() -> Vec<Arc<dyn Rulebook>> {
    vec![
        rulebook(Cublino::contra()),
        rulebook(Cublino::pur()),
        rulebook(crate::dobutsu::Dobutsu),
        rulebook(crate::dog::Dog::default()),
        rulebook(crate::dominions::Dominions::default()),
        rulebook(crate::romanian_checkers::RomanianCheckers::default()),
    ]
}

/// The name that two games share: the first letter of a position tells them apart.
const SHARED: &str = "cublino";

/// The name of a game for any name it goes by, in any case; other words stay as they are.
///
/// ```
/// assert_eq!(parlour_games::canonical("Dōbutsu"), "dobutsu");
/// assert_eq!(parlour_games::canonical("LOA"), "romanian-checkers");
/// assert_eq!(parlour_games::canonical("chess"), "chess");
/// ```
pub fn canonical(name: &str) -> &str {
    let plain = plain(name);
    let goes_by =
        |game: &Arc<dyn Rulebook>| game.name() == plain || game.aliases().contains(&plain.as_str());
    let found = all().into_iter().find(goes_by);
    found.map_or(name, |game| game.name())
}

/// The same; where several games share the name, the one that `position` is a text of.
pub fn canonical_at<'n>(name: &'n str, position: Option<&str>) -> &'n str {
    by_name_at(name, position).map_or(name, |game| game.name())
}

/// Lower case, no marks over letters, hyphens for blanks.
fn plain(name: &str) -> String {
    let letter = |c: char| match c {
        'ō' | 'ô' | 'ö' => 'o',
        ' ' | '_' => '-',
        c => c,
    };
    let lower = name.trim().to_lowercase();
    lower.chars().map(letter).collect()
}

/// The game called `name`, under its default rules.
pub fn by_name(name: &str) -> Result<Arc<dyn Rulebook>, Unknown> {
    by_name_at(name, None)
}

/// The game called `name`; where several share the name, the one that `position` is a text of.
pub fn by_name_at(name: &str, position: Option<&str>) -> Result<Arc<dyn Rulebook>, Unknown> {
    let called = canonical(name);
    let games = all();
    if let Some(game) = games.iter().find(|game| game.name() == called) {
        return Ok(game.clone());
    }
    if plain(name) != SHARED {
        return Err(match nearest(name, &games) {
            Some(near) => Unknown::Slip(name.into(), near),
            None => Unknown::Name(name.into()),
        });
    }
    match position.and_then(Variant::of_text) {
        Some(variant) => Ok(rulebook(Cublino::new(variant))),
        None => {
            let names = games.iter().map(|game| game.name());
            let games = names.filter(|name| name.starts_with(SHARED)).collect();
            let name = SHARED;
            Err(Unknown::Several { name, games })
        }
    }
}

/// A name of a game that differs from this one by a slip or two of the finger.
fn nearest(name: &str, games: &[Arc<dyn Rulebook>]) -> Option<&'static str> {
    let typed: Vec<char> = plain(name).chars().take(40).collect();
    let names = games.iter().flat_map(|game| {
        let aliases = game.aliases().iter().copied();
        [game.name()].into_iter().chain(aliases)
    });
    let all = names
        .chain([SHARED])
        .map(|known| (slips(&typed, known), known));
    let (slips, near) = all.min()?;
    (slips <= 1 + near.len() / 5 && slips < typed.len()).then_some(near)
}

/// Letters to add, drop, change or exchange with a neighbour until `typed` is `known`.
fn slips(typed: &[char], known: &str) -> usize {
    let known: Vec<char> = known.chars().collect();
    let mut rows: Vec<Vec<usize>> = vec![(0..=known.len()).collect()];
    for (i, a) in typed.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in known.iter().enumerate() {
            let mut least = (rows[i][j + 1] + 1)
                .min(row[j] + 1)
                .min(rows[i][j] + (a != b) as usize);
            if i > 0 && j > 0 && *a == known[j - 1] && typed[i - 1] == *b {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[typed.len()][known.len()]
}

/// Somebody who works with the typed rules of any game, numbers and planes included.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Is given the rules.
    fn visit<G: Rules + Symmetries>(self, game: &G) -> Self::Out;
}

/// Gives the typed rules behind the object to the visitor; `None` for a game from elsewhere.
pub fn visit<V: Visitor>(rules: &dyn Rulebook, visitor: V) -> Option<V::Out> {
    let typed = rules.as_any();
    if let Some(game) = typed.downcast_ref::<Cublino>() {
        Some(visitor.visit(game))
    } else if let Some(game) = typed.downcast_ref::<crate::dobutsu::Dobutsu>() {
        Some(visitor.visit(game))
    } else if let Some(game) = typed.downcast_ref::<crate::dog::Dog>() {
        Some(visitor.visit(game))
    } else if let Some(game) = typed.downcast_ref::<crate::dominions::Dominions>() {
        Some(visitor.visit(game))
    } else {
        let game = typed.downcast_ref::<crate::romanian_checkers::RomanianCheckers>()?;
        Some(visitor.visit(game))
    }
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
    let rules = by_name_at(&record.game, record.start.as_deref());
    let rules = rules.map_err(|why| Refusal::malformed(why.to_string()))?;
    check_version(&*rules, record.version.unwrap_or(1))?;
    let preset = (!record.rules.is_empty()).then_some(record.rules.as_str());
    let rules = rules.configure(preset, &record.options)?;
    Ok((rules, record))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_its_game_in_any_case() {
        for game in all() {
            for name in [game.name()].iter().chain(game.aliases()) {
                assert_eq!(canonical(name), game.name());
                assert_eq!(canonical(&name.to_uppercase()), game.name());
            }
            assert_eq!(canonical(game.title()), game.name());
        }
        for (name, means) in [
            ("dōbutsu", "dobutsu"),
            ("Dog", "dog"),
            ("LOA", "romanian-checkers"),
        ] {
            assert_eq!(by_name(name).map(|game| game.name()), Ok(means));
        }
    }
    #[test]
    fn slips_are_noticed() {
        for (typed, meant) in [
            ("dobustu", "dobutsu"),
            ("romanian-chekers", "romanian-checkers"),
            ("cublino-contr", "cublino-contra"),
            ("dominion", "dominions"),
            ("gog", "dog"),
            ("cubilno", "cublino"),
        ] {
            assert_eq!(
                by_name(typed).err(),
                Some(Unknown::Slip(typed.into(), meant))
            );
        }
        for typed in ["chess", "go", "", "x", "no-such-game", "ド"] {
            assert_eq!(by_name(typed).err(), Some(Unknown::Name(typed.into())));
        }
    }
    #[test]
    fn the_first_letter_of_a_text_tells_which_cublino() {
        let name = |text| by_name_at("Cublino", text).map(|game| game.name());
        for (text, means) in [
            ("PWa1", "cublino-pur"),
            ("pWa1", "cublino-pur"),
            ("C", "cublino-contra"),
            ("cva7", "cublino-contra"),
        ] {
            assert_eq!(name(Some(text)), Ok(means));
        }
        for text in [None, Some(""), Some("start"), Some("Wa1")] {
            let why = name(text).expect_err("nothing tells which").to_string();
            assert!(why.contains("cublino-contra or cublino-pur"), "{why}");
        }
    }
}
