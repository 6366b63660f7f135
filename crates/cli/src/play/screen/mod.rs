//! `parlour play` on the whole screen. It draws scenes and asks entries; no rule and no game is
//! known here.

mod board;
mod brush;
mod colour;
mod film;
mod frames;
mod keys;
mod menu;
mod popup;
mod side;
mod sight;
mod thinker;
mod touch;
mod trays;
mod tty;
mod view;
mod words;

use super::session::Session;
use crate::bestmove::worth_words;
use crate::fault::Fault;
use colour::Inks;
use crossterm::event;
use film::Film;
use parlour_bots::Limits;
use parlour_core::{Analysis, Eye, Mark, Seat, Status};
use popup::Popup;
use std::time::{Duration, Instant};
use thinker::{News, Thinker};
use touch::Touch;

pub use menu::choose;
pub use tty::Tty;

/// Moves that an analysis looks at.
const LINES: u16 = 3;
/// How often the screen is drawn while something moves, and while nothing does.
const FRAME: Duration = Duration::from_millis(30);
const IDLE: Duration = Duration::from_millis(150);

/// Can the board fill this terminal?
pub fn allowed() -> bool {
    tty::allows()
}

/// Plays until somebody leaves; the game as it stands then.
pub fn run(
    mut tty: Tty,
    session: Session,
    limits: Limits,
    pause: Duration,
) -> (Session, Result<(), Fault>) {
    let mut screen = Screen::new(session, limits, pause);
    let end = play(&mut screen, &mut tty);
    (screen.session, end)
}

fn play(screen: &mut Screen, tty: &mut Tty) -> Result<(), Fault> {
    screen.changed();
    loop {
        if tty.is_tired() || screen.rests {
            screen.rests = false;
            screen.session.stop_clocks();
            tty.rest()?;
        }
        screen.step();
        tty.drawer.draw(|frame| screen.draw(frame.buffer_mut()))?;
        let wait = if screen.is_busy() { FRAME } else { IDLE };
        if event::poll(wait)? {
            screen.heed(event::read()?);
            while event::poll(Duration::ZERO)? {
                screen.heed(event::read()?);
            }
        }
        if tty.is_stopped() || screen.leave == Some(Leave::Stopped) {
            return Err(Fault::Stopped);
        }
        if screen.leave.is_some() {
            return Ok(());
        }
    }
}

/// Why the screen ends.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Leave {
    /// Somebody has had enough.
    Quit,
    /// Ctrl-C.
    Stopped,
}

/// The match, and all that is to be seen of it.
struct Screen {
    session: Session,
    thinker: Thinker,
    touch: Touch,
    inks: Inks,
    /// How long a bot's move is shown.
    pause: Duration,
    film: Option<Film>,
    /// The next bot's move waits until then.
    rest: Option<Instant>,
    /// A bot's move that waits.
    ready: Option<String>,
    /// What the last moves did, in words, and by whom.
    told: Vec<(Seat, String)>,
    /// Is the analysis on, and what does it say?
    studies: bool,
    analysis: Option<Analysis<String>>,
    /// The move that was advised.
    hint: Vec<Mark>,
    /// The seat at the bottom, where somebody has turned the board.
    bottom: Option<Seat>,
    message: Option<String>,
    popup: Popup,
    /// Lines that the list of moves is scrolled back by.
    scrolled: i32,
    /// How far a board that is larger than the window has been moved by the mouse.
    pan: (i32, i32),
    leave: Option<Leave>,
    /// Somebody wants to go back to the shell for a while.
    rests: bool,
}

