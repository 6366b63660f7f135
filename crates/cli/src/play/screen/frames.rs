//! Where the cells of a scene lie in a grid of characters.

use super::brush::columns;
use parlour_core::{Cell, Label, Scene, Shape, Spot};

/// A rectangle of characters; may lie outside the window.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Span {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
}

impl Span {
    /// Its middle, in half characters.
    pub fn middle(self) -> (i32, i32) {
        (2 * self.x + self.w, 2 * self.y + self.h)
    }
    /// Moved.
    pub fn plus(self, x: i32, y: i32) -> Span {
        Span {
            x: self.x + x,
            y: self.y + y,
            ..self
        }
    }
    /// Does it hold this character?
    pub fn holds(self, x: i32, y: i32) -> bool {
        (self.x..self.x + self.w).contains(&x) && (self.y..self.y + self.h).contains(&y)
    }
}

/// A board laid out.
#[derive(Clone, Debug, Default)]
pub struct Frames {
    /// Columns and rows of all, labels included.
    pub size: (i32, i32),
    /// In the order of the scene's cells.
    pub cells: Vec<Span>,
    /// Shade of each cell, so that neighbours differ.
    pub shades: Vec<u8>,
    /// Words, by the middle of the first character.
    pub labels: Vec<(i32, i32, String)>,
}

/// Columns that labels take on either side, and rows above and below.
const GUTTER: (i32, i32) = (2, 1);
/// The most rows that a cell takes.
const TALLEST: i32 = 15;

impl Frames {
    /// Lays the board out for a seat in a room of so many columns and rows: as large as it fits, or as
    /// small as it can be read.
    pub fn new(scene: &Scene, turn: f32, room: (i32, i32)) -> Frames {
        if scene.cells.is_empty() {
            return Frames::of_words(scene);
        }
        let spin = Spin::new(scene, turn);
        let at: Vec<_> = scene.cells.iter().map(|c| spin.turn(c.at)).collect();
        let xs = Rule::new(at.iter().map(|p| p.0));
        let ys = Rule::new(at.iter().map(|p| p.1));
        let words: Vec<_> = scene.labels.iter().map(|l| spin.turn(l.at)).collect();
        let need = |yes: bool, size: i32| if yes { size } else { 0 };
        let any = |outside: &dyn Fn(&(f32, f32)) -> bool| words.iter().any(outside);
        let left = need(any(&|p| p.0 < xs.first - 0.4), GUTTER.0);
        let right = need(any(&|p| p.0 > xs.last + 0.4), GUTTER.0);
        let above = need(any(&|p| p.1 < ys.first - 0.4), GUTTER.1);
        let below = need(any(&|p| p.1 > ys.last + 0.4), GUTTER.1);
        let inner = (room.0 - left - right, room.1 - above - below);
        let grid = if xs.is_even && ys.is_even {
            Grid::even(&scene.cells, &xs, &ys, inner)
        } else {
            Grid::ranked(&at, inner).unwrap_or_else(|| Grid::free(&at, &xs, &ys, inner))
        };
        let cells = scene.cells.iter().zip(&at);
        let cells: Vec<_> = cells.map(|(cell, at)| grid.span(cell, *at)).collect();
        let (w, h) = (
            cells.iter().map(|s| s.x + s.w).max().unwrap_or(0),
            cells.iter().map(|s| s.y + s.h).max().unwrap_or(0),
        );
        let labels = scene.labels.iter().zip(words).map(|(label, at)| {
            let (x, y) = grid.point(at);
            let long = columns(&label.text);
            let x = (x - (long - 1) / 2).clamp(-left.min(2), w + right - long);
            let y = y.clamp(-above, h - 1 + below);
            (x + left, y + above, label.text.clone())
        });
        Frames {
            size: (w + left + right, h + above + below),
            labels: labels.collect(),
            cells: cells.iter().map(|s| s.plus(left, above)).collect(),
            shades: at.iter().map(|p| grid.shade(*p)).collect(),
        }
    }
    /// A picture of words alone, as games without artwork have it: each in its column and row, upright.
    fn of_words(scene: &Scene) -> Frames {
        let xs = Rule::new(scene.labels.iter().map(|l| l.at.0));
        let ys = Rule::new(scene.labels.iter().map(|l| l.at.1));
        let number = |rule: &Rule, value: f32| ((value - rule.first) / rule.step).round() as i32;
        let place = |l: &Label| (number(&xs, l.at.0), number(&ys, l.at.1), l.text.clone());
        Frames {
            size: (xs.steps() + 1, ys.steps() + 1),
            cells: Vec::new(),
            shades: Vec::new(),
            labels: scene.labels.iter().map(place).collect(),
        }
    }
    /// The place of a spot.
    pub fn find(&self, scene: &Scene, spot: &Spot) -> Option<Span> {
        let i = scene.cells.iter().position(|c| c.spot == *spot)?;
        self.cells.get(i).copied()
    }
}

