//! Entering a move: what has been touched, and where the cursor stands.

use super::frames::Span;
use parlour_core::{Entry, Eye, Spot, Table};
use std::collections::BTreeSet;

/// The button that ends a move which could go on.
pub const DONE: &str = "\u{2713}";

/// Something on the screen that can be touched or looked at.
#[derive(Clone, Debug)]
pub struct Hit {
    pub spot: Spot,
    pub span: Span,
    /// Does it lie in the window?
    pub is_visible: bool,
}

/// Where the cursor goes.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// One state of entering a move.
#[derive(Default)]
pub struct Touch {
    /// Spots touched so far.
    pub touched: Vec<Spot>,
    /// What they come to.
    pub entry: Entry,
    /// Where the cursor stands: always on something that may be touched.
    pub cursor: Option<Spot>,
    /// Where everything was drawn last.
    pub hits: Vec<Hit>,
    /// Choices that are buttons: they do not lie on the table.
    buttons: Vec<Spot>,
}

impl Touch {
    /// Asks what may be touched now; the cursor goes to what is nearest.
    pub fn ask(&mut self, table: &dyn Table, eye: Eye) {
        let stood = self.cursor.take();
        let near = stood.as_ref().and_then(|spot| self.span(spot));
        self.entry = table.entry(eye, &self.touched);
        let choices = self.lying(table, eye);
        self.cursor = match (stood, near) {
            (Some(spot), _) if choices.contains(&spot) => Some(spot),
            (_, Some(near)) => {
                let far = |spot: &&Spot| self.span(spot).map_or(i32::MAX, |s| distance(near, s));
                choices.iter().min_by_key(far).cloned()
            }
            _ => choices.into_iter().next(),
        };
    }
    /// Choices that lie on the table, or all where none does: the cursor goes to a button, such as
    /// the one that passes, only when somebody moves it there.
    fn lying(&mut self, table: &dyn Table, eye: Eye) -> Vec<Spot> {
        let scene = table.scene(eye);
        let slots = scene.trays.iter().flat_map(|tray| &tray.slots);
        let spots: BTreeSet<&Spot> = scene.cells.iter().chain(slots).map(|c| &c.spot).collect();
        let all = self.choices().into_iter();
        let (lying, buttons): (Vec<Spot>, Vec<Spot>) = all.partition(|s| spots.contains(s));
        self.buttons = buttons;
        match lying.is_empty() {
            true => self.buttons.clone(),
            false => lying,
        }
    }
    /// Would one touch of this button be a whole move, such as a pass, while there are others?
    pub fn is_rash(&self, spot: &Spot, table: &dyn Table, eye: Eye) -> bool {
        if !self.touched.is_empty() || !self.buttons.contains(spot) || self.choices().len() < 2 {
            return false;
        }
        let then = table.entry(eye, std::slice::from_ref(spot));
        then.done.is_some() && then.next.is_empty()
    }
    /// Begins again.
    pub fn clear(&mut self, table: &dyn Table, eye: Eye) {
        self.touched.clear();
        self.ask(table, eye);
    }
    /// Everything that may be touched, the end of the move last.
    pub fn choices(&self) -> Vec<Spot> {
        let mut all: Vec<Spot> = self.entry.next.iter().map(|c| c.spot.clone()).collect();
        if self.entry.done.is_some() && !all.is_empty() {
            all.push(DONE.into());
        }
        all
    }
    /// What people call a choice.
    pub fn name<'t>(&'t self, spot: &'t str) -> &'t str {
        let choice = self.entry.next.iter().find(|c| c.spot == spot);
        choice.map_or("play it", |c| &c.name)
    }
    /// Touches a choice. The text of a move when that ends it.
    pub fn touch(&mut self, spot: &Spot, table: &dyn Table, eye: Eye) -> Option<String> {
        if spot == DONE {
            return self.entry.done.clone();
        }
        self.touched.push(spot.clone());
        self.ask(table, eye);
        match &self.entry.done {
            Some(text) if self.entry.next.is_empty() => Some(text.clone()),
            _ => None,
        }
    }
    /// Takes the last touch back; false when there is none.
    pub fn back(&mut self, table: &dyn Table, eye: Eye) -> bool {
        let spot = self.touched.pop();
        if spot.is_some() {
            self.cursor = spot.clone();
            self.ask(table, eye);
        }
        spot.is_some()
    }
    fn span(&self, spot: &Spot) -> Option<Span> {
        let hit = self.hits.iter().find(|h| h.spot == *spot);
        hit.map(|h| h.span)
    }
    /// To the next choice in a direction of the screen.
    pub fn walk(&mut self, way: Way) {
        let Some(from) = self.cursor.as_ref().and_then(|spot| self.span(spot)) else {
            self.cursor = self.choices().into_iter().next();
            return;
        };
        let (x, y) = from.middle();
        let far = |spot: &Spot| {
            let (to_x, to_y) = self.span(spot)?.middle();
            // A character is about twice as high as it is wide.
            let (right, down) = (to_x - x, 2 * (to_y - y));
            let (ahead, aside) = match way {
                Way::Up => (-down, right),
                Way::Down => (down, right),
                Way::Left => (-right, down),
                Way::Right => (right, down),
            };
            (ahead > 0).then_some(ahead + 2 * aside.abs())
        };
        let choices = self.choices().into_iter();
        let nearest = choices.filter_map(|spot| Some((far(&spot)?, spot))).min();
        if let Some((_, spot)) = nearest {
            self.cursor = Some(spot);
        }
    }
    /// To the next choice in their own order, or to the one before.
    pub fn turn(&mut self, forward: bool) {
        let choices = self.choices();
        let Some(n) = choices.len().checked_sub(1) else {
            return;
        };
        let at = self
            .cursor
            .as_ref()
            .and_then(|c| choices.iter().position(|s| s == c));
        let next = match (at, forward) {
            (None, _) => 0,
            (Some(i), true) => (i + 1) % (n + 1),
            (Some(0), false) => n,
            (Some(i), false) => i - 1,
        };
        self.cursor = choices.into_iter().nth(next);
    }
    /// What was drawn at this character, choices first.
    pub fn at(&self, x: u16, y: u16) -> Option<Spot> {
        let choices = self.choices();
        let here = |h: &&Hit| h.is_visible && h.span.holds(x.into(), y.into());
        let hits = || self.hits.iter().filter(here);
        let hit = hits().find(|h| choices.contains(&h.spot)).or(hits().next());
        hit.map(|h| h.spot.clone())
    }
}

fn distance(a: Span, b: Span) -> i32 {
    let ((ax, ay), (bx, by)) = (a.middle(), b.middle());
    (ax - bx).abs() + 2 * (ay - by).abs()
}
