//! The judge that learned: [`Gathering`] corrected by a network.
//!
//! Inputs, from the view of either side: where its own men and the enemy's stand, and for each of the two camps its shape
//! ([`traits`]). The second seat sees the board turned over the diagonal, so that both begin alike.

use super::features::{Shape, Sum};
use super::{Gathering, Judge, Kept};
use crate::alphabeta::AlphaBeta;
use crate::bot::Player;
use crate::net::{Accumulator, Lesson, Lit, Net};
use crate::{Bot, Strength};
use parlour_core::{Match, Seat, Table, cpu};
use parlour_games::romanian_checkers::{Move, Position, RomanianCheckers};
use parlour_search::{Evaluate, MOST, Style};
use std::sync::{Arc, LazyLock};

/// Facts about the shape of a camp.
const TRAITS: usize = 7;
/// How many values each of them has.
const VALUES: [usize; TRAITS] = [64, 12, 32, 12, 8, 24, 16];
/// Where the inputs of each begin within a camp's.
const BEGIN: [usize; TRAITS] = {
    let mut begin = [0; TRAITS];
    let mut i = 1;
    while i < TRAITS {
        begin[i] = begin[i - 1] + VALUES[i - 1];
        i += 1;
    }
    begin
};
/// Inputs for the shape of a camp.
const SHAPES: usize = BEGIN[TRAITS - 1] + VALUES[TRAITS - 1];
const INPUTS: usize = 2 * (64 + SHAPES);
const STAGES: usize = 4;

/// The facts: the square in the middle, men, surplus, Euler number, men alone, pairs, quads; each as an input of the camp.
#[inline(always)]
fn traits(of: &Shape) -> [u16; TRAITS] {
    let facts = [
        of.middle,
        of.men.saturating_sub(1),
        of.surplus,
        of.euler.max(1) as usize - 1,
        of.alone as usize,
        of.pairs as usize,
        (of.threes + 2 * of.fours) as usize,
    ];
    let mut lit = [0; TRAITS];
    for i in 0..TRAITS {
        lit[i] = (BEGIN[i] + facts[i].min(VALUES[i] - 1)) as u16;
    }
    lit
}

/// A square turned over the diagonal.
const TURNED: [u8; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = ((i % 8) * 8 + i / 8) as u8;
        i += 1;
    }
    table
};

/// A square as a seat sees it.
#[inline(always)]
fn seen(by: usize, square: usize) -> usize {
    match by {
        0 => square & 63,
        _ => TURNED[square & 63] as usize,
    }
}

/// The input for a man on a square.
#[inline(always)]
fn man(by: usize, camp: usize, square: usize) -> usize {
    64 * (by ^ camp) + seen(by, square)
}

/// The input for the i-th fact about a camp.
#[inline(always)]
fn fact(by: usize, camp: usize, i: usize, value: u16) -> usize {
    let value = value as usize;
    let value = if i == 0 { seen(by, value) } else { value };
    128 + SHAPES * (by ^ camp) + value
}

/// Few men are another game.
#[inline(always)]
fn stage(at: &Position) -> usize {
    let men = at.men(Seat(0)).count_ones() + at.men(Seat(1)).count_ones();
    (men as usize).saturating_sub(6).min(17) * STAGES / 18
}

/// What is kept along the path.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sight {
    kept: [Kept; 2],
    traits: [[u16; TRAITS]; 2],
    units: [Accumulator; 2],
}

/// The judge that learned.
#[derive(Clone, Debug)]
pub(crate) struct Learned {
    classic: Gathering,
    net: Arc<Net>,
}

/// What `crates/bots/nets/romanian-checkers.md` made.
static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../nets/romanian-checkers.net");
    Arc::new(Net::read(bytes).expect("a test reads it"))
});

impl Learned {
    /// Thinks with the network of this program.
    pub fn trained() -> Learned {
        Learned::new(TRAINED.clone())
    }
    /// Thinks with this network, which must have been made for it.
    pub fn new(net: Arc<Net>) -> Learned {
        assert_eq!((net.inputs(), net.stages()), (INPUTS, STAGES));
        Learned {
            classic: Gathering::default(),
            net,
        }
    }
}

struct Look<'a>(&'a Learned, &'a Position);

impl cpu::Work for Look<'_> {
    type Found = Sight;

    #[inline(always)]
    fn run(self) -> Sight {
        let Look(Learned { classic, net }, at) = self;
        let mut units = [net.blank(); 2];
        let kept = [0, 1].map(|camp| {
            let men = at.men(Seat(camp));
            let sum = Sum::of(men);
            let shape = Shape::of(men, sum);
            let worth = classic.tables.shape(&shape);
            (Kept { sum, worth }, traits(&shape))
        });
        for (camp, (_, facts)) in kept.iter().enumerate() {
            for (by, units) in units.iter_mut().enumerate() {
                let mut men = at.men(Seat(camp as u8));
                while men != 0 {
                    net.light(units, man(by, camp, men.trailing_zeros() as usize));
                    men &= men - 1;
                }
                for (i, value) in facts.iter().enumerate() {
                    net.light(units, fact(by, camp, i, *value));
                }
            }
        }
        Sight {
            kept: kept.map(|(kept, _)| kept),
            traits: kept.map(|(_, facts)| facts),
            units,
        }
    }
}

