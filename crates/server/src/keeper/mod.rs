//! The keeper of one match: everything about it happens here, one thing after another.

mod absence;
mod acts;
mod asked;
mod audience;
mod board;
mod clocks;
mod live;
mod offers;
mod plans;
mod rehearsal;
mod run;
mod seating;
mod standing;
mod talk;
mod view;

pub use absence::Patience;
pub use asked::{Asked, Replies};
pub use audience::Joined;
pub use clocks::check_control;
pub use live::Live;
pub use rehearsal::{Rehearsal, rehearse_open, rehearse_try};
pub use run::{Command, keep};
pub use standing::News;
pub use view::chair;
