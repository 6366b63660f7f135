//! Opening books: the first moves of a game, thought about for longer than anybody waits for at a board.
//!
//! A book is a text in `books/`, a tree of moves ([`Line`]) with the worth of each, carried back from the ends of all lines.
//! Level 10 plays from it where it chooses a move ([`crate::Bot::choose`]) and [`crate::Limits::book`] does not say no;
//! whoever asks what it thinks ([`crate::Bot::analyse`]) is never answered from a book. A book is of its game's usual rules
//! and serves no others. `parlour-train` makes them; [`library`] is what it needs to know.

mod booked;
mod line;
mod shelf;

pub use crate::names::library;
pub(crate) use booked::Booked;
pub use line::{BookError, Line};
pub use shelf::Library;
pub(crate) use shelf::Shelf;

use parlour_core::{Act, Eye, Past, Rules, Symmetries};
use std::collections::HashMap;

/// The positions of a book with their moves, found from any side they may be looked at.
pub(crate) struct Book<G: Rules> {
    game: G,
    places: HashMap<u64, Place<G>>,
    /// Plies of the longest line.
    plies: u32,
    /// What becomes of each action under each symmetry.
    ways: Vec<Vec<u32>>,
}

struct Place<G: Rules> {
    at: G::Position,
    /// With what they are worth, in hundredths.
    moves: Vec<(G::Move, i16)>,
    /// Number and worth of the line that leads here, but for the start.
    led: Option<(usize, i16)>,
}

impl<G: Rules + Symmetries + PartialEq> Book<G> {
    /// A move that is worth so much less than the best one is as good.
    const MARGIN: i16 = 2;

    /// Reads a book of these rules. Refused is what cannot be played, what stands there twice, and a worth that does not
    /// follow from those behind it.
    pub fn read(game: G, text: &str) -> Result<Book<G>, BookError> {
        let mut book = Book {
            places: HashMap::new(),
            plies: 0,
            ways: Vec::new(),
            game,
        };
        let game = &book.game;
        let mut path = vec![(game.start(0), None)];
        for (number, line) in Line::all(text)? {
            let wrong = |why: String| BookError::at(number, why);
            path.truncate(line.ply + 1);
            let (at, led) = path.last().expect("the start stays").clone();
            let m = game.read_move(&at, &line.m);
            let m = m.map_err(|why| wrong(why.to_string()))?;
            if game.write_move(&at, m, Eye::Keeper) != line.m {
                return Err(wrong(format!("{} is not its exact notation", line.m)));
            }
            let place = book.places.entry(game.key(&at)).or_insert_with(|| Place {
                at: at.clone(),
                moves: Vec::new(),
                led,
            });
            if place.at != at || place.led != led {
                return Err(wrong("its position stands there already".into()));
            }
            if place.moves.iter().any(|(known, _)| *known == m) {
                return Err(wrong(format!("{} stands there twice", line.m)));
            }
            place.moves.push((m, line.worth));
            book.plies = book.plies.max(line.ply as u32 + 1);
            let mut next = at;
            game.play(&mut next, m);
            path.push((next, Some((number, line.worth))));
        }
        for place in book.places.values() {
            let best = place.moves.iter().map(|(_, worth)| *worth).max();
            if let (Some((number, worth)), Some(best)) = (place.led, best)
                && worth != -best
            {
                let why = format!(
                    "{worth} is not its worth, which is {} by its answers",
                    -best
                );
                return Err(BookError::at(number, why));
            }
        }
        let all = book.game.symmetries().into_iter();
        book.ways = all.map(|symmetry| symmetry.actions).collect();
        Ok(book)
    }
    /// Is it a book of these rules?
    pub fn is_of(&self, game: &G) -> bool {
        self.game == *game
    }
    /// Positions that have moves.
    pub fn places(&self) -> usize {
        self.places.len()
    }
    /// The moves of this position and what they are worth to its mover, if the book has it or an image of it.
    pub fn find(&self, at: &G::Position) -> Option<Vec<(G::Move, i16)>> {
        let images = (0..self.ways.len()).map(|way| self.game.image(at, way));
        let found = |image| {
            self.places
                .get(&self.game.key(&image))
                .filter(|p| p.at == image)
        };
        let place = images.into_iter().find_map(found)?;
        let back = (0..self.ways.len()).find(|way| self.game.image(&place.at, *way) == *at)?;
        let moves = place.moves.iter();
        let turned = moves.map(|(m, worth)| Some((self.turned(&place.at, *m, at, back)?, *worth)));
        turned.collect()
    }
    /// What becomes of a move when `from` becomes `to`, its image under number `way`.
    fn turned(
        &self,
        from: &G::Position,
        m: G::Move,
        to: &G::Position,
        way: usize,
    ) -> Option<G::Move> {
        let mut begun = Vec::new();
        loop {
            let action = self.game.action(from, m, begun.len())?;
            let action = self.ways[way][action as usize];
            match self.game.act(to, &begun, action) {
                Act::Move(m) => return Some(m),
                Act::Begun => begun.push(action),
                Act::Refused => return None,
            }
        }
    }
    /// Its moves here that are as good as the best one, each with its worth. None later than its longest line, and none
    /// where the position has stood before: there the past counts, and a book knows none.
    pub fn good(&self, at: &G::Position, past: &Past) -> Option<Vec<(G::Move, i16)>> {
        if past.plies() >= self.plies || past.earlier().next().is_some() {
            return None;
        }
        let mut moves = self.find(at)?;
        let best = moves.iter().map(|(_, worth)| *worth).max()?;
        moves.retain(|(_, worth)| *worth + Self::MARGIN >= best);
        Some(moves)
    }
}

#[cfg(test)]
mod tests;
