//! What a card is played as, and where that takes a piece.

use super::super::action::Play;
use super::super::board::Place;
use super::super::card::Card;
use super::super::options::Dog;
use super::super::position::Position;
use super::super::turn::Turn;
use parlour_core::Spot;

/// What a card is played as.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Act {
    Start,
    Steps(u8),
    Back,
    Seven,
    Swap,
    Draw,
}

impl Act {
    pub(super) fn of(rules: &Dog, card: Card) -> Vec<Act> {
        let draw = rules.draws_with_two();
        match card {
            Card::ACE => vec![Act::Start, Act::Steps(1), Act::Steps(11)],
            Card::TWO if draw => vec![Act::Steps(2), Act::Draw],
            Card::FOUR => vec![Act::Steps(4), Act::Back],
            Card::SEVEN => vec![Act::Seven],
            Card::JACK => vec![Act::Swap],
            Card::KING => vec![Act::Start, Act::Steps(13)],
            Card::JOKER => {
                let mut all = vec![Act::Start];
                all.extend((1..=13).filter(|n| *n != 7).map(Act::Steps));
                all.extend([Act::Back, Act::Seven, Act::Swap]);
                all.extend(draw.then_some(Act::Draw));
                all
            }
            _ => vec![Act::Steps(card.steps().expect("all others have steps"))],
        }
    }
    pub(super) fn spot(self) -> Spot {
        match self {
            Act::Start => "as/start".into(),
            Act::Steps(n) => format!("as/{n}"),
            Act::Back => "as/back".into(),
            Act::Seven => "as/7".into(),
            Act::Swap => "as/swap".into(),
            Act::Draw => "as/draw".into(),
        }
    }
    pub(super) fn name(self) -> String {
        match self {
            Act::Start => "bring a piece out".into(),
            Act::Steps(1) => "1 step".into(),
            Act::Steps(n) => format!("{n} steps"),
            Act::Back => "4 steps back".into(),
            Act::Seven => "7 steps, split".into(),
            Act::Swap => "swap two pieces".into(),
            Act::Draw => "draw a card".into(),
        }
    }
    /// What a play is entered as.
    pub(super) fn behind(play: Play) -> Act {
        match play {
            Play::Start(_) => Act::Start,
            Play::One { .. } => Act::Steps(1),
            Play::Forward { card, .. } => Act::Steps(card.steps().unwrap_or(0)),
            Play::Back { .. } => Act::Back,
            Play::Seven(_) => Act::Seven,
            Play::Swap { .. } => Act::Swap,
            Play::Draw { .. } => Act::Draw,
        }
    }
    pub(super) fn is_possible(self, rules: &Dog, at: &Position, turn: &Turn) -> bool {
        match self {
            Act::Start => turn.can_start(),
            Act::Steps(_) | Act::Back => {
                let mut pieces = turn.own().iter();
                pieces.any(|from| !targets(rules, at, turn, self, *from).is_empty())
            }
            Act::Seven => turn.can_play(Card::SEVEN),
            Act::Swap => turn.can_play(Card::JACK),
            Act::Draw => turn.visit(Card::TWO, &mut |play| matches!(play, Play::Draw { .. })),
        }
    }
    pub(super) fn forward(self, rank: u8, avoid: bool) -> Play {
        match self {
            Act::Steps(1) => Play::One { rank, avoid },
            Act::Steps(n) => {
                let card = Card::plain().find(|c| c.steps() == Some(n));
                Play::Forward {
                    card: card.expect("some card has these steps"),
                    rank,
                    avoid,
                }
            }
            _ => Play::Back { rank },
        }
    }
}

/// Where a piece can go with a plain move, and whether the finish is avoided.
pub(super) fn targets(
    rules: &Dog,
    at: &Position,
    turn: &Turn,
    act: Act,
    from: Place,
) -> Vec<(Place, bool)> {
    let mut targets = Vec::new();
    match act {
        Act::Steps(n) => {
            let (inside, along) = turn.ways(from, n);
            targets.extend(inside.map(|to| (to, false)));
            targets.extend(along.map(|to| (to, inside.is_some())));
        }
        Act::Back => {
            let guards = at.board.guards(rules.start_protects());
            targets.extend(at.board.back(guards, from).map(|to| (to, false)));
        }
        _ => {}
    }
    targets
}
