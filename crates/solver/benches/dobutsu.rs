//! How fast the table of Dōbutsu shōgi answers: 100,000 random positions, nothing kept beforehand.
//!
//! Needs the table in the data folder and makes it if it is missing. Random positions: all eight
//! pieces thrown on the board or into the hands, lions apart, game not over.

use parlour_core::{Rng, Status, Watch};
use parlour_games::dobutsu::{Animal, Position, Side, Square};
use parlour_solver::dobutsu::{Table, default_path, open_or_make};
use std::time::Instant;

const PROBES: usize = 100_000;

fn main() {
    let path = default_path().expect("a data folder");
    drop(open_or_make(&path, 2, &Watch::new()).expect("a table"));
    let mut rng = Rng::new(1);
    let space = Table::open(&path).expect("a table");
    let mut all = Vec::new();
    while all.len() < PROBES {
        let at = random(&mut rng);
        if matches!(at.status(), Status::ToMove(_)) && space.space().locate(&at).is_some() {
            all.push(at);
        }
    }
    let undecided = run(
        "probe_dobutsu_cold",
        &Table::open(&path).expect("a table"),
        &all,
    );
    assert_eq!(undecided.len(), 54_246, "positions not won at once");
    let table = Table::open(&path).expect("a table");
    run("probe_dobutsu_cold_undecided", &table, &undecided);
}

/// Probes all, prints the mean time, returns those that are not won at once.
fn run(name: &str, table: &Table, all: &[Position]) -> Vec<Position> {
    let begin = Instant::now();
    let open = |at: &&Position| table.probe(at).expect("complete").plies != 1;
    let undecided: Vec<Position> = all.iter().filter(open).copied().collect();
    let mean = begin.elapsed().as_secs_f64() * 1e6 / all.len() as f64;
    println!("{name}: {} probes, {mean:.2} µs each", all.len());
    undecided
}

fn random(rng: &mut Rng) -> Position {
    let mut squares: Vec<Square> = Square::all().collect();
    squares.reverse();
    rng.shuffle(&mut squares);
    let mut free = squares.into_iter();
    let mut next = || free.next().expect("twelve squares for eight pieces");
    let mut board = vec![
        (next(), Animal::Lion, Side::Sente),
        (next(), Animal::Lion, Side::Gote),
    ];
    let mut hands = Vec::new();
    for animal in Animal::IN_HAND.into_iter().flat_map(|a| [a, a]) {
        let side = Side::BOTH[rng.below(2)];
        if rng.below(3) == 0 {
            hands.push((animal, side));
        } else {
            let grown = animal == Animal::Chick && rng.below(2) == 0;
            let animal = if grown { Animal::Rooster } else { animal };
            board.push((next(), animal, side));
        }
    }
    let turn = Side::BOTH[rng.below(2)];
    Position::new(board, hands, turn).expect("all pieces, all squares different")
}