/// The turn of the board.
struct Spin {
    centre: (f32, f32),
    sin: f32,
    cos: f32,
}

impl Spin {
    fn new(scene: &Scene, turn: f32) -> Spin {
        let (sin, cos) = turn.to_radians().sin_cos();
        Spin {
            centre: (scene.size.0 / 2.0, scene.size.1 / 2.0),
            sin,
            cos,
        }
    }
    fn turn(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let (x, y) = (x - self.centre.0, y - self.centre.1);
        (x * self.cos - y * self.sin, x * self.sin + y * self.cos)
    }
}

/// The coordinates that occur along one axis.
struct Rule {
    first: f32,
    last: f32,
    /// The smallest distance.
    step: f32,
    /// Are all distances multiples of it?
    is_even: bool,
}

impl Rule {
    fn new(values: impl Iterator<Item = f32>) -> Rule {
        let mut all: Vec<f32> = values.collect();
        all.sort_by(f32::total_cmp);
        all.dedup_by(|a, b| (*a - *b).abs() < 0.02);
        let gaps: Vec<f32> = all.windows(2).map(|w| w[1] - w[0]).collect();
        let step = gaps.iter().copied().fold(f32::INFINITY, f32::min);
        let step = if step.is_finite() { step } else { 1.0 };
        let multiple = |gap: &f32| (gap / step - (gap / step).round()).abs() < 0.06;
        Rule {
            first: all.first().copied().unwrap_or(0.0),
            last: all.last().copied().unwrap_or(0.0),
            step,
            is_even: step > 0.3 && gaps.iter().all(multiple),
        }
    }
    fn steps(&self) -> i32 {
        ((self.last - self.first) / self.step).round() as i32
    }
}

/// Coordinates that are nearly the same, as one line of the board each.
struct Lines(Vec<f32>);

impl Lines {
    fn new(values: impl Iterator<Item = f32>) -> Lines {
        let mut all: Vec<f32> = values.collect();
        all.sort_by(f32::total_cmp);
        let mut lines: Vec<f32> = Vec::new();
        for value in all {
            if lines.last().is_none_or(|last| value - last > 0.45) {
                lines.push(value);
            }
        }
        Lines(lines)
    }
    /// The number of the line that a coordinate lies on, with a part of one between two.
    fn rank(&self, value: f32) -> f32 {
        let n = self.0.partition_point(|line| *line <= value);
        match (n.checked_sub(1).map(|i| self.0[i]), self.0.get(n)) {
            (Some(before), Some(after)) => (n - 1) as f32 + (value - before) / (after - before),
            (Some(before), None) => (n - 1) as f32 + value - before,
            (None, Some(first)) => value - first,
            (None, None) => value,
        }
    }
    fn nearest(&self, value: f32) -> i32 {
        let n = self.0.partition_point(|line| *line <= value + 0.001);
        n.saturating_sub(1) as i32
    }
}

/// Characters for coordinates.
enum Grid {
    /// Every step takes the same number of characters, so that all cells are equal.
    Even {
        origin: (f32, f32),
        /// Length of a step.
        unit: (f32, f32),
        /// Columns and rows for a step.
        step: (i32, i32),
        /// Steps that a cell is wide and high.
        cell: (i32, i32),
    },
    /// Cells that are nearly in line share a row or a column; all lines are equally far apart.
    Ranked {
        xs: Lines,
        ys: Lines,
        step: (i32, i32),
    },
    /// Cells lie anywhere.
    Free {
        origin: (f32, f32),
        /// Columns and rows for a unit.
        scale: (f32, f32),
    },
}

fn size_of(shape: Shape) -> (f32, f32) {
    match shape {
        Shape::Square(side) => (side, side),
        Shape::Hexagon(radius) => (2.0 * radius, 3f32.sqrt() * radius),
        Shape::Circle(radius) => (2.0 * radius, 2.0 * radius),
        Shape::Card(w, h) => (w, h),
    }
}

