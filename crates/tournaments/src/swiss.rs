//! The Swiss system, Dutch way (FIDE Handbook C.04.3): players with the same points meet, the upper half of
//! a bracket against the lower one, nobody twice, and sides are shared out evenly.
//!
//! Brackets are paired from the top. For each, one matching of all players who are left weighs the criteria
//! in their order, so what is fixed above can always be completed below:
//!
//! | the handbook | here |
//! |---|---|
//! | C1, C2, C3: nobody twice, one bye each, absolute wishes for a side | there is no such edge |
//! | C4: those left can be paired | the matching takes in everybody |
//! | C5, C6: most pairs, least differences of points | `PAIRS`, `MOVED` |
//! | C7: most pairs in the next bracket | `NEXT` |
//! | C8–C11: wishes for a side | `WISHES`, `STRONG` |
//! | C12–C15: no float repeated | `FLOATS` |
//! | order of transpositions and exchanges | `HALVES`, `ORDER` |
//!
//! Where the handbook lets top scorers of the last round break C3, this does not. If no legal pairing exists
//! at all, wishes for a side give way first, then the second bye, then rematches.

use crate::matching::matching;

/// Which side somebody played: the first moves first.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second.
    Second,
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// How somebody was paired outside their bracket.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Float {
    /// Within it.
    #[default]
    None,
    /// With somebody of fewer points, or with nobody.
    Down,
    /// With somebody of more points.
    Up,
}

/// What a pairing must know of somebody.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// In thousandths.
    pub points: i64,
    /// The place in the starting order, from 0; decides among the same points.
    pub rank: usize,
    /// Those already met, as indices of the same list.
    pub met: Vec<usize>,
    /// The sides played so far.
    pub sides: Vec<Side>,
    /// Have they had a bye with full points?
    pub byed: bool,
    /// The float of the last round and of the one before.
    pub floats: [Float; 2],
}

/// How much somebody wants a side.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub enum Wish {
    /// Has not played.
    None,
    /// Would like to change.
    Mild,
    /// Has had one of them once more often.
    Strong,
    /// Must not get it again.
    Absolute,
}

impl Player {
    /// How often first, less how often second.
    pub fn balance(&self) -> i32 {
        let sides = self.sides.iter();
        { sides }
            .map(|side| match side {
                Side::First => 1,
                Side::Second => -1,
            })
            .sum()
    }
    /// The side that is due.
    pub fn wish(&self) -> (Option<Side>, Wish) {
        let Some(last) = self.sides.last().copied() else {
            return (None, Wish::None);
        };
        let balance = self.balance();
        let due = match balance {
            1.. => Side::Second,
            0 => last.other(),
            _ => Side::First,
        };
        let twice = self.sides.len() > 1 && self.sides[self.sides.len() - 2] == last;
        match balance.abs() {
            2.. => (Some(due), Wish::Absolute),
            _ if twice => (Some(last.other()), Wish::Absolute),
            1 => (Some(due), Wish::Strong),
            _ => (Some(due), Wish::Mild),
        }
    }
}

/// Who meets whom, as indices of the list of players, the first of each pair moving first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Paired {
    /// In the order of boards.
    pub pairs: Vec<(usize, usize)>,
    /// Who is free, with full points.
    pub bye: Option<usize>,
}

/// What must not happen, while it can be avoided.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd)]
enum Law {
    All,
    NoWishes,
    SecondByes,
    Rematches,
}

// Places of the criteria in a weight.
const ALL: usize = 0;
const PAIRS: usize = 1;
const MOVED: usize = 2;
/// Different points of those moved down that are told apart.
const LEVELS: usize = 4;
const NEXT: usize = MOVED + LEVELS;
const WISHES: usize = NEXT + 1;
const STRONG: usize = WISHES + 1;
const FLOATS: usize = STRONG + 1;
const HALVES: usize = FLOATS + 4;
const ORDER: usize = HALVES + 1;
/// Places of the upper half that are ordered exactly; those behind are weighed together.
const EXACT: usize = 48;

/// May these two meet, as far as sides go?
pub fn sides_agree(one: &Player, two: &Player) -> bool {
    let ((a, one), (b, two)) = (one.wish(), two.wish());
    one < Wish::Absolute || two < Wish::Absolute || a != b
}

