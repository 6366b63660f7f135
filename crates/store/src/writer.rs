//! The one task that writes. Whatever waits at the same time becomes one transaction.

use crate::explored::{self, Course};
use crate::letters::{self, Answer};
use crate::notices::{self, EVENTS, TABLES};
use crate::{Card, Ending, Guest, Phase, Stamped, StoreError, TokenKind};
use parlour_core::Seat;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Transaction};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

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

/// Counters of the writer.
#[derive(Debug, Default)]
pub struct Groups {
    /// Transactions committed.
    pub commits: AtomicU64,
    /// Writes in them.
    pub writes: AtomicU64,
    /// Writes refused or failed.
    pub failures: AtomicU64,
    /// Microseconds from begin to commit, summed.
    pub micros: AtomicU64,
}

type Reply = oneshot::Sender<Result<(), StoreError>>;

pub(crate) enum Job {
    Append(Box<Append>, Reply),
    Guest {
        guest: Guest,
        hash: String,
        at: i64,
        reply: Reply,
    },
    Rename {
        guest: Guest,
        reply: Reply,
    },
    Token {
        guest: String,
        hash: String,
        kind: TokenKind,
        at: i64,
        reply: Reply,
    },
    EndTokens {
        guest: String,
        kind: TokenKind,
        reply: Reply,
    },
    EndToken {
        hash: String,
        reply: Reply,
    },
    Forget {
        ids: Vec<String>,
        before: i64,
        reply: Reply,
    },
    Beat {
        served: i64,
        reply: Reply,
    },
    Seen {
        id: String,
        guest: String,
        served: i64,
    },
    Answer {
        fence: i64,
        id: String,
        answer: Answer,
        reply: Reply,
    },
    Clock {
        id: String,
        fence: i64,
        since: i64,
        due: Option<i64>,
        reply: Reply,
    },
    Release {
        id: String,
        fence: i64,
        reply: Reply,
    },
    Present {
        id: String,
        guest: String,
        server: String,
        here: bool,
    },
    Explored {
        courses: Vec<Course>,
        reply: Reply,
    },
    Close(oneshot::Sender<()>),
}

/// Writes in one transaction at most.
const GROUP: usize = 512;

pub(crate) async fn run(
    pool: AnyPool,
    shared: Option<String>,
    mut jobs: mpsc::Receiver<Job>,
    groups: Arc<Groups>,
) {
    let shared = shared.as_deref();
    let mut waiting = Vec::new();
    loop {
        waiting.clear();
        if jobs.recv_many(&mut waiting, GROUP).await == 0 {
            break;
        }
        let mut closing = Vec::new();
        let mut group = Vec::new();
        for job in waiting.drain(..) {
            match job {
                Job::Close(reply) => closing.push(reply),
                job => group.push(job),
            }
        }
        commit_all(&pool, shared, group, &groups).await;
        if !closing.is_empty() {
            jobs.close();
            while jobs.recv_many(&mut waiting, GROUP).await > 0 {
                let rest = waiting.drain(..);
                let rest = rest.filter(|job| !matches!(job, Job::Close(_))).collect();
                commit_all(&pool, shared, rest, &groups).await;
            }
            pool.close().await;
            for reply in closing {
                let _ = reply.send(());
            }
            break;
        }
    }
}

/// Is it about what was to be written, and not about the database?
fn is_mistake(why: &sqlx::Error) -> bool {
    if let sqlx::Error::RowNotFound = why {
        return true;
    }
    let kind = why.as_database_error().map(|e| e.kind());
    kind.is_some_and(|kind| !matches!(kind, sqlx::error::ErrorKind::Other))
}

