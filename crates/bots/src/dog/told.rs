//! What the moves of this round tell about hands.
//!
//! Who parts with a card because nothing can be played holds no card that could have been played
//! then. A hand that was folded lies open, so folds tell nothing more.

use super::board::SEATS;
use parlour_core::{Eye, Game, Outcome, Rng, Seat, Seats, Status, Views};
use parlour_games::dog::{
    Action, Board, Card, Dog, Hand, Phase, Place, Play, Position, SeenGift, SeenHand, SeenStack,
    Stack, View, read_action,
};

/// Kinds of cards, one bit each.
type Kinds = u16;

/// Dog, with hands drawn in agreement with what was told.
#[derive(Clone, Debug)]
pub(super) struct Told {
    dog: Dog,
    /// Kinds that each seat cannot hold.
    barred: [Kinds; SEATS],
}

impl Told {
    /// From the moves of a match as a seat saw them.
    pub fn new(dog: &Dog, seen: &View, history: &[String]) -> Told {
        let n = dog.players() as usize;
        let recent = history.len().saturating_sub(n * (seen.size as usize + 1));
        let telling = history[recent..].iter().any(|text| text.starts_with('D'));
        let firsts = (0..n as u8).filter(|_| telling && seen.phase == Phase::Play);
        let barred = firsts
            .into_iter()
            .find_map(|first| replay(dog, first, seen, history));
        Told {
            dog: dog.clone(),
            barred: barred.unwrap_or_default(),
        }
    }
    /// The rules.
    pub fn dog(&self) -> &Dog {
        &self.dog
    }
}

/// Goes through the moves from the usual start; `None` if they do not lead to what is seen.
fn replay(dog: &Dog, first: u8, seen: &View, history: &[String]) -> Option<[Kinds; SEATS]> {
    let n = dog.players();
    let mut flow = Flow {
        board: Board::new(n),
        sizes: [0; SEATS],
        size: 6,
        first,
        seat: first,
        giving: 0,
        barred: [0; SEATS],
    };
    if dog.begins_on_start() {
        for seat in 0..n {
            flow.board.put(seat, Place::Ring(Board::start(seat)), true);
        }
    }
    flow.deal(dog);
    for text in history {
        let action = match text.as_str() {
            "G?" => None,
            text => Some(read_action(text).ok()?),
        };
        flow.make(dog, action)?;
    }
    let same = (0..n as usize).all(|s| seen.hands[s].size() == flow.sizes[s]);
    (same && flow.board == seen.board && flow.seat == seen.seat && flow.size == seen.size)
        .then_some(flow.barred)
}

/// A match without faces.
struct Flow {
    board: Board,
    sizes: [u8; SEATS],
    size: u8,
    first: u8,
    seat: u8,
    /// Gifts still to be chosen.
    giving: u8,
    barred: [Kinds; SEATS],
}

impl Flow {
    fn deal(&mut self, dog: &Dog) {
        let n = dog.players();
        self.sizes[..n as usize].fill(self.size);
        self.barred = [0; SEATS];
        self.giving = if dog.partner(0).is_some() { n } else { 0 };
        self.seat = self.first;
    }
    fn make(&mut self, dog: &Dog, action: Option<Action>) -> Option<()> {
        let (n, me) = (dog.players(), self.seat as usize);
        if self.giving > 0 {
            self.giving -= 1;
            self.seat = (self.seat + 1) % n;
            return Some(());
        }
        match action? {
            Action::Give(_) => return None,
            Action::Fold => self.sizes[me] = 0,
            Action::Discard(_) => {
                self.barred[me] |= self.playable(dog);
                self.sizes[me] = self.sizes[me].checked_sub(1)?;
            }
            action @ (Action::Card(play) | Action::Joker(play)) => {
                let card = super::look::spent(action)?;
                let mut at = self.position(dog, card);
                if !dog.is_legal(&at, action) {
                    return None;
                }
                dog.play(&mut at, action);
                self.board = *at.board();
                self.sizes[me] = self.sizes[me].checked_sub(1)?;
                if let Play::Draw { from } = play {
                    self.sizes[from as usize] = self.sizes[from as usize].checked_sub(1)?;
                    self.sizes[me] += 1;
                    self.barred[me] = 0;
                }
            }
        }
        let mut next = (1..=n).map(|i| (self.seat + i) % n);
        match next.find(|s| self.sizes[*s as usize] > 0) {
            Some(next) => self.seat = next,
            None => {
                self.size = if self.size <= 2 { 6 } else { self.size - 1 };
                self.first = (self.first + 1) % n;
                self.deal(dog);
            }
        }
        Some(())
    }
    /// The position in which the seat to move holds one card and the others may hold any.
    fn position(&self, dog: &Dog, card: Card) -> Position {
        let mut hands = [SeenHand::default(); SEATS];
        for (s, hand) in hands.iter_mut().enumerate().take(dog.players() as usize) {
            let other = (self.sizes[s] > 0).then_some(Card::TWO);
            let held = if s == self.seat as usize {
                Some(card)
            } else {
                other
            };
            hand.known = held.into_iter().collect::<Hand>();
        }
        let seen = View {
            eye: Eye::Keeper,
            board: self.board,
            seat: self.seat,
            phase: Phase::Play,
            hands,
            gifts: [SeenGift::None; SEATS],
            size: self.size,
            first: self.first,
            stack: SeenStack::Known(Stack::default()),
            pile: Hand::EMPTY,
            shuffler: Some(0),
        };
        dog.sample(&seen, &mut Rng::new(0))
    }
    fn playable(&self, dog: &Dog) -> Kinds {
        let can = |card: &Card| dog.can_play(&self.position(dog, *card));
        Card::all()
            .filter(can)
            .fold(0, |kinds, card| kinds | 1 << card.index())
    }
}

