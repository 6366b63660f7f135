//! The picture of a view.

use super::action::Action;
use super::board::{Board, PIECES, Place};
use super::card::Card;
use super::layout::Layout;
use super::options::Dog;
use super::position::{Phase, Position};
use super::view::{SeenGift, SeenStack, View};
use super::{artwork, draft, entry, glyphs, motion, told};
use parlour_core::{
    Cell, Draft, Entry, Eye, Glyph, Label, Look, Mark, Motion, Palette, Picture, Piece, Refusal,
    Rng, Rules, Scene, Seat, Shape, Sign, Spot, Tray, Views,
};

const CARD: (f32, f32) = (0.8, 1.12);

impl Picture for Dog {
    fn scene(&self, seen: &View) -> Scene {
        scene(self, seen)
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs::glyphs()
    }
    fn letters(&self, glyph: &str) -> Vec<String> {
        glyphs::letters(glyph)
    }
    fn paths(&self, at: &Position, m: Action) -> Vec<Vec<Spot>> {
        entry::paths(self, at, m)
    }
    fn motion(&self, before: &Position, m: Action, eye: Eye) -> Motion {
        motion::motion(self, before, m, eye)
    }
    fn tell(&self, before: &Position, m: Action, eye: Eye) -> Option<String> {
        Some(told::tell(self, before, m, eye))
    }
    fn sign(&self, before: &Position, m: Action, eye: Eye) -> Option<Sign> {
        let card = match m {
            Action::Give(card) if eye.sees(Seat(before.seat)) => card,
            Action::Give(_) | Action::Fold => return None,
            Action::Discard(card) => card,
            Action::Card(play) => play.card(),
            Action::Joker(_) => Card::JOKER,
        };
        Some(Sign {
            glyph: glyphs::card(card),
            colour: None,
        })
    }
    fn entry(&self, seen: &View, touched: &[Spot]) -> Entry {
        if !seen.eye.sees(Seat(seen.seat)) {
            return Entry::default();
        }
        // The mover's moves depend on the mover's view only, so any sample will do.
        entry::entry(self, &self.sample(seen, &mut Rng::new(0)), touched)
    }
    fn palette(&self) -> Palette {
        draft::palette(self)
    }
    fn take_apart(&self, at: &Position) -> Draft {
        draft::take_apart(self, at)
    }
    fn put_together(&self, draft: &Draft) -> Result<String, Refusal> {
        draft::put_together(self, draft)
    }
}

/// The spot of a place of `seat`.
pub fn spot(seat: u8, place: Place) -> String {
    match place {
        Place::Ring(i) => format!("P{i}"),
        Place::Finish(i) => format!("F{seat}.{i}"),
    }
}

/// The spot of a slot in the kennel of `seat`; pieces fill it from the last slot down.
pub fn kennel(seat: u8, slot: u8) -> String {
    format!("K{seat}.{slot}")
}

/// The spot of copy number `copy` (from 0) of a card in hand.
pub fn in_hand(seat: u8, card: Card, copy: u8) -> String {
    match copy {
        0 => format!("hand/{seat}/{card}"),
        n => format!("hand/{seat}/{card}.{n}"),
    }
}

/// The spot of a card on the pile.
pub fn on_pile(card: Card) -> String {
    format!("pile/{card}")
}

/// A piece for a picture.
pub fn piece(rules: &Dog, seat: u8, spot: String, blocks: bool) -> Piece {
    let colour = rules.seat_name(Seat(seat)).to_lowercase();
    Piece {
        name: if blocks {
            format!("{colour} piece, blocking")
        } else {
            format!("{colour} piece")
        },
        spot,
        glyph: glyphs::piece(seat, blocks),
        colour: Some(seat),
        rim: None,
        turn: 0.0,
    }
}

/// A card for a picture.
pub fn card(card: Card, spot: String) -> Piece {
    Piece {
        spot,
        glyph: glyphs::card(card),
        colour: None,
        rim: None,
        turn: 0.0,
        name: card.name().into(),
    }
}

