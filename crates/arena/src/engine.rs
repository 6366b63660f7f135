//! The client's side of UGI and USI: a program that plays.

use crate::contestant::{Contestant, Kind, Protocol};
use crate::player::{Answer, Choice, Failure, Manners, Number, Player, Question};
use crate::process::Process;
use crate::usi;
use parlour_bots::{Clock, Limits};
use parlour_core::{Eye, Rulebook, Table, Watch};
use std::time::Duration;

/// A program must say `ugiok` or `usiok` within this.
const HELLO: Duration = Duration::from_secs(5);

/// A running program that has said that it speaks the protocol and plays the game.
pub struct Engine {
    process: Process,
    protocol: Protocol,
    options: Vec<(String, String)>,
    patience: Duration,
}

/// What the protocols call the same things.
struct Words {
    hello: &'static str,
    ok: &'static str,
    new_game: &'static str,
}

impl Protocol {
    fn words(self) -> Words {
        match self {
            Protocol::Ugi => Words {
                hello: "ugi",
                ok: "ugiok",
                new_game: "uginewgame",
            },
            Protocol::Usi => Words {
                hello: "usi",
                ok: "usiok",
                new_game: "usinewgame",
            },
        }
    }
}

impl Engine {
    /// Runs a program, waits until it has introduced itself, and tries whether it takes the rules, its
    /// options and the first position.
    pub fn start(
        contestant: &Contestant,
        rules: &dyn Rulebook,
        manners: &Manners,
        watch: &Watch,
    ) -> Result<Engine, Failure> {
        let Kind::Engine { protocol, command } = &contestant.kind else {
            panic!("only programs are started");
        };
        let process = Process::start(&contestant.name, command, manners.log.clone())?;
        let mut engine = Engine {
            process,
            protocol: *protocol,
            options: contestant.options.clone(),
            patience: manners.patience,
        };
        let met = engine.meet(rules, watch);
        met.map_err(|why| engine.with_complaint(why))?;
        Ok(engine)
    }
    fn meet(&mut self, rules: &dyn Rulebook, watch: &Watch) -> Result<(), Failure> {
        let Words { hello, ok, .. } = self.protocol.words();
        self.process.say(hello)?;
        let mut last = None;
        let mut game = None;
        let known = self.process.wait(HELLO.min(self.patience), watch, |line| {
            if line == ok {
                return Some(true);
            }
            // A program that repeats whatever it hears, or a shell.
            if line == hello {
                return Some(false);
            }
            if let Some(name) = line.strip_prefix("id game ") {
                game = Some(name.trim().to_string());
            }
            last = Some(line.to_string())
                .filter(|line| !line.is_empty())
                .or(last.take());
            None
        })?;
        match known {
            Some(true) => {}
            Some(false) => {
                return Err(Failure::Foreign(format!(
                    "it answers {hello:?} to {hello:?} instead of {ok:?}"
                )));
            }
            None => {
                let said = last.map_or("it says nothing".into(), |line| {
                    format!("the last it said is {line:?}")
                });
                let within = HELLO.min(self.patience).as_millis();
                return Err(Failure::Foreign(format!(
                    "it does not answer {ok:?} to {hello:?} within {within} ms; {said}"
                )));
            }
        }
        if let Some(game) = game.filter(|game| game != rules.name()) {
            let why = format!("it plays {game}, not {}", rules.name());
            return Err(Failure::Foreign(why));
        }
        self.prepare(rules, 0)?;
        // In USI nothing but options may come before `isready`.
        if self.protocol == Protocol::Ugi {
            let start = rules.open(None, 0).expect("every game has a start");
            self.place(&*start)?;
        }
        self.ready(watch)
    }
    /// Sends the options of the program and of the rules.
    fn prepare(&mut self, rules: &dyn Rulebook, seed: u64) -> Result<(), Failure> {
        let mut options = self.options.clone();
        if self.protocol == Protocol::Ugi {
            let (preset, chosen) = rules.chosen();
            let usual = rules.presets()[0].name;
            let preset = (preset != usual).then(|| ("rules".into(), preset.into()));
            options.extend(preset);
            options.extend(chosen);
            options.push(("seed".into(), seed.to_string()));
        }
        for (key, value) in options {
            self.process
                .say(&format!("setoption name {key} value {value}"))?;
        }
        Ok(())
    }
    /// Waits until everything sent before was understood; an error said meanwhile counts.
    fn ready(&mut self, watch: &Watch) -> Result<(), Failure> {
        self.process.say("isready")?;
        let mut wrong = None;
        let ready = self.process.wait(self.patience, watch, |line| {
            let error = line.strip_prefix("info error ");
            let error = error.or(line.strip_prefix("info string error: "));
            wrong = error.map(str::to_string).or(wrong.take());
            (line == "readyok").then_some(())
        })?;
        match (ready, wrong) {
            (None, _) => Err(Failure::Silent(self.patience)),
            (Some(()), Some(why)) => Err(Failure::Foreign(format!("it says {why:?}"))),
            (Some(()), None) => Ok(()),
        }
    }
    /// Tells where the game stands.
    fn place(&mut self, table: &dyn Table) -> Result<(), Failure> {
        let moves = table.history(Eye::Keeper);
        let start = table.record(Eye::Keeper).start;
        let (mut place, moves) = match self.protocol {
            Protocol::Usi => {
                let dialect = usi::dialect(&*table.rules()).map_err(Failure::Broke)?;
                usi::place(dialect, start.as_deref(), &moves)
            }
            Protocol::Ugi if !table.rules().is_open() => {
                let mover = table.status().mover().expect("asked while in progress");
                (
                    format!("fen {}", table.position(Eye::Seat(mover))),
                    Vec::new(),
                )
            }
            Protocol::Ugi => match start {
                None => ("startpos".into(), moves),
                Some(start) => (format!("fen {start}"), moves),
            },
        };
        if !moves.is_empty() {
            place = format!("{place} moves {}", moves.join(" "));
        }
        self.process.say(&format!("position {place}"))
    }
    fn with_complaint(&self, why: Failure) -> Failure {
        let Some(complaint) = self.complaint() else {
            return why;
        };
        let said = format!("{why}; its standard error ends with {complaint:?}");
        match why {
            Failure::Died(_) | Failure::Silent(_) => Failure::Died(said),
            Failure::Foreign(_) => Failure::Foreign(said),
            other => other,
        }
    }
}

