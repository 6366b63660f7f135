//! Entering an action touch by touch: card, what it is played as, piece and target; a seven leg by
//! leg. No list of sevens is made: a leg is on offer if the rest can still be made after it.

mod act;
mod split;

use super::action::{Action, Play};
use super::board::Place;
use super::card::Card;
use super::motion::{Show, motion};
use super::options::Dog;
use super::position::{Phase, Position};
use super::scene::{in_hand, spot};
use super::seven;
use super::turn::Turn;
use act::{Act, targets};
use parlour_core::{Change, Choice, Entry, Eye, Mark, Rules, Seat, Spot, Stage, Text};
use split::{Split, split};

/// The spots to touch for an action.
pub fn path(rules: &Dog, at: &Position, action: Action) -> Vec<Spot> {
    let (card, play) = match action {
        Action::Fold => return vec!["fold".into()],
        Action::Give(card) | Action::Discard(card) => return vec![in_hand(at.seat, card, 0)],
        Action::Card(play) => (play.card(), play),
        Action::Joker(play) => (Card::JOKER, play),
    };
    let turn = at.turn(rules);
    let mut path = vec![in_hand(at.seat, card, 0)];
    if Act::of(rules, card).len() > 1 {
        path.push(Act::behind(play).spot());
    }
    let side = turn.side();
    let mut show = Show::new(rules, at.board);
    match play {
        Play::Start(_) => {}
        Play::Draw { from } => path.push(format!("from/{from}")),
        Play::Swap { rank, seat, other } => {
            path.push(spot(side, turn.own()[rank as usize]));
            path.push(spot(seat, at.board.ranked(seat)[other as usize]));
        }
        Play::One { rank, avoid } | Play::Forward { rank, avoid, .. } => {
            let from = turn.own()[rank as usize];
            let all = targets(rules, at, &turn, Act::behind(play), from);
            let to = all.iter().find(|t| t.1 == avoid).expect("a legal play");
            path.extend([spot(side, from), spot(side, to.0)]);
        }
        Play::Back { rank } => {
            let from = turn.own()[rank as usize];
            let all = targets(rules, at, &turn, Act::Back, from);
            path.extend([spot(side, from), spot(side, all[0].0)]);
        }
        Play::Seven(legs) => {
            let mut split = Split::new(rules, at, &turn);
            for leg in legs.iter() {
                let seat = split.seat(leg.mate);
                let from = split.places[leg.mate as usize][leg.rank as usize];
                let from = from.expect("a legal play");
                let to = seven::target(rules, &show.board, seat, from, leg.steps, leg.avoid);
                let to = to.expect("a legal play");
                path.extend([spot(seat, from), spot(seat, to)]);
                split.make(&mut show, leg, from, to);
            }
        }
    }
    path
}

/// The spots of a card in the mover's hand: either of two equal ones may be taken.
fn copies(at: &Position, card: Card) -> impl Iterator<Item = Spot> {
    let seat = at.seat;
    (0..at.hand(seat).count(card)).map(move |copy| in_hand(seat, card, copy))
}

/// Every way to touch an action.
pub fn paths(rules: &Dog, at: &Position, action: Action) -> Vec<Vec<Spot>> {
    let one = path(rules, at, action);
    let card = match action {
        Action::Fold => return vec![one],
        Action::Give(card) | Action::Discard(card) => card,
        Action::Card(play) => play.card(),
        Action::Joker(_) => Card::JOKER,
    };
    copies(at, card)
        .map(|first| [&[first], &one[1..]].concat())
        .collect()
}

