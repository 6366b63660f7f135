//! Opening a database and bringing its tables up to date.

use crate::append::Append;
use crate::claim::beside;
use crate::job::Job;
use crate::letters::Answer;
use crate::servers::{LEASE, Shared};
use crate::writer::{self, Groups};
use crate::{Guest, StoreError, TokenKind, privacy, schema};
use sqlx::any::AnyPoolOptions;
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor, PgConnection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The kept things. Clones share one database.
#[derive(Clone)]
pub struct Store {
    pub(crate) read: AnyPool,
    pub(crate) shared: Option<Shared>,
    jobs: mpsc::Sender<Job>,
    groups: Arc<Groups>,
}

/// Writes that may wait; more make their callers wait.
const QUEUE: usize = 4096;

impl Store {
    /// Opens a file (SQLite; created when missing) or a `postgres://` URL, and upgrades its tables.
    pub async fn open(place: &str) -> Result<Store, StoreError> {
        Store::open_as(place, "", LEASE).await
    }
    /// The same for a server of this name, whose matches others may take once it was not heard of for
    /// so long. Only a PostgreSQL database has more than one server.
    pub async fn open_as(place: &str, server: &str, lease: Duration) -> Result<Store, StoreError> {
        let postgres = is_postgres(place);
        let url = url_of(place)?;
        if let Some(path) = file_of(place) {
            make_private(&path);
        }
        // A pool would try again and again; one connection says at once what is wrong.
        let mut first = connect(place).await?;
        if postgres {
            let mut upgrading = PgConnection::connect(&url).await?;
            schema::upgrade(&mut upgrading).await?;
            upgrading.close().await?;
        } else {
            first.execute(SQLITE_SETTINGS).await?;
            schema::migrations(false).run(&mut first).await?;
        }
        // Not everything that can be read can be written.
        first.execute("UPDATE served SET ms = ms").await?;
        let options = || {
            AnyPoolOptions::new()
                .acquire_timeout(Duration::from_secs(PATIENCE))
                .test_before_acquire(postgres)
                .after_connect(move |connection, _| {
                    Box::pin(async move {
                        let settings = match postgres {
                            true => POSTGRES_SETTINGS,
                            false => SQLITE_SETTINGS,
                        };
                        connection.execute(settings).await?;
                        Ok(())
                    })
                })
        };
        let write = options().max_connections(1).connect(&url).await?;
        let read = options().max_connections(4).connect(&url).await?;
        first.close().await?;
        let shared = match postgres {
            true => Some(share(&url, server, lease).await?),
            false => None,
        };
        let name = shared.as_ref().map(|shared| shared.server.clone());
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let groups = Arc::new(Groups::default());
        tokio::spawn(writer::run(write, name, waiting, groups.clone()));
        Ok(Store {
            read,
            shared,
            jobs,
            groups,
        })
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
    /// Ends the token with this hash.
    pub async fn end_token(&self, hash: &str) -> Result<(), StoreError> {
        let hash = hash.to_owned();
        self.ask(|reply| Job::EndToken { hash, reply }).await
    }
    /// Throws matches away, with everything that happened in them, except where there has been a move,
    /// or anything since `before`.
    pub async fn forget(&self, ids: Vec<String>, before: i64) -> Result<(), StoreError> {
        self.ask(|reply| Job::Forget { ids, before, reply }).await
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
    /// Answers a letter that changed nothing, as the keeper of its match by this number.
    pub async fn answer(&self, fence: i64, id: &str, answer: Answer) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.ask(|reply| Job::Answer {
            fence,
            id,
            answer,
            reply,
        })
        .await
    }
    /// Sets the clock of a match anew, as its keeper by this number.
    pub async fn set_clock(
        &self,
        id: &str,
        fence: i64,
        since: i64,
        due: Option<i64>,
    ) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.ask(|reply| Job::Clock {
            id,
            fence,
            since,
            due,
            reply,
        })
        .await
    }
    /// Gives a match back that was kept by this number.
    pub async fn release(&self, id: &str, fence: i64) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let id = id.to_owned();
        self.ask(|reply| Job::Release { id, fence, reply }).await
    }
    /// Notes for other servers that a guest with a chair is connected to this one, or no longer. Nobody
    /// waits for it.
    pub fn note_present(&self, id: &str, guest: &str, here: bool) {
        let Some(shared) = &self.shared else {
            return;
        };
        let (id, guest) = (id.to_owned(), guest.to_owned());
        let server = shared.server.clone();
        let job = Job::Present {
            id,
            guest,
            server,
            here,
        };
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
        if let Some(shared) = &self.shared {
            shared.listening.close().await;
            shared.pulsing.close().await;
            shared.pool.close().await;
        }
    }

    pub(crate) async fn ask(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Job,
    ) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.jobs.send(job(reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// What one server among several needs beside reading and writing.
async fn share(url: &str, server: &str, lease: Duration) -> Result<Shared, StoreError> {
    let options = || PgPoolOptions::new().acquire_timeout(Duration::from_secs(PATIENCE));
    // Leases, pulses and letters are safe without a flush of their own: whatever counts is written
    // later, and flushes them with it.
    let pool = options().max_connections(4).after_connect(|connection, _| {
        Box::pin(async move {
            connection.execute("SET synchronous_commit = off").await?;
            Ok(())
        })
    });
    let alone = || options().max_connections(1).max_lifetime(None);
    Ok(Shared {
        pool: pool.connect(url).await?,
        listening: alone().idle_timeout(None).connect(url).await?,
        pulsing: alone().connect(url).await?,
        server: server.into(),
        lease,
    })
}

/// `FULL` flushes the log at every commit: what was committed survives a loss of power.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA busy_timeout = 5000; PRAGMA journal_size_limit = 67108864";

/// A statement waits for somebody else's lock as long as SQLite would.
const POSTGRES_SETTINGS: &str = "SET lock_timeout = 5000; SET statement_timeout = 20000";

/// How long the database may take to answer a connection, in seconds.
const PATIENCE: u64 = 8;

/// One connection; says at once why there is none.
pub(crate) async fn connect(place: &str) -> Result<AnyConnection, StoreError> {
    sqlx::any::install_default_drivers();
    let url = url_of(place)?;
    let patience = Duration::from_secs(PATIENCE);
    let connected = tokio::time::timeout(patience, AnyConnection::connect(&url)).await;
    Ok(connected.map_err(|_| StoreError::Silent(PATIENCE))??)
}

fn url_of(place: &str) -> Result<String, StoreError> {
    match is_postgres(place) || place.starts_with("sqlite:") {
        true => Ok(place.to_owned()),
        false => file_url(place, "rwc"),
    }
}

/// The file of a SQLite database; `None` for one in memory or elsewhere.
pub(crate) fn file_of(place: &str) -> Option<PathBuf> {
    if is_postgres(place) {
        return None;
    }
    let Some(url) = place.strip_prefix("sqlite:") else {
        return Some(place.into());
    };
    let path = url.strip_prefix("//").unwrap_or(url);
    let path = path.split('?').next().unwrap_or_default();
    if path.is_empty() || path == ":memory:" {
        return None;
    }
    // Other characters may stand there as their numbers.
    let read = place.parse::<SqliteConnectOptions>().ok();
    Some(read.map_or_else(|| path.into(), |read| read.get_filename().into()))
}

/// The database and its companions hold tokens, talk and hidden cards.
fn make_private(path: &Path) {
    if !path.exists() {
        // If it cannot be made, opening it says why.
        let _ = privacy::open(path);
    }
    privacy::close(path);
    for ending in ["-wal", "-shm"] {
        privacy::close(&beside(path, ending));
    }
}

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
