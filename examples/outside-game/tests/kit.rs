//! The laws that every game keeps, counts from outside, and one test a rule.

use breakthrough::Breakthrough;
use breakthrough::board::{Position, Square};
use breakthrough::game::Move;
use parlour_bots::{AlphaBeta, Limits, Strength, ladder};
use parlour_core::{Eye, Game, Status, Text, Watch, rulebook};
use parlour_kit::{check, check_perft, check_twin};

#[test]
fn every_law_holds() {
    check(&Breakthrough, 20);
}

/// The same moves from the text of the position, square by square.
fn twin(game: &Breakthrough, at: &Position) -> Vec<Move> {
    let text = game.write_position(at);
    let (board, mover) = text.split_once(' ').unwrap();
    let mut grid = vec![vec!['.'; 8]; 8];
    for (i, rank) in board.split('/').enumerate() {
        let spread = rank.chars().flat_map(|c| match c.to_digit(10) {
            Some(n) => vec!['.'; n as usize],
            None => vec![c],
        });
        grid[7 - i] = spread.collect();
    }
    let (own, enemy, way) = if mover == "w" {
        ('P', 'p', 1)
    } else {
        ('p', 'P', -1)
    };
    let far = |pawn: char| if pawn == 'P' { 7 } else { 0 };
    let gone = !grid.iter().flatten().any(|c| *c == own);
    if gone || grid[far(enemy)].contains(&enemy) {
        return Vec::new();
    }
    let mut moves = Vec::new();
    for rank in 0..8i32 {
        for file in 0..8i32 {
            for side in [-1, 0, 1] {
                let (x, y) = (file + side, rank + way);
                if !(0..8).contains(&x) || !(0..8).contains(&y) {
                    continue;
                }
                let there = grid[y as usize][x as usize];
                let free = there == '.' || side != 0 && there == enemy;
                if grid[rank as usize][file as usize] == own && free {
                    let square = |x: i32, y: i32| Square::new(x as u8, y as u8).unwrap();
                    moves.push(Move {
                        from: square(file, rank),
                        to: square(x, y),
                    });
                }
            }
        }
    }
    moves
}

#[test]
fn moves_are_those_of_the_slow_twin() {
    check_twin(&Breakthrough, 60, twin);
}

#[test]
fn counts_are_those_of_others() {
    check_perft(&Breakthrough, "tests/vectors/perft.tsv");
}

fn at(text: &str) -> Position {
    Breakthrough.read_position(text, 0).unwrap()
}

fn ends(text: &str, m: &str) -> String {
    let mut table = rulebook(Breakthrough).open(Some(text), 0).unwrap();
    table.play(m).unwrap();
    table.status().to_string()
}

#[test]
fn across_wins_and_so_does_the_last_capture() {
    let over = ends("8/P7/8/8/8/8/p7/8 w", "a7-a8");
    assert_eq!(over, "over: 0 win (reached the far rank)");
    let over = ends("8/P7/8/8/8/8/p7/8 b", "a2-a1");
    assert_eq!(over, "over: 1 win (reached the far rank)");
    let over = ends("8/8/8/3p4/4P3/8/8/8 w", "e4xd5");
    assert_eq!(over, "over: 0 win (took the last pawn)");
}

#[test]
fn a_pawn_takes_slantwise_only() {
    let blocked = at("8/8/8/4p3/4P3/8/8/8 w");
    let texts = Breakthrough.list(&blocked).into_iter();
    let texts: Vec<_> = texts
        .map(|m| Breakthrough.write_move(&blocked, m, Eye::Keeper))
        .collect();
    assert_eq!(texts, ["e4-d5", "e4-f5"]);
    for (text, why) in [
        ("e4e5", "a pawn takes slantwise only"),
        ("e5e4", "the pawn on e5 is not yours"),
        ("a1a2", "there is no pawn on a1"),
        ("e4e6", "the pawn on e4 cannot go to e6"),
        ("", "\"\" is no move like a2-a3"),
        ("é4e5", "\"é4e5\" is no move like a2-a3"),
        ("e4e5e6", "\"e4e5e6\" is no move like a2-a3"),
    ] {
        let refused = Breakthrough.read_move(&blocked, text).unwrap_err();
        assert_eq!(refused.to_string(), why);
    }
}

#[test]
fn texts_that_are_no_position_are_refused() {
    for (text, why) in [
        ("8/8 w", "a board has 8 ranks, not 2"),
        ("8/8/8/8/8/8/8/9 w", "'9' is no pawn"),
        ("8/8/8/8/8/8/8/8P w", "rank 1 is too long"),
        ("8/8/8/8/8/8/8/88 w", "rank 1 is too long"),
        ("8/8/8/8/8/8/8/7 w", "rank 1 is too short"),
        ("8/8/8/8/8/8/8/8", "\"\" is neither w nor b"),
        ("8/8/8/8/8/8/8/8 w", "Black has no pawn"),
        (
            "P7/8/8/8/8/8/p7/8 w",
            "White is across and to move, so the game was over before",
        ),
        ("8/PPPPPPPP/PPPPPPPP/P7/8/8/p7/8 b", "White has 17 pawns"),
    ] {
        let refused = Breakthrough.read_position(text, 0).unwrap_err();
        assert_eq!(refused.to_string(), why, "{text}");
    }
    // What a chess program writes.
    at("1p2pp1p/2p2ppp/2P5/8/8/3P2P1/1p1P2PP/1PP1PP1P w - - 1 26");
}

#[test]
fn the_bot_runs_when_nobody_can_stop_it_and_beats_chance() {
    let rules = rulebook(Breakthrough);
    let mind = |strength, seed| {
        let mind = AlphaBeta::new(breakthrough::Runners, strength, seed);
        ladder::<Breakthrough, _, _>("breakthrough", breakthrough::Runners, mind, strength, seed)
    };
    let free = rules.open(Some("8/8/8/P6p/8/8/8/8 w"), 0).unwrap();
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let said = mind(Strength::BEST, 1).analyse(&*free, &limits, &Watch::new());
    let proof = said.unwrap().proof.expect("a race is counted out");
    assert_eq!(
        (proof.verdict, proof.plies),
        (parlour_core::Verdict::Win, Some(5))
    );
    for game in 0..4 {
        let mut table = rules.open(None, 0).unwrap();
        let mut players = [
            mind(Strength::Level(4), game),
            mind(Strength::Level(0), game),
        ];
        players.rotate_left(game as usize % 2);
        while let Status::ToMove(seat) = table.status() {
            let text = players[seat.index()].choose(&*table, &limits, &Watch::new());
            table.play(&text.unwrap()).unwrap();
        }
        let winners = table.status().outcome().unwrap().winners;
        let bot = parlour_core::Seat(game as u8 % 2);
        assert!(winners.contains(bot), "chance has won game {game}");
    }
}
