//! The game at the terminal, on disk after every move, so that nothing is lost.

use parlour_core::Record;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file that one game is kept in.
pub struct Saved {
    path: PathBuf,
    /// Is what lies there of this game?
    ours: bool,
}

impl Saved {
    /// For the game called `name`; `None` where there is no folder for data.
    pub fn new(name: &str) -> Option<Saved> {
        let path = folder()?.join(format!("{name}.txt"));
        Some(Saved { path, ours: false })
    }
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
    /// Is there a game that somebody has not finished?
    pub fn is_waiting(&self) -> bool {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        let record = Record::parse(&text);
        record.is_ok_and(|record| record.result.is_none() && !record.moves.is_empty())
    }
    /// What follows is the game that lies there.
    pub fn go_on(&mut self) {
        self.ours = true;
    }
    /// What follows is another game than the one that lies there.
    pub fn begin_anew(&mut self) {
        self.ours = false;
    }
    /// Writes the game, whole or not at all. An older one that was not finished moves aside once.
    pub fn write(&mut self, record: &Record) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        if !self.ours && self.is_waiting() {
            fs::rename(&self.path, self.path.with_extension("before.txt"))?;
        }
        self.ours = true;
        let new = self
            .path
            .with_extension(format!("{}.new", std::process::id()));
        fs::write(&new, record.to_string())?;
        fs::rename(&new, &self.path)
    }
}

fn folder() -> Option<PathBuf> {
    Some(parlour_bots::data_folder()?.join("saved"))
}

/// The game that was played last, of whatever kind.
pub fn last() -> Option<PathBuf> {
    let files = fs::read_dir(folder()?).ok()?.flatten();
    let known = parlour_games::all();
    let is_game = |path: &PathBuf| {
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
        known
            .iter()
            .any(|game| name.strip_suffix(".txt") == Some(game.name()))
    };
    let files = files.map(|file| file.path()).filter(is_game);
    files.max_by_key(|path| fs::metadata(path).and_then(|m| m.modified()).ok())
}
