//! As much of CBOR (RFC 8949) as authenticators write: definite lengths, no tags, no floating point.

/// A value; what it holds is borrowed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Cbor<'a> {
    /// A whole number.
    Number(i64),
    /// Bytes.
    Bytes(&'a [u8]),
    /// Words.
    Text(&'a str),
    /// One after another.
    List(Vec<Cbor<'a>>),
    /// By keys, in the order they came.
    Map(Vec<(Cbor<'a>, Cbor<'a>)>),
    /// True, false, null or nothing at all.
    Simple(u8),
}

/// How deep lists and maps may lie in each other.
const DEEPEST: usize = 6;
/// How many a list or a map may hold.
const MOST: u64 = 64;

impl<'a> Cbor<'a> {
    /// The first value, and what comes after it.
    pub fn read(bytes: &'a [u8]) -> Option<(Cbor<'a>, &'a [u8])> {
        read(bytes, DEEPEST)
    }
    /// What a map has under this key.
    pub fn get(&self, key: &Cbor<'_>) -> Option<&Cbor<'a>> {
        let Cbor::Map(pairs) = self else {
            return None;
        };
        let mut found = pairs.iter().filter(|(name, _)| name == key);
        found.next().map(|(_, value)| value)
    }
    /// The bytes, if it is bytes.
    pub fn bytes(&self) -> Option<&'a [u8]> {
        match self {
            Cbor::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }
}

fn read(bytes: &[u8], depth: usize) -> Option<(Cbor<'_>, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    let (kind, small) = (first >> 5, first & 31);
    let (number, rest) = match small {
        0..24 => (u64::from(small), rest),
        24..28 => {
            let (digits, rest) = rest.split_at_checked(1 << (small - 24))?;
            let number = digits.iter().fold(0, |n, b| n << 8 | u64::from(*b));
            (number, rest)
        }
        _ => return None,
    };
    let length = usize::try_from(number).ok();
    match kind {
        0 => Some((Cbor::Number(i64::try_from(number).ok()?), rest)),
        1 => Some((Cbor::Number(-1 - i64::try_from(number).ok()?), rest)),
        2 => {
            let (bytes, rest) = rest.split_at_checked(length?)?;
            Some((Cbor::Bytes(bytes), rest))
        }
        3 => {
            let (bytes, rest) = rest.split_at_checked(length?)?;
            Some((Cbor::Text(std::str::from_utf8(bytes).ok()?), rest))
        }
        4 | 5 if depth == 0 || number > MOST => None,
        4 => {
            let (mut all, mut rest) = (Vec::new(), rest);
            for _ in 0..number {
                let (one, after) = read(rest, depth - 1)?;
                all.push(one);
                rest = after;
            }
            Some((Cbor::List(all), rest))
        }
        5 => {
            let (mut all, mut rest) = (Vec::new(), rest);
            for _ in 0..number {
                let (key, after) = read(rest, depth - 1)?;
                let (value, after) = read(after, depth - 1)?;
                all.push((key, value));
                rest = after;
            }
            Some((Cbor::Map(all), rest))
        }
        7 if small < 24 => Some((Cbor::Simple(small), rest)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Examples of RFC 8949, appendix A.
    #[test]
    fn the_examples_of_the_standard_are_read() {
        use Cbor::{Bytes, List, Map, Number, Simple, Text};
        let cases: [(&[u8], Cbor<'_>); 13] = [
            (&[0x00], Number(0)),
            (&[0x17], Number(23)),
            (&[0x18, 0x18], Number(24)),
            (&[0x19, 0x03, 0xe8], Number(1000)),
            (&[0x1a, 0x00, 0x0f, 0x42, 0x40], Number(1_000_000)),
            (&[0x20], Number(-1)),
            (&[0x39, 0x03, 0xe7], Number(-1000)),
            (&[0x44, 1, 2, 3, 4], Bytes(&[1, 2, 3, 4])),
            (&[0x64, 0x49, 0x45, 0x54, 0x46], Text("IETF")),
            (
                &[0x83, 1, 2, 3],
                List(vec![Number(1), Number(2), Number(3)]),
            ),
            (
                &[0xa2, 1, 2, 3, 4],
                Map(vec![(Number(1), Number(2)), (Number(3), Number(4))]),
            ),
            (&[0xf5], Simple(21)),
            (&[0xf6], Simple(22)),
        ];
        for (bytes, value) in cases {
            assert_eq!(Cbor::read(bytes), Some((value, &[][..])), "{bytes:x?}");
        }
    }

    #[test]
    fn nothing_that_somebody_sends_does_harm() {
        let mut rng = parlour_core::Rng::new(3);
        for _ in 0..20_000 {
            let length = rng.below(40);
            let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
            if let Some((_, rest)) = Cbor::read(&bytes) {
                assert!(rest.len() < bytes.len());
            }
        }
        for bytes in [
            &[0x9b, 255, 255, 255, 255, 255, 255, 255, 255][..],
            &[0x5b, 255, 255, 255, 255, 255, 255, 255, 255],
            &[0x81; 100],
            &[0xa1; 100],
            &[0x5f],
            &[0x1b, 255, 255, 255, 255, 255, 255, 255, 255],
            &[0xfb, 0, 0, 0, 0, 0, 0, 0, 0],
            &[0x62, 0xff, 0xff],
            &[],
        ] {
            assert_eq!(Cbor::read(bytes), None, "{bytes:x?}");
        }
    }
}
