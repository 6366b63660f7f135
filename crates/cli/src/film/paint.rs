//! Pictures as pixels of few colours, all of one size.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Pixels across, at most.
const WIDE: f32 = 480.0;
/// Colours of a GIF.
const COLOURS: usize = 256;

/// Pictures that share their colours.
pub struct Film {
    /// Pixels across and down.
    pub size: (u16, u16),
    /// Red, green, blue.
    pub colours: Vec<[u8; 3]>,
    /// A colour for each pixel, row by row, a list for each picture.
    pub frames: Vec<Vec<u8>>,
}

/// Draws SVG documents; those that are smaller than others get room to the right and below. `None` where
/// one cannot be drawn.
pub fn paint(documents: &[String]) -> Option<Film> {
    let read = |text: &String| Tree::from_str(text, &Options::default()).ok();
    let trees: Vec<Tree> = documents.iter().map(read).collect::<Option<_>>()?;
    let most = |size: fn(&Tree) -> f32| trees.iter().map(size).fold(1.0, f32::max);
    let (w, h) = (
        most(|tree| tree.size().width()),
        most(|tree| tree.size().height()),
    );
    let scale = (WIDE / w).min(1.0);
    let size = ((w * scale).ceil() as u16, (h * scale).ceil() as u16);
    let mut drawn = Vec::new();
    for tree in &trees {
        let mut pixels = Pixmap::new(size.0.into(), size.1.into())?;
        pixels.fill(resvg::tiny_skia::Color::from_rgba8(0xfb, 0xf8, 0xf1, 0xff));
        resvg::render(
            tree,
            Transform::from_scale(scale, scale),
            &mut pixels.as_mut(),
        );
        drawn.push(pixels);
    }
    Some(reduce(size, &drawn))
}

/// The colours that occur most, and for every pixel the one that is nearest.
fn reduce(size: (u16, u16), drawn: &[Pixmap]) -> Film {
    let mut counts = vec![0u32; 1 << 15];
    for pixel in drawn.iter().flat_map(|pixels| pixels.pixels()) {
        counts[coarse([pixel.red(), pixel.green(), pixel.blue()])] += 1;
    }
    let mut common: Vec<usize> = (0..counts.len()).filter(|bin| counts[*bin] > 0).collect();
    common.sort_by_key(|bin| (std::cmp::Reverse(counts[*bin]), *bin));
    common.truncate(COLOURS);
    let colours: Vec<[u8; 3]> = common.iter().map(|bin| fine(*bin)).collect();
    let nearest = |bin: usize| {
        let wanted = fine(bin);
        let far = |colour: &[u8; 3]| {
            let parts = colour.iter().zip(wanted);
            parts
                .map(|(a, b)| (i32::from(*a) - i32::from(b)).pow(2))
                .sum::<i32>()
        };
        let best = (0..colours.len()).min_by_key(|i| far(&colours[*i]));
        best.unwrap_or(0) as u8
    };
    let mut known: Vec<Option<u8>> = vec![None; counts.len()];
    let frames = drawn.iter().map(|pixels| {
        let pixels = pixels.pixels().iter();
        let colour = pixels.map(|pixel| {
            let bin = coarse([pixel.red(), pixel.green(), pixel.blue()]);
            *known[bin].get_or_insert_with(|| nearest(bin))
        });
        colour.collect()
    });
    Film {
        size,
        frames: frames.collect(),
        colours,
    }
}

/// Five bits a part.
fn coarse([r, g, b]: [u8; 3]) -> usize {
    let part = |value: u8| usize::from(value >> 3);
    part(r) << 10 | part(g) << 5 | part(b)
}

/// The colour in the middle of those.
fn fine(bin: usize) -> [u8; 3] {
    [bin >> 10, bin >> 5, bin].map(|part| {
        let five = (part & 31) as u8;
        five << 3 | five >> 2
    })
}
