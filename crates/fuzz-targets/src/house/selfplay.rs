//! Files of self-play.

use crate::Choices;
use crate::edits::edit;
use crate::garden::{GARDEN, Plot};
use parlour_arena::{Header, Played, Reader, SelfPlay, Shard};
use parlour_core::Seat;
use std::io::Cursor;
use std::path::Path;
use std::sync::LazyLock;

/// How games were played, and some games, under many rules.
static FILES: LazyLock<Vec<(Header, Vec<Played>)>> =
    LazyLock::new(|| GARDEN.iter().map(grow).collect());

fn grow(plot: &Plot) -> (Header, Vec<Played>) {
    let run = SelfPlay {
        rules: plot.rules.clone(),
        nodes: 100,
        seed: 1,
        opening: 2,
        plies: 300,
        shard: Shard::default(),
        threads: 1,
        judge: None,
    };
    let short = plot.moments.iter().filter(|m| m.line.len() <= 12);
    let games = short.map(|moment| {
        let mut table = (plot.rules.open(None, moment.seed)).expect("the start is open");
        for text in &moment.line {
            table.play(text).expect("a line is legal");
        }
        let opening = moment.line.len().min(2);
        let how = table.status().outcome();
        let seats = (0..plot.rules.seats()).map(Seat);
        Played {
            game: 0,
            seed: moment.seed,
            opening: opening as u32,
            moves: moment.line.join(" "),
            scores: (opening..moment.line.len())
                .map(|ply| ply as f32 - 2.25)
                .collect(),
            points: seats
                .map(|seat| how.map_or(0, |how| how.points(seat)))
                .collect(),
            reason: "plies".into(),
        }
    });
    (run.header(), games.collect())
}

/// Any file is read or refused with a sentence; what is read has a sample for each score and is written and read again.
pub fn selfplay_file(data: &[u8]) {
    let mut choices = Choices::new(data);
    let (header, games) = choices.of(&FILES);
    let line = |choices: &mut Choices, number: usize| {
        let mut played = choices.of(games).clone();
        played.game = number as u32;
        serde_json::to_string(&played).expect("plain data")
    };
    let mut lines = vec![serde_json::to_string(header).expect("plain data")];
    for number in 0..1 + choices.below(3) {
        lines.push(line(&mut choices, number));
    }
    let other = line(&mut choices, 0);
    let text = lines.join("\n") + "\n";
    let text = edit(&mut choices, &text, &other);
    let reader = Reader::of(Path::new("memory"), Cursor::new(text.into_bytes()));
    let reader = match reader {
        Ok(reader) => reader,
        Err(why) => return super::is_sentence(&why.to_string()),
    };
    let rules = reader.rules().clone();
    for read in reader {
        let played = read.map_err(|why| why.to_string());
        match played.and_then(|played| Ok((played.samples(&*rules)?, played))) {
            Ok((samples, played)) => {
                assert_eq!(samples.len(), played.scores.len());
                let written = serde_json::to_string(&played).expect("plain data");
                let again: Played = serde_json::from_str(&written).expect("it is read again");
                assert_eq!(again, played);
            }
            Err(why) => super::is_sentence(&why),
        }
    }
}
