//! Tournaments: what happened in them, in order, and which server looks after one.
//!
//! Whoever adds events must know all that are there: the row counts them, and it is changed only where the count
//! is the one the writer knows. So two who write at the same time do not both succeed, on one server or several.
//! What only the server that looks after a tournament may write carries its fence as well.

use crate::servers::NOW;
use crate::{Ending, Store, StoreError};
use sqlx::{AssertSqlSafe, Row};

/// What lists say about a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentCard {
    /// Of the tournament.
    pub id: String,
    /// `open`, `running`, `over` or `cancelled`.
    pub phase: String,
    /// All else, as JSON.
    pub body: String,
    /// Id of the account that runs it.
    pub host: String,
    /// When it begins or began, in milliseconds since 1970.
    pub start: i64,
    /// When something last happened.
    pub updated: i64,
}

/// What is to be written about a tournament.
#[derive(Clone, Debug)]
pub struct TournamentNews {
    /// What lists say afterwards.
    pub card: TournamentCard,
    /// Events that the writer knows.
    pub known: u32,
    /// What happened since, as JSON.
    pub bodies: Vec<String>,
    /// Ids of matches that were paired.
    pub paired: Vec<String>,
    /// Ids of matches that are decided.
    pub decided: Vec<String>,
    /// The number by which the writer looks after it, where only that one may write.
    pub fence: Option<i64>,
}

/// A match of a tournament that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Of the match.
    pub id: String,
    /// How it ended.
    pub ending: Ending,
    /// Moves played.
    pub plies: u32,
}

/// Does a server that runs look after it?
const KEPT: &str = "EXISTS (SELECT 1 FROM servers s WHERE s.id = t.keeper AND s.until > ";

