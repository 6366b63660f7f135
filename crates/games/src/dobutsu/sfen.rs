//! The texts of shogi programs for this game.
//!
//! SFEN: `gle/1c1/1C1/ELG b - 1` (board, side to move, hands, move number), where `b` is Sente, who
//! has the upper-case letters, and hands count before the letter: `2Cg`. FEN as Fairy-Stockfish
//! writes it for its variant `dobutsu`: `gle/1c1/1C1/ELG[-] w 0 1`, where the first player is `w`,
//! hands are in brackets with repeated letters, and two counters follow. A rooster is `+C`, `H` (hen)
//! or `R`. Counters are read and forgotten; they may be left out.

use super::board::Square;
use super::pieces::{Animal, Side};
use super::position::Position;
use parlour_core::Refusal;

impl Position {
    /// The position as SFEN: `gle/1c1/1C1/ELG b - 1`. The move number is always 1.
    pub fn sfen(&self) -> String {
        let mut board = String::new();
        let mut gap = 0;
        for (i, square) in Square::all().enumerate() {
            if i % 3 == 0 && i > 0 {
                close(&mut board, &mut gap);
                board.push('/');
            }
            match self.piece(square) {
                None => gap += 1,
                Some((animal, side)) => {
                    close(&mut board, &mut gap);
                    if animal == Animal::Rooster {
                        board.push('+');
                    }
                    let shown = animal.captured().unwrap_or(animal);
                    board.push(shown.letter_of(side));
                }
            }
        }
        close(&mut board, &mut gap);
        let mut hands = String::new();
        for side in Side::BOTH {
            for animal in Animal::IN_HAND {
                match self.hand(side).count(animal) {
                    0 => {}
                    1 => hands.push(animal.letter_of(side)),
                    n => hands.push_str(&format!("{n}{}", animal.letter_of(side))),
                }
            }
        }
        if hands.is_empty() {
            hands.push('-');
        }
        let turn = match self.mover() {
            Side::Sente => 'b',
            Side::Gote => 'w',
        };
        format!("{board} {turn} {hands} 1")
    }
}

fn close(board: &mut String, gap: &mut u8) {
    if *gap > 0 {
        board.push_str(&gap.to_string());
    }
    *gap = 0;
}

/// Reads SFEN, or FEN with the hands in brackets.
pub(super) fn read(text: &str) -> Result<Position, Refusal> {
    let text = text.strip_prefix("sfen ").unwrap_or(text);
    let mut fields = text.split_whitespace();
    let first = fields.next().unwrap_or_default();
    let turn = fields.next();
    let (board, hands, first_player) = match first.split_once('[') {
        Some((board, rest)) => {
            let hands = rest.strip_suffix(']');
            let hands = hands.ok_or_else(|| Refusal::malformed(format!("{first:?} lacks a ]")))?;
            (board, hands, "w")
        }
        None => {
            let hands = fields.next();
            let hands = hands.ok_or_else(|| Refusal::malformed("the hands are missing"))?;
            (first, hands, "b")
        }
    };
    for counter in fields {
        if counter != "-" && counter.parse::<u32>().is_err() {
            let why = format!("{counter:?} is not a move number");
            return Err(Refusal::malformed(why));
        }
    }
    let turn = match turn {
        Some(side) if side == first_player => Side::Sente,
        Some("b" | "w") => Side::Gote,
        other => {
            let other = other.unwrap_or("nothing");
            let why = format!("the side to move is b or w, not {other:?}");
            return Err(Refusal::malformed(why));
        }
    };
    Position::new(read_board(board)?, read_hands(hands)?, turn)
}

type Standing = (Square, Animal, Side);

fn read_board(board: &str) -> Result<Vec<Standing>, Refusal> {
    let mut pieces = Vec::new();
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != 4 {
        let why = format!("the board has 4 ranks, not {}", ranks.len());
        return Err(Refusal::malformed(why));
    }
    for (row, rank) in ranks.iter().enumerate() {
        let mut column = 0;
        let mut promoted = false;
        for letter in rank.chars() {
            if letter == '+' && !promoted {
                promoted = true;
                continue;
            }
            if let (Some(gap @ 1..=3), false) = (letter.to_digit(10), promoted) {
                column += gap;
                continue;
            }
            let (animal, side) = piece(letter)?;
            let animal = match (promoted, animal) {
                (false, animal) => animal,
                (true, Animal::Chick) => Animal::Rooster,
                (true, _) => {
                    let why = format!("+{letter}: only a chick promotes");
                    return Err(Refusal::malformed(why));
                }
            };
            promoted = false;
            if let Some(square) = (11 - 3 * row as u8)
                .checked_sub(column as u8)
                .filter(|_| column < 3)
                .and_then(Square::new)
            {
                pieces.push((square, animal, side));
            }
            column += 1;
        }
        if column != 3 || promoted {
            let why = format!("rank {} has 3 squares, not {rank:?}", row + 1);
            return Err(Refusal::malformed(why));
        }
    }
    Ok(pieces)
}

fn read_hands(hands: &str) -> Result<Vec<(Animal, Side)>, Refusal> {
    let mut held = Vec::new();
    let mut count = None;
    if hands == "-" {
        return Ok(held);
    }
    for letter in hands.chars() {
        if let (Some(n @ 1..=9), None) = (letter.to_digit(10), count) {
            count = Some(n);
            continue;
        }
        let piece = piece(letter)?;
        for _ in 0..count.take().unwrap_or(1) {
            held.push(piece);
        }
    }
    match count {
        Some(n) => Err(Refusal::malformed(format!("{n} of what is in hand?"))),
        None => Ok(held),
    }
}

fn piece(letter: char) -> Result<(Animal, Side), Refusal> {
    let known = match letter {
        'H' => 'R',
        'h' => 'r',
        other => other,
    };
    let why = || format!("{letter:?} is no piece; pieces are LGECHR and lgechr");
    Animal::from_letter(known).ok_or_else(|| Refusal::malformed(why()))
}
