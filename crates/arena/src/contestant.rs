//! Who plays in a match.

use crate::TimeControl;
use crate::command;
use parlour_bots::{Bot, Judge, Limits, Strength, span, switch};
use std::{fmt, str::FromStr, sync::Arc};
use thiserror::Error;

/// How an engine is spoken to.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Protocol {
    /// The Universal Game Interface.
    Ugi,
    /// The Universal Shogi Interface, for games that are written in it.
    Usi,
}

/// A bot of ours or a program of anybody's.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Kind {
    /// A bot of this strength.
    Bot(Strength),
    /// A program that is run.
    Engine {
        /// How it is spoken to.
        protocol: Protocol,
        /// The program and its arguments.
        command: Vec<String>,
    },
    /// Somebody's own.
    Guest(Guest),
}

/// Makes a bot from a seed for every game: somebody whom the program that runs the match brings along.
#[derive(Clone)]
pub struct Guest(pub Arc<dyn Fn(u64) -> Box<dyn Bot> + Send + Sync>);

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guest")
    }
}

impl PartialEq for Guest {
    fn eq(&self, other: &Guest) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Guest {}

/// What a decision may cost: limits, and a clock for the whole game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Allowance {
    /// For every move.
    pub limits: Limits,
    /// For the game.
    pub control: Option<TimeControl>,
}

/// A bot or a program with its name and settings.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Contestant {
    /// What tables and records call it.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Options that a program is sent, with their values.
    pub options: Vec<(String, String)>,
    /// Its own limits, where it has any; else those of the match hold.
    pub own: Option<Allowance>,
    /// Megabytes of a bot's transposition table.
    pub hash: Option<u32>,
    /// Threads of a bot.
    pub threads: Option<u8>,
    /// Which judge a bot asks.
    pub judge: Option<Judge>,
    /// May a bot play from its book?
    pub book: Option<bool>,
    text: String,
}

/// Neither a bot nor a program.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum UnknownContestant {
    /// No name of a bot and no command.
    #[error(
        "{0:?} is no contestant: a level (level:6), greedy, random, the command line of an engine \
         (ugi:COMMAND, usi:COMMAND), or settings (name=…,cmd=…,nodes=…)"
    )]
    Text(String),
    /// Settings that cannot be.
    #[error("contestant {text:?}: {why}")]
    Setting {
        /// All settings.
        text: String,
        /// What is wrong.
        why: String,
    },
}

