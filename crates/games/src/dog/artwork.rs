//! The board under the holes: a wooden plate, the track, and the colours of the seats.

use super::board::PIECES;
use super::layout::Layout;
use parlour_core::slab;
use std::fmt::Write;

/// The whole board.
pub fn board(layout: &Layout, players: u8) -> String {
    let (w, h) = layout.size();
    let mut out = match players {
        2 | 4 => slab((w, h)),
        _ => round(layout.middle()),
    };
    out.push_str(&paw(layout.middle()));
    let ring: Vec<_> = (0..16 * players).map(|i| layout.ring(i)).collect();
    for seat in 0..players {
        let kennel: Vec<_> = [0, 1, 3, 2].map(|i| layout.kennel(seat, i)).into();
        let finish = (0..PIECES).map(|i| layout.finish(seat, i));
        let lane: Vec<_> = [layout.ring(16 * seat)].into_iter().chain(finish).collect();
        let (kennel, lane) = (points(&kennel), points(&lane));
        let (x, y) = layout.ring(16 * seat);
        put(
            &mut out,
            format_args!(
                "<polygon points=\"{kennel}\" fill=\"{{seat{seat}}}\" stroke=\"{{seat{seat}}}\" \
                 stroke-width=\"1.15\" stroke-linejoin=\"round\" opacity=\"0.5\"/>\
                 <polyline points=\"{lane}\" fill=\"none\" stroke=\"{{seat{seat}}}\" \
                 stroke-width=\"0.86\" stroke-linejoin=\"round\" stroke-linecap=\"round\" opacity=\"0.5\"/>\
                 <circle cx=\"{x:.3}\" cy=\"{y:.3}\" r=\"0.56\" fill=\"{{seat{seat}}}\" opacity=\"0.85\"/>"
            ),
        );
    }
    let track = points(&ring);
    put(
        &mut out,
        format_args!(
            "<polygon points=\"{track}\" fill=\"none\" stroke=\"{{groove}}\" stroke-width=\"0.2\" \
             stroke-linejoin=\"round\"/>"
        ),
    );
    out
}

/// The mark of the house in the middle.
fn paw((x, y): (f32, f32)) -> String {
    let toe = |dx: f32, dy: f32, lean: f32| {
        format!(
            "<ellipse cx=\"{dx}\" cy=\"{dy}\" rx=\"0.24\" ry=\"0.34\" transform=\"rotate({lean} {dx} {dy})\"/>"
        )
    };
    let toes = [
        toe(-0.72, -0.12, -28.0),
        toe(-0.27, -0.55, -9.0),
        toe(0.27, -0.55, 9.0),
        toe(0.72, -0.12, 28.0),
    ];
    format!(
        "<g transform=\"translate({x:.3} {y:.3})\" fill=\"{{groove}}\" opacity=\"0.7\">\
         <path d=\"M0,-0.02C0.36,-0.02 0.62,0.4 0.55,0.68C0.48,0.93 0.2,0.78 0,0.78C-0.2,0.78 -0.48,0.93 -0.55,0.68C-0.62,0.4 -0.36,-0.02 0,-0.02Z\"/>{}</g>",
        toes.concat()
    )
}

/// A round plate.
fn round((rx, ry): (f32, f32)) -> String {
    let r = rx.min(ry);
    format!(
        "<circle cx=\"{rx:.3}\" cy=\"{ry:.3}\" r=\"{r:.3}\" fill=\"{{edge}}\"/>\
         <circle cx=\"{rx:.3}\" cy=\"{ry:.3}\" r=\"{:.3}\" fill=\"{{board}}\"/>",
        r - 0.06
    )
}

fn points(at: &[(f32, f32)]) -> String {
    let point = |(x, y): &(f32, f32)| format!("{x:.3},{y:.3}");
    at.iter().map(point).collect::<Vec<_>>().join(" ")
}

fn put(out: &mut String, what: std::fmt::Arguments) {
    out.write_fmt(what).expect("writing to a string");
}
