//! What is certain in Dog, whatever the others hold: every card may be in every hand that is not seen.
//!
//! Endings late in a round, when most have folded: so few cards are hidden that each can be any kind. Whoever is not the
//! solver plays against it, the partner too; only a card that the solver gave is played as it helps most. A new deal
//! is never counted on.

use super::worlds;
use crate::Certainty;
use parlour_core::{Answer, Eye, Game, Match, Rng, Rulebook, Seat, Status, Table, Text, Views};
use parlour_games::dog::{Action, Board, Card, Dog, Hand, Phase, Place, Position, SeenHand};
use std::collections::HashMap;

/// The one there is.
pub(crate) struct Certain;

/// Everything that an answer depends on: pieces, turn, own cards, how many each of the others holds, turns left.
type Question = (Board, u8, Hand, [u8; 6], u32);

/// The search of the finder: others hold as many copies of one card as they have cards, each kind in turn.
struct Finder<'f> {
    game: &'f Dog,
    me: u8,
    left: u64,
    settled: HashMap<Question, bool>,
}

impl Finder<'_> {
    fn won(&self, at: &Position) -> bool {
        matches!(self.game.status(at), Status::Over(how) if how.winners.contains(Seat(self.me)))
    }
    /// The position after `m`; none where cards are dealt or drawn.
    fn after(&mut self, at: &Position, m: Action) -> Option<Option<Position>> {
        self.left = self.left.checked_sub(1)?;
        let mut next = at.clone();
        self.game.play(&mut next, m);
        let over = self.game.status(&next).outcome().is_some();
        Some((over || !self.game.is_chance(at, &next)).then_some(next))
    }
    /// Is the win certain with at most `turns` more turns of the solver?
    fn certain(&mut self, at: &Position, turns: u32) -> Option<bool> {
        if self.game.status(at).outcome().is_some() {
            return Some(self.won(at));
        }
        let seat = at.mover();
        if seat == self.me && turns == 0 {
            return Some(false);
        }
        let sizes = std::array::from_fn(|s| match s < self.game.players() as usize {
            true => at.hand(s as u8).size(),
            false => 0,
        });
        let question = (*at.board(), seat, *at.hand(self.me), sizes, turns);
        if let Some(known) = self.settled.get(&question) {
            return Some(*known);
        }
        let known = match seat == self.me {
            true => !self.keep(at, turns, true)?.is_empty(),
            false => self.held(at, turns)?,
        };
        self.settled.insert(question, known);
        Some(known)
    }
    /// The solver's moves that win for certain; with `any`, the first is enough.
    fn keep(&mut self, at: &Position, turns: u32, any: bool) -> Option<Vec<Action>> {
        let mut kept = Vec::new();
        for m in self.game.list(at) {
            if let Some(next) = self.after(at, m)?
                && self.certain(&next, turns - 1)?
            {
                kept.push(m);
                if any {
                    break;
                }
            }
        }
        Some(kept)
    }
    /// Whatever the seat to move holds and plays.
    fn held(&mut self, at: &Position, turns: u32) -> Option<bool> {
        let mut seen = self.game.view(at, Eye::Keeper);
        let seat = at.mover() as usize;
        let size = at.hand(seat as u8).size();
        for card in Card::all() {
            let mut hand = Hand::EMPTY;
            (0..size).for_each(|_| hand.add(card));
            seen.hands[seat] = SeenHand {
                known: hand,
                hidden: 0,
            };
            let at = self.game.sample(&seen, &mut Rng::new(0));
            for m in self.game.list(&at) {
                let Some(next) = self.after(&at, m)? else {
                    return Some(false);
                };
                if !self.certain(&next, turns)? {
                    return Some(false);
                }
            }
        }
        Some(true)
    }
    /// The cards that, given to a partner who begins, win at once.
    fn gifts(&mut self, at: &Position) -> Option<Vec<Action>> {
        let mut kept = Vec::new();
        for m in self.game.list(at) {
            let Some(next) = self.after(at, m)? else {
                continue;
            };
            if next.phase() != Phase::Play || Some(next.mover()) != self.game.partner(self.me) {
                return None;
            }
            let plays = self.game.list(&next).into_iter();
            let mut plays = plays.filter(|play| play.spends() == m.spends());
            let wins = |play| {
                let mut end = next.clone();
                self.game.play(&mut end, play);
                self.won(&end)
            };
            if plays.any(wins) {
                kept.push(m);
            }
        }
        Some(kept)
    }
}

fn typed(table: &dyn Table) -> Option<(&Dog, &Position)> {
    let typed = table.as_any().downcast_ref::<Match<Dog>>()?;
    Some((typed.game(), typed.position()))
}

