//! The table of all values: writing it, opening it, asking it.

use super::layout::Shape;
use super::matrix::Matrix;
use super::solve::{ANYTHING, Round, Solution};
use super::space::{Slab, Space};
use crate::cache::Cache;
use crate::file::{self, Contents, TableError, TableFile};
use crate::share::each;
use parlour_core::{Analysis, Outcome, Proof, Status, Verdict, Worth};
use parlour_games::dobutsu::{Animal, Move, Position};
use std::io;
use std::path::Path;
use thiserror::Error;

/// What the file says it is: the game and the version of its rules.
pub const GAME: &str = "dobutsu 1";
/// Values in a block, or a few more: a configuration is never cut.
const BLOCK: usize = 512;
/// Blocks kept unpacked.
const KEPT: usize = 4096;

/// What a position is worth for the side to move.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Value {
    /// Who wins.
    pub verdict: Verdict,
    /// Plies to the end with best play; 0 for a draw and for a game that is over.
    pub plies: u32,
}

impl Value {
    /// Nobody wins.
    pub const DRAW: Value = Value {
        verdict: Verdict::Draw,
        plies: 0,
    };
    const WON: Value = Value {
        verdict: Verdict::Win,
        plies: 1,
    };

    /// From a byte of the table.
    pub fn from_byte(byte: u8) -> Value {
        let verdict = match byte {
            0 => return Value::DRAW,
            odd if odd % 2 == 1 => Verdict::Win,
            _ => Verdict::Loss,
        };
        Value {
            verdict,
            plies: byte.into(),
        }
    }
    /// The same for the side that moved here, one ply earlier.
    pub fn before(self) -> Value {
        match self.verdict {
            Verdict::Draw => self,
            verdict => Value {
                verdict: verdict.flip(),
                plies: self.plies + 1,
            },
        }
    }
    /// For sorting, the best lowest: quick wins, draws, slow losses.
    pub fn order(self) -> i32 {
        match self.verdict {
            Verdict::Win => self.plies as i32 - 1_000_000,
            Verdict::Draw => 0,
            Verdict::Loss => 1_000_000 - self.plies as i32,
        }
    }
    /// As a proof.
    pub fn proof(self) -> Proof {
        Proof {
            verdict: self.verdict,
            plies: (self.verdict != Verdict::Draw).then_some(self.plies),
        }
    }
    /// Points in hundredths: 100 for a win, −100 for a loss.
    pub fn score(self) -> f32 {
        match self.verdict {
            Verdict::Win => 100.0,
            Verdict::Draw => 0.0,
            Verdict::Loss => -100.0,
        }
    }
    fn of(how: Outcome, at: &Position) -> Value {
        let verdict = match how.points(at.mover().seat()) {
            1 => Verdict::Win,
            0 => Verdict::Draw,
            _ => Verdict::Loss,
        };
        Value { verdict, plies: 0 }
    }
}

