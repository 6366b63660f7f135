//! An arena: whoever is free plays.

use super::Tournament;
use crate::swiss::Side;
use crate::{Event, Number, arena};
use std::collections::{HashMap, HashSet};

impl Tournament {
    pub(super) fn next_of_arena(&self, now: i64, id: &mut dyn FnMut() -> String) -> Option<Event> {
        if self.end().is_some_and(|end| now >= end) {
            return (!self.is_playing()).then_some(Event::Finished);
        }
        let mut busy = HashSet::new();
        for game in self.games.iter().filter(|game| game.verdict.is_none()) {
            busy.extend([game.first, game.second]);
        }
        let ready = self.ready();
        let alone = ready.len() == 2;
        let rank: HashMap<Number, usize> = ready.iter().enumerate().map(|(i, n)| (*n, i)).collect();
        let numbers: Vec<Number> = ready.into_iter().filter(|n| !busy.contains(n)).collect();
        if numbers.len() < 2 {
            return None;
        }
        let points = self.points();
        let free = numbers.iter().map(|n| {
            let mut own = arena::Free {
                points: points[n.index()],
                rank: rank[n],
                ..arena::Free::default()
            };
            for game in &self.games {
                let (other, side) = match (game.first == *n, game.second == *n) {
                    (true, _) => (game.second, Side::First),
                    (_, true) => (game.first, Side::Second),
                    _ => continue,
                };
                own.last = rank.get(&other).copied();
                own.sides.push(side);
            }
            own
        });
        let free: Vec<arena::Free> = free.collect();
        let pairs = arena::pair(&free, alone);
        let pairs: Vec<_> = { pairs.into_iter() }
            .map(|(a, b)| (numbers[a], numbers[b]))
            .collect();
        match pairs.is_empty() {
            true => None,
            false => Some(self.paired(self.rounds, pairs, Vec::new(), None, id)),
        }
    }
}
