//! Everything that only looks.

use crate::servers::NOW;
use crate::{Card, Ending, Phase, Stamped, Store, StoreError, TokenKind};
use parlour_core::Seat;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

pub(crate) const CARD: &str = "SELECT id, game, preset, phase, listed, ply, turn, result, players, created, \
                    updated, clock, due, host, since FROM matches";

/// `$1` is the guest.
const OWN_TURN_FIRST: &str = "ORDER BY CASE WHEN phase = 'playing' AND EXISTS (SELECT 1 FROM seats s \
     WHERE s.match_id = matches.id AND s.seat = matches.turn AND s.guest = $1) THEN 0 ELSE 1 END, \
     updated DESC";

/// Matches of a guest that are not over: `$1` is the guest.
const UNFINISHED: &str = "SELECT match_id FROM (SELECT match_id FROM seats WHERE guest = $1 \
     AND ended = 0 ORDER BY since DESC LIMIT 400) AS unfinished";

/// Of how many listed matches the lobby shows a selection.
const LATEST: u32 = 2000;

impl Store {
    /// Every event of a match in order; empty for a match that does not exist.
    pub async fn events(&self, id: &str) -> Result<Vec<Stamped>, StoreError> {
        let sql = "SELECT seq, ply, at, body, served FROM events WHERE match_id = $1 ORDER BY seq";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let mut events = Vec::with_capacity(rows.len());
        for row in rows {
            let (seq, ply): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            let (at, body, served) = (row.try_get(2)?, row.try_get(3)?, row.try_get(4)?);
            let next = events.len() as u32;
            events.push(read_event(id, next, (seq, ply, at, body, served))?);
        }
        Ok(events)
    }
    /// The chair that a secret link opens: match and seat.
    pub async fn link(&self, secret: &str) -> Result<Option<(String, Seat)>, StoreError> {
        let sql = "SELECT match_id, seat FROM links WHERE secret = $1";
        let row = sqlx::query(sql)
            .bind(secret)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok((row.try_get(0)?, Seat(row.try_get::<i64, _>(1)? as u8))))
            .transpose()
    }
    /// One match as lists show it.
    pub async fn card(&self, id: &str) -> Result<Option<Card>, StoreError> {
        let sql = AssertSqlSafe(format!("{CARD} WHERE id = $1"));
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(read_card).transpose()
    }
    /// Many matches as lists show them; only where several servers share the database.
    pub async fn cards(&self, ids: &[String]) -> Result<Vec<Card>, StoreError> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let sql = AssertSqlSafe(format!(
            "{CARD} WHERE id IN (SELECT unnest(string_to_array($1, ',')))"
        ));
        let query = sqlx::query(sql).bind(ids.join(","));
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(read_card).collect()
    }
    /// Matches in which a guest has a chair: those where it is their turn first, then the latest. Of
    /// those that are over only such as ended before `before`.
    pub async fn matches_of(
        &self,
        guest: &str,
        phase: Option<Phase>,
        before: i64,
        limit: u32,
    ) -> Result<Vec<Card>, StoreError> {
        // Chairs are read from an index, and no more of them than are shown.
        let sql = AssertSqlSafe(format!(
            "{CARD} WHERE (id IN ({UNFINISHED}) OR id IN (SELECT match_id FROM seats \
             WHERE guest = $1 AND ended = 1 AND since < $3 ORDER BY since DESC LIMIT $4)) \
             AND (phase = $2 OR $2 = '') AND updated < $3 {OWN_TURN_FIRST} LIMIT $4"
        ));
        let phase = phase.map_or("", Phase::word);
        let query = sqlx::query(sql).bind(guest).bind(phase).bind(before);
        let rows = query.bind(i64::from(limit)).fetch_all(&self.read).await?;
        rows.iter().map(read_card).collect()
    }
    /// Matches in which a guest has a chair and that are not over: own turn first, then the latest.
    pub async fn unfinished_of(&self, guest: &str, limit: u32) -> Result<Vec<Card>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "{CARD} WHERE id IN ({UNFINISHED}) AND phase <> 'over' {OWN_TURN_FIRST} LIMIT $2"
        ));
        let query = sqlx::query(sql).bind(guest).bind(i64::from(limit));
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(read_card).collect()
    }
    /// How many matches that a guest has set up are not over, counted up to `most`.
    pub async fn count_hosted(&self, guest: &str, most: u32) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM (SELECT id FROM matches WHERE host = $1 \
                   AND phase <> 'over' LIMIT $2) AS hosted";
        let query = sqlx::query_scalar(sql).bind(guest).bind(i64::from(most));
        let count: i64 = query.fetch_one(&self.read).await?;
        Ok(count as u32)
    }
    /// How many tokens of this kind a guest has.
    pub async fn count_tokens(&self, guest: &str, kind: TokenKind) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM tokens WHERE guest = $1 AND kind = $2";
        let query = sqlx::query_scalar(sql).bind(guest).bind(kind.word());
        let count: i64 = query.fetch_one(&self.read).await?;
        Ok(count as u32)
    }
    /// Listed matches in this phase, the latest first. Those of one host do not crowd out others': first
    /// comes everybody's latest, then everybody's second, and never more than `each`.
    pub async fn listed(
        &self,
        phase: Phase,
        each: u32,
        limit: u32,
    ) -> Result<Vec<Card>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "{CARD} WHERE id IN (SELECT id FROM (SELECT id, created, ROW_NUMBER() OVER (PARTITION BY \
             host ORDER BY created DESC) AS nth FROM (SELECT id, host, created FROM matches \
             WHERE phase = $1 AND listed = 1 ORDER BY created DESC LIMIT {LATEST}) AS latest) \
             AS ranked WHERE nth <= $2 ORDER BY nth, created DESC LIMIT $3) ORDER BY created DESC"
        ));
        let query = sqlx::query(sql).bind(phase.word()).bind(i64::from(each));
        let rows = query.bind(i64::from(limit)).fetch_all(&self.read).await?;
        rows.iter().map(read_card).collect()
    }
    /// Ids of matches without a single move: of those that still wait for somebody such as nothing has
    /// happened at since `waiting`, of the others since `rest`.
    pub async fn never_begun(
        &self,
        waiting: i64,
        rest: i64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE ply = 0 AND updated < $1 AND keeper = '' \
                   AND (phase = 'waiting' OR updated < $2) ORDER BY updated LIMIT $3";
        let query = sqlx::query_scalar(sql).bind(waiting).bind(rest);
        Ok(query.bind(i64::from(limit)).fetch_all(&self.read).await?)
    }
    /// Ids of all matches in which a bot is to move, for whoever wakes them after a restart. Those that
    /// another server keeps need nobody else.
    pub async fn bots_to_move(&self) -> Result<Vec<String>, StoreError> {
        let kept = match self.is_shared() {
            true => format!(
                "AND NOT EXISTS (SELECT 1 FROM servers s WHERE s.id = keeper AND s.until > {NOW})"
            ),
            false => String::new(),
        };
        let sql = AssertSqlSafe(format!("{CARD} WHERE phase = 'playing' {kept}"));
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        let cards: Vec<Card> = rows.iter().map(read_card).collect::<Result<_, _>>()?;
        let bots_turn = |card: &Card| {
            let turn = card.turn.and_then(|seat| card.players.get(seat.index()));
            matches!(turn, Some(crate::Sitter::Bot { .. }))
        };
        Ok(cards.into_iter().filter(bots_turn).map(|c| c.id).collect())
    }
    /// Ids of matches whose running clock falls before this moment of served time.
    pub async fn due_before(&self, served: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM matches WHERE due < $1 ORDER BY due";
        let rows = sqlx::query(sql).bind(served).fetch_all(&self.read).await?;
        Ok(rows
            .iter()
            .map(|row| row.try_get(0))
            .collect::<Result<_, _>>()?)
    }
    /// Does any clock run?
    pub async fn any_due(&self) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM matches WHERE due IS NOT NULL LIMIT 1";
        Ok(sqlx::query(sql).fetch_optional(&self.read).await?.is_some())
    }
    /// For how long the site had been open when that was last noted, in milliseconds.
    pub async fn served(&self) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT ms FROM served").fetch_one(&self.read);
        Ok(row.await?.try_get(0)?)
    }
    /// When the guests of a match were last seen at it, in served time, by seat.
    pub async fn seen(&self, id: &str) -> Result<Vec<(Seat, i64)>, StoreError> {
        let sql = "SELECT seat, seen FROM seats WHERE match_id = $1";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let seen = rows
            .iter()
            .map(|row| Ok((Seat(row.try_get::<i64, _>(0)? as u8), row.try_get(1)?)));
        Ok(seen.collect::<Result<_, sqlx::Error>>()?)
    }
    /// Can anything be written? Changes nothing.
    pub async fn write_nothing(&self) -> Result<(), StoreError> {
        let sql = "UPDATE schema SET version = version WHERE id = 1";
        sqlx::query(sql).execute(&self.read).await?;
        Ok(())
    }
    /// Does the database answer?
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }
}

