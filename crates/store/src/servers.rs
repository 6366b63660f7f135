//! Several servers at one PostgreSQL database: who runs, and what time it is for all of them.

use crate::schema::VERSION;
use crate::{Store, StoreError};
use sqlx::PgPool;
use std::time::Duration;

/// How long a server that is not heard of keeps its matches, unless somebody chose otherwise.
pub const LEASE: Duration = Duration::from_secs(5);
/// Pulses in a lease.
const PULSES: u32 = 5;
/// So many pulses may be late before one counts as not serving.
pub(crate) const HELD: u32 = 3;
/// For how long servers that have gone are remembered, in milliseconds.
const REMEMBERED: i64 = 24 * 60 * 60 * 1000;

/// What one server has in common with the others.
#[derive(Clone)]
pub(crate) struct Shared {
    pub pool: PgPool,
    /// One connection that only listens, and one for the pulse, which waits for nobody.
    pub listening: PgPool,
    pub pulsing: PgPool,
    /// The name of this server; a new one for every run.
    pub server: String,
    pub lease: Duration,
}

/// How served time is counted with a pulse.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Counting {
    /// Everything since the last pulse of any server, unless it was so long ago that nobody served: then
    /// one pulse's worth.
    Runs,
    /// The database has not answered since: one pulse's worth at most.
    Broke,
    /// Somebody else counts.
    Not,
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
    /// For how long time goes on without a pulse.
    pub fn hold(&self) -> Duration {
        self.lease().1 * HELD
    }
    /// Says that this server runs, renews the lease of all its matches, and hears what time it is.
    ///
    /// Served time is counted from pulse to pulse of any server; `how` says by what measure.
    pub async fn pulse(&self, how: Counting) -> Result<Option<Pulse>, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(None);
        };
        let (lease, pulse) = self.lease();
        let sql = format!(
            "WITH t AS MATERIALIZED (SELECT {NOW} AS now), \
             before AS (SELECT served FROM servers WHERE id = $1), \
             site AS (UPDATE served SET \
                 ms = ms + CASE WHEN t.now - seen > $6 THEN $3 ELSE GREATEST(t.now - seen, 0) END, \
                 begun = CASE WHEN t.now - seen > $2 THEN ms ELSE begun END, \
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
        // What is longer than that counts as one pulse.
        let (pulse, longest) = match how {
            Counting::Runs => (pulse, i64::from(HELD) * pulse.as_millis() as i64),
            Counting::Broke => (pulse, pulse.as_millis() as i64),
            Counting::Not => (Duration::ZERO, -1),
        };
        let query = query.bind(pulse.as_millis() as i64).bind(VERSION);
        let query = query
            .bind(crate::notices::own_channel(&shared.server))
            .bind(longest);
        type Row = (i64, i64, i64, i64, i64, String, i64);
        let (now, ms, seen, begun, before, alive, _): Row =
            query.fetch_one(&shared.pulsing).await?;
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
        // Somebody may be writing about one of them just now.
        for _ in 0..4 {
            if shared.leave().await.is_ok() {
                return Ok(());
            }
        }
        Ok(shared.leave().await?)
    }
}

impl Shared {
    async fn leave(&self) -> Result<(), sqlx::Error> {
        let mut tx = self.pool.begin().await?;
        let sql = "WITH own AS MATERIALIZED (SELECT id FROM matches WHERE keeper = $1 ORDER BY id \
                   FOR UPDATE) UPDATE matches SET keeper = '' WHERE id IN (SELECT id FROM own) \
                   RETURNING id";
        let freed = sqlx::query_scalar(sql).bind(&self.server);
        let freed: Vec<String> = freed.fetch_all(&mut *tx).await?;
        for sql in [
            "UPDATE tournaments SET keeper = '' WHERE keeper = $1",
            "DELETE FROM present WHERE server = $1",
            "DELETE FROM letters WHERE sender = $1",
            "DELETE FROM servers WHERE id = $1",
        ] {
            let query = sqlx::query(sql).bind(&self.server);
            query.execute(&mut *tx).await?;
        }
        for id in freed {
            let told = sqlx::query("SELECT pg_notify($1, $2)");
            let told = told.bind(crate::notices::TABLES).bind(id + " ");
            told.execute(&mut *tx).await?;
        }
        tx.commit().await
    }
}
