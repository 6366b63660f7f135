//! Positions and views as one line:
//! `BOARD SEAT PHASE HANDS [ROUND [GIFTS [STACK [PILE [SHUFFLER]]]]]`.
//!
//! Hands, gifts and pile are cards in the order `A23456789TJQKX`, `-` for none, `?` for a card that
//! the eye cannot see; the stack is top card first, or `?` and a count. GIFTS has one entry a seat:
//! in phase `give` what that seat has chosen, in phase `play` which card of that seat's hand is
//! known from a gift. A board alone is that board with the first round dealt from the seed.

use super::board::SEATS;
use super::card::{CARDS, Card, Hand, Stack};
use super::drawing;
use super::move_text::read_board;
use super::options::Dog;
use super::position::{LEAST, MOST, Phase, Position};
use super::view::{SeenGift, SeenHand, SeenStack, View};
use parlour_core::{Eye, Refusal, Rng, Views};

/// Writes what an eye knows.
pub fn write(rules: &Dog, seen: &View) -> String {
    let n = rules.players() as usize;
    let hands = seen.hands[..n].iter().map(|hand| {
        let hidden = "?".repeat(hand.hidden as usize);
        match (hand.known.is_empty(), hand.hidden) {
            (true, 1..) => hidden,
            _ => format!("{}{hidden}", hand.known),
        }
    });
    let gifts = seen.gifts[..n].iter().map(|gift| match gift {
        SeenGift::None => "-".into(),
        SeenGift::Hidden => "?".into(),
        SeenGift::Card(card) => card.to_string(),
    });
    let phase = match seen.phase {
        Phase::Give => "give",
        Phase::Play => "play",
    };
    let stack = match &seen.stack {
        SeenStack::Known(stack) => stack.to_string(),
        SeenStack::Hidden(n) => format!("?{n}"),
    };
    let shuffler = seen.shuffler.map_or("?".into(), |s| format!("{s:016x}"));
    format!(
        "{} {} {phase} {} {}:{} {} {stack} {} {shuffler}",
        seen.board,
        seen.seat,
        hands.collect::<Vec<_>>().join("|"),
        seen.size,
        seen.first,
        gifts.collect::<Vec<_>>().join("|"),
        seen.pile,
    )
}

/// Reads a whole position; the seed fills in what is left out.
pub fn read_position(rules: &Dog, text: &str, seed: u64) -> Result<Position, Refusal> {
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    let is_drawn = text.trim().lines().count() > 4;
    let board = match fields[..] {
        [board] => Some(read_board(board, rules.players())?),
        _ if is_drawn => Some(drawing::read(text, rules.players())?),
        _ => None,
    };
    if let Some(board) = board {
        return Ok(Position {
            board,
            ..Position::start(rules, seed)
        });
    }
    let seen = read_fields(rules, &fields, Eye::Keeper)?;
    if seen.hands.iter().any(|hand| hand.hidden > 0) || seen.gifts.contains(&SeenGift::Hidden) {
        return Err(Refusal::invalid(
            "a position shows all cards: `?` stands in views only",
        ));
    }
    let mut rng = Rng::new(seed);
    let mut at = rules.sample(&seen, &mut rng);
    match fields.get(6) {
        Some(field) if field.starts_with('?') => {
            return Err(Refusal::invalid("a position shows the stack, card by card"));
        }
        Some(_) => {}
        None => {
            at.stack = Stack::default();
            let mut rest = Hand::deck();
            for card in at.cards().cards() {
                rest.take(card);
            }
            at.stack.refill(&rest, &mut rng);
        }
    }
    at.shuffler = match seen.shuffler {
        Some(shuffler) => shuffler,
        None if fields.get(8).is_some() => {
            return Err(Refusal::invalid("a position shows the shuffler"));
        }
        None => rng.state(),
    };
    Ok(at)
}

impl Dog {
    /// Reads a position text as what `eye` sees, with `?` for what it cannot know. Cards of others
    /// that the text shows are forgotten; what is left out is hidden.
    pub fn read_view(&self, text: &str, eye: Eye) -> Result<View, Refusal> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let mut seen = read_fields(self, &fields, eye)?;
        if eye == Eye::Keeper {
            let hidden = seen.hands.iter().any(|hand| hand.hidden > 0)
                || seen.gifts.contains(&SeenGift::Hidden)
                || seen.shuffler.is_none()
                || matches!(seen.stack, SeenStack::Hidden(_));
            if hidden {
                return Err(Refusal::invalid("nothing is hidden from the keeper"));
            }
            return Ok(seen);
        }
        if let SeenStack::Known(stack) = &seen.stack {
            seen.stack = SeenStack::Hidden(stack.len() as u8);
        }
        seen.shuffler = None;
        for seat in 0..self.players() {
            let own = eye == Eye::Seat(parlour_core::Seat(seat));
            let hand = &mut seen.hands[seat as usize];
            if own && hand.hidden > 0 {
                return Err(Refusal::invalid(format!(
                    "seat {seat} sees its own hand: no `?` there"
                )));
            }
            if !own {
                *hand = SeenHand {
                    known: Hand::EMPTY,
                    hidden: hand.size(),
                };
            }
            let gift = &mut seen.gifts[seat as usize];
            if own && *gift == SeenGift::Hidden {
                return Err(Refusal::invalid(format!(
                    "seat {seat} knows its own gift: no `?` there"
                )));
            }
            let gave = matches!(eye, Eye::Seat(me) if self.partner(me.0) == Some(seat));
            if !own && *gift != SeenGift::None {
                *gift = match seen.phase {
                    Phase::Give => SeenGift::Hidden,
                    Phase::Play if gave => *gift,
                    Phase::Play => SeenGift::None,
                };
            }
        }
        Ok(seen)
    }
}

