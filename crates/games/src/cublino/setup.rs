//! State texts: anything well-formed, and whether it is also a valid position.

use super::board::Square;
use super::die::Die;
use super::game::Variant;
use super::position::{Position, Side};
use parlour_core::Refusal;
use std::{fmt, str::FromStr};

/// A die as a text has it: `Wa1`.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Placed {
    /// Where.
    pub cell: Square,
    /// Whose: upper case is White's.
    pub side: Side,
    /// How it lies.
    pub die: Die,
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.die.letter();
        match self.side {
            Side::White => write!(f, "{}{}", letter.to_ascii_uppercase(), self.cell),
            Side::Black => write!(f, "{letter}{}", self.cell),
        }
    }
}

/// A well-formed state: a variant, a side to move and any dice at all, in the order of the text.
///
/// ```
/// use parlour_games::cublino::Setup;
/// let twice: Setup = "PWa1va1".parse().expect("well-formed");
/// let why = twice.position().expect_err("but not valid").to_string();
/// assert!(why.contains("Wa1 and va1"));
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Setup {
    /// `P` or `C`.
    pub variant: Variant,
    /// Upper case is White's turn.
    pub turn: Side,
    /// In the order of the text.
    pub dice: Vec<Placed>,
}

impl Setup {
    /// The text of a position as a setup: by row, then column.
    pub fn of(variant: Variant, at: &Position) -> Setup {
        let placed = |(cell, side, die)| Placed { cell, side, die };
        Setup {
            variant,
            turn: at.mover(),
            dice: at.dice().map(placed).collect(),
        }
    }
    /// The position, if the setup is valid under its own variant.
    pub fn position(&self) -> Result<Position, Refusal> {
        let mut at = Position::empty(self.turn);
        for (i, new) in self.dice.iter().enumerate() {
            if let Some(old) = self.dice[..i].iter().find(|old| old.cell == new.cell) {
                let why = format!("two dice stand on {}: {old} and {new}", new.cell);
                return Err(Refusal::invalid(why));
            }
            at.put(new.side, new.cell, new.die);
        }
        for side in Side::BOTH {
            self.fits(side, at.count(side))?;
        }
        let home = Side::BOTH.map(|side| at.home(side));
        match self.variant {
            Variant::Pur if home == [7, 7] => Err(Refusal::invalid(
                "both sides have all seven dice on their goal rows, 7 and 1",
            )),
            Variant::Contra if home[0] > 0 && home[1] > 0 => {
                let reached = |side: Side| {
                    let first = self.dice.iter();
                    let mut first = first.filter(|d| d.side == side);
                    first
                        .find(|d| d.cell.row() == side.goal_row())
                        .expect("a die is home")
                };
                Err(Refusal::invalid(format!(
                    "both sides have a die on their goal row: {} and {}",
                    reached(Side::White),
                    reached(Side::Black)
                )))
            }
            _ => Ok(at),
        }
    }
    fn fits(&self, side: Side, count: u32) -> Result<(), Refusal> {
        let name = side.name();
        if count > 7 {
            let mut own = self.dice.iter().filter(|d| d.side == side);
            let eighth = own.nth(7).expect("more than seven");
            let why = format!("{name} has {count} dice; {eighth} is one too many");
            return Err(Refusal::invalid(why));
        }
        if self.variant == Variant::Pur && count < 7 {
            let why = format!("{name} has {count} dice; in Pur each side has seven");
            return Err(Refusal::invalid(why));
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = Refusal;

    /// Always [`Refusal::Malformed`]; the sentence names the die and its letter.
    fn from_str(text: &str) -> Result<Setup, Refusal> {
        let letters: Vec<char> = text.chars().collect();
        let Some((first, rest)) = letters.split_first() else {
            return Err(Refusal::malformed(
                "the text is empty; a position begins with P, p, C or c",
            ));
        };
        let (variant, turn) = match first {
            'P' => (Variant::Pur, Side::White),
            'p' => (Variant::Pur, Side::Black),
            'C' => (Variant::Contra, Side::White),
            'c' => (Variant::Contra, Side::Black),
            other => {
                let why = format!("a position begins with P, p, C or c, not {other:?}");
                return Err(Refusal::malformed(why));
            }
        };
        let dice = rest.chunks(3).enumerate();
        let dice = dice.map(|(i, triple)| placed(i + 1, triple));
        Ok(Setup {
            variant,
            turn,
            dice: dice.collect::<Result<_, _>>()?,
        })
    }
}

fn placed(number: usize, triple: &[char]) -> Result<Placed, Refusal> {
    let text: String = triple.iter().collect();
    let refuse = |why: String| {
        Err(Refusal::malformed(format!(
            "die number {number}, {text:?}, {why}"
        )))
    };
    let &[letter, column, row] = triple else {
        return refuse("is cut short: a die is a letter, a column and a row".into());
    };
    let Some(die) = Die::from_letter(letter.to_ascii_lowercase()) else {
        return refuse(format!(
            "does not begin with a letter from a to x but with {letter:?}"
        ));
    };
    let Some(cell) = Square::from_chars(column, row) else {
        return refuse(match column {
            'a'..='g' => format!("has no row from 1 to 7 but {row:?}"),
            _ => format!("has no column from a to g but {column:?}"),
        });
    };
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    Ok(Placed { cell, side, die })
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.variant.letter();
        match self.turn {
            Side::White => write!(f, "{}", letter.to_ascii_uppercase())?,
            Side::Black => write!(f, "{letter}")?,
        }
        self.dice.iter().try_for_each(|die| write!(f, "{die}"))
    }
}
