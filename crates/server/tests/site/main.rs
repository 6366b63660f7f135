//! A real server on a free port, real HTTP and WebSocket clients.

mod absence;
mod attack;
mod client;
mod clocks;
mod consent;
mod contract;
mod crowds;
mod faults;
mod guests;
mod hidden;
mod limits;
mod lobby;
mod opening;
mod pages;
mod play;
mod restart;
mod reviews;
mod servers;
mod starts;
mod talk;
mod tournaments;
#[path = "../../../kit/tests/toys/mod.rs"]
mod toys;
mod tries;
