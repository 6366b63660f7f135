//! A real server on a free port, real HTTP and WebSocket clients.

mod absence;
mod accounts;
mod attack;
mod client;
mod clocks;
mod consent;
mod contract;
mod crowds;
mod faults;
mod feeds;
mod guests;
mod hidden;
mod limits;
mod lobby;
mod mail;
mod moderation;
mod opening;
mod pages;
mod pairing;
mod passkeys;
mod play;
mod ratings;
mod reminders;
mod restart;
mod reviews;
mod servers;
mod starts;
mod talk;
mod tournaments;
#[path = "../../../kit/tests/toys/mod.rs"]
mod toys;
mod tries;
mod vacations;
