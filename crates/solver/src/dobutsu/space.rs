//! The space of all positions: lion pairs × chick pairs × giraffe pairs, each with a matrix of
//! elephants. Sente is to move.
//!
//! All giraffe pairs that fit one pair of lions and one pair of chicks lie side by side: a *slab*.
//! A giraffe pair in a slab is a *configuration*; configurations are numbered through all slabs.

use super::matrix::{Matrix, diagonals, possible};
use super::pairs::{DIAGONAL, Pairs, STRAIGHT, Species, Stander, Station, mirror_square, reach};

/// No slab, no rank.
const NOWHERE: u16 = u16::MAX;
const NO_RANK: u8 = u8::MAX;

/// Lions and chicks fixed.
#[derive(Clone, Debug)]
pub struct Slab {
    /// Sente's lion, Gote's lion.
    pub lions: (u8, u8),
    /// Number of the chick pair.
    pub chicks: u16,
    /// Squares of lions and chicks.
    pub mask: u16,
    /// Number of the first configuration.
    pub base: u32,
    /// Number of configurations.
    pub len: u32,
    /// Lion and chick moves, elephants that take a chick.
    pub moves: Vec<SlabMove>,
    /// Does a chick of Sente's attack Gote's lion?
    pub mates: bool,
    /// The slab as the other side sees it, and whether it must be mirrored then.
    pub turned: (u16, bool),
}

/// A move that leads to another slab.
#[derive(Copy, Clone, Debug)]
pub struct SlabMove {
    /// Where it leads.
    pub slab: u16,
    /// Number of the first configuration there.
    base: u32,
    /// Where the ranks of its giraffes begin.
    row: u32,
    /// The square the piece reaches, or on which an elephant takes, as seen from this slab.
    pub to: u8,
    /// What kind.
    pub kind: Kind,
    /// The other slab is seen in a mirror.
    pub mirrored: bool,
}

/// What a move does about elephants on its target square.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Kind {
    /// A lion, chick or giraffe steps there and may take one.
    Step,
    /// A drop: the square must be empty.
    Drop,
    /// An elephant takes what stands there.
    Elephant,
}

/// Whoever looks at the children of a configuration. (Not a closure: it must be compiled into the
/// hot loop, for whatever instructions that is compiled for.)
pub trait Visit {
    /// A child: its configuration, the square of the move, its kind, and whether it is seen in a
    /// mirror. False ends the visit.
    fn see(&mut self, child: usize, to: u8, kind: Kind, mirrored: bool) -> bool;
}

/// Everything about where positions are.
pub struct Space {
    /// Chick pairs.
    pub chicks: Pairs,
    /// Giraffe pairs.
    pub giraffes: Pairs,
    /// In order of number.
    pub slabs: Vec<Slab>,
    /// Diagonal neighbours.
    pub diagonals: [u16; 12],
    slab_of: Vec<u16>,
    ranks: Vec<u8>,
    lists: Vec<Vec<u16>>,
    configurations: u32,
}

/// Lions in the order of their numbers, the canonical one of each mirror pair.
pub fn lion_pairs() -> Vec<(u8, u8)> {
    let all = (0..9).flat_map(|s| (3..12).map(move |t| (s, t)));
    all.filter(|&(s, t)| is_apart(s, t) && !must_mirror(s, t))
        .collect()
}

fn is_apart(s: u8, t: u8) -> bool {
    s != t && (reach(s, &STRAIGHT) | reach(s, &DIAGONAL)) >> t & 1 == 0
}

/// File c is file number 0, file a number 2: Sente's lion stands on a or b; if on b, Gote's does.
pub(super) fn must_mirror(s: u8, t: u8) -> bool {
    s.is_multiple_of(3) || s % 3 == 1 && t.is_multiple_of(3)
}

impl Default for Space {
    fn default() -> Space {
        Space::new()
    }
}

