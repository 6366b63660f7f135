//! A review as a page of its own.

use super::{Report, graph, opening};
use parlour_bots::Judged;
use parlour_core::svg::{self, Style};
use parlour_core::{Eye, Mark, Spot, Table};
use std::fmt::Write;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;\
color:#222;background:#fbfaf7}svg{max-width:100%;height:auto}table{border-collapse:collapse;width:100%}\
td,th{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #ddd8cc}.blunder{color:#c0392b}\
.mistake{color:#b35c00}.inaccuracy{color:#8a6a00}figure{margin:.3rem 0 1rem}figcaption{font-size:.85em;color:#6b675e}\
figure img{max-width:100%;max-height:24rem}.played{color:#b8323f}.best{color:#1f7a49}";

impl Report<'_> {
    /// Graph, accuracy and every move; nothing is loaded from elsewhere.
    pub(super) fn page(&self) -> String {
        let rules = self.table.rules();
        let title = format!("Review: {}", rules.title());
        let mut out = format!(
            "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
             <style>{STYLE}</style>\n<h1>{title}</h1>\n<p>{}</p>\n{}<ul>\n",
            escape(&self.table.status().to_string()),
            graph::draw(&*rules, self.found)
        );
        for (name, about) in self.players() {
            put(
                &mut out,
                format_args!("<li>{}: {about}</li>", escape(&name)),
            );
        }
        out.push_str("</ul>\n");
        if let Some(name) = opening(self.table) {
            put(&mut out, format_args!("<p>Opening: {}</p>", escape(name)));
        }
        let turning: Vec<usize> = self.found.turning().collect();
        let open = self.found.plies.iter().any(|judged| judged.open.is_some());
        let open = if open { "<th>with open cards</th>" } else { "" };
        put(
            &mut out,
            format_args!("<table><tr><th></th><th>move</th><th></th><th>better</th>{open}</tr>"),
        );
        for (ply, judged) in self.found.plies.iter().enumerate() {
            let (own, best) = self.words(ply, judged);
            let best = match judged.kind.is_mistake() {
                true => escape(&best),
                false => String::new(),
            };
            put(
                &mut out,
                format_args!(
                    "<tr><td>{}</td><td>{} {}</td><td class=\"{kind}\">{}</td><td>{best}</td>{}</tr>",
                    ply + 1,
                    rules.seat_name(judged.seat),
                    escape(&own),
                    self.kind(ply, judged, &turning),
                    self.opened(ply, judged),
                    kind = judged.kind,
                ),
            );
            if judged.kind.is_mistake() {
                let board = self.board(ply, judged);
                put(
                    &mut out,
                    format_args!("<tr><td></td><td colspan=\"4\">{board}</td></tr>"),
                );
            }
        }
        out.push_str("</table></html>\n");
        out
    }
}

impl Report<'_> {
    /// The board before a move as its mover saw it, with arrows for what was played and for what was better.
    fn board(&self, ply: usize, judged: &Judged) -> String {
        let at = self.table.until(ply);
        let mut scene = at.scene(Eye::Seat(judged.seat));
        let known = |spot: &Spot| scene.cells.iter().any(|cell| cell.spot == *spot);
        let arrow = |layer: &str, text: &str| {
            let mut way = way(&*at, text);
            way.retain(known);
            match way.len() {
                0 => None,
                1 => Some(Mark::spot(layer, way.remove(0), "")),
                _ => Some(Mark::arrow(layer, way, "")),
            }
        };
        let marks = [("danger", &judged.text), ("best", &judged.best)];
        let marks: Vec<Mark> = marks.iter().filter_map(|(l, m)| arrow(l, m)).collect();
        scene.marks = marks;
        let style = Style {
            unit: 40.0,
            seat: judged.seat.0,
            layers: vec!["danger".into(), "best".into()],
            ..Style::default()
        };
        let picture = svg::draw(&scene, &self.table.rules().glyphs(), &style);
        format!(
            "<figure><img alt=\"The board before move {}\" src=\"{}\"><figcaption>before it: \
             <span class=\"played\">played</span>, <span class=\"best\">better</span></figcaption></figure>",
            ply + 1,
            embedded(&picture)
        )
    }
    /// What the move lost once all cards lay open, and to which one; nothing where none were hidden.
    fn opened(&self, ply: usize, judged: &Judged) -> String {
        let Some(open) = &judged.open else {
            return String::new();
        };
        let loss = open.best_score - open.score;
        if open.best == judged.text || loss < 0.05 {
            return "<td>best</td>".into();
        }
        let at = self.table.until(ply);
        let best = at.say(&open.best).unwrap_or_else(|_| open.best.clone());
        format!("<td>−{loss:.1} to {}</td>", escape(&best))
    }
}

/// From where to where a move goes.
fn way(at: &dyn Table, text: &str) -> Vec<Spot> {
    let mut next = at.until(at.ply());
    let Ok(made) = next.play(text) else {
        return Vec::new();
    };
    let motion = next.motion(made.ply, Eye::Seat(made.seat));
    motion.map_or_else(Vec::new, |motion| motion.way())
}

/// A picture as an address, so that its drawings have names of their own.
fn embedded(picture: &str) -> String {
    let mut out = String::from("data:image/svg+xml,");
    for byte in picture.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'/' | b'=' | b':' => {
                out.push(byte.into());
            }
            _ => write!(out, "%{byte:02X}").expect("writing to a string"),
        }
    }
    out
}

fn put(out: &mut String, what: std::fmt::Arguments) {
    writeln!(out, "{what}").expect("writing to a string");
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
