//! Ratings as they are: of a player, of a match, of the best.

use crate::reads::{CARD, read_card};
use crate::{Card, Store, StoreError};
use parlour_core::Seat;
use parlour_ratings::{Rating, Speed};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// Somebody's strength at a game and speed.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The game.
    pub game: String,
    /// By the clock.
    pub speed: Speed,
    /// As of `at`.
    pub rating: Rating,
    /// Rated games.
    pub games: u32,
    /// When the last one ended.
    pub at: i64,
}

/// What one match did to one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The match.
    pub id: String,
    /// Whose rating.
    pub player: String,
    /// Where they sat.
    pub seat: Seat,
    /// Points before.
    pub before: f64,
    /// Points after.
    pub rating: f64,
    /// How sure that is.
    pub deviation: f64,
    /// Why it did not count; empty where it did.
    pub why: String,
    /// When it ended.
    pub at: i64,
}

/// Somebody among the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// The account's id.
    pub player: String,
    /// Its name.
    pub name: String,
    /// How strong.
    pub rating: Rating,
    /// Rated games.
    pub games: u32,
}

/// How far the rating of a match is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Counted {
    /// It is casual.
    Casual,
    /// It is not over, or not counted yet.
    Pending,
    /// Ratings have changed.
    Counted,
    /// It does not count.
    Void,
}

impl Store {
    /// Rated matches that are over and not counted yet, the oldest first.
    pub async fn unrated(&self, limit: u32) -> Result<Vec<Card>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "{CARD} WHERE phase = 'over' AND rated = 1 ORDER BY updated LIMIT $1"
        ));
        let query = sqlx::query(sql).bind(i64::from(limit));
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(read_card).collect()
    }
    /// How far the rating of a match is; `None` if there is no such match.
    pub async fn counted(&self, id: &str) -> Result<Option<Counted>, StoreError> {
        let query = sqlx::query_scalar("SELECT rated FROM matches WHERE id = $1").bind(id);
        let rated: Option<i64> = query.fetch_optional(&self.read).await?;
        Ok(rated.map(|rated| match rated {
            0 => Counted::Casual,
            1 => Counted::Pending,
            2 => Counted::Counted,
            _ => Counted::Void,
        }))
    }
    /// What a match did to its players, by seat.
    pub async fn changes(&self, id: &str) -> Result<Vec<Change>, StoreError> {
        let sql = AssertSqlSafe(format!("{CHANGE} WHERE match_id = $1 ORDER BY seat"));
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        rows.iter().map(read_change).collect()
    }
    /// All ratings of a player.
    pub async fn standings(&self, player: &str) -> Result<Vec<Standing>, StoreError> {
        let sql = "SELECT game, speed, rating, deviation, volatility, games, at FROM ratings \
                   WHERE player = $1 AND games > 0 ORDER BY game, speed";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.read).await?;
        let standings = rows.iter().map(|row| {
            let speed: String = row.try_get(1)?;
            Ok(Speed::from_word(&speed).map(|speed| Standing {
                game: row.try_get(0).unwrap_or_default(),
                speed,
                rating: read_rating(row, 2).unwrap_or_default(),
                games: row.try_get::<i64, _>(5).unwrap_or_default() as u32,
                at: row.try_get(6).unwrap_or_default(),
            }))
        });
        let standings = standings.collect::<Result<Vec<_>, sqlx::Error>>()?;
        Ok(standings.into_iter().flatten().collect())
    }
    /// One rating of a player, and when it was true; `None` before the first rated game.
    pub async fn rating(
        &self,
        player: &str,
        game: &str,
        speed: Speed,
    ) -> Result<Option<(Rating, i64)>, StoreError> {
        let sql = "SELECT rating, deviation, volatility, at FROM ratings \
                   WHERE player = $1 AND game = $2 AND speed = $3 AND games > 0";
        let query = sqlx::query(sql).bind(player).bind(game).bind(speed.word());
        let row = query.fetch_optional(&self.read).await?;
        let read = |row: AnyRow| Ok((read_rating(&row, 0)?, row.try_get(3)?));
        row.map(read).transpose().map_err(StoreError::Database)
    }
    /// How a rating came to be: the latest matches that counted, the oldest of them first.
    pub async fn history(
        &self,
        player: &str,
        game: &str,
        speed: Speed,
        limit: u32,
    ) -> Result<Vec<Change>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "{CHANGE} WHERE player = $1 AND game = $2 AND speed = $3 AND counted = 1 \
             ORDER BY at DESC, match_id LIMIT $4"
        ));
        let query = sqlx::query(sql).bind(player).bind(game).bind(speed.word());
        let rows = query.bind(i64::from(limit)).fetch_all(&self.read).await?;
        rows.iter().rev().map(read_change).collect()
    }
    /// The best people at a game and speed: those whose deviation is at most `sure`, who have played since
    /// `since`.
    pub async fn leaders(
        &self,
        game: &str,
        speed: Speed,
        sure: f64,
        since: i64,
        limit: u32,
    ) -> Result<Vec<Leader>, StoreError> {
        let sql = "SELECT r.rating, r.deviation, r.volatility, r.games, r.player, a.name FROM ratings r \
                   JOIN accounts a ON a.guest = r.player JOIN guests g ON g.id = r.player \
                   WHERE r.game = $1 AND r.speed = $2 AND r.deviation <= $3 AND r.at >= $4 \
                   AND a.kind = 'person' AND g.banned = 0 ORDER BY r.rating DESC, r.player LIMIT $5";
        let query = sqlx::query(sql).bind(game).bind(speed.word());
        let query = query.bind(thousandths(sure)).bind(since);
        let rows = query.bind(i64::from(limit)).fetch_all(&self.read).await?;
        let leader = |row: &AnyRow| {
            Ok(Leader {
                rating: read_rating(row, 0)?,
                games: row.try_get::<i64, _>(3)? as u32,
                player: row.try_get(4)?,
                name: row.try_get(5)?,
            })
        };
        let leaders = rows
            .iter()
            .map(leader)
            .collect::<Result<_, sqlx::Error>>()?;
        Ok(leaders)
    }
    /// How many rated games somebody has broken off since then.
    pub async fn count_broken_off(&self, player: &str, since: i64) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM rated WHERE player = $1 AND at > $2 \
                   AND counted = 0 AND blame = 1";
        let query = sqlx::query_scalar(sql).bind(player).bind(since);
        let count: i64 = query.fetch_one(&self.read).await?;
        Ok(count as u32)
    }
}

const CHANGE: &str = "SELECT match_id, player, seat, before, rating, deviation, why, at FROM rated";

fn read_change(row: &AnyRow) -> Result<Change, StoreError> {
    let points = |column| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(column)? as f64 / 1000.0);
    Ok(Change {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        seat: Seat(row.try_get::<i64, _>(2)? as u8),
        before: points(3)?,
        rating: points(4)?,
        deviation: points(5)?,
        why: row.try_get(6)?,
        at: row.try_get(7)?,
    })
}

pub(crate) fn thousandths(points: f64) -> i64 {
    (points * 1000.0).round() as i64
}

/// The rating in three columns, from this one on.
pub(crate) fn read_rating(row: &AnyRow, from: usize) -> Result<Rating, sqlx::Error> {
    let number = |i: usize| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(from + i)? as f64);
    Ok(Rating {
        rating: number(0)? / 1e3,
        deviation: number(1)? / 1e3,
        volatility: number(2)? / 1e9,
    })
}
