//! How the habits are learned by which the player of Dog reads others: from choices whose hands are known.
//!
//! See the example `dog_belief`, which plays matches, learns, and measures what was learned.

use super::board::SEATS;
use super::count::Counter;
use super::habits::{HABITS, reasons, situation};
pub use super::habits::{Habits, KINDS, REASONS, Reasons, SITUATIONS};
use super::insight::Insight;
use super::weights::LEARNED;
pub use super::weights::{STAGES, WEIGHTS, Weights};
use super::{SCALE, look};
use parlour_core::{Eye, Match, Rng, Seat, Status, Views};
use parlour_games::dog::{Action, Dog, Phase, Play, Position};

/// A choice, and the kinds of cards it was made among.
#[derive(Clone, Debug)]
pub struct Decision {
    /// What spoke for each kind, or the situation in which one was given.
    pub why: Why,
    /// The kinds held, bit = kind.
    pub held: u16,
    /// The kind that was played or given.
    pub spent: usize,
}

/// What a choice was about.
#[derive(Clone, Debug)]
pub enum Why {
    /// A card was played.
    Play(Box<Reasons>),
    /// A card was given in this situation.
    Gift(usize),
}

/// All choices of a match among several kinds of cards.
pub fn decisions(played: &Match<Dog>) -> Vec<Decision> {
    let game: &Dog = played.game();
    let counter = Counter::new(game, &LEARNED);
    let mut all = Vec::new();
    for (at, m) in played.line().iter().zip(played.moves()) {
        let seat = at.mover();
        let why = match m {
            Action::Card(Play::Draw { .. }) | Action::Joker(Play::Draw { .. }) => continue,
            Action::Card(_) | Action::Joker(_) => Why::Play(Box::new(reasons(&counter, game, at))),
            Action::Give(_) => {
                let to = game.partner(seat).expect("gifts are for partners");
                Why::Gift(situation(&counter, at.board(), seat, to))
            }
            Action::Discard(_) | Action::Fold => continue,
        };
        let held = at
            .hand(seat)
            .kinds()
            .fold(0, |held, card| held | 1 << card.index());
        let spent = m.spends().expect("a card").index();
        all.push(Decision { why, held, spent });
    }
    all
}

impl Habits {
    /// Those that the player has.
    pub fn learned() -> Habits {
        HABITS
    }
    /// None: every choice is as likely as any other.
    pub fn none() -> Habits {
        Habits {
            plays: [0.0; REASONS],
            gifts: [[0.0; KINDS]; SITUATIONS],
            whims: HABITS.whims,
        }
    }
    /// How likely each kind was.
    fn chances(&self, choice: &Decision) -> [f32; KINDS] {
        let held = |i: usize| choice.held >> i & 1 == 1;
        let weights: [f32; KINDS] = std::array::from_fn(|i| match &choice.why {
            _ if !held(i) => 0.0,
            Why::Play(reasons) => match &reasons[i] {
                Some(reasons) => {
                    let sum: f32 = reasons.iter().zip(&self.plays).map(|(x, w)| x * w).sum();
                    sum.exp()
                }
                None => 0.0,
            },
            Why::Gift(situation) => self.gifts[*situation][i].exp(),
        });
        let sum: f32 = weights.iter().sum();
        weights.map(|w| w / sum.max(f32::MIN_POSITIVE))
    }
    /// The mean logarithm of how likely the choices were, plays and gifts apart.
    pub fn likelihood(&self, choices: &[Decision]) -> [f32; 2] {
        [false, true].map(|gifts| {
            let of = choices
                .iter()
                .filter(|c| matches!(c.why, Why::Gift(_)) == gifts);
            let (mut sum, mut count) = (0.0, 0.0);
            for choice in of {
                let chance = self.chances(choice)[choice.spent];
                let count_of = choice.held.count_ones() as f32;
                sum += ((1.0 - self.whims) * chance + self.whims / count_of).ln();
                count += 1.0;
            }
            sum / f32::max(count, 1.0)
        })
    }
    /// Climbs towards the habits that make these choices most likely (AdaGrad over all of them at a time).
    pub fn learn(&mut self, choices: &[Decision], rounds: u32) {
        const RATE: f32 = 0.2;
        const HOLD: f32 = 1e-4;
        let mut seen = Habits::none();
        for _ in 0..rounds {
            let mut slope = Habits::none();
            for choice in choices {
                let chances = self.chances(choice);
                for (i, chance) in chances.iter().enumerate() {
                    let off = (i == choice.spent) as u8 as f32 - chance;
                    match &choice.why {
                        Why::Play(reasons) => {
                            for (slope, x) in
                                slope.plays.iter_mut().zip(reasons[i].iter().flatten())
                            {
                                *slope += off * x / choices.len() as f32;
                            }
                        }
                        Why::Gift(at) => slope.gifts[*at][i] += off / choices.len() as f32,
                    }
                }
            }
            let weights = self.plays.iter_mut().chain(self.gifts.iter_mut().flatten());
            let slopes = slope.plays.iter().chain(slope.gifts.iter().flatten());
            let squares = seen.plays.iter_mut().chain(seen.gifts.iter_mut().flatten());
            for ((weight, slope), square) in weights.zip(slopes).zip(squares) {
                let slope = slope - HOLD * *weight;
                *square += slope * slope;
                *weight += RATE * slope / (square.sqrt() + 1e-6);
            }
        }
    }
}

