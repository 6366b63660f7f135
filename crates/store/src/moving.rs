//! Moving a whole database to another place, of the same kind or the other.

use crate::connect::{connect, is_postgres};
use crate::servers::NOW;
use crate::{Claim, Store, StoreError};
use parlour_core::Watch;
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Executor, Row, Transaction};
use thiserror::Error;

/// Why nothing was moved; the new place is as it was.
#[derive(Debug, Error)]
pub enum MoveError {
    /// There is nothing to move.
    #[error("there is no database {0}")]
    Missing(String),
    /// Nothing is overwritten.
    #[error("{0} is not empty: it has {1} guests and {2} matches")]
    Filled(String, i64, i64),
    /// Somebody still plays there.
    #[error("{0} is in use: stop every server first")]
    InUse(String),
    /// What arrived is not what was sent.
    #[error("{what} differ: {from} there, {to} here")]
    Differs {
        /// The table.
        what: &'static str,
        /// How many, and how long, at the old place.
        from: String,
        /// The same at the new one.
        to: String,
    },
    /// Somebody stopped it.
    #[error("stopped; nothing was moved")]
    Stopped,
    /// One of the databases failed.
    #[error("{0}: {1}")]
    Store(String, StoreError),
}

/// What was moved.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Moved {
    /// Guests.
    pub guests: u64,
    /// Matches.
    pub matches: u64,
    /// Events of those matches.
    pub events: u64,
}

/// A table: its columns of text, those of numbers, and what must be the same afterwards.
struct Table {
    name: &'static str,
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
    measure: &'static str,
}

const TABLES: [Table; 28] = [
    Table {
        name: "guests",
        texts: &["id", "name"],
        numbers: &["created", "muted", "banned"],
        measure: "LENGTH(name) + muted % 1000 + banned % 1000",
    },
    Table {
        name: "tokens",
        texts: &["hash", "guest", "kind", "about"],
        numbers: &["created", "seen"],
        measure: "LENGTH(guest) + seen % 1000",
    },
    Table {
        name: "matches",
        texts: &[
            "id", "game", "preset", "phase", "result", "players", "clock", "host",
        ],
        numbers: &[
            "listed", "ply", "turn", "created", "updated", "due", "since", "rated",
        ],
        measure: "ply + updated % 1000 + rated",
    },
    Table {
        name: "events",
        texts: &["match_id", "body"],
        numbers: &["seq", "ply", "at", "served"],
        measure: "LENGTH(body) + seq + served % 1000",
    },
    Table {
        name: "seats",
        texts: &["match_id", "guest"],
        numbers: &["seat", "seen", "ended", "since"],
        measure: "seat + since % 1000",
    },
    Table {
        name: "reviews",
        texts: &["match_id", "state", "worker", "result"],
        numbers: &["asked", "fence", "tries", "until", "done", "total"],
        measure: "total + LENGTH(state)",
    },
    Table {
        name: "links",
        texts: &["secret", "match_id"],
        numbers: &["seat"],
        measure: "seat",
    },
    Table {
        name: "accounts",
        texts: &[
            "guest", "name", "folded", "kind", "role", "owner", "password", "privacy",
        ],
        numbers: &["created"],
        measure: "LENGTH(name) + LENGTH(COALESCE(password, ''))",
    },
    Table {
        name: "passkeys",
        texts: &["id", "guest", "name", "public"],
        numbers: &["counter", "created", "used"],
        measure: "LENGTH(public) + counter % 1000",
    },
    Table {
        name: "codes",
        texts: &["hash", "guest"],
        numbers: &["created"],
        measure: "LENGTH(guest)",
    },
    Table {
        name: "devices",
        texts: &["hash", "guest"],
        numbers: &["created"],
        measure: "LENGTH(guest)",
    },
    Table {
        name: "retired",
        texts: &["hash"],
        numbers: &["at"],
        measure: "at % 1000",
    },
    Table {
        name: "reports",
        texts: &["id", "author", "about", "match_id", "body", "answer"],
        numbers: &["created", "closed"],
        measure: "LENGTH(body) + LENGTH(COALESCE(answer, ''))",
    },
    Table {
        name: "audit",
        texts: &["id", "author", "name", "act", "about", "whom", "note"],
        numbers: &["at"],
        measure: "LENGTH(note) + LENGTH(whom) + at % 1000",
    },
    Table {
        name: "settings",
        texts: &["name", "value"],
        numbers: &[],
        measure: "LENGTH(value)",
    },
    Table {
        name: "ratings",
        texts: &["player", "game", "speed"],
        numbers: &["rating", "deviation", "volatility", "games", "at"],
        measure: "rating + deviation + games",
    },
    Table {
        name: "rated",
        texts: &["match_id", "player", "game", "speed", "rivals", "why"],
        numbers: &[
            "seat",
            "points",
            "counted",
            "blame",
            "quick",
            "before",
            "rating",
            "deviation",
            "at",
        ],
        measure: "rating + before + points + counted",
    },
    Table {
        name: "relations",
        texts: &["player", "whom", "kind"],
        numbers: &["at"],
        measure: "LENGTH(kind) + at % 1000",
    },
    Table {
        name: "dares",
        texts: &[
            "id", "player", "name", "whom", "called", "game", "clock", "state", "match_id",
        ],
        numbers: &["rated", "at"],
        measure: "LENGTH(state) + rated",
    },
    Table {
        name: "feeds",
        texts: &["hash", "player"],
        numbers: &["created"],
        measure: "LENGTH(player)",
    },
    Table {
        name: "vacations",
        texts: &["player"],
        numbers: &["since", "until", "rests", "wakes"],
        measure: "until % 1000 + wakes % 1000",
    },
    Table {
        name: "pushes",
        texts: &["id", "player", "endpoint", "public", "secret", "site"],
        numbers: &["created"],
        measure: "LENGTH(endpoint) + LENGTH(secret)",
    },
    Table {
        name: "reminders",
        texts: &["match_id", "player", "kind"],
        numbers: &["ply", "at"],
        measure: "ply + LENGTH(kind)",
    },
    Table {
        name: "mails",
        texts: &["guest", "address"],
        numbers: &["since"],
        measure: "LENGTH(address) + since % 1000",
    },
    Table {
        name: "mail_links",
        texts: &["hash", "guest", "what", "address"],
        numbers: &["sent", "until"],
        measure: "LENGTH(address) + until % 1000",
    },
    Table {
        name: "tournaments",
        texts: &["id", "phase", "card", "host"],
        numbers: &["start", "updated", "events"],
        measure: "LENGTH(card) + events",
    },
    Table {
        name: "tournament_events",
        texts: &["tournament", "body"],
        numbers: &["seq", "at"],
        measure: "LENGTH(body) + seq",
    },
    Table {
        name: "tournament_games",
        texts: &["match_id", "tournament"],
        numbers: &["decided"],
        measure: "decided",
    },
];

