//! An order of moves in floating point, and how it learns.

use parlour_bots::order::{Choice, UNIT};

/// For each stage the weight of every input; the odds of a move are the exponential of its sum.
#[derive(Clone, Debug)]
pub struct Ranking {
    inputs: usize,
    weights: Vec<f32>,
    slopes: Vec<f32>,
    /// Adam's running means of slopes and of their squares.
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Ranking {
    /// All moves are alike.
    pub fn new(inputs: usize, stages: usize) -> Ranking {
        let zeros = vec![0.0; inputs * stages];
        Ranking {
            inputs,
            slopes: zeros.clone(),
            means: zeros.clone(),
            squares: zeros.clone(),
            weights: zeros,
            steps: 0,
        }
    }
    /// What it says of each move, in natural logarithms of odds.
    pub fn says(&self, choice: &Choice) -> Vec<f32> {
        let weights = &self.weights[choice.stage * self.inputs..];
        let sum = |lit: &[u16]| lit.iter().map(|i| weights[usize::from(*i)]).sum();
        choice.moves().map(sum).collect()
    }
    /// Notes in which direction one choice pulls; what it cost to be told of it (cross-entropy).
    pub fn study(&mut self, choice: &Choice, chosen: usize) -> f32 {
        let mut chances = self.says(choice);
        let loss = surprise(&chances, chosen);
        softmax(&mut chances);
        chances[chosen] -= 1.0;
        let slopes = &mut self.slopes[choice.stage * self.inputs..];
        for (lit, off) in choice.moves().zip(chances) {
            for input in lit {
                slopes[usize::from(*input)] += off;
            }
        }
        loss
    }
    /// One step of Adam after `batch` choices; `decay` is how much of every weight is lost in a step, times the rate.
    pub fn step(&mut self, batch: usize, rate: f32, decay: f32) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.steps += 1;
        let first = 1.0 - FIRST.powi(self.steps);
        let second = 1.0 - SECOND.powi(self.steps);
        for i in 0..self.weights.len() {
            let slope = std::mem::take(&mut self.slopes[i]) / batch as f32;
            self.means[i] = FIRST * self.means[i] + (1.0 - FIRST) * slope;
            self.squares[i] = SECOND * self.squares[i] + (1.0 - SECOND) * slope * slope;
            let step = (self.means[i] / first) / ((self.squares[i] / second).sqrt() + 1e-8);
            self.weights[i] -= rate * (step + decay * self.weights[i]);
        }
    }
    /// The weights in the integers of hints.
    pub fn rounded(&self) -> Vec<i16> {
        let weights = self.weights.iter();
        weights.map(|w| (w * UNIT).round() as i16).collect()
    }
}

/// Cross-entropy: what it costs to be told which was chosen, if this was believed.
pub fn surprise(says: &[f32], chosen: usize) -> f32 {
    let most = says.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = says.iter().map(|said| (said - most).exp()).sum();
    most + sum.ln() - says[chosen]
}

/// The place of what was chosen, from 1; those that are as good count by half.
pub fn rank(says: &[f32], chosen: usize) -> f32 {
    let mine = says[chosen];
    let before = says.iter().filter(|said| **said > mine).count();
    let alike = says.iter().filter(|said| **said == mine).count();
    before as f32 + (alike as f32 + 1.0) / 2.0
}

fn softmax(says: &mut [f32]) {
    let most = says.iter().copied().fold(f32::MIN, f32::max);
    says.iter_mut()
        .for_each(|said| *said = (*said - most).exp());
    let sum: f32 = says.iter().sum();
    says.iter_mut().for_each(|said| *said /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(stage: usize, moves: &[&[u16]]) -> Choice {
        let mut choice = Choice {
            stage,
            ..Choice::default()
        };
        for lit in moves {
            choice.lit.extend_from_slice(lit);
            choice.ends.push(choice.lit.len());
        }
        choice
    }

    /// The slopes are those of the loss, measured by small steps.
    #[test]
    fn slopes_are_right() {
        let mut model = Ranking::new(4, 2);
        model.weights = vec![0.0, 0.0, 0.0, 0.0, 0.3, -0.2, 0.5, 0.1];
        let at = choice(1, &[&[0, 1], &[2, 2], &[3], &[0, 3]]);
        let mut studied = model.clone();
        studied.study(&at, 1);
        for i in 0..8 {
            let loss = |by: f32| {
                let mut moved = model.clone();
                moved.weights[i] += by;
                surprise(&moved.says(&at), 1)
            };
            let slope = (loss(0.01) - loss(-0.01)) / 0.02;
            assert!((slope - studied.slopes[i]).abs() < 1e-3, "{i}: {slope}");
        }
    }

    /// Learns which input was chosen, and that in each stage apart.
    #[test]
    fn learns_what_it_is_shown() {
        let mut model = Ranking::new(3, 2);
        for _ in 0..300 {
            model.study(&choice(0, &[&[0], &[1], &[2]]), 2);
            model.study(&choice(1, &[&[0], &[1], &[2]]), 0);
            model.step(2, 0.05, 0.0);
        }
        for (stage, chosen) in [(0, 2), (1, 0)] {
            let says = model.says(&choice(stage, &[&[0], &[1], &[2]]));
            assert!(surprise(&says, chosen) < 0.05);
            assert_eq!(rank(&says, chosen), 1.0);
        }
        assert_eq!(rank(&[1.0, 2.0, 1.0], 0), 2.5);
        assert!(model.rounded()[2] > 1000);
    }
}
