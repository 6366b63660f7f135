//! Bots in the page.

use crate::broken::{json, refuse};
use crate::{Board, Setup};
use parlour_bots::{Limits, Lines, Share, Strength, seat_bot};
use parlour_core::{Analysis, Proof, Status, Verdict, Watch};
use parlour_wire::StudyTold;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// A player of one game. It thinks until it is done; whoever wants to stop it ends its worker.
#[wasm_bindgen]
pub struct Bot(Box<dyn parlour_bots::Bot>);

/// What ends a thought; the first limit reached counts. Without any, the strength decides.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitsAsked {
    depth: Option<u32>,
    nodes: Option<u64>,
    millis: Option<u64>,
    /// How many moves get a worth of their own.
    lines: Option<u16>,
    /// Which of the moves get one, where several workers divide them: the number of this one, from 0, and how many there are.
    share: Option<(u16, u16)>,
}

/// What a bot thinks of a position.
#[derive(Serialize)]
struct Thought {
    /// Best first.
    moves: Vec<Worth>,
    proof: Option<Proven>,
    nodes: u64,
    depth: u32,
}

/// What a move is worth to whoever makes it.
#[derive(Serialize)]
struct Worth {
    #[serde(rename = "move")]
    text: String,
    /// Expected points in hundredths, −100 to 100.
    score: f32,
    proof: Option<Proven>,
    line: Vec<String>,
    /// A sentence of reason, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

#[derive(Serialize)]
struct Proven {
    verdict: Verdict,
    plies: Option<u32>,
}

impl From<Proof> for Proven {
    fn from(Proof { verdict, plies }: Proof) -> Proven {
        Proven { verdict, plies }
    }
}

impl From<Analysis<String>> for Thought {
    fn from(said: Analysis<String>) -> Thought {
        let worth = |w: parlour_core::Worth<String>| Worth {
            text: w.m,
            score: w.score,
            proof: w.proof.map(Proven::from),
            line: w.line,
            reason: None,
        };
        Thought {
            moves: said.moves.into_iter().map(worth).collect(),
            proof: said.proof.map(Proven::from),
            nodes: said.nodes,
            depth: said.depth,
        }
    }
}

#[wasm_bindgen]
impl Bot {
    /// For a game (see [`Setup`]) at a level from 0 to 10. The same seed gives the same play.
    #[wasm_bindgen(constructor)]
    pub fn seat(setup: &str, level: u8, seed: u64) -> Result<Bot, JsError> {
        let rules = Setup::read(setup).and_then(|setup| setup.rules());
        let rules = rules.map_err(refuse)?;
        let strength = Strength::Level(level.min(10));
        seat_bot(&*rules, strength, seed).map(Bot).map_err(refuse)
    }
    /// The move it makes.
    pub fn choose(&mut self, board: &Board, limits: &str) -> Result<String, JsError> {
        let limits = read(limits)?;
        let chosen = self.0.choose(board.table(), &limits, &watch());
        chosen.map_err(refuse)
    }
    /// What it thinks of the position. What it thinks on the way is told to `parlourThinks` of the worker.
    pub fn analyse(&mut self, board: &Board, limits: &str) -> Result<String, JsError> {
        let limits = read(limits)?;
        let listener =
            |said: &Analysis<String>| outside::thinks(&json(&Thought::from(said.clone())));
        self.0.listen(Some(Box::new(listener)));
        let said = self.0.analyse(board.table(), &limits, &watch());
        self.0.listen(None);
        let mut thought = Thought::from(said.map_err(refuse)?);
        if let Some(best) = thought.moves.first_mut() {
            best.reason = self.0.reason(board.table(), &best.text);
        }
        Ok(json(&thought))
    }
    /// The decision at hand from what its seat knows: every play with its uncertainty, and what others may hold. Refused where
    /// nothing is hidden.
    pub fn study(&mut self, board: &Board, limits: &str) -> Result<String, JsError> {
        let limits = read(limits)?;
        let table = board.table();
        let Status::ToMove(seat) = table.status() else {
            return Err(refuse("the game is over"));
        };
        let found = self.0.study(table, &limits, &watch()).map_err(refuse)?;
        let plays = found.ok_or_else(|| refuse("nothing is hidden in this game"))?;
        let hidden = self.0.guess(table).map_err(refuse)?.unwrap_or_default();
        let ply = table.ply() as u32 + 1;
        Ok(json(&StudyTold::of(ply, seat, &plays, &hidden)))
    }
}

fn read(limits: &str) -> Result<Limits, JsError> {
    let asked: LimitsAsked = serde_json::from_str(limits).map_err(refuse)?;
    Ok(Limits {
        depth: asked.depth,
        nodes: asked.nodes,
        time: asked.millis.map(Duration::from_millis),
        lines: asked.lines.map(Lines::Best),
        share: asked.share.map(|(part, of)| Share {
            part,
            of: of.max(1),
        }),
        ..Limits::default()
    })
}

/// Nobody stops it but whoever ends the worker; its clock is the page's.
fn watch() -> Watch {
    Watch::new().with_clock(clock)
}

/// Tells how far a long work is.
pub(crate) fn going(done: u32, total: u32) {
    outside::goes(done, total)
}

/// The clock of the page.
pub(crate) fn clock() -> Duration {
    outside::clock()
}

/// What the worker brings along.
#[cfg(target_arch = "wasm32")]
mod outside {
    use super::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_name = parlourThinks)]
        pub fn thinks(thought: &str);
        #[wasm_bindgen(js_name = parlourGoes)]
        pub fn goes(done: u32, total: u32);
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }
    pub fn clock() -> Duration {
        Duration::from_micros((now() * 1000.0) as u64)
    }
}

/// Elsewhere, as in tests, nobody listens.
#[cfg(not(target_arch = "wasm32"))]
mod outside {
    use super::*;

    pub fn thinks(_: &str) {}
    pub fn goes(_: u32, _: u32) {}
    pub fn clock() -> Duration {
        static BEGIN: std::sync::LazyLock<std::time::Instant> =
            std::sync::LazyLock::new(std::time::Instant::now);
        BEGIN.elapsed()
    }
}
