//! Training an order of moves.

use crate::{Args, Failure, commands};
use parlour_bots::order::{Choice, Ordering, bytes};
use parlour_core::{Rng, Rulebook};
use parlour_train::{Data, Example, Ranking, curve, rank, surprise};
use std::fmt::Write;

/// How well an order foresees what was chosen: the mean cross-entropy, the mean place, how often it came first.
#[derive(Copy, Clone, Default)]
struct Mark {
    loss: f32,
    rank: f32,
    first: f32,
}

/// Learns from the moves that were played where the search had decided nothing; every tenth game is the exam.
pub fn train(
    args: &Args,
    rules: &dyn Rulebook,
    data: &Data,
    ordering: &dyn Ordering,
) -> Result<(), Failure> {
    let choices = |all: &[Example]| -> Vec<Choice> {
        let all = all.iter().filter_map(|one| data.choice(ordering, one));
        all.filter(|choice| choice.chosen.is_some() && choice.ends.len() > 1)
            .collect()
    };
    let (mut lessons, exam) = (choices(&data.lessons), choices(&data.exam));
    let sizes = format!(
        "{} games, {} choices to learn from, {} for the exam",
        data.games(),
        lessons.len(),
        exam.len()
    );
    println!("{sizes}");
    let mark = |says: &dyn Fn(&Choice) -> Vec<f32>| {
        let mut sum = Mark::default();
        for choice in &exam {
            let (says, chosen) = (says(choice), choice.chosen.unwrap_or(0));
            let place = rank(&says, chosen);
            sum.loss += surprise(&says, chosen);
            sum.rank += place;
            sum.first += f32::from(place <= 1.0);
        }
        let count = exam.len() as f32;
        Mark {
            loss: sum.loss / count,
            rank: sum.rank / count,
            first: sum.first / count,
        }
    };
    let classic = mark(&|choice| choice.classic.iter().map(|hint| *hint as f32).collect());
    println!("the hand-made order in the exam: {}", classic.tell());
    let mut model = Ranking::new(ordering.inputs(), ordering.stages());
    let mut rng = Rng::new(args.seed);
    let mut losses = [Vec::new(), Vec::new()];
    let mut learned = Mark::default();
    for epoch in 0..args.epochs {
        let rate = args.rate_at(epoch);
        rng.shuffle(&mut lessons);
        let mut sum = 0.0;
        for batch in lessons.chunks(args.batch.get()) {
            for choice in batch {
                sum += f64::from(model.study(choice, choice.chosen.unwrap_or(0)));
            }
            model.step(batch.len(), rate, args.decay);
        }
        learned = mark(&|choice| model.says(choice));
        losses[0].push((sum / lessons.len() as f64) as f32);
        losses[1].push(learned.loss);
        println!(
            "epoch {:3}: lessons {:.4}, exam {:.4}, {}",
            epoch + 1,
            losses[0][epoch as usize],
            learned.loss,
            learned.tell()
        );
    }
    let bytes = bytes(&model.rounded());
    std::fs::write(&args.out, &bytes)?;
    let title = format!("Loss of the order of moves of {}", rules.title());
    let picture = curve::svg(&title, &losses[0], &losses[1], None);
    std::fs::write(args.out.with_extension("svg"), picture)?;
    let mut text = format!("# The order of moves of {}\n\n", args.game);
    text += &commands(args, data);
    let _ = writeln!(
        text,
        "{sizes}; {} bytes. Cross-entropy of what the search chose: {:.3} on the lessons, {:.3} in the exam. In the exam the chosen move has {}; in the \
         hand-made order {}. The curve is the .svg beside this file.",
        bytes.len(),
        losses[0].last().copied().unwrap_or(f32::NAN),
        learned.loss,
        learned.tell(),
        classic.tell()
    );
    std::fs::write(args.out.with_extension("md"), text)?;
    println!("{} bytes in {}", bytes.len(), args.out.display());
    Ok(())
}

impl Mark {
    fn tell(self) -> String {
        format!(
            "a mean rank of {:.1} and is the first in {:.1} %",
            self.rank,
            100.0 * self.first
        )
    }
}
