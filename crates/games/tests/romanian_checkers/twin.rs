//! The slow twin agrees.

use super::{at, rules, slow};
use parlour_core::{Game, Rng, Seat, Status, Text};
use parlour_games::romanian_checkers::{Move, Position, Square};

#[test]
fn the_twin_agrees_on_random_games() {
    parlour_kit::check_twin(&rules("romanian", &[]), 60, slow::moves);
    parlour_kit::check_twin(&rules("mso", &["setup=scrambled-eggs"]), 60, slow::moves);
}

/// Positions of any density, which games do not reach.
fn scattered(rng: &mut Rng) -> Position {
    let mut board = ['1'; 64];
    let squares: Vec<usize> = {
        let mut all: Vec<_> = (0..64).collect();
        rng.shuffle(&mut all);
        all
    };
    let (white, black) = (1 + rng.below(12), 1 + rng.below(12));
    // Half of the time crowded into a corner of the board.
    let crowded = rng.below(2) == 0;
    let near = |i: usize| !crowded || (i % 8 < 5 && i / 8 < 5);
    let mut free = squares.into_iter().filter(|i| near(*i));
    for letter in std::iter::repeat_n('P', white).chain(std::iter::repeat_n('p', black)) {
        board[free.next().expect("25 squares for 24 men")] = letter;
    }
    let ranks: Vec<String> = board.chunks(8).map(|rank| rank.iter().collect()).collect();
    at(&format!("{} {}", ranks.join("/"), ["w", "b"][rng.below(2)]))
}

#[test]
fn the_twin_agrees_on_scattered_men() {
    let mut rng = Rng::new(46);
    let (mut over, mut joined) = (0, 0);
    for _ in 0..20_000 {
        let position = scattered(&mut rng);
        let game = rules(["romanian", "mso"][rng.below(2)], &[]);
        let mut slow = slow::moves(&game, &position);
        let mut fast = game.list(&position);
        slow.sort();
        fast.sort();
        assert_eq!(fast, slow, "{}", game.write_position(&position));
        assert_eq!(game.count(&position), slow.len() as u64);
        for m in fast {
            let mut next = position.clone();
            game.play(&mut next, m);
            assert_eq!(slow::board(&next), slow::after(&position, m));
        }
        let board = slow::board(&position);
        let both = [Seat(0), Seat(1)].map(|seat| slow::connected(&board, seat));
        let reason = game.status(&position).outcome().map(|how| how.reason.code);
        match both {
            [true, true] => assert_eq!(reason, Some("both-connected")),
            [false, false] => assert_ne!(reason, Some("connected")),
            _ => assert_eq!(reason, Some("connected")),
        }
        over += matches!(game.status(&position), Status::Over(_)) as u32;
        joined += both.contains(&true) as u32;
    }
    assert!(
        over > 1000 && joined > 1000,
        "{over} {joined}: enough of both kinds"
    );
}

#[test]
fn a_move_is_legal_where_it_is_listed_and_nowhere_else() {
    let mut rng = Rng::new(8);
    let game = rules("mso", &[]);
    for _ in 0..60 {
        let position = scattered(&mut rng);
        let listed = game.list(&position);
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
        let all = pairs.map(|(from, to)| Move::Go { from, to });
        for m in all.chain([Move::Pass]) {
            assert_eq!(game.is_legal(&position, m), listed.contains(&m), "{m:?}");
            let text = match m {
                Move::Go { from, to } => format!("{from}{to}"),
                Move::Pass => "pass".into(),
            };
            assert_eq!(
                game.read_move(&position, &text).is_ok(),
                listed.contains(&m)
            );
        }
    }
}

#[test]
fn destinations_are_the_ends_of_the_moves() {
    let game = rules("romanian", &[]);
    let position = at("8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w");
    let from = Square::new(6, 5).expect("g6");
    let ends = game.destinations(&position, from).into_iter();
    let ends: Vec<_> = ends.map(|s| s.to_string()).collect();
    assert_eq!(ends, ["c2", "d6", "g8"]);
    let elsewhere = ["d7", "a1", "c2"].map(|text| {
        let [file, rank] = [text.as_bytes()[0] - b'a', text.as_bytes()[1] - b'1'];
        Square::new(file, rank).expect("on the board")
    });
    for square in elsewhere {
        assert!(
            game.destinations(&position, square).is_empty(),
            "no white man on {square}"
        );
    }
}
