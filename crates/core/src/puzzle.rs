//! A puzzle: a position, what is to be reached, and the one answer.
//!
//! A collection is JSON lines, one puzzle a line (spread out here to be read):
//!
//! ```text
//! {"id":17,"game":"dobutsu","rules":"official","options":{},
//!  "position":"gle/-c-/-C-/ELG b -","goal":"win","within":3,
//!  "answer":["1L3","4G1","C*2"],"lines":["1L3 4G1 C*2|C*3","1L3 4G5 C*3"],
//!  "proof":"table","rating":1640,"themes":["drop","sacrifice"]}
//! ```
//!
//! `answer` is how it goes against the hardest defence: the solver's move, the other side's, and so on, ending with
//! the solver's. Where there is more to say, `lines` has every way it may go, the hardest defence first: all begin with the
//! same move, the only one there is, and moves that reach the goal equally well stand beside each other with `|`.
//! `within` is how many moves the solver may take; without it a win may take as long as it likes.

use crate::goal::GoalWord;
use crate::{Goal, Refusal};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

/// A position with one answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Puzzle {
    /// Its number within its game.
    pub number: u32,
    /// The name of its game.
    pub game: String,
    /// The set of rules it is played by.
    pub preset: String,
    /// In what the rules differ from that set, `key` and `value`.
    pub options: Vec<(String, String)>,
    /// As the solver sees it: in a hidden game the view of the seat to move.
    pub position: String,
    /// What the solver is to reach.
    pub goal: Goal,
    /// How it was proved.
    pub proof: ProvedBy,
    /// Whoever plays at this strength solves half of such puzzles.
    pub rating: u32,
    /// Facts about the answer.
    pub themes: Vec<String>,
    /// Ways it may go, the hardest defence first.
    pub answers: Vec<Answer>,
}

/// How a puzzle was proved.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProvedBy {
    /// By the complete table of its game.
    Table,
    /// By proof-number search.
    Proof,
    /// By trying every move and every answer; in a hidden game over everything that is hidden as well.
    #[default]
    Exhaustive,
}

/// One way a puzzle may go. At even places stand the solver's moves, where several may be equally good; at odd ones
/// the one move of the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer(pub Vec<Vec<String>>);

/// A puzzle as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: u32,
    game: String,
    rules: String,
    options: BTreeMap<String, String>,
    position: String,
    goal: GoalWord,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    within: Option<u32>,
    answer: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lines: Vec<String>,
    proof: ProvedBy,
    rating: u32,
    themes: Vec<String>,
}

impl Puzzle {
    /// Reads a collection.
    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, Refusal> {
        let lines = (1..).zip(text.lines());
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(at, line)| {
                Puzzle::read(line).map_err(|why| Refusal::malformed(format!("line {at}: {why}")))
            })
            .collect()
    }

    /// Reads one line; the reason is the rest of a sentence.
    fn read(line: &str) -> Result<Puzzle, String> {
        let row: Row = serde_json::from_str(line).map_err(|why| {
            let why = why.to_string();
            why.split(" at line ").next().unwrap_or_default().to_owned()
        })?;
        let of = |why: &str| format!("puzzle {} {why}", row.id);
        let goal = Goal::from_word(row.goal, row.within);
        let goal = goal.ok_or_else(|| of("has a goal that is not bounded like that"))?;
        let answers = match &row.lines[..] {
            [] => vec![Answer::read(&row.answer.join(" "))?],
            lines => lines
                .iter()
                .map(|line| Answer::read(line))
                .collect::<Result<_, _>>()?,
        };
        let first: &Answer = &answers[0];
        if first.0[0].len() != 1 || answers.iter().any(|a| a.0[0] != first.0[0]) {
            return Err(of("has no single first move"));
        }
        if first.main() != row.answer {
            return Err(of("has an answer that is not its first line"));
        }
        Ok(Puzzle {
            number: row.id,
            game: row.game,
            preset: row.rules,
            options: row.options.into_iter().collect(),
            position: row.position,
            goal,
            proof: row.proof,
            rating: row.rating,
            themes: row.themes,
            answers,
        })
    }

    /// The one move it begins with.
    pub fn first(&self) -> &str {
        &self.answers[0].0[0][0]
    }
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
    /// The first of the moves at each place.
    fn main(&self) -> Vec<String> {
        self.0.iter().map(|moves| moves[0].clone()).collect()
    }
}

