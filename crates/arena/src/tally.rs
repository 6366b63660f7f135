//! The table of a match.

use crate::{Ledger, Luck, Rating, Row};
use parlour_core::Reason;
use std::collections::{BTreeMap, BTreeSet};

/// How one contestant stands.
#[derive(Clone, Debug, Default, PartialEq)]
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
    /// Games lost on time, its own or a team-mate's.
    pub late: u32,
    /// Against those it met, from complete sets.
    pub rating: Option<Rating>,
}

impl Standing {
    /// A point for a win, half for a draw.
    pub fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
    /// Did it play, and lose every game by a forfeit or on time?
    pub fn never_played(&self) -> bool {
        self.games > 0 && self.forfeits + self.late == self.games
    }
}

/// How one contestant did against another.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Cross {
    /// Games in which both sat.
    pub games: u32,
    /// Points of the first against the second.
    pub points: f64,
}

/// How a match stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// One for each contestant.
    pub standings: Vec<Standing>,
    /// The crosstable: each contestant against each other.
    pub cross: Vec<Vec<Cross>>,
    /// With two contestants: complete sets in which the first made 0, ½, 1, 1½ and 2 points. Games of a
    /// pair share their opening; this pentanomial count is what [`crate::Sprt`] reads.
    pub pairs: [u32; 5],
    /// Complete sets, with any number of contestants.
    pub sets: u32,
    /// Complete sets in which the same seats won whoever sat there: luck, or the better side.
    pub same_seats: u32,
    /// Complete sets in which one contestant won every game.
    pub same_winner: u32,
    /// With two contestants: what decided the games.
    pub luck: Option<Luck>,
    /// Games that were ended because all agreed, or after too many plies.
    pub adjudicated: u32,
    /// Games lost by forfeit or on time, each with its number and the reason.
    pub notes: Vec<String>,
}

/// The games of one meeting from one opening or deal.
struct Set<'l> {
    members: BTreeSet<usize>,
    games: Vec<&'l Row>,
}

impl Set<'_> {
    /// Was it played once for each way to sit?
    fn is_complete(&self) -> bool {
        self.games.len() == self.members.len()
    }
}

impl Tally {
    /// Counts the games of `contestants`.
    pub fn of(ledger: &Ledger, contestants: usize) -> Tally {
        let mut sets: BTreeMap<(u32, u32), Set> = BTreeMap::new();
        for row in ledger.games() {
            let set = sets.entry((row.meeting, row.set)).or_insert_with(|| Set {
                members: row.seating.iter().copied().collect(),
                games: Vec::new(),
            });
            set.games.push(row);
        }
        let complete: Vec<&Set> = sets.values().filter(|set| set.is_complete()).collect();
        let mut tally = Tally {
            standings: (0..contestants)
                .map(|c| standing(ledger, &complete, c))
                .collect(),
            cross: vec![vec![Cross::default(); contestants]; contestants],
            pairs: [0; 5],
            sets: complete.len() as u32,
            same_seats: 0,
            same_winner: 0,
            luck: None,
            adjudicated: 0,
            notes: Vec::new(),
        };
        for row in ledger.games() {
            tally.adjudicated += u32::from(row.reason == Reason::ADJUDICATED.code);
            if is_fault(row) {
                tally.notes.extend(row.note.clone());
            }
            let members: BTreeSet<usize> = row.seating.iter().copied().collect();
            for (a, b) in members
                .iter()
                .flat_map(|a| members.iter().map(move |b| (*a, *b)))
            {
                if a != b && a < contestants && b < contestants {
                    let cross = &mut tally.cross[a][b];
                    cross.games += 1;
                    cross.points += (1.0 + row.points(a) - row.points(b)) / 2.0;
                }
            }
        }
        let mut deals = Vec::new();
        for Set { games, members } in complete {
            let decided = games.iter().all(|row| !row.winners.is_empty());
            let seats = games.windows(2).all(|g| g[0].winners == g[1].winners);
            tally.same_seats += u32::from(decided && seats);
            let wins_all = |c: &usize| games.iter().all(|row| row.points(*c) == 1.0);
            tally.same_winner += u32::from(members.iter().any(wins_all));
            if contestants == 2 {
                let points: f64 = games.iter().map(|row| row.points(0)).sum();
                tally.pairs[(points * 2.0).round() as usize] += 1;
                let mut deal = [0.0; 2];
                for row in games {
                    deal[row.turn as usize % 2] = row.points(0);
                }
                deals.push(deal);
            }
        }
        tally.luck = Luck::of(&deals);
        tally
    }
}

