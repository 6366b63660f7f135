//! Secret addresses under which somebody's turns can be read; only hashes are kept.

use crate::{Guest, Store, StoreError};
use sqlx::Row;

impl Store {
    /// Gives a player another address, or none; earlier ones end.
    pub async fn set_feed(
        &self,
        player: &str,
        hash: Option<&str>,
        at: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.read.begin().await?;
        let query = sqlx::query("DELETE FROM feeds WHERE player = $1").bind(player);
        query.execute(&mut *tx).await?;
        if let Some(hash) = hash {
            let sql = "INSERT INTO feeds (hash, player, created) VALUES ($1, $2, $3)";
            let query = sqlx::query(sql).bind(hash).bind(player).bind(at);
            query.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(())
    }
    /// Whose address it is.
    pub async fn feed(&self, hash: &str) -> Result<Option<Guest>, StoreError> {
        let sql = "SELECT g.id, g.name FROM feeds f JOIN guests g ON g.id = f.player \
                   WHERE f.hash = $1 AND g.banned = 0";
        let row = sqlx::query(sql)
            .bind(hash)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| {
            Ok(Guest {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
            })
        })
        .transpose()
    }
}
