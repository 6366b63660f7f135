//! The judge that learned: [`Gathering`] corrected by a network that sees the [`inputs`](super::inputs).
//!
//! Most positions are leaves that are only asked on which side of a window they lie. So the network may add no more than [`MOST_ADDED`],
//! is not asked where that decides nothing, and its units are brought up to date only where they are asked or many moves follow.

use super::features::{Shape, Sum};
use super::inputs::{BEGIN, INPUTS, SHAPES, STAGES, TRAITS, fact, man, stage, traits};
use super::{Gathering, Judge, Kept};
use crate::net::{Accumulator, HIDDEN, Net};
use parlour_core::{Seat, cpu};
use parlour_games::romanian_checkers::{Move, Position, RomanianCheckers};
use parlour_search::{Evaluate, MOST, Style};
use std::sync::{Arc, LazyLock};

/// Rows from a camp's first to the other's: a man on each square, then the facts.
const CAMP: usize = 256;
/// A power of two, so that no look needs to be checked.
const ROWS: usize = 2 * CAMP;

/// What a network is shown of both camps.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Sight {
    men: [u64; 2],
    traits: [[u16; TRAITS]; 2],
}

/// What is kept along the path.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Memory {
    kept: [Kept; 2],
    traits: [[u16; TRAITS]; 2],
    /// What the units have seen: an earlier position, since most are judged without them.
    seen: Sight,
    units: [Accumulator; 2],
}

/// More than this the network neither adds nor takes away.
const MOST_ADDED: i32 = 100;

/// The judge that learned.
#[derive(Clone, Debug)]
pub(crate) struct Learned {
    classic: Gathering,
    net: Arc<Net>,
    /// What each man and each fact of a camp adds to the units of both views.
    rows: Arc<[[Accumulator; 2]; ROWS]>,
}

/// What `crates/bots/nets/romanian-checkers.md` made.
static TRAINED: LazyLock<Learned> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../nets/romanian-checkers.net");
    Learned::new(Net::read(bytes).expect("a test reads it"))
});

impl Learned {
    /// Thinks with the network of this program.
    pub fn trained() -> Learned {
        TRAINED.clone()
    }
    /// Thinks with this network, which must have been made for it.
    pub fn new(net: Net) -> Learned {
        assert_eq!((net.inputs(), net.stages()), (INPUTS, STAGES));
        let mut rows = [[[0; HIDDEN]; 2]; ROWS];
        for (camp, rows) in rows.chunks_exact_mut(CAMP).enumerate() {
            let (men, facts) = rows.split_at_mut(64);
            for (square, row) in men.iter_mut().enumerate() {
                *row = [0, 1].map(|by| *net.row(man(by, camp, square)));
            }
            for (value, row) in facts[..SHAPES].iter_mut().enumerate() {
                let i = usize::from(value >= BEGIN[1]);
                *row = [0, 1].map(|by| *net.row(fact(by, camp, i, value as u16)));
            }
        }
        Learned {
            classic: Gathering::default(),
            net: Arc::new(net),
            rows: Arc::new(rows),
        }
    }
}

struct Look<'a>(&'a Learned, &'a Position);

impl cpu::Work for Look<'_> {
    type Found = Memory;

    #[inline(always)]
    fn run(self) -> Memory {
        let Look(Learned { classic, net, .. }, at) = self;
        let mut units = [net.blank(); 2];
        let men = [0, 1].map(|camp| at.men(Seat(camp)));
        let kept = men.map(|men| {
            let sum = Sum::of(men);
            let shape = Shape::of(men, sum);
            let worth = classic.tables.shape(&shape);
            (Kept { sum, worth }, traits(&shape))
        });
        for (camp, (_, facts)) in kept.iter().enumerate() {
            for (by, units) in units.iter_mut().enumerate() {
                let mut men = men[camp];
                while men != 0 {
                    net.light(units, man(by, camp, men.trailing_zeros() as usize));
                    men &= men - 1;
                }
                for (i, value) in facts.iter().enumerate() {
                    net.light(units, fact(by, camp, i, *value));
                }
            }
        }
        let traits = kept.map(|(_, facts)| facts);
        Memory {
            kept: kept.map(|(kept, _)| kept),
            traits,
            seen: Sight { men, traits },
            units,
        }
    }
}

struct Step<'a> {
    judge: &'a Learned,
    from: usize,
    to: usize,
    after: &'a Position,
    memory: &'a mut Memory,
    captured: bool,
}

impl Step<'_> {
    /// A camp has changed: its shape anew.
    #[inline(always)]
    fn reshape(&mut self, camp: usize, sum: Sum) {
        let shape = Shape::of(self.after.men(Seat(camp as u8)), sum);
        let worth = self.judge.classic.tables.shape(&shape);
        self.memory.kept[camp] = Kept { sum, worth };
        self.memory.traits[camp] = traits(&shape);
    }
}