/// What these habits tell about hands that were hidden: for every hand somebody could not see, the logarithm of how
/// much more likely the true one is held than it would be by chance. By the number of choices its holder had made.
pub fn insight(
    played: &Match<Dog>,
    habits: &Habits,
    every: usize,
    rng: &mut Rng,
) -> Vec<(usize, f32)> {
    const DRAWS: u32 = 200;
    let game: &Dog = played.game();
    let counter = Counter::new(game, &LEARNED);
    let mut told = Vec::new();
    for (ply, at) in played.line().iter().enumerate().skip(every).step_by(every) {
        if at.phase() != Phase::Play || ply >= played.moves().len() {
            continue;
        }
        let eye = Eye::Seat(Seat(at.mover()));
        let history: Vec<_> = played.seen_moves(eye).into_iter().take(ply).collect();
        let seen = game.view(at, eye);
        let insight = Insight::new(&counter, habits, game, &seen, &history);
        let mut even = [0.0f32; SEATS];
        for _ in 0..DRAWS {
            let drawn = insight.evenly(game, &seen, rng);
            for s in 0..game.players() {
                even[s as usize] += insight.chance_of(s, drawn.hand(s));
            }
        }
        for s in (0..game.players()).filter(|s| seen.hands[*s as usize].hidden > 0) {
            let mean = even[s as usize] / DRAWS as f32;
            let gain = (insight.chance_of(s, at.hand(s)) / mean).ln();
            told.push((insight.choices_of(s), gain));
        }
    }
    told
}

/// A position and who won: what speaks for the first seat's team.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Its lead without anything learned, then what each weight would add to it.
    pub lead: f32,
    /// One for each weight.
    pub adds: Box<[f32; WEIGHTS]>,
    /// Of the game.
    pub stage: usize,
    /// Did it win?
    pub won: bool,
}

/// Every so manieth position of a match that is over.
pub fn samples(played: &Match<Dog>, every: usize) -> Vec<Sample> {
    let game: &Dog = played.game();
    let Status::Over(how) = played.status() else {
        return Vec::new();
    };
    let plain = Counter::new(game, &Weights::NONE);
    let added = (0..WEIGHTS).map(|i| {
        let mut weights = Weights::NONE;
        weights.steps[i] = 1.0;
        Counter::new(game, &weights)
    });
    let added: Vec<Counter> = added.collect();
    let stages = Weights {
        stages: std::array::from_fn(|i| i as f32 - 1.0),
        ..Weights::NONE
    };
    let stages = Counter::new(game, &stages);
    let lead = |counter: &Counter, at: &Position| {
        let mut sums = counter.standings(at.board(), &look::sizes(game, at));
        if at.phase() == Phase::Play {
            for seat in 0..game.players() {
                sums[seat as usize] += counter.hand(at.board(), seat, at.hand(seat));
            }
        }
        counter.lead(&sums, 0)
    };
    let line = &played.line()[..played.moves().len()];
    let sample = |at: &Position| {
        let before = lead(&plain, at);
        Sample {
            lead: before,
            adds: Box::new(std::array::from_fn(|i| lead(&added[i], at) - before)),
            stage: stages.stage(at.board()) as usize,
            won: how.winners.contains(Seat(0)),
        }
    };
    line.iter()
        .skip(every / 2)
        .step_by(every)
        .map(sample)
        .collect()
}

