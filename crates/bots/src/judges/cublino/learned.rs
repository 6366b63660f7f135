//! The judges that learned: those made by hand, counted more quickly and corrected by a network.
//!
//! What adds up over dice is kept along the path, what is counted by cells comes from sets of bits, so a position costs a third of
//! what it did. Inputs of the network, from the view of either side: where its own dice and the foe's lie with what on top, and in which
//! row they lie how.

use super::quick::{Kind, QuickContra, QuickPur};
use crate::alphabeta::AlphaBeta;
use crate::bot::Player;
use crate::net::{Accumulator, Lesson, Lit, Net};
use crate::{Bot, Strength};
use parlour_core::{Match, Table, cpu};
use parlour_games::cublino::{Cublino, Die, Move, Position, Side};
use parlour_search::{Evaluate, MOST, Style};
use std::marker::PhantomData;
use std::sync::{Arc, LazyLock};

/// Inputs for a die on a cell with a top.
const TOPS: usize = 2 * 49 * 6;
/// Those, and the inputs for how a die lies in a row.
const INPUTS: usize = TOPS + 2 * 7 * 24;
/// Stages of a game.
pub(super) const STAGES: usize = 4;

/// How a die lies when the board is turned by half.
const TURNED: [u8; 32] = {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 24 {
        if let Some(die) = Die::new(i) {
            table[i as usize] = die.half_turn().number();
        }
        i += 1;
    }
    table
};

/// The inputs for a die of a camp, as a side sees it.
#[inline(always)]
fn inputs(by: usize, camp: usize, cell: usize, die: u8) -> [usize; 2] {
    let (cell, die) = match by {
        0 => (cell, die),
        _ => (54 - cell, TURNED[die as usize & 31]),
    };
    let (row, column, foreign) = (cell >> 3, cell & 7, by ^ camp);
    [
        ((foreign * 7 + row) * 7 + column) * 6 + die as usize / 4,
        TOPS + (foreign * 7 + row) * 24 + die as usize,
    ]
}

/// What is kept along the path.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Sight {
    /// What each side's dice are worth by themselves, in quarters.
    straight: [i32; 2],
    units: [Accumulator; 2],
}

/// A judge that learned.
#[derive(Debug)]
pub(crate) struct Learned<K> {
    net: Arc<Net>,
    kind: PhantomData<K>,
}

/// What `crates/bots/nets/cublino-contra.md` and `cublino-pur.md` made.
static CONTRA: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../nets/cublino-contra.net");
    Arc::new(Net::read(bytes).expect("a test reads it"))
});
static PUR: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../nets/cublino-pur.net");
    Arc::new(Net::read(bytes).expect("a test reads it"))
});

impl Learned<QuickContra> {
    /// Thinks with the network of this program.
    pub fn contra() -> Self {
        Learned::new(CONTRA.clone())
    }
}

impl Learned<QuickPur> {
    /// Thinks with the network of this program.
    pub fn pur() -> Self {
        Learned::new(PUR.clone())
    }
}

impl<K: Kind> Learned<K> {
    /// Thinks with this network, which must have been made for it.
    pub fn new(net: Arc<Net>) -> Self {
        assert_eq!((net.inputs(), net.stages()), (INPUTS, STAGES));
        let kind = PhantomData;
        Learned { net, kind }
    }
}

/// [`Evaluate::update`], and [`Evaluate::sums`] from an empty board.
struct Step<'a, K> {
    judge: &'a Learned<K>,
    /// The dice before, and how they lie.
    before: ([u64; 2], &'a [u8; 56]),
    after: &'a Position,
    sight: &'a mut Sight,
}

impl<K: Kind> cpu::Work for Step<'_, K> {
    type Found = ();

    #[inline(always)]
    #[allow(clippy::needless_range_loop)]
    fn run(self) {
        let net = &*self.judge.net;
        let (sets, lying) = self.before;
        let Sight {
            mut straight,
            mut units,
        } = *self.sight;
        for camp in 0..2 {
            let set = self.after.of(Side::BOTH[camp]);
            let mut gone = sets[camp] & !set;
            while gone != 0 {
                let cell = gone.trailing_zeros() as usize;
                gone &= gone - 1;
                let die = lying[cell];
                straight[camp] -= K::straight(camp, cell, die);
                for by in 0..2 {
                    let [top, row] = inputs(by, camp, cell, die);
                    net.dim(&mut units[by], top);
                    net.dim(&mut units[by], row);
                }
            }
            let mut come = set & !sets[camp];
            while come != 0 {
                let cell = come.trailing_zeros() as usize;
                come &= come - 1;
                let die = self.after.numbers()[cell];
                straight[camp] += K::straight(camp, cell, die);
                for by in 0..2 {
                    let [top, row] = inputs(by, camp, cell, die);
                    net.light(&mut units[by], top);
                    net.light(&mut units[by], row);
                }
            }
        }
        *self.sight = Sight { straight, units };
    }
}

