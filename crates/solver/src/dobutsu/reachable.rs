//! Which positions can arise in a game.
//!
//! Counted as Tanaka did in 2009: positions are the same if they differ only by a mirror or by
//! turning the board and exchanging the sides. A game goes on until a lion has reached the far rank
//! safely or can be taken; such last positions are counted, and so are lions side by side.

use super::locate::Codes;
use super::pairs::{Pairs, Species};
use super::solve::Stopped;
use super::space::must_mirror;
use crate::share::share;
use parlour_core::Watch;
use parlour_games::dobutsu::{Position, Side};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What Tanaka (2009) counted: reachable positions, and those of them not decided at once.
pub const TANAKA: (u64, u64) = (246_803_167, 99_485_568);

/// Pairs of elephant states, the lower one first.
const ELEPHANTS: u64 = 26 * 27 / 2;
/// Plies that it takes to reach everything: known beforehand, so that progress can be shown.
const PLIES: u64 = 39;
/// Positions that a thread takes at a time.
const PIECE: usize = 4096;

/// The set of all reachable positions, one bit each.
pub struct Reachable {
    chicks: Pairs,
    giraffes: Pairs,
    /// Where the bits begin, by lions and chicks.
    starts: Vec<u64>,
    /// Number of a giraffe pair among those that fit, by occupied squares and pair.
    ranks: Vec<u8>,
    bits: Vec<AtomicU64>,
    /// How many positions.
    pub positions: u64,
    /// How many of them are not decided at once: nobody has won, and no lion can be taken.
    pub undecided: u64,
    /// Plies after which nothing new arises.
    pub plies: u64,
}

/// What one step adds.
#[derive(Default)]
struct Found {
    positions: u64,
    open: Vec<Position>,
}

impl Reachable {
    /// Plays every game from the first position.
    pub fn new(threads: usize, watch: &Watch) -> Result<Reachable, Stopped> {
        let mut all = Reachable::empty();
        let start = Position::default();
        all.insert(&start);
        (all.positions, all.undecided) = (1, 1);
        let mut open = vec![start];
        while !open.is_empty() {
            let sum = Mutex::new(Found::default());
            share(threads, open.chunks(PIECE).collect(), |piece| {
                if watch.is_stopped() {
                    return;
                }
                let found = all.step(piece);
                if let Ok(mut sum) = sum.lock() {
                    sum.positions += found.positions;
                    sum.open.extend(found.open);
                }
            });
            if watch.is_stopped() {
                return Err(Stopped);
            }
            let found = sum.into_inner().map_err(|_| Stopped)?;
            open = found.open;
            all.positions += found.positions;
            all.undecided += open.len() as u64;
            all.plies += u64::from(found.positions > 0);
            let text = format!("{} reachable", all.positions);
            watch.report(all.plies, Some(PLIES), text);
        }
        Ok(all)
    }
    /// Can this position arise, be it turned or in a mirror?
    pub fn contains(&self, at: &Position) -> bool {
        self.index(at)
            .is_some_and(|i| self.bits[(i / 64) as usize].load(Relaxed) >> (i % 64) & 1 == 1)
    }
    /// How many of these can arise; those that differ by turning or by a mirror count once.
    pub fn count<'p>(&self, all: impl IntoIterator<Item = &'p Position>) -> u64 {
        let reachable = all.into_iter().filter(|at| self.contains(at));
        let mut found: Vec<_> = reachable.map(|at| self.index(at)).collect();
        found.sort_unstable();
        found.dedup();
        found.len() as u64
    }

    fn empty() -> Reachable {
        let (chicks, giraffes) = (Pairs::new(Species::Chick), Pairs::new(Species::Giraffe));
        let stride = giraffes.all.len();
        let mut ranks = vec![0; 4096 * stride];
        let mut fitting = vec![0u8; 4096];
        for mask in 0..4096 {
            for (g, pair) in giraffes.all.iter().enumerate() {
                // More than four squares are never occupied by lions and chicks.
                if pair.mask & mask as u16 == 0 && fitting[mask] < u8::MAX {
                    ranks[mask * stride + g] = fitting[mask];
                    fitting[mask] += 1;
                }
            }
        }
        let mut starts = vec![0; 144 * chicks.all.len()];
        let mut next = 0;
        for s in 0..12u8 {
            for t in (0..12u8).filter(|t| *t != s && !must_mirror(s, *t)) {
                let lions = 1u16 << s | 1 << t;
                for (c, pair) in chicks.all.iter().enumerate() {
                    if pair.mask & lions == 0 {
                        starts[slot((s, t), c, chicks.all.len())] = next;
                        next += u64::from(fitting[(pair.mask | lions) as usize]) * ELEPHANTS;
                    }
                }
            }
        }
        let words = next.div_ceil(64);
        Reachable {
            chicks,
            giraffes,
            starts,
            ranks,
            bits: (0..words).map(|_| AtomicU64::new(0)).collect(),
            positions: 0,
            undecided: 0,
            plies: 0,
        }
    }
    /// What one move adds.
    fn step(&self, piece: &[Position]) -> Found {
        let mut found = Found::default();
        for at in piece {
            at.each_move(|m| {
                let next = at.after(m).turned();
                if self.insert(&next) {
                    found.positions += 1;
                    if !next.is_decided() && !next.can_take_lion() {
                        found.open.push(next);
                    }
                }
            });
        }
        found
    }
    /// Is it new?
    fn insert(&self, at: &Position) -> bool {
        let index = self.index(at).expect("no piece is ever lost");
        let (word, bit) = (&self.bits[(index / 64) as usize], 1 << (index % 64));
        word.load(Relaxed) & bit == 0 && word.fetch_or(bit, Relaxed) & bit == 0
    }
    fn index(&self, at: &Position) -> Option<u64> {
        let at = match at.mover() {
            Side::Sente => *at,
            Side::Gote => at.turned(),
        };
        let codes = Codes::new(&at)?;
        let (s, t) = codes.lions;
        if must_mirror(s, t) {
            return Some(self.place(&Codes::new(&at.mirrored())?));
        }
        let here = self.place(&codes);
        if s % 3 == 1 && t % 3 == 1 {
            return Some(here.min(self.place(&Codes::new(&at.mirrored())?)));
        }
        Some(here)
    }
    fn place(&self, codes: &Codes) -> u64 {
        let chicks = self.chicks.by_codes(codes.chicks.0, codes.chicks.1) as usize;
        let giraffes = self.giraffes.by_codes(codes.giraffes.0, codes.giraffes.1) as usize;
        let (a, b) = codes.elephants;
        let (low, high) = (u64::from(a.min(b)), u64::from(a.max(b)));
        let mask = 1 << codes.lions.0 | 1 << codes.lions.1 | self.chicks.all[chicks].mask;
        let rank = self.ranks[mask as usize * self.giraffes.all.len() + giraffes];
        self.starts[slot(codes.lions, chicks, self.chicks.all.len())]
            + u64::from(rank) * ELEPHANTS
            + high * (high + 1) / 2
            + low
    }
}

fn slot(lions: (u8, u8), chicks: usize, all: usize) -> usize {
    (lions.0 as usize * 12 + lions.1 as usize) * all + chicks
}
