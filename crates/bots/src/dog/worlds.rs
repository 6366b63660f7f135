//! The check of what is certain: every world that agrees with the solver's view, one by one.
//!
//! A world is a whole position. The solver cannot tell worlds apart that look the same to it, so it plays one move in
//! all of them; what the others do parts the worlds by what is seen of it. Nothing is remembered and nothing is
//! shared with the finder.

use parlour_core::{Eye, Game, Rng, Seat, Status, Text, Views};
use parlour_games::dog::{Action, Card, Dog, Hand, Phase, Position, SeenHand, View};
use std::collections::BTreeMap;

/// More worlds than this are too many.
const MOST: usize = 4000;

/// All moves that win for certain within `turns` turns.
pub(super) fn keep(
    game: &Dog,
    at: &Position,
    me: u8,
    turns: u32,
    nodes: u64,
) -> Option<Vec<String>> {
    let eye = Eye::Seat(Seat(me));
    let seen = game.view(at, eye);
    let mut worlds = Worlds {
        game,
        me,
        left: nodes,
    };
    let all = match seen.phase {
        // What a given card does depends on the board alone, so one world stands for all.
        Phase::Give => vec![at.clone()],
        Phase::Play => every(game, &seen)?,
    };
    let mut kept = Vec::new();
    for m in game.list(at) {
        let wins = match seen.phase {
            Phase::Give => worlds.given(at, m)?,
            Phase::Play => worlds.played(&all, m, turns)?,
        };
        if wins {
            kept.push(game.write_move(at, m, eye));
        }
    }
    Some(kept)
}

/// Every way to deal the hidden cards.
fn every(game: &Dog, seen: &View) -> Option<Vec<Position>> {
    let mut deck = Hand::deck();
    let known = seen.hands.iter().flat_map(|hand| hand.known.cards());
    for card in seen.pile.cards().chain(known) {
        deck.take(card);
    }
    let mut deals = vec![(seen.clone(), deck)];
    for seat in 0..game.players() as usize {
        for _ in 0..seen.hands[seat].hidden {
            let mut next: Vec<(View, Hand)> = Vec::new();
            for (view, deck) in &deals {
                for card in deck.kinds() {
                    let (mut view, mut deck) = (view.clone(), *deck);
                    deck.take(card);
                    let SeenHand { known, hidden } = &mut view.hands[seat];
                    known.add(card);
                    *hidden -= 1;
                    if next.iter().all(|(other, _)| other.hands != view.hands) {
                        next.push((view, deck));
                    }
                }
            }
            deals = next;
            if deals.len() > MOST {
                return None;
            }
        }
    }
    let whole = |(view, _): &(View, Hand)| game.sample(view, &mut Rng::new(1));
    Some(deals.iter().map(whole).collect())
}

struct Worlds<'w> {
    game: &'w Dog,
    me: u8,
    left: u64,
}

impl Worlds<'_> {
    /// Plays `m`; `Err` says who won, or that cards were dealt.
    fn step(&mut self, at: &Position, m: Action) -> Option<Result<Position, bool>> {
        self.left = self.left.checked_sub(1)?;
        let mut next = at.clone();
        Some(match self.game.step(&mut next, m) {
            Status::Over(how) => Err(how.winners.contains(Seat(self.me))),
            Status::ToMove(_) if self.game.is_chance(at, &next) => Err(false),
            Status::ToMove(_) => Ok(next),
        })
    }
    /// The solver plays `m` in all these worlds, which look the same to it.
    fn played(&mut self, worlds: &[Position], m: Action, turns: u32) -> Option<bool> {
        let mut next = Vec::new();
        for at in worlds {
            match self.step(at, m)? {
                Ok(at) => next.push(at),
                Err(true) => {}
                Err(false) => return Some(false),
            }
        }
        self.goes_on(next, turns - 1)
    }
    /// Do all these worlds, which look the same to the solver, end well within so many turns of its own?
    fn goes_on(&mut self, worlds: Vec<Position>, turns: u32) -> Option<bool> {
        let Some(seat) = worlds.first().map(Position::mover) else {
            return Some(true);
        };
        if seat == self.me {
            if turns == 0 {
                return Some(false);
            }
            for m in self.game.list(&worlds[0]) {
                if self.played(&worlds, m, turns)? {
                    return Some(true);
                }
            }
            return Some(false);
        }
        let mut parts: BTreeMap<String, Vec<Position>> = BTreeMap::new();
        for at in &worlds {
            for m in self.game.list(at) {
                match self.step(at, m)? {
                    Err(true) => {}
                    Err(false) => return Some(false),
                    Ok(next) => {
                        let seen = self.game.view(&next, Eye::Seat(Seat(self.me)));
                        let looks = self.game.write_position(&seen);
                        let part = parts.entry(looks).or_default();
                        if !part.contains(&next) {
                            part.push(next);
                        }
                    }
                }
            }
        }
        for part in parts.into_values() {
            if !self.goes_on(part, turns)? {
                return Some(false);
            }
        }
        Some(true)
    }
    /// Does the partner, who begins, win at once with the card it is given?
    fn given(&mut self, at: &Position, m: Action) -> Option<bool> {
        let card: Option<Card> = m.spends();
        let Some(Ok(next)) = self.step(at, m) else {
            return None;
        };
        let partner_begins = Some(next.mover()) == self.game.partner(self.me);
        if next.phase() != Phase::Play || !partner_begins {
            return None;
        }
        for play in self.game.list(&next) {
            if play.spends() == card && self.step(&next, play)? == Err(true) {
                return Some(true);
            }
        }
        Some(false)
    }
}
