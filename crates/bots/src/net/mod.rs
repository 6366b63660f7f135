//! Small networks that correct a hand-made judge, read incrementally (NNUE): sparse inputs seen from either side, one accumulator
//! a side, squared clipped units, one output for each stage of the game.
//!
//! All arithmetic is in integers, so every processor finds the same worth; the loops are plain Rust that the compiler turns into
//! vector instructions under [`parlour_core::cpu::run`]. `crates/train` makes the files.

mod file;
mod lesson;

pub use crate::names::lesson;
pub use file::BadNet;
pub use lesson::{Lesson, Lit};

/// Units of an accumulator.
pub const HIDDEN: usize = 32;
/// What a unit is worth when it is full, in the integers of the accumulator.
pub const FULL: i16 = 255;
/// One, in the integers of the output's weights.
pub const ONE: i32 = 64;
/// The evaluator's hundredths for one at the output: `tanh(worth / 400)` is the expected points.
pub const UNIT: i32 = 200;

/// What one side sees, summed up.
pub(crate) type Accumulator = [i16; HIDDEN];

/// A trained network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For each input what it adds to every unit.
    inputs: Vec<Accumulator>,
    /// What every unit begins with.
    bias: Accumulator,
    /// For each stage: weights of the mover's units and of the other side's.
    outputs: Vec<[Accumulator; 2]>,
    /// For each stage, in `FULL² × ONE`.
    output_bias: Vec<i32>,
}

// Plain loops over numbers: adapters of iterators would be calls that newer instructions do not reach.
#[allow(clippy::needless_range_loop, clippy::manual_clamp)]
impl Net {
    /// An accumulator that has seen nothing.
    #[inline(always)]
    pub(crate) fn blank(&self) -> Accumulator {
        self.bias
    }
    /// What an input adds to every unit.
    pub(crate) fn row(&self, input: usize) -> &Accumulator {
        &self.inputs[input]
    }
    /// Lights an input.
    #[inline(always)]
    pub(crate) fn light(&self, to: &mut Accumulator, input: usize) {
        let weights = &self.inputs[input];
        for i in 0..HIDDEN {
            to[i] = to[i].wrapping_add(weights[i]);
        }
    }
    /// Puts an input out.
    #[inline(always)]
    pub(crate) fn dim(&self, to: &mut Accumulator, input: usize) {
        let weights = &self.inputs[input];
        for i in 0..HIDDEN {
            to[i] = to[i].wrapping_sub(weights[i]);
        }
    }
    /// The worth for the mover, in the evaluator's hundredths.
    #[inline(always)]
    pub(crate) fn worth(&self, stage: usize, own: &Accumulator, other: &Accumulator) -> i32 {
        let weights = &self.outputs[stage];
        let sum = self.output_bias[stage] + dot(own, &weights[0]) + dot(other, &weights[1]);
        ((i64::from(sum) * i64::from(UNIT)) / (i64::from(FULL) * i64::from(FULL) * i64::from(ONE)))
            as i32
    }
}

/// The sum of squared clipped units, weighed. No product leaves its integers: weights are at most 127.
#[inline(always)]
#[allow(clippy::needless_range_loop, clippy::manual_clamp)]
fn dot(units: &Accumulator, weights: &Accumulator) -> i32 {
    let mut sum = 0;
    for i in 0..HIDDEN {
        let unit = units[i].max(0).min(FULL);
        sum += i32::from(unit.wrapping_mul(weights[i])) * i32::from(unit);
    }
    sum
}
