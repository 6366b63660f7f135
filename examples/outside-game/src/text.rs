//! Positions as FEN boards, moves as coordinates.

use crate::board::{Position, Side, Square};
use crate::game::{Breakthrough, Move};
use parlour_core::{Eye, Game, Refusal, Text};

/// Pawns a side has at most.
const PAWNS: u32 = 16;

impl Text for Breakthrough {
    fn write_position(&self, seen: &Position) -> String {
        let mut text = String::new();
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let owner = Square::new(file, rank).and_then(|square| seen.owner(square));
                if owner.is_some() && empty > 0 {
                    text += &std::mem::take(&mut empty).to_string();
                }
                match owner {
                    Some(Side::White) => text.push('P'),
                    Some(Side::Black) => text.push('p'),
                    None => empty += 1,
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        text.push(match seen.mover() {
            Side::White => 'w',
            Side::Black => 'b',
        });
        text
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Position, Refusal> {
        let mut fields = text.split_whitespace();
        let (board, mover) = (fields.next().unwrap_or(""), fields.next().unwrap_or(""));
        let mover = match mover {
            "w" => Side::White,
            "b" => Side::Black,
            _ => return Err(Refusal::malformed(format!("{mover:?} is neither w nor b"))),
        };
        let [white, black] = read_board(board)?;
        let at = Position::new(white, black, mover).expect("each square is read once");
        valid(at)
    }
    fn write_move(&self, at: &Position, m: Move, _eye: Eye) -> String {
        let sign = if at.owner(m.to).is_some() { 'x' } else { '-' };
        format!("{}{sign}{}", m.from, m.to)
    }
    fn read_move(&self, at: &Position, text: &str) -> Result<Move, Refusal> {
        let plain = text.trim().to_ascii_lowercase().replace(['-', 'x'], "");
        let squares = plain.split_at_checked(2).and_then(|(from, to)| {
            let (from, to) = (Square::from_name(from)?, Square::from_name(to)?);
            Some(Move { from, to })
        });
        let m =
            squares.ok_or_else(|| Refusal::malformed(format!("{text:?} is no move like a2-a3")))?;
        match self.is_legal(at, m) {
            true => Ok(m),
            false => Err(Refusal::illegal(why_not(at, m))),
        }
    }
    fn draw(&self, seen: &Position) -> String {
        let rank = |rank: u8| {
            let square = |file| match Square::new(file, rank).and_then(|s| seen.owner(s)) {
                Some(Side::White) => " P",
                Some(Side::Black) => " p",
                None => " .",
            };
            format!("{}{}", rank + 1, (0..8).map(square).collect::<String>())
        };
        let ranks: Vec<_> = (0..8).rev().map(rank).collect();
        format!("{}\n  a b c d e f g h", ranks.join("\n"))
    }
}

fn read_board(text: &str) -> Result<[u64; 2], Refusal> {
    let ranks: Vec<_> = text.split('/').collect();
    if ranks.len() != 8 {
        let n = ranks.len();
        return Err(Refusal::malformed(format!("a board has 8 ranks, not {n}")));
    }
    let mut pawns = [0; 2];
    for (rank, word) in (0..8).rev().zip(ranks) {
        let mut file = 0;
        for letter in word.chars() {
            let square = Square::new(file, rank).map(Square::bit);
            let bit = || square.ok_or_else(|| too_long(rank));
            file += match letter {
                'P' => {
                    pawns[0] |= bit()?;
                    1
                }
                'p' => {
                    pawns[1] |= bit()?;
                    1
                }
                '1'..='8' => letter as u8 - b'0',
                _ => return Err(Refusal::malformed(format!("{letter:?} is no pawn"))),
            };
            if file > 8 {
                return Err(too_long(rank));
            }
        }
        if file < 8 {
            let rank = rank + 1;
            return Err(Refusal::malformed(format!("rank {rank} is too short")));
        }
    }
    Ok(pawns)
}

fn too_long(rank: u8) -> Refusal {
    Refusal::malformed(format!("rank {} is too long", rank + 1))
}

/// Can this come up in a game? The side to move was not across before, and the other one has just moved a pawn.
fn valid(at: Position) -> Result<Position, Refusal> {
    let (us, them) = (at.mover(), at.mover().other());
    for side in Side::BOTH {
        let n = at.pawns(side).count_ones();
        if n > PAWNS {
            return Err(Refusal::invalid(format!("{side:?} has {n} pawns")));
        }
    }
    if at.pawns(us) & us.goal() != 0 {
        return Err(Refusal::invalid(format!(
            "{us:?} is across and to move, so the game was over before"
        )));
    }
    if at.pawns(them) == 0 {
        return Err(Refusal::invalid(format!("{them:?} has no pawn")));
    }
    Ok(at)
}

fn why_not(at: &Position, m: Move) -> String {
    let Move { from, to } = m;
    match (at.owner(from), at.owner(to)) {
        (None, _) => format!("there is no pawn on {from}"),
        (Some(side), _) if side != at.mover() => format!("the pawn on {from} is not yours"),
        (_, Some(side)) if side == at.mover() => format!("an own pawn stands on {to}"),
        (_, Some(_)) if from.file() == to.file() => "a pawn takes slantwise only".into(),
        _ => format!("the pawn on {from} cannot go to {to}"),
    }
}
