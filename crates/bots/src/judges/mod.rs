//! Who is ahead: one judge a game.

mod cublino;
mod dobutsu;
mod dominions;
mod romanian_checkers;
mod yardstick;

pub(crate) use cublino::{
    Contra, Learned as LearnedCublino, Pictures as CublinoPictures, Pur, QuickContra, QuickPur,
};
pub(crate) use dobutsu::Animals;
pub(crate) use dominions::{Liberties, Seasoned, Tiles};
pub(crate) use romanian_checkers::{Gathering, Learned, Pictures};
pub(crate) use yardstick::Yardstick;
