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

const STEPS: [Step; 10] = [
    step!("matches", "0001_matches", 1),
    step!("clocks", "0002_clocks", 2),
    step!("lists", "0003_lists", 3),
    step!("servers", "0004_servers", 4),
    step!("understanding", "0005_understanding", 4),
    step!("accounts", "0006_accounts", 4),
    step!("ratings", "0007_ratings", 4),
    step!("tournaments", "0008_tournaments", 4),
    step!("reminders", "0009_reminders", 4),
    step!("mail", "0010_mail", 4),
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
    if let Some(known) = versions(connection).await? {
        let sql = "SELECT MIN(schema) FROM servers \
                   WHERE until > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
        let running: Option<i64> = sqlx::query_scalar(sql).fetch_one(&mut *connection).await?;
        let steps = STEPS.map(|step| step.oldest);
        may_upgrade(known, running, &steps)?;
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

/// May a program that knows these steps use tables of this version, for programs from `oldest` on, while
/// servers run of which the oldest knows version `running`?
fn may_upgrade(
    (version, oldest): (i64, i64),
    running: Option<i64>,
    steps: &[i64],
) -> Result<(), StoreError> {
    let own = steps.len() as i64;
    if oldest > own {
        return Err(StoreError::Newer { version, oldest });
    }
    let ahead = &steps[version.clamp(0, own) as usize..];
    let becomes = ahead.iter().copied().max().unwrap_or(oldest);
    match running.filter(|running| *running < becomes) {
        Some(running) => Err(StoreError::Running { running, becomes }),
        None => Ok(()),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_and_new_programs_run_side_by_side_where_they_can() {
        // Two steps beyond the fourth: one that only adds, one that the fourth cannot live with.
        let adds = [1, 2, 3, 4, 4];
        let breaks = [1, 2, 3, 4, 4, 6];
        may_upgrade((4, 4), Some(4), &adds).unwrap();
        may_upgrade((5, 4), Some(5), &adds[..4]).unwrap();
        may_upgrade((4, 4), None, &breaks).unwrap();
        let refused = may_upgrade((5, 4), Some(4), &breaks).unwrap_err();
        assert!(refused.to_string().contains("stop it first"), "{refused}");
        let refused = may_upgrade((6, 6), Some(6), &adds).unwrap_err();
        assert!(refused.to_string().contains("a newer program"), "{refused}");
        // What has been done is not in the way of anybody.
        may_upgrade((6, 6), Some(6), &breaks).unwrap();
    }
}
