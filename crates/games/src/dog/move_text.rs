//! Actions and boards as text: the notation of libdog, with `F` for folding and `2?p` for drawing.
//!
//! ```text
//! action := 'G' c | 'D' c | 'F' | ['X'] play          c one of A23456789TJQKX
//! play   := ('A'|'K') '#'                             start
//!         | [2 3 5 6 8 9 T Q K] r ['-']               forward
//!         | 'A' ["'"] r ['-']                         A = 11, A' = 1
//!         | '4' r ['-'] | "4'" r                      4' = back
//!         | '7' (r ["'"] n ['-'])+                    n add up to 7; ' = the partner's piece
//!         | 'J' r p r2                                own rank, other seat, its rank
//!         | '2' '?' p                                 draw from seat p
//! board  := player ('|' player)*                      player := (('P' index | 'F' 0..3) ['*']){0,4}
//! ```

use super::action::{Action, Leg, Legs, Play};
use super::board::{Board, PIECES, Place};
use super::card::Card;
use parlour_core::Refusal;
use std::fmt;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Give(card) => write!(f, "G{card}"),
            Action::Discard(card) => write!(f, "D{card}"),
            Action::Fold => f.write_str("F"),
            Action::Card(play) => play.fmt(f),
            Action::Joker(play) => write!(f, "X{play}"),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dash = |avoid: &bool| if *avoid { "-" } else { "" };
        match self {
            Play::Start(card) => write!(f, "{card}#"),
            Play::One { rank, avoid } => write!(f, "A'{rank}{}", dash(avoid)),
            Play::Forward { card, rank, avoid } => write!(f, "{card}{rank}{}", dash(avoid)),
            Play::Back { rank } => write!(f, "4'{rank}"),
            Play::Seven(legs) => write!(f, "7{legs}"),
            Play::Swap { rank, seat, other } => write!(f, "J{rank}{seat}{other}"),
            Play::Draw { from } => write!(f, "2?{from}"),
        }
    }
}

impl fmt::Display for Legs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|leg| {
            let mate = if leg.mate { "'" } else { "" };
            let dash = if leg.avoid { "-" } else { "" };
            write!(f, "{}{mate}{}{dash}", leg.rank, leg.steps)
        })
    }
}

/// Characters one after the other.
struct Reader<'t> {
    rest: &'t [u8],
}

impl Reader<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }
    fn eat(&mut self, byte: u8) -> bool {
        let here = self.rest.first() == Some(&byte);
        if here {
            self.next();
        }
        here
    }
    fn digit(&mut self, from: u8, to: u8, what: &str) -> Result<u8, String> {
        let digit = self.next().filter(u8::is_ascii_digit).map(|b| b - b'0');
        let digit = digit.filter(|d| (from..=to).contains(d));
        digit.ok_or_else(|| format!("{what} is a digit from {from} to {to}"))
    }
    fn rank(&mut self) -> Result<u8, String> {
        self.digit(0, 3, "the rank of a piece")
    }
    fn card(&mut self) -> Result<Card, String> {
        let card = self.next().and_then(Card::from_letter);
        card.ok_or_else(|| "a card is one of A23456789TJQKX".into())
    }
}

/// Reads any spelling of an action, legal or not; blanks do not count.
pub fn read_action(text: &str) -> Result<Action, Refusal> {
    let plain: Vec<u8> = text.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
    let shown: String = text.chars().take(40).collect();
    let bad = |why: String| Refusal::malformed(format!("{shown:?} is not an action: {why}"));
    let mut reader = Reader { rest: &plain };
    let action = match plain.first() {
        None => Err("it is empty".into()),
        Some(b'G') => {
            reader.next();
            reader.card().map(Action::Give)
        }
        Some(b'D') => {
            reader.next();
            reader.card().map(Action::Discard)
        }
        Some(b'F') => {
            reader.next();
            Ok(Action::Fold)
        }
        Some(b'X') => {
            reader.next();
            read_play(&mut reader).map(Action::Joker)
        }
        Some(_) => read_play(&mut reader).map(Action::Card),
    };
    let action = action.map_err(bad)?;
    match reader.rest {
        [] => Ok(action),
        rest => Err(bad(format!(
            "{:?} is left over",
            String::from_utf8_lossy(rest)
        ))),
    }
}

fn read_play(reader: &mut Reader) -> Result<Play, String> {
    let card = reader.card()?;
    match card {
        Card::JOKER => return Err("a joker stands for a card other than the joker".into()),
        Card::ACE | Card::KING if reader.eat(b'#') => return Ok(Play::Start(card)),
        Card::ACE if reader.eat(b'\'') => {
            return Ok(Play::One {
                rank: reader.rank()?,
                avoid: reader.eat(b'-'),
            });
        }
        Card::TWO if reader.eat(b'?') => {
            let from = reader.digit(0, 9, "the seat after `?`")?;
            return Ok(Play::Draw { from });
        }
        Card::FOUR if reader.eat(b'\'') => {
            let rank = reader.rank()?;
            return Ok(Play::Back { rank });
        }
        Card::SEVEN => return read_legs(reader).map(Play::Seven),
        Card::JACK => {
            return Ok(Play::Swap {
                rank: reader.rank()?,
                seat: reader.digit(0, 9, "the seat of the other piece")?,
                other: reader.rank()?,
            });
        }
        _ => {}
    }
    Ok(Play::Forward {
        card,
        rank: reader.rank()?,
        avoid: reader.eat(b'-'),
    })
}

