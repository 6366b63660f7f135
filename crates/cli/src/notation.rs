//! Moves as they are printed: exact, for programs, or spelled out, for people.

use clap::ValueEnum;
use parlour_core::{Analysis, Eye, Table};

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
    /// The other one.
    pub fn other(self) -> Notation {
        match self {
            Notation::Exact => Notation::Spelled,
            Notation::Spelled => Notation::Exact,
        }
    }
    /// The legal moves that `eye` may know, sorted as text.
    pub fn moves(self, table: &dyn Table, eye: Eye) -> Vec<String> {
        match self {
            Notation::Exact => table.moves(eye),
            Notation::Spelled => {
                let both = table.spelled_moves(eye).into_iter();
                let mut said: Vec<_> = both.map(|(_, said)| said).collect();
                said.sort_unstable();
                said
            }
        }
    }
    /// Move number `ply` (from 0), as `eye` saw it.
    pub fn moved(self, table: &dyn Table, ply: usize, eye: Eye) -> Option<String> {
        match self {
            Notation::Exact => table.moved(ply, eye),
            Notation::Spelled => table.said(ply, eye),
        }
    }
    /// Puts what was found out about the moves into this notation.
    pub fn spell(self, table: &dyn Table, analysis: &mut Analysis<String>) {
        for worth in &mut analysis.moves {
            worth.line = self.line(table, &worth.line);
            if let [said] = &self.line(table, std::slice::from_ref(&worth.m))[..] {
                worth.m = said.clone();
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

/// Moves on one line: blanks between them, or `; ` where moves have blanks themselves.
pub fn join(moves: &[String]) -> String {
    let spaced = moves.iter().any(|text| text.contains(' '));
    moves.join(if spaced { "; " } else { " " })
}