/// Rows in one statement.
const ROWS: usize = 200;

/// One row: its texts and its numbers.
type Values = (Vec<Option<String>>, Vec<Option<i64>>);

/// Copies everything that is kept from one database to another one that is empty, checks the copy, and
/// leaves the old one as it is. Neither may be in use.
pub async fn move_database(from: &str, to: &str, watch: &Watch) -> Result<Moved, MoveError> {
    let at = |place: &str| {
        let place = without_password(place);
        move |why: StoreError| MoveError::Store(place.clone(), why)
    };
    if !is_postgres(from) && !from.starts_with("sqlite:") && !std::path::Path::new(from).is_file() {
        return Err(MoveError::Missing(from.into()));
    }
    let _from = hold(from).await?;
    let _to = hold(to).await?;
    // Both have the tables that this program knows.
    for place in [from, to] {
        let store = Store::open(place).await.map_err(at(place))?;
        store.close().await;
        is_idle(place).await?;
    }
    let mut source = connect(from).await.map_err(at(from))?;
    let mut target = connect(to).await.map_err(at(to))?;
    let moved = copy(&mut source, &mut target, (from, to), watch).await;
    let _ = source.close().await;
    let _ = target.close().await;
    moved
}

async fn hold(place: &str) -> Result<Claim, MoveError> {
    let shown = without_password(place);
    Claim::take(place).await.map_err(|why| match why {
        StoreError::Taken | StoreError::Alone => MoveError::InUse(shown),
        why => MoveError::Store(shown, why),
    })
}

/// Does no server run there?
async fn is_idle(place: &str) -> Result<(), MoveError> {
    if !is_postgres(place) {
        return Ok(());
    }
    let failed = |why: sqlx::Error| MoveError::Store(without_password(place), why.into());
    let connected = connect(place).await;
    let mut connection = connected.map_err(|why| MoveError::Store(without_password(place), why))?;
    let sql = format!("SELECT COUNT(*) FROM servers WHERE until > {NOW}");
    let query = sqlx::query_scalar(AssertSqlSafe(sql));
    let running: i64 = query.fetch_one(&mut connection).await.map_err(failed)?;
    match running {
        0 => Ok(()),
        _ => Err(MoveError::InUse(without_password(place))),
    }
}

