//! Dice on seven by seven cells.

#[allow(dead_code)]
#[path = "../../../games/tests/cublino/slow.rs"]
mod slow;

use super::{keeps, reached};
use crate::Choices;
use parlour_core::{Eye, Game, Text};
use parlour_games::cublino::Cublino;
use slow::Slow;
use std::collections::BTreeMap;

/// Moves and what they lead to, in both variants.
pub fn twin_cublino(data: &[u8]) {
    let mut choices = Choices::new(data);
    let (game, letter) = match choices.flip() {
        true => (Cublino::pur(), 'P'),
        false => (Cublino::contra(), 'C'),
    };
    let at = if choices.flip() {
        reached(&game, &mut choices, 60)
    } else {
        let text = set_up(&mut choices, letter);
        match game.read_position(&text, 0) {
            Ok(at) => at,
            Err(_) => return,
        }
    };
    let text = game.write_position(&at);
    let moves = game.list(&at);
    let fast: BTreeMap<String, String> = moves
        .iter()
        .map(|m| {
            let mut next = at;
            game.play(&mut next, *m);
            let text = game.write_move(&at, *m, Eye::Keeper);
            (text, game.write_position(&next))
        })
        .collect();
    assert_eq!(fast, Slow::read(&text).children(), "{text}");
    keeps(&game, &at, &moves, &mut choices);
}

/// Up to seven dice a side on cells of their own.
fn set_up(choices: &mut Choices, letter: char) -> String {
    let mut text = String::from(match choices.flip() {
        true => letter,
        false => letter.to_ascii_lowercase(),
    });
    let mut taken = [false; 49];
    for base in [b'A', b'a'] {
        let dice = if letter == 'P' { 7 } else { choices.below(8) };
        for _ in 0..dice {
            let mut cell = choices.below(49);
            while taken[cell] {
                cell = (cell + 1) % 49;
            }
            taken[cell] = true;
            text.push((base + choices.below(24) as u8) as char);
            text.push((b'a' + (cell % 7) as u8) as char);
            text.push((b'1' + (cell / 7) as u8) as char);
        }
    }
    text
}
