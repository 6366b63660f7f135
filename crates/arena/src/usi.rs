//! The client's side of USI, which shogi programs speak.

use crate::player::{Choice, Failure, Player};
use crate::process::Process;
use crate::ugi::{answer, ready, words};
use parlour_bots::Limits;
use parlour_core::{Dialect, Eye, Rulebook, Table, Watch};
use std::time::Duration;

/// An engine that speaks USI.
pub(crate) struct Usi {
    process: Process,
    patience: Duration,
}

impl Usi {
    /// Starts a program and waits until it has said `usiok`.
    pub fn start(command: &[String], patience: Duration, watch: &Watch) -> Result<Usi, Failure> {
        let mut process = Process::start(command)?;
        process.say("usi")?;
        process.wait(patience, watch, |line| (line == "usiok").then_some(()))?;
        Ok(Usi { process, patience })
    }
}

impl Player for Usi {
    fn begin(&mut self, rules: &dyn Rulebook, _: u64, watch: &Watch) -> Result<(), Failure> {
        dialect(rules).map_err(Failure::Broke)?;
        ready(&mut self.process, self.patience, watch)?;
        self.process.say("usinewgame")
    }
    fn choose(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Choice, Failure> {
        let usi = dialect(&*table.rules()).map_err(Failure::Broke)?;
        let mut place = match table.record(Eye::Keeper).start {
            None => "position startpos".to_string(),
            Some(start) => {
                let sfen = usi.write_position(&start);
                format!("position sfen {}", sfen.expect("a position of ours"))
            }
        };
        let moves = table.history(Eye::Keeper);
        if !moves.is_empty() {
            place += " moves";
        }
        for text in moves {
            place += " ";
            place += &usi.write_move(&text).expect("a move of ours");
        }
        self.process.say(&place)?;
        let clock = limits.time.map_or(String::new(), |time| {
            format!(" btime 0 wtime 0 byoyomi {}", time.as_millis().max(1))
        });
        let untimed = Limits {
            time: None,
            ..limits.clone()
        };
        self.process.say(&format!("go{clock}{}", words(&untimed)))?;
        answer(&mut self.process, limits, self.patience, watch)
    }
}

/// How this game is written in USI; a sentence where it is not.
pub fn dialect(rules: &dyn Rulebook) -> Result<&'static dyn Dialect, String> {
    rules.dialect("usi").ok_or_else(|| {
        let all = parlour_games::all();
        let spoken = all.iter().filter(|rules| rules.dialect("usi").is_some());
        let spoken: Vec<_> = spoken.map(|rules| rules.name()).collect();
        let spoken = spoken.join(" and ");
        format!("USI is spoken for {spoken}, not for {}", rules.name())
    })
}
