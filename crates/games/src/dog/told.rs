//! Actions as the rest of a sentence: `goes 5 steps with a five and sends Blue home`.

use super::action::{Action, Play};
use super::board::{Board, Place};
use super::card::Card;
use super::motion::Show;
use super::options::Dog;
use super::position::Position;
use parlour_core::{Change, Eye, Rules, Seat};

/// What a legal action does, as `eye` sees it; who plays stands before it.
pub fn tell(rules: &Dog, at: &Position, action: Action, eye: Eye) -> String {
    match action {
        Action::Give(_) if !eye.sees(Seat(at.seat)) => "gives the partner a card".into(),
        Action::Give(card) => format!("gives the partner {}", a(card)),
        Action::Discard(card) => format!("throws {} away", a(card)),
        Action::Fold => "cannot play any card and folds".into(),
        Action::Card(play) => format!(
            "{} with {}{}",
            does(rules, play),
            a(play.card()),
            effects(rules, at, play)
        ),
        Action::Joker(play) => {
            format!(
                "{} with a joker as {}{}",
                does(rules, play),
                a(play.card()),
                effects(rules, at, play)
            )
        }
    }
}

/// `a king`, `an ace`.
fn a(card: Card) -> String {
    let name = card.name();
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u', '8']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

fn steps(n: u8) -> String {
    format!("goes {n} step{}", if n == 1 { "" } else { "s" })
}

fn does(rules: &Dog, play: Play) -> String {
    match play {
        Play::Start(_) => "brings a piece out".into(),
        Play::One { .. } => steps(1),
        Play::Forward { card, .. } => steps(card.steps().unwrap_or(0)),
        Play::Back { .. } => "goes 4 steps back".into(),
        Play::Seven(legs) => {
            let parts: Vec<_> = legs.iter().map(|leg| leg.steps.to_string()).collect();
            format!("goes {} steps", parts.join(" + "))
        }
        Play::Swap { seat, .. } => format!("swaps places with {}", rules.seat_name(Seat(seat))),
        Play::Draw { from } => format!("draws a card from {}", rules.seat_name(Seat(from))),
    }
}

/// Who goes home, and who reaches the finish.
fn effects(rules: &Dog, at: &Position, play: Play) -> String {
    let mut show = Show::new(rules, at.board);
    show.play(at, play);
    let home = |seat: &u8| show.sent_home(*seat, &at.board);
    let names: Vec<_> = (0..rules.players())
        .filter(home)
        .map(|s| rules.seat_name(Seat(s)))
        .collect();
    let mut words = match names.len() {
        0 => String::new(),
        _ => format!(" and sends {} home", names.join(" and ")),
    };
    if finishes(&show.board, &at.board, rules.players()) {
        words.push_str(", into the finish");
    }
    words
}

/// Did a piece come in from the ring?
fn finishes(after: &Board, before: &Board, players: u8) -> bool {
    let inside = |board: &Board| {
        let places = (0..players).flat_map(|s| board.places(s));
        places.filter(|p| matches!(p, Place::Finish(_))).count()
    };
    inside(after) > inside(before)
}

impl Show<'_> {
    /// Does a piece of `seat` go from the ring to the kennel?
    fn sent_home(&self, seat: u8, before: &Board) -> bool {
        let kennel = format!("K{seat}.");
        let sent = self.stages.iter().flat_map(|s| &s.changes);
        let mut sent =
            sent.filter(|c| matches!(c, Change::Slide { to, .. } if to.starts_with(&kennel)));
        before.seats() > seat && sent.next().is_some()
    }
}
