//! Browsers that want to hear of somebody's turns, and who was reminded of what.

use crate::{Store, StoreError};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A browser that wants to hear.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Push {
    /// The hash of its address.
    pub id: String,
    /// Whose it is.
    pub player: String,
    /// Where its push service takes messages.
    pub endpoint: String,
    /// Its public key, and the secret it shares, in base64url.
    pub public: String,
    /// See `public`.
    pub secret: String,
    /// The site as it knows it: scheme, host and port.
    pub site: String,
}

/// Of what somebody is reminded.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Reminder {
    /// It is their turn.
    Turn,
    /// Their clock is about to fall.
    Late,
}

impl Reminder {
    const fn word(self) -> &'static str {
        match self {
            Reminder::Turn => "turn",
            Reminder::Late => "late",
        }
    }
}

/// Somebody who is to be reminded.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Due {
    /// The match.
    pub id: String,
    /// Who.
    pub player: String,
    /// Moves played.
    pub ply: u32,
    /// Of what.
    pub what: Reminder,
}

impl Store {
    /// Notes that a browser wants to hear; false, and nothing noted, where somebody has `most` already.
    pub async fn add_push(&self, push: &Push, most: u32, at: i64) -> Result<bool, StoreError> {
        let mut tx = self.read.begin().await?;
        // A browser belongs to whoever uses it last.
        let query = sqlx::query("DELETE FROM pushes WHERE id = $1").bind(&push.id);
        query.execute(&mut *tx).await?;
        let sql = "INSERT INTO pushes (id, player, endpoint, public, secret, site, created) \
                   SELECT $1, $2, $3, $4, $5, $6, $7 \
                   WHERE (SELECT COUNT(*) FROM pushes WHERE player = $2) < $8";
        let query = sqlx::query(sql).bind(&push.id).bind(&push.player);
        let query = query.bind(&push.endpoint).bind(&push.public);
        let query = query.bind(&push.secret).bind(&push.site).bind(at);
        let query = query.bind(i64::from(most));
        let added = query.execute(&mut *tx).await?.rows_affected() == 1;
        tx.commit().await?;
        Ok(added)
    }
    /// A browser does not want to hear any more, or is gone; only somebody's own where a player is given.
    pub async fn drop_push(&self, id: &str, player: Option<&str>) -> Result<bool, StoreError> {
        let sql = "DELETE FROM pushes WHERE id = $1 AND ($2 = '' OR player = $2)";
        let query = sqlx::query(sql).bind(id).bind(player.unwrap_or(""));
        Ok(query.execute(&self.read).await?.rows_affected() > 0)
    }
    /// Somebody's browsers that want to hear.
    pub async fn pushes_of(&self, player: &str) -> Result<Vec<Push>, StoreError> {
        let sql = "SELECT id, player, endpoint, public, secret, site FROM pushes \
                   WHERE player = $1 ORDER BY created, id";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.read).await?;
        rows.iter().map(read).collect()
    }
    /// Those to remind: their turn by a clock of days began before `began`, in served time, or their clock falls
    /// before `falls`, and they were not told yet. Each is noted as told by this call, on one server only.
    pub async fn claim_reminders(
        &self,
        began: i64,
        falls: i64,
        at: i64,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        let mut claimed = Vec::new();
        for (what, condition, bound) in [
            (Reminder::Late, "m.due < $1", falls),
            (Reminder::Turn, "m.since < $1", began),
        ] {
            // A turn that was not announced before it was late is announced as late only.
            let sql = format!(
                "SELECT DISTINCT m.id, m.ply, s.guest FROM matches m \
                 JOIN seats s ON s.match_id = m.id AND s.seat = m.turn \
                 JOIN pushes p ON p.player = s.guest \
                 WHERE m.phase = 'playing' AND m.clock LIKE '%\"days\"%' AND {condition} \
                 AND NOT EXISTS (SELECT 1 FROM reminders r WHERE r.match_id = m.id \
                 AND r.player = s.guest AND r.ply = m.ply AND r.kind IN ($2, 'late')) LIMIT $3"
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(bound);
            let query = query.bind(what.word()).bind(i64::from(limit));
            for row in query.fetch_all(&self.read).await? {
                let due = Due {
                    id: row.try_get(0)?,
                    ply: row.try_get::<i64, _>(1)? as u32,
                    player: row.try_get(2)?,
                    what,
                };
                let sql = "INSERT INTO reminders (match_id, player, kind, ply, at) \
                           VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                let query = sqlx::query(sql).bind(&due.id).bind(&due.player);
                let query = query.bind(what.word()).bind(i64::from(due.ply)).bind(at);
                if query.execute(&self.read).await?.rows_affected() == 1 {
                    claimed.push(due);
                }
            }
        }
        Ok(claimed)
    }
    /// Forgets who was reminded before this moment.
    pub async fn forget_reminders(&self, before: i64) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM reminders WHERE at < $1").bind(before);
        query.execute(&self.read).await?;
        Ok(())
    }
}

fn read(row: &AnyRow) -> Result<Push, StoreError> {
    Ok(Push {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        endpoint: row.try_get(2)?,
        public: row.try_get(3)?,
        secret: row.try_get(4)?,
        site: row.try_get(5)?,
    })
}
