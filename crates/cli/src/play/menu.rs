//! What to play, asked question by question, for whoever types `parlour play` and no more.

use super::saved::{self, Saved};
use crate::page;
use parlour_core::Rulebook;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;

/// What somebody wants to play.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Wish {
    /// The saved game in this file.
    GoOn(PathBuf),
    /// A new one.
    New {
        game: &'static str,
        preset: &'static str,
        /// As `--seats` takes it.
        seats: String,
    },
}

/// A question and what one may answer.
pub struct Question {
    pub title: &'static str,
    pub answers: Vec<String>,
}

/// Levels in words.
const LEVELS: [(u8, &str); 5] = [
    (1, "a beginner"),
    (3, "somebody who plays now and then"),
    (5, "a regular player"),
    (8, "a strong player"),
    (10, "the best there is here"),
];

/// Who sits where, in words.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Table {
    MeFirst,
    BotFirst,
    People,
    Bots,
}

/// The questions, and the answers so far.
#[derive(Default)]
pub struct Menu {
    games: Vec<Arc<dyn Rulebook>>,
    waiting: Option<PathBuf>,
    answers: Vec<usize>,
}

impl Menu {
    /// Nothing is answered yet.
    pub fn new() -> Menu {
        let waits = |path: &PathBuf| {
            let name = path.file_stem().and_then(|name| name.to_str());
            let saved = name.and_then(Saved::new);
            saved.is_some_and(|saved| saved.is_waiting())
        };
        Menu {
            games: parlour_games::all(),
            waiting: saved::last().filter(waits),
            answers: Vec::new(),
        }
    }
    fn game(&self) -> Option<&Arc<dyn Rulebook>> {
        self.games.get(*self.answers.first()?)
    }
    fn tables(&self) -> &'static [Table] {
        let two = self.game().is_some_and(|game| game.seats() == 2);
        match two {
            true => &[Table::MeFirst, Table::BotFirst, Table::People, Table::Bots],
            false => &[Table::MeFirst, Table::People, Table::Bots],
        }
    }
    fn table(&self) -> Option<Table> {
        self.tables().get(*self.answers.get(2)?).copied()
    }
    /// The next question; `None` when all is said.
    pub fn question(&self) -> Option<Question> {
        let Some(game) = self.game() else {
            if !self.answers.is_empty() {
                return None;
            }
            let games = self.games.iter();
            let mut answers: Vec<_> = games
                .map(|g| format!("{}: {}", g.title(), g.about()))
                .collect();
            answers.extend(
                self.waiting
                    .as_ref()
                    .map(|_| "Go on with the game that waits".into()),
            );
            return Some(Question {
                title: "What shall we play?",
                answers,
            });
        };
        match self.answers.len() {
            1 => {
                let presets = game.presets().into_iter();
                let answers = presets.map(|p| format!("{}: {}", p.name, p.help)).collect();
                Some(Question {
                    title: "By which rules?",
                    answers,
                })
            }
            2 => {
                let words = |table: &Table| match table {
                    Table::MeFirst if game.seats() == 2 => "I begin against the computer",
                    Table::MeFirst => "I play, the computer plays the others",
                    Table::BotFirst => "The computer begins against me",
                    Table::People => "People at this terminal play all sides",
                    Table::Bots => "The computer plays all sides; I watch",
                };
                let answers = self.tables().iter().map(|t| words(t).into()).collect();
                Some(Question {
                    title: "Who plays?",
                    answers,
                })
            }
            3 if self.table() != Some(Table::People) => {
                let words = |(level, words): &(u8, &str)| format!("like {words} (level {level})");
                let answers = LEVELS.iter().map(words).collect();
                Some(Question {
                    title: "How does the computer play?",
                    answers,
                })
            }
            _ => None,
        }
    }
    /// Answers the question; a question with one answer is not asked.
    pub fn answer(&mut self, n: usize) {
        self.answers.push(n);
        while self
            .question()
            .is_some_and(|question| question.answers.len() == 1)
        {
            self.answers.push(0);
        }
    }
    /// Goes back to the question before; false at the first.
    pub fn back(&mut self) -> bool {
        let before = self.answers.len();
        self.answers.pop();
        while self
            .question()
            .is_some_and(|question| question.answers.len() == 1)
        {
            self.answers.pop();
        }
        self.answers.len() < before
    }
    /// What was answered, once all is.
    pub fn wish(&self) -> Option<Wish> {
        let Some(game) = self.game() else {
            let asked_for = !self.answers.is_empty();
            return self.waiting.clone().filter(|_| asked_for).map(Wish::GoOn);
        };
        let preset = game.presets().into_iter().nth(*self.answers.get(1)?)?;
        let level = || Some(LEVELS.get(*self.answers.get(3)?)?.0);
        let seats = match self.table()? {
            Table::MeFirst => format!("me,bot:{}", level()?),
            Table::BotFirst => format!("bot:{},me", level()?),
            Table::People => "me".into(),
            Table::Bots => format!("bot:{}", level()?),
        };
        Some(Wish::New {
            game: game.name(),
            preset: preset.name,
            seats,
        })
    }
}

