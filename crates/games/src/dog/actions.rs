//! Moves as numbers. Seats are counted from the mover, pieces by rank, so an action means the same to everybody.
//!
//! A seven is entered leg by leg, an action each: a leg is legal where it continues the one preferred spelling of some
//! seven that can be played. For n players, in this order:
//!
//! ```text
//! give a card                     14        swap   rank × seat × rank     16 n
//! discard a card                  14        draw   seat                      n
//! fold                             1        leg    mate × rank × steps × avoid   112
//! then, as a card and again as a joker:
//! start   ace, king                2
//! one     rank × avoid             8
//! forward card × rank × avoid     88        A 2 3 4 5 6 8 9 T Q K
//! back    rank                     4
//! ```

use super::action::{Action, Leg, Legs, Play};
use super::card::{Card, KINDS};
use super::options::Dog;
use super::position::{Phase, Position};
use parlour_core::{Act, Actions, Game};

const DISCARD: u32 = KINDS as u32;
const FOLD: u32 = 2 * KINDS as u32;
const PLAYS: u32 = FOLD + 1;
const ONE: u32 = 2;
const FORWARD: u32 = ONE + 8;
const BACK: u32 = FORWARD + 88;
const SWAP: u32 = BACK + 4;
pub(super) const LEGS: u32 = 112;

/// What a number stands for.
enum Meaning {
    Whole(Action),
    /// Of a seven, or of a joker that is one.
    Leg {
        joker: bool,
        leg: Leg,
    },
}

/// Cards that go forward, in order.
fn forward() -> impl Iterator<Item = Card> {
    Card::all().filter(|card| card.steps().is_some())
}

impl Dog {
    fn draw(&self) -> u32 {
        SWAP + 16 * u32::from(self.players())
    }
    fn leg(&self) -> u32 {
        self.draw() + u32::from(self.players())
    }
    /// Numbers of all plays of cards, without jokers.
    fn plays(&self) -> u32 {
        self.leg() + LEGS
    }
    /// How many seats after the mover.
    fn after(&self, at: &Position, seat: u8) -> u32 {
        let n = self.players();
        u32::from((seat + n - at.mover()) % n)
    }
    fn seat(&self, at: &Position, after: u32) -> u8 {
        ((u32::from(at.mover()) + after) % u32::from(self.players())) as u8
    }
    /// The number of a play; of a seven, that of leg number `leg`.
    fn play_number(&self, at: &Position, play: Play, leg: usize) -> Option<u32> {
        let both = |rank: u8, avoid: bool| u32::from(rank) * 2 + avoid as u32;
        if let Play::Seven(legs) = play {
            return legs.iter().nth(leg).map(|leg| self.leg() + leg_number(leg));
        }
        (leg == 0).then(|| match play {
            Play::Start(card) => (card == Card::KING) as u32,
            Play::One { rank, avoid } => ONE + both(rank, avoid),
            Play::Forward { card, rank, avoid } => {
                let index = forward().position(|c| c == card);
                FORWARD + index.expect("it goes forward") as u32 * 8 + both(rank, avoid)
            }
            Play::Back { rank } => BACK + u32::from(rank),
            Play::Swap { rank, seat, other } => {
                SWAP + u32::from(rank) * 4 * u32::from(self.players())
                    + self.after(at, seat) * 4
                    + u32::from(other)
            }
            Play::Draw { from } => self.draw() + self.after(at, from),
            Play::Seven(_) => unreachable!("answered above"),
        })
    }
    fn meaning(&self, at: &Position, action: u32) -> Option<Meaning> {
        let card = |n: u32| Card::all().nth(n as usize).expect("a kind of card");
        if action < PLAYS {
            return Some(Meaning::Whole(match action {
                FOLD => Action::Fold,
                DISCARD.. => Action::Discard(card(action - DISCARD)),
                _ => Action::Give(card(action)),
            }));
        }
        let joker = action >= PLAYS + self.plays();
        let n = action - PLAYS - if joker { self.plays() } else { 0 };
        if n >= self.plays() {
            return None;
        }
        let ranked = |n: u32| ((n / 2) as u8, n % 2 == 1);
        let play = if n >= self.leg() {
            let leg = numbered_leg(n - self.leg());
            return Some(Meaning::Leg { joker, leg });
        } else if n >= self.draw() {
            let from = self.seat(at, n - self.draw());
            Play::Draw { from }
        } else if n >= SWAP {
            let (n, players) = (n - SWAP, u32::from(self.players()));
            Play::Swap {
                rank: (n / (4 * players)) as u8,
                seat: self.seat(at, n / 4 % players),
                other: (n % 4) as u8,
            }
        } else if n >= BACK {
            let rank = (n - BACK) as u8;
            Play::Back { rank }
        } else if n >= FORWARD {
            let (rank, avoid) = ranked((n - FORWARD) % 8);
            let card = forward().nth((n - FORWARD) as usize / 8)?;
            Play::Forward { card, rank, avoid }
        } else if n >= ONE {
            let (rank, avoid) = ranked(n - ONE);
            Play::One { rank, avoid }
        } else {
            Play::Start(if n == 0 { Card::ACE } else { Card::KING })
        };
        Some(Meaning::Whole(match joker {
            true => Action::Joker(play),
            false => Action::Card(play),
        }))
    }
    /// The legs that these actions have entered, and whether a joker is played.
    pub(super) fn begun(&self, begun: &[u32]) -> (Legs, bool) {
        let first = PLAYS + self.plays();
        let legs = begun.iter().map(|action| {
            let n = action - PLAYS - if *action >= first { self.plays() } else { 0 };
            numbered_leg(n - self.leg())
        });
        let joker = begun.first().is_some_and(|action| *action >= first);
        (legs.fold(Legs::NONE, Legs::then), joker)
    }
    /// Shows every seven that can be played and begins with these legs.
    fn each_seven(&self, at: &Position, joker: bool, legs: Legs, show: &mut impl FnMut(Legs)) {
        let card = if joker { Card::JOKER } else { Card::SEVEN };
        if self.is_over(at) || at.phase() != Phase::Play || !at.hand(at.mover()).has(card) {
            return;
        }
        at.turn(self).each(card, &mut |play| {
            if let Play::Seven(seven) = play
                && legs.iter().eq(seven.iter().take(legs.len() as usize))
            {
                show(seven);
            }
        });
    }
    fn is_over(&self, at: &Position) -> bool {
        at.outcome(self).is_some()
    }
}

