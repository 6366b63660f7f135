//! Nim: ten stones; take one, two or three; whoever takes the last one wins.

use parlour_core::*;

/// The rules as a value. There is nothing to choose.
#[derive(Clone, Debug)]
pub struct Nim;

/// Everything the rules need.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Heap {
    stones: u8,
    mover: u8,
}

const LAST: Reason = Reason::new("last", "took the last stone");

impl Game for Nim {
    type Position = Heap;
    type Move = u8;

    fn start(&self, _seed: u64) -> Heap {
        let (stones, mover) = (10, 0);
        Heap { stones, mover }
    }
    fn status(&self, at: &Heap) -> Status {
        match at.stones {
            0 => Status::Over(Outcome::win(Seats::one(Seat(1 - at.mover)), LAST)),
            _ => Status::ToMove(Seat(at.mover)),
        }
    }
    fn moves(&self, at: &Heap, out: &mut Vec<u8>) {
        out.extend(1..=at.stones.min(3));
    }
    fn play(&self, at: &mut Heap, m: u8) {
        at.stones -= m;
        at.mover = 1 - at.mover;
    }
    fn key(&self, at: &Heap) -> u64 {
        mix((at.stones as u64) << 1 | at.mover as u64)
    }
}

/// Nothing is hidden.
impl Open for Nim {}

impl Text for Nim {
    fn write_position(&self, seen: &Heap) -> String {
        format!("{} {}", seen.stones, seen.mover)
    }
    fn read_position(&self, text: &str, _seed: u64) -> Result<Heap, Refusal> {
        let fields = text.split_once(' ');
        let heap = fields.and_then(|(stones, mover)| {
            let (stones, mover) = (stones.parse().ok()?, mover.parse().ok()?);
            (stones <= 10 && mover < 2).then_some(Heap { stones, mover })
        });
        heap.ok_or_else(|| Refusal::malformed(format!("{text:?} is not like `10 0`")))
    }
    fn write_move(&self, _at: &Heap, m: u8, _eye: Eye) -> String {
        m.to_string()
    }
    fn read_move(&self, at: &Heap, text: &str) -> Result<u8, Refusal> {
        let m = text.parse();
        let m = m.map_err(|_| Refusal::malformed(format!("{text:?} is no number")))?;
        match self.is_legal(at, m) {
            true => Ok(m),
            false => Err(Refusal::illegal(format!("{m} stones cannot be taken"))),
        }
    }
    fn draw(&self, seen: &Heap) -> String {
        format!("heap\n{}", "o ".repeat(seen.stones as usize).trim_end())
    }
}

/// No artwork yet: the drawing in characters, and a button for each move.
impl Picture for Nim {}

impl Rules for Nim {
    fn name(&self) -> &'static str {
        "nim"
    }
    fn title(&self) -> &'static str {
        "Nim"
    }
    fn about(&self) -> &'static str {
        "Take up to three stones; whoever takes the last one wins."
    }
}

fn main() -> Result<(), Refusal> {
    let mut table = rulebook(Nim).open(None, 0)?;
    assert_eq!(table.perft(2), 9);
    let mut rng = Rng::new(7);
    while let Some(text) = table.pick(&mut rng) {
        let made = table.play(&text)?;
        println!("{} takes {}", made.seat, made.text);
    }
    println!("{}\n{}", table.status(), table.record(Eye::Keeper));
    Ok(())
}
