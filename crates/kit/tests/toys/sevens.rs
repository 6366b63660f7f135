//! Entering a split seven leg by leg without listing all sevens: the game overrides `entry`. Eight
//! pieces on a line, seven steps in all, blocked squares stop a leg.

use super::{glyphs, palette};
use parlour_core::*;

#[derive(Clone, Debug)]
pub struct Sevens {
    pub blocked: u64,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct At {
    pieces: [u8; 8],
    over: bool,
}

type Split = [u8; 8];

const ONE: Reason = Reason::new("one", "one move is all");

impl Sevens {
    fn reach(&self, from: u8) -> u8 {
        let free = (1..=7).take_while(|n| self.blocked >> (from + n) & 1 == 0);
        free.count() as u8
    }
    /// Can the unused pieces make exactly `rest` steps? Every leg may be any length up to its reach.
    fn can_finish(&self, at: &At, used: u8, rest: u8) -> bool {
        let unused = (0..8).filter(|i| used >> i & 1 == 0);
        unused.map(|i| self.reach(at.pieces[i])).sum::<u8>() >= rest
    }
    fn fill(&self, at: &At, i: usize, rest: u8, split: &mut Split, out: &mut Vec<Split>) {
        if i == 8 {
            if rest == 0 {
                out.push(*split)
            }
            return;
        }
        for n in 0..=rest.min(self.reach(at.pieces[i])) {
            split[i] = n;
            self.fill(at, i + 1, rest - n, split, out);
        }
        split[i] = 0;
    }
}

impl Game for Sevens {
    type Position = At;
    type Move = Split;

