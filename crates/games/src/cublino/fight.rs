//! Contra: the moved die fights every foe beside it.

use super::board::{Square, around, squares};
use super::chain::Move;
use super::game::Variant;
use super::moves;
use super::position::{Position, Side};
use arrayvec::ArrayVec;
use std::fmt;

/// One fight, explained. Cells are those after the move, before anybody leaves.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fight {
    /// The moved die.
    pub attacker: Square,
    /// The foe beside it.
    pub defender: Square,
    /// The mover's other dice beside the defender.
    pub attack_support: ArrayVec<Square, 3>,
    /// The foe's other dice beside the attacker.
    pub defence_support: ArrayVec<Square, 3>,
    /// Tops of the attacker and its supporters.
    pub attack: u32,
    /// Tops of the defender and its supporters.
    pub defence: u32,
    /// Who attacks.
    pub side: Side,
}

impl Fight {
    /// The fighter with the lower sum; nobody when they are equal.
    pub fn leaves(&self) -> Option<Square> {
        match self.attack.cmp(&self.defence) {
            std::cmp::Ordering::Less => Some(self.attacker),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(self.defender),
        }
    }
}

impl fmt::Display for Fight {
    /// `White b3 with c4 attacks Black b4: 9 against 6, b4 leaves`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with = |support: &[Square]| match support {
            [] => String::new(),
            some => {
                let cells: Vec<_> = some.iter().map(Square::to_string).collect();
                format!(" with {}", cells.join(" and "))
            }
        };
        let (a, d) = (self.attacker, self.defender);
        let (own, foe) = (self.side.name(), self.side.other().name());
        write!(f, "{own} {a}{}", with(&self.attack_support))?;
        write!(f, " attacks {foe} {d}{}", with(&self.defence_support))?;
        write!(f, ": {} against {}, ", self.attack, self.defence)?;
        match self.leaves() {
            Some(cell) => write!(f, "{cell} leaves"),
            None => write!(f, "both stay"),
        }
    }
}

/// The fights that a legal Contra move leads to, in the order of the defenders' cells.
pub fn fights(before: &Position, m: Move) -> ArrayVec<Fight, 4> {
    if m.is_pass() {
        return ArrayVec::new();
    }
    let (mut at, side, attacker) = (*before, before.mover(), m.to());
    // Pur moves in the same way, but nobody fights.
    moves::play(Variant::Pur, &mut at, m);
    let (own, foes) = (at.of(side), at.of(side.other()));
    let beside = around(attacker) & foes;
    let explain = |defender: Square| {
        let attackers = around(defender) & own;
        Fight {
            attacker,
            defender,
            attack_support: squares(attackers & !attacker.bit()).collect(),
            defence_support: squares(beside & !defender.bit()).collect(),
            attack: at.tops(attackers),
            defence: at.tops(beside),
            side,
        }
    };
    squares(beside).map(explain).collect()
}

/// Judges all fights of the die that `side` has just moved, then removes all losers together.
#[inline]
pub(super) fn resolve(at: &mut Position, side: Side, attacker: Square) {
    let foe = side.other();
    let beside = around(attacker) & at.of(foe);
    if beside == 0 {
        return;
    }
    // The same for every fight: all foes beside the attacker.
    let defence = at.tops(beside);
    let mut beaten = 0;
    let mut falls = false;
    for defender in squares(beside) {
        let attack = at.tops(around(defender) & at.of(side));
        if attack > defence {
            beaten |= defender.bit();
        }
        falls |= attack < defence;
    }
    for cell in squares(beaten) {
        at.take(foe, cell);
    }
    if falls {
        at.take(side, attacker);
    }
}
