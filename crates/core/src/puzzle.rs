//! A puzzle: a position, what is to be reached, and the one answer, as text.
//!
//! A collection is blocks of lines with a blank line between them, each line a word and its value:
//!
//! ```text
//! puzzle 17
//! game dobutsu
//! options stalling=off
//! position gle/-c-/-C-/ELG b -
//! goal win in 3
//! proof table
//! rating 1640
//! themes drop sacrifice
//! answer 1L3 4G1 C*2|C*3
//! answer 1L3 4G5 C*3
//! ```
//!
//! Every answer is one way it may go: the solver's move, the other side's, and so on, ending with the solver's. All begin
//! with the same move, the only one there is; the first is the hardest defence. Moves that reach the goal equally
//! well stand beside each other with `|`. A line beginning with `#` is a remark.

use crate::Refusal;
use std::fmt::{self, Display, Formatter};

/// A position with one answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Puzzle {
    /// Its number within its game.
    pub number: u32,
    /// The name of its game.
    pub game: String,
    /// Rules other than the game's usual ones, `key=value`; `preset=name` among them.
    pub options: Vec<(String, String)>,
    /// As the solver sees it: in a hidden game the view of the seat to move.
    pub position: String,
    /// What the solver is to reach, for people and programs: `win in 3`, `draw`, `most points`.
    pub goal: String,
    /// How it was proved: `table`, `exhaustive`, `proof-number`, `all hands`.
    pub proof: String,
    /// Whoever plays at this strength solves half of such puzzles.
    pub rating: u32,
    /// Facts about the answer.
    pub themes: Vec<String>,
    /// Ways it may go, the hardest defence first.
    pub answers: Vec<Answer>,
}

/// One way a puzzle may go. At even places stand the solver's moves, where several may be equally good; at odd ones
/// the one move of the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer(pub Vec<Vec<String>>);

impl Puzzle {
    /// Reads a collection.
    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, Refusal> {
        let mut all = Vec::new();
        let mut block: Option<Puzzle> = None;
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.starts_with('#') {
                continue;
            }
            if line.is_empty() {
                finish(&mut block, &mut all)?;
                continue;
            }
            let puzzle = block.get_or_insert_default();
            puzzle
                .set(line)
                .map_err(|why| Refusal::malformed(format!("line {}: {why}", at + 1)))?;
        }
        finish(&mut block, &mut all)?;
        Ok(all)
    }

    fn set(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let value = value.trim();
        let number = || {
            value
                .parse::<u32>()
                .map_err(|_| format!("{value} is not a number"))
        };
        match key {
            "puzzle" => self.number = number()?,
            "game" => self.game = value.into(),
            "options" => self.options = value.split(' ').map(option).collect::<Result<_, _>>()?,
            "position" => self.position = value.into(),
            "goal" => self.goal = value.into(),
            "proof" => self.proof = value.into(),
            "rating" => self.rating = number()?,
            "themes" => self.themes = value.split(' ').map(Into::into).collect(),
            "answer" => self.answers.push(Answer::read(value)?),
            _ => return Err(format!("a puzzle has no {key}")),
        }
        Ok(())
    }

    /// The one move it begins with.
    pub fn first(&self) -> &str {
        &self.answers[0].0[0][0]
    }
}

fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text
        .split_once('=')
        .ok_or_else(|| format!("an option is key=value, not {text}"))?;
    Ok((key.into(), value.into()))
}

/// Keeps what was read, if it is whole.
fn finish(block: &mut Option<Puzzle>, all: &mut Vec<Puzzle>) -> Result<(), Refusal> {
    let Some(puzzle) = block.take() else {
        return Ok(());
    };
    let refuse = |what: &str| {
        Err(Refusal::malformed(format!(
            "puzzle {} has no {what}",
            puzzle.number
        )))
    };
    let texts = [
        (&puzzle.game, "game"),
        (&puzzle.position, "position"),
        (&puzzle.goal, "goal"),
        (&puzzle.proof, "proof"),
    ];
    if let Some((_, what)) = texts.iter().find(|(text, _)| text.is_empty()) {
        return refuse(what);
    }
    let Some(first) = puzzle.answers.first() else {
        return refuse("answer");
    };
    if first.0[0].len() != 1 || puzzle.answers.iter().any(|a| a.0[0] != first.0[0]) {
        return refuse("single first move");
    }
    all.push(puzzle);
    Ok(())
}

impl Answer {
    fn read(text: &str) -> Result<Answer, String> {
        let moves: Vec<Vec<String>> = text
            .split_whitespace()
            .map(|moves| moves.split('|').map(Into::into).collect())
            .collect();
        if moves.len().is_multiple_of(2) {
            return Err("an answer ends with a move of the solver".into());
        }
        if moves.iter().flatten().any(String::is_empty) {
            return Err("a move is missing beside |".into());
        }
        if moves.iter().skip(1).step_by(2).any(|m| m.len() > 1) {
            return Err("the other side has one move at a time".into());
        }
        Ok(Answer(moves))
    }
}

impl Display for Answer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let moves: Vec<String> = self.0.iter().map(|moves| moves.join("|")).collect();
        f.write_str(&moves.join(" "))
    }
}

impl Display for Puzzle {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(f, "puzzle {}\ngame {}", self.number, self.game)?;
        if !self.options.is_empty() {
            let options: Vec<_> = self
                .options
                .iter()
                .map(|(k, v)| format!("{k}={v}"))
                .collect();
            writeln!(f, "options {}", options.join(" "))?;
        }
        writeln!(f, "position {}\ngoal {}", self.position, self.goal)?;
        writeln!(f, "proof {}\nrating {}", self.proof, self.rating)?;
        if !self.themes.is_empty() {
            writeln!(f, "themes {}", self.themes.join(" "))?;
        }
        for answer in &self.answers {
            writeln!(f, "answer {answer}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "puzzle 1\ngame nim\noptions heap=7\nposition 7\ngoal win in 2\nproof exhaustive\nrating 900\n\
                       themes sacrifice zugzwang\nanswer 3 1 3\nanswer 3 2 2|1\n\n\
                       puzzle 2\ngame nim\nposition 6\ngoal win\nproof table\nrating 800\nanswer 2\n";

    #[test]
    fn what_is_written_reads_back() {
        let all = Puzzle::read_all(TWO).expect("two puzzles");
        assert_eq!(all[0].first(), "3");
        assert_eq!(all[0].answers[1].0[2], ["2", "1"]);
        let texts: Vec<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!(texts.join("\n"), TWO);
    }

    #[test]
    fn what_is_not_a_puzzle_is_refused_in_a_sentence() {
        let cases = [
            (
                "answer 3 1 3",
                "answer 3 1",
                "line 9: an answer ends with a move of the solver",
            ),
            (
                "answer 3 1 3",
                "answer 2 1 3",
                "puzzle 1 has no single first move",
            ),
            ("2|1", "2|", "line 10: a move is missing beside |"),
            (
                "3 1 3",
                "3 1|2 3",
                "line 9: the other side has one move at a time",
            ),
            ("goal win in 2\n", "", "puzzle 1 has no goal"),
            ("rating 900", "rating high", "line 7: high is not a number"),
            ("themes", "topics", "line 8: a puzzle has no topics"),
            ("heap=7", "heap", "line 3: an option is key=value, not heap"),
        ];
        for (old, new, why) in cases {
            let text = TWO.replacen(old, new, 1);
            assert_ne!(text, TWO);
            let refused = Puzzle::read_all(&text).expect_err(new).to_string();
            assert_eq!(refused, why);
        }
    }
}
