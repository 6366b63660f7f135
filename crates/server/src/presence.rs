//! Who is here: everybody with an open line, and the table they look at.

use crate::limits::Asker;
use parlour_store::{Card, Sitter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::watch;

/// Everybody who is here.
pub struct Presence {
    here: Mutex<Here>,
    /// Grows when somebody comes or goes.
    changed: watch::Sender<u64>,
}

/// Lines of each person, and of each at every table.
#[derive(Default)]
struct Here {
    people: HashMap<Person, usize>,
    tables: HashMap<String, HashMap<Person, usize>>,
}

/// Somebody who can be told from others: a guest, or all strangers of an address.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
enum Person {
    Guest(String),
    Stranger(IpAddr),
}

/// Somebody is here for as long as this is kept.
pub struct Stay {
    presence: Arc<Presence>,
    person: Person,
    table: Option<String>,
}

impl Default for Presence {
    fn default() -> Presence {
        Presence {
            here: Mutex::default(),
            changed: watch::Sender::new(0),
        }
    }
}

impl Presence {
    fn here(&self) -> MutexGuard<'_, Here> {
        self.here.lock().expect("nobody panics with the list")
    }
    /// Somebody has come, to a table or to no one.
    pub fn enter(self: &Arc<Presence>, asker: &Asker, table: Option<&str>) -> Stay {
        let person = match &asker.guest {
            Some(guest) => Person::Guest(guest.clone()),
            None => Person::Stranger(asker.from),
        };
        let mut here = self.here();
        *here.people.entry(person.clone()).or_default() += 1;
        if let Some(table) = table {
            let at = here.tables.entry(table.to_owned()).or_default();
            *at.entry(person.clone()).or_default() += 1;
        }
        drop(here);
        self.changed.send_modify(|n| *n += 1);
        Stay {
            presence: self.clone(),
            person,
            table: table.map(Into::into),
        }
    }
    /// Says when somebody has come or gone.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }
    /// How many people are here, and how many tables somebody looks at.
    pub fn count(&self) -> (u32, u32) {
        let here = self.here();
        (here.people.len() as u32, here.tables.len() as u32)
    }
    /// How many look at a match without playing it.
    pub fn watchers(&self, card: &Card) -> u32 {
        let here = self.here();
        let plays = |person: &&Person| match person {
            Person::Guest(id) => card.players.iter().any(|s| Sitter::guest(s) == Some(id)),
            Person::Stranger(_) => false,
        };
        let at = here
            .tables
            .get(&card.id)
            .into_iter()
            .flat_map(HashMap::keys);
        at.filter(|person| !plays(person)).count() as u32
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut here = self.presence.here();
        leave(&mut here.people, &self.person);
        if let Some(table) = &self.table
            && let Some(at) = here.tables.get_mut(table)
        {
            leave(at, &self.person);
            if at.is_empty() {
                here.tables.remove(table);
            }
        }
        drop(here);
        self.presence.changed.send_modify(|n| *n += 1);
    }
}

fn leave(lines: &mut HashMap<Person, usize>, person: &Person) {
    if let Some(n) = lines.get_mut(person) {
        *n -= 1;
        if *n == 0 {
            lines.remove(person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(guest: Option<&str>, from: u8) -> Asker {
        Asker {
            from: [10, 0, 0, from].into(),
            guest: guest.map(Into::into),
        }
    }

    #[test]
    fn people_are_counted_once_however_many_lines_they_have() {
        let presence = Arc::new(Presence::default());
        let changed = presence.listen();
        let lobby = presence.enter(&asker(Some("anna"), 1), None);
        let table = presence.enter(&asker(Some("anna"), 2), Some("k3v9"));
        let again = presence.enter(&asker(Some("anna"), 1), Some("k3v9"));
        assert_eq!(presence.count(), (1, 1));
        let strangers = [1, 1, 2].map(|n| presence.enter(&asker(None, n), Some("other")));
        assert_eq!(presence.count(), (3, 2));
        drop((lobby, table));
        assert_eq!(presence.count(), (3, 2), "a line to the table is left");
        drop((again, strangers));
        assert_eq!(presence.count(), (0, 0));
        assert!(changed.has_changed().unwrap());
        assert!(presence.here().tables.is_empty());
    }
}
