//! The slow twin: a board of 64 letters, scanned square by square.

use super::{at, rules};
use parlour_core::{Game, Rng, Seat, Status, Text};
use parlour_games::romanian_checkers::{Move, Position, RomanianCheckers, Square};

type Board = [[Option<Seat>; 8]; 8];

const AROUND: [(i32, i32); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

fn board(at: &Position) -> Board {
    let mut board = Board::default();
    for square in Square::all() {
        board[square.rank() as usize][square.file() as usize] = at.man(square);
    }
    board
}

fn look(board: &Board, (file, rank): (i32, i32)) -> Option<Option<Seat>> {
    let inside = (0..8).contains(&file) && (0..8).contains(&rank);
    inside.then(|| board[rank as usize][file as usize])
}

/// Men on the whole line through a square.
fn on_line(board: &Board, (file, rank): (i32, i32), (across, up): (i32, i32)) -> i32 {
    let squares = (-7..=7).map(|k| (file + k * across, rank + k * up));
    squares
        .filter(|s| look(board, *s).flatten().is_some())
        .count() as i32
}

fn board_moves(board: &Board, mover: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in Square::all().filter(|s| board[s.rank() as usize][s.file() as usize] == Some(mover))
    {
        let (file, rank) = (from.file() as i32, from.rank() as i32);
        for (across, up) in AROUND {
            let far = on_line(board, (file, rank), (across, up));
            let target = (file + far * across, rank + far * up);
            let Some(stands) = look(board, target) else {
                continue;
            };
            let enemy = |s: (i32, i32)| look(board, s).flatten().is_some_and(|seat| seat != mover);
            let jumps = (1..far).any(|k| enemy((file + k * across, rank + k * up)));
            if stands != Some(mover) && !jumps {
                let to = Square::new(target.0 as u8, target.1 as u8).expect("looked at");
                moves.push(Move::Go { from, to });
            }
        }
    }
    moves
}

fn connected(board: &Board, seat: Seat) -> bool {
    let all = (0..64).map(|i| (i % 8, i / 8));
    let men: Vec<_> = all
        .filter(|s| look(board, *s) == Some(Some(seat)))
        .collect();
    let mut reached = vec![men[0]];
    let mut next = 0;
    while let Some(&(file, rank)) = reached.get(next) {
        next += 1;
        for (across, up) in AROUND {
            let neighbour = (file + across, rank + up);
            if men.contains(&neighbour) && !reached.contains(&neighbour) {
                reached.push(neighbour);
            }
        }
    }
    reached.len() == men.len()
}

fn twin(game: &RomanianCheckers, at: &Position) -> Vec<Move> {
    let board = board(at);
    if connected(&board, Seat(0)) || connected(&board, Seat(1)) {
        return Vec::new();
    }
    let moves = board_moves(&board, at.mover());
    let passes = game.no_moves == parlour_games::romanian_checkers::NoMoves::Pass;
    if moves.is_empty() && passes && !board_moves(&board, Seat(1 - at.mover().0)).is_empty() {
        return vec![Move::Pass];
    }
    moves
}

#[test]
fn the_twin_agrees_on_random_games() {
    parlour_kit::check_twin(&rules("romanian", &[]), 60, twin);
    parlour_kit::check_twin(&rules("mso", &["setup=scrambled-eggs"]), 60, twin);
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
        let mut slow = twin(&game, &position);
        let mut fast = game.list(&position);
        slow.sort();
        fast.sort();
        assert_eq!(fast, slow, "{}", game.write_position(&position));
        assert_eq!(game.count(&position), slow.len() as u64);
        let board = board(&position);
        let both = [Seat(0), Seat(1)].map(|seat| connected(&board, seat));
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
