//! One game of a match.

use crate::contestant::Contestant;
use crate::player::{Choice, Failure, Player, player};
use crate::schedule::{Pairing, opening};
use parlour_bots::Limits;
use parlour_core::{Eye, Outcome, Reason, Record, Rulebook, Seat, Seats, Status, Table, Watch};
use std::sync::Arc;
use std::time::Duration;

/// What holds for every game of a match.
#[derive(Clone, Debug)]
pub struct Terms {
    /// What decides openings, deals and what bots draw.
    pub seed: u64,
    /// What each decision may cost.
    pub limits: Limits,
    /// Random plies before the players take over.
    pub opening: usize,
    /// So many plies are a draw.
    pub plies: usize,
    /// How much longer than its time an engine may take before it has lost.
    pub patience: Duration,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Which one.
    pub pairing: Pairing,
    /// The contestant in each seat.
    pub seating: Vec<usize>,
    /// How it ended.
    pub outcome: Outcome,
    /// Moves played, those of the opening included.
    pub plies: usize,
    /// Why somebody forfeited.
    pub note: Option<String>,
    /// The whole game.
    pub record: Record,
}

/// The players of one thread; programs are kept from game to game.
pub struct Room<'m> {
    rules: Arc<dyn Rulebook>,
    contestants: &'m [Contestant],
    terms: &'m Terms,
    players: Vec<Vec<Option<Box<dyn Player>>>>,
}

impl<'m> Room<'m> {
    /// Nobody sits there yet.
    pub fn new(
        rules: Arc<dyn Rulebook>,
        contestants: &'m [Contestant],
        terms: &'m Terms,
    ) -> Room<'m> {
        let seats = rules.seats() as usize;
        let empty = || (0..contestants.len()).map(|_| None).collect();
        Room {
            players: (0..seats).map(|_| empty()).collect(),
            rules,
            contestants,
            terms,
        }
    }
    /// Plays a game; `None` when the match was stopped before its end.
    pub fn play(&mut self, pairing: Pairing, watch: &Watch) -> Option<Finished> {
        let seating = pairing.seating(&*self.rules, self.contestants.len());
        let deal = pairing.deal_seed(self.terms.seed);
        let mut table = opening(&*self.rules, self.terms.opening, deal);
        let mut note = None;
        for (seat, who) in seating.iter().enumerate() {
            let seed = pairing.player_seed(self.terms.seed, seat);
            if let Err(failure) = self.seat(seat, *who, seed, watch) {
                if failure == Failure::Stopped {
                    return None;
                }
                note =
                    Some(self.forfeit(&mut *table, Seat(seat as u8), *who, &failure.to_string()));
                break;
            }
        }
        while let Status::ToMove(seat) = table.status() {
            if table.ply() >= self.terms.plies {
                table.end(Outcome::draw(Reason::ADJUDICATED));
                note = Some(format!("stopped after {} plies", table.ply()));
                break;
            }
            let who = seating[seat.index()];
            let player = self.players[seat.index()][who].as_mut();
            let player = player.expect("everybody was seated");
            match player.choose(&*table, &self.terms.limits, watch) {
                Ok(Choice::Resign) => {
                    let others = self.others(seat);
                    table.end(Outcome::win(others, Reason::RESIGNED));
                }
                Ok(Choice::Move(text)) => {
                    if let Err(why) = table.play(&text) {
                        let why = format!("illegal move {text:?}: {why}");
                        note = Some(self.forfeit(&mut *table, seat, who, &why));
                    }
                }
                Err(Failure::Stopped) => return None,
                Err(failure) => {
                    note = Some(self.forfeit(&mut *table, seat, who, &failure.to_string()));
                }
            }
        }
        let outcome = table.status().outcome().expect("the game is over");
        let mut record = table.record(Eye::Keeper);
        record.players = seating
            .iter()
            .map(|who| self.contestants[*who].to_string())
            .collect();
        Some(Finished {
            pairing,
            seating,
            outcome,
            plies: table.ply(),
            note,
            record,
        })
    }
    /// Puts a contestant into a seat for a new game.
    fn seat(&mut self, seat: usize, who: usize, seed: u64, watch: &Watch) -> Result<(), Failure> {
        let chair = &mut self.players[seat][who];
        if chair.is_none() {
            *chair = Some(player(&self.contestants[who], self.terms.patience, watch)?);
        }
        let player = chair.as_mut().expect("just seated");
        player.begin(&*self.rules, seed, watch)
    }
    /// Ends the game against whoever failed, and sends a program away that can no longer be trusted.
    fn forfeit(&mut self, table: &mut dyn Table, seat: Seat, who: usize, why: &str) -> String {
        self.players[seat.index()][who] = None;
        table.end(Outcome::win(self.others(seat), Reason::FORFEITED));
        format!("seat {seat} ({}) forfeits: {why}", self.contestants[who])
    }
    fn others(&self, seat: Seat) -> Seats {
        let all = Seats::first(self.rules.seats());
        self.rules.team(seat).others(all)
    }
}

impl Finished {
    /// 1, ½ or 0 for a contestant.
    pub fn points(&self, contestant: usize) -> f64 {
        points(&self.seating, self.outcome.winners, contestant)
    }
    /// The record as text, with what is known besides: why somebody forfeited.
    pub fn text(&self) -> String {
        let text = self.record.to_string();
        let Some(note) = &self.note else {
            return text;
        };
        let note: String = note
            .chars()
            .map(|c| match c {
                '"' | '\\' => '\'',
                c if c.is_control() => ' ',
                c => c,
            })
            .collect();
        match text.split_once('\n') {
            Some((game, rest)) => format!("{game}\n[Note \"{note}\"]\n{rest}"),
            None => text,
        }
    }
}

/// 1 for a contestant in a winning seat, 0 for one who is not, ½ for a draw.
pub fn points(seating: &[usize], winners: Seats, contestant: usize) -> f64 {
    if winners.is_empty() {
        return 0.5;
    }
    let won = winners
        .iter()
        .any(|seat| seating[seat.index()] == contestant);
    if won { 1.0 } else { 0.0 }
}
