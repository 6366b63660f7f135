//! Actions as people follow them: pieces by the places they stand on, not by ranks.
//!
//! ```text
//! gives K            a card for the partner; `gives a card` to eyes that may not know which
//! discards J, folds
//! K: kennel→P0       a piece comes out
//! 5: P3→P8 (Yellow home)
//! 7: P3→P6, P62→F1, F0'→F2'        leg by leg; ' = the partner's finish
//! J: P3↔P20 (Blue)   two pieces swapped, and whose the other is
//! 2: draws from Blue
//! X as 7: …          a joker
//! ```
//!
//! What stands in brackets is a remark. `->` and `<->` are read as the arrows.

use super::action::{Action, Leg, Legs, Play};
use super::board::{Board, Place};
use super::card::Card;
use super::options::Dog;
use super::position::Position;
use super::seven;
use parlour_core::{Eye, Refusal, Rules, Seat};

/// A legal action, as `eye` sees it.
pub fn write(rules: &Dog, at: &Position, action: Action, eye: Eye) -> String {
    match action {
        Action::Give(_) if !eye.sees(Seat(at.seat)) => "gives a card".into(),
        Action::Give(card) => format!("gives {}", letters(card)),
        Action::Discard(card) => format!("discards {}", letters(card)),
        Action::Fold => "folds".into(),
        Action::Card(play) => {
            let does = Walk::new(rules, at).write(at, play);
            format!("{}: {does}", letters(play.card()))
        }
        Action::Joker(play) => {
            let does = Walk::new(rules, at).write(at, play);
            format!("X as {}: {does}", letters(play.card()))
        }
    }
}

/// Reads what [`write()`] writes; `None` for texts of another form. Whether the action is legal is
/// not judged here.
pub fn read(rules: &Dog, at: &Position, text: &str) -> Option<Result<Action, Refusal>> {
    let plain = without_remarks(text);
    if let Some((head, body)) = plain.split_once(':') {
        return Some(read_play(rules, at, head, body));
    }
    let words: Vec<_> = plain.split_whitespace().collect();
    let verb = words.first()?.to_ascii_lowercase();
    let act = match (verb.as_str(), &words[1..]) {
        ("folds" | "fold", []) => return Some(Ok(Action::Fold)),
        ("gives" | "give", rest) => (rest, Action::Give as fn(Card) -> Action),
        ("discards" | "discard", rest) => (rest, Action::Discard as fn(Card) -> Action),
        _ => return None,
    };
    Some(match act {
        ([card], action) => read_card(card).map(action),
        _ => Err(Refusal::malformed(format!(
            "{text:?} does not say which card"
        ))),
    })
}

/// As a card is printed on the table: `10`, not `T`.
fn letters(card: Card) -> String {
    match card.letter() {
        'T' => "10".into(),
        letter => letter.into(),
    }
}

fn read_card(text: &str) -> Result<Card, Refusal> {
    let card = match text.to_ascii_uppercase().as_bytes() {
        b"10" => Card::from_letter(b'T'),
        [letter] => Card::from_letter(*letter),
        _ => None,
    };
    card.ok_or_else(|| Refusal::malformed(format!("{text:?} is no card A23456789TJQKX")))
}

fn without_remarks(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .filter(|c| {
            depth += (*c == '(') as i32;
            let said = depth <= 0;
            depth -= (*c == ')') as i32;
            said
        })
        .collect()
}

fn read_play(rules: &Dog, at: &Position, head: &str, body: &str) -> Result<Action, Refusal> {
    let words: Vec<_> = head.split_whitespace().collect();
    match words[..] {
        [card] => {
            let card = read_card(card)?;
            Walk::new(rules, at).read(at, card, body).map(Action::Card)
        }
        [joker, word, card] if word.eq_ignore_ascii_case("as") => {
            if read_card(joker)? != Card::JOKER {
                return Err(Refusal::malformed(format!(
                    "{joker:?} is no joker: only X is played as another card"
                )));
            }
            let card = read_card(card)?;
            Walk::new(rules, at).read(at, card, body).map(Action::Joker)
        }
        _ => Err(Refusal::malformed(format!(
            "{:?} before the colon is neither a card nor X as a card",
            head.trim()
        ))),
    }
}

/// A play that is followed leg by leg.
struct Walk<'w> {
    rules: &'w Dog,
    board: Board,
    side: u8,
    mate: Option<u8>,
    /// Where the pieces stand now, by their rank at the beginning; own ones, then the mate's.
    places: [[Option<Place>; 4]; 2],
}