impl Space {
    /// Makes it; takes some ten milliseconds.
    pub fn new() -> Space {
        let (chicks, giraffes) = (Pairs::new(Species::Chick), Pairs::new(Species::Giraffe));
        let stride = giraffes.all.len();
        let mut space = Space {
            slabs: Vec::new(),
            diagonals: diagonals(),
            slab_of: vec![NOWHERE; 144 * chicks.all.len()],
            ranks: vec![NO_RANK; 4096 * stride],
            lists: vec![Vec::new(); 4096],
            configurations: 0,
            chicks,
            giraffes,
        };
        for lions in lion_pairs() {
            let squares = 1 << lions.0 | 1 << lions.1;
            for c in 0..space.chicks.all.len() {
                let chicks = &space.chicks.all[c];
                if chicks.mask & squares != 0 {
                    continue;
                }
                let mask = chicks.mask | squares;
                let mates = chicks.sente_hits >> lions.1 & 1 == 1;
                let len = space.list_giraffes(mask);
                let slot = space.slab_slot(lions, c as u16);
                space.slab_of[slot] = space.slabs.len() as u16;
                space.slabs.push(Slab {
                    lions,
                    chicks: c as u16,
                    mask,
                    base: space.configurations,
                    len,
                    moves: Vec::new(),
                    mates,
                    turned: (NOWHERE, false),
                });
                space.configurations += len;
            }
        }
        for i in 0..space.slabs.len() {
            let moves = space.slab_moves(&space.slabs[i]);
            let turned = space.turned_slab(&space.slabs[i]);
            space.slabs[i].moves = moves;
            space.slabs[i].turned = turned;
        }
        space
    }
    /// How many configurations.
    pub fn configurations(&self) -> usize {
        self.configurations as usize
    }
    /// The number of a slab.
    pub fn number(&self, slab: &Slab) -> usize {
        self.slab_of[self.slab_slot(slab.lions, slab.chicks)] as usize
    }
    /// The giraffe pairs of a slab, in the order of their configurations.
    pub fn list(&self, slab: &Slab) -> &[u16] {
        &self.lists[slab.mask as usize]
    }
    /// The number of a configuration; the giraffes must fit.
    #[inline]
    pub fn configuration(&self, slab: &Slab, giraffes: u16) -> usize {
        let rank = self.ranks[slab.mask as usize * self.giraffes.all.len() + giraffes as usize];
        debug_assert!(rank != NO_RANK, "giraffes stand on other pieces");
        slab.base as usize + rank as usize
    }
    /// The slab of these lions and chicks, which may have to be mirrored; `None` for lions side by
    /// side or on their far ranks.
    pub fn slab(&self, lions: (u8, u8), chicks: u16) -> Option<(u16, bool)> {
        let (s, t) = lions;
        if s >= 9 || t < 3 || !is_apart(s, t) {
            return None;
        }
        let mirror = must_mirror(s, t);
        let slot = if mirror {
            let lions = (mirror_square(s), mirror_square(t));
            self.slab_slot(lions, self.chicks.all[chicks as usize].mirrored)
        } else {
            self.slab_slot(lions, chicks)
        };
        let slab = self.slab_of[slot];
        (slab != NOWHERE).then_some((slab, mirror))
    }
    /// Elephants that leave Sente without a win at once.
    pub fn open(&self, slab: &Slab, giraffes: u16) -> Matrix {
        let pair = &self.giraffes.all[giraffes as usize];
        let chicks = &self.chicks.all[slab.chicks as usize];
        let (s, t) = slab.lions;
        if slab.mates || pair.sente_hits >> t & 1 == 1 {
            return super::matrix::NONE;
        }
        let mut m = possible(slab.mask | pair.mask);
        let mating = u32::from(self.diagonals[t as usize]) << 1;
        for (i, row) in m.iter_mut().enumerate() {
            *row = if mating >> i & 1 == 1 {
                0
            } else {
                *row & !mating
            };
        }
        let king = |q| reach(q, &STRAIGHT) | reach(q, &DIAGONAL);
        for to in (9..12u8).filter(|q| king(s) >> q & 1 == 1) {
            let here = to as usize;
            let blocked = chicks.at[here] == Stander::Own || pair.at[here] == Stander::Own;
            let hit = |hits: &[(u16, u16); 2]| {
                hits.iter()
                    .any(|(from, on)| on >> to & 1 == 1 && *from != 1 << to)
            };
            if blocked || king(t) >> to & 1 == 1 || hit(&chicks.gote_hits) || hit(&pair.gote_hits) {
                continue;
            }
            // The try succeeds unless an elephant of Sente's is in the way or one of Gote's hits it.
            let bad = 1 << (1 + to) | u32::from(self.diagonals[here]) << 13;
            for (i, row) in m.iter_mut().enumerate() {
                if bad >> i & 1 == 0 {
                    *row &= bad;
                }
            }
        }
        m
    }
    /// Shows what follows every move of a lion, a chick or a giraffe and every capture by an
    /// elephant, until the visitor has seen enough.
    #[inline(always)]
    pub fn each_child(
        &self,
        slab: &Slab,
        moves: &[SlabMove],
        giraffes: u16,
        visitor: &mut impl Visit,
    ) {
        let pair = &self.giraffes.all[giraffes as usize];
        for m in moves {
            let after = match pair.at[m.to as usize] {
                Stander::Nobody => giraffes,
                Stander::Own => continue,
                Stander::Foe(after) if m.kind == Kind::Step => after,
                Stander::Foe(_) => continue,
            };
            let after = if m.mirrored {
                self.giraffes.all[after as usize].mirrored
            } else {
                after
            };
            let rank = self.ranks[m.row as usize + after as usize];
            debug_assert!(rank != NO_RANK, "giraffes stand on other pieces");
            let child = m.base as usize + rank as usize;
            if !visitor.see(child, m.to, m.kind, m.mirrored) {
                return;
            }
        }
        let chicks = &self.chicks.all[slab.chicks as usize];
        let lions = 1u16 << slab.lions.0 | 1 << slab.lions.1;
        for act in &pair.steps {
            let to = act.to as usize;
            if lions >> to & 1 == 1 {
                continue;
            }
            let child = match chicks.at[to] {
                Stander::Own => continue,
                Stander::Nobody => self.configuration(slab, act.after),
                Stander::Foe(after) => {
                    let slab = self.slab_of[self.slab_slot(slab.lions, after)];
                    self.configuration(&self.slabs[slab as usize], act.after)
                }
            };
            if !visitor.see(child, act.to, Kind::Step, false) {
                return;
            }
        }
        for act in &pair.drops {
            if slab.mask >> act.to & 1 == 0
                && !visitor.see(
                    self.configuration(slab, act.after),
                    act.to,
                    Kind::Drop,
                    false,
                )
            {
                return;
            }
        }
        for place in pair.places {
            if let Station::Board {
                square,
                sente: false,
                ..
            } = place
                && let Stander::Foe(after) = pair.at[square as usize]
                && !visitor.see(
                    self.configuration(slab, after),
                    square,
                    Kind::Elephant,
                    false,
                )
            {
                return;
            }
        }
    }

