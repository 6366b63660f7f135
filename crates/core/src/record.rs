//! The text of a match: a header, then moves in the game's own notation.
//!
//! ```text
//! [Game "romanian-checkers"]
//! [Rules "romanian 1"]
//! [Seat "Anna"]
//! [Seat "bot:6"]
//! [Date "2026-11-17"]
//! [Round "3"]
//! [Result "0 win (connected)"]
//!
//! 1. b1-b3 {[clock 5000]} a2-c2 (a3-c3 {better} ) 3. b3-d3
//! ```
//! `{…}` is a comment on the move before it, or on the whole before the first one; `[clock MS]`, `[time MS]`, `[worth POINTS]` and `[depth N]`
//! in it are read.
//! `(…)` is a variation: what could have been played instead of the move before it.
//! `{= POSITION}` after a move, or before the first, is the whole position where chance decided
//! something (a deal, a shuffle, a blind draw), so that a record replays even if the generator changes.

use crate::{Outcome, Reason, Refusal, Seats};
use std::fmt;

/// A match as data: what a file holds, what is imported and exported.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// `romanian-checkers`.
    pub game: String,
    /// Preset; empty for the default.
    pub rules: String,
    /// Version of the rules, from 1; `None` when unknown.
    pub version: Option<u32>,
    /// Options that differ from the preset.
    pub options: Vec<(String, String)>,
    /// Who sat where; may be empty.
    pub players: Vec<String>,
    /// The day it was played, as `2026-11-17`.
    pub date: Option<String>,
    /// Which round or game of a longer contest.
    pub round: Option<String>,
    /// First position, where it was not the usual one.
    pub start: Option<String>,
    /// Seed of the match; only once the match is over.
    pub seed: Option<u64>,
    /// What the moves led to.
    pub result: Option<Ending>,
    /// What chance decided before the first move.
    pub deal: Option<String>,
    /// What somebody said before the first move.
    pub remark: String,
    /// The main line.
    pub moves: Vec<Played>,
}

/// How a recorded match ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Empty for a draw.
    pub winners: Seats,
    /// Phrase of the reason.
    pub text: String,
    /// Code of a reason from outside the rules.
    pub outside: Option<String>,
}

/// One move of a record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Played {
    /// In the game's own notation.
    pub text: String,
    /// Milliseconds left on the mover's clock.
    pub clock: Option<u64>,
    /// Milliseconds the mover took.
    pub time: Option<u64>,
    /// Expected points of the mover's team, −1 to 1.
    pub worth: Option<f32>,
    /// Plies the mover looked ahead.
    pub depth: Option<u32>,
    /// Anything else somebody said.
    pub comment: String,
    /// What chance decided after it: the whole position.
    pub chance: Option<String>,
    /// Other lines from the same position.
    pub variations: Vec<Vec<Played>>,
}

impl Played {
    /// A move without remarks.
    pub fn new(text: impl Into<String>) -> Played {
        Played {
            text: text.into(),
            ..Played::default()
        }
    }
}

impl Ending {
    /// What a record says of this outcome.
    pub fn of(how: Outcome, from_outside: bool) -> Ending {
        Ending {
            winners: how.winners,
            text: how.reason.text.into(),
            outside: from_outside.then(|| how.reason.code.into()),
        }
    }
    /// The outcome of an ending from outside the rules.
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = Reason::outside(self.outside.as_deref()?)?;
        Some(Outcome::win(self.winners, reason))
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.winners.is_empty() {
            write!(f, "draw ({})", self.text)
        } else {
            write!(f, "{} win ({})", self.winners, self.text)
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tag = |f: &mut fmt::Formatter<'_>, key: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{key} \"{}\"]", value.replace(['\n', '\r'], " "))
        };
        tag(f, "Game", &self.game)?;
        if !self.rules.is_empty() {
            let version = self.version.map(|version| format!(" {version}"));
            tag(
                f,
                "Rules",
                &format!("{}{}", self.rules, version.unwrap_or_default()),
            )?;
        }
        for (key, value) in &self.options {
            tag(f, "Option", &format!("{key}={value}"))?;
        }
        for name in &self.players {
            tag(f, "Seat", name)?;
        }
        if let Some(date) = &self.date {
            tag(f, "Date", date)?;
        }
        if let Some(round) = &self.round {
            tag(f, "Round", round)?;
        }
        if let Some(start) = &self.start {
            tag(f, "Start", start)?;
        }
        if let Some(seed) = self.seed {
            tag(f, "Seed", &seed.to_string())?;
        }
        if let Some(ending) = &self.result {
            tag(f, "Result", &ending.to_string())?;
            if let Some(code) = &ending.outside {
                tag(f, "Ending", code)?;
            }
        }
        writeln!(f)?;
        if let Some(deal) = &self.deal {
            writeln!(f, "{{= {deal}}}")?;
        }
        if !self.remark.is_empty() {
            writeln!(f, "{}", braced(&plain(&self.remark)))?;
        }
        write_line(f, &self.moves, 1)?;
        writeln!(f)
    }
}

