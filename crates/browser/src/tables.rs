//! A match in the page.

use crate::Setup;
use crate::broken::{json, refuse};
use parlour_core::{
    Entry, Eye, Motion, Outcome, Reason, Scene, Seat, Seats, Status, Table, replay,
};
use parlour_wire::{self as wire, EntryTold, Played, Step};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Shuffles of what is hidden that must agree before a move's effect counts as known.
const SHUFFLES: u64 = 6;

/// A table. Eyes are a seat's number, `public` or `keeper`.
#[wasm_bindgen]
pub struct Board {
    setup: Setup,
    table: Box<dyn Table>,
}

/// How a match stands for one eye: what the server tells with every update.
#[derive(Serialize)]
struct Stand {
    ply: u32,
    eye: String,
    position: String,
    status: wire::Status,
    scores: Option<Vec<i32>>,
    /// For the seat to move, if the eye is its own.
    entry: Entry,
    scene: Scene,
}

/// A move that was made, and how the match stands now.
#[derive(Serialize)]
struct Made {
    played: Played,
    motion: Option<Motion>,
    now: Stand,
}

#[wasm_bindgen]
impl Board {
    /// Opens a table; see [`Setup`].
    #[wasm_bindgen(constructor)]
    pub fn open(setup: &str) -> Result<Board, JsError> {
        let setup = Setup::read(setup).map_err(refuse)?;
        Board::set(setup).map_err(refuse)
    }
    /// Opens a table from a record in any notation, with every move played.
    pub fn replay(text: &str) -> Result<Board, JsError> {
        let (rules, record) = parlour_games::from_record(text).map_err(refuse)?;
        let table = replay(&*rules, &record).map_err(refuse)?;
        let (preset, options) = rules.chosen();
        let setup = Setup {
            game: rules.name().into(),
            preset: Some(preset.into()),
            options: options.into_iter().map(|(k, v)| (k, v.into())).collect(),
            ..Setup::default()
        };
        Ok(Board { setup, table })
    }
    /// Which table it is, as JSON; see [`Setup`].
    pub fn setup(&self) -> String {
        json(&self.setup)
    }
    /// Moves played.
    pub fn ply(&self) -> u32 {
        self.table.ply() as u32
    }
    /// How it stands for an eye.
    pub fn stand(&self, eye: &str) -> Result<String, JsError> {
        Ok(json(&self.standing(self.eye(eye)?)))
    }
    /// Whose turn, or how it ended.
    pub fn status(&self) -> String {
        json(&wire::Status::of(self.table.status(), self.table.scores()))
    }
    /// What an eye sees, as text.
    pub fn position(&self, eye: &str) -> Result<String, JsError> {
        Ok(self.table.position(self.eye(eye)?))
    }
    /// The picture for an eye.
    pub fn scene(&self, eye: &str) -> Result<String, JsError> {
        Ok(json(&self.table.scene(self.eye(eye)?)))
    }
    /// The mover's moves as text, as far as the eye may know them.
    pub fn moves(&self, eye: &str) -> Result<String, JsError> {
        Ok(json(&self.table.moves(self.eye(eye)?)))
    }
    /// Every move with the position after it, for the keeper.
    pub fn children(&self) -> String {
        json(&self.table.children())
    }
    /// The canonical text of a legal move.
    pub fn check(&self, text: &str) -> Result<String, JsError> {
        self.table.check(text).map_err(refuse)
    }
    /// May this step of a longer move be made? An exception says why not; false where moves have no steps.
    pub fn check_step(&self, step: &str) -> Result<bool, JsError> {
        match self.table.check_step(step) {
            None => Ok(false),
            Some(checked) => checked.map(|()| true).map_err(refuse),
        }
    }
    /// The moves played, as an eye saw them.
    pub fn history(&self, eye: &str) -> Result<String, JsError> {
        let eye = self.eye(eye)?;
        let all = (0..self.ply()).map(|ply| self.played(ply, eye));
        Ok(json(&all.collect::<Vec<_>>()))
    }
    /// Entering a move after some touches (a JSON list), in the present position or after moves that might
    /// come first (another).
    pub fn entry(&self, eye: &str, touched: &str, after: &str) -> Result<String, JsError> {
        let eye = self.eye(eye)?;
        let touched: Vec<String> = serde_json::from_str(touched).map_err(refuse)?;
        let after: Vec<String> = serde_json::from_str(after).map_err(refuse)?;
        let own = self.table.status().mover().map(Eye::Seat) == Some(eye);
        if after.is_empty() && own {
            return Ok(json(&EntryTold::here(&*self.table, eye, &touched)));
        }
        if !self.table.rules().is_open() {
            return Err(refuse("lines are tried out only where nothing is hidden"));
        }
        let mut line = self.table.until(self.table.ply());
        for text in &after {
            line.play(text).map_err(refuse)?;
        }
        Ok(json(&EntryTold::there(&*line, eye, &touched)))
    }
    /// Plays a move, in any spelling; what it did and how the match stands then, for an eye.
    pub fn play(&mut self, text: &str, eye: &str) -> Result<String, JsError> {
        let eye = self.eye(eye)?;
        self.table.play(text).map_err(refuse)?;
        Ok(json(&self.made(eye)))
    }
    /// What a move of the seat to move will do as far as that seat can know: as [`Board::play`] answers, or `null`
    /// where chance or what others hide decides it. Changes nothing.
    pub fn foresee(&self, text: &str) -> Result<String, JsError> {
        let Status::ToMove(seat) = self.table.status() else {
            return Err(refuse("the game is over"));
        };
        let eye = Eye::Seat(seat);
        let mut first = None;
        let open = self.table.rules().is_open();
        for shuffle in 0..if open { 1 } else { SHUFFLES } {
            let mut other = match open {
                true => self.copy(),
                false => self.shuffled(seat, shuffle).map_err(refuse)?,
            };
            let ply = other.table.ply();
            other.table.play(text).map_err(refuse)?;
            if other.table.is_chance(ply) {
                return Ok("null".into());
            }
            let made = json(&other.made(eye));
            if first.get_or_insert_with(|| made.clone()) != &made {
                return Ok("null".into());
            }
        }
        Ok(first.expect("one shuffle at least"))
    }
    /// The match as it was after so many moves.
    pub fn step(&self, ply: u32, eye: &str) -> Result<String, JsError> {
        let eye = self.eye(eye)?;
        if ply > self.ply() {
            return Err(refuse("there is no such ply"));
        }
        let last = ply.checked_sub(1).map(|last| self.played(last, eye));
        Ok(json(&Step::of(&*self.table, ply, last, eye)))
    }
    /// What move number `ply` (from 0) did, as an eye saw it.
    pub fn motion(&self, ply: u32, eye: &str) -> Result<String, JsError> {
        Ok(json(&self.table.motion(ply as usize, self.eye(eye)?)))
    }
    /// Takes moves back until `ply` are left.
    pub fn back(&mut self, ply: u32) {
        while self.ply() > ply && self.table.undo() {}
    }
    /// A seat gives up.
    pub fn resign(&mut self, seat: u8) -> Result<(), JsError> {
        let rules = self.table.rules();
        if seat >= rules.seats() {
            return Err(refuse("there is no such seat"));
        }
        let own = rules.team(Seat(seat));
        let others = (0..rules.seats()).map(Seat).filter(|s| !own.contains(*s));
        let winners: Seats = others.collect();
        let reason = Reason::RESIGNED;
        self.table.end(Outcome { winners, reason });
        Ok(())
    }
    /// Sequences of exactly `depth` moves.
    pub fn perft(&self, depth: u32) -> u64 {
        self.table.perft(depth)
    }
    /// The record as a text that replays, or in another notation of the game; players are a JSON list of
    /// names.
    pub fn record(&self, notation: &str, players: &str, date: &str) -> Result<String, JsError> {
        let mut record = self.table.record(Eye::Keeper);
        record.players = serde_json::from_str(players).map_err(refuse)?;
        record.date = (!date.is_empty()).then(|| date.into());
        if notation == "parlour" {
            return Ok(record.to_string());
        }
        let text = self.table.rules().export(&record, notation);
        text.ok_or_else(|| refuse("this game has no such notation"))
    }
}

