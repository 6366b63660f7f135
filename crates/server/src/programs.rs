//! Which accounts are programs, so that they are marked wherever their name stands.

use crate::hall::Hall;
use parlour_store::StoreError;
use std::collections::HashSet;
use std::sync::{Arc, RwLock};

/// Ids of all accounts of kind bot, the same for all who have it.
#[derive(Clone, Debug, Default)]
pub struct Programs(Arc<RwLock<HashSet<String>>>);

impl Programs {
    /// Is this guest a program?
    pub fn has(&self, guest: &str) -> bool {
        let known = self.0.read().expect("nobody panics with the list");
        known.contains(guest)
    }
    /// One more.
    pub fn add(&self, guest: &str) {
        let mut known = self.0.write().expect("nobody panics with the list");
        known.insert(guest.to_owned());
    }
    fn learn(&self, all: Vec<String>) {
        let mut known = self.0.write().expect("nobody panics with the list");
        *known = all.into_iter().collect();
    }
}

impl Hall {
    /// Reads who is a program.
    pub(crate) async fn read_programs(&self) -> Result<(), StoreError> {
        self.programs.learn(self.store.bot_ids().await?);
        Ok(())
    }
}
