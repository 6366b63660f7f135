//! One SVG writer for any scene. It knows no game.

use crate::{Cell, Glyph, Look, Mark, MarkKind, Piece, Scene, Shape, Tray};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// How a picture is drawn.
#[derive(Clone, Debug)]
pub struct Style {
    /// Pixels for one board unit.
    pub unit: f32,
    /// The seat at the bottom.
    pub seat: u8,
    /// Layers of marks that are drawn.
    pub layers: Vec<String>,
    /// Hands, stacks and captions as well.
    pub trays: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            unit: 56.0,
            seat: 0,
            layers: vec!["last".into()],
            trays: true,
        }
    }
}

/// Where a spot is drawn.
#[derive(Copy, Clone)]
struct Place {
    at: (f32, f32),
    scale: f32,
    shape: Shape,
}

const PAD: f32 = 0.25;

/// Draws `scene` as a whole SVG document; `glyphs` are those of the game.
pub fn draw(scene: &Scene, glyphs: &[Glyph], style: &Style) -> String {
    let mut canvas = Canvas {
        out: String::new(),
        places: BTreeMap::new(),
        scene,
        glyphs: glyphs.iter().map(|g| (g.name.as_str(), g)).collect(),
        turn: scene
            .seat_turns
            .get(style.seat as usize)
            .copied()
            .unwrap_or(0.0),
    };
    canvas.whole(style)
}

struct Canvas<'s> {
    out: String,
    places: BTreeMap<&'s str, Place>,
    scene: &'s Scene,
    glyphs: BTreeMap<&'s str, &'s Glyph>,
    turn: f32,
}

impl<'s> Canvas<'s> {
    fn whole(&mut self, style: &Style) -> String {
        let scene = self.scene;
        let board = self.turned_size();
        let width = board.0.max(4.0) + 2.0 * PAD;
        let mut y = PAD;
        let (own, others): (Vec<&Tray>, Vec<&Tray>) = scene
            .trays
            .iter()
            .filter(|_| style.trays)
            .partition(|t| t.seat == Some(style.seat));
        y = self.trays(&others, width, y);
        self.board(((width - board.0) / 2.0, y), board);
        y += board.1 + PAD;
        y = self.trays(&own, width, y);
        if style.trays {
            for caption in &scene.captions {
                y += 0.32;
                self.words((width / 2.0, y - 0.16), 0.24, "middle", caption);
            }
        }
        let marks: Vec<&Mark> = scene
            .marks
            .iter()
            .filter(|m| style.layers.contains(&m.layer))
            .collect();
        for mark in marks.iter().filter(|m| matches!(m.kind, MarkKind::Spot(_))) {
            self.mark(mark);
        }
        for piece in &scene.pieces {
            self.piece(piece);
        }
        for mark in marks
            .iter()
            .filter(|m| !matches!(m.kind, MarkKind::Spot(_)))
        {
            self.mark(mark);
        }
        let (w, h) = (width, y + PAD);
        let mut doc = String::new();
        write!(
            doc,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\" \
             font-family=\"system-ui, sans-serif\">\n<defs>\n{}</defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fbf8f1\"/>\n{}</svg>\n",
            num(w),
            num(h),
            num(w * style.unit),
            num(h * style.unit),
            self.symbols(),
            self.out
        )
        .expect("writing to a string");
        doc
    }

