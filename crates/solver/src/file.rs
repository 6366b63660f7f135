//! Table files. They know no game: numbered blocks of bytes, packed, with a header that says whose.
//!
//! ```text
//! magic, version | game, rules | figures | code | keys, lengths and ends of blocks | blocks | checksum
//! ```
//!
//! All numbers are little-endian. Blocks are unpacked one at a time; the rest of the file stays where
//! it is. A file is written under another name and then renamed, so that it is whole or absent.

use crate::codec::{Code, Counts, Unpacker};
use crate::share::each;
use parlour_core::mix;
use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use thiserror::Error;

const MAGIC: [u8; 8] = *b"PARLOUR\x01";
const VERSION: u32 = 1;
/// Longest header that is believed.
const HEADER: u64 = 1 << 24;

/// Why a table cannot be used.
#[derive(Debug, Error)]
pub enum TableError {
    /// The system says no.
    #[error("cannot read {0}: {1}", .path.display(), .why)]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// Another kind of file.
    #[error("{0} is no table file")]
    Foreign(PathBuf),
    /// A table, but not the one asked for.
    #[error("{path} is a table of {found}, not of {wanted}", path = .path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// What it holds.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// Cut off or changed.
    #[error("{0} is damaged: {1}")]
    Damaged(PathBuf, &'static str),
}

/// What a table is made of.
pub struct Contents<'a> {
    /// Name of the game and version of its rules: `dobutsu 1`.
    pub game: &'a str,
    /// Figures that the game wants to keep.
    pub figures: &'a [u64],
    /// Key and values of each block; keys rise.
    pub blocks: &'a [(u32, &'a [u8])],
}

/// Writes a table whole or not at all; packs it with some threads.
pub fn write(path: &Path, contents: &Contents, threads: usize) -> io::Result<()> {
    save(path, &pack(contents, threads))
}

/// A whole table file as bytes; packs it with some threads.
pub fn pack(contents: &Contents, threads: usize) -> Vec<u8> {
    let parts = || {
        let size = contents.blocks.len().div_ceil(threads.max(1)).max(1);
        contents.blocks.chunks(size)
    };
    let mut counts = Counts::default();
    let counted = each(parts(), |blocks| {
        let mut counts = Counts::default();
        blocks.iter().for_each(|(_, block)| counts.add(block));
        counts
    });
    counted.iter().for_each(|part| counts.merge(part));
    let code = counts.code();
    let packer = code.packer();
    let packed = each(parts(), |blocks| {
        let (mut body, mut ends) = (Vec::new(), Vec::new());
        for (_, block) in blocks {
            packer.pack(block, &mut body);
            ends.push(body.len() as u32);
        }
        (body, ends)
    });
    let (mut body, mut ends) = (Vec::new(), Vec::new());
    for (part, its_ends) in packed {
        let begin = body.len() as u32;
        body.extend(part);
        ends.extend(its_ends.iter().map(|end| begin + end));
    }
    let mut head = Vec::new();
    put(&mut head, contents.game.as_bytes());
    let figures: Vec<u8> = contents
        .figures
        .iter()
        .flat_map(|f| f.to_le_bytes())
        .collect();
    put(&mut head, &figures);
    put(&mut head, &code.to_bytes());
    let mut index = Vec::new();
    for ((key, block), end) in contents.blocks.iter().zip(ends) {
        index.extend(key.to_le_bytes());
        index.extend((block.len() as u16).to_le_bytes());
        index.extend(end.to_le_bytes());
    }
    put(&mut head, &index);

    let mut bytes = Vec::from(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((head.len() as u32).to_le_bytes());
    bytes.extend(head);
    bytes.extend(body);
    seal(&mut bytes);
    bytes
}

/// Adds the checksum that ends a table file.
pub fn seal(bytes: &mut Vec<u8>) {
    let mut sum = Sum::default();
    sum.add(bytes);
    bytes.extend(sum.finish().to_le_bytes());
}

/// Writes a packed table under another name and renames it, so that it is whole or absent.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = part_of(path)?;
    let written = (|| {
        let mut file = File::create(&part)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&part, path)
    })();
    if written.is_err() {
        // Nothing more can be done about the part if this fails, too.
        let _ = std::fs::remove_file(&part);
    }
    written
}

