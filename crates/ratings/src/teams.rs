//! Games between teams, and individual ratings.
//!
//! What is known of a game between teams is which team won, so everybody's expectation is that of their team:
//! its average against the average of the other. Each player is rated as if against one opponent who stands as
//! far from them as the other team's average from their own's. Where partners are equally strong that is the
//! opposing team's average; where they are not, the stronger one is not expected to win alone, and nobody loses by
//! playing with a beginner. The opponent is as unsure as all others at the table are on average, so that a
//! partner nobody knows makes the result tell less.

use crate::{Rating, Score};

/// One team and how it did.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Its players, as they were before the game.
    pub players: Vec<Rating>,
    /// Did it win?
    pub won: bool,
}

impl Side {
    fn average(&self) -> f64 {
        let sum: f64 = self.players.iter().map(|player| player.rating).sum();
        sum / self.players.len().max(1) as f64
    }
}

/// Everybody's rating after a game, in the order of sides and players. If no side won it was a draw; of
/// several sides that lost nothing is known about who was better.
///
/// ```
/// use parlour_ratings::{Rating, Side, rate};
///
/// let known = |rating| Rating { rating, deviation: 60.0, ..Rating::default() };
/// let side = |players: &[f64], won| Side { players: players.iter().map(|r| known(*r)).collect(), won };
/// let after = rate(&[side(&[1400.0, 1800.0], true), side(&[1600.0, 1600.0], false)]);
/// let gained = |player: &Rating, before| (player.rating - before) as i32;
/// assert_eq!((gained(&after[0][0], 1400.0), gained(&after[0][1], 1800.0)), (9, 9));
/// ```
pub fn rate(sides: &[Side]) -> Vec<Vec<Rating>> {
    let is_draw = sides.iter().all(|side| !side.won);
    let rated = sides.iter().enumerate().map(|(own, side)| {
        let one = side.players.iter().enumerate().map(|(i, player)| {
            let others = sides.iter().enumerate().filter(|(other, _)| *other != own);
            let games = others.filter_map(|(_, other)| {
                let score = match (side.won, other.won) {
                    (true, false) => Score::Win,
                    (false, true) => Score::Loss,
                    _ if is_draw => Score::Draw,
                    _ => return None,
                };
                Some((opponent(player, i, side, other), score))
            });
            player.played(&games.collect::<Vec<_>>())
        });
        one.collect()
    });
    rated.collect()
}

/// The one opponent whom a player meets in another team.
fn opponent(player: &Rating, index: usize, own: &Side, other: &Side) -> Rating {
    let partners = own.players.iter().enumerate();
    let partners = partners.filter(|(i, _)| *i != index).map(|(_, p)| p);
    let (mut sum, mut count) = (0.0, 0.0);
    for rating in partners.chain(&other.players) {
        sum += rating.deviation * rating.deviation;
        count += 1.0;
    }
    let deviation = match count > 0.0 {
        true => f64::sqrt(sum / count),
        false => player.deviation,
    };
    Rating {
        rating: player.rating + other.average() - own.average(),
        deviation,
        volatility: player.volatility,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            ..Rating::default()
        }
    }
    fn side(players: &[Rating], won: bool) -> Side {
        let players = players.to_vec();
        Side { players, won }
    }

    #[test]
    fn one_against_one_is_plain_glicko() {
        let (one, two) = (known(1510.0, 120.0), known(1640.0, 70.0));
        let after = rate(&[side(&[one], false), side(&[two], true)]);
        let plain = [
            one.played(&[(two, Score::Loss)]),
            two.played(&[(one, Score::Win)]),
        ];
        for (team, alone) in after.iter().zip(plain) {
            assert!((team[0].rating - alone.rating).abs() < 1e-9);
            assert!((team[0].deviation - alone.deviation).abs() < 1e-9);
        }
    }

    #[test]
    fn partners_rise_and_fall_together() {
        let strong = known(2000.0, 80.0);
        let weak = known(1000.0, 80.0);
        let even = known(1500.0, 80.0);
        let after = rate(&[side(&[strong, weak], false), side(&[even, even], true)]);
        let lost = after[0].iter().zip([strong, weak]);
        let lost: Vec<f64> = lost.map(|(now, was)| was.rating - now.rating).collect();
        assert!(
            (lost[0] - lost[1]).abs() < 1e-9 && lost[0] > 5.0,
            "{lost:?}"
        );
    }

    #[test]
    fn a_partner_nobody_knows_makes_the_result_tell_less() {
        let me = known(1500.0, 80.0);
        let foes = side(&[me, me], false);
        let gain = |partner: Rating| rate(&[side(&[me, partner], true), foes.clone()])[0][0].rating;
        assert!(gain(known(1500.0, 350.0)) < gain(known(1500.0, 60.0)));
    }

    #[test]
    fn of_three_sides_the_losers_learn_nothing_about_each_other() {
        let even = known(1500.0, 80.0);
        let after = rate(&[
            side(&[even], true),
            side(&[even], false),
            side(&[even], false),
        ]);
        let lone = even.played(&[(even, Score::Loss)]);
        assert_eq!(after[1], after[2]);
        assert!((after[1][0].rating - lone.rating).abs() < 1e-9);
        assert!(after[0][0].rating > 1500.0 + (1500.0 - lone.rating));
        let drawn = rate(&[side(&[even], false), side(&[even], false)]);
        assert!((drawn[0][0].rating - 1500.0).abs() < 1e-9);
    }
}
