//! USI, the Universal Shogi Interface, which shogi programs speak.

use super::board::Square;
use super::position::Position;
use parlour_core::{Dialect, Seat};

/// Positions as SFEN; moves by files 1 to 3 from the right and ranks a to d from above: `2c2b`,
/// `G*3c`, `2b2a+`.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Usi;

impl Dialect for Usi {
    fn name(&self) -> &'static str {
        "usi"
    }
    fn write_position(&self, text: &str) -> Option<String> {
        let at: Position = text.parse().ok()?;
        Some(at.sfen())
    }
    fn write_move(&self, text: &str) -> Option<String> {
        let (body, plus) = match text.strip_suffix('+') {
            Some(body) => (body, "+"),
            None => (text, ""),
        };
        let mut letters = body.chars();
        let (from, animal, to) = (letters.next()?, letters.next()?, letters.next()?);
        if letters.next().is_some() {
            return None;
        }
        let to = square(to)?;
        if from == '*' {
            return Some(format!("{}*{to}", animal.to_ascii_uppercase()));
        }
        Some(format!("{}{to}{plus}", square(from)?))
    }
    fn turn(&self, text: &str) -> Option<Seat> {
        let at: Position = text.parse().ok()?;
        Some(at.mover().seat())
    }
}

/// A square from its digit, 0 to B.
fn square(digit: char) -> Option<String> {
    let index = digit.to_digit(12).filter(|_| !digit.is_ascii_lowercase())?;
    Square::new(index as u8)?;
    let (file, rank) = (index as u8 % 3 + b'1', b'd' - index as u8 / 3);
    Some(format!("{}{}", file as char, rank as char))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_the_coordinates_of_shogi() {
        for (text, usi) in [("4C7", "2c2b"), ("*g5", "G*3c"), ("7CA+", "2b2a+")] {
            assert_eq!(Usi.write_move(text).as_deref(), Some(usi));
        }
        for bad in ["resign", "4CC", "xC7", "4C", "", "4Cb", "ä"] {
            assert_eq!(Usi.write_move(bad), None, "{bad}");
        }
    }
    /// Every move of random games is read back in the position it was played in.
    #[test]
    fn what_is_written_is_read() {
        let mut rng = parlour_core::Rng::new(1);
        let mut at = Position::default();
        for _ in 0..500 {
            let mut moves = Vec::new();
            at.each_move(|m| moves.push(m));
            if moves.is_empty() {
                at = Position::default();
                continue;
            }
            for m in &moves {
                let usi = Usi.write_move(&at.write_move(*m)).unwrap();
                assert_eq!(at.read_move(&usi), Ok(*m), "{at} {usi}");
            }
            let text = at.to_string();
            let sfen = Usi.write_position(&text).unwrap();
            assert_eq!(sfen.parse(), Ok(at));
            assert_eq!(Usi.turn(&text), Some(at.mover().seat()));
            at = at.after(moves[rng.below(moves.len())]);
        }
    }
}
