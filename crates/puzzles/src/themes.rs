//! What a puzzle is about, from facts about its position and its hardest line.

use crate::open;
use parlour_bots::{Limits, prover};
use parlour_core::{Goal, Match, Puzzle, Rules, Status, Symmetries, Verdict, Watch};
use parlour_games::{Visitor, visit};

/// Every theme with one sentence.
pub const THEMES: &[(&str, &str)] = &[
    ("capture", "The answer takes something."),
    ("quiet", "The first move takes, drops and promotes nothing."),
    (
        "sacrifice",
        "The first move lets something be taken, and the best defence takes it.",
    ),
    (
        "zugzwang",
        "If the other side could pass, the goal would not be reached.",
    ),
    ("long", "Four moves or more have to be found."),
    ("drop", "A piece comes from the hand."),
    ("promotion", "A chick becomes a hen."),
    ("run", "The lion goes for the far rank."),
    (
        "blocks-the-count",
        "A threat to connect fails because its line now counts otherwise.",
    ),
    ("gathers", "The first move leaves fewer groups."),
    ("double-fight", "One die fights two foes or more."),
    ("fight", "A foe leaves the board after a fight."),
    ("support", "A fight is won only with the dice beside it."),
    (
        "jump-ladder",
        "A die jumps three times or more in one move.",
    ),
    ("jump", "A die jumps."),
    ("last-die", "The move that ends the race decides."),
    (
        "captures-by-liberties",
        "A group without liberties turns over.",
    ),
    ("suicide", "The mover's own tiles turn over."),
    ("pass", "The answer is to place nothing."),
    ("seven", "A seven is split."),
    ("joker", "A joker plays as another card."),
    ("swap", "A jack swaps two pieces."),
    ("backward", "A four goes back."),
    ("partner", "A partner's piece moves."),
    ("hit", "A piece is sent back to its kennel."),
    ("gift", "Which card to give."),
    ("home", "A piece comes home."),
];

/// The themes of a puzzle, in the order of [`THEMES`].
pub fn themes(puzzle: &Puzzle) -> Vec<String> {
    let Ok(table) = open(puzzle) else {
        return Vec::new();
    };
    let found = visit(
        &*table.rules(),
        Reading {
            puzzle,
            goal: puzzle.goal,
            table: &*table,
        },
    );
    let found = found.unwrap_or_default();
    let named = THEMES.iter().filter(|(name, _)| found.contains(name));
    named.map(|(name, _)| (*name).to_string()).collect()
}

struct Reading<'r> {
    puzzle: &'r Puzzle,
    goal: Goal,
    table: &'r dyn parlour_core::Table,
}

impl Visitor for Reading<'_> {
    type Out = Vec<&'static str>;

    fn visit<G: Rules + Symmetries>(self, _: &G) -> Vec<&'static str> {
        let Some(typed) = self.table.as_any().downcast_ref::<Match<G>>() else {
            return Vec::new();
        };
        let mut line = typed.clone();
        let mut found: Vec<&'static str> = Vec::new();
        let moves = &self.puzzle.answers[0].0;
        let taking = [
            "capture",
            "fight",
            "drop",
            "promotion",
            "captures-by-liberties",
            "hit",
        ];
        for (ply, texts) in moves.iter().enumerate() {
            let Ok(m) = line.read_move(&texts[0]) else {
                break;
            };
            let facts = line.game().facts(line.position(), m);
            if ply == 0 && G::OPEN {
                let named = |theme: &&str| facts.contains(theme);
                if !taking.iter().any(named) {
                    found.push("quiet");
                }
            }
            if ply == 1
                && facts
                    .iter()
                    .any(|fact| ["capture", "fight", "captures-by-liberties"].contains(fact))
            {
                found.push("sacrifice");
            }
            if ply % 2 == 0 {
                found.extend(facts);
            }
            line.play_unchecked(m);
            if ply == 0 && is_zugzwang(&line, self.goal) {
                found.push("zugzwang");
            }
        }
        if moves.len() >= 7 {
            found.push("long");
        }
        found
    }
}

/// Positions that a question about zugzwang may look at.
const NODES: u64 = 200_000;

/// Would the other side, about to move, be safe if it could pass?
fn is_zugzwang<G: Rules>(line: &Match<G>, goal: Goal) -> bool {
    let game = line.game();
    let (Status::ToMove(_), Some(turned)) = (line.status(), game.skipped(line.position())) else {
        return false;
    };
    let table = Match::at(game.clone(), turned);
    if table.status().mover().is_none() {
        return false;
    }
    match goal {
        Goal::WinIn(n) => {
            let mut force = crate::force::Force::new(&**game, n.saturating_sub(1), NODES);
            let wins = crate::judge::Judge::resistance(&mut force, table.position(), goal.next());
            n > 1 && wins.is_ok_and(|moves| moves >= i64::from(n))
        }
        Goal::Win => {
            let rules = parlour_core::Table::rules(&table);
            let limits = Limits {
                nodes: Some(NODES),
                hash: Some(16),
                ..Limits::default()
            };
            let said = prover(&*rules).map(|prove| prove(&table, &limits, &Watch::new()));
            let proof = said.and_then(Result::ok).and_then(|said| said.proof);
            proof.is_some_and(|proof| proof.verdict != Verdict::Win)
        }
        Goal::Draw | Goal::Most => false,
    }
}
