//! What was played from a position and how it ended, counted over all matches that are over.

use crate::reads::CARD;
use crate::{Card, Store, StoreError};
use parlour_core::Seats;
use sqlx::{AssertSqlSafe, Row};

/// A move that was played from a position.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Step {
    /// The position, as [`Store::explore`] is asked for it.
    pub position: i64,
    /// The move, exact.
    pub text: String,
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
    /// Counts a match under these rules; false if it was counted before. All or nothing.
    pub async fn count_explored(
        &self,
        id: &str,
        rules: &str,
        steps: &[Step],
        winners: Seats,
    ) -> Result<bool, StoreError> {
        let mut tx = self.read.begin().await?;
        let sql =
            "UPDATE matches SET explored = 1 WHERE id = $1 AND phase = 'over' AND explored = 0";
        let marked = sqlx::query(sql).bind(id).execute(&mut *tx).await?;
        if marked.rows_affected() == 0 {
            return Ok(false);
        }
        // In one order everywhere, so that two who count at the same time do not wait for each other.
        let mut steps: Vec<&Step> = steps.iter().collect();
        steps.sort_by_key(|step| (step.position, step.text.as_str()));
        for step in steps {
            let sql = "INSERT INTO explored (rules, position, move, winners, games) \
                       VALUES ($1, $2, $3, $4, 1) ON CONFLICT (rules, position, move, winners) \
                       DO UPDATE SET games = explored.games + 1";
            let query = sqlx::query(sql).bind(rules).bind(step.position);
            let query = query.bind(&step.text).bind(i64::from(winners.bits()));
            query.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(true)
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
