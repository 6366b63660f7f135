//! One game that an engine plays at a site.

use super::site::{Problem, Site};
use parlour_arena::{Choice, Contestant, Engine, Manners, Number, Player, Question};
use parlour_bots::{Clock, Limits};
use parlour_core::{Record, Refusal, Rulebook, Table, Watch};
use parlour_server::Request;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// How long an engine may be silent where no clock runs.
const PATIENCE: Duration = Duration::from_secs(60);

/// What an engine needs to play.
#[derive(Clone)]
pub struct Desk {
    pub site: Site,
    pub engine: Contestant,
    /// For a move where there is no clock.
    pub time: Duration,
    pub watch: Watch,
}

/// The rules of a match, as the site tells them.
pub fn rules_of(told: &Value) -> Result<Arc<dyn Rulebook>, String> {
    let name = told["game"].as_str().unwrap_or_default();
    let rules = parlour_games::by_name(name).map_err(|why| why.to_string())?;
    let options = told["options"].as_object().into_iter().flatten();
    let options = options.map(|(key, value)| {
        let text = value.as_str().map_or_else(|| value.to_string(), Into::into);
        (key.clone(), text)
    });
    let options: Vec<(String, String)> = options.collect();
    let configured = rules.configure(told["preset"].as_str(), &options);
    configured.map_err(|why| why.to_string())
}

impl Desk {
    /// Runs the engine for these rules; the sentence says why it does not play them.
    pub fn start(&self, rules: &dyn Rulebook) -> Result<Engine, String> {
        let manners = Manners {
            patience: PATIENCE,
            aloud: false,
            log: None,
        };
        Engine::start(&self.engine, rules, &manners, &self.watch).map_err(|why| why.to_string())
    }
    /// Plays one match to its end; the sentence says how it ended, or why it was left.
    pub fn play(&self, id: &str) -> Result<String, String> {
        let mut engine: Option<(Engine, Box<dyn Table>)> = None;
        let path = format!("/api/matches/{id}");
        let mut failures = 0;
        loop {
            if self.watch.is_stopped() {
                return Err("stopped".into());
            }
            let stream = match self.site.stream(&format!("{path}/stream")) {
                Ok(stream) => stream,
                Err(Problem::Refused(status, why)) if status < 500 => return Err(why),
                Err(why) => {
                    failures += 1;
                    if failures > 60 {
                        return Err(why.to_string());
                    }
                    std::thread::sleep(Duration::from_secs(1));
                    continue;
                }
            };
            failures = 0;
            let mut state = Value::Null;
            let mut answered = None;
            for message in stream {
                match message["type"].as_str() {
                    Some("state") => state = message["state"].clone(),
                    Some("update") => lay_over(&mut state, &message),
                    Some("bye") => break,
                    _ => continue,
                }
                if state["phase"] == "over" {
                    return Ok(ending(&state));
                }
                let number = |key: &str| state[key].as_u64().and_then(|n| u32::try_from(n).ok());
                let (Some(ply), line) = (number("ply"), number("line")) else {
                    return Err("the site does not say how many moves were played".into());
                };
                let here = (ply, line);
                if state["your_turn"] != true || answered == Some(here) {
                    continue;
                }
                if engine.is_none() {
                    let rules = rules_of(&state)?;
                    let mut started = self.start(&*rules)?;
                    let number = Number { game: 1, seed: 0 };
                    let begun = started.begin(&*rules, number, &self.watch);
                    begun.map_err(|why| why.to_string())?;
                    let start = self.start_of(&*rules, &path)?;
                    engine = Some((started, start));
                }
                let (engine, start) = engine.as_mut().expect("it has just been started");
                let act = match self.choose(engine, &**start, &state) {
                    Ok(Choice::Move(text)) => Request::Move { ply, line, text },
                    Ok(Choice::Resign) => Request::Resign,
                    Err(why) => {
                        // Nobody should wait for a program that has broken down.
                        let _ = self.act(&path, &Request::Resign);
                        return Err(format!("the engine gave up: {why}"));
                    }
                };
                match self.act(&path, &act) {
                    Ok(()) => answered = Some(here),
                    // The table has moved on; the stream tells how.
                    Err(Problem::Refused(409, _)) => {}
                    Err(Problem::Refused(status @ 400..500, why)) if status != 429 => {
                        let _ = self.act(&path, &Request::Resign);
                        return Err(format!("the site refused {act:?}: {why}"));
                    }
                    Err(_) => break,
                }
            }
        }
    }
    fn act(&self, path: &str, act: &Request) -> Result<(), Problem> {
        for _ in 0..20 {
            match self.site.post(&format!("{path}/acts"), act) {
                Err(Problem::Refused(429 | 503, _)) => {
                    std::thread::sleep(Duration::from_millis(500));
                }
                other => return other.map(|_| ()),
            }
        }
        Err(Problem::Gone("the site is too busy".into()))
    }
    fn choose(
        &self,
        engine: &mut Engine,
        start: &dyn Table,
        state: &Value,
    ) -> Result<Choice, String> {
        let table = table(start, state)?;
        let rules = table.rules();
        let clocks = clocks(state, rules.seats() as usize);
        let timed = clocks.iter().any(Option::is_some);
        let limits = Limits {
            time: (!timed).then_some(self.time),
            ..self.engine.own.clone().unwrap_or_default().limits
        };
        let own = table.status().mover().and_then(|seat| clocks[seat.index()]);
        let question = Question {
            limits: &limits,
            clocks: &clocks,
            wait: own.map_or(PATIENCE, |clock| clock.left + Duration::from_secs(5)),
        };
        let answer = engine.choose(&*table, &question, &self.watch);
        Ok(answer.map_err(|why| why.to_string())?.choice)
    }
    /// The table as it was before the first move. Where something is hidden the usual one will do: what the seat
    /// sees is asked for anew with every move.
    fn start_of(&self, rules: &dyn Rulebook, path: &str) -> Result<Box<dyn Table>, String> {
        let start = match rules.is_open() {
            true => {
                let record = self.site.text(&format!("{path}/record"));
                let record = record.map_err(|why| why.to_string())?;
                let record = Record::parse(&record).map_err(|why| why.to_string())?;
                record.start
            }
            false => None,
        };
        let table = rules.open(start.as_deref(), 0);
        table.map_err(|why| why.to_string())
    }
}

