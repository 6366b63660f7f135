//! Where squares lie in a picture: a star with one arm for each player.
//!
//! An arm is five squares wide. The start of its owner is the corner towards the next seat; from
//! there the ring runs inwards to the corner where the next arm begins, outwards and along its end.
//! The finish points inwards from the start, the kennel lies outside beside it. Seat 0 is at the
//! bottom and the seats follow anticlockwise.

use std::f32::consts::TAU;

/// Coordinates for a number of players; x grows to the right, y downwards, nothing is negative.
#[derive(Copy, Clone, Debug)]
pub struct Layout {
    players: u8,
    /// Middle of the board to the inner corners of an arm, along the arm.
    inner: f32,
    /// Half the size.
    half: (f32, f32),
}

const ARM: f32 = 6.0;
const HALF_ARM: f32 = 2.0;
const EDGE: f32 = 0.8;

impl Layout {
    /// For 2 to 6 players.
    pub fn new(players: u8) -> Layout {
        let (s, c) = (TAU / 2.0 / players as f32).sin_cos();
        let inner = HALF_ARM * c / s;
        let mut layout = Layout {
            players,
            inner,
            half: (0.0, 0.0),
        };
        let mut half = (0.0f32, 0.0f32);
        let mut take = |(x, y): (f32, f32)| half = (half.0.max(x.abs()), half.1.max(y.abs()));
        for seat in 0..players {
            for i in 0..16 {
                take(layout.ring(16 * seat + i));
            }
            for slot in 0..4 {
                take(layout.kennel(seat, slot));
            }
            take(layout.name(seat));
        }
        // A board that is not turned by right angles is round.
        if !matches!(players, 2 | 4) {
            let far = half.0.hypot(half.1).min(layout.reach());
            half = (far, far);
        }
        layout.half = (half.0 + EDGE, half.1 + EDGE);
        layout
    }
    /// Width and height.
    pub fn size(&self) -> (f32, f32) {
        (2.0 * self.half.0, 2.0 * self.half.1)
    }
    /// Degrees clockwise that put `seat` at the bottom.
    pub fn turn(&self, seat: u8) -> f32 {
        360.0 * seat as f32 / self.players as f32
    }
    /// From the middle `out` along the arm of `seat`, `side` towards the next seat.
    fn at(&self, seat: u8, out: f32, side: f32) -> (f32, f32) {
        let (s, c) = (TAU * seat as f32 / self.players as f32).sin_cos();
        (
            self.half.0 + out * s + side * c,
            self.half.1 + out * c - side * s,
        )
    }
    fn end(&self) -> f32 {
        self.inner + ARM
    }
    /// Square `i` of the ring.
    pub fn ring(&self, i: u8) -> (f32, f32) {
        let (seat, step) = (i / 16, (i % 16) as f32);
        let next = (seat + 1) % self.players;
        if step <= ARM {
            self.at(seat, self.end() - step, HALF_ARM)
        } else if step <= 2.0 * ARM {
            self.at(next, self.inner + step - ARM, -HALF_ARM)
        } else {
            self.at(next, self.end(), step - 12.0 - HALF_ARM)
        }
    }
    /// A slot of the finish, 0 next to the start.
    pub fn finish(&self, seat: u8, slot: u8) -> (f32, f32) {
        self.at(seat, self.end() - 1.0 - slot as f32, HALF_ARM - 1.0)
    }
    /// A slot of the kennel.
    pub fn kennel(&self, seat: u8, slot: u8) -> (f32, f32) {
        let (out, side) = ((slot / 2) as f32, (slot % 2) as f32);
        self.at(seat, self.end() - out, HALF_ARM + 1.3 + side)
    }
    /// Where the name of a seat is written.
    pub fn name(&self, seat: u8) -> (f32, f32) {
        match self.players {
            4 => self.at(seat, 6.8, 6.8),
            _ => self.at(seat, self.end() - 2.0, HALF_ARM + 1.8),
        }
    }
    /// From the middle to the farthest thing.
    fn reach(&self) -> f32 {
        self.end().hypot(HALF_ARM + 2.3)
    }
    /// Half the width and half the height.
    pub fn middle(&self) -> (f32, f32) {
        self.half
    }
    /// Room for a name in the corner of each seat: centre, width and height.
    pub fn plates(&self) -> Vec<(f32, f32, f32, f32)> {
        let plate = |seat| {
            let (x, y) = self.name(seat);
            (x, y, 3.4, 3.4)
        };
        match self.players {
            4 => (0..4).map(plate).collect(),
            _ => Vec::new(),
        }
    }
}
