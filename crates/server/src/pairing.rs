//! Finding somebody to play with: whoever waits, or a player by name.

use crate::ratings::{level_near, unratable};
use crate::{House, Problem, Site, secret};
use parlour_core::{Rulebook, Seat, Seats};
use parlour_ratings::{Rating, Speed, window};
use parlour_store::{Account, Control, Dare, Guest, Opening, Seek, Sitter};

/// How long somebody is taken to wait who has just asked, in milliseconds.
const STAYS: i64 = 6_000;
/// How long two who were paired wait for their match, if the server that paired them died.
const SETTLED: i64 = 10_000;
/// Others who are looked at for one who waits.
const CROWD: u32 = 50;
/// So many games broken off within so many milliseconds, and one waits before the next rated one.
const BROKEN_OFF: u32 = 3;
const PENANCE: i64 = 30 * 60 * 1000;

/// The clock that everybody has who wants to play at a speed.
pub fn usual_clock(speed: Speed) -> Control {
    let minutes = |initial, increment| Control::Minutes { initial, increment };
    match speed {
        Speed::Bullet => minutes(60, 1),
        Speed::Blitz => minutes(180, 2),
        Speed::Rapid => minutes(600, 5),
        Speed::Classical => minutes(1800, 20),
        Speed::Correspondence => Control::Days { days: 3 },
    }
}

/// A match by the standard rules with these players, in this order of seats.
pub fn opening_for(
    house: &House,
    game: &str,
    clock: Option<Control>,
    rated: bool,
    seats: Vec<Sitter>,
    by: &str,
) -> Result<Opening, Problem> {
    let rules = house.rules(game, None, &[])?;
    let opening = Opening {
        clock,
        rated,
        ..Opening::of(&*rules, seats, by)
    };
    if rated {
        unratable(house, &opening)?;
    }
    Ok(opening)
}

