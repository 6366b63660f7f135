//! The versions of the tables, and which programs may use them side by side.
//!
//! While servers are replaced one after another, old and new ones use the same tables. A step that only
//! adds leaves `oldest` as it was; one that an older program cannot live with names its own version
//! there, and waits until no such program runs.

use crate::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{PgConnection, SqlSafeStr};

/// One step of the tables.
struct Step {
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
    /// The version of the oldest program that can use the tables after this step.
    oldest: i64,
}

macro_rules! step {
    ($name:literal, $file:literal, $oldest:literal) => {
        Step {
            name: $name,
            sqlite: include_str!(concat!("../migrations/sqlite/", $file, ".sql")),
            postgres: include_str!(concat!("../migrations/postgres/", $file, ".sql")),
            oldest: $oldest,
        }
    };
}

const STEPS: [Step; 4] = [
    step!("matches", "0001_matches", 1),
    step!("clocks", "0002_clocks", 2),
    step!("lists", "0003_lists", 3),
    step!("servers", "0004_servers", 4),
];

/// The version that this program knows.
pub(crate) const VERSION: i64 = STEPS.len() as i64;
/// The first version whose programs share a database.
const SHARED: i64 = 4;

/// Every step up to this version, of one kind of database.
pub(crate) fn migrations(postgres: bool) -> Migrator {
    let list = (1..).zip(&STEPS).map(|(version, step)| {
        let sql = if postgres { step.postgres } else { step.sqlite };
        let kind = MigrationType::Simple;
        Migration::new(version, step.name.into(), kind, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(list.collect())
}

/// Brings the tables of a PostgreSQL database up to date, unless this program is too old for them or a
/// server that runs just now is too old for what they would become.
pub(crate) async fn upgrade(connection: &mut PgConnection) -> Result<(), StoreError> {
    if let Some((version, oldest)) = versions(connection).await? {
        if oldest > VERSION {
            return Err(StoreError::Newer { version, oldest });
        }
        let becomes = STEPS[version.clamp(0, VERSION) as usize..].iter();
        let becomes = becomes.map(|step| step.oldest).max().unwrap_or(oldest);
        let sql = "SELECT MIN(schema) FROM servers \
                   WHERE until > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
        let running: Option<i64> = sqlx::query_scalar(sql).fetch_one(&mut *connection).await?;
        if let Some(running) = running.filter(|running| *running < becomes) {
            return Err(StoreError::Running { running, becomes });
        }
    }
    let mut steps = migrations(true);
    // What a newer program has added does not disturb.
    steps.set_ignore_missing(true);
    steps.run(&mut *connection).await?;
    let oldest = STEPS.iter().map(|step| step.oldest).max().unwrap_or(1);
    let sql = "UPDATE schema SET version = $1, oldest = $2 WHERE version < $1";
    let noted = sqlx::query(sql).bind(VERSION).bind(oldest);
    noted.execute(connection).await?;
    Ok(())
}

/// The version of the tables and of the oldest program; `None` before that was noted.
async fn versions(connection: &mut PgConnection) -> Result<Option<(i64, i64)>, StoreError> {
    let sql = "SELECT to_regclass('schema') IS NOT NULL";
    let noted: bool = sqlx::query_scalar(sql).fetch_one(&mut *connection).await?;
    if !noted {
        return Ok(None);
    }
    let sql = "SELECT version, oldest FROM schema";
    let row: Option<(i64, i64)> = sqlx::query_as(sql).fetch_optional(connection).await?;
    Ok(row.filter(|(version, _)| *version >= SHARED))
}
