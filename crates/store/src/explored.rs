//! What was played from a position and how it ended, counted over all matches that are over.

use crate::job::Job;
use crate::reads::CARD;
use crate::rows::{halves, statements};
use crate::{Card, Store, StoreError};
use parlour_core::Seats;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A move that was played from a position.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Step {
    /// The position, as [`Store::explore`] is asked for it.
    pub position: i64,
    /// The move, exact.
    pub text: String,
}

/// A match that is over, to be counted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Course {
    /// The match.
    pub id: String,
    /// The rules it was played by, as [`Store::explore`] is asked for them.
    pub rules: String,
    /// What was played.
    pub steps: Vec<Step>,
    /// All seats of the winning team; none for a draw.
    pub winners: Seats,
}

/// How often a move was played and ended so.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Count {
    /// The move, exact.
    pub text: String,
    /// All seats of the winning team; none for a draw.
    pub winners: Seats,
    /// How often.
    pub games: u64,
}

impl Store {
    /// Matches that are over and not counted yet, the oldest first.
    pub async fn unexplored(&self, limit: u32) -> Result<Vec<Card>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "{CARD} WHERE phase = 'over' AND explored = 0 ORDER BY updated LIMIT $1"
        ));
        let query = sqlx::query(sql).bind(i64::from(limit));
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(crate::reads::read_card).collect()
    }
    /// Counts matches that were not counted before. All or nothing.
    pub async fn count_explored(&self, mut courses: Vec<Course>) -> Result<(), StoreError> {
        // In one order everywhere, so that two who count at the same time do not wait for each other.
        courses.sort_by(|a, b| a.id.cmp(&b.id));
        if self.shared.is_none() {
            // One writer: nobody waits for a lock.
            return self.ask(|reply| Job::Explored { courses, reply }).await;
        }
        let mut tx = self.read.begin().await?;
        write(&mut tx, &courses).await?;
        Ok(tx.commit().await?)
    }
    /// What was played from a position under these rules.
    pub async fn explore(&self, rules: &str, position: i64) -> Result<Vec<Count>, StoreError> {
        let sql = "SELECT move, winners, games FROM explored \
                   WHERE rules = $1 AND position = $2 ORDER BY move, winners";
        let query = sqlx::query(sql).bind(rules).bind(position);
        let rows = query.fetch_all(&self.read).await?;
        let count = |row: &sqlx::any::AnyRow| {
            Ok(Count {
                text: row.try_get(0)?,
                winners: Seats::from_bits(row.try_get::<i64, _>(1)? as u8),
                games: row.try_get::<i64, _>(2)? as u64,
            })
        };
        let counts = rows.iter().map(count).collect::<Result<_, sqlx::Error>>()?;
        Ok(counts)
    }
}

/// A row of what was played: rules, position, move, winners.
type Row4<'c> = (&'c str, i64, &'c str, i64);

/// Counts, in order of their ids.
pub(crate) async fn write(
    tx: &mut Transaction<'_, Any>,
    courses: &[Course],
) -> Result<(), sqlx::Error> {
    static SQL: LazyLock<Vec<String>> = LazyLock::new(|| {
        let head = "INSERT INTO explored (rules, position, move, winners, games) VALUES";
        let tail = "ON CONFLICT (rules, position, move, winners) \
                    DO UPDATE SET games = explored.games + excluded.games";
        statements(head, 5, tail)
    });
    let mut counts: BTreeMap<Row4, i64> = BTreeMap::new();
    for course in courses {
        let sql =
            "UPDATE matches SET explored = 1 WHERE id = $1 AND phase = 'over' AND explored = 0";
        let query = sqlx::query(sql).bind(&course.id);
        if query.execute(&mut **tx).await?.rows_affected() == 0 {
            continue;
        }
        for Step { position, text } in &course.steps {
            let winners = i64::from(course.winners.bits());
            *counts
                .entry((&course.rules, *position, text, winners))
                .or_default() += 1;
        }
    }
    let counts: Vec<(Row4, i64)> = counts.into_iter().collect();
    for rows in halves(&counts) {
        let sql = SQL[rows.len().ilog2() as usize].as_str();
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for ((rules, position, text, winners), games) in rows {
            query = query.bind(*rules).bind(*position).bind(*text);
            query = query.bind(*winners).bind(*games);
        }
        query.execute(&mut **tx).await?;
    }
    Ok(())
}
