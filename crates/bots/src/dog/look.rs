//! One ply: every move with the worth of what it leads to.

use super::board::{SEATS, lead, standings};
use super::hand;
use parlour_core::{Game, Outcome, Seat, Status};
use parlour_games::dog::{Action, Card, Dog, Hand, Phase, Play, Position};

/// More than any board.
const WON: f32 = 10_000.0;

/// How many cards each seat holds.
pub(super) fn sizes(game: &Dog, at: &Position) -> [u8; SEATS] {
    let mut sizes = [0; SEATS];
    for seat in 0..game.players() {
        sizes[seat as usize] = at.hand(seat).size();
    }
    sizes
}

/// Appends what each of `moves` is worth to the seat to move, in steps. Looks at nothing that this
/// seat may not know.
pub(super) fn each(game: &Dog, at: &Position, moves: &[Action], out: &mut Vec<f32>) {
    if let [_] = moves {
        out.push(0.0);
        return;
    }
    let seat = at.mover();
    let sizes = sizes(game, at);
    if at.phase() == Phase::Give {
        let to = game.partner(seat).expect("gifts are for partners");
        let worth = |m: &Action| {
            let card = m.spends().expect("a gift is a card");
            let rest = without(at.hand(seat), card);
            hand::worth(game, at.board(), seat, &rest) + hand::gift(game, at.board(), to, card)
        };
        out.extend(moves.iter().map(worth));
        return;
    }
    let here = *at.board();
    let mut bare: Option<f32> = None;
    for m in moves {
        let rest = m
            .spends()
            .map_or(Hand::EMPTY, |card| without(at.hand(seat), card));
        let blind = matches!(
            m,
            Action::Card(Play::Draw { .. }) | Action::Joker(Play::Draw { .. })
        );
        let still = blind || matches!(m, Action::Discard(_) | Action::Fold);
        let worth = if still {
            let lead =
                *bare.get_or_insert_with(|| lead(game, &standings(game, &here, &sizes), seat));
            lead + hand::worth(game, &here, seat, &rest) + if blind { hand::BLIND } else { 0.0 }
        } else {
            let mut next = at.clone();
            game.play(&mut next, *m);
            match game.status(&next) {
                Status::Over(how) => WON * points(how, seat),
                Status::ToMove(_) => {
                    let board = next.board();
                    lead(game, &standings(game, board, &sizes), seat)
                        + hand::worth(game, board, seat, &rest)
                }
            }
        };
        out.push(worth);
    }
}

fn points(how: Outcome, seat: u8) -> f32 {
    how.points(Seat(seat)) as f32
}

fn without(hand: &Hand, card: Card) -> Hand {
    let mut rest = *hand;
    rest.take(card);
    rest
}

/// The number of the best move, the first of several.
pub(super) fn best(worths: &[f32]) -> usize {
    let mut best = 0;
    for (i, worth) in worths.iter().enumerate() {
        if *worth > worths[best] {
            best = i;
        }
    }
    best
}
