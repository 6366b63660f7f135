//! How much one caller may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;
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

/// One bucket an address.
pub struct Buckets {
    rate: Rate,
    all: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Addresses remembered before full buckets are thrown away.
const MANY: usize = 10_000;

impl Buckets {
    /// All full.
    pub fn new(rate: Rate) -> Buckets {
        Buckets {
            rate,
            all: Mutex::default(),
        }
    }
    /// What each of them may do.
    pub fn rate(&self) -> Rate {
        self.rate
    }
    /// May this address ask once more?
    pub fn take(&self, from: IpAddr) -> bool {
        let now = Instant::now();
        let from = household(from);
        let mut all = self.all.lock().expect("nobody panics with the buckets");
        if all.len() >= MANY {
            all.retain(|_, bucket| !bucket.is_full(now));
        }
        let fresh = Bucket::new(self.rate, now);
        all.entry(from).or_insert(fresh).take(now)
    }
}

/// Whose address it is: of IPv6 one subscriber has at least 64 bits to choose from.
fn household(from: IpAddr) -> IpAddr {
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
            burst: 1.0,
        });
        let [a, b] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        assert!(buckets.take(a) && !buckets.take(a) && buckets.take(b));
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
