//! The sequential probability ratio test on pairs of games (pentanomial).
//!
//! Two games of a pair share their opening and are not independent, so whole pairs are counted: 0, ½,
//! 1, 1½ or 2 points. For each of both hypotheses the likeliest distribution with that expectation is
//! found (Van den Bergh's generalised SPRT); the ratio of the likelihoods decides.

use crate::Elo;
use std::{fmt, str::FromStr};
use thiserror::Error;

/// A test of "not better than `elo0`" against "at least `elo1` better", each wrong once in 20.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Sprt {
    /// Not better than this.
    pub elo0: f64,
    /// At least this much better.
    pub elo1: f64,
}

/// What a test says so far.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// Better by `elo1`.
    Better,
    /// Not better than `elo0`.
    NotBetter,
    /// More games are needed.
    Open,
}

/// Not a test.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{0:?} is no test: ELO0,ELO1, the first smaller than the second")]
pub struct UnknownSprt(String);

impl FromStr for Sprt {
    type Err = UnknownSprt;

    fn from_str(text: &str) -> Result<Sprt, UnknownSprt> {
        let bad = || UnknownSprt(text.into());
        let (low, high) = text.split_once(',').ok_or_else(bad)?;
        let number = |text: &str| {
            text.trim()
                .parse::<f64>()
                .ok()
                .filter(|n| n.abs() <= 2000.0)
        };
        match (number(low), number(high)) {
            (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(bad()),
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SPRT({}, {})", self.elo0, self.elo1)
    }
}

/// Shares of the points of a pair.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// Stands for what was never seen, so that no logarithm is infinite.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The log-likelihood ratio crosses this or its negative: 2.94.
    pub fn bound() -> f64 {
        (0.95f64 / 0.05).ln()
    }
    /// The log-likelihood ratio, from how many pairs ended with 0, ½, 1, 1½ and 2 points.
    pub fn ratio(&self, pairs: &[u32; 5]) -> f64 {
        if pairs.iter().all(|n| *n == 0) {
            return 0.0;
        }
        let counts = pairs.map(|n| f64::from(n).max(UNSEEN));
        let sum: f64 = counts.iter().sum();
        let seen = counts.map(|n| n / sum);
        let p0 = likeliest(&seen, Elo(self.elo0).points());
        let p1 = likeliest(&seen, Elo(self.elo1).points());
        let each = (0..5).map(|i| seen[i] * (p1[i] / p0[i]).ln());
        sum * each.sum::<f64>()
    }
    /// What the ratio says.
    pub fn verdict(&self, pairs: &[u32; 5]) -> Verdict {
        match self.ratio(pairs) {
            ratio if ratio >= Sprt::bound() => Verdict::Better,
            ratio if ratio <= -Sprt::bound() => Verdict::NotBetter,
            _ => Verdict::Open,
        }
    }
}

/// The distribution with this mean under which `seen` is the likeliest: p ∝ seen / (1 + t (a − mean)),
/// where t makes the mean right.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let tilted = |t: f64| {
        let mut p = [0.0; 5];
        for i in 0..5 {
            p[i] = seen[i] / (1.0 + t * (SHARES[i] - mean));
        }
        p
    };
    // Σ seen (a − mean) / (1 + t (a − mean)) falls with t between its two poles.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let t = (low + high) / 2.0;
        let p = tilted(t);
        let excess: f64 = (0..5).map(|i| p[i] * (SHARES[i] - mean)).sum();
        if excess > 0.0 {
            low = t;
        } else {
            high = t;
        }
    }
    let p = tilted((low + high) / 2.0);
    let sum: f64 = p.iter().sum();
    p.map(|x| x / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt {
        elo0: 0.0,
        elo1: 40.0,
    };

    #[test]
    fn the_likeliest_distribution_has_the_mean_asked_for() {
        let seen = [0.1, 0.2, 0.3, 0.3, 0.1];
        for mean in [0.2, 0.5, 0.525, 0.8] {
            let p = likeliest(&seen, mean);
            let got: f64 = (0..5).map(|i| p[i] * SHARES[i]).sum();
            assert!((got - mean).abs() < 1e-9, "{mean}: {got}");
        }
        let same = likeliest(&seen, 0.525);
        assert!((0..5).all(|i| (same[i] - seen[i]).abs() < 1e-9));
    }

    #[test]
    fn agrees_with_the_normal_approximation() {
        let pairs = [10, 40, 100, 60, 20];
        let n: f64 = pairs.iter().map(|n| f64::from(*n)).sum();
        let mean = (0..5).map(|i| f64::from(pairs[i]) * SHARES[i]).sum::<f64>() / n;
        let variance = (0..5)
            .map(|i| f64::from(pairs[i]) * (SHARES[i] - mean).powi(2))
            .sum::<f64>()
            / n;
        let (s0, s1) = (Elo(0.0).points(), Elo(40.0).points());
        let near = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        assert!((TEST.ratio(&pairs) - near).abs() < 0.1, "{near}");
    }

    #[test]
    fn decides_when_it_should() {
        assert_eq!(TEST.verdict(&[0; 5]), Verdict::Open);
        assert_eq!(TEST.verdict(&[0, 0, 1, 0, 1]), Verdict::Open);
        assert_eq!(TEST.verdict(&[0, 0, 10, 5, 40]), Verdict::Better);
        assert_eq!(TEST.verdict(&[40, 5, 10, 0, 0]), Verdict::NotBetter);
        assert!((Sprt::bound() - 2.944).abs() < 0.001);
    }

    #[test]
    fn reads_two_numbers() {
        assert_eq!("0,40".parse(), Ok(TEST));
        for bad in ["40,0", "0", "a,b", "0,nan", ""] {
            assert!(bad.parse::<Sprt>().is_err(), "{bad}");
        }
    }
}