/// What can be touched after `touched` in the position of a mover.
pub fn entry(rules: &Dog, at: &Position, touched: &[Spot]) -> Entry {
    if at.outcome(rules).is_some() {
        return Entry::default();
    }
    let hand = at.hand(at.seat);
    let turn = at.turn(rules);
    let Some((first, rest)) = touched.split_first() else {
        return cards(rules, at, &turn);
    };
    if first == "fold" && rest.is_empty() {
        return done(rules, at, Action::Fold);
    }
    let is_first = |card: &Card| copies(at, *card).any(|spot| spot == *first);
    let Some(card) = hand.kinds().find(is_first) else {
        return Entry::default();
    };
    if at.phase == Phase::Give {
        return if rest.is_empty() {
            done(rules, at, Action::Give(card))
        } else {
            Entry::default()
        };
    }
    if !turn.can_play(card) {
        return if rest.is_empty() {
            done(rules, at, Action::Discard(card))
        } else {
            Entry::default()
        };
    }
    let acts = Act::of(rules, card);
    let (act, rest) = match (&acts[..], rest) {
        ([act], rest) => (*act, rest),
        (_, []) => {
            let possible = acts.iter().filter(|a| a.is_possible(rules, at, &turn));
            return Entry {
                next: possible.map(|a| Choice::new(a.spot(), a.name())).collect(),
                prompt: format!("Play the {} as", card.name()),
                ..Entry::default()
            };
        }
        (_, [chosen, rest @ ..]) => {
            let act = acts.iter().find(|a| a.spot() == *chosen);
            let Some(act) = act.filter(|a| a.is_possible(rules, at, &turn)) else {
                return Entry::default();
            };
            (*act, rest)
        }
    };
    let action = |play: Play| {
        if card == Card::JOKER {
            Action::Joker(play)
        } else {
            Action::Card(play)
        }
    };
    match act {
        Act::Start if rest.is_empty() => {
            let with = if card == Card::KING { card } else { Card::ACE };
            done(rules, at, action(Play::Start(with)))
        }
        Act::Start => Entry::default(),
        Act::Draw => draw(rules, at, &turn, rest, action),
        Act::Swap => swap(rules, at, &turn, rest, action),
        Act::Steps(_) | Act::Back => walk(rules, at, &turn, act, rest, action),
        Act::Seven => split(rules, at, &turn, rest, action),
    }
}

fn done(rules: &Dog, at: &Position, action: Action) -> Entry {
    let eye = Eye::Seat(Seat(at.seat));
    let text = action.to_string();
    // Any legal spelling may have been entered.
    match rules.read_move(at, &text) {
        Ok(_) => {
            let preview = motion(rules, at, action, eye);
            Entry {
                done: Some(text),
                marks: sent_home(&preview.stages),
                preview,
                ..Entry::default()
            }
        }
        Err(_) => Entry::default(),
    }
}

/// Marks on the pieces that go home in these stages.
fn sent_home(stages: &[Stage]) -> Vec<Mark> {
    let mut marks = Vec::new();
    for change in stages.iter().flat_map(|stage| &stage.changes) {
        if let Change::Slide { from, to } = change
            && to.starts_with('K')
        {
            marks.push(Mark::spot("danger", from, "goes home"));
        }
    }
    marks
}

fn cards(rules: &Dog, at: &Position, turn: &Turn) -> Entry {
    let hand = at.hand(at.seat);
    let choices = |card: Card| copies(at, card).map(move |spot| Choice::new(spot, card.name()));
    if at.phase == Phase::Give {
        return Entry {
            next: hand.kinds().flat_map(choices).collect(),
            prompt: "Choose a card for your partner".into(),
            ..Entry::default()
        };
    }
    let playable: Vec<_> = hand.kinds().filter(|c| turn.can_play(*c)).collect();
    if !playable.is_empty() {
        return Entry {
            next: playable.into_iter().flat_map(choices).collect(),
            prompt: "Play a card".into(),
            ..Entry::default()
        };
    }
    let mut entry = Entry {
        prompt: "No card can be played".into(),
        ..Entry::default()
    };
    at.without_play(rules, &mut |action| match action {
        Action::Discard(card) => entry.next.extend(choices(card)),
        _ => entry.next.push(Choice::new("fold", "fold the hand")),
    });
    entry
}

