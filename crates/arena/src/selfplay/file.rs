//! The file of self-play: a line that says how the games were played, then a line for each game, all JSON.

use super::Yield;
use crate::schedule::Shard;
use parlour_bots::BotError;
use parlour_core::{Eye, Rulebook, Seat, Table};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;

/// The version of the format.
pub(super) const VERSION: u32 = 1;
/// The reason of games that were ended by the limit of plies.
pub(super) const TOO_LONG: &str = "plies";

/// How the games of a file were played: its first line.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format, 1.
    pub selfplay: u32,
    /// Name of the game.
    pub game: String,
    /// Preset of its rules.
    pub rules: String,
    /// Version of its rules.
    pub version: u32,
    /// Options that differ from the preset.
    pub options: BTreeMap<String, String>,
    /// Which judge the bot thought with: `classic`, or `learned`.
    pub judge: String,
    /// Seed of the run.
    pub seed: u64,
    /// Positions looked at for each move.
    pub nodes: u64,
    /// Plies drawn by lot, at least.
    pub opening: u32,
    /// Plies after which a game is a draw.
    pub plies: u32,
    /// Which games of the run: `1/1` for all.
    pub shard: String,
}

/// One game: a line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its number in the run, from 0.
    pub game: u32,
    /// What deals and draws at the table.
    pub seed: u64,
    /// The first so many moves were drawn by lot.
    pub opening: u32,
    /// All moves in the exact notation, with blanks between.
    pub moves: String,
    /// For each move after the opening the expected points of the mover's team in hundredths, −100 to 100.
    pub scores: Vec<f32>,
    /// 1, 0 or −1 for each seat.
    pub points: Vec<i32>,
    /// Code of the reason why it ended; `plies` if it was too long.
    pub reason: String,
}

/// A position in which the bot chose a move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sample {
    /// The number of its game.
    pub game: u32,
    /// Moves played before.
    pub ply: usize,
    /// Who is to move.
    pub seat: Seat,
    /// What the seat to move sees, in the game's own text.
    pub position: String,
    /// The move it chose.
    #[serde(rename = "move")]
    pub m: String,
    /// Expected points of its team in hundredths, by the search.
    pub score: f32,
    /// 1, 0 or −1: how the game ended for it.
    pub result: i32,
}

/// Why there is no self-play, or none to be read.
#[derive(Debug, Error)]
pub enum SelfPlayError {
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
    /// Two runs would write into each other's lines.
    #[error("{} is being written by another run", .0.display())]
    Taken(PathBuf),
    /// The bot did not answer.
    #[error("game {game}: {why}")]
    Bot {
        /// The number of the game.
        game: u32,
        /// What went wrong.
        why: BotError,
    },
}

/// Two digits after the point, and no minus before a zero.
pub(super) fn rounded(score: f32) -> f32 {
    (score.clamp(-100.0, 100.0) * 100.0).round() / 100.0 + 0.0
}

impl Header {
    /// The rules that the games were played by.
    pub fn rulebook(&self) -> Result<Arc<dyn Rulebook>, String> {
        let game = parlour_games::by_name(&self.game).map_err(|why| why.to_string())?;
        let options: Vec<_> = self.options.clone().into_iter().collect();
        let rules = game.configure(Some(&self.rules), &options);
        let rules = rules.map_err(|why| why.to_string())?;
        match rules.version() == self.version {
            true => Ok(rules),
            false => Err(format!(
                "its rules are version {} of {}, not {}",
                self.version,
                self.game,
                rules.version()
            )),
        }
    }
    fn parse(text: &str) -> Result<Header, String> {
        let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
        match value["selfplay"].as_u64() {
            None => Err("this is no file of self-play".into()),
            Some(version) if version != u64::from(VERSION) => Err(format!(
                "this is version {version} of the format, not {VERSION}"
            )),
            Some(_) => serde_json::from_value(value).map_err(|why| why.to_string()),
        }
    }
}

