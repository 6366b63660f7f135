//! Accounts: guests whose name is nobody else's.

use crate::{Guest, Store, StoreError, TokenKind};
use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

/// An account, which is a guest as well: the same id, the same games.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Account {
    /// Of the guest.
    pub id: String,
    /// What others see.
    pub name: String,
    /// Who plays.
    pub kind: AccountKind,
    /// What they may do.
    pub role: Role,
    /// Whose bot it is; empty for people.
    pub owner: String,
    /// What others may see and do.
    pub privacy: Privacy,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Until when they may not talk, in milliseconds since 1970.
    pub muted: i64,
    /// May they neither sign in nor play?
    pub banned: bool,
}

/// Who plays for an account.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AccountKind {
    /// Somebody.
    Person,
    /// Somebody's program.
    Bot,
}

impl AccountKind {
    /// The word in the database and in the API.
    pub const fn word(self) -> &'static str {
        match self {
            AccountKind::Person => "person",
            AccountKind::Bot => "bot",
        }
    }
}

/// What an account may do.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Play.
    Player,
    /// Look after the others as well.
    Operator,
}

impl Role {
    /// The word in the database and in the API.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Operator => "operator",
        }
    }
}

/// What others may see of somebody, and ask of them.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Privacy {
    /// Who may see the profile: its games, graphs and figures.
    pub profile: Audience,
    /// Who may challenge them to a game.
    pub challenges: Audience,
}

/// Which others.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All.
    #[default]
    Everybody,
    /// Those whom one follows.
    Followed,
    /// None.
    Nobody,
}

/// An account to be made.
#[derive(Clone, Debug)]
pub struct NewAccount<'a> {
    /// An existing guest, or a new id.
    pub id: &'a str,
    /// What others see.
    pub name: &'a str,
    /// The name as it looks; no two accounts share it.
    pub folded: &'a str,
    /// The hash of the folded name, by which the names of accounts that are gone are known.
    pub retired: &'a str,
    /// Who plays.
    pub kind: AccountKind,
    /// Whose bot it is; empty for people.
    pub owner: &'a str,
    /// The password as a hash with its salt and costs.
    pub password: Option<&'a str>,
    /// The hash of the set-up token that makes an operator of it.
    pub setup: Option<&'a str>,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// What came of an account to be made.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Making {
    /// It is there.
    Made,
    /// The name is somebody's or has been, or the guest has an account already.
    Taken,
    /// The set-up token is not good.
    NoSetup,
}

/// Somebody who has shown a token.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Met {
    /// Who.
    pub guest: Guest,
    /// Their account, if they have one.
    pub account: Option<Account>,
    /// Until when they may not talk, in milliseconds since 1970.
    pub muted: i64,
    /// May they not play?
    pub banned: bool,
    /// What kind of token it was.
    pub kind: TokenKind,
    /// When it was last noted that they had shown it.
    pub seen: i64,
}

/// The columns of an account; `a` is the account, `g` the guest.
const COLUMNS: &str =
    "a.guest, a.name, a.kind, a.role, a.owner, a.privacy, a.created, g.muted, g.banned";

/// Ids in one statement.
const MANY: usize = 200;