fn read_fields(rules: &Dog, fields: &[&str], eye: Eye) -> Result<View, Refusal> {
    let n = rules.players();
    let [board, seat, phase, hands, rest @ ..] = fields else {
        return Err(Refusal::malformed(
            "a position is BOARD SEAT PHASE HANDS [ROUND [GIFTS [STACK [PILE [SHUFFLER]]]]]",
        ));
    };
    if rest.len() > 5 {
        return Err(Refusal::malformed(format!(
            "{:?} comes after the last field",
            rest[5]
        )));
    }
    let board = read_board(board, n)?;
    let seat = read_seat(seat, n)?;
    let phase = match *phase {
        "give" => Phase::Give,
        "play" => Phase::Play,
        other => {
            return Err(Refusal::malformed(format!(
                "the phase is give or play, not {other:?}"
            )));
        }
    };
    if phase == Phase::Give && rules.partner(0).is_none() {
        return Err(Refusal::invalid(
            "phase give, but nobody has a partner under these rules",
        ));
    }
    let mut seen = View {
        eye,
        board,
        seat,
        phase,
        hands: read_hands(hands, n, "hands")?,
        gifts: [SeenGift::None; SEATS],
        size: MOST,
        first: 0,
        stack: SeenStack::Known(Stack::default()),
        pile: Hand::EMPTY,
        shuffler: None,
    };
    if let Some(round) = rest.first() {
        let bad =
            || Refusal::malformed(format!("a round is SIZE:FIRST such as 6:0, not {round:?}"));
        let (size, first) = round.split_once(':').ok_or_else(bad)?;
        let size = size.parse::<u8>().map_err(|_| bad())?;
        if !(LEAST..=MOST).contains(&size) {
            return Err(Refusal::invalid(format!(
                "a round has {LEAST} to {MOST} cards, not {size}"
            )));
        }
        (seen.size, seen.first) = (size, read_seat(first, n)?);
    }
    if let Some(gifts) = rest.get(1) {
        let gifts = read_hands(gifts, n, "gifts")?;
        for (seat, gift) in (0..n as usize).zip(gifts) {
            seen.gifts[seat] = match (gift.known.nth(0), gift.size()) {
                (_, 2..) => {
                    return Err(Refusal::invalid(format!(
                        "seat {seat} has more than one gift"
                    )));
                }
                (Some(card), _) => SeenGift::Card(card),
                (None, 1) => SeenGift::Hidden,
                (None, _) => SeenGift::None,
            };
        }
    }
    if let Some(pile) = rest.get(3) {
        let SeenHand { known, hidden } = read_hand(pile, "pile")?;
        if hidden > 0 {
            return Err(Refusal::malformed("the pile is open: no `?` there"));
        }
        seen.pile = known;
    }
    seen.stack = match rest.get(2) {
        Some(stack) => read_stack(stack)?,
        None => SeenStack::Hidden(CARDS as u8 - cards_elsewhere(&seen).min(CARDS) as u8),
    };
    if let Some(shuffler) = rest.get(4)
        && *shuffler != "?"
    {
        let hex = shuffler.len() == 16 && shuffler.bytes().all(|b| b.is_ascii_hexdigit());
        let state = u64::from_str_radix(shuffler, 16).ok().filter(|_| hex);
        seen.shuffler = Some(state.ok_or_else(|| {
            Refusal::malformed(format!("the shuffler is 16 hex digits, not {shuffler:?}"))
        })?);
    }
    check(rules, &seen)?;
    Ok(seen)
}

/// Cards outside the stack.
fn cards_elsewhere(seen: &View) -> usize {
    let hands: usize = seen.hands.iter().map(|hand| hand.size() as usize).sum();
    let chosen = seen.gifts.iter().filter(|gift| **gift != SeenGift::None);
    let chosen = match seen.phase {
        Phase::Give => chosen.count(),
        Phase::Play => 0,
    };
    hands + chosen + seen.pile.size() as usize
}

