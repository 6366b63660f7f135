//! Where the books stand: each is read when it is first asked for.

use super::{Book, BookError};
use parlour_core::{Match, Rules, Symmetries, Table};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// A place for the book of one game.
pub(crate) struct Shelf<G: Rules> {
    game: fn() -> G,
    text: &'static str,
    book: OnceLock<Book<G>>,
}

impl<G: Rules> Shelf<G> {
    /// The book of these rules with this text.
    pub const fn new(game: fn() -> G, text: &'static str) -> Shelf<G> {
        Shelf {
            game,
            text,
            book: OnceLock::new(),
        }
    }
}

impl<G: Rules + Symmetries + PartialEq> Shelf<G> {
    /// The book.
    pub fn book(&self) -> &Book<G> {
        let read = || Book::read((self.game)(), self.text).expect("tests have read it");
        self.book.get_or_init(read)
    }
}

/// The book of a game and what whoever makes one asks about positions.
pub trait Library: Sync {
    /// The book's text.
    fn text(&self) -> &'static str;
    /// Reads a text as a book of this game: how many positions have moves in it?
    fn check(&self, text: &str) -> Result<usize, BookError>;
    /// A number that positions share which are images of each other under the game's symmetries; `None` at a table
    /// of another game.
    fn likeness(&self, table: &dyn Table) -> Option<u64>;
    /// How many symmetries leave the position as it is: so many moves may come to the same.
    fn turns(&self, table: &dyn Table) -> Option<usize>;
}

impl<G: Rules + Symmetries + PartialEq> Library for Shelf<G> {
    fn text(&self) -> &'static str {
        self.text
    }
    fn check(&self, text: &str) -> Result<usize, BookError> {
        Ok(Book::read((self.game)(), text)?.places())
    }
    fn likeness(&self, table: &dyn Table) -> Option<u64> {
        let (images, _) = images::<G>(table, self.book().ways.len())?;
        images.first().copied()
    }
    fn turns(&self, table: &dyn Table) -> Option<usize> {
        let (_, same) = images::<G>(table, self.book().ways.len())?;
        Some(same)
    }
}

/// The keys of all images of the position on the table, and how many of them are the position itself.
fn images<G: Rules + Symmetries>(table: &dyn Table, ways: usize) -> Option<(BTreeSet<u64>, usize)> {
    let typed = table.as_any().downcast_ref::<Match<G>>()?;
    let (game, at) = (typed.game(), typed.position());
    let images: Vec<G::Position> = (0..ways).map(|way| game.image(at, way)).collect();
    let same = images.iter().filter(|image| *image == at).count();
    Some((images.iter().map(|image| game.key(image)).collect(), same))
}