    /// One symbol for each drawing in each pair of colours that the scene uses.
    fn symbols(&self) -> String {
        let mut defs = String::new();
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
            let rim = match paint(look.rim) {
                Some(p) => p.fill.as_str(),
                None => "#333333",
            };
            let body = glyph
                .body
                .replace("{fill}", fill)
                .replace("{ink}", ink)
                .replace("{rim}", rim);
            writeln!(defs, "<g id=\"{}\">{body}</g>", look.id()).expect("writing to a string");
        }
        defs
    }

    fn turned_size(&self) -> (f32, f32) {
        let (w, h) = self.scene.size;
        let (s, c) = self.turn.to_radians().sin_cos();
        ((w * c).abs() + (h * s).abs(), (w * s).abs() + (h * c).abs())
    }

    fn board(&mut self, origin: (f32, f32), size: (f32, f32)) {
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
        for cell in &scene.cells {
            self.cell(cell, spin(cell.at), 1.0);
        }
        for label in &scene.labels {
            self.words(spin(label.at), label.size, "middle", &label.text);
        }
    }

    /// Lays trays out in rows as wide as the picture; returns where the next thing may begin.
    fn trays(&mut self, trays: &[&'s Tray], width: f32, mut y: f32) -> f32 {
        let (mut x, mut row) = (PAD, 0.0f32);
        for tray in trays {
            let room = width - 2.0 * PAD;
            let scale = (room / tray.size.0.max(0.1)).min(1.0);
            let name = 0.3;
            let (w, h) = (
                (tray.size.0 * scale).max(0.14 * tray.name.chars().count() as f32),
                tray.size.1 * scale + name,
            );
            if x > PAD && x + w > width - PAD {
                (x, y, row) = (PAD, y + row + PAD / 2.0, 0.0);
            }
            let title = if tray.hidden > 0 {
                format!("{} ({} face down)", tray.name, tray.hidden)
            } else {
                tray.name.clone()
            };
            self.words((x, y + name / 2.0), 0.22, "start", &title);
            for slot in &tray.slots {
                let at = (x + slot.at.0 * scale, y + name + slot.at.1 * scale);
                self.cell(slot, at, scale);
            }
            x += w + PAD;
            row = row.max(h);
        }
        if trays.is_empty() { y } else { y + row + PAD }
    }

    fn cell(&mut self, cell: &'s Cell, at: (f32, f32), scale: f32) {
        let place = Place {
            at,
            scale,
            shape: cell.shape,
        };
        self.places.insert(&cell.spot, place);
        let (fill, stroke) = match cell.look {
            Look::Plain => ("#efe6d2", "#b9a988"),
            Look::Light => ("#f0dfbd", "#c9b186"),
            Look::Dark => ("#c99e6c", "#b0875a"),
            Look::Special => ("#dfe8d3", "#9fb38a"),
            Look::Bare => return,
        };
        let tint = cell
            .tint
            .and_then(|s| self.scene.palette.get(s as usize))
            .map(|p| p.fill.clone());
        let outline = self.outline(place, 1.0);
        let title = escape(&cell.name);
        let _ = write!(
            self.out,
            "<{outline} fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"0.02\"><title>{title}</title></{}>",
            outline.split(' ').next().unwrap_or("g")
        );
        if let Some(tint) = tint {
            let outline = self.outline(place, 1.0);
            let _ = write!(
                self.out,
                "<{outline} fill=\"{tint}\" fill-opacity=\"0.28\"/>"
            );
        }
        self.out.push('\n');
    }

    /// The opening of an SVG element for the outline of a place, without its bracket.
    fn outline(&self, place: Place, grow: f32) -> String {
        let Place {
            at: (x, y),
            scale,
            shape,
        } = place;
        let k = scale * grow;
        let turned = |body: String| {
            if self.turn % 90.0 == 0.0 {
                body
            } else {
                let turn = num(self.turn);
                format!("{body} transform=\"rotate({turn} {} {})\"", num(x), num(y))
            }
        };
        match shape {
            Shape::Square(side) => {
                let s = side * k;
                turned(rect(x, y, s, s, 0.0))
            }
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
                let corner = |i: i32| {
                    let a = (i as f32 * 60.0).to_radians();
                    format!("{},{}", num(x + r * k * a.cos()), num(y + r * k * a.sin()))
                };
                let corners = (0..6).map(corner).collect::<Vec<_>>().join(" ");
                turned(format!("polygon points=\"{corners}\""))
            }
        }
    }

    fn piece(&mut self, piece: &Piece) {
        let (Some(place), Some(_)) = (
            self.places.get(piece.spot.as_str()).copied(),
            self.glyphs.get(piece.glyph.as_str()),
        ) else {
            return;
        };
        let turn = if piece.turn == 0.0 {
            String::new()
        } else {
            format!(" rotate({})", num(piece.turn + self.turn))
        };
        let size = match place.shape {
            Shape::Square(s) => s,
            Shape::Circle(r) => 2.0 * r,
            Shape::Hexagon(r) => 2.0 * r,
            Shape::Card(w, _) => w,
        };
        let _ = writeln!(
            self.out,
            "<use href=\"#{}\" transform=\"translate({} {}){turn} scale({})\"><title>{}</title></use>",
            Drawing::of(piece).id(),
            num(place.at.0),
            num(place.at.1),
            num(place.scale * size),
            escape(&piece.name)
        );
    }

    fn mark(&mut self, mark: &Mark) {
        let colour = match mark.layer.as_str() {
            "last" => "#e3b341",
            "danger" => "#d1495b",
            _ => "#3c7dc4",
        };
        let place = |canvas: &Canvas, spot: &str| canvas.places.get(spot).copied();
        match &mark.kind {
            MarkKind::Spot(spot) => {
                if let Some(place) = place(self, spot) {
                    let outline = self.outline(place, 0.98);
                    let _ = writeln!(
                        self.out,
                        "<{outline} fill=\"{colour}\" fill-opacity=\"0.45\"/>"
                    );
                }
            }
            MarkKind::Badge(spot, text) => {
                if let Some(place) = place(self, spot) {
                    let (x, y) = (
                        place.at.0 + 0.3 * place.scale,
                        place.at.1 - 0.3 * place.scale,
                    );
                    let r = 0.17 * place.scale;
                    let _ = write!(
                        self.out,
                        "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{colour}\"/>",
                        num(x),
                        num(y),
                        num(r)
                    );
                    let size = num(r * 1.3);
                    let _ = writeln!(
                        self.out,
                        "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" fill=\"#fff\" text-anchor=\"middle\" dominant-baseline=\"central\">{}</text>",
                        num(x),
                        num(y),
                        escape(text)
                    );
                }
            }
            MarkKind::Arrow(spots) => {
                let ends: Vec<_> = spots.iter().filter_map(|s| place(self, s)).collect();
                if ends.len() < 2 {
                    return;
                }
                let points = ends
                    .iter()
                    .map(|p| format!("{},{}", num(p.at.0), num(p.at.1)));
                let points = points.collect::<Vec<_>>().join(" ");
                let tip = ends[ends.len() - 1].at;
                let _ = writeln!(
                    self.out,
                    "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"0.08\" stroke-opacity=\"0.8\" stroke-linejoin=\"round\"/><circle cx=\"{}\" cy=\"{}\" r=\"0.12\" fill=\"{colour}\"/>",
                    num(tip.0),
                    num(tip.1)
                );
            }
        }
    }

    fn words(&mut self, (x, y): (f32, f32), size: f32, anchor: &str, text: &str) {
        let _ = writeln!(
            self.out,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"#5b4b33\" text-anchor=\"{anchor}\" dominant-baseline=\"central\">{}</text>",
            num(x),
            num(y),
            num(size),
            escape(text)
        );
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

/// Three decimals at most, no trailing zeros.
fn num(x: f32) -> String {
    let text = format!("{x:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".into()
    } else {
        text.into()
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
