//! A match walked through again by what one eye saw of it.

use super::action::Action;
use super::options::Dog;
use super::position::{Phase, Position};
use super::view::{SeenAction, View};
use parlour_core::{Game, Rng};

impl Dog {
    /// Walks through `moves`, which an eye saw since the usual start when seat `first` began, and
    /// shows the position before each of them. True if they are possible and lead to what is `seen`.
    ///
    /// Board, turn, round and the sizes of hands are those of the match. The faces of cards are
    /// stand-ins: the seat to move is given the card it plays, no other face means anything.
    pub fn retrace(
        &self,
        first: u8,
        moves: &[SeenAction],
        seen: &View,
        show: &mut impl FnMut(&Position, SeenAction),
    ) -> bool {
        let mut at = Position::begin(self, first, Rng::new(0));
        for m in moves {
            let hand = at.hand(at.seat);
            let action = match (m, hand.nth(0)) {
                (SeenAction::Action(action), Some(_)) => *action,
                (SeenAction::Gift, Some(card)) => Action::Give(card),
                (_, None) => return false,
            };
            at.hold_what(action);
            if !self.is_possible(&at, action) {
                return false;
            }
            show(&at, *m);
            at.act(self, action);
        }
        let size = |s: usize| seen.hands[s].size() == at.hands[s].size();
        at.board == seen.board
            && (at.seat, at.phase, at.size) == (seen.seat, seen.phase, seen.size)
            && (0..self.players() as usize).all(size)
    }
    /// Legal as far as faces do not matter: whether nothing could be played they would tell.
    fn is_possible(&self, at: &Position, action: Action) -> bool {
        match action {
            Action::Fold | Action::Discard(_) => {
                at.phase == Phase::Play && at.outcome(self).is_none()
            }
            _ => self.is_legal(at, action),
        }
    }
}

impl Position {
    /// Exchanges a card of the seat to move for the one that `action` spends.
    fn hold_what(&mut self, action: Action) {
        let hand = &mut self.hands[self.seat as usize];
        if let (Some(card), Some(other)) = (action.spends(), hand.nth(0))
            && !hand.has(card)
        {
            hand.take(other);
            hand.add(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Eye, Match, Seat};
    use std::sync::Arc;

    /// Random matches of some rules, looked at by every eye: the walk shows what was public then.
    #[test]
    fn shows_what_was_public_at_every_ply() {
        for (dog, seed) in [
            (Dog::default(), 1),
            (Dog::libdog(), 2),
            (Dog::canadian(), 3),
        ] {
            let mut game = Match::new(Arc::new(dog.clone()), seed);
            let mut rng = Rng::new(seed);
            while game.moves().len() < 150
                && let Some(m) = dog.random_action(game.position(), &mut rng)
            {
                game.play_unchecked(m);
            }
            let first = game.line()[0].first;
            for eye in [Eye::Public, Eye::Seat(Seat(0)), Eye::Seat(Seat(3))] {
                let moves = game.seen_moves(eye);
                let seen = parlour_core::Views::view(&dog, game.position(), eye);
                let mut ply = 0;
                let mut show = |at: &Position, m: SeenAction| {
                    let was = &game.line()[ply];
                    assert_eq!(
                        (at.board, at.seat, at.phase),
                        (was.board, was.seat, was.phase)
                    );
                    assert_eq!(at.round(), was.round());
                    assert_eq!(at.hands.map(|h| h.size()), was.hands.map(|h| h.size()));
                    assert_eq!(m, moves[ply]);
                    ply += 1;
                };
                assert!(dog.retrace(first, &moves, &seen, &mut show), "{eye:?}");
                assert_eq!(ply, game.moves().len());
                let other = (first + 1) % 4;
                assert!(
                    !dog.retrace(other, &moves, &seen, &mut |_, _| {}),
                    "{eye:?}"
                );
                let fewer = &moves[..moves.len() - 1];
                assert!(!dog.retrace(first, fewer, &seen, &mut |_, _| {}), "{eye:?}");
            }
        }
    }
}