impl cpu::Work for Step<'_> {
    type Found = ();

    #[inline(always)]
    fn run(mut self) {
        let foe = self.after.mover().index() & 1;
        let own = foe ^ 1;
        let mut sum = self.memory.kept[own].sum;
        sum.remove(self.from);
        sum.add(self.to);
        self.reshape(own, sum);
        if self.captured {
            let mut sum = self.memory.kept[foe].sum;
            sum.remove(self.to);
            self.reshape(foe, sum);
        }
    }
}

/// [`Evaluate::settle`]
struct Settle<'a>(&'a Learned, &'a Position, &'a mut Memory);

impl Settle<'_> {
    /// The units as they would be if they had seen all.
    #[inline(always)]
    fn units(judge: &Learned, at: &Position, memory: &Memory) -> [Accumulator; 2] {
        let rows = &*judge.rows;
        let mut units = memory.units;
        for camp in 0..2 {
            let (now, seen) = (at.men(Seat(camp as u8)), memory.seen.men[camp]);
            if now == seen {
                continue;
            }
            let (mut come, mut gone) = (now & !seen, seen & !now);
            while come != 0 {
                let row = camp * CAMP + come.trailing_zeros() as usize;
                add(&mut units, &rows[row % ROWS]);
                come &= come - 1;
            }
            while gone != 0 {
                let row = camp * CAMP + gone.trailing_zeros() as usize;
                take(&mut units, &rows[row % ROWS]);
                gone &= gone - 1;
            }
            for i in 0..TRAITS {
                let new = camp * CAMP + 64 + usize::from(memory.traits[camp][i]);
                let old = camp * CAMP + 64 + usize::from(memory.seen.traits[camp][i]);
                add(&mut units, &rows[new % ROWS]);
                take(&mut units, &rows[old % ROWS]);
            }
        }
        units
    }
}

#[inline(always)]
fn add(units: &mut [Accumulator; 2], row: &[Accumulator; 2]) {
    for by in 0..2 {
        for i in 0..HIDDEN {
            units[by][i] = units[by][i].wrapping_add(row[by][i]);
        }
    }
}

#[inline(always)]
fn take(units: &mut [Accumulator; 2], row: &[Accumulator; 2]) {
    for by in 0..2 {
        for i in 0..HIDDEN {
            units[by][i] = units[by][i].wrapping_sub(row[by][i]);
        }
    }
}

impl cpu::Work for Settle<'_> {
    type Found = ();

    #[inline(always)]
    fn run(self) {
        let Settle(judge, at, memory) = self;
        memory.units = Settle::units(judge, at, memory);
        memory.seen = Sight {
            men: [0, 1].map(|camp| at.men(Seat(camp))),
            traits: memory.traits,
        };
    }
}

/// [`Evaluate::worth_between`]
struct Weigh<'a> {
    judge: &'a Learned,
    at: &'a Position,
    memory: &'a Memory,
    alpha: i32,
    beta: i32,
}

impl cpu::Work for Weigh<'_> {
    type Found = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Weigh {
            judge,
            at,
            memory,
            alpha,
            beta,
        } = self;
        let by_hand = Judge {
            tables: &judge.classic.tables,
            at,
            kept: &memory.kept,
        };
        let by_hand = by_hand.run();
        let (least, most) = (by_hand - MOST_ADDED, by_hand + MOST_ADDED);
        if least >= beta {
            return least;
        }
        if most <= alpha {
            return most;
        }
        let own = at.mover().index() & 1;
        let units = Settle::units(judge, at, memory);
        let added = judge.net.worth(stage(at), &units[own], &units[own ^ 1]);
        by_hand + added.clamp(-MOST_ADDED, MOST_ADDED)
    }
}

impl Evaluate<RomanianCheckers> for Learned {
    type Sums = Memory;
    const TABLE_DEPTH: u32 = 2;
    const FINDS: bool = true;
    const SETTLES: bool = true;