impl Grid {
    fn even(cells: &[Cell], xs: &Rule, ys: &Rule, room: (i32, i32)) -> Grid {
        let (w, h) = cells.first().map_or((1.0, 1.0), |c| size_of(c.shape));
        let cell = (
            ((w / xs.step).round() as i32).max(1),
            ((h / ys.step).round() as i32).max(1),
        );
        let steps = (xs.steps() + cell.0, ys.steps() + cell.1);
        let ideal = |rows: i32| (2.0 * rows as f32 * xs.step / ys.step + 0.5).ceil() as i32;
        let fits =
            |(columns, rows): &(i32, i32)| steps.0 * columns <= room.0 && steps.1 * rows <= room.1;
        let sizes = (1..=TALLEST / cell.1.min(TALLEST)).rev().flat_map(|rows| {
            let ideal = ideal(rows);
            let columns = (ideal - rows..=ideal).rev();
            columns.map(move |columns| (columns, rows))
        });
        let step = sizes
            .filter(|(columns, _)| *columns >= 3)
            .find(fits)
            .unwrap_or((ideal(1), 1));
        Grid::Even {
            origin: (xs.first, ys.first),
            unit: (xs.step, ys.step),
            step,
            cell,
        }
    }
    /// `None` where two cells would meet.
    fn ranked(at: &[(f32, f32)], room: (i32, i32)) -> Option<Grid> {
        let (xs, ys) = (
            Lines::new(at.iter().map(|p| p.0)),
            Lines::new(at.iter().map(|p| p.1)),
        );
        let (w, h) = (xs.0.len().max(1) as i32, ys.0.len().max(1) as i32);
        let rows = (room.1 / h).clamp(1, 4);
        let columns = ((room.0 + 1) / w).clamp(2, 2 * rows + 1);
        let rows = if columns > 3 {
            rows.min(columns / 2)
        } else {
            1
        };
        let mut places: Vec<_> = at
            .iter()
            .map(|p| (xs.nearest(p.0), ys.nearest(p.1)))
            .collect();
        places.sort_unstable();
        let apart = places.windows(2).all(|w| w[0] != w[1]);
        apart.then_some(Grid::Ranked {
            xs,
            ys,
            step: (columns, rows),
        })
    }
    /// Whole numbers of characters for a unit, begun where the fewest cells meet.
    fn free(at: &[(f32, f32)], xs: &Rule, ys: &Rule, room: (i32, i32)) -> Grid {
        let (wide, high) = (xs.last - xs.first + 1.0, ys.last - ys.first + 1.0);
        let rows = (room.1 as f32 / high).floor().clamp(1.0, 5.0);
        let columns = (room.0 as f32 / wide).floor().clamp(2.0, 3.0 * rows);
        let rows = rows.min((columns / 2.0).ceil());
        let grid = |shift: i32| Grid::Free {
            origin: (
                xs.first - 0.05 * (shift % 10) as f32 / columns,
                ys.first - 0.05 * (shift / 10) as f32 / rows,
            ),
            scale: (columns, rows),
        };
        let meets = |shift: &i32| {
            let grid = grid(*shift);
            let mut all: Vec<_> = at.iter().map(|p| grid.point(*p)).collect();
            all.sort_unstable_by_key(|(x, y)| (*y, *x));
            let near = |w: &&[(i32, i32)]| w[0].1 == w[1].1 && w[1].0 - w[0].0 < 2;
            all.windows(2).filter(near).count()
        };
        grid((0..100).min_by_key(meets).unwrap_or(0))
    }
    /// The character under a point.
    fn point(&self, (x, y): (f32, f32)) -> (i32, i32) {
        let (x, y) = match self {
            Grid::Even {
                origin,
                unit,
                step,
                cell,
            } => {
                let along = |v: f32, origin: f32, unit: f32, step: i32, cell: i32| {
                    (v - origin) / unit * step as f32 + (step * cell - 1) as f32 / 2.0
                };
                (
                    along(x, origin.0, unit.0, step.0, cell.0),
                    along(y, origin.1, unit.1, step.1, cell.1),
                )
            }
            Grid::Ranked { xs, ys, step } => {
                (xs.rank(x) * step.0 as f32, ys.rank(y) * step.1 as f32)
            }
            Grid::Free { origin, scale } => ((x - origin.0) * scale.0, (y - origin.1) * scale.1),
        };
        (x.round() as i32, y.round() as i32)
    }
    fn span(&self, cell: &Cell, at: (f32, f32)) -> Span {
        match self {
            Grid::Even {
                step, cell: wide, ..
            } => {
                let (i, j) = self.index(at);
                Span {
                    x: i * step.0,
                    y: j * step.1,
                    w: step.0 * wide.0,
                    h: step.1 * wide.1,
                }
            }
            Grid::Ranked { step, .. } => {
                let (i, j) = self.index(at);
                Span {
                    x: i * step.0,
                    y: j * step.1,
                    w: (step.0 - 1).max(2),
                    h: (step.1 - 1).max(1),
                }
            }
            Grid::Free { scale, .. } => {
                let (x, y) = self.point(at);
                let (w, h) = size_of(cell.shape);
                let whole = |size: f32, scale: f32| ((size * scale).floor() as i32).max(1);
                Span {
                    x,
                    y,
                    w: whole(w, scale.0).max(2),
                    h: whole(h, scale.1),
                }
            }
        }
    }
    /// Column and row of a cell, in steps.
    fn index(&self, (x, y): (f32, f32)) -> (i32, i32) {
        match self {
            Grid::Even { origin, unit, .. } => (
                ((x - origin.0) / unit.0).round() as i32,
                ((y - origin.1) / unit.1).round() as i32,
            ),
            Grid::Ranked { xs, ys, .. } => (xs.nearest(x), ys.nearest(y)),
            Grid::Free { .. } => self.point((x, y)),
        }
    }
    fn shade(&self, at: (f32, f32)) -> u8 {
        let (i, j) = self.index(at);
        match self {
            // Hexagons: three shades, so that all six neighbours differ.
            Grid::Even { cell: (_, 2), .. } => (i - (j - i).div_euclid(2)).rem_euclid(3) as u8,
            _ => (i + j).rem_euclid(2) as u8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::{Eye, Seat};

    fn scenes() -> Vec<(String, Scene)> {
        let all = parlour_games::all().into_iter();
        let scene = |game: std::sync::Arc<dyn parlour_core::Rulebook>| {
            let table = game.open(None, 0).unwrap();
            (game.name().to_string(), table.scene(Eye::Seat(Seat(0))))
        };
        let tables = |n: u8| {
            let players = [("players".to_string(), n.to_string())];
            let dog = parlour_games::by_name("dog").unwrap();
            dog.configure(None, &players).unwrap()
        };
        all.chain([2, 3, 5, 6].map(tables)).map(scene).collect()
    }

    #[test]
    fn words_alone_keep_their_columns_and_rows() {
        let word = |x: f32, y: f32, text: &str| Label {
            at: (x, y),
            text: text.into(),
            size: 0.4,
        };
        let scene = Scene {
            size: (0.9, 1.0),
            labels: vec![
                word(0.15, 0.25, "a"),
                word(0.45, 0.25, "b"),
                word(0.75, 0.75, "c"),
            ],
            ..Scene::default()
        };
        let plan = Frames::new(&scene, 180.0, (32, 18));
        let placed = [(0, 0, "a"), (1, 0, "b"), (2, 1, "c")];
        let placed = placed.map(|(x, y, text)| (x, y, text.to_string()));
        assert_eq!((plan.size, &plan.labels[..]), ((3, 2), &placed[..]));
        let empty = Frames::new(&Scene::default(), 0.0, (32, 18));
        assert_eq!(empty.labels, []);
    }
    #[test]
    fn no_two_cells_share_a_character() {
        for (name, scene) in scenes() {
            for room in [(32, 18), (52, 22), (72, 33), (120, 60)] {
                for turn in scene.seat_turns.clone() {
                    let layout = Frames::new(&scene, turn, room);
                    for (i, a) in layout.cells.iter().enumerate() {
                        for b in &layout.cells[..i] {
                            let apart = a.x + a.w <= b.x
                                || b.x + b.w <= a.x
                                || a.y + a.h <= b.y
                                || b.y + b.h <= a.y;
                            assert!(apart, "{name} {room:?}: {a:?} and {b:?}");
                        }
                    }
                }
            }
        }
    }
    #[test]
    fn boards_use_the_room_and_keep_to_it() {
        for (name, scene) in scenes() {
            let layout = Frames::new(&scene, 0.0, (66, 33));
            if name != "dominions" && scene.seat_turns.len() < 5 {
                assert!(
                    layout.size.0 <= 66 && layout.size.1 <= 33,
                    "{name} {:?}",
                    layout.size
                );
            }
            // A ring gets a row for each line of its cells: thirteen with two arms, seventeen with four.
            let least = match (name.as_str(), scene.seat_turns.len()) {
                ("dog", 2) => 13,
                ("dog", 4) => 17,
                _ => 20,
            };
            assert!(layout.size.1 >= least, "{name} {:?}", layout.size);
        }
    }
    #[test]
    fn boards_grow_with_the_window() {
        for (name, scene) in scenes() {
            let size = |room| Frames::new(&scene, 0.0, room).size;
            let (small, large) = (size((66, 33)), size((220, 110)));
            assert!(
                large.0 > small.0 && large.1 > small.1,
                "{name}: {small:?} {large:?}"
            );
            assert!(large.0 <= 220 && large.1 <= 110, "{name}: {large:?}");
        }
    }
    #[test]
    fn half_a_turn_is_the_board_upside_down() {
        let (_, scene) = scenes()
            .into_iter()
            .find(|s| s.0 == "romanian-checkers")
            .unwrap();
        let (up, down) = (
            Frames::new(&scene, 0.0, (60, 30)),
            Frames::new(&scene, 180.0, (60, 30)),
        );
        let (a1, h8) = (&"a1".to_string(), &"h8".to_string());
        assert_eq!(up.find(&scene, a1), down.find(&scene, h8));
        assert_ne!(up.find(&scene, a1), down.find(&scene, a1));
    }
}
