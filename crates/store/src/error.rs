//! What can go wrong when something is kept.

use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why something was not kept or not found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else wrote this event first: what the caller knew is out of date.
    #[error("event {seq} of match {id} is already written")]
    Conflict {
        /// The match.
        id: String,
        /// The first event of the refused write.
        seq: u32,
    },
    /// Another server keeps the match by now, or a letter was taken back: nothing was written.
    #[error("match {0} is kept by another server")]
    Fenced(String),
    /// The database refused, is locked, full or gone.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The same, for one of many that were to be written together.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The tables could not be brought up to date.
    #[error("the database could not be upgraded: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// This program cannot live with what a newer one has made of the tables.
    #[error(
        "it has version {version} of the tables, which needs a program that knows version {oldest}; \
         use a newer program"
    )]
    Newer {
        /// Of the tables.
        version: i64,
        /// Of the oldest program that can use them.
        oldest: i64,
    },
    /// A server that runs cannot live with what this program would make of the tables.
    #[error(
        "a server that knows only version {running} of the tables still runs, and version {becomes} is \
         the oldest that can go on; stop it first"
    )]
    Running {
        /// What it knows.
        running: i64,
        /// What it would have to know.
        becomes: i64,
    },
    /// What is stored cannot be read.
    #[error("{what} is damaged: {why}")]
    Damaged {
        /// Which part.
        what: String,
        /// How it shows.
        why: String,
    },
    /// Another server has it.
    #[error("another server is using it; one server uses one file")]
    Taken,
    /// A server from before several could share a database has it.
    #[error("a server of an older version is using it, which shares it with nobody; stop it first")]
    Alone,
    /// The file that says so cannot be used.
    #[error("cannot lock {0}: {1}")]
    Lock(PathBuf, io::Error),
    /// What was written last is not there.
    #[error(
        "it is older than what was last written to it: its -wal file is missing, or an older copy was \
         put in its place; put back what is missing, or delete {0} to go on without"
    )]
    Older(PathBuf),
    /// The database does not answer.
    #[error("there was no answer within {0} seconds")]
    Silent(u64),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}
