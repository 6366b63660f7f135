//! Games in pairs from one opening, each side once in the first seat, in this thread alone.

use parlour_arena::{Openings, Rating};
use parlour_core::{Rulebook, Seat, Status, Table, mix};
use rustix::time::{ClockId, clock_gettime};
use std::error::Error;
use std::fmt;
use std::time::Duration;

/// How long this thread has been busy: on a busy machine the clock on the wall measures the others.
pub fn busy() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// What is the same for all games of a match.
pub struct Pairs<'r> {
    /// The game.
    pub rules: &'r dyn Rulebook,
    /// Plies drawn by lot before either side thinks.
    pub opening: usize,
    /// So many plies end a game as a draw.
    pub plies: usize,
    /// Other openings by other seeds.
    pub seed: u64,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Played {
    /// For side 0: 1, 0 or −1.
    pub points: i32,
    /// How long it was.
    pub plies: usize,
}

impl Pairs<'_> {
    /// The seed of a pair.
    pub fn seed(&self, pair: u32) -> u64 {
        mix(self.seed << 32 | u64::from(pair))
    }
    /// A game in which side `first` has the first seat. `turn` is asked what side 0 or 1 plays, and says nothing if it lost in
    /// another way.
    pub fn game(
        &self,
        pair: u32,
        first: usize,
        mut turn: impl FnMut(usize, &dyn Table) -> Result<Option<String>, Box<dyn Error>>,
    ) -> Result<Played, Box<dyn Error>> {
        let opening = Openings::Drawn(self.opening);
        let mut table = opening.table(self.rules, pair, self.seed(pair));
        let team = self.rules.team(Seat(0));
        while let Status::ToMove(seat) = table.status()
            && table.ply() < self.plies
        {
            let who = usize::from(!team.contains(seat)) ^ first;
            let Some(m) = turn(who, &*table)? else {
                return Ok(Played {
                    points: if who == 0 { -1 } else { 1 },
                    plies: table.ply(),
                });
            };
            table.play(&m)?;
        }
        let how = table.status().outcome();
        Ok(Played {
            points: how.map_or(0, |how| how.points(Seat(first as u8))),
            plies: table.ply(),
        })
    }
}

/// Won, drawn and lost by side 0, a pair at a time.
#[derive(Clone, Debug, Default)]
pub struct Score {
    pairs: Vec<f64>,
    tally: [u32; 3],
    plies: usize,
}

impl Score {
    /// Counts both games of a pair.
    pub fn add(&mut self, pair: [Played; 2]) {
        for played in pair {
            self.tally[(1 - played.points) as usize] += 1;
            self.plies += played.plies;
        }
        let points = pair.map(|played| f64::from(played.points + 1));
        self.pairs.push((points[0] + points[1]) / 4.0);
    }
    /// Pairs counted.
    pub fn pairs(&self) -> usize {
        self.pairs.len()
    }
    /// Games counted.
    pub fn games(&self) -> u32 {
        self.tally.iter().sum()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [won, drawn, lost] = self.tally;
        write!(f, "{won} won, {drawn} drawn, {lost} lost")?;
        if let Some(Rating { elo, low, high }) = Rating::of(&self.pairs) {
            let plies = self.plies as f64 / f64::from(self.games());
            let [elo, low, high] = [elo, low, high].map(|elo| elo.0);
            write!(
                f,
                ": {elo:+.0} ({low:+.0} to {high:+.0}) Elo, {plies:.1} plies a game"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Rng;

    /// Sides change seats within a pair, whoever gives up has lost, and both are counted for side 0.
    #[test]
    fn sides_change_seats() {
        let rules = parlour_games::by_name("romanian-checkers").unwrap();
        let pairs = Pairs {
            rules: &*rules,
            opening: 2,
            plies: 40,
            seed: 5,
        };
        let mut score = Score::default();
        for first in 0..2 {
            let mut asked = Vec::new();
            let played = pairs.game(0, first, |who, table| {
                asked.push(who);
                let give_up = who == 1 && table.ply() >= 4;
                let m = table.pick(&mut Rng::new(9));
                Ok(m.filter(|_| !give_up))
            });
            let played = played.unwrap();
            assert_eq!(asked[..2], [first, 1 - first]);
            assert_eq!((played.points, played.plies), (1, 5 - first));
            score.add([played; 2]);
        }
        assert_eq!((score.pairs(), score.games()), (2, 4));
        assert!(score.to_string().starts_with("4 won, 0 drawn, 0 lost: +"));
    }
}
