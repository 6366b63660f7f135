//! Romanian Checkers: Lines of Action with its own rules for draws.
//!
//! Source: the rules of the `rock` library for "Romanian Checkers" (preset `romanian`), and the rule
//! sets of Lines of Action in use: Mind Sports Olympiad (`mso`), Claude Soucie's game as published by
//! Sid Sackson (`sackson`), OpenSpiel's `lines_of_action` (`openspiel`).
//!
//! - Seat 0 is White, moves first, and begins on b1–g1 and b8–g8; most Lines of Action texts call
//!   that side Black. Seat 1 begins on a2–a7 and h2–h7.
//! - A man moves along a rank, file or diagonal exactly as many squares as there are men of both
//!   sides on that whole line, itself included. It jumps its own men but not the enemy's, and
//!   captures by landing.
//! - A side is connected when all its men form one group, corners included; so is a single man.
//! - After each move: both sides connected is a draw (or the mover wins), one side connected wins,
//!   whoever moved; else, if the side to move has no move, that is a draw (or a pass, or a loss).
//!
//! Choices made: the `rock` library is silent on repetition, here the third occurrence of a position
//! is a draw (`repetition=off` switches that off). Where a side that cannot move passes, the game is
//! a draw at once if neither side can move. In a position given as text the last mover is the side
//! not to move.

mod actions;
mod board;
mod connection;
mod count;
mod draft;
mod facts;
mod game;
mod moves;
mod options;
mod planes;
mod position;
mod scene;
mod sgf;
mod status;
mod symmetries;
mod text;

pub use board::Square;
pub use moves::Move;
pub use options::{BothConnected, NoMoves, Repetition, RomanianCheckers, Setup};
pub use position::{MEN, Position};
