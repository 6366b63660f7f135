//! Which games a match consists of: who meets whom, sets, ways to sit, shards.

use parlour_core::{Rulebook, Seat, Seats, mix};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Who meets whom.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Tournament {
    /// All sit at one table.
    #[default]
    OneTable,
    /// Everybody meets everybody, in pairs.
    RoundRobin,
    /// The first meets each of the others.
    Gauntlet,
}

impl Tournament {
    /// The contestants of each table, for so many contestants.
    pub fn meetings(self, contestants: usize) -> Vec<Vec<usize>> {
        match self {
            Tournament::OneTable => vec![(0..contestants).collect()],
            Tournament::RoundRobin => (0..contestants)
                .flat_map(|a| (a + 1..contestants).map(move |b| vec![a, b]))
                .collect(),
            Tournament::Gauntlet => (1..contestants).map(|b| vec![0, b]).collect(),
        }
    }
}

impl fmt::Display for Tournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Tournament::OneTable => "one-table",
            Tournament::RoundRobin => "round-robin",
            Tournament::Gauntlet => "gauntlet",
        })
    }
}

/// One game of a match, in the order in which games are numbered and begun.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub struct Pairing {
    /// Which opening or deal.
    pub set: u32,
    /// Who meets: a number of [`Tournament::meetings`].
    pub meeting: u32,
    /// Which way round they sit: member (i + turn) mod n has team number i.
    pub turn: u32,
}

impl Pairing {
    /// The contestant in each seat, when `members` meet.
    pub fn seating(&self, rules: &dyn Rulebook, members: &[usize]) -> Vec<usize> {
        let teams = teams(rules);
        let team_of = |seat| teams.iter().position(|team| team.contains(seat));
        (0..rules.seats())
            .map(|seat| {
                let team = team_of(Seat(seat)).expect("every seat has a team");
                members[(team + self.turn as usize) % members.len()]
            })
            .collect()
    }
    /// What chance decides in every game of the set, whoever meets.
    pub fn deal_seed(&self, seed: u64) -> u64 {
        mix(mix(seed) ^ u64::from(self.set))
    }
    /// What the players of this game draw from.
    pub fn player_seed(&self, seed: u64, seat: usize) -> u64 {
        let (turn, meeting) = (u64::from(self.turn) << 32, u64::from(self.meeting) << 40);
        mix(self.deal_seed(seed) ^ (turn | meeting | (seat as u64 + 1)))
    }
}

/// All games of a match.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Schedule {
    /// The contestants of each table.
    pub meetings: Vec<Vec<usize>>,
    /// Openings or deals.
    pub sets: u32,
}

impl Schedule {
    /// At least `games` games for each meeting, in whole sets.
    pub fn new(tournament: Tournament, contestants: usize, games: u32) -> Schedule {
        let meetings = tournament.meetings(contestants);
        let sets = games.div_ceil(meetings.first().map_or(1, |members| members.len() as u32));
        Schedule { meetings, sets }
    }
    /// The games of a shard, in order.
    pub fn games(&self, shard: Shard) -> impl Iterator<Item = Pairing> {
        let sets = (0..self.sets).filter(move |set| shard.has(*set));
        sets.flat_map(move |set| {
            let meetings = self.meetings.iter().enumerate();
            meetings.flat_map(move |(meeting, members)| {
                (0..members.len() as u32).map(move |turn| Pairing {
                    set,
                    meeting: meeting as u32,
                    turn,
                })
            })
        })
    }
    /// The number of a game, from 1, the same in every shard.
    pub fn number(&self, pairing: Pairing) -> u32 {
        let Pairing { set, meeting, turn } = pairing;
        let turns = self.meetings[0].len() as u32;
        (set * self.meetings.len() as u32 + meeting) * turns + turn + 1
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
    /// The first of its sets that is `from` or comes later.
    pub fn next(&self, from: u32) -> Option<u32> {
        let [first, step, from] = [self.first, self.step, from].map(u64::from);
        u32::try_from(from + (first + step - from % step) % step).ok()
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first + 1, self.step)
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
            for shard in &shards {
                assert_eq!(shard.next(set), (set..).find(|later| shard.has(*later)));
            }
        }
        let last: Shard = "4294967295/4294967295".parse().unwrap();
        assert_eq!(last.next(0), Some(u32::MAX - 1));
        assert_eq!(last.next(u32::MAX), None);
        for bad in ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }

    #[test]
    fn contestants_sit_on_every_side() {
        for rules in parlour_games::all() {
            let n = teams(&*rules).len();
            let members: Vec<usize> = (0..n).collect();
            let schedule = Schedule::new(Tournament::OneTable, n, 1);
            let games = schedule.games(Shard::default());
            let seatings: Vec<_> = games.map(|g| g.seating(&*rules, &members)).collect();
            assert_eq!(seatings.len(), n);
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
    fn everybody_meets_everybody_and_games_are_numbered() {
        let robin = Schedule::new(Tournament::RoundRobin, 4, 3);
        assert_eq!((robin.meetings.len(), robin.sets), (6, 2));
        let gauntlet = Schedule::new(Tournament::Gauntlet, 4, 2);
        assert_eq!(gauntlet.meetings, [[0, 1], [0, 2], [0, 3]]);
        let numbers: Vec<u32> = robin
            .games(Shard::default())
            .map(|game| robin.number(game))
            .collect();
        assert_eq!(numbers, (1..=24).collect::<Vec<_>>());
    }
}
