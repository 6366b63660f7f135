//! A whole match, on several threads.

use crate::game::{Finished, Room, Terms};
use crate::player::{Failure, player};
use crate::schedule::{Pairing, Schedule, Shard, Tournament, teams};
use crate::{Contestant, Kind, Ledger, LedgerError, Openings, Protocol, Row, Sprt, Tally, Verdict};
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
    /// Who meets whom.
    pub tournament: Tournament,
    /// What holds for every game.
    pub terms: Terms,
    /// So many games for each meeting, rounded up to whole sets.
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
    /// A program is not there, does not speak the protocol or plays something else.
    #[error("{name}: {why}")]
    Engine {
        /// What the contestant is called.
        name: String,
        /// What went wrong.
        why: Failure,
    },
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
        if self.tournament == Tournament::OneTable && n > teams {
            return refuse(format!(
                "{name} has {teams} sides, too few for {n} contestants; in a tournament \
                 (round-robin or gauntlet) they meet in pairs"
            ));
        }
        if self.sprt.is_some() && n != 2 {
            return refuse("SPRT compares two contestants".into());
        }
        if self.terms.adjudication.exact.is_some() {
            let Some(oracle) = parlour_bots::oracle(&*self.rules) else {
                return refuse(format!("{name} is not solved: it has no exact values"));
            };
            if !oracle.is_made() {
                return refuse(format!(
                    "the table of {name} is not made yet; `parlour solve {name}` makes it"
                ));
            }
        }
        let usi = |c: &Contestant| matches!(&c.kind, Kind::Engine { protocol, .. } if *protocol == Protocol::Usi);
        if self.contestants.iter().any(usi) {
            crate::usi::dialect(&*self.rules).map_err(ArenaError::Contestants)?;
        }
        Ok(())
    }
    /// Runs every program once: one that cannot be run, does not speak the protocol or plays another
    /// game is a slip of whoever typed its name, not a game lost.
    fn try_engines(&self, watch: &Watch) -> Result<(), ArenaError> {
        for contestant in &self.contestants {
            if let Kind::Engine { .. } = contestant.kind {
                let met = player(contestant, &*self.rules, &self.terms.manners, watch);
                if let Err(why) = met {
                    let name = contestant.name.clone();
                    return Err(ArenaError::Engine { name, why });
                }
            }
        }
        Ok(())
    }
    /// Everything that is to be played, in all shards.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.tournament, self.contestants.len(), self.games)
    }
    /// What names this match in a file of results: all that the games depend on.
    pub fn header(&self) -> serde_json::Value {
        let (preset, options) = self.rules.chosen();
        let Terms {
            seed,
            allowance,
            openings,
            adjudication,
            ..
        } = &self.terms;
        let limits = &allowance.limits;
        let mut named = json!({
            "game": self.rules.name(),
            "rules": preset,
            "options": options,
            "contestants": self.contestants.iter().map(|c| c.to_string()).collect::<Vec<_>>(),
            "seed": seed,
            "opening": match openings {
                Openings::Drawn(plies) => json!(plies),
                Openings::Listed(book) => json!(format!("{:016x}", book.mark)),
            },
            "plies": adjudication.plies,
            "nodes": limits.nodes,
            "depth": limits.depth,
            "time_ms": limits.time.map(|t| t.as_millis() as u64),
        });
        let tournament = Some(self.tournament).filter(|t| *t != Tournament::OneTable);
        let more = [
            ("tc", allowance.control.map(|c| c.to_string())),
            ("tournament", tournament.map(|t| t.to_string())),
            ("resign", adjudication.resign.map(|r| r.to_string())),
            ("draw", adjudication.draw.map(|d| d.to_string())),
            ("exact", adjudication.exact.map(|n| n.to_string())),
        ];
        for (key, value) in more {
            if let Some(value) = value {
                named[key] = value.into();
            }
        }
        json!({ "match": named })
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
        let schedule = self.schedule();
        let games = schedule.games(self.shard);
        let todo: Vec<Pairing> = games.filter(|game| !ledger.has(*game)).collect();
        if !todo.is_empty() {
            self.try_engines(watch)?;
        }
        let next = AtomicUsize::new(0);
        // One flag for this match alone, so that a decision here stops nobody else.
        let halt = Watch::new();
        let (send, finished) = mpsc::channel::<Finished>();
        thread::scope(|threads| {
            for _ in 0..self.threads.clamp(1, todo.len().max(1)) {
                let (send, todo, next, halt) = (send.clone(), &todo, &next, &halt);
                let schedule = &schedule;
                threads.spawn(move || {
                    let rules = self.rules.clone();
                    let mut room = Room::new(rules, &self.contestants, schedule, &self.terms);
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
                    && let Err(why) = self.keep(&game, &schedule, ledger)
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
    fn keep(
        &self,
        game: &Finished,
        schedule: &Schedule,
        ledger: &mut Ledger,
    ) -> Result<(), ArenaError> {
        if let Some(dir) = &self.save {
            let Pairing { set, meeting, turn } = game.pairing;
            let path = dir.join(match schedule.meetings.len() {
                1 => format!("{:05}-{}.txt", set + 1, turn + 1),
                _ => format!("{:05}-{}-{}.txt", set + 1, meeting + 1, turn + 1),
            });
            fs::write(&path, game.text()).map_err(|why| ArenaError::Record { path, why })?;
        }
        Ok(ledger.add(Row::of(game))?)
    }
}
