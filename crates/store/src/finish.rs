//! Rated matches that are over: each is counted once.
//!
//! Whoever counts a match marks it as counted in the transaction that writes what follows, and that statement finds
//! only a match that was not counted before: so neither a crash nor several servers count one twice or lose it.

use crate::ratings::{read_rating, thousandths};
use crate::{Store, StoreError};
use parlour_core::Seat;
use parlour_ratings::{Rating, Side, Speed, rate};
use sqlx::{Any, Row, Transaction};

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

impl Store {
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
