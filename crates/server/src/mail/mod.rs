//! E-mail, where the operator has set up a server that takes it: links that confirm an address or let somebody in again, and
//! word of what was changed.
//!
//! ```text
//! api/mail.rs ─► Post: a queue ─► Postman: looks up, draws the link, writes the letter ─► smtp: brings it to the relay
//! ```
//!
//! Whoever asks is answered before anything is looked up, so an answer tells nothing, and never waits for a letter.

mod address;
mod letter;
mod post;
mod relay;
mod smtp;

pub use address::MailAddress;
pub use letter::Letter;
pub use post::{Errands, Post, Postman};
pub use relay::{MailError, Mailing};
