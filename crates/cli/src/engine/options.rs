//! What `setoption` changes.

use crate::args;
use crate::fault::Fault;
use crate::opening;
use parlour_bots::{Judge, Strength, UnknownJudge, switch};
use parlour_core::{Kind, Rulebook};
use std::sync::Arc;

/// Megabytes that a transposition table has at most unless somebody chooses.
const USUAL_HASH: u32 = 64;
/// Megabytes that may be chosen.
pub const MOST_HASH: u64 = 4096;

/// How the engine plays, and by which rules.
pub struct Options {
    pub rules: Arc<dyn Rulebook>,
    pub strength: Strength,
    /// Which judge is asked, where somebody chose one.
    pub judge: Option<Judge>,
    /// May it play from its book?
    pub book: bool,
    pub threads: u8,
    /// Megabytes of the transposition table, where somebody chose them.
    pub hash: Option<u32>,
    pub seed: u64,
    /// Moves that get a worth of their own.
    pub lines: u16,
    preset: Option<String>,
    chosen: Vec<(String, String)>,
}

impl Options {
    pub fn new(args: &args::Engine) -> Result<Options, Fault> {
        Ok(Options {
            rules: opening::rules(&args.game, &args.rules)?,
            strength: args.level,
            judge: args.judge,
            book: args.book.book.unwrap_or(true),
            threads: args.threads,
            hash: args.hash,
            seed: args.rules.seed,
            lines: 1,
            preset: args.rules.rules.clone(),
            chosen: args.rules.set.clone(),
        })
    }
    /// One line for each option.
    pub fn list(&self) -> Vec<String> {
        let level = (0..=10).map(|n| n.to_string());
        let level = level.chain(["greedy".into(), "random".into()]);
        let shown = match self.strength {
            Strength::Level(n) => n.to_string(),
            other => other.to_string(),
        };
        let mut lines = vec![
            combo("level", &shown, level),
            combo(
                "judge",
                &self.judge.map_or("usual".into(), |judge| judge.to_string()),
                ["usual", "classic", "learned"]
                    .map(String::from)
                    .into_iter(),
            ),
            format!("option name book type check default {}", self.book),
            format!(
                "option name threads type spin default {} min 1 max 64",
                self.threads
            ),
            format!(
                "option name hash type spin default {} min 1 max {MOST_HASH}",
                self.hash.unwrap_or(USUAL_HASH)
            ),
            format!("option name seed type string default {}", self.seed),
            format!(
                "option name multipv type spin default {} min 1 max 500",
                self.lines
            ),
        ];
        let presets = self.rules.presets().into_iter();
        let presets = presets.map(|p| p.name.to_string());
        lines.push(combo("rules", self.rules.chosen().0, presets));
        let values = self.rules.settings();
        for (spec, (key, value)) in self.rules.specs().into_iter().zip(values) {
            lines.push(match spec.kind {
                Kind::Flag => format!("option name {key} type check default {value}"),
                Kind::Word(words) => combo(key, &value, words.iter().map(|w| w.0.to_string())),
                Kind::Number { min, max, or } if or.is_empty() => {
                    format!("option name {key} type spin default {value} min {min} max {max}")
                }
                Kind::Number { .. } => format!("option name {key} type string default {value}"),
            });
        }
        lines
    }
    /// Obeys `name KEY value VALUE`. True if the rules or the deal are others now.
    pub fn set(&mut self, text: &str) -> Result<bool, String> {
        let form = "setoption is followed by name KEY value VALUE";
        let rest = text.strip_prefix("name ").ok_or(form)?;
        let (key, value) = match rest.split_once(" value ") {
            Some((key, value)) => (key.trim(), value.trim()),
            None => (rest.trim().trim_end_matches(" value"), ""),
        };
        let number = |max: u64| {
            let n = value.parse().ok().filter(|n| (1..=max).contains(n));
            n.ok_or_else(|| format!("{key} is a number from 1 to {max}, not {value:?}"))
        };
        match key.to_ascii_lowercase().as_str() {
            "level" => {
                self.strength = value
                    .parse()
                    .map_err(|why: parlour_bots::UnknownStrength| why.to_string())?
            }
            "judge" => {
                self.judge = match value {
                    "usual" => None,
                    _ => Some(value.parse().map_err(|why: UnknownJudge| why.to_string())?),
                }
            }
            "book" => self.book = switch(value).map_err(|why| format!("book: {why}"))?,
            "threads" => self.threads = number(64)? as u8,
            "hash" | "usi_hash" => self.hash = Some(number(MOST_HASH)? as u32),
            "multipv" => self.lines = number(500)? as u16,
            "seed" => {
                self.seed = value
                    .parse()
                    .map_err(|_| format!("seed is a whole number, not {value:?}"))?;
                return Ok(!self.rules.is_open());
            }
            // Every shogi program is sent this; nobody ponders here.
            "usi_ponder" => {}
            "rules" => {
                self.configure(Some(value.into()), Vec::new())?;
                return Ok(true);
            }
            _ => {
                let mut chosen = self.chosen.clone();
                chosen.retain(|(k, _)| k != key);
                chosen.push((key.into(), value.into()));
                self.configure(self.preset.clone(), chosen)?;
                return Ok(true);
            }
        }
        Ok(false)
    }
    fn configure(
        &mut self,
        preset: Option<String>,
        chosen: Vec<(String, String)>,
    ) -> Result<(), String> {
        let rules = self.rules.configure(preset.as_deref(), &chosen);
        self.rules = rules.map_err(|why| why.to_string())?;
        (self.preset, self.chosen) = (preset, chosen);
        Ok(())
    }
}

fn combo(key: &str, value: &str, words: impl Iterator<Item = String>) -> String {
    let words: String = words.map(|word| format!(" var {word}")).collect();
    format!("option name {key} type combo default {value}{words}")
}