impl Screen {
    fn new(session: Session, limits: Limits, pause: Duration) -> Screen {
        let thinker = Thinker::new(limits, session.seed);
        let message = session.greeting();
        Screen {
            session,
            thinker,
            touch: Touch::default(),
            inks: Inks::here(),
            pause,
            film: None,
            rest: None,
            ready: None,
            told: Vec::new(),
            studies: false,
            analysis: None,
            hint: Vec::new(),
            bottom: None,
            message,
            popup: Popup::None,
            scrolled: 0,
            pan: (0, 0),
            leave: None,
            rests: false,
        }
    }
    /// Must the screen be drawn often?
    fn is_busy(&self) -> bool {
        self.film.is_some()
            || self.ready.is_some()
            || self.thinker.is_choosing()
            || self.thinker.is_advising()
            || self.session.clocks.is_some()
    }
    /// Is a bot to move that is not held back?
    fn bot_to_move(&self) -> Option<Seat> {
        let seat = self.session.table.status().mover()?;
        let bot = self.session.seating.bot(seat);
        (bot.is_some() && !self.session.waiting).then_some(seat)
    }
    /// May whoever looks enter a move?
    fn may_touch(&self) -> bool {
        !self.session.needs_curtain() && self.bot_to_move().is_none()
    }
    /// The position is another one: nothing that was said about the last one counts.
    fn changed(&mut self) {
        self.thinker.stop();
        self.ready = None;
        self.hint.clear();
        self.analysis = None;
        self.scrolled = 0;
        self.pan = (0, 0);
        self.look();
    }
    /// Whoever sits there looks at the table anew.
    fn look(&mut self) {
        if self.session.needs_curtain() {
            self.touch = Touch::default();
            self.message = None;
            self.popup = Popup::None;
            return;
        }
        if let (Eye::Seat(seat), Some(mover)) =
            (self.session.eye(), self.session.table.status().mover())
            && seat == mover
        {
            self.session.shown = Some(seat);
        }
        let eye = if self.may_touch() {
            self.session.eye()
        } else {
            Eye::Public
        };
        self.touch.clear(&*self.session.table, eye);
        if self.studies {
            self.study();
        }
    }
    /// The analysis looks at the position, if whoever sits there may know.
    fn study(&mut self) {
        let over = self.session.table.status().mover().is_none();
        if over || self.session.needs_curtain() {
            return;
        }
        match self.session.no_advice() {
            Some(_) => self.thinker.stop_study(),
            None => self.thinker.study(&*self.session.table, LINES),
        }
    }
    /// Everything that happens by itself.
    fn step(&mut self) {
        while let Some(news) = self.thinker.news() {
            self.hear(news);
        }
        if self.film.as_ref().is_some_and(|film| film.now().is_none()) {
            self.film = None;
        }
        let rested = self.rest.is_none_or(|until| Instant::now() >= until);
        if self.session.needs_curtain() || self.ready.is_some() {
            self.session.stop_clocks();
        } else if self.session.tick() {
            self.changed();
            self.message = None;
        }
        if self.film.is_none()
            && rested
            && let Some(text) = self.ready.take()
        {
            self.play(&text, true);
        }
        let idle = !self.thinker.is_choosing() && self.ready.is_none();
        if let Some(seat) = self.bot_to_move().filter(|_| idle) {
            self.let_think(seat);
        }
    }
    fn let_think(&mut self, seat: Seat) {
        let Some(strength) = self.session.seating.bot(seat) else {
            return;
        };
        if strength.level() > 1
            && let Some(word) = self.session.bots.must_solve(&*self.session.table)
        {
            self.message = Some(word);
        }
        let clocks = self.session.clocks.as_ref();
        let clock = clocks.map(|clocks| clocks.shows(seat));
        let begun = self
            .thinker
            .choose(&*self.session.table, seat, strength, clock);
        if let Err(why) = begun {
            self.hold(why);
        }
    }
    /// Bots cannot go on.
    fn hold(&mut self, why: String) {
        self.session.waiting = true;
        self.message = Some(why);
        self.look();
    }
    fn hear(&mut self, news: News) {
        match news {
            News::Chosen(Ok(text)) => self.ready = Some(text),
            News::Chosen(Err(why)) => self.hold(why),
            News::Heard(mut said) => {
                let session = &self.session;
                session.notation.spell(&*session.table, &mut said);
                let known = self.analysis.as_ref().map_or(0, |known| known.nodes);
                if said.nodes >= known {
                    self.analysis = Some(said);
                }
            }
            News::Studied(Ok(_)) => {}
            News::Studied(Err(why)) => self.message = Some(why),
            News::Hinted(Ok(mut said)) => {
                let session = &self.session;
                session.notation.spell(&*session.table, &mut said.analysis);
                let Some(best) = said.analysis.moves.first() else {
                    return;
                };
                if let Ok(motion) = self.session.table.preview(&best.m) {
                    self.hint = motion.trace();
                }
                let reason = said.reason(0).map(|r| format!(": {r}")).unwrap_or_default();
                self.message = Some(format!("Hint: {} ({}){reason}", best.m, worth_words(best)));
            }
            News::Hinted(Err(why)) => self.message = Some(why),
        }
    }
    /// Plays a move of the seat to move and tells what it did.
    fn play(&mut self, text: &str, by_bot: bool) {
        let eye = match self.session.eye() {
            // A person's own view of the move is not for whoever comes next.
            Eye::Seat(_) if !by_bot => Eye::Public,
            eye => eye,
        };
        let before = self.session.table.scene(eye);
        let seat = self.session.table.status().mover();
        if let Err(why) = self.session.make(text) {
            self.message = Some(why.to_string());
            self.look();
            return;
        }
        self.session.waiting = false;
        self.message = self.session.trouble.take();
        let ply = self.session.table.ply() - 1;
        let motion = self.session.table.motion(ply, eye).unwrap_or_default();
        let words = words::of(&before, &motion);
        let seen = self.session.notation.moved(&*self.session.table, ply, eye);
        let seen = seen.unwrap_or_default();
        if let Some(seat) = seat {
            let words = if words.is_empty() {
                seen
            } else {
                format!("{seen}: {words}")
            };
            self.told.push((seat, words));
        }
        if by_bot {
            self.film = Film::new(&before, &motion, self.pause * 3 / 5);
            self.rest = Some(Instant::now() + self.pause);
        }
        self.changed();
    }
    /// Touches a spot; the move is played when that completes it.
    fn touch(&mut self, spot: &str) {
        let eye = self.session.eye();
        if !self.may_touch() {
            return;
        }
        self.message = None;
        if self.touch.is_rash(&spot.into(), &*self.session.table, eye) {
            self.popup = Popup::Sure(spot.into());
            return;
        }
        self.touch_surely(spot);
    }
    /// Touches a spot, whatever that does.
    fn touch_surely(&mut self, spot: &str) {
        let eye = self.session.eye();
        let whole = self.touch.touch(&spot.into(), &*self.session.table, eye);
        if let Some(text) = whole {
            self.play(&text, false);
        }
    }
    /// Goes back to the last move of a person, or forward to the next.
    fn go(&mut self, back: bool) {
        self.thinker.stop();
        let before = self.session.table.ply();
        let gone = match back {
            true => self.session.go_back(),
            false => self.session.go_forward(),
        };
        if let Err(why) = gone {
            self.message = Some(why);
            return;
        }
        let back = before.saturating_sub(self.session.table.ply());
        self.told.truncate(self.told.len().saturating_sub(back));
        self.film = None;
        self.rest = None;
        self.message = None;
        self.changed();
    }
    /// The seat at the bottom of the screen.
    fn bottom(&self) -> Seat {
        let hidden = !self.session.rules().is_open();
        let own = match self.session.eye() {
            Eye::Seat(seat) if hidden => Some(seat),
            _ => self.session.shown.filter(|_| hidden),
        };
        let own = own.or_else(|| self.session.seating.people().next());
        self.bottom.or(own).unwrap_or(Seat(0))
    }
    /// Turns the board to the next seat.
    fn flip(&mut self) {
        let turns = self.session.table.scene(Eye::Public).seat_turns;
        let now = self.bottom();
        let seats = turns.len().max(1) as u8;
        let others = (1..seats).map(|n| Seat((now.0 + n) % seats));
        let turned = |seat: &Seat| turns.get(seat.index()) != turns.get(now.index());
        match others.into_iter().find(turned) {
            Some(seat) => self.bottom = Some(seat),
            None => self.message = Some("This board looks the same from every seat.".into()),
        }
    }
    /// Is the game over?
    fn is_over(&self) -> bool {
        matches!(self.session.table.status(), Status::Over(_))
    }
}
