//! Positions to learn from.

use parlour_arena::{Header, Reader, SelfPlayError};
use parlour_bots::net::{Lesson, Lit};
use parlour_bots::order::{Choice, Ordering};
use parlour_core::{Rng, Table};
use std::path::Path;

/// A position and what it should be worth.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Example {
    /// Which game of the data.
    game: usize,
    ply: usize,
    /// Expected points of the mover, −1 to 1, by the search.
    score: f32,
    /// 1, 0 or −1.
    result: f32,
}

/// All games of some files.
#[derive(Default)]
pub struct Data {
    games: Vec<Box<dyn Table>>,
    /// How the games of each file were played, and how many there are.
    pub files: Vec<(Header, usize)>,
    /// To learn from.
    pub lessons: Vec<Example>,
    /// Never learned from: every tenth game.
    pub exam: Vec<Example>,
}

impl Data {
    /// Reads one more file; positions that the search had decided are left out.
    pub fn read(&mut self, path: &Path) -> Result<(), SelfPlayError> {
        let mut reader = Reader::open(path)?;
        let rules = reader.rules().clone();
        let before = self.games.len();
        while let Some(played) = reader.next() {
            let played = played?;
            let table = played.replay(&*rules).map_err(|why| reader.refuse(why))?;
            for (i, score) in played.scores.iter().enumerate() {
                let ply = played.opening as usize + i;
                if let Some(seat) = table.moved_by(ply)
                    && score.abs() < 99.5
                {
                    let kept = match played.game % 10 {
                        9 => &mut self.exam,
                        _ => &mut self.lessons,
                    };
                    kept.push(Example {
                        game: self.games.len(),
                        ply,
                        score: score / 100.0,
                        result: played.points[seat.index()] as f32,
                    });
                }
            }
            self.games.push(table);
        }
        let count = self.games.len() - before;
        self.files.push((reader.header, count));
        Ok(())
    }
    /// The example as a choice of moves.
    pub fn choice(&self, ordering: &dyn Ordering, example: &Example) -> Option<Choice> {
        ordering.choice(&*self.games[example.game], example.ply)
    }
    /// How many games there are.
    pub fn games(&self) -> usize {
        self.games.len()
    }
    /// The example in one of its pictures, drawn by `rng`, and the points to aim at: `trust` of the search's, the rest of the result.
    pub fn show(
        &self,
        lesson: &dyn Lesson,
        example: &Example,
        trust: f32,
        rng: &mut Rng,
    ) -> Option<(Lit, f32)> {
        let image = rng.below(lesson.images());
        let lit = lesson.lit(&*self.games[example.game], example.ply, image)?;
        Some((lit, trust * example.score + (1.0 - trust) * example.result))
    }
}
