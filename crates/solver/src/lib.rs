//! Exact values: table files that know no game, and a folder for each solved game.

pub mod dobutsu;
