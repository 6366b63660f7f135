//! Half a round in one slab: what is decided now.

use super::folded::Folded;
use super::herd::{Herd, Ways};
use super::layout::Shape;
use super::space::{Kind, Slab, SlabMove, Space, Visit};
use super::sum::{Sum, foe};
use parlour_core::cpu;
use std::mem::take;

/// Which half.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Half {
    Win,
    Loss,
}

/// What one slab may write in a half.
pub(super) struct Task<'a> {
    pub(super) slab: &'a Slab,
    /// Where the values of each configuration begin, counted through all slabs.
    pub(super) starts: &'a [u32],
    pub(super) open: &'a mut [Folded],
    pub(super) found: &'a mut [Folded],
    pub(super) is_open: &'a mut [bool],
    pub(super) is_found: &'a mut [bool],
    pub(super) slab_found: &'a mut bool,
    pub(super) values: &'a mut [u8],
}

/// What a half reads.
pub(super) struct Look<'a> {
    pub(super) space: &'a Space,
    pub(super) hope: &'a [Folded],
    pub(super) news: &'a [Folded],
    pub(super) is_news: &'a [bool],
    pub(super) slab_news: &'a [bool],
    pub(super) herds: &'a [[Herd; 2]],
    pub(super) ways: &'a Ways,
}

/// The work on one slab, for whatever instructions the processor has.
pub(super) struct Decide<'a, 'b> {
    pub(super) look: &'a Look<'a>,
    pub(super) task: Task<'b>,
    pub(super) half: Half,
    pub(super) first: bool,
    pub(super) plies: u8,
}

impl cpu::Work for Decide<'_, '_> {
    type Found = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        self.look
            .decide(self.task, self.half, self.first, self.plies)
    }
}

impl Look<'_> {
    /// Decides what can be decided in one slab; returns how many positions.
    #[inline(always)]
    fn decide(&self, task: Task, half: Half, first: bool, plies: u8) -> u64 {
        if take(task.slab_found) {
            task.is_found.fill(false);
        }
        let slab = task.slab;
        let hot = |m: &&SlabMove| self.slab_news[m.slab as usize];
        let moves: Vec<SlabMove> = slab.moves.iter().filter(hot).copied().collect();
        // A giraffe that takes a chick leads where an elephant that takes it would.
        let at_home = self.slab_news[self.space.number(slab)];
        if !first && moves.is_empty() && !at_home {
            return 0;
        }
        let herd = self.candidates(slab, &moves);
        let mut decided = 0;
        for (i, g) in self.space.list(slab).iter().enumerate() {
            if !task.is_open[i] || !first && !herd.has(*g) {
                continue;
            }
            let open = &mut task.open[i];
            let here = slab.base as usize + i;
            let touched = if first {
                Some(*open)
            } else {
                self.touched(slab, &moves, *g, here, open)
            };
            let found = match (touched, half) {
                (None, _) => continue,
                (Some(touched), Half::Win) => touched,
                (Some(touched), Half::Loss) => self.hopeless(slab, *g, here, touched),
            };
            if found.is_empty() {
                continue;
            }
            open.remove(&found);
            decided += found.count();
            let shape = Shape::new(self.space, slab, *g);
            let place = (task.starts[i] - task.starts[0]) as usize;
            record(&mut task.values[place..], shape, &found, plies);
            task.is_open[i] = !open.is_empty();
            task.is_found[i] = true;
            task.found[i] = found;
        }
        *task.slab_found = decided > 0;
        decided
    }
    /// The giraffes of a slab from which a move may lead to news.
    fn candidates(&self, slab: &Slab, moves: &[SlabMove]) -> Herd {
        let mut all = Herd::default();
        let home = self.space.number(slab);
        if self.slab_news[home] {
            let [news, _] = &self.herds[home];
            all.add(news);
            self.ways.add_before(news, &mut all);
        }
        for m in moves {
            let news = &self.herds[m.slab as usize][usize::from(m.mirrored)];
            all.add(news);
            match m.kind {
                Kind::Step => self.ways.add_taken(news, m.to, &mut all),
                Kind::Drop => {}
                Kind::Elephant => self.ways.add_before(news, &mut all),
            }
        }
        all
    }
    /// Those of `open` from which a move leads to news.
    #[inline(always)]
    fn touched(
        &self,
        slab: &Slab,
        moves: &[SlabMove],
        giraffes: u16,
        here: usize,
        open: &Folded,
    ) -> Option<Folded> {
        let mut news = News {
            look: self,
            any: self.is_news[here],
            sum: Sum::default(),
        };
        self.space.each_child(slab, moves, giraffes, &mut news);
        if !news.any {
            return None;
        }
        if self.is_news[here] {
            news.sum.elephants(&self.news[here], &self.space.diagonals);
        }
        let touched = news.sum.within(open);
        (!touched.is_empty()).then_some(touched)
    }
    /// Those of `rest` from which every move leads to a win of Gote's.
    #[inline(always)]
    fn hopeless(&self, slab: &Slab, giraffes: u16, here: usize, rest: Folded) -> Folded {
        let mut hope = Hope {
            look: self,
            rest,
            sum: Sum::default(),
        };
        hope.sum.elephants(&self.hope[here], &self.space.diagonals);
        self.space
            .each_child(slab, &slab.moves, giraffes, &mut hope);
        let Hope { mut rest, sum, .. } = hope;
        if !rest.is_empty() {
            let out = sum.within(&rest);
            rest.remove(&out);
        }
        rest
    }
}

/// Sums up children with news.
struct News<'a> {
    look: &'a Look<'a>,
    any: bool,
    sum: Sum,
}

impl Visit for News<'_> {
    #[inline(always)]
    fn see(&mut self, child: usize, to: u8, kind: Kind, mirrored: bool) -> bool {
        let look = self.look;
        if look.is_news[child] {
            self.any = true;
            let diagonals = &look.space.diagonals;
            self.sum
                .add(&look.news[child], to, kind, mirrored, diagonals);
        }
        true
    }
}

/// Strikes off what has a move that leaves hope.
struct Hope<'a> {
    look: &'a Look<'a>,
    rest: Folded,
    sum: Sum,
}

impl Visit for Hope<'_> {
    #[inline(always)]
    fn see(&mut self, child: usize, to: u8, kind: Kind, mirrored: bool) -> bool {
        let hope = &self.look.hope[child];
        if mirrored || kind == Kind::Elephant {
            let diagonals = &self.look.space.diagonals;
            self.sum.add(hope, to, kind, mirrored, diagonals);
            return true;
        }
        if kind == Kind::Step {
            self.sum.gote[foe(to)] |= hope.hand();
        }
        self.rest.remove(hope);
        !self.rest.is_empty()
    }
}

/// Notes the value of every position of `found` that is stored.
#[inline(always)]
pub(super) fn record(values: &mut [u8], shape: Shape, found: &Folded, plies: u8) {
    if shape.len() == 0 {
        return;
    }
    found.each(|i, j| {
        if let Some(entry) = shape.entry(i, j) {
            values[entry as usize] = plies;
        }
    });
}
