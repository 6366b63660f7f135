//! Dog, the Swiss card and board game, for two to six players.
//!
//! Source of the rules: the notation, cards and actions of libdog (four players), the booklet of
//! Brändi Dog for folding and for the rest of a seven, and its Canadian rule. Every rule on which
//! tables differ is a field of [`Dog`]; the presets are `braendi` (the default), `canadian` and
//! `libdog`.
//!
//! Choices where the sources are silent:
//! - The details for 2, 3 and 5 players (a 2 that draws a blind card, one piece on the start at the
//!   beginning) come from house rules, not from a printed booklet; both can be switched off.
//! - With triples "the partner" is the next mate round the ring; a seven moves the pieces of the
//!   next mate whose finish is not full.
//! - With `start_protects` a piece on its owner's start blocks everybody else, its own mates and
//!   brothers included, whether it has moved or not; if it has moved it may enter the finish.
//! - Where everybody discards, `jack_without_effect` changes nothing: any card may go.
//! - A swap of two own pieces leaves the board as it is; all of them are one move.
//! - If a position holds too few cards for a deal, they are dealt as far as they go.

mod action;
mod actions;
mod artwork;
mod board;
mod card;
mod draft;
mod drawing;
mod entry;
mod facts;
mod game;
mod glyphs;
mod key;
mod layout;
mod motion;
mod move_text;
mod options;
mod planes;
mod position;
mod position_text;
mod retrace;
mod scene;
mod seven;
mod spelled;
mod status;
mod symmetries;
mod text;
mod told;
mod turn;
mod view;

pub use action::{Action, Leg, Legs, Play};
pub use board::{Board, Place, Ranked};
pub use card::{Card, Hand, Stack};
pub use drawing::draw_text;
pub use move_text::{read_action, read_board};
pub use options::{Dog, First, NoPlay, Teams};
pub use position::{Phase, Position};
pub use status::FINISHED;
pub use view::{SeenAction, SeenGift, SeenHand, SeenStack, View};
