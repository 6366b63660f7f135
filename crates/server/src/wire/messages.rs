//! What is said over a WebSocket.

use super::{
    Card, ChallengeTold, Done, EntryTold, Latest, Lobby, Played, Said, State, Step, TournamentTold,
    Why,
};
use axum::extract::ws::Utf8Bytes;
use parlour_core::{Motion, Seat};
use parlour_store::Offer;
use serde::Serialize;
use serde_json::Value;

/// What a client hears.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The first message at a match.
    State {
        /// Everything.
        state: Box<State>,
        /// What moves did since the client last listened; null unless it said when.
        missed: Option<Vec<Missed>>,
    },
    /// Something happened at the match.
    Update {
        /// Number of the event; that of the last one for what is not kept.
        seq: u32,
        /// What.
        event: Event,
        /// What a move did.
        #[serde(skip_serializing_if = "Option::is_none")]
        motion: Option<Motion>,
        /// How the match stands now.
        now: Box<Latest>,
    },
    /// The answer to a request.
    Answer {
        /// The number that the client gave it.
        id: Value,
        /// How it went.
        #[serde(flatten)]
        told: Told,
    },
    /// The lobby has changed.
    Lobby(Lobby),
    /// A tournament has changed.
    Tournament(Box<TournamentTold>),
    /// One moment: the database does not answer, and what is asked waits; no clock runs. Or it answers
    /// again.
    Moment {
        /// Must one wait?
        waits: bool,
    },
    /// The server stops; connect again after a moment.
    Bye,
}

impl Message {
    /// As it is sent.
    pub fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).expect("plain data").into()
    }
}

/// What a program hears that listens to its events.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StreamEvent {
    /// A game in which the caller has a seat is played: it has just begun, or was going on when the stream
    /// was opened.
    GameStart {
        /// The game.
        card: Box<Card>,
    },
    /// It is over.
    GameFinish {
        /// Id of the match.
        #[serde(rename = "match")]
        id: String,
    },
    /// Somebody challenges the caller: just now, or before the stream was opened.
    Challenge {
        /// It waits for an answer.
        challenge: Box<ChallengeTold>,
    },
    /// A challenge to the caller needs no answer any more: it was answered, taken back, or ran out.
    ChallengeGone {
        /// Of the challenge.
        id: String,
    },
}

/// How a request went.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Told {
    /// It was served.
    Ok {
        /// As the same request is answered over HTTP.
        ok: Box<Answered>,
    },
    /// It was not.
    No {
        /// One sentence.
        error: String,
        /// What HTTP would say.
        status: u16,
    },
}

/// Answers to the requests that a match takes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Answered {
    /// To an act.
    Done(Done),
    /// To `entry`.
    Entry(EntryTold),
    /// To `step`.
    Step(Step),
}

/// What a move did while nobody listened.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Missed {
    /// Moves played before it.
    pub ply: u32,
    /// What it did.
    pub motion: Option<Motion>,
}

/// Something that happened, for one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// Add it to the history.
    Move(Played),
    /// Somebody, or a bot, sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Why whoever sat there before is out; only where a bot takes over.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Why>,
        /// Who is out.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A chair is empty again.
    Left {
        /// Which.
        seat: Seat,
    },
    /// A seat offers something.
    Offer {
        /// What.
        what: Offer,
        /// Who.
        seat: Seat,
    },
    /// A seat agrees to what was offered.
    Agree {
        /// What.
        what: Offer,
        /// Who.
        seat: Seat,
    },
    /// A seat says no, or takes its own offer back.
    Decline {
        /// What.
        what: Offer,
        /// Who.
        seat: Seat,
    },
    /// The history is cut.
    Takeback {
        /// Moves that are left.
        to: u32,
    },
    /// An ending from outside the rules: see `status`.
    Ended {
        /// Whose clock fell, who resigned or left.
        seat: Option<Seat>,
    },
    /// Add it to the talk.
    Said(Said),
    /// The match is played again: go there.
    Rematch {
        /// Id of the new match.
        next: String,
    },
    /// The viewer's own plan changed.
    Plan,
    /// Somebody came or went.
    Online {
        /// Where.
        seat: Seat,
    },
    /// A bot waits for a place to think; its clock does not run. Only where there are clocks.
    Queued {
        /// Where.
        seat: Seat,
    },
    /// It has got one; its clock runs.
    Thinks {
        /// Where.
        seat: Seat,
    },
    /// A seat may be claimed from now on.
    Absent {
        /// Which.
        seat: Seat,
    },
}
