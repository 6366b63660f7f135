//! The worth of every position of a match as a picture.

use parlour_bots::{Kind, Review};
use parlour_core::Rulebook;
use std::fmt::Write;

const WIDE: f32 = 720.0;
const HIGH: f32 = 200.0;
const EDGE: f32 = 28.0;

/// A line through the worth of every move for the team of the first seat, with a dot for each mistake.
pub fn draw(rules: &dyn Rulebook, found: &Review) -> String {
    let first = rules.team(parlour_core::Seat(0));
    let name = rules.seat_name(parlour_core::Seat(0));
    let n = found.plies.len().max(1) as f32;
    let at = |ply: usize, score: f32| {
        let x = EDGE + (WIDE - 2.0 * EDGE) * ply as f32 / n;
        let y = HIGH / 2.0 - score / 100.0 * (HIGH / 2.0 - EDGE);
        (x, y)
    };
    let points: Vec<_> = found
        .plies
        .iter()
        .enumerate()
        .map(|(i, judged)| {
            let own = first.contains(judged.seat);
            let score = if own { judged.score } else { -judged.score };
            (at(i + 1, score), judged)
        })
        .collect();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" width=\"{WIDE}\" \
         height=\"{HIGH}\" font-family=\"system-ui, sans-serif\" font-size=\"11\">\n\
         <rect width=\"{WIDE}\" height=\"{HIGH}\" fill=\"#fbfaf7\"/>\n"
    );
    let (left, right) = (EDGE, WIDE - EDGE);
    for (score, words) in [
        (100.0, format!("{name} wins")),
        (0.0, "even".into()),
        (-100.0, format!("{name} loses")),
    ] {
        let (_, y) = at(0, score);
        put(
            &mut out,
            format_args!(
                "<path d=\"M{left} {y}H{right}\" stroke=\"#cfcabd\"/>\
                 <text x=\"{left}\" y=\"{}\" fill=\"#6b675e\">{words}</text>",
                y - 4.0
            ),
        );
    }
    let (x, y) = at(0, 0.0);
    let mut path = format!("M{x:.1} {y:.1}");
    for ((x, y), _) in &points {
        write!(path, "L{x:.1} {y:.1}").expect("writing to a string");
    }
    put(
        &mut out,
        format_args!("<path d=\"{path}\" fill=\"none\" stroke=\"#2f5d62\" stroke-width=\"2\"/>"),
    );
    for (i, ((x, y), judged)) in points.iter().enumerate() {
        let colour = match judged.kind {
            Kind::Inaccuracy => "#d9a404",
            Kind::Mistake => "#d9730d",
            Kind::Blunder => "#c0392b",
            _ => continue,
        };
        put(
            &mut out,
            format_args!(
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"><title>{}. {}</title></circle>",
                i + 1,
                judged.kind
            ),
        );
    }
    out.push_str("</svg>\n");
    out
}

fn put(out: &mut String, what: std::fmt::Arguments) {
    writeln!(out, "{what}").expect("writing to a string");
}