async fn copy(
    source: &mut AnyConnection,
    target: &mut AnyConnection,
    (from, to): (&str, &str),
    watch: &Watch,
) -> Result<Moved, MoveError> {
    let read = |why: sqlx::Error| MoveError::Store(without_password(from), why.into());
    let write = |why: sqlx::Error| MoveError::Store(without_password(to), why.into());
    let mut out = target.begin().await.map_err(write)?;
    let count = |table| format!("SELECT COUNT(*) FROM {table}");
    let mut filled = [0; 2];
    for (filled, table) in filled.iter_mut().zip(["guests", "matches"]) {
        let query = sqlx::query_scalar(AssertSqlSafe(count(table)));
        *filled = query.fetch_one(&mut *out).await.map_err(write)?;
    }
    if filled != [0, 0] {
        let [guests, matches] = filled;
        return Err(MoveError::Filled(without_password(to), guests, matches));
    }
    // The old place is seen as it is at one moment.
    let mut source = source.begin().await.map_err(read)?;
    if is_postgres(from) {
        let sql = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";
        source.execute(sql).await.map_err(read)?;
    }
    let mut moved = Moved::default();
    for table in &TABLES {
        let query = sqlx::query_scalar(AssertSqlSafe(count(table.name)));
        let total: i64 = query.fetch_one(&mut *source).await.map_err(read)?;
        let mut done = 0;
        let mut after = Values::default();
        loop {
            if watch.is_stopped() {
                return Err(MoveError::Stopped);
            }
            let rows = table.read(&mut source, &after).await.map_err(read)?;
            let Some(last) = rows.last() else {
                break;
            };
            after = last.clone();
            table.write(&mut out, &rows).await.map_err(write)?;
            done += rows.len() as u64;
            watch.report(done, Some(total as u64), table.name);
        }
        match table.name {
            "guests" => moved.guests = done,
            "matches" => moved.matches = done,
            "events" => moved.events = done,
            _ => {}
        }
        let sums = format!(
            "SELECT CAST(COUNT(*) AS TEXT) || ' ' || CAST(COALESCE(SUM({}), 0) AS TEXT) FROM {}",
            table.measure, table.name
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sums.clone()));
        let there: String = query.fetch_one(&mut *source).await.map_err(read)?;
        let query = sqlx::query_scalar(AssertSqlSafe(sums));
        let here: String = query.fetch_one(&mut *out).await.map_err(write)?;
        if there != here {
            return Err(MoveError::Differs {
                what: table.name,
                from: there,
                to: here,
            });
        }
    }
    let served = sqlx::query_scalar("SELECT ms FROM served");
    let served: i64 = served.fetch_one(&mut *source).await.map_err(read)?;
    let note = sqlx::query("UPDATE served SET ms = $1").bind(served);
    note.execute(&mut *out).await.map_err(write)?;
    out.commit().await.map_err(write)?;
    Ok(moved)
}

impl Table {
    fn columns(&self) -> String {
        [self.texts, self.numbers].concat().join(", ")
    }
    /// What tells its rows apart, in order: texts, then numbers.
    fn key(&self) -> (&'static [&'static str], &'static [&'static str]) {
        match self.name {
            "events" => (&["match_id"], &["seq"]),
            "seats" => (&["match_id"], &["seat"]),
            "ratings" => (&self.texts[..3], &[]),
            "rated" | "relations" => (&self.texts[..2], &[]),
            "vacations" => (&["player"], &["since"]),
            "reminders" => (&["match_id", "player", "kind"], &["ply"]),
            "tournament_events" => (&["tournament"], &["seq"]),
            _ => (&self.texts[..1], &[]),
        }
    }
    /// The next rows after this one; the first of all after none.
    async fn read(
        &self,
        tx: &mut Transaction<'_, Any>,
        after: &Values,
    ) -> Result<Vec<Values>, sqlx::Error> {
        let (texts, numbers) = self.key();
        let key = [texts, numbers].concat();
        let places: Vec<String> = (1..=key.len()).map(|i| format!("${i}")).collect();
        let first = after.0.is_empty();
        let from = match first {
            true => String::new(),
            false => format!("WHERE ({}) > ({})", key.join(", "), places.join(", ")),
        };
        let sql = format!(
            "SELECT {} FROM {} {from} ORDER BY {} LIMIT {ROWS}",
            self.columns(),
            self.name,
            key.join(", ")
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        if !first {
            // A key's columns come first among those of their kind.
            for text in &after.0[..texts.len()] {
                query = query.bind(text.clone());
            }
            if !numbers.is_empty() {
                query = query.bind(after.1[0]);
            }
        }
        let rows = query.fetch_all(&mut **tx).await?;
        rows.iter().map(|row| self.values(row)).collect()
    }
    fn values(&self, row: &AnyRow) -> Result<Values, sqlx::Error> {
        let texts = (0..self.texts.len()).map(|i| row.try_get(i));
        let numbers = (0..self.numbers.len()).map(|i| row.try_get(self.texts.len() + i));
        Ok((
            texts.collect::<Result<_, _>>()?,
            numbers.collect::<Result<_, _>>()?,
        ))
    }
    async fn write(
        &self,
        tx: &mut Transaction<'_, Any>,
        rows: &[Values],
    ) -> Result<(), sqlx::Error> {
        let width = self.texts.len() + self.numbers.len();
        let row = |r: usize| {
            let places = (1..=width).map(|c| format!("${}", r * width + c));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let places: Vec<String> = (0..rows.len()).map(row).collect();
        let sql = format!(
            "INSERT INTO {} ({}) VALUES {}",
            self.name,
            self.columns(),
            places.join(", ")
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (texts, numbers) in rows {
            for text in texts {
                query = query.bind(text.clone());
            }
            for number in numbers {
                query = query.bind(*number);
            }
        }
        query.execute(&mut **tx).await?;
        Ok(())
    }
}

/// A URL without what stands between `:` and `@`.
pub fn without_password(place: &str) -> String {
    match (place.find("://"), place.rfind('@')) {
        (Some(start), Some(end)) if start + 3 < end => {
            format!("{}…{}", &place[..start + 3], &place[end..])
        }
        _ => place.to_owned(),
    }
}
