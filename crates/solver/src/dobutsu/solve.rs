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

use super::layout::{self, Shape};
use super::matrix::{self, HAND, Matrix, NONE, foe, is_empty, mirrored, own, symmetric, turned};
use super::pairs::mirror_square;
use crate::share::{cut, share};
use super::space::{Kind, Slab, SlabMove, Space};
use parlour_core::{Watch, cpu};
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
    let draws = solver.open.iter().map(matrix::count).sum();
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
    open: Vec<Matrix>,
    hope: Vec<Matrix>,
    found: Vec<Matrix>,
    news: Vec<Matrix>,
    /// Is there anything in `open`, `found`, `news`?
    is_open: Vec<bool>,
    is_found: Vec<bool>,
    is_news: Vec<bool>,
    /// Does a slab hold anything found, any news?
    slab_found: Vec<bool>,
    slab_news: Vec<bool>,
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
    open: &'a mut [Matrix],
    found: &'a mut [Matrix],
    is_open: &'a mut [bool],
    is_found: &'a mut [bool],
    slab_found: &'a mut bool,
    values: &'a mut [u8],
}

/// What one slab may write when the findings are turned.
struct Turn<'a> {
    slab: &'a Slab,
    hope: &'a mut [Matrix],
    news: &'a mut [Matrix],
    is_news: &'a mut [bool],
    slab_news: &'a mut bool,
}

