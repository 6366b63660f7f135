//! When somebody goes for good, or gets another name: what is kept of them is rewritten.

use crate::{Event, Sitter, Store, StoreError};
use sqlx::{Any, Row, Transaction};

/// What is told of somebody whose account is gone.
pub const FORMER: &str = "a former player";

impl Store {
    /// Matches in which somebody has or had a chair, also where a bot has taken it over. Reads the beginnings of
    /// all matches, so it is not for every day.
    pub async fn tables_ever_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT match_id FROM seats WHERE guest = $1 UNION \
                   SELECT DISTINCT match_id FROM events WHERE body LIKE $2 \
                   AND (body LIKE '{\"kind\":\"created\"%' OR body LIKE '{\"kind\":\"seated\"%') \
                   ORDER BY match_id";
        let sits = format!("%\"id\":\"{guest}\"%");
        let query = sqlx::query_scalar(sql).bind(guest).bind(sits);
        Ok(query.fetch_all(&self.read).await?)
    }
    /// Matches in which somebody has a chair, all of them.
    pub async fn tables_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT match_id FROM seats WHERE guest = $1 ORDER BY match_id";
        let query = sqlx::query_scalar(sql).bind(guest);
        Ok(query.fetch_all(&self.read).await?)
    }
    /// Puts another name in the place of somebody's at every table where they have or had a chair, in what they said
    /// there as well. The tables must be loaded again to show it.
    pub async fn rename_at_tables(
        &self,
        guest: &str,
        name: &str,
    ) -> Result<Vec<String>, StoreError> {
        let tables = self.tables_ever_of(guest).await?;
        for id in &tables {
            let mut tx = self.read.begin().await?;
            rename_at(&mut tx, id, guest, name).await?;
            tx.commit().await?;
        }
        Ok(tables)
    }
    /// Ends an account: every way into it goes, and the name, of which only a hash is kept so that nobody can
    /// take it. The guest stays, as a former player. False if there is no such account.
    pub async fn close_account(
        &self,
        guest: &str,
        retired: &str,
        at: i64,
    ) -> Result<bool, StoreError> {
        let mut tx = self.read.begin().await?;
        for sql in [
            "DELETE FROM tokens WHERE guest = $1",
            "DELETE FROM passkeys WHERE guest = $1",
            "DELETE FROM codes WHERE guest = $1",
            "DELETE FROM devices WHERE guest = $1",
            "DELETE FROM challenges WHERE guest = $1",
            "DELETE FROM ratings WHERE player = $1",
            "DELETE FROM rated WHERE player = $1",
            "DELETE FROM relations WHERE player = $1 OR whom = $1",
            "DELETE FROM dares WHERE player = $1 OR whom = $1",
            "DELETE FROM seeks WHERE player = $1",
            "DELETE FROM feeds WHERE player = $1",
            "DELETE FROM pushes WHERE player = $1",
            "DELETE FROM reminders WHERE player = $1",
            "DELETE FROM vacations WHERE player = $1",
            "DELETE FROM mails WHERE guest = $1",
            "DELETE FROM mail_links WHERE guest = $1",
        ] {
            sqlx::query(sql).bind(guest).execute(&mut *tx).await?;
        }
        let query = sqlx::query("DELETE FROM accounts WHERE guest = $1");
        let closed = query.bind(guest).execute(&mut *tx).await?;
        if closed.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(false);
        }
        let query = sqlx::query("UPDATE guests SET name = $2 WHERE id = $1");
        query.bind(guest).bind(FORMER).execute(&mut *tx).await?;
        let sql = "INSERT INTO retired (hash, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(retired).bind(at);
        query.execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(true)
    }
}

async fn rename_at(
    tx: &mut Transaction<'_, Any>,
    id: &str,
    guest: &str,
    name: &str,
) -> Result<(), StoreError> {
    // The first statement writes, so that no other writer comes between.
    let query = sqlx::query("UPDATE matches SET players = players WHERE id = $1");
    query.bind(id).execute(&mut **tx).await?;
    let query = sqlx::query_scalar("SELECT players FROM matches WHERE id = $1");
    let players: Option<String> = query.bind(id).fetch_optional(&mut **tx).await?;
    let damaged = |why: serde_json::Error| StoreError::Damaged {
        what: format!("match {id}"),
        why: why.to_string(),
    };
    let written = |why: serde_json::Error| StoreError::Failed(why.to_string());
    if let Some(players) = players {
        let mut players: Vec<Sitter> = serde_json::from_str(&players).map_err(damaged)?;
        players.iter_mut().for_each(|one| rename(one, guest, name));
        let text = serde_json::to_string(&players).map_err(written)?;
        let query = sqlx::query("UPDATE matches SET players = $2 WHERE id = $1");
        query.bind(id).bind(text).execute(&mut **tx).await?;
    }
    let sql = "SELECT seq, body FROM events WHERE match_id = $1 ORDER BY seq";
    let rows = sqlx::query(sql).bind(id).fetch_all(&mut **tx).await?;
    // Who sits where, as the events go by.
    let mut chairs: Vec<bool> = Vec::new();
    for row in rows {
        let (seq, body): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        let mut event: Event = serde_json::from_str(&body).map_err(damaged)?;
        let is_theirs = |sitter: &Sitter| sitter.guest() == Some(guest);
        let touched = match &mut event {
            Event::Created(opening) => {
                chairs = opening.seats.iter().map(is_theirs).collect();
                let seats = opening.seats.iter_mut();
                seats.for_each(|one| rename(one, guest, name));
                chairs.contains(&true)
            }
            Event::Seated { seat, sitter, .. } | Event::Left { seat, sitter } => {
                let theirs = is_theirs(sitter);
                if let Some(chair) = chairs.get_mut(seat.index()) {
                    *chair = theirs;
                }
                rename(sitter, guest, name);
                theirs
            }
            Event::Said {
                seat, name: who, ..
            } if chairs.get(seat.index()) == Some(&true) => {
                *who = name.to_owned();
                true
            }
            _ => false,
        };
        if touched {
            let text = serde_json::to_string(&event).map_err(written)?;
            let sql = "UPDATE events SET body = $3 WHERE match_id = $1 AND seq = $2";
            let query = sqlx::query(sql).bind(id).bind(seq).bind(text);
            query.execute(&mut **tx).await?;
        }
    }
    Ok(())
}

fn rename(sitter: &mut Sitter, guest: &str, to: &str) {
    if let Sitter::Guest { id, name } = sitter
        && id == guest
    {
        *name = to.to_owned();
    }
}
