//! When somebody goes for good, or gets another name: what tournaments tell of them.

use super::TRIES;
use super::view::card_body;
use crate::Problem;
use crate::hall::Hall;
use parlour_tournaments::{Event, Member, Phase, Tournament};

impl Hall {
    /// Puts another name in the place of somebody's in every tournament that they run or have entered; what happened
    /// is otherwise left as it is.
    pub(crate) async fn rename_in_tournaments(
        &self,
        player: &str,
        name: &str,
    ) -> Result<(), Problem> {
        for id in self.store.tournaments_ever_of(player).await? {
            for _ in 0..TRIES {
                if self.rename_in(&id, player, name).await? {
                    break;
                }
            }
            self.tournaments.forget(&id).await;
        }
        Ok(())
    }
    /// False if something happened meanwhile.
    async fn rename_in(&self, id: &str, player: &str, name: &str) -> Result<bool, Problem> {
        let (mut changed, mut known) = (Vec::new(), None);
        let rows = self.store.tournament_events(id, 0).await?;
        for (seq, (at, body)) in (0..).zip(&rows) {
            let event: Result<Event, _> = serde_json::from_str(body);
            let mut event = event.map_err(|why| {
                tracing::error!(id, %why, "a stored tournament cannot be read");
                Problem::Broken
            })?;
            if rename(&mut event, player, name) {
                changed.push((seq, serde_json::to_string(&event).expect("plain data")));
            }
            match (&mut known, event) {
                (None, Event::Created(plan)) => known = Some(Tournament::new(plan)),
                (None, _) => return Err(Problem::Broken),
                (Some(known), event) => known.apply(&event, *at),
            }
        }
        let Some(known) = known.filter(|_| !changed.is_empty()) else {
            return Ok(true);
        };
        let (count, card) = (rows.len() as u32, card_body(&known));
        let reworded = self.store.reword_tournament(id, count, &changed, &card);
        Ok(reworded.await?)
    }
    /// Withdraws somebody from every tournament that is not over.
    pub(crate) async fn withdraw_everywhere(&self, player: &str) -> Result<(), Problem> {
        for id in self.store.tournaments_ever_of(player).await? {
            let act = |known: &Tournament| {
                let open = matches!(known.phase(), Phase::Open | Phase::Running);
                let own = known.entrant_of(player).filter(|_| open);
                let withdrawn = own.and_then(|number| known.withdraw(number).ok());
                Ok(withdrawn.into_iter().collect())
            };
            self.change_tournament(&id, None, act).await?;
        }
        Ok(())
    }
}

fn rename(event: &mut Event, player: &str, to: &str) -> bool {
    match event {
        Event::Created(plan) if plan.by == player => to.clone_into(&mut plan.host),
        Event::Entered { name, members, .. } => {
            // An entrant is called as whoever entered first.
            if members.first().and_then(Member::account) == Some(player) {
                to.clone_into(name);
            }
            let renamed = members.iter_mut().map(|one| rename_member(one, player, to));
            return renamed.fold(false, |any, one| any | one);
        }
        Event::Joined { member, .. } => return rename_member(member, player, to),
        _ => return false,
    }
    true
}

fn rename_member(member: &mut Member, player: &str, to: &str) -> bool {
    match member {
        Member::Account { id, name, .. } if id == player => {
            to.clone_into(name);
            true
        }
        _ => false,
    }
}
