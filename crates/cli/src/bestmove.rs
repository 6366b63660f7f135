//! `parlour bestmove`: the best moves, their worth, and what is proven.

use crate::args::Bestmove;
use crate::fault::Fault;
use crate::notation::Notation;
use crate::{interrupt, opening, solved};
use parlour_bots::{Limits, Lines, Listener, Strength, Telling, Work, oracle, prover};
use parlour_core::{Analysis, Proof, Status, Table, Verdict, Watch, Worth};
use parlour_wire::rounded;
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};

/// Prints what a bot thinks of a position. Ctrl-C ends the thought, not the answer.
pub fn run(args: &Bestmove, out: &mut impl Write) -> Result<(), Fault> {
    let rules = opening::rules_at(&args.game, args.at.position.as_deref(), &args.at.rules)?;
    let seed = args.at.rules.seed;
    let mut table = opening::seen(&*rules, args.at.position.as_deref(), seed)?;
    opening::play_all(&mut *table, &args.at.moves)?;
    if args.prove {
        return prove(args, &*table, out);
    }
    let limited = args.budget.limits() != Limits::default() || args.level.is_some();
    if !args.json
        && !limited
        && let Some(oracle) = oracle(&*rules)
    {
        let telling = Telling {
            moves: match args.lines {
                Some(Lines::Best(n)) => Some(n.into()),
                Some(Lines::All) | None => None,
            },
            line: args.line,
            spelled: args.printed.or_exact() == Notation::Spelled,
            explained: io::stdout().is_terminal(),
        };
        if oracle.knows(&*table) {
            solved::announce(oracle, rules.name());
            let work = Work {
                threads: None,
                watch: &solved::watch()?,
            };
            let told = oracle.tell(&*table, &telling, &work)?;
            return Ok(out.write_all(told.as_bytes())?);
        }
    }
    let asked = Order {
        strength: args.level.unwrap_or(Strength::BEST),
        limits: Limits {
            lines: args.lines,
            helpers: args.threads - 1,
            hash: args.hash,
            ..args.budget.limits()
        },
        seed,
    };
    let watch = Watch::new();
    interrupt::stops(&watch)?;
    let shown = io::stderr().is_terminal();
    let said = asked.think(&*table, &watch, shown.then(progress));
    if shown {
        clear();
    }
    let mut said = said.map_err(Fault::Text)?;
    let notation = args.printed.or_exact();
    notation.spell(&*table, &mut said.analysis);
    if args.json {
        return Ok(writeln!(out, "{}", said.data())?);
    }
    said.tell(args.lines, out)
}

/// Prints who wins for certain: `win d6d7`, `draw`, `loss`, or that it is open.
fn prove(args: &Bestmove, table: &dyn Table, out: &mut impl Write) -> Result<(), Fault> {
    let hidden = || Fault::Text("where cards are hidden nothing is proved".into());
    let prove = prover(&*table.rules()).ok_or_else(hidden)?;
    let watch = Watch::new();
    interrupt::stops(&watch)?;
    let limits = Limits {
        hash: args.hash,
        ..args.budget.limits()
    };
    let mut analysis = prove(table, &limits, &watch).map_err(|why| Fault::Text(why.to_string()))?;
    args.printed.or_exact().spell(table, &mut analysis);
    let (proof, nodes) = (analysis.proof, analysis.nodes);
    if args.json {
        let reasons = vec![None; analysis.moves.len()];
        return Ok(writeln!(out, "{}", Said { analysis, reasons }.data())?);
    }
    match (proof, analysis.moves.first()) {
        (None, _) => writeln!(out, "open")?,
        (Some(_), Some(best)) => writeln!(out, "{} {}", worth_words(best), best.m)?,
        (Some(_), None) => return Err(Fault::Text("nobody is to move".into())),
    }
    Ok(writeln!(out, "{nodes} positions")?)
}

/// So many moves are told when nobody said how many.
const HANDFUL: usize = 10;

/// Who shall think, for how long.
pub struct Order {
    pub strength: Strength,
    pub limits: Limits,
    pub seed: u64,
}

/// What was found, and a sentence of reason for each move that has one.
pub struct Said {
    pub analysis: Analysis<String>,
    reasons: Vec<Option<String>>,
}

impl Order {
    /// Asks the bot of the game. The error is one sentence.
    pub fn think(
        &self,
        table: &dyn Table,
        watch: &Watch,
        listener: Option<Listener>,
    ) -> Result<Said, String> {
        if let Status::Over(how) = table.status() {
            let analysis = over(table).ok_or(format!("the game is over: {how}"))?;
            let reasons = Vec::new();
            return Ok(Said { analysis, reasons });
        }
        let rules = table.rules();
        let mut bot = parlour_bots::seat_bot(&*rules, self.strength, self.seed)
            .map_err(|why| why.to_string())?;
        bot.listen(listener);
        let analysis = bot
            .analyse(table, &self.limits, watch)
            .map_err(|why| why.to_string())?;
        let reason = |w: &Worth<String>| bot.reason(table, &w.m);
        let reasons = analysis.moves.iter().map(reason).collect();
        Ok(Said { analysis, reasons })
    }
}

