//! How many positions a second each search looks at, on a game that costs nearly nothing: what is
//! measured is the search itself. Every figure is for the node count that the bench asserts.

use divan::Bencher;
use divan::counter::ItemsCount;
use parlour_core::*;
use parlour_search::*;

/// A board of 7 × 6 on which stones fall: four in a row win.
#[derive(Clone, Debug)]
struct Fours;

#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
struct Board {
    /// Seven bits a column, the seventh always empty.
    stones: [u64; 2],
    turn: u8,
}

const FULL: u64 = 0x3F | 0x3F << 7 | 0x3F << 14 | 0x3F << 21 | 0x3F << 28 | 0x3F << 35 | 0x3F << 42;
const FOUR: Reason = Reason::new("four", "four in a row");

fn has_four(stones: u64) -> bool {
    [1, 6, 7, 8].iter().any(|by| {
        let two = stones & stones >> by;
        two & two >> (2 * by) != 0
    })
}

impl Game for Fours {
    type Position = Board;
    type Move = u8;
    fn start(&self, _: u64) -> Board {
        Board {
            stones: [0; 2],
            turn: 0,
        }
    }
    #[inline]
    fn status(&self, at: &Board) -> Status {
        let last = 1 - at.turn;
        if has_four(at.stones[last as usize]) {
            Status::Over(Outcome::win(Seats::one(Seat(last)), FOUR))
        } else if (at.stones[0] | at.stones[1]) == FULL {
            Status::Over(Outcome::draw(FOUR))
        } else {
            Status::ToMove(Seat(at.turn))
        }
    }
    #[inline]
    fn moves(&self, at: &Board, out: &mut Vec<u8>) {
        let all = at.stones[0] | at.stones[1];
        out.extend((0..7).filter(|file| all >> (file * 7 + 5) & 1 == 0));
    }
    #[inline]
    fn play(&self, at: &mut Board, m: u8) {
        let all = at.stones[0] | at.stones[1];
        at.stones[at.turn as usize] |= (all + (1 << (m * 7))) & !all & 0x7F << (m * 7);
        at.turn = 1 - at.turn;
    }
    #[inline]
    fn key(&self, at: &Board) -> u64 {
        mix(at.stones[0].wrapping_mul(3) ^ mix(at.stones[1]))
    }
}

impl Open for Fours {}

/// Counts stones in the middle.
struct Middle;

impl Evaluate<Fours> for Middle {
    type Sums = ();
    fn sums(&self, _: &Fours, _: &Board) {}
    #[inline]
    fn worth(&self, _: &Fours, at: &Board, _: &()) -> i32 {
        let count = |side: usize| {
            let of = |files: u64| (at.stones[side] & files).count_ones() as i32;
            of(0x7F << 21) * 3 + of(0x7F << 14 | 0x7F << 28)
        };
        8 * (count(at.turn as usize) - count(1 - at.turn as usize))
    }
    #[inline]
    fn id(&self, m: u8) -> u16 {
        m as u16
    }
}

fn main() {
    divan::main();
}

#[divan::bench(args = [(12, 38_050), (16, 267_946)], sample_count = 10)]
fn alphabeta_to_depth(bencher: Bencher, (depth, nodes): (u32, u64)) {
    let (at, watch) = (Fours.start(0), Watch::new());
    let past = Past::new(&Fours, &at);
    bencher
        .counter(ItemsCount::new(nodes))
        .with_inputs(|| TranspositionTable::new(16))
        .bench_values(|table| {
            let mut search = Search::new(&Fours, &Middle, &table, &at, &past, &watch);
            search.limits.depth = Some(depth);
            assert_eq!(search.lead().nodes, nodes);
        });
}

/// After eight plies; the first player to move wins, but not soon.
fn opening() -> (Board, Past) {
    let mut at = Fours.start(0);
    let mut past = Past::new(&Fours, &at);
    for m in [3, 3, 3, 3, 3, 1, 1, 2] {
        let before = at;
        Fours.play(&mut at, m);
        past.push(&Fours, &before, m, &at);
    }
    (at, past)
}

#[divan::bench(sample_count = 10)]
fn proof_number_positions(bencher: Bencher) {
    const NODES: u64 = 200_000;
    let ((at, past), watch) = (opening(), Watch::new());
    let mut prover = Prover::new(&Fours, 16, &watch);
    prover.nodes = NODES;
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| {
        let answer = prover.prove(&at, &past, ProofGoal::Win);
        assert_eq!(answer.reached, None);
        assert!((NODES..NODES + 42).contains(&answer.nodes));
    });
}

#[divan::bench(sample_count = 10)]
fn mcts_walks(bencher: Bencher) {
    const WALKS: u64 = 10_000;
    let (at, watch) = (Fours.start(0), Watch::new());
    let past = Past::new(&Fours, &at);
    bencher.counter(ItemsCount::new(WALKS)).bench_local(|| {
        let mut mcts = Mcts::new(&Fours, &Playouts { limit: 42 }, 1);
        assert_eq!(mcts.search(&at, &past, WALKS, &watch).nodes, WALKS);
    });
}
