//! The drawings: marbles, blocking marbles and cards.

use super::board::SEATS;
use super::card::Card;
use parlour_core::{Glyph, Paint};

/// Colours by seat.
pub fn palette(players: u8) -> Vec<Paint> {
    let all = [
        Paint::new("#c8443c", "#fff4e6", "Red"),
        Paint::new("#e3b12f", "#4a3200", "Yellow"),
        Paint::new("#4f9a4b", "#f2ffe9", "Green"),
        Paint::new("#3f74b5", "#eef6ff", "Blue"),
        Paint::new("#8357a4", "#f8eeff", "Purple"),
        Paint::new("#e07d33", "#fff3e2", "Orange"),
    ];
    all.into_iter().take(players as usize).collect()
}

/// What is inlaid in the pieces of each seat, so that they differ by more than their colour.
const SIGNS: [&str; SEATS] = [
    "<circle r=\"0.13\"/>",
    "<path d=\"M0,-0.18L0.17,0.13L-0.17,0.13Z\"/>",
    "<rect x=\"-0.13\" y=\"-0.13\" width=\"0.26\" height=\"0.26\"/>",
    "<path d=\"M-0.055,-0.18H0.055V-0.055H0.18V0.055H0.055V0.18H-0.055V0.055H-0.18V-0.055H-0.055Z\"/>",
    "<path d=\"M0,-0.2L0.15,0L0,0.2L-0.15,0Z\"/>",
    "<path d=\"M-0.17,-0.15H0.17V-0.04H-0.17ZM-0.17,0.04H0.17V0.15H-0.17Z\"/>",
];

/// Name of the drawing of a piece.
pub fn piece(seat: u8, blocks: bool) -> String {
    let kind = if blocks { "blocker" } else { "marble" };
    format!("{kind}-{seat}")
}

/// Name of the drawing of a card.
pub fn card(card: Card) -> String {
    format!("card-{card}")
}

/// Every drawing.
pub fn glyphs() -> Vec<Glyph> {
    // Shadow, glass, the darker rim of the glass, and the light that it catches.
    let ball = "<circle class=\"shade\" cx=\"0.03\" cy=\"0.05\" r=\"0.47\" fill=\"#000\" opacity=\"0.28\"/>\
        <circle r=\"0.46\" fill=\"{fill}\"/>\
        <circle class=\"shade\" r=\"0.43\" fill=\"none\" stroke=\"#000\" stroke-width=\"0.06\" opacity=\"0.22\"/>\
        <path class=\"shade\" d=\"M0.37,0.12A0.39,0.39 0 0 1 -0.2,0.335A0.46,0.46 0 0 0 0.37,0.12Z\" fill=\"#fff\" opacity=\"0.28\"/>";
    let light = "<ellipse class=\"shade\" cx=\"-0.15\" cy=\"-0.24\" rx=\"0.15\" ry=\"0.085\" \
        transform=\"rotate(-32 -0.15 -0.24)\" fill=\"#fff\" opacity=\"0.75\"/>";
    let ring = "<circle r=\"0.33\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"0.075\"/>";
    let mut all = Vec::new();
    for (sign, seat) in SIGNS.iter().zip(0..) {
        for (blocks, over) in [(false, light), (true, ring)] {
            all.push(Glyph {
                name: piece(seat, blocks),
                body: format!("{ball}{over}<g fill=\"{{ink}}\">{sign}</g>"),
                size: (1.0, 1.0),
            });
        }
    }
    all.extend(Card::all().map(|c| Glyph {
        name: card(c),
        body: face(c),
        size: (1.0, 1.4),
    }));
    all
}

/// The letter of a card, and its name where there is room; the first letter of a piece's colour,
/// with a star where it blocks.
pub fn letters(glyph: &str) -> Vec<String> {
    let owner = |kind: &str| {
        let seat = glyph.strip_prefix(kind)?.parse::<usize>().ok()?;
        palette(SEATS as u8).get(seat)?.name.chars().next()
    };
    if let Some(letter) = owner("marble-") {
        return vec![letter.into()];
    }
    if let Some(letter) = owner("blocker-") {
        return vec![letter.into(), format!("{letter}*")];
    }
    let letter = glyph.strip_prefix("card-").and_then(|g| g.bytes().next());
    match letter.and_then(Card::from_letter) {
        Some(Card::JOKER) => vec!["X".into(), "joker".into()],
        Some(card) if card.steps() == Some(10) => vec!["10".into()],
        Some(card) => vec![card.letter().into()],
        None => Vec::new(),
    }
}

