//! What is said at the table: free words, or only signals where words could tell cards.

use super::acts::Then;
use super::live::Live;
use crate::clock::Moment;
use crate::wire::{self, Manner, Said, Signal};
use crate::{Problem, manners};
use parlour_core::Seat;
use parlour_store::{Event, Sitter};

/// Something one may say by a button. None of them says anything about cards.
const fn signal(code: &'static str, text: &'static str) -> Signal {
    Signal { code, text }
}

const SIGNALS: [Signal; 10] = [
    signal("hello", "Hello"),
    signal("good_luck", "Good luck"),
    signal("well_played", "Well played"),
    signal("thanks", "Thanks"),
    signal("sorry", "Sorry"),
    signal("oops", "Oops"),
    signal("one_moment", "One moment, please"),
    signal("good_game", "Good game"),
    signal("once_more", "Once more?"),
    signal("goodbye", "Goodbye"),
];

/// Messages that somebody who comes anew is told.
const REMEMBERED: usize = 100;
/// So many at once, then one in so many milliseconds.
const BURST: i64 = 5;
const PACE: i64 = 3000;

/// The talk at a table.
#[derive(Clone, Debug)]
pub(super) struct Talk {
    said: Vec<Said>,
    /// When each seat's pace is kept again, in served time.
    pace: Vec<i64>,
}

impl Talk {
    pub fn new(seats: usize) -> Talk {
        Talk {
            said: Vec::new(),
            pace: vec![i64::MIN; seats],
        }
    }
    /// What an event adds to the talk.
    pub fn apply(&mut self, event: &Event, seq: u32, at: Moment) {
        let Event::Said {
            seat,
            name,
            text,
            signal,
        } = event
        else {
            return;
        };
        if self.said.len() == REMEMBERED {
            self.said.remove(0);
        }
        self.said.push(Said {
            seq,
            seat: *seat,
            name: name.clone(),
            text: text.clone(),
            code: signal.clone(),
            at: at.day,
        });
    }
    /// May this seat speak now? If so, that counts.
    fn take(&mut self, seat: Seat, served: i64) -> bool {
        let pace = &mut self.pace[seat.index()];
        let from = (*pace).max(served);
        if from - served > (BURST - 1) * PACE {
            return false;
        }
        *pace = from + PACE;
        true
    }
}

impl Live {
    fn manner(&self) -> Manner {
        let mut guests: Vec<_> = self
            .opening
            .seats
            .iter()
            .filter_map(Sitter::guest)
            .collect();
        guests.dedup();
        let empty = self.opening.seats.iter().filter(|s| s.is_empty()).count();
        match guests.len() + empty {
            0 | 1 => Manner::None,
            _ if self.rules.is_open() => Manner::Chat,
            _ => Manner::Signals,
        }
    }
    pub(super) fn talk(&self) -> wire::Talk {
        let kind = self.manner();
        wire::Talk {
            kind,
            signals: match kind {
                Manner::None => &[],
                _ => &SIGNALS,
            },
            said: self.talk.said.clone(),
        }
    }
    /// Says something freely.
    pub(super) fn say(&mut self, seat: Seat, text: &str, at: Moment) -> Result<Then, Problem> {
        if self.manner() == Manner::Signals {
            return Err(Problem::Forbidden("there is no table talk in this game"));
        }
        let text = manners::saying(text)?;
        self.utter(seat, text, None, at)
    }
    /// Says something by a button.
    pub(super) fn signal(&mut self, seat: Seat, code: &str, at: Moment) -> Result<Then, Problem> {
        let signal = SIGNALS.iter().find(|signal| signal.code == code);
        let Signal { code, text } = *signal.ok_or(Problem::Missing("signal"))?;
        self.utter(seat, text.into(), Some(code.into()), at)
    }
    fn utter(
        &mut self,
        seat: Seat,
        text: String,
        signal: Option<String>,
        at: Moment,
    ) -> Result<Then, Problem> {
        if self.manner() == Manner::None {
            return Err(Problem::Forbidden("there is nobody to talk to"));
        }
        if !self.talk.take(seat, at.served) {
            return Err(Problem::Flood);
        }
        let name = super::view::sitter_name(self.seating.at(seat));
        self.happen(
            Event::Said {
                seat,
                name,
                text,
                signal,
            },
            at,
        );
        Ok(Then::Nothing)
    }
}
