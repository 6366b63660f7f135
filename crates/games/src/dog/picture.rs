//! Pictures, for the rest of Parlour.

use super::action::Action;
use super::options::Dog;
use super::position::Position;
use super::view::View;
use super::{entry, glyphs, motion, scene};
use parlour_core::{Entry, Eye, Glyph, Motion, Picture, Rng, Scene, Seat, Spot, Views};

impl Picture for Dog {
    fn scene(&self, seen: &View) -> Scene {
        scene::scene(self, seen)
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs::glyphs()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        glyphs::letters(glyph)
    }
    fn paths(&self, at: &Position, m: Action) -> Vec<Vec<Spot>> {
        vec![entry::path(self, at, m)]
    }
    fn motion(&self, before: &Position, m: Action, eye: Eye) -> Motion {
        motion::motion(self, before, m, eye)
    }
    fn entry(&self, seen: &View, touched: &[Spot]) -> Entry {
        if !seen.eye.sees(Seat(seen.seat)) {
            return Entry::default();
        }
        // The mover's moves depend on the mover's view only, so any sample will do.
        entry::entry(self, &self.sample(seen, &mut Rng::new(0)), touched)
    }
}
