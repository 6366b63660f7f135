//! The solve: backwards from the ends of all games, a whole matrix of positions at a time.
//!
//! Round r finds the positions won in 2r − 1 plies, then those lost in 2r. Four tables hold a matrix
//! for each configuration:
//!
//! - `open`: Sente to move, not yet decided;
//! - `hope`: Gote to move, not yet won by Gote (board not turned);
//! - `found`: Sente to move, decided in this half of the round;
//! - `news`: Gote to move, the same turned around: what the next half looks at.
//!
//! A half reads `hope` and `news` and writes `open` and `found`; then turning writes `hope` and
//! `news`. Each piece of work owns what it writes, so threads share nothing that changes.

use super::decide::{Decide, Half, Look, Task, record};
use super::folded::Folded;
use super::herd::{Herd, Ways};
use super::layout::{self, Shape};
use super::matrix;
use super::space::Space;
use super::turn::{Findings, Retell, Turn};
use crate::share::{cut, share};
use parlour_core::{Watch, cpu};
use std::mem::take;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The value of every stored position, as `layout` numbers them: 0 for a draw, else the plies to
/// the end, odd for a win and even for a loss. Entries of wins at once and of impossible elephants
/// are `ANYTHING`.
pub struct Solution {
    /// By entry.
    pub values: Vec<u8>,
    /// What each round found.
    pub rounds: Vec<Round>,
    /// Positions that nobody wins.
    pub draws: u64,
}

/// The mark of an entry that nobody will ask for.
pub const ANYTHING: u8 = u8::MAX;

/// How many positions a round decided.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Round {
    /// Won in 2r − 1 plies.
    pub wins: u64,
    /// Lost in 2r plies.
    pub losses: u64,
}

/// The solve was stopped from outside.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("the solve was stopped")]
pub struct Stopped;

/// Rounds with news: known beforehand, so that progress can be shown.
pub const ROUNDS: u64 = 87;

/// Solves the game.
pub fn solve(space: &Space, threads: usize, watch: &Watch) -> Result<Solution, Stopped> {
    let mut solver = Solver::new(space, threads.max(1));
    let mut rounds: Vec<Round> = Vec::new();
    loop {
        let wins = if rounds.is_empty() {
            solver.begin()
        } else {
            solver.half(Half::Win, 2 * rounds.len() as u8 + 1, watch)?
        };
        solver.turn(Half::Win, rounds.is_empty());
        let losses = solver.half(Half::Loss, 2 * rounds.len() as u8 + 2, watch)?;
        solver.turn(Half::Loss, false);
        let round = Round { wins, losses };
        if round == Round::default() {
            break;
        }
        rounds.push(round);
        let text = format!("{wins} won, {losses} lost");
        watch.report(rounds.len() as u64, Some(ROUNDS), text);
    }
    let draws = solver.open.iter().map(Folded::count).sum();
    Ok(Solution {
        values: solver.values,
        rounds,
        draws,
    })
}

struct Solver<'s> {
    space: &'s Space,
    threads: usize,
    open: Vec<Folded>,
    hope: Vec<Folded>,
    found: Vec<Folded>,
    news: Vec<Folded>,
    /// Is there anything in `open`, `found`, `news`?
    is_open: Vec<bool>,
    is_found: Vec<bool>,
    is_news: Vec<bool>,
    /// Does a slab hold anything found, any news?
    slab_found: Vec<bool>,
    slab_news: Vec<bool>,
    /// Which giraffes of a slab have news, and the same in a mirror.
    herds: Vec<[Herd; 2]>,
    ways: Ways,
    values: Vec<u8>,
    /// Where the values of each configuration begin.
    starts: Vec<u32>,
    /// The first loss half: everything may be lost.
    first: bool,
}

