//! Which games a match consists of: sets, ways to sit, openings, shards.

use parlour_core::{Rng, Rulebook, Seat, Seats, Table, mix};
use std::str::FromStr;
use thiserror::Error;

/// One game of a match.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub struct Pairing {
    /// Which opening or deal.
    pub set: u32,
    /// Which way round the contestants sit: contestant (i + turn) mod n has team number i.
    pub turn: u32,
}

impl Pairing {
    /// The contestant in each seat.
    pub fn seating(&self, rules: &dyn Rulebook, contestants: usize) -> Vec<usize> {
        let teams = teams(rules);
        let team_of = |seat| teams.iter().position(|team| team.contains(seat));
        (0..rules.seats())
            .map(|seat| {
                let team = team_of(Seat(seat)).expect("every seat has a team");
                (team + self.turn as usize) % contestants
            })
            .collect()
    }
    /// What chance decides in every game of the set.
    pub fn deal_seed(&self, seed: u64) -> u64 {
        mix(mix(seed) ^ u64::from(self.set))
    }
    /// What the players of this game draw from.
    pub fn player_seed(&self, seed: u64, seat: usize) -> u64 {
        mix(self.deal_seed(seed) ^ ((u64::from(self.turn) << 32) | (seat as u64 + 1)))
    }
}

/// The teams in the order of their first seats.
pub fn teams(rules: &dyn Rulebook) -> Vec<Seats> {
    let mut teams: Vec<Seats> = Vec::new();
    for seat in (0..rules.seats()).map(Seat) {
        let team = rules.team(seat);
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    teams
}

/// A table after `plies` moves drawn by `seed`, the game still open.
pub fn opening(rules: &dyn Rulebook, plies: usize, seed: u64) -> Box<dyn Table> {
    let mut rng = Rng::new(mix(seed ^ 0x6F70_656E));
    loop {
        let mut table = rules.open(None, seed).expect("every game has a start");
        while table.ply() < plies
            && let Some(text) = table.pick(&mut rng)
        {
            table.play(&text).expect("a picked move is legal");
        }
        if table.status().mover().is_some() {
            return table;
        }
    }
}

/// Every n-th set, the first of them number i − 1: `2/4`.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Shard {
    first: u32,
    step: u32,
}

/// Not a shard.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0:?} is no shard: I/N, with I from 1 to N")]
pub struct UnknownShard(String);

impl Default for Shard {
    fn default() -> Shard {
        Shard { first: 0, step: 1 }
    }
}

impl Shard {
    /// Is this set part of it?
    pub fn has(&self, set: u32) -> bool {
        set % self.step == self.first
    }
}

impl FromStr for Shard {
    type Err = UnknownShard;

    fn from_str(text: &str) -> Result<Shard, UnknownShard> {
        let bad = || UnknownShard(text.into());
        let (i, n) = text.split_once('/').ok_or_else(bad)?;
        match (i.parse::<u32>(), n.parse::<u32>()) {
            (Ok(i @ 1..), Ok(step)) if i <= step => Ok(Shard { first: i - 1, step }),
            _ => Err(bad()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_part_the_sets() {
        let shards: Vec<Shard> = ["1/3", "2/3", "3/3"].map(|s| s.parse().unwrap()).into();
        for set in 0..20 {
            assert_eq!(shards.iter().filter(|s| s.has(set)).count(), 1);
        }
        for bad in ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }

    #[test]
    fn contestants_sit_on_every_side() {
        for rules in parlour_games::all() {
            let n = teams(&*rules).len();
            let seatings: Vec<_> = (0..n as u32)
                .map(|turn| Pairing { set: 0, turn }.seating(&*rules, n))
                .collect();
            for seat in 0..rules.seats() as usize {
                let mut who: Vec<_> = seatings.iter().map(|s| s[seat]).collect();
                who.sort_unstable();
                assert_eq!(who, (0..n).collect::<Vec<_>>(), "{}", rules.name());
            }
            for team in teams(&*rules) {
                let of_team =
                    |s: &Vec<usize>| team.iter().map(|t| s[t.index()]).collect::<Vec<_>>();
                let one = |s: &Vec<usize>| of_team(s).windows(2).all(|w| w[0] == w[1]);
                assert!(seatings.iter().all(one), "{}", rules.name());
            }
        }
    }

    #[test]
    fn openings_are_drawn_by_seed_and_not_over() {
        for rules in parlour_games::all() {
            let first = opening(&*rules, 6, 1).history(parlour_core::Eye::Keeper);
            assert_eq!(
                first,
                opening(&*rules, 6, 1).history(parlour_core::Eye::Keeper)
            );
            assert_ne!(
                first,
                opening(&*rules, 6, 2).history(parlour_core::Eye::Keeper)
            );
        }
    }
}