impl Store {
    /// Makes an account of a guest, who is made as well where there is none; changes nothing unless it is made.
    pub async fn make_account(&self, new: &NewAccount<'_>) -> Result<Making, StoreError> {
        let mut tx = self.read.begin().await?;
        // The first statement writes, so that no other writer comes between.
        let sql = "INSERT INTO guests (id, name, created) VALUES ($1, $2, $3) \
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name";
        let query = sqlx::query(sql).bind(new.id).bind(new.name).bind(new.at);
        query.execute(&mut *tx).await?;
        let mut role = Role::Player;
        if let Some(setup) = new.setup {
            let sql = "DELETE FROM settings WHERE name = 'setup' AND value = $1";
            let used = sqlx::query(sql).bind(setup).execute(&mut *tx).await?;
            if used.rows_affected() == 0 {
                tx.rollback().await?;
                return Ok(Making::NoSetup);
            }
            role = Role::Operator;
        }
        let sql = "SELECT COUNT(*) FROM retired WHERE hash = $1";
        let query = sqlx::query_scalar(sql).bind(new.retired);
        let retired: i64 = query.fetch_one(&mut *tx).await?;
        let sql = "INSERT INTO accounts (guest, name, folded, kind, role, owner, password, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql)
            .bind(new.id)
            .bind(new.name)
            .bind(new.folded);
        let query = query
            .bind(new.kind.word())
            .bind(role.word())
            .bind(new.owner);
        let query = query.bind(new.password.map(str::to_owned)).bind(new.at);
        let made = query.execute(&mut *tx).await?.rows_affected() == 1;
        if !made || retired > 0 {
            tx.rollback().await?;
            return Ok(Making::Taken);
        }
        tx.commit().await?;
        Ok(Making::Made)
    }
    /// The account of this guest.
    pub async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        self.one_account("a.guest = $1", id).await
    }
    /// The account with this name, folded.
    pub async fn account_by_name(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        self.one_account("a.folded = $1", folded).await
    }
    /// Is this the name of an account, or the hash of one that is gone?
    pub async fn is_name_taken(&self, folded: &str, hash: &str) -> Result<bool, StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM accounts WHERE folded = $1) \
                   + (SELECT COUNT(*) FROM retired WHERE hash = $2)";
        let query = sqlx::query_scalar(sql).bind(folded).bind(hash);
        let count: i64 = query.fetch_one(&self.read).await?;
        Ok(count > 0)
    }
    /// Those of these guests who have accounts, in no order.
    pub async fn accounts(&self, ids: &[String]) -> Result<Vec<Account>, StoreError> {
        let mut found = Vec::new();
        for ids in ids.chunks(MANY) {
            let places: Vec<String> = (1..=ids.len()).map(|i| format!("${i}")).collect();
            let sql = format!(
                "SELECT {COLUMNS} FROM accounts a JOIN guests g ON g.id = a.guest \
                 WHERE a.guest IN ({})",
                places.join(", ")
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for id in ids {
                query = query.bind(id);
            }
            for row in query.fetch_all(&self.read).await? {
                found.push(read_account(&row, 0)?);
            }
        }
        Ok(found)
    }
    async fn one_account(&self, which: &str, key: &str) -> Result<Option<Account>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM accounts a JOIN guests g ON g.id = a.guest WHERE {which}"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(key);
        let row = query.fetch_optional(&self.read).await?;
        row.map(|row| read_account(&row, 0)).transpose()
    }
    /// Whoever is known by the token with this hash.
    pub async fn meet(&self, hash: &str) -> Result<Option<Met>, StoreError> {
        let sql = AssertSqlSafe(format!(
            "SELECT g.id, g.name, g.muted, g.banned, t.kind, t.seen, {COLUMNS} FROM tokens t \
             JOIN guests g ON g.id = t.guest LEFT JOIN accounts a ON a.guest = g.id WHERE t.hash = $1"
        ));
        let query = sqlx::query(sql).bind(hash);
        let row = query.fetch_optional(&self.read).await?;
        row.map(|row| {
            let has_account = row.try_get::<Option<String>, _>(6)?.is_some();
            let kind: String = row.try_get(4)?;
            Ok(Met {
                guest: Guest {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                },
                muted: row.try_get(2)?,
                banned: row.try_get::<i64, _>(3)? != 0,
                kind: match kind == TokenKind::Bearer.word() {
                    true => TokenKind::Bearer,
                    false => TokenKind::Cookie,
                },
                seen: row.try_get(5)?,
                account: has_account.then(|| read_account(&row, 6)).transpose()?,
            })
        })
        .transpose()
    }
    /// What the site remembers under this name.
    pub async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
        Ok(query.fetch_optional(&self.read).await?)
    }
    /// Remembers something unless there is something by this name already; what is remembered then.
    pub async fn remember(&self, name: &str, value: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(name).bind(value);
        query.execute(&self.read).await?;
        let kept = self.setting(name).await?;
        Ok(kept.unwrap_or_else(|| value.to_owned()))
    }
}

/// The account in a row, from this column on.
fn read_account(row: &AnyRow, from: usize) -> Result<Account, StoreError> {
    let id: String = row.try_get(from)?;
    let damaged = |why: String| StoreError::Damaged {
        what: format!("account {id}"),
        why,
    };
    let kind: String = row.try_get(from + 2)?;
    let kinds = [AccountKind::Person, AccountKind::Bot];
    let kind = kinds.into_iter().find(|one| one.word() == kind);
    let role: String = row.try_get(from + 3)?;
    let roles = [Role::Player, Role::Operator];
    let role = roles.into_iter().find(|one| one.word() == role);
    let privacy: String = row.try_get(from + 5)?;
    Ok(Account {
        name: row.try_get(from + 1)?,
        kind: kind.ok_or_else(|| damaged("its kind is unknown".into()))?,
        role: role.ok_or_else(|| damaged("its role is unknown".into()))?,
        owner: row.try_get(from + 4)?,
        privacy: match privacy.as_str() {
            // As long as nobody has wished for anything.
            "{}" => Privacy::default(),
            wish => serde_json::from_str(wish).map_err(|why| damaged(why.to_string()))?,
        },
        created: row.try_get(from + 6)?,
        muted: row.try_get(from + 7)?,
        banned: row.try_get::<i64, _>(from + 8)? != 0,
        id,
    })
}