/// An event as its row has it: number, ply, time, body, served time; `next` is the number it must have.
pub(crate) fn read_event(
    id: &str,
    next: u32,
    (seq, ply, at, body, served): (i64, i64, i64, String, i64),
) -> Result<Stamped, StoreError> {
    let damaged = |why: String| StoreError::Damaged {
        what: format!("event {seq} of match {id}"),
        why,
    };
    if seq != i64::from(next) {
        return Err(damaged(format!("event {next} is missing")));
    }
    Ok(Stamped {
        seq: next,
        ply: ply as u32,
        at,
        served,
        event: serde_json::from_str(&body).map_err(|e| damaged(e.to_string()))?,
    })
}

pub(crate) fn read_card(row: &AnyRow) -> Result<Card, StoreError> {
    let id: String = row.try_get(0)?;
    let damaged = |why: String| StoreError::Damaged {
        what: format!("the card of match {id}"),
        why,
    };
    let phase: String = row.try_get(3)?;
    let turn: Option<i64> = row.try_get(6)?;
    let result: Option<String> = row.try_get(7)?;
    let result =
        result.map(|text| Ending::read(&text).ok_or_else(|| damaged(format!("result {text}"))));
    let players: String = row.try_get(8)?;
    let clock: Option<String> = row.try_get(11)?;
    let clock = clock.map(|text| serde_json::from_str(&text));
    Ok(Card {
        game: row.try_get(1)?,
        preset: row.try_get(2)?,
        phase: Phase::from_word(&phase).ok_or_else(|| damaged(format!("phase {phase}")))?,
        listed: row.try_get::<i64, _>(4)? != 0,
        ply: row.try_get::<i64, _>(5)? as u32,
        turn: turn.map(|seat| Seat(seat as u8)),
        result: result.transpose()?,
        players: serde_json::from_str(&players).map_err(|e| damaged(e.to_string()))?,
        created: row.try_get(9)?,
        updated: row.try_get(10)?,
        clock: clock.transpose().map_err(|e| damaged(e.to_string()))?,
        due: row.try_get(12)?,
        host: row.try_get(13)?,
        since: row.try_get(14)?,
        id,
    })
}
