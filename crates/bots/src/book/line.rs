//! A book as text: a move a line, indented by a blank for every ply before it.

use std::fmt;
use thiserror::Error;

/// A move of a book.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Line {
    /// Plies before it.
    pub ply: usize,
    /// In the game's exact notation.
    pub m: String,
    /// Expected points of the side that makes it in hundredths, −100 to 100.
    pub worth: i16,
}

/// Why a text is no book: a sentence with the number of the line.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("line {line} of the book: {why}")]
pub struct BookError {
    /// From 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl BookError {
    pub(super) fn at(line: usize, why: impl Into<String>) -> BookError {
        let why = why.into();
        BookError { line, why }
    }
}

impl Line {
    /// All lines with their numbers; those that begin with `#`, and empty ones, say nothing.
    pub fn all(text: &str) -> Result<Vec<(usize, Line)>, BookError> {
        let numbered = text.lines().enumerate().map(|(i, row)| (i + 1, row));
        let told = numbered.filter(|(_, row)| !row.is_empty() && !row.starts_with('#'));
        let mut all: Vec<(usize, Line)> = Vec::new();
        for (number, row) in told {
            let line = Line::read(row).map_err(|why| BookError::at(number, why))?;
            let deepest = all.last().map_or(0, |(_, above)| above.ply + 1);
            if line.ply > deepest {
                return Err(BookError::at(number, "it is indented too far"));
            }
            all.push((number, line));
        }
        Ok(all)
    }
    fn read(row: &str) -> Result<Line, String> {
        let rest = row.trim_start_matches(' ');
        let form = || format!("{rest:?} is not MOVE WORTH");
        let (m, worth) = rest.split_once(' ').ok_or_else(form)?;
        let known = worth.parse().ok().filter(|n| (-100..=100).contains(n));
        Ok(Line {
            ply: row.len() - rest.len(),
            m: m.into(),
            worth: known.ok_or_else(|| format!("{worth:?} is no number from -100 to 100"))?,
        })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line { ply, m, worth } = self;
        write!(f, "{:ply$}{m} {worth}", "")
    }
}
