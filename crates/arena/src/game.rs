//! One game of a match.

use crate::contestant::{Allowance, Contestant};
use crate::date::day;
use crate::openings::Openings;
use crate::player::{Answer, Choice, Failure, Manners, Number, Player, Question, player};
use crate::referee::{Adjudication, Referee};
use crate::schedule::{Pairing, Schedule};
use parlour_bots::{Bot, Clock, Limits, Strength};
use parlour_core::record::Played;
use parlour_core::{Eye, Outcome, Reason, Record, Rulebook, Seat, Seats, Status, Table, Watch};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

/// What holds for every game of a match.
#[derive(Clone)]
pub struct Terms {
    /// What decides openings, deals and what bots draw.
    pub seed: u64,
    /// What decisions may cost, where a contestant has no limits of its own.
    pub allowance: Allowance,
    /// Where games begin.
    pub openings: Openings,
    /// When games end before their end.
    pub adjudication: Adjudication,
    /// How far a contestant may overstep its time; `None` leaves it to the kind of limit.
    pub margin: Option<Duration>,
    /// How programs and bots are asked.
    pub manners: Manners,
}

/// What a clock may be overstepped by when nobody says otherwise.
const CLOCK_MARGIN: Duration = Duration::from_millis(200);
/// The same for a time that is given for each move.
const MOVE_MARGIN: Duration = Duration::from_secs(1);

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
    /// Why the arena ended it: a forfeit, a flag, an adjudication.
    pub note: Option<String>,
    /// The whole game.
    pub record: Record,
}

/// The players of one thread; programs are kept from game to game.
pub struct Room<'m> {
    rules: Arc<dyn Rulebook>,
    contestants: &'m [Contestant],
    schedule: &'m Schedule,
    terms: &'m Terms,
    /// Knows exact values, where games are ended by them.
    table: Option<Box<dyn Bot>>,
    players: Vec<Vec<Option<Box<dyn Player>>>>,
}

impl<'m> Room<'m> {
    /// Nobody sits there yet.
    pub fn new(
        rules: Arc<dyn Rulebook>,
        contestants: &'m [Contestant],
        schedule: &'m Schedule,
        terms: &'m Terms,
    ) -> Room<'m> {
        let seats = rules.seats() as usize;
        let exact = terms.adjudication.exact.is_some();
        let table = || parlour_bots::bot(&*rules, Strength::BEST, 0);
        let empty = || (0..contestants.len()).map(|_| None).collect();
        Room {
            players: (0..seats).map(|_| empty()).collect(),
            table: if exact { table() } else { None },
            rules,
            contestants,
            schedule,
            terms,
        }
    }
    /// Plays a game; `None` when the match was stopped before its end.
    pub fn play(&mut self, pairing: Pairing, watch: &Watch) -> Option<Finished> {
        let members = &self.schedule.meetings[pairing.meeting as usize];
        let seating = pairing.seating(&*self.rules, members);
        let number = self.schedule.number(pairing);
        let deal = pairing.deal_seed(self.terms.seed);
        let table = self.terms.openings.table(&*self.rules, pairing.set, deal);
        let allowances = seating.iter().map(|who| self.allowance(*who));
        let mut board = Board {
            remarks: (0..table.ply()).map(|_| Remark::default()).collect(),
            clocks: allowances.map(|a| a.control.map(|c| c.clock())).collect(),
            referee: Referee::new(&*self.rules, self.terms.adjudication),
            note: None,
            table,
        };
        for (seat, who) in seating.iter().enumerate() {
            let seed = pairing.player_seed(self.terms.seed, seat);
            let number = Number { game: number, seed };
            if let Err(failure) = self.seat(seat, *who, number, watch) {
                if failure == Failure::Stopped {
                    return None;
                }
                self.fail(&mut board, Seat(seat as u8), *who, &failure);
                break;
            }
        }
        while let Status::ToMove(seat) = board.table.status() {
            let who = seating[seat.index()];
            if let Err(failure) = self.turn(&mut board, seat, who, watch) {
                if failure == Failure::Stopped {
                    return None;
                }
                self.fail(&mut board, seat, who, &failure);
            }
        }
        let names = seating
            .iter()
            .map(|who| self.contestants[*who].name.clone());
        let names = names.collect();
        Some(board.finish(pairing, number, seating, names))
    }
    fn allowance(&self, who: usize) -> &Allowance {
        let own = self.contestants[who].own.as_ref();
        own.unwrap_or(&self.terms.allowance)
    }
    /// Puts a contestant into a seat for a new game.
    fn seat(
        &mut self,
        seat: usize,
        who: usize,
        number: Number,
        watch: &Watch,
    ) -> Result<(), Failure> {
        let chair = &mut self.players[seat][who];
        if chair.is_none() {
            let (contestant, manners) = (&self.contestants[who], &self.terms.manners);
            *chair = Some(player(contestant, &*self.rules, manners, watch)?);
        }
        let player = chair.as_mut().expect("just seated");
        player.begin(&*self.rules, number, watch)
    }
    /// Asks for a move and plays it.
    fn turn(
        &mut self,
        board: &mut Board,
        seat: Seat,
        who: usize,
        watch: &Watch,
    ) -> Result<(), Failure> {
        let Allowance { limits, control } = self.allowance(who).clone();
        let margin = self.terms.margin;
        let for_move = limits.time.map(|time| time + margin.unwrap_or(MOVE_MARGIN));
        let clock_margin = margin.unwrap_or(CLOCK_MARGIN);
        let for_game = board.clocks[seat.index()].map(|clock| clock.left + clock_margin);
        let most = for_move.into_iter().chain(for_game).min();
        let question = Question {
            limits: &limits,
            clocks: &board.clocks,
            wait: most.unwrap_or(self.terms.manners.patience),
        };
        let player = self.players[seat.index()][who].as_mut();
        let player = player.expect("everybody was seated");
        let begin = Instant::now();
        let answer = player.choose(&*board.table, &question, watch)?;
        let took = begin.elapsed();
        if for_move.is_some_and(|most| took > most) {
            return Err(Failure::Late(for_move.unwrap_or_default()));
        }
        if let (Some(control), Some(clock)) = (control, &mut board.clocks[seat.index()]) {
            let left = clock.left;
            if !control.punch(clock, took, clock_margin) {
                return Err(Failure::Late(left + clock_margin));
            }
        }
        let others = self.others(seat);
        board.obey(seat, answer, took, others)?;
        self.look_up(board, watch);
        Ok(())
    }
    /// Ends a game whose exact value is near enough to its end.
    fn look_up(&mut self, board: &mut Board, watch: &Watch) {
        let Status::ToMove(mover) = board.table.status() else {
            return;
        };
        let Some(table) = &mut self.table else {
            return;
        };
        if !parlour_bots::oracle(&*self.rules).is_some_and(|oracle| oracle.knows(&*board.table)) {
            return;
        }
        let said = table.analyse(&*board.table, &Limits::default(), watch);
        let value = said.ok().and_then(|said| said.proof);
        if let Some((how, why)) = value.and_then(|value| board.referee.know(mover, value)) {
            board.adjudicate(how, &why);
        }
    }
    /// Ends the game against whoever failed, and sends a program away that can no longer be trusted.
    fn fail(&mut self, board: &mut Board, seat: Seat, who: usize, why: &Failure) {
        self.players[seat.index()][who] = None;
        let (reason, act) = match why {
            Failure::Late(_) => (Reason::TIME, "loses on time"),
            _ => (Reason::FORFEITED, "forfeits"),
        };
        let name = &self.contestants[who].name;
        board.note = Some(format!("seat {seat} ({name}) {act}: {why}"));
        board.table.end(Outcome::win(self.others(seat), reason));
    }
    fn others(&self, seat: Seat) -> Seats {
        let all = Seats::first(self.rules.seats());
        self.rules.team(seat).others(all)
    }
}

