//! Lines of input, whatever bytes they hold.

use std::io::{self, BufRead, BufReader, Read};

/// The longest line that is read; what goes on longer is skipped, not kept.
pub const LONGEST: usize = 16 << 20;

/// One line, without its end.
pub enum Input {
    /// Its bytes, which need not be text.
    Bytes(Vec<u8>),
    /// Longer than [`LONGEST`].
    TooLong,
}

/// Reads lines one by one in constant memory.
pub struct Lines<R> {
    input: BufReader<R>,
}

impl<R: Read> Lines<R> {
    /// From the beginning.
    pub fn new(input: BufReader<R>) -> Lines<R> {
        Lines { input }
    }
    /// Is a whole line here already, so that [`Lines::next`] need not wait?
    pub fn has_more(&self) -> bool {
        self.input.buffer().contains(&b'\n')
    }
    /// The next line; `None` at the end.
    pub fn next(&mut self) -> io::Result<Option<Input>> {
        let mut line = Vec::new();
        let mut reader = self.input.by_ref().take(LONGEST as u64 + 1);
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.last() == Some(&b'\n') {
            line.pop();
            return Ok(Some(Input::Bytes(line)));
        }
        if line.len() <= LONGEST {
            return Ok(Some(Input::Bytes(line)));
        }
        self.input.skip_until(b'\n')?;
        Ok(Some(Input::TooLong))
    }
}