    fn slab_slot(&self, lions: (u8, u8), chicks: u16) -> usize {
        (lions.0 as usize * 12 + lions.1 as usize) * self.chicks.all.len() + chicks as usize
    }
    fn list_giraffes(&mut self, mask: u16) -> u32 {
        let stride = self.giraffes.all.len();
        let list = &mut self.lists[mask as usize];
        if list.is_empty() {
            for (g, pair) in self.giraffes.all.iter().enumerate() {
                if pair.mask & mask == 0 {
                    self.ranks[mask as usize * stride + g] = list.len() as u8;
                    list.push(g as u16);
                }
            }
        }
        list.len() as u32
    }
    fn slab_moves(&self, slab: &Slab) -> Vec<SlabMove> {
        let chicks = &self.chicks.all[slab.chicks as usize];
        let (s, t) = slab.lions;
        let lions = 1u16 << s | 1 << t;
        let mut moves = Vec::new();
        let mut add = |lions, pair, to, kind| {
            if let Some((slab, mirrored)) = self.slab(lions, pair) {
                let there = &self.slabs[slab as usize];
                moves.push(SlabMove {
                    slab,
                    base: there.base,
                    row: u32::from(there.mask) * self.giraffes.all.len() as u32,
                    to,
                    kind,
                    mirrored,
                });
            }
        };
        for act in &chicks.steps {
            if lions >> act.to & 1 == 0 {
                add(slab.lions, act.after, act.to, Kind::Step);
            }
        }
        for act in &chicks.drops {
            if lions >> act.to & 1 == 0 {
                add(slab.lions, act.after, act.to, Kind::Drop);
            }
        }
        for (to, stander) in chicks.at.iter().enumerate() {
            if let Stander::Foe(after) = stander {
                add(slab.lions, *after, to as u8, Kind::Elephant);
            }
        }
        let king = reach(s, &STRAIGHT) | reach(s, &DIAGONAL);
        for to in (0..12u8).filter(|q| king >> q & 1 == 1) {
            match chicks.at[to as usize] {
                Stander::Nobody => add((to, t), slab.chicks, to, Kind::Step),
                Stander::Foe(after) => add((to, t), after, to, Kind::Step),
                Stander::Own => {}
            }
        }
        // Those seen in a mirror last: they are worked off in one go.
        moves.sort_by_key(|m| m.mirrored);
        moves
    }
    fn turned_slab(&self, slab: &Slab) -> (u16, bool) {
        let lions = (11 - slab.lions.1, 11 - slab.lions.0);
        let chicks = self.chicks.all[slab.chicks as usize].turned;
        self.slab(lions, chicks).expect("turning keeps lions apart")
    }
}