/// What can be read but cannot be.
fn check(rules: &Dog, seen: &View) -> Result<(), Refusal> {
    let stack = match &seen.stack {
        SeenStack::Known(stack) => stack.len(),
        SeenStack::Hidden(n) => *n as usize,
    };
    if cards_elsewhere(seen) + stack > CARDS {
        return Err(Refusal::invalid(format!(
            "more cards than the {CARDS} of the deck"
        )));
    }
    let mut known = seen.pile;
    for seat in 0..rules.players() as usize {
        known.add_all(&seen.hands[seat].known);
        match (seen.gifts[seat], seen.phase) {
            (SeenGift::Card(card), Phase::Give) => known.add(card),
            (SeenGift::Card(card), Phase::Play) => {
                let SeenHand { known, hidden } = seen.hands[seat];
                if rules.partner(0).is_none() {
                    return Err(Refusal::invalid("gifts, but nobody has a partner"));
                }
                if !known.has(card) && hidden == 0 {
                    return Err(Refusal::invalid(format!(
                        "the gift {card} is not in the hand of seat {seat}"
                    )));
                }
            }
            (SeenGift::Hidden, Phase::Play) => {
                return Err(Refusal::invalid(
                    "in phase play GIFTS holds known cards only: no `?` there",
                ));
            }
            _ => {}
        }
    }
    if let SeenStack::Known(cards) = &seen.stack {
        cards.from_top_down().for_each(|card| known.add(card));
    }
    for card in Card::all() {
        if known.count(card) > card.copies() {
            return Err(Refusal::invalid(format!(
                "{} times {card}, but the deck holds {}",
                known.count(card),
                card.copies()
            )));
        }
    }
    let over = Position::without_cards(seen.board, seen.size, seen.first)
        .outcome(rules)
        .is_some();
    if over {
        return Ok(());
    }
    let seat = seen.seat as usize;
    if seen.hands[seat].size() == 0 {
        return Err(Refusal::invalid(format!(
            "seat {seat} is to move but has no card"
        )));
    }
    if seen.phase == Phase::Give && seen.gifts[seat] != SeenGift::None {
        return Err(Refusal::invalid(format!(
            "seat {seat} is to choose a gift but has chosen one"
        )));
    }
    Ok(())
}

fn read_seat(text: &str, players: u8) -> Result<u8, Refusal> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] if digit - b'0' < players => Ok(digit - b'0'),
        [b'0'..=b'9'] => Err(Refusal::invalid(format!(
            "there is no seat {text} with {players} players"
        ))),
        _ => Err(Refusal::malformed(format!(
            "a seat is a digit, not {text:?}"
        ))),
    }
}

fn read_hands(text: &str, players: u8, what: &str) -> Result<[SeenHand; SEATS], Refusal> {
    let parts: Vec<&str> = text.split('|').collect();
    if parts.len() != players as usize {
        return Err(Refusal::malformed(format!(
            "{what} for {} players, not {players}: {text:?}",
            parts.len()
        )));
    }
    let mut hands = [SeenHand::default(); SEATS];
    for (hand, part) in hands.iter_mut().zip(parts) {
        *hand = read_hand(part, what)?;
    }
    Ok(hands)
}

fn read_hand(text: &str, what: &str) -> Result<SeenHand, Refusal> {
    let mut hand = SeenHand::default();
    if text.len() > CARDS {
        return Err(Refusal::invalid(format!(
            "more cards than the {CARDS} of the deck"
        )));
    }
    if text.is_empty() {
        return Err(Refusal::malformed(format!(
            "an empty entry in the {what}: write - for no cards"
        )));
    }
    for byte in text.bytes().filter(|_| text != "-") {
        match Card::from_letter(byte) {
            Some(card) => hand.known.add(card),
            None if byte == b'?' => hand.hidden += 1,
            None => {
                return Err(Refusal::malformed(format!(
                    "{text:?} in the {what} is not a list of cards A23456789TJQKX"
                )));
            }
        }
    }
    Ok(hand)
}

fn read_stack(text: &str) -> Result<SeenStack, Refusal> {
    let bad = || Refusal::malformed(format!("the stack {text:?} is not a list of cards"));
    if let Some(count) = text.strip_prefix('?') {
        let count = count.parse::<u8>().map_err(|_| bad())?;
        return Ok(SeenStack::Hidden(count));
    }
    if text.len() > CARDS {
        return Err(Refusal::invalid(format!(
            "more cards than the {CARDS} of the deck"
        )));
    }
    let letters = text.bytes().filter(|_| text != "-");
    let cards: Option<Vec<Card>> = letters.map(Card::from_letter).collect();
    let cards = cards.ok_or_else(bad)?;
    Ok(SeenStack::Known(Stack::from_top(cards.into_iter())))
}
