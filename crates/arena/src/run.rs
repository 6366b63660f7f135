//! A whole match, on several threads.

use crate::game::{Finished, Room, Terms};
use crate::process::Process;
use crate::schedule::{Pairing, Shard, teams};
use crate::{Contestant, Ledger, LedgerError, Line, Sprt, Tally, Verdict};
use parlour_core::{Rulebook, Watch};
use serde_json::json;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::thread;
use thiserror::Error;

/// A match to be played.
pub struct Arena {
    /// The game and its rules.
    pub rules: Arc<dyn Rulebook>,
    /// At least two.
    pub contestants: Vec<Contestant>,
    /// What holds for every game.
    pub terms: Terms,
    /// So many games in all, rounded up to whole sets.
    pub games: u32,
    /// Which of the sets are played here.
    pub shard: Shard,
    /// Games played at once.
    pub threads: usize,
    /// Ends the match as soon as it is decided; for two contestants.
    pub sprt: Option<Sprt>,
    /// Where records are written, if anywhere.
    pub save: Option<PathBuf>,
}

/// Why a match cannot be played.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// The numbers do not fit.
    #[error("{0}")]
    Contestants(String),
    /// A program is not there, or is none.
    #[error("{0}")]
    Engine(String),
    /// Results cannot be kept.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// A record cannot be written.
    #[error("cannot write {}: {why}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: io::Error,
    },
}

impl Arena {
    /// Can these contestants play this game?
    pub fn check(&self) -> Result<(), ArenaError> {
        let (n, teams) = (self.contestants.len(), teams(&*self.rules).len());
        let refuse = |why: String| Err(ArenaError::Contestants(why));
        let name = self.rules.name();
        if n < 2 {
            return refuse("a match needs two contestants".into());
        }
        if n > teams {
            return refuse(format!(
                "{name} has {teams} sides, too few for {n} contestants"
            ));
        }
        if self.sprt.is_some() && n != 2 {
            return refuse("SPRT compares two contestants".into());
        }
        let usi = |c: &Contestant| matches!(c, Contestant::Engine { protocol, .. } if *protocol == crate::Protocol::Usi);
        if self.contestants.iter().any(usi) {
            crate::usi::dialect(&*self.rules).map_err(ArenaError::Contestants)?;
        }
        Ok(())
    }
    /// Runs every program once: one that cannot be run at all is a slip of whoever typed its name, not
    /// a game lost.
    fn try_engines(&self) -> Result<(), ArenaError> {
        for contestant in &self.contestants {
            if let Contestant::Engine { command, .. } = contestant {
                Process::start(command).map_err(|why| ArenaError::Engine(why.to_string()))?;
            }
        }
        Ok(())
    }
    /// What names this match in a file of results: all that the games depend on.
    pub fn header(&self) -> serde_json::Value {
        let (preset, options) = self.rules.chosen();
        let limits = &self.terms.limits;
        json!({"match": {
            "game": self.rules.name(),
            "rules": preset,
            "options": options,
            "contestants": self.contestants.iter().map(|c| c.to_string()).collect::<Vec<_>>(),
            "seed": self.terms.seed,
            "opening": self.terms.opening,
            "plies": self.terms.plies,
            "nodes": limits.nodes,
            "depth": limits.depth,
            "time_ms": limits.time.map(|t| t.as_millis() as u64),
        }})
    }
    /// Plays what the ledger lacks. `tell` hears how the match stands after every game. Stopped by
    /// the watch it leaves games that are not over uncounted.
    pub fn run(
        &self,
        ledger: &mut Ledger,
        watch: &Watch,
        tell: &mut dyn FnMut(&Tally),
    ) -> Result<Tally, ArenaError> {
        self.check()?;
        if let Some(dir) = &self.save {
            fs::create_dir_all(dir).map_err(|why| ArenaError::Record {
                path: dir.clone(),
                why,
            })?;
        }
        let n = self.contestants.len();
        let mut tally = Tally::of(ledger, n);
        if self.is_decided(&tally) {
            return Ok(tally);
        }
        let todo = self.todo(ledger);
        if !todo.is_empty() {
            self.try_engines()?;
        }
        let next = AtomicUsize::new(0);
        // One flag for this match alone, so that a decision here stops nobody else.
        let halt = Watch::new();
        let (send, finished) = mpsc::channel::<Finished>();
        thread::scope(|threads| {
            for _ in 0..self.threads.clamp(1, todo.len().max(1)) {
                let (send, todo, next, halt) = (send.clone(), &todo, &next, &halt);
                threads.spawn(move || {
                    let mut room = Room::new(self.rules.clone(), &self.contestants, &self.terms);
                    while !halt.is_stopped()
                        && let Some(pairing) = todo.get(next.fetch_add(1, Relaxed))
                        && let Some(game) = room.play(*pairing, halt)
                        && send.send(game).is_ok()
                    {}
                });
            }
            drop(send);
            let mut first_error = None;
            loop {
                if watch.is_stopped() {
                    halt.stop();
                }
                let game = match finished.recv_timeout(std::time::Duration::from_millis(50)) {
                    Ok(game) => game,
                    Err(mpsc::RecvTimeoutError::Timeout) => continue,
                    Err(mpsc::RecvTimeoutError::Disconnected) => break,
                };
                if first_error.is_none()
                    && let Err(why) = self.keep(&game, ledger)
                {
                    halt.stop();
                    first_error = Some(why);
                }
                tally = Tally::of(ledger, n);
                tell(&tally);
                if self.is_decided(&tally) {
                    halt.stop();
                }
            }
            first_error.map_or(Ok(tally), Err)
        })
    }
    fn is_decided(&self, tally: &Tally) -> bool {
        self.sprt
            .is_some_and(|test| test.verdict(&tally.pairs) != Verdict::Open)
    }
    /// The games of this shard that nobody has played.
    fn todo(&self, ledger: &Ledger) -> Vec<Pairing> {
        let n = self.contestants.len() as u32;
        let sets = (0..self.games.div_ceil(n)).filter(|set| self.shard.has(*set));
        sets.flat_map(|set| (0..n).map(move |turn| Pairing { set, turn }))
            .filter(|pairing| !ledger.has(*pairing))
            .collect()
    }
    fn keep(&self, game: &Finished, ledger: &mut Ledger) -> Result<(), ArenaError> {
        if let Some(dir) = &self.save {
            let Pairing { set, turn } = game.pairing;
            let path = dir.join(format!("{:05}-{}.txt", set + 1, turn + 1));
            fs::write(&path, game.text()).map_err(|why| ArenaError::Record { path, why })?;
        }
        Ok(ledger.add(Line::of(game))?)
    }
}