impl Contestant {
    /// Somebody whom the program that runs the match brings along.
    pub fn guest(name: &str, guest: Guest) -> Contestant {
        let text = format!("guest:{name}");
        Contestant::new(name.into(), Kind::Guest(guest), &text)
    }
    fn new(name: String, kind: Kind, text: &str) -> Contestant {
        Contestant {
            name,
            kind,
            options: Vec::new(),
            own: None,
            hash: None,
            threads: None,
            judge: None,
            book: None,
            text: text.into(),
        }
    }
    /// Reads `name=…,cmd=…,nodes=…`; the error is a sentence.
    fn settings(text: &str) -> Result<Contestant, String> {
        let mut all = Settings::default();
        for part in parts(text).ok_or("a quote is not closed")? {
            let (key, value) = part
                .split_once('=')
                .ok_or(format!("{part:?} is not KEY=VALUE"))?;
            all.set(key.trim(), unquoted(value.trim()))?;
        }
        all.contestant(text)
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    /// `level:6`, `greedy`, `random`; `ugi:COMMAND`, `usi:COMMAND`; settings that begin with one of
    /// `KEYS`. Any other text with a blank or a slash in it is a command that speaks UGI.
    fn from_str(text: &str) -> Result<Contestant, UnknownContestant> {
        let unknown = || UnknownContestant::Text(text.into());
        if let Ok(strength) = text.parse::<Strength>() {
            let name = strength.to_string();
            return Ok(Contestant::new(name.clone(), Kind::Bot(strength), &name));
        }
        if text
            .split_once('=')
            .is_some_and(|(key, _)| is_key(key.trim()))
        {
            return Contestant::settings(text).map_err(|why| UnknownContestant::Setting {
                text: text.into(),
                why,
            });
        }
        let (protocol, line) = match (text.strip_prefix("ugi:"), text.strip_prefix("usi:")) {
            (Some(line), _) => (Protocol::Ugi, line),
            (_, Some(line)) => (Protocol::Usi, line),
            _ if text.contains(['/', ' ']) => (Protocol::Ugi, text),
            _ => return Err(unknown()),
        };
        let command = command::split(line).ok_or_else(unknown)?;
        let kind = Kind::Engine { protocol, command };
        Ok(Contestant::new(text.into(), kind, text))
    }
}

impl fmt::Display for Contestant {
    /// All that it was made from, so that it can be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What may be set of a contestant, beside `option.NAME`.
pub const KEYS: [&str; 12] = [
    "name", "cmd", "proto", "level", "judge", "book", "tc", "time", "nodes", "depth", "hash",
    "threads",
];

fn is_key(key: &str) -> bool {
    KEYS.contains(&key) || key.starts_with("option.")
}

#[derive(Default)]
struct Settings {
    name: Option<String>,
    command: Option<Vec<String>>,
    protocol: Option<Protocol>,
    strength: Option<Strength>,
    options: Vec<(String, String)>,
    own: Option<Allowance>,
    hash: Option<u32>,
    threads: Option<u8>,
    judge: Option<Judge>,
    book: Option<bool>,
}

impl Settings {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = |max: u64| {
            let n = value.parse::<u64>().ok().filter(|n| (1..=max).contains(n));
            n.ok_or_else(|| format!("{key} is a number from 1 to {max}, not {value:?}"))
        };
        if let Some(option) = key.strip_prefix("option.") {
            self.options.push((option.into(), value.into()));
            return Ok(());
        }
        let named = |why: String| format!("{key}: {why}");
        match key {
            "name" if value.is_empty() => return Err("the name is empty".into()),
            "name" => self.name = Some(value.into()),
            "cmd" => {
                let words = command::split(value);
                self.command = Some(words.ok_or_else(|| format!("{value:?} is no command line"))?);
            }
            "proto" => {
                self.protocol = Some(match value {
                    "ugi" => Protocol::Ugi,
                    "usi" => Protocol::Usi,
                    _ => return Err(format!("proto is ugi or usi, not {value:?}")),
                });
            }
            "level" => {
                let strength = value.parse();
                let why = |why: parlour_bots::UnknownStrength| why.to_string();
                self.strength = Some(strength.map_err(why)?);
            }
            "judge" => {
                let why = |why: parlour_bots::UnknownJudge| why.to_string();
                self.judge = Some(value.parse().map_err(why)?);
            }
            "book" => self.book = Some(switch(value).map_err(|why| named(why.into()))?),
            "hash" => self.hash = Some(number(4096)? as u32),
            "threads" => self.threads = Some(number(64)? as u8),
            "tc" => self.own().control = Some(value.parse().map_err(|why| format!("{why}"))?),
            "time" => self.own().limits.time = Some(span(value).map_err(|why| named(why.into()))?),
            "nodes" => self.own().limits.nodes = Some(number(u64::MAX)?),
            "depth" => self.own().limits.depth = Some(number(250)? as u32),
            _ => {
                let known = KEYS.join(", ");
                return Err(format!(
                    "there is no setting {key:?}; there are {known} and option.NAME"
                ));
            }
        }
        Ok(())
    }
    fn own(&mut self) -> &mut Allowance {
        self.own.get_or_insert_default()
    }
    fn contestant(self, text: &str) -> Result<Contestant, String> {
        let (usual, kind) = match (self.command, self.strength) {
            (Some(_), Some(_)) => return Err("it has a level and a command".into()),
            (None, None) => return Err("it has neither a level nor a command (cmd=…)".into()),
            (None, Some(_)) if self.protocol.is_some() || !self.options.is_empty() => {
                return Err("proto and option.NAME are for commands, not for bots".into());
            }
            (None, Some(strength)) => {
                let judge = self.judge.map(|judge| format!(" {judge}"));
                let book = match self.book {
                    Some(false) => " without book",
                    _ => "",
                };
                let name = format!("{strength}{}{book}", judge.unwrap_or_default());
                (name, Kind::Bot(strength))
            }
            (Some(command), None) => {
                let protocol = self.protocol.unwrap_or(Protocol::Ugi);
                let program = command[0].rsplit('/').next().unwrap_or_default();
                (program.into(), Kind::Engine { protocol, command })
            }
        };
        let mut made = Contestant::new(self.name.unwrap_or(usual), kind, text);
        (made.options, made.own) = (self.options, self.own);
        match made.kind {
            Kind::Bot(_) | Kind::Guest(_) => {
                (made.hash, made.threads) = (self.hash, self.threads);
                (made.judge, made.book) = (self.judge, self.book);
            }
            Kind::Engine { .. } => {
                let sent = |key: &str, n: String| (key.to_string(), n);
                let hash = self.hash.map(|n| sent("Hash", n.to_string()));
                let threads = self.threads.map(|n| sent("Threads", n.to_string()));
                let judge = self.judge.map(|judge| sent("Judge", judge.to_string()));
                let book = self.book.map(|on| sent("Book", on.to_string()));
                let all = [hash, threads, judge, book];
                made.options.extend(all.into_iter().flatten());
            }
        }
        Ok(made)
    }
}

/// Settings apart: commas part them, unless they stand in quotes. `None` for an open quote.
fn parts(text: &str) -> Option<Vec<&str>> {
    let (mut quote, mut begin, mut parts) = (None, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match (c, quote) {
            (c, Some(q)) if c == q => quote = None,
            ('"' | '\'', None) => quote = Some(c),
            (',', None) => {
                parts.push(&text[begin..i]);
                begin = i + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[begin..]);
    quote.is_none().then_some(parts)
}

/// A value without the quotes that hold all of it together.
fn unquoted(value: &str) -> &str {
    for quote in ['"', '\''] {
        let inner = value
            .strip_prefix(quote)
            .and_then(|rest| rest.strip_suffix(quote));
        if let Some(inner) = inner.filter(|inner| !inner.contains(quote)) {
            return inner;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn read(text: &str) -> Result<Contestant, UnknownContestant> {
        text.parse()
    }

    #[test]
    fn reads_bots_and_commands() {
        let kind = |text| read(text).map(|c| c.kind);
        assert_eq!(kind("6"), Ok(Kind::Bot(Strength::Level(6))));
        assert_eq!(kind("greedy"), Ok(Kind::Bot(Strength::Greedy)));
        let Ok(Kind::Engine { protocol, command }) = kind("usi:./mine --fast") else {
            panic!("a command");
        };
        assert_eq!(protocol, Protocol::Usi);
        assert_eq!(command, ["./mine", "--fast"]);
        assert!(read("./mine").is_ok());
        assert!(read("./mine --limit=3").is_ok());
        for bad in ["level:11", "mine", "ugi:", "ugi:'open", ""] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn reads_settings() {
        let text =
            "name=Ann,cmd=\"./ann -v 'a b', c\",proto=usi,option.Style=wild,hash=64,tc=10+0.1";
        let ann = read(text).unwrap();
        assert_eq!(ann.name, "Ann");
        let Kind::Engine { protocol, command } = &ann.kind else {
            panic!("a command");
        };
        assert_eq!(*protocol, Protocol::Usi);
        assert_eq!(command, &["./ann", "-v", "a b,", "c"]);
        let options: Vec<String> = ann
            .options
            .iter()
            .map(|(k, v)| format!("{k}={v}"))
            .collect();
        assert_eq!(options, ["Style=wild", "Hash=64"]);
        assert!(ann.own.as_ref().unwrap().control.is_some());
        assert_eq!(read(&ann.to_string()), Ok(ann));
        let weak = read("name=weak,level=4,nodes=50,time=1s,threads=2").unwrap();
        assert_eq!(weak.kind, Kind::Bot(Strength::Level(4)));
        let learned = read("level=10,judge=learned").unwrap();
        assert_eq!(learned.judge, Some(Judge::Learned));
        assert_eq!(
            (learned.name.as_str(), learned.book),
            ("level:10 learned", None)
        );
        let bare = read("level=10,book=off").unwrap();
        assert_eq!(
            (bare.name.as_str(), bare.book),
            ("level:10 without book", Some(false))
        );
        let sent = read("cmd=./mine,book=on").unwrap().options;
        assert_eq!(sent, [("Book".to_string(), "true".to_string())]);
        assert_eq!((weak.name.as_str(), weak.threads), ("weak", Some(2)));
        let own = weak.own.unwrap().limits;
        assert_eq!(
            (own.nodes, own.time),
            (Some(50), Some(Duration::from_secs(1)))
        );
        assert_eq!(read("cmd=/opt/mine --fast").unwrap().name, "mine");
    }

    #[test]
    fn names_the_setting_that_is_wrong() {
        for (text, why) in [
            ("name=a", "neither a level nor a command"),
            ("name=a,level=4,cmd=./a", "a level and a command"),
            ("level=4,option.x=3", "not for bots"),
            ("level=4,nodes=0", "nodes is a number"),
            ("level=4,judge=wise", "\"wise\" is no judge"),
            ("level=4,book=open", "book: a switch is on or off"),
            ("level=4,colour=red", "there is no setting \"colour\""),
            ("level=4,tc=fast", "\"fast\" is no time control"),
            ("level=4,fast", "\"fast\" is not KEY=VALUE"),
            ("cmd='./a", "a quote is not closed"),
            ("name=,level=4", "the name is empty"),
        ] {
            let told = read(text).unwrap_err().to_string();
            assert!(told.contains(why), "{text}: {told}");
        }
    }
}
