//! The one generator that deals, shuffles and draws. Frozen: a seed means the same deal for ever.

/// A small, repeatable stream of numbers (splitmix64).
///
/// ```
/// let mut rng = parlour_core::Rng::new(1);
/// assert_eq!(rng.draw(), 0x910A_2DEC_8902_5CC1);
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Rng(u64);

impl Rng {
    /// A stream of its own for every seed.
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }
    /// All that the stream remembers; [`Rng::new`] of it continues the stream.
    pub const fn state(&self) -> u64 {
        self.0
    }
    /// The next 64 bits.
    #[inline]
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }
    /// Evenly below `n`, which must not be 0.
    #[inline]
    pub const fn below(&mut self, n: usize) -> usize {
        ((self.draw() as u128 * n as u128) >> 64) as usize
    }
    /// Leaves every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1))
        }
    }
}

/// Turns any 64 bits into well-mixed ones; two different inputs never give the same output.
pub const fn mix(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The seed that a text stands for: a whole number is itself, anything else is mixed into one.
///
/// ```
/// assert_eq!(parlour_core::seed("42"), 42);
/// assert_eq!(parlour_core::seed("tuesday"), parlour_core::seed("tuesday"));
/// assert_ne!(parlour_core::seed("tuesday"), parlour_core::seed("Tuesday"));
/// ```
pub fn seed(text: &str) -> u64 {
    let text = text.trim();
    text.parse()
        .unwrap_or_else(|_| text.bytes().fold(1, |seed, byte| mix(seed ^ byte as u64)))
}

/// A table of fixed random (Zobrist) keys for incremental hashing, made at compile time.
pub const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut rng = Rng::new(seed);
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = rng.draw();
        i += 1;
    }
    table
}
