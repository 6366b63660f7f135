//! Colours, in as many shades as the terminal has.

use ratatui::style::Color;

/// Red, green, blue.
pub type Rgb = (u8, u8, u8);

/// How many colours there are.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Inks {
    /// None at all: somebody set NO_COLOR.
    None,
    /// The 256 of most terminals.
    Some,
    /// All of them.
    All,
}

impl Inks {
    /// What the environment says.
    pub fn here() -> Inks {
        let set = |key| std::env::var(key).unwrap_or_default();
        if !set("NO_COLOR").is_empty() {
            Inks::None
        } else if matches!(set("COLORTERM").as_str(), "truecolor" | "24bit") {
            Inks::All
        } else {
            Inks::Some
        }
    }
    /// The nearest colour there is.
    pub fn of(self, (r, g, b): Rgb) -> Color {
        match self {
            Inks::None => Color::Reset,
            Inks::All => Color::Rgb(r, g, b),
            Inks::Some => Color::Indexed(nearest((r, g, b))),
        }
    }
}

/// The nearest of the 6×6×6 cube and the greys.
fn nearest(colour: Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let cube = (0..216u8).map(|i| {
        let at = |n: u8| STEPS[(n % 6) as usize];
        (16 + i, (at(i / 36), at(i / 6), at(i)))
    });
    let greys = (0..24u8).map(|i| (232 + i, (8 + 10 * i, 8 + 10 * i, 8 + 10 * i)));
    let far = |(_, other): &(u8, Rgb)| distance(colour, *other);
    let best = cube.chain(greys).min_by_key(far);
    best.expect("there are 240 of them").0
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    let far = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    2 * far(a.0, b.0) + 4 * far(a.1, b.1) + 3 * far(a.2, b.2)
}

/// `#rrggbb`; grey for anything else.
pub fn read(text: &str) -> Rgb {
    let number = text.strip_prefix('#').filter(|t| t.len() == 6);
    match number.and_then(|t| u32::from_str_radix(t, 16).ok()) {
        Some(n) => ((n >> 16) as u8, (n >> 8) as u8, n as u8),
        None => (128, 128, 128),
    }
}

/// `a` with a share of `b`, in hundredths.
pub fn blend(a: Rgb, b: Rgb, share: u32) -> Rgb {
    let mix = |a: u8, b: u8| ((u32::from(a) * (100 - share) + u32::from(b) * share) / 100) as u8;
    (mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
}

/// The same, or lighter where it would be hard to read on a dark window.
pub fn readable(colour: Rgb) -> Rgb {
    if over(colour) == over((0, 0, 0)) {
        blend(colour, (255, 255, 255), 45)
    } else {
        colour
    }
}

/// Black or white, whatever is read better on it.
pub fn over((r, g, b): Rgb) -> Rgb {
    let light = 299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b);
    if light > 128_000 {
        (20, 20, 24)
    } else {
        (245, 245, 240)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_near_colours() {
        assert_eq!(nearest((255, 255, 255)), 231);
        assert_eq!(nearest((0, 0, 0)), 16);
        assert_eq!(nearest((95, 135, 175)), 67);
        assert_eq!(read("#0a0B0c"), (10, 11, 12));
        assert_eq!(read("red"), (128, 128, 128));
        assert_eq!(blend((0, 0, 0), (200, 100, 50), 50), (100, 50, 25));
    }
}
