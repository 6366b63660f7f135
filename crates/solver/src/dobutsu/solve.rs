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

use super::folded::Folded;
use super::herd::{Herd, Ways};
use super::layout::{self, Shape};
use super::matrix;
use super::space::{Kind, Slab, SlabMove, Space, Visit};
use super::sum::{Sum, foe};
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

#[derive(Copy, Clone, Eq, PartialEq)]
enum Half {
    Win,
    Loss,
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

/// What one slab may write in a half.
struct Task<'a> {
    slab: &'a Slab,
    /// Where the values of each configuration begin, counted through all slabs.
    starts: &'a [u32],
    open: &'a mut [Folded],
    found: &'a mut [Folded],
    is_open: &'a mut [bool],
    is_found: &'a mut [bool],
    slab_found: &'a mut bool,
    values: &'a mut [u8],
}

/// What one slab may write when the findings are turned.
struct Turn<'a> {
    slab: &'a Slab,
    hope: &'a mut [Folded],
    news: &'a mut [Folded],
    is_news: &'a mut [bool],
    slab_news: &'a mut bool,
    herds: &'a mut [Herd; 2],
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
        let told = Told {
            space,
            found,
            is_found,
            slab_found,
        };
        let told = &told;
        share(self.threads, turns.collect(), |turn| {
            cpu::run(Retell {
                told,
                turn,
                half,
                first,
            });
        });
    }
}

/// What turning reads.
struct Told<'a> {
    space: &'a Space,
    found: &'a [Folded],
    is_found: &'a [bool],
    slab_found: &'a [bool],
}

/// The turning of one slab.
struct Retell<'a, 'b> {
    told: &'a Told<'a>,
    turn: Turn<'b>,
    half: Half,
    first: bool,
}

impl cpu::Work for Retell<'_, '_> {
    type Found = ();

    #[inline(always)]
    fn run(self) {
        let Retell {
            told,
            turn,
            half,
            first,
        } = self;
        let space = told.space;
        let (there, mirror) = turn.slab.turned;
        if !told.slab_found[there as usize] {
            if take(turn.slab_news) {
                turn.is_news.fill(false);
            }
            return;
        }
        let there = &space.slabs[there as usize];
        let list = space.list(turn.slab);
        *turn.herds = Default::default();
        for i in 0..list.len() {
            let mut g = space.giraffes.all[list[i] as usize].turned;
            if mirror {
                g = space.giraffes.all[g as usize].mirrored;
            }
            let source = space.configuration(there, g);
            turn.is_news[i] = told.is_found[source];
            if !told.is_found[source] {
                continue;
            }
            let mut news = told.found[source].turned();
            if mirror {
                news = news.mirrored();
            }
            turn.news[i] = news;
            turn.herds[0].put(list[i]);
            turn.herds[1].put(space.giraffes.all[list[i] as usize].mirrored);
            if first {
                turn.hope[i] = news;
            } else if half == Half::Win {
                turn.hope[i].remove(&news);
            }
        }
        *turn.slab_news = true;
    }
}

/// What a half reads.
struct Look<'a> {
    space: &'a Space,
    hope: &'a [Folded],
    news: &'a [Folded],
    is_news: &'a [bool],
    slab_news: &'a [bool],
    herds: &'a [[Herd; 2]],
    ways: &'a Ways,
}

/// The work on one slab, for whatever instructions the processor has.
struct Decide<'a, 'b> {
    look: &'a Look<'a>,
    task: Task<'b>,
    half: Half,
    first: bool,
    plies: u8,
}

impl cpu::Work for Decide<'_, '_> {
    type Found = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        self.look
            .decide(self.task, self.half, self.first, self.plies)
    }
}

