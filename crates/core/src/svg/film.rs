//! Pictures one after the other in one document: each is a group that is seen for its time.

use super::{Sheet, Style, document};
use crate::{Glyph, Scene};
use std::collections::BTreeSet;

/// One document that shows each scene for so many hundredths of a second, again and again. Where
/// nothing moves the last one is seen.
pub fn film(scenes: &[(Scene, u16)], glyphs: &[Glyph], style: &Style) -> String {
    let sheet = |(scene, time): &(Scene, u16)| (Sheet::new(scene, glyphs, style), *time);
    let sheets: Vec<(Sheet, u16)> = scenes.iter().map(sheet).collect();
    let most = |size: fn(&Sheet) -> f32| sheets.iter().map(|(s, _)| size(s)).fold(0.0, f32::max);
    let size = (most(|sheet| sheet.size.0), most(|sheet| sheet.size.1));
    // A drawing that occurs in many pictures is there once.
    let symbols: BTreeSet<&str> = sheets
        .iter()
        .flat_map(|(sheet, _)| sheet.symbols.iter().map(String::as_str))
        .collect();
    let total: f32 = sheets.iter().map(|(_, time)| f32::from(*time)).sum();
    let mut body = String::new();
    let mut begin = 0.0;
    for (i, (sheet, time)) in sheets.iter().enumerate() {
        let end = begin + f32::from(*time);
        let (first, last) = (i == 0, i + 1 == sheets.len());
        let (from, to) = (begin / total, end / total);
        let (keys, values) = match (first, last) {
            (true, true) => ("0".into(), "visible"),
            (true, false) => (format!("0;{to:.5}"), "visible;hidden"),
            (false, true) => (format!("0;{from:.5}"), "hidden;visible"),
            (false, false) => (format!("0;{from:.5};{to:.5}"), "hidden;visible;hidden"),
        };
        let seen = if last { "visible" } else { "hidden" };
        body += &format!(
            "<g visibility=\"{seen}\"><animate attributeName=\"visibility\" calcMode=\"discrete\" \
             dur=\"{:.2}s\" repeatCount=\"indefinite\" keyTimes=\"{keys}\" values=\"{values}\"/>\n{}</g>\n",
            total / 100.0,
            sheet.body
        );
        begin = end;
    }
    let symbols: String = symbols.into_iter().collect();
    document(size, style, &symbols, &body)
}
