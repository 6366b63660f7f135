//! What somebody may do at tables: whoever is muted says nothing, and nobody has the name of an account but its
//! owner.

use super::Sitting;
use crate::wire::Request;
use crate::{Problem, Site, manners, secret};
use parlour_store::{Account, Guest};

/// What a newcomer is called.
pub fn new_name() -> String {
    format!("Guest {}", 1000 + secret::below(9000))
}

impl Site {
    /// Whoever does this at a table, if they may.
    pub async fn at_table(&self, who: Sitting, act: &Request) -> Result<Guest, Problem> {
        self.may(who.muted, act)?;
        match act {
            Request::Sit { .. } => self.own_name(who.guest, who.account.as_ref()).await,
            _ => Ok(who.guest),
        }
    }
    fn may(&self, muted: i64, act: &Request) -> Result<(), Problem> {
        let talks = matches!(act, Request::Say { .. } | Request::Signal { .. });
        match talks && muted > self.hall.clock.now().day {
            true => Err(Problem::Forbidden(
                "you are muted for now: you may play, not talk",
            )),
            false => Ok(()),
        }
    }
    /// The guest who sits down: one whose name belongs to an account by now has another.
    pub async fn own_name(
        &self,
        guest: Guest,
        account: Option<&Account>,
    ) -> Result<Guest, Problem> {
        if account.is_some() || !self.is_taken(&guest.name).await? {
            return Ok(guest);
        }
        let name = new_name();
        let guest = Guest { name, ..guest };
        self.hall.store.rename_guest(&guest).await?;
        Ok(guest)
    }
    /// Is this the name of an account, or was it?
    pub async fn is_taken(&self, name: &str) -> Result<bool, Problem> {
        let key = manners::key(name);
        let hash = secret::hash(&key);
        Ok(self.hall.store.is_name_taken(&key, &hash).await?)
    }
}
