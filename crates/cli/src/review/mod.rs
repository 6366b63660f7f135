//! `parlour review`: the worth of every move of a record, beside the best one.

mod graph;
mod sheet;

use crate::args;
use crate::bestmove::{hundredths, worth_words};
use crate::fault::Fault;
use crate::notation::Notation;
use crate::{replay, solved};
use parlour_bots::{Judged, Review, ReviewError, oracle, review};
use parlour_core::{Proof, Record, Table, Worth};
use serde_json::{Value, json};
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
    let found = review(&*table, &limits, &watch).map_err(|why| match why {
        ReviewError::Stopped => Fault::Stopped,
        ReviewError::Bot(why) => Fault::Run(why.to_string()),
    })?;
    if let Some(file) = &args.svg {
        fs::write(file, graph::draw(&*rules, &found))
            .map_err(|why| Fault::file("write", file, why))?;
    }
    let told = Told {
        table: &*table,
        record: &record,
        found: &found,
        notation: args.printed.notation.unwrap_or(Notation::Spelled),
    };
    if args.json {
        return Ok(writeln!(out, "{}", told.data())?);
    }
    if args.html {
        return Ok(out.write_all(told.page().as_bytes())?);
    }
    told.tell(out)
}

/// A review with what it is about.
struct Told<'r> {
    table: &'r dyn Table,
    record: &'r Record,
    found: &'r Review,
    notation: Notation,
}

impl Told<'_> {
    /// As programs read it.
    fn data(&self) -> Value {
        let rules = self.table.rules();
        let plies = self.found.plies.iter().enumerate();
        let plies: Vec<Value> = plies.map(|(i, judged)| ply_data(i + 1, judged)).collect();
        let accuracy = self.found.accuracy.iter().map(|a| hundredths(*a));
        json!({
            "game": rules.name(),
            "rules": rules.chosen().0,
            "plies": plies,
            "accuracy": accuracy.collect::<Vec<_>>(),
        })
    }
    /// As people read it: accuracy, then what should be looked at again.
    fn tell(&self, out: &mut impl Write) -> Result<(), Fault> {
        for (name, accuracy) in self.players() {
            writeln!(out, "{name}: accuracy {accuracy:.0} %")?;
        }
        let mut quiet = true;
        for (ply, judged) in self.mistakes() {
            quiet = false;
            let (own, best) = self.words(ply, judged);
            let who = self.table.rules().seat_name(judged.seat);
            let kind = judged.kind;
            writeln!(out, "{}. {who} {own}: {kind}; better {best}", ply + 1)?;
        }
        if quiet {
            writeln!(out, "no mistakes were found")?;
        }
        Ok(())
    }
    /// Each seat's player with their accuracy.
    fn players(&self) -> Vec<(String, f32)> {
        let rules = self.table.rules();
        let seats = self.found.accuracy.iter().enumerate();
        let named = seats.map(|(i, accuracy)| {
            let seat = rules.seat_name(parlour_core::Seat(i as u8));
            let name = match self.record.players.get(i) {
                Some(player) if !player.is_empty() => format!("{seat} ({player})"),
                _ => seat.to_string(),
            };
            (name, *accuracy)
        });
        named.collect()
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
        let own = format!(
            "{} ({})",
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

fn ply_data(ply: usize, judged: &Judged) -> Value {
    let mut data = json!({
        "ply": ply,
        "seat": judged.seat.0,
        "move": judged.text,
        "score": hundredths(judged.score),
        "best": judged.best,
        "best_score": hundredths(judged.best_score),
        "loss": hundredths(judged.loss()),
        "kind": judged.kind.to_string(),
    });
    if let Some(proof) = judged.proof {
        data["result"] = json!(proof.verdict);
    }
    if let Some(proof) = judged.best_proof {
        data["best_result"] = json!(proof.verdict);
    }
    data
}
