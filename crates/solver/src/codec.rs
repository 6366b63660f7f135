//! Packing bytes that depend on the byte before: one prefix code for each predecessor.

/// The longest code word.
const LONGEST: u32 = 12;

/// The code words of one context: symbol → (bits, length); length 0 for symbols that never occur.
type Words = [(u16, u8); 256];

/// How often each byte follows each byte.
pub struct Counts(Vec<[u32; 256]>);

impl Default for Counts {
    fn default() -> Counts {
        Counts(vec![[0; 256]; 256])
    }
}

impl Counts {
    /// Counts a block. A block's first byte follows 0.
    pub fn add(&mut self, block: &[u8]) {
        let mut before = 0;
        for byte in block {
            self.0[before as usize][*byte as usize] += 1;
            before = *byte;
        }
    }
    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Counts) {
        for (sum, more) in self.0.iter_mut().zip(&other.0) {
            for (sum, more) in sum.iter_mut().zip(more) {
                *sum += more;
            }
        }
    }
    /// The best code for what was counted.
    pub fn code(&self) -> Code {
        Code(self.0.iter().map(lengths).collect())
    }
}

/// The length of every code word; a canonical prefix code follows from these.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Code(Vec<[u8; 256]>);

/// A code cannot be read.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct BadCode;

impl Code {
    /// For the file: which contexts occur, then their lengths, two a byte.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for lengths in &self.0 {
            let used = lengths.iter().any(|l| *l > 0);
            bytes.push(u8::from(used));
            if used {
                bytes.extend(lengths.chunks(2).map(|pair| pair[0] | pair[1] << 4));
            }
        }
        bytes
    }
    /// Reads what [`Code::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<Code, BadCode> {
        let mut rest = bytes;
        let mut code = Vec::new();
        for _ in 0..256 {
            let (used, tail) = rest.split_first().ok_or(BadCode)?;
            rest = tail;
            let mut lengths = [0; 256];
            if *used == 1 {
                let (packed, tail) = rest.split_at_checked(128).ok_or(BadCode)?;
                rest = tail;
                for (pair, packed) in lengths.chunks_mut(2).zip(packed) {
                    pair.copy_from_slice(&[packed & 15, packed >> 4]);
                }
                let room: u32 = lengths.iter().map(|l| share(*l)).sum();
                if room > 1 << LONGEST || lengths.iter().any(|l| u32::from(*l) > LONGEST) {
                    return Err(BadCode);
                }
            }
            code.push(lengths);
        }
        if rest.is_empty() {
            Ok(Code(code))
        } else {
            Err(BadCode)
        }
    }
    /// For packing.
    pub fn packer(&self) -> Packer {
        Packer(self.0.iter().map(words).collect())
    }
    /// For unpacking.
    pub fn unpacker(&self) -> Unpacker {
        let table = |lengths: &[u8; 256]| {
            if lengths.iter().all(|l| *l == 0) {
                return Vec::new();
            }
            let mut table = vec![(0, 0); 1 << LONGEST];
            for (symbol, (bits, length)) in words(lengths).into_iter().enumerate() {
                if length > 0 {
                    let free = LONGEST - u32::from(length);
                    let first = usize::from(bits) << free;
                    table[first..first + (1 << free)].fill((symbol as u8, length));
                }
            }
            table
        };
        Unpacker(self.0.iter().map(table).collect())
    }
}

/// How much of the code space a word of this length takes.
fn share(length: u8) -> u32 {
    if length == 0 {
        0
    } else {
        1 << (LONGEST - u32::from(length).min(LONGEST))
    }
}

/// Lengths of the best prefix code that is nowhere longer than [`LONGEST`].
fn lengths(counts: &[u32; 256]) -> [u8; 256] {
    let mut counts: Vec<u64> = counts.iter().map(|c| u64::from(*c)).collect();
    loop {
        let lengths = huffman(&counts);
        if lengths.iter().all(|l| u32::from(*l) <= LONGEST) {
            return lengths;
        }
        // Flatter counts make a flatter code.
        for count in counts.iter_mut().filter(|c| **c > 0) {
            *count = *count / 2 + 1;
        }
    }
}

