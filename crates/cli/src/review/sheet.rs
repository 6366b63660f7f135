//! A review as a page of its own.

use super::{Report, graph};
use parlour_bots::Judged;
use std::fmt::Write;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;\
color:#222;background:#fbfaf7}svg{max-width:100%;height:auto}table{border-collapse:collapse;width:100%}\
td,th{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #ddd8cc}.blunder{color:#c0392b}\
.mistake{color:#b35c00}.inaccuracy{color:#8a6a00}";

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
        let open = self.found.plies.iter().any(|judged| judged.open.is_some());
        let open = if open { "<th>with open cards</th>" } else { "" };
        put(
            &mut out,
            format_args!(
                "</ul>\n<table><tr><th></th><th>move</th><th></th><th>better</th>{open}</tr>"
            ),
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
                    "<tr><td>{}</td><td>{} {}</td><td class=\"{kind}\">{kind}</td><td>{best}</td>{}</tr>",
                    ply + 1,
                    rules.seat_name(judged.seat),
                    escape(&own),
                    self.opened(ply, judged),
                    kind = judged.kind,
                ),
            );
        }
        out.push_str("</table></html>\n");
        out
    }
}

impl Report<'_> {
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

fn put(out: &mut String, what: std::fmt::Arguments) {
    writeln!(out, "{what}").expect("writing to a string");
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