struct Step<'a> {
    judge: &'a Learned,
    from: usize,
    to: usize,
    after: &'a Position,
    sight: &'a mut Sight,
    captured: bool,
}

impl Step<'_> {
    /// A camp has changed: its shape anew. The facts before and after.
    #[inline(always)]
    fn reshape(&mut self, camp: usize, sum: Sum) -> [[u16; TRAITS]; 2] {
        let shape = Shape::of(self.after.men(Seat(camp as u8)), sum);
        let worth = self.judge.classic.tables.shape(&shape);
        self.sight.kept[camp] = Kept { sum, worth };
        let facts = traits(&shape);
        let before = std::mem::replace(&mut self.sight.traits[camp], facts);
        [before, facts]
    }
    #[inline(always)]
    fn relight(&self, units: &mut Accumulator, by: usize, camp: usize, facts: [[u16; TRAITS]; 2]) {
        let [before, after] = facts;
        for i in 0..TRAITS {
            let (old, new) = (fact(by, camp, i, before[i]), fact(by, camp, i, after[i]));
            self.judge.net.change(units, new, old);
        }
    }
}

impl cpu::Work for Step<'_> {
    type Found = ();

    #[inline(always)]
    fn run(mut self) {
        let foe = self.after.mover().index() & 1;
        let own = foe ^ 1;
        let net = &*self.judge.net;
        let mut sum = self.sight.kept[own].sum;
        sum.remove(self.from);
        sum.add(self.to);
        let facts = self.reshape(own, sum);
        let taken = if self.captured {
            let mut sum = self.sight.kept[foe].sum;
            sum.remove(self.to);
            Some(self.reshape(foe, sum))
        } else {
            None
        };
        for by in 0..2 {
            let mut units = self.sight.units[by];
            net.change(&mut units, man(by, own, self.to), man(by, own, self.from));
            self.relight(&mut units, by, own, facts);
            if let Some(facts) = taken {
                net.dim(&mut units, man(by, foe, self.to));
                self.relight(&mut units, by, foe, facts);
            }
            self.sight.units[by] = units;
        }
    }
}

struct Weigh<'a>(&'a Learned, &'a Position, &'a Sight);

impl cpu::Work for Weigh<'_> {
    type Found = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Weigh(Learned { classic, net }, at, sight) = self;
        let own = at.mover().index() & 1;
        let worth = Judge {
            tables: &classic.tables,
            at,
            kept: &sight.kept,
        };
        worth.run() + net.worth(stage(at), &sight.units[own], &sight.units[own ^ 1])
    }
}

impl Evaluate<RomanianCheckers> for Learned {
    type Sums = Sight;
    const TABLE_DEPTH: u32 = 2;
    const FINDS: bool = true;

