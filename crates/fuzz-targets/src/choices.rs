//! Choices made by bytes.

use arbitrary::Unstructured;
use parlour_core::Kind;

/// Bytes that are used up by choices; when none is left every choice is the first.
pub struct Choices<'d> {
    left: Unstructured<'d>,
    digest: u64,
}

impl<'d> Choices<'d> {
    /// All of them.
    pub fn new(data: &'d [u8]) -> Choices<'d> {
        let fold =
            |digest: u64, byte: &u8| (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        Choices {
            left: Unstructured::new(data),
            digest: parlour_core::mix(data.iter().fold(0xCBF2_9CE4_8422_2325, fold)),
        }
    }
    /// None left?
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }
    /// The next one.
    pub fn byte(&mut self) -> u8 {
        self.left.arbitrary().unwrap_or(0)
    }
    /// Yes or no.
    pub fn flip(&mut self) -> bool {
        self.byte() & 1 == 1
    }
    /// Yes about once in `n` times.
    pub fn rarely(&mut self, n: u8) -> bool {
        self.byte() % n == n - 1
    }
    /// Yes for one input of `n`, for what costs much: an input that is made of another one decides anew.
    pub fn seldom(&self, n: u64) -> bool {
        self.digest % n == 0
    }
    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.left.int_in_range(0..=n - 1).unwrap_or(0)
    }
    /// One of them; there is at least one.
    pub fn of<'t, T>(&mut self, all: &'t [T]) -> &'t T {
        &all[self.below(all.len())]
    }
    /// What is left, as text.
    pub fn text(&mut self) -> String {
        let len = self.left.len();
        let rest = self.left.bytes(len).unwrap_or(&[]);
        String::from_utf8_lossy(rest).into_owned()
    }
    /// What is left, as bytes.
    pub fn bytes(&mut self) -> &'d [u8] {
        let len = self.left.len();
        self.left.bytes(len).unwrap_or(&[])
    }
    /// A value that an option of this kind has.
    pub fn value(&mut self, kind: &Kind) -> String {
        match kind {
            Kind::Flag => self.flip().to_string(),
            Kind::Word(words) => self.of(words).0.into(),
            Kind::Number { min, max, or } => match self.below(or.len() + 3) {
                i if i < or.len() => or[i].0.into(),
                i if i == or.len() => min.to_string(),
                _ => (min + self.below(1 << 16) as u32 % (max - min + 1)).to_string(),
            },
        }
    }
}