/// All in one transaction; if one was a mistake each alone, so that nobody pays for another's.
async fn commit_all(pool: &AnyPool, shared: Option<&str>, group: Vec<Job>, groups: &Groups) {
    if group.is_empty() {
        return;
    }
    let begun = Instant::now();
    groups.writes.fetch_add(group.len() as u64, Relaxed);
    match commit(pool, shared, &group).await {
        Ok(()) => {
            groups.commits.fetch_add(1, Relaxed);
            group.into_iter().for_each(|job| job.answer(Ok(())));
        }
        // Locked, full or gone: another try for each would make all of them wait again.
        Err(why) if !is_mistake(&why) => {
            groups.failures.fetch_add(group.len() as u64, Relaxed);
            for job in group {
                job.answer(Err(StoreError::Failed(why.to_string())));
            }
        }
        Err(_) => {
            for job in group {
                let alone = commit(pool, shared, std::slice::from_ref(&job)).await;
                let counter = match alone {
                    Ok(()) => &groups.commits,
                    Err(_) => &groups.failures,
                };
                counter.fetch_add(1, Relaxed);
                let alone = alone.map_err(|why| job.refine(why));
                job.answer(alone);
            }
        }
    }
    let micros = begun.elapsed().as_micros() as u64;
    groups.micros.fetch_add(micros, Relaxed);
}

async fn commit(pool: &AnyPool, shared: Option<&str>, group: &[Job]) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let written = write_group(&mut connection, shared, group).await;
    if written.is_err() {
        // Where a commit failed (a full disk) the connection may still be inside that transaction, and
        // what is written on it later would never be on disk.
        let _ = connection.close().await;
    }
    written
}

async fn write_group(
    connection: &mut AnyConnection,
    shared: Option<&str>,
    group: &[Job],
) -> Result<(), sqlx::Error> {
    let mut tx = connection.begin().await?;
    let mut events = Vec::new();
    let mut cards = BTreeMap::new();
    for job in group {
        match job {
            Job::Append(append, _) => {
                let id = append.card.id.as_str();
                events.extend(append.events.iter().map(|e| (id, e)));
                cards.insert(id, &**append);
            }
            Job::Forget { .. } => {}
            other => other.write(&mut tx).await?,
        }
    }
    for chunk in halves(&events) {
        write_events(&mut tx, chunk).await?;
    }
    let cards: Vec<&Append> = cards.into_values().collect();
    for chunk in halves(&cards) {
        write_cards(&mut tx, chunk).await?;
    }
    for job in group {
        if let Job::Append(append, _) = job {
            write_chairs(&mut tx, append).await?;
            if let Some(answer) = &append.answer {
                letters::write_answer(&mut tx, answer).await?;
            }
        }
    }
    // What has just been written is not thrown away.
    for job in group {
        if let Job::Forget { .. } = job {
            job.write(&mut tx).await?;
        }
    }
    if let Some(server) = shared {
        let notices = group.iter().flat_map(|job| job.notices(server));
        let notices: Vec<String> = notices.collect();
        notices::tell(&mut tx, &notices).await?;
    }
    // Clocks that were running are read against this after a crash. Servers that share a database count
    // by their pulses instead, and none waits for another's row.
    if let Some(served) = group.iter().filter_map(|job| job.served(shared)).max() {
        let sql = "UPDATE served SET ms = $1 WHERE ms < $1";
        let query = sqlx::query(sql).bind(served);
        query.execute(&mut *tx).await?;
    }
    tx.commit().await
}

