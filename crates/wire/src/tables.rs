//! What a match tells.

use parlour_core::{Entry, Eye, Motion, Scene, Seat, Seats, Sign, Spot, Table};
use serde::Serialize;

/// Whose turn it is, or how the match ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Status {
    /// Has it ended?
    pub over: bool,
    /// The seat to move, while it is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// All seats of the winning team, once over; empty for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Seats>,
    /// Why it ended: a stable code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// The same for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'static str>,
    /// Points at the end, where the game counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// Whose doing the ending was, where one seat's: whose clock fell, who resigned or left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

impl Status {
    /// As a table tells it.
    pub fn of(status: parlour_core::Status, scores: Option<Vec<i32>>) -> Status {
        let over = status.outcome();
        Status {
            over: over.is_some(),
            seat: status.mover(),
            winners: over.map(|how| how.winners),
            reason: over.map(|how| how.reason.code),
            text: over.map(|how| how.reason.text),
            scores: scores.filter(|_| over.is_some()),
            by: None,
        }
    }
}

/// A move that was played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Played {
    /// Moves played before it.
    pub ply: u32,
    /// Who played it.
    pub seat: Seat,
    /// In the game's own notation, as this eye saw it.
    pub text: String,
    /// Spelled out for people.
    pub said: String,
    /// The drawing that stands for it, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<Sign>,
    /// What it did, as the rest of a sentence that begins with who played it; where the notation alone
    /// would not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
}

/// The match as it was after so many moves.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// Moves played.
    pub ply: u32,
    /// The picture then.
    pub scene: Scene,
    /// Points then, where the game counts them.
    pub scores: Option<Vec<i32>>,
    /// What the move that led here did; this and the next three are left out at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<Motion>,
    /// That move in the game's own notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The same spelled out for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// Who played it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// What may be touched next.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryTold {
    /// After the touches.
    pub entry: Entry,
    /// The entered move, `entry.done`, spelled out for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// The picture after the moves that might come first; this and the rest are left out for the
    /// present position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// What the last of those moves did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<Motion>,
    /// Whose turn it would be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
}

impl Played {
    /// Move number `ply` as `eye` saw it; none where that was not played.
    pub fn of(table: &dyn Table, ply: u32, seat: Seat, eye: Eye) -> Option<Played> {
        let at = ply as usize;
        Some(Played {
            ply,
            seat,
            text: table.moved(at, eye)?,
            said: table.said(at, eye)?,
            sign: table.sign(at, eye),
            told: table.told(at, eye),
        })
    }
}

impl Step {
    /// The table after `ply` moves; `last` is the move that led there.
    pub fn of(table: &dyn Table, ply: u32, last: Option<Played>, eye: Eye) -> Step {
        let then = table.until(ply as usize);
        let motion = ply.checked_sub(1).map(|last| last as usize);
        let (text, said, seat) = match last {
            Some(last) => (Some(last.text), Some(last.said), Some(last.seat)),
            None => (None, None, None),
        };
        Step {
            ply,
            scene: then.scene(eye),
            scores: then.scores(),
            motion: motion.and_then(|last| table.motion(last, eye)),
            text,
            said,
            seat,
        }
    }
}

impl EntryTold {
    /// Entering a move in the present position.
    pub fn here(table: &dyn Table, eye: Eye, touched: &[Spot]) -> EntryTold {
        let entry = table.entry(eye, touched);
        EntryTold {
            said: said(table, &entry),
            entry,
            scene: None,
            motion: None,
            status: None,
        }
    }
    /// Entering a move of whoever would be to move, seen through `eye`.
    pub fn there(table: &dyn Table, eye: Eye, touched: &[Spot]) -> EntryTold {
        let mover = table.status().mover();
        let entry = mover.map(|seat| table.entry(Eye::Seat(seat), touched));
        let entry = entry.unwrap_or_default();
        let last = table.ply().checked_sub(1);
        EntryTold {
            said: said(table, &entry),
            entry,
            scene: Some(table.scene(eye)),
            motion: last.and_then(|ply| table.motion(ply, eye)),
            status: Some(Status::of(table.status(), table.scores())),
        }
    }
}

/// The entered move spelled out for people.
pub fn said(table: &dyn Table, entry: &Entry) -> Option<String> {
    table.say(entry.done.as_deref()?).ok()
}