impl Display for Answer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let moves: Vec<String> = self.0.iter().map(|moves| moves.join("|")).collect();
        f.write_str(&moves.join(" "))
    }
}

impl Display for ProvedBy {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(match self {
            ProvedBy::Table => "table",
            ProvedBy::Proof => "proof",
            ProvedBy::Exhaustive => "exhaustive",
        })
    }
}

/// Its line in a file.
impl Display for Puzzle {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let (goal, within) = self.goal.word();
        let says_more = self.answers.len() > 1 || self.answers[0].0.iter().any(|m| m.len() > 1);
        let row = Row {
            id: self.number,
            game: self.game.clone(),
            rules: self.preset.clone(),
            options: self.options.iter().cloned().collect(),
            position: self.position.clone(),
            goal,
            within,
            answer: self.answers[0].main(),
            lines: match says_more {
                true => self.answers.iter().map(ToString::to_string).collect(),
                false => Vec::new(),
            },
            proof: self.proof,
            rating: self.rating,
            themes: self.themes.clone(),
        };
        f.write_str(&serde_json::to_string(&row).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = r#"{"id":1,"game":"nim","rules":"plain","options":{"heap":"7"},"position":"7","goal":"win","within":2,"answer":["3","1","3"],"lines":["3 1 3","3 2 2|1"],"proof":"exhaustive","rating":900,"themes":["sacrifice","zugzwang"]}
{"id":2,"game":"nim","rules":"plain","options":{},"position":"6","goal":"win","answer":["2"],"proof":"table","rating":800,"themes":[]}"#;

    #[test]
    fn what_is_written_reads_back() {
        let all = Puzzle::read_all(TWO).expect("two puzzles");
        assert_eq!(all[0].first(), "3");
        assert_eq!(all[0].answers[1].0[2], ["2", "1"]);
        assert_eq!(
            [all[0].goal, all[1].goal],
            [Goal::WinIn(2), Goal::Win],
            "goals"
        );
        let texts: Vec<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!(texts.join("\n"), TWO);
    }

    #[test]
    fn what_is_not_a_puzzle_is_refused_in_a_sentence() {
        let cases = [
            (
                r#""3 1 3""#,
                r#""3 1""#,
                "line 1: an answer ends with a move of the solver",
            ),
            (
                r#""3 2 2|1""#,
                r#""2 2 2|1""#,
                "line 1: puzzle 1 has no single first move",
            ),
            (
                r#"["3","1","3"]"#,
                r#"["3","2","2"]"#,
                "line 1: puzzle 1 has an answer that is not its first line",
            ),
            ("2|1", "2|", "line 1: a move is missing beside |"),
            (
                "3 1 3",
                "3 1|2 3",
                "line 1: the other side has one move at a time",
            ),
            (
                r#""goal":"win","within":2,"#,
                "",
                "line 1: missing field `goal`",
            ),
            (
                r#""within":2"#,
                r#""within":0"#,
                "line 1: puzzle 1 has a goal that is not bounded like that",
            ),
            (
                r#""rating":900"#,
                r#""rating":"high""#,
                "line 1: invalid type: string \"high\", expected u32",
            ),
        ];
        for (old, new, why) in cases {
            let text = TWO.replacen(old, new, 1);
            assert_ne!(text, TWO);
            let refused = Puzzle::read_all(&text).expect_err(new).to_string();
            assert_eq!(refused, why);
        }
    }
}
