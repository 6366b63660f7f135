//! What players tell the operators, what those do, and the trail of it.

use crate::{Account, Role, Store, StoreError};
use sqlx::Row;

/// What somebody told the operators.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Report {
    /// Its own.
    pub id: String,
    /// The guest who told it.
    pub author: String,
    /// The guest it is about; empty where it is about a match.
    pub about: String,
    /// The match; empty where there is none.
    pub match_id: String,
    /// What was told.
    pub body: String,
    /// What the operators answered to themselves, once it is closed.
    pub answer: Option<String>,
    /// Milliseconds since 1970.
    pub created: i64,
    /// The same, once it is closed.
    pub closed: Option<i64>,
}

/// One thing that an operator did.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Deed {
    /// Its own; later ones are greater.
    pub id: String,
    /// The operator.
    pub author: String,
    /// What the operator was called.
    pub name: String,
    /// What was done, in one word.
    pub act: String,
    /// The guest it was done to; may be empty.
    pub about: String,
    /// What they were called.
    pub whom: String,
    /// Why, or how.
    pub note: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// What an operator does.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Measure<'a> {
    /// Nothing is said until then, in milliseconds since 1970; 0 lets them talk again.
    Mute(i64),
    /// Nothing is played any more, and every token ends.
    Ban(i64),
    /// The opposite.
    Unban,
    /// Another name; folded where they have an account.
    Rename(&'a str, &'a str),
    /// Makes an account an operator's, or no longer.
    Appoint(Role),
    /// A report is done with.
    Close(&'a str),
}

