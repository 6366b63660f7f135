//! Glicko-2 against the paper's worked example and against a slow twin.

use parlour_core::Rng;
use parlour_ratings::{PERIOD, Rating, Score};

fn rating(rating: f64, deviation: f64) -> Rating {
    Rating {
        rating,
        deviation,
        ..Rating::default()
    }
}

/// "Example of the Glicko-2 system", Mark Glickman, 22 March 2022, the example calculation.
#[test]
fn the_papers_example() {
    let games = [
        (rating(1400.0, 30.0), Score::Win),
        (rating(1550.0, 100.0), Score::Loss),
        (rating(1700.0, 300.0), Score::Loss),
    ];
    let after = rating(1500.0, 200.0).after(&games, 0.5);
    assert_eq!(
        format!("{:.2}", after.rating),
        "1464.05",
        "the paper rounds on the way: 1464.06"
    );
    assert_eq!(format!("{:.2}", after.deviation), "151.52");
    assert_eq!(
        format!("{:.5}", after.volatility),
        "0.06000",
        "the paper rounds on the way: 0.05999"
    );
    assert!((after.rating - 1464.06).abs() < 0.02);
    assert!((after.volatility - 0.05999).abs() < 0.00001);
}

/// The paper's formulas in its order, straight from the text, with bisection for step 5.
mod twin {
    use std::f64::consts::PI;

    pub struct Game {
        pub r: f64,
        pub rd: f64,
        pub s: f64,
    }

    pub fn period(r: f64, rd: f64, sigma: f64, games: &[Game], tau: f64) -> (f64, f64, f64) {
        let mu = (r - 1500.0) / 173.7178;
        let phi = rd / 173.7178;
        if games.is_empty() {
            let star = (phi.powi(2) + sigma.powi(2)).sqrt();
            return (r, star * 173.7178, sigma);
        }
        let g = |phi: f64| 1.0 / (1.0 + 3.0 * phi.powi(2) / PI.powi(2)).sqrt();
        let e = |j: &Game| {
            let (mu_j, phi_j) = ((j.r - 1500.0) / 173.7178, j.rd / 173.7178);
            1.0 / (1.0 + (-g(phi_j) * (mu - mu_j)).exp())
        };
        let v = 1.0
            / games
                .iter()
                .map(|j| g(j.rd / 173.7178).powi(2) * e(j) * (1.0 - e(j)))
                .sum::<f64>();
        let total: f64 = games
            .iter()
            .map(|j| g(j.rd / 173.7178) * (j.s - e(j)))
            .sum();
        let delta = v * total;
        let a = sigma.powi(2).ln();
        let f = |x: f64| {
            x.exp() * (delta.powi(2) - phi.powi(2) - v - x.exp())
                / (2.0 * (phi.powi(2) + v + x.exp()).powi(2))
                - (x - a) / tau.powi(2)
        };
        // Of several roots (where everything was lost against all odds) the first on the way from the old
        // volatility; it is halved to the last bit.
        let step = if f(a) > 0.0 { 0.01 } else { -0.01 };
        let mut other = a + step;
        while (f(other) > 0.0) == (f(a) > 0.0) {
            other += step;
        }
        let (mut low, mut high) = (other.min(other - step), other.max(other - step));
        for _ in 0..200 {
            let middle = (low + high) / 2.0;
            match f(middle) > 0.0 {
                true => low = middle,
                false => high = middle,
            }
        }
        let sigma = (low / 2.0).exp();
        let star = (phi.powi(2) + sigma.powi(2)).sqrt();
        let phi = 1.0 / (1.0 / star.powi(2) + 1.0 / v).sqrt();
        let mu = mu + phi.powi(2) * total;
        (173.7178 * mu + 1500.0, 173.7178 * phi, sigma)
    }
}

#[test]
fn ten_thousand_random_games_agree_with_the_twin() {
    let mut rng = Rng::new(22);
    let mut between =
        |low: f64, high: f64| low + (high - low) * (rng.below(1_000_001) as f64 / 1e6);
    let (mut games, mut periods) = (0, 0);
    while games < 10_000 {
        let me = Rating {
            rating: between(600.0, 2800.0),
            deviation: between(30.0, 350.0),
            volatility: between(0.03, 0.12),
        };
        let tau = between(0.3, 1.2);
        let count = between(0.0, 12.99) as usize;
        let mut theirs = Vec::new();
        let mut twins = Vec::new();
        for _ in 0..count {
            let other = rating(between(600.0, 2800.0), between(30.0, 350.0));
            let (score, s) = match between(0.0, 2.99) as u8 {
                0 => (Score::Loss, 0.0),
                1 => (Score::Draw, 0.5),
                _ => (Score::Win, 1.0),
            };
            theirs.push((other, score));
            let (r, rd) = (other.rating, other.deviation);
            twins.push(twin::Game { r, rd, s });
        }
        let ours = me.after(&theirs, tau);
        let (r, rd, sigma) = twin::period(me.rating, me.deviation, me.volatility, &twins, tau);
        let close = (ours.rating - r).abs() < 1e-3
            && (ours.deviation - rd).abs() < 1e-3
            && (ours.volatility - sigma).abs() < 1e-6;
        assert!(
            close,
            "{me:?} {theirs:?} {tau}: {ours:?}, the twin {r} {rd} {sigma}"
        );
        games += count;
        periods += 1;
    }
    assert!(periods > 500, "{periods}");
}

/// Two who play on and on, one of them 200 points better: the ratings find that.
#[test]
fn game_by_game_ratings_find_the_difference() {
    let mut rng = Rng::new(7);
    let (mut strong, mut weak) = (Rating::default(), Rating::default());
    let chance = 1.0 / (1.0 + 10f64.powf(-0.5));
    let (mut sum, mut count) = (0.0, 0.0);
    for game in 0..2000 {
        let (one, two) = (strong.aged(3_600_000), weak.aged(3_600_000));
        let won = (rng.below(1_000_000) as f64) < chance * 1e6;
        let score = |won| if won { Score::Win } else { Score::Loss };
        strong = one.played(&[(two, score(won))]);
        weak = two.played(&[(one, score(!won))]);
        if game >= 200 {
            sum += strong.rating - weak.rating;
            count += 1.0;
        }
    }
    let found: f64 = sum / count;
    assert!((found - 200.0).abs() < 40.0, "{found}");
    assert!(!strong.is_provisional() && strong.deviation >= 45.0);
}

#[test]
fn time_makes_unsure_and_bounds_hold() {
    let year = 365 * 24 * 3_600_000;
    let known = rating(1700.0, 60.0);
    assert_eq!(known.aged(year).deviation.round(), 110.0);
    assert_eq!(known.aged(-5), known);
    assert_eq!(known.aged(i64::MAX).deviation, 350.0);
    assert_eq!(known.aged(PERIOD as i64).rating, 1700.0);
    let mut worst = Rating::default();
    let master = rating(3900.0, 45.0);
    for _ in 0..500 {
        worst = worst.played(&[(rating(100.0, 45.0), Score::Loss)]);
        let best = master.played(&[(master, Score::Win)]);
        assert!(best.rating <= 4000.0);
    }
    assert_eq!(worst.rating, 100.0);
    assert!(worst.volatility <= 0.1 && worst.deviation >= 45.0);
    // A new player who wins from the start is not provisional for long.
    let mut new = Rating::default();
    let mut games = 0;
    while new.is_provisional() {
        new = new.played(&[(rating(new.rating, 60.0), Score::Win)]);
        games += 1;
    }
    assert!((5..=20).contains(&games), "{games}");
}
