//! Self-play: games of the strongest bot against itself at a fixed number of nodes a move, kept as training data.
//!
//! A game is decided by the settings, the seed and its number alone, so shards part the games of one run, threads change
//! nothing, and a run that was killed goes on where its file ends. docs/selfplay.md describes the file.

mod file;

pub use file::{Header, Played, Reader, Sample, SelfPlayError};

use crate::openings::Openings;
use crate::schedule::{Pairing, Shard};
use file::{Part, TOO_LONG};
use parlour_bots::{Bot, BotError, Judge, Limits, Strength, seat_bot, usual};
use parlour_core::{Eye, Rng, Rulebook, Seat, Status, Watch, mix};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

/// Games to be played by a bot against itself.
pub struct SelfPlay {
    /// The game and its rules.
    pub rules: Arc<dyn Rulebook>,
    /// Positions looked at for each move, or games sampled.
    pub nodes: u64,
    /// What decides openings, deals and what bots draw.
    pub seed: u64,
    /// Plies drawn by lot before the bot takes over: so many or one more.
    pub opening: u32,
    /// So many plies end a game as a draw.
    pub plies: u32,
    /// Which of the games are played here.
    pub shard: Shard,
    /// Games played at once.
    pub threads: usize,
    /// Which judge the bot asks; `None` for the usual one.
    pub judge: Option<Judge>,
}

/// What a file holds after a run.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Yield {
    /// Games.
    pub games: u64,
    /// Positions with a search value.
    pub positions: u64,
}

impl SelfPlay {
    /// What the first line of the file says.
    pub fn header(&self) -> Header {
        let (preset, options) = self.rules.chosen();
        Header {
            selfplay: file::VERSION,
            game: self.rules.name().into(),
            rules: preset.into(),
            version: self.rules.version(),
            options: options.into_iter().collect(),
            judge: self.judge.unwrap_or(usual(&*self.rules)).to_string(),
            seed: self.seed,
            nodes: self.nodes,
            opening: self.opening,
            plies: self.plies,
            shard: self.shard.to_string(),
        }
    }
    /// Plays those of the first `games` games that belong to the shard and that the file lacks, which is made if it is
    /// missing. Stopped by the watch it leaves a file that the same run continues.
    pub fn run(&self, path: &Path, games: u32, watch: &Watch) -> Result<Yield, SelfPlayError> {
        let mut part = Part::open(path, &self.header(), self.shard)?;
        let all: Vec<u32> = (0..games).filter(|game| self.shard.has(*game)).collect();
        let todo = all.get(part.there.games as usize..).unwrap_or_default();
        let total = Some(all.len() as u64);
        let next = AtomicUsize::new(0);
        let halt = Watch::new();
        let (send, finished) = mpsc::channel();
        thread::scope(|threads| {
            for _ in 0..self.threads.min(todo.len()) {
                let (send, next, halt) = (send.clone(), &next, &halt);
                threads.spawn(move || {
                    while let Some(number) = todo.get(next.fetch_add(1, Relaxed))
                        && let Some(played) = self.play(*number, halt).transpose()
                        && send.send((*number, played)).is_ok()
                    {}
                });
            }
            drop(send);
            // Games are written in their order, whichever is over first.
            let (mut waiting, mut due) = (BTreeMap::new(), todo.iter());
            let mut failed = None;
            let mut expected = due.next();
            while let Some(number) = expected {
                if watch.is_stopped() || failed.is_some() {
                    halt.stop();
                }
                match finished.recv_timeout(Duration::from_millis(50)) {
                    Ok((number, Ok(played))) => {
                        waiting.insert(number, played);
                    }
                    Ok((number, Err(why))) => {
                        failed.get_or_insert(SelfPlayError::Bot { game: number, why });
                    }
                    Err(mpsc::RecvTimeoutError::Timeout) => {}
                    Err(mpsc::RecvTimeoutError::Disconnected) => break,
                }
                let mut number = *number;
                while let Some(played) = waiting.remove(&number) {
                    if let Err(why) = part.add(&played) {
                        failed.get_or_insert(why);
                    }
                    let text = format!("{} positions", part.there.positions);
                    watch.report(part.there.games, total, text);
                    expected = due.next();
                    match expected {
                        Some(next) => number = *next,
                        None => break,
                    }
                }
            }
            halt.stop();
            failed.map_or(Ok(part.there), Err)
        })
    }
    /// One game; `None` if it was stopped.
    fn play(&self, number: u32, watch: &Watch) -> Result<Option<Played>, BotError> {
        let pairing = Pairing {
            set: number,
            meeting: 0,
            turn: 0,
        };
        let seed = pairing.deal_seed(self.seed);
        // One more ply in every other game, so that either side is the first to think.
        let more = Rng::new(mix(seed ^ 0x706C_7931)).below(2) as u32;
        let opening = if self.opening == 0 {
            0
        } else {
            self.opening + more
        };
        let openings = Openings::Drawn(opening as usize);
        let mut table = openings.table(&*self.rules, number, seed);
        let opening = table.ply();
        // What one seat thinks may help another only where nothing is hidden.
        let minds = if self.rules.is_open() {
            1
        } else {
            self.rules.seats().into()
        };
        let bot = |seat| {
            let seed = pairing.player_seed(self.seed, seat);
            seat_bot(&*self.rules, Strength::BEST, seed)
        };
        let mut bots: Vec<Box<dyn Bot>> = (0..minds).map(bot).collect::<Result<_, _>>()?;
        let limits = Limits {
            nodes: Some(self.nodes),
            judge: self.judge,
            ..Limits::default()
        };
        let mut scores = Vec::new();
        while let Status::ToMove(seat) = table.status()
            && table.ply() < self.plies as usize
        {
            let said = bots[seat.index() % minds].analyse(&*table, &limits, watch)?;
            if watch.is_stopped() {
                return Ok(None);
            }
            let best = said.moves.first().ok_or(BotError::Over)?;
            scores.push(file::rounded(best.score));
            if let Err(why) = table.play(&best.m) {
                let why = format!("it played {:?}: {why}", best.m);
                return Err(BotError::Failed(why));
            }
        }
        let seats = (0..self.rules.seats()).map(Seat);
        let how = table.status().outcome();
        Ok(Some(Played {
            game: number,
            seed,
            opening: opening as u32,
            moves: table.history(Eye::Keeper).join(" "),
            scores,
            points: seats
                .map(|seat| how.map_or(0, |how| how.points(seat)))
                .collect(),
            reason: how.map_or(TOO_LONG, |how| how.reason.code).into(),
        }))
    }
}

#[cfg(test)]
mod tests;
