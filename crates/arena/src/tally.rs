//! The table of a match.

use crate::{Ledger, Line, Luck, Rating};
use std::collections::BTreeMap;

/// How one contestant stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Games played.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Games lost by a forfeit of its own or a team-mate's.
    pub forfeits: u32,
    /// Against the others, from complete sets.
    pub rating: Option<Rating>,
}

impl Standing {
    /// A point for a win, half for a draw.
    pub fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
}

/// How a match stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// One for each contestant.
    pub standings: Vec<Standing>,
    /// With two contestants: complete sets in which the first made 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// Complete sets, with any number of contestants.
    pub sets: u32,
    /// Complete sets in which the same seats won whoever sat there: luck, or the better side.
    pub same_seats: u32,
    /// Complete sets in which one contestant won every game.
    pub same_winner: u32,
    /// With two contestants: what decided the games.
    pub luck: Option<Luck>,
    /// Games that ended by forfeit, each with its reason.
    pub notes: Vec<String>,
}

impl Tally {
    /// Counts the games of `contestants`.
    pub fn of(ledger: &Ledger, contestants: usize) -> Tally {
        let mut sets: BTreeMap<u32, Vec<&Line>> = BTreeMap::new();
        for line in ledger.games() {
            sets.entry(line.set).or_default().push(line);
        }
        let standing = |c: usize| {
            let mut standing = Standing {
                games: 0,
                wins: 0,
                draws: 0,
                losses: 0,
                forfeits: 0,
                rating: None,
            };
            for line in ledger.games().filter(|l| l.seating.contains(&c)) {
                standing.games += 1;
                match line.points(c) {
                    1.0 => standing.wins += 1,
                    0.5 => standing.draws += 1,
                    _ => {
                        standing.losses += 1;
                        standing.forfeits += u32::from(line.reason == "forfeited");
                    }
                }
            }
            let scores: Vec<f64> = sets
                .values()
                .filter(|games| games.len() == contestants)
                .map(|games| {
                    let share = games.iter().map(|line| against(line, c, contestants));
                    share.sum::<f64>() / games.len() as f64
                })
                .collect();
            standing.rating = Rating::of(&scores);
            standing
        };
        let mut tally = Tally {
            standings: (0..contestants).map(standing).collect(),
            pairs: [0; 5],
            sets: 0,
            same_seats: 0,
            same_winner: 0,
            luck: None,
            notes: ledger.games().filter_map(|l| l.note.clone()).collect(),
        };
        let mut deals = Vec::new();
        for games in sets.values().filter(|games| games.len() == contestants) {
            tally.sets += 1;
            let decided = games.iter().all(|l| !l.winners.is_empty());
            let seats = games.windows(2).all(|g| g[0].winners == g[1].winners);
            tally.same_seats += u32::from(decided && seats);
            let winner = (0..contestants).any(|c| games.iter().all(|l| l.points(c) == 1.0));
            tally.same_winner += u32::from(winner);
            if contestants == 2 {
                let points: f64 = games.iter().map(|line| line.points(0)).sum();
                tally.pairs[(points * 2.0).round() as usize] += 1;
                let mut deal = [0.0; 2];
                for line in games {
                    deal[line.turn as usize % 2] = line.points(0);
                }
                deals.push(deal);
            }
        }
        tally.luck = Luck::of(&deals);
        tally
    }
}

/// The mean score of a contestant against each of the others in one game.
fn against(line: &Line, contestant: usize, contestants: usize) -> f64 {
    let own = line.points(contestant);
    let others = (0..contestants).filter(|c| *c != contestant);
    let sum: f64 = others
        .map(|other| (1.0 + own - line.points(other)) / 2.0)
        .sum();
    sum / (contestants as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Seat, Seats};

    fn line(set: u32, turn: u32, seating: &[usize], winner: Option<u8>) -> Line {
        Line {
            set,
            turn,
            seating: seating.into(),
            winners: winner.map_or(Seats::NONE, |seat| Seats::one(Seat(seat))),
            reason: "won".into(),
            plies: 1,
            note: None,
        }
    }

    #[test]
    fn counts_games_and_pairs() {
        let mut ledger = Ledger::new();
        let games = [
            line(0, 0, &[0, 1], Some(0)),
            line(0, 1, &[1, 0], Some(1)),
            line(1, 0, &[0, 1], Some(1)),
            line(1, 1, &[1, 0], Some(1)),
            line(2, 0, &[0, 1], None),
            line(2, 1, &[1, 0], Some(0)),
            line(3, 0, &[0, 1], Some(0)),
        ];
        for game in games {
            ledger.add(game).unwrap();
        }
        let tally = Tally::of(&ledger, 2);
        let first = &tally.standings[0];
        assert_eq!((first.wins, first.draws, first.losses), (4, 1, 2));
        assert_eq!(first.points(), 4.5);
        assert_eq!(tally.pairs, [0, 1, 1, 0, 1]);
        assert_eq!((tally.sets, tally.same_seats, tally.same_winner), (3, 1, 1));
        let (a, b) = (first.rating.unwrap(), tally.standings[1].rating.unwrap());
        assert!(
            (a.elo.0 + b.elo.0).abs() < 1e-9,
            "what one gains the other loses"
        );
    }

    #[test]
    fn three_contestants_are_compared_with_each_other() {
        let mut ledger = Ledger::new();
        for turn in 0..3 {
            let seating: Vec<usize> = (0..3).map(|i| (i + turn as usize) % 3).collect();
            let winner = seating.iter().position(|c| *c == 0).unwrap();
            ledger
                .add(line(0, turn, &seating, Some(winner as u8)))
                .unwrap();
        }
        let tally = Tally::of(&ledger, 3);
        assert_eq!(tally.standings[0].wins, 3);
        assert_eq!(tally.same_winner, 1);
        assert_eq!(against(&line(0, 0, &[0, 1, 2], Some(0)), 1, 3), 0.25);
    }
}
