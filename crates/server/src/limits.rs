//! How much one caller may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// So many a second, and so many at once.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rate {
    /// In the long run; 0 means no limit.
    pub per_second: f32,
    /// At once.
    pub burst: f32,
}

/// A bucket of permissions that fills again with time.
#[derive(Copy, Clone, Debug)]
pub struct Bucket {
    rate: Rate,
    left: f32,
    seen: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket {
            rate,
            left: rate.burst,
            seen: now,
        }
    }
    /// Takes one, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        if self.rate.per_second == 0.0 {
            return true;
        }
        let passed = now.saturating_duration_since(self.seen).as_secs_f32();
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        self.seen = now;
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.seen).as_secs_f32();
        self.left + passed * self.rate.per_second >= self.rate.burst
    }
}

/// Who asks.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Asker {
    /// Where from.
    pub from: IpAddr,
    /// Which guest, if known.
    pub guest: Option<String>,
}

/// What everybody may ask for. All strangers of an address share one bucket; a guest whom we know has
/// a bucket of their own, so that one flooder does not shut out everybody behind the same address. All
/// of an address together have a few times as much.
pub struct Buckets {
    rate: Rate,
    known: Mutex<HashMap<Asker, Bucket>>,
    crowds: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Buckets kept before full ones are thrown away.
const MANY: usize = 10_000;
/// How many times as much as one guest all of an address may ask for.
const CROWD: f32 = 8.0;

impl Buckets {
    /// All full.
    pub fn new(rate: Rate) -> Buckets {
        Buckets {
            rate,
            known: Mutex::default(),
            crowds: Mutex::default(),
        }
    }
    /// May they ask once more?
    pub fn take(&self, asker: &Asker) -> bool {
        if self.rate.per_second == 0.0 {
            return true;
        }
        let now = Instant::now();
        let from = household(asker.from);
        let asker = match &asker.guest {
            // A guest is the same everywhere.
            Some(_) => Asker {
                from: Ipv6Addr::UNSPECIFIED.into(),
                ..asker.clone()
            },
            None => Asker { from, guest: None },
        };
        let crowd = Rate {
            per_second: self.rate.per_second * CROWD,
            burst: self.rate.burst * CROWD,
        };
        take(&self.known, asker, self.rate, now) && take(&self.crowds, from, crowd, now)
    }
}

fn take<K: Eq + Hash>(all: &Mutex<HashMap<K, Bucket>>, who: K, rate: Rate, now: Instant) -> bool {
    let mut all = all.lock().expect("nobody panics with the buckets");
    if all.len() >= MANY {
        all.retain(|_, bucket| !bucket.is_full(now));
    }
    let fresh = Bucket::new(rate, now);
    all.entry(who).or_insert(fresh).take(now)
}

/// What an address may ask for that costs more than a request, such as new guests: so many a second, and so many at once.
pub struct Newcomers {
    rate: Rate,
    all: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Newcomers {
    /// A class may come at once; then one every few seconds.
    pub fn new(limited: bool) -> Newcomers {
        let per_second = if limited { 0.2 } else { 0.0 };
        Newcomers {
            rate: Rate {
                per_second,
                burst: 60.0,
            },
            all: Mutex::default(),
        }
    }
    /// The same for those who ask for letters: a few at once, then one a minute.
    pub fn letters() -> Newcomers {
        Newcomers {
            rate: Rate {
                per_second: 1.0 / 60.0,
                burst: 12.0,
            },
            all: Mutex::default(),
        }
    }
    /// Would one more be let in?
    pub fn has_room(&self, from: IpAddr) -> bool {
        let all = self.all.lock().expect("nobody panics with the buckets");
        let bucket = all.get(&household(from)).copied();
        bucket.is_none_or(|mut bucket| bucket.take(Instant::now()))
    }
    /// One more has come.
    pub fn note(&self, from: IpAddr) {
        take(&self.all, household(from), self.rate, Instant::now());
    }
}

/// Sockets by address.
#[derive(Default)]
pub struct Sockets(Mutex<HashMap<IpAddr, usize>>);

/// An open socket, until it is dropped.
pub struct Socket(Arc<Sockets>, IpAddr);

impl Sockets {
    /// One more, unless this address has so many.
    pub fn open(self: &Arc<Sockets>, from: IpAddr, most: usize) -> Option<Socket> {
        let from = household(from);
        let mut all = self.0.lock().expect("nobody panics with the count");
        let count = all.entry(from).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Socket(self.clone(), from))
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let mut all = self.0.0.lock().expect("nobody panics with the count");
        if let Some(count) = all.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.1);
            }
        }
    }
}

/// Whose address it is: of IPv6 one subscriber has at least 64 bits to choose from.
pub fn household(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V4(four) => four.into(),
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_its_burst_and_fills_again() {
        let rate = Rate {
            per_second: 2.0,
            burst: 3.0,
        };
        let start = Instant::now();
        let mut bucket = Bucket::new(rate, start);
        assert_eq!(
            [0; 4].map(|_| bucket.take(start)),
            [true, true, true, false]
        );
        let later = start + Duration::from_millis(600);
        assert!(bucket.take(later) && !bucket.take(later));
        let much_later = start + Duration::from_secs(60);
        assert_eq!(
            [0; 4].map(|_| bucket.take(much_later)),
            [true, true, true, false]
        );
    }

    #[test]
    fn one_flood_does_not_drown_others() {
        let buckets = Buckets::new(Rate {
            per_second: 0.001,
            burst: 2.0,
        });
        let asker = |n, guest: Option<&str>| Asker {
            from: [127, 0, 0, n].into(),
            guest: guest.map(Into::into),
        };
        let take = |n, guest| buckets.take(&asker(n, guest));
        assert_eq!([0; 3].map(|_| take(1, None)), [true, true, false]);
        assert!(take(2, None), "another address");
        assert!(take(1, Some("anna")), "a guest behind the same one");
        assert_eq!([0; 2].map(|_| take(9, Some("anna"))), [true, false]);
        // All of an address together have eight times as much.
        let guests: Vec<String> = (0..20).map(|n| n.to_string()).collect();
        let served = guests.iter().filter(|guest| take(1, Some(guest)));
        assert_eq!(served.count(), 16 - 3);
    }

    #[test]
    fn an_address_has_so_many_sockets() {
        let sockets = Arc::new(Sockets::default());
        let [a, b] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        let first = sockets.open(a, 1);
        assert!(first.is_some() && sockets.open(a, 1).is_none());
        assert!(sockets.open(b, 1).is_some());
        drop(first);
        assert!(sockets.open(a, 1).is_some());
        assert!(sockets.0.lock().unwrap().is_empty());
    }

    #[test]
    fn a_class_may_come_at_once() {
        let newcomers = Newcomers::new(true);
        let from = IpAddr::from([127, 0, 0, 1]);
        for _ in 0..60 {
            assert!(newcomers.has_room(from));
            newcomers.note(from);
        }
        assert!(!newcomers.has_room(from));
        assert!(newcomers.has_room([127, 0, 0, 2].into()));
    }

    #[test]
    fn many_addresses_of_one_household_are_one() {
        let same = |a: &str, b: &str| {
            let [a, b] = [a, b].map(|text| household(text.parse().unwrap()));
            a == b
        };
        assert!(same("2001:db8::1", "2001:db8::ffff:1"));
        assert!(!same("2001:db8::1", "2001:db8:0:1::1"));
        assert!(same("::ffff:10.0.0.1", "10.0.0.1"));
        assert!(!same("10.0.0.1", "10.0.0.2"));
    }
}
