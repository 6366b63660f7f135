//! Cublino against its vectors, its slow twin and its rule sheet.

mod fights;
mod laws;
mod options;
mod perft;
mod pictures;
mod rules;
mod slow;
mod texts;
mod twin;
mod vectors;

use parlour_core::{Eye, Game, Rng, Text};
use parlour_games::cublino::{Cublino, Position, Setup};

/// Reads a state under the default rules of its own variant.
fn read(state: &str) -> (Cublino, Position) {
    let setup: Setup = state.parse().expect("well-formed");
    let at = setup.position().expect("valid");
    (Cublino::new(setup.variant), at)
}

/// Every move as text, sorted.
fn moves(state: &str) -> Vec<String> {
    let (game, at) = read(state);
    let all = game.list(&at).into_iter();
    let mut texts: Vec<_> = all.map(|m| game.write_move(&at, m, Eye::Keeper)).collect();
    texts.sort();
    texts
}

/// A valid state with dice scattered over the board: seven a side in Pur, up to seven in Contra.
fn scattered(letter: char, rng: &mut Rng) -> String {
    loop {
        let mut cells: Vec<usize> = (0..49).collect();
        rng.shuffle(&mut cells);
        let mut counts = [7, 7];
        if letter == 'C' {
            counts = [rng.below(8), rng.below(8)];
        }
        let mut text = String::new();
        text.push(if rng.below(2) == 0 {
            letter
        } else {
            letter.to_ascii_lowercase()
        });
        for side in 0..2 {
            for _ in 0..counts[side] {
                let cell = cells.pop().expect("49 cells, 14 dice");
                let base = [b'A', b'a'][side];
                text.push((base + rng.below(24) as u8) as char);
                text.push((b'a' + (cell % 7) as u8) as char);
                text.push((b'1' + (cell / 7) as u8) as char);
            }
        }
        let setup: Setup = text.parse().expect("well-formed");
        if setup.position().is_ok() {
            return text;
        }
    }
}
