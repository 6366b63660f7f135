//! Several servers at one database. Each says that it runs (the pulse), hears what the others wrote (the
//! ear), and sends acts to the server that keeps the match (the post). With one server and a file all of
//! it is silent.

mod ear;
mod errand;
mod post;
mod pulse;

pub use ear::{listen, tell_lobby};
pub use errand::{Errand, Returned};
pub use post::{Post, collect, post, send_back};
pub use pulse::{begin, keep_pulse};
