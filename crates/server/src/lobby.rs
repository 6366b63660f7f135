//! The lobby: who waits for company, what can be watched, and how those who look hear of changes.

use crate::wire::{self, Written};
use crate::{Problem, Site};
use parlour_store::{Card, Phase, Sitter};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{Notify, watch};

/// Matches in one part of the lobby.
const PART: u32 = 50;

/// Of those that one guest has set up.
const EACH: u32 = 5;

/// Says when something has changed, and keeps the lists that everybody sees.
pub struct Lobby {
    /// Grows when a listed match changes.
    listed: watch::Sender<u64>,
    /// The same for the matches of every guest who listens.
    guests: Mutex<HashMap<String, Own>>,
    /// Matches that other servers have changed and that were not looked at yet.
    afar: Mutex<HashSet<String>>,
    heard: Notify,
    /// The lists, and how far `listed` had grown when they were read.
    lists: tokio::sync::Mutex<(u64, Arc<Lists>)>,
}

/// The matches of a guest who listens.
struct Own {
    /// Grows when one of them changes.
    changed: watch::Sender<u64>,
    /// Those that were shown last.
    shown: HashSet<String>,
}

/// What everybody sees.
#[derive(Default)]
struct Lists {
    open: Vec<Entry>,
    live: Vec<Entry>,
}

/// A match, and how it reads for somebody who has no seat at it.
struct Entry(Card, Written);

/// Somebody who listens for changes.
pub struct Ear {
    listed: watch::Receiver<u64>,
    own: Option<watch::Receiver<u64>>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby {
            listed: watch::Sender::new(1),
            guests: Mutex::default(),
            afar: Mutex::default(),
            heard: Notify::new(),
            lists: tokio::sync::Mutex::default(),
        }
    }
}

impl Lobby {
    fn guests(&self) -> MutexGuard<'_, HashMap<String, Own>> {
        self.guests.lock().expect("nobody panics with the list")
    }
    fn afar(&self) -> MutexGuard<'_, HashSet<String>> {
        self.afar.lock().expect("nobody panics with the list")
    }
    /// Another server has changed a match.
    pub fn hear(&self, id: String) {
        if self.listed.receiver_count() == 0 {
            // Whoever comes reads anew.
            self.listed.send_modify(|n| *n += 1);
            return;
        }
        self.afar().insert(id);
        self.heard.notify_one();
    }
    /// Other servers may have changed anything.
    pub fn hear_all(&self) {
        self.listed.send_modify(|n| *n += 1);
        let guests = self.guests();
        guests
            .values()
            .for_each(|own| own.changed.send_modify(|n| *n += 1));
    }
    /// Waits for matches that other servers have changed.
    pub async fn heard(&self) -> Vec<String> {
        loop {
            let ids = std::mem::take(&mut *self.afar());
            if !ids.is_empty() {
                return ids.into_iter().collect();
            }
            self.heard.notified().await;
        }
    }
    /// A match has changed, on disk; `before` sat there until now.
    pub fn notice(&self, card: &Card, before: &[Sitter]) {
        if card.listed {
            self.listed.send_modify(|n| *n += 1);
        }
        let guests = self.guests();
        if guests.is_empty() {
            return;
        }
        let sitters = card.players.iter().chain(before);
        for guest in sitters.filter_map(Sitter::guest) {
            if let Some(own) = guests.get(guest) {
                own.changed.send_modify(|n| *n += 1);
            }
        }
    }
    /// Something that is no match has changed for a guest.
    pub fn stir(&self, guest: &str) {
        if let Some(own) = self.guests().get(guest) {
            own.changed.send_modify(|n| *n += 1);
        }
    }
    /// The same, where another server knows who sat there.
    pub fn notice_afar(&self, card: &Card) {
        self.notice(card, &[]);
        let guests = self.guests();
        for own in guests.values().filter(|own| own.shown.contains(&card.id)) {
            own.changed.send_modify(|n| *n += 1);
        }
    }
    /// A guest who listens was shown these matches.
    fn note_shown(&self, guest: &str, cards: &[Card]) {
        if let Some(own) = self.guests().get_mut(guest) {
            own.shown = cards.iter().map(|card| card.id.clone()).collect();
        }
    }
    /// Listens for what concerns this caller.
    pub fn listen(&self, guest: Option<&str>) -> Ear {
        let own = guest.map(|guest| {
            let mut guests = self.guests();
            guests.retain(|_, own| own.changed.receiver_count() > 0);
            let own = guests.entry(guest.to_owned()).or_insert_with(|| Own {
                changed: watch::Sender::new(1),
                shown: HashSet::new(),
            });
            own.changed.subscribe()
        });
        let listed = self.listed.subscribe();
        Ear { listed, own }
    }
}

impl Ear {
    /// Waits until something has changed since the last time.
    pub async fn changed(&mut self) {
        let own = async {
            if let Some(own) = &mut self.own
                && own.changed().await.is_ok()
            {
                return;
            }
            std::future::pending().await
        };
        tokio::select! {
            _ = self.listed.changed() => {}
            () = own => {}
        }
    }
    /// All changes so far are known.
    pub fn catch_up(&mut self) {
        self.listed.borrow_and_update();
        if let Some(own) = &mut self.own {
            own.borrow_and_update();
        }
    }
}

impl Site {
    /// The lobby for this caller.
    pub async fn lobby(&self, guest: Option<&str>) -> Result<wire::Lobby, Problem> {
        let lists = self.lists().await?;
        let told = |entries: &[Entry]| {
            let told = entries.iter().map(|Entry(card, anybody)| {
                let own = guest.is_some() && card.players.iter().any(|s| s.guest() == guest);
                match own {
                    true => self.written(card, guest),
                    false => anybody.clone(),
                }
            });
            told.collect()
        };
        let mine = match guest {
            Some(guest) => self.hall.store.unfinished_of(guest, PART).await?,
            None => Vec::new(),
        };
        if let Some(guest) = guest.filter(|_| self.hall.store.is_shared()) {
            self.hall.lobby.note_shown(guest, &mine);
        }
        let (people, tables) = self.presence.count();
        let live = lists.live.iter();
        let watchers = live.map(|Entry(card, _)| (card.id.clone(), self.presence.watchers(card)));
        let watchers = watchers.filter(|(_, n)| *n > 0);
        Ok(wire::Lobby {
            open: told(&lists.open),
            live: told(&lists.live),
            mine: mine.iter().map(|card| self.written(card, guest)).collect(),
            people,
            tables,
            watchers: watchers.collect(),
        })
    }
    fn written(&self, card: &Card, guest: Option<&str>) -> Written {
        Written::new(&self.card(card, guest))
    }
    /// The lists that everybody sees, read at most once a change.
    async fn lists(&self) -> Result<Arc<Lists>, Problem> {
        let lobby = &self.hall.lobby;
        let mut lists = lobby.lists.lock().await;
        let version = *lobby.listed.borrow();
        if lists.0 < version {
            let store = &self.hall.store;
            let entries = |cards: Vec<Card>| {
                let entry = |card: Card| {
                    let anybody = self.written(&card, None);
                    Entry(card, anybody)
                };
                cards.into_iter().map(entry).collect()
            };
            let open = entries(store.listed(Phase::Waiting, EACH, PART).await?);
            let live = entries(store.listed(Phase::Playing, EACH, PART).await?);
            *lists = (version, Arc::new(Lists { open, live }));
        }
        Ok(lists.1.clone())
    }
}
