//! Several servers at one PostgreSQL database: who runs, and what time it is for all of them.

use crate::schema::VERSION;
use crate::{Store, StoreError};
use sqlx::PgPool;
use std::time::Duration;

/// How long a server that is not heard of keeps its matches, unless somebody chose otherwise.
pub const LEASE: Duration = Duration::from_secs(5);
/// Pulses in a lease.
const PULSES: u32 = 5;
/// For how long servers that have gone are remembered, in milliseconds.
const REMEMBERED: i64 = 24 * 60 * 60 * 1000;

/// What one server has in common with the others.
#[derive(Clone)]
pub(crate) struct Shared {
    pub pool: PgPool,
    /// One connection that only listens.
    pub listening: PgPool,
    /// The name of this server; a new one for every run.
    pub server: String,
    pub lease: Duration,
}

/// What a server hears when it says that it runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Pulse {
    /// The database's clock, in milliseconds since 1970.
    pub now: i64,
    /// Served time then.
    pub served: i64,
    /// Served time when the site last opened after nobody had served it.
    pub begun: i64,
    /// Served time that has passed since this server was last heard of.
    pub passed: i64,
    /// Every server that runs, this one among them.
    pub alive: Vec<String>,
}

/// Milliseconds by the database's clock, as SQL.
pub(crate) const NOW: &str = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";

impl Store {
    pub(crate) fn shared(&self) -> Option<&Shared> {
        self.shared.as_ref()
    }
    /// May other servers use this database at the same time?
    pub fn is_shared(&self) -> bool {
        self.shared.is_some()
    }
    /// What this server is called among the others; empty where there are none.
    pub fn server(&self) -> &str {
        self.shared().map_or("", |shared| &shared.server)
    }
    /// How long a server keeps its matches without a pulse, and how often it should give one.
    pub fn lease(&self) -> (Duration, Duration) {
        let lease = self.shared().map_or(LEASE, |shared| shared.lease);
        (lease, lease / PULSES)
    }
    /// Says that this server runs, renews the lease of all its matches, and hears what time it is.
    ///
    /// Served time is counted from pulse to pulse of any server. Where none came for two pulses nobody
    /// served, and one pulse's worth is counted. Where somebody else counts it, `counts` is false.
    pub async fn pulse(&self, counts: bool) -> Result<Option<Pulse>, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(None);
        };
        let (lease, pulse) = self.lease();
        let sql = format!(
            "WITH t AS MATERIALIZED (SELECT {NOW} AS now), \
             before AS (SELECT served FROM servers WHERE id = $1), \
             site AS (UPDATE served SET \
                 ms = ms + CASE WHEN NOT $6 THEN 0 WHEN t.now - seen > 2 * $3 THEN $3 ELSE GREATEST(t.now - seen, 0) END, \
                 begun = CASE WHEN t.now - seen > 2 * $3 THEN ms ELSE begun END, \
                 seen = GREATEST(t.now, seen) \
                 FROM t WHERE id = 1 RETURNING ms, seen, begun), \
             own AS (INSERT INTO servers (id, until, served, schema) \
                 SELECT $1, site.seen + $2, site.ms, $4 FROM site \
                 ON CONFLICT (id) DO UPDATE SET until = excluded.until, served = excluded.served \
                 RETURNING id), \
             others AS (SELECT string_agg(id, ' ' ORDER BY id) AS ids FROM servers, t \
                 WHERE until > t.now AND id <> $1), \
             told AS (SELECT pg_notify($5, '') FROM own) \
             SELECT {NOW}, site.ms, site.seen, site.begun, \
                 COALESCE((SELECT served FROM before), site.ms), \
                 CONCAT_WS(' ', own.id, others.ids), (SELECT COUNT(*) FROM told) \
             FROM site, own, others"
        );
        let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(&shared.server);
        let query = query.bind(lease.as_millis() as i64);
        let query = query.bind(pulse.as_millis() as i64).bind(VERSION);
        let query = query.bind(crate::notices::own_channel(&shared.server)).bind(counts);
        type Row = (i64, i64, i64, i64, i64, String, i64);
        let (now, ms, seen, begun, before, alive, _): Row = query.fetch_one(&shared.pool).await?;
        Ok(Some(Pulse {
            now,
            served: ms + (now - seen).max(0),
            begun,
            passed: ms - before,
            alive: alive.split(' ').map(Into::into).collect(),
        }))
    }
    /// Clears away what servers left behind that are gone: their guests were last seen when they were.
    pub async fn bury(&self) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(());
        };
        let mut tx = shared.pool.begin().await?;
        let dead = format!("SELECT id FROM servers WHERE until < {NOW}");
        let seen = format!(
            "UPDATE seats SET seen = GREATEST(seats.seen, s.served) FROM present p \
             JOIN servers s ON s.id = p.server WHERE s.id IN ({dead}) \
             AND seats.match_id = p.match_id AND seats.guest = p.guest"
        );
        let gone = format!("DELETE FROM present WHERE server IN ({dead})");
        let letters = format!("DELETE FROM letters WHERE sender IN ({dead})");
        let rest = format!(
            "UPDATE matches SET keeper = '' WHERE keeper <> '' AND phase <> 'playing' \
             AND keeper IN ({dead})"
        );
        for sql in [seen, gone, letters, rest] {
            sqlx::query(sqlx::AssertSqlSafe(sql))
                .execute(&mut *tx)
                .await?;
        }
        let sql = format!("DELETE FROM servers WHERE until < {NOW} - $1");
        let old = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(REMEMBERED);
        old.execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }
    /// Gives back every match and says goodbye; those who listen may take them at once.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(());
        };
        let mut tx = shared.pool.begin().await?;
        let sql = "UPDATE matches SET keeper = '' WHERE keeper = $1 RETURNING id";
        let freed: Vec<String> = sqlx::query_scalar(sql)
            .bind(&shared.server)
            .fetch_all(&mut *tx)
            .await?;
        for sql in [
            "DELETE FROM present WHERE server = $1",
            "DELETE FROM letters WHERE sender = $1",
            "DELETE FROM servers WHERE id = $1",
        ] {
            let query = sqlx::query(sql).bind(&shared.server);
            query.execute(&mut *tx).await?;
        }
        for id in freed {
            let told = sqlx::query("SELECT pg_notify($1, $2)");
            let told = told.bind(crate::notices::TABLES).bind(id);
            told.execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }
}
