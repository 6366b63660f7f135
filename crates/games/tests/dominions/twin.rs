//! The rules once more, by flood fill from scratch: slow, obvious, independent of the fast code.

use arrayvec::ArrayVec;
use parlour_core::Rng;

/// Axial steps of N, NW, SW, S, SE, NE.
const STEPS: [(i32, i32); 6] = [(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0)];

/// Neighbours and names of the cells, row by row over r.
pub struct Grid {
    around: Vec<[Option<usize>; 6]>,
    names: Vec<String>,
}

impl Grid {
    pub fn new(size: i32) -> Grid {
        let reach = size - 1;
        let mut axial = Vec::new();
        for r in -reach..=reach {
            for q in -reach..=reach {
                if (q + r).abs() <= reach {
                    axial.push((q, r));
                }
            }
        }
        let index = |at: (i32, i32)| axial.iter().position(|a| *a == at);
        let around = |&(q, r): &(i32, i32)| STEPS.map(|(dq, dr)| index((q + dq, r + dr)));
        let name = |&(q, r): &(i32, i32)| {
            let letter = (b'a' + (reach - r) as u8) as char;
            format!("{letter}{}", q + size)
        };
        Grid {
            around: axial.iter().map(around).collect(),
            names: axial.iter().map(name).collect(),
        }
    }
}

/// A tile as it lies.
#[derive(Copy, Clone, PartialEq)]
struct Lying {
    beams: u8,
    owner: u8,
    colour: u8,
}

type Cells = ArrayVec<u8, 217>;

pub struct Slow<'g> {
    grid: &'g Grid,
    tiles: ArrayVec<Option<Lying>, 217>,
    hands: [u64; 2],
    turn: u8,
    passes: u8,
}

/// A tile and a cell; none is a pass.
pub type SlowMove = Option<(u8, usize)>;