impl Job {
    /// What other servers must hear of.
    fn notices(&self, server: &str) -> Vec<String> {
        match self {
            Job::Append(append, _) => {
                let last = append.events.last().map_or(0, |event| event.seq);
                let events = format!("{EVENTS}|{} {last}", append.card.id);
                let answer = append.answer.as_ref().map(answer_notice);
                [events].into_iter().chain(answer).collect()
            }
            Job::Answer { answer, .. } => vec![answer_notice(answer)],
            Job::Clock { id, .. } | Job::Release { id, .. } | Job::Present { id, .. } => {
                vec![format!("{TABLES}|{id} {server}")]
            }
            _ => Vec::new(),
        }
    }
    fn served(&self, shared: Option<&str>) -> Option<i64> {
        match self {
            Job::Append(append, _) if shared.is_none() => {
                append.events.last().map(|event| event.served)
            }
            Job::Beat { served, .. } => Some(*served),
            _ => None,
        }
    }
    fn answer(self, result: Result<(), StoreError>) {
        let reply = match self {
            Job::Append(_, reply)
            | Job::Guest { reply, .. }
            | Job::Rename { reply, .. }
            | Job::Token { reply, .. }
            | Job::Beat { reply, .. }
            | Job::EndToken { reply, .. }
            | Job::Forget { reply, .. }
            | Job::Answer { reply, .. }
            | Job::Clock { reply, .. }
            | Job::Release { reply, .. }
            | Job::Explored { reply, .. }
            | Job::EndTokens { reply, .. } => reply,
            Job::Seen { .. } | Job::Present { .. } | Job::Close(_) => return,
        };
        // Whoever asked may have gone; the write stands all the same.
        let _ = reply.send(result);
    }
    fn refine(&self, why: sqlx::Error) -> StoreError {
        match (self, &why) {
            (Job::Append(append, _), sqlx::Error::RowNotFound) => {
                StoreError::Fenced(append.card.id.clone())
            }
            (
                Job::Answer { id, .. } | Job::Clock { id, .. } | Job::Release { id, .. },
                sqlx::Error::RowNotFound,
            ) => StoreError::Fenced(id.clone()),
            (Job::Append(append, _), sqlx::Error::Database(e)) if e.is_unique_violation() => {
                StoreError::Conflict {
                    id: append.card.id.clone(),
                    seq: append.events.first().map_or(0, |e| e.seq),
                }
            }
            _ => StoreError::Database(why),
        }
    }
    async fn write(&self, tx: &mut Transaction<'_, Any>) -> Result<(), sqlx::Error> {
        match self {
            Job::Append(..) | Job::Beat { .. } | Job::Close(_) => {}
            Job::Answer {
                fence, id, answer, ..
            } => {
                let sql = "SELECT fence FROM matches WHERE id = $1 AND fence = $2";
                let query = sqlx::query(sql).bind(id).bind(*fence);
                query.fetch_one(&mut **tx).await?;
                letters::write_answer(tx, answer).await?;
            }
            Job::Clock {
                id,
                fence,
                since,
                due,
                ..
            } => {
                let sql = "UPDATE matches SET since = $3, due = $4 WHERE id = $1 AND fence = $2";
                let query = sqlx::query(sql).bind(id).bind(*fence);
                let query = query.bind(*since).bind(*due);
                one_row(query.execute(&mut **tx).await?.rows_affected())?;
            }
            Job::Release { id, fence, .. } => {
                let sql = "UPDATE matches SET keeper = '' WHERE id = $1 AND fence = $2";
                let query = sqlx::query(sql).bind(id).bind(*fence);
                one_row(query.execute(&mut **tx).await?.rows_affected())?;
            }
            Job::Present {
                id,
                guest,
                server,
                here,
            } => {
                let sql = match here {
                    true => {
                        "INSERT INTO present (match_id, guest, server) VALUES ($1, $2, $3) \
                         ON CONFLICT DO NOTHING"
                    }
                    false => {
                        "DELETE FROM present WHERE match_id = $1 AND guest = $2 AND server = $3"
                    }
                };
                let query = sqlx::query(sql).bind(id).bind(guest).bind(server);
                query.execute(&mut **tx).await?;
            }
            Job::Seen { id, guest, served } => {
                let sql = "UPDATE seats SET seen = $3 WHERE match_id = $1 AND guest = $2";
                let query = sqlx::query(sql).bind(id).bind(guest).bind(*served);
                query.execute(&mut **tx).await?;
            }
            Job::Guest {
                guest, hash, at, ..
            } => {
                let sql = "INSERT INTO guests (id, name, created) VALUES ($1, $2, $3)";
                let query = sqlx::query(sql).bind(&guest.id).bind(&guest.name);
                query.bind(*at).execute(&mut **tx).await?;
                add_token(tx, hash, &guest.id, TokenKind::Cookie, *at).await?;
            }
            Job::Rename { guest, .. } => {
                let query = sqlx::query("UPDATE guests SET name = $2 WHERE id = $1");
                let query = query.bind(&guest.id).bind(&guest.name);
                query.execute(&mut **tx).await?;
            }
            Job::Token {
                guest,
                hash,
                kind,
                at,
                ..
            } => add_token(tx, hash, guest, *kind, *at).await?,
            Job::EndToken { hash, .. } => {
                let query = sqlx::query("DELETE FROM tokens WHERE hash = $1").bind(hash);
                query.execute(&mut **tx).await?;
            }
            Job::Forget { ids, before, .. } => {
                for id in ids {
                    let sql = "DELETE FROM matches WHERE id = $1 AND ply = 0 AND updated < $2 AND keeper = ''";
                    let query = sqlx::query(sql).bind(id).bind(*before);
                    if query.execute(&mut **tx).await?.rows_affected() == 0 {
                        continue;
                    }
                    for sql in FORGET {
                        sqlx::query(sql).bind(id).execute(&mut **tx).await?;
                    }
                }
            }
            Job::Explored { courses, .. } => explored::write(tx, courses).await?,
            Job::EndTokens { guest, kind, .. } => {
                let query = sqlx::query("DELETE FROM tokens WHERE guest = $1 AND kind = $2");
                let query = query.bind(guest).bind(kind.word());
                query.execute(&mut **tx).await?;
            }
        }
        Ok(())
    }
}

