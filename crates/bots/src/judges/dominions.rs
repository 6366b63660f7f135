//! Dominions: the score, and the liberties behind it.

use parlour_games::dominions::{Colour, Dominions, Position};
use parlour_search::Evaluate;

/// Tiles shown, tiles still in hand, and groups that are short of liberties.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Liberties;

fn standing(at: &Position, colour: Colour) -> i32 {
    let mut seen = parlour_games::dominions::CellSet::default();
    let mut sum = 20 * at.score(colour);
    for cell in at.shown(colour).iter() {
        if seen.contains(cell) {
            continue;
        }
        let Some((cells, liberties)) = at.group(cell) else {
            continue;
        };
        seen = seen.or(cells);
        let size = cells.len() as i32;
        sum += match liberties {
            1 => -14 * size,
            2 => -4 * size,
            n => (n as i32).min(8),
        };
    }
    sum
}

impl Evaluate<Dominions> for Liberties {
    type Sums = ();

    fn sums(&self, _: &Dominions, _: &Position) {}
    fn worth(&self, _: &Dominions, at: &Position, _: &()) -> i32 {
        let own = at.turn();
        standing(at, own) - standing(at, own.other())
    }
}
