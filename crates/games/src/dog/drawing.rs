//! The board in characters: for four players exactly as the notation's author draws it, for other
//! numbers the same star with as many arms.

use super::board::{Board, PIECES, Place};
use super::layout::Layout;
use super::move_text::{Written, read_board, read_pieces};
use parlour_core::Refusal;

/// Column and row.
type At = (usize, usize);

/// Where everything stands in a drawing.
struct Sketch {
    ring: Vec<At>,
    /// By seat, then slot.
    finish: Vec<[At; 4]>,
    /// By seat; pieces fill it from the last slot down.
    kennel: Vec<[At; 4]>,
    /// Where the star of a piece stands that blocks on the start of each seat.
    star: Vec<At>,
    /// Fixed characters.
    marks: Vec<(At, char)>,
}

/// The board in lines, without a final line break.
pub fn draw(board: &Board) -> String {
    let mut pieces = Vec::new();
    for seat in 0..board.seats() {
        for place in board.places(seat) {
            let start = place == Place::Ring(Board::start(seat));
            pieces.push((seat, place, start && board.is_blocking(seat)));
        }
    }
    paint(board.seats(), &pieces)
}

/// Draws a board text by itself, wherever its stars stand. A star is drawn on start squares only,
/// as the notation's author does.
pub fn draw_text(text: &str, players: u8) -> Result<String, Refusal> {
    Ok(paint(players, &read_pieces(text, players)?))
}

/// Reads a board as it is drawn, whatever stands below it.
pub fn read(text: &str, players: u8) -> Result<Board, Refusal> {
    let plan = plan(players);
    let lines = text.lines().skip_while(|line| line.trim().is_empty());
    let lines: Vec<Vec<char>> = lines.map(|line| line.chars().collect()).collect();
    let places = plan.ring.iter().chain(plan.kennel.iter().flatten());
    let top = places.map(|(_, row)| *row).min().unwrap_or(0);
    let at = |(col, row): At| lines.get(row - top)?.get(col).copied();
    let owner = |place: String, here: At| match at(here) {
        Some('.') => Ok(None),
        Some(digit) if digit.to_digit(10).is_some_and(|d| d < players as u32) => {
            Ok(Some(digit as u8 - b'0'))
        }
        _ => Err(Refusal::malformed(format!(
            "the drawing of a board for {players} players has neither a dot nor a piece on {place}"
        ))),
    };
    let mut pieces: Vec<String> = vec![String::new(); players as usize];
    for (i, here) in plan.ring.iter().enumerate() {
        if let Some(seat) = owner(format!("P{i}"), *here)? {
            let starts = i == Board::start(seat) as usize;
            let star = starts && at(plan.star[seat as usize]) == Some('*');
            pieces[seat as usize] += &format!("P{i}{}", if star { "*" } else { "" });
        }
    }
    for (seat, slots) in plan.finish.iter().enumerate() {
        for (i, here) in slots.iter().enumerate() {
            let place = format!("F{i} of seat {seat}");
            match owner(place.clone(), *here)? {
                Some(other) if other as usize != seat => {
                    let why = format!("a piece of seat {other} stands on {place}");
                    return Err(Refusal::invalid(why));
                }
                Some(_) => pieces[seat] += &format!("F{i}"),
                None => {}
            }
        }
    }
    read_board(&pieces.join("|"), players)
}

fn plan(players: u8) -> Sketch {
    match players {
        4 => four(),
        n => star_with(n),
    }
}

fn paint(players: u8, pieces: &[Written]) -> String {
    let plan = plan(players);
    let mut rows: Vec<Vec<char>> = Vec::new();
    let mut put = |(col, row): At, c: char| {
        if rows.len() <= row {
            rows.resize(row + 1, Vec::new());
        }
        if rows[row].len() <= col {
            rows[row].resize(col + 1, ' ');
        }
        rows[row][col] = c;
    };
    for (at, c) in &plan.marks {
        put(*at, *c);
    }
    for at in plan.ring.iter().chain(plan.finish.iter().flatten()) {
        put(*at, '.');
    }
    for seat in 0..players {
        let digit = char::from(b'0' + seat);
        let out = pieces.iter().filter(|p| p.0 == seat).count();
        for (slot, at) in plan.kennel[seat as usize].iter().enumerate() {
            put(*at, if slot >= out { digit } else { '.' });
        }
        for (_, place, star) in pieces.iter().filter(|p| p.0 == seat) {
            match place {
                Place::Ring(i) => put(plan.ring[*i as usize], digit),
                Place::Finish(i) => put(plan.finish[seat as usize][*i as usize], digit),
            }
            if let (true, Place::Ring(i)) = (*star, place)
                && i % 16 == 0
            {
                put(plan.star[*i as usize / 16], '*');
            }
        }
    }
    let lines = rows.iter().map(|row| row.iter().collect::<String>());
    let lines: Vec<_> = lines.map(|line| line.trim_end().to_string()).collect();
    lines.join("\n")
}

