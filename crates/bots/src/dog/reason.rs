//! Why a move, in a few words.

use super::hand::{self, side};
use parlour_core::{Game, Rules, Seat, Status};
use parlour_games::dog::{Action, Board, Dog, Place, Play, Position};

/// What `m` does, most telling first: `brings a piece home and blocks Blue`.
pub(super) fn reason(game: &Dog, at: &Position, m: Action) -> String {
    let play = match m {
        Action::Give(_) => return gift(game, at, m).into(),
        Action::Fold => return "has nothing to play".into(),
        Action::Discard(card) => {
            return format!("has nothing to play and parts with the {}", card.name());
        }
        Action::Card(play) | Action::Joker(play) => play,
    };
    if let Play::Draw { from } = play {
        return format!("draws a card from {}", name(game, from));
    }
    let mut next = at.clone();
    game.play(&mut next, m);
    let said = effects(game, at, &next, play);
    match &said[..] {
        [] => walk(play),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

fn name(game: &Dog, seat: u8) -> &'static str {
    game.seat_name(Seat(seat))
}

fn gift(game: &Dog, at: &Position, m: Action) -> &'static str {
    let card = m.spends().expect("a gift is a card");
    let to = game.partner(at.mover()).expect("gifts are for partners");
    let board = at.board();
    let mate = side(game, board, to);
    let out = board.ranked(mate);
    if hand::starts(card) && board.kennel(mate) > 0 {
        return if out.is_empty() {
            "lets the partner start"
        } else {
            "lets the partner bring out another piece"
        };
    }
    let guards = board.guards(game.start_protects());
    let steps = card.steps();
    let enters = steps.is_some_and(|n| {
        out.iter()
            .any(|p| board.enter(guards, mate, *p, n).is_some())
    });
    if enters {
        "brings the partner home"
    } else {
        "keeps what it needs more"
    }
}

/// What the boards before and after say.
fn effects(game: &Dog, at: &Position, next: &Position, play: Play) -> Vec<String> {
    let (before, after) = (at.board(), next.board());
    let mut said = Vec::new();
    if let Status::Over(_) = game.status(next) {
        return vec!["wins the game".into()];
    }
    let me = at.mover();
    let side = side(game, before, me);
    let team = game.team_of(me);
    let whose = if side == me {
        "a piece"
    } else {
        "a piece of the partner"
    };
    match arrived(before, after, side) {
        0 => {}
        1 => said.push(format!("brings {whose} home")),
        n => said.push(format!("brings {n} pieces home")),
    }
    for mate in team.iter().filter(|mate| mate.0 != side) {
        if arrived(before, after, mate.0) > 0 {
            said.push("brings a piece of the partner home".into());
        }
    }
    let started = matches!(play, Play::Start(_));
    if started {
        said.push(format!("starts {whose}"));
    }
    let mut price = 0;
    for seat in 0..game.players() {
        let out = started && seat == side;
        let lost = (after.kennel(seat) + out as u8).saturating_sub(before.kennel(seat));
        let who = name(game, seat);
        match lost {
            0 => {}
            n if team.contains(Seat(seat)) => price += n,
            1 => said.push(format!("sends {who}'s piece home")),
            n => said.push(format!("sends {n} of {who}'s pieces home")),
        }
    }
    if started {
        let held =
            (0..game.players()).filter(|s| !team.contains(Seat(*s)) && waits(after, *s, side));
        said.extend(held.map(|s| format!("blocks {}", name(game, s))));
    }
    if let Play::Swap { seat, .. } = play {
        let gain = gone(after, side) - gone(before, side);
        let who = name(game, seat);
        said.push(match gain {
            1.. => format!("swaps with {who} and gains {gain} steps"),
            _ => format!("swaps with {who}"),
        });
    }
    if let Play::Back { .. } = play
        && gone(after, side) > gone(before, side)
    {
        said.push("steps back behind the start, close to home".into());
    }
    match price {
        0 => {}
        1 => said.push("pays with a piece of the team".into()),
        n => said.push(format!("pays with {n} pieces of the team")),
    }
    said
}

/// Pieces that have come into the finish.
fn arrived(before: &Board, after: &Board, seat: u8) -> usize {
    let inside = |board: &Board| {
        let places = board.places(seat).into_iter();
        places.filter(|p| matches!(p, Place::Finish(_))).count()
    };
    inside(after).saturating_sub(inside(before))
}

/// Does a piece of `seat` stand within a card's reach behind the start of `blocker`?
fn waits(board: &Board, seat: u8, blocker: u8) -> bool {
    let near = |p: &Place| matches!(p, Place::Ring(from) if (1..=13).contains(&board.to_start(blocker, *from)));
    board.places(seat).iter().any(near)
}

/// Steps made by all pieces of a seat on the ring.
fn gone(board: &Board, seat: u8) -> i32 {
    let start = Board::start(seat);
    let places = board.places(seat).into_iter();
    let steps = places.map(|p| match p {
        Place::Ring(s) if s == start && board.is_blocking(seat) => 0,
        Place::Ring(s) => (board.ring() - board.to_start(seat, s)) as i32,
        Place::Finish(_) => board.ring() as i32,
    });
    steps.sum()
}

fn walk(play: Play) -> String {
    match play {
        Play::One { .. } => "goes one step on".into(),
        Play::Forward { card, .. } => match card.steps() {
            Some(n) => format!("goes {n} steps on"),
            None => "goes on".into(),
        },
        Play::Back { .. } => "goes four steps back".into(),
        Play::Seven(legs) if legs.len() > 1 => {
            format!("shares seven steps among {} pieces", legs.len())
        }
        _ => "goes seven steps on".into(),
    }
}
