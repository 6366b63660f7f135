//! Cublino: how far the dice have come, and what lies on top.

mod contra;
mod field;
mod pur;

pub(crate) use contra::Contra;
pub(crate) use pur::Pur;
