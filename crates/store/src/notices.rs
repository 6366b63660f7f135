//! What servers tell each other: that something is new, and where to read it.

use crate::{Store, StoreError};
use sqlx::postgres::PgListener;
use sqlx::{Any, Transaction};
use std::time::Duration;

/// Where events are told: `MATCH NUMBER`.
pub(crate) const EVENTS: &str = "parlour_events";
/// Where it is told that a match has changed hands, somebody came or went, or a clock was set: `MATCH
/// SERVER`, by whom.
pub(crate) const TABLES: &str = "parlour_tables";

/// Where it is told that something happened in a tournament: `TOURNAMENT SERVER`, by whom.
pub(crate) const TOURNAMENTS: &str = "parlour_tournaments";
/// Stands before the server's name where what had happened is told in other words.
pub(crate) const ANEW: &str = "*";

/// Where one server hears of its letters and its own pulse.
pub(crate) fn own_channel(server: &str) -> String {
    format!("parlour_{server}")
}

/// Something to read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Notice {
    /// A match has events up to this number.
    Event(String, u32),
    /// Who keeps a match, who is there, or its clock has changed.
    Table(String),
    /// Something happened in a tournament.
    Tournament(String),
    /// A tournament must be read from its beginning: somebody in it has another name.
    Reworded(String),
    /// There are letters for this server.
    Letters,
    /// There are answers for this server.
    Answers,
    /// Nothing was heard for a while; whatever may have happened must be read.
    Deaf,
}

/// Hears what other servers tell.
pub struct Notices {
    listener: PgListener,
    server: String,
    /// After this silence the line is dead: this server's own pulse should have been heard.
    silence: Duration,
}

impl Store {
    /// Listens from now on; `None` where no other server writes.
    pub async fn notices(&self) -> Result<Option<Notices>, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(None);
        };
        let mut listener = PgListener::connect_with(&shared.listening).await?;
        let own = own_channel(&shared.server);
        listener
            .listen_all([EVENTS, TABLES, TOURNAMENTS, &own])
            .await?;
        Ok(Some(Notices {
            listener,
            server: shared.server.clone(),
            silence: shared.lease,
        }))
    }
}

impl Notices {
    /// The next thing to read. An error ends it: listen anew, and read everything.
    pub async fn next(&mut self) -> Result<Notice, StoreError> {
        loop {
            let heard = tokio::time::timeout(self.silence, self.listener.try_recv()).await;
            let heard = heard.map_err(|_| StoreError::Silent(self.silence.as_secs()))??;
            let Some(heard) = heard else {
                return Ok(Notice::Deaf);
            };
            match (heard.channel(), heard.payload()) {
                (EVENTS, text) => {
                    let told = text.split_once(' ');
                    if let Some((id, seq)) = told.and_then(|(id, n)| Some((id, n.parse().ok()?))) {
                        return Ok(Notice::Event(id.into(), seq));
                    }
                }
                (TABLES, text) => {
                    let (id, by) = text.split_once(' ').unwrap_or((text, ""));
                    // One knows what one did.
                    if by != self.server {
                        return Ok(Notice::Table(id.into()));
                    }
                }
                (TOURNAMENTS, text) => {
                    let (id, by) = text.split_once(' ').unwrap_or((text, ""));
                    match by.strip_prefix(ANEW) {
                        Some(by) if by != self.server => {
                            return Ok(Notice::Reworded(id.into()));
                        }
                        None if by != self.server => return Ok(Notice::Tournament(id.into())),
                        _ => {}
                    }
                }
                // A pulse is only a sign of life.
                (_, "") => {}
                (_, "answer") => return Ok(Notice::Answers),
                _ => return Ok(Notice::Letters),
            }
        }
    }
}

/// Tells others with the commit; each notice is `CHANNEL|TEXT`.
pub(crate) async fn tell(
    tx: &mut Transaction<'_, Any>,
    notices: &[String],
) -> Result<(), sqlx::Error> {
    if notices.is_empty() {
        return Ok(());
    }
    let sql = "SELECT CASE WHEN pg_notify(split_part(x, '|', 1), split_part(x, '|', 2)) IS NULL \
               THEN 0 ELSE 1 END FROM unnest(string_to_array($1, ',')) AS x";
    let query = sqlx::query(sql).bind(notices.join(","));
    query.execute(&mut **tx).await?;
    Ok(())
}
