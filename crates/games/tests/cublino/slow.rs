//! The rules once more, as slowly and plainly as possible: a map of faces, no tables, no bits.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

type Cell = (i32, i32);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Die {
    white: bool,
    top: i32,
    forward: i32,
    left: i32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Slow {
    contra: bool,
    white: bool,
    dice: BTreeMap<Cell, Die>,
}

/// Top, forward, left, in the order of the letters.
static ORIENTATIONS: LazyLock<Vec<(i32, i32, i32)>> = LazyLock::new(|| {
    let mut all = BTreeSet::from([(1, 2, 3)]);
    while all.len() < 24 {
        for (t, f, l) in all.clone() {
            all.insert((7 - f, t, l));
            all.insert((l, f, 7 - t));
        }
    }
    all.into_iter().collect()
});

impl Slow {
    pub fn read(text: &str) -> Slow {
        let letters: Vec<char> = text.chars().collect();
        let dice = letters[1..].chunks(3).map(|c| {
            let number = c[0].to_ascii_lowercase() as usize - 'a' as usize;
            let (top, forward, left) = ORIENTATIONS[number];
            let white = c[0].is_uppercase();
            let cell = (c[1] as i32 - 'a' as i32, c[2] as i32 - '1' as i32);
            (
                cell,
                Die {
                    white,
                    top,
                    forward,
                    left,
                },
            )
        });
        Slow {
            contra: "cC".contains(letters[0]),
            white: letters[0].is_uppercase(),
            dice: dice.collect(),
        }
    }
    pub fn write(&self) -> String {
        let case = |upper: bool, c: char| if upper { c.to_ascii_uppercase() } else { c };
        let mut text = String::from(case(self.white, if self.contra { 'c' } else { 'p' }));
        for row in 0..7 {
            for column in 0..7 {
                if let Some(die) = self.dice.get(&(column, row)) {
                    let lies = (die.top, die.forward, die.left);
                    let i = ORIENTATIONS.iter().position(|o| *o == lies);
                    let letter = (b'a' + i.expect("a die") as u8) as char;
                    text.push(case(die.white, letter));
                    text.push_str(&name((column, row)));
                }
            }
        }
        text
    }
    fn decided(&self) -> bool {
        let home = |white: bool| {
            let row = if white { 6 } else { 0 };
            let own = self.dice.iter().filter(|(_, die)| die.white == white);
            own.filter(|(cell, _)| cell.1 == row).count()
        };
        let enough = if self.contra { 1 } else { 7 };
        home(true) >= enough || home(false) >= enough
    }
    /// Every move with the state after it.
    pub fn children(&self) -> BTreeMap<String, String> {
        if self.decided() {
            return BTreeMap::new();
        }
        let own = self.chains();
        if !own.is_empty() {
            let children = own.into_iter().map(|chain| {
                let text: String = chain.iter().map(|cell| name(*cell)).collect();
                (text, self.after(&chain).write())
            });
            return children.collect();
        }
        let mut passed = self.clone();
        passed.white = !self.white;
        if passed.chains().is_empty() {
            return BTreeMap::new();
        }
        BTreeMap::from([("pass".into(), passed.write())])
    }
    fn chains(&self) -> Vec<Vec<Cell>> {
        let mut all = Vec::new();
        for (cell, die) in &self.dice {
            if die.white == self.white {
                let mut lifted = self.clone();
                lifted.dice.remove(cell);
                lifted.grow(&mut vec![*cell], &mut all);
            }
        }
        all
    }
    fn grow(&self, chain: &mut Vec<Cell>, all: &mut Vec<Vec<Cell>>) {
        let (x, y) = chain[chain.len() - 1];
        let ahead = if self.white { 1 } else { -1 };
        for (dx, dy) in [(0, ahead), (-1, 0), (1, 0)] {
            for far in [1, 2] {
                let to = (x + far * dx, y + far * dy);
                let on_board = (0..7).contains(&to.0) && (0..7).contains(&to.1);
                if !on_board || self.dice.contains_key(&to) || chain.contains(&to) {
                    continue;
                }
                let over = self.dice.contains_key(&(x + dx, y + dy));
                if far == 1 && chain.len() > 1 || far == 2 && (self.contra || !over) {
                    continue;
                }
                chain.push(to);
                all.push(chain.clone());
                if !self.contra {
                    self.grow(chain, all);
                }
                chain.pop();
            }
        }
    }
    fn after(&self, chain: &[Cell]) -> Slow {
        let mut next = self.clone();
        next.white = !self.white;
        let mut die = next.dice.remove(&chain[0]).expect("a die moves");
        let (t, f, l) = (die.top, die.forward, die.left);
        let step = (chain[1].0 - chain[0].0, chain[1].1 - chain[0].1);
        (die.top, die.forward, die.left) = match step {
            (0, 1) => (7 - f, t, l),
            (0, -1) => (f, 7 - t, l),
            (1, 0) => (l, f, 7 - t),
            (-1, 0) => (7 - l, f, t),
            _ => (t, f, l),
        };
        let attacker = chain[chain.len() - 1];
        next.dice.insert(attacker, die);
        if self.contra {
            let foes = next.beside(attacker, !self.white);
            let defence: i32 = foes.iter().map(|cell| next.dice[cell].top).sum();
            let mut losers = BTreeSet::new();
            for defender in &foes {
                let attack = next.beside(*defender, self.white);
                let attack: i32 = attack.iter().map(|cell| next.dice[cell].top).sum();
                if attack < defence {
                    losers.insert(attacker);
                }
                if attack > defence {
                    losers.insert(*defender);
                }
            }
            next.dice.retain(|cell, _| !losers.contains(cell));
        }
        next
    }
    fn beside(&self, (x, y): Cell, white: bool) -> Vec<Cell> {
        let all = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
        let own = |cell: &Cell| self.dice.get(cell).is_some_and(|die| die.white == white);
        all.into_iter().filter(own).collect()
    }
}

fn name((column, row): Cell) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}
