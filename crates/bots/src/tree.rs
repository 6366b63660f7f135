//! scratch: a tree of walks
use crate::levels::{DEFAULT_NODES, Level};
use crate::{BotError, Limits, Mind, Seen, Strength};
use parlour_core::{Analysis, Game, Past, Rng, Rules, Seat, Views, Watch, mix};
use parlour_search::{Evaluate, Growth, Guide, Mcts, Rewards};

pub(crate) struct Tree<E> {
    judge: E,
    level: Level,
    rng: Rng,
}
impl<E> Tree<E> {
    pub fn new(judge: E, strength: Strength, seed: u64) -> Tree<E> {
        Tree { judge, level: Level::of(strength), rng: Rng::new(mix(seed)) }
    }
}
struct Judged<'j, E>(&'j E);
fn env(name: &str, or: f32) -> f32 {
    std::env::var(name).ok().and_then(|s| s.parse().ok()).unwrap_or(or)
}
impl<G: Game, E: Evaluate<G>> Guide<G> for Judged<'_, E> {
    fn priors(&self, game: &G, at: &G::Position, moves: &[G::Move], out: &mut Vec<f32>) {
        out.extend(moves.iter().map(|m| (self.0.hint(game, at, *m).clamp(-3000, 2000) as f32 / 300.0).exp()));
    }
    fn judge(&self, game: &G, at: &G::Position, _: &Past, _: &mut Rng) -> Rewards {
        let seat = game.status(at).mover().expect("goes on");
        let worth = (self.0.worth(game, at, &self.0.sums(game, at)) as f32 / 400.0).tanh();
        std::array::from_fn(|s| if Seat(s as u8) == seat { worth } else { -worth })
    }
}
impl<G, E> Mind<G> for Tree<E>
where
    G: Rules + Views<View = <G as Game>::Position>,
    E: Evaluate<G> + Send,
{
    fn think(&mut self, seen: &Seen<G>, limits: &Limits, watch: &Watch) -> Result<Analysis<G::Move>, BotError> {
        let guide = Judged(&self.judge);
        let mut tree = Mcts::new(seen.game, &guide, self.rng.draw());
        tree.growth = Growth { explore: env("EXPLORE", 1.0), width: env("WIDTH", 4.0), power: env("POWER", 0.4), most: 2_000_000 };
        let walks = self.level.nodes.unwrap_or(DEFAULT_NODES).min(limits.nodes.unwrap_or(DEFAULT_NODES));
        Ok(tree.search(&seen.view, seen.past, walks / 4, watch))
    }
}
