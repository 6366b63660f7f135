//! The trait that turns views and moves into pictures.

use crate::{
    Draft, Entry, Eye, Glyph, Motion, Palette, Refusal, Rng, Scene, Seat, Sign, Spot, Stage, Text,
    plain,
};

/// Pictures as data. A drawing needs a view; entering a move needs the view of the seat to move.
///
/// A game without artwork says `impl Picture for Game {}`: then its drawing in characters is the
/// picture, each move is a button, and what a move did is told in words.
pub trait Picture: Text {
    /// The board as `seen`.
    fn scene(&self, seen: &Self::View) -> Scene {
        plain::scene(&self.draw(seen), self.seats())
    }
    /// Every drawing that [`Scene`]s of this game name.
    fn glyphs(&self) -> Vec<Glyph> {
        Vec::new()
    }
    /// The same drawing in characters, for terminals: from the smallest form (one or two characters) to
    /// the largest, each a few lines of equal length. A form is turned with the board by turning the
    /// order of its characters. None where only the colour tells pieces apart.
    fn letters(&self, _glyph: &str) -> Vec<String> {
        Vec::new()
    }
    /// The spots to touch for `m`, in order; several ways are several paths.
    fn paths(&self, at: &Self::Position, m: Self::Move) -> Vec<Vec<Spot>> {
        let mover = self.status(at).mover().unwrap_or(Seat(0));
        vec![vec![self.write_move(at, m, Eye::Seat(mover))]]
    }
    /// What happens on the board, in stages, as `eye` sees it.
    fn motion(&self, before: &Self::Position, m: Self::Move, eye: Eye) -> Motion {
        let stage = Stage {
            notes: vec![self.say(before, m, eye)],
            ..Stage::default()
        };
        Motion {
            stages: vec![stage],
        }
    }
    /// The drawing that stands for `m` beside its words, as `eye` sees it; none where words are enough.
    fn sign(&self, _before: &Self::Position, _m: Self::Move, _eye: Eye) -> Option<Sign> {
        None
    }
    /// What `m` does as the rest of a sentence that begins with who plays it, as `eye` sees it; none where
    /// the notation tells as much.
    fn tell(&self, _before: &Self::Position, _m: Self::Move, _eye: Eye) -> Option<String> {
        None
    }
    /// What can be touched after `touched`. Games with very many moves override this.
    fn entry(&self, seen: &Self::View, touched: &[Spot]) -> Entry {
        // The mover's moves depend on the mover's view only, so any sample will do.
        crate::entry::from_list(self, &self.sample(seen, &mut Rng::new(0)), touched)
    }
    /// What one may put where to set a position up by hand; nothing where positions are texts only.
    fn palette(&self) -> Palette {
        Palette::default()
    }
    /// A position taken apart, to be changed by hand.
    fn take_apart(&self, _at: &Self::Position) -> Draft {
        Draft::default()
    }
    /// The text of what was set up by hand. Whether that is a position is said by whoever reads it.
    fn put_together(&self, _draft: &Draft) -> Result<String, Refusal> {
        Err(Refusal::invalid(
            "positions of this game are set up as text",
        ))
    }
}