/// Pairs the next round.
pub fn pair(players: &[Player]) -> Paired {
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|i| (-players[*i].points, players[*i].rank));
    let laws = [Law::All, Law::NoWishes, Law::SecondByes, Law::Rematches];
    let paired = laws
        .iter()
        .find_map(|law| pair_under(players, &order, *law));
    let mut paired = paired.expect("without laws everybody can meet");
    let key = |i: usize| (-players[i].points, players[i].rank);
    paired.pairs.sort_by_key(|(a, b)| {
        let (higher, lower) = (key(*a).min(key(*b)), key(*a).max(key(*b)));
        (higher.0, lower.0, higher.1)
    });
    for (board, pair) in paired.pairs.iter_mut().enumerate() {
        let (a, b) = *pair;
        let (higher, lower) = if key(a) < key(b) { (a, b) } else { (b, a) };
        *pair = match side_of(&players[higher], &players[lower], board) {
            Side::First => (higher, lower),
            Side::Second => (lower, higher),
        };
    }
    paired
}

/// The side of the higher of two (C.04.3 E).
fn side_of(higher: &Player, lower: &Player, board: usize) -> Side {
    let ((own, ours), (other, theirs)) = (higher.wish(), lower.wish());
    match (own, other) {
        (None, None) if board % 2 == 0 => Side::First,
        (None, None) => Side::Second,
        (None, Some(other)) => other.other(),
        (Some(own), None) => own,
        (Some(own), Some(other)) if own != other => own,
        (Some(own), Some(_)) => {
            let wide = |player: &Player, wish| (wish, player.balance().abs().min(2));
            let (one, two) = (wide(higher, ours), wide(lower, theirs));
            if one != two {
                return if one > two { own } else { own.other() };
            }
            // The last round in which they played different sides.
            let pairs = higher.sides.iter().rev().zip(lower.sides.iter().rev());
            let differing = { pairs }.find(|(a, b)| a != b);
            differing.map_or(own, |(a, _)| a.other())
        }
    }
}

fn pair_under(players: &[Player], order: &[usize], law: Law) -> Option<Paired> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for i in order {
        match groups.last_mut() {
            Some(group) if players[group[0]].points == players[*i].points => group.push(*i),
            _ => groups.push(vec![*i]),
        }
    }
    let odd = order.len() % 2 == 1;
    let mut paired = Paired::default();
    let mut moved: Vec<usize> = Vec::new();
    for at in 0..groups.len() {
        let lower: Vec<usize> = groups[at + 1..].iter().flatten().copied().collect();
        let next = groups.get(at + 1).map_or(0, Vec::len);
        let mut bracket = Bracket {
            players,
            law,
            odd,
            moved: std::mem::take(&mut moved),
            own: groups[at].clone(),
            limbo: Vec::new(),
            lower,
            next,
        };
        // Those moved down are paired first, then the rest as a bracket of its own.
        if !bracket.moved.is_empty() {
            let mates = bracket.matching()?;
            for (i, mate) in bracket.moved.clone().into_iter().zip(mates) {
                match mate {
                    Mate::Within(j) => {
                        bracket.own.retain(|x| *x != j);
                        bracket.moved.retain(|x| *x != i && *x != j);
                        if !paired.pairs.contains(&(j, i)) {
                            paired.pairs.push((i, j));
                        }
                    }
                    Mate::Below | Mate::Bye => {}
                }
            }
            bracket.limbo = std::mem::take(&mut bracket.moved);
        }
        let mates = bracket.matching()?;
        let limbo = bracket.limbo.len();
        moved.extend(&bracket.limbo);
        for (place, i) in bracket.own.iter().enumerate() {
            match mates[place] {
                Mate::Within(j) if paired.pairs.contains(&(j, *i)) => {}
                Mate::Within(j) => paired.pairs.push((*i, j)),
                Mate::Below | Mate::Bye => moved.push(*i),
            }
        }
        debug_assert!(limbo <= moved.len());
    }
    paired.bye = moved.pop();
    (moved.is_empty() && paired.bye.is_some() == odd).then_some(paired)
}

