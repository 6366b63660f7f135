//! A match that is kept nowhere: what clients send and what the store keeps, as texts.

use super::live::Live;
use crate::clock::Moment;
use crate::wire::{Answered, NewMatch, OpenAsked, Request, TryAsked};
use crate::{House, Problem, api};
use parlour_store::{Guest, Stamped};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::LazyLock;

/// A match without a site around it, for those who try what the server reads.
pub struct Rehearsal {
    live: Live,
    now: Moment,
    written: Vec<String>,
}

/// The match's name; nobody else hears it.
const ID: &str = "rehearsal";
/// Milliseconds between two things that happen.
const STEP: i64 = 1000;

impl Rehearsal {
    /// Sets up the table that the body of `POST /api/matches` asks for; `me` is this guest.
    pub fn create(body: &str, me: &str) -> Result<Rehearsal, String> {
        let asked: NewMatch = read(body)?;
        let opening = asked.opening(&HOUSE, &guest(me)).map_err(said)?;
        let now = Moment::default();
        let live = Live::create(&HOUSE, ID.into(), opening, now).map_err(said)?;
        Ok(Rehearsal::of(live, now))
    }
    /// The match that these events tell, each as the store keeps it.
    pub fn load(events: &[String]) -> Result<Rehearsal, String> {
        let mut now = Moment::default();
        let mut stamped = Vec::new();
        for (seq, text) in (0..).zip(events) {
            let event = serde_json::from_str(text).map_err(|why| why.to_string())?;
            now = later(now);
            let (ply, at, served) = (0, now.day, now.served);
            stamped.push(Stamped {
                seq,
                ply,
                at,
                served,
                event,
            });
        }
        let live = Live::load(&HOUSE, ID.into(), stamped).map_err(said)?;
        let mut rehearsal = Rehearsal::of(live, now);
        rehearsal.written = events.to_vec();
        Ok(rehearsal)
    }
    fn of(live: Live, now: Moment) -> Rehearsal {
        let mut rehearsal = Rehearsal {
            live,
            now,
            written: Vec::new(),
        };
        rehearsal.write();
        rehearsal
    }
    /// What this guest hears to a request over a WebSocket, without its number.
    pub fn ask(&mut self, who: &str, text: &str) -> Result<String, String> {
        self.now = later(self.now);
        let viewer = self.live.viewer(Some(who));
        let answered = match read(text)? {
            Request::Entry(asked) => self.live.entry(viewer, &asked).map(Answered::Entry),
            Request::Step(asked) => self.live.step(viewer, asked.ply).map(Answered::Step),
            act => {
                let done = self.live.act(&guest(who), act, self.now);
                self.write();
                done.map(|_| Answered::Done(self.live.done(false)))
            }
        };
        answered.map(|answered| json(&answered)).map_err(said)
    }
    /// All that a guest is shown, as JSON; nobody in particular sees what the public sees.
    pub fn state(&self, who: Option<&str>) -> String {
        json(&self.live.state(self.live.viewer(who)))
    }
    /// The text of the match so far, for a guest.
    pub fn record(&self, who: &str) -> Result<String, String> {
        let record = self.live.record(Some(who), None, "parlour");
        record.map(|(text, _)| text).map_err(said)
    }
    /// Everything that happened, as the store keeps it.
    pub fn events(&self) -> &[String] {
        &self.written
    }
    fn write(&mut self) {
        if let Some(append) = self.live.take_fresh() {
            let fresh = append.events.iter().map(|stamped| json(&stamped.event));
            self.written.extend(fresh);
        }
    }
}

/// What `POST /api/open` answers.
pub fn rehearse_open(body: &str) -> Result<String, String> {
    let asked: OpenAsked = read(body)?;
    let opened = api::opened(&HOUSE, &asked).map_err(said)?;
    Ok(json(&opened))
}

/// What `POST /api/games/{game}/try` answers.
pub fn rehearse_try(game: &str, body: &str) -> Result<String, String> {
    let asked: TryAsked = read(body)?;
    let trial = api::tried(&HOUSE, game, &asked).map_err(said)?;
    Ok(json(&trial))
}

/// Every game, as every site has them.
static HOUSE: LazyLock<House> = LazyLock::new(|| House::new(parlour_games::all()));

fn guest(id: &str) -> Guest {
    let (id, name) = (id.to_string(), id.to_string());
    Guest { id, name }
}

fn later(now: Moment) -> Moment {
    Moment {
        day: now.day + STEP,
        served: now.served + STEP,
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|why| why.to_string())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

fn said(why: Problem) -> String {
    why.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played() -> Rehearsal {
        let body = r#"{"game": "loa", "seats": ["me", "me"]}"#;
        let mut rehearsal = Rehearsal::create(body, "ann").expect("a table");
        let asked = r#"{"do": "move", "ply": 0, "text": "b1b3"}"#;
        rehearsal.ask("ann", asked).expect("a move");
        rehearsal
    }

    #[test]
    fn what_is_written_tells_the_same_match() {
        let rehearsal = played();
        assert_eq!(rehearsal.events().len(), 2);
        let again = Rehearsal::load(rehearsal.events()).expect("it was written");
        assert_eq!(again.record("ann"), rehearsal.record("ann"));
    }

    #[test]
    fn events_that_cannot_have_happened_break_nothing() {
        for event in [
            r#"{"kind": "taken_back", "to": 2}"#,
            r#"{"kind": "move", "seat": 9, "text": "a4-c4"}"#,
            r#"{"kind": "move", "seat": 0, "text": "a4-c4"}"#,
            r#"{"kind": "left", "seat": 2, "sitter": {"kind": "open"}}"#,
            r#"{"kind": "planned", "seat": 7, "plans": []}"#,
            r#"{"kind": "dealt", "position": "x"}"#,
            r#"{"kind": "ended", "winners": 1, "reason": "resigned", "seat": 5}"#,
        ] {
            let mut events = played().events().to_vec();
            events.push(event.into());
            assert!(Rehearsal::load(&events).is_err(), "{event}");
        }
        let mut events = played().events().to_vec();
        events[0] = events[0].replace(r#""seats":["#, r#""seats":[{"kind":"open"},"#);
        assert!(Rehearsal::load(&events).is_err(), "a chair too many");
    }
}
