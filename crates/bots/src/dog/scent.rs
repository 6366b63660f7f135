//! What the tree asks about Dog: the guide of the learned mind.
//!
//! The same thoughts as `look` and `guide`, counted fast.

use super::SCALE;
use super::board::{BySeat, SEATS};
use super::count::Counter;
use super::hand::BLIND;
use super::look;
use parlour_core::{Game, Past, Rng, Seat, Status};
use parlour_games::dog::{Action, Card, Dog, Hand, Phase, Play, Position};
use parlour_search::{Guide, Rewards};
use std::cell::RefCell;

/// Plies played on at most, unless a depth is given.
const PLIES: u32 = 12;
/// Steps by which a move must be better to be e times as promising.
const HEAT: f32 = 10.0;
/// More than any board.
const WON: f32 = 10_000.0;
/// So many plies are played on between two looks at the clock.
const HURRY: u32 = 4;

/// Plays on as it looks best at once, to the end of the round or some plies far, and counts.
pub(super) struct Scent<'a> {
    counter: &'a Counter,
    /// Plies played on at most.
    plies: u32,
    /// Is the time up?
    is_late: &'a dyn Fn() -> bool,
    room: RefCell<(Vec<Action>, Vec<f32>)>,
}

impl<'a> Scent<'a> {
    /// Looks `depth` plies far if that is said.
    pub fn new(
        counter: &'a Counter,
        depth: Option<u32>,
        is_late: &'a dyn Fn() -> bool,
    ) -> Scent<'a> {
        Scent {
            counter,
            plies: depth.unwrap_or(PLIES),
            is_late,
            room: RefCell::default(),
        }
    }
}

/// Appends what each of `moves` is worth to the seat to move, in steps. Looks at nothing that this seat may not know.
pub(super) fn each(
    counter: &Counter,
    game: &Dog,
    at: &Position,
    moves: &[Action],
    out: &mut Vec<f32>,
) {
    if let [_] = moves {
        out.push(0.0);
        return;
    }
    let seat = at.mover();
    let own = at.hand(seat);
    if at.phase() == Phase::Give {
        let to = game.partner(seat).expect("gifts are for partners");
        let worth = |m: &Action| {
            let card = m.spends().expect("a gift is a card");
            counter.hand(at.board(), seat, &without(own, card)) + counter.gift(at.board(), to, card)
        };
        out.extend(moves.iter().map(worth));
        return;
    }
    let sizes = look::sizes(game, at);
    game.boards(at, moves, &mut |i, board| {
        if counter.has_won(board, seat) {
            out.push(WON);
            return;
        }
        let m = moves[i];
        let rest = m.spends().map_or(Hand::EMPTY, |card| without(own, card));
        let blind = matches!(
            m,
            Action::Card(Play::Draw { .. }) | Action::Joker(Play::Draw { .. })
        );
        let lead = counter.lead(&counter.standings(board, &sizes), seat);
        let blind = if blind { BLIND } else { 0.0 };
        out.push(lead + counter.hand(board, seat, &rest) + blind);
    });
}

pub(super) fn without(hand: &Hand, card: Card) -> Hand {
    let mut rest = *hand;
    rest.take(card);
    rest
}

impl Guide<Dog> for Scent<'_> {
    fn priors(&self, game: &Dog, at: &Position, moves: &[Action], out: &mut Vec<f32>) {
        let from = out.len();
        each(self.counter, game, at, moves, out);
        let most = out[from..].iter().copied().fold(f32::MIN, f32::max);
        for worth in &mut out[from..] {
            *worth = ((*worth - most) / HEAT).exp().max(0.001);
        }
    }
    fn judge(&self, game: &Dog, at: &Position, _: &Past, _: &mut Rng) -> Rewards {
        let mut at = at.clone();
        let round = at.round();
        let (moves, worths) = &mut *self.room.borrow_mut();
        for ply in 0.. {
            if let Status::Over(how) = game.status(&at) {
                return std::array::from_fn(|s| how.points(Seat(s as u8)) as f32);
            }
            let late = ply % HURRY == HURRY - 1 && (self.is_late)();
            if ply >= self.plies || at.round() != round || late {
                break;
            }
            moves.clear();
            worths.clear();
            game.moves(&at, moves);
            each(self.counter, game, &at, moves, worths);
            game.play(&mut at, moves[look::best(worths)]);
        }
        self.rewards(game, &at, round)
    }
}

impl Scent<'_> {
    /// What a position in the middle of a game is worth to each seat. Hands of a round that has only begun do not
    /// count: they are luck.
    fn rewards(&self, game: &Dog, at: &Position, round: (u8, u8)) -> Rewards {
        let sizes: [u8; SEATS] = look::sizes(game, at);
        let mut sums: BySeat = self.counter.standings(at.board(), &sizes);
        if at.round() == round && at.phase() == Phase::Play {
            for seat in 0..game.players() {
                sums[seat as usize] += self.counter.hand(at.board(), seat, at.hand(seat));
            }
        }
        let mut rewards = [0.0; 8];
        let stage = self.counter.stage(at.board());
        for (seat, reward) in (0..game.players()).zip(&mut rewards) {
            *reward = (stage * self.counter.lead(&sums, seat) / SCALE).tanh();
        }
        rewards
    }
}
