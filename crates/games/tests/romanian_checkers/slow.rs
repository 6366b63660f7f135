//! The rules once more, slowly: a board of 64 letters, scanned square by square.

use parlour_core::Seat;
use parlour_games::romanian_checkers::{Move, NoMoves, Position, RomanianCheckers, Square};

/// Who stands on each square, rank by rank.
pub type Board = [[Option<Seat>; 8]; 8];

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

/// The board of a position.
pub fn board(at: &Position) -> Board {
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

/// Do all men of a side touch?
pub fn connected(board: &Board, seat: Seat) -> bool {
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

/// Every legal move, in any order.
pub fn moves(game: &RomanianCheckers, at: &Position) -> Vec<Move> {
    let board = board(at);
    if connected(&board, Seat(0)) || connected(&board, Seat(1)) {
        return Vec::new();
    }
    let moves = board_moves(&board, at.mover());
    let passes = game.no_moves == NoMoves::Pass;
    if moves.is_empty() && passes && !board_moves(&board, Seat(1 - at.mover().0)).is_empty() {
        return vec![Move::Pass];
    }
    moves
}

/// The board after a legal move.
pub fn after(at: &Position, m: Move) -> Board {
    let mut board = board(at);
    if let Move::Go { from, to } = m {
        let man = board[from.rank() as usize][from.file() as usize].take();
        board[to.rank() as usize][to.file() as usize] = man;
    }
    board
}
