//! A match as one viewer sees it. Nothing else about a match ever leaves the server.

use super::live::Live;
use crate::programs::Programs;
use crate::wire::{
    Chair, ChairKind, EntryAsked, EntryTold, Glyphs, How, May, Missed, Now, Offered, Played,
    Player, Revealed, State, Status, Step, Why,
};
use crate::{Problem, secret};
use parlour_core::svg::{self, Style};
use parlour_core::{Entry, Eye, Seat, Seats};
use parlour_store::{Offer, Opening, Phase, Sitter};

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

impl Live {
    /// What this caller is to the match.
    pub fn viewer(&self, guest: Option<&str>) -> Viewer {
        let seats = guest.map_or(Seats::NONE, |guest| self.seats_of(guest));
        let turn = self.turn().filter(|seat| seats.contains(*seat));
        Viewer {
            seats,
            lost: guest.map_or(Seats::NONE, |guest| self.seating.lost_by(guest)),
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
            if self.board.is_dealt() {
                viewer.eye = eye;
            }
        }
        Ok(viewer)
    }
    /// May whoever sits down see what is theirs? Where something is hidden only once all chairs are
    /// filled: nobody walks from chair to chair and looks.
    fn has_begun(&self) -> bool {
        self.rules.is_open() || (self.board.is_dealt() && self.phase() != Phase::Waiting)
    }
    fn is_revealed(&self) -> bool {
        self.rules.is_open() || self.phase() == Phase::Over
    }

    /// Everything, for somebody who comes anew.
    pub fn state(&self, viewer: Viewer) -> State {
        let (rules, opening) = (&self.rules, &self.opening);
        State {
            id: self.id.clone(),
            game: rules.name(),
            title: rules.title(),
            open: rules.is_open(),
            preset: opening.preset.clone(),
            options: opening.options.iter().cloned().collect(),
            settings: rules.settings().into_iter().collect(),
            notations: rules.notations(),
            exports: rules.exports(),
            created: self.created,
            previous: opening.previous.clone(),
            tournament: opening.tournament.clone(),
            clock: opening.clock,
            rated: opening.rated,
            talk: self.talk(),
            commitment: self.commitment(),
            history: (0..self.ply())
                .map(|ply| self.played(ply, viewer.eye))
                .collect(),
            now: self.now(viewer),
            scene: self.board.scene(viewer.eye),
        }
    }
    /// A move that was played, as an eye saw it.
    pub(super) fn played(&self, ply: u32, eye: Eye) -> Played {
        let table = self.board.table();
        let seat = table.moved_by(ply as usize).expect("it was played");
        Played::of(table, ply, seat, eye).expect("it was played")
    }
    /// What changes in the course of the match, but for the picture.
    pub fn now(&self, viewer: Viewer) -> Now {
        let turn = self.turn();
        let your_turn = turn.is_some_and(|seat| viewer.seats.contains(seat));
        let own = viewer.seats.iter().next();
        let acting = turn.filter(|_| your_turn).or(own);
        let may = |what| acting.is_some_and(|seat| self.may_offer(what, seat).is_ok());
        let scores = self.board.table().scores();
        let offers = self.offers.open().iter().map(|offer| Offered {
            what: offer.what,
            by: offer.by,
            agreed: offer.agreed,
            asked: self.asked(offer),
        });
        Now {
            seq: self.seq.saturating_sub(1),
            ply: self.ply(),
            line: self.board.line(),
            phase: self.phase(),
            eye: eye_text(viewer.eye),
            position: self.board.table().position(viewer.eye),
            you: viewer.seats,
            your_turn,
            status: Status {
                by: self.board.ended_by(),
                ..Status::of(self.board.table().status(), scores.clone())
            },
            scores,
            players: self.players(viewer),
            entry: match turn {
                Some(_) if your_turn => self.board.first_entry(),
                _ => Entry::default(),
            },
            offers: offers.collect(),
            plan: own.map_or(Vec::new(), |seat| self.plans.of(seat).to_vec()),
            times: self.times(),
            may: May {
                takeback: may(Offer::Takeback),
                draw: may(Offer::Draw),
                resign: may(Offer::Resign),
                rematch: may(Offer::Rematch),
                claim: self.claimable(viewer.seats),
            },
            revealed: (self.phase() == Phase::Over && self.board.is_dealt()).then(|| Revealed {
                seed: self.opening.seed.to_string(),
                salt: self.opening.salt.clone(),
            }),
            next: self.next.clone(),
        }
    }
    fn players(&self, viewer: Viewer) -> Vec<Player> {
        let player = |(seat, sitter): (Seat, &Sitter)| {
            let seat_name = self.rules.seat_name(seat);
            let link = match sitter {
                Sitter::Link { secret } if viewer.host => Some(format!("/join/{secret}")),
                _ => None,
            };
            Player {
                chair: chair(
                    seat,
                    seat_name,
                    sitter,
                    viewer.seats.contains(seat),
                    &self.programs,
                ),
                team: self.rules.team(seat),
                link,
                out: self.seating.out(seat).map(|out| Why::from(out.why)),
                was_you: viewer.lost.contains(seat),
                online: sitter.is_bot() || self.seating.online().contains(seat),
                vacation: self.resting(seat, self.time.served).map(|rest| rest.until),
            }
        };
        self.seating.iter().map(player).collect()
    }
    /// The hash of the seed, published from the moment the table is set up: the cards are decided
    /// before anybody sits down, and known to nobody before all do.
    pub fn commitment(&self) -> String {
        let Opening { seed, salt, .. } = &self.opening;
        secret::hash(&format!("{seed}:{salt}"))
    }

