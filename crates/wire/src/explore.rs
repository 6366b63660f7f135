//! What was played from a position and how it ended.

use parlour_core::{Eye, Rulebook, Seat, Seats, Table, seed};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// What was played from a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explored {
    /// The most played first.
    pub moves: Vec<MoveExplored>,
    /// How often the position was left by a move, all moves together.
    pub games: u64,
}

/// What a site knows of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExploredTold {
    /// What the opening is called, where players have named it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<&'static str>,
    /// In its own matches.
    #[serde(flatten)]
    pub site: Explored,
    /// In games that bots played against themselves.
    pub selfplay: Explored,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveExplored {
    /// In the game's own notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Spelled out for people.
    pub spelled: String,
    /// How often.
    pub games: u64,
    /// How often each seat won then.
    pub wins: Vec<u64>,
    /// How often nobody did.
    pub draws: u64,
}

impl Explored {
    /// From what was counted at the present position of a table: moves, who won then, and how often. A
    /// move that is not legal there (two positions may share a number, once in a very long while) is left
    /// out.
    pub fn of(table: &dyn Table, counted: &[(String, Seats, u64)]) -> Explored {
        let seats = table.rules().seats();
        let mut known: BTreeMap<&str, Option<MoveExplored>> = BTreeMap::new();
        for (text, winners, games) in counted {
            let entry = known.entry(text).or_insert_with(|| {
                Some(MoveExplored {
                    text: text.clone(),
                    spelled: table.say(text).ok()?,
                    games: 0,
                    wins: vec![0; seats.into()],
                    draws: 0,
                })
            });
            let Some(entry) = entry else {
                continue;
            };
            entry.games += games;
            if winners.is_empty() {
                entry.draws += games;
            }
            for (seat, wins) in (0..seats).zip(&mut entry.wins) {
                *wins += games * u64::from(winners.contains(Seat(seat)));
            }
        }
        let mut moves: Vec<MoveExplored> = known.into_values().flatten().collect();
        moves.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.text.cmp(&b.text)));
        Explored {
            games: moves.iter().map(|entry| entry.games).sum(),
            moves,
        }
    }
}

/// The number of a table's present position: the same however it was reached, and for ever.
pub fn position_number(table: &dyn Table) -> i64 {
    seed(&table.position(Eye::Keeper)) as i64
}

/// What the opening of a table is called: the name of the last position on its way that has one.
pub fn opening(table: &dyn Table) -> Option<&'static str> {
    let rules = table.rules();
    let reached = |(name, moves): &(&'static str, &[&str])| {
        let mut at = rules.open(None, 0).ok()?;
        moves
            .iter()
            .try_for_each(|text| at.play(text).map(drop))
            .ok()?;
        Some((at.position(Eye::Keeper), *name))
    };
    let named: BTreeMap<String, &str> = rules.openings().iter().filter_map(reached).collect();
    if named.is_empty() {
        return None;
    }
    let way = (0..=table.ply()).rev();
    let mut names = way.map(|ply| named.get(&table.until(ply).position(Eye::Keeper)));
    names.find_map(|name| name.copied())
}

/// Rules that are explored together: game, preset and what differs from it.
pub fn rules_text(rules: &dyn Rulebook) -> String {
    let (preset, options) = rules.chosen();
    let options = options.iter().map(|(key, value)| format!(" {key}={value}"));
    format!("{} {preset}{}", rules.name(), options.collect::<String>())
}

/// Every position of a match up to this ply with the move that was played there, the first time it came: a
/// match counts once. None where something is hidden: no such position comes twice.
pub fn steps(table: &dyn Table, deepest: usize) -> Vec<(i64, String)> {
    if !table.rules().is_open() {
        return Vec::new();
    }
    // From the last to the first, so that one copy of the match is enough.
    let mut at = table.until(table.ply().min(deepest));
    let mut steps = Vec::new();
    while let Some(last) = at.ply().checked_sub(1) {
        let text = at.moved(last, Eye::Keeper);
        at.undo();
        steps.extend(text.map(|text| (position_number(&*at), text)));
    }
    let mut seen = BTreeSet::new();
    let first = |step: &(i64, String)| seen.insert(step.0);
    steps.into_iter().rev().filter(first).collect()
}