impl Said {
    /// What is proven of the position: what the bot says, or what its best move wins.
    fn proof(&self) -> Option<Proof> {
        let best = self.analysis.moves.first().and_then(|w| w.proof);
        let wins = best.filter(|proof| proof.verdict == Verdict::Win);
        self.analysis.proof.or(wins)
    }
    /// A sentence of reason for move number `i`, where there is one.
    pub fn reason(&self, i: usize) -> Option<&str> {
        self.reasons.get(i)?.as_deref()
    }
    /// As programs read it.
    pub fn data(&self) -> Value {
        let mut answer = proof_data(self.proof());
        let moves = self.analysis.moves.iter().zip(&self.reasons);
        let worth = |(w, reason): (&Worth<String>, &Option<String>)| {
            let mut data = proof_data(w.proof);
            data["move"] = w.m.as_str().into();
            data["score"] = rounded(w.score).into();
            data["pv"] = w.line.clone().into();
            if let Some(reason) = reason {
                data["reason"] = reason.as_str().into();
            }
            data
        };
        answer["moves"] = moves.map(worth).collect();
        answer
    }
    /// As people read it: a line for each move, a handful if nobody said how many, and how far was
    /// looked.
    pub fn tell(&self, lines: Option<Lines>, out: &mut impl Write) -> Result<(), Fault> {
        let all = &self.analysis.moves;
        let shown = if lines.is_none() { HANDFUL } else { all.len() };
        let moves = &all[..shown.min(all.len())];
        let worths: Vec<_> = moves.iter().map(worth_words).collect();
        let wide = |texts: &mut dyn Iterator<Item = &String>| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0)
        };
        let (first, second) = (
            wide(&mut moves.iter().map(|w| &w.m)),
            wide(&mut worths.iter()),
        );
        let spaced = moves.iter().any(|w| w.m.contains(' '));
        let between = if spaced { "; " } else { " " };
        for ((w, worth), reason) in moves.iter().zip(&worths).zip(&self.reasons) {
            let line = w.line.get(1..).unwrap_or_default().join(between);
            let text = format!("{:first$}  {worth:>second$}  {line}", w.m);
            writeln!(out, "{}", text.trim_end())?;
            if let Some(reason) = reason {
                writeln!(out, "  {reason}")?;
            }
        }
        if moves.len() < all.len() {
            let more = all.len() - moves.len();
            writeln!(out, "and {more} more; --lines all lists them")?;
        }
        let Analysis { depth, nodes, .. } = self.analysis;
        Ok(writeln!(out, "depth {depth}, {nodes} positions")?)
    }
}

/// A finished game has no moves. Where the game is solved, its value is told from the side whose turn
/// it would be.
fn over(table: &dyn Table) -> Option<Analysis<String>> {
    let proof = oracle(&*table.rules())?.ended(table)?;
    Some(Analysis {
        moves: Vec::new(),
        proof: Some(proof),
        nodes: 0,
        depth: 0,
    })
}

fn proof_data(proof: Option<Proof>) -> Value {
    let mut data = json!({});
    if let Some(Proof { verdict, plies }) = proof {
        data["result"] = json!(verdict);
        if let Some(plies) = plies {
            data["plies"] = plies.into();
        }
    }
    data
}

/// `+12.3`, `win in 5`, `draw`.
pub fn worth_words<M>(worth: &Worth<M>) -> String {
    let Some(Proof { verdict, plies }) = worth.proof else {
        return format!("{:+.1}", (worth.score * 10.0).round() / 10.0 + 0.0);
    };
    let word = match verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    };
    match plies {
        Some(plies) => format!("{word} in {plies}"),
        None => word.into(),
    }
}

/// Shows on the terminal how far a thought is.
fn progress() -> Listener {
    Box::new(|said| {
        let Some(best) = said.moves.first() else {
            return;
        };
        let line: Vec<_> = best.line.iter().take(6).map(String::as_str).collect();
        let (worth, line) = (worth_words(best), line.join(" "));
        // Nothing is lost when nobody sees it.
        let _ = write!(
            io::stderr(),
            "\r\x1b[Kdepth {}, {} positions, {worth}: {line}",
            said.depth,
            said.nodes
        );
    })
}

fn clear() {
    let _ = write!(io::stderr(), "\r\x1b[K");
}
