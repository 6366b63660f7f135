//! Who keeps a match, and how it stands for those who do not.

use crate::reads::read_event;
use crate::servers::NOW;
use crate::{Stamped, Store, StoreError};
use parlour_core::Seat;
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Row};

/// Who keeps a match.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Lease {
    /// This server; what it writes carries this number.
    Own(i64),
    /// Another one, of this name.
    Other(String),
    /// Nobody.
    Free,
}

/// A match as other servers have left it.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Every event from the asked number on.
    pub events: Vec<Stamped>,
    /// Who keeps it.
    pub lease: Lease,
    /// When the present turn began, in served time.
    pub since: i64,
    /// When the running clock falls, in served time.
    pub due: Option<i64>,
}

/// Who is at a match, as other servers have noted it.
#[derive(Clone, Debug, Default)]
pub struct Attendance {
    /// Guests with a chair who are connected to other servers.
    pub elsewhere: Vec<String>,
    /// When the guest of each seat was last seen, in served time.
    pub seen: Vec<(Seat, i64)>,
}

/// Is the keeper of a match a server that runs?
const KEPT: &str = "EXISTS (SELECT 1 FROM servers s WHERE s.id = m.keeper AND s.until > ";

impl Store {
    /// Takes a match that nobody keeps, or whose keeper is gone; `served` is now. The time since that
    /// keeper was last heard of is taken from nobody's clock.
    pub async fn take(&self, id: &str, served: i64) -> Result<Lease, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(Lease::Own(0));
        };
        let sql = format!(
            "UPDATE matches m SET keeper = $2, fence = fence + 1, \
             since = since + COALESCE((SELECT GREATEST($3 - s.served, 0) FROM servers s \
                 WHERE s.id = m.keeper AND s.id <> $2), 0) \
             WHERE m.id = $1 AND (m.keeper = $2 OR NOT {KEPT} {NOW})) RETURNING fence"
        );
        let mut tx = shared.pool.begin().await?;
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(id);
        let query = query.bind(&shared.server).bind(served);
        let taken: Option<i64> = query.fetch_optional(&mut *tx).await?;
        let lease = match taken {
            Some(fence) => {
                let told = sqlx::query("SELECT pg_notify($1, $2)");
                let told = told.bind(crate::notices::TABLES);
                let told = told.bind(format!("{id} {}", shared.server));
                told.execute(&mut *tx).await?;
                Lease::Own(fence)
            }
            None => {
                let query = sqlx::query_scalar("SELECT keeper FROM matches WHERE id = $1");
                let keeper: Option<String> = query.bind(id).fetch_optional(&mut *tx).await?;
                keeper.map_or(Lease::Free, Lease::Other)
            }
        };
        tx.commit().await?;
        Ok(lease)
    }
    /// How a match stands, with every event from number `from` on; `None` for one that does not exist.
    pub async fn standing(&self, id: &str, from: u32) -> Result<Option<Standing>, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(None);
        };
        // One statement sees one moment.
        let sql = format!(
            "SELECT e.seq, e.ply, e.at, e.body, e.served, m.keeper, m.fence, m.since, m.due, \
             {KEPT} {NOW}) AS kept FROM matches m \
             LEFT JOIN events e ON e.match_id = m.id AND e.seq >= $2 \
             WHERE m.id = $1 ORDER BY e.seq"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id);
        let rows = query.bind(i64::from(from)).fetch_all(&shared.pool).await?;
        let Some(first) = rows.first() else {
            return Ok(None);
        };
        let keeper: String = first.try_get("keeper")?;
        let kept: bool = first.try_get("kept")?;
        let lease = match keeper == shared.server {
            true => Lease::Own(first.try_get("fence")?),
            false if kept => Lease::Other(keeper),
            false => Lease::Free,
        };
        let (since, due) = (first.try_get("since")?, first.try_get("due")?);
        let is_event = |row: &&PgRow| row.try_get::<Option<i64>, _>(0).is_ok_and(|n| n.is_some());
        let mut events = Vec::new();
        for row in rows.iter().filter(is_event) {
            let next = from + events.len() as u32;
            let (seq, ply): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            let (at, body, served) = (row.try_get(2)?, row.try_get(3)?, row.try_get(4)?);
            events.push(read_event(id, next, (seq, ply, at, body, served))?);
        }
        Ok(Some(Standing {
            events,
            lease,
            since,
            due,
        }))
    }
    /// Who is at a match, as other servers have noted it.
    pub async fn attendance(&self, id: &str) -> Result<Attendance, StoreError> {
        let seen = self.seen(id).await?;
        let Some(shared) = self.shared() else {
            let elsewhere = Vec::new();
            return Ok(Attendance { elsewhere, seen });
        };
        let sql = format!(
            "SELECT DISTINCT p.guest FROM present p JOIN servers s ON s.id = p.server \
             WHERE p.match_id = $1 AND p.server <> $2 AND s.until > {NOW}"
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(id);
        let elsewhere = query.bind(&shared.server).fetch_all(&shared.pool).await?;
        Ok(Attendance { elsewhere, seen })
    }
    /// Matches that are played and whose keeper is gone, or that nobody keeps though their clock falls
    /// before this moment of served time.
    pub async fn orphans(&self, due: i64) -> Result<Vec<String>, StoreError> {
        let Some(shared) = self.shared() else {
            return self.due_before(due).await;
        };
        let sql = format!(
            "SELECT id FROM matches m WHERE (due < $1 OR (keeper <> '' AND phase = 'playing')) \
             AND NOT {KEPT} {NOW}) ORDER BY due LIMIT 5000"
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(due);
        Ok(query.fetch_all(&shared.pool).await?)
    }
}
