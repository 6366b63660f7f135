//! Rounds that everybody plays: by Berger's tables, or by the Swiss system.

use super::Tournament;
use crate::swiss::{self, Float, Player, Side};
use crate::{Bye, ByeKind, Event, Kind, Number, POINT, berger};
use parlour_core::mix;
use std::collections::HashMap;

impl Tournament {
    pub(super) fn next_in_rounds(&self, now: i64, id: &mut dyn FnMut() -> String) -> Option<Event> {
        if self.is_playing() {
            return None;
        }
        let rounds = self.rounds_planned().unwrap_or(0);
        let is_swiss = self.plan.kind == Kind::Swiss;
        if self.rounds >= rounds || (is_swiss && self.ready().len() < 2) {
            return Some(Event::Finished);
        }
        if self.rounds > 0 && now < self.next_round() {
            return None;
        }
        let (pairs, byes) = match is_swiss {
            true => self.pair_swiss(),
            false => self.pair_by_table(),
        };
        let duplicate = self.plan.kind == Kind::Duplicate;
        let seed = duplicate.then(|| mix(self.plan.seed ^ mix(u64::from(self.rounds) + 1)));
        Some(self.paired(self.rounds, pairs, byes, seed, id))
    }
    fn pair_by_table(&self) -> (Vec<(Number, Number)>, Vec<Bye>) {
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for (a, b) in berger::round(self.field.len(), self.rounds as usize) {
            let there = |i: usize| self.field.get(i).copied();
            let active = |n: &Number| self.is_active(*n);
            match (there(a), there(b)) {
                (Some(a), Some(b)) => match (active(&a), active(&b)) {
                    (true, true) => pairs.push((a, b)),
                    (true, false) => byes.push((a, ByeKind::Walkover)),
                    (false, true) => byes.push((b, ByeKind::Walkover)),
                    (false, false) => {}
                },
                (Some(n), None) | (None, Some(n)) if active(&n) => byes.push((n, ByeKind::Odd)),
                _ => {}
            }
        }
        let byes = byes.into_iter().map(|(number, why)| Bye { number, why });
        (pairs, byes.collect())
    }
    /// What the Swiss system must know of those who can be paired.
    pub fn swiss_players(&self) -> (Vec<Number>, Vec<Player>) {
        let ready = self.ready();
        let points = self.points();
        let place: HashMap<Number, usize> =
            ready.iter().enumerate().map(|(i, n)| (*n, i)).collect();
        let mut players: Vec<Player> = { ready.iter().enumerate() }
            .map(|(rank, n)| Player {
                points: points[n.index()],
                rank,
                ..Player::default()
            })
            .collect();
        // Points before the round being looked at, to tell who floated.
        let mut before = vec![0; self.entrants.len()];
        let game_points = self.game_points();
        for round in 0..self.rounds {
            let mut gains = vec![0; self.entrants.len()];
            let ago = self.rounds - 1 - round;
            for (game, points) in self.games.iter().zip(&game_points) {
                if game.round != round {
                    continue;
                }
                let (a, b) = (game.first, game.second);
                let (first, second) = points.unwrap_or_default();
                gains[a.index()] += first;
                gains[b.index()] += second;
                for (own, other, side) in [(a, b, Side::First), (b, a, Side::Second)] {
                    let Some(i) = place.get(&own) else { continue };
                    players[*i].sides.push(side);
                    if let Some(other) = place.get(&other) {
                        players[*i].met.push(*other);
                    }
                    let (own, other) = (before[own.index()], before[other.index()]);
                    if let Some(float) = players[*i].floats.get_mut(ago as usize) {
                        *float = match own.cmp(&other) {
                            std::cmp::Ordering::Less => Float::Up,
                            std::cmp::Ordering::Equal => Float::None,
                            std::cmp::Ordering::Greater => Float::Down,
                        };
                    }
                }
            }
            for (_, bye) in self.byes.iter().filter(|(of, _)| *of == round) {
                gains[bye.number.index()] += POINT;
                if let Some(i) = place.get(&bye.number) {
                    players[*i].byed = true;
                    if let Some(float) = players[*i].floats.get_mut(ago as usize) {
                        *float = Float::Down;
                    }
                }
            }
            for (sum, gain) in before.iter_mut().zip(gains) {
                *sum += gain;
            }
        }
        (ready, players)
    }
    fn pair_swiss(&self) -> (Vec<(Number, Number)>, Vec<Bye>) {
        let (ready, players) = self.swiss_players();
        let paired = swiss::pair(&players);
        let pairs = paired.pairs.iter().map(|(a, b)| (ready[*a], ready[*b]));
        let bye = paired.bye.map(|i| Bye {
            number: ready[i],
            why: ByeKind::Odd,
        });
        (pairs.collect(), bye.into_iter().collect())
    }
}
