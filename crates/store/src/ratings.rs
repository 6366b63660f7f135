//! Ratings: each rated match that is over is counted once.
//!
//! Whoever counts a match marks it as counted in the transaction that writes what follows, and that statement finds
//! only a match that was not counted before: so neither a crash nor several servers count one twice or lose it.

use crate::reads::{CARD, read_card};
use crate::{Card, Store, StoreError};
use parlour_core::Seat;
use parlour_ratings::{Rating, Side, Speed, rate};
use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};

/// A rated match that is over, to be counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Finish {
    /// The match.
    pub id: String,
    /// What programs call the game.
    pub game: String,
    /// By its clock.
    pub speed: Speed,
    /// The teams.
    pub sides: Vec<Team>,
    /// Why it does not count for anybody, in a sentence.
    pub void: Option<&'static str>,
    /// Whose doing the end was.
    pub blamed: Option<Seat>,
    /// Was it given up within the first few moves?
    pub quick: bool,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
}

/// One side of a rated match.
#[derive(Clone, Debug, PartialEq)]
pub struct Team {
    /// Who plays, and where.
    pub players: Vec<(Seat, Rival)>,
    /// Did it win?
    pub won: bool,
}

/// Who plays in a rated match.
#[derive(Clone, Debug, PartialEq)]
pub enum Rival {
    /// An account.
    Account(String),
    /// One of the house's bots, whose strength was measured.
    Bot(u8, Rating),
}

