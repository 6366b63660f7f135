//! The rules of the cards once more, slowly: pieces as a plain list, steps one by one.

use std::collections::{BTreeMap, BTreeSet};

/// A board as a plain list: owner, place (ring index, or 100 + slot), blocking.
pub type Plain = BTreeSet<(u8, u8, bool)>;

/// The rules that sevens and jacks depend on.
pub struct Slow {
    pub seats: u8,
    pub canadian: bool,
    pub rest: bool,
    pub own_swap: bool,
}

impl Slow {
    fn guarded(&self, board: &Plain, square: u8) -> bool {
        board.iter().any(|p| p.1 == square && p.2)
    }
    pub fn is_full(&self, board: &Plain, seat: u8) -> bool {
        (100..104).all(|slot| board.contains(&(seat, slot, false)))
    }
    /// One step of one piece: along the ring or into and within the finish.
    fn step(&self, board: &Plain, piece: (u8, u8, bool), inside: bool) -> Option<Plain> {
        let (seat, place, blocking) = piece;
        let mut next = board.clone();
        next.remove(&piece);
        let to = if inside {
            let to = match place {
                p if p >= 100 => p + 1,
                p if p == 16 * seat && !blocking => 100,
                _ => return None,
            };
            if to > 103 || board.contains(&(seat, to, false)) {
                return None;
            }
            to
        } else {
            let to = (place + 1) % (16 * self.seats);
            if place >= 100 || self.guarded(board, to) {
                return None;
            }
            next.retain(|p| p.1 != to);
            to
        };
        next.insert((seat, to, false));
        Some(next)
    }
    /// Boards after every sequence of `left` single steps.
    pub fn results(&self, board: &Plain, side: u8, mate: Option<u8>, left: u8) -> BTreeSet<Plain> {
        let mut level = BTreeSet::from([board.clone()]);
        for _ in 0..left {
            let mut next = BTreeSet::new();
            for board in &level {
                for piece in board {
                    let mates = self.canadian || self.rest && self.is_full(board, side);
                    if piece.0 != side && !(mates && Some(piece.0) == mate) {
                        continue;
                    }
                    for inside in [false, true] {
                        next.extend(self.step(board, *piece, inside));
                    }
                }
            }
            level = next;
        }
        level
    }
    /// One leg on the changing board: with `avoid` along the ring, else inside where that is legal.
    fn leg(&self, board: &Plain, piece: (u8, u8, bool), n: u8, avoid: bool) -> Option<(Plain, u8)> {
        let walk = |inner: bool| {
            let (mut now, mut piece) = (board.clone(), piece);
            for _ in 0..n {
                let seat = piece.0;
                let turns_in = inner && (piece.1 >= 100 || piece.1 == 16 * seat && !piece.2);
                let next = self.step(&now, piece, turns_in)?;
                let to = if turns_in {
                    if piece.1 >= 100 { piece.1 + 1 } else { 100 }
                } else {
                    (piece.1 + 1) % (16 * self.seats)
                };
                (now, piece) = (next, (seat, to, false));
            }
            (inner == (piece.1 >= 100)).then_some((now, piece.1))
        };
        if avoid {
            walk(false)
        } else {
            walk(true).or_else(|| walk(false))
        }
    }
    /// The preferred text for every result of seven steps, each piece at most once.
    pub fn texts(
        &self,
        board: &Plain,
        pieces: &[(String, (u8, u8, bool))],
        left: u8,
        so_far: (usize, usize, String),
        best: &mut BTreeMap<Plain, (usize, usize, String)>,
    ) {
        if left == 0 {
            let entry = best.entry(board.clone()).or_insert_with(|| so_far.clone());
            if so_far < *entry {
                *entry = so_far;
            }
            return;
        }
        for (i, (rank, piece)) in pieces.iter().enumerate() {
            if !board.contains(piece) {
                continue;
            }
            for n in 1..=left {
                for avoid in [false, true] {
                    let Some((next, to)) = self.leg(board, *piece, n, avoid) else {
                        continue;
                    };
                    // A piece that another one has replaced is gone, though the place is taken.
                    let gone = |p: &(u8, u8, bool)| {
                        p.1 < 100 && (!next.contains(p) || (p.0, p.1) == (piece.0, to))
                    };
                    let mut rest = pieces.to_vec();
                    rest.remove(i);
                    rest.retain(|(_, p)| !gone(p) && p != piece);
                    let dash = if avoid { "-" } else { "" };
                    let text = (
                        so_far.0 + 1,
                        so_far.1 + avoid as usize,
                        format!("{}{rank}{n}{dash}", so_far.2),
                    );
                    self.texts(&next, &rest, left - n, text, best);
                }
            }
        }
    }
    /// Boards after every play of a card that is no joker, by the side `side`; with its partner, if it has one.
    pub fn card(&self, board: &Plain, side: u8, mate: Option<u8>, card: char) -> BTreeSet<Plain> {
        let mut all = BTreeSet::new();
        let own: Vec<_> = board.iter().copied().filter(|p| p.0 == side).collect();
        let steps: &[u8] = match card {
            'A' => &[1, 11],
            '2' => &[2],
            '3' => &[3],
            '4' => &[4],
            '5' => &[5],
            '6' => &[6],
            '8' => &[8],
            '9' => &[9],
            'T' => &[10],
            'Q' => &[12],
            'K' => &[13],
            _ => &[],
        };
        for piece in &own {
            for n in steps {
                all.extend(self.walk(board, *piece, *n, false));
                all.extend(self.walk(board, *piece, *n, true));
            }
            if card == '4' {
                all.extend(self.back(board, *piece));
            }
        }
        if matches!(card, 'A' | 'K') && own.len() < 4 && !self.guarded(board, 16 * side) {
            let mut next = board.clone();
            next.retain(|p| p.1 != 16 * side);
            next.insert((side, 16 * side, true));
            all.insert(next);
        }
        if card == '7' {
            all = self.results(board, side, mate, 7);
        }
        if card == 'J' {
            for mine in &own {
                for other in board {
                    let free = |p: &(u8, u8, bool)| p.1 < 100 && !p.2;
                    let may = other.0 != side || self.own_swap && mine.1 != other.1;
                    if free(mine) && free(other) && may {
                        let mut next = board.clone();
                        next.remove(mine);
                        next.remove(other);
                        next.insert((mine.0, other.1, false));
                        next.insert((other.0, mine.1, false));
                        all.insert(next);
                    }
                }
            }
        }
        all
    }
    /// All steps of one piece at once: it jumps over others on the ring, not over those that block, and not in the finish.
    fn walk(&self, board: &Plain, piece: (u8, u8, bool), n: u8, inside: bool) -> Option<Plain> {
        let (seat, mut place, mut blocking) = piece;
        for _ in 0..n {
            place = match place {
                p if p >= 100 && inside => p + 1,
                p if p >= 100 => return None,
                p if inside && p == 16 * seat && !blocking => 100,
                p => (p + 1) % (16 * self.seats),
            };
            blocking = false;
            let stuck = match place {
                100.. => place > 103 || board.contains(&(seat, place, false)),
                _ => self.guarded(board, place),
            };
            if stuck {
                return None;
            }
        }
        if inside != (place >= 100) {
            return None;
        }
        Some(self.land(board, piece, place))
    }
    fn back(&self, board: &Plain, piece: (u8, u8, bool)) -> Option<Plain> {
        let ring = 16 * self.seats;
        let mut place = piece.1;
        if place >= 100 {
            return None;
        }
        for _ in 0..4 {
            place = (place + ring - 1) % ring;
            if self.guarded(board, place) {
                return None;
            }
        }
        Some(self.land(board, piece, place))
    }
    /// Whoever stands where a piece lands goes home.
    fn land(&self, board: &Plain, piece: (u8, u8, bool), place: u8) -> Plain {
        let mut next = board.clone();
        next.remove(&piece);
        next.retain(|p| place >= 100 || p.1 != place);
        next.insert((piece.0, place, false));
        next
    }
}

/// Reads a board.
pub fn plain(text: &str) -> Plain {
    let mut board = Plain::new();
    for (seat, part) in (0..).zip(text.split('|')) {
        let mut rest = part;
        while let Some(kind) = rest.chars().next() {
            rest = &rest[1..];
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let mut place: u8 = rest[..digits].parse().unwrap();
            rest = &rest[digits..];
            if kind == 'F' {
                place += 100;
            }
            let star = rest.starts_with('*');
            rest = rest.strip_prefix('*').unwrap_or(rest);
            board.insert((seat, place, star));
        }
    }
    board
}

/// Writes a board.
pub fn written(board: &Plain, seats: u8) -> String {
    let parts = (0..seats).map(|seat| {
        let own = board.iter().filter(|p| p.0 == seat);
        let texts = own.map(|(_, place, star)| {
            let star = if *star { "*" } else { "" };
            match place {
                100.. => format!("F{}", place - 100),
                _ => format!("P{place}{star}"),
            }
        });
        texts.collect::<String>()
    });
    parts.collect::<Vec<_>>().join("|")
}