impl<'s> Solver<'s> {
    fn new(space: &'s Space, threads: usize) -> Solver<'s> {
        let n = space.configurations();
        let starts = layout::starts(space, Shape::new);
        let entries = starts[starts.len() - 1] as usize;
        Solver {
            space,
            threads,
            open: vec![NONE; n],
            hope: vec![NONE; n],
            found: vec![NONE; n],
            news: vec![NONE; n],
            is_open: vec![false; n],
            is_found: vec![false; n],
            is_news: vec![false; n],
            slab_found: vec![false; space.slabs.len()],
            slab_news: vec![false; space.slabs.len()],
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
                let open = space.open(task.slab, *g);
                let mask = task.slab.mask | space.giraffes.all[*g as usize].mask;
                count += matrix::count(&matrix::possible(mask)) - matrix::count(&open);
                let shape = Shape::new(space, task.slab, *g);
                record(cut(&mut values, shape.len()), shape, &open, 0);
                task.is_open[i] = !is_empty(&open);
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
        let (hope, news, is_news, slab_news) = (
            std::mem::take(&mut self.hope),
            std::mem::take(&mut self.news),
            std::mem::take(&mut self.is_news),
            std::mem::take(&mut self.slab_news),
        );
        let look = Look {
            space,
            hope: &hope,
            news: &news,
            is_news: &is_news,
            slab_news: &slab_news,
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
        let (found, is_found, slab_found) = (&self.found, &self.is_found, &self.slab_found);
        let turns = space.slabs.iter().map(|slab| Turn {
            slab,
            hope: cut(&mut hope, slab.len),
            news: cut(&mut news, slab.len),
            is_news: cut(&mut is_news, slab.len),
            slab_news: &mut cut(&mut slab_news, 1)[0],
        });
        share(self.threads, turns.collect(), |turn| {
            let (there, mirror) = turn.slab.turned;
            if !slab_found[there as usize] {
                if std::mem::take(turn.slab_news) {
                    turn.is_news.fill(false);
                }
                return;
            }
            let there = &space.slabs[there as usize];
            for (i, g) in space.list(turn.slab).iter().enumerate() {
                let g = space.giraffes.all[*g as usize].turned;
                let g = if mirror {
                    space.giraffes.all[g as usize].mirrored
                } else {
                    g
                };
                let source = space.configuration(there, g);
                turn.is_news[i] = is_found[source];
                if !is_found[source] {
                    continue;
                }
                let mut told = turned(&found[source]);
                if mirror {
                    told = mirrored(&told);
                }
                turn.news[i] = told;
                if first {
                    turn.hope[i] = told;
                } else if half == Half::Win {
                    for (hope, told) in turn.hope[i].iter_mut().zip(&told) {
                        *hope &= !told;
                    }
                }
            }
            *turn.slab_news = true;
        });
    }
}

/// What a half reads.
struct Look<'a> {
    space: &'a Space,
    hope: &'a [Matrix],
    news: &'a [Matrix],
    is_news: &'a [bool],
    slab_news: &'a [bool],
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
        if std::mem::take(task.slab_found) {
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
        let mut decided = 0;
        for (i, g) in self.space.list(slab).iter().enumerate() {
            if !task.is_open[i] {
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
            if is_empty(&found) {
                continue;
            }
            for (open, found) in open.iter_mut().zip(&found) {
                *open &= !found;
            }
            decided += matrix::count(&found);
            let shape = Shape::new(self.space, slab, *g);
            let place = (task.starts[i] - task.starts[0]) as usize;
            record(&mut task.values[place..], shape, &found, plies);
            task.is_open[i] = !is_empty(open);
            task.is_found[i] = true;
            task.found[i] = found;
        }
        *task.slab_found = decided > 0;
        decided
    }
    /// Those of `open` from which a move leads to news.
    #[inline(always)]
    fn touched(
        &self,
        slab: &Slab,
        moves: &[SlabMove],
        giraffes: u16,
        here: usize,
        open: &Matrix,
    ) -> Option<Matrix> {
        let mut sum = Sum::default();
        let mut any = self.is_news[here];
        self.space
            .each_child(slab, moves, giraffes, |child, to, kind, mirror| {
                if self.is_news[child] {
                    any = true;
                    sum.add(&self.news[child], to, kind, mirror, &self.space.diagonals);
                }
                true
            });
        if self.is_news[here] {
            sum.elephants(&self.news[here], &self.space.diagonals);
        }
        any.then(|| sum.within(open)).filter(|m| !is_empty(m))
    }
    /// Those of `rest` from which every move leads to a win of Gote's.
    #[inline(always)]
    fn hopeless(&self, slab: &Slab, giraffes: u16, here: usize, mut rest: Matrix) -> Matrix {
        let mut sum = Sum::default();
        sum.elephants(&self.hope[here], &self.space.diagonals);
        self.space
            .each_child(slab, &slab.moves, giraffes, |child, to, kind, mirror| {
                let hope = &self.hope[child];
                if mirror || kind == Kind::Elephant {
                    sum.add(hope, to, kind, mirror, &self.space.diagonals);
                    return true;
                }
                if kind == Kind::Step {
                    sum.rows[foe(to)] |= hope[HAND];
                }
                let mut any = 0;
                for (rest, hope) in rest.iter_mut().zip(hope) {
                    *rest &= !hope;
                    any |= *rest;
                }
                any != 0
            });
        if is_empty(&rest) {
            return rest;
        }
        let out = sum.within(&rest);
        for (rest, out) in rest.iter_mut().zip(&out) {
            *rest &= !out;
        }
        rest
    }
}

/// Notes the value of every position of `found` that is stored.
#[inline(always)]
fn record(values: &mut [u8], shape: Shape, found: &Matrix, plies: u8) {
    if shape.len() == 0 {
        return;
    }
    for (i, row) in found.iter().enumerate() {
        let mut rest = row >> i << i;
        while rest != 0 {
            let j = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            if let Some(entry) = shape.entry(i as u8, j) {
                values[entry as usize] = plies;
            }
        }
    }
}

/// What the moves of one configuration lead to, summed up over its children.
struct Sum {
    /// Whole children.
    whole: Matrix,
    /// Rows that still lack their transpose.
    rows: Matrix,
    /// The same of children that are seen in a mirror.
    glass: bool,
    whole_glass: Matrix,
    rows_glass: Matrix,
}

impl Default for Sum {
    fn default() -> Sum {
        Sum {
            whole: NONE,
            rows: NONE,
            glass: false,
            whole_glass: NONE,
            rows_glass: NONE,
        }
    }
}

impl Sum {
    #[inline(always)]
    fn add(&mut self, child: &Matrix, to: u8, kind: Kind, mirror: bool, diagonals: &[u16; 12]) {
        if kind == Kind::Elephant {
            let taken = child[own(to)];
            let mut from = diagonals[to as usize];
            while from != 0 {
                self.rows[own(from.trailing_zeros() as u8)] |= taken;
                from &= from - 1;
            }
            return;
        }
        let (whole, rows, to) = if mirror {
            self.glass = true;
            let to = mirror_square(to);
            (&mut self.whole_glass, &mut self.rows_glass, to)
        } else {
            (&mut self.whole, &mut self.rows, to)
        };
        for (sum, child) in whole.iter_mut().zip(child) {
            *sum |= child;
        }
        if kind == Kind::Step {
            rows[foe(to)] |= child[HAND];
        }
    }
    /// Steps, captures among each other and drops of elephants; all else stays.
    #[inline(always)]
    fn elephants(&mut self, here: &Matrix, diagonals: &[u16; 12]) {
        let mut dropped = 0;
        for from in 0..12u8 {
            let near = diagonals[from as usize];
            let mut rest = near;
            let mut row = (here[HAND] >> 1 & u32::from(near)) << 13;
            while rest != 0 {
                row |= here[own(rest.trailing_zeros() as u8)];
                rest &= rest - 1;
            }
            self.rows[own(from)] |= row;
            dropped |= here[own(from)];
        }
        self.rows[HAND] |= dropped;
    }
    /// What of it lies in the symmetric matrix `frame`.
    #[inline(always)]
    fn within(&self, frame: &Matrix) -> Matrix {
        let mut whole = self.whole;
        let mut rows = self.rows;
        if self.glass {
            let glass = mirrored(&self.whole_glass);
            let glass_rows = mirrored(&self.rows_glass);
            for i in 0..26 {
                whole[i] |= glass[i];
                rows[i] |= glass_rows[i];
            }
        }
        for i in 0..26 {
            rows[i] &= frame[i];
            whole[i] &= frame[i];
        }
        let rows = symmetric(&rows);
        std::array::from_fn(|i| whole[i] | rows[i])
    }
}
