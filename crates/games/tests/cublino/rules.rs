//! One rule, one small test.

use super::{moves, read};
use parlour_core::{Game, Status, Text};
use parlour_games::cublino::{
    COMPLETE, Die, Dir, REACHED, apply, game_over, move_valid, step_valid,
};

/// The table of the rule sheet: letter, top, forward, left, then the letters after tipping to row 7,
/// row 1, column g, column a.
const DICE: &str = "
a 1 2 3|q h j n   b 1 3 5|m l r f   c 1 4 2|i p g s   d 1 5 4|e t o k
e 2 1 4|u d m i   f 2 3 1|n k b v   g 2 4 6|j o w c   h 2 6 3|a x l p
i 3 1 2|v c e q   j 3 2 6|r g u a   k 3 5 1|f s d x   l 3 6 5|b w t h
m 4 1 5|w b q e   n 4 2 1|s f a u   o 4 5 6|g r x d   p 4 6 2|c v h t
q 5 1 3|x a i m   r 5 3 6|o j v b   s 5 4 1|k n c w   t 5 6 4|d u p l
u 6 2 4|t e n j   v 6 3 2|p i f r   w 6 4 5|l m s g   x 6 5 3|h q k o";

#[test]
fn dice_turn_as_the_table_says() {
    let cells = DICE.replace('|', " ");
    let words: Vec<char> = cells
        .split_whitespace()
        .filter_map(|word| word.chars().next())
        .collect();
    assert_eq!(words.len(), 24 * 8);
    for row in words.chunks(8) {
        let die = Die::from_letter(row[0]).expect("a letter");
        let faces = [die.top(), die.face(Dir::North), die.face(Dir::West)];
        assert_eq!(faces.map(|face| (b'0' + face) as char), row[1..4]);
        assert_eq!(Dir::ALL.map(|dir| die.tip(dir).letter()), row[4..8]);
        for (dir, back) in [(Dir::North, Dir::South), (Dir::East, Dir::West)] {
            assert_eq!(die.tip(dir).tip(back), die);
            assert_eq!(die.face(dir) + die.face(back), 7);
        }
    }
}

/// A Pur board with the dice that matter; the others wait on their first rows.
fn pur(dice: &str) -> String {
    let setup: parlour_games::cublino::Setup = format!("P{dice}").parse().expect("well-formed");
    let count = |side| setup.dice.iter().filter(|d| d.side == side).count();
    let mut text = format!("P{dice}");
    let [white, black] = parlour_games::cublino::Side::BOTH.map(count);
    for column in ["a", "b", "c", "d", "e", "f", "g"].iter().take(7 - white) {
        text.push_str(&format!("W{column}1"));
    }
    for column in ["a", "b", "c", "d", "e", "f", "g"].iter().take(7 - black) {
        text.push_str(&format!("v{column}7"));
    }
    text
}

fn from(state: &str, cell: &str) -> Vec<String> {
    let all = moves(state).into_iter();
    all.filter(|m| m.starts_with(cell)).collect()
}

#[test]
fn a_tip_turns_and_a_jump_does_not() {
    assert!(apply(&pur("Wd3"), "d3d4").unwrap().contains("Ld4"));
    assert!(apply(&pur("Wd3vd4"), "d3d5").unwrap().contains("Wd5"));
}

#[test]
fn a_die_goes_forward_left_and_right() {
    assert_eq!(from(&pur("Wd3"), "d3"), ["d3c3", "d3d4", "d3e3"]);
    let black = pur("vd3").replace('P', "p");
    assert_eq!(from(&black, "d3"), ["d3c3", "d3d2", "d3e3"]);
}

#[test]
fn a_jump_needs_one_die_and_an_empty_cell_behind() {
    assert_eq!(from(&pur("Wd3Wd4"), "d3"), ["d3c3", "d3d5", "d3e3"]);
    assert_eq!(from(&pur("Wd3vd4vd5"), "d3"), ["d3c3", "d3e3"]);
    assert!(!move_valid(&pur("Wd3ve3vf3"), "d3g3").unwrap());
}

#[test]
fn jumps_follow_a_tip_or_a_jump_but_no_tip_does() {
    let state = pur("Wd3vd4ve5");
    assert_eq!(from(&state, "d3d5"), ["d3d5", "d3d5f5"]);
    assert!(move_valid(&state, "d3d5f5").unwrap());
    assert!(!move_valid(&state, "d3d5d6").unwrap());
    assert!(move_valid(&pur("Wd3ve4"), "d3d4f4").unwrap());
    assert!(!move_valid(&pur("Wd3ve4"), "d3d4d5").unwrap());
}

#[test]
fn a_die_cannot_jump_over_the_cell_it_left() {
    assert_eq!(from(&pur("Wd3"), "d3e3"), ["d3e3"]);
    assert!(!move_valid(&pur("Wd3"), "d3e3c3").unwrap());
}