fn huffman(counts: &[u64]) -> [u8; 256] {
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;
    let mut lengths = [0; 256];
    let used = counts.iter().enumerate().filter(|(_, c)| **c > 0);
    let mut heap: BinaryHeap<_> = used
        .map(|(symbol, count)| Reverse((*count, vec![symbol])))
        .collect();
    if let (1, Some(Reverse((_, only)))) = (heap.len(), heap.peek()) {
        lengths[only[0]] = 1;
    }
    while heap.len() > 1
        && let (Some(Reverse(a)), Some(Reverse(b))) = (heap.pop(), heap.pop())
    {
        let symbols = [a.1, b.1].concat();
        for symbol in &symbols {
            lengths[*symbol] += 1;
        }
        heap.push(Reverse((a.0 + b.0, symbols)));
    }
    lengths
}

/// The canonical words of these lengths: shorter ones first, then by symbol.
fn words(lengths: &[u8; 256]) -> Words {
    let mut words = [(0, 0); 256];
    let mut next = 0u32;
    for length in 1..=LONGEST as u8 {
        for (symbol, own) in lengths.iter().enumerate() {
            if *own == length {
                words[symbol] = ((next >> (LONGEST - u32::from(length))) as u16, length);
                next += share(length);
            }
        }
    }
    words
}

/// Packs blocks.
pub struct Packer(Vec<Words>);

impl Packer {
    /// Appends the packed block, which must consist of what was counted.
    pub fn pack(&self, block: &[u8], out: &mut Vec<u8>) {
        let (mut before, mut bits, mut held) = (0u8, 0u64, 0u32);
        for byte in block {
            let (word, length) = self.0[before as usize][*byte as usize];
            bits = bits << length | u64::from(word);
            held += u32::from(length);
            while held >= 8 {
                held -= 8;
                out.push((bits >> held) as u8);
            }
            before = *byte;
        }
        if held > 0 {
            out.push((bits << (8 - held)) as u8);
        }
    }
}

/// Unpacks blocks.
pub struct Unpacker(Vec<Vec<(u8, u8)>>);

impl Unpacker {
    /// Unpacks `n` bytes; whatever `packed` holds, it ends.
    pub fn unpack(&self, packed: &[u8], n: usize) -> Vec<u8> {
        let mut block = Vec::with_capacity(n);
        let (mut before, mut bits, mut held) = (0u8, 0u64, 0u32);
        let mut source = packed.iter();
        for _ in 0..n {
            while held < LONGEST {
                bits = bits << 8 | u64::from(source.next().copied().unwrap_or(0));
                held += 8;
            }
            let window = (bits >> (held - LONGEST)) as usize & ((1 << LONGEST) - 1);
            let table = &self.0[before as usize];
            let (symbol, length) = table.get(window).copied().unwrap_or((0, 1));
            held -= u32::from(length);
            block.push(symbol);
            before = symbol;
        }
        block
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Rng;

    #[test]
    fn blocks_come_back() {
        let mut rng = Rng::new(5);
        let mut blocks: Vec<Vec<u8>> = Vec::new();
        for i in 0..200 {
            let mut byte = 0usize;
            let next = |_| {
                byte = match rng.below(4) {
                    0 => byte,
                    1 => rng.below(256),
                    _ => (byte + rng.below(3)) % 256,
                };
                byte as u8
            };
            blocks.push((0..i * 7).map(next).collect());
        }
        blocks.push(vec![7; 1000]);
        let mut counts = Counts::default();
        blocks.iter().for_each(|b| counts.add(b));
        let code = counts.code();
        assert_eq!(Code::from_bytes(&code.to_bytes()), Ok(code.clone()));
        let (packer, unpacker) = (code.packer(), code.unpacker());
        for block in blocks {
            let mut packed = Vec::new();
            packer.pack(&block, &mut packed);
            assert_eq!(unpacker.unpack(&packed, block.len()), block);
        }
    }

    #[test]
    fn very_uneven_counts_still_make_a_short_code() {
        let mut counts = Counts::default();
        for i in 0..40 {
            counts.0[0][i] = 1 << (i.min(31));
        }
        let code = counts.code();
        assert!(code.0[0].iter().all(|l| u32::from(*l) <= LONGEST));
        assert!(Code::from_bytes(&code.to_bytes()).is_ok());
    }

    #[test]
    fn nonsense_is_refused_or_unpacked_to_something() {
        assert_eq!(Code::from_bytes(&[1; 40]), Err(BadCode));
        assert_eq!(Code::from_bytes(&[0x11; 256 * 129]), Err(BadCode));
        let empty = Counts::default().code();
        assert_eq!(empty.unpacker().unpack(&[1, 2, 3], 5).len(), 5);
    }
}
