//! Acts on their way to the server that keeps the match, and answers on their way back.
//!
//! A letter is answered in the transaction that writes what it did, and who wrote it may take it back
//! as long as it is not answered: so an act that was forwarded happens once or not at all.

use crate::notices::own_channel;
use crate::{Guest, Store, StoreError};
use sqlx::{Any, Row, Transaction};

/// An act for the keeper of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Letter {
    /// Never used twice.
    pub number: String,
    /// Id of the match.
    pub id: String,
    /// The server that waits for the answer.
    pub sender: String,
    /// The server that is to do it.
    pub keeper: String,
    /// Who wants it.
    pub guest: Guest,
    /// What, in a form that is the servers' own business.
    pub body: String,
    /// When it arrived, in milliseconds since 1970.
    pub day: i64,
    /// The same in served time.
    pub served: i64,
}

/// The answer to a letter.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Number of the letter.
    pub number: String,
    /// Who waits for it.
    pub sender: String,
    /// In a form that is the servers' own business.
    pub body: String,
}

impl Store {
    /// Sends letters; they need not be on disk, because whoever sent them sends them again.
    pub async fn post(&self, letters: &[Letter]) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(());
        };
        let column = |of: fn(&Letter) -> &str| -> Vec<String> {
            letters.iter().map(|l| of(l).to_owned()).collect()
        };
        let sql = "WITH sent AS (INSERT INTO letters \
             (number, match_id, sender, keeper, guest, name, body, day, served) \
             SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], \
             $6::text[], $7::text[], $8::bigint[], $9::bigint[]) \
             ON CONFLICT (number) DO NOTHING RETURNING keeper) \
             SELECT pg_notify('parlour_' || keeper, 'letter') FROM (SELECT DISTINCT keeper FROM sent) k";
        let query = sqlx::query(sql)
            .bind(column(|l| &l.number))
            .bind(column(|l| &l.id))
            .bind(column(|l| &l.sender))
            .bind(column(|l| &l.keeper))
            .bind(column(|l| &l.guest.id))
            .bind(column(|l| &l.guest.name))
            .bind(column(|l| &l.body))
            .bind(letters.iter().map(|l| l.day).collect::<Vec<_>>())
            .bind(letters.iter().map(|l| l.served).collect::<Vec<_>>());
        query.execute(&shared.pool).await?;
        Ok(())
    }
    /// Letters to this server that are not answered yet.
    pub async fn letters(&self) -> Result<Vec<Letter>, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(Vec::new());
        };
        let sql = "SELECT number, match_id, sender, keeper, guest, name, body, day, served \
                   FROM letters WHERE keeper = $1 AND answer IS NULL ORDER BY served, number";
        let query = sqlx::query(sql).bind(&shared.server);
        let rows = query.fetch_all(&shared.pool).await?;
        let letters = rows.iter().map(|row| {
            Ok(Letter {
                number: row.try_get(0)?,
                id: row.try_get(1)?,
                sender: row.try_get(2)?,
                keeper: row.try_get(3)?,
                guest: Guest {
                    id: row.try_get(4)?,
                    name: row.try_get(5)?,
                },
                body: row.try_get(6)?,
                day: row.try_get(7)?,
                served: row.try_get(8)?,
            })
        });
        letters.collect()
    }
    /// Answers to letters of this server, which are there until they are thrown away.
    pub async fn answers(&self) -> Result<Vec<(String, String)>, StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(Vec::new());
        };
        let sql = "SELECT number, answer FROM letters WHERE sender = $1 AND answer IS NOT NULL";
        let query = sqlx::query_as(sql).bind(&shared.server);
        Ok(query.fetch_all(&shared.pool).await?)
    }
    /// Throws answered letters away.
    pub async fn throw_away(&self, numbers: &[String]) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(());
        };
        let sql = "DELETE FROM letters WHERE number = ANY($1) AND answer IS NOT NULL";
        let query = sqlx::query(sql).bind(numbers);
        query.execute(&shared.pool).await?;
        Ok(())
    }
    /// Takes letters back that are not answered. Afterwards each has an answer or never gets one.
    pub async fn withdraw(&self, numbers: &[String]) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(());
        };
        // One at a time: whoever answers several holds them in another order, and would wait for ours.
        for number in numbers {
            let query = sqlx::query("DELETE FROM letters WHERE number = $1 AND answer IS NULL");
            query.bind(number).execute(&shared.pool).await?;
        }
        Ok(())
    }
    /// Answers a letter of whose match this server is not the keeper.
    pub async fn send_back(&self, answer: &Answer) -> Result<(), StoreError> {
        let Some(shared) = self.shared() else {
            return Ok(());
        };
        let sql = "WITH sent AS (UPDATE letters SET answer = $2 WHERE number = $1 \
                   AND answer IS NULL RETURNING sender) SELECT pg_notify($3, 'answer') FROM sent";
        let query = sqlx::query(sql).bind(&answer.number).bind(&answer.body);
        let query = query.bind(channel_of(answer));
        query.execute(&shared.pool).await?;
        Ok(())
    }
}

/// Writes an answer with what it is about; fails where the letter was taken back.
pub(crate) async fn write_answer(
    tx: &mut Transaction<'_, Any>,
    answer: &Answer,
) -> Result<(), sqlx::Error> {
    let sql = "UPDATE letters SET answer = $2 WHERE number = $1 AND answer IS NULL";
    let query = sqlx::query(sql).bind(&answer.number).bind(&answer.body);
    match query.execute(&mut **tx).await?.rows_affected() {
        1 => Ok(()),
        _ => Err(sqlx::Error::RowNotFound),
    }
}

/// Where whoever waits for an answer listens.
pub(crate) fn channel_of(answer: &Answer) -> String {
    own_channel(&answer.sender)
}