impl Player for Engine {
    fn begin(
        &mut self,
        rules: &dyn Rulebook,
        number: Number,
        watch: &Watch,
    ) -> Result<(), Failure> {
        self.process.begin(Some(number.game));
        self.prepare(rules, number.seed)?;
        let ready = self.ready(watch);
        ready.map_err(|why| self.with_complaint(why))?;
        self.process.say(self.protocol.words().new_game)
    }
    fn choose(
        &mut self,
        table: &dyn Table,
        question: &Question,
        watch: &Watch,
    ) -> Result<Answer, Failure> {
        let timed = question.limits.time.is_some()
            || table
                .status()
                .mover()
                .is_some_and(|seat| question.clocks[seat.index()].is_some());
        self.place(table)?;
        let words = go(self.protocol, question.limits, question.clocks);
        self.process.say(&format!("go{words}"))?;
        let (mut worth, mut depth) = (None, None);
        let chosen = self.process.wait(question.wait, watch, |line| {
            match Said::read(line) {
                Said::Best(None) => return Some(Choice::Resign),
                Said::Best(Some(text)) => return Some(Choice::Move(text.into())),
                Said::Info(info) if info.rank <= 1 => {
                    (worth, depth) = (info.worth.or(worth), info.depth.or(depth));
                }
                Said::Info(_) | Said::Else => {}
            }
            None
        });
        match chosen {
            Ok(Some(choice)) => Ok(Answer {
                choice,
                worth,
                depth,
            }),
            Ok(None) if timed => Err(Failure::Late(question.wait)),
            Ok(None) => Err(self.with_complaint(Failure::Silent(question.wait))),
            Err(why) => Err(self.with_complaint(why)),
        }
    }
    fn complaint(&self) -> Option<String> {
        self.process.complaint()
    }
}

/// What a line of a program that thinks says.
#[derive(Debug, PartialEq)]
pub enum Said<'l> {
    /// The move it plays, in its own spelling; none where it gives up.
    Best(Option<&'l str>),
    /// What it thinks.
    Info(Info),
    /// Anything else.
    Else,
}

