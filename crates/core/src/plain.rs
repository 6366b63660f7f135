//! The picture of a game that has none of its own yet: its drawing in characters, and a button for
//! every move.

use crate::{Label, Paint, Scene};

/// Width and height of a character, in board units.
const STEP: (f32, f32) = (0.3, 0.5);

/// Every character of `drawing` as a label of its own, so that columns stay columns in any font.
pub fn scene(drawing: &str, seats: u8) -> Scene {
    let place = |i: usize, step: f32| (i as f32 + 0.5) * step;
    let lines = || drawing.lines().enumerate();
    let characters = lines().flat_map(|(row, line)| {
        let seen = line.chars().enumerate().filter(|(_, c)| !c.is_whitespace());
        seen.map(move |(column, c)| Label {
            at: (place(column, STEP.0), place(row, STEP.1)),
            text: c.into(),
            size: STEP.1 * 0.8,
        })
    });
    let widest = lines().map(|(_, line)| line.chars().count()).max();
    Scene {
        size: (
            widest.unwrap_or(0) as f32 * STEP.0,
            lines().count() as f32 * STEP.1,
        ),
        labels: characters.collect(),
        palette: (0..seats).map(paint).collect(),
        seat_turns: vec![0.0; seats as usize],
        ..Scene::default()
    }
}

fn paint(seat: u8) -> Paint {
    const PAINTS: [(&str, &str, &str); 6] = [
        ("#f4efe4", "#3a352c", "White"),
        ("#3a352c", "#f4efe4", "Black"),
        ("#b3402f", "#ffffff", "Red"),
        ("#2f6db3", "#ffffff", "Blue"),
        ("#3f8f4f", "#ffffff", "Green"),
        ("#d9a520", "#3a352c", "Yellow"),
    ];
    let (fill, ink, name) = PAINTS[seat as usize % PAINTS.len()];
    Paint::new(fill, ink, name)
}
