//! Text in and out.

use crate::{Dialect, Eye, Record, Refusal, Spot, Views};

/// Positions and moves as the players of the game write them.
///
/// Moves are read and written *in a position*: that is where any legal spelling becomes the one
/// canonical move, and where a hidden move is masked from other eyes.
pub trait Text: Views {
    /// The position as one line, as its viewer knows it.
    fn write_position(&self, seen: &Self::View) -> String;
    /// Reads what [`Text::write_position`] writes for the keeper, and every other notation of the
    /// game. The seed fills in what the text leaves open.
    fn read_position(&self, text: &str, seed: u64) -> Result<Self::Position, Refusal>;
    /// A position that agrees with what `eye` sees, from the text that [`Text::write_position`] writes
    /// for it; what is hidden is drawn from the seed.
    fn read_seen(&self, text: &str, _eye: Eye, seed: u64) -> Result<Self::Position, Refusal> {
        self.read_position(text, seed)
    }
    /// The canonical text of a legal move, as `eye` sees it.
    fn write_move(&self, at: &Self::Position, m: Self::Move, eye: Eye) -> String;
    /// The same move spelled out for people, by the labels on the board as it is drawn;
    /// [`Text::read_move`] reads it, too. What is stored, exported or sent keeps the canonical text.
    fn say(&self, at: &Self::Position, m: Self::Move, eye: Eye) -> String {
        self.write_move(at, m, eye)
    }
    /// Reads any accepted spelling; [`Refusal::Malformed`] when it is no move at all,
    /// [`Refusal::Illegal`] when it cannot be played here. Must not tell what the mover cannot know.
    fn read_move(&self, at: &Self::Position, text: &str) -> Result<Self::Move, Refusal>;
    /// The board drawn in characters, several lines, without a final line break.
    fn draw(&self, seen: &Self::View) -> String;

    /// Names of the other ways in which [`Text::draw_as`] can draw the board: `pointed`.
    fn styles(&self) -> &'static [&'static str] {
        &[]
    }
    /// The board drawn in another way; `None` for an unknown name.
    fn draw_as(&self, _seen: &Self::View, _style: &str) -> Option<String> {
        None
    }
    /// The board drawn with `from` set off, the spots a move from there may reach, and those it may
    /// not reach for some reason ([`Text::barred`]). Left alone, it is the plain board.
    fn draw_from(&self, seen: &Self::View, _from: &str, _to: &[Spot], _barred: &[Spot]) -> String {
        self.draw(seen)
    }
    /// Spots that what stands on `from` would reach but for some obstacle, each with the reason.
    fn barred(&self, _at: &Self::Position, _from: &str) -> Vec<(Spot, String)> {
        Vec::new()
    }
    /// The drawing of a text that is less than a position, such as a board by itself.
    fn sketch(&self, _text: &str) -> Option<String> {
        None
    }

    /// Is one step of a longer move allowed by itself? `None` where moves have no steps.
    fn check_step(&self, _at: &Self::Position, _step: &str) -> Option<Result<(), Refusal>> {
        None
    }
    /// What programs of other families write, where they know the game.
    fn dialects(&self) -> &'static [&'static dyn Dialect] {
        &[]
    }
    /// Reads a whole game in a notation of its own (not a Parlour record), if the text looks like one.
    fn import(&self, _text: &str) -> Option<Result<Record, Refusal>> {
        None
    }
    /// Names of the notations [`Text::export`] can write, with the usual file ending first: `sgf`.
    fn exports(&self) -> &'static [&'static str] {
        &[]
    }
    /// A whole game in a notation of its own; `None` for an unknown name.
    fn export(&self, _record: &Record, _notation: &str) -> Option<String> {
        None
    }
}
