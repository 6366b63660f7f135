//! The keeper of one match: everything about it happens here, one thing after another.

mod absence;
mod acts;
mod audience;
mod board;
mod clocks;
mod live;
mod offers;
mod plans;
mod run;
mod seating;
mod talk;
mod view;

pub use absence::Patience;
pub use audience::Joined;
pub use clocks::check_control;
pub use live::Live;
pub use run::{Command, keep};
pub use view::{chair, picture};
