//! Moves as text.
//!
//! Written as `FPT+`: the square it leaves (or `*`), the piece in the mover's case, the square it
//! reaches, `+` if it promotes: `4C7`, `7CA+`, `*g5`. Also read: `Cb3xb2`, `Gc4-c3`, `G*a3`, with
//! or without the piece and the sign between the squares, and what shogi programs send: `2c2b`,
//! `G*3c` (files 1 to 3 from the right, ranks a to d from above).

use super::board::Square;
use super::moves::Move;
use super::pieces::{Animal, Side};
use super::position::Position;
use parlour_core::Refusal;

impl Position {
    /// `FPT` or `FPT+`, for a move that is legal here.
    pub fn write_move(&self, m: Move) -> String {
        let side = self.mover();
        match m {
            Move::Step { from, to } => {
                let piece = self.piece(from).map_or('?', |(a, _)| a.letter_of(side));
                let plus = if self.promotes(m) { "+" } else { "" };
                format!("{}{piece}{}{plus}", from.digit(), to.digit())
            }
            Move::Drop { animal, to } => format!("*{}{}", animal.letter_of(side), to.digit()),
        }
    }
    /// The move spelled out for people: `Cb3xb2`, `Gc4-c3`, `G*a3`, `Cb2-b1+`.
    pub fn spell_move(&self, m: Move) -> String {
        match m {
            Move::Step { from, to } => {
                let piece = self.piece(from).map_or('?', |(a, _)| a.letter());
                let sign = if self.piece(to).is_some() { 'x' } else { '-' };
                let plus = if self.promotes(m) { "+" } else { "" };
                format!("{piece}{from}{sign}{to}{plus}")
            }
            Move::Drop { animal, to } => format!("{}*{to}", animal.letter()),
        }
    }
    /// Reads any spelling; refuses what is not legal here and says why.
    pub fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        let said = Said::read(text.trim()).ok_or_else(|| {
            let why = format!("{text:?} is no move; moves look like 4C7, *g5 or Cb3xb2");
            Refusal::malformed(why)
        })?;
        let m = said.m;
        if self.is_legal(m) && self.agrees(&said) {
            return Ok(m);
        }
        Err(Refusal::illegal(self.why_not(&said)))
    }
    /// Does everything that was said besides the squares fit?
    fn agrees(&self, said: &Said) -> bool {
        let Move::Step { from, to } = said.m else {
            return said.side.is_none_or(|side| side == self.mover());
        };
        let named = match (said.animal, said.side) {
            (None, _) => true,
            (Some(animal), None) => self.piece(from).is_some_and(|p| p.0 == animal),
            (Some(animal), Some(side)) => self.piece(from) == Some((animal, side)),
        };
        let plus = match said.plus {
            Plus::Exactly(plus) => plus == self.promotes(said.m),
            Plus::Unsaid => true,
        };
        let takes = said
            .takes
            .is_none_or(|takes| takes == self.piece(to).is_some());
        named && plus && takes
    }
    fn why_not(&self, said: &Said) -> String {
        let us = self.mover();
        if self.each_move_is_none() {
            return "the game is over".into();
        }
        match said.m {
            Move::Drop { animal, to } => {
                let name = animal.name();
                if said.side.is_some_and(|side| side != us) {
                    format!("it is {}'s turn", us.name())
                } else if !Animal::IN_HAND.contains(&animal) {
                    format!("a {name} is never dropped")
                } else if self.hand(us).count(animal) == 0 {
                    format!("{} has no {name} in hand", us.name())
                } else {
                    format!("{to} is not empty")
                }
            }
            Move::Step { from, to } => {
                let Some((animal, side)) = self.piece(from) else {
                    return format!("nothing stands on {from}");
                };
                let name = animal.name();
                if side != us {
                    format!("the {name} on {from} is {}'s", side.name())
                } else if said.animal.is_some_and(|a| a != animal) {
                    format!("the piece on {from} is a {name}")
                } else if said.side.is_some_and(|side| side != us) {
                    let letter = animal.letter_of(us);
                    format!("the letter of {}'s {name} is {letter}", us.name())
                } else if !self.is_legal(said.m) {
                    match self.piece(to) {
                        Some((own, owner)) if owner == us => {
                            format!("a {} of {} itself stands on {to}", own.name(), us.name())
                        }
                        _ => format!("the {name} on {from} cannot step to {to}"),
                    }
                } else if self.promotes(said.m) && said.plus == Plus::Exactly(false) {
                    format!(
                        "a chick that moves to {to} promotes: {}",
                        self.write_move(said.m)
                    )
                } else if said.plus == Plus::Exactly(true) && !self.promotes(said.m) {
                    format!("the {name} on {from} does not promote on {to}")
                } else {
                    let takes = if self.piece(to).is_some() {
                        "takes"
                    } else {
                        "takes nothing"
                    };
                    format!("the {name} {takes} on {to}: {}", self.spell_move(said.m))
                }
            }
        }
    }
    fn each_move_is_none(&self) -> bool {
        self.count_moves() == 0
    }
}