impl Look<'_> {
    /// Decides what can be decided in one slab; returns how many positions.
    #[inline(always)]
    fn decide(&self, task: Task, half: Half, first: bool, plies: u8) -> u64 {
        if take(task.slab_found) {
            task.is_found.fill(false);
        }
        let slab = task.slab;
        let hot = |m: &&SlabMove| self.slab_news[m.slab as usize];
        let moves: Vec<SlabMove> = slab.moves.iter().filter(hot).copied().collect();
        // A giraffe that takes a chick leads where an elephant that takes it would.
        let at_home = self.slab_news[self.space.number(slab)];
        if !first && moves.is_empty() && !at_home {
            return 0;
        }
        let herd = self.candidates(slab, &moves);
        let mut decided = 0;
        for (i, g) in self.space.list(slab).iter().enumerate() {
            if !task.is_open[i] || !first && !herd.has(*g) {
                continue;
            }
            let open = &mut task.open[i];
            let here = slab.base as usize + i;
            let touched = if first {
                Some(*open)
            } else {
                self.touched(slab, &moves, *g, here, open)
            };
            let found = match (touched, half) {
                (None, _) => continue,
                (Some(touched), Half::Win) => touched,
                (Some(touched), Half::Loss) => self.hopeless(slab, *g, here, touched),
            };
            if found.is_empty() {
                continue;
            }
            open.remove(&found);
            decided += found.count();
            let shape = Shape::new(self.space, slab, *g);
            let place = (task.starts[i] - task.starts[0]) as usize;
            record(&mut task.values[place..], shape, &found, plies);
            task.is_open[i] = !open.is_empty();
            task.is_found[i] = true;
            task.found[i] = found;
        }
        *task.slab_found = decided > 0;
        decided
    }
    /// The giraffes of a slab from which a move may lead to news.
    fn candidates(&self, slab: &Slab, moves: &[SlabMove]) -> Herd {
        let mut all = Herd::default();
        let home = self.space.number(slab);
        if self.slab_news[home] {
            let [news, _] = &self.herds[home];
            all.add(news);
            self.ways.add_before(news, &mut all);
        }
        for m in moves {
            let news = &self.herds[m.slab as usize][usize::from(m.mirrored)];
            all.add(news);
            match m.kind {
                Kind::Step => self.ways.add_taken(news, m.to, &mut all),
                Kind::Drop => {}
                Kind::Elephant => self.ways.add_before(news, &mut all),
            }
        }
        all
    }
    /// Those of `open` from which a move leads to news.
    #[inline(always)]
    fn touched(
        &self,
        slab: &Slab,
        moves: &[SlabMove],
        giraffes: u16,
        here: usize,
        open: &Folded,
    ) -> Option<Folded> {
        let mut news = News {
            look: self,
            any: self.is_news[here],
            sum: Sum::default(),
        };
        self.space.each_child(slab, moves, giraffes, &mut news);
        if !news.any {
            return None;
        }
        if self.is_news[here] {
            news.sum.elephants(&self.news[here], &self.space.diagonals);
        }
        let touched = news.sum.within(open);
        (!touched.is_empty()).then_some(touched)
    }
    /// Those of `rest` from which every move leads to a win of Gote's.
    #[inline(always)]
    fn hopeless(&self, slab: &Slab, giraffes: u16, here: usize, rest: Folded) -> Folded {
        let mut hope = Hope {
            look: self,
            rest,
            sum: Sum::default(),
        };
        hope.sum.elephants(&self.hope[here], &self.space.diagonals);
        self.space
            .each_child(slab, &slab.moves, giraffes, &mut hope);
        let Hope { mut rest, sum, .. } = hope;
        if !rest.is_empty() {
            let out = sum.within(&rest);
            rest.remove(&out);
        }
        rest
    }
}

/// Sums up children with news.
struct News<'a> {
    look: &'a Look<'a>,
    any: bool,
    sum: Sum,
}

impl Visit for News<'_> {
    #[inline(always)]
    fn see(&mut self, child: usize, to: u8, kind: Kind, mirrored: bool) -> bool {
        let look = self.look;
        if look.is_news[child] {
            self.any = true;
            let diagonals = &look.space.diagonals;
            self.sum
                .add(&look.news[child], to, kind, mirrored, diagonals);
        }
        true
    }
}

/// Strikes off what has a move that leaves hope.
struct Hope<'a> {
    look: &'a Look<'a>,
    rest: Folded,
    sum: Sum,
}

impl Visit for Hope<'_> {
    #[inline(always)]
    fn see(&mut self, child: usize, to: u8, kind: Kind, mirrored: bool) -> bool {
        let hope = &self.look.hope[child];
        if mirrored || kind == Kind::Elephant {
            let diagonals = &self.look.space.diagonals;
            self.sum.add(hope, to, kind, mirrored, diagonals);
            return true;
        }
        if kind == Kind::Step {
            self.sum.gote[foe(to)] |= hope.hand();
        }
        self.rest.remove(hope);
        !self.rest.is_empty()
    }
}

/// Notes the value of every position of `found` that is stored.
#[inline(always)]
fn record(values: &mut [u8], shape: Shape, found: &Folded, plies: u8) {
    if shape.len() == 0 {
        return;
    }
    found.each(|i, j| {
        if let Some(entry) = shape.entry(i, j) {
            values[entry as usize] = plies;
        }
    });
}
