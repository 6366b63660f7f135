//! Keys and mouse.

use super::popup::Popup;
use super::touch::Way;
use super::{Leave, Screen};
use crate::fault::Fault;
use crate::play::commands::Then;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use std::mem;
use std::time::Instant;

/// The longest line that can be typed.
const LONGEST: usize = 4000;

impl Screen {
    /// Does what an event asks for.
    pub(super) fn heed(&mut self, event: Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Paste(text) => {
                if let Popup::Typing(line) = &mut self.popup {
                    line.extend(text.chars().filter(|c| !c.is_control()).take(LONGEST));
                }
            }
            _ => {}
        }
    }
    fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            self.leave = Some(Leave::Stopped);
            return;
        }
        if control && key.code == KeyCode::Char('z') {
            self.rests = true;
            return;
        }
        if self.awaited().is_some() {
            return self.lift(key.code);
        }
        match mem::take(&mut self.popup) {
            Popup::None => self.command(key.code),
            Popup::Help => {}
            Popup::Text(lines, from) => self.read_on(lines, from, key.code),
            Popup::Typing(line) => self.typed(line, key.code),
            Popup::Sure(spot) => {
                if matches!(key.code, KeyCode::Char('y' | 'Y')) {
                    self.touch_surely(&spot);
                }
            }
            Popup::Leave => {
                if matches!(key.code, KeyCode::Char('y' | 'Y' | 'q') | KeyCode::Enter) {
                    self.leave = Some(Leave::Quit);
                }
            }
        }
    }
    /// Behind the curtain only these count.
    fn lift(&mut self, key: KeyCode) {
        match key {
            KeyCode::Enter => {
                self.session.shown = self.awaited();
                self.look();
            }
            KeyCode::Char('q') => self.leave = Some(Leave::Quit),
            _ => {}
        }
    }
    fn command(&mut self, key: KeyCode) {
        // Whoever presses a key has seen enough of the last move.
        self.film = None;
        self.rest = self.rest.map(|until| until.min(Instant::now()));
        match key {
            KeyCode::Up => self.walk(Way::Up),
            KeyCode::Down => self.walk(Way::Down),
            KeyCode::Left => self.walk(Way::Left),
            KeyCode::Right => self.walk(Way::Right),
            KeyCode::Tab => self.turn(true),
            KeyCode::BackTab => self.turn(false),
            KeyCode::Enter | KeyCode::Char(' ') => {
                if let Some(spot) = self.touch.cursor.clone() {
                    self.touch(&spot);
                }
            }
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::PageUp => self.scrolled += 5,
            KeyCode::PageDown => self.scrolled = (self.scrolled - 5).max(0),
            KeyCode::Char(c) => self.letter(c),
            _ => {}
        }
    }
    fn letter(&mut self, c: char) {
        match c {
            'u' => self.go(true),
            'r' => self.go(false),
            'f' => self.flip(),
            'h' => self.ask_hint(),
            'a' => {
                self.studies = !self.studies;
                self.analysis = None;
                if self.studies {
                    self.study()
                } else {
                    self.thinker.stop_study()
                }
            }
            's' => {
                let lines = self.record();
                self.popup = Popup::Text(lines.lines().map(String::from).collect(), 0);
            }
            'n' => {
                self.session.notation = self.session.notation.other();
                self.analysis = None;
                if self.studies {
                    self.study();
                }
            }
            '?' => self.popup = Popup::Help,
            ':' => self.popup = Popup::Typing(String::new()),
            'q' if self.is_over() || self.session.table.ply() == 0 => {
                self.leave = Some(Leave::Quit);
            }
            'q' => self.popup = Popup::Leave,
            _ => {}
        }
    }
    fn walk(&mut self, way: Way) {
        self.message = None;
        self.pan = (0, 0);
        self.touch.walk(way);
    }
    fn turn(&mut self, forward: bool) {
        self.message = None;
        self.pan = (0, 0);
        self.touch.turn(forward);
    }
    fn back(&mut self) {
        self.message = None;
        let eye = self.session.eye();
        self.touch.back(&*self.session.table, eye);
    }
    fn ask_hint(&mut self) {
        if self.is_over() {
            self.message = Some("The game is over.".into());
        } else if let Some(why) = self.session.no_advice() {
            self.message = Some(why.into());
        } else {
            self.message = Some("Looking for a hint…".into());
            self.thinker.hint(&*self.session.table);
        }
    }
    fn read_on(&mut self, lines: Vec<String>, from: usize, key: KeyCode) {
        let from = match key {
            KeyCode::Down => from + 1,
            KeyCode::Up => from.saturating_sub(1),
            KeyCode::PageDown => from + 10,
            KeyCode::PageUp => from.saturating_sub(10),
            _ => return,
        };
        self.popup = Popup::Text(lines, from);
    }
    fn typed(&mut self, mut line: String, key: KeyCode) {
        match key {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.obey(line.trim()),
            KeyCode::Backspace if line.is_empty() => return,
            KeyCode::Backspace => {
                line.pop();
            }
            KeyCode::Char(c) if line.len() < LONGEST => line.push(c),
            _ => {}
        }
        self.popup = Popup::Typing(line);
    }
    /// Does what was typed, as plain lines would.
    fn obey(&mut self, text: &str) {
        if cfg!(debug_assertions) && text == "panic" {
            panic!("somebody asked for it");
        }
        match text {
            "hint" => return self.ask_hint(),
            "new" => self.thinker.forget(),
            _ => self.thinker.stop(),
        }
        self.ready = None;
        let before = self.session.table.ply();
        let mut out = Vec::new();
        let then = self.session.obey(text, &mut out);
        let said = String::from_utf8_lossy(&out);
        let said: Vec<String> = said.trim_end().lines().map(String::from).collect();
        self.message = None;
        match then {
            Ok(Then::Quit) => self.leave = Some(Leave::Quit),
            Ok(_) if said.len() > 1 => self.popup = Popup::Text(said, 0),
            Ok(_) => self.message = said.into_iter().next().filter(|s| !s.is_empty()),
            Err(Fault::Text(why) | Fault::Run(why)) => self.message = Some(why),
            Err(_) => {}
        }
        if let Some(why) = self.session.trouble.take() {
            self.message = Some(why);
        }
        if self.session.table.ply() != before + 1 {
            self.told.clear();
        }
        self.changed();
    }
    fn mouse(&mut self, mouse: MouseEvent) {
        if self.awaited().is_some() {
            return;
        }
        let sideways = mouse.modifiers.contains(KeyModifiers::SHIFT);
        match mouse.kind {
            MouseEventKind::Down(_) if self.popup != Popup::None => self.popup = Popup::None,
            MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
            MouseEventKind::Down(MouseButton::Right) => self.back(),
            MouseEventKind::ScrollUp => self.wheel(-1, sideways),
            MouseEventKind::ScrollDown => self.wheel(1, sideways),
            MouseEventKind::ScrollLeft => self.wheel(-1, true),
            MouseEventKind::ScrollRight => self.wheel(1, true),
            _ => {}
        }
    }
    /// Touches what is there, takes it back where it was the last touch, or says what it is.
    fn click(&mut self, x: u16, y: u16) {
        let Some(spot) = self.touch.at(x, y) else {
            return;
        };
        self.film = None;
        if self.touch.choices().contains(&spot) {
            self.touch.cursor = Some(spot.clone());
            self.touch(&spot);
        } else if self.touch.touched.last() == Some(&spot) {
            self.back();
        } else {
            self.message = self.describe(&spot);
        }
    }
    fn wheel(&mut self, down: i32, sideways: bool) {
        if let Popup::Text(_, from) = &mut self.popup {
            *from = from.saturating_add_signed(3 * down as isize);
        } else if sideways {
            self.pan.0 += 6 * down;
        } else {
            self.pan.1 += 3 * down;
        }
    }
}
