//! Makes opening books ([`parlour_bots::book`]): what is worth knowing most is looked at next.
//!
//! A place is a position that was looked at, with the worth of its best moves. The next one is the end of a line that costs least:
//! a little for each ply, and what the moves of one side lose against the best while the other side plays from the book. So
//! both what level 10 would play and what others would sensibly answer gets deep. Positions that are images of each other are
//! looked at once. The same places and limits make the same book, in one go or in many.

use parlour_bots::book::{BookError, Library, Line, library};
use parlour_bots::{BotError, Limits, Lines, Strength, seat_bot};
use parlour_core::{Refusal, Rulebook, Table, Watch};
use std::collections::HashMap;
use std::sync::Arc;
use thiserror::Error;

/// A book that grows.
pub struct Maker {
    rules: Arc<dyn Rulebook>,
    library: &'static dyn Library,
    /// Positions that are looked at for each place.
    pub nodes: u64,
    /// Moves that a place gets, at most.
    pub lines: u16,
    places: Vec<Place>,
    /// By what their positions share with their images.
    known: HashMap<u64, usize>,
}

struct Place {
    path: Vec<String>,
    /// Best first.
    answers: Vec<Answer>,
}

struct Answer {
    m: String,
    worth: i16,
    /// What the position behind it shares with its images; none where the game is over.
    after: Option<u64>,
}

