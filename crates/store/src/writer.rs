//! The one task that writes. Whatever waits at the same time becomes one transaction.

use crate::append::{Append, write_cards, write_chairs, write_events};
use crate::job::Job;
use crate::rows::halves;
use crate::{StoreError, letters, notices};
use sqlx::{AnyConnection, AnyPool, Connection};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;
use tokio::sync::mpsc;

/// Counters of the writer.
#[derive(Debug, Default)]
pub struct Groups {
    /// Transactions committed.
    pub commits: AtomicU64,
    /// Writes in them.
    pub writes: AtomicU64,
    /// Writes refused or failed.
    pub failures: AtomicU64,
    /// Microseconds from begin to commit, summed.
    pub micros: AtomicU64,
}

/// Writes in one transaction at most.
const GROUP: usize = 512;

pub(crate) async fn run(
    pool: AnyPool,
    shared: Option<String>,
    mut jobs: mpsc::Receiver<Job>,
    groups: Arc<Groups>,
) {
    let shared = shared.as_deref();
    let mut waiting = Vec::new();
    loop {
        waiting.clear();
        if jobs.recv_many(&mut waiting, GROUP).await == 0 {
            break;
        }
        let mut closing = Vec::new();
        let mut group = Vec::new();
        for job in waiting.drain(..) {
            match job {
                Job::Close(reply) => closing.push(reply),
                job => group.push(job),
            }
        }
        commit_all(&pool, shared, group, &groups).await;
        if !closing.is_empty() {
            jobs.close();
            while jobs.recv_many(&mut waiting, GROUP).await > 0 {
                let rest = waiting.drain(..);
                let rest = rest.filter(|job| !matches!(job, Job::Close(_))).collect();
                commit_all(&pool, shared, rest, &groups).await;
            }
            pool.close().await;
            for reply in closing {
                let _ = reply.send(());
            }
            break;
        }
    }
}

/// Is it about what was to be written, and not about the database?
fn is_mistake(why: &sqlx::Error) -> bool {
    if let sqlx::Error::RowNotFound = why {
        return true;
    }
    let kind = why.as_database_error().map(|e| e.kind());
    kind.is_some_and(|kind| !matches!(kind, sqlx::error::ErrorKind::Other))
}

/// All in one transaction; if one was a mistake each alone, so that nobody pays for another's.
async fn commit_all(pool: &AnyPool, shared: Option<&str>, group: Vec<Job>, groups: &Groups) {
    if group.is_empty() {
        return;
    }
    let begun = Instant::now();
    groups.writes.fetch_add(group.len() as u64, Relaxed);
    match commit(pool, shared, &group).await {
        Ok(()) => {
            groups.commits.fetch_add(1, Relaxed);
            group.into_iter().for_each(|job| job.answer(Ok(())));
        }
        // Locked, full or gone: another try for each would make all of them wait again.
        Err(why) if !is_mistake(&why) => {
            groups.failures.fetch_add(group.len() as u64, Relaxed);
            for job in group {
                job.answer(Err(StoreError::Failed(why.to_string())));
            }
        }
        Err(_) => {
            for job in group {
                let alone = commit(pool, shared, std::slice::from_ref(&job)).await;
                let counter = match alone {
                    Ok(()) => &groups.commits,
                    Err(_) => &groups.failures,
                };
                counter.fetch_add(1, Relaxed);
                let alone = alone.map_err(|why| job.refine(why));
                job.answer(alone);
            }
        }
    }
    let micros = begun.elapsed().as_micros() as u64;
    groups.micros.fetch_add(micros, Relaxed);
}

async fn commit(pool: &AnyPool, shared: Option<&str>, group: &[Job]) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let written = write_group(&mut connection, shared, group).await;
    if written.is_err() {
        // Where a commit failed (a full disk) the connection may still be inside that transaction, and
        // what is written on it later would never be on disk.
        let _ = connection.close().await;
    }
    written
}

async fn write_group(
    connection: &mut AnyConnection,
    shared: Option<&str>,
    group: &[Job],
) -> Result<(), sqlx::Error> {
    let mut tx = connection.begin().await?;
    let mut events = Vec::new();
    let mut cards = BTreeMap::new();
    for job in group {
        match job {
            Job::Append(append, _) => {
                let id = append.card.id.as_str();
                events.extend(append.events.iter().map(|e| (id, e)));
                cards.insert(id, &**append);
            }
            Job::Forget { .. } => {}
            other => other.write(&mut tx).await?,
        }
    }
    for chunk in halves(&events) {
        write_events(&mut tx, chunk).await?;
    }
    let cards: Vec<&Append> = cards.into_values().collect();
    for chunk in halves(&cards) {
        write_cards(&mut tx, chunk).await?;
    }
    for job in group {
        if let Job::Append(append, _) = job {
            write_chairs(&mut tx, append).await?;
            if let Some(answer) = &append.answer {
                letters::write_answer(&mut tx, answer).await?;
            }
        }
    }
    // What has just been written is not thrown away.
    for job in group {
        if let Job::Forget { .. } = job {
            job.write(&mut tx).await?;
        }
    }
    if let Some(server) = shared {
        let notices = group.iter().flat_map(|job| job.notices(server));
        let notices: Vec<String> = notices.collect();
        notices::tell(&mut tx, &notices).await?;
    }
    // Clocks that were running are read against this after a crash. Servers that share a database count
    // by their pulses instead, and none waits for another's row.
    if let Some(served) = group.iter().filter_map(|job| job.served(shared)).max() {
        let sql = "UPDATE served SET ms = $1 WHERE ms < $1";
        let query = sqlx::query(sql).bind(served);
        query.execute(&mut *tx).await?;
    }
    tx.commit().await
}
