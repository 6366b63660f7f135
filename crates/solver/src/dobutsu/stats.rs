//! Figures about the whole game.

use super::memory::Memory;
use super::solve::Round;
use super::space::Slab;
use super::table::{Table, is_dead_drop};
use super::verify::Wrong;
use crate::share::share_watched;
use parlour_core::Watch;
use parlour_games::dobutsu::Position;
use std::fmt::Write;
use std::sync::Mutex;

/// Figures over all canonical positions that are not won at once.
#[derive(Clone, Debug, Default)]
pub struct Stats {
    /// What each round of the solve decided: the histogram of depths.
    pub rounds: Vec<Round>,
    /// Neither won nor lost.
    pub draws: u64,
    /// Positions looked at.
    pub positions: u64,
    /// Legal moves in all of them.
    pub moves: u64,
    /// Won positions with exactly one winning move.
    pub single_wins: u64,
    /// Positions that whoever is to move loses.
    pub zugzwangs: u64,
    /// Positions whose best result, a win or a draw, needs a chick dropped where it can never move;
    /// several squares may do. With the plies to the end, 0 for a draw; the longest wins first.
    pub dead_drops: Vec<(u8, Position)>,
    /// Plies of the longest win, and every position with it.
    pub longest: (u8, Vec<Position>),
}

impl Stats {
    /// Looks at every position.
    pub fn new(table: &Table, threads: usize, watch: &Watch) -> Result<Stats, Wrong> {
        let mut memory = Memory::read(table)?;
        memory.complete(threads, watch)?;
        let sum = Mutex::new(Stats::default());
        let slabs = memory.space.slabs.iter().collect();
        let told = (watch, "all positions");
        share_watched(threads, slabs, told, |slab: &Slab| {
            let mut stats = Stats::default();
            for g in memory.space.list(slab) {
                let open = memory.space.open(slab, *g);
                for stored in [true, false] {
                    memory.each(slab, *g, &open, stored, |at, _| stats.see(&memory, at));
                }
            }
            if let Ok(mut sum) = sum.lock() {
                sum.merge(stats);
            }
        });
        if watch.is_stopped() {
            return Err(Wrong::Stopped);
        }
        let mut stats = sum.into_inner().unwrap_or_default();
        stats.rounds = table.rounds();
        stats.draws = table.draws();
        stats.longest.1.sort_by_key(Position::to_string);
        let slowest = |(plies, at): &(u8, Position)| (u8::MAX - plies, at.to_string());
        stats.dead_drops.sort_by_cached_key(slowest);
        Ok(stats)
    }
    /// Mean number of legal moves.
    pub fn mean_moves(&self) -> f64 {
        self.moves as f64 / self.positions.max(1) as f64
    }
    fn see(&mut self, memory: &Memory, at: &Position) {
        let byte = memory.byte(at);
        self.positions += 1;
        if byte > 0 && byte.is_multiple_of(2) {
            self.moves += at.count_moves();
            let other = memory.byte(&at.passed());
            self.zugzwangs += u64::from(other > 0 && other.is_multiple_of(2));
            return;
        }
        let (mut best, mut dead) = (0, 0);
        at.each_move(|m| {
            self.moves += 1;
            let child = memory.byte(&at.after(m));
            // A draw leads to a draw, a win to what the other side loses.
            if child.is_multiple_of(2) && (child > 0) == (byte > 0) {
                best += 1;
                dead += u64::from(is_dead_drop(at, m));
            }
        });
        if best == dead {
            self.dead_drops.push((byte, *at));
        }
        if byte > 0 {
            self.single_wins += u64::from(best == 1);
            self.long(byte, &[*at]);
        }
    }
    fn long(&mut self, plies: u8, positions: &[Position]) {
        if plies > self.longest.0 {
            self.longest = (plies, Vec::new());
        }
        if plies == self.longest.0 {
            self.longest.1.extend(positions);
        }
    }
    fn merge(&mut self, other: Stats) {
        self.positions += other.positions;
        self.moves += other.moves;
        self.single_wins += other.single_wins;
        self.zugzwangs += other.zugzwangs;
        self.dead_drops.extend(other.dead_drops);
        self.long(other.longest.0, &other.longest.1);
    }
}

/// The histogram of depths as an SVG picture: wins above the axis, losses below, on a log scale.
pub fn plot(rounds: &[Round]) -> String {
    const BAR: f64 = 8.0;
    const HALF: f64 = 160.0;
    let width = rounds.len() as f64 * BAR + 90.0;
    let height = |n: u64| match n {
        0 => 0.0,
        n => ((n as f64).log10() + 0.3) / 8.6 * HALF,
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} 400\" width=\"{width}\" height=\"400\" \
         font-family=\"system-ui, sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf8f1\"/>\n\
         <text x=\"60\" y=\"20\" font-size=\"14\">Dōbutsu shōgi: positions by plies to the end (wins above, losses below)</text>\n"
    );
    let axis = 210.0;
    for power in (0..=8).step_by(2) {
        for (sign, y) in [(-1.0, axis), (1.0, axis)] {
            let y = y + sign * height(10u64.pow(power));
            let _ = writeln!(
                svg,
                "<line x1=\"55\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#e2d8c3\"/>\
                 <text x=\"50\" y=\"{:.1}\" text-anchor=\"end\">1e{power}</text>",
                width - 20.0,
                y + 4.0
            );
        }
    }
    for (i, round) in rounds.iter().enumerate() {
        let x = 60.0 + i as f64 * BAR;
        let (up, down) = (height(round.wins), height(round.losses));
        let (win, loss) = (2 * i + 1, 2 * i + 2);
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{:.1}\" width=\"6\" height=\"{up:.1}\" fill=\"#d98c3f\"><title>won in {win}: {}</title></rect>\
             <rect x=\"{x}\" y=\"{axis}\" width=\"6\" height=\"{down:.1}\" fill=\"#4c8a6a\"><title>lost in {loss}: {}</title></rect>",
            axis - up,
            round.wins,
            round.losses
        );
        if i % 10 == 0 {
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"395\">{win}</text>");
        }
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"395\" text-anchor=\"end\">plies to the end</text>\
         <text transform=\"translate(14 {axis}) rotate(-90)\" text-anchor=\"middle\">positions</text>",
        width - 20.0
    );
    svg.push_str("</svg>\n");
    svg
}
