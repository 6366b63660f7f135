//! The words of Parlour: what a game, a move's fate, a match, a record and a picture are.
//!
//! For two kinds of readers:
//!
//! - Who **writes a game** implements [`Game`] (rules), [`Open`] or [`Views`] (who may know what),
//!   [`Text`] (notation), [`Picture`] (scenes and entering moves; all of it may wait) and [`Rules`]
//!   (name, presets, options). `parlour-kit` checks the result. [`Actions`], [`Planes`] and [`Symmetries`] are
//!   for programs that learn.
//! - Who **plays any game** without knowing one uses [`Rulebook`] and [`Table`]: text in, text out.
//!   Who knows the type of the game uses [`Match`].
//!
//! Nothing here touches a file, a clock, a thread or the system's entropy: a seed decides whatever
//! chance decides, so the same seed is the same game on every machine.
//!
//! # A whole game
//!
//! ```
#![doc = include_str!("../examples/nim.rs")]
//! ```

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

mod actions;
mod analysis;
pub mod cpu;
mod dialect;
mod draft;
pub mod entry;
mod game;
mod goal;
mod matches;
mod motion;
mod options;
mod outcome;
mod past;
mod perft;
mod picture;
mod plain;
mod planes;
mod puzzle;
pub mod record;
mod refusal;
mod replay;
mod rng;
mod rulebook;
mod rules;
mod scene;
mod seat;
pub mod svg;
mod symmetries;
mod table;
mod text;
mod view;
mod watch;

pub use actions::{Act, Actions};
pub use analysis::{Analysis, Proof, Verdict, Worth};
pub use dialect::Dialect;
pub use draft::{Draft, Field, Palette, TURN, Tool};
pub use entry::{Choice, Entry};
pub use game::Game;
pub use goal::Goal;
pub use matches::{Made, Match};
pub use motion::{Change, Motion, Stage};
pub use options::{Flag, Kind, Number, NumberOr, RuleOption, Spec, Value, Words};
pub use outcome::{Outcome, Reason, Status};
pub use past::{Memory, Past};
pub use perft::{divide, perft};
pub use picture::Picture;
pub use planes::{Planes, fill};
pub use puzzle::{Answer, ProvedBy, Puzzle};
pub use record::Record;
pub use refusal::Refusal;
pub use replay::{check_version, replay};
pub use rng::{Rng, keys, mix, seed};
pub use rulebook::{Rulebook, rulebook};
pub use rules::{Preset, RuleSet, Rules, configure};
pub use scene::{
    Cell, GROUND, Glyph, Label, Look, Mark, MarkKind, Paint, Piece, Scene, Shape, Sign, Spot, Tray,
    slab,
};
pub use seat::{Eye, Seat, Seats};
pub use symmetries::{Symmetries, Symmetry};
pub use table::Table;
pub use text::Text;
pub use view::{Open, Views};
pub use watch::{Progress, Watch};
