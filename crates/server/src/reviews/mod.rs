//! Reviews of matches that are over: asked for once, worked off beside play, here or by `parlour worker`.

mod helper;
mod worker;

pub use helper::{Helper, help, is_there};
pub(crate) use worker::give_way;
pub use worker::{Worked, Worker};