/// The whole picture.
pub fn scene(rules: &Dog, seen: &View) -> Scene {
    let layout = Layout::new(rules.players());
    let mut scene = Scene {
        size: layout.size(),
        palette: glyphs::palette(rules.players()),
        seat_turns: (0..rules.players()).map(|s| layout.turn(s)).collect(),
        captions: captions(rules, seen),
        artwork: artwork::board(&layout, rules.players()),
        plates: layout.plates(),
        ..Scene::default()
    };
    cells(rules, &layout, &mut scene);
    pieces(rules, &seen.board, &mut scene);
    trays(rules, seen, &mut scene);
    scene
}

fn cells(rules: &Dog, layout: &Layout, scene: &mut Scene) {
    let mut cell = |spot: String, name: String, at, radius, tint: Option<u8>| {
        scene.cells.push(Cell {
            spot,
            name,
            shape: Shape::Circle(radius),
            at,
            look: Look::Plain,
            tint,
        })
    };
    for i in 0..16 * rules.players() {
        let owner = (i % 16 == 0).then_some(i / 16);
        let name = match owner {
            Some(s) => format!("ring {i}, start of {}", rules.seat_name(Seat(s))),
            None => format!("ring {i}"),
        };
        let radius = if owner.is_some() { 0.48 } else { 0.46 };
        cell(spot(0, Place::Ring(i)), name, layout.ring(i), radius, owner);
    }
    for seat in 0..rules.players() {
        let who = rules.seat_name(Seat(seat));
        for slot in 0..PIECES {
            cell(
                spot(seat, Place::Finish(slot)),
                format!("finish {slot} of {who}"),
                layout.finish(seat, slot),
                0.46,
                Some(seat),
            );
            cell(
                kennel(seat, slot),
                format!("kennel of {who}"),
                layout.kennel(seat, slot),
                0.46,
                Some(seat),
            );
        }
        scene.labels.push(Label {
            at: layout.name(seat),
            text: who.into(),
            size: 0.55,
        });
    }
}

fn pieces(rules: &Dog, board: &Board, scene: &mut Scene) {
    for seat in 0..rules.players() {
        for place in board.places(seat) {
            let start = place == Place::Ring(Board::start(seat));
            let blocks = start && board.is_blocking(seat);
            let spot = spot(seat, place);
            if blocks {
                scene
                    .marks
                    .push(Mark::spot("blocking", &spot, "nobody passes here"));
            }
            scene.pieces.push(piece(rules, seat, spot, blocks));
        }
        for slot in PIECES - board.kennel(seat)..PIECES {
            let spot = kennel(seat, slot);
            scene.pieces.push(piece(rules, seat, spot, false));
        }
    }
}

fn captions(rules: &Dog, seen: &View) -> Vec<String> {
    let name = |s: u8| rules.seat_name(Seat(s));
    let mut captions = vec![format!(
        "A round of {} cards, begun by {}.",
        seen.size,
        name(seen.first)
    )];
    if let Some(how) =
        super::position::Position::without_cards(seen.board, seen.size, seen.first).outcome(rules)
    {
        let winners: Vec<_> = how.winners.iter().map(|s| name(s.0)).collect();
        captions.push(format!("{} won.", winners.join(" and ")));
        return captions;
    }
    captions.push(match seen.phase {
        Phase::Give => format!("{} chooses a card for the partner.", name(seen.seat)),
        Phase::Play => format!("{} is to play.", name(seen.seat)),
    });
    let out: Vec<_> = (0..rules.players())
        .filter(|s| seen.hands[*s as usize].size() == 0)
        .map(name)
        .collect();
    if !out.is_empty() {
        captions.push(format!("Without cards: {}.", out.join(", ")));
    }
    captions
}

