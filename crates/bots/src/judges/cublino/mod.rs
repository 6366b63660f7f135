//! Cublino: how far the dice have come, and what lies on top.

mod contra;
mod field;
mod learned;
mod pur;
mod quick;

pub(crate) use contra::Contra;
pub(crate) use learned::{Learned, Pictures};
pub(crate) use pur::Pur;
pub(crate) use quick::{QuickContra, QuickPur};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::Tunable;
    use parlour_core::{Game, Rng};
    use parlour_games::cublino::{Cublino, Position, Side};
    use parlour_search::Evaluate;

    /// Calls `each` with the positions of drawn games that are not over.
    pub(super) fn positions(game: &Cublino, games: u64, mut each: impl FnMut(&Position)) {
        for seed in 0..games {
            let mut rng = Rng::new(seed);
            let mut at = game.start(0);
            for _ in 0..200 {
                if game.status(&at).mover().is_none() {
                    break;
                }
                each(&at);
                let m = game.pick(&at, &mut rng).expect("it goes on");
                game.play(&mut at, m);
            }
        }
    }

    fn for_white<J: Evaluate<Cublino, Sums = ()>>(judge: &J, game: &Cublino, at: &Position) -> i32 {
        let worth = judge.worth(game, at, &());
        if at.mover() == Side::White {
            worth
        } else {
            -worth
        }
    }

    /// The board turned by half with the colours swapped is worth the opposite, and the worth is the
    /// sum of weights times features and of what `beside` adds.
    fn check<J>(judge: &J, game: &Cublino, beside: impl Fn(&Position) -> i32)
    where
        J: Tunable<Cublino> + Evaluate<Cublino, Sums = ()>,
    {
        positions(game, 60, |at| {
            let worth = for_white(judge, game, at);
            assert_eq!(worth, -for_white(judge, game, &at.half_turn()), "{at:?}");
            let mut features = Vec::new();
            judge.features(game, at, &mut features);
            let weights = judge.weights();
            assert_eq!(judge.names().len(), weights.len());
            let sum: f32 = weights
                .iter()
                .zip(&features)
                .map(|(w, f)| *w as f32 * f)
                .sum();
            let sum = sum + beside(at) as f32;
            let worth = judge.worth(game, at, &()) as f32;
            assert!((sum - worth).abs() <= 1.0, "{sum} {worth} {at:?}");
        });
    }

    #[test]
    fn pur_is_even_handed() {
        check(&Pur::default(), &Cublino::pur(), |_| 0);
    }
    #[test]
    fn contra_is_even_handed() {
        check(&Contra::default(), &Cublino::contra(), |at| {
            contra::runners(&field::Field::both(at))
        });
    }
}
