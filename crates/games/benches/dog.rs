//! How fast Dog lists and draws sevens and plays whole games. `items` are moves or games.

use divan::{Bencher, black_box, counter::ItemsCount};
use parlour_core::{Eye, Game, Picture, Rng, Seat, Text, Views};
use parlour_games::dog::{Dog, Position};

fn main() {
    divan::main();
}

/// The most sevens without touching pieces: four own, four of the partner's.
const WORST: &str = "P0P8P16P24||P32P40P48P56| 0 play 7|-|-|-";
/// Eight pieces in a heap: most orders of legs matter.
const HEAP: &str = "P56P58P60P62||P57P59P61P63| 0 play 7|-|-|-";
/// Two and two.
const TYPICAL: &str = "P5P20||P37P50| 0 play 7|-|-|-";
/// The worst seven under a joker.
const JOKER: &str = "P0P8P16P24||P32P40P48P56| 0 play X|-|-|-";

fn read(text: &str) -> Position {
    Dog::canadian().read_position(text, 0).expect("a position")
}

fn list(bencher: Bencher, text: &str, moves: usize) {
    let (dog, at) = (Dog::canadian(), read(text));
    let mut all = Vec::new();
    bencher.counter(ItemsCount::new(moves)).bench_local(|| {
        all.clear();
        dog.moves(black_box(&at), &mut all);
        assert_eq!(all.len(), moves);
    });
}

#[divan::bench]
fn seven_worst_list(bencher: Bencher) {
    list(bencher, WORST, 7_568);
}

#[divan::bench]
fn seven_heap_list(bencher: Bencher) {
    list(bencher, HEAP, 2_622);
}

#[divan::bench]
fn seven_typical_list(bencher: Bencher) {
    list(bencher, TYPICAL, 120);
}

#[divan::bench]
fn joker_worst_list(bencher: Bencher) {
    list(bencher, JOKER, 7_640);
}

#[divan::bench]
fn seven_worst_pick(bencher: Bencher) {
    let (dog, at, mut rng) = (Dog::canadian(), read(WORST), Rng::new(1));
    bencher.bench_local(|| dog.pick(black_box(&at), &mut rng).expect("a seven"));
}

#[divan::bench]
fn seven_worst_is_playable(bencher: Bencher) {
    let (dog, at) = (Dog::canadian(), read(WORST));
    bencher.bench_local(|| assert!(dog.can_play(black_box(&at))));
}

#[divan::bench]
fn seven_worst_first_touches(bencher: Bencher) {
    let (dog, at) = (Dog::canadian(), read(WORST));
    let seen = dog.view(&at, Eye::Seat(Seat(0)));
    let touched = ["hand/0/7".to_string(), "P8".to_string()];
    bencher.bench_local(|| {
        let entry = dog.entry(black_box(&seen), &touched);
        assert_eq!(entry.next.len(), 7);
    });
}

/// Whole games: an evenly drawn playable card, then an evenly drawn play of it.
fn games(bencher: Bencher, dog: Dog, plies: u64) {
    bencher.counter(ItemsCount::new(20u32)).bench(|| {
        let mut made = 0;
        for seed in 0..20 {
            let (mut at, mut rng) = (dog.start(seed), Rng::new(seed));
            while let Some(m) = dog.random_action(black_box(&at), &mut rng) {
                dog.play(&mut at, m);
                made += 1;
            }
        }
        assert_eq!(made, plies);
    });
}

#[divan::bench]
fn random_games_libdog(bencher: Bencher) {
    games(bencher, Dog::libdog(), 36_813);
}

#[divan::bench]
fn random_games_canadian(bencher: Bencher) {
    games(bencher, Dog::canadian(), 30_021);
}
