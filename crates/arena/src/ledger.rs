//! The results of a match as a file that is continued: a line that says which match it is, then a
//! line for each game, all JSON. Files of shards of one match may be joined end to end.

use crate::game::{Finished, points};
use crate::schedule::Pairing;
use parlour_core::Seats;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Which opening or deal.
    pub set: u32,
    /// Who met: a number of the tournament's meetings; 0 where there is only one.
    #[serde(skip_serializing_if = "is_first", default)]
    pub meeting: u32,
    /// Which way round the contestants sat.
    pub turn: u32,
    /// The contestant in each seat.
    pub seating: Vec<usize>,
    /// The seats that won; empty for a draw.
    pub winners: Seats,
    /// Code of the reason.
    pub reason: String,
    /// Moves played.
    pub plies: usize,
    /// Why the arena ended the game.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub note: Option<String>,
}

impl Row {
    /// What is kept of this game.
    pub fn of(game: &Finished) -> Row {
        Row {
            set: game.pairing.set,
            meeting: game.pairing.meeting,
            turn: game.pairing.turn,
            seating: game.seating.clone(),
            winners: game.outcome.winners,
            reason: game.outcome.reason.code.into(),
            plies: game.plies,
            note: game.note.clone(),
        }
    }
    /// Which game.
    pub fn pairing(&self) -> Pairing {
        Pairing {
            set: self.set,
            meeting: self.meeting,
            turn: self.turn,
        }
    }
    /// 1, ½ or 0 for a contestant.
    pub fn points(&self, contestant: usize) -> f64 {
        points(&self.seating, self.winners, contestant)
    }
}

fn is_first(meeting: &u32) -> bool {
    *meeting == 0
}

/// Why results cannot be kept.
#[derive(Debug, Error)]
pub enum LedgerError {
    /// The file cannot be read or written.
    #[error("cannot {act} {}: {why}", path.display())]
    File {
        /// What was tried.
        act: &'static str,
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: io::Error,
    },
    /// The file holds something else.
    #[error("{}, line {line}: {why}", path.display())]
    Text {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
}

/// Games played so far, in memory and, where asked for, in a file.
#[derive(Default)]
pub struct Ledger {
    games: BTreeMap<Pairing, Row>,
    file: Option<(PathBuf, File)>,
}

impl Ledger {
    /// In memory only.
    pub fn new() -> Ledger {
        Ledger::default()
    }
    /// Reads the games of this match from a file, which is made if it is missing, and continues it.
    /// `header` names the match; a file of another match is refused. A last line that was cut off is
    /// dropped.
    pub fn open(
        path: &Path,
        header: &serde_json::Value,
        seats: usize,
    ) -> Result<Ledger, LedgerError> {
        let failed = |act| {
            move |why| LedgerError::File {
                act,
                path: path.into(),
                why,
            }
        };
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(failed("open"))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed("read"))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            file.set_len(whole as u64).map_err(failed("mend"))?;
        }
        let mut games = BTreeMap::new();
        read(path, &text[..whole], &mut Some(header.clone()), &mut games)?;
        let fits = |row: &&Row| row.seating.len() != seats;
        if let Some(row) = games.values().find(fits) {
            return Err(LedgerError::Text {
                path: path.into(),
                line: 1,
                why: format!("a game of {} seats, not of {seats}", row.seating.len()),
            });
        }
        if whole == 0 {
            writeln!(file, "{header}").map_err(failed("write"))?;
        }
        let file = Some((path.into(), file));
        Ok(Ledger { games, file })
    }
    /// Reads the files of several shards of one match, and the line that names it.
    pub fn merge(paths: &[PathBuf]) -> Result<(serde_json::Value, Ledger), LedgerError> {
        let (mut header, mut games) = (None, BTreeMap::new());
        for path in paths {
            let text = fs::read_to_string(path).map_err(|why| LedgerError::File {
                act: "read",
                path: path.clone(),
                why,
            })?;
            let whole = text.rfind('\n').map_or(0, |end| end + 1);
            read(path, &text[..whole], &mut header, &mut games)?;
        }
        let header = header.ok_or_else(|| LedgerError::Text {
            path: paths.first().cloned().unwrap_or_default(),
            line: 1,
            why: "there are no results in it".into(),
        })?;
        Ok((header, Ledger { games, file: None }))
    }
    /// The games in order.
    pub fn games(&self) -> impl Iterator<Item = &Row> {
        self.games.values()
    }
    /// Was this game played?
    pub fn has(&self, pairing: Pairing) -> bool {
        self.games.contains_key(&pairing)
    }
    /// Keeps a game; the file has it before this returns.
    pub fn add(&mut self, line: Row) -> Result<(), LedgerError> {
        if let Some((path, file)) = &mut self.file {
            let mut text = serde_json::to_string(&line).expect("plain data");
            text.push('\n');
            file.write_all(text.as_bytes())
                .map_err(|why| LedgerError::File {
                    act: "write",
                    path: path.clone(),
                    why,
                })?;
        }
        self.games.insert(line.pairing(), line);
        Ok(())
    }
}

