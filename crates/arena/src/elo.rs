//! How much better, and how sure that is.

/// A difference in Elo.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Elo(pub f64);

impl Elo {
    /// The difference at which a share `points` (0 to 1) of the points is expected; infinite at both
    /// ends.
    ///
    /// ```
    /// use parlour_arena::Elo;
    /// assert_eq!(Elo::of(0.5).0, 0.0);
    /// assert_eq!(Elo::of(0.75).0.round(), 191.0);
    /// ```
    pub fn of(points: f64) -> Elo {
        let points = points.clamp(0.0, 1.0);
        Elo(-400.0 * (1.0 / points - 1.0).log10())
    }
    /// The share of the points that is expected.
    pub fn points(self) -> f64 {
        1.0 / (1.0 + 10f64.powf(-self.0 / 400.0))
    }
}

/// A difference in Elo with its error bars.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rating {
    /// The best guess.
    pub elo: Elo,
    /// With 19 chances in 20 the truth lies between this …
    pub low: Elo,
    /// … and this.
    pub high: Elo,
}

impl Rating {
    /// From the scores of whole sets, each 0 to 1: games of one set are not independent, sets are.
    /// `None` without a set.
    pub fn of(sets: &[f64]) -> Option<Rating> {
        if sets.is_empty() {
            return None;
        }
        let n = sets.len() as f64;
        let mean = sets.iter().sum::<f64>() / n;
        // Few sets, or sets that are all alike, say little of the spread: the bars are those of the
        // match with two sets won and two lost added (Agresti and Coull).
        let (n, sum) = (n + 4.0, sets.iter().sum::<f64>() + 2.0);
        let middle = sum / n;
        let spread = |s: &f64| (s - middle).powi(2);
        let variance = (sets.iter().map(spread).sum::<f64>()
            + [0.0, 0.0, 1.0, 1.0].iter().map(spread).sum::<f64>())
            / n;
        let error = 1.96 * (variance / n).sqrt();
        Some(Rating {
            elo: Elo::of(mean),
            low: Elo::of((middle - error).min(mean)),
            high: Elo::of((middle + error).max(mean)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_points_are_inverse() {
        for elo in [-300.0, -5.0, 0.0, 12.0, 400.0] {
            assert!((Elo::of(Elo(elo).points()).0 - elo).abs() < 1e-9);
        }
        assert_eq!(Elo::of(1.0).0, f64::INFINITY);
        assert_eq!(Elo::of(0.0).0, f64::NEG_INFINITY);
    }

    #[test]
    fn more_sets_are_surer() {
        let sets = |n: usize| [1.0, 0.5, 0.5, 0.75].repeat(n);
        let (few, many) = (
            Rating::of(&sets(4)).unwrap(),
            Rating::of(&sets(64)).unwrap(),
        );
        assert_eq!(few.elo, many.elo);
        assert!(few.low.0 < many.low.0 && many.low.0 < many.elo.0);
        assert!(few.high.0 > many.high.0 && many.high.0 > many.elo.0);
        assert_eq!(Rating::of(&[]), None);
    }
}
