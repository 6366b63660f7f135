//! Ways into an account, without HTTP and without SQL.

mod agent;
mod attempts;
mod cbor;
mod codes;
mod passkey;
mod password;
mod public_key;

pub use agent::browser;
pub use attempts::{Attempts, Trier};
pub use codes::{fresh as fresh_codes, tidy as tidy_code};
pub use passkey::{Party, Presented, challenge_of};
pub use password::{Cost, Passwords, check as check_password};