impl Played {
    /// The table at the end of the game, every move played through the rules, so that nothing wrong gets through.
    pub fn replay(&self, rules: &dyn Rulebook) -> Result<Box<dyn Table>, String> {
        let mut table = rules.open(None, self.seed).map_err(|why| why.to_string())?;
        let mut plies = 0;
        for text in self.moves.split_ascii_whitespace() {
            plies += 1;
            table
                .play(text)
                .map_err(|why| format!("move {plies} {text:?}: {why}"))?;
        }
        if plies != self.opening as usize + self.scores.len() {
            let (opening, scores) = (self.opening, self.scores.len());
            return Err(format!(
                "{plies} moves, but {opening} of the opening and {scores} scores"
            ));
        }
        if let Some(score) = self.scores.iter().find(|s| !(-100.0..=100.0).contains(*s)) {
            return Err(format!("the score {score} is not between -100 and 100"));
        }
        let how = table.status().outcome();
        let seats = (0..rules.seats()).map(Seat);
        let points = seats.map(|seat| how.map_or(0, |how| how.points(seat)));
        if !points.eq(self.points.iter().copied()) {
            return Err(format!(
                "the game did not end with points {:?}",
                self.points
            ));
        }
        Ok(table)
    }
    /// The positions in which the bot chose, in order.
    pub fn samples(&self, rules: &dyn Rulebook) -> Result<Vec<Sample>, String> {
        self.replay(rules)?;
        let mut table = rules.open(None, self.seed).map_err(|why| why.to_string())?;
        let mut samples = Vec::new();
        for (ply, text) in self.moves.split_ascii_whitespace().enumerate() {
            if let Some(score) = ply
                .checked_sub(self.opening as usize)
                .and_then(|i| self.scores.get(i))
                && let Some(seat) = table.status().mover()
            {
                samples.push(Sample {
                    game: self.game,
                    ply,
                    seat,
                    position: table.position(Eye::Seat(seat)),
                    m: text.into(),
                    score: *score,
                    result: self.points[seat.index()],
                });
            }
            table.play(text).map_err(|why| why.to_string())?;
        }
        Ok(samples)
    }
}

/// The games of a file, one after the other. A last line that was cut off, as a run leaves it that was killed, is not read.
pub struct Reader {
    /// How they were played.
    pub header: Header,
    rules: Arc<dyn Rulebook>,
    shard: Shard,
    path: PathBuf,
    lines: Box<dyn BufRead + Send>,
    line: usize,
    /// The first byte that was not read yet.
    end: u64,
    last: Option<u32>,
}

impl Reader {
    /// Reads the first line.
    pub fn open(path: &Path) -> Result<Reader, SelfPlayError> {
        let file = File::open(path).map_err(failed("read", path))?;
        Reader::of(path, file)
    }
    /// Reads the first line of a file that is open; `path` is what errors call it.
    pub fn of(path: &Path, file: impl Read + Send + 'static) -> Result<Reader, SelfPlayError> {
        let bad = |why: String| SelfPlayError::Text {
            path: path.into(),
            line: 1,
            why,
        };
        let mut lines = BufReader::new(file);
        let mut first = String::new();
        match lines.read_line(&mut first) {
            Err(why) if why.kind() == io::ErrorKind::InvalidData => first.clear(),
            other => other.map(|_| ()).map_err(failed("read", path))?,
        }
        let header = Header::parse(&first).map_err(bad)?;
        let rules = header.rulebook().map_err(bad)?;
        let shard: Shard = header
            .shard
            .parse()
            .map_err(|why: crate::UnknownShard| bad(why.to_string()))?;
        Ok(Reader {
            header,
            rules,
            shard,
            path: path.into(),
            lines: Box::new(lines),
            line: 1,
            end: first.len() as u64,
            last: None,
        })
    }
    /// The rules of the games.
    pub fn rules(&self) -> &Arc<dyn Rulebook> {
        &self.rules
    }
    /// The error that names this file and the line read last.
    pub fn refuse(&self, why: impl Into<String>) -> SelfPlayError {
        SelfPlayError::Text {
            path: self.path.clone(),
            line: self.line,
            why: why.into(),
        }
    }
    fn read(&mut self) -> Result<Option<Played>, SelfPlayError> {
        let mut text = Vec::new();
        let read = self.lines.read_until(b'\n', &mut text);
        read.map_err(failed("read", &self.path))?;
        if text.last() != Some(&b'\n') {
            return Ok(None);
        }
        self.line += 1;
        let played: Played = serde_json::from_slice(&text)
            .map_err(|why| self.refuse(format!("this is no game: {why}")))?;
        // A file holds the first games of its shard, in order and without gaps.
        let after = self.last.map_or(Some(0), |last| last.checked_add(1));
        let due = after.and_then(|game| self.shard.next(game));
        if due != Some(played.game) {
            let due = due.unwrap_or(u32::MAX);
            return Err(self.refuse(format!("game {} stands where {due} should", played.game)));
        }
        self.last = due;
        self.end += text.len() as u64;
        Ok(Some(played))
    }
}