impl Certainty for Certain {
    fn ending(&self, rules: &dyn Rulebook, rng: &mut Rng) -> String {
        let rules = rules.as_any().downcast_ref::<Dog>();
        let default = Dog::default();
        draw(rules.unwrap_or(&default), rng)
    }
    fn ways(&self, table: &dyn Table, most: u32, nodes: u64) -> Option<(u32, Vec<Answer>)> {
        let (game, at) = typed(table)?;
        let me = table.status().mover()?.0;
        let mut finder = Finder {
            game,
            me,
            left: nodes,
            settled: HashMap::new(),
        };
        let most = match at.phase() {
            Phase::Give => 1,
            Phase::Play => most,
        };
        for turns in 1..=most {
            let kept = match at.phase() {
                Phase::Give => finder.gifts(at)?,
                Phase::Play => finder.keep(at, turns, false)?,
            };
            match kept[..] {
                [] => {}
                [only] => {
                    let text = game.write_move(at, only, Eye::Seat(Seat(me)));
                    return Some((turns, vec![Answer(vec![vec![text]])]));
                }
                _ => return None,
            }
        }
        None
    }
    fn brute(&self, table: &dyn Table, turns: u32, nodes: u64) -> Option<Vec<String>> {
        let (game, at) = typed(table)?;
        worlds::keep(game, at, table.status().mover()?.0, turns, nodes)
    }
}

/// Of a hundred endings, those in which somebody else still holds a card, and those in which a card is given.
const HELD: usize = 30;
const GIVEN: usize = 12;

/// An ending: the solver's team nearly home, the others anywhere, few cards left.
fn draw(game: &Dog, rng: &mut Rng) -> String {
    let n = game.players();
    let me = rng.below(n as usize) as u8;
    let mate = game.partner(me);
    let gives = mate.is_some() && rng.below(100) < GIVEN;
    let mut board = Board::new(n);
    let ring = u32::from(board.ring());
    let near = |board: &mut Board, seat: u8, missing: usize, rng: &mut Rng| {
        for slot in missing as u8..4 {
            board.put(seat, Place::Finish(slot), false);
        }
        if missing > 0 && missing < 4 && rng.below(3) == 0 {
            board.lift(seat, Place::Finish(missing as u8));
            board.put(seat, Place::Finish(rng.below(missing) as u8), false);
        }
        for _ in 0..missing {
            let steps = 1 + rng.below(16) as u32;
            let square = ((u32::from(Board::start(seat)) + ring - steps) % ring) as u8;
            if board.owner(square).is_none() {
                board.put(seat, Place::Ring(square), false);
            }
        }
    };
    let own = if gives { 0 } else { 1 + rng.below(3) };
    near(&mut board, me, own, rng);
    if let Some(mate) = mate {
        let missing = if gives {
            1 + rng.below(2)
        } else {
            rng.below(3)
        };
        near(&mut board, mate, missing, rng);
    }
    for seat in (0..n).filter(|seat| *seat != me && Some(*seat) != mate) {
        for _ in 0..rng.below(4) {
            let square = rng.below(ring as usize) as u8;
            if board.owner(square).is_none() {
                board.put(seat, Place::Ring(square), square == Board::start(seat));
            }
        }
    }
    let mut deck: Vec<Card> = Hand::deck().cards().collect();
    rng.shuffle(&mut deck);
    let mut take = |count: usize| deck.split_off(deck.len() - count);
    let text = |cards: &[Card]| match cards {
        [] => "-".to_string(),
        cards => cards.iter().map(Card::to_string).collect(),
    };
    let holder = (me + 1 + rng.below(n as usize - 1) as u8) % n;
    let held = match rng.below(100) < HELD {
        true => 1,
        false => 0,
    };
    let (mut hands, mut gifts) = (Vec::new(), Vec::new());
    let (size, first) = match gives {
        true => (2 + rng.below(5), mate.expect("only then it gives")),
        false => (6, rng.below(n as usize) as u8),
    };
    let count = 2 + rng.below(3);
    for seat in 0..n {
        let cards = match (gives, seat == me) {
            (true, true) => size,
            (true, false) => size - 1,
            (false, true) => count,
            (false, false) if seat == holder => held,
            (false, false) => 0,
        };
        hands.push(text(&take(cards)));
        gifts.push(text(&take(usize::from(gives && seat != me))));
    }
    let pile = text(&take(10 + rng.below(15)));
    let phase = if gives { "give" } else { "play" };
    format!(
        "{board} {me} {phase} {} {size}:{first} {} {} {pile} {:016x}",
        hands.join("|"),
        gifts.join("|"),
        text(&deck),
        rng.draw(),
    )
}
