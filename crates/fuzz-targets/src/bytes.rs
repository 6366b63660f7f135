//! Choices made by bytes.

use parlour_core::{Kind, Rng, Rulebook, Table};
use std::sync::Arc;

/// Bytes that are used up by choices; when none is left every choice is the first.
pub struct Bytes<'d>(&'d [u8]);

impl<'d> Bytes<'d> {
    /// All of them.
    pub fn new(data: &'d [u8]) -> Bytes<'d> {
        Bytes(data)
    }
    /// None left?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The next one.
    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }
    /// Yes or no.
    pub fn flip(&mut self) -> bool {
        self.byte() & 1 == 1
    }
    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        let two = usize::from(self.byte()) << 8 | usize::from(self.byte());
        two % n
    }
    /// What is left, as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }

    /// A game under some rules. None where the options do not fit together, or there is no game.
    pub fn rules(&mut self) -> Option<Arc<dyn Rulebook>> {
        let all = parlour_games::all();
        if all.is_empty() {
            return None;
        }
        let game = &all[self.below(all.len())];
        let presets = game.presets();
        let preset = presets[self.below(presets.len())].name;
        let mut options = Vec::new();
        for _ in 0..self.byte() % 4 {
            let specs = game.specs();
            if specs.is_empty() {
                break;
            }
            let spec = &specs[self.below(specs.len())];
            options.push((spec.key.to_string(), self.value(&spec.kind)));
        }
        game.configure(Some(preset), &options).ok()
    }
    fn value(&mut self, kind: &Kind) -> String {
        match kind {
            Kind::Flag => self.flip().to_string(),
            Kind::Word(words) => words[self.below(words.len())].0.into(),
            Kind::Number { min, max, or } => match self.below(or.len() + 3) {
                i if i < or.len() => or[i].0.into(),
                i if i == or.len() => min.to_string(),
                _ => (min + self.below(1 << 16) as u32 % (max - min + 1)).to_string(),
            },
        }
    }
    /// A table some random moves into a game.
    pub fn table(&mut self) -> Option<Box<dyn Table>> {
        let rules = self.rules()?;
        let mut table = rules
            .open(None, self.byte().into())
            .expect("the start is open");
        let mut rng = Rng::new(self.byte().into());
        for _ in 0..self.byte() {
            let Some(m) = table.pick(&mut rng) else {
                break;
            };
            table.play(&m).expect("a picked move is legal");
        }
        Some(table)
    }
    /// `text` with some bytes replaced, removed, doubled or put in; the bytes used up say which.
    pub fn spoil(&mut self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..1 + self.byte() % 4 {
            let (act, new) = (self.byte() % 5, self.byte());
            let at = self.below(bytes.len().max(1));
            match (act, bytes.get(at).copied()) {
                (0, Some(_)) => bytes[at] = new,
                (1, Some(_)) => drop(bytes.remove(at)),
                (2, Some(old)) => bytes.insert(at, old),
                (3, Some(_)) => {
                    let other = self.below(bytes.len());
                    bytes.swap(at, other);
                }
                _ => bytes.insert(at.min(bytes.len()), new),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