/// What a record says of one move.
#[derive(Copy, Clone, Debug, Default)]
struct Remark {
    time: Option<Duration>,
    clock: Option<Duration>,
    worth: Option<f32>,
    depth: Option<u32>,
}

/// A game that goes on.
struct Board {
    table: Box<dyn Table>,
    clocks: Vec<Option<Clock>>,
    referee: Referee,
    remarks: Vec<Remark>,
    note: Option<String>,
}

impl Board {
    /// Plays what was answered. An illegal move is a failure.
    fn obey(
        &mut self,
        seat: Seat,
        answer: Answer,
        took: Duration,
        others: Seats,
    ) -> Result<(), Failure> {
        let text = match answer.choice {
            Choice::Move(text) => text,
            Choice::Resign => {
                self.table.end(Outcome::win(others, Reason::RESIGNED));
                return Ok(());
            }
        };
        let played = self.table.play(&text);
        played.map_err(|why| Failure::Broke(format!("illegal move {text:?}: {why}")))?;
        self.remarks.push(Remark {
            time: Some(took),
            clock: self.clocks[seat.index()].map(|clock| clock.left),
            worth: answer.worth,
            depth: answer.depth,
        });
        let ply = self.table.ply();
        if self.table.status().mover().is_some()
            && let Some((how, why)) = self.referee.hear(seat, answer.worth, ply)
        {
            self.adjudicate(how, &why);
        }
        Ok(())
    }
    fn adjudicate(&mut self, how: Outcome, why: &str) {
        self.table.end(how);
        self.note = Some(format!("adjudicated: {why}"));
    }
    fn finish(
        self,
        pairing: Pairing,
        number: u32,
        seating: Vec<usize>,
        names: Vec<String>,
    ) -> Finished {
        let outcome = self.table.status().outcome().expect("the game is over");
        let mut record = self.table.record(Eye::Keeper);
        record.players = names;
        record.date = Some(day(SystemTime::now()));
        record.round = Some(number.to_string());
        let millis = |time: Duration| time.as_millis() as u64;
        for (played, remark) in record.moves.iter_mut().zip(&self.remarks) {
            *played = Played {
                time: remark.time.map(millis),
                clock: remark.clock.map(millis),
                worth: remark.worth.map(|worth| (worth * 1000.0).round() / 1000.0),
                depth: remark.depth,
                ..std::mem::take(played)
            };
        }
        Finished {
            pairing,
            seating,
            outcome,
            plies: self.table.ply(),
            note: self.note.map(|note| format!("game {number}: {note}")),
            record,
        }
    }
}

impl Finished {
    /// The record as text, with what is known besides: why the arena ended the game.
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
