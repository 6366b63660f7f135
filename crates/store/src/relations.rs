//! What players are to each other: whom they follow, whom they block.

use crate::{Guest, Store, StoreError};
use sqlx::Row;

/// What one player is to another.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Relation {
    /// Wants to hear of them.
    Follow,
    /// Wants nothing of them.
    Block,
}

impl Relation {
    /// The word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Relation::Follow => "follow",
            Relation::Block => "block",
        }
    }
    fn from_word(word: &str) -> Option<Relation> {
        let all = [Relation::Follow, Relation::Block];
        all.into_iter().find(|relation| relation.word() == word)
    }
}

impl Store {
    /// Makes one player something to another, or nothing.
    pub async fn relate(
        &self,
        player: &str,
        whom: &str,
        relation: Option<Relation>,
        at: i64,
    ) -> Result<(), StoreError> {
        let Some(relation) = relation else {
            let sql = "DELETE FROM relations WHERE player = $1 AND whom = $2";
            let query = sqlx::query(sql).bind(player).bind(whom);
            query.execute(&self.read).await?;
            return Ok(());
        };
        let sql = "INSERT INTO relations (player, whom, kind, at) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (player, whom) DO UPDATE SET kind = excluded.kind, at = excluded.at";
        let query = sqlx::query(sql).bind(player).bind(whom);
        let query = query.bind(relation.word()).bind(at);
        query.execute(&self.read).await?;
        Ok(())
    }
    /// What one player is to another.
    pub async fn relation(&self, player: &str, whom: &str) -> Result<Option<Relation>, StoreError> {
        let sql = "SELECT kind FROM relations WHERE player = $1 AND whom = $2";
        let query = sqlx::query_scalar(sql).bind(player).bind(whom);
        let kind: Option<String> = query.fetch_optional(&self.read).await?;
        Ok(kind.and_then(|kind| Relation::from_word(&kind)))
    }
    /// Has either of two blocked the other?
    pub async fn is_blocked(&self, one: &str, two: &str) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM relations WHERE kind = 'block' \
                   AND (player = $1 AND whom = $2 OR player = $2 AND whom = $1)";
        let query = sqlx::query_scalar(sql).bind(one).bind(two);
        let count: i64 = query.fetch_one(&self.read).await?;
        Ok(count > 0)
    }
    /// Those who are something to a player, the latest first.
    pub async fn related(
        &self,
        player: &str,
        relation: Relation,
        limit: u32,
    ) -> Result<Vec<Guest>, StoreError> {
        let sql = "SELECT a.guest, a.name FROM relations r JOIN accounts a ON a.guest = r.whom \
                   WHERE r.player = $1 AND r.kind = $2 ORDER BY r.at DESC, r.whom LIMIT $3";
        let query = sqlx::query(sql).bind(player).bind(relation.word());
        let rows = query.bind(i64::from(limit)).fetch_all(&self.read).await?;
        let guest = |row: &sqlx::any::AnyRow| {
            Ok(Guest {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
            })
        };
        let guests = rows.iter().map(guest).collect::<Result<_, sqlx::Error>>()?;
        Ok(guests)
    }
    /// How many somebody follows or blocks, and how many follow them.
    pub async fn count_related(&self, player: &str) -> Result<(u32, u32), StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM relations WHERE player = $1), \
                   (SELECT COUNT(*) FROM relations WHERE whom = $1 AND kind = 'follow')";
        let row = sqlx::query(sql).bind(player).fetch_one(&self.read).await?;
        let (own, followers): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok((own as u32, followers as u32))
    }
}
