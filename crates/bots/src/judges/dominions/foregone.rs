//! Leads that nobody can make up any more.

use super::survey::{MOST_CELLS, Survey};
use parlour_core::{Verdict, cpu};
use parlour_games::dominions::Position;

/// Who wins even if it only passes from here on. The enemy gains two for each tile that it still places and two for each tile that it
/// takes; a group that stays keeps its eye, since nobody but its owner could fill that.
#[inline]
pub(super) fn foregone(at: &Position) -> Option<Verdict> {
    let own = at.mover();
    let lead = at.score(own) - at.score(own.other());
    let (verdict, ahead) = match lead > 0 {
        true => (Verdict::Win, own),
        false => (Verdict::Loss, own.other()),
    };
    let vacant = at.vacant().len() as i32;
    let room = (at.hand(ahead.other()).count_ones() as i32).min(vacant);
    if lead.abs() <= 2 * room {
        return None;
    }
    let tallies = cpu::run(Survey(at));
    let far = vacant - at.frontier().len() as i32;
    let room = room.min(tallies[ahead.other().index()].fits + far);
    let in_reach = (room as usize).min(MOST_CELLS);
    let loose: i32 = tallies[ahead.index()].by_cells[..=in_reach].iter().sum();
    (lead.abs() > 2 * (room + loose)).then_some(verdict)
}

#[cfg(test)]
mod tests {
    use super::super::seasoned::Seasoned;
    use super::super::tests::{minimax, positions};
    use super::*;
    use parlour_core::{Game as _, Past, Status, Watch};
    use parlour_games::dominions::{Dominions, Move};
    use parlour_search::{Search, TranspositionTable};
    use std::collections::HashMap;

    /// What is foregone is what plain minimax finds.
    #[test]
    fn agrees_with_minimax() {
        let mut seen = [0; 2];
        positions(3, 150, |game, at| {
            if at.vacant().len() > 4 || at.passes() > 0 {
                return;
            }
            if let Some(verdict) = foregone(at) {
                let points = minimax(game, at, &mut HashMap::new());
                let wins = verdict == Verdict::Win;
                assert_eq!(points, if wins { 1 } else { -1 }, "{at:?}");
                seen[wins as usize] += 1;
            }
        });
        assert!(seen[0] > 10 && seen[1] > 10, "{seen:?}");
    }

    /// Whoever is ahead wins by passing, whatever is played against it.
    #[test]
    fn passing_wins() {
        let mut seen = 0;
        for size in [4, 9] {
            positions(size, 12, |game, at| {
                let Some(verdict) = foregone(at) else {
                    return;
                };
                seen += 1;
                let mover = at.mover();
                let ahead = match verdict {
                    Verdict::Win => mover,
                    _ => mover.other(),
                };
                let mut at = at.clone();
                loop {
                    if let Status::Over(how) = game.status(&at) {
                        return assert_eq!(how.points(ahead.seat()), 1);
                    }
                    let m = match at.mover() == ahead {
                        true => Move::Pass,
                        false => greediest(game, &at),
                    };
                    game.play(&mut at, m);
                }
            });
        }
        assert!(seen > 50, "{seen}");
    }

    /// A lost game is played on, and thinking of it takes no longer for being lost.
    #[test]
    fn whoever_has_lost_plays_on() {
        let judge = Seasoned::default();
        let (mut seen, mut passed) = (0, 0);
        positions(9, 16, |game, at| {
            if foregone(at) != Some(Verdict::Loss) || game.list(at).len() < 5 {
                return;
            }
            let (past, watch) = (Past::new(game, at), Watch::new());
            let look = |plays_on, depth| {
                let table = TranspositionTable::new(1);
                let mut search = Search::new(game, &judge, &table, at, &past, &watch);
                search.plays_on = plays_on;
                search.limits.depth = Some(depth);
                search.limits.nodes = Some(50_000);
                search.lead()
            };
            let told = look(false, 2);
            assert_eq!(told.proof.map(|p| p.verdict), Some(Verdict::Loss));
            assert!(told.nodes < 5_000, "{} {at:?}", told.nodes);
            seen += 1;
            passed += u32::from(look(true, 3).best() == Some(Move::Pass));
        });
        assert!(seen > 10 && 4 * passed < seen, "{passed} of {seen}");
    }

    /// The move that leads to the best score at once; a pass only if there is no other.
    fn greediest(game: &Dominions, at: &Position) -> Move {
        let own = at.mover();
        let score = |m: &Move| {
            let mut next = at.clone();
            game.play(&mut next, *m);
            (*m != Move::Pass, next.score(own) - next.score(own.other()))
        };
        game.list(at).into_iter().max_by_key(score).expect("a pass")
    }
}