/// Why there is no value.
#[derive(Debug, Error)]
pub enum ProbeError {
    /// The table knows positions with all eight pieces.
    #[error("the table knows only positions with all eight pieces; there are fewer than two {0}s")]
    Incomplete(&'static str),
    /// The file cannot be read any more.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Which rows and bits of a matrix are stored when Sente owns so many chicks and giraffes.
pub(super) fn stored(owned: u8, row: usize) -> u32 {
    let from_here = u32::MAX << row & 0x3FF_FFFF;
    const SENTE: u32 = 0x1FFF;
    match owned {
        0 => 0,
        1 if row < 13 => from_here & SENTE,
        2 if row < 13 => from_here,
        1 | 2 => 0,
        _ => from_here,
    }
}

/// How many values a configuration stores.
fn count(owned: u8, open: &Matrix) -> usize {
    let rows = open.iter().enumerate();
    let bits = rows.map(|(i, row)| (row & stored(owned, i)).count_ones());
    bits.sum::<u32>() as usize
}

/// Which of them belongs to these elephants, `i` not above `j`.
fn rank(owned: u8, open: &Matrix, (i, j): (u8, u8)) -> usize {
    let above = open.iter().enumerate().take(i.into());
    let above: u32 = above
        .map(|(i, row)| (row & stored(owned, i)).count_ones())
        .sum();
    let here = open[i as usize] & stored(owned, i.into()) & ((1 << j) - 1);
    (above + here.count_ones()) as usize
}

/// How many chicks and giraffes Sente owns.
pub(super) fn owned(space: &Space, slab: &Slab, giraffes: u16) -> u8 {
    space.chicks.all[slab.chicks as usize].owned + space.giraffes.all[giraffes as usize].owned
}

/// Writes the table whole or not at all; packs it with some threads.
pub fn write(path: &Path, space: &Space, solution: Solution, threads: usize) -> io::Result<()> {
    file::save(path, &pack(space, solution, threads))
}

/// The table file as bytes; packs it with some threads.
pub(super) fn pack(space: &Space, solution: Solution, threads: usize) -> Vec<u8> {
    let size = space.slabs.len().div_ceil(threads.max(1));
    let mut rest = solution.values.as_slice();
    let parts = space.slabs.chunks(size).map(|slabs| {
        let shapes = slabs.iter().flat_map(|slab| {
            let shape = |g: &u16| Shape::new(space, slab, *g).len() as usize;
            space.list(slab).iter().map(shape)
        });
        let values;
        (values, rest) = rest.split_at(shapes.sum());
        (slabs, values)
    });
    let parts = each(parts, |(slabs, values)| cut_blocks(space, slabs, values));
    let mut blocks: Vec<(u32, &[u8])> = Vec::new();
    for (values, lengths) in &parts {
        let mut rest = values.as_slice();
        for (key, len) in lengths {
            let block;
            (block, rest) = rest.split_at(*len);
            blocks.push((*key, block));
        }
    }
    let mut figures = vec![solution.draws];
    figures.extend(solution.rounds.iter().flat_map(|r| [r.wins, r.losses]));
    let contents = Contents {
        game: GAME,
        figures: &figures,
        blocks: &blocks,
    };
    file::pack(&contents, threads)
}

/// The values of some slabs without those nobody asks for, and key and length of their blocks.
fn cut_blocks(space: &Space, slabs: &[Slab], values: &[u8]) -> (Vec<u8>, Vec<(u32, usize)>) {
    let (mut kept, mut blocks) = (Vec::new(), Vec::new());
    let mut rest = values;
    for slab in slabs {
        let mut begun = None;
        for (i, g) in space.list(slab).iter().enumerate() {
            let here;
            (here, rest) = rest.split_at(Shape::new(space, slab, *g).len() as usize);
            let begin = *begun.get_or_insert((slab.base + i as u32, kept.len()));
            kept.extend(here.iter().filter(|value| **value != ANYTHING));
            if kept.len() - begin.1 >= BLOCK {
                blocks.push((begin.0, kept.len() - begin.1));
                begun = None;
            }
        }
        if let Some((key, first)) = begun {
            blocks.push((key, kept.len() - first));
        }
    }
    (kept, blocks)
}

/// An open table.
pub struct Table {
    space: Space,
    file: TableFile,
    cache: Cache,
}

impl Table {
    /// Opens a table file; a damaged or foreign one is refused.
    pub fn open(path: &Path) -> Result<Table, TableError> {
        Ok(Table::of(TableFile::open(path, GAME)?))
    }
    /// A packed table in memory.
    pub(super) fn from_bytes(bytes: Vec<u8>) -> Result<Table, TableError> {
        let name = Path::new("the table in memory");
        Ok(Table::of(TableFile::from_bytes(name, bytes, GAME)?))
    }
    fn of(file: TableFile) -> Table {
        Table {
            file,
            space: Space::new(),
            cache: Cache::new(KEPT),
        }
    }
    /// Where positions are.
    pub fn space(&self) -> &Space {
        &self.space
    }
    /// Positions that nobody wins, as the solve counted them.
    pub fn draws(&self) -> u64 {
        self.file.figures().first().copied().unwrap_or(0)
    }
    /// What each round of the solve decided.
    pub fn rounds(&self) -> Vec<Round> {
        let figures = self.file.figures().get(1..).unwrap_or(&[]);
        let round = |f: &[u64]| Round {
            wins: f[0],
            losses: f[1],
        };
        figures.chunks_exact(2).map(round).collect()
    }
    /// The value of a position for the side to move; repetitions do not count.
    pub fn probe(&self, at: &Position) -> Result<Value, ProbeError> {
        if let Status::Over(how) = at.status() {
            return Ok(Value::of(how, at));
        }
        let wins = |m| {
            let over = at.after(m).status().outcome();
            over.is_some_and(|how| how.points(at.mover().seat()) > 0)
        };
        let mut won = false;
        at.each_move(|m| won = won || wins(m));
        if won {
            return Ok(Value::WON);
        }
        if let Some(animal) = at.missing() {
            return Err(ProbeError::Incomplete(animal.name()));
        }
        match self.look_up(at)? {
            Some(value) => Ok(value),
            None => Ok(self.values(at)?.first().map_or(Value::DRAW, |best| best.1)),
        }
    }
    /// Every move with what it is worth for its mover, best first: quick wins, draws, slow losses.
    /// Moves of equal worth come in the order of their text.
    pub fn values(&self, at: &Position) -> Result<Vec<(Move, Value)>, ProbeError> {
        let mut moves = Vec::new();
        at.each_move(|m| moves.push(m));
        let mut valued = Vec::with_capacity(moves.len());
        for m in moves {
            valued.push((m, self.probe(&at.after(m))?.before()));
        }
        valued.sort_by_cached_key(|(m, value)| (value.order(), at.write_move(*m)));
        Ok(valued)
    }
    /// Best play to the end, or `plies` moves of it; a drawn line stops where it repeats.
    pub fn line(&self, at: &Position, plies: usize) -> Result<Vec<Move>, ProbeError> {
        let mut at = *at;
        let (mut line, mut seen) = (Vec::new(), vec![at]);
        while line.len() < plies
            && let Some((m, _)) = self.values(&at)?.first()
        {
            line.push(*m);
            at.play(*m);
            if seen.contains(&at) {
                break;
            }
            seen.push(at);
        }
        Ok(line)
    }
    /// Everything about a position: all moves, best first, each with best play for up to `plies`
    /// moves.
    pub fn analyse(&self, at: &Position, plies: usize) -> Result<Analysis<Move>, ProbeError> {
        let value = self.probe(at)?;
        let mut moves = Vec::new();
        for (m, value) in self.values(at)? {
            let mut line = vec![m];
            if plies > 1 {
                line.extend(self.line(&at.after(m), plies - 1)?);
            }
            moves.push(Worth {
                m,
                score: value.score(),
                proof: Some(value.proof()),
                line,
            });
        }
        Ok(Analysis {
            nodes: 1 + moves.len() as u64,
            moves,
            proof: Some(value.proof()),
            depth: value.plies,
        })
    }
    /// The values that the table stores for a whole block, and the key of the next one.
    pub(super) fn block(&self, number: u32) -> Result<Vec<u8>, TableError> {
        self.file.block(number)
    }
    pub(super) fn keys(&self) -> &[u32] {
        self.file.keys()
    }
    /// `None` where the side to move owns too little for the table, or wins at once.
    fn look_up(&self, at: &Position) -> Result<Option<Value>, TableError> {
        let Some(spot) = self.space.locate(at).filter(|spot| spot.owned >= 3) else {
            return Ok(None);
        };
        let slab = &self.space.slabs[spot.slab as usize];
        let here = self.space.configuration(slab, spot.giraffes) as u32;
        let Some(block) = self.file.find(here) else {
            return Ok(None);
        };
        let first = self.file.keys()[block as usize];
        let values = self.cache.block(block, || self.file.block(block))?;
        let list = self.space.list(slab);
        let mut place = 0;
        for g in &list[(first - slab.base) as usize..(here - slab.base) as usize] {
            let owned = owned(&self.space, slab, *g);
            if owned > 0 {
                place += count(owned, &self.space.open(slab, *g));
            }
        }
        let owned = owned(&self.space, slab, spot.giraffes);
        let open = self.space.open(slab, spot.giraffes);
        place += rank(owned, &open, spot.elephants);
        Ok(values.get(place).copied().map(Value::from_byte))
    }
}

/// A dropped chick that can never move: the mover drops it on its own last rank.
pub fn is_dead_drop(at: &Position, m: Move) -> bool {
    match m {
        Move::Drop {
            animal: Animal::Chick,
            to,
        } => match at.mover() {
            parlour_games::dobutsu::Side::Sente => to.row() == 0,
            parlour_games::dobutsu::Side::Gote => to.row() == 3,
        },
        _ => false,
    }
}
