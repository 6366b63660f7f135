//! The bytes of a network: `PARLNET1`, three numbers of 16 bits (inputs, units, stages), then weights of 16 bits (inputs, bias,
//! outputs) and the biases of the outputs in 32 bits, all little-endian.

use super::{Accumulator, HIDDEN, Net};
use thiserror::Error;

const MAGIC: &[u8; 8] = b"PARLNET1";
/// The largest weight of an output: times a full unit it still fits into 16 bits.
const LARGEST: i16 = 127;

/// Not a network.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum BadNet {
    /// It begins with something else.
    #[error("this is no network")]
    Magic,
    /// It has other units than this program.
    #[error("the network has {0} units, not {HIDDEN}")]
    Units(u16),
    /// Bytes are missing, or there are more.
    #[error("the network has {0} bytes, not {1}")]
    Length(usize, usize),
    /// It would not fit into the arithmetic.
    #[error("the weight {0} of an output is larger than {LARGEST}")]
    Weight(i16),
}

impl Net {
    /// Puts together what was trained: rows of inputs, bias, outputs for each stage, their biases.
    pub fn new(
        inputs: Vec<[i16; HIDDEN]>,
        bias: [i16; HIDDEN],
        outputs: Vec<[[i16; HIDDEN]; 2]>,
        output_bias: Vec<i32>,
    ) -> Result<Net, BadNet> {
        let mut weights = outputs.iter().flatten().flatten();
        if let Some(weight) = weights.find(|w| !(-LARGEST..=LARGEST).contains(*w)) {
            return Err(BadNet::Weight(*weight));
        }
        assert_eq!(outputs.len(), output_bias.len(), "one bias a stage");
        Ok(Net {
            inputs,
            bias,
            outputs,
            output_bias,
        })
    }
    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.inputs.len()
    }
    /// How many stages it tells apart.
    pub fn stages(&self) -> usize {
        self.outputs.len()
    }
    /// Reads what [`Net::bytes`] writes.
    pub fn read(bytes: &[u8]) -> Result<Net, BadNet> {
        let head = bytes.strip_prefix(MAGIC).ok_or(BadNet::Magic)?;
        let (sizes, mut rest) = head.split_at_checked(6).ok_or(BadNet::Magic)?;
        let size = |i: usize| u16::from_le_bytes([sizes[2 * i], sizes[2 * i + 1]]);
        let [inputs, units, stages] = [size(0), size(1), size(2)];
        if usize::from(units) != HIDDEN {
            return Err(BadNet::Units(units));
        }
        let rows = usize::from(inputs) + 1 + 2 * usize::from(stages);
        let needed = 2 * HIDDEN * rows + 4 * usize::from(stages);
        if rest.len() != needed {
            return Err(BadNet::Length(bytes.len(), needed + MAGIC.len() + 6));
        }
        let mut row = || -> Accumulator {
            let (own, more) = rest.split_at(2 * HIDDEN);
            rest = more;
            std::array::from_fn(|i| i16::from_le_bytes([own[2 * i], own[2 * i + 1]]))
        };
        let inputs = (0..inputs).map(|_| row()).collect();
        let bias = row();
        let outputs = (0..stages).map(|_| [row(), row()]).collect();
        let biases = rest.chunks_exact(4);
        let biases = biases.map(|four| i32::from_le_bytes(four.try_into().expect("four bytes")));
        Net::new(inputs, bias, outputs, biases.collect())
    }
    /// The network as a file.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for size in [self.inputs.len(), HIDDEN, self.outputs.len()] {
            let size = u16::try_from(size).expect("networks are small");
            bytes.extend(size.to_le_bytes());
        }
        let rows = self.inputs.iter().chain([&self.bias]);
        for weight in rows.chain(self.outputs.iter().flatten()).flatten() {
            bytes.extend(weight.to_le_bytes());
        }
        for bias in &self.output_bias {
            bytes.extend(bias.to_le_bytes());
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes_and_nothing_else() {
        let row = |k: i16| std::array::from_fn(|i| k * 7 - i as i16);
        let inputs = (0..5).map(row).collect();
        let net = Net::new(inputs, row(3), vec![[row(1), row(2)]; 2], vec![-9, 1 << 20]).unwrap();
        let bytes = net.bytes();
        assert_eq!(Net::read(&bytes), Ok(net));
        assert_eq!(Net::read(b"PARLNET2"), Err(BadNet::Magic));
        let short = &bytes[..bytes.len() - 1];
        assert_eq!(
            Net::read(short),
            Err(BadNet::Length(short.len(), bytes.len()))
        );
        assert_eq!(Net::read(&bytes[..9]), Err(BadNet::Magic));
        let heavy = Net::new(vec![], [0; HIDDEN], vec![[[128; HIDDEN]; 2]], vec![0]);
        assert_eq!(heavy, Err(BadNet::Weight(128)));
    }
}