fn leg_number(leg: Leg) -> u32 {
    let Leg {
        rank,
        mate,
        steps,
        avoid,
    } = leg;
    ((mate as u32 * 4 + u32::from(rank)) * 7 + u32::from(steps) - 1) * 2 + avoid as u32
}

fn numbered_leg(n: u32) -> Leg {
    Leg {
        rank: (n / 14 % 4) as u8,
        mate: n >= 56,
        steps: (n / 2 % 7) as u8 + 1,
        avoid: n % 2 == 1,
    }
}

impl Actions for Dog {
    fn actions(&self) -> u32 {
        PLAYS + 2 * self.plays()
    }
    /// `702…`, `X7021'3…`
    fn say_begun(&self, _: &Position, begun: &[u32]) -> String {
        let (legs, joker) = self.begun(begun);
        format!("{}7{legs}…", if joker { "X" } else { "" })
    }
    fn takes_several(&self) -> bool {
        true
    }
    fn action(&self, at: &Position, m: Action, begun: usize) -> Option<u32> {
        let whole = |action: u32| (begun == 0).then_some(action);
        match m {
            Action::Give(card) => whole(card.index() as u32),
            Action::Discard(card) => whole(DISCARD + card.index() as u32),
            Action::Fold => whole(FOLD),
            Action::Card(play) => self.play_number(at, play, begun).map(|n| PLAYS + n),
            Action::Joker(play) => {
                let n = self.play_number(at, play, begun)?;
                Some(PLAYS + self.plays() + n)
            }
        }
    }
    fn act(&self, at: &Position, begun: &[u32], action: u32) -> Act<Action> {
        match self.meaning(at, action) {
            Some(Meaning::Whole(m)) if begun.is_empty() && self.is_legal(at, m) => Act::Move(m),
            Some(Meaning::Leg { joker, leg }) => {
                let (legs, as_joker) = self.begun(begun);
                if !begun.is_empty() && joker != as_joker || legs.len() == 7 {
                    return Act::Refused;
                }
                let legs = legs.then(leg);
                let mut act = Act::Refused;
                self.each_seven(at, joker, legs, &mut |seven| {
                    act = match seven == legs {
                        true if joker => Act::Move(Action::Joker(Play::Seven(seven))),
                        true => Act::Move(Action::Card(Play::Seven(seven))),
                        false => Act::Begun,
                    };
                });
                act
            }
            _ => Act::Refused,
        }
    }
    fn legal_actions(&self, at: &Position, begun: &[u32], out: &mut Vec<u32>) {
        let mut legal = vec![false; self.actions() as usize];
        if begun.is_empty() {
            for m in self.list(at) {
                let action = self.action(at, m, 0).expect("every move begins");
                legal[action as usize] = true;
            }
        } else {
            let (legs, joker) = self.begun(begun);
            let first = PLAYS + self.leg() + if joker { self.plays() } else { 0 };
            self.each_seven(at, joker, legs, &mut |seven| {
                let next = seven.iter().nth(legs.len() as usize);
                let next = next.expect("no seven is the beginning of another");
                legal[(first + leg_number(next)) as usize] = true;
            });
        }
        let all = (0..self.actions()).zip(legal);
        out.extend(all.filter(|(_, legal)| *legal).map(|(action, _)| action));
    }
}