impl Views for Told {
    type View = View;

    fn view(&self, at: &Position, eye: Eye) -> View {
        self.dog.view(at, eye)
    }
    /// Cards that a seat cannot hold are exchanged for others of the stack: as even as before,
    /// since any unseen card may lie there.
    fn sample(&self, seen: &View, rng: &mut Rng) -> Position {
        let mut at = self.dog.sample(seen, rng);
        let mut seen = seen.clone();
        for s in 0..self.dog.players() {
            let barred = self.barred[s as usize];
            let may = |card: Card| barred >> card.index() & 1 == 0;
            let hand = *at.hand(s);
            if seen.hands[s as usize].hidden == 0 || hand.kinds().all(may) {
                continue;
            }
            let mut pool: Vec<Card> = at.stack().from_top_down().filter(|c| may(*c)).collect();
            let mut known = Hand::EMPTY;
            for card in hand.cards() {
                let exchanged = !may(card) && !pool.is_empty();
                known.add(if exchanged {
                    pool.swap_remove(rng.below(pool.len()))
                } else {
                    card
                });
            }
            seen.hands[s as usize] = SeenHand { known, hidden: 0 };
            at = self.dog.sample(&seen, rng);
        }
        at
    }
}

impl Game for Told {
    type Position = Position;
    type Move = Action;

    fn start(&self, seed: u64) -> Position {
        self.dog.start(seed)
    }
    fn status(&self, at: &Position) -> Status {
        self.dog.status(at)
    }
    fn moves(&self, at: &Position, out: &mut Vec<Action>) {
        self.dog.moves(at, out)
    }
    fn play(&self, at: &mut Position, m: Action) {
        self.dog.play(at, m)
    }
    fn key(&self, at: &Position) -> u64 {
        self.dog.key(at)
    }
    fn seats(&self) -> u8 {
        self.dog.seats()
    }
    fn team(&self, seat: Seat) -> Seats {
        self.dog.team(seat)
    }
    fn stalled(&self, at: &Position) -> Outcome {
        self.dog.stalled(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Match;
    use std::sync::Arc;

    fn told(dog: &Dog, at: &Position, history: &[&str]) -> (Told, View) {
        let seen = dog.view(at, Eye::Seat(Seat(at.mover())));
        let history: Vec<String> = history.iter().map(|text| text.to_string()).collect();
        (Told::new(dog, &seen, &history), seen)
    }

    #[test]
    fn who_discards_cannot_start() {
        // Everybody gives; the first to play has all pieces in the kennel and parts with a card.
        let dog = Dog::libdog();
        let mut shown = 0;
        for seed in 0..40 {
            let mut game = Match::new(Arc::new(dog.clone()), seed);
            while game.position().phase() == Phase::Give {
                let m = dog.any(game.position()).unwrap();
                game.play(m).unwrap();
            }
            let m = dog.any(game.position()).unwrap();
            if !matches!(m, Action::Discard(_)) {
                continue;
            }
            game.play(m).unwrap();
            let at = game.position();
            let history = game.history(Eye::Seat(Seat(at.mover())));
            let texts: Vec<&str> = history.iter().map(String::as_str).collect();
            let (told, seen) = told(&dog, at, &texts);
            let starts = [Card::ACE, Card::KING, Card::JOKER];
            let kinds = starts.iter().fold(0, |kinds, c| kinds | 1 << c.index());
            assert_eq!(told.barred, [kinds, 0, 0, 0, 0, 0]);
            let mut rng = Rng::new(seed);
            for _ in 0..50 {
                let drawn = told.sample(&seen, &mut rng);
                assert!(starts.iter().all(|c| !drawn.hand(0).has(*c)));
                assert_eq!(drawn.cards(), Hand::deck());
                assert_eq!(dog.view(&drawn, seen.eye), seen);
            }
            shown += 1;
        }
        assert!(shown > 3, "{shown} discards");
    }

    #[test]
    fn moves_of_another_match_tell_nothing() {
        let dog = Dog::libdog();
        let (told, _) = told(&dog, &dog.start(1), &["D9", "D8"]);
        assert_eq!(told.barred, [0; SEATS]);
    }
}
