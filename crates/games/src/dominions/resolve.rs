//! What a placement does: captures first, then suicide, and no chain beyond that.

use super::board::{Cell, CellSet};
use super::position::Position;
use super::tile::{Beams, Tile};

/// The tiles that a placement turned over.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Flips {
    /// Enemy tiles that went to the mover.
    pub captured: CellSet,
    /// Tiles that went to the enemy, the new one among them; some may have been captured just before.
    pub lost: CellSet,
}

impl Position {
    /// Passes; trusts that the game is not over.
    #[inline]
    pub fn pass(&mut self) {
        self.turn = self.turn.other();
        self.passes += 1;
    }

    /// Places a tile of the side to move and turns over what must be; trusts it to be legal.
    #[inline(always)]
    pub fn place(&mut self, cell: Cell, beams: Beams) -> Flips {
        let me = self.turn;
        let tile = Tile::new(beams, me, me);
        let linked = self.demand(cell).beams();
        self.lay(cell, tile);
        self.turn = me.other();
        self.passes = 0;

        let id = tile.id();
        let free = (beams.number() ^ linked).count_ones() as u8;
        self.groups.found(id, free);
        self.sections.found(id, free);
        let links = self.linked(cell, linked);
        let own = |next: &Tile| next.colour() == me && self.in_whole(*next);
        let whole = links.iter().all(own);
        let mut in_danger = false;
        for next in links {
            let other = next.id();
            let label = self.sections.of(other);
            self.whole[0] &= !(1 << label);
            self.whole[1] &= !(1 << label);
            self.sections.lose_liberty(other);
            self.sections.join(id, other);
            self.groups.lose_liberty(other);
            if next.colour() == me {
                self.groups.join(id, other);
            } else {
                in_danger |= self.groups.liberties(other) == 0;
            }
        }
        if whole {
            self.whole[me.index()] |= 1 << self.sections.of(id);
        }
        if in_danger || self.groups.liberties(id) == 0 {
            self.resolve(cell, tile, linked)
        } else {
            Flips::default()
        }
    }

    #[cold]
    fn resolve(&mut self, cell: Cell, tile: Tile, linked: u8) -> Flips {
        let mut flips = Flips::default();
        for next in self.linked(cell, linked) {
            let first = !flips
                .captured
                .contains(Cell::from_index(self.place[next.id()]));
            if first && next.colour() != tile.colour() && self.groups.liberties(next.id()) == 0 {
                flips.captured = flips.captured.or(self.turn_group(next.id()));
            }
        }
        self.join_neighbours(flips.captured);
        if self.groups.liberties(tile.id()) == 0 {
            flips.lost = self.turn_group(tile.id());
            self.join_neighbours(flips.lost);
        }
        if !flips.captured.is_empty() || !flips.lost.is_empty() {
            self.note_contacts(flips.captured.or(flips.lost));
            self.judge_section(tile.id());
        }
        flips
    }

    /// Renews what touches which colour around tiles that were turned over.
    fn note_contacts(&mut self, turned: CellSet) {
        let board = self.board();
        let mut around = CellSet::EMPTY;
        turned.each(|cell| around = around.or(*board.touch(cell)));
        for colour in 0..2 {
            let shown = self.shown[colour];
            let mut touched = CellSet::EMPTY;
            around.each(|cell| {
                if !board.touch(cell).and(shown).is_empty() {
                    touched.insert(cell);
                }
            });
            self.contact[colour] = self.contact[colour].and_not(around).or(touched);
        }
    }

    fn turn_group(&mut self, id: usize) -> CellSet {
        let mut turned = CellSet::EMPTY;
        for member in self.groups.members(id) {
            let cell = Cell::from_index(self.place[member]);
            self.turn_over(cell);
            turned.insert(cell);
        }
        turned
    }

    /// Tiles just turned over join all groups they are linked to: whatever was not in their group
    /// before shows their new colour.
    fn join_neighbours(&mut self, turned: CellSet) {
        for cell in turned.iter() {
            let tile = self.tile(cell).expect("a turned tile");
            for next in self.linked(cell, tile.beams().number()) {
                self.groups.merge(tile.id(), next.id());
            }
        }
    }
}