impl Store {
    /// Keeps a report.
    pub async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        let sql = "INSERT INTO reports (id, author, about, match_id, body, created) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(sql).bind(&report.id).bind(&report.author);
        let query = query.bind(&report.about).bind(&report.match_id);
        let query = query.bind(&report.body).bind(report.created);
        query.execute(&self.read).await?;
        Ok(())
    }
    /// How many reports of somebody are not closed yet.
    pub async fn count_reports(&self, author: &str) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM reports WHERE author = $1 AND closed IS NULL";
        let count: i64 = sqlx::query_scalar(sql)
            .bind(author)
            .fetch_one(&self.read)
            .await?;
        Ok(count as u32)
    }
    /// What somebody told the operators, in their own words, the oldest first.
    pub async fn reports_of(&self, author: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT body FROM reports WHERE author = $1 ORDER BY created, id";
        let query = sqlx::query_scalar(sql).bind(author);
        Ok(query.fetch_all(&self.read).await?)
    }
    /// Reports, those that are not closed first and then the latest.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, author, about, match_id, body, answer, created, closed FROM reports \
                   ORDER BY CASE WHEN closed IS NULL THEN 0 ELSE 1 END, created DESC LIMIT $1";
        let query = sqlx::query(sql).bind(i64::from(limit));
        let rows = query.fetch_all(&self.read).await?;
        let reports = rows.iter().map(|row| {
            Ok(Report {
                id: row.try_get(0)?,
                author: row.try_get(1)?,
                about: row.try_get(2)?,
                match_id: row.try_get(3)?,
                body: row.try_get(4)?,
                answer: row.try_get(5)?,
                created: row.try_get(6)?,
                closed: row.try_get(7)?,
            })
        });
        Ok(reports.collect::<Result<_, sqlx::Error>>()?)
    }
    /// What operators did, the latest first, before the one with this id.
    pub async fn deeds(&self, before: &str, limit: u32) -> Result<Vec<Deed>, StoreError> {
        let sql = "SELECT id, author, name, act, about, whom, note, at FROM audit \
                   WHERE ($1 = '' OR id < $1) ORDER BY id DESC LIMIT $2";
        let query = sqlx::query(sql).bind(before).bind(i64::from(limit));
        let rows = query.fetch_all(&self.read).await?;
        let deeds = rows.iter().map(|row| {
            Ok(Deed {
                id: row.try_get(0)?,
                author: row.try_get(1)?,
                name: row.try_get(2)?,
                act: row.try_get(3)?,
                about: row.try_get(4)?,
                whom: row.try_get(5)?,
                note: row.try_get(6)?,
                at: row.try_get(7)?,
            })
        });
        Ok(deeds.collect::<Result<_, sqlx::Error>>()?)
    }
    /// Does what an operator wants and notes it, both or neither; false, and nothing is changed, if there is
    /// no such guest, account or report, or the name is taken.
    pub async fn take_measure(
        &self,
        measure: &Measure<'_>,
        deed: &Deed,
    ) -> Result<bool, StoreError> {
        let mut tx = self.read.begin().await?;
        let sql = "INSERT INTO audit (id, author, name, act, about, whom, note, at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let query = sqlx::query(sql).bind(&deed.id).bind(&deed.author);
        let query = query.bind(&deed.name).bind(&deed.act).bind(&deed.about);
        let query = query.bind(&deed.whom).bind(&deed.note).bind(deed.at);
        query.execute(&mut *tx).await?;
        let done = match measure {
            Measure::Mute(until) => {
                let query = sqlx::query("UPDATE guests SET muted = $2 WHERE id = $1");
                query
                    .bind(&deed.about)
                    .bind(*until)
                    .execute(&mut *tx)
                    .await?
            }
            Measure::Ban(at) => {
                let query = sqlx::query("DELETE FROM tokens WHERE guest = $1");
                query.bind(&deed.about).execute(&mut *tx).await?;
                let query = sqlx::query("UPDATE guests SET banned = $2 WHERE id = $1");
                query.bind(&deed.about).bind(*at).execute(&mut *tx).await?
            }
            Measure::Unban => {
                let query = sqlx::query("UPDATE guests SET banned = 0 WHERE id = $1");
                query.bind(&deed.about).execute(&mut *tx).await?
            }
            Measure::Rename(name, folded) => {
                let sql = "SELECT COUNT(*) FROM accounts WHERE folded = $1 AND guest <> $2";
                let query = sqlx::query_scalar(sql).bind(*folded).bind(&deed.about);
                let taken: i64 = query.fetch_one(&mut *tx).await?;
                if taken > 0 {
                    tx.rollback().await?;
                    return Ok(false);
                }
                let sql = "UPDATE accounts SET name = $2, folded = $3 WHERE guest = $1";
                let query = sqlx::query(sql).bind(&deed.about).bind(*name);
                query.bind(*folded).execute(&mut *tx).await?;
                let query = sqlx::query("UPDATE guests SET name = $2 WHERE id = $1");
                query
                    .bind(&deed.about)
                    .bind(*name)
                    .execute(&mut *tx)
                    .await?
            }
            Measure::Appoint(role) => {
                let query = sqlx::query("UPDATE accounts SET role = $2 WHERE guest = $1");
                let query = query.bind(&deed.about).bind(role.word());
                query.execute(&mut *tx).await?
            }
            Measure::Close(id) => {
                let sql =
                    "UPDATE reports SET closed = $2, answer = $3 WHERE id = $1 AND closed IS NULL";
                let query = sqlx::query(sql).bind(*id).bind(deed.at).bind(&deed.note);
                query.execute(&mut *tx).await?
            }
        };
        if done.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }
    /// What a guest is called, until when they are muted, and whether they are banned.
    pub async fn standing_of(
        &self,
        guest: &str,
    ) -> Result<Option<(String, i64, bool)>, StoreError> {
        let query = sqlx::query("SELECT name, muted, banned FROM guests WHERE id = $1");
        let row = query.bind(guest).fetch_optional(&self.read).await?;
        let read = |row: sqlx::any::AnyRow| {
            let banned: i64 = row.try_get(2)?;
            Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?, banned != 0))
        };
        Ok(row.map(read).transpose()?)
    }
    /// Is there an operator?
    pub async fn has_operator(&self) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM accounts WHERE role = 'operator'";
        let count: i64 = sqlx::query_scalar(sql).fetch_one(&self.read).await?;
        Ok(count > 0)
    }
    /// Puts the hash of a set-up token in the place of the one before.
    pub async fn set_setup(&self, hash: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO settings (name, value) VALUES ('setup', $1) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        sqlx::query(sql).bind(hash).execute(&self.read).await?;
        Ok(())
    }
    /// Operators, the oldest first.
    pub async fn operators(&self) -> Result<Vec<Account>, StoreError> {
        let sql = "SELECT guest FROM accounts WHERE role = 'operator' ORDER BY created, guest";
        let ids: Vec<String> = sqlx::query_scalar(sql).fetch_all(&self.read).await?;
        let mut found = self.accounts(&ids).await?;
        found.sort_by(|a, b| (a.created, &a.id).cmp(&(b.created, &b.id)));
        Ok(found)
    }
}
