//! What the tree asks about Dog.

use super::SCALE;
use super::board::{lead, standings};
use super::{hand, look};
use parlour_core::{Game, Past, Rng, Seat, Status};
use parlour_games::dog::{Action, Dog, Phase, Position};
use parlour_search::{Guide, Rewards};
use std::cell::RefCell;

/// Plies played on at most, unless a depth is given.
const PLIES: u32 = 12;
/// Steps by which a move must be better to be e times as promising.
const HEAT: f32 = 10.0;

/// Plays on as it looks best at once, to the end of the round or some plies far, and counts.
pub(super) struct Nose<'a> {
    /// Plies played on at most.
    plies: u32,
    /// Is the time up?
    is_late: &'a dyn Fn() -> bool,
    room: RefCell<(Vec<Action>, Vec<f32>)>,
}

impl<'a> Nose<'a> {
    /// Looks `depth` plies far if that is said.
    pub fn new(depth: Option<u32>, is_late: &'a dyn Fn() -> bool) -> Nose<'a> {
        Nose {
            plies: depth.unwrap_or(PLIES),
            is_late,
            room: RefCell::default(),
        }
    }
}

impl Guide<Dog> for Nose<'_> {
    fn priors(&self, game: &Dog, at: &Position, moves: &[Action], out: &mut Vec<f32>) {
        let from = out.len();
        look::each(game, at, moves, out);
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
            if ply >= self.plies || at.round() != round || (self.is_late)() {
                break;
            }
            moves.clear();
            worths.clear();
            game.moves(&at, moves);
            look::each(game, &at, moves, worths);
            game.play(&mut at, moves[look::best(worths)]);
        }
        rewards(game, &at, round)
    }
}

/// What a position in the middle of a game is worth to each seat. Hands of a round that has only
/// begun do not count: they are luck.
fn rewards(game: &Dog, at: &Position, round: (u8, u8)) -> Rewards {
    let mut sums = standings(game, at.board(), &look::sizes(game, at));
    if at.round() == round && at.phase() == Phase::Play {
        for seat in 0..game.players() {
            sums[seat as usize] += hand::worth(game, at.board(), seat, at.hand(seat));
        }
    }
    let mut rewards = [0.0; 8];
    for (seat, reward) in (0..game.players()).zip(&mut rewards) {
        *reward = (lead(game, &sums, seat) / SCALE).tanh();
    }
    rewards
}
