//! `parlour puzzle`: solve puzzles in the terminal.

use crate::args::PuzzleOf;
use crate::fault::Fault;
use parlour_bots::{Limits, Strength, seat_bot};
use parlour_core::{Answer, Eye, Puzzle, Seat, Status, Table, Watch};
use parlour_puzzles::{Collection, THEMES, open};
use std::io::{BufRead, Write};
use std::time::Duration;

/// What refutes a wrong move is looked for so long.
const LIMITS: (u64, Duration) = (200_000, Duration::from_secs(5));

/// What came of one puzzle.
enum Next {
    Another,
    Quit,
}

pub fn run(args: &PuzzleOf, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Fault> {
    let game = parlour_games::by_name(&args.game)?;
    let none = || Fault::Text(format!("there are no puzzles of {}", game.name()));
    let mut all = Collection::of(game.name()).ok_or_else(none)?.puzzles();
    let count = all.len();
    if let Some(theme) = &args.theme {
        if THEMES.iter().all(|(name, _)| name != theme) {
            let why = "there is no theme";
            return Err(Fault::Text(format!(
                "{why} {theme:?}; parlour puzzles --themes lists them"
            )));
        }
        all.retain(|puzzle| puzzle.themes.contains(theme));
        if all.is_empty() {
            let name = game.name();
            return Err(Fault::Text(format!(
                "no puzzle of {name} has the theme {theme:?}"
            )));
        }
    }
    let first = match (args.number, args.rating) {
        (Some(number), _) => all.iter().position(|puzzle| puzzle.number == number),
        (_, Some(rating)) => {
            let far = |(_, puzzle): &(usize, &Puzzle)| puzzle.rating.abs_diff(rating);
            all.iter().enumerate().min_by_key(far).map(|(at, _)| at)
        }
        _ => (!all.is_empty()).then_some(0),
    };
    let missing = || match args.number {
        Some(number) => Fault::Text(format!("there is no puzzle {number}; there are {count}")),
        None => none(),
    };
    let first = first.ok_or_else(missing)?;
    for puzzle in &all[first..] {
        writeln!(
            out,
            "{}, puzzle {} of {count}, rating {}",
            game.title(),
            puzzle.number,
            puzzle.rating
        )?;
        if let Next::Quit = pose(puzzle, input, out)? {
            return Ok(out.flush()?);
        }
    }
    writeln!(out, "that was the last one")?;
    Ok(out.flush()?)
}

fn pose(puzzle: &Puzzle, input: &mut impl BufRead, out: &mut impl Write) -> Result<Next, Fault> {
    let mut table = open(puzzle)?;
    let Status::ToMove(me) = table.status() else {
        return Ok(Next::Another);
    };
    let name = table.rules().seat_name(me);
    writeln!(
        out,
        "{}\n{name} to move: {}",
        table.draw(Eye::Seat(me)),
        puzzle.goal
    )?;
    let mut ways: Vec<&Answer> = puzzle.answers.iter().collect();
    let mut ply = 0;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Next::Quit);
        }
        let right = &ways[0].0[ply];
        let said = |m: &String| table.say(m).unwrap_or_else(|_| m.clone());
        match line.trim() {
            "" => continue,
            "quit" | "q" => return Ok(Next::Quit),
            "next" | "n" => return Ok(Next::Another),
            "hint" | "h" => {
                let themes = puzzle.themes.join(", ");
                let piece: String = said(&right[0]).chars().take(2).collect();
                writeln!(out, "themes: {themes}; the move begins with {piece}")?;
                continue;
            }
            "answer" | "a" => {
                let texts: Vec<String> = right.iter().map(said).collect();
                writeln!(out, "{}", texts.join(" or "))?;
                continue;
            }
            text => match table.check(text) {
                Err(why) => {
                    writeln!(out, "{why}")?;
                    continue;
                }
                Ok(m) if !right.contains(&m) => {
                    writeln!(out, "no: {}", refuted(&*table, &m, me))?;
                    continue;
                }
                Ok(m) => {
                    ways.retain(|way| way.0[ply].contains(&m));
                    table.play(&m)?;
                }
            },
        }
        ways.retain(|way| ways_on(way, ply));
        let Some(reply) = ways.first().map(|way| way.0[ply + 1][0].clone()) else {
            writeln!(out, "{}\nsolved", table.draw(Eye::Seat(me)))?;
            return Ok(Next::Another);
        };
        ways.retain(|way| way.0[ply + 1][0] == reply);
        let spelled = table.say(&reply)?;
        table.play(&reply)?;
        writeln!(
            out,
            "right; the answer is {spelled}\n{}",
            table.draw(Eye::Seat(me))
        )?;
        ply += 2;
    }
}

/// Does this way go on after the solver's move?
fn ways_on(way: &Answer, ply: usize) -> bool {
    way.0.len() > ply + 2
}

/// What the other side does about a wrong move.
fn refuted(table: &dyn Table, m: &str, me: Seat) -> String {
    let mut after = table.until(table.ply());
    if after.play(m).is_err() {
        return "it is not legal".into();
    }
    match after.status() {
        Status::Over(how) => format!("the game is over then, {how}"),
        Status::ToMove(_) if !table.rules().is_open() => "that is not certain to win".into(),
        Status::ToMove(seat) if seat == me => "the other side has nothing to fear".into(),
        Status::ToMove(_) => {
            let limits = Limits {
                nodes: Some(LIMITS.0),
                time: Some(LIMITS.1),
                ..Limits::default()
            };
            let bot = seat_bot(&*after.rules(), Strength::BEST, 1);
            let best = bot.and_then(|mut bot| bot.choose(&*after, &limits, &Watch::new()));
            match best.ok().and_then(|best| after.say(&best).ok()) {
                Some(best) => format!("{best} answers that"),
                None => "that does not reach the goal".into(),
            }
        }
    }
}
