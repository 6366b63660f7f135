//! What a game at the terminal tells when asked: the moves, and what a strong player thinks of them.

use super::seating::Sitter;
use super::session::Session;
use crate::bestmove::{Said, worth_words};
use crate::fault::Fault;
use crate::notation::join;
use parlour_core::Status;
use std::io::Write;

/// Lines that `show lines` shows.
const LINES: u16 = 3;

impl Session {
    pub(super) fn show(&self, what: &str, out: &mut impl Write) -> Result<(), Fault> {
        match what {
            "setup" | "position" => writeln!(out, "{}", self.table.position(self.eye()))?,
            "moves" => {
                let moves = self.notation.moves(&*self.table, self.eye());
                writeln!(out, "{}", join(&moves))?;
            }
            "eval" => {
                let said = self.advice(1)?;
                match said.analysis.moves.first() {
                    Some(best) => writeln!(out, "{}", worth_words(best))?,
                    None => writeln!(out, "nothing is known")?,
                }
            }
            "lines" => self.advice(LINES)?.tell(None, out)?,
            _ => {
                return Err(Fault::Text(format!(
                    "show knows no {what:?}; there are board, setup, moves, eval and lines"
                )));
            }
        }
        Ok(())
    }
    /// Why nobody may be told what a strong player thinks now.
    pub fn no_advice(&self) -> Option<&'static str> {
        match self.table.status() {
            Status::ToMove(seat)
                if !self.rules().is_open() && self.seating.at(seat) != Sitter::Person =>
            {
                Some("a bot is to move; its hand is its own")
            }
            _ => None,
        }
    }
    /// What a strong player thinks, for the person who may know.
    pub(super) fn advice(&self, lines: u16) -> Result<Said, Fault> {
        match self.no_advice() {
            Some(why) => Err(Fault::Text(why.into())),
            None => {
                let mut said = self.bots.advise(&*self.table, lines)?;
                self.notation.spell(&*self.table, &mut said.analysis);
                Ok(said)
            }
        }
    }
    /// Expected points of the side to move.
    pub(super) fn worth(&self) -> Result<f32, Fault> {
        let said = self.advice(1)?;
        Ok(said.analysis.moves.first().map_or(0.0, |best| best.score))
    }
    pub(super) fn hint(&self, out: &mut impl Write) -> Result<(), Fault> {
        let said = self.advice(1)?;
        let Some(best) = said.analysis.moves.first() else {
            return Ok(writeln!(out, "no hint")?);
        };
        write!(out, "{} ({})", best.m, worth_words(best))?;
        match said.reason(0) {
            Some(reason) => writeln!(out, ": {reason}")?,
            None => writeln!(out)?,
        }
        Ok(())
    }
}
