//! `parlour engine`: UGI on the standard input and output, and USI where the game has it. What is said
//! and understood is written down in docs/engine-protocol.md.

mod go;
mod going;
mod options;
mod voice;

use crate::args;
use crate::fault::Fault;
use crate::opening;
use clap::{Args as _, FromArgMatches as _};
use go::Go;
use going::Going;
use options::Options;
use parlour_bots::Bot;
use parlour_core::{Dialect, Eye, Seat, Status, Table};
use std::io::BufRead;
use std::sync::{Arc, Mutex};
use voice::Voice;

/// Obeys until `quit` or the end of the input.
pub fn run(args: &args::Engine, input: impl BufRead) -> Result<(), Fault> {
    listen(args, input, Voice::default())
}

/// What `parlour engine GAME --level random` says to these lines.
pub fn converse(game: &str, lines: &[u8]) -> Vec<String> {
    let args = ["engine", game, "--level", "random"];
    let matches =
        args::Engine::augment_args(clap::Command::new("engine")).try_get_matches_from(args);
    let args = matches.and_then(|matches| args::Engine::from_arg_matches(&matches));
    let (voice, said) = Voice::kept();
    let ended = listen(&args.expect("a game and a level"), lines, voice);
    assert!(ended.is_ok(), "bytes can be read");
    said.try_iter().collect()
}

fn listen(args: &args::Engine, input: impl BufRead, voice: Voice) -> Result<(), Fault> {
    let options = Options::new(args)?;
    let table = opening::table(&*options.rules, None, options.seed)?;
    let mut engine = Engine {
        options,
        table,
        bot: Arc::default(),
        going: None,
        voice,
    };
    for line in input.split(b'\n') {
        let line = line?;
        let text = String::from_utf8_lossy(&line);
        match engine.obey(text.trim()) {
            Ok(Then::Quit) => {
                engine.stop();
                return Ok(());
            }
            Ok(Then::Listen) => {}
            Err(why) => engine.voice.error(&why),
        }
    }
    // Whoever spoke is gone, but may still read: a thought that ends by itself is finished.
    if let Some(going) = engine.going.take() {
        going.finish();
    }
    Ok(())
}

/// What follows a line.
enum Then {
    Listen,
    Quit,
}

/// The bot of the present game; away while it thinks.
type Chair = Arc<Mutex<Option<Box<dyn Bot>>>>;

struct Engine {
    options: Options,
    table: Box<dyn Table>,
    bot: Chair,
    going: Option<Going>,
    voice: Voice,
}

