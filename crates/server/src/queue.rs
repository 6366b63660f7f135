//! Who thinks next: the bots of all guests share a few places, and nobody's games crowd out another's.
//!
//! This is weighted fair queueing. A thought is put in line behind the work of its own guest only, by
//! the moment at which it would be finished if all guests were served alike: so a guest with a hundred
//! games waits for them by themselves, and a small thought comes before a large one. One place more is
//! kept for small thoughts, which therefore never wait for a large one to end.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::oneshot;

/// What a thought costs at most, in milliseconds, to count as small.
const SMALL: u64 = 750;
/// Guests remembered before those who owe nothing are forgotten.
const MANY: usize = 1000;

/// The places and the line before them.
pub struct Queue(Mutex<Line>);

struct Line {
    free: usize,
    small_free: usize,
    /// How far everybody has been served, in milliseconds of work a guest.
    served: u64,
    /// How far the work goes that each guest has asked for.
    asked: HashMap<String, u64>,
    /// By the moment of finishing, then by arrival.
    waiting: BTreeMap<(u64, u64), Asker>,
    arrivals: u64,
}

struct Asker {
    /// When it would begin if all guests were served alike.
    begin: u64,
    small: bool,
    place: oneshot::Sender<Permit>,
}

/// Leave to think, given back when dropped.
pub struct Permit {
    queue: Arc<Queue>,
    small: bool,
    held: bool,
}

/// A place to come.
pub struct Ticket(oneshot::Receiver<Permit>);

impl Ticket {
    /// The place, if it is free at once.
    pub fn now(&mut self) -> Option<Permit> {
        self.0.try_recv().ok()
    }
    /// Waits for it.
    pub async fn turn(self) -> Option<Permit> {
        self.0.await.ok()
    }
}

impl Queue {
    /// So many may think at once, and one more if its thought is small.
    pub fn new(places: usize) -> Arc<Queue> {
        Arc::new(Queue(Mutex::new(Line {
            free: places,
            small_free: 1,
            served: 0,
            asked: HashMap::new(),
            waiting: BTreeMap::new(),
            arrivals: 0,
        })))
    }
    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.lock().expect("nobody panics in line")
    }
    /// Puts a thought for this guest in line; `cost` is how long it takes, in milliseconds.
    pub fn line_up(self: &Arc<Queue>, guest: &str, cost: u64) -> Ticket {
        let (place, ticket) = oneshot::channel();
        let mut line = self.line();
        let served = line.served;
        if line.asked.len() >= MANY {
            line.asked.retain(|_, asked| *asked > served);
        }
        let asked = line.asked.entry(guest.to_owned()).or_default();
        let begin = served.max(*asked);
        *asked = begin + cost;
        line.arrivals += 1;
        let key = (begin + cost, line.arrivals);
        let small = cost <= SMALL;
        line.waiting.insert(
            key,
            Asker {
                begin,
                small,
                place,
            },
        );
        drop(line);
        self.grant();
        Ticket(ticket)
    }
    /// Gives every free place to whoever is first in line for it.
    fn grant(self: &Arc<Queue>) {
        loop {
            let Some((thought, small)) = self.line().next() else {
                return;
            };
            let place = Permit {
                queue: self.clone(),
                small,
                held: true,
            };
            // Whoever asked may have gone; then the next one gets it.
            if let Err(mut place) = thought.place.send(place) {
                place.held = false;
                self.line().give_back(small);
            }
        }
    }
}

impl Line {
    /// The first in line who can have a place, and whether it is the one for small thoughts.
    fn next(&mut self) -> Option<(Asker, bool)> {
        let first = |small: bool| {
            let mut waiting = self.waiting.iter();
            waiting.find(|(_, thought)| thought.small || !small)
        };
        let key = match (self.free > 0, self.small_free > 0) {
            (true, _) => first(false),
            (false, true) => first(true),
            (false, false) => None,
        };
        let key = *key?.0;
        let thought = self.waiting.remove(&key).expect("it was found just now");
        let small = thought.small && self.small_free > 0;
        match small {
            true => self.small_free -= 1,
            false => self.free -= 1,
        }
        self.served = self.served.max(thought.begin);
        Some((thought, small))
    }
    fn give_back(&mut self, small: bool) {
        match small {
            true => self.small_free += 1,
            false => self.free += 1,
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if self.held {
            self.queue.line().give_back(self.small);
            self.queue.grant();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who thinks in which order, where one place is free and all wait from the start.
    fn order(asked: &[(&str, u64)]) -> Vec<usize> {
        let queue = Queue::new(1);
        let mut first = queue.line_up("somebody", 2000);
        let mut places = vec![first.now().expect("nobody else is there")];
        queue.line().small_free = 0;
        let tickets = asked
            .iter()
            .map(|(guest, cost)| queue.line_up(guest, *cost));
        let mut tickets: Vec<_> = tickets.collect();
        let mut order = Vec::new();
        while order.len() < asked.len() {
            places.clear();
            for (i, ticket) in tickets.iter_mut().enumerate() {
                if let Some(place) = ticket.now() {
                    order.push(i);
                    places.push(place);
                }
            }
            assert_eq!(places.len(), 1, "one thinks at a time");
        }
        order
    }

    #[test]
    fn guests_take_turns_however_much_one_asks_for() {
        let asked = [("a", 100), ("a", 100), ("a", 100), ("b", 100), ("b", 100)];
        assert_eq!(order(&asked), [0, 3, 1, 4, 2]);
    }

    #[test]
    fn small_thoughts_come_before_large_ones() {
        let asked = [("a", 2000), ("b", 2000), ("c", 200), ("d", 200)];
        assert_eq!(order(&asked), [2, 3, 0, 1]);
    }

    #[test]
    fn a_large_thought_is_not_put_off_for_ever() {
        let mut asked = vec![("a", 2000)];
        asked.extend([("b", 200); 30]);
        let order = order(&asked);
        let large = order.iter().position(|i| *i == 0).unwrap();
        assert!((9..=11).contains(&large), "{order:?}");
    }

    #[test]
    fn a_small_thought_never_waits_for_a_large_one() {
        let queue = Queue::new(1);
        let mut large = [0; 3].map(|_| queue.line_up("a", 2000));
        let _thinking = large[0].now().expect("the place is free");
        assert!(large[1].now().is_none());
        let mut small = queue.line_up("b", 200);
        let place = small.now().expect("there is a place for it");
        assert!(queue.line_up("c", 200).now().is_none(), "but only one");
        drop(place);
        assert!(large[2].now().is_none(), "and not for large ones");
    }

    #[test]
    fn whoever_has_gone_keeps_no_place() {
        let queue = Queue::new(1);
        let place = queue.line_up("a", 2000).now().unwrap();
        for _ in 0..5000 {
            drop(queue.line_up("a", 2000));
        }
        let mut last = queue.line_up("b", 2000);
        drop(place);
        assert!(last.now().is_some());
    }
}
