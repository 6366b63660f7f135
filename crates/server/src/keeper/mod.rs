//! The keeper of one match: everything about it happens here, one thing after another.

mod absence;
mod acts;
mod alarm;
mod asked;
mod audience;
mod board;
mod clocks;
mod command;
mod live;
mod offers;
mod plans;
mod rehearsal;
mod run;
mod seating;
mod standing;
mod talk;
mod thinking;
mod view;

pub use absence::Patience;
pub use asked::{Asked, Replies};
pub use audience::Joined;
pub use clocks::check_control;
pub use command::Command;
pub use live::Live;
pub use rehearsal::{Rehearsal, rehearse_open, rehearse_try};
pub use run::keep;
pub use standing::News;
pub use view::chair;
