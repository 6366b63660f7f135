//! UGI and USI, from both sides.

use crate::edits::edit;
use crate::garden::{Moment, Plot};
use crate::{Choices, moves};
use parlour_arena::Said;

/// The engine obeys or refuses any lines, says nothing that breaks a line, and answers every `go` with one move.
pub fn engine_lines(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let mut lines = String::new();
    for _ in 0..1 + choices.below(6) {
        let moment = plot.moment(&mut choices);
        let [one, other] = [(); 2].map(|()| order(&mut choices, plot, moment));
        let line = edit(&mut choices, &one, &other);
        // Every other player thinks, some with tables on disk.
        if !line.contains("level") {
            lines.push_str(&line);
            lines.push('\n');
        }
    }
    let said = parlour_cli::converse(plot.rules.name(), lines.as_bytes());
    let mut moves = 0;
    for line in &said {
        assert!(
            !line.contains('\n'),
            "{line:?} is more than one line, after {lines:?}"
        );
        moves += usize::from(line.starts_with("bestmove"));
    }
    let first = |line: &&str| line.split_whitespace().next() == Some("go");
    let asked = lines.lines().filter(first).count();
    assert!(
        moves <= asked,
        "{asked} asked for, {moves} said: {lines:?} {said:?}"
    );
}

fn order(choices: &mut Choices, plot: &Plot, moment: &Moment) -> String {
    let rules = &plot.rules;
    let usi = rules.dialect("usi");
    let number = u32::from(choices.byte()) * 50;
    match choices.below(12) {
        0 => "ugi".into(),
        1 => "usi".into(),
        2 => "isready\nuginewgame".into(),
        3 => format!("position startpos moves {}", moment.line.join(" ")),
        4 => format!("position fen {}", moment.position),
        5 => match usi.and_then(|usi| usi.write_position(&moment.position)) {
            Some(sfen) => format!("position sfen {sfen}"),
            None => "position fen start moves".into(),
        },
        6 => format!("go p1time {number} p2time 100 p1inc 1 movestogo {number}"),
        7 => format!("go btime {number} wtime 0 byoyomi {number}"),
        8 => format!("go nodes {number} depth 3 movetime {number}"),
        9 => "go infinite\nstop".into(),
        10 => {
            let specs = rules.specs();
            match specs.is_empty() {
                true => "setoption name multipv value 3".into(),
                false => {
                    let spec = choices.of(&specs);
                    let value = choices.value(&spec.kind);
                    format!("setoption name {} value {value}", spec.key)
                }
            }
        }
        _ => format!(
            "query {}",
            choices.of(&["gameover", "result", "turn", "p1turn"])
        ),
    }
}

/// Any line of a program that plays is understood, and a move that it says is legal or refused.
pub fn engine_answer(data: &[u8]) {
    let mut choices = Choices::new(data);
    let plot = Plot::any(&mut choices);
    let moment = plot.moment(&mut choices);
    let best = match moment.moves.is_empty() {
        true => "(none)".into(),
        false => choices.of(&moment.moves).clone(),
    };
    let (a, b) = (choices.byte(), choices.byte());
    let info = format!("info depth {a} multipv {b} score cp -{a} nodes {b} pv {best}");
    let line = match choices.below(4) {
        0 => format!("bestmove {best}"),
        1 => info.clone(),
        2 => format!("info score mate {b} depth {a} string {best}"),
        _ => choices.text(),
    };
    let line = edit(&mut choices, &line, &info);
    match Said::read(&line) {
        Said::Best(Some(text)) => {
            let mut table = moment.table(&*plot.rules);
            moves::tried(&mut *table, text, false);
        }
        Said::Info(info) => {
            let fits = |worth: f32| (-1.0..=1.0).contains(&worth);
            assert!(
                info.worth.is_none_or(fits),
                "{line:?} is worth {:?}",
                info.worth
            );
        }
        Said::Best(None) | Said::Else => {}
    }
}
