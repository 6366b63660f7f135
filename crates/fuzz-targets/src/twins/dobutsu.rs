//! Eight animals on twelve squares.

#[allow(dead_code)]
#[path = "../../../games/tests/dobutsu/twin.rs"]
mod slow;

use super::{keeps, reached};
use crate::Choices;
use parlour_core::Game;
use parlour_games::dobutsu::{Dobutsu, Position};

/// Moves, what they lead to, and who has won.
pub fn twin_dobutsu(data: &[u8]) {
    let mut choices = Choices::new(data);
    let at = if choices.flip() {
        reached(&Dobutsu, &mut choices, 60)
    } else {
        match set_up(&mut choices).parse::<Position>() {
            Ok(at) => at,
            Err(_) => return,
        }
    };
    let mut fast = Dobutsu.list(&at);
    let mut slow = slow::moves(&at);
    assert_eq!(Dobutsu.status(&at), slow::status(&at), "{at}");
    for m in &fast {
        let mut next = at;
        Dobutsu.play(&mut next, *m);
        assert_eq!(next.to_string(), slow::after(&at, *m), "{at} {m:?}");
    }
    keeps(&Dobutsu, &at, &fast, &mut choices);
    fast.sort();
    slow.sort();
    assert_eq!(fast, slow, "{at}");
}

/// Each animal on a square or in a hand.
fn set_up(choices: &mut Choices) -> String {
    let mut grid = [b'-'; 12];
    let mut hands = [String::new(), String::new()];
    for (i, animal) in "LLGGEECC".bytes().enumerate() {
        let (place, byte) = (choices.below(16), choices.byte());
        let gote = if animal == b'L' {
            i == 1
        } else {
            byte & 1 == 1
        };
        // A chick may have grown up.
        let animal = if animal == b'C' && byte & 2 == 2 && place < 12 {
            b'R'
        } else {
            animal
        };
        let letter = if gote {
            animal.to_ascii_lowercase()
        } else {
            animal
        };
        if place >= 12 && animal != b'L' {
            hands[usize::from(gote)].push(letter as char);
            continue;
        }
        let mut at = place % 12;
        while grid[at] != b'-' {
            at = (at + 1) % 12;
        }
        grid[at] = letter;
    }
    let rows: Vec<_> = grid.chunks(3).map(String::from_utf8_lossy).collect();
    let hand = hands.concat();
    let hand = if hand.is_empty() { "-".into() } else { hand };
    let side = if choices.flip() { 'S' } else { 'G' };
    format!("{side}/{}/{hand}", rows.join("/"))
}
