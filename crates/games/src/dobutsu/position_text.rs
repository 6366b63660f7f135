//! Positions as text: `T/BA9/876/543/210/H`, and the board in characters.

use super::board::Square;
use super::pieces::{Animal, Side};
use super::position::Position;
use super::sfen;
use parlour_core::Refusal;
use std::fmt::{self, Write};

impl fmt::Display for Position {
    /// `S/gle/-c-/-C-/ELG/-`. A taken lion is shown in the hand of its captor.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = match self.mover() {
            Side::Sente => 'S',
            Side::Gote => 'G',
        };
        f.write_char(turn)?;
        for row in self.rows('-') {
            f.write_char('/')?;
            f.write_str(&row)?;
        }
        let hands = Side::BOTH.map(|side| self.hand_letters(side)).concat();
        f.write_char('/')?;
        f.write_str(if hands.is_empty() { "-" } else { &hands })
    }
}

impl std::str::FromStr for Position {
    type Err = Refusal;

    /// Reads `T/BA9/876/543/210/H`, hands in any order, and the SFEN or FEN that shogi programs use
    /// for this game.
    fn from_str(text: &str) -> Result<Position, Refusal> {
        if text.trim().contains('\n') {
            return read_drawing(text);
        }
        let text = text.trim();
        if text.contains([' ', '[']) {
            sfen::read(text)
        } else {
            read(text)
        }
    }
}

impl Position {
    /// The board in characters, what each side holds beside its own rank.
    pub fn drawing(&self) -> String {
        let [first, second, third, fourth] = self.rows(' ');
        let [sente, gote] = Side::BOTH.map(|side| self.hand_letters(side));
        format!("+---+\n|{first}| {gote}\n|{second}|\n|{third}|\n|{fourth}| {sente}\n+---+")
    }
    /// The four ranks as three letters each, rank 1 first.
    fn rows(&self, empty: char) -> [String; 4] {
        let letter = |s: Square| {
            let piece = self.piece(s);
            piece.map_or(empty, |(animal, side)| animal.letter_of(side))
        };
        let board: Vec<char> = Square::all().map(letter).collect();
        [0, 3, 6, 9].map(|i| board[i..i + 3].iter().collect())
    }
    /// What `side` holds, in the order L G E C.
    fn hand_letters(&self, side: Side) -> String {
        let mut letters = String::new();
        if self.lion(side.other()).is_none() {
            letters.push(Animal::Lion.letter_of(side));
        }
        for animal in Animal::IN_HAND {
            for _ in 0..self.hand(side).count(animal) {
                letters.push(animal.letter_of(side));
            }
        }
        letters
    }
}

/// Reads a board as it is drawn, hands beside it. Sente is to move unless a line says
/// `Gote to move`.
fn read_drawing(text: &str) -> Result<Position, Refusal> {
    let mut ranks = Vec::new();
    let mut hands = String::new();
    for line in text.lines() {
        let Some((_, rest)) = line.split_once('|') else {
            continue;
        };
        let Some((rank, held)) = rest.split_once('|') else {
            let why = format!("{:?} has no second bar", line.trim());
            return Err(Refusal::malformed(why));
        };
        ranks.push(rank.replace(' ', "-"));
        hands.extend(held.chars().filter(|c| !c.is_whitespace() && *c != '-'));
    }
    let gote = text.lines().any(|line| {
        let line = line.trim().to_ascii_lowercase();
        line == "gote to move" || line == "g"
    });
    let turn = if gote { "G" } else { "S" };
    let hands = if hands.is_empty() { "-" } else { &hands };
    if ranks.len() != 4 {
        let n = ranks.len();
        let why = format!("a drawn board has 4 ranks between bars, not {n}");
        return Err(Refusal::malformed(why));
    }
    read(&format!("{turn}/{}/{hands}", ranks.join("/")))
}

fn read(text: &str) -> Result<Position, Refusal> {
    let parts: Vec<&str> = text.split('/').collect();
    let [turn, ranks @ .., hands] = parts.as_slice() else {
        return Err(Refusal::malformed(
            "a position looks like S/gle/-c-/-C-/ELG/-",
        ));
    };
    if ranks.len() != 4 {
        let n = parts.len();
        let why = format!("a position has 6 parts between slashes, not {n}: S/gle/-c-/-C-/ELG/-");
        return Err(Refusal::malformed(why));
    }
    let turn = match *turn {
        "S" => Side::Sente,
        "G" => Side::Gote,
        other => {
            let why = format!("the side to move is S or G, not {other:?}");
            return Err(Refusal::malformed(why));
        }
    };
    let mut squares = Square::all();
    let mut board = Vec::new();
    for (i, rank) in ranks.iter().enumerate() {
        if rank.chars().count() != 3 {
            let why = format!("rank {} has 3 squares, not {rank:?}", i + 1);
            return Err(Refusal::malformed(why));
        }
        for (letter, square) in rank.chars().zip(squares.by_ref()) {
            if letter != '-' {
                let (animal, side) = piece(letter, square)?;
                board.push((square, animal, side));
            }
        }
    }
    let hands = if *hands == "-" { "" } else { hands };
    let held = hands.chars().map(|letter| piece(letter, "hand"));
    Position::new(board, held.collect::<Result<Vec<_>, _>>()?, turn)
}

fn piece(letter: char, place: impl fmt::Display) -> Result<(Animal, Side), Refusal> {
    let why = || format!("{letter:?} on {place} is no piece; pieces are LGECR and lgecr");
    Animal::from_letter(letter).ok_or_else(|| Refusal::malformed(why()))
}
