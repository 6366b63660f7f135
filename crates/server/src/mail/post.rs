//! The queue of letters, and who writes and sends them.

use super::letter::Words;
use super::relay::Mailing;
use super::smtp::deliver;
use super::{Letter, MailAddress};
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::{Problem, secret};
use parlour_store::{AccountKind, Errand, MailKept, MailLimit, MailLink};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

/// Letters that may wait to be written, and that are sent at the same time.
const MANY: usize = 256;
const TOGETHER: usize = 4;
/// Seconds before a mail server that did not take a letter is asked again.
const AGAIN: [u64; 3] = [5, 60, 600];
/// For how long a link is good, in milliseconds.
const CONFIRM: i64 = 24 * 60 * 60 * 1000;
const RECOVER: i64 = 30 * 60 * 1000;
/// Links that one account, or one address, is sent within a while.
const LINKS: u32 = 4;
const WHILE: i64 = 60 * 60 * 1000;

/// What is to be written.
#[derive(Debug)]
pub enum Errands {
    /// A link to an address that somebody says is theirs. The link is kept already.
    Confirm {
        /// Where.
        to: MailAddress,
        /// Of the link.
        secret: String,
    },
    /// A link for whoever has lost a password, if that account has that address.
    Recover {
        /// The name of an account, folded, or of none.
        folded: String,
        /// Where.
        to: MailAddress,
    },
    /// There is another password.
    Password {
        /// Whose.
        guest: String,
        /// The account's.
        name: String,
    },
    /// Somebody is no longer written to here.
    Address {
        /// Where they were.
        to: MailAddress,
        /// The account's.
        name: String,
    },
    /// The account is gone.
    Closed {
        /// Where they were written to.
        to: MailAddress,
        /// What it was called.
        name: String,
    },
}

/// Takes what is to be written.
#[derive(Clone)]
pub struct Post(mpsc::Sender<Errands>);

impl Post {
    /// Takes it and returns at once. Where too many wait nothing is written, and whoever wants a link asks again.
    pub fn put(&self, errand: Errands) {
        if self.0.try_send(errand).is_err() {
            tracing::warn!("too many letters wait; one is not written");
        }
    }
}

/// Writes letters and brings them to the mail server.
pub struct Postman {
    hall: Arc<Hall>,
    metrics: Arc<Metrics>,
    mailing: Arc<Mailing>,
    queue: mpsc::Receiver<Errands>,
}

