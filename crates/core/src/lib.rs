//! The words of Parlour: what a game, a move's fate, a match, a record and a picture are.
//!
//! A game implements [`Game`] (rules), [`Views`] or [`Open`] (who may know what), [`Text`]
//! (notation), [`Picture`] (scenes and entering moves) and [`Rules`] (names and options).
//! [`Match`] plays it; [`Table`] and [`Rulebook`] are the same for programs that know no game.

mod analysis;
pub mod conformance;
pub mod cpu;
mod dialect;
pub mod entry;
mod game;
mod matches;
mod motion;
mod options;
mod outcome;
mod past;
mod perft;
mod picture;
pub mod record;
mod refusal;
mod rng;
mod scene;
mod seat;
pub mod svg;
mod table;
mod text;
mod view;
mod watch;

pub use analysis::{Analysis, Proof, Verdict, Worth};
pub use dialect::Dialect;
pub use entry::{Choice, Entry};
pub use game::Game;
pub use matches::{Made, Match};
pub use motion::{Change, Motion, Stage};
pub use options::{Kind, Preset, Rules, Spec, configure};
pub use outcome::{Outcome, Reason, Status};
pub use past::{Memory, Past};
pub use perft::{divide, perft};
pub use picture::Picture;
pub use record::Record;
pub use refusal::Refusal;
pub use rng::{Rng, keys, mix, seed};
pub use scene::{Cell, Glyph, Label, Look, Mark, MarkKind, Paint, Piece, Scene, Shape, Spot, Tray};
pub use seat::{Eye, Seat, Seats};
pub use table::{Rulebook, Table, check_version, replay, rulebook};
pub use text::Text;
pub use view::{Open, Views};
pub use watch::{Progress, Watch};
