//! The post: acts for matches that other servers keep, and theirs for ours.
//!
//! A letter counts as sent until its answer has been read. Whenever the line to the database was lost all
//! of them are sent again under the same number; those to a server that has gone are taken back first and
//! then given to whoever keeps the match by now. So each is done once or refused, never both.

use super::{Errand, Returned};
use crate::hall::Hall;
use crate::keeper::{Asked, Command, Replies};
use crate::{Moment, Problem, secret};
use parlour_store::{Answer, Letter, StoreError};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// How long an act may be on its way before it is given up.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often one looks without having been told.
const ROUND: Duration = Duration::from_secs(1);

/// Letters on their way.
#[derive(Default)]
pub struct Post {
    sent: Mutex<HashMap<String, Sent>>,
    /// Numbers of letters from others that are being done.
    doing: Mutex<HashSet<String>>,
    /// Something is to be posted.
    outgoing: Notify,
    /// Letters may have come, or answers.
    incoming: Notify,
    letters: AtomicBool,
    answers: AtomicBool,
}

struct Sent {
    letter: Letter,
    errand: Errand,
    replies: Replies,
    at: Instant,
    /// Is it in the database, as far as we know?
    posted: bool,
}

impl Post {
    fn sent(&self) -> MutexGuard<'_, HashMap<String, Sent>> {
        self.sent.lock().expect("nobody panics with the letters")
    }
    fn doing(&self) -> MutexGuard<'_, HashSet<String>> {
        self.doing.lock().expect("nobody panics with the letters")
    }
    /// Sends something to the server that keeps the match.
    pub fn send(&self, hall: &Hall, id: &str, keeper: &str, asked: Asked, replies: Replies) {
        let Asked {
            guest,
            errand,
            arrived,
            ..
        } = asked;
        let letter = Letter {
            number: secret::token(),
            id: id.to_owned(),
            sender: hall.store.server().to_owned(),
            keeper: keeper.to_owned(),
            guest,
            body: serde_json::to_string(&errand).expect("plain data"),
            day: arrived.day,
            served: arrived.served,
        };
        let number = letter.number.clone();
        let sent = Sent {
            letter,
            errand,
            replies,
            at: Instant::now(),
            posted: false,
        };
        self.sent().insert(number, sent);
        hall.metrics.forwarded.fetch_add(1, Relaxed);
        self.outgoing.notify_one();
    }
    /// There may be letters from others.
    pub fn expect_letters(&self) {
        self.letters.store(true, Relaxed);
        self.incoming.notify_one();
    }
    /// There may be answers to ours.
    pub fn expect_answers(&self) {
        self.answers.store(true, Relaxed);
        self.incoming.notify_one();
    }
    /// Nothing that was sent is certain to have arrived.
    pub fn send_again(&self) {
        self.sent()
            .values_mut()
            .for_each(|sent| sent.posted = false);
        self.outgoing.notify_one();
        self.expect_letters();
        self.expect_answers();
    }
    /// Somebody else's letter is no longer being done.
    pub fn put_down(&self, number: &str) {
        self.doing().remove(number);
    }
}

