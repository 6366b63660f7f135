//! Opening a database and bringing its tables up to date.

use crate::writer::{self, Groups, Job};
use crate::{Guest, StoreError, TokenKind, writer::Append};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor, SqlSafeStr};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The kept things. Clones share one database.
#[derive(Clone)]
pub struct Store {
    pub(crate) read: AnyPool,
    jobs: mpsc::Sender<Job>,
    groups: Arc<Groups>,
}

/// Writes that may wait; more make their callers wait.
const QUEUE: usize = 4096;

impl Store {
    /// Opens a file (SQLite; created when missing) or a `postgres://` URL, and upgrades its tables.
    pub async fn open(place: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let postgres = is_postgres(place);
        let url = if postgres || place.starts_with("sqlite:") {
            place.to_owned()
        } else {
            file_url(place, "rwc")?
        };
        let options = || {
            AnyPoolOptions::new()
                .test_before_acquire(postgres)
                .after_connect(move |connection, _| {
                    Box::pin(async move {
                        if !postgres {
                            connection.execute(SQLITE_SETTINGS).await?;
                        }
                        Ok(())
                    })
                })
        };
        let write = options().max_connections(1).connect(&url).await?;
        migrations(postgres).run(&write).await?;
        let read = options().max_connections(4).connect(&url).await?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let groups = Arc::new(Groups::default());
        tokio::spawn(writer::run(write, waiting, groups.clone()));
        Ok(Store { read, jobs, groups })
    }

    /// Writes events; they are on disk when this returns. Nothing is written on an error, except
    /// that after [`StoreError::Database`] only a look at the events tells.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.ask(|reply| Job::Append(Box::new(append), reply)).await
    }
    /// Makes a guest who is known by a token with this hash.
    pub async fn add_guest(&self, guest: &Guest, hash: &str, at: i64) -> Result<(), StoreError> {
        let (guest, hash) = (guest.clone(), hash.to_owned());
        self.ask(|reply| Job::Guest {
            guest,
            hash,
            at,
            reply,
        })
        .await
    }
    /// Gives a guest another name.
    pub async fn rename_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        let guest = guest.clone();
        self.ask(|reply| Job::Rename { guest, reply }).await
    }
    /// One more token for a guest.
    pub async fn add_token(
        &self,
        guest: &str,
        hash: &str,
        kind: TokenKind,
        at: i64,
    ) -> Result<(), StoreError> {
        let (guest, hash) = (guest.to_owned(), hash.to_owned());
        self.ask(|reply| Job::Token {
            guest,
            hash,
            kind,
            at,
            reply,
        })
        .await
    }
    /// Ends every token of this kind.
    pub async fn end_tokens(&self, guest: &str, kind: TokenKind) -> Result<(), StoreError> {
        let guest = guest.to_owned();
        self.ask(|reply| Job::EndTokens { guest, kind, reply })
            .await
    }
    /// Notes for how long the site has been open by now; it never goes back.
    pub async fn beat(&self, served: i64) -> Result<(), StoreError> {
        self.ask(|reply| Job::Beat { served, reply }).await
    }
    /// Notes that a guest was at a table just now. Nobody waits for it.
    pub fn note_seen(&self, id: &str, guest: &str, served: i64) {
        let (id, guest) = (id.to_owned(), guest.to_owned());
        let job = Job::Seen { id, guest, served };
        // Under pressure it is not worth waiting for.
        let _ = self.jobs.try_send(job);
    }
    /// How the writer is doing.
    pub fn groups(&self) -> &Groups {
        &self.groups
    }
    /// Waits until everything that was asked for is written, then closes the files.
    pub async fn close(&self) {
        let (reply, done) = oneshot::channel();
        if self.jobs.send(Job::Close(reply)).await.is_ok() {
            let _ = done.await;
        }
        self.read.close().await;
    }

    async fn ask(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Job,
    ) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.jobs.send(job(reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// `FULL` flushes the log at every commit: what was committed survives a loss of power.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA busy_timeout = 5000; PRAGMA journal_size_limit = 67108864";

pub(crate) fn is_postgres(place: &str) -> bool {
    place.starts_with("postgres:") || place.starts_with("postgresql:")
}

/// `mode`: `ro`, `rw`, or `rwc` to make it when it is missing.
pub(crate) fn file_url(path: &str, mode: &str) -> Result<String, StoreError> {
    let path = std::path::absolute(path).map_err(sqlx::Error::Io)?;
    let mut url = String::from("sqlite://");
    for c in path.to_string_lossy().chars() {
        match c {
            '%' | '?' | '#' | ' ' => url.push_str(&format!("%{:02X}", c as u32)),
            _ => url.push(c),
        }
    }
    url.push_str("?mode=");
    url.push_str(mode);
    Ok(url)
}

fn migrations(postgres: bool) -> Migrator {
    let list = if postgres {
        [
            include_str!("../migrations/postgres/0001_matches.sql"),
            include_str!("../migrations/postgres/0002_clocks.sql"),
        ]
    } else {
        [
            include_str!("../migrations/sqlite/0001_matches.sql"),
            include_str!("../migrations/sqlite/0002_clocks.sql"),
        ]
    };
    let list = [(1, "matches", list[0]), (2, "clocks", list[1])];
    let list = list.map(|(version, name, sql)| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(list.into())
}
