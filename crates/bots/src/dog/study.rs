//! A decision as its seat could see it, and luck apart from skill.

use super::count::Counter;
use super::habits::HABITS;
use super::insight::Insight;
use super::weights::LEARNED;
use super::{SCALE, ahead, at_once};
use crate::{Guess, Limits, Seen, Studied};
use parlour_core::{Analysis, Eye, Match, Rng, Seat, Views, Watch};
use parlour_games::dog::{Action, Card, Dog, Hand, Phase, Play, Position};

/// Trees that are grown apart from each other, each with hidden hands of its own.
const TREES: u64 = 5;
/// Walks for a decision, all trees together.
const WALKS: u64 = 500;
/// Draws of the hidden cards that a guess is made of.
const DRAWS: u32 = 400;
/// Hands that a dealt one is compared with.
const DEALS: u32 = 64;

/// Several trees, so that one can see how far they agree.
pub(super) fn study(
    seen: &Seen<Dog>,
    limits: &Limits,
    rng: &mut Rng,
    watch: &Watch,
) -> Vec<Studied<Action>> {
    let walks = limits.nodes.unwrap_or(WALKS).div_ceil(TREES);
    let trees: Vec<Analysis<Action>> = (0..TREES)
        .map(|_| ahead(seen, limits, walks, rng.draw(), watch))
        .collect();
    let at_once = at_once(seen, rng);
    let mut moves: Vec<Studied<Action>> = Vec::new();
    let mut rest = Vec::new();
    for worth in at_once.moves {
        let found = trees.iter().filter_map(|tree| {
            let mut all = tree.moves.iter();
            all.find(|w| w.m == worth.m).map(|w| w.score)
        });
        let found: Vec<f32> = found.collect();
        match error_of(&found) {
            Some((score, error)) => moves.push(Studied {
                m: worth.m,
                score,
                error: Some(error),
            }),
            None => rest.push(Studied {
                m: worth.m,
                score: worth.score,
                error: None,
            }),
        }
    }
    // The best is what most trees trust most; nothing counts more than that.
    let firsts = |m: Action| trees.iter().filter(|tree| tree.best() == Some(m)).count();
    moves.sort_by(|a, b| {
        let by_trust = firsts(b.m).cmp(&firsts(a.m));
        by_trust.then_with(|| b.score.total_cmp(&a.score))
    });
    if let Some((best, others)) = moves.split_first_mut() {
        for other in others.iter_mut() {
            other.score = other.score.min(best.score);
        }
        others.sort_by(|a, b| b.score.total_cmp(&a.score));
        let least = moves.last().map_or(100.0, |last| last.score);
        for other in &mut rest {
            other.score = other.score.min(least);
        }
    }
    moves.extend(rest);
    moves
}

/// Mean and standard error; `None` of fewer than two.
fn error_of(found: &[f32]) -> Option<(f32, f32)> {
    let n = found.len() as f32;
    if n < 2.0 {
        return None;
    }
    let mean = found.iter().sum::<f32>() / n;
    let spread = found.iter().map(|x| (x - mean).powi(2)).sum::<f32>() / (n - 1.0);
    Some((mean, (spread / n).sqrt()))
}

/// What the others may hold.
pub(super) fn guess(seen: &Seen<Dog>, rng: &mut Rng) -> Vec<Guess> {
    let counter = Counter::new(seen.game, &LEARNED);
    let insight = Insight::new(&counter, &HABITS, seen.game, &seen.view, &seen.history);
    let mut draws = insight.draws(seen.game, &seen.view, rng);
    let seats = seen.game.players();
    let hidden = |seat: u8| seen.view.hands[seat as usize];
    let mut held = vec![[0u32; 14]; seats.into()];
    for _ in 0..DRAWS {
        let at = draws.next(rng);
        for seat in 0..seats {
            let (known, hand) = (hidden(seat).known, at.hand(seat));
            for card in Card::all() {
                let more = hand.count(card) > known.count(card);
                held[seat as usize][card.index()] += u32::from(more);
            }
        }
    }
    let told = |seat: u8| {
        let chances = Card::all().map(|card| {
            let times = held[seat as usize][card.index()];
            (card.to_string(), times as f32 / DRAWS as f32)
        });
        Guess {
            seat: Seat(seat),
            cards: hidden(seat).hidden,
            chances: chances.filter(|(_, chance)| *chance > 0.0).collect(),
        }
    };
    let unseen = (0..seats).filter(|seat| hidden(*seat).hidden > 0);
    unseen.map(told).collect()
}