fn read_legs(reader: &mut Reader) -> Result<Legs, String> {
    let (mut legs, mut sum) = (Legs::NONE, 0);
    while !reader.rest.is_empty() || sum == 0 {
        let leg = Leg {
            rank: reader.rank()?,
            mate: reader.eat(b'\''),
            steps: reader.digit(1, 7, "the number of steps")?,
            avoid: reader.eat(b'-'),
        };
        sum += leg.steps;
        if sum > 7 {
            return Err("the legs add up to more than 7".into());
        }
        legs = legs.then(leg);
    }
    if sum < 7 {
        return Err(format!("the legs add up to {sum}, not 7"));
    }
    Ok(legs)
}

impl fmt::Display for Board {
    /// Ring squares rising, then the finish: `P0*F1|P14P16|F0F3|P36P48*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in 0..self.seats() {
            if seat > 0 {
                f.write_str("|")?;
            }
            for place in self.places(seat) {
                place.fmt(f)?;
                if place == Place::Ring(Board::start(seat)) && self.is_blocking(seat) {
                    f.write_str("*")?;
                }
            }
        }
        Ok(())
    }
}

/// One piece of a board as written: seat, place, star.
pub type Written = (u8, Place, bool);

/// The pieces of a board text for `players`, wherever their stars stand; no two on one place.
pub fn read_pieces(text: &str, players: u8) -> Result<Vec<Written>, Refusal> {
    let parts: Vec<&str> = text.split('|').collect();
    if parts.len() == 1 {
        return Err(Refusal::malformed(format!(
            "{text:?} is no board: the places of each player's pieces with | between, such as P0*F1|P16||"
        )));
    }
    if parts.len() != players as usize {
        return Err(Refusal::malformed(format!(
            "the board {text:?} is for {} players, not {players}",
            parts.len()
        )));
    }
    let mut pieces: Vec<Written> = Vec::new();
    for (seat, part) in (0..).zip(parts) {
        let mut reader = Reader {
            rest: part.as_bytes(),
        };
        let before = pieces.len();
        while !reader.rest.is_empty() {
            let place = read_place(&mut reader, part)?;
            let star = reader.eat(b'*');
            if let Place::Ring(i) = place
                && i >= 16 * players
            {
                return Err(Refusal::invalid(format!(
                    "{place} is not on a ring of {} squares",
                    16 * players
                )));
            }
            let taken = |(s, p, _): &Written| {
                *p == place && (*s == seat || matches!(place, Place::Ring(_)))
            };
            if let Some((other, ..)) = pieces.iter().find(|p| taken(p)) {
                return Err(Refusal::invalid(format!(
                    "two pieces stand on {place}, of seats {other} and {seat}"
                )));
            }
            pieces.push((seat, place, star));
        }
        if pieces.len() - before > PIECES as usize {
            return Err(Refusal::invalid(format!(
                "seat {seat} has more than {PIECES} pieces"
            )));
        }
    }
    Ok(pieces)
}

fn read_place(reader: &mut Reader, part: &str) -> Result<Place, Refusal> {
    let bad = || {
        Refusal::malformed(format!(
            "{part:?} is not a list of places such as P12 or F3"
        ))
    };
    match reader.next() {
        Some(b'P') => {
            let digits = reader
                .rest
                .iter()
                .take_while(|b| b.is_ascii_digit())
                .count();
            let (digits, rest) = reader.rest.split_at(digits);
            reader.rest = rest;
            let number = std::str::from_utf8(digits).map_err(|_| bad())?;
            if number.len() > 1 && number.starts_with('0') {
                return Err(bad());
            }
            let number: u32 = number.parse().map_err(|_| bad())?;
            match u8::try_from(number) {
                Ok(i) => Ok(Place::Ring(i)),
                Err(_) => Err(Refusal::invalid(format!("P{number} is not on the ring"))),
            }
        }
        Some(b'F') => match reader.next() {
            Some(i @ b'0'..=b'3') => Ok(Place::Finish(i - b'0')),
            _ => Err(bad()),
        },
        _ => Err(bad()),
    }
}

/// Reads a board for `players`; a star stands only on its owner's start.
pub fn read_board(text: &str, players: u8) -> Result<Board, Refusal> {
    let mut board = Board::new(players);
    for (seat, place, star) in read_pieces(text, players)? {
        if star && place != Place::Ring(Board::start(seat)) {
            return Err(Refusal::invalid(format!(
                "the piece of seat {seat} on {place} cannot be blocking: only P{} is its start",
                Board::start(seat)
            )));
        }
        board.put(seat, place, star);
    }
    Ok(board)
}
