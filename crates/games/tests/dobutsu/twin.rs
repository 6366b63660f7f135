//! The rules once more, slowly: a board of letters read from the position's text.

use parlour_core::{Outcome, Reason, Seats, Status};
use parlour_games::dobutsu::{Animal, Move, Position, STUCK, Side, Square, TAKEN, TRY};

/// Rows from the top, columns from the left, and the letters in hand.
struct Board {
    sente: bool,
    grid: [[char; 3]; 4],
    hand: String,
}

fn read(at: &Position) -> Board {
    let text = at.to_string();
    let parts: Vec<&str> = text.split('/').collect();
    let mut grid = [['-'; 3]; 4];
    for (row, part) in grid.iter_mut().zip(&parts[1..5]) {
        for (cell, letter) in row.iter_mut().zip(part.chars()) {
            *cell = letter;
        }
    }
    Board {
        sente: parts[0] == "S",
        grid,
        hand: parts[5].replace('-', ""),
    }
}

fn square(row: i32, column: i32) -> Square {
    Square::new((11 - 3 * row - column) as u8).unwrap()
}

fn place(square: Square) -> (usize, usize) {
    (
        ((11 - square.number()) / 3) as usize,
        ((11 - square.number()) % 3) as usize,
    )
}

fn is_of(letter: char, sente: bool) -> bool {
    letter != '-' && letter.is_ascii_uppercase() == sente
}

/// May this letter step by so many rows down and columns right?
fn steps(letter: char, rows: i32, columns: i32) -> bool {
    let ahead = if letter.is_ascii_uppercase() {
        -rows
    } else {
        rows
    };
    match letter.to_ascii_uppercase() {
        'L' => rows.abs() <= 1 && columns.abs() <= 1 && (rows, columns) != (0, 0),
        'G' => rows.abs() + columns.abs() == 1,
        'E' => rows.abs() == 1 && columns.abs() == 1,
        'C' => ahead == 1 && columns == 0,
        'R' => rows.abs() + columns.abs() == 1 || ahead == 1 && columns.abs() == 1,
        _ => false,
    }
}

impl Board {
    fn find(&self, letter: char) -> Option<(usize, usize)> {
        let all = (0..4).flat_map(|r| (0..3).map(move |c| (r, c)));
        let mut all = all.filter(|(r, c)| self.grid[*r][*c] == letter);
        all.next()
    }
    fn is_attacked(&self, (row, column): (usize, usize), by_sente: bool) -> bool {
        (0..4).any(|r| {
            (0..3).any(|c| {
                let letter = self.grid[r][c];
                is_of(letter, by_sente)
                    && steps(letter, row as i32 - r as i32, column as i32 - c as i32)
            })
        })
    }
    fn over(&self) -> Option<(bool, Reason)> {
        let (own, other) = if self.sente { ('L', 'l') } else { ('l', 'L') };
        let far = |sente: bool| if sente { 0 } else { 3 };
        let Some(home) = self.find(own) else {
            return Some((!self.sente, TAKEN));
        };
        if home.0 == far(self.sente) {
            return Some((self.sente, TRY));
        }
        let there = self.find(other)?;
        (there.0 == far(!self.sente) && !self.is_attacked(there, self.sente))
            .then_some((!self.sente, TRY))
    }
}

/// Every legal move, in any order.
pub fn moves(at: &Position) -> Vec<Move> {
    let board = read(at);
    let mut all = Vec::new();
    if board.over().is_some() {
        return all;
    }
    for r in 0..4i32 {
        for c in 0..3i32 {
            let here = board.grid[r as usize][c as usize];
            if here == '-' {
                for animal in Animal::IN_HAND {
                    let letter = if board.sente {
                        animal.letter()
                    } else {
                        animal.letter().to_ascii_lowercase()
                    };
                    if board.hand.contains(letter) {
                        let to = square(r, c);
                        all.push(Move::Drop { animal, to });
                    }
                }
            }
            if !is_of(here, board.sente) {
                continue;
            }
            for to_r in 0..4i32 {
                for to_c in 0..3i32 {
                    let there = board.grid[to_r as usize][to_c as usize];
                    if steps(here, to_r - r, to_c - c) && !is_of(there, board.sente) {
                        all.push(Move::Step {
                            from: square(r, c),
                            to: square(to_r, to_c),
                        });
                    }
                }
            }
        }
    }
    all
}

/// The text of the position after a legal move.
pub fn after(at: &Position, m: Move) -> String {
    let Board {
        sente,
        mut grid,
        mut hand,
    } = read(at);
    let own = |letter: char| {
        if sente {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    match m {
        Move::Step { from, to } => {
            let (from, to) = (place(from), place(to));
            let mut letter = grid[from.0][from.1];
            let taken = grid[to.0][to.1];
            if taken != '-' {
                let held = taken.to_ascii_uppercase();
                hand.push(own(if held == 'R' { 'C' } else { held }));
            }
            let last = if sente { 0 } else { 3 };
            if letter.eq_ignore_ascii_case(&'c') && to.0 == last {
                letter = own('R');
            }
            grid[from.0][from.1] = '-';
            grid[to.0][to.1] = letter;
        }
        Move::Drop { animal, to } => {
            let letter = own(animal.letter());
            let index = hand.find(letter).unwrap();
            hand.remove(index);
            let to = place(to);
            grid[to.0][to.1] = letter;
        }
    }
    let mut letters: Vec<char> = hand.chars().collect();
    letters.sort_by_key(|l| "LGEClgec".find(*l));
    let hand: String = letters.into_iter().collect();
    let rows = grid.map(|row| row.iter().collect::<String>());
    format!(
        "{}/{}/{}",
        if sente { 'G' } else { 'S' },
        rows.join("/"),
        if hand.is_empty() { "-" } else { &hand }
    )
}

/// Who has won, or whose turn it is.
pub fn status(at: &Position) -> Status {
    let board = read(at);
    let side = |sente: bool| if sente { Side::Sente } else { Side::Gote };
    let over = board
        .over()
        .or_else(|| moves(at).is_empty().then_some((!board.sente, STUCK)));
    match over {
        Some((winner, how)) => Status::Over(Outcome::win(Seats::one(side(winner).seat()), how)),
        None => Status::ToMove(side(board.sente).seat()),
    }
}
