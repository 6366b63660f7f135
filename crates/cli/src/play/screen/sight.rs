//! All that is to be seen of a match at one moment, before it becomes characters.

use super::brush::columns;
use super::colour::{self, Rgb, blend};
use super::touch::Touch;
use parlour_core::{Mark, MarkKind, Piece, Rulebook, Scene, Spot};
use std::collections::{BTreeMap, BTreeSet};

const CURSOR: Rgb = (255, 205, 50);
const CHOICE: Rgb = (95, 215, 120);
const TOUCHED: Rgb = (90, 160, 255);
const DANGER: Rgb = (225, 60, 50);
const HINT: Rgb = (0, 205, 215);
const LAST: Rgb = (235, 220, 110);
const NEUTRAL: (Rgb, Rgb) = ((240, 235, 222), (40, 38, 36));

/// A scene with everything that sets its spots off.
pub struct Sight<'s> {
    pub scene: Scene,
    /// Degrees that the board is turned by.
    pub turn: f32,
    rules: &'s dyn Rulebook,
    cursor: Option<&'s str>,
    choices: BTreeSet<Spot>,
    glows: BTreeMap<Spot, Rgb>,
    badges: BTreeMap<Spot, String>,
}

impl<'s> Sight<'s> {
    /// The scene, what may be touched and has been, and marks on top of the scene's own.
    pub fn new(
        mut scene: Scene,
        turn: f32,
        rules: &'s dyn Rulebook,
        touch: &'s Touch,
        trails: &[(Rgb, Vec<Mark>)],
        hint: &[Mark],
    ) -> Sight<'s> {
        let mut glows = BTreeMap::new();
        let mut badges = BTreeMap::new();
        for (colour, marks) in trails {
            for spot in marks.iter().flat_map(spots) {
                glows.insert(spot, blend(LAST, *colour, 60));
            }
        }
        scene.marks.extend(touch.entry.marks.iter().cloned());
        for mark in &scene.marks {
            let colour = match mark.layer.as_str() {
                "danger" => Some(DANGER),
                "last" if trails.is_empty() => Some(LAST),
                _ => None,
            };
            if let MarkKind::Badge(spot, text) = &mark.kind {
                badges.insert(spot.clone(), text.clone());
            } else if let Some(colour) = colour {
                glows.extend(spots(mark).map(|spot| (spot, colour)));
            }
        }
        for spot in hint.iter().flat_map(spots) {
            glows.insert(spot, HINT);
        }
        for spot in &touch.touched {
            glows.insert(spot.clone(), TOUCHED);
        }
        Sight {
            scene,
            turn,
            rules,
            cursor: touch.cursor.as_deref(),
            choices: touch.choices().into_iter().collect(),
            glows,
            badges,
        }
    }
    /// Does the cursor stand here?
    pub fn is_cursor(&self, spot: &str) -> bool {
        self.cursor == Some(spot)
    }
    /// May this be touched?
    pub fn is_choice(&self, spot: &str) -> bool {
        self.choices.contains(spot)
    }
    /// May so much be touched that marking it all would cover the board?
    pub fn offers_much(&self) -> bool {
        self.choices.len() > 60
    }
    /// What sets this spot off, the strongest first: a colour, and whether it covers all.
    pub fn glow(&self, spot: &str) -> Option<Rgb> {
        if self.is_cursor(spot) {
            Some(CURSOR)
        } else {
            self.glows.get(spot).copied()
        }
    }
    /// The colour of what may be touched.
    pub fn choice_ink(&self) -> Rgb {
        CHOICE
    }
    /// A few characters pinned to this spot.
    pub fn badge(&self, spot: &str) -> Option<&str> {
        self.badges.get(spot).map(String::as_str)
    }
    /// What lies here.
    pub fn piece(&self, spot: &str) -> Option<&Piece> {
        self.scene.pieces.iter().find(|p| p.spot == spot)
    }
    /// Body and ink of a piece.
    pub fn paint(&self, piece: &Piece) -> (Rgb, Rgb) {
        self.seat_paint(piece.colour).unwrap_or(NEUTRAL)
    }
    /// Body and ink of a seat.
    pub fn seat_paint(&self, seat: Option<u8>) -> Option<(Rgb, Rgb)> {
        let paint = self.scene.palette.get(seat? as usize)?;
        Some((colour::read(&paint.fill), colour::read(&paint.ink)))
    }
    /// A piece in characters, the largest form of at most this many columns and rows.
    ///
    /// Where drawings have no letters of their own, pieces are told apart by the first letter of their
    /// colour; where they have and there are two sides, the second side writes small letters.
    pub fn letters(&self, piece: &Piece, room: (i32, i32)) -> Vec<String> {
        let mut forms = self.rules.letters(&piece.glyph);
        if forms.is_empty() {
            let paint = piece
                .colour
                .and_then(|c| self.scene.palette.get(c as usize));
            let first = paint.and_then(|p| p.name.chars().next()).unwrap_or('*');
            forms.push(first.into());
        } else if piece.colour == Some(1) && self.scene.palette.len() == 2 {
            forms.iter_mut().for_each(|f| *f = f.to_lowercase());
        }
        let turn = if piece.turn == 0.0 {
            0
        } else {
            ((piece.turn + self.turn).round() as i32).rem_euclid(360)
        };
        let fits = |form: &&String| {
            let wide = form.lines().map(columns).max().unwrap_or(0);
            let high = form.lines().count();
            wide <= room.0 && high as i32 <= room.1 && (high == 1 || turn % 180 == 0)
        };
        let form = forms.iter().rev().find(fits).or(forms.first());
        let lines = form.map(|f| f.lines().map(String::from).collect());
        let mut lines: Vec<String> = lines.unwrap_or_default();
        if turn == 180 && lines.len() > 1 {
            lines.reverse();
            for line in &mut lines {
                *line = line.chars().rev().map(mirror).collect();
            }
        }
        lines
    }
}

/// A bracket that closes opens when it is turned.
fn mirror(c: char) -> char {
    match c {
        '[' => ']',
        ']' => '[',
        '(' => ')',
        ')' => '(',
        c => c,
    }
}

fn spots(mark: &Mark) -> impl Iterator<Item = Spot> + '_ {
    let all: &[Spot] = match &mark.kind {
        MarkKind::Spot(spot) => std::slice::from_ref(spot),
        MarkKind::Arrow(through) => through,
        MarkKind::Badge(..) => &[],
    };
    all.iter().cloned()
}
