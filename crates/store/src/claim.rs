//! One server a file: a second one is refused while the first one runs. Servers share a PostgreSQL
//! database, but not with one from before they could.

use crate::connect::{connect, file_of, file_url, is_postgres};
use crate::{StoreError, privacy};
use sqlx::{AnyConnection, Executor};
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;
use tokio::task::JoinHandle;

/// A database that nobody else serves who must not, until this is dropped.
pub struct Claim(Kind);

enum Kind {
    /// The database, and a locked file beside it; the lock ends with the process.
    File(PathBuf, Mutex<File>),
    /// A task that holds a connection with a shared advisory lock.
    Postgres(JoinHandle<()>),
    /// A database in memory is nobody else's.
    Memory,
}

/// The number of our lock among those of a PostgreSQL database: `parlour` in ASCII.
const LOCK: i64 = 0x70_61_72_6c_6f_75_72;
/// How often a PostgreSQL lock is looked after.
const CARE: Duration = Duration::from_secs(30);

impl Claim {
    /// Claims a database; [`StoreError::Taken`] while another server has the file, [`StoreError::Older`] where
    /// what was written last is gone.
    pub async fn take(place: &str) -> Result<Claim, StoreError> {
        if is_postgres(place) {
            let mut held = lock_postgres(place).await?;
            for _ in 0..10 {
                if held.is_some() {
                    break;
                }
                // A server that has just ended may still be leaving.
                tokio::time::sleep(Duration::from_millis(200)).await;
                held = lock_postgres(place).await?;
            }
            let held = held.ok_or(StoreError::Alone)?;
            let care = tokio::spawn(keep_lock(place.to_owned(), held));
            return Ok(Claim(Kind::Postgres(care)));
        }
        let Some(db) = file_of(place) else {
            return Ok(Claim(Kind::Memory));
        };
        // The `-wal` file lies beside the file itself, wherever a link to it may be.
        let db = std::fs::canonicalize(&db).unwrap_or(db);
        let path = beside(&db, ".lock");
        let failed = |why| StoreError::Lock(path.clone(), why);
        let mut file = privacy::open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {
                let mut noted = String::new();
                // What cannot be read tells nothing.
                let _ = file.read_to_string(&mut noted);
                match is_older(&db, &noted).await {
                    true => Err(StoreError::Older(path)),
                    false => Ok(Claim(Kind::File(db, Mutex::new(file)))),
                }
            }
            Err(TryLockError::WouldBlock) => Err(StoreError::Taken),
            Err(TryLockError::Error(why)) => Err(failed(why)),
        }
    }
    /// Forgets what was noted: the database was closed in order, and nothing is left in its `-wal` file.
    pub fn clear(&self) {
        if let Kind::File(_, file) = &self.0 {
            let file = file.lock().expect("nobody panics with the file");
            // If that fails there is nothing to miss all the same.
            let _ = file.set_len(0);
        }
    }
    /// Notes what the database says by now, on disk there already.
    pub fn note(&self, served: i64) {
        if let Kind::File(db, file) = &self.0 {
            let mut file = file.lock().expect("nobody panics with the file");
            let text = format!("{served:020} {}\n", identity(db));
            // It only helps to notice a loss; the next one may succeed.
            let emptied = file.set_len(0).and_then(|()| file.rewind());
            let _ = emptied.and_then(|()| file.write_all(text.as_bytes()));
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

/// Has this very file lost its `-wal` file, and with it what was noted to be written?
async fn is_older(db: &Path, noted: &str) -> bool {
    let Some((served, same)) = noted.trim().split_once(' ') else {
        return false;
    };
    if !db.exists() || beside(db, "-wal").exists() || same != identity(db) {
        return false;
    }
    let written = served_in(db).await.unwrap_or(0);
    served.parse().is_ok_and(|served: i64| written < served)
}

/// What a file says without its log; nothing is changed by looking.
async fn served_in(db: &Path) -> Option<i64> {
    let url = file_url(&db.to_string_lossy(), "ro").ok()? + "&immutable=1";
    let mut connection = connect(&url).await.ok()?;
    let query = sqlx::query_scalar("SELECT ms FROM served");
    query.fetch_one(&mut connection).await.ok()
}

/// Tells a file from another one that was put in its place.
fn identity(path: &Path) -> String {
    let about = path.metadata();
    let made = about.as_ref().ok().and_then(|about| about.created().ok());
    let made = made.and_then(|made| made.duration_since(std::time::UNIX_EPOCH).ok());
    #[cfg(unix)]
    let number = about.map_or(0, |about| std::os::unix::fs::MetadataExt::ino(&about));
    #[cfg(not(unix))]
    let number = 0;
    format!("{number}:{}", made.map_or(0, |made| made.as_nanos()))
}

/// `parlour.db` and `.lock` make `parlour.db.lock`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Ends the lock of a server whose machine has gone within a minute, and not after two hours.
const KEEPALIVES: &str = "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; \
     SET tcp_keepalives_count = 3";

async fn lock_postgres(place: &str) -> Result<Option<AnyConnection>, StoreError> {
    let mut connection = connect(place).await?;
    connection.execute(KEEPALIVES).await?;
    let sql = "SELECT CASE WHEN pg_try_advisory_lock_shared($1) THEN 1 ELSE 0 END";
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::Store;

    /// Opens a database and leaves it as a kill does: with a note, and the last writes in its log.
    async fn leave(place: &str) -> Claim {
        let claim = Claim::take(place).await.unwrap();
        let store = Store::open(place).await.unwrap();
        store.beat(1000).await.unwrap();
        claim.note(1000);
        std::mem::forget(store);
        claim
    }

    #[tokio::test]
    async fn what_lies_behind_a_link_is_not_older() {
        let folder = std::env::temp_dir().join(format!("parlour-claim-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("disk")).unwrap();
        let (file, link) = (folder.join("disk/a b.db"), folder.join("link.db"));
        File::create(&file).unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let url = format!("sqlite://{}/disk/a%20b.db", folder.display());
        for place in [link.to_str().unwrap(), &url] {
            let claim = leave(place).await;
            for other in [link.to_str().unwrap(), &url] {
                assert!(matches!(Claim::take(other).await, Err(StoreError::Taken)));
            }
            drop(claim);
            Claim::take(place).await.expect("its log is there");
        }
        // The same note says so where the log has gone.
        std::fs::rename(beside(&file, "-wal"), folder.join("gone")).unwrap();
        let older = Claim::take(&url).await;
        assert!(matches!(older, Err(StoreError::Older(_))));
        std::fs::remove_file(&file).unwrap();
        Claim::take(&url).await.expect("nothing is not older");
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn a_shorter_note_leaves_nothing_of_a_longer_one() {
        let name = format!("parlour-note-{}", std::process::id());
        let file = std::env::temp_dir().join(name);
        let claim = Claim::take(file.to_str().unwrap()).await.unwrap();
        let lock = beside(&file, ".lock");
        std::fs::write(&lock, "x".repeat(200)).unwrap();
        claim.note(5);
        let noted = std::fs::read_to_string(&lock).unwrap();
        assert_eq!(noted, "00000000000000000005 0:0\n");
        std::fs::remove_file(&lock).unwrap();
    }
}
