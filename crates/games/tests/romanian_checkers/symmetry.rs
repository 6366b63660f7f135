//! Turning, mirroring and recolouring the board changes nothing that counts.

use super::at;
use parlour_core::{Game, Outcome, Seat, Status};
use parlour_games::romanian_checkers::{Position, RomanianCheckers, Square};
use proptest::prelude::*;

/// A position as 64 squares: 0 empty, 1 White, 2 Black.
fn read(board: &[u8], mover: usize) -> Position {
    let ranks: Vec<String> = board
        .chunks(8)
        .rev()
        .map(|rank| rank.iter().map(|m| ['1', 'P', 'p'][*m as usize]).collect())
        .collect();
    at(&format!("{} {}", ranks.join("/"), ["w", "b"][mover]))
}

fn positions() -> impl Strategy<Value = (Vec<u8>, usize)> {
    let squares: Vec<usize> = (0..64).collect();
    let shuffled = Just(squares).prop_shuffle();
    (shuffled, 1..=12usize, 1..=12usize, 0..2usize).prop_map(|(squares, white, black, mover)| {
        let mut board = vec![0; 64];
        squares[..white].iter().for_each(|s| board[*s] = 1);
        squares[white..white + black]
            .iter()
            .for_each(|s| board[*s] = 2);
        (board, mover)
    })
}

/// The eight symmetries: mirror or not, then quarter turns.
fn turned(board: &[u8], symmetry: u8) -> Vec<u8> {
    let mut out = vec![0; 64];
    for square in Square::all() {
        let (mut file, mut rank) = (square.file(), square.rank());
        if symmetry & 4 != 0 {
            file = 7 - file;
        }
        for _ in 0..symmetry & 3 {
            (file, rank) = (rank, 7 - file);
        }
        let to = Square::new(file, rank).expect("on the board");
        out[to.index()] = board[square.index()];
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn symmetries_keep_counts_and_results((board, mover) in positions()) {
        let game = RomanianCheckers::default();
        let plain = read(&board, mover);
        for symmetry in 0..8 {
            let other = read(&turned(&board, symmetry), mover);
            prop_assert_eq!(game.count(&other), game.count(&plain));
            prop_assert_eq!(game.perft(&other, 2), game.perft(&plain, 2));
            prop_assert_eq!(game.status(&other), game.status(&plain));
        }
    }

    #[test]
    fn recolouring_swaps_the_sides((board, mover) in positions()) {
        let game = RomanianCheckers::default();
        let swapped: Vec<u8> = board.iter().map(|m| [0, 2, 1][*m as usize]).collect();
        let (plain, other) = (read(&board, mover), read(&swapped, 1 - mover));
        prop_assert_eq!(game.perft(&other, 2), game.perft(&plain, 2));
        let swap = |status: Status| match status {
            Status::ToMove(seat) => Status::ToMove(Seat(1 - seat.0)),
            Status::Over(how) => Status::Over(Outcome {
                winners: how.winners.iter().map(|s| Seat(1 - s.0)).collect(),
                ..how
            }),
        };
        prop_assert_eq!(game.status(&other), swap(game.status(&plain)));
    }

    #[test]
    fn keys_tell_positions_apart((board, mover) in positions(), (other, turn) in positions()) {
        let game = RomanianCheckers::default();
        let (a, b) = (read(&board, mover), read(&other, turn));
        prop_assert_eq!(a == b, game.key(&a) == game.key(&b));
        prop_assert_ne!(game.key(&a), game.key(&read(&board, 1 - mover)));
    }

    #[test]
    fn playouts_end_where_the_rules_end((board, mover) in positions(), seed: u64) {
        let game = RomanianCheckers::default();
        let mut position = read(&board, mover);
        let mut rng = parlour_core::Rng::new(seed);
        let limit = 2000;
        let plies = game.playout(&mut position, &mut rng, limit);
        let over = matches!(game.status(&position), Status::Over(_));
        prop_assert!(over || plies == limit);
        if matches!(game.status(&read(&board, mover)), Status::Over(_)) {
            prop_assert_eq!(plies, 0);
        }
    }
}
