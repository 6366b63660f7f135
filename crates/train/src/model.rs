//! The network in floating point, and how it learns.

use parlour_bots::net::{BadNet, FULL, HIDDEN, Lit, Net, ONE, UNIT};
use parlour_core::Rng;

type Row = [f32; HIDDEN];

/// Every number of a network, one after the other: rows of inputs, bias, two rows for each stage, their biases.
#[derive(Clone, Debug)]
pub struct Model {
    inputs: usize,
    stages: usize,
    numbers: Vec<f32>,
    slopes: Vec<f32>,
    /// Adam's running means of slopes and of their squares.
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// How fast it learns.
#[derive(Copy, Clone, Debug)]
pub struct Pace {
    /// Adam's step.
    pub rate: f32,
    /// How much of every weight is lost in a step, times the rate.
    pub decay: f32,
}

/// The largest weight that integers hold.
const LARGEST: f32 = 127.0 / ONE as f32;

impl Model {
    /// Small random weights into the units, none out of them: it begins by correcting nothing.
    pub fn new(inputs: usize, stages: usize, rng: &mut Rng) -> Model {
        let count = (inputs + 1 + 2 * stages) * HIDDEN + stages;
        let mut numbers = vec![0.0; count];
        let mut draw =
            |spread: f32| (rng.draw() >> 40) as f32 / (1 << 24) as f32 * 2.0 * spread - spread;
        for number in &mut numbers[..inputs * HIDDEN] {
            *number = draw(0.1);
        }
        for number in &mut numbers[inputs * HIDDEN..(inputs + 1) * HIDDEN] {
            *number = 0.25 + draw(0.1);
        }
        for number in &mut numbers[(inputs + 1) * HIDDEN..(inputs + 1 + 2 * stages) * HIDDEN] {
            *number = draw(0.02);
        }
        Model {
            inputs,
            stages,
            slopes: vec![0.0; count],
            means: vec![0.0; count],
            squares: vec![0.0; count],
            numbers,
            steps: 0,
        }
    }
    fn row(&self, i: usize) -> &[f32] {
        &self.numbers[i * HIDDEN..(i + 1) * HIDDEN]
    }
    fn units(&self, lit: &[u16]) -> Row {
        let mut units: Row = self.row(self.inputs).try_into().expect("a whole row");
        for input in lit {
            for (unit, weight) in units.iter_mut().zip(self.row(usize::from(*input))) {
                *unit += weight;
            }
        }
        units
    }
    /// What the output of a stage says, with the units behind it.
    fn answer(&self, lit: &Lit) -> ([Row; 2], f32) {
        let units = [0, 1].map(|side| self.units(&lit.sides[side]));
        let mut sum = self.numbers[self.numbers.len() - self.stages + lit.stage];
        for (side, units) in units.iter().enumerate() {
            let weights = self.row(self.inputs + 1 + 2 * lit.stage + side);
            for (unit, weight) in units.iter().zip(weights) {
                let unit = unit.clamp(0.0, 1.0);
                sum += unit * unit * weight;
            }
        }
        (units, sum)
    }
    /// The chance to win of the mover, from what the hand-made judge and the network say.
    fn chance(base: i32, said: f32) -> f32 {
        1.0 / (1.0 + (-(base as f32 / UNIT as f32 + said)).exp())
    }
    /// The squared error of what it says; `aim` is from −1 to 1.
    pub fn loss(&self, lit: &Lit, aim: f32) -> f32 {
        let chance = Model::chance(lit.base, self.answer(lit).1);
        (chance - (aim + 1.0) / 2.0).powi(2)
    }
    /// The squared error of the hand-made judge.
    pub fn classic_loss(lit: &Lit, aim: f32) -> f32 {
        (Model::chance(lit.base, 0.0) - (aim + 1.0) / 2.0).powi(2)
    }
    /// Notes in which direction one position pulls; how wrong it was.
    pub fn study(&mut self, lit: &Lit, aim: f32) -> f32 {
        let (units, said) = self.answer(lit);
        let chance = Model::chance(lit.base, said);
        let off = chance - (aim + 1.0) / 2.0;
        let slope = 2.0 * off * chance * (1.0 - chance);
        let last = self.numbers.len() - self.stages + lit.stage;
        self.slopes[last] += slope;
        for (side, units) in units.iter().enumerate() {
            let out = (self.inputs + 1 + 2 * lit.stage + side) * HIDDEN;
            let mut back: Row = [0.0; HIDDEN];
            for (i, unit) in units.iter().enumerate() {
                let clipped = unit.clamp(0.0, 1.0);
                self.slopes[out + i] += slope * clipped * clipped;
                if *unit > 0.0 && *unit < 1.0 {
                    back[i] = slope * 2.0 * unit * self.numbers[out + i];
                }
            }
            let bias = [self.inputs];
            let rows = lit.sides[side].iter().map(|input| usize::from(*input));
            for row in rows.chain(bias) {
                let slopes = &mut self.slopes[row * HIDDEN..(row + 1) * HIDDEN];
                for (slope, back) in slopes.iter_mut().zip(back) {
                    *slope += back;
                }
            }
        }
        off * off
    }
    /// One step of Adam after `batch` positions.
    pub fn step(&mut self, batch: usize, pace: Pace) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.steps += 1;
        let first = 1.0 - FIRST.powi(self.steps);
        let second = 1.0 - SECOND.powi(self.steps);
        let biases = self.numbers.len() - self.stages;
        for i in 0..self.numbers.len() {
            let slope = self.slopes[i] / batch as f32;
            self.slopes[i] = 0.0;
            self.means[i] = FIRST * self.means[i] + (1.0 - FIRST) * slope;
            self.squares[i] = SECOND * self.squares[i] + (1.0 - SECOND) * slope * slope;
            let step = (self.means[i] / first) / ((self.squares[i] / second).sqrt() + 1e-8);
            let number = &mut self.numbers[i];
            *number -= pace.rate * (step + pace.decay * *number);
            if i < biases {
                *number = number.clamp(-LARGEST, LARGEST);
            }
        }
    }
    /// The network in integers.
    pub fn rounded(&self) -> Result<Net, BadNet> {
        let full = f32::from(FULL);
        let row = |i: usize, one: f32| -> [i16; HIDDEN] {
            std::array::from_fn(|k| (self.row(i)[k] * one).round() as i16)
        };
        let one = ONE as f32;
        let outputs = (0..self.stages)
            .map(|stage| [0, 1].map(|side| row(self.inputs + 1 + 2 * stage + side, one)));
        let biases = self.numbers[self.numbers.len() - self.stages..].iter();
        Net::new(
            (0..self.inputs).map(|i| row(i, full)).collect(),
            row(self.inputs, full),
            outputs.collect(),
            biases
                .map(|bias| (bias * full * full * one).round() as i32)
                .collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lit(own: &[u16], other: &[u16], stage: usize, base: i32) -> Lit {
        Lit {
            sides: [own.to_vec(), other.to_vec()],
            stage,
            base,
        }
    }

    /// The slopes are those of the loss, measured by small steps.
    #[test]
    fn slopes_are_right() {
        let mut rng = Rng::new(3);
        let model = Model::new(6, 2, &mut rng);
        let at = lit(&[0, 2, 5], &[1, 3], 1, 60);
        let mut studied = model.clone();
        studied.study(&at, 0.5);
        for i in 0..model.numbers.len() {
            let loss = |by: f32| {
                let mut moved = model.clone();
                moved.numbers[i] += by;
                moved.loss(&at, 0.5)
            };
            let slope = (loss(0.01) - loss(-0.01)) / 0.02;
            assert!(
                (slope - studied.slopes[i]).abs() < 2e-4,
                "{i}: {slope} {}",
                studied.slopes[i]
            );
        }
    }

    /// Learns that one input means a win and another a loss.
    #[test]
    fn learns_what_it_is_shown() {
        let mut model = Model::new(4, 1, &mut Rng::new(1));
        let pace = Pace {
            rate: 0.01,
            decay: 0.0,
        };
        for _ in 0..500 {
            model.study(&lit(&[0], &[2], 0, 0), 0.9);
            model.study(&lit(&[1], &[3], 0, 0), -0.9);
            model.step(2, pace);
        }
        assert!(model.loss(&lit(&[0], &[2], 0, 0), 0.9) < 0.01);
        assert!(model.loss(&lit(&[1], &[3], 0, 0), -0.9) < 0.01);
        let net = model.rounded().unwrap();
        assert_eq!((net.inputs(), net.stages()), (4, 1));
    }
}