impl<'w> Walk<'w> {
    fn new(rules: &'w Dog, at: &Position) -> Walk<'w> {
        let turn = at.turn(rules);
        let ranked = |seat: u8| {
            let mut places = [None; 4];
            for (place, here) in places.iter_mut().zip(at.board().ranked(seat)) {
                *place = Some(here);
            }
            places
        };
        Walk {
            rules,
            board: *at.board(),
            side: turn.side(),
            mate: turn.mate(),
            places: [ranked(turn.side()), turn.mate().map_or([None; 4], ranked)],
        }
    }
    fn name(&self, seat: u8) -> &'static str {
        self.rules.seat_name(Seat(seat))
    }
    fn seat(&self, mate: bool) -> u8 {
        match self.mate {
            Some(seat) if mate => seat,
            _ => self.side,
        }
    }
    /// ` (Yellow, Blue home)`, or nothing.
    fn sent_home(&self, squares: u128) -> String {
        let ring = (0..self.board.ring()).filter(|i| squares >> i & 1 == 1);
        let owners = ring.filter_map(|i| self.board.owner(i));
        let names: Vec<_> = owners.map(|seat| self.name(seat)).collect();
        if names.is_empty() {
            return String::new();
        }
        format!(" ({} home)", names.join(", "))
    }
    /// Moves a piece; everything on `swept` squares goes home.
    fn go(&mut self, leg: Leg, from: Place, to: Place, swept: u128) {
        self.board.sweep(swept);
        self.board.relocate(self.seat(leg.mate), from, to);
        for place in self.places.iter_mut().flatten() {
            if let Some(Place::Ring(square)) = *place
                && swept >> square & 1 == 1
            {
                *place = None;
            }
        }
        self.places[leg.mate as usize][leg.rank as usize] = Some(to);
    }
    fn target(&self, seat: u8, from: Place, steps: u8, avoid: bool) -> Option<Place> {
        seven::target(self.rules, &self.board, seat, from, steps, avoid)
    }

    fn write(&mut self, at: &Position, play: Play) -> String {
        let mark = |mate: bool, place: Place| match place {
            Place::Finish(_) if mate => format!("{place}'"),
            place => place.to_string(),
        };
        match play {
            Play::Start(_) => {
                let start = Board::start(self.side);
                format!("kennel→P{start}{}", self.sent_home(1 << start))
            }
            Play::Draw { from } => format!("draws from {}", self.name(from)),
            Play::Swap { rank, seat, other } => {
                let mine = self.board.ranked(self.side)[rank as usize];
                let theirs = self.board.ranked(seat)[other as usize];
                format!("{mine}↔{theirs} ({})", self.name(seat))
            }
            Play::Seven(legs) => {
                let mut said = Vec::new();
                for leg in legs.iter() {
                    let seat = self.seat(leg.mate);
                    let from = self.places[leg.mate as usize][leg.rank as usize];
                    let from = from.expect("the play is legal");
                    let to = self.target(seat, from, leg.steps, leg.avoid);
                    let to = to.expect("the play is legal");
                    let swept = self.board.swept(seat, from, to, leg.steps);
                    said.push(format!(
                        "{}→{}{}",
                        mark(leg.mate, from),
                        mark(leg.mate, to),
                        self.sent_home(swept)
                    ));
                    self.go(leg, from, to, swept);
                }
                said.join(", ")
            }
            Play::One { .. } | Play::Forward { .. } | Play::Back { .. } => {
                let turn = at.turn(self.rules);
                let (rank, to) = turn.landing(play).expect("the play is legal");
                let from = turn.own()[rank as usize];
                let home = match to {
                    Place::Ring(square) => self.sent_home(1 << square),
                    Place::Finish(_) => String::new(),
                };
                format!("{from}→{to}{home}")
            }
        }
    }

