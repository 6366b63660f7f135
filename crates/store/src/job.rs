//! What the writer is asked to write, and how each kind of it is written.

use crate::append::Append;
use crate::explored::{self, Course};
use crate::letters::{self, Answer};
use crate::notices::{EVENTS, TABLES};
use crate::{Guest, StoreError, TokenKind};
use sqlx::{Any, Transaction};
use tokio::sync::oneshot;

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// Something to be written, and whom to tell when it is.
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

impl Job {
    /// What other servers must hear of.
    pub(crate) fn notices(&self, server: &str) -> Vec<String> {
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
    /// The served time it brings, against which clocks are read after a crash.
    pub(crate) fn served(&self, shared: Option<&str>) -> Option<i64> {
        match self {
            Job::Append(append, _) if shared.is_none() => {
                append.events.last().map(|event| event.served)
            }
            Job::Beat { served, .. } => Some(*served),
            _ => None,
        }
    }
    /// Tells whoever asked how it went.
    pub(crate) fn answer(self, result: Result<(), StoreError>) {
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
    /// What a failure means where this alone was written.
    pub(crate) fn refine(&self, why: sqlx::Error) -> StoreError {
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
    /// Writes it, but for what is written of many at once.
    pub(crate) async fn write(&self, tx: &mut Transaction<'_, Any>) -> Result<(), sqlx::Error> {
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