impl Board {
    /// Opens a table.
    pub fn set(setup: Setup) -> Result<Board, String> {
        let table = setup.open()?;
        Ok(Board { setup, table })
    }
    /// To look at.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }
    fn eye(&self, text: &str) -> Result<Eye, JsError> {
        match text {
            "public" => Ok(Eye::Public),
            "keeper" => Ok(Eye::Keeper),
            _ => match text.parse() {
                Ok(seat) if seat < self.table.rules().seats() => Ok(Eye::Seat(Seat(seat))),
                _ => Err(refuse("an eye is a seat, public or keeper")),
            },
        }
    }
    fn played(&self, ply: u32, eye: Eye) -> Played {
        let seat = self.table.moved_by(ply as usize);
        let seat = seat.expect("it was played");
        Played::of(&*self.table, ply, seat, eye).expect("it was played")
    }
    fn standing(&self, eye: Eye) -> Stand {
        let scores = self.table.scores();
        Stand {
            ply: self.ply(),
            eye: match eye {
                Eye::Seat(seat) => seat.to_string(),
                Eye::Public => "public".into(),
                Eye::Keeper => "keeper".into(),
            },
            position: self.table.position(eye),
            status: wire::Status::of(self.table.status(), scores.clone()),
            scores,
            entry: self.table.entry(eye, &[]),
            scene: self.table.scene(eye),
        }
    }
    /// The last move and what came of it.
    fn made(&self, eye: Eye) -> Made {
        let last = self.ply() - 1;
        Made {
            played: self.played(last, eye),
            motion: self.table.motion(last as usize, eye),
            now: self.standing(eye),
        }
    }
    fn copy(&self) -> Board {
        Board {
            setup: self.setup.clone(),
            table: self.table.until(self.table.ply()),
        }
    }
    /// The same as this seat sees it, with another shuffle of all that it cannot see.
    fn shuffled(&self, seat: Seat, shuffle: u64) -> Result<Board, String> {
        Board::set(Setup {
            position: Some(self.table.position(Eye::Seat(seat))),
            eye: Some(seat),
            moves: Vec::new(),
            seed: Some((shuffle + 1).to_string()),
            ..self.setup.clone()
        })
    }
}
