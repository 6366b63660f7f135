//! Games that are nothing but a random graph, and the plainest searches that can be right.
#![allow(dead_code)]

use parlour_core::*;
use parlour_search::{Evaluate, Style, WIN};
use std::collections::HashMap;

/// A random graph: whoever stands on a spot picks a way out of it. Some spots end the game. With
/// layers every way leads one layer down and nothing comes back; without, there are cycles. Now and
/// then the same seat moves twice running.
#[derive(Clone, Debug)]
pub struct Web {
    pub seed: u64,
    pub spots: u16,
    pub layers: Option<u16>,
    pub memory: Memory,
    /// One spot in so many ends the game.
    pub ends: u64,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct On {
    pub layer: u16,
    pub spot: u16,
    pub seat: u8,
}

pub const END: Reason = Reason::new("end", "end of the web");

impl Web {
    pub fn layered(seed: u64) -> Web {
        Web {
            seed,
            spots: 12,
            layers: Some(9),
            memory: Memory::default(),
            ends: 9,
        }
    }
    pub fn cyclic(seed: u64, repetition: Option<u8>) -> Web {
        let memory = Memory {
            repetition,
            ..Memory::default()
        };
        Web {
            seed,
            spots: 5 + (seed % 23) as u16,
            layers: None,
            memory,
            ends: 6,
        }
    }
    fn draw(&self, at: On, salt: u64) -> u64 {
        let at = (at.layer as u64) << 32 | (at.spot as u64) << 8 | salt;
        mix(mix(at ^ self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
    }
    fn next(&self, at: On, m: u8) -> On {
        let to = self.draw(at, 2 + m as u64);
        On {
            layer: at.layer + self.layers.is_some() as u16,
            spot: (to % self.spots as u64) as u16,
            seat: if to >> 60 == 0 { at.seat } else { 1 - at.seat },
        }
    }
    pub fn all(&self) -> impl Iterator<Item = On> + use<> {
        let spots = self.spots;
        (0..2u8).flat_map(move |seat| {
            (0..spots).map(move |spot| On {
                layer: 0,
                spot,
                seat,
            })
        })
    }
}

impl Game for Web {
    type Position = On;
    type Move = u8;

    fn start(&self, seed: u64) -> On {
        let spot = (seed % self.spots as u64) as u16;
        On {
            layer: 0,
            spot,
            seat: 0,
        }
    }
    fn status(&self, at: &On) -> Status {
        let last = self.layers == Some(at.layer);
        let how = self.draw(*at, 0);
        if !last && (at.layer == 0 && self.layers.is_some() || !how.is_multiple_of(self.ends)) {
            return Status::ToMove(Seat(at.seat));
        }
        let winners = match how >> 32 & 3 {
            0 | 3 => Seats::one(Seat(0)),
            1 => Seats::one(Seat(1)),
            _ => Seats::NONE,
        };
        Status::Over(Outcome::win(winners, END))
    }
    fn moves(&self, at: &On, out: &mut Vec<u8>) {
        if let Status::ToMove(_) = self.status(at) {
            out.extend(0..1 + (self.draw(*at, 1) % 4) as u8)
        }
    }
    fn play(&self, at: &mut On, m: u8) {
        *at = self.next(*at, m)
    }
    fn key(&self, at: &On) -> u64 {
        mix((at.layer as u64) << 32 | (at.spot as u64) << 8 | at.seat as u64 | 1 << 63)
    }
    fn memory(&self) -> Memory {
        self.memory
    }
    /// A stall is won by the seat that stands on the lower half.
    fn stalled(&self, at: &On) -> Outcome {
        Outcome::win(
            Seats::one(Seat((at.spot * 2 < self.spots) as u8)),
            Past::STALLED,
        )
    }
    fn is_progress(&self, before: &On, m: u8) -> bool {
        self.memory.stall.is_some() && self.draw(*before, 2 + m as u64) >> 40 & 7 == 0
    }
}

impl Open for Web {}

/// Numbers drawn by the spot; −300 to 300.
pub struct Drawn;

impl Evaluate<Web> for Drawn {
    type Sums = ();
    fn sums(&self, _: &Web, _: &On) {}
    fn worth(&self, game: &Web, at: &On, _: &()) -> i32 {
        let white = (game.draw(*at, 1000) % 601) as i32 - 300;
        if at.seat == 0 { white } else { -white }
    }
    fn id(&self, m: u8) -> u16 {
        m as u16
    }
    /// In every second web.
    fn find(&self, game: &Web, at: &On, id: u16) -> Option<u8> {
        (game.seed % 2 == 1 && game.list(at).contains(&(id as u8))).then_some(id as u8)
    }
}

/// [`Drawn`], and would rather not draw.
pub struct Proud;

impl Evaluate<Web> for Proud {
    type Sums = ();
    fn sums(&self, _: &Web, _: &On) {}
    fn worth(&self, game: &Web, at: &On, _: &()) -> i32 {
        Drawn.worth(game, at, &())
    }
    fn id(&self, m: u8) -> u16 {
        m as u16
    }
    fn style(&self) -> Style {
        Style {
            contempt: 50,
            ..Style::PLAIN
        }
    }
}

/// Every move's score by plain minimax with the past of a match, `depth` plies deep.
pub fn minimax(game: &Web, at: &On, past: &mut Past, depth: u32) -> Vec<(u8, i32)> {
    fn value(game: &Web, at: &On, past: &mut Past, depth: u32, ply: u32, seat: u8) -> i32 {
        match past.status(game, at) {
            Status::Over(how) => how.points(Seat(seat)) * (WIN - ply as i32),
            Status::ToMove(mover) => {
                let sign = if mover.0 == seat { 1 } else { -1 };
                if depth == 0 {
                    return sign * Drawn.worth(game, at, &());
                }
                let all = children(game, at, past, depth, ply, mover.0);
                sign * all.into_iter().map(|(_, v)| v).max().unwrap()
            }
        }
    }
    fn children(
        game: &Web,
        at: &On,
        past: &mut Past,
        depth: u32,
        ply: u32,
        seat: u8,
    ) -> Vec<(u8, i32)> {
        let mut all = Vec::new();
        for m in game.list(at) {
            let next = game.next(*at, m);
            past.push(game, at, m, &next);
            all.push((m, value(game, &next, past, depth - 1, ply + 1, seat)));
            past.pop();
        }
        all
    }
    children(game, at, past, depth, 0, at.seat)
}

/// The result of every spot of a cyclic web for its mover, plies included, by working back from the
/// ends. `dead` spots are drawn as soon as they are reached again.
pub fn solve(game: &Web, dead: &[On]) -> HashMap<On, i32> {
    let reached = |at: On, known: &HashMap<On, i32>, seat: u8| match game.status(&at) {
        Status::Over(how) => Some(how.points(Seat(seat)) * WIN),
        Status::ToMove(_) if dead.contains(&at) => Some(0),
        Status::ToMove(mover) => known
            .get(&at)
            .map(|v| if mover.0 == seat { *v } else { -v }),
    };
    let mut known: HashMap<On, i32> = HashMap::new();
    for plies in 1.. {
        let before = known.clone();
        for at in game.all() {
            if before.contains_key(&at) || game.status(&at).mover().is_none() {
                continue;
            }
            let all: Vec<_> = game
                .list(&at)
                .into_iter()
                .map(|m| reached(game.next(at, m), &before, at.seat))
                .collect();
            if all.iter().any(|v| v.is_some_and(|v| v > 0)) {
                known.insert(at, WIN - plies);
            } else if all.iter().all(|v| v.is_some_and(|v| v < 0)) {
                known.insert(at, plies - WIN);
            }
        }
        if known.len() == before.len() && plies > 1 {
            return known;
        }
    }
    unreachable!()
}

/// The spots of a walk, with its past.
pub fn walk(game: &Web, plies: u32, rng: &mut Rng) -> Option<(On, Past, Vec<On>)> {
    let mut at = game.start(rng.draw());
    let mut past = Past::new(game, &at);
    let mut line = vec![at];
    for _ in 0..plies {
        past.status(game, &at).mover()?;
        let before = at;
        let m = game.pick(&at, rng)?;
        game.play(&mut at, m);
        past.push(game, &before, m, &at);
        line.push(at);
    }
    past.status(game, &at).mover()?;
    Some((at, past, line))
}

/// The spots of a walk whose next visit is a draw.
pub fn spent(game: &Web, line: &[On]) -> Vec<On> {
    let n = game.memory.repetition.unwrap() as usize;
    let often = |at: &&On| line.iter().filter(|x| x == at).count() + 1 >= n;
    line.iter().filter(often).copied().collect()
}

/// [`Drawn`] with everything a judge may add: some moves are noisy, the turn may be given away, and
/// positions far above the window are given up on. The remembered moves are those of [`Drawn`].
pub struct Bold;

impl Bold {
    fn is_noisy(game: &Web, at: &On, m: u8) -> bool {
        game.draw(*at, 2000 + m as u64) % 3 == 0
    }
}

impl Evaluate<Web> for Bold {
    type Sums = ();
    fn sums(&self, _: &Web, _: &On) {}
    fn worth(&self, game: &Web, at: &On, _: &()) -> i32 {
        Drawn.worth(game, at, &())
    }
    fn noisy(&self, game: &Web, at: &On, out: &mut Vec<u8>) {
        out.extend(
            game.list(at)
                .iter()
                .filter(|m| Bold::is_noisy(game, at, **m)),
        );
    }
    fn hint(&self, game: &Web, at: &On, m: u8) -> i32 {
        (game.draw(*at, 3000 + m as u64) % 9000) as i32
    }
    fn null_move(&self, _: &Web, at: &On) -> Option<On> {
        Some(On {
            seat: 1 - at.seat,
            ..*at
        })
    }
    fn style(&self) -> Style {
        Style {
            futility: Some(60),
            ..Style::PLAIN
        }
    }
    fn id(&self, m: u8) -> u16 {
        m as u16
    }
    fn find(&self, game: &Web, at: &On, id: u16) -> Option<u8> {
        Drawn.find(game, at, id)
    }
}

/// Every move's score by plain minimax with [`Bold`]'s noisy moves behind the horizon, for webs in which
/// nothing comes back and no line is longer than sixteen plies.
pub fn minimax_loud(game: &Web, at: &On, depth: u32) -> Vec<(u8, i32)> {
    fn value(game: &Web, at: &On, depth: u32, ply: u32, seat: u8) -> i32 {
        let mover = match game.status(at) {
            Status::Over(how) => return how.points(Seat(seat)) * (WIN - ply as i32),
            Status::ToMove(mover) => mover.0,
        };
        let behind = |m: u8| {
            let mut next = *at;
            game.play(&mut next, m);
            value(game, &next, depth.saturating_sub(1), ply + 1, mover)
        };
        let all = game.list(at).into_iter();
        let best = if depth == 0 {
            let noisy = all.filter(|m| Bold::is_noisy(game, at, *m));
            let stay = Bold.worth(game, at, &());
            noisy.map(behind).fold(stay, i32::max)
        } else {
            all.map(behind).max().expect("it goes on")
        };
        if mover == seat { best } else { -best }
    }
    let Status::ToMove(mover) = game.status(at) else {
        return Vec::new();
    };
    let worth = |m: u8| {
        let mut next = *at;
        game.play(&mut next, m);
        (m, value(game, &next, depth - 1, 1, mover.0))
    };
    game.list(at).into_iter().map(worth).collect()
}
