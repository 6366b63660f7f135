//! What several commands take: rules, a place, a budget.

use crate::notation::Notation;
use clap::Args as Group;
use parlour_bots::{Judge, Limits, span, switch};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// Which rules, and what chance decides.
#[derive(Group, Clone, Default)]
pub struct Rules {
    /// A named set of rules, one of those that `parlour games` lists
    #[arg(long, value_name = "PRESET")]
    pub rules: Option<String>,
    /// Set one option of the rules; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub set: Vec<(String, String)>,
    /// What decides everything that chance decides: a number, or any word
    #[arg(long, value_name = "SEED", default_value = "0", hide_default_value = true, value_parser = seed)]
    pub seed: u64,
}

/// Which position: a text, and moves played from it.
#[derive(Group)]
pub struct At {
    /// In the game's own text; `start`, or nothing, is the start
    #[arg(value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
    /// Moves played from there first, so that the past counts
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,
    #[command(flatten)]
    pub rules: Rules,
}

/// How moves are printed. Every notation is read, whatever is printed.
#[derive(Group, Copy, Clone, Default)]
pub struct Printed {
    /// Print moves exact, for programs, or spelled out by the labels on the board, for people
    #[arg(long, value_name = "exact|spelled", hide_possible_values = true)]
    pub notation: Option<Notation>,
}

impl Printed {
    /// What was asked for, or exact.
    pub fn or_exact(self) -> Notation {
        self.notation.unwrap_or(Notation::Exact)
    }
}

/// Who thinks, and for how long.
#[derive(Group, Clone, Default)]
pub struct Budget {
    /// Think so long: milliseconds, or a number with `ms`, `s` or `m`
    #[arg(long, value_name = "TIME", value_parser = span)]
    pub time: Option<Duration>,
    /// Look so many plies ahead
    #[arg(long, value_name = "N", value_parser = number(1..=250u32))]
    pub depth: Option<u32>,
    /// Look at so many positions
    #[arg(long, value_name = "N", value_parser = number(1..=u64::MAX))]
    pub nodes: Option<u64>,
    /// Think with the hand-made judge or with the one that learned; left out, whichever is stronger
    #[arg(long, value_name = "classic|learned")]
    pub judge: Option<Judge>,
}

impl Budget {
    /// As bots take it.
    pub fn limits(&self) -> Limits {
        Limits {
            time: self.time,
            depth: self.depth,
            nodes: self.nodes,
            judge: self.judge,
            ..Limits::default()
        }
    }
}

/// Whether level 10 may play from its book.
#[derive(Group, Copy, Clone, Default)]
pub struct Book {
    /// May level 10 play its first moves from a book, where the game has one? Left out, it may
    #[arg(long, value_name = "on|off", value_parser = switch)]
    pub book: Option<bool>,
}

/// A whole number in this range; the sentence names the range.
pub(super) fn number<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let plain = text.bytes().all(|b| b.is_ascii_digit());
        let number = text.parse().ok().filter(|n| plain && range.contains(n));
        number.ok_or_else(|| {
            let (least, most) = (range.start(), range.end().to_string());
            match most.len() {
                ..10 => format!("it is a number from {least} to {most}"),
                _ => format!("it is a number from {least}"),
            }
        })
    }
}

pub(super) fn seed(text: &str) -> Result<u64, String> {
    Ok(parlour_core::seed(text))
}

pub(super) fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("it is not KEY=VALUE")?;
    Ok((key.trim().into(), value.trim().into()))
}
