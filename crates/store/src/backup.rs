//! A copy of a database that is in use.

use crate::connect::{file_url, is_postgres};
use crate::{StoreError, privacy};
use sqlx::{AnyConnection, Connection};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why there is no copy.
#[derive(Debug, Error)]
pub enum BackupError {
    /// Another program copies that kind.
    #[error("a PostgreSQL database is copied with pg_dump")]
    Postgres,
    /// There is nothing to copy.
    #[error("there is no database {0}")]
    Missing(PathBuf),
    /// Nothing is overwritten.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// The copy could not be written.
    #[error("cannot write {0}: {1}")]
    Write(PathBuf, io::Error),
    /// The copy is not what it should be.
    #[error("the copy is damaged: {0}")]
    Damaged(String),
    /// The database could not be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for BackupError {
    fn from(why: sqlx::Error) -> BackupError {
        StoreError::from(why).into()
    }
}

/// Copies a SQLite file to a new file while a server writes to it, as one moment shows it, and
/// checks the copy. Everything that was acknowledged before the call is in it. Returns how many
/// matches it has.
pub async fn back_up(place: &str, to: &Path) -> Result<u64, BackupError> {
    if is_postgres(place) {
        return Err(BackupError::Postgres);
    }
    if !Path::new(place).is_file() {
        return Err(BackupError::Missing(place.into()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.into()));
    }
    let no_file = |why| BackupError::Write(to.into(), why);
    // Until it is whole it has another name.
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    if part.exists() {
        fs::remove_file(&part).map_err(no_file)?;
    }
    // It is copied into an empty file, which only its owner may read.
    privacy::open(&part).map_err(no_file)?;
    let copied = copy(place, &part).await;
    let kept = copied.and_then(|matches| {
        let written = File::open(&part).and_then(|file| file.sync_all());
        let named = written.and_then(|()| fs::rename(&part, to));
        named.map(|()| matches).map_err(no_file)
    });
    if kept.is_err() {
        // It may never have been made.
        let _ = fs::remove_file(&part);
    }
    kept
}

async fn copy(place: &str, to: &Path) -> Result<u64, BackupError> {
    sqlx::any::install_default_drivers();
    let mut from = AnyConnection::connect(&file_url(place, "rw")?).await?;
    let busy = sqlx::query("PRAGMA busy_timeout = 5000");
    busy.execute(&mut from).await?;
    let target = to.to_string_lossy();
    let vacuum = sqlx::query("VACUUM INTO $1").bind(target.as_ref());
    vacuum.execute(&mut from).await?;
    from.close().await?;
    let mut made = AnyConnection::connect(&file_url(&target, "ro")?).await?;
    let check = sqlx::query_scalar("PRAGMA integrity_check");
    let verdict: String = check.fetch_one(&mut made).await?;
    if verdict != "ok" {
        return Err(BackupError::Damaged(verdict));
    }
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM matches");
    let matches: i64 = count.fetch_one(&mut made).await?;
    made.close().await?;
    Ok(matches as u64)
}
