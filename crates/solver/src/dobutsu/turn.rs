//! Turning what was found for Sente into news about Gote.

use super::decide::Half;
use super::folded::Folded;
use super::herd::Herd;
use super::space::{Slab, Space};
use parlour_core::cpu;
use std::mem::take;

/// What one slab may write when the findings are turned.
pub(super) struct Turn<'a> {
    pub(super) slab: &'a Slab,
    pub(super) hope: &'a mut [Folded],
    pub(super) news: &'a mut [Folded],
    pub(super) is_news: &'a mut [bool],
    pub(super) slab_news: &'a mut bool,
    pub(super) herds: &'a mut [Herd; 2],
}

/// What turning reads.
pub(super) struct Findings<'a> {
    pub(super) space: &'a Space,
    pub(super) found: &'a [Folded],
    pub(super) is_found: &'a [bool],
    pub(super) slab_found: &'a [bool],
}

/// The turning of one slab.
pub(super) struct Retell<'a, 'b> {
    pub(super) findings: &'a Findings<'a>,
    pub(super) turn: Turn<'b>,
    pub(super) half: Half,
    pub(super) first: bool,
}

impl cpu::Work for Retell<'_, '_> {
    type Found = ();

    #[inline(always)]
    fn run(self) {
        let Retell {
            findings,
            turn,
            half,
            first,
        } = self;
        let space = findings.space;
        let (there, mirror) = turn.slab.turned;
        if !findings.slab_found[there as usize] {
            if take(turn.slab_news) {
                turn.is_news.fill(false);
            }
            return;
        }
        let there = &space.slabs[there as usize];
        *turn.herds = Default::default();
        for (i, giraffes) in space.list(turn.slab).iter().enumerate() {
            let mut g = space.giraffes.all[*giraffes as usize].turned;
            if mirror {
                g = space.giraffes.all[g as usize].mirrored;
            }
            let source = space.configuration(there, g);
            turn.is_news[i] = findings.is_found[source];
            if !findings.is_found[source] {
                continue;
            }
            let mut news = findings.found[source].turned();
            if mirror {
                news = news.mirrored();
            }
            turn.news[i] = news;
            turn.herds[0].put(*giraffes);
            turn.herds[1].put(space.giraffes.all[*giraffes as usize].mirrored);
            if first {
                turn.hope[i] = news;
            } else if half == Half::Win {
                turn.hope[i].remove(&news);
            }
        }
        *turn.slab_news = true;
    }
}