impl Weights {
    /// Those that the player has.
    pub fn learned() -> Weights {
        LEARNED
    }
    fn lead(&self, sample: &Sample) -> (f32, f32) {
        let added: f32 = sample
            .adds
            .iter()
            .zip(&self.steps)
            .map(|(x, w)| x * w)
            .sum();
        (sample.lead + added, 1.0 + self.stages[sample.stage])
    }
    /// The mean logarithm of how likely the results were.
    pub fn likelihood(&self, samples: &[Sample]) -> f32 {
        let of = |sample: &Sample| {
            let (lead, stage) = self.lead(sample);
            let x = lead * stage * 2.0 / SCALE;
            -(1.0 + (if sample.won { -x } else { x }).exp()).ln()
        };
        samples.iter().map(of).sum::<f32>() / samples.len() as f32
    }
    /// Climbs towards the weights that make these results most likely; `hold` holds them where they are.
    pub fn learn(&mut self, samples: &[Sample], rounds: u32, hold: f32) {
        let mut squares = Weights::NONE;
        for _ in 0..rounds {
            let mut slope = Weights::NONE;
            for sample in samples {
                let (lead, stage) = self.lead(sample);
                let x = lead * stage * 2.0 / SCALE;
                let off = sample.won as u8 as f32 - 1.0 / (1.0 + (-x).exp());
                let off = off * 2.0 / SCALE / samples.len() as f32;
                for (slope, x) in slope.steps.iter_mut().zip(sample.adds.iter()) {
                    *slope += off * stage * x;
                }
                slope.stages[sample.stage] += off * lead;
            }
            // A step is a small thing, a stage is not.
            let all = self
                .steps
                .iter_mut()
                .zip(&slope.steps)
                .zip(&mut squares.steps);
            let all = all.map(|((w, s), q)| (w, s, q, 2.0, hold));
            let stages = self
                .stages
                .iter_mut()
                .zip(&slope.stages)
                .zip(&mut squares.stages);
            let stages = stages.map(|((w, s), q)| (w, s, q, 0.05, hold * 400.0));
            for (weight, slope, square, rate, hold) in all.chain(stages) {
                let slope = slope - hold * *weight;
                *square += slope * slope;
                *weight += rate * slope / (square.sqrt() + 1e-9);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Strength};
    use parlour_core::Watch;

    fn played(seed: u64) -> Match<Dog> {
        let rules = parlour_games::by_name("dog").unwrap();
        let mut table = rules.open(None, seed).unwrap();
        let mut player = crate::bot(&*rules, Strength::Greedy, seed).unwrap();
        while let Status::ToMove(_) = table.status() {
            let text = player.choose(&*table, &Limits::default(), &Watch::new());
            table.play(&text.unwrap()).unwrap();
        }
        let typed = table.as_any().downcast_ref::<Match<Dog>>();
        typed.unwrap().clone()
    }

    #[test]
    fn learned_habits_tell_more_than_none() {
        let matches = [1, 2, 3].map(played);
        let choices: Vec<Decision> = matches.iter().flat_map(decisions).collect();
        let learned = Habits::learned();
        for choice in &choices {
            let chances = learned.chances(choice);
            assert!(
                (chances.iter().sum::<f32>() - 1.0).abs() < 1e-4,
                "{choice:?}"
            );
            assert!(chances[choice.spent] > 0.0, "{choice:?}");
        }
        let [none, learned] = [Habits::none(), learned].map(|habits| habits.likelihood(&choices));
        assert!(
            learned[0] > none[0] + 0.1 && learned[1] > none[1],
            "{none:?} {learned:?}"
        );
        let mut again = Habits::none();
        again.learn(&choices, 50);
        let again = again.likelihood(&choices);
        assert!(
            again[0] > none[0] + 0.1 && again[1] > none[1],
            "{none:?} {again:?}"
        );
        let mut rng = Rng::new(1);
        let all = matches
            .iter()
            .flat_map(|m| insight(m, &Habits::learned(), 7, &mut rng));
        let gains: Vec<f32> = all.map(|(_, gain)| gain).collect();
        let mean = gains.iter().sum::<f32>() / gains.len() as f32;
        assert!(gains.len() > 50 && mean > 0.03, "{mean} of {}", gains.len());
    }

    /// What each weight adds, one by one, is what all of them add together.
    #[test]
    fn weights_add_up() {
        let played = played(4);
        let game: &Dog = played.game();
        let counter = Counter::new(game, &LEARNED);
        let line = &played.line()[..played.moves().len()];
        let all = samples(&played, 3);
        for (at, sample) in line.iter().skip(1).step_by(3).zip(&all) {
            let mut sums = counter.standings(at.board(), &look::sizes(game, at));
            if at.phase() == Phase::Play {
                for s in 0..4 {
                    sums[s as usize] += counter.hand(at.board(), s, at.hand(s));
                }
            }
            let (lead, stage) = LEARNED.lead(sample);
            assert!(
                (lead - counter.lead(&sums, 0)).abs() < 0.1,
                "{}",
                at.board()
            );
            assert!((stage - counter.stage(at.board())).abs() < 1e-5);
        }
        assert!(all.len() > 30);
        let mut weights = Weights::NONE;
        weights.learn(&all, 20, 1e-5);
        assert!(weights.likelihood(&all) > Weights::NONE.likelihood(&all));
    }
}