/// The drawing of the notation's author.
fn four() -> Sketch {
    // One quarter from the start of seat 0 to the square before the start of seat 1; the others
    // follow by turning. Columns count double.
    let quarter: [(i32, i32); 16] = [
        (-2, -10),
        (-2, -9),
        (-2, -8),
        (-2, -7),
        (-2, -6),
        (-3, -5),
        (-4, -4),
        (-5, -3),
        (-6, -2),
        (-7, -2),
        (-8, -2),
        (-9, -2),
        (-10, -2),
        (-10, -1),
        (-10, 0),
        (-10, 1),
    ];
    let turn = |(x, y): (i32, i32), times: usize| {
        let turned = (0..times).fold((x, y), |(x, y), _| (y, -x));
        ((turned.0 * 2 + 20) as usize, (turned.1 + 10) as usize)
    };
    let ring = (0..4).flat_map(|seat| quarter.map(|at| turn(at, seat)));
    Sketch {
        ring: ring.collect(),
        finish: vec![
            [(19, 2), (19, 3), (19, 4), (19, 5)],
            [(3, 10), (5, 10), (7, 10), (9, 10)],
            [(21, 18), (21, 17), (21, 16), (21, 15)],
            [(37, 10), (35, 10), (33, 10), (31, 10)],
        ],
        kennel: vec![
            [(11, 0), (9, 0), (7, 0), (5, 0)],
            [(0, 14), (0, 15), (0, 16), (0, 17)],
            [(29, 20), (31, 20), (33, 20), (35, 20)],
            [(40, 6), (40, 5), (40, 4), (40, 3)],
        ],
        star: vec![(15, 0), (0, 13), (25, 20), (40, 7)],
        marks: vec![
            ((0, 0), '0'),
            ((0, 20), '1'),
            ((40, 20), '2'),
            ((40, 0), '3'),
            ((18, 1), '\\'),
            ((2, 11), '/'),
            ((22, 19), '\\'),
            ((38, 9), '/'),
            ((5, 1), '3'),
            ((7, 1), '2'),
            ((9, 1), '1'),
            ((11, 1), '0'),
            ((14, 0), '0'),
            ((14, 1), '1'),
            ((14, 2), '2'),
            ((14, 3), '3'),
            ((21, 2), '0'),
            ((21, 3), '1'),
            ((21, 4), '2'),
            ((21, 5), '3'),
        ],
    }
}

/// The star of the pictures, in characters, seat 0 at the bottom.
fn star_with(players: u8) -> Sketch {
    let layout = Layout::new(players);
    // More arms stand closer together and need more characters.
    let wide = if players > 4 { 4.0 } else { 3.0 };
    let at = |(x, y): (f32, f32)| {
        (
            (x * wide).round() as usize,
            (y * wide / 2.0).round() as usize,
        )
    };
    let seats = 0..players;
    let slots = |place: &dyn Fn(u8, u8) -> (f32, f32), seat: u8| {
        let mut four = [(0, 0); PIECES as usize];
        for (slot, spot) in (0..).zip(four.iter_mut()) {
            *spot = at(place(seat, slot));
        }
        four
    };
    let ring = (0..16 * players).map(|i| at(layout.ring(i)));
    let finish = seats.clone().map(|s| slots(&|s, i| layout.finish(s, i), s));
    let kennel = seats.clone().map(|s| slots(&|s, i| layout.kennel(s, i), s));
    let star = seats.clone().map(|s| {
        let (col, row) = at(layout.ring(Board::start(s)));
        (col + 1, row)
    });
    let marks = seats.map(|s| (at(layout.name(s)), char::from(b'0' + s)));
    let mut plan = Sketch {
        ring: ring.collect(),
        finish: finish.collect(),
        kennel: kennel.collect(),
        star: star.collect(),
        marks: marks.collect(),
    };
    plan.index(players);
    plan
}

impl Sketch {
    /// Writes the index beside every start, the next squares of seat 0 and the slots of its finish.
    fn index(&mut self, players: u8) {
        let starts = (0..players).map(|s| (self.ring[Board::start(s) as usize], Board::start(s)));
        let first = (1..4).map(|i| (self.ring[i as usize], i));
        let finish = (0..4).map(|i| (self.finish[0][i as usize], i));
        let labels: Vec<(At, u8)> = starts.chain(first).chain(finish).collect();
        for ((col, row), index) in labels {
            let text = index.to_string();
            let beside = [
                (2, 0),
                (-1 - text.len() as i32, 0),
                (0, 1),
                (0, -1),
                (2, 1),
                (2, -1),
            ];
            let places = beside.into_iter().filter_map(|(right, down)| {
                let col = usize::try_from(col as i32 + right).ok()?;
                Some((col, usize::try_from(row as i32 + down).ok()?))
            });
            let mut places = places.filter(|at| self.has_room(*at, text.len()));
            if let Some((col, row)) = places.next() {
                let digits = text.chars().enumerate();
                self.marks.extend(digits.map(|(i, c)| ((col + i, row), c)));
            }
        }
    }
    /// Nothing stands on these characters, nor next to them.
    fn has_room(&self, (col, row): At, wide: usize) -> bool {
        let squares = self.ring.iter().chain(self.finish.iter().flatten());
        let others = self.kennel.iter().flatten().chain(&self.star);
        let marks = self.marks.iter().map(|(at, _)| at);
        let mut taken = squares.chain(others).chain(marks);
        taken.all(|(c, r)| *r != row || *c + 1 < col || *c > col + wide)
    }
}
