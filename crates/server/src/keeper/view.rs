//! A match as one viewer sees it. Nothing else about a match ever leaves the server.

use super::clocks::Times;
use super::live::Live;
use super::shown::ShownScene;
use super::talk::Told;
use crate::{Problem, secret};
use parlour_core::svg::{self, Style};
use parlour_core::{Entry, Eye, Seat, Seats, Spot, Status, Table};
use parlour_store::{Control, Offer, Opening, Phase, Plan, Sitter};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

/// Who looks at a match. Equal viewers see the same.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Viewer {
    /// Own seats.
    pub seats: Seats,
    /// Seats that were theirs until a bot took them.
    pub lost: Seats,
    /// The guest who set the table up, and may hand out its links.
    pub host: bool,
    /// Through whose eye.
    pub eye: Eye,
}

/// What may be asked about entering a move.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EntryAsked {
    /// Moves played.
    pub ply: u32,
    /// Takebacks so far; left out, the present number.
    #[serde(default)]
    pub line: Option<u32>,
    /// What has been touched, in order.
    #[serde(default)]
    pub touched: Vec<Spot>,
    /// Moves that might come first.
    #[serde(default)]
    pub after: Vec<String>,
}

#[derive(Serialize)]
struct Player<'l> {
    seat: u8,
    seat_name: &'l str,
    team: Seats,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    how: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// Why whoever sat there before is out.
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<&'l str>,
    you: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    was_you: bool,
    online: bool,
}

#[derive(Serialize)]
struct Offered {
    what: Offer,
    by: Seat,
    agreed: Seats,
    asked: Seats,
}

#[derive(Serialize)]
struct May {
    takeback: bool,
    draw: bool,
    resign: bool,
    rematch: bool,
    claim: Seats,
}

#[derive(Serialize)]
struct Played {
    ply: usize,
    seat: Seat,
    text: Option<String>,
}

/// Everything, for somebody who comes anew.
#[derive(Serialize)]
pub struct State<'l> {
    id: &'l str,
    game: &'static str,
    title: &'static str,
    open: bool,
    preset: &'l str,
    options: Value,
    settings: Value,
    notations: &'static [&'static str],
    exports: &'static [&'static str],
    created: i64,
    previous: Option<&'l str>,
    clock: Option<Control>,
    talk: Told<'l>,
    commitment: String,
    history: Vec<Played>,
    #[serde(flatten)]
    pub(super) now: Now<'l>,
}

/// What changes in the course of a match.
#[derive(Serialize)]
pub struct Now<'l> {
    pub(super) seq: u32,
    ply: u32,
    line: u32,
    phase: Phase,
    eye: String,
    you: Seats,
    your_turn: bool,
    status: Value,
    scores: Option<Vec<i32>>,
    players: Vec<Player<'l>>,
    pub(super) scene: ShownScene,
    entry: Entry,
    offers: Vec<Offered>,
    plan: &'l [Plan],
    times: Option<Times>,
    may: May,
    revealed: Option<Value>,
    next: Option<&'l str>,
}

/// Touches or moves that one request may hold.
const LONGEST: usize = 200;

/// `0`, `public` or `keeper`.
pub fn parse_eye(text: &str, seats: u8) -> Result<Eye, Problem> {
    match text {
        "public" => Ok(Eye::Public),
        "keeper" => Ok(Eye::Keeper),
        _ => match text.parse() {
            Ok(seat) if seat < seats => Ok(Eye::Seat(Seat(seat))),
            _ => Err(Problem::Bad("an eye is a seat, public or keeper".into())),
        },
    }
}

fn eye_text(eye: Eye) -> String {
    match eye {
        Eye::Seat(seat) => seat.to_string(),
        Eye::Public => "public".into(),
        Eye::Keeper => "keeper".into(),
    }
}

/// The board as a picture for everybody.
pub fn picture(table: &dyn Table) -> String {
    let scene = table.scene(Eye::Public);
    svg::draw(&scene, &table.rules().glyphs(), &Style::default())
}

