//! Dominions, by Christian Freeling: 63 different tiles a side on a hexagon of hexagons.
//!
//! The rules, as played here and checked against the inventor's published sample game:
//!
//! * Each player has one tile for every non-empty set of the six sides; a side in the set carries a
//!   *beam*. Tiles never rotate. A tile keeps its owner; a flip changes whose colour it shows.
//! * Two neighbours with beams on their shared side are *linked*. A *group* is linked tiles of one
//!   colour, a *section* linked tiles of any colour. A *liberty* is a beam that faces a vacant cell.
//! * White begins. A turn is a pass or the placement of an own tile so that every side facing a tile
//!   is beam to beam or blank to blank and every side facing off the board is blank; the board is
//!   empty, or the cell touches an enemy tile, or the tile links to an own group that is a whole
//!   section; and the new section, before any flip, has a liberty (it would oscillate otherwise).
//! * Enemy groups linked to the new tile that have no liberty left flip. If the new tile's group,
//!   so enlarged, has no liberty, all of it flips to the enemy. Nothing follows from that.
//! * Two passes in a row end the game. The score is own colours on the board less own unplaced tiles.
//!
//! Choices: there is no swap rule; the blank tile is not played; captures come before suicide; two
//! beams into one cell are two liberties. Option `size`: cells a side, 3 to 9.

mod actions;
mod board;
mod count;
mod draft;
mod drawing;
mod entry;
mod facts;
mod game;
mod moves;
mod options;
mod planes;
mod pointed;
mod position;
mod resolve;
mod scene;
mod status;
mod symmetries;
mod tally;
mod text;
mod tile;

pub use board::{Board, CELLS, Cell, CellSet, Cells, LARGEST, SMALLEST, Side};
pub use game::Dominions;
pub use moves::{Illegal, Move};
pub use position::{Fault, Position};
pub use resolve::Flips;
pub use status::PASSED;
pub use tally::Tally;
pub use tile::{Beams, Colour, Demand, FAMILIES, Tile};