fn answer_notice(answer: &Answer) -> String {
    format!("{}|answer", letters::channel_of(answer))
}

/// What was to be changed is there no more.
fn one_row(rows: u64) -> Result<(), sqlx::Error> {
    match rows {
        0 => Err(sqlx::Error::RowNotFound),
        _ => Ok(()),
    }
}

/// What goes with a match.
const FORGET: [&str; 4] = [
    "DELETE FROM events WHERE match_id = $1",
    "DELETE FROM links WHERE match_id = $1",
    "DELETE FROM seats WHERE match_id = $1",
    "DELETE FROM reviews WHERE match_id = $1",
];

async fn add_token(
    tx: &mut Transaction<'_, Any>,
    hash: &str,
    guest: &str,
    kind: TokenKind,
    at: i64,
) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO tokens (hash, guest, kind, created) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query(sql).bind(hash).bind(guest).bind(kind.word());
    query.bind(at).execute(&mut **tx).await?;
    Ok(())
}

/// Most rows in one statement, as a power of two.
const ROWS: u32 = 7;

/// Cuts into pieces whose lengths are powers of two: few different statements, all prepared once.
pub(crate) fn halves<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let power = rows.len().checked_ilog2()?.min(ROWS);
        let (piece, rest) = rows.split_at(1 << power);
        rows = rest;
        Some(piece)
    })
}

/// `HEAD ($1, $2), ($3, $4) TAIL` for every power of two rows.
pub(crate) fn statements(head: &str, columns: usize, tail: &str) -> Vec<String> {
    let row = |r: usize| {
        let numbers = (1..=columns).map(|c| format!("${}", r * columns + c));
        format!("({})", numbers.collect::<Vec<_>>().join(", "))
    };
    let rows = |power| (0..1usize << power).map(row).collect::<Vec<_>>().join(", ");
    let sql = |power| format!("{head} {} {tail}", rows(power));
    (0..=ROWS).map(sql).collect()
}

async fn write_events(
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
async fn write_cards(tx: &mut Transaction<'_, Any>, rows: &[&Append]) -> Result<(), sqlx::Error> {
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

async fn write_chairs(tx: &mut Transaction<'_, Any>, append: &Append) -> Result<(), sqlx::Error> {
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
