//! The menu on the whole screen.

use super::IDLE;
use super::brush::Brush;
use super::colour::Inks;
use super::popup;
use super::tty::Tty;
use crate::fault::Fault;
use crate::page;
use crate::play::menu::{Menu, Question, Wish};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// Asks what to play; `None` for somebody who wants to play nothing.
pub fn choose(tty: &mut Tty) -> Result<Option<Wish>, Fault> {
    let inks = Inks::here();
    let mut menu = Menu::new();
    let mut at = 0;
    while let Some(question) = menu.question() {
        tty.drawer
            .draw(|frame| draw(&mut Brush::new(frame.buffer_mut(), inks), &question, at))?;
        if tty.is_stopped() {
            return Err(Fault::Stopped);
        }
        if tty.is_tired() {
            tty.rest()?;
        }
        if !event::poll(IDLE)? {
            continue;
        }
        let Event::Key(key) = event::read()? else {
            continue;
        };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        let count = question.answers.len();
        match (key.code, control(&key)) {
            (KeyCode::Char('c'), true) => return Err(Fault::Stopped),
            (KeyCode::Char('z'), true) => tty.rest()?,
            (KeyCode::Char('q'), _) => return Ok(None),
            (KeyCode::Up | KeyCode::BackTab, _) => at = (at + count - 1) % count,
            (KeyCode::Down | KeyCode::Tab, _) => at = (at + 1) % count,
            (KeyCode::Enter | KeyCode::Char(' '), _) => {
                menu.answer(at);
                at = 0;
            }
            (KeyCode::Char(digit @ '1'..='9'), _) => {
                let n = digit as usize - '1' as usize;
                if n < count {
                    menu.answer(n);
                    at = 0;
                }
            }
            (KeyCode::Esc | KeyCode::Backspace, _) => {
                if !menu.back() {
                    return Ok(None);
                }
                at = 0;
            }
            _ => {}
        }
    }
    Ok(menu.wish())
}

fn control(key: &KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL)
}

fn draw(brush: &mut Brush, question: &Question, at: usize) {
    let wide = usize::from(brush.clip.width).saturating_sub(8).min(76);
    let mut lines = vec![String::new()];
    for (i, answer) in question.answers.iter().enumerate() {
        let mark = if i == at { '▸' } else { ' ' };
        let first = format!("{mark} {}  ", i + 1);
        lines.extend(page::hang(answer, wide, &first, "     "));
    }
    lines.extend([
        String::new(),
        "Arrows and Enter choose, Esc goes back, q leaves.".into(),
    ]);
    popup::sheet(brush, question.title, &lines, 0);
}