impl Store {
    /// Writes what happened; `false`, and nothing written, if somebody else wrote first or looks after it by
    /// now. On disk when it returns.
    pub async fn write_tournament(&self, news: &TournamentNews) -> Result<bool, StoreError> {
        let TournamentNews { card, known, .. } = news;
        let mut tx = self.read.begin().await?;
        let count = i64::from(*known) + news.bodies.len() as i64;
        let written = match known {
            0 => {
                let sql = "INSERT INTO tournaments (id, phase, card, host, start, updated, events) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING";
                let query = sqlx::query(sql).bind(&card.id).bind(&card.phase);
                let query = query.bind(&card.body).bind(&card.host).bind(card.start);
                let query = query.bind(card.updated).bind(count);
                query.execute(&mut *tx).await?
            }
            known => {
                let sql = "UPDATE tournaments SET phase = $2, card = $3, start = $4, updated = $5, \
                           events = $6 WHERE id = $1 AND events = $7 AND ($8 < 0 OR fence = $8)";
                let query = sqlx::query(sql).bind(&card.id).bind(&card.phase);
                let query = query.bind(&card.body).bind(card.start).bind(card.updated);
                let query = query.bind(count).bind(i64::from(*known));
                query
                    .bind(news.fence.unwrap_or(-1))
                    .execute(&mut *tx)
                    .await?
            }
        };
        if written.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(false);
        }
        for (seq, body) in (i64::from(*known)..).zip(&news.bodies) {
            let sql =
                "INSERT INTO tournament_events (tournament, seq, at, body) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(sql).bind(&card.id).bind(seq);
            query
                .bind(card.updated)
                .bind(body)
                .execute(&mut *tx)
                .await?;
        }
        for id in &news.paired {
            let sql = "INSERT INTO tournament_games (match_id, tournament) VALUES ($1, $2)";
            let query = sqlx::query(sql).bind(id).bind(&card.id);
            query.execute(&mut *tx).await?;
        }
        for id in &news.decided {
            let sql = "UPDATE tournament_games SET decided = 1 WHERE match_id = $1";
            sqlx::query(sql).bind(id).execute(&mut *tx).await?;
        }
        if self.is_shared() {
            let told = "SELECT CASE WHEN pg_notify($1, $2) IS NULL THEN 0 ELSE 1 END";
            let told = sqlx::query(told).bind(crate::notices::TOURNAMENTS);
            let told = told.bind(format!("{} {}", card.id, self.server()));
            told.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(true)
    }
    /// What happened in a tournament from event `from` on: the time and the event as JSON.
    pub async fn tournament_events(
        &self,
        id: &str,
        from: u32,
    ) -> Result<Vec<(i64, String)>, StoreError> {
        let sql = "SELECT seq, at, body FROM tournament_events WHERE tournament = $1 AND seq >= $2 \
                   ORDER BY seq";
        let query = sqlx::query_as(sql).bind(id).bind(i64::from(from));
        let rows: Vec<(i64, i64, String)> = query.fetch_all(&self.read).await?;
        let mut events = Vec::with_capacity(rows.len());
        for (expected, (seq, at, body)) in (i64::from(from)..).zip(rows) {
            if seq != expected {
                return Err(StoreError::Damaged {
                    what: format!("tournament {id}"),
                    why: format!("event {expected} is missing"),
                });
            }
            events.push((at, body));
        }
        Ok(events)
    }
    /// Tournaments that somebody runs or has entered. Reads the events of all, so it is not for every day.
    pub async fn tournaments_ever_of(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT tournament FROM tournament_events \
                   WHERE body LIKE $1 OR body LIKE $2 ORDER BY tournament";
        let query = sqlx::query_scalar(sql).bind(format!("%\"id\":\"{player}\"%"));
        let query = query.bind(format!("%\"by\":\"{player}\"%"));
        Ok(query.fetch_all(&self.read).await?)
    }
    /// Puts other words into events that are there, by their numbers, because somebody has another name; `false`, and nothing
    /// written, if more happened than the writer knows.
    pub async fn reword_tournament(
        &self,
        id: &str,
        known: u32,
        events: &[(u32, String)],
        card: &str,
    ) -> Result<bool, StoreError> {
        let mut tx = self.read.begin().await?;
        let sql = "UPDATE tournaments SET card = $2 WHERE id = $1 AND events = $3";
        let query = sqlx::query(sql).bind(id).bind(card);
        let written = query.bind(i64::from(known)).execute(&mut *tx).await?;
        if written.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(false);
        }
        for (seq, body) in events {
            let sql = "UPDATE tournament_events SET body = $3 WHERE tournament = $1 AND seq = $2";
            let query = sqlx::query(sql).bind(id).bind(i64::from(*seq));
            query.bind(body).execute(&mut *tx).await?;
        }
        if self.is_shared() {
            let told = "SELECT CASE WHEN pg_notify($1, $2) IS NULL THEN 0 ELSE 1 END";
            let told = sqlx::query(told).bind(crate::notices::TOURNAMENTS);
            let told = told.bind(format!("{id} {}{}", crate::notices::ANEW, self.server()));
            told.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(true)
    }
    /// Tournaments of one of these phases, those that begin or began last first; of one host, if named.
    pub async fn tournaments(
        &self,
        phases: &[&str],
        host: Option<&str>,
        limit: u32,
    ) -> Result<Vec<TournamentCard>, StoreError> {
        let sql = "SELECT id, phase, card, host, start, updated FROM tournaments \
                   WHERE phase IN ($1, $2, $3, $4) AND ($5 = '' OR host = $5) \
                   ORDER BY start DESC, id LIMIT $6";
        let mut query = sqlx::query(sql);
        for i in 0..4 {
            query = query.bind(phases.get(i).copied().unwrap_or_default());
        }
        let query = query.bind(host.unwrap_or_default()).bind(i64::from(limit));
        let rows = query.fetch_all(&self.read).await?;
        let card = |row: &sqlx::any::AnyRow| {
            Ok(TournamentCard {
                id: row.try_get(0)?,
                phase: row.try_get(1)?,
                body: row.try_get(2)?,
                host: row.try_get(3)?,
                start: row.try_get(4)?,
                updated: row.try_get(5)?,
            })
        };
        rows.iter().map(card).collect()
    }
    /// Looks after a tournament from now on, or still: the number by which this server does. `None` while
    /// another server that runs does.
    pub async fn take_tournament(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(Some(0));
        };
        let sql = format!(
            "UPDATE tournaments t SET keeper = $2, \
             fence = fence + CASE WHEN keeper = $2 THEN 0 ELSE 1 END \
             WHERE t.id = $1 AND (t.keeper = $2 OR NOT {KEPT} {NOW})) RETURNING fence"
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(id);
        let query = query.bind(&shared.server);
        Ok(query.fetch_optional(&shared.pool).await?)
    }
    /// Matches of a tournament that are over and not decided yet, in the order in which they ended.
    pub async fn decisions(&self, id: &str) -> Result<Vec<Decision>, StoreError> {
        let sql = "SELECT m.id, m.result, m.ply FROM tournament_games g JOIN matches m \
                   ON m.id = g.match_id WHERE g.tournament = $1 AND g.decided = 0 \
                   AND m.phase = 'over' ORDER BY m.updated, m.id";
        let rows: Vec<(String, Option<String>, i64)> =
            sqlx::query_as(sql).bind(id).fetch_all(&self.read).await?;
        let decision = |(id, result, plies): (String, Option<String>, i64)| {
            let ending = result.as_deref().and_then(Ending::read);
            let ending = ending.ok_or_else(|| StoreError::Damaged {
                what: format!("match {id}"),
                why: "it is over without a result".into(),
            })?;
            let plies = plies as u32;
            Ok(Decision { id, ending, plies })
        };
        rows.into_iter().map(decision).collect()
    }
    /// Matches of a tournament that were paired and are not set up yet.
    pub async fn missing_games(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT match_id FROM tournament_games g WHERE tournament = $1 AND decided = 0 \
                   AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = g.match_id) ORDER BY match_id";
        Ok(sqlx::query_scalar(sql)
            .bind(id)
            .fetch_all(&self.read)
            .await?)
    }
}
