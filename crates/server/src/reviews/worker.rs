//! Whoever works off the queue: claims a review, thinks (beside play at the lowest priority), writes what was found.

use crate::House;
use crate::keeper::Live;
use parlour_bots::{Limits, ReviewError, review};
use parlour_core::{Table, Watch};
use parlour_store::{ReviewClaim, Store, StoreError};
use parlour_wire::ReviewTold;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::{Notify, oneshot, watch};

/// How long one without work waits before it looks again.
const IDLE: Duration = Duration::from_secs(1);
/// How often a claim is renewed, at least.
const CARE: Duration = Duration::from_secs(1);

/// One who works off reviews.
pub struct Worker {
    /// Where they are.
    pub store: Store,
    /// The games it knows.
    pub house: Arc<House>,
    /// What it is called among others; a new name for every run.
    pub name: String,
    /// How long its claims last if it is not heard of.
    pub lease: Duration,
    /// Does it let everybody else on this machine go first?
    pub gives_way: bool,
}

/// What became of a claim.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Worked {
    /// The review of this match, of so many moves, is there.
    Done(String, usize),
    /// There is none, for this reason.
    Failed(String, String),
    /// Somebody else has it by now, or will.
    Left,
}

impl Worker {
    /// Works until it is told to stop, or, if it works only `once`, until nothing waits. Whoever asks for a
    /// review rings; `tell` hears what became of each.
    pub async fn run(
        self,
        bell: Arc<Notify>,
        mut closing: watch::Receiver<bool>,
        once: bool,
        tell: impl Fn(Worked),
    ) {
        while !*closing.borrow() {
            match self.work(&mut closing).await {
                Ok(Some(worked)) => {
                    tell(worked);
                    continue;
                }
                Ok(None) if once => break,
                Ok(None) => {}
                Err(why) => tracing::warn!(%why, "reviews wait"),
            }
            tokio::select! {
                () = bell.notified() => {}
                () = tokio::time::sleep(IDLE) => {}
                _ = closing.changed() => {}
            }
        }
    }
    /// Does one review; `None` if none waits.
    async fn work(
        &self,
        closing: &mut watch::Receiver<bool>,
    ) -> Result<Option<Worked>, StoreError> {
        let Some(claim) = self.store.claim_review(&self.name, self.lease).await? else {
            return Ok(None);
        };
        let id = claim.id.clone();
        let events = self.store.events(&id).await?;
        let found = match Live::load(&self.house, id.clone(), events) {
            Ok(live) => match live.finished() {
                Some(table) => self.think(&claim, table, closing).await?,
                None => Some(Err("the match is not over".into())),
            },
            Err(why) => Some(Err(why.to_string())),
        };
        let Some(found) = found else {
            return Ok(Some(Worked::Left));
        };
        let text = found.as_ref().map(|(text, _)| text.as_str());
        let written = self
            .store
            .finish_review(&claim, text.map_err(String::as_str))
            .await?;
        Ok(Some(match found {
            _ if !written => Worked::Left,
            Ok((_, plies)) => Worked::Done(id, plies),
            Err(why) => Worked::Failed(id, why),
        }))
    }
    /// The review as JSON and its number of moves, or why there is none; `None` where it was left to
    /// others.
    async fn think(
        &self,
        claim: &ReviewClaim,
        table: Box<dyn Table>,
        closing: &mut watch::Receiver<bool>,
    ) -> Result<Option<Result<(String, usize), String>>, StoreError> {
        let done = Arc::new(AtomicU32::new(0));
        let (gone, total) = (done.clone(), table.ply() as u64);
        let watch = Watch::with_report(move |progress| {
            // A table that has to be made first counts something else.
            if progress.total == Some(total) {
                gone.store(progress.done as u32, Relaxed);
            }
        });
        let thinking = watch.clone();
        let (tell, mut answer) = oneshot::channel();
        let gives_way = self.gives_way;
        let think = move || {
            if gives_way {
                give_way();
            }
            let found = review(&*table, &Limits::default(), &thinking);
            let told = found.map(|found| {
                let told = ReviewTold::of(&*table, &found);
                let text = serde_json::to_string(&told).expect("a review is plain data");
                (text, found.plies.len())
            });
            // Nobody waits any more for one that was stopped.
            let _ = tell.send(told);
        };
        let thread = std::thread::Builder::new().name("review".into());
        if let Err(why) = thread.spawn(think) {
            self.store.release_review(claim).await?;
            tracing::warn!(%why, "no thread for a review");
            return Ok(None);
        }
        loop {
            tokio::select! {
                found = &mut answer => return Ok(match found {
                    Ok(Ok(found)) => Some(Ok(found)),
                    Ok(Err(ReviewError::Bot(why))) => Some(Err(why.to_string())),
                    Ok(Err(ReviewError::Stopped)) => None,
                    Err(_) => Some(Err("the review broke off".into())),
                }),
                () = tokio::time::sleep(CARE.min(self.lease / 3)) => {
                    let renewed = self.store.renew_review(claim, done.load(Relaxed), self.lease).await;
                    // A database that does not answer may do so again before the lease ends.
                    if matches!(renewed, Ok(false)) {
                        watch.stop();
                    }
                }
                _ = closing.changed() => {
                    watch.stop();
                    self.store.release_review(claim).await?;
                    return Ok(None);
                }
            }
        }
    }
}

/// Lets everybody else on this machine go first: bots that play, and whoever serves.
pub(crate) fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::setpriority_process(None, 19) {
        tracing::debug!(%why, "work beside play has the usual priority");
    }
}
