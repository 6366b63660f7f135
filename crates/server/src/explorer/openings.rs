//! Games of self-play, counted once and kept with the program: what the house itself knows of openings.

use super::Counts;
use parlour_core::{Rulebook, Seats, Status, Table};
use parlour_wire::{position_number, rules_text, steps};
use rust_embed::RustEmbed;
use std::collections::{BTreeMap, HashMap};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::{LazyLock, Mutex};

/// Plies of a game that are counted.
const DEEPEST: usize = 24;
/// Moves that were made less often are left out: they say nothing.
const FEWEST: u64 = 3;

#[derive(RustEmbed)]
#[folder = "openings"]
struct Files;

/// What was played from each position in games under the same rules, and how it ended.
///
/// As text it is a line with the rules and a line a move: the number of the position, the move, and how often which seats won then.
#[derive(Clone, Debug, PartialEq)]
pub struct Openings {
    rules: String,
    counts: BTreeMap<(i64, String), BTreeMap<u8, u64>>,
}

impl Openings {
    /// Nothing counted yet.
    pub fn new(rules: &dyn Rulebook) -> Openings {
        Openings {
            rules: rules_text(rules),
            counts: BTreeMap::new(),
        }
    }
    /// Those that the house brings along for these rules.
    pub fn kept(rules: &dyn Rulebook) -> Option<&'static Openings> {
        static READ: LazyLock<Mutex<HashMap<String, Option<&'static Openings>>>> =
            LazyLock::new(Mutex::default);
        let mut read = READ.lock().expect("nobody panics while reading");
        let kept = *read.entry(rules.name().into()).or_insert_with(|| {
            let file = Files::get(&format!("{}.tsv", rules.name()))?;
            let text = std::str::from_utf8(&file.data).ok()?;
            let openings: Openings = text.parse().ok()?;
            Some(Box::leak(Box::new(openings)))
        });
        kept.filter(|openings| openings.rules == rules_text(rules))
    }
    /// Counts a game that is over and was played under these rules; false for any other.
    pub fn count(&mut self, game: &dyn Table) -> bool {
        let Status::Over(how) = game.status() else {
            return false;
        };
        if rules_text(&*game.rules()) != self.rules {
            return false;
        }
        for step in steps(game, DEEPEST) {
            let ends = self.counts.entry(step).or_default();
            *ends.entry(how.winners.bits()).or_default() += 1;
        }
        true
    }
    /// What was played from the present position of a table.
    pub fn look(&self, table: &dyn Table) -> Counts {
        let at = position_number(table);
        let here = self.counts.range((at, String::new())..);
        let here = here.take_while(|((position, _), _)| *position == at);
        let ends = here.flat_map(|((_, text), ends)| {
            ends.iter()
                .map(|(winners, games)| (text.clone(), Seats::from_bits(*winners), *games))
        });
        ends.collect()
    }
}

impl Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "# {}", self.rules)?;
        for ((position, text), ends) in &self.counts {
            if ends.values().sum::<u64>() < FEWEST {
                continue;
            }
            let ends = ends
                .iter()
                .map(|(winners, games)| format!("{winners}={games}"));
            let ends = ends.collect::<Vec<_>>().join(" ");
            writeln!(f, "{:016x}\t{text}\t{ends}", *position as u64)?;
        }
        Ok(())
    }
}

impl FromStr for Openings {
    type Err = String;

    fn from_str(text: &str) -> Result<Openings, String> {
        let mut lines = text.lines();
        let rules = lines.next().and_then(|line| line.strip_prefix("# "));
        let rules = rules.ok_or("the first line names no rules")?.to_owned();
        let mut counts = BTreeMap::new();
        for line in lines {
            let read = || {
                let mut parts = line.split('\t');
                let position = u64::from_str_radix(parts.next()?, 16).ok()? as i64;
                let text = parts.next()?.to_owned();
                let end = |end: &str| {
                    let (winners, games) = end.split_once('=')?;
                    Some((winners.parse().ok()?, games.parse().ok()?))
                };
                let ends = parts.next()?.split(' ').map(end).collect::<Option<_>>()?;
                Some(((position, text), ends))
            };
            let (step, ends) = read().ok_or_else(|| format!("{line:?} is no count of a move"))?;
            counts.insert(step, ends);
        }
        Ok(Openings { rules, counts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Eye, Rng};

    fn game(rules: &dyn Rulebook, seed: u64) -> Box<dyn Table> {
        let mut table = rules.open(None, 0).expect("a start");
        let mut rng = Rng::new(seed);
        while table.status().mover().is_some() {
            let moves = table.moves(Eye::Keeper);
            table
                .play(&moves[rng.below(moves.len())])
                .expect("a legal move");
        }
        table
    }

    /// What is counted is written, read and found again; rare moves are left out.
    #[test]
    fn counted_games_are_kept() {
        let rules = parlour_games::by_name("dobutsu").unwrap();
        let mut openings = Openings::new(&*rules);
        let games: Vec<_> = (0..60).map(|seed| game(&*rules, seed)).collect();
        assert!(games.iter().all(|game| openings.count(&**game)));
        let start = rules.open(None, 0).unwrap();
        assert!(!openings.count(&*start), "it is not over");
        let all = openings.look(&*start);
        assert_eq!(all.iter().map(|(.., games)| games).sum::<u64>(), 60);
        let read: Openings = openings.to_string().parse().unwrap();
        assert_eq!(read.to_string(), openings.to_string());
        assert!(
            read.counts.len() < openings.counts.len(),
            "a rare move was kept"
        );
        assert_eq!(read.look(&*start), all, "there are four first moves");
        assert!("# x\n12 y".parse::<Openings>().is_err());
    }

    /// Every file is read, and what it says was played can be played.
    #[test]
    fn what_the_house_keeps_can_be_used() {
        let mut known = 0;
        for rules in parlour_games::all() {
            let file = Files::get(&format!("{}.tsv", rules.name()));
            let kept = Openings::kept(&*rules);
            assert_eq!(file.is_some(), kept.is_some(), "{}", rules.name());
            let Some(kept) = kept else { continue };
            let mut table = rules.open(None, 0).unwrap();
            let mut depth = 0;
            while let Some((text, ..)) = kept.look(&*table).iter().max_by_key(|count| count.2) {
                table.play(text).unwrap();
                depth += 1;
            }
            assert!(depth >= 1, "{}: {depth} plies", rules.name());
            known += 1;
        }
        assert_eq!(known, Files::iter().count());
        assert!(known >= 5, "{known}");
    }
}