/// One bracket, and all who come after it.
struct Bracket<'a> {
    players: &'a [Player],
    law: Law,
    odd: bool,
    /// Those moved down into it.
    moved: Vec<usize>,
    /// Those who belong there.
    own: Vec<usize>,
    /// Those who will be moved down further.
    limbo: Vec<usize>,
    /// Those below, and how many of them are next.
    lower: Vec<usize>,
    next: usize,
}

/// Whom a matching gives to somebody of the bracket.
#[derive(Copy, Clone, PartialEq)]
enum Mate {
    Within(usize),
    Below,
    Bye,
}

impl Bracket<'_> {
    fn may_meet(&self, i: usize, j: usize) -> bool {
        let (one, two) = (&self.players[i], &self.players[j]);
        (self.law >= Law::Rematches || !one.met.contains(&j))
            && (self.law >= Law::NoWishes || sides_agree(one, two))
    }
    /// The mates of those moved down and of the own, in this order; `None` if not everybody gets one.
    fn matching(&self) -> Option<Vec<Mate>> {
        let inside = self.moved.len() + self.own.len();
        let all = self.moved.iter().chain(&self.own);
        let all: Vec<usize> = all.chain(&self.limbo).chain(&self.lower).copied().collect();
        let near = inside + self.limbo.len() + self.next;
        let bye = all.len();
        let n = bye + usize::from(self.odd);
        let len = ORDER + (inside / 2 + 1).clamp(1, EXACT);
        let mut levels: Vec<i64> = self.moved.iter().map(|i| self.players[*i].points).collect();
        levels.dedup();
        let level = |place: usize| {
            let points = self.players[all[place]].points;
            let level = levels.iter().position(|other| *other == points);
            level.unwrap_or(0).min(LEVELS - 1)
        };
        let m = self.moved.len();
        let half = (inside - m) / 2;
        let mates = matching(n, len, |a, b, out| {
            if b == bye && self.odd {
                let player = &self.players[all[a]];
                if player.byed && self.law < Law::SecondByes {
                    return false;
                }
                out[ALL] = 1;
                if a < inside {
                    self.weigh_fall(player, out);
                }
                return true;
            }
            let (i, j) = (all[a], all[b]);
            if !self.may_meet(i, j) {
                return false;
            }
            let (one, two) = (&self.players[i], &self.players[j]);
            out[ALL] = 1;
            if b >= inside {
                if b < near {
                    out[NEXT] = 1;
                }
                if a < inside {
                    self.weigh_fall(one, out);
                }
                return true;
            }
            out[PAIRS] = 1;
            for place in [a, b] {
                if place < m {
                    out[MOVED + level(place)] += 1;
                }
            }
            let ((wish, ours), (other, theirs)) = (one.wish(), two.wish());
            if wish.is_some() && wish == other {
                out[WISHES] = -1;
                out[STRONG] = -i32::from(ours >= Wish::Strong && theirs >= Wish::Strong);
            }
            if a < m && b >= m {
                for (ago, float) in two.floats.into_iter().enumerate() {
                    out[FLOATS + 2 * ago + 1] = -i32::from(float == Float::Up);
                }
            }
            // Upper half against lower half; the first finds the first, and so on.
            let (row, distance, same) = match m {
                0 => (a, b.abs_diff(half), (a < half) == (b < half)),
                m => (a, b.abs_diff(m), (a < m) == (b < m)),
            };
            out[HALVES] = -i32::from(same);
            out[ORDER + row.min(len - ORDER - 1)] = -(distance as i32);
            true
        });
        let mate = |place: usize| {
            let mate = mates[place]?;
            Some(match mate {
                mate if mate == bye && self.odd => Mate::Bye,
                mate if mate < inside => Mate::Within(all[mate]),
                _ => Mate::Below,
            })
        };
        if mates.iter().any(Option::is_none) {
            return None;
        }
        (0..inside).map(mate).collect()
    }
    fn weigh_fall(&self, player: &Player, out: &mut [i32]) {
        for (ago, float) in player.floats.into_iter().enumerate() {
            out[FLOATS + 2 * ago] = -i32::from(float == Float::Down);
        }
    }
}
