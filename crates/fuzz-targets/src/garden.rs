//! Valid texts, grown once: games played by lot under many rules, and what can be written of them.

use crate::Choices;
use parlour_core::{Eye, Palette, Rng, Rulebook, Table};
use std::sync::{Arc, LazyLock};

/// Rules, and texts that are right under them.
pub struct Plot {
    /// The rules.
    pub rules: Arc<dyn Rulebook>,
    /// Positions with their moves, from many games.
    pub moments: Vec<Moment>,
    /// Whole games in our own form.
    pub records: Vec<String>,
    /// The same in the notations of other programs; may be empty.
    pub foreign: Vec<String>,
    /// What a board is set up with.
    pub palette: Palette,
    /// The preset and the options that choose the rules.
    pub chosen: (&'static str, Vec<(String, String)>),
}

/// A position in a game.
pub struct Moment {
    /// As the keeper writes it.
    pub position: String,
    /// As the seats and the public see it.
    pub seen: Vec<(Eye, String)>,
    /// Some of its legal moves, written in every way the game knows; none where the game is over.
    pub moves: Vec<String>,
    /// How it came about, from the start.
    pub line: Vec<String>,
    /// The seed of its game.
    pub seed: u64,
}

/// The longest that each game grows under one set of rules. Most are short: a long text says little that a short one does not, and costs much.
const PLIES: [usize; 4] = [4, 12, 40, 150];
/// Moves kept of one position.
const MOVES: usize = 24;

/// Every game under its presets and some options drawn by lot.
pub static GARDEN: LazyLock<Vec<Plot>> = LazyLock::new(|| {
    let mut plots = Vec::new();
    for game in parlour_games::all() {
        let mut rules: Vec<_> = game
            .presets()
            .iter()
            .map(|p| (p.name, Vec::new()))
            .collect();
        let mut rng = Rng::new(0x6A7D);
        for _ in 0..4 {
            let bytes: Vec<u8> = (0..64).map(|_| rng.below(256) as u8).collect();
            let mut choices = Choices::new(&bytes);
            let specs = game.specs();
            let mut options = Vec::new();
            for spec in &specs {
                if choices.flip() {
                    options.push((spec.key.to_string(), choices.value(&spec.kind)));
                }
            }
            rules.push((game.presets()[0].name, options));
        }
        for (preset, options) in rules {
            // Options may exclude each other.
            if let Ok(rules) = game.configure(Some(preset), &options) {
                plots.push(grow(rules));
            }
        }
    }
    plots
});

impl Plot {
    /// Some plot.
    pub fn any(choices: &mut Choices) -> &'static Plot {
        choices.of(&GARDEN)
    }
    /// Some position of it.
    pub fn moment(&self, choices: &mut Choices) -> &Moment {
        choices.of(&self.moments)
    }
}

impl Moment {
    /// A table there, without what came before.
    pub fn table(&self, rules: &dyn Rulebook) -> Box<dyn Table> {
        let opened = rules.open(Some(&self.position), self.seed);
        opened.unwrap_or_else(|why| panic!("own text {} is refused: {why}", self.position))
    }
}

fn grow(rules: Arc<dyn Rulebook>) -> Plot {
    let mut plot = Plot {
        rules: rules.clone(),
        moments: Vec::new(),
        records: Vec::new(),
        foreign: Vec::new(),
        palette: rules.palette(),
        chosen: rules.chosen(),
    };
    for (seed, plies) in (0..).zip(PLIES) {
        let mut table = rules.open(None, seed).expect("the start is open");
        let mut rng = Rng::new(seed ^ 0x0627);
        // Close together at first, further apart later.
        let mut next = 0;
        while table.ply() < plies {
            let text = table.position(Eye::Keeper);
            // What is over is kept where it can still be read.
            if table.ply() >= next && rules.open(Some(&text), seed).is_ok() {
                plot.moments.push(moment(&*table, seed));
                next += 1 + next / 2;
            }
            let Some(m) = table.pick(&mut rng) else { break };
            table.play(&m).expect("a picked move is legal");
        }
        let record = table.record(Eye::Keeper);
        plot.records.push(record.to_string());
        for notation in rules.exports() {
            let text = rules.export(&record, notation);
            plot.foreign
                .push(text.expect("a notation that is named is written"));
        }
        // What is over, and can still be read.
        let text = table.position(Eye::Keeper);
        if rules.open(Some(&text), seed).is_ok() {
            plot.moments.push(moment(&*table, seed));
        }
    }
    plot
}

fn moment(table: &dyn Table, seed: u64) -> Moment {
    let rules = table.rules();
    let (all, said) = (table.moves(Eye::Keeper), table.spelled_moves(Eye::Keeper));
    let step = all.len().div_ceil(MOVES).max(1);
    let mut moves: Vec<String> = all.into_iter().step_by(step).collect();
    moves.extend(said.into_iter().step_by(2 * step).map(|(_, said)| said));
    for dialect in rules.dialects() {
        let own: Vec<_> = moves.iter().take(4).cloned().collect();
        moves.extend(own.iter().filter_map(|m| dialect.write_move(m)));
    }
    let eyes = Eye::all(rules.seats()).filter(|eye| *eye != Eye::Keeper);
    Moment {
        position: table.position(Eye::Keeper),
        seen: match rules.is_open() {
            true => Vec::new(),
            false => eyes.map(|eye| (eye, table.position(eye))).collect(),
        },
        moves,
        line: table.history(Eye::Keeper),
        seed,
    }
}