/// What a text says about a move, before anybody looks whether it can be.
struct Said {
    m: Move,
    animal: Option<Animal>,
    side: Option<Side>,
    plus: Plus,
    takes: Option<bool>,
}

#[derive(Copy, Clone, PartialEq)]
enum Plus {
    Exactly(bool),
    Unsaid,
}

impl Said {
    fn read(text: &str) -> Option<Said> {
        Said::numbered(text)
            .or_else(|| Said::dropped(text))
            .or_else(|| Said::stepped(text))
    }
    /// `4C7`, `7CA+`, `*g5`.
    fn numbered(text: &str) -> Option<Said> {
        let (body, plus) = cut_plus(text);
        let [from, letter, to] = *body.as_bytes() else {
            return None;
        };
        let (animal, side) = Animal::from_letter(letter as char)?;
        let to = Square::from_digit(to)?;
        let m = match from {
            b'*' if !plus => Move::Drop { animal, to },
            _ => Move::Step {
                from: Square::from_digit(from)?,
                to,
            },
        };
        Some(Said {
            m,
            animal: Some(animal),
            side: Some(side),
            plus: Plus::Exactly(plus),
            takes: None,
        })
    }
    /// `G*a3`, `G*3c`.
    fn dropped(text: &str) -> Option<Said> {
        let [letter, b'*', file, rank] = *text.as_bytes() else {
            return None;
        };
        let (animal, _) = Animal::from_letter(letter as char)?;
        let to = named(file, rank).or_else(|| counted(file, rank))?;
        Some(Said {
            m: Move::Drop { animal, to },
            animal: Some(animal),
            side: None,
            plus: Plus::Unsaid,
            takes: None,
        })
    }
    /// `Cb3xb2`, `Gc4-c3`, `b3b2`, `2c2b`, all with or without a `+`.
    fn stepped(text: &str) -> Option<Said> {
        let (body, plus) = cut_plus(text);
        let plus = if plus {
            Plus::Exactly(true)
        } else {
            Plus::Unsaid
        };
        let bytes = body.as_bytes();
        if let [a, b, c, d] = *bytes
            && let (Some(from), Some(to)) = (counted(a, b), counted(c, d))
        {
            let m = Move::Step { from, to };
            return Some(Said {
                m,
                animal: None,
                side: None,
                plus,
                takes: None,
            });
        }
        let (animal, rest) = match bytes {
            [letter, rest @ ..] if matches!(rest.len(), 4 | 5) && bytes.len() != 4 => {
                match Animal::from_letter(*letter as char) {
                    Some((animal, _)) if named(rest[0], rest[1]).is_some() => (Some(animal), rest),
                    _ => (None, bytes),
                }
            }
            _ => (None, bytes),
        };
        let (from, sign, to) = match *rest {
            [a, b, c, d] => ((a, b), None, (c, d)),
            [a, b, sign, c, d] => ((a, b), Some(sign), (c, d)),
            _ => return None,
        };
        let takes = match sign {
            None => None,
            Some(b'x') => Some(true),
            Some(b'-') => Some(false),
            Some(_) => return None,
        };
        let m = Move::Step {
            from: named(from.0, from.1)?,
            to: named(to.0, to.1)?,
        };
        Some(Said {
            m,
            animal,
            side: None,
            plus,
            takes,
        })
    }
}

fn cut_plus(text: &str) -> (&str, bool) {
    match text.strip_suffix('+') {
        Some(body) => (body, true),
        None => (text, false),
    }
}

/// A square by file letter and rank digit.
fn named(file: u8, rank: u8) -> Option<Square> {
    Square::from_name(file.to_ascii_lowercase(), rank)
}

/// A square as shogi programs count: file 1 on the right, rank a on top.
fn counted(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'1'..=b'3', b'a'..=b'd') => Square::new((b'd' - rank) * 3 + file - b'1'),
        _ => None,
    }
}
