//! The whole table in memory, for those who look at every position.

use super::layout::{self, Shape};
use super::matrix::Matrix;
use super::solve::ANYTHING;
use super::space::{Slab, Space};
use super::table::{Table, owned, stored};
use super::verify::Wrong;
use parlour_games::dobutsu::{Animal, Position, Side, Square};

/// Every value of a table.
pub struct Memory<'t> {
    pub space: &'t Space,
    starts: Vec<u32>,
    values: Vec<u8>,
    /// The same for positions that the table does not store, once they are known.
    pub rest: Option<(Vec<u32>, Vec<u8>)>,
}

impl<'t> Memory<'t> {
    /// Reads the whole table.
    pub fn read(table: &'t Table) -> Result<Memory<'t>, Wrong> {
        let space = table.space();
        let starts = layout::starts(space, Shape::new);
        let mut values = vec![ANYTHING; starts[starts.len() - 1] as usize];
        let mut block = 0;
        let mut unpacked = table.block(0)?;
        let mut next = 0;
        for slab in &space.slabs {
            for (i, g) in space.list(slab).iter().enumerate() {
                let here = slab.base + i as u32;
                if table.keys().get(block as usize + 1) == Some(&here) {
                    if next != unpacked.len() {
                        return Err(Wrong::Block(block));
                    }
                    block += 1;
                    unpacked = table.block(block)?;
                    next = 0;
                }
                let shape = Shape::new(space, slab, *g);
                if shape.len() == 0 {
                    continue;
                }
                let entries = &mut values[starts[here as usize] as usize..];
                let owned = owned(space, slab, *g);
                for (row, bits) in space.open(slab, *g).iter().enumerate() {
                    let mut bits = bits & stored(owned, row);
                    while bits != 0 {
                        let column = bits.trailing_zeros() as u8;
                        bits &= bits - 1;
                        let value = unpacked.get(next).ok_or(Wrong::Block(block))?;
                        next += 1;
                        if let Some(entry) = shape.entry(row as u8, column) {
                            entries[entry as usize] = *value;
                        }
                    }
                }
            }
        }
        if next != unpacked.len() {
            return Err(Wrong::Block(block));
        }
        Ok(Memory {
            space,
            starts,
            values,
            rest: None,
        })
    }
    /// The value of a position that is not over, as a byte of the table; 1 for a win at once.
    #[inline]
    pub fn byte(&self, at: &Position) -> u8 {
        let Some(spot) = self.space.locate(at) else {
            return 1;
        };
        let slab = &self.space.slabs[spot.slab as usize];
        let here = self.space.configuration(slab, spot.giraffes);
        let (i, j) = spot.elephants;
        let byte = if spot.owned >= 3 {
            let entry = Shape::new(self.space, slab, spot.giraffes).entry(i, j);
            entry.map_or(ANYTHING, |e| self.values[(self.starts[here] + e) as usize])
        } else if let Some((starts, rest)) = &self.rest {
            let entry = Shape::full(self.space, slab, spot.giraffes).entry(i, j);
            entry.map_or(ANYTHING, |e| rest[(starts[here] + e) as usize])
        } else {
            ANYTHING
        };
        if byte == ANYTHING { 1 } else { byte }
    }
    /// Calls `visit` with every position of a configuration that is in `open` and is stored, or is
    /// not.
    pub fn each(
        &self,
        slab: &Slab,
        giraffes: u16,
        open: &Matrix,
        is_stored: bool,
        mut visit: impl FnMut(&Position, (u8, u8)),
    ) {
        let owned = owned(self.space, slab, giraffes);
        let bare = self.space.bare(slab, giraffes);
        for (row, bits) in open.iter().enumerate() {
            let mask = stored(owned, row);
            let above = u32::MAX << row;
            let mut bits = bits & if is_stored { mask } else { above & !mask };
            while bits != 0 {
                let column = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                let mut at = bare;
                add_elephant(&mut at, row as u8);
                add_elephant(&mut at, column);
                visit(&at, (row as u8, column));
            }
        }
    }
}

/// Puts an elephant where its state says.
fn add_elephant(at: &mut Position, state: u8) {
    let side = if state < 13 { Side::Sente } else { Side::Gote };
    let put = match state {
        0 | 25 => at.hold(Animal::Elephant, side),
        _ => {
            let square = Square::new((state - 1) % 12).expect("twelve squares");
            at.place(square, Animal::Elephant, side)
        }
    };
    put.expect("open matrices hold possible elephants");
}