fn slot(spot: String, name: String, column: usize) -> Cell {
    Cell {
        spot,
        name,
        shape: Shape::Card(CARD.0, CARD.1),
        at: (CARD.0 / 2.0 + column as f32 * (CARD.0 + 0.08), CARD.1 / 2.0),
        look: Look::Bare,
        tint: None,
    }
}

/// Places in two rows of seven, whether they are taken or not.
fn shelved(slots: &mut [Cell]) -> (f32, f32) {
    let (across, down) = (CARD.0 + 0.08, CARD.1 + 0.1);
    for (i, slot) in slots.iter_mut().enumerate() {
        let (column, row) = ((i % 7) as f32, (i / 7) as f32);
        slot.at = (CARD.0 / 2.0 + column * across, CARD.1 / 2.0 + row * down);
    }
    (7.0 * across, 2.0 * down)
}

fn row_of(n: usize) -> (f32, f32) {
    (
        n.max(1) as f32 * (CARD.0 + 0.08),
        if n > 0 { CARD.1 } else { 0.0 },
    )
}

fn trays(rules: &Dog, seen: &View, scene: &mut Scene) {
    for seat in 0..rules.players() {
        let who = rules.seat_name(Seat(seat));
        let hand = seen.hands[seat as usize];
        let mut slots = Vec::new();
        for kind in hand.known.kinds() {
            for copy in 0..hand.known.count(kind) {
                let spot = in_hand(seat, kind, copy);
                scene.pieces.push(card(kind, spot.clone()));
                slots.push(slot(spot, format!("hand of {who}"), slots.len()));
            }
        }
        scene.trays.push(Tray {
            spot: format!("hand/{seat}"),
            seat: Some(seat),
            name: format!("hand of {who}"),
            // As wide as the largest hand that is dealt, so that cards keep their size.
            size: row_of(if slots.is_empty() {
                0
            } else {
                slots.len().max(6)
            }),
            slots,
            hidden: hand.hidden,
        });
        let gift = seen.gifts[seat as usize];
        if seen.phase == Phase::Give && gift != SeenGift::None {
            let mut slots = Vec::new();
            if let SeenGift::Card(kind) = gift {
                let spot = format!("gift/{seat}");
                scene.pieces.push(card(kind, spot.clone()));
                slots.push(slot(spot, format!("gift of {who}"), 0));
            }
            scene.trays.push(Tray {
                spot: format!("gifts/{seat}"),
                seat: Some(seat),
                name: format!("gift of {who}"),
                size: row_of(slots.len()),
                slots,
                hidden: (gift == SeenGift::Hidden) as u8,
            });
        } else if let SeenGift::Card(kind) = gift
            && hand.hidden > 0
        {
            scene
                .captions
                .push(format!("{who} still has the {} you gave.", kind.name()));
        }
    }
    let mut slots = Vec::new();
    for kind in seen.pile.kinds() {
        let spot = on_pile(kind);
        let name = match seen.pile.count(kind) {
            1 => format!("{}, played once", kind.name()),
            n => format!("{}, played {n} times", kind.name()),
        };
        scene.pieces.push(Piece {
            name: name.clone(),
            ..card(kind, spot.clone())
        });
        scene.marks.push(Mark::badge(
            "pile",
            &spot,
            seen.pile.count(kind).to_string(),
            &name,
        ));
        slots.push(slot(spot, name, slots.len()));
    }
    scene.trays.push(Tray {
        spot: "pile".into(),
        seat: None,
        name: format!("played: {} cards", seen.pile.size()),
        size: shelved(&mut slots),
        slots,
        hidden: 0,
    });
    scene.trays.push(Tray {
        spot: "stack".into(),
        seat: None,
        name: "stack".into(),
        size: row_of(0),
        slots: Vec::new(),
        hidden: match &seen.stack {
            SeenStack::Known(stack) => stack.len() as u8,
            SeenStack::Hidden(n) => *n,
        },
    });
}