/// Could so many bytes be written there? Tries it, and leaves nothing behind but the folder.
pub fn try_room(path: &Path, bytes: u64) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    let part = part_of(path)?;
    let written = File::create(&part).and_then(|mut file| {
        io::copy(&mut io::repeat(1).take(bytes), &mut file)?;
        file.sync_all()
    });
    let removed = std::fs::remove_file(&part);
    written.and(removed)
}

/// The name under which a table is written first; its folder is made.
fn part_of(path: &Path) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    Ok(path.with_file_name(name))
}

fn put(out: &mut Vec<u8>, part: &[u8]) {
    out.extend((part.len() as u32).to_le_bytes());
    out.extend(part);
}

/// Where the bytes of a table are read from.
trait Source: Read + Seek + Send {}
impl<S: Read + Seek + Send> Source for S {}

/// An open table.
pub struct TableFile {
    path: PathBuf,
    source: Mutex<Box<dyn Source>>,
    unpacker: Unpacker,
    figures: Vec<u64>,
    /// Rising.
    keys: Vec<u32>,
    /// Length unpacked, and where the packed bytes end after `body`.
    blocks: Vec<(u16, u32)>,
    body: u64,
}

impl TableFile {
    /// Opens the table of `game`, and reads the file once to see that it is as it was written.
    pub fn open(path: &Path, game: &str) -> Result<TableFile, TableError> {
        let io = |why| TableError::Io {
            path: path.into(),
            why,
        };
        let file = File::open(path).map_err(io)?;
        let size = file.metadata().map_err(io)?.len();
        TableFile::read(path, Box::new(file), size, game)
    }
    /// The same from bytes in memory; `path` is what it is called.
    pub fn from_bytes(path: &Path, bytes: Vec<u8>, game: &str) -> Result<TableFile, TableError> {
        let size = bytes.len() as u64;
        TableFile::read(path, Box::new(Cursor::new(bytes)), size, game)
    }
    fn read(
        path: &Path,
        mut source: Box<dyn Source>,
        size: u64,
        game: &str,
    ) -> Result<TableFile, TableError> {
        let io = |why| TableError::Io {
            path: path.into(),
            why,
        };
        let damaged = |why| TableError::Damaged(path.into(), why);
        let mut start = [0; 16];
        if size < 24 || source.read_exact(&mut start).is_err() || start[..8] != MAGIC {
            return Err(TableError::Foreign(path.into()));
        }
        let number = |at: usize| u32::from_le_bytes(start[at..at + 4].try_into().expect("four"));
        if number(8) != VERSION {
            return Err(TableError::Other {
                path: path.into(),
                found: format!("version {}", number(8)),
                wanted: format!("version {VERSION}"),
            });
        }
        let head_len = u64::from(number(12));
        if head_len > HEADER || 24 + head_len > size {
            return Err(damaged("it is too short"));
        }
        let mut head = vec![0; head_len as usize];
        source.read_exact(&mut head).map_err(io)?;
        let mut sum = Sum::default();
        sum.add(&start);
        sum.add(&head);
        check_rest(&mut source, size - 24 - head_len, sum)
            .map_err(io)?
            .then_some(())
            .ok_or_else(|| damaged("its checksum is wrong"))?;

        let mut parts = head.as_slice();
        let mut next = || take(&mut parts).ok_or_else(|| damaged("its header is cut off"));
        let found = String::from_utf8_lossy(next()?).into_owned();
        if found != game {
            return Err(TableError::Other {
                path: path.into(),
                found,
                wanted: game.into(),
            });
        }
        let figures = next()?.chunks_exact(8);
        let figures = figures.map(|f| u64::from_le_bytes(f.try_into().expect("eight")));
        let figures = figures.collect();
        let code = Code::from_bytes(next()?).map_err(|_| damaged("its code makes no sense"))?;
        let index = next()?.chunks_exact(10);
        let (mut keys, mut blocks) = (Vec::new(), Vec::new());
        for entry in index {
            let four = |at: usize| entry[at..at + 4].try_into().expect("four");
            keys.push(u32::from_le_bytes(four(0)));
            let len = u16::from_le_bytes([entry[4], entry[5]]);
            blocks.push((len, u32::from_le_bytes(four(6))));
        }
        let mut ends = blocks.iter().map(|(_, end)| u64::from(*end));
        if !ends.clone().is_sorted()
            || ends
                .next_back()
                .is_some_and(|end| end > size - 24 - head_len)
        {
            return Err(damaged("its blocks lie outside of it"));
        }
        Ok(TableFile {
            path: path.into(),
            source: Mutex::new(source),
            unpacker: code.unpacker(),
            figures,
            keys,
            blocks,
            body: 16 + head_len,
        })
    }
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
    /// What the game wanted to keep.
    pub fn figures(&self) -> &[u64] {
        &self.figures
    }
    /// Keys of all blocks, rising.
    pub fn keys(&self) -> &[u32] {
        &self.keys
    }
    /// The last block whose key is not above `key`.
    pub fn find(&self, key: u32) -> Option<u32> {
        let after = self.keys.partition_point(|k| *k <= key);
        after.checked_sub(1).map(|i| i as u32)
    }
    /// Reads and unpacks a block.
    pub fn block(&self, number: u32) -> Result<Vec<u8>, TableError> {
        let number = number as usize;
        let missing = || TableError::Damaged(self.path.clone(), "a block is missing");
        let (len, end) = *self.blocks.get(number).ok_or_else(missing)?;
        let begin = number.checked_sub(1).map_or(0, |i| self.blocks[i].1);
        let mut packed = vec![0; end.saturating_sub(begin) as usize];
        let read = match self.source.lock() {
            Ok(mut source) => source
                .seek(SeekFrom::Start(self.body + u64::from(begin)))
                .and_then(|_| source.read_exact(&mut packed)),
            Err(_) => Err(io::Error::other("another thread failed while reading")),
        };
        read.map_err(|why| TableError::Io {
            path: self.path.clone(),
            why,
        })?;
        Ok(self.unpacker.unpack(&packed, usize::from(len)))
    }
}

