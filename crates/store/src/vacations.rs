//! Vacations: for so long somebody's clocks of days stand still.

use crate::{Store, StoreError};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A time for which somebody's clocks of days stand still.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Vacation {
    /// Whose.
    pub player: String,
    /// When it began, in milliseconds since 1970.
    pub since: i64,
    /// When it ends or ended.
    pub until: i64,
    /// When it began, in served time.
    pub rests: i64,
    /// When it ends or ended, in served time.
    pub wakes: i64,
}

/// May somebody go?
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Leave {
    /// They are on vacation from now on.
    Granted,
    /// They are already.
    Already,
    /// Only so many days are left of this year's.
    Spent(u32),
}

/// A day and a year in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
const YEAR: i64 = 365 * DAY;

/// Days of vacation in the year before `now`; a day that was begun counts whole.
pub fn days_spent(vacations: &[Vacation], now: i64) -> u32 {
    let days = vacations.iter().map(|vacation| {
        let begun = vacation.since.max(now - YEAR);
        (vacation.until - begun).max(0) as u64
    });
    days.map(|length| length.div_ceil(DAY as u64) as u32).sum()
}

impl Store {
    /// Everybody's vacations that end after this moment, in the order in which they began.
    pub async fn vacations(&self, after: i64) -> Result<Vec<Vacation>, StoreError> {
        let sql = "SELECT player, since, until, rests, wakes FROM vacations WHERE until > $1 \
                   ORDER BY player, since";
        let rows = sqlx::query(sql).bind(after).fetch_all(&self.read).await?;
        rows.iter().map(read).collect()
    }
    /// Somebody's vacations of the year before this moment.
    pub async fn vacations_of(&self, player: &str, now: i64) -> Result<Vec<Vacation>, StoreError> {
        let sql = "SELECT player, since, until, rests, wakes FROM vacations \
                   WHERE player = $1 AND until > $2 ORDER BY since";
        let query = sqlx::query(sql).bind(player).bind(now - YEAR);
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(read).collect()
    }
    /// Somebody goes on vacation, unless they are or have had `most` days within a year.
    pub async fn begin_vacation(&self, new: &Vacation, most: u32) -> Result<Leave, StoreError> {
        let mut tx = self.read.begin().await?;
        // The first statement writes, so that nobody goes twice at the same time.
        let query = sqlx::query("UPDATE accounts SET name = name WHERE guest = $1");
        query.bind(&new.player).execute(&mut *tx).await?;
        let sql = "SELECT player, since, until, rests, wakes FROM vacations \
                   WHERE player = $1 AND until > $2";
        let query = sqlx::query(sql).bind(&new.player).bind(new.since - YEAR);
        let rows = query.fetch_all(&mut *tx).await?;
        let before: Vec<Vacation> = rows.iter().map(read).collect::<Result<_, _>>()?;
        if before.iter().any(|vacation| vacation.until > new.since) {
            return Ok(Leave::Already);
        }
        let spent = days_spent(&before, new.since);
        if spent + days_spent(std::slice::from_ref(new), new.since) > most {
            return Ok(Leave::Spent(most.saturating_sub(spent)));
        }
        let sql = "INSERT INTO vacations (player, since, until, rests, wakes) \
                   VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(sql).bind(&new.player).bind(new.since);
        let query = query.bind(new.until).bind(new.rests).bind(new.wakes);
        query.execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(Leave::Granted)
    }
    /// Somebody is back before their time; false if they were not away.
    pub async fn end_vacation(
        &self,
        player: &str,
        day: i64,
        served: i64,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE vacations SET until = $2, wakes = CASE WHEN wakes > $3 THEN $3 ELSE wakes END \
                   WHERE player = $1 AND until > $2";
        let query = sqlx::query(sql).bind(player).bind(day).bind(served);
        Ok(query.execute(&self.read).await?.rows_affected() > 0)
    }
}

fn read(row: &AnyRow) -> Result<Vacation, StoreError> {
    Ok(Vacation {
        player: row.try_get(0)?,
        since: row.try_get(1)?,
        until: row.try_get(2)?,
        rests: row.try_get(3)?,
        wakes: row.try_get(4)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_that_was_begun_counts_whole_for_a_year() {
        let vacation = |since: i64, until: i64| Vacation {
            player: String::new(),
            since,
            until,
            rests: 0,
            wakes: 0,
        };
        let all = [vacation(0, 1), vacation(2 * DAY, 4 * DAY + 1)];
        assert_eq!(days_spent(&all, 5 * DAY), 4);
        assert_eq!(days_spent(&all, YEAR + 3 * DAY), 2);
        assert_eq!(days_spent(&all, YEAR + 5 * DAY), 0);
    }
}
