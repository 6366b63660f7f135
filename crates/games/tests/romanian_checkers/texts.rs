//! Positions, moves and the drawing.

use super::{at, rules};
use parlour_core::{Eye, Game, Text};

/// The first drawing of the rules, blanks at the ends of lines included.
const START: &str = "   +-------------------------------+ 
 8 |   | W | W | W | W | W | W |   | 
   |---+---+---+---+---+---+---+---| 
 7 | B |   |   |   |   |   |   | B | 
   |---+---+---+---+---+---+---+---| 
 6 | B |   |   |   |   |   |   | B | 
   |---+---+---+---+---+---+---+---| 
 5 | B |   |   |   |   |   |   | B | 
   |---+---+---+---+---+---+---+---| 
 4 | B |   |   |   |   |   |   | B | 
   |---+---+---+---+---+---+---+---| 
 3 | B |   |   |   |   |   |   | B | 
   |---+---+---+---+---+---+---+---| 
 2 | B |   |   |   |   |   |   | B | 
   |---+---+---+---+---+---+---+---| 
 1 |   | W | W | W | W | W | W |   | 
   +-------------------------------+ 
     A   B   C   D   E   F   G   H   ";

#[test]
fn the_board_is_drawn() {
    let game = rules("romanian", &[]);
    assert_eq!(game.draw(&game.start(0)), START);
}

#[test]
fn moves_are_read_in_every_spelling() {
    let game = rules("romanian", &[]);
    let position = at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w");
    for (canonical, squares) in [("g6-c2", ["g6", "c2"]), ("g6xd6", ["g6", "d6"])] {
        let m = game.read_move(&position, canonical).expect("legal");
        assert_eq!(game.write_move(&position, m, Eye::Keeper), canonical);
        for sign in ["-", "x", "X", ":", " ", ""] {
            let text = squares.join(sign);
            for text in [text.clone(), text.to_uppercase(), format!(" {text}\n")] {
                assert_eq!(game.read_move(&position, &text), Ok(m), "{text:?}");
            }
        }
    }
}

#[test]
fn neighbouring_numbers_add_up() {
    let game = rules("romanian", &[]);
    let start = game.start(0);
    let text = "1PPPPPP1/p11112p/p33p/p6p/p6p/p6p/p6p/1PPPPPP1 w";
    assert_eq!(game.read_position(text, 0), Ok(start));
}

#[test]
fn the_man_on_g6_has_the_three_moves_of_the_rules() {
    let game = rules("romanian", &[]);
    let position = at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w");
    let from_g6: Vec<_> = super::moves(&game, &position)
        .into_iter()
        .filter(|m| m.starts_with("g6"))
        .collect();
    assert_eq!(from_g6, ["g6-c2", "g6-g8", "g6xd6"]);
}