/// Posts what is to be posted, as many letters at once as there are.
pub async fn post(hall: Arc<Hall>) {
    loop {
        let post = &hall.post;
        let new = |sent: &&Sent| !sent.posted;
        let letters: Vec<Letter> = {
            let sent = post.sent();
            sent.values()
                .filter(new)
                .map(|s| s.letter.clone())
                .collect()
        };
        if letters.is_empty() {
            post.outgoing.notified().await;
            continue;
        }
        match hall.store.post(&letters).await {
            Ok(()) => {
                let mut sent = post.sent();
                for letter in letters {
                    if let Some(sent) = sent.get_mut(&letter.number) {
                        sent.posted = true;
                    }
                }
            }
            Err(why) => {
                tracing::warn!(%why, "letters wait");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

/// Reads what has come, and gives up what takes too long.
pub async fn collect(hall: Arc<Hall>) {
    loop {
        let told = tokio::time::timeout(ROUND, hall.post.incoming.notified()).await;
        let (letters, answers) = (
            hall.post.letters.swap(false, Relaxed) || told.is_err(),
            hall.post.answers.swap(false, Relaxed) || told.is_err(),
        );
        let done = async {
            if answers {
                hand_out(&hall).await?;
            }
            if letters {
                take_in(&hall).await?;
            }
            take_back(&hall).await
        };
        if let Err(why) = done.await {
            tracing::warn!(%why, "the post was not collected");
            hall.post.expect_letters();
            hall.post.expect_answers();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// Answers to our letters.
async fn hand_out(hall: &Arc<Hall>) -> Result<(), StoreError> {
    if hall.post.sent().is_empty() {
        return Ok(());
    }
    let answers = hall.store.answers().await?;
    if answers.is_empty() {
        return Ok(());
    }
    let numbers: Vec<String> = answers.iter().map(|(number, _)| number.clone()).collect();
    for (number, text) in answers {
        let Some(sent) = hall.post.sent().remove(&number) else {
            continue;
        };
        match serde_json::from_str(&text) {
            Ok(Returned::Done(done)) => sent.replies.send(Ok(done)),
            Ok(Returned::No { status, error }) => {
                sent.replies.send(Err(Problem::Elsewhere(status, error)));
            }
            Ok(Returned::Moved) => ask_again(hall, sent),
            Err(_) => sent.replies.send(Err(Problem::Broken)),
        }
    }
    hall.store.throw_away(&numbers).await
}

/// Letters of others for matches that we keep.
async fn take_in(hall: &Arc<Hall>) -> Result<(), StoreError> {
    for letter in hall.store.letters().await? {
        if !hall.post.doing().insert(letter.number.clone()) {
            continue;
        }
        let number = letter.number.clone();
        let errand = serde_json::from_str(&letter.body);
        let told = match errand {
            Ok(errand) => {
                let asked = Asked {
                    guest: letter.guest.clone(),
                    errand,
                    arrived: Moment {
                        day: letter.day,
                        served: letter.served,
                    },
                    letter: Some((letter.number.clone(), letter.sender.clone())),
                };
                let id = letter.id.clone();
                hall.send(&id, Command::Ask(Box::new(asked), None))
            }
            Err(why) => Err(Problem::Bad(why.to_string())),
        };
        if let Err(why) = told {
            hall.post.put_down(&number);
            send_back(hall, number, letter.sender, &Returned::of(&Err(why))).await;
        }
    }
    Ok(())
}

/// Letters that nobody answers: their keeper has gone, or it takes too long.
async fn take_back(hall: &Arc<Hall>) -> Result<(), StoreError> {
    let alive = hall.alive();
    let lost = |sent: &Sent| !alive.contains(&sent.letter.keeper);
    let late = |sent: &Sent| sent.at.elapsed() > PATIENCE;
    let numbers: Vec<String> = {
        let sent = hall.post.sent();
        let hopeless = sent.iter().filter(|(_, sent)| lost(sent) || late(sent));
        hopeless.map(|(number, _)| number.clone()).collect()
    };
    if numbers.is_empty() {
        return Ok(());
    }
    hall.store.withdraw(&numbers).await?;
    // Those that were answered all the same are done.
    hand_out(hall).await?;
    for number in numbers {
        let Some(sent) = hall.post.sent().remove(&number) else {
            continue;
        };
        match late(&sent) {
            true => sent.replies.send(Err(Problem::Unavailable)),
            false => ask_again(hall, sent),
        }
    }
    Ok(())
}

/// The table here finds out who keeps the match by now.
fn ask_again(hall: &Arc<Hall>, sent: Sent) {
    let Letter {
        id,
        guest,
        day,
        served,
        ..
    } = sent.letter;
    let asked = Asked {
        guest,
        errand: sent.errand,
        arrived: Moment { day, served },
        letter: None,
    };
    // Whoever cannot be asked answers that by itself: the command is dropped, and its reply with it.
    let _ = hall.send(&id, Command::Ask(Box::new(asked), Some(sent.replies)));
}

/// Tells the sender of a letter that it was not done here.
pub async fn send_back(hall: &Hall, number: String, sender: String, returned: &Returned) {
    let body = returned.text();
    let answer = Answer {
        number,
        sender,
        body,
    };
    if let Err(why) = hall.store.send_back(&answer).await {
        tracing::warn!(%why, "a letter was not sent back");
    }
}
