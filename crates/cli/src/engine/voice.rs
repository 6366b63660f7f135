//! What the engine says, from whichever thread.

use crate::fault::sentence_of;
use parlour_core::Dialect;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};

/// One whole line at a time, on the standard output unless somebody else listens.
#[derive(Clone, Debug, Default)]
pub struct Voice {
    dialect: Option<&'static dyn Dialect>,
    listener: Option<Sender<String>>,
}

impl Voice {
    /// A voice that is heard here.
    pub fn kept() -> (Voice, Receiver<String>) {
        let (listener, said) = channel();
        let voice = Voice {
            dialect: None,
            listener: Some(listener),
        };
        (voice, said)
    }
    /// What is spoken instead of UGI.
    pub fn dialect(&self) -> Option<&'static dyn Dialect> {
        self.dialect
    }
    /// From now on speaks this, or UGI.
    pub fn speak(&mut self, dialect: Option<&'static dyn Dialect>) {
        self.dialect = dialect;
    }
    pub fn say(&self, line: &str) {
        if let Some(listener) = &self.listener {
            // Whoever hung up needs no answer.
            let _ = listener.send(line.into());
            return;
        }
        let mut out = io::stdout().lock();
        // Whoever closed our output will close our input, too.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }
    /// Says what was wrong.
    pub fn error(&self, why: &str) {
        let why = sentence_of(why);
        self.say(&match self.dialect {
            None => format!("info error {why}"),
            Some(_) => format!("info string error: {why}"),
        });
    }
    /// A move in the coordinates of the dialect.
    pub fn spell(&self, text: &str) -> String {
        let foreign = self.dialect.and_then(|dialect| dialect.write_move(text));
        foreign.unwrap_or_else(|| text.into())
    }
}