#[test]
fn loops_are_read_as_the_chain_without_them() {
    let state = pur("Wd3ve3vd4");
    assert_eq!(from(&state, "d3f3"), ["d3f3"]);
    let (game, at) = read(&state);
    let straight = game.read_move(&at, "d3d5").unwrap();
    assert_eq!(game.read_move(&at, "d3f3d3d5"), Ok(straight));
    assert_eq!(game.read_move(&at, "d3f3d3f3d3d5"), Ok(straight));
    assert!(
        game.read_move(&at, "d3f3d3").is_err(),
        "ends where it began"
    );
    let state = pur("Wd2ve3");
    let tipped = apply(&state, "d2d3");
    assert_eq!(apply(&state, "d2d3f3d3"), tipped, "tip, there and back");
}

#[test]
fn different_ways_to_one_cell_are_different_moves() {
    let state = pur("Wd3ve3vd4vf4ve5");
    let ways = from(&state, "d3");
    assert!(ways.contains(&"d3d5f5".into()) && ways.contains(&"d3f3f5".into()));
}

#[test]
fn a_step_needs_no_die_on_its_start() {
    let state = pur("Wd3ve3");
    assert!(step_valid(&state, "b4b5").unwrap(), "nothing stands on b4");
    assert!(!step_valid(&state, "b4b3").unwrap(), "back");
    assert!(!step_valid(&state, "b4c5").unwrap(), "diagonal");
    assert!(!step_valid(&state, "b4b6").unwrap(), "nothing to jump over");
    assert!(!step_valid(&state, "f3e3").unwrap(), "taken");
    assert!(!step_valid(&state, "b4b4").unwrap(), "nowhere");
    assert!(step_valid(&state, "f3d3").is_ok_and(|ok| !ok), "taken");
    assert!(step_valid(&state, "e2e4").unwrap(), "over a foe");
    assert!(step_valid(&state, "d2d4").unwrap(), "over a friend");
    assert!(
        !step_valid("CWd3vd4", "d3d5").unwrap(),
        "Contra never jumps"
    );
    assert!(step_valid("CWd3vd4", "d3e3").unwrap());
}

#[test]
fn dice_on_the_goal_row_still_move_sideways() {
    let state = "PWa1Wb1Wc1Wd1We1Wf1Wd7va5vb5vc5vd5ve5vf5vg5";
    assert_eq!(from(state, "d7"), ["d7c7", "d7e7"]);
}

#[test]
fn a_complete_row_ends_pur_and_tops_decide() {
    // 7 sixes against one.
    let white = "pWa7Wb7Wc7Wd7We7Wf7Wg7va1vb6vc6vd6ve6vf6vg6";
    let (game, at) = read(white);
    assert_eq!(game.scores(&at), Some(vec![42, 6]));
    let how = game_over(white).unwrap().unwrap();
    assert_eq!((how.winners.bits(), how.reason), (1, COMPLETE));
    assert!(moves(white).is_empty());
    // White is complete with seven ones; Black's two sixes are more.
    let black = "pAa7Ab7Ac7Ad7Ae7Af7Ag7va1vb1vc6vd6ve6vf6vg6";
    assert_eq!(game_over(black).unwrap().unwrap().winners.bits(), 2);
    // Seven against a six and a one.
    let even = "pAa7Ab7Ac7Ad7Ae7Af7Ag7va1ab1vc6vd6ve6vf6vg6";
    assert!(game_over(even).unwrap().unwrap().winners.is_empty());
    let six = "pWa7Wb7Wc7Wd7We7Wf7Wg6va1vb6vc6vd6ve6vf6vg5";
    assert_eq!(game_over(six), Ok(None));
}

#[test]
fn the_first_die_on_the_goal_row_wins_contra() {
    let after = apply("CWd6va4", "d6d7").unwrap();
    assert!(after.starts_with('c'), "the case flips also at the end");
    let how = game_over(&after).unwrap().unwrap();
    assert_eq!((how.winners.bits(), how.reason), (1, REACHED));
    assert!(moves(&after).is_empty());
    assert!(apply(&after, "a4a3").is_err(), "nobody moves any more");
}

#[test]
fn a_die_that_loses_its_fight_on_the_goal_row_has_not_won() {
    // d6 shows 6; tipping north brings the 3 up against a six.
    let after = apply("CWd6vc7", "d6d7").unwrap();
    assert_eq!(after, "cvc7");
    assert_eq!(game_over(&after), Ok(None));
}

#[test]
fn contra_moves_are_single_tips() {
    assert_eq!(moves("CWd3vd4"), ["d3c3", "d3e3"]);
    assert!(!move_valid("CWd3vd4", "d3d5").unwrap());
    assert!(!move_valid("CWd3ve4", "d3d4f4").unwrap());
    assert!(!move_valid("CWd3", "d3e3f3").unwrap());
}

#[test]
fn nobody_passes_who_can_move() {
    let (game, at) = read("CWd3vd5");
    let why = game.read_move(&at, "pass").unwrap_err().to_string();
    assert!(why.contains("White may not pass"), "{why}");
    let (game, at) = read("Cvd5");
    assert_eq!(game.status(&at), Status::ToMove(parlour_core::Seat(0)));
    assert_eq!(moves("Cvd5"), ["pass"]);
    assert_eq!(apply("Cvd5", "pass"), Ok("cvd5".into()));
}
