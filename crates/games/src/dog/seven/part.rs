//! All results of so many steps: clusters of pieces, what each can do, and how they go together.

use super::STEPS;
use super::made::{ByStep, Made, More, Reached, Way, completions, joined, sums};
use super::mover::{Area, Mover, reach};
use super::search::{Found, Search};
use crate::dog::action::Legs;
use crate::dog::board::{Board, Place};
use crate::dog::options::Dog;
use arrayvec::ArrayVec;
use rustc_hash::FxHashMap;

/// Pieces that can touch each other, and everything they can do alone.
#[derive(Clone, Debug)]
pub(super) struct Cluster {
    area: Area,
    /// The piece, if it is only one.
    single: Option<Mover>,
    /// Its classes.
    classes: Span,
    /// Ways to complete what the clusters before it have made.
    ways: Span,
}

/// A part of a list.
#[derive(Copy, Clone, Debug, Default)]
struct Span {
    begin: u32,
    end: u32,
}

impl Span {
    fn len(self) -> u64 {
        (self.end - self.begin) as u64
    }
    #[inline]
    fn of<T>(self, list: &[T]) -> &[T] {
        &list[self.begin as usize..self.end as usize]
    }
}

/// What a cluster can reach with the same numbers of steps.
#[derive(Copy, Clone, Debug)]
pub(super) struct Class {
    /// As bits.
    steps: u8,
    /// In [`Part::reached`].
    results: Span,
}

/// All results of `total` steps after some legs that are made already.
#[derive(Clone, Debug)]
pub(super) struct Part {
    base: Board,
    guards: u8,
    prefix: Legs,
    pub(super) total: u8,
    clusters: ArrayVec<Cluster, 8>,
    /// Of all clusters, each in order of steps; "nothing", with 0 steps, is one of them.
    reached: Vec<Reached>,
    /// Of all clusters.
    classes: Vec<Class>,
    /// Of all clusters, and at last of none.
    ways: Vec<Way>,
    /// Where the last of them begin.
    last: u32,
    boards: Vec<Board>,
    wasted: Vec<ByStep>,
}