impl<'g> Slow<'g> {
    pub fn new(grid: &'g Grid) -> Slow<'g> {
        Slow {
            grid,
            tiles: grid.around.iter().map(|_| None).collect(),
            hands: [!1; 2],
            turn: 0,
            passes: 0,
        }
    }

    pub fn is_over(&self) -> bool {
        self.passes >= 2
    }

    /// All cells linked to `from`; of one colour only when `mixed` is false.
    fn flood(&self, from: usize, mixed: bool) -> Cells {
        let colour = self.tiles[from].unwrap().colour;
        let mut seen = [false; 217];
        let mut found = Cells::new();
        found.push(from as u8);
        seen[from] = true;
        let mut next = 0;
        while next < found.len() {
            let cell = found[next] as usize;
            next += 1;
            let beams = self.tiles[cell].unwrap().beams;
            for side in 0..6 {
                if beams >> side & 1 == 1
                    && let Some(other) = self.grid.around[cell][side]
                    && let Some(tile) = self.tiles[other]
                    && !seen[other]
                    && (mixed || tile.colour == colour)
                {
                    seen[other] = true;
                    found.push(other as u8);
                }
            }
        }
        found
    }

    fn liberties(&self, cells: &[u8]) -> usize {
        let mut count = 0;
        for cell in cells {
            let cell = *cell as usize;
            let beams = self.tiles[cell].unwrap().beams;
            for side in 0..6 {
                if beams >> side & 1 == 1
                    && self.grid.around[cell][side].is_some_and(|n| self.tiles[n].is_none())
                {
                    count += 1;
                }
            }
        }
        count
    }

    /// Size and liberties of the group and of the section on a cell.
    pub fn sizes(&self, cell: usize) -> Option<[(usize, usize); 2]> {
        self.tiles[cell]?;
        Some([false, true].map(|mixed| {
            let cells = self.flood(cell, mixed);
            (cells.len(), self.liberties(&cells))
        }))
    }

    /// Sides that are decided, and those of them that are beams.
    fn demand(&self, cell: usize) -> (u8, u8) {
        let (mut care, mut need) = (0, 0);
        for side in 0..6 {
            let opposite = (side + 3) % 6;
            match self.grid.around[cell][side].map(|n| self.tiles[n]) {
                None => care |= 1 << side,
                Some(None) => {}
                Some(Some(tile)) => {
                    care |= 1 << side;
                    need |= (tile.beams >> opposite & 1) << side;
                }
            }
        }
        (care, need)
    }

    fn is_site(&self, cell: usize, need: u8) -> bool {
        let around = self.grid.around[cell].iter().enumerate();
        let mut touching = around.filter_map(|(side, n)| n.map(|n| (side, n)));
        let enemy = |n: usize| self.tiles[n].is_some_and(|t| t.colour != self.turn);
        touching.clone().any(|(_, n)| enemy(n))
            || touching.any(|(side, n)| {
                need >> side & 1 == 1 && self.flood(n, false).len() == self.flood(n, true).len()
            })
    }

    fn oscillates(&mut self, cell: usize, beams: u8) -> bool {
        self.tiles[cell] = Some(Lying {
            beams,
            owner: self.turn,
            colour: self.turn,
        });
        let dead = self.liberties(&self.flood(cell, true)) == 0;
        self.tiles[cell] = None;
        dead
    }

    pub fn moves(&mut self, all: &mut Vec<SlowMove>) {
        all.clear();
        if self.is_over() {
            return;
        }
        all.push(None);
        let empty = self.tiles.iter().all(|t| t.is_none());
        let hand = self.hands[self.turn as usize];
        for cell in 0..self.tiles.len() {
            if self.tiles[cell].is_some() {
                continue;
            }
            let (care, need) = self.demand(cell);
            if !empty && !self.is_site(cell, need) {
                continue;
            }
            for beams in 1..64u8 {
                if hand >> beams & 1 == 1
                    && beams & care == need
                    && !(beams == need && self.oscillates(cell, beams))
                {
                    all.push(Some((beams, cell)));
                }
            }
        }
    }

    fn linked(&self, cell: usize) -> Cells {
        let beams = self.tiles[cell].unwrap().beams;
        let around = self.grid.around[cell].iter().enumerate();
        let linked = around.filter(|(side, _)| beams >> side & 1 == 1);
        let linked = linked.filter_map(|(_, n)| *n);
        let linked = linked.filter(|n| self.tiles[*n].is_some());
        linked.map(|n| n as u8).collect()
    }

    fn flip(&mut self, cells: &[u8]) {
        for cell in cells {
            self.tiles[*cell as usize].as_mut().unwrap().colour ^= 1;
        }
    }

    /// Captured tiles and lost tiles.
    pub fn play(&mut self, m: SlowMove) -> (usize, usize) {
        let me = self.turn;
        self.turn ^= 1;
        let Some((beams, cell)) = m else {
            self.passes += 1;
            return (0, 0);
        };
        self.passes = 0;
        self.hands[me as usize] &= !(1 << beams);
        self.tiles[cell] = Some(Lying {
            beams,
            owner: me,
            colour: me,
        });
        let mut dead = Cells::new();
        for other in self.linked(cell) {
            if self.tiles[other as usize].unwrap().colour != me && !dead.contains(&other) {
                let group = self.flood(other as usize, false);
                if self.liberties(&group) == 0 {
                    dead.extend(group);
                }
            }
        }
        self.flip(&dead);
        let own = self.flood(cell, false);
        if self.liberties(&own) > 0 {
            return (dead.len(), 0);
        }
        self.flip(&own);
        (dead.len(), own.len())
    }

    pub fn scores(&self) -> [i32; 2] {
        [0, 1].map(|colour: u8| {
            let shown = self.tiles.iter().flatten().filter(|t| t.colour == colour);
            shown.count() as i32 - self.hands[colour as usize].count_ones() as i32
        })
    }

    pub fn text(&self) -> String {
        let tile = |(cell, t): (usize, &Option<Lying>)| {
            t.map(|t| {
                let (owner, colour) = (["W", "B"][t.owner as usize], ["w", "b"][t.colour as usize]);
                format!("{}:{}{owner}{colour}", self.grid.names[cell], t.beams)
            })
        };
        let tiles: Vec<_> = self.tiles.iter().enumerate().filter_map(tile).collect();
        let tiles = if tiles.is_empty() {
            "-".into()
        } else {
            tiles.join(",")
        };
        let turn = ["W", "B"][self.turn as usize];
        format!("{tiles} {turn} {}", self.passes)
    }

    /// Random moves to the end; plies, captures and suicides.
    pub fn playout(&mut self, rng: &mut Rng) -> [u64; 3] {
        let (mut tally, mut moves) = ([0; 3], Vec::new());
        while !self.is_over() {
            self.moves(&mut moves);
            let (captured, lost) = self.play(moves[rng.below(moves.len())]);
            tally[0] += 1;
            tally[1] += (captured > 0) as u64;
            tally[2] += (lost > 0) as u64;
        }
        tally
    }
}
