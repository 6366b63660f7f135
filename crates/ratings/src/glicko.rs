//! Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2013); the step numbers are the paper's.

use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// How strong somebody is, and how sure that is.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// On the scale of Elo: 1500 for somebody unknown.
    pub rating: f64,
    /// The standard error of `rating`: in 19 of 20 cases the truth is within twice this.
    pub deviation: f64,
    /// How much the strength is expected to change in a [`PERIOD`].
    pub volatility: f64,
}

/// The result of one game for one side.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Score {
    /// Won.
    Win,
    /// Nobody won.
    Draw,
    /// Lost.
    Loss,
}

impl Score {
    /// 1, ½ or 0.
    pub const fn points(self) -> f64 {
        match self {
            Score::Win => 1.0,
            Score::Draw => 0.5,
            Score::Loss => 0.0,
        }
    }
}

/// How much volatility may change; the paper advises 0.3 to 1.2.
pub const TAU: f64 = 0.5;

/// The length of a rating period in milliseconds: 112 hours. With a volatility of 0.06 a deviation of 60 grows to
/// 110 in a year without games, so that whoever stays away for a year is provisional again.
pub const PERIOD: f64 = 112.0 * 60.0 * 60.0 * 1000.0;

/// Above this deviation a rating is a guess, shown with a question mark.
pub const PROVISIONAL: f64 = 110.0;

/// Points of Elo in one step of the inner scale.
const SCALE: f64 = 173.7178;
const CENTRE: f64 = 1500.0;
/// Nobody is ever known better than this, so that whoever learns is seen to; nobody worse than a newcomer.
const SUREST: f64 = 45.0;
const UNKNOWN: f64 = 350.0;
/// Where ratings end.
const LOWEST: f64 = 100.0;
const HIGHEST: f64 = 4000.0;
const VOLATILITIES: (f64, f64) = (0.01, 0.1);
/// How close the volatility is found (step 5).
const EPSILON: f64 = 1e-6;

impl Default for Rating {
    /// Somebody unknown.
    fn default() -> Rating {
        Rating {
            rating: CENTRE,
            deviation: UNKNOWN,
            volatility: 0.06,
        }
    }
}

impl Rating {
    /// Is it still a guess?
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }
    /// The share of points this side is expected to win; how unsure either is draws it towards one half.
    pub fn expected(&self, other: &Rating) -> f64 {
        let unsure = self.phi().hypot(other.phi());
        1.0 / (1.0 + (-g(unsure) * (self.mu() - other.mu())).exp())
    }
    /// After so many milliseconds without a game one is less sure.
    pub fn aged(&self, elapsed: i64) -> Rating {
        if elapsed <= 0 {
            return *self;
        }
        let periods = elapsed as f64 / PERIOD;
        let phi = self.phi().hypot(self.volatility * periods.sqrt());
        let deviation = (phi * SCALE).min(UNKNOWN.max(self.deviation));
        Rating { deviation, ..*self }
    }
    /// After these games, which count as one period; the time before them is counted by [`Rating::aged`], and
    /// nothing leaves the bounds of the scale.
    pub fn played(&self, games: &[(Rating, Score)]) -> Rating {
        let after = self.update(games, 0.0, TAU);
        let (least, most) = VOLATILITIES;
        Rating {
            rating: after.rating.clamp(LOWEST, HIGHEST),
            deviation: after.deviation.clamp(SUREST, UNKNOWN),
            volatility: after.volatility.clamp(least, most),
        }
    }
    /// The paper's rating period, without bounds.
    pub fn after(&self, games: &[(Rating, Score)], tau: f64) -> Rating {
        self.update(games, 1.0, tau)
    }
    /// `periods`: how many pass with these games.
    fn update(&self, games: &[(Rating, Score)], periods: f64, tau: f64) -> Rating {
        let (mu, phi) = (self.mu(), self.phi());
        // Steps 3 and 4.
        let (mut information, mut surprise) = (0.0, 0.0);
        for (other, score) in games {
            let weight = g(other.phi());
            let expected = 1.0 / (1.0 + (-weight * (mu - other.mu())).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score.points() - expected);
        }
        if information == 0.0 {
            let phi = phi.hypot(self.volatility * periods.sqrt());
            let deviation = phi * SCALE;
            return Rating { deviation, ..*self };
        }
        let variance = 1.0 / information;
        let volatility = self.find_volatility(variance, variance * surprise, tau);
        // Steps 6 and 7.
        let before = phi * phi + volatility * volatility * periods;
        let after = 1.0 / (1.0 / before + information);
        Rating {
            rating: (mu + after * surprise) * SCALE + CENTRE,
            deviation: after.sqrt() * SCALE,
            volatility,
        }
    }
    /// Step 5: the root of the paper's function by the Illinois algorithm.
    fn find_volatility(&self, variance: f64, delta: f64, tau: f64) -> f64 {
        let phi2 = self.phi() * self.phi();
        let delta2 = delta * delta;
        let a = (self.volatility * self.volatility).ln();
        let f = |x: f64| {
            let e = x.exp();
            let sum = phi2 + variance + e;
            e * (delta2 - sum) / (2.0 * sum * sum) - (x - a) / (tau * tau)
        };
        let mut low = a;
        let mut high = match delta2 > phi2 + variance {
            true => (delta2 - phi2 - variance).ln(),
            false => {
                let steps = (1..64).map(|k| a - f64::from(k) * tau);
                steps.into_iter().find(|x| f(*x) >= 0.0).unwrap_or(a)
            }
        };
        let (mut at_low, mut at_high) = (f(low), f(high));
        for _ in 0..100 {
            if (high - low).abs() <= EPSILON {
                break;
            }
            let middle = low + (low - high) * at_low / (at_high - at_low);
            let value = f(middle);
            match value * at_high <= 0.0 {
                true => (low, at_low) = (high, at_high),
                false => at_low /= 2.0,
            }
            (high, at_high) = (middle, value);
        }
        (low / 2.0).exp()
    }
    /// Step 2.
    fn mu(&self) -> f64 {
        (self.rating - CENTRE) / SCALE
    }
    fn phi(&self) -> f64 {
        self.deviation / SCALE
    }
}

/// How much a result against somebody tells who is known that well.
fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}