/// [`Evaluate::worth`]
struct Weigh<'a, K>(&'a Learned<K>, &'a Position, &'a Sight);

impl<K: Kind> cpu::Work for Weigh<'_, K> {
    type Found = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Weigh(judge, at, sight) = self;
        let own = at.mover() as usize;
        let lead = sight.straight[own] - sight.straight[own ^ 1];
        K::worth(at, lead)
            + (judge.net).worth(K::stage(at), &sight.units[own], &sight.units[own ^ 1])
    }
}

impl<K: Kind> Learned<K> {
    fn look(&self, at: &Position) -> Sight {
        let mut sight = Sight {
            straight: [0; 2],
            units: [self.net.blank(); 2],
        };
        cpu::run(Step {
            judge: self,
            before: ([0; 2], &[0; 56]),
            after: at,
            sight: &mut sight,
        });
        sight
    }
    #[inline]
    fn step(&self, before: &Position, after: &Position, sight: &mut Sight) {
        cpu::run(Step {
            judge: self,
            before: (
                [before.of(Side::White), before.of(Side::Black)],
                before.numbers(),
            ),
            after,
            sight,
        });
    }
    #[inline]
    fn weigh(&self, at: &Position, sight: &Sight) -> i32 {
        cpu::run(Weigh(self, at, sight)).clamp(1 - MOST, MOST - 1)
    }
}

impl<K: Kind> Evaluate<Cublino> for Learned<K> {
    type Sums = Sight;
    const FINDS: bool = K::FINDS;
    const MERGES: bool = K::MERGES;

    fn sums(&self, _: &Cublino, at: &Position) -> Sight {
        self.look(at)
    }
    #[inline]
    fn update(&self, _: &Cublino, before: &Position, _: Move, after: &Position, to: &mut Sight) {
        self.step(before, after, to);
    }
    #[inline]
    fn worth(&self, _: &Cublino, at: &Position, sight: &Sight) -> i32 {
        self.weigh(at, sight)
    }
    fn style(&self) -> Style {
        K::STYLE
    }
    #[inline]
    fn hint(&self, game: &Cublino, at: &Position, m: Move) -> i32 {
        K::hint(game, at, m)
    }
    #[inline]
    fn null_move(&self, game: &Cublino, at: &Position) -> Option<Position> {
        K::null_move(game, at)
    }
    #[inline]
    fn id(&self, m: Move) -> u16 {
        K::id(m)
    }
    #[inline]
    fn find(&self, _: &Cublino, at: &Position, id: u16) -> Option<Move> {
        K::find(at, id)
    }
}

/// How Cublino is shown to a network; it has no mirror, and the half turn is in the inputs.
pub(crate) struct Pictures<K>(pub PhantomData<K>);

impl<K: Kind> Pictures<K> {
    fn show(&self, at: &Position) -> Lit {
        let own = at.mover() as usize;
        let mut sides = [Vec::new(), Vec::new()];
        for (cell, side, die) in at.dice() {
            for (seen, by) in sides.iter_mut().zip([own, own ^ 1]) {
                let inputs = inputs(by, side as usize, cell.index(), die.number());
                seen.extend(inputs.map(|input| input as u16));
            }
        }
        Lit {
            sides,
            stage: K::stage(at),
            base: K::classic(at),
        }
    }
}

