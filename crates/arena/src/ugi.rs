//! The client's side of UGI.

use crate::player::{Choice, Failure, Player};
use crate::process::Process;
use parlour_bots::Limits;
use parlour_core::{Eye, Rulebook, Table, Watch};
use std::time::Duration;

/// An engine that speaks UGI.
pub struct Ugi {
    process: Process,
    patience: Duration,
}

impl Ugi {
    /// Starts a program and waits until it has said `ugiok`.
    pub fn start(command: &[String], patience: Duration, watch: &Watch) -> Result<Ugi, Failure> {
        let mut process = Process::start(command)?;
        process.say("ugi")?;
        process.wait(patience, watch, |line| (line == "ugiok").then_some(()))?;
        Ok(Ugi { process, patience })
    }
}

impl Player for Ugi {
    fn begin(&mut self, rules: &dyn Rulebook, seed: u64, watch: &Watch) -> Result<(), Failure> {
        let (preset, options) = rules.chosen();
        if preset != rules.presets()[0].name {
            self.process
                .say(&format!("setoption name rules value {preset}"))?;
        }
        for (key, value) in options {
            self.process
                .say(&format!("setoption name {key} value {value}"))?;
        }
        self.process
            .say(&format!("setoption name seed value {seed}"))?;
        self.process.say("uginewgame")?;
        ready(&mut self.process, self.patience, watch)
    }
    fn choose(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Choice, Failure> {
        let mover = table.status().mover().expect("asked while in progress");
        let place = if table.rules().is_open() {
            let moves = table.history(Eye::Keeper).join(" ");
            match table.record(Eye::Keeper).start {
                None => format!("position startpos moves {moves}"),
                Some(start) => format!("position fen {start} moves {moves}"),
            }
        } else {
            format!("position fen {}", table.position(Eye::Seat(mover)))
        };
        let place = place.strip_suffix(" moves ").unwrap_or(&place);
        self.process.say(place)?;
        self.process.say(&format!("go{}", words(limits)))?;
        answer(&mut self.process, limits, self.patience, watch)
    }
}

/// Waits until everything sent before was understood.
pub fn ready(process: &mut Process, patience: Duration, watch: &Watch) -> Result<(), Failure> {
    process.say("isready")?;
    process.wait(patience, watch, |line| (line == "readyok").then_some(()))
}

/// Waits for the move.
pub fn answer(
    process: &mut Process,
    limits: &Limits,
    patience: Duration,
    watch: &Watch,
) -> Result<Choice, Failure> {
    let patience = patience + limits.time.unwrap_or_default();
    process.wait(patience, watch, |line| {
        let mut words = line.split_ascii_whitespace();
        if words.next()? != "bestmove" {
            return None;
        }
        Some(match words.next() {
            Some("resign" | "(none)" | "0000") | None => Choice::Resign,
            Some(text) => Choice::Move(text.into()),
        })
    })
}

/// The limits as words of `go`.
pub fn words(limits: &Limits) -> String {
    let mut words = String::new();
    if let Some(time) = limits.time {
        words += &format!(" movetime {}", time.as_millis().max(1));
    }
    if let Some(nodes) = limits.nodes {
        words += &format!(" nodes {nodes}");
    }
    if let Some(depth) = limits.depth {
        words += &format!(" depth {depth}");
    }
    words
}
