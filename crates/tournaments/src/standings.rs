//! Who is ahead, and by what.

use crate::{ByeKind, Kind, Number, POINT, Tournament, Verdict, arena, duplicate};
use serde::Serialize;
use std::cmp::Reverse;

/// Tie-breaks (FIDE Handbook C.07), in thousandths where they are sums of points.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TieBreaks"))]
pub struct Ties {
    /// The points of all opponents; a bye counts as an opponent with one's own points.
    pub buchholz: i64,
    /// The same without the lowest.
    pub buchholz_cut_1: i64,
    /// The points of those beaten and half of those drawn with.
    pub sonneborn_berger: i64,
    /// Points among those with the same points, where all of them have met.
    pub direct: i64,
    /// Games won.
    pub wins: u32,
}

/// One line of the standings.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "StandingsRow"))]
pub struct Row {
    /// From 1; the same for those whom nothing tells apart.
    pub place: u32,
    /// Who.
    pub number: Number,
    /// In thousandths.
    pub points: i64,
    /// Games played to their end.
    pub played: u32,
    /// Tie-breaks.
    pub ties: Ties,
    /// Rounds survived, in a knockout.
    pub survived: u32,
    /// Points of each round, in order; null where one did not take part.
    pub rounds: Vec<Option<i64>>,
}

/// What somebody got out of one game or bye.
struct Result {
    round: u32,
    /// The opponent; none for a bye.
    other: Option<usize>,
    /// In thousandths.
    points: i64,
    won: bool,
}

impl Tournament {
    /// The points of who moved first and second, in thousandths, game by game; `None` for those not over.
    pub fn game_points(&self) -> Vec<Option<(i64, i64)>> {
        let plain = |verdict| match verdict {
            Verdict::First => (POINT, 0),
            Verdict::Second => (0, POINT),
            Verdict::Draw => (POINT / 2, POINT / 2),
        };
        let games = self.games();
        if self.plan().kind != Kind::Duplicate {
            let all = games.iter().map(|game| game.verdict.map(plain));
            return all.collect();
        }
        let mut points = vec![None; games.len()];
        for round in 0..self.round_count() {
            let of_round = games.iter().enumerate();
            let over = of_round.filter(|(_, game)| game.round == round);
            let over = over.filter_map(|(i, game)| {
                let table = duplicate::Table {
                    verdict: game.verdict?,
                    plies: game.plies,
                };
                Some((i, table))
            });
            let (places, tables): (Vec<usize>, Vec<_>) = over.unzip();
            for (i, share) in places.into_iter().zip(duplicate::shares(&tables)) {
                points[i] = Some((share, POINT - share));
            }
        }
        points
    }
    fn results(&self) -> Vec<Vec<Result>> {
        let mut results: Vec<Vec<Result>> = Vec::new();
        results.resize_with(self.entrants().len(), Vec::new);
        let points = self.game_points();
        for i in self.order_of_endings() {
            let game = &self.games()[i];
            let Some((first, second)) = points[i] else {
                continue;
            };
            let (a, b) = (game.first.index(), game.second.index());
            let verdict = game.verdict;
            for (own, other, points, side) in [
                (a, b, first, Verdict::First),
                (b, a, second, Verdict::Second),
            ] {
                results[own].push(Result {
                    round: game.round,
                    other: Some(other),
                    points,
                    won: verdict == Some(side),
                });
            }
        }
        for (round, bye) in self.byes() {
            let points = match (bye.why, self.plan().kind) {
                (ByeKind::Walkover, _) => POINT,
                (ByeKind::Odd, Kind::Swiss) => POINT,
                (ByeKind::Odd, Kind::Duplicate) => POINT / 2,
                (ByeKind::Odd, _) => 0,
            };
            results[bye.number.index()].push(Result {
                round: *round,
                other: None,
                points,
                won: false,
            });
        }
        results
    }
    /// The points of everybody, in thousandths.
    pub fn points(&self) -> Vec<i64> {
        let results = self.results();
        let sum = |own: &Vec<Result>| match self.plan().kind {
            Kind::Arena => arena::points(own.iter().map(|result| result.points)),
            _ => own.iter().map(|result| result.points).sum(),
        };
        results.iter().map(sum).collect()
    }
    /// Everybody who has entered, the best first; worked out once, however many ask.
    pub fn standings(&self) -> Vec<Row> {
        self.ranked().get_or_init(|| self.rank_all()).clone()
    }
    fn rank_all(&self) -> Vec<Row> {
        let (results, points) = (self.results(), self.points());
        let kind = self.plan().kind;
        let survived = self.survivals();
        let rows = (0..results.len()).map(|i| Row {
            survived: survived[i],
            ..self.row(i, &results[i], &points)
        });
        let mut rows: Vec<Row> = rows.collect();
        for row in &mut rows {
            let tied = |i: usize| points[i] == row.points;
            let group = (0..points.len()).filter(|i| tied(*i)).count();
            let own = &results[row.number.index()];
            let met = own.iter().filter_map(|result| result.other);
            let mut met: Vec<usize> = met.filter(|i| tied(*i)).collect();
            met.sort_unstable();
            met.dedup();
            if met.len() + 1 == group {
                let among = own.iter().filter(|r| r.other.is_some_and(tied));
                row.ties.direct = among.map(|result| result.points).sum();
            }
        }
        let key = |row: &Row| {
            let ties = &row.ties;
            let wins = i64::from(ties.wins);
            let rest = match kind {
                Kind::Swiss => [
                    ties.buchholz_cut_1,
                    ties.buchholz,
                    ties.sonneborn_berger,
                    ties.direct,
                    wins,
                ],
                Kind::RoundRobin => [ties.direct, wins, ties.sonneborn_berger, 0, 0],
                Kind::Arena | Kind::Duplicate => [wins, 0, 0, 0, 0],
                Kind::Knockout => [0; 5],
            };
            let first = match kind {
                Kind::Knockout => i64::from(row.survived),
                _ => row.points,
            };
            (first, rest)
        };
        rows.sort_by_key(|row| (Reverse(key(row)), self.rank(row.number)));
        let keys: Vec<_> = rows.iter().map(key).collect();
        for i in 0..rows.len() {
            rows[i].place = match i.checked_sub(1) {
                Some(before) if keys[before] == keys[i] => rows[before].place,
                _ => i as u32 + 1,
            };
        }
        rows
    }
    fn row(&self, i: usize, own: &[Result], points: &[i64]) -> Row {
        let number = Number(i as u32);
        let faced = own
            .iter()
            .map(|r| r.other.map_or(points[i], |other| points[other]));
        let faced: Vec<i64> = faced.collect();
        let buchholz: i64 = faced.iter().sum();
        let games = || own.iter().filter_map(|r| r.other.map(|other| (r, other)));
        let sonneborn = games().map(|(r, other)| points[other] * r.points / POINT);
        let arena = self.plan().kind == Kind::Arena;
        let mut rounds = vec![
            None;
            if arena {
                0
            } else {
                self.round_count() as usize
            }
        ];
        for result in own {
            if let Some(round) = rounds.get_mut(result.round as usize) {
                *round = Some(round.unwrap_or(0) + result.points);
            }
        }
        Row {
            place: 0,
            number,
            points: points[i],
            played: games().count() as u32,
            ties: Ties {
                buchholz,
                buchholz_cut_1: buchholz - faced.iter().min().unwrap_or(&0),
                sonneborn_berger: sonneborn.sum(),
                direct: 0,
                wins: own.iter().filter(|result| result.won).count() as u32,
            },
            survived: 0,
            rounds,
        }
    }
}
