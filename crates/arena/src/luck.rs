//! Luck and skill: what decided the games of a match.

/// Shares of what decided the games, together 1.
///
/// Each deal is played twice with the sides changed, so what follows the contestant can be told from
/// what follows the side and from what follows the deal. With results of +1 and −1 the four shares are
/// parts of their mean square: the square of the contestant's mean, the square of the side's mean, the
/// covariance of the two games of a deal, and the rest.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Luck {
    /// Who played.
    pub skill: f64,
    /// On which side, over all deals.
    pub side: f64,
    /// The deal or the opening.
    pub deal: f64,
    /// What happened after it.
    pub play: f64,
}

impl Luck {
    /// From the points (0, ½ or 1) the first contestant made in both games of each deal: first on the
    /// first side, then on the other. `None` without two deals or without a decided game.
    pub fn of(deals: &[[f64; 2]]) -> Option<Luck> {
        if deals.len() < 2 {
            return None;
        }
        let n = deals.len() as f64;
        let results = || deals.iter().map(|d| d.map(|points| 2.0 * points - 1.0));
        let own: Vec<f64> = results().map(|[a, b]| (a + b) / 2.0).collect();
        let side: Vec<f64> = results().map(|[a, b]| (a - b) / 2.0).collect();
        let total = results().map(|[a, b]| (a * a + b * b) / 2.0).sum::<f64>() / n;
        if total == 0.0 {
            return None;
        }
        // Chance alone makes the square of a mean positive: that much is taken off again.
        let square = |values: &[f64]| (mean(values).powi(2) - variance(values) / n).max(0.0);
        let share = |part: f64| part.clamp(0.0, total) / total;
        let skill = share(square(&own));
        let side_share = share(square(&side)).min(1.0 - skill);
        // The covariance of a side's results in the two games of a deal.
        let deal = share(variance(&side) - variance(&own)).min(1.0 - skill - side_share);
        Some(Luck {
            skill,
            side: side_share,
            deal,
            play: 1.0 - skill - side_share - deal,
        })
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn variance(values: &[f64]) -> f64 {
    let middle = mean(values);
    let squares = values.iter().map(|v| (v - middle).powi(2));
    squares.sum::<f64>() / (values.len() as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Rng;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.02
    }

    #[test]
    fn pure_cases_come_out_pure() {
        let skill = Luck::of(&[[1.0, 1.0]; 50]).unwrap();
        assert!(close(skill.skill, 1.0), "{skill:?}");
        let side = Luck::of(&[[1.0, 0.0]; 50]).unwrap();
        assert!(close(side.side, 1.0), "{side:?}");
        let deals = [[1.0, 0.0], [0.0, 1.0]].repeat(50);
        let deal = Luck::of(&deals).unwrap();
        assert!(close(deal.deal, 1.0), "{deal:?}");
        let play = Luck::of(&[[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]].repeat(50)).unwrap();
        assert!(close(play.play, 1.0), "{play:?}");
    }

    #[test]
    fn a_mixture_is_taken_apart() {
        // Half of the games are decided by a coin, the others by a coin for the deal.
        let mut rng = Rng::new(3);
        let deals: Vec<[f64; 2]> = (0..20_000)
            .map(|_| {
                let deal = rng.below(2) as f64;
                let mut game = |points: f64| match rng.below(4) {
                    0 | 1 => points,
                    other => other as f64 - 2.0,
                };
                [game(deal), game(1.0 - deal)]
            })
            .collect();
        let luck = Luck::of(&deals).unwrap();
        assert!(close(luck.deal, 0.25) && close(luck.play, 0.75), "{luck:?}");
        assert!(close(luck.skill, 0.0) && close(luck.side, 0.0), "{luck:?}");
    }

    #[test]
    fn nothing_decided_says_nothing() {
        assert_eq!(Luck::of(&[[0.5, 0.5]; 9]), None);
        assert_eq!(Luck::of(&[[1.0, 0.0]]), None);
    }
}
