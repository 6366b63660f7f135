//! One server a database: a second one is refused while the first one runs.

use crate::connect::{connect, file_of, is_postgres};
use crate::{StoreError, privacy};
use sqlx::AnyConnection;
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;
use tokio::task::JoinHandle;

/// A database that nobody else serves, until this is dropped.
pub struct Claim(Kind);

enum Kind {
    /// A locked file beside the database; the lock ends with the process.
    File(PathBuf, Mutex<File>),
    /// A task that holds a connection with an advisory lock.
    Postgres(JoinHandle<()>),
    /// A database in memory is nobody else's.
    Memory,
}

/// The number of our lock among those of a PostgreSQL database: `parlour` in ASCII.
const LOCK: i64 = 0x70_61_72_6c_6f_75_72;
/// How often a PostgreSQL lock is looked after.
const CARE: Duration = Duration::from_secs(30);

impl Claim {
    /// Claims a database; [`StoreError::Taken`] while another server does.
    pub async fn take(place: &str) -> Result<Claim, StoreError> {
        if is_postgres(place) {
            let held = lock_postgres(place).await?.ok_or(StoreError::Taken)?;
            let care = tokio::spawn(keep_lock(place.to_owned(), held));
            return Ok(Claim(Kind::Postgres(care)));
        }
        let Some(path) = file_of(place) else {
            return Ok(Claim(Kind::Memory));
        };
        let path = beside(&path, ".lock");
        let failed = |why| StoreError::Lock(path.clone(), why);
        let file = privacy::open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Claim(Kind::File(path, Mutex::new(file)))),
            Err(TryLockError::WouldBlock) => Err(StoreError::Taken),
            Err(TryLockError::Error(why)) => Err(failed(why)),
        }
    }
    /// Checks what the database says against what was noted last: a database that is older has lost
    /// its `-wal` file, or a copy was put in its place.
    pub fn check(&self, served: i64) -> Result<(), StoreError> {
        let Kind::File(path, file) = &self.0 else {
            return Ok(());
        };
        let mut file = file.lock().expect("nobody panics with the file");
        let mut text = String::new();
        // What cannot be read tells nothing.
        let read = file.rewind().and_then(|()| file.read_to_string(&mut text));
        let noted = read.ok().and_then(|_| text.trim().parse().ok());
        match noted.is_none_or(|noted: i64| noted <= served) {
            true => Ok(()),
            false => Err(StoreError::Older(path.clone())),
        }
    }
    /// Forgets what was noted: the database was closed in order, and nothing is left in its `-wal` file.
    pub fn clear(&self) {
        if let Kind::File(_, file) = &self.0 {
            let file = file.lock().expect("nobody panics with the file");
            // Then a copy put in its place is refused, with a sentence that says what to do.
            let _ = file.set_len(0);
        }
    }
    /// Notes what the database says by now, on disk there already.
    pub fn note(&self, served: i64) {
        if let Kind::File(_, file) = &self.0 {
            let mut file = file.lock().expect("nobody panics with the file");
            let text = format!("{served:020}\n");
            // It only helps to notice a loss; the next one may succeed.
            let _ = file.rewind().and_then(|()| file.write_all(text.as_bytes()));
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let Kind::Postgres(care) = &self.0 {
            care.abort();
        }
    }
}

/// `parlour.db` and `.lock` make `parlour.db.lock`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

async fn lock_postgres(place: &str) -> Result<Option<AnyConnection>, StoreError> {
    let mut connection = connect(place).await?;
    let sql = "SELECT CASE WHEN pg_try_advisory_lock($1) THEN 1 ELSE 0 END";
    let query = sqlx::query_scalar(sql).bind(LOCK);
    let locked: i32 = query.fetch_one(&mut connection).await?;
    Ok((locked == 1).then_some(connection))
}

/// A lock is lost with its connection; then it is taken again as soon as the database answers.
async fn keep_lock(place: String, held: AnyConnection) {
    let mut held = Some(held);
    loop {
        tokio::time::sleep(CARE).await;
        let alive = match &mut held {
            Some(connection) => sqlx::query("SELECT 1").execute(connection).await.is_ok(),
            None => false,
        };
        if !alive {
            held = lock_postgres(&place).await.ok().flatten();
        }
    }
}
