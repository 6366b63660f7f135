//! What an action does to the picture, leg by leg.

use super::action::{Action, Play};
use super::board::{Board, PIECES, Place};
use super::card::Card;
use super::options::Dog;
use super::position::{Phase, Position};
use super::scene::{card, in_hand, kennel, on_pile, piece, spot};
use super::seven;
use parlour_core::{Change, Eye, Game, Motion, Rules, Seat, Stage};

/// A board that is being played on, and what has been seen so far.
pub struct Show<'s> {
    rules: &'s Dog,
    pub board: Board,
    pub stages: Vec<Stage>,
}

impl<'s> Show<'s> {
    pub fn new(rules: &'s Dog, board: Board) -> Show<'s> {
        Show {
            rules,
            board,
            stages: Vec::new(),
        }
    }
    fn stage(&mut self, changes: Vec<Change>) {
        self.stages.push(Stage {
            changes,
            ..Stage::default()
        });
    }
    /// Slides home everything on these ring squares.
    fn sweep(&mut self, squares: u128, changes: &mut Vec<Change>) {
        for square in (0..self.board.ring()).filter(|i| squares >> i & 1 == 1) {
            if let Some(owner) = self.board.owner(square) {
                self.board.lift(owner, Place::Ring(square));
                let slot = PIECES - self.board.kennel(owner);
                changes.push(Change::Slide {
                    from: spot(owner, Place::Ring(square)),
                    to: kennel(owner, slot),
                });
            }
        }
    }
    /// A piece moves; everything on `swept` squares goes home at the same time.
    pub fn go(&mut self, seat: u8, from: Place, to: Place, swept: u128) {
        let here = spot(seat, from);
        if from == Place::Ring(Board::start(seat)) && self.board.is_blocking(seat) {
            let plain = piece(self.rules, seat, here.clone(), false);
            self.stage(vec![Change::Flip {
                spot: here.clone(),
                piece: plain,
            }]);
        }
        let mut changes = vec![Change::Walk {
            from: here,
            to: spot(seat, to),
            through: self.way(seat, from, to),
        }];
        self.sweep(swept, &mut changes);
        self.board.relocate(seat, from, to);
        self.stage(changes);
    }
    /// The spots between two places of one move: forwards, or four back.
    fn way(&self, seat: u8, from: Place, to: Place) -> Vec<String> {
        let board = &self.board;
        let along = |from: u8, steps: u8| {
            (1..steps).map(move |n| spot(seat, Place::Ring(board.after(from, n))))
        };
        let slots = |slots: std::ops::Range<u8>| slots.map(|i| spot(seat, Place::Finish(i)));
        match (from, to) {
            (Place::Ring(from), Place::Ring(to)) => {
                let steps = (to + board.ring() - from) % board.ring();
                if board.ring() - steps == 4 {
                    (1..4)
                        .map(|n| spot(seat, Place::Ring(board.before(from, n))))
                        .collect()
                } else {
                    along(from, steps).collect()
                }
            }
            (Place::Ring(from), Place::Finish(slot)) => {
                let start = board.to_start(seat, from);
                let upto = along(from, start + u8::from(start > 0));
                upto.chain(slots(0..slot)).collect()
            }
            (Place::Finish(from), Place::Finish(to)) => slots(from + 1..to).collect(),
            (Place::Finish(_), Place::Ring(_)) => Vec::new(),
        }
    }
    fn bring_out(&mut self, seat: u8) {
        let start = Board::start(seat);
        let target = spot(seat, Place::Ring(start));
        let mut changes = vec![Change::Slide {
            from: kennel(seat, PIECES - self.board.kennel(seat)),
            to: target.clone(),
        }];
        // The one that leaves makes room for an own piece that goes home.
        let leaves = self.board.has(seat, Place::Ring(start));
        self.sweep(1 << start, &mut changes);
        if leaves && let Some(Change::Slide { to, .. }) = changes.last_mut() {
            *to = kennel(seat, PIECES - self.board.kennel(seat) + 1);
        }
        self.board.bring_out(seat);
        self.stage(changes);
        let blocker = piece(self.rules, seat, target.clone(), true);
        self.stage(vec![Change::Flip {
            spot: target,
            piece: blocker,
        }]);
    }
    /// A legal play, stage by stage.
    pub fn play(&mut self, at: &Position, play: Play) {
        let turn = at.turn(self.rules);
        let side = turn.side();
        let own = turn.own().clone();
        let land = |to: Place| match to {
            Place::Ring(i) => 1 << i,
            Place::Finish(_) => 0,
        };
        let forward = |show: &mut Show, rank: u8, n: u8, avoid: bool| {
            let from = own[rank as usize];
            let to = seven::target(show.rules, &show.board, side, from, n, avoid);
            let to = to.expect("the play is legal");
            show.go(side, from, to, land(to));
        };
        match play {
            Play::Start(_) => self.bring_out(side),
            Play::One { rank, avoid } => forward(self, rank, 1, avoid),
            Play::Forward { card, rank, avoid } => {
                forward(self, rank, card.steps().expect("it has steps"), avoid)
            }
            Play::Back { rank } => {
                let from = own[rank as usize];
                if let Place::Ring(square) = from {
                    let to = Place::Ring(self.board.before(square, 4));
                    self.go(side, from, to, land(to));
                }
            }
            Play::Seven(legs) => {
                let mut places = [side, turn.mate().unwrap_or(side)].map(|s| at.board.ranked(s));
                for leg in legs.iter() {
                    let seat = if leg.mate {
                        turn.mate().unwrap_or(side)
                    } else {
                        side
                    };
                    let place = &mut places[leg.mate as usize][leg.rank as usize];
                    let from = *place;
                    let to =
                        seven::target(self.rules, &self.board, seat, from, leg.steps, leg.avoid);
                    let to = to.expect("the play is legal");
                    *place = to;
                    let swept = self.board.swept(seat, from, to, leg.steps);
                    self.go(seat, from, to, swept);
                }
            }
            Play::Swap { rank, seat, other } => {
                let mine = own[rank as usize];
                let theirs = self.board.ranked(seat)[other as usize];
                self.board.swap(side, mine, seat, theirs);
                self.stage(vec![
                    Change::Slide {
                        from: spot(side, mine),
                        to: spot(seat, theirs),
                    },
                    Change::Slide {
                        from: spot(seat, theirs),
                        to: spot(side, mine),
                    },
                ]);
            }
            Play::Draw { .. } => {}
        }
    }
}

/// A card goes from the hand to the pile; who cannot see the hand sees it appear there.
fn lay(at: &Position, kind: Card, copy: u8, eye: Eye) -> Change {
    if eye.sees(Seat(at.seat)) {
        Change::Slide {
            from: in_hand(at.seat, kind, copy),
            to: on_pile(kind),
        }
    } else {
        Change::Appear {
            piece: card(kind, on_pile(kind)),
        }
    }
}

/// What `action` does, as `eye` sees it.
pub fn motion(rules: &Dog, before: &Position, action: Action, eye: Eye) -> Motion {
    let name = |seat: u8| rules.seat_name(Seat(seat));
    let hand = before.hand(before.seat);
    let last = |kind: Card| hand.count(kind).saturating_sub(1);
    let mut show = Show::new(rules, before.board);
    let mut first = Stage::default();
    let mut laid = |kind: Card| first.changes.push(lay(before, kind, last(kind), eye));
    match action {
        Action::Give(kind) => {
            if eye.sees(Seat(before.seat)) {
                first.changes.push(Change::Slide {
                    from: in_hand(before.seat, kind, last(kind)),
                    to: format!("gift/{}", before.seat),
                });
            }
            first
                .notes
                .push(format!("{} has chosen a card", name(before.seat)));
        }
        Action::Discard(kind) => {
            laid(kind);
            let what = kind.name();
            first
                .notes
                .push(format!("{} lays down a {what}", name(before.seat)));
        }
        Action::Fold => {
            for kind in hand.kinds() {
                for copy in 0..hand.count(kind) {
                    first.changes.push(lay(before, kind, copy, eye));
                }
            }
            first.notes.push(format!("{} folds", name(before.seat)));
        }
        Action::Card(play) => {
            laid(play.card());
            show.play(before, play);
        }
        Action::Joker(play) => {
            laid(Card::JOKER);
            first
                .notes
                .push(format!("a joker as {}", play.card().name()));
            show.play(before, play);
        }
    }
    if let Action::Card(Play::Draw { from }) | Action::Joker(Play::Draw { from }) = action {
        let (me, from) = (name(before.seat), name(from));
        first.notes.push(format!("{me} draws a card from {from}"));
    }
    let mut stages = vec![first];
    stages.extend(show.stages);
    let mut after = before.clone();
    rules.play(&mut after, action);
    if after.round() != before.round() {
        let (size, first) = after.round();
        stages.push(Stage {
            notes: vec![format!(
                "a new round of {size} cards, begun by {}",
                name(first)
            )],
            ..Stage::default()
        });
    } else if (before.phase, after.phase) == (Phase::Give, Phase::Play) {
        stages.push(Stage {
            notes: vec!["the cards go to the partners".into()],
            ..Stage::default()
        });
    }
    Motion { stages }
}