impl<'s> Solver<'s> {
    fn new(space: &'s Space, threads: usize) -> Solver<'s> {
        let n = space.configurations();
        let starts = layout::starts(space, Shape::new);
        let entries = starts[starts.len() - 1] as usize;
        Solver {
            space,
            threads,
            open: vec![Folded::NONE; n],
            hope: vec![Folded::NONE; n],
            found: vec![Folded::NONE; n],
            news: vec![Folded::NONE; n],
            is_open: vec![false; n],
            is_found: vec![false; n],
            is_news: vec![false; n],
            slab_found: vec![false; space.slabs.len()],
            slab_news: vec![false; space.slabs.len()],
            herds: vec![Default::default(); space.slabs.len()],
            ways: Ways::new(&space.giraffes),
            values: vec![ANYTHING; entries],
            starts,
            first: true,
        }
    }
    fn tasks(&mut self) -> Vec<Task<'_>> {
        let mut open = self.open.as_mut_slice();
        let mut found = self.found.as_mut_slice();
        let mut is_open = self.is_open.as_mut_slice();
        let mut is_found = self.is_found.as_mut_slice();
        let mut slab_found = self.slab_found.as_mut_slice();
        let mut values = self.values.as_mut_slice();
        let starts = &self.starts;
        let slabs = self.space.slabs.iter();
        slabs
            .map(|slab| Task {
                slab,
                starts: &starts[slab.base as usize..][..slab.len as usize + 1],
                open: cut(&mut open, slab.len),
                found: cut(&mut found, slab.len),
                is_open: cut(&mut is_open, slab.len),
                is_found: cut(&mut is_found, slab.len),
                slab_found: &mut cut(&mut slab_found, 1)[0],
                values: cut(
                    &mut values,
                    starts[(slab.base + slab.len) as usize] - starts[slab.base as usize],
                ),
            })
            .collect()
    }
    /// Sets up what is not won at once; returns how many positions are.
    fn begin(&mut self) -> u64 {
        let (space, threads) = (self.space, self.threads);
        let won = AtomicU64::new(0);
        share(threads, self.tasks(), |task| {
            let mut count = 0;
            let mut values = task.values;
            for (i, g) in space.list(task.slab).iter().enumerate() {
                let open = Folded::from_matrix(&space.open(task.slab, *g));
                let mask = task.slab.mask | space.giraffes.all[*g as usize].mask;
                count += matrix::count(&matrix::possible(mask)) - open.count();
                let shape = Shape::new(space, task.slab, *g);
                record(cut(&mut values, shape.len()), shape, &open, 0);
                task.is_open[i] = !open.is_empty();
                // Not news: only to be turned into hope.
                task.is_found[i] = task.is_open[i];
                *task.slab_found |= task.is_open[i];
                task.found[i] = open;
                task.open[i] = open;
            }
            won.fetch_add(count, Relaxed);
        });
        won.into_inner()
    }
    /// One half of a round; returns how many positions it decided.
    fn half(&mut self, half: Half, plies: u8, watch: &Watch) -> Result<u64, Stopped> {
        let (space, threads, first) = (self.space, self.threads, self.first);
        self.first = false;
        let (hope, news) = (take(&mut self.hope), take(&mut self.news));
        let (is_news, slab_news) = (take(&mut self.is_news), take(&mut self.slab_news));
        let (herds, ways) = (take(&mut self.herds), take(&mut self.ways));
        let look = Look {
            space,
            hope: &hope,
            news: &news,
            is_news: &is_news,
            slab_news: &slab_news,
            herds: &herds,
            ways: &ways,
        };
        let decided = AtomicU64::new(0);
        share(threads, self.tasks(), |task| {
            if !watch.is_stopped() {
                let look = &look;
                let decide = Decide {
                    look,
                    task,
                    half,
                    first,
                    plies,
                };
                decided.fetch_add(cpu::run(decide), Relaxed);
            }
        });
        (self.hope, self.news, self.is_news, self.slab_news) = (hope, news, is_news, slab_news);
        (self.herds, self.ways) = (herds, ways);
        if watch.is_stopped() {
            return Err(Stopped);
        }
        Ok(decided.into_inner())
    }
    /// Turns what was found for Sente into news about Gote.
    fn turn(&mut self, half: Half, first: bool) {
        let space = self.space;
        let mut hope = self.hope.as_mut_slice();
        let mut news = self.news.as_mut_slice();
        let mut is_news = self.is_news.as_mut_slice();
        let mut slab_news = self.slab_news.as_mut_slice();
        let mut herds = self.herds.as_mut_slice();
        let (found, is_found, slab_found) = (&self.found, &self.is_found, &self.slab_found);
        let turns = space.slabs.iter().map(|slab| Turn {
            slab,
            hope: cut(&mut hope, slab.len),
            news: cut(&mut news, slab.len),
            is_news: cut(&mut is_news, slab.len),
            slab_news: &mut cut(&mut slab_news, 1)[0],
            herds: &mut cut(&mut herds, 1)[0],
        });
        let findings = Findings {
            space,
            found,
            is_found,
            slab_found,
        };
        let findings = &findings;
        share(self.threads, turns.collect(), |turn| {
            cpu::run(Retell {
                findings,
                turn,
                half,
                first,
            });
        });
    }
}
