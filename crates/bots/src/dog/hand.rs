//! What cards are worth to who holds them.

use parlour_games::dog::{Board, Card, Dog, Hand, Place};

/// In the order `A23456789TJQKX`, with a piece to walk and none to bring out.
pub(super) const PLAIN: [f32; 14] = [
    6.0, 3.0, 3.0, 5.5, 3.0, 3.0, 7.0, 3.0, 3.0, 3.0, 3.5, 3.0, 3.0, 12.0,
];
/// The first card that can bring out a piece, when no other piece can walk.
pub(super) const KEY: f32 = 22.0;
/// Another one, or one that brings out a second piece.
pub(super) const STARTS: f32 = 5.0;
/// A card that brings a piece into the finish.
pub(super) const ENTERS: f32 = 9.0;
/// Drawn blind.
pub(super) const BLIND: f32 = 4.5;

/// Can this card bring out a piece?
pub(super) fn starts(card: Card) -> bool {
    card == Card::ACE || card == Card::KING || card == Card::JOKER
}

/// Whose pieces `seat` plays: its own, or a mate's once its finish is full.
pub(super) fn side(game: &Dog, board: &Board, seat: u8) -> u8 {
    let mut side = seat;
    while board.is_full(side) {
        match game.partner(side) {
            Some(mate) if mate != seat => side = mate,
            _ => return seat,
        }
    }
    side
}

/// The worth of a hand on this board, as long as the round lasts.
pub(super) fn worth(game: &Dog, board: &Board, seat: u8, hand: &Hand) -> f32 {
    let side = side(game, board, seat);
    let places = board.ranked(side);
    let guards = board.guards(game.start_protects());
    let is_out = !places.is_empty();
    let kennel = board.kennel(side);
    let keys: u8 = hand
        .kinds()
        .filter(|c| starts(*c))
        .map(|c| hand.count(c))
        .sum();
    let mut sum: f32 = hand
        .kinds()
        .map(|card| hand.count(card) as f32 * PLAIN[card.index()])
        .sum();
    let walks = places.iter().any(|p| matches!(p, Place::Ring(_)));
    if kennel > 0 {
        if walks {
            sum += STARTS * keys.min(2) as f32;
        } else if keys > 0 {
            sum += KEY + STARTS * keys.min(3) as f32;
        } else {
            sum *= 0.2;
        }
    }
    if is_out {
        let enters = |n: u8| {
            let mut pieces = places.iter();
            pieces.any(|p| board.enter(guards, side, *p, n).is_some())
        };
        let mut entering = 0.0;
        for card in hand.kinds() {
            let fits = match card {
                Card::ACE => enters(1) || enters(11),
                Card::SEVEN => (1..=7).any(&enters),
                Card::JOKER => continue,
                _ => card.steps().is_some_and(&enters),
            };
            if fits {
                entering += if entering == 0.0 {
                    ENTERS
                } else {
                    ENTERS / 3.0
                };
            }
        }
        sum += entering;
    }
    sum
}

/// What `card` would be worth to the partner of `seat`, whose other cards are not seen.
pub(super) fn gift(game: &Dog, board: &Board, to: u8, card: Card) -> f32 {
    let mut hand = Hand::EMPTY;
    hand.add(card);
    let side = side(game, board, to);
    let walks = board
        .ranked(side)
        .iter()
        .any(|p| matches!(p, Place::Ring(_)));
    let alone = worth(game, board, to, &hand);
    if starts(card) && !walks && board.kennel(side) > 0 {
        // The partner may well hold one already.
        return alone * 0.75;
    }
    if !walks && board.kennel(side) > 0 {
        return PLAIN[card.index()] * 0.5;
    }
    alone
}
