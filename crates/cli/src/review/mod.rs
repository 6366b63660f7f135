//! `parlour review`: the worth of every move of a record, beside the best one.

mod graph;
mod sheet;
mod study;

use crate::args;
use crate::bestmove::worth_words;
use crate::fault::Fault;
use crate::notation::Notation;
use crate::{replay, solved};
use parlour_bots::{Judged, Review, ReviewError, oracle, review};
use parlour_core::{Proof, Record, Table, Worth};
use parlour_wire::{ReviewTold, opening};
use std::fs;
use std::io::Write;

/// Goes through a record and says what it found. Ctrl-C ends it without an answer.
pub fn run(args: &args::Review, out: &mut impl Write) -> Result<(), Fault> {
    let (record, table) = replay::read(&args.file)?;
    let rules = table.rules();
    let watch = solved::watch()?;
    let limits = args.budget.limits();
    if let Some(oracle) = oracle(&*rules) {
        solved::announce(oracle, rules.name());
    }
    if let Some(ply) = args.ply {
        return study::run(args, ply, &*table, &watch, out);
    }
    let found = review(&*table, &limits, &watch).map_err(|why| match why {
        ReviewError::Stopped => Fault::Stopped,
        ReviewError::Bot(why) => Fault::Run(why.to_string()),
    })?;
    if let Some(file) = &args.svg {
        fs::write(file, graph::draw(&*rules, &found))
            .map_err(|why| Fault::file("write", file, why))?;
    }
    let told = Report {
        table: &*table,
        record: &record,
        found: &found,
        notation: args.printed.notation.unwrap_or(Notation::Spelled),
    };
    if args.json {
        let told = ReviewTold::of(&*table, &found);
        let data = serde_json::to_string(&told).expect("a review is plain data");
        return Ok(writeln!(out, "{data}")?);
    }
    if args.html {
        return Ok(out.write_all(told.page().as_bytes())?);
    }
    told.tell(out)
}

/// A review with what it is about.
struct Report<'r> {
    table: &'r dyn Table,
    record: &'r Record,
    found: &'r Review,
    notation: Notation,
}

impl Report<'_> {
    /// As people read it: accuracy, then what should be looked at again.
    fn tell(&self, out: &mut impl Write) -> Result<(), Fault> {
        for (name, about) in self.players() {
            writeln!(out, "{name}: {about}")?;
        }
        if let Some(name) = opening(self.table) {
            writeln!(out, "Opening: {name}")?;
        }
        let turning: Vec<usize> = self.found.turning().collect();
        let mut quiet = true;
        for (ply, judged) in self.mistakes() {
            quiet = false;
            let (own, best) = self.words(ply, judged);
            let who = self.table.rules().seat_name(judged.seat);
            let kind = self.kind(ply, judged, &turning);
            writeln!(out, "{}. {who} {own}: {kind}; better {best}", ply + 1)?;
        }
        if quiet {
            writeln!(out, "no mistakes were found")?;
        }
        Ok(())
    }
    /// Each seat's player with their accuracy, and luck apart from skill where there was any.
    fn players(&self) -> Vec<(String, String)> {
        let rules = self.table.rules();
        let skill = self.found.skill();
        let seats = self.found.accuracy.iter().enumerate();
        let named = seats.map(|(i, accuracy)| {
            let seat = rules.seat_name(parlour_core::Seat(i as u8));
            let name = match self.record.players.get(i) {
                Some(player) if !player.is_empty() => format!("{seat} ({player})"),
                _ => seat.to_string(),
            };
            let accuracy = format!("accuracy {accuracy:.0} %");
            let about = match &self.found.luck {
                Some(luck) => format!("{accuracy}, luck {:+.1}, skill {:+.1}", luck[i], skill[i]),
                None => accuracy,
            };
            (name, about)
        });
        named.collect()
    }
    /// `blunder, turning point`.
    fn kind(&self, ply: usize, judged: &Judged, turning: &[usize]) -> String {
        let turned = match turning.contains(&ply) {
            true => ", turning point",
            false => "",
        };
        format!("{}{turned}", judged.kind)
    }
    fn mistakes(&self) -> impl Iterator<Item = (usize, &Judged)> {
        let all = self.found.plies.iter().enumerate();
        all.filter(|(_, judged)| judged.kind.is_mistake())
    }
    /// The move with its worth, and the better one with its worth and line.
    fn words(&self, ply: usize, judged: &Judged) -> (String, String) {
        let at = self.table.until(ply);
        let spell = |text: &str| match self.notation {
            Notation::Spelled => at.say(text).unwrap_or_else(|_| text.to_string()),
            Notation::Exact => text.to_string(),
        };
        let error = judged
            .error
            .map_or(String::new(), |error| format!(" ± {error:.1}"));
        let own = format!(
            "{} ({}{error})",
            spell(&judged.text),
            worth(judged.score, judged.proof)
        );
        let better = worth(judged.best_score, judged.best_proof);
        let mut line = at.until(ply);
        let follow: Vec<String> = judged
            .line
            .iter()
            .take(6)
            .map_while(|text| {
                let said = match self.notation {
                    Notation::Spelled => line.say(text).ok()?,
                    Notation::Exact => text.clone(),
                };
                line.play(text).ok()?;
                Some(said)
            })
            .collect();
        let best = match follow.is_empty() {
            true => spell(&judged.best),
            false => crate::notation::join(&follow),
        };
        (own, format!("{best} ({better})"))
    }
}

fn worth(score: f32, proof: Option<Proof>) -> String {
    worth_words(&Worth {
        m: (),
        score,
        proof,
        line: Vec::new(),
    })
}