/// Every play with all cards open, as they lay: for matches that are over.
pub(super) fn hindsight(
    seen: &Seen<Dog>,
    at: &Position,
    limits: &Limits,
    rng: &mut Rng,
    watch: &Watch,
) -> Analysis<Action> {
    let open = Seen {
        game: seen.game,
        seat: seen.seat,
        view: seen.game.view(at, Eye::Keeper),
        past: seen.past,
        history: Vec::new(),
        tell: None,
    };
    let walks = limits.nodes.unwrap_or(WALKS);
    ahead(&open, limits, walks, rng.draw(), watch)
}

/// What each seat's cards were worth beyond what one may expect, in hundredths of a point: at every deal
/// the worth of its hand on that board less the mean of hands drawn from the same cards, and at every
/// blind draw that of the card less the mean of those it was drawn from.
pub(super) fn luck(played: &Match<Dog>, rng: &mut Rng) -> Vec<f32> {
    let game: &Dog = played.game();
    let counter = Counter::new(game, &LEARNED);
    let line = played.line();
    let mut luck = vec![0.0; game.players().into()];
    for (i, at) in line.iter().enumerate() {
        let dealt = match i.checked_sub(1) {
            None => true,
            Some(before) => is_deal(&line[before], at),
        };
        // The slope of a worth in points where nobody is ahead.
        let slope = 100.0 * counter.stage(at.board()) / SCALE;
        if dealt {
            for (seat, luck) in (0..).zip(&mut luck) {
                *luck += slope * deal(&counter, game, at, seat, rng);
            }
        } else if let Action::Card(Play::Draw { from }) | Action::Joker(Play::Draw { from }) =
            played.moves()[i - 1]
        {
            let before = &line[i - 1];
            luck[before.mover() as usize] += slope * draw(&counter, before, at, from);
        }
    }
    luck
}

/// A round begins: everybody has new cards.
fn is_deal(before: &Position, at: &Position) -> bool {
    before.round() != at.round() || (before.phase() == Phase::Play && at.phase() == Phase::Give)
}

fn deal(counter: &Counter, game: &Dog, at: &Position, seat: u8, rng: &mut Rng) -> f32 {
    let own = *at.hand(seat);
    if own.size() == 0 {
        return 0.0;
    }
    let mut cards: Vec<Card> = at.stack().from_top_down().collect();
    for other in 0..game.players() {
        cards.extend(at.hand(other).cards());
    }
    let mut sum = 0.0;
    for _ in 0..DEALS {
        let mut drawn = Hand::EMPTY;
        for i in 0..own.size().into() {
            let other = i + rng.below(cards.len() - i);
            cards.swap(i, other);
            drawn.add(cards[i]);
        }
        sum += counter.hand(at.board(), seat, &drawn);
    }
    counter.hand(at.board(), seat, &own) - sum / DEALS as f32
}

fn draw(counter: &Counter, before: &Position, at: &Position, from: u8) -> f32 {
    let (seat, board) = (before.mover(), at.board());
    let own = at.hand(seat);
    let all = before.hand(from);
    // What was left after the two was played and before anything was drawn.
    let Some(drawn) = all.cards().find(|card| {
        let fewer = at.hand(from).count(*card) + 1 == all.count(*card);
        fewer && own.count(*card) > 0
    }) else {
        return 0.0;
    };
    let mut rest = *own;
    rest.take(drawn);
    let with = |card: Card| {
        let mut hand = rest;
        hand.add(card);
        counter.hand(board, seat, &hand)
    };
    let n = f32::from(all.size()).max(1.0);
    with(drawn) - all.cards().map(with).sum::<f32>() / n
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn the_mean_comes_with_its_standard_error() {
        assert_eq!(error_of(&[5.0]), None);
        let (mean, error) = error_of(&[1.0, 2.0, 3.0, 4.0, 5.0]).unwrap();
        assert!((mean - 3.0).abs() < 1e-6 && (error - 0.5f32.sqrt()).abs() < 1e-6);
    }

    #[test]
    fn luck_is_even_over_many_deals() {
        let game = Arc::new(Dog::default());
        // With seeds of their own: what is drawn for comparison has nothing to do with what was dealt.
        let lucks = (0..200u64).flat_map(|seed| {
            let played = Match::new(game.clone(), seed);
            luck(&played, &mut Rng::new(seed + 1_000_000))
        });
        let lucks: Vec<f32> = lucks.collect();
        let most = lucks.iter().fold(0.0f32, |most, luck| most.max(luck.abs()));
        let (mean, error) = error_of(&lucks).expect("many");
        // A deal is worth several points; the mean of 800 is nothing but chance.
        assert!(
            most > 4.0 && mean.abs() < 4.0 * error,
            "{most} {mean} {error}"
        );
    }
}
