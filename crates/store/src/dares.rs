//! Challenges: somebody asks somebody for a game.

use crate::seeks::{clock_text, read_clock};
use crate::{Control, Store, StoreError};
use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// A challenge.
#[derive(Clone, Debug, PartialEq)]
pub struct Dare {
    /// Of the challenge.
    pub id: String,
    /// Who asks.
    pub player: String,
    /// What they are called.
    pub name: String,
    /// Who is asked.
    pub whom: String,
    /// What they are called.
    pub called: String,
    /// For which game.
    pub game: String,
    /// By which clock; none is as long as they like.
    pub clock: Option<Control>,
    /// For ratings?
    pub rated: bool,
    /// What became of it.
    pub state: DareState,
    /// The match, once it is accepted.
    pub paired: Option<String>,
    /// When it was made.
    pub at: i64,
}

/// What became of a challenge.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DareState {
    /// It waits for an answer.
    Open,
    /// They play.
    Accepted,
    /// The other said no.
    Declined,
    /// Whoever asked thought better of it.
    Withdrawn,
}

impl DareState {
    const fn word(self) -> &'static str {
        match self {
            DareState::Open => "open",
            DareState::Accepted => "accepted",
            DareState::Declined => "declined",
            DareState::Withdrawn => "withdrawn",
        }
    }
    fn from_word(word: &str) -> Option<DareState> {
        use DareState::{Accepted, Declined, Open, Withdrawn};
        let all = [Open, Accepted, Declined, Withdrawn];
        all.into_iter().find(|state| state.word() == word)
    }
}

const DARE: &str =
    "SELECT id, player, name, whom, called, game, clock, state, match_id, rated, at FROM dares";

impl Store {
    /// Writes a challenge down; false if the same two have one open already.
    pub async fn dare(&self, dare: &Dare) -> Result<bool, StoreError> {
        let sql = "INSERT INTO dares (id, player, name, whom, called, game, clock, state, rated, at) \
                   SELECT $1, $2, $3, $4, $5, $6, $7, 'open', $8, $9 WHERE NOT EXISTS \
                   (SELECT 1 FROM dares WHERE player = $2 AND whom = $4 AND state = 'open' AND at > $10)";
        let query = sqlx::query(sql)
            .bind(&dare.id)
            .bind(&dare.player)
            .bind(&dare.name);
        let query = query.bind(&dare.whom).bind(&dare.called).bind(&dare.game);
        let query = query.bind(dare.clock.map(clock_text).unwrap_or_default());
        let query = query
            .bind(i64::from(dare.rated))
            .bind(dare.at)
            .bind(dare.at - OPEN);
        Ok(query.execute(&self.read).await?.rows_affected() == 1)
    }
    /// One challenge.
    pub async fn find_dare(&self, id: &str) -> Result<Option<Dare>, StoreError> {
        let sql = AssertSqlSafe(format!("{DARE} WHERE id = $1"));
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(read_dare).transpose()
    }
    /// Challenges of and to a player that are open, or were answered since then; the latest first.
    pub async fn dares(&self, player: &str, now: i64, limit: u32) -> Result<Vec<Dare>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "{DARE} WHERE (player = $1 OR whom = $1) AND at > $2 ORDER BY at DESC, id LIMIT $3"
        ));
        let query = sqlx::query(sql).bind(player).bind(now - OPEN);
        let rows = query.bind(i64::from(limit)).fetch_all(&self.read).await?;
        rows.iter().map(read_dare).collect()
    }
    /// Answers an open challenge; false if it is not open any more. An accepted one has a match.
    pub async fn answer_dare(
        &self,
        id: &str,
        state: DareState,
        paired: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE dares SET state = $2, match_id = $3 \
                   WHERE id = $1 AND state = 'open' AND at > $4";
        let query = sqlx::query(sql).bind(id).bind(state.word());
        let query = query.bind(paired).bind(now - OPEN);
        Ok(query.execute(&self.read).await?.rows_affected() == 1)
    }
    /// How many challenges of a player are open.
    pub async fn count_dares(&self, player: &str, now: i64) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM dares WHERE player = $1 AND state = 'open' AND at > $2";
        let query = sqlx::query_scalar(sql).bind(player).bind(now - OPEN);
        let count: i64 = query.fetch_one(&self.read).await?;
        Ok(count as u32)
    }
}

/// For how long a challenge waits, in milliseconds.
const OPEN: i64 = 24 * 60 * 60 * 1000;

fn read_dare(row: &AnyRow) -> Result<Dare, StoreError> {
    let clock: String = row.try_get(6)?;
    let state: String = row.try_get(7)?;
    let paired: String = row.try_get(8)?;
    let damaged = || StoreError::Damaged {
        what: "a challenge".into(),
        why: format!("state {state}"),
    };
    Ok(Dare {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        name: row.try_get(2)?,
        whom: row.try_get(3)?,
        called: row.try_get(4)?,
        game: row.try_get(5)?,
        clock: match clock.is_empty() {
            true => None,
            false => Some(read_clock(&clock, "the clock of a challenge")?),
        },
        state: DareState::from_word(&state).ok_or_else(damaged)?,
        paired: Some(paired).filter(|id| !id.is_empty()),
        rated: row.try_get::<i64, _>(9)? != 0,
        at: row.try_get(10)?,
    })
}