/// The match as a table: with its past where nothing is hidden, else what the seat sees.
fn table(start: &dyn Table, state: &Value) -> Result<Box<dyn Table>, String> {
    let refused = |why: Refusal| why.to_string();
    let rules = start.rules();
    if !rules.is_open() {
        return rules.open(state["position"].as_str(), 0).map_err(refused);
    }
    let mut table = start.until(0);
    for played in state["history"].as_array().into_iter().flatten() {
        let text = played["text"].as_str().unwrap_or_default();
        table.play(text).map_err(refused)?;
    }
    Ok(table)
}

/// What an update says, over what was known.
fn lay_over(state: &mut Value, message: &Value) {
    let event = &message["event"];
    if let Some(history) = state["history"].as_array_mut() {
        match event["kind"].as_str() {
            Some("move") => history.push(event.clone()),
            Some("takeback") => history.truncate(event["to"].as_u64().unwrap_or(0) as usize),
            _ => {}
        }
    }
    for (key, value) in message["now"].as_object().into_iter().flatten() {
        if key != "scene" {
            state[key] = value.clone();
        }
    }
}

fn clocks(state: &Value, seats: usize) -> Vec<Option<Clock>> {
    let left = |seat: usize| state["times"]["left"][seat].as_u64();
    let increment = state["clock"]["increment"].as_u64().unwrap_or(0);
    let minutes = state["clock"]["kind"] == "minutes";
    let clock = |seat| {
        Some(Clock {
            left: Duration::from_millis(left(seat).filter(|_| minutes)?),
            increment: Duration::from_secs(increment),
            ..Clock::default()
        })
    };
    (0..seats).map(clock).collect()
}

fn ending(state: &Value) -> String {
    let status = &state["status"];
    let own = state["you"].as_array().cloned().unwrap_or_default();
    let winners = status["winners"].as_array().cloned().unwrap_or_default();
    let how = match (
        winners.is_empty(),
        own.iter().any(|seat| winners.contains(seat)),
    ) {
        (true, _) => "drawn",
        (_, true) => "won",
        (_, false) => "lost",
    };
    let why = status["text"].as_str().or(status["reason"].as_str());
    format!("{how} ({})", why.unwrap_or("over"))
}
