//! What happened in a game, in numbers.

use super::{Colour, Dominions, Flips, Move, Position, text};
use parlour_core::{Record, Refusal};

/// What happened in a game, in numbers.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// Moves, passes included.
    pub plies: usize,
    /// Ply (from 1) and number of tiles of each capture.
    pub captures: Vec<(usize, u32)>,
    /// Ply (from 1) and number of tiles of each suicide.
    pub suicides: Vec<(usize, u32)>,
    /// Score of White and Black.
    pub scores: [i32; 2],
}

impl Tally {
    fn count(&mut self, flips: Flips) {
        for (cells, list) in [
            (flips.captured, &mut self.captures),
            (flips.lost, &mut self.suicides),
        ] {
            if !cells.is_empty() {
                list.push((self.plies, cells.len()));
            }
        }
    }
}

pub(super) fn of(game: &Dominions, record: &Record) -> Result<Tally, Refusal> {
    let mut at = match &record.start {
        Some(text) => text::read_position(game.board().size(), text)?,
        None => Position::empty(game.board().size()),
    };
    let mut tally = Tally::default();
    for played in &record.moves {
        tally.plies += 1;
        match text::read_move(&at, &played.text) {
            Ok(Move::Pass) => at.pass(),
            Ok(Move::Place(beams, cell)) => tally.count(at.place(cell, beams)),
            Err(why) => {
                let ply = tally.plies;
                return Err(Refusal::illegal(format!("ply {ply}: {why}")));
            }
        }
    }
    tally.scores = Colour::BOTH.map(|c| at.score(c));
    Ok(tally)
}