impl Said<'_> {
    /// Any line says something.
    pub fn read(line: &str) -> Said<'_> {
        let mut words = line.split_ascii_whitespace();
        match words.next() {
            Some("bestmove") => Said::Best(match words.next() {
                Some("resign" | "(none)" | "0000") | None => None,
                text => text,
            }),
            Some("info") => Said::Info(Info::read(words)),
            _ => Said::Else,
        }
    }
}

/// The words of a line `info` that count here.
#[derive(Debug, PartialEq)]
pub struct Info {
    /// Plies.
    pub depth: Option<u32>,
    /// For its mover, from −1 to 1.
    pub worth: Option<f32>,
    /// Which of its lines it is, from 1.
    pub rank: u32,
}

impl Info {
    fn read<'l>(mut words: impl Iterator<Item = &'l str>) -> Info {
        let mut info = Info {
            depth: None,
            worth: None,
            rank: 1,
        };
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = words.next().and_then(|n| n.parse().ok()),
                "multipv" => info.rank = words.next().and_then(|n| n.parse().ok()).unwrap_or(1),
                "score" => info.worth = score(words.next(), words.next()),
                // What follows is free text, or moves.
                "string" | "error" | "pv" => break,
                _ => {}
            }
        }
        info
    }
}

/// `cp 12` is 0.12; a proven end is 1 or −1.
fn score(unit: Option<&str>, number: Option<&str>) -> Option<f32> {
    let number = number?;
    match unit? {
        "cp" => {
            let number = number.parse::<f32>().ok().filter(|n| !n.is_nan())?;
            Some((number / 100.0).clamp(-1.0, 1.0))
        }
        "mate" if number.starts_with('-') => Some(-1.0),
        "mate" => Some(1.0),
        _ => None,
    }
}

/// Limits and clocks as words of `go`.
fn go(protocol: Protocol, limits: &Limits, clocks: &[Option<Clock>]) -> String {
    let mut words = String::new();
    for (i, clock) in clocks.iter().enumerate() {
        let Some(clock) = clock else { continue };
        let (left, step) = (clock.left.as_millis(), clock.increment.as_millis());
        words += &match (protocol, i) {
            (Protocol::Ugi, _) => format!(" p{0}time {left} p{0}inc {step}", i + 1),
            (Protocol::Usi, 0) => format!(" btime {left} binc {step}"),
            (Protocol::Usi, _) => format!(" wtime {left} winc {step}"),
        };
    }
    if let Some(time) = limits.time {
        let time = time.as_millis().max(1);
        words += &match protocol {
            Protocol::Ugi => format!(" movetime {time}"),
            Protocol::Usi => format!(" btime 0 wtime 0 byoyomi {time}"),
        };
    }
    if let Some(nodes) = limits.nodes {
        words += &format!(" nodes {nodes}");
    }
    if let Some(depth) = limits.depth {
        words += &format!(" depth {depth}");
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_engines_think() {
        let read = |line: &str| Info::read(line.split(' ').skip(1));
        let info = read("info depth 7 multipv 2 score cp -25 nodes 3 pv depth 9");
        assert_eq!(
            (info.depth, info.worth, info.rank),
            (Some(7), Some(-0.25), 2)
        );
        assert_eq!(read("info score mate 5").worth, Some(1.0));
        assert_eq!(read("info score mate -").worth, Some(-1.0));
        assert_eq!(read("info string depth 3 score cp 1").depth, None);
        assert_eq!(read("info depth x score").worth, None);
        assert_eq!(read("info score cp nan").worth, None);
    }

    #[test]
    fn clocks_and_limits_in_words() {
        let clock = |ms| {
            Some(Clock {
                left: Duration::from_millis(ms),
                increment: Duration::from_millis(10),
                ..Clock::default()
            })
        };
        let limits = Limits {
            nodes: Some(5),
            ..Limits::default()
        };
        assert_eq!(
            go(Protocol::Ugi, &limits, &[clock(100), None, clock(7)]),
            " p1time 100 p1inc 10 p3time 7 p3inc 10 nodes 5"
        );
        let timed = Limits {
            time: Some(Duration::from_millis(20)),
            ..Limits::default()
        };
        assert_eq!(
            go(Protocol::Usi, &timed, &[None, None]),
            " btime 0 wtime 0 byoyomi 20"
        );
        assert_eq!(
            go(Protocol::Usi, &Limits::default(), &[clock(1), clock(2)]),
            " btime 1 binc 10 wtime 2 winc 10"
        );
    }
}