    fn sums(&self, _: &RomanianCheckers, at: &Position) -> Memory {
        cpu::run(Look(self, at))
    }
    #[inline]
    fn update(
        &self,
        _: &RomanianCheckers,
        before: &Position,
        m: Move,
        after: &Position,
        memory: &mut Memory,
    ) {
        if let Move::Go { from, to } = m {
            let foe = after.mover();
            cpu::run(Step {
                judge: self,
                from: from.index(),
                to: to.index(),
                after,
                memory,
                captured: before.men(foe) != after.men(foe),
            });
        }
    }
    #[inline]
    fn worth(&self, game: &RomanianCheckers, at: &Position, memory: &Memory) -> i32 {
        self.worth_between(game, at, memory, -MOST, MOST)
    }
    #[inline]
    fn worth_between(
        &self,
        _: &RomanianCheckers,
        at: &Position,
        memory: &Memory,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let worth = cpu::run(Weigh {
            judge: self,
            at,
            memory,
            alpha,
            beta,
        });
        worth.clamp(1 - MOST, MOST - 1)
    }
    #[inline]
    fn settle(&self, _: &RomanianCheckers, at: &Position, memory: &mut Memory) {
        cpu::run(Settle(self, at, memory))
    }
    #[inline]
    fn passed(&self, _: &RomanianCheckers, memory: &Memory, _: &Position) -> Memory {
        memory.clone()
    }
    #[inline]
    fn hint(&self, game: &RomanianCheckers, at: &Position, m: Move) -> i32 {
        self.classic.hint(game, at, m)
    }
    #[inline]
    fn null_move(&self, _: &RomanianCheckers, at: &Position) -> Option<Position> {
        Some(at.passed())
    }
    /// Found by play: `--example spsa` of parlour-train.
    fn style(&self) -> Style {
        Style {
            futility: Some(34),
            late_moves: Some(31),
            less: 35,
            slower: 155,
            trust: 2400,
            window: 12,
            ..Style::PLAIN
        }
    }
    #[inline]
    fn id(&self, m: Move) -> u16 {
        self.classic.id(m)
    }
    #[inline]
    fn find(&self, game: &RomanianCheckers, at: &Position, id: u16) -> Option<Move> {
        self.classic.find(game, at, id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judges::romanian_checkers::Pictures;
    use crate::net::Lesson;
    use parlour_core::cpu::Work;
    use parlour_core::{Game, Match, Rng};

    fn drawn(seed: u64) -> Learned {
        let mut rng = Rng::new(seed);
        let mut row = |most: usize| -> [i16; HIDDEN] {
            std::array::from_fn(|_| rng.below(2 * most + 1) as i16 - most as i16)
        };
        let inputs = (0..INPUTS).map(|_| row(60)).collect();
        let bias = row(200);
        let outputs = (0..STAGES).map(|_| [row(127), row(127)]).collect();
        let net = Net::new(inputs, bias, outputs, vec![7, -70_000, 500_000, 0]);
        Learned::new(net.unwrap())
    }

    /// Along random games: what is kept along the path is what is counted anew, however long it was put off, newer instructions change
    /// nothing, a network that learns is shown the same inputs, and a window is answered on the right side.
    #[test]
    fn keeps_along_the_path_what_it_would_count_anew() {
        let game = RomanianCheckers::default();
        let judge = drawn(5);
        for seed in 0..60 {
            let mut rng = Rng::new(seed);
            let mut played = Match::new(Arc::new(game.clone()), 0);
            let mut memory = judge.sums(&game, played.position());
            while let Some(m) = game.pick(played.position(), &mut rng) {
                let before = played.position().clone();
                played.play(m).unwrap();
                let at = played.position();
                judge.update(&game, &before, m, at, &mut memory);
                if played.status().mover().is_none() || played.moves().len() > 150 {
                    break;
                }
                let worth = judge.worth(&game, at, &memory);
                let anew = judge.sums(&game, at);
                assert_eq!(anew, Look(&judge, at).run());
                assert_eq!(worth, judge.worth(&game, at, &anew));
                let mut settled = memory.clone();
                judge.settle(&game, at, &mut settled);
                assert_eq!(settled, anew);
                let mut settled = memory.clone();
                Settle(&judge, at, &mut settled).run();
                assert_eq!(settled, anew);
                assert_eq!(
                    judge.passed(&game, &anew, &at.passed()),
                    judge.sums(&game, &at.passed())
                );
                if rng.below(4) == 0 {
                    memory = settled;
                }

                let alpha = worth + rng.below(1001) as i32 - 500;
                let beta = alpha + 1 + rng.below(100) as i32;
                let said = judge.worth_between(&game, at, &memory, alpha, beta);
                let (memory, judge) = (&memory, &judge);
                let weigh = Weigh {
                    judge,
                    at,
                    memory,
                    alpha,
                    beta,
                };
                assert_eq!(weigh.run(), said);
                match worth {
                    _ if worth >= beta => assert!((beta..=worth).contains(&said)),
                    _ if worth <= alpha => assert!((worth..=alpha).contains(&said)),
                    _ => assert_eq!(said, worth),
                }

                let lit = Pictures.lit(&played, played.moves().len(), 0).unwrap();
                let units = lit.sides.map(|side| {
                    side.iter().fold(judge.net.blank(), |mut units, input| {
                        judge.net.light(&mut units, usize::from(*input));
                        units
                    })
                });
                let own = at.mover().index();
                assert_eq!(units, [anew.units[own], anew.units[own ^ 1]]);
                let added = judge.net.worth(lit.stage, &units[0], &units[1]);
                assert_eq!(worth, lit.base + added.clamp(-MOST_ADDED, MOST_ADDED));
            }
        }
    }

    /// The network of this program is read, is small, and has something to say.
    #[test]
    fn the_trained_network_is_there() {
        let game = RomanianCheckers::default();
        let (judge, classic) = (Learned::trained(), Gathering::default());
        assert!(judge.net.bytes().len() < 1_000_000);
        let (mut rng, mut differs) = (Rng::new(4), 0);
        let mut at = game.start(0);
        for _ in 0..30 {
            let m = game.pick(&at, &mut rng).unwrap();
            game.play(&mut at, m);
            let learned = judge.worth(&game, &at, &judge.sums(&game, &at));
            let by_hand = classic.worth(&game, &at, &classic.sums(&game, &at));
            assert!((learned - by_hand).abs() < 2000, "{learned} {by_hand}");
            differs += u32::from(learned != by_hand);
        }
        assert!(differs > 15, "only {differs}");
    }
}