/// Why a book cannot be made.
#[derive(Debug, Error)]
pub enum MakeError {
    /// The game has none.
    #[error("{0} has no book")]
    NoBook(&'static str),
    /// What is there already is no book.
    #[error(transparent)]
    Book(#[from] BookError),
    /// A move that cannot be played.
    #[error(transparent)]
    Move(#[from] Refusal),
    /// The bot did not answer.
    #[error(transparent)]
    Bot(#[from] BotError),
}

/// What a ply costs, in hundredths of a point.
const PLY: i32 = 1;
/// Losing more than this is not done by who plays from a book.
const MARGIN: i32 = 2;
/// Who is so far ahead needs no book.
const DECIDED: i16 = 80;
/// Lines that are asked for at the most, where many come to the same.
const MOST_LINES: usize = 64;

impl Maker {
    /// Begins with what `text` has.
    pub fn new(rules: Arc<dyn Rulebook>, text: &str) -> Result<Maker, MakeError> {
        let library = library(&*rules).ok_or(MakeError::NoBook(rules.name()))?;
        library.check(text)?;
        let mut maker = Maker {
            rules,
            library,
            nodes: 6_000_000,
            lines: 4,
            places: Vec::new(),
            known: HashMap::new(),
        };
        let mut path: Vec<String> = Vec::new();
        let mut here: HashMap<Vec<String>, usize> = HashMap::new();
        for (_, line) in Line::all(text)? {
            path.truncate(line.ply);
            let mut table = maker.table(&path)?;
            let place = match here.get(&path) {
                Some(place) => *place,
                None => {
                    let place = maker.add(&*table, path.clone());
                    here.insert(path.clone(), place);
                    place
                }
            };
            let answer = maker.answer(&mut *table, &line.m, line.worth)?;
            maker.places[place].answers.push(answer);
            path.push(line.m);
        }
        Ok(maker)
    }
    /// Positions that were looked at.
    pub fn places(&self) -> usize {
        self.places.len()
    }
    /// Looks at the next position and carries back what it is worth: the moves that lead there, or `None` when nothing is
    /// left or the watch said stop.
    pub fn grow(&mut self, watch: &Watch) -> Result<Option<Vec<String>>, MakeError> {
        let Some(path) = self.next() else {
            return Ok(None);
        };
        let mut table = self.table(&path)?;
        let turns = self.library.turns(&*table).unwrap_or(1);
        let lines = (usize::from(self.lines) * turns).min(MOST_LINES.max(self.lines.into()));
        let limits = Limits {
            nodes: Some(self.nodes),
            lines: Some(Lines::Best(lines as u16)),
            ..Limits::default()
        };
        let mut bot = seat_bot(&*self.rules, Strength::BEST, 0)?;
        let said = bot.analyse(&*table, &limits, watch)?;
        if watch.is_stopped() {
            return Ok(None);
        }
        let place = self.add(&*table, path.clone());
        for worth in said.moves {
            let score = worth.score.round().clamp(-100.0, 100.0) as i16;
            let answer = self.answer(&mut *table, &worth.m, score)?;
            let answers = &mut self.places[place].answers;
            let twice = answers.iter().any(|known| known.after == answer.after);
            if answers.len() < self.lines.into() && (!twice || answer.after.is_none()) {
                answers.push(answer);
            }
        }
        self.carry_back();
        Ok(Some(path))
    }
    /// The book as text, without a header.
    pub fn text(&self) -> String {
        let by_path = self.places.iter().map(|place| (&place.path[..], place));
        let by_path: HashMap<&[String], &Place> = by_path.collect();
        let mut text = String::new();
        if let Some(start) = by_path.get(&[][..]) {
            write(&by_path, start, &mut text);
        }
        text
    }
    fn table(&self, path: &[String]) -> Result<Box<dyn Table>, Refusal> {
        let mut table = self.rules.open(None, 0)?;
        for m in path {
            table.play(m)?;
        }
        Ok(table)
    }
    fn likeness(&self, table: &dyn Table) -> u64 {
        let alike = self.library.likeness(table);
        alike.expect("a table of the book's game")
    }
    fn add(&mut self, table: &dyn Table, path: Vec<String>) -> usize {
        let number = self.places.len();
        self.known.insert(self.likeness(table), number);
        let answers = Vec::new();
        self.places.push(Place { path, answers });
        number
    }
    fn answer(&self, table: &mut dyn Table, m: &str, worth: i16) -> Result<Answer, Refusal> {
        table.play(m)?;
        let goes_on = table.status().mover().is_some();
        let after = goes_on.then(|| self.likeness(table));
        table.undo();
        let m = m.into();
        Ok(Answer { m, worth, after })
    }
    /// The place behind an answer. One that stands at another ply is none: worths go from later plies to earlier ones.
    fn behind(&self, ply: usize, answer: &Answer) -> Option<usize> {
        let place = *self.known.get(&answer.after?)?;
        (self.places[place].path.len() == ply + 1).then_some(place)
    }
    /// Numbers of the places, the shortest lines first.
    fn by_ply(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        order.sort_by_key(|place| self.places[*place].path.len());
        order
    }
    fn carry_back(&mut self) {
        for place in self.by_ply().into_iter().rev() {
            let ply = self.places[place].path.len();
            for i in 0..self.places[place].answers.len() {
                let behind = self.behind(ply, &self.places[place].answers[i]);
                let best = behind.and_then(|behind| self.places[behind].answers.first());
                if let Some(worth) = best.map(|best| -best.worth) {
                    self.places[place].answers[i].worth = worth;
                }
            }
            let answers = &mut self.places[place].answers;
            answers.sort_by(|a, b| b.worth.cmp(&a.worth).then_with(|| a.m.cmp(&b.m)));
        }
    }
    /// The end of a line that costs least.
    fn next(&self) -> Option<Vec<String>> {
        if self.places.is_empty() {
            return Some(Vec::new());
        }
        // Of each place: what it costs if the first player, or the second, plays from the book.
        let mut costs = vec![[i32::MAX / 2; 2]; self.places.len()];
        let mut ends: Vec<(i32, Vec<String>)> = Vec::new();
        for number in self.by_ply() {
            let place = &self.places[number];
            let ply = place.path.len();
            if ply == 0 {
                costs[number] = [0; 2];
            }
            let best = place.answers.first().map_or(0, |best| best.worth);
            for answer in &place.answers {
                let lost = i32::from(best - answer.worth);
                let mut next = costs[number].map(|cost| cost + PLY + lost);
                if lost > MARGIN {
                    next[ply % 2] = i32::MAX / 2;
                }
                if let Some(behind) = self.behind(ply, answer) {
                    for (cost, next) in costs[behind].iter_mut().zip(next) {
                        *cost = next.min(*cost);
                    }
                } else if answer.worth.abs() < DECIDED
                    && answer
                        .after
                        .is_some_and(|after| !self.known.contains_key(&after))
                {
                    let path = place.path.iter().chain([&answer.m]);
                    ends.push((next[0].min(next[1]), path.cloned().collect()));
                }
            }
        }
        ends.into_iter().min().map(|(_, path)| path)
    }
}

fn write(by_path: &HashMap<&[String], &Place>, place: &Place, text: &mut String) {
    for answer in &place.answers {
        let ply = place.path.len();
        let (m, worth) = (answer.m.clone(), answer.worth);
        *text += &format!("{}\n", Line { ply, m, worth });
        let path: Vec<String> = place.path.iter().chain([&answer.m]).cloned().collect();
        if let Some(behind) = by_path.get(&path[..]) {
            write(by_path, behind, text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn maker(game: &str, text: &str) -> Maker {
        let rules = parlour_games::by_name(game).unwrap();
        let mut maker = Maker::new(rules, text).unwrap();
        (maker.nodes, maker.lines) = (1_000, 3);
        maker
    }
    fn grow(maker: &mut Maker, places: usize) {
        while maker.places() < places {
            maker.grow(&Watch::new()).unwrap().unwrap();
            maker.library.check(&maker.text()).unwrap();
        }
    }

    /// A book that was stopped and gone on with is the same; each is a book at every step.
    #[test]
    fn a_book_is_made_in_one_go_or_in_many() {
        for game in ["romanian-checkers", "cublino-contra", "cublino-pur"] {
            let mut whole = maker(game, "");
            grow(&mut whole, 40);
            let mut text = String::new();
            for places in [1, 7, 23, 40] {
                let mut part = maker(game, &text);
                grow(&mut part, places);
                text = part.text();
            }
            assert_eq!(text, whole.text(), "{game}");
        }
    }

    /// Moves of the start that come to the same are one move.
    #[test]
    fn images_are_looked_at_once() {
        let mut made = maker("romanian-checkers", "");
        made.lines = 12;
        grow(&mut made, 1);
        let answers = &made.places[0].answers;
        let mut after: Vec<_> = answers.iter().map(|answer| answer.after).collect();
        after.sort_unstable();
        after.dedup();
        assert_eq!(after.len(), answers.len());
        assert!(answers.len() >= 9, "36 moves, mirrored both ways");
    }

    #[test]
    fn a_game_without_a_book_is_refused() {
        let rules = parlour_games::by_name("dobutsu").unwrap();
        let why = Maker::new(rules, "").err().unwrap();
        assert_eq!(why.to_string(), "dobutsu has no book");
        let rules = parlour_games::by_name("loa").unwrap();
        let why = Maker::new(rules, "b1-b9 3\n").err().unwrap().to_string();
        assert!(why.starts_with("line 1 of the book: "), "{why}");
    }
}