impl Iterator for Reader {
    type Item = Result<Played, SelfPlayError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

/// A file that is continued.
pub(super) struct Part {
    path: PathBuf,
    file: File,
    /// What it holds.
    pub there: Yield,
}

impl Part {
    /// Makes the file, or reads what it holds and cuts off a last line that is not whole. A file of another run is
    /// refused and stays as it is.
    pub fn open(path: &Path, header: &Header, shard: Shard) -> Result<Part, SelfPlayError> {
        debug_assert_eq!(header.shard, shard.to_string());
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed("open", path))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(SelfPlayError::Taken(path.into())),
            // Where files cannot be locked nobody is kept from anything.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut there = Yield::default();
        let mut first = String::new();
        let read = BufReader::new(file.try_clone().map_err(failed("read", path))?)
            .read_line(&mut first)
            .or_else(|why| match why.kind() {
                io::ErrorKind::InvalidData => Ok(1),
                _ => Err(why),
            });
        read.map_err(failed("read", path))?;
        let text = serde_json::to_string(header).expect("plain data");
        let torn = !first.ends_with('\n') && text.starts_with(&first);
        let end = if torn {
            0
        } else {
            file.seek(SeekFrom::Start(0))
                .map_err(failed("read", path))?;
            let own = file.try_clone().map_err(failed("read", path))?;
            let mut reader = Reader::of(path, own)?;
            if reader.header != *header {
                let why = difference(&reader.header, header);
                return Err(reader.refuse(why));
            }
            while let Some(played) = reader.read()? {
                there.games += 1;
                there.positions += played.scores.len() as u64;
            }
            reader.end
        };
        file.set_len(end).map_err(failed("mend", path))?;
        file.seek(SeekFrom::Start(end))
            .map_err(failed("write", path))?;
        let mut part = Part {
            path: path.into(),
            file,
            there,
        };
        if end == 0 {
            part.write(&text)?;
        }
        Ok(part)
    }
    /// Keeps a game; the file has it before this returns.
    pub fn add(&mut self, played: &Played) -> Result<(), SelfPlayError> {
        self.write(&serde_json::to_string(played).expect("plain data"))?;
        self.there.games += 1;
        self.there.positions += played.scores.len() as u64;
        Ok(())
    }
    fn write(&mut self, line: &str) -> Result<(), SelfPlayError> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(failed("write", &self.path))
    }
}

fn failed(act: &'static str, path: &Path) -> impl Fn(io::Error) -> SelfPlayError {
    move |why| SelfPlayError::File {
        act,
        path: path.into(),
        why,
    }
}

/// In what a file is of another run.
fn difference(there: &Header, asked: &Header) -> String {
    let value = |header| serde_json::to_value(header).expect("plain data");
    let (there, asked) = (value(there), value(asked));
    let keys = asked.as_object().into_iter().flat_map(|all| all.keys());
    let differing = keys.filter(|key| there[key.as_str()] != asked[key.as_str()]);
    let said: Vec<String> = differing
        .map(|key| {
            format!(
                "{key} {} instead of {}",
                there[key.as_str()],
                asked[key.as_str()]
            )
        })
        .collect();
    format!("this is another run: {}", said.join(", "))
}
