//! What a tree asks about a game.

use parlour_core::{Game, Outcome, Past, Rng, Seat, Status};

/// What a position or an end is worth to each seat, −1 to 1.
pub type Rewards = [f32; 8];

/// A guide for [`Mcts`](crate::Mcts). In a hidden game it is given drawn positions.
pub trait Guide<G: Game> {
    /// Appends how promising each of `moves` looks: any positive numbers; all alike by default.
    fn priors(&self, _game: &G, _at: &G::Position, moves: &[G::Move], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|_| 1.0));
    }
    /// What a position that is not over is worth to each seat: a playout to the end, a playout cut
    /// off by an evaluation, or an evaluation at once.
    fn judge(&self, game: &G, at: &G::Position, past: &Past, rng: &mut Rng) -> Rewards;
}

/// Judges by evenly drawn moves.
#[derive(Copy, Clone, Debug)]
pub struct Playouts {
    /// A playout that is not over after so many plies is a draw.
    pub limit: u32,
}

impl<G: Game> Guide<G> for Playouts {
    fn judge(&self, game: &G, at: &G::Position, _: &Past, rng: &mut Rng) -> Rewards {
        let mut at = at.clone();
        game.playout(&mut at, rng, self.limit);
        match game.status(&at) {
            Status::Over(how) => rewards_of(how),
            Status::ToMove(_) => [0.0; 8],
        }
    }
}

pub(super) fn rewards_of(how: Outcome) -> Rewards {
    std::array::from_fn(|s| how.points(Seat(s as u8)) as f32)
}
