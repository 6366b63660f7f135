//! What the engine says, from whichever thread.

use crate::fault::sentence_of;
use std::io::{self, Write};

/// Which protocol is spoken.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Dialect {
    /// For every game.
    #[default]
    Ugi,
    /// For Dōbutsu shōgi.
    Usi,
}

/// The standard output, one whole line at a time.
#[derive(Copy, Clone, Debug, Default)]
pub struct Voice {
    dialect: Dialect,
}

impl Voice {
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }
    /// From now on speaks this.
    pub fn speak(&mut self, dialect: Dialect) {
        self.dialect = dialect;
    }
    pub fn say(&self, line: &str) {
        let mut out = io::stdout().lock();
        // Whoever closed our output will close our input, too.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }
    /// Says what was wrong.
    pub fn error(&self, why: &str) {
        let why = sentence_of(why);
        self.say(&match self.dialect {
            Dialect::Ugi => format!("info error {why}"),
            Dialect::Usi => format!("info string error: {why}"),
        });
    }
    /// A move in the coordinates of the dialect.
    pub fn spell(&self, text: &str) -> String {
        let usi = match self.dialect {
            Dialect::Ugi => None,
            Dialect::Usi => parlour_arena::usi::write(text),
        };
        usi.unwrap_or_else(|| text.into())
    }
}
