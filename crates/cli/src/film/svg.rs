//! Pictures one after the other in one SVG: each is a group that is seen for its time.

use std::collections::BTreeSet;
use std::fmt::Write;

/// How a drawing begins.
const BEGIN: &str = "<g id=\"";

/// One document that shows each of these for so many hundredths of a second, again and again. Where
/// nothing moves the last one is seen.
pub fn animate(frames: &[String], times: &[u16]) -> String {
    let parts: Vec<Part> = frames.iter().filter_map(|frame| Part::of(frame)).collect();
    let widest = |size: fn(&Part) -> f32| parts.iter().map(size).fold(0.0, f32::max);
    let (w, h) = (widest(|part| part.size.0), widest(|part| part.size.1));
    let (wide, high) = (widest(|part| part.pixels.0), widest(|part| part.pixels.1));
    let total: f32 = times.iter().map(|time| f32::from(*time)).sum();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {w} {h}\" width=\"{wide}\" \
         height=\"{high}\" font-family=\"system-ui, 'DejaVu Sans', sans-serif\">\n"
    );
    // A drawing that occurs in many pictures is there once.
    let mut known = BTreeSet::new();
    out.push_str("<defs>\n");
    for drawing in parts.iter().flat_map(|part| part.drawings.split(BEGIN)) {
        if !drawing.is_empty() && known.insert(drawing) {
            out.push_str(BEGIN);
            out.push_str(drawing);
        }
    }
    out.push_str("</defs>\n");
    let mut begin = 0.0;
    for (i, (part, time)) in parts.iter().zip(times).enumerate() {
        let end = begin + f32::from(*time);
        let (last, first) = (i + 1 == parts.len(), i == 0);
        let (from, to) = (begin / total, end / total);
        let (keys, values) = match (first, last) {
            (true, true) => ("0".into(), "visible"),
            (true, false) => (format!("0;{to:.5}"), "visible;hidden"),
            (false, true) => (format!("0;{from:.5}"), "hidden;visible"),
            (false, false) => (format!("0;{from:.5};{to:.5}"), "hidden;visible;hidden"),
        };
        let seen = if last { "visible" } else { "hidden" };
        writeln!(
            out,
            "<g visibility=\"{seen}\"><animate attributeName=\"visibility\" calcMode=\"discrete\" \
             dur=\"{:.2}s\" repeatCount=\"indefinite\" keyTimes=\"{keys}\" values=\"{values}\"/>\n{}</g>",
            total / 100.0,
            part.body
        )
        .expect("writing to a string");
        begin = end;
    }
    out.push_str("</svg>\n");
    out
}

/// A picture taken apart.
struct Part<'t> {
    size: (f32, f32),
    pixels: (f32, f32),
    drawings: &'t str,
    body: String,
}

impl Part<'_> {
    fn of(document: &str) -> Option<Part<'_>> {
        let view = between(document, "viewBox=\"0 0 ", "\"")?;
        let (w, h) = view.split_once(' ')?;
        let number = |name: &str| {
            between(document, &format!(" {name}=\""), "\"")?
                .parse()
                .ok()
        };
        let (open, close) = ("<defs>\n", "</defs>\n");
        let drawings = between(document, open, close)?;
        let inside = document.get(document.find('>')? + 1..document.rfind("</svg>")?)?;
        Some(Part {
            size: (w.parse().ok()?, h.parse().ok()?),
            pixels: (number("width")?, number("height")?),
            drawings,
            body: inside.replace(&format!("{open}{drawings}{close}"), ""),
        })
    }
}

fn between<'t>(text: &'t str, from: &str, to: &str) -> Option<&'t str> {
    let rest = &text[text.find(from)? + from.len()..];
    rest.get(..rest.find(to)?)
}
