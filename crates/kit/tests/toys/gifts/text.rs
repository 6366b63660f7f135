//! What is written about gifts.

use super::{Act, At, Bug, DECK, Gifts};
use parlour_core::*;

pub(super) fn cards(hand: &[u8]) -> String {
    if hand.is_empty() {
        return "-".into();
    }
    let digit = |c: &u8| if *c == 0 { '?' } else { (b'0' + c) as char };
    hand.iter().map(digit).collect()
}

impl Text for Gifts {
    fn write_position(&self, at: &At) -> String {
        let hands: Vec<_> = (0..4).map(|s| cards(at.hand(s))).collect();
        let gave: String = at.gave.iter().map(|g| if *g { 'g' } else { '-' }).collect();
        format!(
            "{} {} {} {} {} {} {gave} {} {} {} {} {:x}",
            at.turn,
            if at.giving { "give" } else { "play" },
            at.round,
            cards(&at.trick[..at.laid as usize]),
            hands.join("|"),
            cards(&at.gifts),
            at.gone.map(|n| n.to_string()).join(","),
            cards(&at.stack[..at.left as usize]),
            at.tricks[0],
            at.tricks[1],
            at.shuffler
        )
    }
    fn read_position(&self, text: &str, _: u64) -> Result<At, Refusal> {
        let bad = |part: &str| Refusal::malformed(format!("cannot read {part:?}"));
        let fields: Vec<&str> = text.split(' ').collect();
        let [
            turn,
            phase,
            round,
            trick,
            hands,
            gifts,
            gave,
            gone,
            stack,
            a,
            b,
            shuffler,
        ] = fields[..]
        else {
            return Err(bad(text));
        };
        let number = |t: &str| t.parse::<u8>().map_err(|_| bad(t));
        let row = |t: &str, most: usize| -> Result<Vec<u8>, Refusal> {
            let card = |b: u8| match b {
                b'?' => Ok(0),
                b'1'..=b'6' => Ok(b - b'0'),
                _ => Err(bad(t)),
            };
            let row = if t == "-" {
                vec![]
            } else {
                t.bytes().map(card).collect::<Result<_, _>>()?
            };
            if row.len() > most {
                Err(bad(t))
            } else {
                Ok(row)
            }
        };
        let mut at = Gifts {
            rounds: 1,
            bug: None,
        }
        .start(0);
        (at.hands, at.sizes, at.stack, at.trick, at.gifts) =
            ([[0; 4]; 4], [0; 4], [0; DECK], [0; 4], [0; 4]);
        let hands: Vec<_> = hands.split('|').collect();
        if hands.len() != 4 || gave.len() != 4 || number(turn)? > 3 {
            return Err(bad("the seats"));
        }
        for (seat, hand) in hands.iter().enumerate() {
            row(hand, 4)?.into_iter().for_each(|c| at.put(seat, c));
        }
        let fill = |to: &mut [u8], from: Vec<u8>| to[..from.len()].copy_from_slice(&from);
        let (stack, trick) = (row(stack, DECK)?, row(trick, 4)?);
        (at.left, at.laid) = (stack.len() as u8, trick.len() as u8);
        fill(&mut at.stack, stack);
        fill(&mut at.trick, trick);
        fill(&mut at.gifts, row(gifts, 4)?);
        let gone = gone.split(',').map(number).collect::<Result<Vec<_>, _>>()?;
        at.gone = gone.try_into().map_err(|_| bad("the cards gone"))?;
        at.gave = [0, 1, 2, 3].map(|i| gave.as_bytes()[i] == b'g');
        at.tricks = [number(a)?, number(b)?];
        (at.turn, at.round, at.giving) = (number(turn)?, number(round)?, phase == "give");
        at.shuffler = u64::from_str_radix(shuffler, 16).map_err(|_| bad(shuffler))?;
        let kept =
            |seat: usize| at.gifts[seat] == 0 || at.hand((seat + 2) % 4).contains(&at.gifts[seat]);
        match (0..4).find(|s| !at.giving && !kept(*s)) {
            Some(seat) => Err(Refusal::invalid(format!(
                "the gift of seat {seat} is nowhere"
            ))),
            None => Ok(at),
        }
    }
    fn write_move(&self, at: &At, m: Act, eye: Eye) -> String {
        match m {
            Act::Give(_) if !eye.sees(Seat(at.turn)) && self.bug != Some(Bug::LeakedMove) => {
                "G?".into()
            }
            Act::Give(card) => format!("G{card}"),
            Act::Lay(card) => card.to_string(),
        }
    }
    fn say(&self, at: &At, m: Act, eye: Eye) -> String {
        let eye = match self.bug {
            Some(Bug::LeakedSpelling) => Eye::Keeper,
            _ => eye,
        };
        self.write_move(at, m, eye)
    }
    fn read_move(&self, at: &At, text: &str) -> Result<Act, Refusal> {
        let m = match text.as_bytes() {
            [b'G', card @ b'1'..=b'6'] => Act::Give(card - b'0'),
            [card @ b'1'..=b'6'] => Act::Lay(card - b'0'),
            _ if self.bug == Some(Bug::LeakedError) => {
                let next = cards(at.hand((at.turn as usize + 1) % 4));
                return Err(Refusal::malformed(format!(
                    "not a card: {text}, unlike {next}"
                )));
            }
            _ => return Err(Refusal::malformed(format!("not a card: {text}"))),
        };
        if self.list(at).contains(&m) {
            Ok(m)
        } else {
            Err(Refusal::illegal(format!("{text} cannot be played now")))
        }
    }
    fn draw(&self, at: &At) -> String {
        self.write_position(at).replace(' ', "\n")
    }
}
