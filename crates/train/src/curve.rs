//! The loss as a picture.

use std::fmt::Write;

const WIDTH: f32 = 560.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 70.0;
const TOP: f32 = 40.0;

/// An SVG of the loss after each epoch, on the lessons and in the exam, beside the loss of the hand-made judge in the exam where it
/// has one.
pub fn svg(title: &str, lessons: &[f32], exam: &[f32], classic: Option<f32>) -> String {
    let all = || lessons.iter().chain(exam).chain(&classic).copied();
    let (low, high) = (
        all().fold(f32::MAX, f32::min),
        all().fold(f32::MIN, f32::max),
    );
    let (low, high) = (low * 0.98, high * 1.02);
    let count = lessons.len().max(2) as f32 - 1.0;
    let x = |i: f32| LEFT + WIDTH * i / count;
    let y = |loss: f32| TOP + HEIGHT * (high - loss) / (high - low).max(f32::MIN_POSITIVE);
    let (right, bottom) = (LEFT + WIDTH, TOP + HEIGHT);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n\
         <path d=\"M{LEFT} {TOP}V{bottom}H{right}\" fill=\"none\" stroke=\"#888\"/>\n",
        right + 30.0,
        bottom + 50.0,
    );
    for step in 0..=4 {
        let loss = low + (high - low) * step as f32 / 4.0;
        let at = y(loss);
        let _ = writeln!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{loss:.4}</text>",
            LEFT - 6.0,
            at + 4.0
        );
    }
    let classic = classic.map_or(Vec::new(), |loss| vec![loss; lessons.len()]);
    let lines = [
        ("lessons", lessons, "#1f6fb2"),
        ("exam", exam, "#c2410c"),
        ("hand-made judge, exam", &classic, "#777"),
    ];
    for (i, (name, losses, colour)) in lines.into_iter().enumerate() {
        if losses.is_empty() {
            continue;
        }
        let points: Vec<String> = losses
            .iter()
            .enumerate()
            .map(|(i, loss)| format!("{:.1},{:.1}", x(i as f32), y(*loss)))
            .collect();
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/><text x=\"{}\" y=\"{}\" fill=\"{colour}\">{name}</text>",
            points.join(" "),
            LEFT + 170.0 * i as f32,
            bottom + 36.0
        );
    }
    let _ = writeln!(
        out,
        "<text x=\"{LEFT}\" y=\"{}\">epoch 1</text><text x=\"{right}\" y=\"{}\" text-anchor=\"end\">epoch {}</text>\n</svg>",
        bottom + 18.0,
        bottom + 18.0,
        lessons.len()
    );
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn draws_a_line_for_each_loss() {
        for (classic, lines) in [(Some(0.22), 3), (None, 2)] {
            let svg = super::svg("a game", &[0.2, 0.1], &[0.2, 0.15], classic);
            assert_eq!(svg.matches("<polyline").count(), lines);
            assert_eq!(svg.contains("hand-made"), classic.is_some());
            assert!(svg.contains("epoch 2") && svg.ends_with("</svg>\n") && !svg.contains("NaN"));
        }
    }
}