impl Postman {
    /// A postman, and where to put what he is to write.
    pub fn new(hall: Arc<Hall>, metrics: Arc<Metrics>, mailing: Mailing) -> (Post, Postman) {
        let (sender, queue) = mpsc::channel(MANY);
        let postman = Postman {
            hall,
            metrics,
            mailing: Arc::new(mailing),
            queue,
        };
        (Post(sender), postman)
    }
    /// Works until the server stops; what waits by then is still sent, once.
    pub async fn work(mut self, mut closing: watch::Receiver<bool>) {
        let places = Arc::new(Semaphore::new(TOGETHER));
        let mut sending = JoinSet::new();
        loop {
            let errand = tokio::select! {
                errand = self.queue.recv() => errand,
                _ = closing.changed() => {
                    self.queue.close();
                    self.queue.recv().await
                }
            };
            let Some(errand) = errand else { break };
            let letter = match self.write(errand).await {
                Ok(Some(letter)) => letter,
                Ok(None) => continue,
                Err(why) => {
                    tracing::warn!(%why, "a letter was not written");
                    continue;
                }
            };
            let place = places.clone().acquire_owned().await;
            let (mailing, metrics) = (self.mailing.clone(), self.metrics.clone());
            let closing = closing.clone();
            sending.spawn(async move {
                let mut place = place.ok();
                for wait in AGAIN.iter().map(Some).chain([None]) {
                    if send(&mailing, &metrics, letter.clone()).await {
                        return;
                    }
                    drop(place.take());
                    let Some(seconds) = wait else { break };
                    let mut closing = closing.clone();
                    tokio::select! {
                        () = tokio::time::sleep(Duration::from_secs(*seconds)) => {}
                        _ = closing.wait_for(|closing| *closing) => break,
                    }
                }
                metrics.letters_failed.fetch_add(1, Relaxed);
            });
            while sending.try_join_next().is_some() {}
        }
        while sending.join_next().await.is_some() {}
    }
    async fn write(&self, errand: Errands) -> Result<Option<Letter>, Problem> {
        let now = self.hall.clock.now().day;
        let letter = |to: MailAddress, words: Words<'_>| words.letter(to, &self.mailing, now);
        Ok(match errand {
            Errands::Confirm { to, secret } => Some(letter(to, Words::Confirm { secret: &secret })),
            Errands::Recover { folded, to } => {
                let secret = secret::token();
                let name = self.recover(&folded, &to, &secret, now).await?;
                name.map(|name| {
                    let words = Words::Recover {
                        name: &name,
                        secret: &secret,
                    };
                    letter(to, words)
                })
            }
            Errands::Password { guest, name } => {
                let to = self.hall.store.mail(&guest).await?;
                let to = to.and_then(|to| MailAddress::read(&to));
                to.map(|to| letter(to, Words::Password { name: &name }))
            }
            Errands::Address { to, name } => Some(letter(to, Words::Address { name: &name })),
            Errands::Closed { to, name } => Some(letter(to, Words::Closed { name: &name })),
        })
    }
    /// Keeps a link for whoever has this name and this address; their name as they write it. `None` where there is
    /// nobody, or where they have had enough letters.
    async fn recover(
        &self,
        folded: &str,
        to: &MailAddress,
        secret: &str,
        now: i64,
    ) -> Result<Option<String>, Problem> {
        let store = &self.hall.store;
        let account = store.account_by_name(folded).await?;
        let account = account.filter(|one| one.kind == AccountKind::Person && !one.banned);
        let Some(account) = account else {
            return Ok(None);
        };
        if store.mail(&account.id).await?.as_deref() != Some(to.as_str()) {
            return Ok(None);
        }
        let link = MailLink {
            hash: &secret::hash(secret),
            guest: &account.id,
            what: Errand::Recover,
            address: to.as_str(),
            sent: now,
            until: now + RECOVER,
        };
        let kept = store.add_mail_link(&link, limit(now)).await?;
        Ok((kept == MailKept::Kept).then_some(account.name))
    }
}

/// How many links may be sent.
fn limit(now: i64) -> MailLimit {
    MailLimit {
        since: now - WHILE,
        most: LINKS,
    }
}

impl Hall {
    /// Keeps a link by which somebody shows an address to be theirs; its secret, if it was kept.
    pub async fn confirmation(
        &self,
        guest: &str,
        to: &MailAddress,
    ) -> Result<(MailKept, String), Problem> {
        let (secret, now) = (secret::token(), self.clock.now().day);
        let link = MailLink {
            hash: &secret::hash(&secret),
            guest,
            what: Errand::Confirm,
            address: to.as_str(),
            sent: now,
            until: now + CONFIRM,
        };
        let kept = self.store.add_mail_link(&link, limit(now)).await?;
        Ok((kept, secret))
    }
}

/// Tries once; true when nothing more is to be done.
async fn send(mailing: &Arc<Mailing>, metrics: &Metrics, letter: Letter) -> bool {
    let by = mailing.clone();
    let sent = move || deliver(&by.relay, &by.from, &letter);
    match tokio::task::spawn_blocking(sent).await {
        Ok(Ok(())) => {
            metrics.letters.fetch_add(1, Relaxed);
            true
        }
        Ok(Err(why)) if why.may_pass() => {
            tracing::warn!(%why, "a letter waits");
            false
        }
        Ok(Err(why)) => {
            tracing::warn!(%why, "a letter is given up");
            metrics.letters_failed.fetch_add(1, Relaxed);
            true
        }
        Err(why) => {
            tracing::warn!(%why, "a letter was not sent");
            false
        }
    }
}
