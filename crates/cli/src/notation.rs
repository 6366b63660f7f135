//! Moves as they are printed: exact, for programs, or spelled out, for people.

use clap::ValueEnum;
use parlour_core::{Eye, Table};

/// Which of the two.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, ValueEnum)]
pub enum Notation {
    /// The canonical text, as records and protocols have it
    #[default]
    Exact,
    /// By the labels on the board as it is drawn
    Spelled,
}

impl Notation {
    /// The legal moves, sorted as text.
    pub fn moves(self, table: &dyn Table) -> Vec<String> {
        match self {
            Notation::Exact => table.moves(Eye::Keeper),
            Notation::Spelled => {
                let both = table.spelled_moves(Eye::Keeper).into_iter();
                let mut said: Vec<_> = both.map(|(_, said)| said).collect();
                said.sort_unstable();
                said
            }
        }
    }
    /// The moves played.
    pub fn history(self, table: &dyn Table, eye: Eye) -> Vec<String> {
        match self {
            Notation::Exact => table.history(eye),
            Notation::Spelled => (0..table.ply())
                .filter_map(|ply| table.said(ply, eye))
                .collect(),
        }
    }
    /// Moves that could be played from here, one after the other. What cannot be followed, because
    /// somebody else's cards are not known, stays as it is.
    pub fn line(self, table: &dyn Table, moves: &[String]) -> Vec<String> {
        if self == Notation::Exact {
            return moves.to_vec();
        }
        let mut ahead = table.until(table.ply());
        let mut told = Vec::new();
        for text in moves {
            told.push(ahead.say(text).unwrap_or_else(|_| text.clone()));
            if ahead.play(text).is_err() {
                told.extend_from_slice(&moves[told.len()..]);
                break;
            }
        }
        told
    }
}