/// A card: its letter, and below what it does.
fn face(card: Card) -> String {
    let letter = match card.letter() {
        'T' => "10".to_string(),
        'X' => String::new(),
        c => c.to_string(),
    };
    let ink = match card {
        Card::ACE | Card::KING => "#b23a32",
        Card::FOUR | Card::SEVEN | Card::JACK => "#2f5f8f",
        Card::JOKER => "#7a4a9a",
        _ => "#333333",
    };
    let words = |x: f32, y: f32, size: f32, text: &str| {
        let y = y + 0.34 * size;
        format!(
            "<text x=\"{x}\" y=\"{y:.3}\" font-size=\"{size}\" font-weight=\"700\" \
             font-family=\"Georgia, serif\" text-anchor=\"middle\" \
             fill=\"{ink}\">{text}</text>"
        )
    };
    // A house with an arrow out of it: a piece leaves the kennel.
    let house = |x: f32| {
        format!(
            "<g transform=\"translate({x} 0.42)\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"0.045\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M-0.14,0.1V-0.04L0,-0.15L0.14,-0.04V0.1\"/>\
             <path d=\"M0,-0.02V0.14M-0.06,0.08L0,0.14L0.06,0.08\"/></g>"
        )
    };
    let below = match card {
        Card::ACE => house(-0.25) + &words(0.15, 0.42, 0.27, "1 11"),
        Card::KING => house(-0.2) + &words(0.18, 0.42, 0.27, "13"),
        Card::FOUR => format!(
            "<g fill=\"none\" stroke=\"{ink}\" stroke-width=\"0.05\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"><path d=\"M-0.26,0.42H0.26M-0.16,0.33L-0.26,0.42L-0.16,0.51M0.16,0.33L0.26,0.42L0.16,0.51\"/></g>"
        ),
        Card::SEVEN => {
            let dots = (0..7).map(|i| {
                let x = -0.3 + 0.1 * i as f32;
                format!("<circle cx=\"{x:.2}\" cy=\"0.42\" r=\"0.036\" fill=\"{ink}\"/>")
            });
            dots.collect()
        }
        Card::JACK => format!(
            "<g fill=\"none\" stroke=\"{ink}\" stroke-width=\"0.05\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"><path d=\"M-0.24,0.36H0.22M0.14,0.28L0.24,0.36L0.14,0.44\"/>\
             <path d=\"M0.24,0.5H-0.22M-0.14,0.42L-0.24,0.5L-0.14,0.58\"/></g>"
        ),
        Card::JOKER => words(0.0, 0.44, 0.28, "any"),
        _ => match card.letter() {
            'Q' => words(0.0, 0.42, 0.27, "12"),
            _ => String::new(),
        },
    };
    let middle = if card == Card::JOKER {
        format!(
            "<path d=\"M0,-0.42L0.09,-0.19L0.33,-0.17L0.15,-0.01L0.21,0.23L0,0.1L-0.21,0.23L-0.15,-0.01L-0.33,-0.17L-0.09,-0.19Z\" \
             fill=\"{ink}\"/>"
        )
    } else if below.is_empty() {
        words(0.0, 0.0, 0.72, &letter)
    } else {
        words(0.0, -0.14, 0.66, &letter)
    };
    format!(
        "<rect x=\"-0.46\" y=\"-0.65\" width=\"0.95\" height=\"1.35\" rx=\"0.1\" fill=\"#000\" opacity=\"0.22\"/>\
         <rect x=\"-0.48\" y=\"-0.68\" width=\"0.96\" height=\"1.36\" rx=\"0.1\" fill=\"#fffdf7\" \
         stroke=\"#b9aa8c\" stroke-width=\"0.02\"/>\
         <rect x=\"-0.42\" y=\"-0.62\" width=\"0.84\" height=\"1.24\" rx=\"0.06\" fill=\"none\" \
         stroke=\"{ink}\" stroke-width=\"0.014\" opacity=\"0.35\"/>{middle}{below}"
    )
}