    fn start(&self, _: u64) -> At {
        At {
            pieces: [0, 7, 14, 21, 28, 35, 42, 49],
            over: false,
        }
    }
    fn status(&self, at: &At) -> Status {
        if at.over {
            Status::Over(Outcome::win(Seats::one(Seat(0)), ONE))
        } else {
            Status::ToMove(Seat(0))
        }
    }
    fn moves(&self, at: &At, out: &mut Vec<Split>) {
        if !at.over {
            self.fill(at, 0, 7, &mut [0; 8], out)
        }
    }
    fn play(&self, at: &mut At, m: Split) {
        at.pieces.iter_mut().zip(m).for_each(|(p, n)| *p += n);
        at.over = true
    }
    fn key(&self, at: &At) -> u64 {
        u64::from_le_bytes(at.pieces) ^ at.over as u64
    }
}

impl Open for Sevens {}

impl Text for Sevens {
    fn write_position(&self, at: &At) -> String {
        format!("{} {}", at.pieces.map(|p| p.to_string()).join(","), at.over)
    }
    fn read_position(&self, text: &str, _: u64) -> Result<At, Refusal> {
        let bad = || Refusal::malformed(format!("not a position: {text}"));
        let (pieces, over) = text.split_once(' ').ok_or_else(bad)?;
        let pieces: Vec<u8> = pieces.split(',').flat_map(str::parse).collect();
        Ok(At {
            pieces: pieces.try_into().map_err(|_| bad())?,
            over: over == "true",
        })
    }
    fn write_move(&self, _: &At, m: Split, _: Eye) -> String {
        let legs = (0..8).filter(|i| m[*i] > 0);
        legs.map(|i| format!("{i}{}", m[i])).collect()
    }
    /// Legs in any order, and a piece named twice: one canonical move.
    fn read_move(&self, at: &At, text: &str) -> Result<Split, Refusal> {
        let mut m = [0u8; 8];
        for leg in text.as_bytes().chunks(2) {
            let [i @ b'0'..=b'7', n @ b'1'..=b'7'] = leg else {
                return Err(Refusal::malformed(format!("not a list of legs: {text}")));
            };
            m[(i - b'0') as usize] = m[(i - b'0') as usize].saturating_add(n - b'0');
        }
        let sum: u32 = m.iter().map(|n| *n as u32).sum();
        if sum == 7 && (0..8).all(|i| m[i] <= self.reach(at.pieces[i])) && !at.over {
            Ok(m)
        } else {
            Err(Refusal::illegal(format!("{text} does not fit here")))
        }
    }
    fn draw(&self, at: &At) -> String {
        self.write_position(at)
    }
}

impl Picture for Sevens {
    fn scene(&self, at: &At) -> Scene {
        let cell = |c: u8| Cell {
            spot: c.to_string(),
            name: format!("square {c}"),
            shape: Shape::Circle(0.4),
            at: (c as f32 + 0.5, 0.5),
            look: Look::Plain,
            tint: None,
        };
        let piece = |c: &u8| Piece {
            spot: c.to_string(),
            glyph: "piece".into(),
            colour: Some(0),
            rim: None,
            turn: 0.0,
            name: format!("piece on {c}"),
        };
        let mut pieces: Vec<Piece> = at.pieces.iter().map(piece).collect();
        pieces.dedup();
        Scene {
            size: (64.0, 1.0),
            cells: (0..64).map(cell).collect(),
            pieces,
            palette: palette(2),
            seat_turns: vec![0.0; 2],
            ..Scene::default()
        }
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs(&["piece"])
    }
    fn paths(&self, at: &At, m: Split) -> Vec<Vec<Spot>> {
        let legs = (0..8).filter(|i| m[*i] > 0);
        let way = legs.flat_map(|i| [at.pieces[i].to_string(), (at.pieces[i] + m[i]).to_string()]);
        vec![way.collect()]
    }
    fn motion(&self, at: &At, m: Split, _: Eye) -> Motion {
        // From the last piece to the first, so that nobody runs into a neighbour.
        let legs = (0..8).rev().filter(|i| m[*i] > 0);
        legs.fold(Motion::default(), |motion, i| {
            motion.then(vec![Change::Slide {
                from: at.pieces[i].to_string(),
                to: (at.pieces[i] + m[i]).to_string(),
            }])
        })
    }
    fn entry(&self, at: &At, touched: &[Spot]) -> Entry {
        let (mut split, mut used, mut rest) = ([0; 8], 0u8, 7u8);
        let index = |spot: &Spot| at.pieces.iter().position(|p| p.to_string() == *spot);
        let mut entry = Entry::default();
        for leg in touched.chunks(2) {
            let Some(i) = index(&leg[0]) else {
                return entry;
            };
            used |= 1 << i;
            let Some(to) = leg.get(1) else {
                entry.prompt = format!("{rest} steps left");
                entry.next = (1..=rest.min(self.reach(at.pieces[i])))
                    .filter(|n| self.can_finish(at, used, rest - n))
                    .map(|n| (at.pieces[i] + n).to_string())
                    .map(|spot| Choice::new(spot.clone(), spot))
                    .collect();
                return entry;
            };
            let steps = to
                .parse::<u8>()
                .ok()
                .and_then(|t| t.checked_sub(at.pieces[i]));
            let Some(n) = steps.filter(|n| *n <= rest) else {
                return entry;
            };
            (split[i], rest) = (n, rest - n);
        }
        entry.preview = self.motion(at, split, Eye::Keeper);
        if rest == 0 {
            entry.done = Some(self.write_move(at, split, Eye::Keeper));
            return entry;
        }
        entry.prompt = format!("{rest} steps left");
        let fits = |i: &usize| {
            let lengths = 1..=rest.min(self.reach(at.pieces[*i]));
            lengths
                .into_iter()
                .any(|n| self.can_finish(at, used | 1 << i, rest - n))
        };
        let unused = (0..8).filter(|i| used >> i & 1 == 0);
        entry.next = unused
            .filter(fits)
            .map(|i| {
                Choice::new(
                    at.pieces[i].to_string(),
                    format!("piece on {}", at.pieces[i]),
                )
            })
            .collect();
        entry
    }
}

impl Rules for Sevens {
    fn name(&self) -> &'static str {
        "sevens"
    }
    fn title(&self) -> &'static str {
        "Sevens"
    }
    fn about(&self) -> &'static str {
        "Seven steps, eight pieces, one move."
    }
    fn seat_name(&self, _: Seat) -> &'static str {
        "walker"
    }
}