fn draw(
    rules: &Dog,
    at: &Position,
    turn: &Turn,
    rest: &[Spot],
    action: impl Fn(Play) -> Action,
) -> Entry {
    let mut plays = Vec::new();
    turn.visit(Card::TWO, &mut |play| {
        if let Play::Draw { from } = play {
            plays.push((from, play));
        }
        false
    });
    match rest {
        [] => {
            let name = |from: u8| format!("draw from {}", rules.seat_name(Seat(from)));
            Entry {
                next: plays
                    .iter()
                    .map(|(from, _)| Choice::new(format!("from/{from}"), name(*from)))
                    .collect(),
                prompt: "Draw from whom?".into(),
                ..Entry::default()
            }
        }
        [one] => match plays
            .iter()
            .find(|(from, _)| format!("from/{from}") == *one)
        {
            Some((_, play)) => done(rules, at, action(*play)),
            None => Entry::default(),
        },
        _ => Entry::default(),
    }
}

fn swap(
    rules: &Dog,
    at: &Position,
    turn: &Turn,
    rest: &[Spot],
    action: impl Fn(Play) -> Action,
) -> Entry {
    let side = turn.side();
    let own = turn.own().iter().copied().enumerate();
    let mine: Vec<_> = own.filter(|(_, place)| turn.can_swap(*place)).collect();
    let others = |rank: usize| {
        let mut others = Vec::new();
        for seat in 0..rules.players() {
            for (other, place) in at.board.ranked(seat).into_iter().enumerate() {
                let play = Play::Swap {
                    rank: rank as u8,
                    seat,
                    other: other as u8,
                };
                if turn.result(play).is_ok() {
                    others.push((spot(seat, place), play));
                }
            }
        }
        others
    };
    match rest {
        [] => Entry {
            next: mine
                .iter()
                .filter(|(rank, _)| !others(*rank).is_empty())
                .map(|(_, place)| choose(side, *place))
                .collect(),
            prompt: "Swap which piece?".into(),
            ..Entry::default()
        },
        [piece, more @ ..] => {
            let chosen = mine.iter().find(|(_, place)| spot(side, *place) == *piece);
            let Some((rank, _)) = chosen else {
                return Entry::default();
            };
            let others = others(*rank);
            match more {
                [] => Entry {
                    next: others
                        .iter()
                        .map(|(spot, _)| Choice::new(spot, format!("piece on {spot}")))
                        .collect(),
                    prompt: "With which piece?".into(),
                    ..Entry::default()
                },
                [other] => match others.iter().find(|(spot, _)| spot == other) {
                    Some((_, play)) => done(rules, at, action(*play)),
                    None => Entry::default(),
                },
                _ => Entry::default(),
            }
        }
    }
}

fn choose(seat: u8, place: Place) -> Choice {
    let spot = spot(seat, place);
    Choice::new(&spot, format!("piece on {place}"))
}

fn walk(
    rules: &Dog,
    at: &Position,
    turn: &Turn,
    act: Act,
    rest: &[Spot],
    action: impl Fn(Play) -> Action,
) -> Entry {
    let side = turn.side();
    let movable = turn.own().iter().enumerate().filter_map(|(rank, from)| {
        let targets = targets(rules, at, turn, act, *from);
        (!targets.is_empty()).then_some((rank as u8, *from, targets))
    });
    let movable: Vec<_> = movable.collect();
    let [piece, more @ ..] = rest else {
        return Entry {
            next: movable.iter().map(|(_, p, _)| choose(side, *p)).collect(),
            prompt: format!("{}: which piece?", act.name()),
            ..Entry::default()
        };
    };
    let chosen = movable.iter().find(|(_, p, _)| spot(side, *p) == *piece);
    let Some((rank, _, targets)) = chosen else {
        return Entry::default();
    };
    match more {
        [] => {
            let mut show = Show::new(rules, at.board);
            let mut marks = Vec::new();
            for (_, avoid) in targets {
                show.play(at, act.forward(*rank, *avoid));
                marks.extend(sent_home(&show.stages));
                show = Show::new(rules, at.board);
            }
            Entry {
                next: targets
                    .iter()
                    .map(|(to, _)| Choice::new(spot(side, *to), format!("to {to}")))
                    .collect(),
                prompt: format!("{}: where to?", act.name()),
                marks,
                ..Entry::default()
            }
        }
        [target] => match targets.iter().find(|(to, _)| spot(side, *to) == *target) {
            Some((_, avoid)) => done(rules, at, action(act.forward(*rank, *avoid))),
            None => Entry::default(),
        },
        _ => Entry::default(),
    }
}