impl Engine {
    fn obey(&mut self, line: &str) -> Result<Then, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "ugi" => self.introduce(None),
            "usi" => {
                let usi = parlour_arena::usi::dialect(&*self.options.rules)?;
                self.introduce(Some(usi));
            }
            "isready" => self.voice.say("readyok"),
            "uginewgame" | "usinewgame" => {
                self.stop();
                self.forget();
                self.open(None)?;
            }
            "setoption" => {
                self.stop();
                let changed = self.options.set(rest)?;
                self.forget();
                if changed {
                    self.open(None)?;
                }
            }
            "position" => {
                self.stop();
                self.position(rest)?;
            }
            "go" => self.go(rest)?,
            "stop" => self.stop(),
            "query" => self.query(rest)?,
            "gameover" | "ponderhit" | "debug" if self.voice.dialect().is_some() => {}
            "quit" => return Ok(Then::Quit),
            _ => return Err(format!("there is no command {word:?}")),
        }
        Ok(Then::Listen)
    }
    fn introduce(&mut self, dialect: Option<&'static dyn Dialect>) {
        self.voice.speak(dialect);
        self.voice
            .say(concat!("id name Parlour ", env!("CARGO_PKG_VERSION")));
        self.voice.say("id author The Parlour authors");
        self.voice
            .say(&format!("id game {}", self.options.rules.name()));
        for line in self.options.list() {
            self.voice.say(&line);
        }
        let name = dialect.map_or("ugi", |dialect| dialect.name());
        self.voice.say(&format!("{name}ok"));
    }
    /// Ends a thought, which then says its move.
    fn stop(&mut self) {
        if let Some(going) = self.going.take() {
            going.stop();
        }
    }
    /// A fresh bot plays next.
    fn forget(&mut self) {
        *self.bot.lock().unwrap_or_else(|e| e.into_inner()) = None;
    }
    fn open(&mut self, text: Option<&str>) -> Result<(), String> {
        let (rules, seed) = (&self.options.rules, self.options.seed);
        self.table = opening::seen(&**rules, text, seed).map_err(|why| why.to_string())?;
        Ok(())
    }
    /// `startpos [moves …]`, `fen TEXT [moves …]`, `sfen TEXT [moves …]`; all or nothing.
    fn position(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split_ascii_whitespace().collect();
        let (place, moves) = match words.iter().position(|word| *word == "moves") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (&words[..], &[][..]),
        };
        let text = match place {
            ["startpos"] => None,
            ["fen" | "sfen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
            _ => return Err("position is followed by startpos or fen TEXT".into()),
        };
        let (rules, seed) = (&self.options.rules, self.options.seed);
        let why = |why: parlour_core::Refusal| why.to_string();
        let mut table = opening::seen(&**rules, text.as_deref(), seed).map_err(why)?;
        // A view shows all that counts; moves beside it are what its seat saw before.
        if rules.is_open() || text.is_none() {
            let moves: Vec<String> = moves.iter().map(|m| m.to_string()).collect();
            opening::play_all(&mut *table, &moves).map_err(why)?;
        }
        self.table = table;
        Ok(())
    }
    fn go(&mut self, rest: &str) -> Result<(), String> {
        if self.going.as_ref().is_some_and(|going| !going.is_over()) {
            return Err("go: the last go is not answered yet".into());
        }
        let go = Go::read(rest, self.voice.dialect())?;
        self.stop();
        let seat = match self.table.status() {
            Status::ToMove(seat) => seat,
            Status::Over(how) => {
                self.voice.error(&format!("the game is over: {how}"));
                let at = self.table.position(Eye::Public);
                let word = match self.voice.dialect().map(|dialect| dialect.turn(&at)) {
                    None => "(none)",
                    Some(Some(seat)) if how.winners.contains(seat) => "win",
                    Some(_) => "resign",
                };
                self.voice.say(&format!("bestmove {word}"));
                return Ok(());
            }
        };
        self.going = Some(Going::begin(
            &self.options,
            self.table.until(self.table.ply()),
            self.bot.clone(),
            &go,
            seat,
            self.voice.clone(),
        ));
        Ok(())
    }
    fn query(&self, what: &str) -> Result<(), String> {
        let status = self.table.status();
        let seats = self.options.rules.seats();
        let turn = |n: &str| {
            let n: u8 = n.strip_prefix('p')?.strip_suffix("turn")?.parse().ok()?;
            (1..=seats).contains(&n).then(|| Seat(n - 1))
        };
        let answer = match what {
            "gameover" => status.outcome().is_some().to_string(),
            "turn" => match status {
                Status::ToMove(seat) => format!("p{}", seat.0 + 1),
                Status::Over(_) => "none".into(),
            },
            "result" => match status {
                Status::ToMove(_) => "none".into(),
                Status::Over(how) if how.winners.is_empty() => "draw".into(),
                Status::Over(how) => {
                    let won = how.winners.iter().map(|seat| format!("p{}win", seat.0 + 1));
                    won.collect::<Vec<_>>().join(" ")
                }
            },
            _ => match turn(what) {
                Some(seat) => (status.mover() == Some(seat)).to_string(),
                None => {
                    return Err(format!(
                        "there is no query {what:?}; there are gameover, result, turn and p1turn"
                    ));
                }
            },
        };
        self.voice.say(&format!("response {answer}"));
        Ok(())
    }
}
