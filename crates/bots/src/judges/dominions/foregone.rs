//! Leads that nobody can make up any more.

use super::survey::{MOST_CELLS, Survey};
use parlour_core::{Verdict, cpu};
use parlour_games::dominions::Position;

/// Who wins even if it only passes from here on, and within how many plies at most. The enemy gains two for each tile that it still places and two for each tile that it takes; a group
/// that stays keeps its eye, since nobody but its owner could fill that.
#[inline]
pub(super) fn foregone(at: &Position) -> Option<(Verdict, u32)> {
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
    (lead.abs() > 2 * (room + loose)).then_some((verdict, 2 * room as u32 + 2))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{minimax, positions};
    use super::*;
    use parlour_core::{Game as _, Status};
    use parlour_games::dominions::{Dominions, Move};
    use std::collections::HashMap;

    /// What is foregone is what plain minimax finds.
    #[test]
    fn agrees_with_minimax() {
        let mut seen = [0; 2];
        positions(3, 150, |game, at| {
            if at.vacant().len() > 4 || at.passes() > 0 {
                return;
            }
            if let Some((verdict, _)) = foregone(at) {
                let points = minimax(game, at, &mut HashMap::new());
                let wins = verdict == Verdict::Win;
                assert_eq!(points, if wins { 1 } else { -1 }, "{at:?}");
                seen[wins as usize] += 1;
            }
        });
        assert!(seen[0] > 10 && seen[1] > 10, "{seen:?}");
    }

    /// Whoever is ahead wins by passing, whatever is played against it, and in no more plies than said.
    #[test]
    fn passing_wins() {
        let mut seen = 0;
        for size in [4, 9] {
            positions(size, 12, |game, at| {
                let Some((verdict, plies)) = foregone(at) else {
                    return;
                };
                seen += 1;
                let mover = at.mover();
                let ahead = match verdict {
                    Verdict::Win => mover,
                    _ => mover.other(),
                };
                let mut at = at.clone();
                for ply in 0.. {
                    if let Status::Over(how) = game.status(&at) {
                        assert!(ply <= plies);
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