/// A status as the page reads it.
pub fn status_json(status: Status, scores: Option<Vec<i32>>) -> Value {
    match status {
        Status::ToMove(seat) => json!({ "over": false, "seat": seat }),
        Status::Over(how) => {
            let mut told = json!({
                "over": true,
                "winners": how.winners,
                "reason": how.reason.code,
                "text": how.reason.text,
            });
            if let Some(scores) = scores {
                told["scores"] = json!(scores);
            }
            told
        }
    }
}

impl Live {
    /// What this caller is to the match.
    pub fn viewer(&self, guest: Option<&str>) -> Viewer {
        let seats = guest.map_or(Seats::NONE, |guest| self.seats_of(guest));
        let turn = self.turn().filter(|seat| seats.contains(*seat));
        Viewer {
            seats,
            lost: guest.map_or(Seats::NONE, |guest| self.lost_by(guest)),
            host: guest == Some(&self.opening.by),
            eye: match turn.or(seats.iter().next()) {
                Some(seat) if self.has_begun() => Eye::Seat(seat),
                _ => Eye::Public,
            },
        }
    }
    /// The same through another eye: any once the match is over, or where nothing is hidden.
    pub fn viewer_as(&self, guest: Option<&str>, eye: Option<&str>) -> Result<Viewer, Problem> {
        let mut viewer = self.viewer(guest);
        if let Some(eye) = eye {
            let eye = parse_eye(eye, self.rules.seats())?;
            if eye != viewer.eye && eye != Eye::Public && !self.is_revealed() {
                return Err(Problem::Forbidden("that is not for your eyes yet"));
            }
            if self.dealt {
                viewer.eye = eye;
            }
        }
        Ok(viewer)
    }
    /// May whoever sits down see what is theirs? Where something is hidden only once all chairs are
    /// filled: nobody walks from chair to chair and looks.
    fn has_begun(&self) -> bool {
        self.rules.is_open() || (self.dealt && self.phase() != Phase::Waiting)
    }
    fn is_revealed(&self) -> bool {
        self.rules.is_open() || self.phase() == Phase::Over
    }