/// Was this game lost by something that somebody did outside the game?
fn is_fault(row: &Row) -> bool {
    [Reason::FORFEITED.code, Reason::TIME.code].contains(&row.reason.as_str())
}

fn standing(ledger: &Ledger, complete: &[&Set], c: usize) -> Standing {
    let mut standing = Standing::default();
    for row in ledger.games().filter(|row| row.seating.contains(&c)) {
        standing.games += 1;
        match row.points(c) {
            1.0 => standing.wins += 1,
            0.5 => standing.draws += 1,
            _ => {
                standing.losses += 1;
                standing.forfeits += u32::from(row.reason == Reason::FORFEITED.code);
                standing.late += u32::from(row.reason == Reason::TIME.code);
            }
        }
    }
    let own = complete.iter().filter(|set| set.members.contains(&c));
    let scores: Vec<f64> = own
        .map(|set| {
            let shares = set.games.iter().map(|row| against(row, c, &set.members));
            shares.sum::<f64>() / set.games.len() as f64
        })
        .collect();
    standing.rating = Rating::of(&scores);
    standing
}

/// The mean score of a contestant against each of the others in one game.
fn against(row: &Row, contestant: usize, members: &BTreeSet<usize>) -> f64 {
    let own = row.points(contestant);
    let others = members.iter().filter(|c| **c != contestant);
    let scores = others.map(|other| (1.0 + own - row.points(*other)) / 2.0);
    scores.sum::<f64>() / (members.len() as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Seat, Seats};

    fn row(set: u32, turn: u32, seating: &[usize], winner: Option<u8>) -> Row {
        Row {
            set,
            meeting: 0,
            turn,
            seating: seating.into(),
            winners: winner.map_or(Seats::NONE, |seat| Seats::one(Seat(seat))),
            reason: "won".into(),
            plies: 1,
            note: None,
        }
    }
    fn ledger(games: impl IntoIterator<Item = Row>) -> Ledger {
        let mut ledger = Ledger::new();
        for game in games {
            ledger.add(game).unwrap();
        }
        ledger
    }

    #[test]
    fn counts_games_and_pairs() {
        let games = [
            row(0, 0, &[0, 1], Some(0)),
            row(0, 1, &[1, 0], Some(1)),
            row(1, 0, &[0, 1], Some(1)),
            row(1, 1, &[1, 0], Some(1)),
            row(2, 0, &[0, 1], None),
            row(2, 1, &[1, 0], Some(0)),
            row(3, 0, &[0, 1], Some(0)),
        ];
        let tally = Tally::of(&ledger(games), 2);
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
        let games = (0..3).map(|turn| {
            let seating: Vec<usize> = (0..3).map(|i| (i + turn as usize) % 3).collect();
            let winner = seating.iter().position(|c| *c == 0).unwrap();
            row(0, turn, &seating, Some(winner as u8))
        });
        let tally = Tally::of(&ledger(games), 3);
        assert_eq!(tally.standings[0].wins, 3);
        assert_eq!(tally.same_winner, 1);
        let all = BTreeSet::from([0, 1, 2]);
        assert_eq!(against(&row(0, 0, &[0, 1, 2], Some(0)), 1, &all), 0.25);
    }

    #[test]
    fn meetings_are_counted_apart() {
        let mut games = Vec::new();
        for (meeting, [a, b]) in [[0, 1], [0, 2], [1, 2]].into_iter().enumerate() {
            for (turn, seating) in [[a, b], [b, a]].into_iter().enumerate() {
                // The smaller number always wins, once on time.
                let winner = seating.iter().position(|c| *c == a).unwrap();
                let mut game = row(0, turn as u32, &seating, Some(winner as u8));
                game.meeting = meeting as u32;
                if (meeting, turn) == (2, 1) {
                    game.reason = Reason::TIME.code.into();
                    game.note = Some("game 6: late".into());
                }
                games.push(game);
            }
        }
        let tally = Tally::of(&ledger(games), 3);
        let wins: Vec<u32> = tally.standings.iter().map(|s| s.wins).collect();
        assert_eq!((wins, tally.sets), (vec![4, 2, 0], 3));
        assert_eq!(
            tally.cross[0][2],
            Cross {
                games: 2,
                points: 2.0
            }
        );
        assert_eq!(
            tally.cross[2][1],
            Cross {
                games: 2,
                points: 0.0
            }
        );
        assert_eq!(tally.cross[1][1], Cross::default());
        assert_eq!(
            (tally.standings[2].late, tally.standings[2].forfeits),
            (1, 0)
        );
        assert_eq!(tally.notes, ["game 6: late"]);
        assert!(tally.standings[1].rating.unwrap().elo.0.abs() < 1e-9);
    }
}
