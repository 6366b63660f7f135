//! `parlour-train`: makes the network of a game, or the order of its moves, from files of self-play.

#![forbid(unsafe_code)]

mod orders;

use clap::Parser;
use parlour_bots::net::{Lit, lesson};
use parlour_bots::order::ordering;
use parlour_core::Rng;
use parlour_train::{Data, Example, Model, Pace, curve};
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

/// Trains the network of a game, or the order of its moves where that is what is learned, from files that `parlour selfplay` wrote.
///
/// Writes FILE, the loss as a picture beside it (.svg) and how it was made (.md). The same data and seed make the same bytes.
#[derive(Parser)]
struct Args {
    game: String,
    /// Files of self-play
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// Where the network goes
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How often every position is looked at
    #[arg(long, default_value_t = 20)]
    epochs: u32,
    /// Positions for each step
    #[arg(long, default_value = "512")]
    batch: NonZeroUsize,
    /// Adam's first rate; it falls to a twentieth
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// How much of each weight is lost in a step, times the rate
    #[arg(long, default_value_t = 0.01)]
    decay: f32,
    /// How much the search is believed, 0 to 1; the rest is the result of the game. An order of moves learns from the search alone
    #[arg(long, default_value_t = 0.7)]
    trust: f32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

type Failure = Box<dyn std::error::Error>;

impl Args {
    /// The rate of an epoch.
    fn rate_at(&self, epoch: u32) -> f32 {
        let done = epoch as f32 / self.epochs.max(2) as f32;
        let fall = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
        self.rate * (0.05 + 0.95 * fall)
    }
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), Failure> {
    let rules = parlour_games::by_name(&args.game)?;
    let game = rules.name();
    let mut data = Data::default();
    for path in &args.data {
        data.read(path)?;
    }
    if let Some((other, _)) = data.files.iter().find(|(header, _)| header.game != game) {
        return Err(format!("there are games of {} among those of {game}", other.game).into());
    }
    if data.lessons.is_empty() || data.exam.is_empty() {
        return Err("there are too few positions: ten games at least".into());
    }
    if let Some(ordering) = ordering(&*rules) {
        return orders::train(args, &*rules, &data, ordering);
    }
    let lesson = lesson(&*rules).ok_or_else(|| format!("{game} has nothing to train"))?;
    let mut rng = Rng::new(args.seed);
    let mut model = Model::new(lesson.inputs(), lesson.stages(), &mut rng);
    let sizes = format!(
        "{} games, {} positions to learn from, {} for the exam",
        data.games(),
        data.lessons.len(),
        data.exam.len()
    );
    println!("{sizes}");
    let mean = |all: &[Example], rng: &mut Rng, loss: &dyn Fn(&Lit, f32) -> f32| {
        let shown = all
            .iter()
            .filter_map(|one| data.show(lesson, one, args.trust, rng));
        let sum: f64 = shown.map(|(lit, aim)| f64::from(loss(&lit, aim))).sum();
        (sum / all.len() as f64) as f32
    };
    let classic = mean(&data.exam, &mut Rng::new(0), &Model::classic_loss);
    println!("the hand-made judge: {classic:.5} in the exam");
    let mut order = data.lessons.clone();
    let (mut lessons, mut exam) = (Vec::new(), Vec::new());
    for epoch in 0..args.epochs {
        let pace = Pace {
            rate: args.rate_at(epoch),
            decay: args.decay,
        };
        rng.shuffle(&mut order);
        let mut sum = 0.0;
        for batch in order.chunks(args.batch.get()) {
            for one in batch {
                let shown = data.show(lesson, one, args.trust, &mut rng);
                let (lit, aim) = shown.ok_or("a table of another game")?;
                sum += f64::from(model.study(&lit, aim));
            }
            model.step(batch.len(), pace);
        }
        lessons.push((sum / order.len() as f64) as f32);
        exam.push(mean(&data.exam, &mut Rng::new(0), &|lit, aim| {
            model.loss(lit, aim)
        }));
        let (learned, asked) = (lessons[epoch as usize], exam[epoch as usize]);
        println!(
            "epoch {:3}: lessons {learned:.5}, exam {asked:.5}",
            epoch + 1
        );
    }
    let bytes = model.rounded()?.bytes();
    std::fs::write(&args.out, &bytes)?;
    let title = format!("Loss of the network of {}", rules.title());
    std::fs::write(
        args.out.with_extension("svg"),
        curve::svg(&title, &lessons, &exam, Some(classic)),
    )?;
    let recipe = recipe(args, &data, &sizes, classic, &lessons, &exam, bytes.len());
    std::fs::write(args.out.with_extension("md"), recipe)?;
    println!("{} bytes in {}", bytes.len(), args.out.display());
    Ok(())
}

/// How the network was made, so that anybody can make it again.
fn recipe(
    args: &Args,
    data: &Data,
    sizes: &str,
    classic: f32,
    lessons: &[f32],
    exam: &[f32],
    bytes: usize,
) -> String {
    let mut text = format!("# The network of {}\n\n", args.game);
    text += &commands(args, data);
    let last = |all: &[f32]| all.last().copied().unwrap_or(f32::NAN);
    let _ = writeln!(
        text,
        "{sizes}; {bytes} bytes. Squared error of the chance to win: {:.5} on the lessons, {:.5} in the exam; {classic:.5} for the \
         hand-made judge in the exam. The curve is the .svg beside this file.",
        last(lessons),
        last(exam)
    );
    text
}

/// The commands that make the games and learn from them.
fn commands(args: &Args, data: &Data) -> String {
    let mut text = String::from("```\n");
    for ((header, games), path) in data.files.iter().zip(&args.data) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let options = header
            .options
            .iter()
            .map(|(k, v)| format!(" --set {k}={v}"));
        let _ = writeln!(
            text,
            "parlour selfplay {} --out {name} --games {games} --nodes {} --seed {} --opening {} --shard {} --judge {} --rules {}{}",
            header.game,
            header.nodes,
            header.seed,
            header.opening,
            header.shard,
            header.judge,
            header.rules,
            options.collect::<String>()
        );
    }
    let names = args
        .data
        .iter()
        .map(|path| path.file_name().unwrap_or_default());
    let names: Vec<_> = names.map(|name| name.to_string_lossy()).collect();
    let _ = writeln!(
        text,
        "cargo run --release -p parlour-train -- {} {} --out {} --epochs {} --batch {} --rate {} --decay {} --trust {} --seed {}\n```\n",
        args.game,
        names.join(" "),
        args.out.file_name().unwrap_or_default().to_string_lossy(),
        args.epochs,
        args.batch,
        args.rate,
        args.decay,
        args.trust,
        args.seed
    );
    text
}
