//! Who waits to be paired. Rows in the database, so that those at different servers meet; a row counts only until
//! it is renewed no more, so that whoever closes the browser is soon gone.

use crate::ratings::thousandths;
use crate::{Control, Store, StoreError};
use parlour_ratings::Rating;
use sqlx::Row;
use sqlx::any::AnyRow;

/// Somebody who waits.
#[derive(Clone, Debug, PartialEq)]
pub struct Seek {
    /// Who.
    pub player: String,
    /// What they are called.
    pub name: String,
    /// What they want to play.
    pub game: String,
    /// By which clock.
    pub clock: Control,
    /// For ratings?
    pub rated: bool,
    /// How strong they are; only points and deviation are kept.
    pub rating: Rating,
    /// Since when they wait, in milliseconds since 1970.
    pub since: i64,
    /// They are gone then, unless they ask again.
    pub until: i64,
    /// The match they were paired for, and when that was.
    pub paired: Option<(String, i64)>,
}

impl Store {
    /// Waits, or goes on waiting: as it stands in the database then. Whoever asks for something else than before begins anew.
    pub async fn seek(&self, seek: &Seek, now: i64) -> Result<Seek, StoreError> {
        let clock = clock_text(seek.clock);
        // A row that has run out, or is about something else, begins anew; one that was paired stays.
        let sql = "INSERT INTO seeks (player, name, game, clock, rated, rating, deviation, since, until) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (player) DO UPDATE SET \
                   name = excluded.name, \
                   since = CASE WHEN seeks.until > $10 AND seeks.game = excluded.game \
                     AND seeks.clock = excluded.clock AND seeks.rated = excluded.rated \
                     THEN seeks.since ELSE excluded.since END, \
                   match_id = CASE WHEN seeks.until > $10 AND seeks.game = excluded.game \
                     AND seeks.clock = excluded.clock AND seeks.rated = excluded.rated \
                     THEN seeks.match_id ELSE '' END, \
                   game = excluded.game, clock = excluded.clock, rated = excluded.rated, \
                   rating = excluded.rating, deviation = excluded.deviation, until = excluded.until";
        let query = sqlx::query(sql).bind(&seek.player).bind(&seek.name);
        let query = query
            .bind(&seek.game)
            .bind(clock)
            .bind(i64::from(seek.rated));
        let query = query.bind(thousandths(seek.rating.rating));
        let query = query.bind(thousandths(seek.rating.deviation));
        let query = query.bind(seek.since).bind(seek.until).bind(now);
        query.execute(&self.read).await?;
        let sql = "SELECT player, name, game, clock, match_id, rated, rating, deviation, since, until, \
                   claimed FROM seeks WHERE player = $1";
        let row = sqlx::query(sql).bind(&seek.player);
        read_seek(&row.fetch_one(&self.read).await?)
    }
    /// Others who wait for the same, without those who block the player or are blocked: the longest waiting first.
    pub async fn seekers(
        &self,
        seek: &Seek,
        now: i64,
        limit: u32,
    ) -> Result<Vec<Seek>, StoreError> {
        let sql = "SELECT player, name, game, clock, match_id, rated, rating, deviation, since, until, \
                   claimed FROM seeks WHERE game = $1 AND clock = $2 AND rated = $3 AND until > $4 \
                   AND match_id = '' AND player <> $5 AND NOT EXISTS (SELECT 1 FROM relations r \
                   WHERE r.kind = 'block' AND (r.player = $5 AND r.whom = seeks.player \
                   OR r.whom = $5 AND r.player = seeks.player)) ORDER BY since LIMIT $6";
        let query = sqlx::query(sql)
            .bind(&seek.game)
            .bind(clock_text(seek.clock));
        let query = query
            .bind(i64::from(seek.rated))
            .bind(now)
            .bind(&seek.player);
        let rows = query.bind(i64::from(limit)).fetch_all(&self.read).await?;
        rows.iter().map(read_seek).collect()
    }
    /// Pairs players who wait, all of them or none; false if one of them is gone or paired already.
    pub async fn pair(&self, players: &[String], id: &str, now: i64) -> Result<bool, StoreError> {
        // In one order everywhere, so that two who pair do not wait for each other for ever.
        let mut players = players.to_vec();
        players.sort();
        let mut tx = self.read.begin().await?;
        for player in &players {
            let sql = "UPDATE seeks SET match_id = $2, claimed = $3 \
                       WHERE player = $1 AND match_id = '' AND until > $3";
            let query = sqlx::query(sql).bind(player).bind(id).bind(now);
            if query.execute(&mut *tx).await?.rows_affected() == 0 {
                tx.rollback().await?;
                return Ok(false);
            }
        }
        tx.commit().await?;
        Ok(true)
    }
    /// Goes on waiting, because there is no such match.
    pub async fn unpair(&self, player: &str, id: &str) -> Result<(), StoreError> {
        let sql = "UPDATE seeks SET match_id = '' WHERE player = $1 AND match_id = $2";
        let query = sqlx::query(sql).bind(player).bind(id);
        query.execute(&self.read).await?;
        Ok(())
    }
    /// Waits no longer. With a match only if that is what they were paired for; without one only if they were
    /// not paired yet.
    pub async fn end_seek(&self, player: &str, paired: Option<&str>) -> Result<(), StoreError> {
        let sql = "DELETE FROM seeks WHERE player = $1 AND match_id = $2";
        let query = sqlx::query(sql).bind(player).bind(paired.unwrap_or(""));
        query.execute(&self.read).await?;
        Ok(())
    }
    /// How many wait for each game just now.
    pub async fn count_seeks(&self, now: i64) -> Result<Vec<(String, u32)>, StoreError> {
        let sql =
            "SELECT game, COUNT(*) FROM seeks WHERE until > $1 AND match_id = '' GROUP BY game";
        let rows = sqlx::query(sql).bind(now).fetch_all(&self.read).await?;
        let count = |row: &AnyRow| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u32));
        let counts = rows.iter().map(count).collect::<Result<_, sqlx::Error>>()?;
        Ok(counts)
    }
    /// Clears those away who have gone long ago.
    pub async fn sweep_seeks(&self, before: i64) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM seeks WHERE until < $1").bind(before);
        query.execute(&self.read).await?;
        Ok(())
    }
}

pub(crate) fn clock_text(clock: Control) -> String {
    serde_json::to_string(&clock).expect("clocks are plain data")
}

pub(crate) fn read_clock(text: &str, what: &str) -> Result<Control, StoreError> {
    serde_json::from_str(text).map_err(|why| StoreError::Damaged {
        what: what.into(),
        why: why.to_string(),
    })
}

fn read_seek(row: &AnyRow) -> Result<Seek, StoreError> {
    let clock: String = row.try_get(3)?;
    let paired: String = row.try_get(4)?;
    let points = |column| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(column)? as f64 / 1000.0);
    Ok(Seek {
        player: row.try_get(0)?,
        name: row.try_get(1)?,
        game: row.try_get(2)?,
        clock: read_clock(&clock, "the clock of somebody who waits")?,
        paired: match paired.is_empty() {
            true => None,
            false => Some((paired, row.try_get(10)?)),
        },
        rated: row.try_get::<i64, _>(5)? != 0,
        rating: Rating {
            rating: points(6)?,
            deviation: points(7)?,
            ..Rating::default()
        },
        since: row.try_get(8)?,
        until: row.try_get(9)?,
    })
}