fn write_line(f: &mut fmt::Formatter<'_>, line: &[Played], first: usize) -> fmt::Result {
    let mut fresh = true;
    for (i, played) in line.iter().enumerate() {
        if i > 0 {
            f.write_str(if fresh || i % 10 == 0 { "\n" } else { " " })?;
        }
        if fresh || i % 10 == 0 {
            write!(f, "{}. ", first + i)?;
        }
        fresh = false;
        f.write_str(&played.text)?;
        let mut remarks = Vec::new();
        remarks.extend(played.clock.map(|ms| format!("[clock {ms}]")));
        remarks.extend(played.time.map(|ms| format!("[time {ms}]")));
        remarks.extend(played.worth.map(|w| format!("[worth {w}]")));
        remarks.extend(played.depth.map(|n| format!("[depth {n}]")));
        if !played.comment.is_empty() {
            remarks.push(plain(&played.comment));
        }
        if !remarks.is_empty() {
            write!(f, " {}", braced(&remarks.join(" ")))?;
        }
        for variation in &played.variations {
            f.write_str(" ( ")?;
            write_line(f, variation, first + i)?;
            f.write_str(" )")?;
        }
        if let Some(chance) = &played.chance {
            write!(f, "\n{{= {chance}}}")?;
            fresh = true;
        }
    }
    Ok(())
}

/// A comment without what would end it.
fn plain(comment: &str) -> String {
    comment.replace(['{', '}'], "|")
}

/// A comment as it stands between braces. A blank in front keeps it from being read as a position.
fn braced(comment: &str) -> String {
    let blank = if comment.starts_with("= ") { " " } else { "" };
    format!("{{{blank}{comment}}}")
}

/// Adds a comment to what was said before.
fn join(said: &mut String, more: &str) {
    if !said.is_empty() && !more.is_empty() {
        said.push(' ');
    }
    said.push_str(more);
}

/// Deepest nesting of variations that is read.
const DEEPEST: usize = 50;

impl Record {
    /// Does this look like a record of ours at all?
    pub fn looks_like(text: &str) -> bool {
        text.trim_start_matches('\u{feff}')
            .trim_start()
            .starts_with("[Game ")
    }
    /// Reads what `Display` writes. The moves are not judged here.
    pub fn parse(text: &str) -> Result<Record, Refusal> {
        let mut record = Record::default();
        let mut rest = text.trim_start_matches('\u{feff}').trim_start();
        while let Some(tail) = rest.strip_prefix('[') {
            rest = record.read_tag(tail)?.trim_start();
        }
        if record.game.is_empty() {
            return Err(Refusal::malformed(
                "the record names no game: [Game \"…\"] is missing",
            ));
        }
        let mut tokens = Tokens { rest, ply: 0 };
        let Line {
            moves,
            deal,
            remark,
        } = read_line(&mut tokens, 0)?;
        (record.moves, record.deal, record.remark) = (moves, deal, remark);
        Ok(record)
    }
    fn read_tag<'t>(&mut self, tail: &'t str) -> Result<&'t str, Refusal> {
        let shown: String = tail.chars().take(40).collect();
        let bad = || Refusal::malformed(format!("cannot read the header line [{shown}"));
        let (key, after) = tail.split_once(" \"").ok_or_else(bad)?;
        let (mut value, mut escaped, mut end) = (String::new(), false, None);
        for (i, c) in after.char_indices() {
            match c {
                '\n' | '\r' => return Err(bad()),
                _ if escaped => {
                    value.push(c);
                    escaped = false;
                }
                '\\' => escaped = true,
                '"' => {
                    end = Some(i + 1);
                    break;
                }
                _ => value.push(c),
            }
        }
        let rest = after[end.ok_or_else(bad)?..]
            .strip_prefix(']')
            .ok_or_else(bad)?;
        match key {
            "Game" => self.game = value,
            "Rules" => {
                let (name, version) = match value.split_once(' ') {
                    Some((name, version)) => (name, Some(version.parse().map_err(|_| bad())?)),
                    None => (&*value, None),
                };
                if version == Some(0) || name.is_empty() && version.is_some() {
                    return Err(bad());
                }
                (self.rules, self.version) = (name.into(), version);
            }
            "Option" => {
                let (key, value) = value.split_once('=').ok_or_else(bad)?;
                self.options.push((key.into(), value.into()));
            }
            "Seat" => self.players.push(value),
            "Date" => self.date = Some(value),
            "Round" => self.round = Some(value),
            "Start" => self.start = Some(value),
            "Seed" => self.seed = Some(value.parse().map_err(|_| bad())?),
            "Result" => self.result = Some(read_ending(&value).ok_or_else(bad)?),
            "Ending" => match &mut self.result {
                Some(ending) if Reason::outside(&value).is_some() => ending.outside = Some(value),
                _ => return Err(bad()),
            },
            // Somebody else's remarks about the match.
            _ => {}
        }
        Ok(rest)
    }
}