/// Asks in plain lines; `None` for somebody who wants to play nothing.
pub fn ask(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<Wish>> {
    let mut menu = Menu::new();
    while let Some(question) = menu.question() {
        writeln!(out, "{}", question.title)?;
        for (i, answer) in question.answers.iter().enumerate() {
            let number = format!("{:>3}  ", i + 1);
            for line in page::hang(answer, page::wide(), &number, "     ") {
                writeln!(out, "{line}")?;
            }
        }
        write!(out, "A number, `back` or `quit`> ")?;
        out.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&line);
        match text.trim() {
            "quit" | "q" | "exit" => return Ok(None),
            "back" | "b" => {
                menu.back();
            }
            "" => {}
            text => match number(text, &question) {
                Some(n) => menu.answer(n),
                None => writeln!(out, "{text:?} is none of 1 to {}", question.answers.len())?,
            },
        }
        writeln!(out)?;
    }
    Ok(menu.wish())
}

/// The number of an answer, from 0: by number, or by how it begins.
fn number(text: &str, question: &Question) -> Option<usize> {
    let answers = &question.answers;
    if let Ok(n) = text.parse::<usize>() {
        return n.checked_sub(1).filter(|n| *n < answers.len());
    }
    let begins = |answer: &String| answer.to_lowercase().starts_with(&text.to_lowercase());
    let mut found = (0..answers.len()).filter(|n| begins(&answers[*n]));
    let first = found.next();
    first.filter(|_| found.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        Menu {
            games: parlour_games::all(),
            ..Menu::default()
        }
    }

    #[test]
    fn every_way_through_leads_to_a_game() {
        let mut ways = vec![Vec::new()];
        let mut wishes = 0;
        while let Some(way) = ways.pop() {
            let mut menu = menu();
            for n in &way {
                menu.answer(*n);
            }
            let Some(question) = menu.question() else {
                let Some(Wish::New {
                    game,
                    preset,
                    seats,
                }) = menu.wish()
                else {
                    panic!("{way:?}: nothing");
                };
                let rules = parlour_games::by_name(game).unwrap();
                let rules = rules.configure(Some(preset), &[]).unwrap();
                let seating = crate::play::seating::Seating::read(&seats, rules.seats());
                assert!(seating.is_ok(), "{seats}");
                wishes += 1;
                continue;
            };
            assert!(question.answers.len() > 1);
            let more = (0..question.answers.len()).map(|n| [&way[..], &[n]].concat());
            ways.extend(more);
        }
        assert!(wishes > 50, "{wishes}");
    }
    #[test]
    fn one_can_go_back() {
        let mut menu = menu();
        assert!(!menu.back());
        menu.answer(2);
        let title = menu.question().unwrap().title;
        menu.answer(0);
        assert!(menu.back());
        assert_eq!(menu.question().unwrap().title, title);
        assert!(menu.back());
        assert_eq!(menu.question().unwrap().title, "What shall we play?");
    }
}
