//! The parts of a picture: cells, pieces, marks, words.

use super::text::{escape, num};
use crate::{Cell, GROUND, Glyph, Look, Mark, MarkKind, Piece, Scene, Shape};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The part of a round place that is cut into the board.
const HOLLOW: f32 = 0.7;

/// Where a spot is drawn.
#[derive(Copy, Clone)]
struct Where {
    at: (f32, f32),
    scale: f32,
    shape: Shape,
}

/// What has been drawn, and where every spot lies.
pub struct Canvas<'s> {
    /// Elements so far.
    pub out: String,
    places: BTreeMap<&'s str, Where>,
    scene: &'s Scene,
    glyphs: BTreeMap<&'s str, &'s Glyph>,
    /// Of the board, in degrees.
    turn: f32,
}

/// Puts formatted text after what is there.
macro_rules! put {
    ($canvas:expr, $($form:tt)*) => {
        writeln!($canvas.out, $($form)*).expect("writing to a string")
    };
}

impl<'s> Canvas<'s> {
    /// Empty.
    pub fn new(scene: &'s Scene, glyphs: &'s [Glyph], turn: f32) -> Canvas<'s> {
        Canvas {
            out: String::new(),
            places: BTreeMap::new(),
            scene,
            glyphs: glyphs.iter().map(|g| (g.name.as_str(), g)).collect(),
            turn,
        }
    }

    /// One symbol for each drawing in each pair of colours that the scene uses.
    pub fn symbols(&self) -> Vec<String> {
        let mut defs = Vec::new();
        let used: BTreeSet<_> = self.scene.pieces.iter().map(Drawing::of).collect();
        for look in used {
            let Some(glyph) = self.glyphs.get(look.glyph) else {
                continue;
            };
            let paint = |seat: Option<u8>| seat.and_then(|s| self.scene.palette.get(s as usize));
            let (fill, ink) = match paint(look.colour) {
                Some(p) => (p.fill.as_str(), p.ink.as_str()),
                None => ("#ffffff", "#222222"),
            };
            let rim = paint(look.rim).map_or("#333333", |p| p.fill.as_str());
            let body = glyph
                .body
                .replace("{fill}", fill)
                .replace("{ink}", ink)
                .replace("{rim}", rim);
            defs.push(format!("<g id=\"{}\">{body}</g>\n", look.id()));
        }
        defs
    }

    /// Width and height of the board as it lies.
    pub fn turned_size(&self) -> (f32, f32) {
        let (w, h) = self.scene.size;
        let (s, c) = self.turn.to_radians().sin_cos();
        ((w * c).abs() + (h * s).abs(), (w * s).abs() + (h * c).abs())
    }

    /// Cells and labels, in a box of this size.
    pub fn board(&mut self, origin: (f32, f32), size: (f32, f32)) {
        let scene = self.scene;
        let (s, c) = self.turn.to_radians().sin_cos();
        let (cx, cy) = (scene.size.0 / 2.0, scene.size.1 / 2.0);
        let spin = |(x, y): (f32, f32)| {
            let (dx, dy) = (x - cx, y - cy);
            (
                origin.0 + size.0 / 2.0 + dx * c - dy * s,
                origin.1 + size.1 / 2.0 + dx * s + dy * c,
            )
        };
        self.artwork(origin, size);
        for cell in &scene.cells {
            self.cell(cell, spin(cell.at), 1.0);
        }
        let centres: Vec<_> = scene.cells.iter().map(|cell| spin(cell.at)).collect();
        self.frame(&centres);
        for label in &scene.labels {
            self.words(spin(label.at), label.size, "middle", &label.text);
        }
    }

    /// What lies under the cells, turned with them.
    fn artwork(&mut self, origin: (f32, f32), size: (f32, f32)) {
        let scene = self.scene;
        if scene.artwork.is_empty() {
            return;
        }
        let mut body = scene.artwork.clone();
        for (word, colour) in GROUND {
            body = body.replace(word, colour);
        }
        for (seat, paint) in scene.palette.iter().enumerate() {
            body = body.replace(&format!("{{seat{seat}}}"), &escape(&paint.fill));
        }
        put!(
            self,
            "<g transform=\"translate({} {}) rotate({}) translate({} {})\">{body}</g>",
            num(origin.0 + size.0 / 2.0),
            num(origin.1 + size.1 / 2.0),
            num(self.turn),
            num(-scene.size.0 / 2.0),
            num(-scene.size.1 / 2.0)
        );
    }

    /// A line around a board that is one rectangle of equal squares.
    fn frame(&mut self, centres: &[(f32, f32)]) {
        let sides = self.scene.cells.iter().map(|cell| match cell.shape {
            Shape::Square(side) => side,
            _ => 0.0,
        });
        let side = sides.fold(f32::MAX, f32::min);
        let span = |pick: fn(&(f32, f32)) -> f32| {
            let low = centres.iter().map(pick).fold(f32::MAX, f32::min);
            let high = centres.iter().map(pick).fold(f32::MIN, f32::max);
            ((low + high) / 2.0, high - low + side)
        };
        let ((x, w), (y, h)) = (span(|at| at.0), span(|at| at.1));
        if (w * h - centres.len() as f32 * side * side).abs() < 0.01 * side {
            let outline = rect(x, y, w, h, 0.0);
            put!(
                self,
                "<{outline} fill=\"none\" stroke=\"#6b5434\" stroke-width=\"0.05\"/>"
            );
        }
    }

    /// A place on the board or in a tray.
    pub fn cell(&mut self, cell: &'s Cell, at: (f32, f32), scale: f32) {
        let place = Where {
            at,
            scale,
            shape: cell.shape,
        };
        self.places.insert(&cell.spot, place);
        // A round place is a hollow in the board, smaller than what lies in it.
        let hollow = matches!(cell.shape, Shape::Circle(_));
        let (fill, stroke) = match cell.look {
            Look::Plain if hollow => ("#a97b47", "#8a6236"),
            Look::Plain => ("#e6c795", "#a87d4b"),
            Look::Light => ("#f0dcb6", "#c9a877"),
            Look::Dark => ("#c4935c", "#ad7f4c"),
            Look::Special => ("#d9d8a4", "#a87d4b"),
            Look::Bare => return,
        };
        let outline = self.outline(place, if hollow { HOLLOW } else { 1.0 });
        let element = outline.split(' ').next().unwrap_or("g");
        put!(
            self,
            "<{outline} fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"0.02\"><title>{}</title></{element}>",
            escape(&cell.name)
        );
        if let Some(paint) = cell.tint.and_then(|s| self.scene.palette.get(s as usize)) {
            put!(
                self,
                "<{outline} fill=\"{}\" fill-opacity=\"{}\"/>",
                escape(&paint.fill),
                if hollow { 0.55 } else { 0.28 }
            );
        }
    }

    /// The opening of an SVG element for the outline of a place, without its bracket.
    fn outline(&self, place: Where, grow: f32) -> String {
        let (x, y) = place.at;
        let k = place.scale * grow;
        let turned = |body: String| {
            if self.turn % 90.0 == 0.0 {
                return body;
            }
            let turn = num(self.turn);
            format!("{body} transform=\"rotate({turn} {} {})\"", num(x), num(y))
        };
        match place.shape {
            Shape::Square(side) => turned(rect(x, y, side * k, side * k, 0.0)),
            Shape::Card(w, h) => rect(x, y, w * k, h * k, 0.08 * k),
            Shape::Circle(r) => {
                format!(
                    "circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
                    num(x),
                    num(y),
                    num(r * k)
                )
            }
            Shape::Hexagon(r) => {
                let corner = |i: u8| {
                    let (s, c) = (f32::from(i) * 60.0 + self.turn).to_radians().sin_cos();
                    format!("{},{}", num(x + r * k * c), num(y + r * k * s))
                };
                let corners = (0..6).map(corner).collect::<Vec<_>>().join(" ");
                format!("polygon points=\"{corners}\"")
            }
        }
    }

    /// A thing on its spot.
    pub fn piece(&mut self, piece: &Piece) {
        let (Some(place), Some(glyph)) = (
            self.places.get(piece.spot.as_str()).copied(),
            self.glyphs.get(piece.glyph.as_str()),
        ) else {
            return;
        };
        let turn = match (piece.turn + self.turn).rem_euclid(360.0) {
            // What has no front stays upright however the board lies.
            _ if piece.turn == 0.0 => String::new(),
            0.0 => String::new(),
            turn => format!(" rotate({})", num(turn)),
        };
        let size = match place.shape {
            Shape::Square(side) => side,
            Shape::Circle(r) | Shape::Hexagon(r) => 2.0 * r,
            Shape::Card(w, h) => (w / glyph.size.0).min(h / glyph.size.1),
        };
        put!(
            self,
            "<use href=\"#{}\" transform=\"translate({} {}){turn} scale({})\"><title>{}</title></use>",
            Drawing::of(piece).id(),
            num(place.at.0),
            num(place.at.1),
            num(place.scale * size),
            escape(&piece.name)
        );
    }

    /// Something over or under the pieces.
    pub fn mark(&mut self, mark: &Mark) {
        let colour = colour(mark);
        let title = match mark.note.as_str() {
            "" => String::new(),
            note => format!("<title>{}</title>", escape(note)),
        };
        let place = |spot: &String| self.places.get(spot.as_str()).copied();
        match &mark.kind {
            MarkKind::Spot(spot) => {
                if let Some(place) = place(spot) {
                    let outline = self.outline(place, 0.98);
                    put!(
                        self,
                        "<g class=\"{}\"><{outline} fill=\"{colour}\" fill-opacity=\"0.5\"/>{title}</g>",
                        escape(&mark.layer)
                    );
                }
            }
            MarkKind::Badge(spot, text) => {
                if let Some(place) = place(spot) {
                    self.badge(place, text, colour, &title);
                }
            }
            MarkKind::Arrow(spots) => {
                let through: Vec<_> = spots.iter().filter_map(place).map(|p| p.at).collect();
                self.arrow(&through, colour, &title);
            }
        }
    }

    /// A line around a marked spot, over a piece that covers the mark.
    pub fn ring(&mut self, mark: &Mark) {
        let MarkKind::Spot(spot) = &mark.kind else {
            return;
        };
        let Some(place) = self.places.get(spot.as_str()).copied() else {
            return;
        };
        if self.scene.pieces.iter().any(|p| p.spot == *spot) {
            let outline = self.outline(place, 0.94);
            put!(
                self,
                "<{outline} fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
                colour(mark),
                num(0.09 * place.scale)
            );
        }
    }

    /// The name of every place, as texts write it, over whatever lies there.
    pub fn names(&mut self) {
        for (spot, place) in self.places.clone() {
            let name = spot.rsplit('/').next().unwrap_or(spot);
            let room = match place.shape {
                Shape::Square(side) => side,
                Shape::Card(w, _) => w,
                Shape::Circle(r) | Shape::Hexagon(r) => 1.8 * r,
            };
            let size = (room / (0.62 * name.chars().count() as f32)).min(0.42 * room);
            put!(
                self,
                "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"600\" fill=\"#26211c\" stroke=\"#fffdf9\" \
                 stroke-width=\"{}\" paint-order=\"stroke\" text-anchor=\"middle\" dy=\"0.35em\">{}</text>",
                num(place.at.0),
                num(place.at.1),
                num(size * place.scale),
                num(0.18 * size * place.scale),
                escape(name)
            );
        }
    }

    fn badge(&mut self, place: Where, text: &str, colour: &str, title: &str) {
        let r = 0.17 * place.scale;
        let (x, y) = (
            place.at.0 + 0.3 * place.scale,
            place.at.1 - 0.3 * place.scale,
        );
        // A longer text gets a longer pill.
        let half = r.max(0.36 * r * text.chars().count() as f32 + 0.5 * r);
        let pill = rect(x, y, 2.0 * half, 2.0 * r, r);
        put!(
            self,
            "<g><{pill} fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"0.02\"/>\
             <text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"#fff\" text-anchor=\"middle\" dy=\"0.35em\">{}</text>{title}</g>",
            num(x),
            num(y),
            num(r * 1.3),
            escape(text)
        );
    }

    /// A line through points with a head at the last.
    fn arrow(&mut self, through: &[(f32, f32)], colour: &str, title: &str) {
        const HEAD: f32 = 0.3;
        let [.., before, tip] = through else {
            return;
        };
        let (dx, dy) = (tip.0 - before.0, tip.1 - before.1);
        let long = dx.hypot(dy);
        if long == 0.0 {
            return;
        }
        let (ux, uy) = (dx / long, dy / long);
        let neck = (tip.0 - HEAD * ux, tip.1 - HEAD * uy);
        let shaft = through[..through.len() - 1].iter().chain([&neck]);
        let point = |p: &(f32, f32)| format!("{},{}", num(p.0), num(p.1));
        let side = |k: f32| (neck.0 - k * uy, neck.1 + k * ux);
        put!(
            self,
            "<g opacity=\"0.85\"><polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"0.09\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/><polygon points=\"{} {} {}\" fill=\"{colour}\"/>{title}</g>",
            shaft.map(point).collect::<Vec<_>>().join(" "),
            point(&side(0.16)),
            point(&side(-0.16)),
            point(tip)
        );
    }

    /// A line of text on the board, centred on `y`.
    pub fn words(&mut self, at: (f32, f32), size: f32, anchor: &str, text: &str) {
        self.text(at, size, anchor, text, "fill=\"#5a3d1f\"");
    }

    /// A line of text on the page; it follows light and dark.
    pub fn beside(&mut self, at: (f32, f32), size: f32, anchor: &str, text: &str) {
        self.text(at, size, anchor, text, "class=\"beside\"");
    }

    fn text(&mut self, (x, y): (f32, f32), size: f32, anchor: &str, text: &str, paint: &str) {
        put!(
            self,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" {paint} text-anchor=\"{anchor}\" dy=\"0.35em\">{}</text>",
            num(x),
            num(y),
            num(size),
            escape(text)
        );
    }
}

/// The colour of a layer.
fn colour(mark: &Mark) -> &'static str {
    match mark.layer.as_str() {
        "last" => "#e3b341",
        "danger" | "barred" => "#d1495b",
        "best" => "#2f8f5b",
        _ => "#3c7dc4",
    }
}

/// What makes two drawings the same symbol.
#[derive(Eq, PartialEq, Ord, PartialOrd)]
struct Drawing<'p> {
    glyph: &'p str,
    colour: Option<u8>,
    rim: Option<u8>,
}

impl<'p> Drawing<'p> {
    fn of(piece: &'p Piece) -> Drawing<'p> {
        Drawing {
            glyph: &piece.glyph,
            colour: piece.colour,
            rim: piece.rim,
        }
    }
    fn id(&self) -> String {
        let seat = |s: Option<u8>| s.map_or("n".into(), |s| s.to_string());
        format!("{}-{}{}", self.glyph, seat(self.colour), seat(self.rim))
    }
}

fn rect(x: f32, y: f32, w: f32, h: f32, round: f32) -> String {
    format!(
        "rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"",
        num(x - w / 2.0),
        num(y - h / 2.0),
        num(w),
        num(h),
        num(round)
    )
}