/// Reads the rest of the file and compares the checksum at its end.
fn check_rest(source: &mut dyn Source, len: u64, mut sum: Sum) -> io::Result<bool> {
    let mut buffer = vec![0; len.min(1 << 16) as usize];
    let mut left = len;
    while left > 0 {
        let n = left.min(buffer.len() as u64) as usize;
        source.read_exact(&mut buffer[..n])?;
        sum.add(&buffer[..n]);
        left -= n as u64;
    }
    let mut end = [0; 8];
    source.read_exact(&mut end)?;
    Ok(u64::from_le_bytes(end) == sum.finish())
}

fn take<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (len, tail) = rest.split_first_chunk::<4>()?;
    let (part, tail) = tail.split_at_checked(u32::from_le_bytes(*len) as usize)?;
    *rest = tail;
    Some(part)
}

/// A checksum against accidents.
#[derive(Default)]
struct Sum {
    state: u64,
    pending: Vec<u8>,
    len: u64,
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        self.len += bytes.len() as u64;
        let mut bytes = bytes;
        if !self.pending.is_empty() {
            let missing = (8 - self.pending.len()).min(bytes.len());
            self.pending.extend(&bytes[..missing]);
            bytes = &bytes[missing..];
            if self.pending.len() < 8 {
                return;
            }
            let word = self.pending.as_slice().try_into().expect("eight");
            self.word(u64::from_le_bytes(word));
            self.pending.clear();
        }
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.word(u64::from_le_bytes(*word));
        }
        self.pending.extend(rest);
    }
    fn word(&mut self, word: u64) {
        self.state = (self.state ^ word)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(29);
    }
    fn finish(mut self) -> u64 {
        let mut last = [0; 8];
        last[..self.pending.len()].copy_from_slice(&self.pending);
        self.word(u64::from_le_bytes(last));
        mix(self.state ^ mix(self.len))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("parlour-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn sample(path: &Path) {
        sample_with(path, 1);
    }

    fn sample_with(path: &Path, threads: usize) {
        let values: Vec<u8> = (0..1000u32).map(|i| (i * i % 7) as u8).collect();
        let contents = Contents {
            game: "toy 1",
            figures: &[3, 4],
            blocks: &[(0, &values[..400]), (10, &[]), (20, &values[400..])],
        };
        write(path, &contents, threads).unwrap();
    }

    #[test]
    fn any_number_of_threads_writes_the_same_file() {
        let folder = folder("threads");
        let path = folder.join("toy.table");
        let written = [1, 2, 3, 9].map(|threads| {
            sample_with(&path, threads);
            std::fs::read(&path).unwrap()
        });
        assert!(written.iter().all(|bytes| *bytes == written[0]));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = folder("read");
        let path = folder.join("deep").join("toy.table");
        sample(&path);
        let table = TableFile::open(&path, "toy 1").unwrap();
        assert_eq!(table.figures(), [3, 4]);
        assert_eq!(table.find(0), Some(0));
        assert_eq!(table.find(19), Some(1));
        assert_eq!(table.find(25), Some(2));
        assert_eq!(table.block(0).unwrap().len(), 400);
        assert_eq!(table.block(1).unwrap().len(), 0);
        assert!(matches!(table.block(3), Err(TableError::Damaged(..))));
        let last = table.block(2).unwrap();
        assert_eq!((last.len(), last[0]), (600, (400u32 * 400 % 7) as u8));
        let others = std::fs::read_dir(path.parent().unwrap()).unwrap().count();
        assert_eq!(others, 1, "no part is left behind");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_table_in_memory_reads_the_same() {
        let contents = Contents {
            game: "toy 1",
            figures: &[7],
            blocks: &[(0, &[1, 2, 3]), (5, &[4; 600])],
        };
        let bytes = pack(&contents, 1);
        let name = Path::new("memory");
        let table = TableFile::from_bytes(name, bytes.clone(), "toy 1").unwrap();
        assert_eq!(table.block(0).unwrap(), [1, 2, 3]);
        assert_eq!(table.block(1).unwrap(), [4; 600]);
        let short = bytes[..bytes.len() - 1].to_vec();
        assert!(TableFile::from_bytes(name, short, "toy 1").is_err());
    }

    #[test]
    fn blocks_outside_the_file_are_refused() {
        let contents = Contents {
            game: "toy 1",
            figures: &[],
            blocks: &[(0, &[1, 2, 3])],
        };
        let bytes = pack(&contents, 1);
        let head = u32::from_le_bytes(bytes[12..16].try_into().unwrap()) as usize;
        // The index ends the header, and where a block ends is the end of its entry.
        let end = 16 + head - 4;
        let mut far = bytes[..bytes.len() - 8].to_vec();
        far[end..end + 4].copy_from_slice(&u32::MAX.to_le_bytes());
        seal(&mut far);
        let why = TableFile::from_bytes(Path::new("memory"), far, "toy 1").err();
        let why = why.unwrap().to_string();
        assert!(why.contains("blocks lie outside"), "{why}");
    }

    #[test]
    fn room_is_tried_and_given_back() {
        let folder = folder("room");
        let path = folder.join("deep").join("toy.table");
        try_room(&path, 100_000).unwrap();
        assert_eq!(
            std::fs::read_dir(path.parent().unwrap()).unwrap().count(),
            0
        );
        std::fs::create_dir(&path).unwrap();
        assert!(try_room(&path, 1).is_err(), "a folder is in the way");
        let blocked = folder.join("file");
        std::fs::write(&blocked, "x").unwrap();
        assert!(
            try_room(&blocked.join("toy.table"), 1).is_err(),
            "no folder"
        );
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn foreign_and_damaged_files_are_refused() {
        let folder = folder("damage");
        let path = folder.join("toy.table");
        sample(&path);
        let good = std::fs::read(&path).unwrap();
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 0x10;
            std::fs::write(&path, &bad).unwrap();
            assert!(TableFile::open(&path, "toy 1").is_err(), "byte {at}");
        }
        for len in [0, 7, 15, 16, 30, good.len() - 1] {
            std::fs::write(&path, &good[..len]).unwrap();
            assert!(TableFile::open(&path, "toy 1").is_err(), "{len} bytes");
        }
        std::fs::write(&path, &good).unwrap();
        let other = TableFile::open(&path, "toy 2").err().unwrap().to_string();
        assert!(other.contains("toy 1, not of toy 2"), "{other}");
        let none = TableFile::open(&folder.join("none"), "toy 1")
            .err()
            .unwrap();
        assert!(matches!(none, TableError::Io { .. }));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