impl Part {
    /// `keep`: results of fewer steps than `total` are asked for, too.
    pub(super) fn new(
        rules: &Dog,
        base: Board,
        prefix: Legs,
        total: u8,
        movers: &[Mover],
        keep: bool,
    ) -> Part {
        let guards = base.guards(rules.start_protects());
        let mut fixed = guards;
        for mover in movers {
            if mover.place == Place::Ring(Board::start(mover.seat)) {
                fixed &= !(1 << mover.seat);
            }
        }
        let mut groups: ArrayVec<(Area, ArrayVec<Mover, 8>), 8> = ArrayVec::new();
        for mover in movers {
            let mut area = reach(&base, mover, fixed, total);
            let mut members = ArrayVec::new();
            members.push(*mover);
            let mut i = 0;
            while i < groups.len() {
                if groups[i].0.touches(&area) {
                    let (other, more) = groups.remove(i);
                    area.add(&other);
                    members.extend(more);
                    i = 0;
                } else {
                    i += 1;
                }
            }
            groups.push((area, members));
        }
        groups.sort_unstable_by_key(|(_, members)| {
            members.iter().map(|m| m.leg(1, false).code()).min()
        });
        let alone = groups.len() == 1 && !keep;
        let mut part = Part {
            base,
            guards,
            prefix,
            total,
            clusters: ArrayVec::new(),
            reached: Vec::with_capacity(16 * groups.len()),
            classes: Vec::with_capacity(8 * groups.len()),
            ways: Vec::with_capacity(8 * groups.len() + 8),
            last: 0,
            boards: Vec::new(),
            wasted: Vec::new(),
        };
        for (area, members) in &groups {
            let begin = part.reached.len();
            part.reached.push(Reached {
                steps: 1,
                legs: Legs::NONE,
                more: More::To(None),
            });
            let single = match members[..] {
                [mover] => {
                    part.walk(&mover);
                    Some(mover)
                }
                _ => {
                    part.search(rules, members, alone);
                    None
                }
            };
            if part.reached.len() == begin + 1 {
                part.reached.pop();
                continue;
            }
            if single.is_none() {
                part.reached[begin..].sort_unstable_by_key(|r| (r.steps, r.legs));
            }
            part.add_cluster(*area, single, begin);
        }
        part.count_ways();
        part
    }
    /// Everything a single piece can do.
    pub(super) fn walk(&mut self, mover: &Mover) {
        for n in 1..=self.total {
            let inside = self.base.enter(self.guards, mover.seat, mover.place, n);
            let along = self.base.along(self.guards, mover.place, n);
            for (to, avoid) in [(inside, false), (along, inside.is_some())] {
                if to.is_some() {
                    self.reached.push(Reached {
                        steps: 1 << n,
                        legs: Legs::NONE.then(mover.leg(n, avoid)),
                        more: More::To(to),
                    });
                }
            }
        }
    }
    /// Everything several pieces can do together.
    fn search(&mut self, rules: &Dog, members: &[Mover], alone: bool) {
        let mut search = Search {
            rules,
            members,
            total: self.total,
            alone,
            reached: FxHashMap::with_capacity_and_hasher(56, Default::default()),
        };
        search.explore(&self.base, 0, 0, None, Legs::NONE);
        // "Nothing" has a board, too.
        let nothing = self.reached.last_mut().expect("just pushed");
        nothing.more = More::Board(self.boards.len() as u32);
        self.boards.push(self.base);
        for (board, Found { steps, legs }) in search.reached {
            let number = self.boards.len() as u32;
            self.boards.push(board);
            let one = steps & (steps - 1) == 0;
            self.reached.push(Reached {
                steps,
                legs: legs[steps.trailing_zeros() as usize],
                more: if one {
                    More::Board(number)
                } else {
                    More::Wasted(number, self.wasted.len() as u32)
                },
            });
            if !one {
                self.wasted.push(legs);
            }
        }
    }
    fn add_cluster(&mut self, area: Area, single: Option<Mover>, begin: usize) {
        let first = self.classes.len();
        for (i, r) in self.reached.iter().enumerate().skip(begin) {
            match self.classes[first..].last_mut() {
                Some(class) if class.steps == r.steps => class.results.end = i as u32 + 1,
                _ => self.classes.push(Class {
                    steps: r.steps,
                    results: Span {
                        begin: i as u32,
                        end: i as u32 + 1,
                    },
                }),
            }
        }
        self.clusters.push(Cluster {
            area,
            single,
            classes: Span {
                begin: first as u32,
                end: self.classes.len() as u32,
            },
            ways: Span::default(),
        });
    }
    fn classes_of(&self, cluster: &Cluster) -> &[Class] {
        cluster.classes.of(&self.classes)
    }
    /// Ways to complete what the clusters before number `i` have made.
    fn ways_from(&self, i: usize) -> &[Way] {
        match self.clusters.get(i) {
            Some(cluster) => cluster.ways.of(&self.ways),
            None => &self.ways[self.last as usize..],
        }
    }
    pub(super) fn count_ways(&mut self) {
        if self.wasted.is_empty() {
            self.count_plain_ways();
            return;
        }
        // Which sets of steps occur before each cluster; then, backwards, how they can be completed.
        self.ways.push(Way::new(1));
        let mut begin = 0;
        for i in 0..self.clusters.len() {
            let end = self.ways.len();
            self.clusters[i].ways = Span {
                begin: begin as u32,
                end: end as u32,
            };
            let classes = self.clusters[i].classes;
            for way in begin..end {
                for class in classes.begin..classes.end {
                    let sum = sums(self.ways[way].made, self.classes[class as usize].steps);
                    if sum != 0 && self.ways[end..].iter().all(|way| way.made != sum) {
                        self.ways.push(Way::new(sum));
                    }
                }
            }
            begin = end;
        }
        self.last = begin as u32;
        for way in &mut self.ways[begin..] {
            way.completions = (way.made >> self.total & 1) as u64;
        }
        for i in (0..self.clusters.len()).rev() {
            let ways = self.clusters[i].ways;
            for way in ways.begin..ways.end {
                let made = self.ways[way as usize].made;
                let mut n = 0;
                for class in self.classes_of(&self.clusters[i]) {
                    let behind = completions(self.ways_from(i + 1), sums(made, class.steps));
                    n += class.results.len() * behind;
                }
                self.ways[way as usize].completions = n;
            }
        }
    }
    /// The same where every result has one number of steps.
    fn count_plain_ways(&mut self) {
        let levels = self.clusters.len() as u32;
        let width = STEPS as u32 + 1;
        self.last = levels * width;
        for _ in 0..=levels {
            self.ways.extend((0..width).map(|made| Way::new(1 << made)));
        }
        self.ways[(self.last + self.total as u32) as usize].completions = 1;
        for (i, level) in (0..levels).enumerate().rev() {
            let begin = level * width;
            self.clusters[i].ways = Span {
                begin,
                end: begin + width,
            };
            let classes = self.clusters[i].classes;
            for class in classes.begin..classes.end {
                let Class { steps, results } = self.classes[class as usize];
                let steps = steps.trailing_zeros();
                for made in 0..=(self.total as u32).saturating_sub(steps) {
                    let behind = self.ways[(begin + width + made + steps) as usize].completions;
                    self.ways[(begin + made) as usize].completions += results.len() * behind;
                }
            }
        }
    }
    pub(super) fn count(&self) -> u64 {
        self.ways[0].completions
    }
    pub(super) fn each(&self, visit: &mut impl FnMut(Legs)) {
        if self.wasted.is_empty() {
            self.combine_plain(0, 0, Legs::NONE, 0, visit);
        } else {
            self.combine(0, Made::default(), visit);
        }
    }
    /// Where every result has one number of steps: `made` steps so far, with `legs`.
    fn combine_plain(
        &self,
        i: usize,
        made: u8,
        legs: Legs,
        largest: u64,
        visit: &mut impl FnMut(Legs),
    ) {
        let Some(cluster) = self.clusters.get(i) else {
            if made == self.total {
                visit(self.prefix.chain(legs));
            }
            return;
        };
        let behind = self.ways_from(i + 1);
        for class in self.classes_of(cluster) {
            let sum = made + class.steps.trailing_zeros() as u8;
            if sum > self.total || behind[sum as usize].completions == 0 {
                continue;
            }
            for reached in class.results.of(&self.reached) {
                let (legs, largest) = joined(legs, largest, reached.legs);
                self.combine_plain(i + 1, sum, legs, largest, visit);
            }
        }
    }
    fn combine(&self, i: usize, made: Made, visit: &mut impl FnMut(Legs)) {
        let Some(cluster) = self.clusters.get(i) else {
            if made.steps >> self.total & 1 == 1 {
                visit(self.prefix.chain(made.legs_for(self.total)));
            }
            return;
        };
        for class in self.classes_of(cluster) {
            if completions(self.ways_from(i + 1), sums(made.steps, class.steps)) > 0 {
                for reached in class.results.of(&self.reached) {
                    self.combine(i + 1, made.then(reached, &self.wasted), visit);
                }
            }
        }
    }
    pub(super) fn nth(&self, mut index: u64) -> Legs {
        let mut made = Made::default();
        for (i, cluster) in self.clusters.iter().enumerate() {
            for class in self.classes_of(cluster) {
                let behind = completions(self.ways_from(i + 1), sums(made.steps, class.steps));
                let block = class.results.len() * behind;
                if index < block {
                    let reached = &class.results.of(&self.reached)[(index / behind) as usize];
                    made = made.then(reached, &self.wasted);
                    index %= behind;
                    break;
                }
                index -= block;
            }
        }
        self.prefix.chain(made.legs_for(self.total))
    }
    /// The canonical legs of `total` steps in all that lead to `board`.
    pub(super) fn find(&self, board: &Board, total: u8) -> Option<Legs> {
        let mut rest = Area::default();
        for cluster in &self.clusters {
            rest.add(&cluster.area);
        }
        if !self.base.same_within(board, !rest.ring, !rest.finishes) {
            return None;
        }
        let mut made = Made::default();
        for cluster in &self.clusters {
            let Area { ring, finishes } = cluster.area;
            let mut classes = self.classes_of(cluster).iter();
            let reached = classes.find_map(|class| {
                let mut all = class.results.of(&self.reached).iter();
                all.find(|r| self.board_of(cluster, r).same_within(board, ring, finishes))
            })?;
            made = made.then(reached, &self.wasted);
        }
        let leads = made.steps >> total & 1 == 1;
        leads.then(|| self.prefix.chain(made.legs_for(total)))
    }
    fn board_of(&self, cluster: &Cluster, reached: &Reached) -> Board {
        match (reached.more, cluster.single) {
            (More::Board(i) | More::Wasted(i, _), _) => self.boards[i as usize],
            (More::To(Some(to)), Some(mover)) => {
                let n = reached.steps.trailing_zeros() as u8;
                let mut board = self.base;
                board.sweep(board.swept(mover.seat, mover.place, to, n));
                board.relocate(mover.seat, mover.place, to);
                board
            }
            (More::To(_), _) => self.base,
        }
    }
}
