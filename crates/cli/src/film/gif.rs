//! GIF 89a: one set of colours, frames that draw only what has changed, LZW.

use super::paint::Film;
use std::collections::HashMap;

/// The whole file; each frame is shown for so many hundredths of a second, all of them again and again.
pub fn write(film: &Film, times: &[u16]) -> Vec<u8> {
    let (w, h) = film.size;
    let bits = colour_bits(film.colours.len());
    let mut out = b"GIF89a".to_vec();
    put(&mut out, w);
    put(&mut out, h);
    out.extend([0xf0 | (bits - 1), 0, 0]);
    for i in 0..1 << bits {
        out.extend(film.colours.get(i).unwrap_or(&[0; 3]));
    }
    out.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00");
    let mut before: Option<&[u8]> = None;
    for (frame, time) in film.frames.iter().zip(times) {
        let part = changed(before, frame, w);
        out.extend([0x21, 0xf9, 4, 0b100]);
        put(&mut out, *time);
        out.extend([0, 0, 0x2c]);
        for number in [part.x, part.y, part.w, part.h] {
            put(&mut out, number);
        }
        out.push(0);
        pack(&part.cut(frame, w), bits.max(2), &mut out);
        before = Some(frame);
    }
    out.push(0x3b);
    out
}

fn put(out: &mut Vec<u8>, number: u16) {
    out.extend(number.to_le_bytes());
}

/// Bits for the number of a colour.
fn colour_bits(colours: usize) -> u8 {
    let bits = usize::BITS - colours.max(2).saturating_sub(1).leading_zeros();
    bits as u8
}

/// A part of a picture.
struct Part {
    x: u16,
    y: u16,
    w: u16,
    h: u16,
}

impl Part {
    fn cut(&self, frame: &[u8], wide: u16) -> Vec<u8> {
        let rows = self.y..self.y + self.h;
        let row = |y: u16| {
            let from = usize::from(y) * usize::from(wide) + usize::from(self.x);
            frame[from..from + usize::from(self.w)].iter().copied()
        };
        rows.flat_map(row).collect()
    }
}

/// The smallest part that holds every difference; one pixel where there is none.
fn changed(before: Option<&[u8]>, frame: &[u8], wide: u16) -> Part {
    let across = usize::from(wide);
    let differs = |i: &usize| before.is_none_or(|before| before[*i] != frame[*i]);
    let mut all = (0..frame.len()).filter(differs).peekable();
    let Some(first) = all.peek().copied() else {
        return Part {
            x: 0,
            y: 0,
            w: 1,
            h: 1,
        };
    };
    let (mut left, mut right, mut last) = (across, 0, first);
    for i in all {
        left = left.min(i % across);
        right = right.max(i % across);
        last = i;
    }
    Part {
        x: left as u16,
        y: (first / across) as u16,
        w: (right - left + 1) as u16,
        h: (last / across - first / across + 1) as u16,
    }
}

/// Longest code in bits.
const LONGEST: u32 = 12;

/// LZW in blocks of at most 255 bytes.
fn pack(pixels: &[u8], bits: u8, out: &mut Vec<u8>) {
    let mut codes = Codes::default();
    let (clear, end) = (1u16 << bits, (1u16 << bits) + 1);
    let mut known: HashMap<(u16, u8), u16> = HashMap::new();
    let (mut next, mut length) = (end + 1, u32::from(bits) + 1);
    codes.put(clear, length);
    let mut pixels = pixels.iter().copied();
    let mut string = pixels.next().map(u16::from);
    for pixel in pixels {
        let prefix = string.expect("there was a pixel before");
        if let Some(longer) = known.get(&(prefix, pixel)) {
            string = Some(*longer);
            continue;
        }
        codes.put(prefix, length);
        string = Some(pixel.into());
        if next < 1 << LONGEST {
            known.insert((prefix, pixel), next);
            // The reader knows of it one code later.
            if next == 1 << length && length < LONGEST {
                length += 1;
            }
            next += 1;
        } else {
            codes.put(clear, length);
            known.clear();
            (next, length) = (end + 1, u32::from(bits) + 1);
        }
    }
    if let Some(string) = string {
        codes.put(string, length);
    }
    codes.put(end, length);
    out.push(bits);
    for block in codes.bytes().chunks(255) {
        out.push(block.len() as u8);
        out.extend(block);
    }
    out.push(0);
}

