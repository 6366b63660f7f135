//! `parlour match`: bots and engines against each other.

use crate::args::Match;
use crate::fault::Fault;
use crate::{interrupt, opening};
use parlour_arena::{Arena, ArenaError, Elo, Ledger, Sprt, Tally, Terms, Verdict};
use parlour_core::Watch;
use serde_json::json;
use std::io::{self, IsTerminal, Write};
use std::thread;

/// Plays the match, shows how it stands while it goes on, and prints the table. Ctrl-C ends it with
/// the table so far.
pub fn run(args: &Match, out: &mut impl Write) -> Result<(), Fault> {
    let rules = opening::rules(&args.game, &args.rules)?;
    let (open, two) = (rules.is_open(), rules.seats() == 2);
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let arena = Arena {
        terms: Terms {
            seed: args.rules.seed,
            limits: args.budget.limits(),
            opening: args.opening.unwrap_or(if open { 4 } else { 0 }) as usize,
            plies: args.plies.unwrap_or(if two { 400 } else { 3000 }) as usize,
            patience: args.patience,
        },
        contestants: args.contestants.clone(),
        games: args.games,
        shard: args.shard,
        threads: args.threads.map_or_else(cores, usize::from),
        sprt: args.sprt,
        save: args.save.clone(),
        rules,
    };
    arena.check()?;
    let mut ledger = match &args.results {
        Some(file) => Ledger::open(file, &arena.header(), arena.rules.seats() as usize)
            .map_err(ArenaError::from)?,
        None => Ledger::new(),
    };
    let watch = Watch::new();
    interrupt::stops(&watch)?;
    let mut screen = Screen::default();
    let tally = arena.run(&mut ledger, &watch, &mut |tally| {
        screen.show(&table(&arena, tally));
    });
    screen.clear();
    let tally = tally?;
    if args.json {
        writeln!(out, "{}", data(&arena, &tally))?;
    } else {
        write!(out, "{}", table(&arena, &tally))?;
    }
    out.flush()?;
    if watch.is_stopped() {
        return Err(Fault::Stopped);
    }
    Ok(())
}

impl From<ArenaError> for Fault {
    fn from(why: ArenaError) -> Fault {
        match why {
            ArenaError::Contestants(why) => Fault::Text(why),
            other => Fault::Run(other.to_string()),
        }
    }
}

/// Forfeits that are shown; the records tell of all.
const SHOWN: usize = 5;

fn table(arena: &Arena, tally: &Tally) -> String {
    let names: Vec<String> = arena.contestants.iter().map(|c| c.to_string()).collect();
    let width = names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
    let width = width.max("contestant".len());
    let mut text = format!(
        "{:width$}  games    won  drawn   lost  points     Elo\n",
        "contestant"
    );
    for (name, s) in names.iter().zip(&tally.standings) {
        let elo = s.rating.map_or("-".into(), |r| {
            format!(
                "{} ({} to {})",
                signed(r.elo),
                signed(r.low),
                signed(r.high)
            )
        });
        text += &format!(
            "{name:width$}  {:5}  {:5}  {:5}  {:5}  {:6.1}  {elo:>6}\n",
            s.games,
            s.wins,
            s.draws,
            s.losses,
            s.points(),
        );
    }
    if arena.contestants.len() == 2 {
        let [a, b, c, d, e] = tally.pairs;
        text += &format!("pairs with 0, ½, 1, 1½, 2 points: {a}, {b}, {c}, {d}, {e}\n");
    }
    if !arena.rules.is_open() {
        text += &format!(
            "of {} deals {} were won by the same contestant in every seat, {} by the same seats whoever sat there\n",
            tally.sets, tally.same_winner, tally.same_seats
        );
    }
    if let Some(luck) = tally.luck.filter(|_| !arena.rules.is_open()) {
        let percent = |share: f64| (100.0 * share).round();
        text += &format!(
            "what decided the games: skill {}%, the side {}%, the deal {}%, the play after it {}%\n",
            percent(luck.skill),
            percent(luck.side),
            percent(luck.deal),
            percent(luck.play)
        );
    }
    if let Some(test) = arena.sprt {
        let said = match test.verdict(&tally.pairs) {
            Verdict::Better => format!("{} is better", names[0]),
            Verdict::NotBetter => format!("{} is not better", names[0]),
            Verdict::Open => "undecided".into(),
        };
        let (ratio, bound) = (test.ratio(&tally.pairs), Sprt::bound());
        text += &format!("{test}: {said} (log-likelihood ratio {ratio:+.2} of ±{bound:.2})\n");
    }
    for note in tally.notes.iter().take(SHOWN) {
        text += &format!("{note}\n");
    }
    if tally.notes.len() > SHOWN {
        text += &format!("and {} more\n", tally.notes.len() - SHOWN);
    }
    text
}

fn signed(elo: Elo) -> String {
    match elo.0 {
        elo if elo.is_finite() => format!("{:+.0}", elo.round() + 0.0),
        elo if elo > 0.0 => "+inf".into(),
        _ => "-inf".into(),
    }
}

fn data(arena: &Arena, tally: &Tally) -> serde_json::Value {
    let finite = |elo: Elo| elo.0.is_finite().then_some(elo.0);
    let standing = |(name, s): (String, &parlour_arena::Standing)| {
        json!({
            "contestant": name,
            "games": s.games,
            "wins": s.wins,
            "draws": s.draws,
            "losses": s.losses,
            "forfeits": s.forfeits,
            "points": s.points(),
            "elo": s.rating.and_then(|r| finite(r.elo)),
            "elo_low": s.rating.and_then(|r| finite(r.low)),
            "elo_high": s.rating.and_then(|r| finite(r.high)),
        })
    };
    let names = arena.contestants.iter().map(|c| c.to_string());
    let mut answer = json!({
        "standings": names.zip(&tally.standings).map(standing).collect::<Vec<_>>(),
        "sets": tally.sets,
        "same_winner": tally.same_winner,
        "same_seats": tally.same_seats,
        "notes": tally.notes,
    });
    if arena.contestants.len() == 2 {
        answer["pairs"] = json!(tally.pairs);
        answer["luck"] = json!(tally.luck.map(|luck| json!({
            "skill": luck.skill,
            "side": luck.side,
            "deal": luck.deal,
            "play": luck.play,
        })));
    }
    if let Some(test) = arena.sprt {
        answer["sprt"] = json!({
            "elo0": test.elo0,
            "elo1": test.elo1,
            "ratio": test.ratio(&tally.pairs),
            "verdict": match test.verdict(&tally.pairs) {
                Verdict::Better => "better",
                Verdict::NotBetter => "not better",
                Verdict::Open => "undecided",
            },
        });
    }
    answer
}

/// A few lines on the terminal that are drawn over themselves; nothing where there is no terminal.
#[derive(Default)]
struct Screen {
    lines: usize,
}

impl Screen {
    fn show(&mut self, text: &str) {
        if !io::stderr().is_terminal() {
            return;
        }
        self.clear();
        // Nothing is lost when nobody sees it.
        let _ = io::stderr().write_all(text.as_bytes());
        self.lines = text.lines().count();
    }
    fn clear(&mut self) {
        if self.lines > 0 {
            let _ = write!(io::stderr(), "\x1b[{}A\x1b[J", self.lines);
        }
        self.lines = 0;
    }
}
