//! Logistic regression: weights whose [`points`](parlour_search::points) predict results best.

/// A position as the fit sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The features, for the side to move.
    pub features: Vec<f32>,
    /// What the side to move got: 1 for a win, 0 for a loss, one half for a draw.
    pub aim: f32,
}

/// A worth of 400 stands for expected points of tanh(1), so the odds grow by e every 200.
const SCALE: f64 = 200.0;
/// Steps of the fit; it is done after five or six.
const STEPS: usize = 12;

/// The odds of a win for these features.
fn chance(features: &[f32], weights: &[f64]) -> f64 {
    let worth: f64 = features
        .iter()
        .zip(weights)
        .map(|(f, w)| *f as f64 * w)
        .sum();
    1.0 / (1.0 + (-worth / SCALE).exp())
}

/// Mean cross entropy between aims and predictions; 0 without samples.
pub fn loss(samples: &[&Sample], weights: &[i32]) -> f64 {
    let weights: Vec<f64> = weights.iter().map(|w| *w as f64).collect();
    let one = |s: &&Sample| {
        let p = chance(&s.features, &weights).clamp(1e-9, 1.0 - 1e-9);
        let aim = s.aim as f64;
        -aim * p.ln() - (1.0 - aim) * (1.0 - p).ln()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// The weights with the least loss, by Newton's method, rounded to whole numbers.
///
/// Each weight is held where it was by `hold`: so many typical positions against it. A feature that
/// never occurs keeps its weight.
pub fn fit(samples: &[&Sample], from: &[i32], hold: f64) -> Vec<i32> {
    let n = from.len();
    let from: Vec<f64> = from.iter().map(|w| *w as f64).collect();
    let mut spread = vec![0.0; n];
    for sample in samples {
        for (sum, f) in spread.iter_mut().zip(&sample.features) {
            *sum += (*f as f64).powi(2);
        }
    }
    let stiff: Vec<f64> = spread
        .iter()
        .map(|s| 0.25 * hold * (s / samples.len().max(1) as f64).max(1e-6) / SCALE / SCALE)
        .collect();
    let mut weights = from.clone();
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = (0..n).map(|i| stiff[i] * (weights[i] - from[i])).collect();
        let mut bend = vec![vec![0.0; n]; n];
        for i in 0..n {
            bend[i][i] = stiff[i] + 1e-12;
        }
        for sample in samples {
            let p = chance(&sample.features, &weights);
            let off = (p - sample.aim as f64) / SCALE;
            let curve = p * (1.0 - p) / SCALE / SCALE;
            for i in 0..n {
                let f = sample.features[i] as f64;
                if f != 0.0 {
                    slope[i] += off * f;
                    for (bend, other) in bend[i][..=i].iter_mut().zip(&sample.features) {
                        *bend += curve * f * f64::from(*other);
                    }
                }
            }
        }
        let step = solve(bend, slope);
        for (w, s) in weights.iter_mut().zip(&step) {
            *w -= s;
        }
        if step.iter().all(|s| s.abs() < 0.01) {
            break;
        }
    }
    weights.iter().map(|w| w.round() as i32).collect()
}

/// Solves `matrix * x = right` by Cholesky's method; only the lower half of the matrix is read, which
/// must be positive definite.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for i in 0..n {
        for j in 0..=i {
            let dot: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let rest = matrix[i][j] - dot;
            matrix[i][j] = if i == j {
                rest.max(1e-30).sqrt()
            } else {
                rest / matrix[j][j]
            };
        }
    }
    for i in 0..n {
        let dot: f64 = (0..i).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - dot) / matrix[i][i];
    }
    for i in (0..n).rev() {
        let dot: f64 = (i + 1..n).map(|k| matrix[k][i] * right[k]).sum();
        right[i] = (right[i] - dot) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Rng;

    /// Results drawn by known weights give these weights back; a feature that never occurs keeps its own.
    #[test]
    fn finds_the_weights_that_results_were_drawn_by() {
        let truth = [120.0, -45.0, 0.0];
        let mut rng = Rng::new(3);
        let mut even = || rng.below(2001) as f32 / 500.0 - 2.0;
        let samples: Vec<Sample> = (0..40_000)
            .map(|_| {
                let features = vec![even(), even(), 0.0];
                let won = (even() as f64 + 2.0) / 4.0 < chance(&features, &truth);
                Sample {
                    features,
                    aim: won as u8 as f32,
                }
            })
            .collect();
        let samples: Vec<&Sample> = samples.iter().collect();
        let found = fit(&samples, &[0, 0, 77], 1.0);
        assert!((found[0] - 120).abs() <= 5, "{found:?}");
        assert!((found[1] + 45).abs() <= 5, "{found:?}");
        assert_eq!(found[2], 77);
        assert!(loss(&samples, &found) < loss(&samples, &[0, 0, 0]) - 0.05);
    }
    #[test]
    fn nothing_to_learn_from_changes_nothing() {
        assert_eq!(fit(&[], &[5, -3], 10.0), [5, -3]);
        assert_eq!(loss(&[], &[5, -3]), 0.0);
    }
    /// The scale is that of `points`.
    #[test]
    fn odds_are_points() {
        for worth in [-700, -30, 0, 100, 400] {
            let odds = 2.0 * chance(&[1.0], &[worth as f64]) - 1.0;
            assert!((100.0 * odds - parlour_search::points(worth) as f64).abs() < 0.01);
        }
    }
}
