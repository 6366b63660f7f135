//! How choices are made: what speaks for playing a kind of card, or for giving it away.
//!
//! Learned from matches of the bot with itself, by the example `dog_belief`: a choice among the kinds of cards held, each as likely as
//! e to the power of what speaks for it.

use super::count::Counter;
use super::hand::starts;
use super::look;
use parlour_games::dog::{Board, Card, Dog, Position};

/// Kinds of cards.
pub const KINDS: usize = 14;
/// What speaks for playing a kind: steps gained (in tens), a piece to bring out with it, and the kind itself.
pub const REASONS: usize = 2 + KINDS;
/// Situations in which a card is given: can the giver walk, can the partner?
pub const SITUATIONS: usize = 4;
/// Gains count up to here.
const MOST: f32 = 10.0;

/// What speaks for each kind that could be played; none for the others.
pub type Reasons = [Option<[f32; REASONS]>; KINDS];

/// How choices are made.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits {
    /// How much each reason weighs when a card is played.
    pub plays: [f32; REASONS],
    /// How gladly each kind is given away.
    pub gifts: [[f32; KINDS]; SITUATIONS],
    /// How often a choice is anybody's guess.
    pub whims: f32,
}

/// Learned from 40 matches of level 10 with itself, 60 walks a decision (`dog_belief 50 60`).
pub(super) const HABITS: Habits = Habits {
    plays: [
        1.14, -0.69, -0.48, -0.08, 0.14, -0.68, 0.26, 0.51, -0.61, 0.61, 0.71, 0.74, -0.20, 0.87,
        0.55, -1.32,
    ],
    gifts: [
        [
            0.23, 0.08, -0.09, 0.22, -0.15, -0.50, -0.02, -0.05, 0.12, 0.01, -0.41, -0.15, 0.61,
            0.10,
        ],
        [
            2.07, -0.76, -0.10, -0.43, -0.66, -0.30, -1.26, -0.35, -1.18, -0.53, -1.31, -0.40,
            1.95, 1.57,
        ],
        [
            -0.79, 0.35, 0.07, 0.25, 0.64, 0.34, 0.61, 0.05, 0.32, 0.08, 0.22, 0.09, -1.22, -0.98,
        ],
        [
            0.02, 0.12, -0.17, -0.09, 0.07, -0.16, 0.17, -0.05, -0.15, -0.07, -0.05, -0.32, 0.29,
            0.39,
        ],
    ],
    whims: 0.03,
};

/// What speaks for each kind of card, whoever holds it, for the seat to move.
pub(super) fn reasons(counter: &Counter, game: &Dog, at: &Position) -> Reasons {
    let seat = at.mover();
    let sizes = look::sizes(game, at);
    let lead = |board: &Board| match counter.has_won(board, seat) {
        true => f32::INFINITY,
        false => counter.lead(&counter.standings(board, &sizes), seat),
    };
    let here = lead(at.board());
    let side = counter.side(at.board(), seat);
    let mut best = [f32::NEG_INFINITY; KINDS];
    for card in Card::plain() {
        game.boards_with(at, card, &mut |board| {
            let best = &mut best[card.index()];
            *best = best.max(lead(board));
        });
    }
    best[Card::JOKER.index()] = best.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut reasons = [None; KINDS];
    for card in Card::all() {
        let i = card.index();
        if best[i] == f32::NEG_INFINITY {
            continue;
        }
        let mut all = [0.0; REASONS];
        all[0] = ((best[i] - here) / 10.0).clamp(-MOST, MOST);
        all[1] = (starts(card) && at.board().kennel(side) > 0) as u8 as f32;
        all[2 + i] = 1.0;
        reasons[i] = Some(all);
    }
    reasons
}

/// The situation in which `seat` gives.
pub(super) fn situation(counter: &Counter, board: &Board, seat: u8, to: u8) -> usize {
    let walks = |seat: u8| board.squares(counter.side(board, seat)) != 0;
    usize::from(walks(seat)) | usize::from(walks(to)) << 1
}