    fn sums(&self, _: &RomanianCheckers, at: &Position) -> Sight {
        cpu::run(Look(self, at))
    }
    #[inline]
    fn update(
        &self,
        _: &RomanianCheckers,
        before: &Position,
        m: Move,
        after: &Position,
        sight: &mut Sight,
    ) {
        if let Move::Go { from, to } = m {
            let foe = after.mover();
            cpu::run(Step {
                judge: self,
                from: from.index(),
                to: to.index(),
                after,
                sight,
                captured: before.men(foe) != after.men(foe),
            });
        }
    }
    #[inline]
    fn worth(&self, _: &RomanianCheckers, at: &Position, sight: &Sight) -> i32 {
        cpu::run(Weigh(self, at, sight)).clamp(1 - MOST, MOST - 1)
    }
    #[inline]
    fn hint(&self, game: &RomanianCheckers, at: &Position, m: Move) -> i32 {
        self.classic.hint(game, at, m)
    }
    #[inline]
    fn null_move(&self, _: &RomanianCheckers, at: &Position) -> Option<Position> {
        Some(at.passed())
    }
    fn style(&self) -> Style {
        self.classic.style()
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

/// How Romanian Checkers is shown to a network: the eight pictures of the square board.
pub(crate) struct Pictures;

/// One of the eight pictures of a square.
fn pictured(image: usize, square: usize) -> usize {
    let (x, y) = (square % 8, square / 8);
    let x = if image & 1 == 0 { x } else { 7 - x };
    let y = if image & 2 == 0 { y } else { 7 - y };
    if image & 4 == 0 { y * 8 + x } else { x * 8 + y }
}

impl Lesson for Pictures {
    fn inputs(&self) -> usize {
        INPUTS
    }
    fn stages(&self) -> usize {
        STAGES
    }
    fn images(&self) -> usize {
        8
    }
    fn lit(&self, table: &dyn Table, ply: usize, image: usize) -> Option<Lit> {
        let played = table.as_any().downcast_ref::<Match<RomanianCheckers>>()?;
        let at = played.line().get(ply)?;
        let (classic, game) = (Gathering::default(), played.game());
        let own = at.mover().index() & 1;
        let mut sides = [Vec::new(), Vec::new()];
        for camp in 0..2 {
            let squares = (0..64).filter(|s| at.men(Seat(camp as u8)) >> s & 1 == 1);
            let men = squares.fold(0u64, |set, s| set | 1 << pictured(image, s));
            let facts = traits(&Shape::of(men, Sum::of(men)));
            for (side, by) in sides.iter_mut().zip([own, own ^ 1]) {
                let squares = (0..64).filter(|s| men >> s & 1 == 1);
                side.extend(squares.map(|square| man(by, camp, square) as u16));
                let facts = facts.iter().enumerate();
                side.extend(facts.map(|(i, value)| fact(by, camp, i, *value) as u16));
            }
        }
        Some(Lit {
            sides,
            stage: stage(at),
            base: classic.worth(game, at, &classic.sums(game, at)),
        })
    }
    fn bot(&self, net: Net, seed: u64) -> Box<dyn Bot> {
        let judge = Learned::new(Arc::new(net));
        let mind = AlphaBeta::new(judge, Strength::BEST, seed);
        Player::<RomanianCheckers, _>::boxed("romanian-checkers", mind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::HIDDEN;
    use parlour_core::cpu::Work;
    use parlour_core::{Game, Rng};

    fn drawn(seed: u64) -> Learned {
        let mut rng = Rng::new(seed);
        let mut row = |most: usize| -> [i16; HIDDEN] {
            std::array::from_fn(|_| rng.below(2 * most + 1) as i16 - most as i16)
        };
        let inputs = (0..INPUTS).map(|_| row(60)).collect();
        let bias = row(200);
        let outputs = (0..STAGES).map(|_| [row(127), row(127)]).collect();
        let net = Net::new(inputs, bias, outputs, vec![7, -70_000, 500_000, 0]);
        Learned::new(Arc::new(net.unwrap()))
    }

    /// Along random games: what is kept along the path is what is counted anew, newer instructions change nothing, and a network that
    /// learns is shown the same inputs.
    #[test]
    fn keeps_along_the_path_what_it_would_count_anew() {
        let game = RomanianCheckers::default();
        let judge = drawn(5);
        for seed in 0..60 {
            let mut rng = Rng::new(seed);
            let mut played = Match::new(Arc::new(game.clone()), 0);
            let mut sight = judge.sums(&game, played.position());
            while let Some(m) = game.pick(played.position(), &mut rng) {
                let before = played.position().clone();
                played.play(m).unwrap();
                let at = played.position();
                judge.update(&game, &before, m, at, &mut sight);
                assert_eq!(sight, judge.sums(&game, at));
                assert_eq!(sight, Look(&judge, at).run());
                if game.status(at).mover().is_none() || played.moves().len() > 150 {
                    break;
                }
                let worth = judge.worth(&game, at, &sight);
                assert_eq!(Weigh(&judge, at, &sight).run(), worth);
                let lit = Pictures.lit(&played, played.moves().len(), 0).unwrap();
                let units = lit.sides.map(|side| {
                    side.iter().fold(judge.net.blank(), |mut units, input| {
                        judge.net.light(&mut units, usize::from(*input));
                        units
                    })
                });
                let own = at.mover().index();
                assert_eq!(units, [sight.units[own], sight.units[own ^ 1]]);
                assert_eq!(
                    worth,
                    lit.base + judge.net.worth(lit.stage, &units[0], &units[1])
                );
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

    /// Every picture shows a position that the hand-made judge finds worth the same, but for what it rounds.
    #[test]
    fn pictures_mean_the_same() {
        let game = RomanianCheckers::default();
        let mut played = Match::new(Arc::new(game), 0);
        let mut rng = Rng::new(8);
        while played.moves().len() < 20 {
            let m = played.game().pick(played.position(), &mut rng).unwrap();
            played.play(m).unwrap();
        }
        let mut seen = Vec::new();
        for image in 0..Pictures.images() {
            let mut squares: Vec<usize> = (0..64).map(|s| pictured(image, s)).collect();
            squares.sort_unstable();
            assert!(squares.into_iter().eq(0..64));
            let lit = Pictures.lit(&played, 20, image).unwrap();
            let counts = lit.sides.clone().map(|side| side.len());
            assert_eq!(counts[0], counts[1]);
            assert!(lit.sides.iter().flatten().all(|i| usize::from(*i) < INPUTS));
            assert!(!seen.contains(&lit.sides), "picture {image} twice");
            seen.push(lit.sides);
        }
    }
}
