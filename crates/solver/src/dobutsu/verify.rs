//! Does every value follow from the values behind its moves?
//!
//! Unlike the solve this goes position by position and asks the rules of the game for moves, so that
//! a mistake in one of the two shows.

use super::layout::{self, Shape};
use super::matrix::{self, possible};
use super::memory::Memory;
use super::solve::{ANYTHING, Round};
use super::space::Slab;
use super::table::{ProbeError, Table, Value};
use crate::file::TableError;
use crate::share::{cut, share_watched};
use parlour_core::{Verdict, Watch};
use parlour_games::dobutsu::Position;
use std::sync::Mutex;
use thiserror::Error;

/// What is wrong with a table.
#[derive(Debug, Error)]
pub enum Wrong {
    /// It cannot be read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Somebody asked to stop.
    #[error("the check was stopped")]
    Stopped,
    /// A block does not hold as many values as there are positions.
    #[error("block {0} holds too few or too many values")]
    Block(u32),
    /// A value does not follow from the moves.
    #[error("{position} is stored as {}, but its moves say {}", name(*.stored), name(*.told))]
    Value {
        /// Where.
        position: Position,
        /// What the table says: 0 draw, odd a win, even a loss in so many plies.
        stored: u8,
        /// What its moves say.
        told: u8,
    },
    /// A count differs from what is known.
    #[error("{what}: {found}, but it is known to be {known}")]
    Count {
        /// Of what.
        what: String,
        /// By the table.
        found: u64,
        /// As it should be.
        known: u64,
    },
}

fn name(byte: u8) -> String {
    match byte {
        0 => "a draw".into(),
        n if n % 2 == 1 => format!("a win in {n}"),
        n => format!("a loss in {n}"),
    }
}

/// Known figures: positions, won ones, those of them won at once, lost ones, drawn ones, rounds.
pub const KNOWN: [(&str, u64); 6] = [
    ("positions", 249_442_767),
    ("won positions", 188_377_024),
    ("positions won at once", 132_708_123),
    ("lost positions", 57_707_893),
    ("drawn positions", 3_357_850),
    ("rounds", 87),
];

/// What a check found. Counted are canonical positions: side to move normalised, mirrored by the
/// lions only, lions neither side by side nor on their far ranks.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Report {
    /// By round, the first one first.
    pub rounds: Vec<Round>,
    /// Neither won nor lost.
    pub draws: u64,
}

impl Report {
    /// The figures in the order of [`KNOWN`].
    pub fn figures(&self) -> [u64; 6] {
        let won: u64 = self.rounds.iter().map(|r| r.wins).sum();
        let lost: u64 = self.rounds.iter().map(|r| r.losses).sum();
        let at_once = self.rounds.first().map_or(0, |r| r.wins);
        let rounds = self.rounds.len() as u64;
        [
            won + lost + self.draws,
            won,
            at_once,
            lost,
            self.draws,
            rounds,
        ]
    }
    fn add(&mut self, byte: u8) {
        if byte == 0 {
            self.draws += 1;
            return;
        }
        let round = self.round((byte as usize - 1) / 2);
        if byte % 2 == 1 {
            round.wins += 1;
        } else {
            round.losses += 1;
        }
    }
    fn round(&mut self, i: usize) -> &mut Round {
        if self.rounds.len() <= i {
            self.rounds.resize(i + 1, Round::default());
        }
        &mut self.rounds[i]
    }
    fn merge(&mut self, other: &Report) {
        self.draws += other.draws;
        for (i, round) in other.rounds.iter().enumerate() {
            let sum = self.round(i);
            sum.wins += round.wins;
            sum.losses += round.losses;
        }
    }
}

/// Reads the whole table; checks every value, all counts, and that the start is lost in 78.
pub fn verify(table: &Table, threads: usize, watch: &Watch) -> Result<Report, Wrong> {
    let mut memory = Memory::read(table)?;
    let report = memory.complete(threads, watch)?;
    let checked = check_stored(&memory, threads, watch)?;
    let mut report = report;
    report.merge(&checked);
    for ((what, known), found) in KNOWN.into_iter().zip(report.figures()) {
        count(what, found, known)?;
    }
    for (i, (found, told)) in report.rounds.iter().zip(table.rounds()).enumerate() {
        count(&format!("won in round {}", i + 1), told.wins, found.wins)?;
        count(
            &format!("lost in round {}", i + 1),
            told.losses,
            found.losses,
        )?;
    }
    count("drawn positions in the header", table.draws(), report.draws)?;
    match table.probe(&Position::default()) {
        Ok(start) if start.verdict == Verdict::Loss => count(
            "plies to the end of the first position",
            start.plies.into(),
            78,
        )?,
        Ok(_) => count("lost positions at the start of the game", 0, 1)?,
        Err(ProbeError::Table(why)) => return Err(why.into()),
        Err(ProbeError::Incomplete(_)) => unreachable!("the first position is complete"),
    }
    Ok(report)
}

