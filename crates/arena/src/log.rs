//! Everything that programs and the arena say to each other, as a file.

use crate::date::moment;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::SystemTime;

/// Which way a line went.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Way {
    /// From the arena to the program.
    To,
    /// From the program to the arena.
    From,
    /// What the program wrote to its standard error.
    Error,
}

/// A file of lines such as `2026-11-17T10:51:40.123Z game 3 NAME > go nodes 50`; `<` is what the program
/// said, `!` what it wrote to its standard error. Before the first game there is no number.
pub struct Log(Mutex<File>);

impl Log {
    /// Makes the file, or empties it.
    pub fn create(path: &Path) -> io::Result<Log> {
        Ok(Log(Mutex::new(File::create(path)?)))
    }
    /// Writes a line. A log that cannot be written harms no match.
    pub fn note(&self, at: SystemTime, game: Option<u32>, name: &str, way: Way, line: &str) {
        let game = game.map_or("-".into(), |n| format!("game {n}"));
        let way = match way {
            Way::To => '>',
            Way::From => '<',
            Way::Error => '!',
        };
        let mut file = self.0.lock().unwrap_or_else(|e| e.into_inner());
        let _ = writeln!(file, "{} {game} {name} {way} {line}", moment(at));
    }
}
