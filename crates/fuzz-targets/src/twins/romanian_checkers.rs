//! Men on eight by eight squares.

#[allow(dead_code)]
#[path = "../../../games/tests/romanian_checkers/slow.rs"]
mod slow;

use super::{keeps, reached};
use crate::Choices;
use parlour_core::{Game, Rules, Seat, Text, configure};
use parlour_games::romanian_checkers::RomanianCheckers;
use std::sync::LazyLock;

/// The rules of every preset, with a pass where one cannot move, and without.
static RULES: LazyLock<Vec<RomanianCheckers>> = LazyLock::new(|| {
    let usual = RomanianCheckers::default();
    let mut all = Vec::new();
    for preset in usual.presets() {
        all.push(configure(&usual, Some(preset.name), &[]).expect("a preset"));
    }
    all
});

/// Moves, what they lead to, and who is connected.
pub fn twin_romanian_checkers(data: &[u8]) {
    let mut choices = Choices::new(data);
    let game = choices.of(&RULES);
    let at = if choices.flip() {
        reached(game, &mut choices, 80)
    } else {
        match game.read_position(&set_up(&mut choices), 0) {
            Ok(at) => at,
            Err(_) => return,
        }
    };
    let text = game.write_position(&at);
    let mut fast = game.list(&at);
    let mut slow = slow::moves(game, &at);
    for m in &fast {
        let mut next = at.clone();
        game.play(&mut next, *m);
        assert_eq!(slow::board(&next), slow::after(&at, *m), "{text} {m:?}");
    }
    let board = slow::board(&at);
    let both = [Seat(0), Seat(1)].map(|seat| slow::connected(&board, seat));
    let reason = game.status(&at).outcome().map(|how| how.reason.code);
    match both {
        [true, true] => assert_eq!(reason, Some("both-connected"), "{text}"),
        [false, false] => assert_ne!(reason, Some("connected"), "{text}"),
        _ => assert_eq!(reason, Some("connected"), "{text}"),
    }
    keeps(game, &at, &fast, &mut choices);
    fast.sort();
    slow.sort();
    assert_eq!(fast, slow, "{text}");
}

/// One to twelve men a side, half of the time in a corner of the board.
fn set_up(choices: &mut Choices) -> String {
    let mut board = [b'1'; 64];
    let wide = if choices.flip() { 8 } else { 5 };
    for letter in [b'P', b'p'] {
        for _ in 0..1 + choices.below(12) {
            let (file, rank) = (choices.below(wide), choices.below(wide));
            let mut at = 8 * rank + file;
            while board[at] != b'1' {
                at = (at + 1) % 64;
            }
            board[at] = letter;
        }
    }
    let ranks: Vec<_> = board.chunks(8).map(String::from_utf8_lossy).collect();
    let side = if choices.flip() { 'w' } else { 'b' };
    format!("{} {side}", ranks.join("/"))
}
