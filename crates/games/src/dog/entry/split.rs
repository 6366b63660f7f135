//! A seven, entered leg by leg.

use super::super::action::{Action, Leg, Legs, Play};
use super::super::board::{Board, Place};
use super::super::motion::Show;
use super::super::options::Dog;
use super::super::position::Position;
use super::super::scene::spot;
use super::super::seven;
use super::super::turn::Turn;
use super::act::Act;
use super::{choose, done, sent_home};
use parlour_core::{Choice, Entry, Motion, Spot};

/// A seven that is being entered.
pub(super) struct Split<'s> {
    rules: &'s Dog,
    side: u8,
    mate: Option<u8>,
    /// Where the pieces stand now, by their rank at the beginning; own ones, then the mate's.
    pub(super) places: [[Option<Place>; 4]; 2],
    legs: Legs,
    left: u8,
}

impl<'s> Split<'s> {
    pub(super) fn new(rules: &'s Dog, at: &Position, turn: &Turn) -> Split<'s> {
        let side = turn.side();
        let ranked = |seat: u8| {
            let mut places = [None; 4];
            for (place, here) in places.iter_mut().zip(at.board.ranked(seat)) {
                *place = Some(here);
            }
            places
        };
        Split {
            rules,
            side,
            mate: turn.mate(),
            places: [ranked(side), turn.mate().map_or([None; 4], ranked)],
            legs: Legs::NONE,
            left: 7,
        }
    }
    pub(super) fn seat(&self, mate: bool) -> u8 {
        if mate {
            self.mate.unwrap_or(self.side)
        } else {
            self.side
        }
    }
    pub(super) fn make(&mut self, show: &mut Show, leg: Leg, from: Place, to: Place) {
        let seat = self.seat(leg.mate);
        let swept = show.board.swept(seat, from, to, leg.steps);
        show.go(seat, from, to, swept);
        for place in self.places.iter_mut().flatten() {
            if let Some(Place::Ring(square)) = *place
                && swept >> square & 1 == 1
            {
                *place = None;
            }
        }
        self.places[leg.mate as usize][leg.rank as usize] = Some(to);
        self.legs = self.legs.then(leg);
        self.left -= leg.steps;
    }
    /// Pieces that may make the next leg.
    fn pieces(&self, board: &Board) -> Vec<(bool, u8, Place)> {
        let mates =
            self.rules.is_canadian() || self.rules.rest_of_seven() && board.is_full(self.side);
        let mut pieces = Vec::new();
        for (mate, places) in [false, true].into_iter().zip(&self.places) {
            if mate && (!mates || self.mate.is_none()) {
                continue;
            }
            for (rank, place) in (0..).zip(places) {
                pieces.extend(place.map(|place| (mate, rank, place)));
            }
        }
        pieces
    }
    /// Legs of a piece after which the rest can still be made.
    fn legs_of(&self, board: &Board, mate: bool, rank: u8, from: Place) -> Vec<(Leg, Place)> {
        let seat = self.seat(mate);
        let guards = board.guards(self.rules.start_protects());
        let mut legs = Vec::new();
        for steps in 1..=self.left {
            let inside = board.enter(guards, seat, from, steps);
            let along = board.along(guards, from, steps);
            for (to, avoid) in [(inside, false), (along, inside.is_some())] {
                let Some(to) = to else { continue };
                let mut next = *board;
                next.sweep(board.swept(seat, from, to, steps));
                next.relocate(seat, from, to);
                let left = self.left - steps;
                let rest = left == 0 || seven::any(self.rules, &next, self.side, self.mate, left);
                if rest {
                    let leg = Leg {
                        rank,
                        mate,
                        steps,
                        avoid,
                    };
                    legs.push((leg, to));
                }
            }
        }
        legs
    }
}

/// What can be touched after `rest` of a seven.
pub(super) fn split(
    rules: &Dog,
    at: &Position,
    turn: &Turn,
    rest: &[Spot],
    action: impl Fn(Play) -> Action,
) -> Entry {
    let mut split = Split::new(rules, at, turn);
    let mut show = Show::new(rules, at.board);
    let steps_left = |left: u8| match left {
        1 => "1 step left".to_string(),
        n => format!("{n} steps left"),
    };
    for leg in rest.chunks(2) {
        let pieces = split.pieces(&show.board);
        let chosen = pieces
            .iter()
            .find(|(mate, _, place)| spot(split.seat(*mate), *place) == leg[0]);
        let Some((mate, rank, from)) = chosen.copied() else {
            return Entry::default();
        };
        let seat = split.seat(mate);
        let legs = split.legs_of(&show.board, mate, rank, from);
        let Some(target) = leg.get(1) else {
            let mut next = Vec::new();
            let mut marks = Vec::new();
            for (leg, to) in &legs {
                let name = format!("{} to {to}", Act::Steps(leg.steps).name());
                next.push(Choice::new(spot(seat, *to), name));
                let mut after = Show::new(rules, show.board);
                after.go(
                    seat,
                    from,
                    *to,
                    show.board.swept(seat, from, *to, leg.steps),
                );
                for mark in sent_home(&after.stages) {
                    if !marks.contains(&mark) {
                        marks.push(mark);
                    }
                }
            }
            return Entry {
                next,
                prompt: format!("{}: where to?", steps_left(split.left)),
                preview: Motion {
                    stages: show.stages,
                },
                marks,
                done: None,
            };
        };
        let Some((leg, to)) = legs.iter().find(|(_, to)| spot(seat, *to) == *target) else {
            return Entry::default();
        };
        split.make(&mut show, *leg, from, *to);
        if split.left == 0 {
            break;
        }
    }
    if split.left == 0 {
        return if rest.len() == 2 * split.legs.len() as usize {
            done(rules, at, action(Play::Seven(split.legs)))
        } else {
            Entry::default()
        };
    }
    let mut next = Vec::new();
    for (mate, rank, place) in split.pieces(&show.board) {
        if !split.legs_of(&show.board, mate, rank, place).is_empty() {
            next.push(choose(split.seat(mate), place));
        }
    }
    Entry {
        next,
        prompt: format!("{}: which piece?", steps_left(split.left)),
        marks: sent_home(&show.stages),
        preview: Motion {
            stages: show.stages,
        },
        done: None,
    }
}
