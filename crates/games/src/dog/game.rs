//! The game as the rest of Parlour sees it.

use super::action::Action;
use super::board::Board;
use super::card::Card;
use super::key;
use super::options::Dog;
use super::position::{Phase, Position};
use parlour_core::{Game, Rng, Seat, Seats, Status};

impl Game for Dog {
    type Position = Position;
    type Move = Action;

    fn start(&self, seed: u64) -> Position {
        Position::start(self, seed)
    }
    fn status(&self, at: &Position) -> Status {
        match at.outcome(self) {
            Some(how) => Status::Over(how),
            None => Status::ToMove(Seat(at.seat)),
        }
    }
    fn moves(&self, at: &Position, out: &mut Vec<Action>) {
        if at.outcome(self).is_some() {
            return;
        }
        let hand = at.hand(at.seat);
        if at.phase == Phase::Give {
            out.extend(hand.kinds().map(Action::Give));
            return;
        }
        let (turn, none) = (at.turn(self), out.len());
        for card in hand.kinds() {
            turn.each(card, &mut |play| {
                out.push(if card == Card::JOKER {
                    Action::Joker(play)
                } else {
                    Action::Card(play)
                })
            });
        }
        if out.len() == none {
            at.without_play(self, &mut |action| out.push(action));
        }
    }
    fn play(&self, at: &mut Position, m: Action) {
        at.act(self, m);
    }
    /// Of the whole position, what is hidden included: for the keeper only.
    fn key(&self, at: &Position) -> u64 {
        key::of(at)
    }
    fn seats(&self) -> u8 {
        self.players()
    }
    fn team(&self, seat: Seat) -> Seats {
        self.team_of(seat.0)
    }
    fn count(&self, at: &Position) -> u64 {
        if at.outcome(self).is_some() {
            return 0;
        }
        let hand = at.hand(at.seat);
        if at.phase == Phase::Give {
            return hand.kinds().count() as u64;
        }
        let turn = at.turn(self);
        let plays: u64 = hand.kinds().map(|card| turn.count(card)).sum();
        if plays > 0 {
            return plays;
        }
        let mut others = 0;
        at.without_play(self, &mut |_| others += 1);
        others
    }
    fn any(&self, at: &Position) -> Option<Action> {
        self.random_action(at, &mut Rng::new(0))
    }
    /// Exactly even over all moves; sevens are counted and drawn by number, not listed.
    fn pick(&self, at: &Position, rng: &mut Rng) -> Option<Action> {
        if at.outcome(self).is_some() {
            return None;
        }
        let hand = at.hand(at.seat);
        if at.phase == Phase::Give {
            let i = rng.below(hand.kinds().count());
            return hand.kinds().nth(i).map(Action::Give);
        }
        let turn = at.turn(self);
        let mut counts = [0; super::card::KINDS];
        let mut total = 0;
        for card in hand.kinds() {
            counts[card.index()] = turn.count(card);
            total += counts[card.index()];
        }
        if total == 0 {
            return pick_without_play(self, at, rng);
        }
        let mut i = rng.below(total as usize) as u64;
        let card = hand.kinds().find(|card| {
            let here = i < counts[card.index()];
            i = i.saturating_sub(counts[card.index()]);
            here
        })?;
        turn.pick(card, rng).map(|play| played(card, play))
    }
    fn is_legal(&self, at: &Position, m: Action) -> bool {
        if at.outcome(self).is_some() {
            return false;
        }
        let hand = at.hand(at.seat);
        let (card, play) = match m {
            Action::Give(card) => return at.phase == Phase::Give && hand.has(card),
            Action::Fold | Action::Discard(_) => {
                let mut offered = false;
                if at.phase == Phase::Play && !self.can_play(at) {
                    at.without_play(self, &mut |action| offered |= action == m);
                }
                return offered;
            }
            Action::Card(play) => (play.card(), play),
            Action::Joker(play) => (Card::JOKER, play),
        };
        at.phase == Phase::Play && hand.has(card) && at.turn(self).canonical(card, play) == Ok(play)
    }
    fn is_chance(&self, before: &Position, after: &Position) -> bool {
        before.round() != after.round() || before.shuffler != after.shuffler
    }
}

fn played(card: Card, play: super::action::Play) -> Action {
    if card == Card::JOKER {
        Action::Joker(play)
    } else {
        Action::Card(play)
    }
}

fn pick_without_play(rules: &Dog, at: &Position, rng: &mut Rng) -> Option<Action> {
    let (mut seen, mut picked) = (0, None);
    at.without_play(rules, &mut |action| {
        seen += 1;
        if rng.below(seen) == 0 {
            picked = Some(action);
        }
    });
    picked
}

impl Dog {
    /// Has the seat to move a card that can be played? Stops at the first play.
    pub fn can_play(&self, at: &Position) -> bool {
        let turn = at.turn(self);
        at.hand(at.seat).kinds().any(|card| turn.can_play(card))
    }
    /// Could the seat to move play `card` if it held one? Stops at the first play.
    pub fn could_play(&self, at: &Position, card: Card) -> bool {
        at.turn(self).can_play(card)
    }
    /// Shows the board after each of `moves`, which are legal, by its number. Cheaper than to play them one by one.
    pub fn boards(&self, at: &Position, moves: &[Action], show: &mut impl FnMut(usize, &Board)) {
        let turn = at.turn(self);
        for (i, m) in moves.iter().enumerate() {
            match m {
                Action::Card(play) | Action::Joker(play) => {
                    show(i, &turn.result(*play).expect("the play is legal"))
                }
                Action::Give(_) | Action::Discard(_) | Action::Fold => show(i, &at.board),
            }
        }
    }
    /// Shows the board after every play that the seat to move would have with `card`, whether it holds one or not.
    pub fn boards_with(&self, at: &Position, card: Card, show: &mut impl FnMut(&Board)) {
        let turn = at.turn(self);
        turn.each(card, &mut |play| {
            show(&turn.result(play).expect("a listed play is legal"))
        });
    }
    /// An evenly drawn kind of card among those that can be played, then an evenly drawn play of it:
    /// how random games for speed figures are played. [`Game::pick`] is even over all moves instead.
    pub fn random_action(&self, at: &Position, rng: &mut Rng) -> Option<Action> {
        if at.outcome(self).is_some() {
            return None;
        }
        let hand = at.hand(at.seat);
        let mut kinds: arrayvec::ArrayVec<Card, { super::card::KINDS }> = hand.kinds().collect();
        if at.phase == Phase::Give {
            return Some(Action::Give(kinds[rng.below(kinds.len())]));
        }
        let turn = at.turn(self);
        while !kinds.is_empty() {
            let card = kinds.swap_remove(rng.below(kinds.len()));
            if let Some(play) = turn.pick(card, rng) {
                return Some(played(card, play));
            }
        }
        pick_without_play(self, at, rng)
    }
}
