//! Reviews that were asked for: a queue whose rows are claimed by workers, each result written once.
//!
//! A claim is a lease by the database's clock. A worker that renews it in time keeps it; one that died,
//! slept or was cut off loses it to the next, and the number of its claim (the fence) is no longer the present
//! one, so that whatever it writes afterwards changes nothing.

use crate::servers::NOW;
use crate::{Store, StoreError};
use serde::Serialize;
use sqlx::{AssertSqlSafe, Row};
use std::time::Duration;

/// How far a review is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// It waits for a worker.
    Queued,
    /// A worker has it.
    Running,
    /// It is there.
    Done,
    /// There will be none.
    Failed,
}

impl ReviewState {
    /// The word in the database.
    const fn word(self) -> &'static str {
        match self {
            ReviewState::Queued => "queued",
            ReviewState::Running => "running",
            ReviewState::Done => "done",
            ReviewState::Failed => "failed",
        }
    }
    fn from_word(word: &str) -> Option<ReviewState> {
        use ReviewState::{Done, Failed, Queued, Running};
        let all = [Queued, Running, Done, Failed];
        all.into_iter().find(|state| state.word() == word)
    }
}

/// A review that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewJob {
    /// How far it is.
    pub state: ReviewState,
    /// Moves gone through.
    pub done: u32,
    /// Of how many.
    pub total: u32,
    /// What was found, or why nothing was, once it is over.
    pub result: Option<String>,
}

/// A review that a worker has claimed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReviewClaim {
    /// The match.
    pub id: String,
    /// The number of this claim.
    pub fence: i64,
}

/// A review that so many workers began and none finished is given up.
const TRIES: i64 = 3;
/// After so many milliseconds one that failed may be asked for again.
const AGAIN: i64 = 60 * 60 * 1000;
/// Milliseconds by the clock of a SQLite file's machine.
const SQLITE_NOW: &str = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";

impl Store {
    fn now(&self) -> &'static str {
        match self.is_shared() {
            true => NOW,
            false => SQLITE_NOW,
        }
    }
    /// Asks for the review of a match with so many moves; asking again changes nothing, except where it
    /// failed long ago.
    pub async fn ask_review(&self, id: &str, total: u32) -> Result<(), StoreError> {
        let now = self.now();
        let sql = format!(
            "INSERT INTO reviews (match_id, state, asked, total) VALUES ($1, 'queued', {now}, $2) \
             ON CONFLICT (match_id) DO UPDATE SET state = 'queued', asked = excluded.asked, \
             result = NULL, tries = 0, done = 0 \
             WHERE reviews.state = 'failed' AND reviews.asked < excluded.asked - {AGAIN}"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id);
        query.bind(i64::from(total)).execute(&self.read).await?;
        Ok(())
    }
    /// How far the review of a match is; `None` if nobody asked for it.
    pub async fn review(&self, id: &str) -> Result<Option<ReviewJob>, StoreError> {
        let sql = "SELECT state, done, total, result FROM reviews WHERE match_id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.map(|row| {
            let word: String = row.try_get(0)?;
            let state = ReviewState::from_word(&word).ok_or_else(|| StoreError::Damaged {
                what: format!("the review of match {id}"),
                why: format!("state {word}"),
            })?;
            Ok(ReviewJob {
                state,
                done: row.try_get::<i64, _>(1)? as u32,
                total: row.try_get::<i64, _>(2)? as u32,
                result: row.try_get(3)?,
            })
        })
        .transpose()
    }
    /// Claims the review that has waited longest: nobody has it, or whoever had it let its lease end.
    pub async fn claim_review(
        &self,
        worker: &str,
        lease: Duration,
    ) -> Result<Option<ReviewClaim>, StoreError> {
        let now = self.now();
        let free = format!("(state = 'queued' OR (state = 'running' AND until < {now}))");
        // Nobody waits for a lock where there is nothing to do.
        let sql = format!("SELECT match_id FROM reviews WHERE {free} LIMIT 1");
        let query = sqlx::query(AssertSqlSafe(sql));
        if query.fetch_optional(&self.read).await?.is_none() {
            return Ok(None);
        }
        let sql = format!(
            "UPDATE reviews SET state = 'failed', worker = '', result = 'it was begun {TRIES} times and \
             never finished' WHERE state = 'running' AND until < {now} AND tries >= {TRIES}"
        );
        sqlx::query(AssertSqlSafe(sql)).execute(&self.read).await?;
        let skip = match self.is_shared() {
            true => "FOR UPDATE SKIP LOCKED",
            false => "",
        };
        let sql = format!(
            "UPDATE reviews SET state = 'running', worker = $1, fence = fence + 1, tries = tries + 1, \
             done = 0, until = {now} + $2 WHERE match_id = (SELECT match_id FROM reviews WHERE {free} \
             ORDER BY asked LIMIT 1 {skip}) RETURNING match_id, fence"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(worker);
        let query = query.bind(lease.as_millis() as i64);
        let row = query.fetch_optional(&self.read).await?;
        row.map(|row| {
            Ok(ReviewClaim {
                id: row.try_get(0)?,
                fence: row.try_get(1)?,
            })
        })
        .transpose()
    }
    /// Says that a claim is still worked on; false if it is somebody else's by now.
    pub async fn renew_review(
        &self,
        claim: &ReviewClaim,
        done: u32,
        lease: Duration,
    ) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE reviews SET done = $3, until = {} + $4 \
             WHERE match_id = $1 AND fence = $2 AND state = 'running'",
            self.now()
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(&claim.id);
        let query = query.bind(claim.fence).bind(i64::from(done));
        let query = query.bind(lease.as_millis() as i64);
        Ok(query.execute(&self.read).await?.rows_affected() == 1)
    }
    /// Writes what was found, or why nothing was; false, and nothing is written, if the claim is somebody
    /// else's by now or the review is there already.
    pub async fn finish_review(
        &self,
        claim: &ReviewClaim,
        found: Result<&str, &str>,
    ) -> Result<bool, StoreError> {
        let (state, done, result) = match found {
            Ok(text) => ("done", "total", text),
            Err(why) => ("failed", "done", why),
        };
        let sql = format!(
            "UPDATE reviews SET state = '{state}', done = {done}, result = $3, worker = '' \
             WHERE match_id = $1 AND fence = $2 AND state = 'running'"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(&claim.id);
        let query = query.bind(claim.fence).bind(result);
        Ok(query.execute(&self.read).await?.rows_affected() == 1)
    }
    /// Gives a claim back before it is finished, so that another need not wait for the end of its lease.
    pub async fn release_review(&self, claim: &ReviewClaim) -> Result<(), StoreError> {
        let sql = "UPDATE reviews SET state = 'queued', worker = '', tries = tries - 1 \
                   WHERE match_id = $1 AND fence = $2 AND state = 'running'";
        let query = sqlx::query(sql).bind(&claim.id).bind(claim.fence);
        query.execute(&self.read).await?;
        Ok(())
    }
}
