//! Positions set up by hand: pieces on the ring and in the finishes, cards in hands. What is not set up is as
//! [`super::position_text`] fills it in.

use super::board::{Board, PIECES, Place};
use super::card::Card;
use super::options::Dog;
use super::position::{Phase, Position};
use super::scene::{piece, spot};
use parlour_core::{Draft, Field, Palette, Refusal, Rules, Seat, Spot, TURN, Tool};

const PHASE: &str = "phase";

fn hand(seat: u8) -> String {
    format!("hand {seat}")
}

/// The places of a board, each with its spot; those of a finish belong to one seat.
fn places(rules: &Dog) -> impl Iterator<Item = (Spot, Place, Option<u8>)> {
    let ring = (0..16 * rules.players()).map(Place::Ring);
    let ring = ring.map(|place| (spot(0, place), place, None));
    let slots = |seat| (0..PIECES).map(move |i| (seat, Place::Finish(i)));
    let finishes = (0..rules.players()).flat_map(slots);
    ring.chain(finishes.map(|(seat, place)| (spot(seat, place), place, Some(seat))))
}

pub(super) fn palette(rules: &Dog) -> Palette {
    let seats = || 0..rules.players();
    let name = |seat| rules.seat_name(Seat(seat));
    let tools = seats().flat_map(|seat| {
        let free = Tool::new(
            seat.to_string(),
            name(seat),
            piece(rules, seat, Spot::new(), false),
        );
        let blocks = Tool::new(
            format!("{seat}*"),
            name(seat),
            piece(rules, seat, Spot::new(), true),
        );
        [free, blocks]
    });
    let mut fields = vec![Field::of(
        TURN,
        "To move",
        seats().map(|seat| (seat.to_string(), name(seat))),
    )];
    if rules.partner(0).is_some() {
        let phases = [("play", "cards are played"), ("give", "a card is given")];
        fields.push(Field::of(PHASE, "Now", phases));
    }
    fields.extend(seats().map(|seat| {
        let cards = Card::all().map(|card| (card.letter(), card.name()));
        Field::many(&hand(seat), &format!("{}’s cards", name(seat)), cards)
    }));
    Palette {
        tools: tools.collect(),
        spots: places(rules).map(|(spot, ..)| spot).collect(),
        fields,
        ..Palette::default()
    }
}

pub(super) fn take_apart(rules: &Dog, at: &Position) -> Draft {
    let phase = match at.phase {
        Phase::Give => "give",
        Phase::Play => "play",
    };
    let mut draft = Draft::default()
        .with(TURN, at.seat.to_string())
        .with(PHASE, phase);
    for seat in 0..rules.players() {
        for place in at.board.places(seat) {
            let start = place == Place::Ring(Board::start(seat));
            let star = if start && at.board.is_blocking(seat) {
                "*"
            } else {
                ""
            };
            draft.on.insert(spot(seat, place), format!("{seat}{star}"));
        }
        let cards = at.hands[seat as usize].to_string();
        draft = draft.with(&hand(seat), cards.replace('-', ""));
    }
    draft
}

pub(super) fn put_together(rules: &Dog, draft: &Draft) -> Result<String, Refusal> {
    let mut board = vec![String::new(); rules.players() as usize];
    for (spot, place, owner) in places(rules) {
        let Some(tool) = draft.at(&spot) else {
            continue;
        };
        let (seat, star) = match tool.strip_suffix('*') {
            Some(seat) => (seat, "*"),
            None => (tool, ""),
        };
        let seat = seat.parse().ok().filter(|s| *s < rules.players());
        let seat: u8 = seat.ok_or_else(|| Refusal::malformed(format!("{tool:?} is no piece")))?;
        if let Some(owner) = owner.filter(|owner| *owner != seat) {
            let [owner, other] = [owner, seat].map(|s| rules.seat_name(Seat(s)));
            let why = format!("a piece of {other} lies in the finish of {owner}");
            return Err(Refusal::invalid(why));
        }
        board[seat as usize] += &format!("{place}{star}");
    }
    let hands = (0..rules.players()).map(|seat| {
        let cards: String = draft
            .field(&hand(seat))
            .split_whitespace()
            .collect::<String>()
            .to_ascii_uppercase();
        if cards.is_empty() { "-".into() } else { cards }
    });
    let phase = match draft.field(PHASE) {
        "" => "play",
        phase => phase,
    };
    Ok(format!(
        "{} {} {phase} {}",
        board.join("|"),
        draft.field(TURN),
        hands.collect::<Vec<_>>().join("|")
    ))
}
