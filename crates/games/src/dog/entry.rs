//! Entering an action touch by touch: card, what it is played as, piece and target; a seven leg by
//! leg. No list of sevens is made: a leg is on offer if the rest can still be made after it.

use super::action::{Action, Leg, Legs, Play};
use super::board::{Board, Place};
use super::card::Card;
use super::motion::{Show, motion};
use super::position::{Phase, Position};
use super::rules::Dog;
use super::scene::{in_hand, spot};
use super::seven;
use super::turn::Turn;
use parlour_core::{Change, Choice, Entry, Eye, Mark, Motion, Rules, Seat, Spot, Stage, Text};

/// What a card is played as.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Act {
    Start,
    Steps(u8),
    Back,
    Seven,
    Swap,
    Draw,
}

impl Act {
    fn of(rules: &Dog, card: Card) -> Vec<Act> {
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
    fn spot(self) -> Spot {
        match self {
            Act::Start => "as/start".into(),
            Act::Steps(n) => format!("as/{n}"),
            Act::Back => "as/back".into(),
            Act::Seven => "as/7".into(),
            Act::Swap => "as/swap".into(),
            Act::Draw => "as/draw".into(),
        }
    }
    fn name(self) -> String {
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
    fn behind(play: Play) -> Act {
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
    fn is_possible(self, rules: &Dog, at: &Position, turn: &Turn) -> bool {
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
    fn forward(self, rank: u8, avoid: bool) -> Play {
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
fn targets(rules: &Dog, at: &Position, turn: &Turn, act: Act, from: Place) -> Vec<(Place, bool)> {
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
    let Some(card) = hand.kinds().find(|c| in_hand(at.seat, *c, 0) == *first) else {
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
    let choice = |card: Card| Choice::new(in_hand(at.seat, card, 0), card.name());
    if at.phase == Phase::Give {
        return Entry {
            next: hand.kinds().map(choice).collect(),
            prompt: "Choose a card for your partner".into(),
            ..Entry::default()
        };
    }
    let playable: Vec<_> = hand.kinds().filter(|c| turn.can_play(*c)).collect();
    if !playable.is_empty() {
        return Entry {
            next: playable.into_iter().map(choice).collect(),
            prompt: "Play a card".into(),
            ..Entry::default()
        };
    }
    let mut entry = Entry {
        prompt: "No card can be played".into(),
        ..Entry::default()
    };
    at.without_play(rules, &mut |action| {
        entry.next.push(match action {
            Action::Discard(card) => choice(card),
            _ => Choice::new("fold", "fold the hand"),
        })
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

/// A seven that is being entered.
struct Split<'s> {
    rules: &'s Dog,
    side: u8,
    mate: Option<u8>,
    /// Where the pieces stand now, by their rank at the beginning; own ones, then the mate's.
    places: [[Option<Place>; 4]; 2],
    legs: Legs,
    left: u8,
}

impl<'s> Split<'s> {
    fn new(rules: &'s Dog, at: &Position, turn: &Turn) -> Split<'s> {
        let side = turn.side();
        let ranked = |seat: u8| {
            let mut places = [None; 4];
            for (place, here) in places.iter_mut().zip(at.board.ranked(seat)) {
                *place = Some(here);
            }
            places
        };
        Split {
            rules,
            side,
            mate: turn.mate(),
            places: [ranked(side), turn.mate().map_or([None; 4], ranked)],
            legs: Legs::NONE,
            left: 7,
        }
    }
    fn seat(&self, mate: bool) -> u8 {
        if mate {
            self.mate.unwrap_or(self.side)
        } else {
            self.side
        }
    }
    fn make(&mut self, show: &mut Show, leg: Leg, from: Place, to: Place) {
        let seat = self.seat(leg.mate);
        let swept = show.board.swept(seat, from, to, leg.steps);
        show.go(seat, from, to, swept);
        for place in self.places.iter_mut().flatten() {
            if let Some(Place::Ring(square)) = *place
                && swept >> square & 1 == 1
            {
                *place = None;
            }
        }
        self.places[leg.mate as usize][leg.rank as usize] = Some(to);
        self.legs = self.legs.then(leg);
        self.left -= leg.steps;
    }
    /// Pieces that may make the next leg.
    fn pieces(&self, board: &Board) -> Vec<(bool, u8, Place)> {
        let mates =
            self.rules.is_canadian() || self.rules.rest_of_seven() && board.is_full(self.side);
        let mut pieces = Vec::new();
        for (mate, places) in [false, true].into_iter().zip(&self.places) {
            if mate && (!mates || self.mate.is_none()) {
                continue;
            }
            for (rank, place) in (0..).zip(places) {
                pieces.extend(place.map(|place| (mate, rank, place)));
            }
        }
        pieces
    }
    /// Legs of a piece after which the rest can still be made.
    fn legs_of(&self, board: &Board, mate: bool, rank: u8, from: Place) -> Vec<(Leg, Place)> {
        let seat = self.seat(mate);
        let guards = board.guards(self.rules.start_protects());
        let mut legs = Vec::new();
        for steps in 1..=self.left {
            let inside = board.enter(guards, seat, from, steps);
            let along = board.along(guards, from, steps);
            for (to, avoid) in [(inside, false), (along, inside.is_some())] {
                let Some(to) = to else { continue };
                let mut next = *board;
                next.sweep(board.swept(seat, from, to, steps));
                next.relocate(seat, from, to);
                let left = self.left - steps;
                let rest = left == 0 || seven::any(self.rules, &next, self.side, self.mate, left);
                if rest {
                    let leg = Leg {
                        rank,
                        mate,
                        steps,
                        avoid,
                    };
                    legs.push((leg, to));
                }
            }
        }
        legs
    }
}

fn split(
    rules: &Dog,
    at: &Position,
    turn: &Turn,
    rest: &[Spot],
    action: impl Fn(Play) -> Action,
) -> Entry {
    let mut split = Split::new(rules, at, turn);
    let mut show = Show::new(rules, at.board);
    let steps_left = |left: u8| match left {
        1 => "1 step left".to_string(),
        n => format!("{n} steps left"),
    };
    for leg in rest.chunks(2) {
        let pieces = split.pieces(&show.board);
        let chosen = pieces
            .iter()
            .find(|(mate, _, place)| spot(split.seat(*mate), *place) == leg[0]);
        let Some((mate, rank, from)) = chosen.copied() else {
            return Entry::default();
        };
        let seat = split.seat(mate);
        let legs = split.legs_of(&show.board, mate, rank, from);
        let Some(target) = leg.get(1) else {
            let mut next = Vec::new();
            let mut marks = Vec::new();
            for (leg, to) in &legs {
                let name = format!("{} to {to}", Act::Steps(leg.steps).name());
                next.push(Choice::new(spot(seat, *to), name));
                let mut after = Show::new(rules, show.board);
                after.go(
                    seat,
                    from,
                    *to,
                    show.board.swept(seat, from, *to, leg.steps),
                );
                for mark in sent_home(&after.stages) {
                    if !marks.contains(&mark) {
                        marks.push(mark);
                    }
                }
            }
            return Entry {
                next,
                prompt: steps_left(split.left),
                preview: Motion {
                    stages: show.stages,
                },
                marks,
                done: None,
            };
        };
        let Some((leg, to)) = legs.iter().find(|(_, to)| spot(seat, *to) == *target) else {
            return Entry::default();
        };
        split.make(&mut show, *leg, from, *to);
        if split.left == 0 {
            break;
        }
    }
    if split.left == 0 {
        return if rest.len() == 2 * split.legs.len() as usize {
            done(rules, at, action(Play::Seven(split.legs)))
        } else {
            Entry::default()
        };
    }
    let mut next = Vec::new();
    for (mate, rank, place) in split.pieces(&show.board) {
        if !split.legs_of(&show.board, mate, rank, place).is_empty() {
            next.push(choose(split.seat(mate), place));
        }
    }
    Entry {
        next,
        prompt: steps_left(split.left),
        marks: sent_home(&show.stages),
        preview: Motion {
            stages: show.stages,
        },
        done: None,
    }
}