    /// Everything, for somebody who comes anew.
    pub fn state(&self, viewer: Viewer) -> State<'_> {
        let (rules, opening) = (&self.rules, &self.opening);
        let history = |(ply, seat): (usize, &Seat)| Played {
            ply,
            seat: *seat,
            text: self.table.moved(ply, viewer.eye),
        };
        State {
            id: &self.id,
            game: rules.name(),
            title: rules.title(),
            open: rules.is_open(),
            preset: &opening.preset,
            options: map(opening.options.iter().map(|(k, v)| (k.as_str(), v.clone()))),
            settings: map(rules.settings().into_iter()),
            notations: rules.notations(),
            exports: rules.exports(),
            created: self.created,
            previous: opening.previous.as_deref(),
            clock: opening.clock,
            talk: self.talk(),
            commitment: self.commitment(),
            history: self.movers.iter().enumerate().map(history).collect(),
            now: self.now(viewer),
        }
    }
    /// What changes in the course of the match.
    pub fn now(&self, viewer: Viewer) -> Now<'_> {
        let turn = self.turn();
        let your_turn = turn.is_some_and(|seat| viewer.seats.contains(seat));
        let own = viewer.seats.iter().next();
        let acting = turn.filter(|_| your_turn).or(own);
        let may = |what| acting.is_some_and(|seat| self.may_offer(what, seat).is_ok());
        let scores = self.table.scores();
        let mut status = status_json(self.table.status(), scores.clone());
        if let Some(by) = self.ended_by {
            status["by"] = json!(by);
        }
        let offers = self.offers.iter().map(|offer| Offered {
            what: offer.what,
            by: offer.by,
            agreed: offer.agreed,
            asked: self.asked(offer),
        });
        Now {
            seq: self.seq.saturating_sub(1),
            ply: self.ply(),
            line: self.line,
            phase: self.phase(),
            eye: eye_text(viewer.eye),
            you: viewer.seats,
            your_turn,
            status,
            scores,
            players: self.players(viewer),
            scene: ShownScene::whole(self.table.scene(viewer.eye)),
            entry: match turn {
                Some(seat) if your_turn => self.table.entry(Eye::Seat(seat), &[]),
                _ => Entry::default(),
            },
            offers: offers.collect(),
            plan: own.map_or(&[], |seat| &self.plans[seat.index()]),
            times: self.times(),
            may: May {
                takeback: may(Offer::Takeback),
                draw: may(Offer::Draw),
                resign: may(Offer::Resign),
                rematch: may(Offer::Rematch),
                claim: self.claimable(viewer.seats),
            },
            revealed: (self.phase() == Phase::Over && self.dealt).then(|| {
                let seed = self.opening.seed.to_string();
                json!({ "seed": seed, "salt": self.opening.salt })
            }),
            next: self.next.as_deref(),
        }
    }
    fn players(&self, viewer: Viewer) -> Vec<Player<'_>> {
        let player = |(i, sitter): (usize, &Sitter)| {
            let seat = Seat(i as u8);
            let mut player = Player {
                seat: seat.0,
                seat_name: self.rules.seat_name(seat),
                team: self.rules.team(seat),
                kind: "empty",
                name: None,
                level: None,
                how: None,
                link: None,
                out: self.out[i].as_ref().map(|out| out.why.as_str()),
                you: viewer.seats.contains(seat),
                was_you: viewer.lost.contains(seat),
                online: self.online.contains(seat),
            };
            match sitter {
                Sitter::Guest { name, .. } => {
                    (player.kind, player.name) = ("guest", Some(name.clone()));
                }
                Sitter::Bot { level } => {
                    (player.kind, player.level) = ("bot", Some(*level));
                    (player.name, player.online) = (Some(bot_name(*level)), true);
                }
                Sitter::Open => player.how = Some("open"),
                Sitter::Link { secret } => {
                    player.how = Some("link");
                    player.link = viewer.host.then(|| format!("/join/{secret}"));
                }
            }
            player
        };
        self.seats.iter().enumerate().map(player).collect()
    }
    /// The hash of the seed, published from the moment the table is set up: the cards are decided
    /// before anybody sits down, and known to nobody before all do.
    pub fn commitment(&self) -> String {
        let Opening { seed, salt, .. } = &self.opening;
        secret::hash(&format!("{seed}:{salt}"))
    }

    /// The match after `ply` moves.
    pub fn step(&self, viewer: Viewer, ply: u32) -> Result<Value, Problem> {
        if ply > self.ply() {
            return Err(Problem::Missing("ply"));
        }
        let then = self.table.until(ply as usize);
        let mut step = json!({
            "ply": ply,
            "scene": raw(&then.scene(viewer.eye)),
            "scores": then.scores(),
        });
        if let Some(last) = (ply as usize).checked_sub(1) {
            step["motion"] = json!(self.table.motion(last, viewer.eye));
            step["text"] = json!(self.table.moved(last, viewer.eye));
            step["seat"] = json!(self.movers[last]);
        }
        Ok(step)
    }
    /// Entering a move; see [`EntryAsked`].
    pub fn entry(&self, viewer: Viewer, asked: &EntryAsked) -> Result<Value, Problem> {
        if asked.touched.len() > LONGEST || asked.after.len() > LONGEST {
            return Err(Problem::Large);
        }
        let here = asked.ply == self.ply();
        if asked.line.is_some_and(|line| line != self.line) || asked.ply > self.ply() {
            return Err(Problem::Late("the table has moved on"));
        }
        let own = self.turn().map(Eye::Seat) == Some(viewer.eye);
        let asks_for_own = own || !self.rules.is_open();
        if here && asked.after.is_empty() && self.phase() == Phase::Playing && asks_for_own {
            let entry = self.table.entry(viewer.eye, &asked.touched);
            return Ok(json!({ "entry": entry }));
        }
        if !self.is_revealed() || !self.dealt {
            return Err(match here {
                true => Problem::Forbidden("lines are tried out only where nothing is hidden"),
                false => Problem::Late("the table has moved on"),
            });
        }
        let mut line = self.table.until(asked.ply as usize);
        for text in &asked.after {
            line.play(text)?;
        }
        let mover = line.status().mover();
        let entry = mover.map(|seat| line.entry(Eye::Seat(seat), &asked.touched));
        let last = line.ply().checked_sub(1);
        Ok(json!({
            "entry": entry.unwrap_or_default(),
            "scene": raw(&line.scene(self.eye_on_lines(viewer))),
            "motion": last.and_then(|ply| line.motion(ply, self.eye_on_lines(viewer))),
            "status": status_json(line.status(), line.scores()),
        }))
    }
    /// Trying lines out, one sees all there is.
    fn eye_on_lines(&self, viewer: Viewer) -> Eye {
        match self.rules.is_open() {
            true => viewer.eye,
            false => Eye::Keeper,
        }
    }
    /// The record as a file: its text and the ending of its name. Without a chosen eye it tells all
    /// that may be told by now.
    pub fn record(
        &self,
        guest: Option<&str>,
        eye: Option<&str>,
        notation: &str,
    ) -> Result<(String, String), Problem> {
        let eye = match eye {
            None if self.is_revealed() && self.dealt => Eye::Keeper,
            eye => self.viewer_as(guest, eye)?.eye,
        };
        let mut record = self.table.record(eye);
        record.players = self.seats.iter().map(sitter_name).collect();
        if let Some(clocks) = &self.clocks {
            for (ply, played) in record.moves.iter_mut().enumerate() {
                played.clock = clocks.after_move(ply);
            }
        }
        if notation == "parlour" {
            return Ok((record.to_string(), "txt".into()));
        }
        let text = self.rules.export(&record, notation);
        let text = text.ok_or(Problem::Missing("notation of this game"))?;
        Ok((text, notation.into()))
    }
    /// What moves since `since` did, at most twenty of them.
    pub fn missed(&self, viewer: Viewer, since: u32) -> Vec<Value> {
        let from = (since as usize).max(self.table.ply().saturating_sub(20));
        let motion = |ply| json!({ "ply": ply, "motion": self.table.motion(ply, viewer.eye) });
        (from..self.table.ply()).map(motion).collect()
    }
    /// What a chair is called.
    pub fn seat_name(&self, seat: u8) -> &'static str {
        self.rules.seat_name(Seat(seat))
    }
    /// The name of whoever set the table up, where they sit at it.
    pub fn host_name(&self) -> Option<String> {
        let host = |sitter: &&Sitter| sitter.guest() == Some(&self.opening.by);
        self.seats.iter().find(host).map(sitter_name)
    }
    /// The drawings of this match.
    pub fn glyphs(&self) -> Value {
        json!({ "glyphs": self.rules.glyphs() })
    }
    /// The board for everybody.
    pub fn picture(&self) -> String {
        picture(&*self.table)
    }
}

/// `Bot 3`.
pub fn bot_name(level: u8) -> String {
    format!("Bot {level}")
}

/// What a record and a list call somebody.
pub fn sitter_name(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Guest { name, .. } => name.clone(),
        Sitter::Bot { level } => bot_name(*level),
        Sitter::Link { .. } | Sitter::Open => "?".into(),
    }
}

/// Plain data, already written: numbers stay as short as they are.
pub fn raw(data: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(data).expect("plain data")
}

fn map<'a>(pairs: impl Iterator<Item = (&'a str, String)>) -> Value {
    let pairs = pairs.map(|(key, value)| (key.to_owned(), Value::String(value)));
    Value::Object(pairs.collect::<Map<_, _>>())
}