    /// The match after `ply` moves.
    pub fn step(&self, viewer: Viewer, ply: u32) -> Result<Step, Problem> {
        if ply > self.ply() {
            return Err(Problem::Missing("ply"));
        }
        let last = ply.checked_sub(1).map(|last| self.played(last, viewer.eye));
        Ok(Step::of(self.board.table(), ply, last, viewer.eye))
    }
    /// Entering a move; see [`EntryAsked`].
    pub fn entry(&self, viewer: Viewer, asked: &EntryAsked) -> Result<EntryTold, Problem> {
        if asked.touched.len() > LONGEST || asked.after.len() > LONGEST {
            return Err(Problem::Large);
        }
        let here = asked.ply == self.ply();
        if asked.line.is_some_and(|line| line != self.board.line()) || asked.ply > self.ply() {
            return Err(Problem::Late("the table has moved on"));
        }
        let own = self.turn().map(Eye::Seat) == Some(viewer.eye);
        let asks_for_own = own || !self.rules.is_open();
        if here && asked.after.is_empty() && self.phase() == Phase::Playing && asks_for_own {
            let told = EntryTold::here(self.board.table(), viewer.eye, &asked.touched);
            return Ok(told);
        }
        if !self.is_revealed() || !self.board.is_dealt() {
            return Err(match here {
                true => Problem::Forbidden("lines are tried out only where nothing is hidden"),
                false => Problem::Late("the table has moved on"),
            });
        }
        let mut line = self.board.table().until(asked.ply as usize);
        for text in &asked.after {
            line.play(text)?;
        }
        let eye = self.eye_on_lines(viewer);
        Ok(EntryTold::there(&*line, eye, &asked.touched))
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
            None if self.is_revealed() && self.board.is_dealt() => Eye::Keeper,
            eye => self.viewer_as(guest, eye)?.eye,
        };
        let mut record = self.board.table().record(eye);
        record.players = self.seating.sitters().iter().map(sitter_name).collect();
        for (ply, played) in record.moves.iter_mut().enumerate() {
            played.clock = self.clocks.after_move(ply);
        }
        if notation == "parlour" {
            return Ok((record.to_string(), "txt".into()));
        }
        let text = self.rules.export(&record, notation);
        let text = text.ok_or(Problem::Missing("notation of this game"))?;
        Ok((text, notation.into()))
    }
    /// What moves since `since` did, at most twenty of them.
    pub fn missed(&self, viewer: Viewer, since: u32) -> Vec<Missed> {
        let from = since.max(self.ply().saturating_sub(20));
        let missed = |ply| Missed {
            ply,
            motion: self.board.table().motion(ply as usize, viewer.eye),
        };
        (from..self.ply()).map(missed).collect()
    }
    /// What a chair is called.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        self.rules.seat_name(seat)
    }
    /// The name of whoever set the table up, where they sit at it.
    pub fn host_name(&self) -> Option<String> {
        let host = |sitter: &&Sitter| sitter.guest() == Some(&self.opening.by);
        self.seating.sitters().iter().find(host).map(sitter_name)
    }
    /// The drawings of this match.
    pub fn glyphs(&self) -> Glyphs {
        Glyphs {
            glyphs: self.rules.glyphs(),
        }
    }
    /// The board for everybody.
    pub fn picture_as(&self, style: &Style) -> String {
        let table = self.board.table();
        svg::draw(&table.scene(Eye::Public), &table.rules().glyphs(), style)
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

/// Who has a chair, for whoever it belongs to or not.
pub fn chair(
    seat: Seat,
    seat_name: &'static str,
    sitter: &Sitter,
    you: bool,
    programs: &Programs,
) -> Chair {
    let (kind, how) = match sitter {
        Sitter::Guest { .. } => (ChairKind::Guest, None),
        Sitter::Bot { .. } => (ChairKind::Bot, None),
        Sitter::Link { .. } => (ChairKind::Empty, Some(How::Link)),
        Sitter::Open => (ChairKind::Empty, Some(How::Open)),
    };
    Chair {
        seat,
        seat_name,
        kind,
        name: (!sitter.is_empty()).then(|| sitter_name(sitter)),
        level: match sitter {
            Sitter::Bot { level } => Some(*level),
            _ => None,
        },
        how,
        program: sitter.guest().is_some_and(|guest| programs.has(guest)),
        you,
    }
}