/// Codes of changing lengths, lowest bit first.
#[derive(Default)]
struct Codes {
    bytes: Vec<u8>,
    rest: u32,
    filled: u32,
}

impl Codes {
    fn put(&mut self, code: u16, length: u32) {
        self.rest |= u32::from(code) << self.filled;
        self.filled += length;
        while self.filled >= 8 {
            self.bytes.push(self.rest as u8);
            self.rest >>= 8;
            self.filled -= 8;
        }
    }
    fn bytes(&mut self) -> &[u8] {
        if self.filled > 0 {
            self.bytes.push(self.rest as u8);
            (self.rest, self.filled) = (0, 0);
        }
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reader, as the format is written down.
    fn unpack(mut bytes: &[u8]) -> Vec<u8> {
        let bits = u32::from(bytes[0]);
        bytes = &bytes[1..];
        let mut data: Vec<u8> = Vec::new();
        while bytes[0] > 0 {
            let n = usize::from(bytes[0]);
            data.extend(&bytes[1..=n]);
            bytes = &bytes[n + 1..];
        }
        let (clear, end) = (1usize << bits, (1usize << bits) + 1);
        let fresh = || -> Vec<Vec<u8>> {
            let plain = (0..clear).map(|i| vec![i as u8]);
            plain.chain([vec![], vec![]]).collect()
        };
        let (mut table, mut length, mut at) = (fresh(), bits + 1, 0usize);
        let mut last: Option<Vec<u8>> = None;
        let mut out = Vec::new();
        loop {
            let mut code = 0;
            for i in 0..length as usize {
                code |= usize::from(data[(at + i) / 8] >> ((at + i) % 8) & 1) << i;
            }
            at += length as usize;
            if code == end {
                return out;
            }
            if code == clear {
                (table, length, last) = (fresh(), bits + 1, None);
                continue;
            }
            let entry = match (table.get(code), &last) {
                (Some(entry), _) => entry.clone(),
                (None, Some(last)) => [&last[..], &last[..1]].concat(),
                (None, None) => panic!("a code from nowhere"),
            };
            out.extend(&entry);
            if let Some(last) = last.take()
                && table.len() < 1 << LONGEST
            {
                table.push([&last[..], &entry[..1]].concat());
                if table.len() == 1 << length && length < LONGEST {
                    length += 1;
                }
            }
            last = Some(entry);
        }
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        let mut rng = parlour_core::Rng::new(3);
        for (colours, n) in [(4, 1), (2, 300), (256, 40_000), (7, 100_000)] {
            let pixels: Vec<u8> = (0..n).map(|_| rng.below(colours) as u8).collect();
            let flat = vec![1u8; n];
            for pixels in [pixels, flat] {
                let mut out = Vec::new();
                pack(&pixels, colour_bits(colours).max(2), &mut out);
                assert!(unpack(&out) == pixels, "{n} pixels of {colours} colours");
            }
        }
    }

    #[test]
    fn only_what_has_changed_is_drawn() {
        let before = vec![0; 30];
        let mut after = before.clone();
        (after[12], after[23]) = (1, 1);
        let part = changed(Some(&before), &after, 10);
        assert_eq!((part.x, part.y, part.w, part.h), (2, 1, 2, 2));
        assert_eq!(part.cut(&after, 10), [1, 0, 0, 1]);
        let same = changed(Some(&before), &before, 10);
        assert_eq!((same.w, same.h), (1, 1));
        let whole = changed(None, &before, 10);
        assert_eq!((whole.w, whole.h), (10, 3));
        assert_eq!([2, 3, 4, 5, 256].map(colour_bits), [1, 2, 2, 3, 8]);
    }
}