impl<K: Kind> Lesson for Pictures<K> {
    fn inputs(&self) -> usize {
        INPUTS
    }
    fn stages(&self) -> usize {
        STAGES
    }
    fn images(&self) -> usize {
        1
    }
    fn lit(&self, table: &dyn Table, ply: usize, _: usize) -> Option<Lit> {
        let played = table.as_any().downcast_ref::<Match<Cublino>>()?;
        Some(self.show(played.line().get(ply)?))
    }
    fn bot(&self, net: Net, seed: u64) -> Box<dyn Bot> {
        let mind = AlphaBeta::new(Learned::<K>::new(Arc::new(net)), Strength::BEST, seed);
        Player::<Cublino, _>::boxed(K::NAME, mind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::HIDDEN;
    use parlour_core::cpu::Work;
    use parlour_core::{Game, Rng};

    fn drawn<K: Kind>(seed: u64) -> Learned<K> {
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

    /// Along drawn games: what is kept along the path is what is counted anew, newer instructions change nothing, the quick count
    /// says what the judge made by hand says, and a network that learns is shown the same inputs.
    fn check<K: Kind>(game: &Cublino) {
        let judge = drawn::<K>(5);
        let mut stages = [0; STAGES];
        for seed in 0..80 {
            let mut rng = Rng::new(seed);
            let mut at = game.start(0);
            let mut sight = judge.look(&at);
            for _ in 0..200 {
                let m = game.pick(&at, &mut rng).unwrap();
                let (before, unmoved) = (at, sight);
                game.play(&mut at, m);
                judge.step(&before, &at, &mut sight);
                assert_eq!(sight, judge.look(&at));
                assert_eq!(
                    sight == unmoved,
                    m.is_pass(),
                    "a step left out would be seen"
                );
                let mut plain = unmoved;
                Step {
                    judge: &judge,
                    before: (Side::BOTH.map(|side| before.of(side)), before.numbers()),
                    after: &at,
                    sight: &mut plain,
                }
                .run();
                assert_eq!(plain, sight, "without newer instructions");
                if game.status(&at).mover().is_none() {
                    break;
                }
                let own = at.mover() as usize;
                let lead = sight.straight[own] - sight.straight[own ^ 1];
                assert_eq!(K::worth(&at, lead), K::classic(&at), "{at:?}");
                let worth = judge.weigh(&at, &sight);
                assert_eq!(Weigh(&judge, &at, &sight).run(), worth);
                let lit = Pictures::<K>(PhantomData).show(&at);
                stages[lit.stage] += 1;
                let units = lit.sides.map(|side| {
                    side.iter().fold(judge.net.blank(), |mut units, input| {
                        judge.net.light(&mut units, usize::from(*input));
                        units
                    })
                });
                assert_eq!(units, [sight.units[own], sight.units[own ^ 1]]);
                let said = judge.net.worth(lit.stage, &units[0], &units[1]);
                assert_eq!(worth, lit.base + said);
            }
        }
        assert!(stages.iter().all(|n| *n > 50), "{stages:?}");
    }

    #[test]
    fn contra_keeps_along_the_path_what_it_would_count_anew() {
        check::<QuickContra>(&Cublino::contra());
    }
    #[test]
    fn pur_keeps_along_the_path_what_it_would_count_anew() {
        check::<QuickPur>(&Cublino::pur());
    }

    /// The networks of this program are read, are small, have something to say, and find both sides alike.
    #[test]
    fn the_trained_networks_are_there() {
        fn look<K: Kind>(judge: &Learned<K>, game: &Cublino) {
            assert!(judge.net.bytes().len() < 100_000);
            let (mut rng, mut differs) = (Rng::new(4), 0);
            let mut at = game.start(0);
            for _ in 0..20 {
                let m = game.pick(&at, &mut rng).unwrap();
                game.play(&mut at, m);
                let worth = judge.weigh(&at, &judge.look(&at));
                let turned = at.half_turn();
                assert_eq!(worth, judge.weigh(&turned, &judge.look(&turned)));
                assert!((worth - K::classic(&at)).abs() < 2000, "{worth} {at:?}");
                differs += u32::from(worth != K::classic(&at));
            }
            assert!(differs > 10, "only {differs}");
        }
        look(&Learned::contra(), &Cublino::contra());
        look(&Learned::pur(), &Cublino::pur());
    }

    /// A move is found by its id exactly where it is legal.
    #[test]
    fn finds_the_tips_of_contra() {
        let (game, judge) = (Cublino::contra(), drawn::<QuickContra>(1));
        super::super::tests::positions(&game, 30, |at| {
            let all = game.list(at);
            for id in 0..4096 {
                let listed = all.iter().find(|m| judge.id(**m) == id && !m.is_pass());
                assert_eq!(judge.find(&game, at, id), listed.copied(), "{id} {at:?}");
            }
        });
    }

    /// Moves with one id lead to one position, others to others.
    #[test]
    fn chains_of_pur_share_an_id_where_they_lead_to_the_same() {
        let (game, judge) = (Cublino::pur(), drawn::<QuickPur>(1));
        let mut shared = 0;
        super::super::tests::positions(&game, 20, |at| {
            let mut met: Vec<(u16, Position)> = Vec::new();
            for m in game.list(at) {
                let mut next = *at;
                game.play(&mut next, m);
                let id = judge.id(m);
                for (other, position) in &met {
                    assert_eq!(id == *other, next == *position, "{m} {at:?}");
                    shared += u32::from(id == *other);
                }
                met.push((id, next));
            }
        });
        assert!(shared > 20, "{shared}");
    }
}
