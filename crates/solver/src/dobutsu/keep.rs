//! Where the table is kept, and how it gets there on first use.

use super::solve::{Stopped, solve};
use super::space::Space;
use super::table::{Table, pack};
use crate::data_folder;
use crate::file::{self, TableError};
use parlour_core::Watch;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use thiserror::Error;

/// Why there is no table.
#[derive(Debug, Error)]
pub enum KeepError {
    /// There is a file, but it cannot be used. It is never replaced unasked.
    #[error("{0}; `parlour solve dobutsu --replace` makes a new one")]
    Unusable(#[from] TableError),
    /// The solve was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// The new table cannot be written.
    #[error("cannot write {path}: {why}", path = .0.display(), why = .1)]
    Write(PathBuf, io::Error),
}

/// Where the table is kept.
pub fn default_path() -> Option<PathBuf> {
    Some(data_folder()?.join("dobutsu.table"))
}

/// Room that the table file takes, in bytes, rounded up.
const ROOM: u64 = 32 << 20;

/// Could the table be written there? Tries the folder and the room on the disk.
pub fn can_keep(path: &Path) -> Result<(), KeepError> {
    file::try_room(path, ROOM).map_err(|why| KeepError::Write(path.into(), why))
}

/// Solves the game and writes the table, whole or not at all; first it sees to it that the table can
/// be written.
pub fn make(path: &Path, threads: usize, watch: &Watch) -> Result<(), KeepError> {
    can_keep(path)?;
    let bytes = solved(threads, watch)?;
    file::save(path, &bytes).map_err(|why| KeepError::Write(path.into(), why))
}

/// The table file of the solved game.
fn solved(threads: usize, watch: &Watch) -> Result<Vec<u8>, Stopped> {
    let space = Space::new();
    let solution = solve(&space, threads, watch)?;
    Ok(pack(&space, solution, threads))
}

/// Opens the table at `path`. If there is none, solves the game and keeps the table there if it can
/// be kept; the answer does not depend on that.
pub fn open_or_make(path: &Path, threads: usize, watch: &Watch) -> Result<Table, KeepError> {
    if path.exists() {
        return Ok(Table::open(path)?);
    }
    let bytes = solved(threads, watch)?;
    // Whoever cares has asked `can_keep`.
    let _ = file::save(path, &bytes);
    Ok(Table::from_bytes(bytes)?)
}

/// The table in the data folder, opened once for the whole program; made on first use.
pub fn shared(threads: usize, watch: &Watch) -> Result<Arc<Table>, KeepError> {
    static OPEN: Mutex<Option<(Option<PathBuf>, Arc<Table>)>> = Mutex::new(None);
    let path = default_path();
    let mut open = OPEN.lock().unwrap_or_else(|broken| broken.into_inner());
    if let Some((at, table)) = &*open
        && *at == path
    {
        return Ok(table.clone());
    }
    let table = Arc::new(match &path {
        Some(path) => open_or_make(path, threads, watch)?,
        None => Table::from_bytes(solved(threads, watch)?)?,
    });
    *open = Some((path, table.clone()));
    Ok(table)
}