/// Limits against those who make ratings out of nothing.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Fairness {
    /// Games of the same rivals that count in a day.
    pub pair: u32,
    /// Wins over the same rival who gave up at once that count in a day.
    pub quick: u32,
}

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

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
    /// Counts a match; false if it was counted before. All or nothing.
    pub async fn rate(&self, finish: &Finish, fairness: Fairness) -> Result<bool, StoreError> {
        let mut tx = self.read.begin().await?;
        // The first statement writes, so that no other writer comes between.
        let sql = "UPDATE matches SET rated = $2 WHERE id = $1 AND phase = 'over' AND rated = 1";
        let mark = if finish.void.is_some() { 3 } else { 2 };
        let query = sqlx::query(sql).bind(&finish.id).bind(mark as i64);
        if query.execute(&mut *tx).await?.rows_affected() == 0 {
            return Ok(false);
        }
        count(&mut tx, finish, fairness).await?;
        tx.commit().await?;
        Ok(true)
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
    /// The first moves of matches: match, ply and text, in order.
    pub async fn first_moves(
        &self,
        ids: &[String],
        plies: u32,
    ) -> Result<Vec<(String, u32, String)>, StoreError> {
        let mut found = Vec::new();
        for ids in ids.chunks(100) {
            let places: Vec<String> = (2..ids.len() + 2).map(|i| format!("${i}")).collect();
            let sql = format!(
                "SELECT match_id, ply, body FROM events WHERE ply < $1 AND match_id IN ({}) \
                 ORDER BY match_id, seq",
                places.join(", ")
            );
            let mut query = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(plies));
            for id in ids {
                query = query.bind(id);
            }
            for row in query.fetch_all(&self.read).await? {
                let (id, ply, body): (String, i64, String) =
                    (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
                if let Ok(crate::Event::Move { text, .. }) = serde_json::from_str(&body) {
                    found.push((id, ply as u32, text));
                }
            }
        }
        Ok(found)
    }
    /// Results of reviews of these matches, as they were written.
    pub async fn review_results(
        &self,
        ids: &[String],
    ) -> Result<Vec<(String, String)>, StoreError> {
        let mut found = Vec::new();
        for ids in ids.chunks(100) {
            let places: Vec<String> = (1..=ids.len()).map(|i| format!("${i}")).collect();
            let sql = format!(
                "SELECT match_id, result FROM reviews WHERE state = 'done' AND match_id IN ({})",
                places.join(", ")
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for id in ids {
                query = query.bind(id);
            }
            for row in query.fetch_all(&self.read).await? {
                if let Some(result) = row.try_get::<Option<String>, _>(1)? {
                    found.push((row.try_get(0)?, result));
                }
            }
        }
        Ok(found)
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
fn read_rating(row: &AnyRow, from: usize) -> Result<Rating, sqlx::Error> {
    let number = |i: usize| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(from + i)? as f64);
    Ok(Rating {
        rating: number(0)? / 1e3,
        deviation: number(1)? / 1e3,
        volatility: number(2)? / 1e9,
    })
}

/// Writes what a match does to everybody in it.
async fn count(
    tx: &mut Transaction<'_, Any>,
    finish: &Finish,
    fairness: Fairness,
) -> Result<(), sqlx::Error> {
    // Rows are taken in one order everywhere, so that two who count do not wait for each other for ever.
    let everybody = finish.sides.iter().flat_map(|side| &side.players);
    let mut accounts: Vec<&str> = everybody.filter_map(|(_, rival)| rival.account()).collect();
    accounts.sort_unstable();
    let mut known = Vec::new();
    for account in accounts {
        let (rating, since) = lock(tx, finish, account).await?;
        known.push((account, rating.aged(finish.at - since), rating));
    }
    let rating = |rival: &Rival| match rival {
        Rival::Bot(_, rating) => *rating,
        Rival::Account(id) => {
            let found = known.iter().find(|(account, ..)| account == id);
            found.map(|(_, rating, _)| *rating).unwrap_or_default()
        }
    };
    let sides: Vec<Side> = finish
        .sides
        .iter()
        .map(|side| Side {
            players: side
                .players
                .iter()
                .map(|(_, rival)| rating(rival))
                .collect(),
            won: side.won,
        })
        .collect();
    let is_draw = sides.iter().all(|side| !side.won);
    let rated = rate(&sides);
    for (i, side) in finish.sides.iter().enumerate() {
        let others = finish.sides.iter().enumerate().filter(|(j, _)| *j != i);
        let mut rivals: Vec<String> = others
            .flat_map(|(_, other)| other.players.iter().map(|(_, rival)| rival.key()))
            .collect();
        rivals.sort_unstable();
        let rivals = rivals.join("+");
        for ((seat, rival), after) in side.players.iter().zip(&rated[i]) {
            let Some(account) = rival.account() else {
                continue;
            };
            let why = match finish.void {
                Some(why) => Some(why),
                None => unfair(tx, account, &rivals, side.won, finish, fairness).await?,
            };
            let before = known.iter().find(|(id, ..)| *id == account);
            let (aged, kept) = before
                .map(|(_, aged, kept)| (*aged, *kept))
                .unwrap_or_default();
            let after = if why.is_some() { kept } else { *after };
            let points = match (side.won, is_draw) {
                (true, _) => 2,
                (false, true) => 1,
                (false, false) => 0,
            };
            let sql = "INSERT INTO rated (match_id, player, game, speed, rivals, why, seat, points, \
                       counted, blame, quick, before, rating, deviation, at) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
            let query = sqlx::query(sql)
                .bind(&finish.id)
                .bind(account)
                .bind(&finish.game);
            let query = query
                .bind(finish.speed.word())
                .bind(&rivals)
                .bind(why.unwrap_or(""));
            let query = query.bind(i64::from(seat.0)).bind(points as i64);
            let query = query.bind(i64::from(why.is_none()));
            let query = query.bind(i64::from(finish.blamed == Some(*seat)));
            let query = query
                .bind(i64::from(finish.quick))
                .bind(thousandths(aged.rating));
            let query = query
                .bind(thousandths(after.rating))
                .bind(thousandths(after.deviation));
            query.bind(finish.at).execute(&mut **tx).await?;
            if why.is_none() {
                let sql = "UPDATE ratings SET rating = $4, deviation = $5, volatility = $6, \
                           games = games + 1, at = $7 WHERE player = $1 AND game = $2 AND speed = $3";
                let query = sqlx::query(sql).bind(account).bind(&finish.game);
                let query = query
                    .bind(finish.speed.word())
                    .bind(thousandths(after.rating));
                let query = query.bind(thousandths(after.deviation));
                let query = query.bind((after.volatility * 1e9).round() as i64);
                query.bind(finish.at).execute(&mut **tx).await?;
            }
        }
    }
    Ok(())
}

/// Somebody's rating as it was written last and when that was; nobody else changes it before the end of the
/// transaction.
async fn lock(
    tx: &mut Transaction<'_, Any>,
    finish: &Finish,
    account: &str,
) -> Result<(Rating, i64), sqlx::Error> {
    let new = Rating::default();
    let sql = "INSERT INTO ratings (player, game, speed, rating, deviation, volatility, games, at) \
               VALUES ($1, $2, $3, $4, $5, $6, 0, $7) ON CONFLICT (player, game, speed) \
               DO UPDATE SET games = ratings.games";
    let query = sqlx::query(sql).bind(account).bind(&finish.game);
    let query = query
        .bind(finish.speed.word())
        .bind(thousandths(new.rating));
    let query = query.bind(thousandths(new.deviation));
    let query = query.bind((new.volatility * 1e9).round() as i64);
    query.bind(finish.at).execute(&mut **tx).await?;
    let sql = "SELECT rating, deviation, volatility, at FROM ratings \
               WHERE player = $1 AND game = $2 AND speed = $3";
    let query = sqlx::query(sql).bind(account).bind(&finish.game);
    let row = query.bind(finish.speed.word()).fetch_one(&mut **tx).await?;
    Ok((read_rating(&row, 0)?, row.try_get(3)?))
}

/// Why a match does not count for this player, though it does in itself.
async fn unfair(
    tx: &mut Transaction<'_, Any>,
    account: &str,
    rivals: &str,
    won: bool,
    finish: &Finish,
    fairness: Fairness,
) -> Result<Option<&'static str>, sqlx::Error> {
    let sql = "SELECT COUNT(*), COALESCE(SUM(CASE WHEN quick = 1 AND points = 2 THEN 1 ELSE 0 END), 0) \
               FROM rated WHERE player = $1 AND rivals = $2 AND counted = 1 AND at > $3";
    let query = sqlx::query(sql).bind(account).bind(rivals);
    let row = query.bind(finish.at - DAY).fetch_one(&mut **tx).await?;
    let (games, quick): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    if games >= i64::from(fairness.pair) {
        return Ok(Some(TOO_OFTEN));
    }
    // Whoever gives up at once loses their points all the same, else it would be a way out.
    if finish.quick && won && quick >= i64::from(fairness.quick) {
        return Ok(Some(TOO_EASY));
    }
    Ok(None)
}

const TOO_OFTEN: &str = "you have played each other often enough today: this game does not count";
const TOO_EASY: &str =
    "the same opponent has given up at once before today: this win does not count";

impl Rival {
    fn account(&self) -> Option<&str> {
        match self {
            Rival::Account(id) => Some(id),
            Rival::Bot(..) => None,
        }
    }
    fn key(&self) -> String {
        match self {
            Rival::Account(id) => id.clone(),
            Rival::Bot(level, _) => format!("bot:{level}"),
        }
    }
}
