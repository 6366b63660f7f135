//! Collections of puzzles.

use crate::edits::edit;
use crate::garden::Plot;
use crate::{Choices, standing};
use parlour_core::{Answer, Goal, ProvedBy, Puzzle};

/// Any text is a collection of puzzles or is refused with a sentence; what is read is written and read again.
pub fn puzzle_text(data: &[u8]) {
    let mut choices = Choices::new(data);
    let text = if choices.rarely(8) {
        choices.text()
    } else {
        let [one, other] = [(); 2].map(|()| puzzle(&mut choices).to_string());
        let both = format!("{one}\n{other}");
        let text = if choices.flip() { &one } else { &both };
        edit(&mut choices, text, &other)
    };
    match Puzzle::read_all(&text) {
        Ok(all) => {
            let written: Vec<String> = all.iter().map(Puzzle::to_string).collect();
            let again = Puzzle::read_all(&written.join("\n"));
            assert_eq!(
                again.as_ref(),
                Ok(&all),
                "{text:?} is written as {written:?}"
            );
        }
        Err(why) => standing::refused(&why),
    }
}

fn puzzle(choices: &mut Choices) -> Puzzle {
    let plot = Plot::any(choices);
    let moment = plot.moment(choices);
    let mut answers = Vec::new();
    for _ in 0..1 + choices.below(2) {
        let mut answer = Vec::new();
        for _ in 0..1 + 2 * choices.below(2) {
            let all = &moment.line;
            let text = if all.is_empty() {
                "x".into()
            } else {
                choices.of(all).clone()
            };
            answer.push(vec![text]);
        }
        answers.push(Answer(answer));
    }
    Puzzle {
        number: choices.byte().into(),
        game: plot.rules.name().into(),
        preset: plot.chosen.0.into(),
        options: plot.chosen.1.clone(),
        position: moment.position.clone(),
        goal: Goal::WinIn(1 + u32::from(choices.byte()) / 2),
        proof: ProvedBy::Exhaustive,
        rating: 8 * u32::from(choices.byte()),
        themes: vec!["capture".into(), "drop".into()],
        answers,
    }
}
