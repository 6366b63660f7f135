//! Where the table is kept, and how it gets there on first use.

use super::solve::{Stopped, solve};
use super::space::Space;
use super::table::{Table, write};
use crate::data_folder;
use crate::file::TableError;
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
    /// There is no folder to keep it in.
    #[error("there is no folder for the table; set PARLOUR_DATA to one")]
    NoFolder,
}

/// Where the table is kept.
pub fn default_path() -> Option<PathBuf> {
    Some(data_folder()?.join("dobutsu.table"))
}

/// Solves the game and writes the table, whole or not at all.
pub fn make(path: &Path, threads: usize, watch: &Watch) -> Result<(), KeepError> {
    let space = Space::new();
    let solution = solve(&space, threads, watch)?;
    write(path, &space, solution, threads).map_err(|why| KeepError::Write(path.into(), why))
}

/// Opens the table at `path`; makes it if there is none.
pub fn open_or_make(path: &Path, threads: usize, watch: &Watch) -> Result<Table, KeepError> {
    if !path.exists() {
        make(path, threads, watch)?;
    }
    Ok(Table::open(path)?)
}

/// The table in the data folder, opened once for the whole program; made on first use.
pub fn shared(threads: usize, watch: &Watch) -> Result<Arc<Table>, KeepError> {
    static OPEN: Mutex<Option<(PathBuf, Arc<Table>)>> = Mutex::new(None);
    let path = default_path().ok_or(KeepError::NoFolder)?;
    let mut open = OPEN.lock().unwrap_or_else(|broken| broken.into_inner());
    if let Some((at, table)) = &*open
        && *at == path
    {
        return Ok(table.clone());
    }
    let table = Arc::new(open_or_make(&path, threads, watch)?);
    *open = Some((path, table.clone()));
    Ok(table)
}