fn count(what: &str, found: u64, known: u64) -> Result<(), Wrong> {
    if found == known {
        return Ok(());
    }
    let what = what.into();
    Err(Wrong::Count { what, found, known })
}

/// The value for the side that moves, from those of all its children: 0 draw, odd win, even loss.
struct Best(Option<Value>);

impl Best {
    fn see(&mut self, child: u8) {
        let value = Value::from_byte(child).before();
        if self.0.is_none_or(|best| value.order() < best.order()) {
            self.0 = Some(value);
        }
    }
    fn byte(self) -> u8 {
        match self.0 {
            // Filed with those that are lost at once.
            None => 2,
            Some(value) => value.plies as u8,
        }
    }
}

impl Memory<'_> {
    /// What the moves of `at` say about it.
    fn told(&self, at: &Position) -> u8 {
        let mut best = Best(None);
        at.each_move(|m| best.see(self.byte(&at.after(m))));
        best.byte()
    }
    /// Computes what is not stored; counts it, together with what is won at once.
    pub fn complete(&mut self, threads: usize, watch: &Watch) -> Result<Report, Wrong> {
        let space = self.space;
        let starts = layout::starts(space, Shape::full);
        let mut rest = vec![ANYTHING; starts[starts.len() - 1] as usize];
        let sum = Mutex::new(Report::default());
        let mut open = rest.as_mut_slice();
        let tasks = space.slabs.iter().map(|slab| {
            let (first, last) = (slab.base as usize, (slab.base + slab.len) as usize);
            (slab, cut(&mut open, starts[last] - starts[first]))
        });
        let tasks: Vec<(&Slab, &mut [u8])> = tasks.collect();
        let memory = &*self;
        let told = (watch, "positions that follow from stored ones");
        share_watched(threads, tasks, told, |(slab, mut values)| {
            let mut report = Report::default();
            for g in space.list(slab) {
                let shape = Shape::full(space, slab, *g);
                let values = cut(&mut values, shape.len());
                let open = space.open(slab, *g);
                let mask = slab.mask | space.giraffes.all[*g as usize].mask;
                let won = matrix::count(&possible(mask)) - matrix::count(&open);
                report.round(0).wins += won;
                memory.each(slab, *g, &open, false, |at, pair| {
                    let byte = memory.told(at);
                    report.add(byte);
                    if let Some(entry) = shape.entry(pair.0, pair.1) {
                        values[entry as usize] = byte;
                    }
                });
            }
            if let Ok(mut sum) = sum.lock() {
                sum.merge(&report);
            }
        });
        if watch.is_stopped() {
            return Err(Wrong::Stopped);
        }
        self.rest = Some((starts, rest));
        Ok(sum.into_inner().unwrap_or_default())
    }
}

/// Compares every stored value with what the moves say, and counts.
fn check_stored(memory: &Memory, threads: usize, watch: &Watch) -> Result<Report, Wrong> {
    let space = memory.space;
    let sum = Mutex::new((Report::default(), None));
    let slabs = space.slabs.iter().collect();
    share_watched(
        threads,
        slabs,
        (watch, "stored positions"),
        |slab: &Slab| {
            let mut report = Report::default();
            let mut wrong = None;
            for g in space.list(slab) {
                let open = space.open(slab, *g);
                memory.each(slab, *g, &open, true, |at, _| {
                    let (stored, told) = (memory.byte(at), memory.told(at));
                    report.add(stored);
                    if stored != told && wrong.is_none() {
                        let position = *at;
                        wrong = Some(Wrong::Value {
                            position,
                            stored,
                            told,
                        });
                    }
                });
            }
            if let Ok(mut sum) = sum.lock() {
                sum.0.merge(&report);
                sum.1 = sum.1.take().or(wrong);
            }
        },
    );
    match sum.into_inner() {
        _ if watch.is_stopped() => Err(Wrong::Stopped),
        Ok((_, Some(wrong))) => Err(wrong),
        Ok((report, None)) => Ok(report),
        Err(_) => Err(Wrong::Stopped),
    }
}