/// Puts players on chairs so that teams are about as strong as each other: the strongest with the weakest.
fn seat(rules: &dyn Rulebook, mut players: Vec<Seek>) -> Vec<Sitter> {
    players.sort_by(|a, b| b.rating.rating.total_cmp(&a.rating.rating));
    let mut teams: Vec<Seats> = Vec::new();
    for team in (0..rules.seats()).map(|seat| rules.team(Seat(seat))) {
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    let mut left: Vec<Vec<Seat>> = teams.iter().map(|team| team.iter().collect()).collect();
    let mut chairs: Vec<Option<Sitter>> = vec![None; players.len()];
    let mut players = players.into_iter();
    while players.len() > 0 {
        for chairs_left in &mut left {
            let (Some(chair), Some(player)) = (chairs_left.pop(), players.next()) else {
                continue;
            };
            chairs[chair.index()] = Some(Sitter::Guest {
                id: player.player,
                name: player.name,
            });
        }
        // Whoever chose first chooses last next time.
        left.reverse();
        if left.iter().all(Vec::is_empty) {
            break;
        }
    }
    let mut chairs: Vec<Sitter> = chairs
        .into_iter()
        .map(|c| c.unwrap_or(Sitter::Open))
        .collect();
    let turn = secret::below(chairs.len());
    chairs.rotate_right(turn);
    chairs
}

/// How a search stands.
pub struct Search {
    /// The match, once there is one.
    pub id: Option<String>,
    /// As it is written down.
    pub seek: Seek,
    /// Others who wait for the same.
    pub others: usize,
    /// A bot that is about as strong, and what it was measured to be.
    pub bot: Option<(u8, f64)>,
}

impl Site {
    /// May this account play rated games just now?
    pub async fn check_conduct(&self, account: &str) -> Result<(), Problem> {
        let since = self.hall.clock.now().day - PENANCE;
        match self.hall.store.count_broken_off(account, since).await? {
            0..BROKEN_OFF => Ok(()),
            _ => Err(Problem::Refused(
                "you have broken off several rated games lately; wait half an hour, or play a casual one".into(),
            )),
        }
    }
    /// Somebody's rating at this moment.
    pub async fn rating_now(
        &self,
        player: &str,
        game: &str,
        speed: Speed,
    ) -> Result<Rating, Problem> {
        let known = self.hall.store.rating(player, game, speed).await?;
        let now = self.hall.clock.now().day;
        Ok(known.map_or_else(Rating::default, |(rating, at)| rating.aged(now - at)))
    }
    /// Looks for somebody to play with, once; whoever waits asks again and again.
    pub async fn look_for_company(
        &self,
        guest: &Guest,
        account: Option<&Account>,
        game: &str,
        speed: Speed,
        rated: bool,
    ) -> Result<Search, Problem> {
        let hall = &self.hall;
        let rules = hall.house.rules(game, None, &[])?;
        if rated {
            let why = "a rated game needs an account: make one, or play a casual game";
            let account = account.ok_or_else(|| Problem::Refused(why.into()))?;
            self.check_conduct(&account.id).await?;
        }
        let now = hall.clock.now().day;
        let rating = match account {
            Some(account) => self.rating_now(&account.id, rules.name(), speed).await?,
            None => Rating::default(),
        };
        let clock = usual_clock(speed);
        let seek = Seek {
            player: guest.id.clone(),
            name: guest.name.clone(),
            game: rules.name().into(),
            clock,
            rated,
            rating,
            since: now,
            until: now + STAYS,
            paired: None,
        };
        let seek = hall.store.seek(&seek, now).await?;
        let found = |id, others, seek: Seek| Search {
            bot: level_near(&*rules, seek.rating.rating),
            id,
            seek,
            others,
        };
        if let Some((id, at)) = seek.paired.clone() {
            if hall.store.card(&id).await?.is_some() {
                hall.store.end_seek(&guest.id, Some(&id)).await?;
                return Ok(found(Some(id), 0, seek));
            }
            if now - at > SETTLED {
                hall.store.unpair(&guest.id, &id).await?;
            }
            return Ok(found(None, 0, seek));
        }
        let others = hall.store.seekers(&seek, now, CROWD).await?;
        let count = others.len();
        let reach = |seek: &Seek| window(&seek.rating, now - seek.since);
        let apart = |other: &Seek| (other.rating.rating - seek.rating.rating).abs();
        let mut near: Vec<Seek> = others
            .into_iter()
            .filter(|other| apart(other) <= reach(other).min(reach(&seek)))
            .collect();
        near.sort_by(|a, b| apart(a).total_cmp(&apart(b)));
        near.truncate(usize::from(rules.seats()) - 1);
        if near.len() + 1 < usize::from(rules.seats()) {
            return Ok(found(None, count, seek));
        }
        near.push(seek.clone());
        let id = secret::id();
        let players: Vec<String> = near.iter().map(|seek| seek.player.clone()).collect();
        if !hall.store.pair(&players, &id, now).await? {
            // Somebody else was faster; the next time they ask they know.
            return Ok(found(None, count, seek));
        }
        let seats = seat(&*rules, near);
        let opening = opening_for(
            &hall.house,
            rules.name(),
            Some(clock),
            rated,
            seats,
            &guest.id,
        )?;
        let id = hall.create_as(id, opening, secret::seed()).await?;
        hall.store.end_seek(&guest.id, Some(&id)).await?;
        Ok(found(Some(id), count, seek))
    }
    /// Sets the table up for two of whom one has challenged the other.
    pub async fn seat_two(&self, dare: &Dare, id: String) -> Result<String, Problem> {
        let sitter = |id: &str, name: &str| Sitter::Guest {
            id: id.into(),
            name: name.into(),
        };
        let mut seats = vec![
            sitter(&dare.player, &dare.name),
            sitter(&dare.whom, &dare.called),
        ];
        seats.rotate_right(secret::below(2));
        let house = &self.hall.house;
        let opening = opening_for(
            house,
            &dare.game,
            dare.clock,
            dare.rated,
            seats,
            &dare.player,
        )?;
        self.hall.create_as(id, opening, secret::seed()).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_speed_has_a_clock_of_its_class() {
        for speed in Speed::ALL {
            assert_eq!(usual_clock(speed).speed(), speed);
        }
    }

    #[test]
    fn teams_are_made_even() {
        let rules = parlour_games::all()
            .into_iter()
            .find(|game| game.seats() == 4)
            .expect("one game has partners");
        let player = |points: f64| Seek {
            player: points.to_string(),
            name: String::new(),
            game: String::new(),
            clock: usual_clock(Speed::Blitz),
            rated: true,
            rating: Rating {
                rating: points,
                ..Rating::default()
            },
            since: 0,
            until: 0,
            paired: None,
        };
        for _ in 0..20 {
            let chairs = seat(&*rules, [1500.0, 1900.0, 1600.0, 1800.0].map(player).into());
            let points = |seat: Seat| -> f64 {
                let guest = chairs[seat.index()].guest().expect("all chairs are taken");
                guest.parse().unwrap()
            };
            let sum: f64 = rules.team(Seat(0)).iter().map(points).sum();
            assert_eq!(sum, 3400.0, "{chairs:?}");
        }
    }
}
