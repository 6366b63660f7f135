//! The whole screen.

use super::brush::{Brush, bold, columns, cut};
use super::colour::{self, Inks, Rgb};
use super::frames::{Frames, Span};
use super::popup::{self, Popup};
use super::sight::Sight;
use super::touch::{DONE, Hit};
use super::trays::{self, Size};
use super::tty::LEAST;
use super::{Screen, board};
use parlour_core::{Eye, Mark, Scene, Seat, Spot, Tray};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Columns beside the board, at least and at most.
const SIDE: (i32, i32) = (27, 44);
/// Rows of the cards below the board, title included.
const STRIP: i32 = 4;
const BAR: Rgb = (48, 54, 66);
const INK: Rgb = (225, 225, 220);
const HEAD: Rgb = (255, 205, 50);
const DIM: Rgb = (150, 150, 145);

/// Where the parts lie.
struct Parts {
    layout: Frames,
    /// The left column: board, what was told, one's own cards.
    left: Span,
    side: Span,
    /// Are cards drawn below the board?
    has_strip: bool,
}

impl Screen {
    /// Draws everything and remembers where it lies.
    pub(super) fn draw(&mut self, buffer: &mut Buffer) {
        let area = buffer.area;
        let inks: Inks = self.inks;
        let mut brush = Brush::new(buffer, inks);
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return popup::small(&mut brush);
        }
        if self.session.needs_curtain() {
            return self.draw_curtain(&mut brush);
        }
        let hits = self.draw_table(&mut brush, area);
        self.touch.hits = hits;
        match &mut self.popup {
            Popup::Help => {
                let rules = self.session.table.rules();
                popup::help(&mut brush, rules.title(), rules.about());
            }
            Popup::Text(lines, from) => {
                let last = popup::sheet(&mut brush, "any key closes", lines, *from);
                *from = (*from).min(last);
            }
            Popup::None | Popup::Typing(_) | Popup::Sure(_) | Popup::Leave => {}
        }
    }
    fn draw_curtain(&mut self, brush: &mut Brush) {
        let rules = self.session.rules();
        let Eye::Seat(seat) = self.session.eye() else {
            return;
        };
        let table = &self.session.table;
        let history = self.session.notation.history(&**table, Eye::Public);
        let movers = table.movers();
        let turns = movers.iter().rposition(|mover| *mover == seat);
        let since = turns.map_or(0, |ply| ply + 1);
        let moves = history.iter().zip(&movers).skip(since);
        let moves: Vec<String> = moves
            .map(|(text, mover)| format!("{}: {text}", rules.seat_name(*mover)))
            .collect();
        let last = moves.len().saturating_sub(8);
        popup::curtain(brush, rules.seat_name(seat), rules.title(), &moves[last..]);
    }
    /// The scene as it is to be seen now: a film, or what has been touched.
    fn scene(&self) -> Scene {
        let mut scene = self.session.table.scene(self.session.eye());
        match self.film.as_ref().and_then(|film| film.now()) {
            Some(pieces) => {
                scene.pieces = pieces.to_vec();
                // What was taken from a tray may have no place there any more.
                let known = |p: &parlour_core::Piece| {
                    let slots = scene.trays.iter().flat_map(|t| &t.slots);
                    scene.cells.iter().chain(slots).any(|c| c.spot == p.spot)
                };
                scene.pieces.retain(known);
            }
            None => {
                for stage in &self.touch.entry.preview.stages {
                    stage.advance(&mut scene.pieces);
                }
            }
        }
        scene
    }
    /// Marks of what the others did since the last move of the seat at the bottom, by colour.
    fn trails(&self, scene: &Scene) -> Vec<(Rgb, Vec<Mark>)> {
        let table = &self.session.table;
        let others = table.rules().seats().saturating_sub(1).max(1) as usize;
        let own = self.bottom();
        let plies = (0..table.ply()).rev().take(others);
        let plies = plies.take_while(|ply| others == 1 || table.moved_by(*ply) != Some(own));
        let mut trails: Vec<_> = plies
            .filter_map(|ply| {
                let seat = table.moved_by(ply)?;
                let paint = scene.palette.get(seat.index())?;
                let motion = table.motion(ply, self.session.eye())?;
                Some((colour::read(&paint.fill), motion.trace()))
            })
            .collect();
        trails.reverse();
        trails
    }
    fn draw_table(&mut self, brush: &mut Brush, area: Rect) -> Vec<Hit> {
        let scene = self.scene();
        let rules = self.session.rules();
        let trails = self.trails(&scene);
        let trails = if rules.seats() > 2 {
            trails
        } else {
            Vec::new()
        };
        let turn = scene.seat_turns.get(self.bottom().index()).copied();
        let turn = turn.unwrap_or(0.0);
        let sight = Sight::new(scene, turn, &*rules, &self.touch, &trails, &self.hint);
        let own = self.bottom().0;
        let cards: Vec<&Tray> = sight.scene.trays.iter().collect();
        let cards: Vec<&Tray> = cards
            .into_iter()
            .filter(|t| t.seat == Some(own) && trays::holds_cards(t) && trays::is_drawn(&sight, t))
            .collect();
        let parts = Parts::new(&sight, area, !cards.is_empty());
        let cards = if parts.has_strip { cards } else { Vec::new() };
        let mut hits = self.draw_left(brush, &sight, &parts, &cards);
        let placed: Vec<&Spot> = hits.iter().map(|h| &h.spot).collect();
        let slots = sight.scene.trays.iter().flat_map(|t| &t.slots);
        let slots: Vec<&Spot> = slots
            .map(|s| &s.spot)
            .filter(|s| sight.piece(s).is_some())
            .collect();
        let loose = |spot: &&Spot| !placed.contains(spot) && !slots.contains(spot);
        let choices = self.touch.choices();
        let buttons: Vec<(String, String)> = choices
            .iter()
            .filter(loose)
            .map(|spot| {
                let name = self.touch.name(spot);
                let name = if spot == DONE {
                    format!("{DONE} {name}")
                } else {
                    name.into()
                };
                (spot.clone(), name)
            })
            .collect();
        hits.extend(self.draw_side(brush, &sight, parts.side, &cards, &buttons));
        self.draw_head(brush, area);
        self.draw_foot(brush, area, &sight);
        hits
    }
    /// Board, what was told, one's own cards.
    fn draw_left(
        &self,
        brush: &mut Brush,
        sight: &Sight,
        parts: &Parts,
        cards: &[&Tray],
    ) -> Vec<Hit> {
        let Parts { layout, left, .. } = parts;
        let strip = if parts.has_strip { STRIP } else { 0 };
        let room = (left.w, left.h - strip);
        let spare = (room.1 - layout.size.1).max(0);
        // The room is kept free from the start, so that the board never jumps.
        let told = (spare - 1).clamp(0, 4);
        let free = ((room.0 - layout.size.0).max(0), spare - told);
        let (pan_x, pan_y) = self.scroll(sight, layout, room);
        let origin = (left.x + free.0 / 2 - pan_x, left.y + free.1 / 2 - pan_y);
        let clip = Rect::new(
            left.x as u16,
            left.y as u16,
            left.w as u16,
            (left.h - strip) as u16,
        );
        let mut hits = board::draw(&mut brush.within(clip), sight, layout, origin);
        let first = self.told.len().saturating_sub(told as usize);
        let rows = left.y + room.1 - told.min(self.told.len() as i32)..;
        for (y, (seat, words)) in rows.zip(&self.told[first..]) {
            let name = self.session.rules().seat_name(*seat).to_string();
            let text = cut(&format!("{name} {words}"), left.w - 2);
            brush.text(left.x + 1, y, &text, brush.ink(DIM));
            let ink = sight
                .seat_paint(Some(seat.0))
                .map_or(DIM, |(fill, _)| colour::readable(fill));
            brush.text(left.x + 1, y, &cut(&name, left.w - 2), bold(brush.ink(ink)));
        }
        let mut x = left.x + 1;
        for tray in cards {
            let wide = (tray.slots.len() as i32 * 6).max(14);
            let place = Span {
                x,
                y: left.y + left.h - strip,
                w: wide.min(left.x + left.w - x),
                h: STRIP,
            };
            hits.extend(trays::draw(brush, sight, tray, Size::Cards, place));
            x += wide + 2;
        }
        hits
    }
    /// How far a board that is larger than its room is scrolled: the cursor stays in sight.
    fn scroll(&self, sight: &Sight, layout: &Frames, room: (i32, i32)) -> (i32, i32) {
        let marked = |spot: &Spot| layout.find(&sight.scene, spot);
        let last = sight.scene.marks.iter().rev().filter(|m| m.layer == "last");
        let last = last.filter_map(|m| match &m.kind {
            parlour_core::MarkKind::Spot(spot) => marked(spot),
            _ => None,
        });
        let cursor = self.touch.cursor.as_ref().and_then(marked);
        let focus = cursor.or_else(|| last.into_iter().next());
        let (x, y) = focus.map_or((layout.size.0 / 2, layout.size.1 / 2), |span| {
            (span.middle().0 / 2, span.middle().1 / 2)
        });
        let along = |at: i32, pan: i32, size: i32, room: i32| {
            if size <= room {
                0
            } else {
                (at + pan - room / 2).clamp(0, size - room)
            }
        };
        (
            along(x, self.pan.0, layout.size.0, room.0),
            along(y, self.pan.1, layout.size.1, room.1),
        )
    }
    /// The game, and what is to be done.
    fn draw_head(&self, brush: &mut Brush, area: Rect) {
        let wide = i32::from(area.width);
        let style = brush.style(INK, BAR);
        let row = Span {
            x: 0,
            y: 0,
            w: wide,
            h: 1,
        };
        brush.fill(row, style);
        let title = format!(" {} ", self.session.rules().title());
        brush.text(0, 0, &title, bold(brush.style(HEAD, BAR)));
        let x = columns(&title) + 1;
        brush.line(x, 0, wide - x, &self.situation(), style);
    }
    /// Whose turn it is and what they may do, or how it ended.
    fn situation(&self) -> String {
        if let Some(words) = self.session.ending() {
            return words;
        }
        let Some(seat) = self.session.table.status().mover() else {
            return String::new();
        };
        let name = self.session.rules().seat_name(seat);
        if self.bot_to_move().is_some() {
            return format!("{name} thinks");
        }
        if self.session.seating.bot(seat).is_some() {
            return format!("{name}'s bot waits: type :go");
        }
        match self.touch.entry.prompt.as_str() {
            "" => format!("{name} to move"),
            prompt if prompt.contains(name) => prompt.into(),
            prompt => format!("{name}: {prompt}"),
        }
    }
    /// A message, the line that is typed, what the cursor stands on, or the keys.
    fn draw_foot(&self, brush: &mut Brush, area: Rect, sight: &Sight) {
        let (wide, y) = (i32::from(area.width), i32::from(area.height) - 1);
        let style = brush.style(INK, BAR);
        let row = Span {
            x: 0,
            y,
            w: wide,
            h: 1,
        };
        brush.fill(row, style);
        let text = match (&self.popup, &self.message) {
            (Popup::Typing(line), _) => format!(":{line}▏"),
            (Popup::Sure(spot), _) => {
                let name = self.touch.name(spot);
                format!("There are other moves. Really {name}? y does it, any other key does not.")
            }
            (Popup::Leave, _) => "Leave the game? y leaves, any other key stays.".into(),
            (_, Some(message)) => message.clone(),
            _ => self.under_cursor(sight),
        };
        let keys = "? help  h hint  u undo  q leave";
        let room = wide - keys.len() as i32 - 3;
        let long = matches!(self.popup, Popup::Typing(_) | Popup::Sure(_) | Popup::Leave)
            || self.message.is_some();
        if long && columns(&text) > room {
            brush.line(1, y, wide - 2, &text, style);
        } else {
            brush.line(1, y, room, &text, style);
            let x = wide - keys.len() as i32 - 1;
            brush.text(x, y, keys, brush.style(DIM, BAR));
        }
    }
    fn under_cursor(&self, sight: &Sight) -> String {
        let Some(spot) = &self.touch.cursor else {
            return String::new();
        };
        let name = self.touch.name(spot);
        match sight.piece(spot) {
            Some(piece) if !name.contains(&piece.name) => format!("{name}: {}", piece.name),
            _ => name.into(),
        }
    }
    /// What lies at a spot, in words.
    pub(super) fn describe(&self, spot: &str) -> Option<String> {
        let scene = self.scene();
        let cells = scene.cells.iter();
        let mut all = cells.chain(scene.trays.iter().flat_map(|t| &t.slots));
        let cell = all.find(|c| c.spot == spot)?;
        let piece = scene.pieces.iter().find(|p| p.spot == spot);
        Some(match piece {
            Some(piece) => format!("{}: {}", cell.name, piece.name),
            None => cell.name.clone(),
        })
    }
    /// The record of the match, as far as whoever sits there may know it.
    pub(super) fn record(&self) -> String {
        self.session.table.record(self.session.eye()).to_string()
    }
    /// The seat whose turn it is to come to the screen.
    pub(super) fn awaited(&self) -> Option<Seat> {
        match self.session.eye() {
            Eye::Seat(seat) if self.session.needs_curtain() => Some(seat),
            _ => None,
        }
    }
}

impl Parts {
    fn new(sight: &Sight, area: Rect, has_cards: bool) -> Parts {
        let (wide, high) = (i32::from(area.width), i32::from(area.height) - 2);
        let layout = |rows: i32| Frames::new(&sight.scene, sight.turn, (wide - SIDE.0 - 2, rows));
        let small = layout(high - STRIP);
        let has_strip = has_cards && small.size.1 <= high - STRIP;
        let layout = if has_strip { small } else { layout(high) };
        let side = (wide - layout.size.0 - 3).clamp(SIDE.0, SIDE.1);
        let left = Span {
            x: 0,
            y: 1,
            w: wide - side - 1,
            h: high,
        };
        Parts {
            layout,
            side: Span {
                x: left.w + 1,
                y: 1,
                w: side,
                h: high,
            },
            left,
            has_strip,
        }
    }
}
