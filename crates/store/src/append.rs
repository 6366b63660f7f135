//! What happened in a match, and the rows that are written of it.

use crate::letters::Answer;
use crate::rows::statements;
use crate::{Card, Ending, Phase, Stamped};
use parlour_core::Seat;
use sqlx::{Any, AssertSqlSafe, Transaction};
use std::sync::LazyLock;

/// New events of one match, and what follows from them for the lists.
#[derive(Clone, Debug)]
pub struct Append {
    /// In order, without gaps, continuing what is stored.
    pub events: Vec<Stamped>,
    /// The match afterwards.
    pub card: Card,
    /// Did somebody sit down or leave, or did the match end? Then who has which chair is written anew.
    pub seats: bool,
    /// Secrets and the chairs they open.
    pub links: Vec<(String, Seat)>,
    /// Who writes, among several servers.
    pub keeper: String,
    /// The number by which the writer keeps the match; nothing is written if it is no longer the present
    /// one. 0 where nobody else can.
    pub fence: i64,
    /// The answer to the letter that asked for it; nothing is written if that was taken back.
    pub answer: Option<Answer>,
}

/// The events of any matches, each with the id of its own.
pub(crate) async fn write_events(
    tx: &mut Transaction<'_, Any>,
    rows: &[(&str, &Stamped)],
) -> Result<(), sqlx::Error> {
    static SQL: LazyLock<Vec<String>> = LazyLock::new(|| {
        let head = "INSERT INTO events (match_id, seq, ply, at, body, served) VALUES";
        statements(head, 6, "")
    });
    let sql = SQL[rows.len().ilog2() as usize].as_str();
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (id, stamped) in rows {
        let body = serde_json::to_string(&stamped.event).expect("events are plain data");
        query = query.bind(*id).bind(i64::from(stamped.seq));
        query = query.bind(i64::from(stamped.ply)).bind(stamped.at);
        query = query.bind(body).bind(stamped.served);
    }
    query.execute(&mut **tx).await?;
    Ok(())
}

/// The cards, where each is still written by its keeper: the same statement sees to that, and whoever
/// would take the match waits for the end of the transaction.
pub(crate) async fn write_cards(
    tx: &mut Transaction<'_, Any>,
    rows: &[&Append],
) -> Result<(), sqlx::Error> {
    static SQL: LazyLock<Vec<String>> = LazyLock::new(|| {
        let head = "INSERT INTO matches (id, game, preset, phase, listed, ply, turn, result, \
                    players, created, updated, clock, due, host, since, keeper, fence, rated) VALUES";
        let tail = "ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, \
                    listed = excluded.listed, ply = excluded.ply, turn = excluded.turn, \
                    result = excluded.result, players = excluded.players, \
                    updated = excluded.updated, due = excluded.due, since = excluded.since \
                    WHERE matches.fence = excluded.fence";
        statements(head, 18, tail)
    });
    let sql = SQL[rows.len().ilog2() as usize].as_str();
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for Append {
        card,
        keeper,
        fence,
        ..
    } in rows
    {
        let players: Vec<_> = card.players.iter().map(|s| s.public()).collect();
        let players = serde_json::to_string(&players).expect("players are plain data");
        query = query.bind(&card.id).bind(&card.game).bind(&card.preset);
        query = query.bind(card.phase.word()).bind(i64::from(card.listed));
        query = query
            .bind(i64::from(card.ply))
            .bind(card.turn.map(|seat| i64::from(seat.0)));
        query = query
            .bind(card.result.as_ref().map(Ending::write))
            .bind(players);
        query = query.bind(card.created).bind(card.updated);
        let clock = card.clock.map(|clock| serde_json::to_string(&clock));
        let clock = clock.transpose().expect("clocks are plain data");
        query = query.bind(clock).bind(card.due).bind(&card.host);
        query = query.bind(card.since).bind(keeper).bind(*fence);
        query = query.bind(i64::from(card.rated));
    }
    match query.execute(&mut **tx).await?.rows_affected() {
        written if written == rows.len() as u64 => Ok(()),
        _ => Err(sqlx::Error::RowNotFound),
    }
}

/// Who has which chair, and what links open.
pub(crate) async fn write_chairs(
    tx: &mut Transaction<'_, Any>,
    append: &Append,
) -> Result<(), sqlx::Error> {
    let id = append.card.id.as_str();
    if append.seats {
        let query = sqlx::query("DELETE FROM seats WHERE match_id = $1").bind(id);
        query.execute(&mut **tx).await?;
        let served = append.events.last().map_or(0, |event| event.served);
        for (seat, sitter) in append.card.players.iter().enumerate() {
            let Some(guest) = sitter.guest() else {
                continue;
            };
            let sql = "INSERT INTO seats (match_id, seat, guest, seen, ended, since) \
                       VALUES ($1, $2, $3, $4, $5, $6)";
            let query = sqlx::query(sql).bind(id).bind(seat as i64).bind(guest);
            let ended = i64::from(append.card.phase == Phase::Over);
            let query = query.bind(served).bind(ended).bind(append.card.updated);
            query.execute(&mut **tx).await?;
        }
    }
    for (secret, seat) in &append.links {
        let sql = "INSERT INTO links (secret, match_id, seat) VALUES ($1, $2, $3)";
        let query = sqlx::query(sql)
            .bind(secret)
            .bind(id)
            .bind(i64::from(seat.0));
        query.execute(&mut **tx).await?;
    }
    Ok(())
}
