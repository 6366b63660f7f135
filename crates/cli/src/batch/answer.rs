//! One answer for one line, whatever the line holds.

use super::lines::{Input, LONGEST};
use super::request::Request;
use crate::bestmove::Order;
use crate::check::{self, Verdict};
use crate::fault::sentence_of;
use crate::{opening, perft, status};
use parlour_bots::{Limits, Lines, Strength, UnknownJudge};
use parlour_core::{Eye, Refusal, Rulebook, Table, Watch};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// The answer as one line, without its end.
pub fn to(line: &Input) -> String {
    let bytes = match line {
        Input::Bytes(bytes) => bytes,
        Input::TooLong => {
            let why = format!("the line is longer than {LONGEST} bytes");
            return with_id(None, Err(why));
        }
    };
    let request = match str::from_utf8(bytes) {
        Ok(text) => Request::parse(text.trim_start_matches('\u{feff}')),
        Err(_) => Err("the line is not UTF-8".into()),
    };
    match request {
        Err(why) => with_id(None, Err(why)),
        Ok(mut request) => {
            let id = request.raw("id");
            let work = AssertUnwindSafe(|| handle(request));
            let answer = catch_unwind(work)
                .unwrap_or_else(|_| Err("an error inside parlour; please report the line".into()));
            with_id(id, answer)
        }
    }
}

/// What stands where an answer should be when its thread was lost.
pub fn lost() -> String {
    with_id(None, Err("the answer was lost".into()))
}

fn with_id(id: Option<&str>, answer: Result<Value, String>) -> String {
    let answer = answer.unwrap_or_else(|why| json!({"error": sentence_of(&why)}));
    let text = answer.to_string();
    match id {
        Some(id) => format!("{{\"id\":{id},{}", &text[1..]),
        None => text,
    }
}

/// What every question has.
struct Question {
    game: Arc<dyn Rulebook>,
    position: Option<String>,
    moves: Vec<String>,
    seed: u64,
}

impl Question {
    fn take(request: &mut Request) -> Result<Question, String> {
        let name = request.text("game")?.ok_or("game is missing")?;
        let position = request.text("position")?;
        let game = parlour_games::by_name_at(&name, position.as_deref());
        let game = game.map_err(|why| why.to_string())?;
        let preset = request.text("rules")?;
        let options = request.options("options")?;
        Ok(Question {
            game: said(game.configure(preset.as_deref(), &options))?,
            position,
            moves: request.texts("moves")?,
            seed: request.seed("seed")?.unwrap_or(0),
        })
    }
    /// Before the moves.
    fn open(&self) -> Result<Box<dyn Table>, Refusal> {
        opening::table(&*self.game, self.position.as_deref(), self.seed)
    }
    fn table(&self) -> Result<Box<dyn Table>, String> {
        let mut table = said(self.open())?;
        said(opening::play_all(&mut *table, &self.moves))?;
        Ok(table)
    }
}

fn said<T>(result: Result<T, Refusal>) -> Result<T, String> {
    result.map_err(|why| why.to_string())
}

fn handle(mut request: Request) -> Result<Value, String> {
    let act = request.text("do")?.ok_or("do is missing")?;
    let question = Question::take(&mut request)?;
    match act.as_str() {
        "moves" => {
            request.finish()?;
            Ok(json!({"moves": question.table()?.moves(Eye::Keeper)}))
        }
        "children" => {
            request.finish()?;
            let children = question.table()?.children().into_iter();
            let child = |(text, position)| json!({"move": text, "position": position});
            Ok(json!({"children": children.map(child).collect::<Vec<_>>()}))
        }
        "apply" => {
            request.finish()?;
            let table = question.table()?;
            let position = table.position(Eye::Keeper);
            Ok(json!({"position": position, "status": status::data(&*table)}))
        }
        "status" => {
            request.finish()?;
            Ok(json!({"status": status::data(&*question.table()?)}))
        }
        "check" => {
            let (whole, step) = (request.text("move")?, request.text("step")?);
            request.finish()?;
            check(&question, whole.as_deref(), step.as_deref())
        }
        "perft" => {
            let depth = request.number("depth", perft::DEEPEST.into())?;
            request.finish()?;
            let depth = depth.ok_or("depth is missing")? as u32;
            Ok(json!({"nodes": question.table()?.perft(depth)}))
        }
        "bestmove" => {
            let asked = thought(&mut request, question.seed)?;
            request.finish()?;
            let position = question.position.as_deref();
            let mut table = said(opening::seen(&*question.game, position, question.seed))?;
            said(opening::play_all(&mut *table, &question.moves))?;
            let found = asked.think(&*table, &Watch::new(), None)?;
            Ok(found.data())
        }
        _ => Err(format!(
            "cannot do {act:?}; it is moves, children, apply, status, check, perft or bestmove"
        )),
    }
}

/// Who shall think about a position, and for how long.
fn thought(request: &mut Request, seed: u64) -> Result<Order, String> {
    let level = request.word("level")?.map(|word| word.parse());
    let strength = level.unwrap_or(Ok(Strength::BEST));
    let strength = strength.map_err(|why| format!("level: {why}"))?;
    let lines = match request.word("lines")? {
        None => None,
        Some(all) if all == "all" => Some(Lines::All),
        Some(number) => match number.parse::<u64>() {
            Ok(n @ 1..) => Some(Lines::Best(n.min(u16::MAX.into()) as u16)),
            _ => return Err("lines is neither a whole number from 1 nor \"all\"".into()),
        },
    };
    let limits = Limits {
        depth: request
            .positive("depth", u32::MAX.into())?
            .map(|n| n as u32),
        nodes: request.positive("nodes", u64::MAX)?,
        time: request
            .number("time_ms", u32::MAX.into())?
            .map(Duration::from_millis),
        lines,
        judge: match request.word("judge")? {
            None => None,
            Some(word) => Some(
                word.parse()
                    .map_err(|why: UnknownJudge| format!("judge: {why}"))?,
            ),
        },
        ..Limits::default()
    };
    Ok(Order {
        strength,
        limits,
        seed,
    })
}

fn check(question: &Question, whole: Option<&str>, step: Option<&str>) -> Result<Value, String> {
    let asked = match (whole, step) {
        (None, None) => check::Subject::Position,
        (Some(text), None) => check::Subject::Move(text),
        (None, Some(text)) => check::Subject::Step(text),
        (Some(_), Some(_)) => return Err("move and step cannot both be asked about".into()),
    };
    let verdict = match question.open() {
        Err(why) => Verdict::of(Err(why), asked),
        Ok(mut table) => {
            said(opening::play_all(&mut *table, &question.moves))?;
            Verdict::of(Ok(&*table), asked)
        }
    };
    Ok(verdict.data())
}
