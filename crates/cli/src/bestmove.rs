//! `parlour bestmove`: the best moves and what they are worth.

use crate::args::Bestmove;
use crate::fault::Fault;
use crate::{dobutsu, opening};
use parlour_bots::{BotError, Limits, Strength, bot};
use parlour_core::{Analysis, Match, Status, Table, Verdict, Watch};
use parlour_games::dobutsu::Dobutsu;
use serde_json::{Value, json};
use std::io::Write;
use std::time::Duration;

/// Prints the moves, best first.
pub fn run(args: &Bestmove, out: &mut impl Write) -> Result<(), Fault> {
    let table = opening::place(&args.game, &args.place)?;
    let limits = limits(args)?;
    let watch = dobutsu::watch()?;
    if !args.json
        && args.level.is_none()
        && let Some(typed) = table.as_any().downcast_ref::<Match<Dobutsu>>()
        && typed.position().is_complete()
    {
        let values = parlour_solver::dobutsu::shared(args.threads.into(), &watch)?;
        return dobutsu::bestmove(typed.position(), args.line, &values, out);
    }
    let answer = analyse(
        &*table,
        args.level.unwrap_or(Strength::BEST),
        &limits,
        &watch,
    );
    if watch.is_stopped() && answer.is_err() {
        return Err(Fault::Stopped);
    }
    let analysis = answer.map_err(|why| Fault::Run(why.to_string()))?;
    if args.json {
        return Ok(writeln!(out, "{}", data(&analysis))?);
    }
    if let Some(proof) = analysis.proof {
        writeln!(out, "{}", proven(proof.verdict, proof.plies))?;
    }
    for worth in &analysis.moves {
        let told = match worth.proof {
            Some(proof) => proven(proof.verdict, proof.plies),
            None => format!("{:+.1}", worth.score),
        };
        writeln!(out, "{} {told} {}", worth.m, worth.line.join(" "))?;
    }
    Ok(())
}

fn limits(args: &Bestmove) -> Result<Limits, Fault> {
    let lines = match args.lines.as_deref() {
        None => None,
        Some("all") => Some(0),
        Some(n) => match n.parse() {
            Ok(n @ 1..) => Some(n),
            _ => {
                return Err(Fault::Text(format!(
                    "--lines is a number or all, not {n:?}"
                )));
            }
        },
    };
    Ok(Limits {
        depth: args.depth,
        nodes: args.nodes,
        time: args.time.map(Duration::from_millis),
        lines,
        threads: args.threads,
    })
}

/// What the bot of this strength thinks; an empty analysis when the game is over.
pub fn analyse(
    table: &dyn Table,
    strength: Strength,
    limits: &Limits,
    watch: &Watch,
) -> Result<Analysis<String>, BotError> {
    if let Status::Over(_) = table.status() {
        return Ok(Analysis {
            moves: Vec::new(),
            proof: None,
            nodes: 0,
            depth: 0,
        });
    }
    let rules = table.rules();
    let mut bot = bot(&*rules, strength, 0)
        .ok_or_else(|| BotError::Missing(format!("nobody can play {} yet", rules.name())))?;
    bot.analyse(table, limits, watch)
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    }
}

fn proven(verdict: Verdict, plies: Option<u32>) -> String {
    match plies {
        Some(plies) => format!("{} in {plies}", word(verdict)),
        None => word(verdict).into(),
    }
}

/// The answer as `parlour batch` gives it.
pub fn data(analysis: &Analysis<String>) -> Value {
    let mut answer = json!({});
    if let Some(proof) = analysis.proof {
        answer["result"] = word(proof.verdict).into();
        if let Some(plies) = proof.plies {
            answer["plies"] = plies.into();
        }
    }
    let moves = analysis.moves.iter().map(|worth| {
        let score = (f64::from(worth.score) * 10.0).round() / 10.0;
        let mut one = json!({"move": worth.m, "score": score});
        if let Some(proof) = worth.proof {
            one["result"] = word(proof.verdict).into();
            if let Some(plies) = proof.plies {
                one["plies"] = plies.into();
            }
        }
        one["pv"] = worth.line.clone().into();
        one
    });
    answer["moves"] = moves.collect();
    answer
}