    fn read(&mut self, at: &Position, card: Card, body: &str) -> Result<Play, Refusal> {
        let words: Vec<_> = body.split_whitespace().collect();
        if let [draws, from, who] = words[..]
            && draws.eq_ignore_ascii_case("draws")
            && from.eq_ignore_ascii_case("from")
        {
            let named =
                |seat: &u8| self.name(*seat).eq_ignore_ascii_case(who) || who.parse() == Ok(*seat);
            let from = (0..self.board.seats()).find(named);
            let from = from.ok_or_else(|| Refusal::malformed(format!("nobody is called {who}")))?;
            return self
                .only(Card::TWO, card, "draws a card")
                .map(|()| Play::Draw { from });
        }
        let plain: String = words.concat().replace("<->", "↔").replace("->", "→");
        if let Some((mine, theirs)) = plain.split_once('↔') {
            self.only(Card::JACK, card, "swaps")?;
            return self.read_swap(mine, theirs);
        }
        let legs = plain.split(',').map(|leg| {
            leg.split_once('→').ok_or_else(|| {
                let why = format!("{leg:?} does not say from where and to where: P3→P8");
                Refusal::malformed(why)
            })
        });
        let legs: Vec<_> = legs.collect::<Result<_, _>>()?;
        if card == Card::SEVEN {
            return self.read_seven(&legs);
        }
        let [(from, to)] = legs[..] else {
            return Err(Refusal::malformed("only a 7 is split between pieces"));
        };
        let to = read_place(to)?.0;
        if from.eq_ignore_ascii_case("kennel") {
            let start = Place::Ring(Board::start(self.side));
            return match to == start {
                true => Ok(Play::Start(card)),
                false => Err(Refusal::illegal(format!(
                    "a piece comes out on {start}, not on {to}"
                ))),
            };
        }
        let from = read_place(from)?.0;
        let rank = self.own_piece_on(from)?;
        let forward = [false, true].map(|avoid| Play::Forward { card, rank, avoid });
        let one = [false, true].map(|avoid| Play::One { rank, avoid });
        let mut plays = forward.to_vec();
        match card {
            Card::ACE => plays.extend(one),
            Card::FOUR => plays.push(Play::Back { rank }),
            _ => {}
        }
        let turn = at.turn(self.rules);
        let leads = |play: &Play| turn.landing(*play) == Some((rank, to));
        plays.into_iter().find(leads).ok_or_else(|| {
            let what = card.name();
            Refusal::illegal(format!("{what} does not bring the piece on {from} to {to}"))
        })
    }
    /// Is the card that was said the one that does this?
    fn only(&self, right: Card, said: Card, does: &str) -> Result<(), Refusal> {
        match said == right {
            true => Ok(()),
            false => Err(Refusal::illegal(format!(
                "only {} {does}, not {}",
                right.name(),
                said.name()
            ))),
        }
    }
    fn read_swap(&self, mine: &str, theirs: &str) -> Result<Play, Refusal> {
        let (mine, theirs) = (read_place(mine)?.0, read_place(theirs)?.0);
        let rank = self.own_piece_on(mine)?;
        let owner = match theirs {
            Place::Ring(square) => self.board.owner(square),
            Place::Finish(_) => None,
        };
        let other = owner.and_then(|seat| {
            let ranked = self.board.ranked(seat);
            let other = ranked.iter().position(|place| *place == theirs)?;
            Some((seat, other as u8))
        });
        let (seat, other) = other
            .ok_or_else(|| Refusal::illegal(format!("no piece on {theirs} can be swapped")))?;
        Ok(Play::Swap { rank, seat, other })
    }
    fn read_seven(&mut self, said: &[(&str, &str)]) -> Result<Play, Refusal> {
        let (mut legs, mut left) = (Legs::NONE, 7);
        for (from, to) in said {
            let ((from, mates), to) = (read_place(from)?, read_place(to)?.0);
            let (mate, rank) = self.piece_on(from, mates)?;
            let seat = self.seat(mate);
            let ways = (1..=left).flat_map(|steps| [(steps, false), (steps, true)]);
            let leads = |way: &(u8, bool)| self.target(seat, from, way.0, way.1) == Some(to);
            let Some((steps, avoid)) = ways.into_iter().find(leads) else {
                return Err(Refusal::illegal(format!(
                    "the piece on {from} cannot reach {to} with {left} steps left"
                )));
            };
            let leg = Leg {
                rank,
                mate,
                steps,
                avoid,
            };
            let swept = self.board.swept(seat, from, to, steps);
            self.go(leg, from, to, swept);
            legs = legs.then(leg);
            left -= steps;
        }
        match left {
            0 => Ok(Play::Seven(legs)),
            _ => Err(Refusal::illegal(format!(
                "the legs add up to {}, not 7",
                7 - left
            ))),
        }
    }
    /// The rank of the own piece that stands here; only a 7 moves the mate's as well.
    fn own_piece_on(&self, place: Place) -> Result<u8, Refusal> {
        match self.piece_on(place, false)? {
            (false, rank) => Ok(rank),
            (true, _) => {
                let who = self.name(self.side);
                Err(Refusal::illegal(format!(
                    "no piece of {who} stands on {place}"
                )))
            }
        }
    }
    /// Whose piece stands here now, and its rank: an own one, or the mate's.
    fn piece_on(&self, place: Place, mates: bool) -> Result<(bool, u8), Refusal> {
        let ring = matches!(place, Place::Ring(_));
        let whose = [false, true]
            .into_iter()
            .filter(|mate| ring && !mates || *mate == mates);
        let mut found = whose.filter_map(|mate| {
            let rank = self.places[mate as usize]
                .iter()
                .position(|p| *p == Some(place));
            Some((mate, rank? as u8))
        });
        found.next().ok_or_else(|| {
            let who = self.name(self.seat(mates));
            Refusal::illegal(format!("no piece of {who} stands on {place}"))
        })
    }
}

/// `P12`, `F0`, and `F0'` for the partner's.
fn read_place(text: &str) -> Result<(Place, bool), Refusal> {
    let bad = || Refusal::malformed(format!("{text:?} is no place such as P12 or F0"));
    let (body, mates) = match text.strip_suffix('\'') {
        Some(body) => (body, true),
        None => (text, false),
    };
    let number = body
        .get(1..)
        .filter(|n| n.bytes().all(|b| b.is_ascii_digit()));
    let number: u8 = number.and_then(|n| n.parse().ok()).ok_or_else(bad)?;
    match body.as_bytes()[0] {
        b'P' | b'p' if number < Board::LARGEST_RING => Ok((Place::Ring(number), mates)),
        b'F' | b'f' if number < 4 => Ok((Place::Finish(number), mates)),
        _ => Err(bad()),
    }
}
