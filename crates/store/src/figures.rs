//! What figures about a player are made of: first moves and reviews of their matches.

use crate::{Store, StoreError};
use sqlx::{AssertSqlSafe, Row};

impl Store {
    /// The first moves of matches: match, ply and text, in order.
    pub async fn first_moves(
        &self,
        ids: &[String],
        plies: u32,
    ) -> Result<Vec<(String, u32, String)>, StoreError> {
        let mut found = Vec::new();
        for ids in ids.chunks(100) {
            let places: Vec<String> = (2..ids.len() + 2).map(|i| format!("${i}")).collect();
            let sql = format!(
                "SELECT match_id, ply, body FROM events WHERE ply < $1 AND match_id IN ({}) \
                 ORDER BY match_id, seq",
                places.join(", ")
            );
            let mut query = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(plies));
            for id in ids {
                query = query.bind(id);
            }
            for row in query.fetch_all(&self.read).await? {
                let (id, ply, body): (String, i64, String) =
                    (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
                if let Ok(crate::Event::Move { text, .. }) = serde_json::from_str(&body) {
                    found.push((id, ply as u32, text));
                }
            }
        }
        Ok(found)
    }
    /// Results of reviews of these matches, as they were written.
    pub async fn review_results(
        &self,
        ids: &[String],
    ) -> Result<Vec<(String, String)>, StoreError> {
        let mut found = Vec::new();
        for ids in ids.chunks(100) {
            let places: Vec<String> = (1..=ids.len()).map(|i| format!("${i}")).collect();
            let sql = format!(
                "SELECT match_id, result FROM reviews WHERE state = 'done' AND match_id IN ({})",
                places.join(", ")
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for id in ids {
                query = query.bind(id);
            }
            for row in query.fetch_all(&self.read).await? {
                if let Some(result) = row.try_get::<Option<String>, _>(1)? {
                    found.push((row.try_get(0)?, result));
                }
            }
        }
        Ok(found)
    }
}