/// Reads lines of results; all must belong to the match that `header` names, or to that of the first
/// line.
fn read(
    path: &Path,
    text: &str,
    header: &mut Option<serde_json::Value>,
    games: &mut BTreeMap<Pairing, Row>,
) -> Result<(), LedgerError> {
    for (i, line) in text.lines().enumerate() {
        let bad = |why: String| LedgerError::Text {
            path: path.into(),
            line: i + 1,
            why,
        };
        let value: serde_json::Value =
            serde_json::from_str(line).map_err(|_| bad("this is no line of results".into()))?;
        if value.get("match").is_some() || i == 0 {
            if *header.get_or_insert_with(|| value.clone()) != value {
                return Err(bad("these are the results of another match".into()));
            }
            continue;
        }
        let row: Row = serde_json::from_value(value).map_err(|why| bad(why.to_string()))?;
        if row.winners.iter().any(|s| s.index() >= row.seating.len()) {
            return Err(bad("a seat won that nobody sat in".into()));
        }
        games.insert(row.pairing(), row);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn line(set: u32) -> Row {
        Row {
            set,
            meeting: 0,
            turn: 1,
            seating: vec![1, 0],
            winners: Seats::first(1),
            reason: "connected".into(),
            plies: 40,
            note: None,
        }
    }

    #[test]
    fn a_file_is_continued_and_mended() {
        let path = std::env::temp_dir().join(format!("ledger-{}.jsonl", std::process::id()));
        let header = json!({"match": {"game": "dobutsu", "seed": 1}});
        let _ = std::fs::remove_file(&path);
        Ledger::open(&path, &header, 2)
            .unwrap()
            .add(line(0))
            .unwrap();
        let mut text = std::fs::read_to_string(&path).unwrap();
        text.push_str("{\"set\":1,\"tu");
        std::fs::write(&path, text).unwrap();
        let mut ledger = Ledger::open(&path, &header, 2).unwrap();
        assert_eq!(ledger.games().collect::<Vec<_>>(), [&line(0)]);
        ledger.add(line(7)).unwrap();
        let again = Ledger::open(&path, &header, 2).unwrap();
        assert!(again.has(line(7).pairing()));
        assert_eq!(again.games().count(), 2);
        let (named, merged) = Ledger::merge(&[path.clone(), path.clone()]).unwrap();
        assert_eq!((named, merged.games().count()), (header.clone(), 2));
        let other = json!({"match": {"game": "dobutsu", "seed": 2}});
        let why = Ledger::open(&path, &other, 2).err().unwrap().to_string();
        assert!(why.contains("another match"), "{why}");
        std::fs::write(&path, format!("{header}\nnothing\n")).unwrap();
        let why = Ledger::open(&path, &header, 2).err().unwrap().to_string();
        assert!(why.contains("line 2"), "{why}");
        std::fs::remove_file(&path).unwrap();
    }
}