fn read_ending(text: &str) -> Option<Ending> {
    let (who, reason) = text.split_once(" (")?;
    let winners = match who {
        "draw" => Seats::NONE,
        _ => {
            let seats = who.strip_suffix(" win")?.split(',');
            let seats: Option<Vec<u8>> = seats.map(|s| s.parse().ok().filter(|n| *n < 8)).collect();
            seats?.into_iter().map(crate::Seat).collect()
        }
    };
    Some(Ending {
        winners,
        text: reason.strip_suffix(')')?.into(),
        outside: None,
    })
}

struct Tokens<'t> {
    rest: &'t str,
    ply: usize,
}

enum Token<'t> {
    Move(&'t str),
    Comment(&'t str),
    Open,
    Close,
}

impl<'t> Tokens<'t> {
    fn next(&mut self) -> Result<Option<Token<'t>>, Refusal> {
        loop {
            self.rest = self.rest.trim_start();
            let Some(first) = self.rest.chars().next() else {
                return Ok(None);
            };
            if let '(' | ')' = first {
                self.rest = &self.rest[1..];
                let opens = first == '(';
                return Ok(Some(if opens { Token::Open } else { Token::Close }));
            }
            if first == '{' {
                let end = self.rest.find('}').ok_or_else(|| {
                    Refusal::malformed(format!("a comment after ply {} is not closed", self.ply))
                })?;
                let comment = &self.rest[1..end];
                self.rest = &self.rest[end + 1..];
                return Ok(Some(Token::Comment(comment)));
            }
            let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '(' | ')');
            let end = self.rest.find(ends).unwrap_or(self.rest.len());
            let word = &self.rest[..end];
            self.rest = &self.rest[end..];
            let number = word.strip_suffix('.').unwrap_or("");
            if number.is_empty() || !number.bytes().all(|b| b.is_ascii_digit()) {
                return Ok(Some(Token::Move(word)));
            }
        }
    }
}

/// Moves and what stands before them.
#[derive(Default)]
struct Line {
    moves: Vec<Played>,
    deal: Option<String>,
    remark: String,
}

fn read_line(tokens: &mut Tokens, depth: usize) -> Result<Line, Refusal> {
    let mut line = Line::default();
    if depth > DEEPEST {
        return Err(Refusal::malformed("variations are nested too deeply"));
    }
    while let Some(token) = tokens.next()? {
        match (token, line.moves.last_mut()) {
            (Token::Move(text), _) => {
                line.moves.push(Played::new(text));
                if depth == 0 {
                    tokens.ply += 1;
                }
            }
            (Token::Comment(text), None) => match text.strip_prefix("= ") {
                Some(deal) => line.deal = Some(deal.into()),
                None => join(&mut line.remark, &plain(text.trim())),
            },
            (Token::Comment(text), Some(last)) => match text.strip_prefix("= ") {
                Some(position) => last.chance = Some(position.into()),
                None => last.say(text),
            },
            (Token::Open, Some(last)) => {
                last.variations.push(read_line(tokens, depth + 1)?.moves);
            }
            (Token::Open, None) => {
                return Err(Refusal::malformed(
                    "a variation stands before the first move",
                ));
            }
            (Token::Close, _) if depth > 0 => return Ok(line),
            (Token::Close, _) => {
                let ply = tokens.ply;
                return Err(Refusal::malformed(format!(
                    "a ')' too many after ply {ply}"
                )));
            }
        }
    }
    if depth > 0 {
        let ply = tokens.ply;
        return Err(Refusal::malformed(format!(
            "a variation after ply {ply} is not closed"
        )));
    }
    Ok(line)
}

impl Played {
    /// Adds a comment; clocks, times, worths and depths at its beginning are taken out of it.
    pub fn say(&mut self, text: &str) {
        let text = plain(text.trim());
        let more = self.take_tags(&text).to_owned();
        let mut said = std::mem::take(&mut self.comment);
        join(&mut said, &more);
        // Two comments may make a tag together, which would be read as one the next time.
        self.comment = self.take_tags(&said).to_owned();
    }
    fn take_tags<'t>(&mut self, text: &'t str) -> &'t str {
        let mut rest = text;
        while let Some((key, value, after)) = rest
            .strip_prefix('[')
            .and_then(|r| r.split_once(']'))
            .and_then(|(tag, after)| tag.split_once(' ').map(|(k, v)| (k, v, after)))
        {
            match key {
                "clock" if value.parse::<u64>().is_ok() => self.clock = value.parse().ok(),
                "time" if value.parse::<u64>().is_ok() => self.time = value.parse().ok(),
                "depth" if value.parse::<u32>().is_ok() => self.depth = value.parse().ok(),
                "worth" if value.parse::<f32>().is_ok_and(f32::is_finite) => {
                    self.worth = value.parse().ok()
                }
                _ => break,
            }
            rest = after.trim_start();
        }
        rest
    }
}
