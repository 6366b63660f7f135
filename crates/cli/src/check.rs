//! `parlour check`: is a text well-formed and valid, is a move legal, and why not.

use crate::args;
use crate::fault::Fault;
use crate::opening;
use parlour_core::{Refusal, Table};
use serde_json::{Value, json};
use std::io::Write;

/// What is asked about a position.
#[derive(Copy, Clone)]
pub enum Subject<'t> {
    /// Only whether it is one.
    Position,
    /// A whole move.
    Move(&'t str),
    /// One step of a longer move.
    Step(&'t str),
}

/// What was found.
pub struct Verdict {
    well_formed: bool,
    valid: bool,
    legal: Option<bool>,
    step: Option<bool>,
    why: Option<String>,
}

/// Prints what was found; the sentence that says why not goes to stderr.
pub fn run(args: &args::Check, out: &mut impl Write) -> Result<(), Fault> {
    let game = opening::rules_at(&args.game, Some(&args.text), &args.rules)?;
    let asked = match &args.asked {
        None => Subject::Position,
        Some(text) if args.step => Subject::Step(text),
        Some(text) => Subject::Move(text),
    };
    let opened = opening::table(&*game, Some(&args.text), args.rules.seed);
    let verdict = Verdict::of(opened.as_deref().map_err(Refusal::clone), asked);
    if args.json {
        writeln!(out, "{}", verdict.data())?;
    } else {
        let yes = |is| if is { "yes" } else { "no" };
        writeln!(out, "well-formed: {}", yes(verdict.well_formed))?;
        writeln!(out, "valid: {}", yes(verdict.valid))?;
        if let Some(legal) = verdict.legal {
            writeln!(out, "legal: {}", yes(legal))?;
        }
        if let Some(step) = verdict.step {
            writeln!(out, "step: {}", yes(step))?;
        }
    }
    out.flush()?;
    verdict.why.map_or(Ok(()), |why| Err(Fault::Text(why)))
}

impl Verdict {
    /// Judges a position that was or was not opened, and what is asked about it.
    pub fn of(opened: Result<&(dyn Table + 'static), Refusal>, asked: Subject) -> Verdict {
        let table = match opened {
            Ok(table) => table,
            Err(why) => {
                return Verdict {
                    well_formed: !matches!(why, Refusal::Malformed(_)),
                    valid: false,
                    legal: (!matches!(asked, Subject::Position)).then_some(false),
                    step: None,
                    why: Some(why.to_string()),
                };
            }
        };
        let judged = match asked {
            Subject::Position => None,
            Subject::Move(text) => Some(table.check(text).map(|_| ())),
            Subject::Step(text) => Some(check_step(table, text)),
        };
        Verdict {
            well_formed: true,
            valid: true,
            legal: judged.as_ref().map(Result::is_ok),
            step: match asked {
                Subject::Move(text) => is_step(table, text),
                _ => None,
            },
            why: judged.and_then(Result::err).map(|why| why.to_string()),
        }
    }
    /// As programs read it: `legal` is null when nothing was asked, `step` is there when a move may
    /// be read as one step of a longer one.
    pub fn data(&self) -> Value {
        let mut data = json!({
            "well_formed": self.well_formed,
            "valid": self.valid,
            "legal": self.legal,
            "why": self.why,
        });
        if let Some(step) = self.step {
            data["step"] = step.into();
        }
        data
    }
}

/// Is this step allowed by itself? Where moves have no steps, a move is the step.
fn check_step(table: &dyn Table, text: &str) -> Result<(), Refusal> {
    // A step is judged by its geometry alone, so that the game may be over.
    match table.check_step(text) {
        Some(judged) => judged,
        None => table.check(text).map(|_| ()),
    }
}

/// Whether `text`, if it has the form of a step, is a legal one.
fn is_step(table: &dyn Table, text: &str) -> Option<bool> {
    match table.check_step(text)? {
        Err(Refusal::Malformed(_)) => None,
        judged => Some(judged.is_ok()),
    }
}
