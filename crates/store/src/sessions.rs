//! Ways into an account: sessions, passwords, passkeys, recovery codes, devices.

use crate::{Store, StoreError, TokenKind};
use sqlx::Row;

/// A token of somebody, as they see it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Session {
    /// The hash of the token.
    pub hash: String,
    /// A browser's or a program's.
    pub kind: TokenKind,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last shown, as far as that was noted.
    pub seen: i64,
    /// What showed it, in a few words.
    pub about: String,
}

/// A key that a browser or a phone keeps.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Passkey {
    /// What the authenticator calls it, in base64url.
    pub id: String,
    /// Whose.
    pub guest: String,
    /// What its owner calls it.
    pub name: String,
    /// The public key, in base64url.
    pub public: String,
    /// How often it has signed, as it says itself; 0 where it does not count.
    pub counter: i64,
    /// Milliseconds since 1970.
    pub created: i64,
    /// When it was last used; 0 is never.
    pub used: i64,
}

/// Browsers of one account, signed in or known; the oldest go first.
const BROWSERS: i64 = 50;

impl Store {
    /// A new session of somebody, at which `about` shows the token.
    pub async fn add_session(
        &self,
        guest: &str,
        hash: &str,
        about: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO tokens (hash, guest, kind, created, seen, about) \
                   VALUES ($1, $2, 'cookie', $3, $3, $4)";
        let query = sqlx::query(sql).bind(hash).bind(guest);
        query.bind(at).bind(about).execute(&self.read).await?;
        let sql = "DELETE FROM tokens WHERE guest = $1 AND kind = 'cookie' AND created < \
                   (SELECT created FROM tokens WHERE guest = $1 AND kind = 'cookie' \
                   ORDER BY created DESC LIMIT 1 OFFSET $2)";
        let query = sqlx::query(sql).bind(guest).bind(BROWSERS);
        query.execute(&self.read).await?;
        Ok(())
    }
    /// Notes that a token was shown.
    pub async fn note_session(&self, hash: &str, at: i64) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE tokens SET seen = $2 WHERE hash = $1");
        query.bind(hash).bind(at).execute(&self.read).await?;
        Ok(())
    }
    /// All tokens of somebody, the latest first.
    pub async fn sessions(&self, guest: &str) -> Result<Vec<Session>, StoreError> {
        let sql = "SELECT hash, kind, created, seen, about FROM tokens WHERE guest = $1 \
                   ORDER BY created DESC, hash";
        let rows = sqlx::query(sql).bind(guest).fetch_all(&self.read).await?;
        let sessions = rows.iter().map(|row| {
            let kind: String = row.try_get(1)?;
            Ok(Session {
                hash: row.try_get(0)?,
                kind: match kind == TokenKind::Bearer.word() {
                    true => TokenKind::Bearer,
                    false => TokenKind::Cookie,
                },
                created: row.try_get(2)?,
                seen: row.try_get(3)?,
                about: row.try_get(4)?,
            })
        });
        Ok(sessions.collect::<Result<_, sqlx::Error>>()?)
    }
    /// Ends one token of somebody, whose hash begins so; was there one?
    pub async fn end_session(&self, guest: &str, begins: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM tokens WHERE guest = $1 AND SUBSTR(hash, 1, 16) = $2";
        let query = sqlx::query(sql).bind(guest).bind(begins);
        Ok(query.execute(&self.read).await?.rows_affected() > 0)
    }
    /// Ends every token of somebody but this one; those of programs may stay.
    pub async fn end_other_sessions(
        &self,
        guest: &str,
        but: &str,
        programs: bool,
    ) -> Result<(), StoreError> {
        let sql = match programs {
            true => "DELETE FROM tokens WHERE guest = $1 AND hash <> $2",
            false => "DELETE FROM tokens WHERE guest = $1 AND hash <> $2 AND kind = 'cookie'",
        };
        let query = sqlx::query(sql).bind(guest).bind(but);
        query.execute(&self.read).await?;
        Ok(())
    }
    /// The hash of somebody's password.
    pub async fn password(&self, guest: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT password FROM accounts WHERE guest = $1");
        let found: Option<Option<String>> = query.bind(guest).fetch_optional(&self.read).await?;
        Ok(found.flatten())
    }
    /// Gives somebody another password; browsers that were known before are no longer.
    pub async fn set_password(&self, guest: &str, password: &str) -> Result<(), StoreError> {
        let mut tx = self.read.begin().await?;
        let sql = "UPDATE accounts SET password = $2 WHERE guest = $1";
        let query = sqlx::query(sql).bind(guest).bind(password);
        query.execute(&mut *tx).await?;
        let query = sqlx::query("DELETE FROM devices WHERE guest = $1");
        query.bind(guest).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(())
    }
    /// Changes what others may see and do.
    pub async fn set_privacy(
        &self,
        guest: &str,
        privacy: &crate::Privacy,
    ) -> Result<(), StoreError> {
        let text = serde_json::to_string(privacy).expect("words only");
        let query = sqlx::query("UPDATE accounts SET privacy = $2 WHERE guest = $1");
        query.bind(guest).bind(text).execute(&self.read).await?;
        Ok(())
    }

    /// Puts these recovery codes in the place of all others of somebody.
    pub async fn set_codes(
        &self,
        guest: &str,
        hashes: &[String],
        at: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.read.begin().await?;
        let query = sqlx::query("DELETE FROM codes WHERE guest = $1");
        query.bind(guest).execute(&mut *tx).await?;
        for hash in hashes {
            let sql = "INSERT INTO codes (hash, guest, created) VALUES ($1, $2, $3)";
            let query = sqlx::query(sql).bind(hash).bind(guest).bind(at);
            query.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(())
    }
    /// Uses a recovery code up; was it somebody's?
    pub async fn use_code(&self, guest: &str, hash: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM codes WHERE hash = $1 AND guest = $2";
        let query = sqlx::query(sql).bind(hash).bind(guest);
        Ok(query.execute(&self.read).await?.rows_affected() == 1)
    }
    /// How many recovery codes somebody has left.
    pub async fn count_codes(&self, guest: &str) -> Result<u32, StoreError> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM codes WHERE guest = $1");
        let count: i64 = query.bind(guest).fetch_one(&self.read).await?;
        Ok(count as u32)
    }

    /// Keeps what is to be signed until then; what is too old goes.
    pub async fn add_challenge(
        &self,
        hash: &str,
        what: &str,
        guest: &str,
        (now, until): (i64, i64),
    ) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM challenges WHERE until < $1");
        query.bind(now).execute(&self.read).await?;
        let sql = "INSERT INTO challenges (hash, what, guest, until) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(sql).bind(hash).bind(what).bind(guest);
        query.bind(until).execute(&self.read).await?;
        Ok(())
    }
    /// Uses a challenge up; was it made for this, for them, and not too long ago?
    pub async fn use_challenge(
        &self,
        hash: &str,
        what: &str,
        guest: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql =
            "DELETE FROM challenges WHERE hash = $1 AND what = $2 AND guest = $3 AND until >= $4";
        let query = sqlx::query(sql).bind(hash).bind(what).bind(guest);
        let used = query.bind(now).execute(&self.read).await?;
        Ok(used.rows_affected() == 1)
    }
    /// Keeps a passkey; false if there is one by this id.
    pub async fn add_passkey(&self, key: &Passkey) -> Result<bool, StoreError> {
        let sql = "INSERT INTO passkeys (id, guest, name, public, counter, created, used) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(&key.id).bind(&key.guest);
        let query = query.bind(&key.name).bind(&key.public);
        let query = query.bind(key.counter).bind(key.created).bind(key.used);
        Ok(query.execute(&self.read).await?.rows_affected() == 1)
    }
    /// The passkey with this id.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        let sql =
            "SELECT id, guest, name, public, counter, created, used FROM passkeys WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        Ok(row.map(|row| read_passkey(&row)).transpose()?)
    }
    /// All passkeys of somebody, the oldest first.
    pub async fn passkeys(&self, guest: &str) -> Result<Vec<Passkey>, StoreError> {
        let sql = "SELECT id, guest, name, public, counter, created, used FROM passkeys \
                   WHERE guest = $1 ORDER BY created, id";
        let rows = sqlx::query(sql).bind(guest).fetch_all(&self.read).await?;
        Ok(rows.iter().map(read_passkey).collect::<Result<_, _>>()?)
    }
    /// Notes that a passkey has signed; false if its counter has moved on meanwhile.
    pub async fn note_passkey(
        &self,
        key: &Passkey,
        counter: i64,
        at: i64,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE passkeys SET counter = $3, used = $4 WHERE id = $1 AND counter = $2";
        let query = sqlx::query(sql).bind(&key.id).bind(key.counter);
        let noted = query.bind(counter).bind(at).execute(&self.read).await?;
        Ok(noted.rows_affected() == 1)
    }
    /// Forgets a passkey of somebody; was there one?
    pub async fn drop_passkey(&self, guest: &str, id: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM passkeys WHERE id = $1 AND guest = $2");
        let dropped = query.bind(id).bind(guest).execute(&self.read).await?;
        Ok(dropped.rows_affected() == 1)
    }

    /// Knows a browser from now on.
    pub async fn add_device(&self, guest: &str, hash: &str, at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO devices (hash, guest, created) VALUES ($1, $2, $3)";
        let query = sqlx::query(sql).bind(hash).bind(guest).bind(at);
        query.execute(&self.read).await?;
        let sql = "DELETE FROM devices WHERE guest = $1 AND created < (SELECT created FROM devices \
                   WHERE guest = $1 ORDER BY created DESC LIMIT 1 OFFSET $2)";
        let query = sqlx::query(sql).bind(guest).bind(BROWSERS);
        query.execute(&self.read).await?;
        Ok(())
    }
    /// Has somebody signed in from this browser before?
    pub async fn is_device(&self, guest: &str, hash: &str) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM devices WHERE hash = $1 AND guest = $2";
        let query = sqlx::query_scalar(sql).bind(hash).bind(guest);
        let count: i64 = query.fetch_one(&self.read).await?;
        Ok(count > 0)
    }
}

fn read_passkey(row: &sqlx::any::AnyRow) -> Result<Passkey, sqlx::Error> {
    Ok(Passkey {
        id: row.try_get(0)?,
        guest: row.try_get(1)?,
        name: row.try_get(2)?,
        public: row.try_get(3)?,
        counter: row.try_get(4)?,
        created: row.try_get(5)?,
        used: row.try_get(6)?,
    })
}
