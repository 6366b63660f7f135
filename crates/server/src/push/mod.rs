//! Web Push: reminders that reach a browser whose page is closed.
//!
//! What is sent is encrypted for one browser (RFC 8291) and signed by this site (RFC 8292); the push service that
//! passes it on learns neither what it says nor who it is for.

mod address;
mod keys;
mod post;
mod remind;
mod seal;

pub use address::Address;
pub use keys::Keys;
pub use remind::remind;
pub use seal::{Reader, sealed};
