//! E-mail: where somebody may be written to, and the links that were sent there.

use crate::{Store, StoreError};
use sqlx::Row;

/// What a link that was sent does.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Errand {
    /// Shows that the address is theirs.
    Confirm,
    /// Lets in, with a new password.
    Recover,
}

impl Errand {
    const fn word(self) -> &'static str {
        match self {
            Errand::Confirm => "confirm",
            Errand::Recover => "recover",
        }
    }
}

/// A link to be sent.
#[derive(Clone, Debug)]
pub struct MailLink<'a> {
    /// The hash of its secret.
    pub hash: &'a str,
    /// Whose account it is about.
    pub guest: &'a str,
    /// What it does.
    pub what: Errand,
    /// Where it goes.
    pub address: &'a str,
    /// When, in milliseconds since 1970.
    pub sent: i64,
    /// Until when it is good.
    pub until: i64,
}

/// What came of a link that was to be kept.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum MailKept {
    /// It is kept.
    Kept,
    /// The account has had so many.
    Often,
    /// The address has had so many, whoever asked for them.
    Crowded,
}

/// How many links one account is sent, and one address, since a moment.
#[derive(Copy, Clone, Debug)]
pub struct MailLimit {
    /// In milliseconds since 1970.
    pub since: i64,
    /// At most.
    pub most: u32,
}

/// How long it is known what was sent, in milliseconds.
const KEPT: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// Where somebody may be written to.
    pub async fn mail(&self, guest: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT address FROM mails WHERE guest = $1");
        Ok(query.bind(guest).fetch_optional(&self.read).await?)
    }
    /// The address that somebody has still to show to be theirs.
    pub async fn mail_waiting(&self, guest: &str, now: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT address FROM mail_links WHERE guest = $1 AND what = 'confirm' \
                   AND until > $2 ORDER BY sent DESC LIMIT 1";
        let query = sqlx::query_scalar(sql).bind(guest).bind(now);
        Ok(query.fetch_optional(&self.read).await?)
    }
    /// Keeps a link that is to be sent, unless the account or the address has had enough of them. Whoever confirms an
    /// address has but one link for it: an older one is no longer good.
    pub async fn add_mail_link(
        &self,
        link: &MailLink<'_>,
        limit: MailLimit,
    ) -> Result<MailKept, StoreError> {
        let mut tx = self.read.begin().await?;
        // The first statement writes, so that no other writer comes between.
        let query = sqlx::query("DELETE FROM mail_links WHERE sent < $1");
        query.bind(link.sent - KEPT).execute(&mut *tx).await?;
        for (sql, who, full) in [
            (
                "SELECT COUNT(*) FROM mail_links WHERE guest = $1 AND sent > $2",
                link.guest,
                MailKept::Often,
            ),
            (
                "SELECT COUNT(*) FROM mail_links WHERE address = $1 AND sent > $2",
                link.address,
                MailKept::Crowded,
            ),
        ] {
            let query = sqlx::query_scalar(sql).bind(who).bind(limit.since);
            let count: i64 = query.fetch_one(&mut *tx).await?;
            if count >= i64::from(limit.most) {
                tx.rollback().await?;
                return Ok(full);
            }
        }
        let sql = "INSERT INTO mail_links (hash, guest, what, address, sent, until) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(sql).bind(link.hash).bind(link.guest);
        let query = query.bind(link.what.word()).bind(link.address);
        let query = query.bind(link.sent).bind(link.until);
        query.execute(&mut *tx).await?;
        if link.what == Errand::Confirm {
            let sql = "UPDATE mail_links SET until = 0 \
                       WHERE guest = $1 AND what = 'confirm' AND hash <> $2";
            let query = sqlx::query(sql).bind(link.guest).bind(link.hash);
            query.execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(MailKept::Kept)
    }
    /// Whose link this is, if it is still good.
    pub async fn mail_link(
        &self,
        hash: &str,
        what: Errand,
        now: i64,
    ) -> Result<Option<String>, StoreError> {
        let sql = "SELECT guest FROM mail_links WHERE hash = $1 AND what = $2 AND until > $3";
        let query = sqlx::query_scalar(sql).bind(hash).bind(what.word());
        Ok(query.bind(now).fetch_optional(&self.read).await?)
    }
    /// Uses up the link with which somebody gets in again, and every other such link of theirs; false if it was not
    /// good any more. Their address must still be the one that it was sent to.
    pub async fn use_recovery(
        &self,
        hash: &str,
        guest: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let mut tx = self.read.begin().await?;
        let sql = "UPDATE mail_links SET until = 0 WHERE hash = $1 AND guest = $2 \
                   AND what = 'recover' AND until > $3 \
                   AND address = (SELECT address FROM mails WHERE guest = $2)";
        let query = sqlx::query(sql).bind(hash).bind(guest).bind(now);
        let used = query.execute(&mut *tx).await?.rows_affected() == 1;
        if used {
            end_links(&mut tx, guest).await?;
        }
        tx.commit().await?;
        Ok(used)
    }
    /// Uses up the link that shows an address to be somebody's, who is written to there from now on: the address before
    /// and the new one. `None` if it was not good, or not theirs.
    pub async fn confirm_mail(
        &self,
        hash: &str,
        guest: &str,
        now: i64,
    ) -> Result<Option<(Option<String>, String)>, StoreError> {
        let mut tx = self.read.begin().await?;
        let sql = "UPDATE mail_links SET until = 0 WHERE hash = $1 AND guest = $2 \
                   AND what = 'confirm' AND until > $3";
        let query = sqlx::query(sql).bind(hash).bind(guest).bind(now);
        if query.execute(&mut *tx).await?.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(None);
        }
        let query = sqlx::query("SELECT address FROM mail_links WHERE hash = $1").bind(hash);
        let new: String = query.fetch_one(&mut *tx).await?.try_get(0)?;
        let query = sqlx::query_scalar("SELECT address FROM mails WHERE guest = $1");
        let old = query.bind(guest).fetch_optional(&mut *tx).await?;
        let sql = "INSERT INTO mails (guest, address, since) VALUES ($1, $2, $3) \
                   ON CONFLICT (guest) DO UPDATE SET address = excluded.address, since = excluded.since";
        let query = sqlx::query(sql).bind(guest).bind(&new).bind(now);
        query.execute(&mut *tx).await?;
        // What was sent to another address lets nobody in any more.
        end_links(&mut tx, guest).await?;
        tx.commit().await?;
        Ok(Some((old, new)))
    }
    /// Somebody is not written to any more; where they were.
    pub async fn drop_mail(&self, guest: &str) -> Result<Option<String>, StoreError> {
        let mut tx = self.read.begin().await?;
        end_links(&mut tx, guest).await?;
        let query = sqlx::query_scalar("SELECT address FROM mails WHERE guest = $1");
        let old = query.bind(guest).fetch_optional(&mut *tx).await?;
        let query = sqlx::query("DELETE FROM mails WHERE guest = $1");
        query.bind(guest).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(old)
    }
}

/// No link of theirs is good any more; that they were sent is remembered.
async fn end_links(
    tx: &mut sqlx::Transaction<'_, sqlx::Any>,
    guest: &str,
) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE mail_links SET until = 0 WHERE guest = $1");
    query.bind(guest).execute(&mut **tx).await?;
    Ok(())
}
