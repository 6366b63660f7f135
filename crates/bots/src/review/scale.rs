//! From which loss on a move has a name.

use super::Kind;

/// Losses in hundredths of a point, for one game.
///
/// In a searched game the smallest is what nobody can tell from the noise of the search; a mistake is twice,
/// a blunder four times as much. `--example losses` measures that noise: what the reviewer itself, playing
/// with a tenth of a review's positions, seems to lose with one move in ten. `--example blunders` checks
/// that planted blunders are named.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Scale {
    /// From here on a move is an inaccuracy.
    pub inaccuracy: f32,
    /// From here on it is a mistake.
    pub mistake: f32,
    /// From here on it is a blunder.
    pub blunder: f32,
}

impl Scale {
    /// For a game that is searched: what cannot be told from noise, twice and four times as much.
    pub const fn searched(noise: f32) -> Scale {
        Scale {
            inaccuracy: noise,
            mistake: 2.0 * noise,
            blunder: 4.0 * noise,
        }
    }
    /// For a solved game: a win or a draw given away, and a win turned into a loss. Nothing is lost by a
    /// move that keeps the result.
    pub const SOLVED: Scale = Scale {
        inaccuracy: 50.0,
        mistake: 100.0,
        blunder: 200.0,
    };
    /// What a move that lost so much is; [`Kind::Good`] if it lost next to nothing.
    pub fn name(&self, loss: f32) -> Kind {
        match loss {
            loss if loss >= self.blunder => Kind::Blunder,
            loss if loss >= self.mistake => Kind::Mistake,
            loss if loss >= self.inaccuracy => Kind::Inaccuracy,
            _ => Kind::Good,
        }
    }
    /// The loss that halves the accuracy of a move: between a mistake and a blunder.
    pub fn half(&self) -> f32 {
        (self.mistake + self.blunder) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_named_by_the_scale_of_the_game() {
        let scale = Scale::searched(8.0);
        let named = [0.0, 7.9, 8.0, 16.0, 31.9, 32.0].map(|loss| scale.name(loss));
        use Kind::{Blunder, Good, Inaccuracy, Mistake};
        assert_eq!(named, [Good, Good, Inaccuracy, Mistake, Mistake, Blunder]);
        let solved = [0.0, 100.0, 200.0].map(|loss| Scale::SOLVED.name(loss));
        assert_eq!(solved, [Good, Mistake, Blunder]);
    }
}
