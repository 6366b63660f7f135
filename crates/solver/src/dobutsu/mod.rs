//! Dōbutsu shōgi, solved: the value and distance of every position.

#[allow(missing_docs)]
pub mod layout;
pub mod matrix;
pub mod pairs;
pub mod solve;
pub mod space;
