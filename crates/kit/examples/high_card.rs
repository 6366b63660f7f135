//! High card: eight cards, three each, two left over. Both lay a card, the higher takes the trick and leads; two
//! tricks win. What the other one holds is hidden.

use parlour_core::*;

/// The rules as a value. There is nothing to choose.
#[derive(Clone, Debug)]
pub struct HighCard;

/// Sets of cards are bits: card 1 is bit 0.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Round {
    hands: [u8; 2],
    laid: u8,
    gone: u8,
    tricks: [u8; 2],
    mover: u8,
}

/// What one eye sees: hands it may not look into are empty, and how many cards they hold is known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Seen {
    round: Round,
    sizes: [u32; 2],
}

const TRICKS: Reason = Reason::new("tricks", "two tricks");

impl Game for HighCard {
    type Position = Round;
    type Move = u8;

    fn start(&self, seed: u64) -> Round {
        let nothing = Seen {
            round: Round {
                hands: [0; 2],
                laid: 0,
                gone: 0,
                tricks: [0; 2],
                mover: 0,
            },
            sizes: [3; 2],
        };
        self.sample(&nothing, &mut Rng::new(seed))
    }
    fn status(&self, at: &Round) -> Status {
        match at.tricks.iter().position(|n| *n == 2) {
            Some(seat) => Status::Over(Outcome::win(Seats::one(Seat(seat as u8)), TRICKS)),
            None => Status::ToMove(Seat(at.mover)),
        }
    }
    fn moves(&self, at: &Round, out: &mut Vec<u8>) {
        if let Status::ToMove(seat) = self.status(at) {
            out.extend((0..8).filter(|card| at.hands[seat.index()] >> card & 1 == 1));
        }
    }
    fn play(&self, at: &mut Round, card: u8) {
        let (us, bit) = (at.mover, 1 << card);
        at.hands[us as usize] ^= bit;
        at.mover = 1 - us;
        if at.laid == 0 {
            at.laid = bit;
            return;
        }
        let taker = if bit > at.laid { us } else { 1 - us };
        at.tricks[taker as usize] += 1;
        at.gone |= at.laid | bit;
        (at.laid, at.mover) = (0, taker);
    }
    fn key(&self, at: &Round) -> u64 {
        let [a, b] = at.hands;
        let [won, lost] = at.tricks;
        mix(u64::from_le_bytes([
            a, b, at.laid, at.gone, won, lost, at.mover, 0,
        ]))
    }
}

impl Views for HighCard {
    type View = Seen;
    type SeenMove = u8;

    fn view(&self, at: &Round, eye: Eye) -> Seen {
        let mut round = *at;
        for seat in [0, 1] {
            if !eye.sees(Seat(seat)) {
                round.hands[seat as usize] = 0;
            }
        }
        Seen {
            round,
            sizes: at.hands.map(u8::count_ones),
        }
    }
    /// A card that is laid is seen by everybody.
    fn see_move(&self, _: &Round, card: u8, _: Eye) -> u8 {
        card
    }
    fn sample(&self, seen: &Seen, rng: &mut Rng) -> Round {
        let mut round = seen.round;
        for seat in [0, 1] {
            while round.hands[seat].count_ones() < seen.sizes[seat] {
                let card = 1u8 << rng.below(8);
                let known = round.hands[0] | round.hands[1] | round.laid | round.gone;
                round.hands[seat] |= card & !known;
            }
        }
        round
    }
}

/// `147`, or `-` for none.
fn write(cards: u8) -> String {
    let all = (0..8).filter(|card| cards >> card & 1 == 1);
    let text: String = all.map(|card| char::from(b'1' + card)).collect();
    if text.is_empty() { "-".into() } else { text }
}

fn read(text: &str) -> Option<u8> {
    let card = |c: char| c.to_digit(9).filter(|n| *n > 0);
    match text {
        "-" => Some(0),
        _ => text
            .chars()
            .try_fold(0, |set, c| Some(set | 1 << (card(c)? - 1))),
    }
}

impl Text for HighCard {
    /// Both hands, the card on the table, the cards gone, tricks, who is to move: `147|??? 5 - 0:0 0`.
    fn write_position(&self, seen: &Seen) -> String {
        let Round { laid, gone, .. } = seen.round;
        let hand = |seat: usize| match seen.round.hands[seat] {
            0 if seen.sizes[seat] > 0 => "?".repeat(seen.sizes[seat] as usize),
            cards => write(cards),
        };
        let [won, lost] = seen.round.tricks;
        let (hands, mover) = (format!("{}|{}", hand(0), hand(1)), seen.round.mover);
        format!(
            "{hands} {} {} {won}:{lost} {mover}",
            write(laid),
            write(gone)
        )
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Round, Refusal> {
        let fields: Vec<_> = text.split([' ', '|', ':']).collect();
        let round = || {
            let &[a, b, laid, gone, won, lost, mover] = fields.as_slice() else {
                return None;
            };
            let sets = [read(a)?, read(b)?, read(laid)?, read(gone)?];
            let apart = sets.iter().map(|set| set.count_ones()).sum::<u32>()
                == sets.iter().fold(0, |all, set| all | set).count_ones();
            let number = |text: &str| text.parse::<u8>().ok().filter(|n| *n < 3);
            let round = Round {
                hands: [sets[0], sets[1]],
                laid: sets[2],
                gone: sets[3],
                tricks: [number(won)?, number(lost)?],
                mover: number(mover).filter(|seat| *seat < 2)?,
            };
            let led = round.laid.count_ones();
            let even = round.hands[round.mover as usize].count_ones()
                == round.hands[1 - round.mover as usize].count_ones() + led;
            let over = round.tricks.contains(&2);
            let plays = over || round.hands[round.mover as usize] > 0;
            (apart && led < 2 && even && plays).then_some(round)
        };
        let like = "147|238 - - 0:0 0";
        round().ok_or_else(|| Refusal::malformed(format!("{text:?} is not like `{like}`")))
    }
    fn write_move(&self, _: &Round, card: u8, _: Eye) -> String {
        write(1 << card)
    }
    fn read_move(&self, at: &Round, text: &str) -> Result<u8, Refusal> {
        let card = read(text).filter(|set| set.count_ones() == 1);
        let card = card.ok_or_else(|| Refusal::malformed(format!("{text:?} is no card")))?;
        let card = card.trailing_zeros() as u8;
        match self.is_legal(at, card) {
            true => Ok(card),
            false => Err(Refusal::illegal(format!("you do not hold {text}"))),
        }
    }
    fn draw(&self, seen: &Seen) -> String {
        self.write_position(seen).replacen(' ', "\n", 1)
    }
}

/// No artwork yet: the drawing in characters, and a button for each card.
impl Picture for HighCard {}

impl Rules for HighCard {
    fn name(&self) -> &'static str {
        "high-card"
    }
    fn title(&self) -> &'static str {
        "High card"
    }
    fn about(&self) -> &'static str {
        "Three cards each; the higher takes the trick."
    }
}

fn main() {
    // Every law in every position of forty random games, through every eye.
    parlour_kit::check(&HighCard, 40);
}
