//! What a keeper is asked to do, and how whoever asked hears of it.

use super::acts::Then;
use super::run::{Keeper, Lost};
use super::standing::Role;
use crate::servers::{Errand, Returned, send_back};
use crate::wire::{Done, Request};
use crate::{Moment, Problem};
use parlour_store::{Answer, Guest};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How long one tries to do something while the database comes and goes.
const PATIENCE: Duration = Duration::from_secs(12);

/// Something to be done by the keeper of a match.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Who wants it.
    pub guest: Guest,
    /// What.
    pub errand: Errand,
    /// When it arrived.
    pub arrived: Moment,
    /// Number and sender of the letter that asks for it, where another server does.
    pub letter: Option<(String, String)>,
}

/// Where the answer goes. Whoever asked may have gone.
pub struct Replies(pub oneshot::Sender<Result<Done, Problem>>);

impl Replies {
    /// Answers.
    pub fn send(self, result: Result<Done, Problem>) {
        let _ = self.0.send(result);
    }
}

impl Asked {
    /// The letter's answer, where there is one to give.
    fn answer(&self, result: &Result<Done, Problem>) -> Option<Answer> {
        let (number, sender) = self.letter.clone()?;
        let body = Returned::of(result).text();
        Some(Answer {
            number,
            sender,
            body,
        })
    }
}

impl Keeper {
    /// Does what is asked, or has it done by whoever keeps the match.
    pub(super) async fn serve(
        &mut self,
        asked: Asked,
        replies: Option<Replies>,
    ) -> Result<(), Lost> {
        let letter = asked.letter.clone();
        let served = self.serve_now(asked, replies).await;
        if let Some((number, _)) = letter {
            self.hall.post.put_down(&number);
        }
        served
    }
    async fn serve_now(
        &mut self,
        mut asked: Asked,
        mut replies: Option<Replies>,
    ) -> Result<(), Lost> {
        let begun = Instant::now();
        loop {
            if let Role::Follows(keeper) = &self.role {
                if keeper.is_empty() {
                    self.take().await?;
                    if begun.elapsed() < PATIENCE {
                        continue;
                    }
                } else {
                    self.pass(keeper.clone(), asked, replies).await;
                }
                return Ok(());
            }
            match self.do_it(&asked, &mut replies).await {
                Err(Lost) if self.hall.store.is_shared() => self.recover().await?,
                done => return done,
            }
            // A letter that is not answered comes again.
            if asked.letter.is_some() || begun.elapsed() > PATIENCE {
                if let Some(replies) = replies {
                    replies.send(Err(Problem::Unavailable));
                }
                return Ok(());
            }
            // While nobody could write no time passed.
            asked.arrived.served = asked.arrived.served.min(self.hall.clock.now().served);
        }
    }
    async fn pass(&mut self, keeper: String, asked: Asked, replies: Option<Replies>) {
        match (asked.letter.clone(), replies) {
            (Some((number, sender)), _) => {
                send_back(&self.hall, number, sender, &Returned::Moved).await;
            }
            (None, Some(replies)) => {
                let (hall, id) = (&self.hall, &self.live.id);
                hall.post.send(hall, id, &keeper, asked, replies);
            }
            (None, None) => {}
        }
    }
    /// Does it as the keeper: writes what happened, answers, tells everybody.
    async fn do_it(&mut self, asked: &Asked, replies: &mut Option<Replies>) -> Result<(), Lost> {
        let begun = Instant::now();
        let Asked {
            guest,
            errand,
            arrived,
            ..
        } = asked;
        for seat in self.live.seats_of(&guest.id).iter() {
            self.live.seating.set_seen(seat, self.live.time.served);
        }
        self.let_clock_fall(*arrived).await?;
        let then = match errand.clone() {
            Errand::Act(act) => self.live.act(guest, act, *arrived),
            Errand::Sit { seat, secret } => {
                self.live.sit(guest, seat, Some(&secret), self.live.time)
            }
        };
        let then = match then {
            Ok(then) => then,
            Err(why) => return self.answer(asked, replies, Err(why)).await,
        };
        if then == Then::Rematch && self.set_up_rematch().await.is_err() {
            return Err(Lost);
        }
        let done = Ok(self.live.done(then == Then::Repeated));
        match self.save(asked.answer(&done)).await? {
            Some(events) => {
                if let Some(replies) = replies.take() {
                    replies.send(done);
                }
                self.tell(events);
            }
            None => self.answer(asked, replies, done).await?,
        }
        if matches!(errand, Errand::Act(Request::Move { .. })) {
            self.hall.metrics.saving.add(begun.elapsed());
        }
        Ok(())
    }
    /// Answers what changed nothing.
    async fn answer(
        &mut self,
        asked: &Asked,
        replies: &mut Option<Replies>,
        result: Result<Done, Problem>,
    ) -> Result<(), Lost> {
        if let Some(answer) = asked.answer(&result) {
            let (fence, id) = (self.fence(), self.live.id.clone());
            let answered = self.hall.store.answer(fence, &id, answer).await;
            return answered.map_err(|_| Lost);
        }
        if let Some(replies) = replies.take() {
            replies.send(result);
        }
        Ok(())
    }
}
