//! How fast the rules of Dōbutsu shōgi run.

use divan::{Bencher, black_box, counter::ItemsCount};
use parlour_core::{Game, Rng};
use parlour_games::dobutsu::{Dobutsu, Position};

fn main() {
    divan::main();
}

/// Leaves counted, the last ply by counting only.
#[divan::bench(sample_count = 10)]
fn perft_dobutsu_9(bencher: Bencher) {
    let leaves = 50_503_579;
    bencher.counter(ItemsCount::new(leaves)).bench(|| {
        assert_eq!(Dobutsu.perft(black_box(&Position::default()), 9), leaves);
    });
}

/// Every leaf visited: each move is played.
#[divan::bench(sample_count = 10)]
fn perft_dobutsu_7_move_by_move(bencher: Bencher) {
    let leaves = 635_117u64;
    bencher.counter(ItemsCount::new(leaves)).bench(|| {
        let mut seen = 0;
        visit(black_box(&Position::default()), 7, &mut seen);
        assert_eq!(seen, leaves);
    });
}

fn visit(at: &Position, depth: u32, seen: &mut u64) {
    if depth == 0 {
        *seen += 1;
    } else {
        at.each_move(|m| visit(&at.after(m), depth - 1, seen));
    }
}

/// Plies of random games.
#[divan::bench(sample_count = 10)]
fn playouts_dobutsu(bencher: Bencher) {
    bencher.counter(ItemsCount::new(11920u32)).bench(|| {
        let mut rng = Rng::new(1);
        let mut plies = 0;
        for _ in 0..1000 {
            plies += Dobutsu.playout(&mut Position::default(), &mut rng, 1000);
        }
        assert_eq!(plies, 11920);
    });
}
