//! Players with accounts: who they are, how they play, what they are to each other.

use super::me::Wanted;
use super::ratings::told;
use super::{Body, Caller, Fields, Member};
use crate::wire::{
    Figures, Nothing, OpeningTold, PlayerMatches, Profile, RatingHistory, RatingPoint, Relate,
    RelationTold, Relations, Strength,
};
use crate::{Problem, Site, manners};
use axum::Json;
use axum::extract::{Path, State};
use parlour_ratings::Speed;
use parlour_store::{Account, Audience, Card, Change, Phase, Relation};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;

/// Matches in one answer, and how many pages are read for one.
const PAGE: u32 = 50;
const PAGES: u32 = 20;
const FEW: usize = 20;
/// Points of a graph.
const POINTS: u32 = 1000;
/// Games that figures are made of.
const LATEST: u32 = 200;
/// Moves by which games are told apart, and how many ways to begin are shown.
const OPENING: u32 = 2;
const OPENINGS: usize = 8;
/// Whom one may follow or block.
const RELATED: u32 = 500;

/// The account with this name.
pub async fn find(site: &Site, name: &str) -> Result<Account, Problem> {
    let found = site.hall.store.account_by_name(&manners::key(name)).await?;
    let found = found.filter(|account| !account.banned);
    found.ok_or(Problem::Missing("player"))
}

async fn is_among(
    site: &Site,
    audience: Audience,
    player: &str,
    caller: Option<&str>,
) -> Result<bool, Problem> {
    let store = &site.hall.store;
    Ok(match (audience, caller) {
        (_, Some(caller)) if caller == player => true,
        (Audience::Everybody, _) => true,
        (Audience::Followed, Some(caller)) => {
            store.relation(player, caller).await? == Some(Relation::Follow)
        }
        (Audience::Followed, None) | (Audience::Nobody, _) => false,
    })
}

/// May somebody with this account challenge this player?
pub async fn may_challenge(site: &Site, to: &Account, from: &str) -> Result<bool, Problem> {
    Ok(to.id != from
        && is_among(site, to.privacy.challenges, &to.id, Some(from)).await?
        && !site.hall.store.is_blocked(&to.id, from).await?)
}

/// The player with this name, if the caller may see how they play.
async fn shown(site: &Site, name: &str, caller: &Caller) -> Result<Account, Problem> {
    let player = find(site, name).await?;
    let id = caller.id();
    match is_among(site, player.privacy.profile, &player.id, id.as_deref()).await? {
        true => Ok(player),
        false => Err(Problem::Forbidden("this player keeps that to themselves")),
    }
}

/// `GET /api/players/{name}`
pub async fn profile(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Problem> {
    let player = find(&site, &name).await?;
    let store = &site.hall.store;
    let own = caller.account.as_ref().map(|account| account.id.as_str());
    let you = own == Some(&player.id);
    let shown = is_among(&site, player.privacy.profile, &player.id, own).await?;
    let relation = match own {
        Some(own) => store.relation(own, &player.id).await?,
        None => None,
    };
    let may_challenge = match own {
        Some(own) => may_challenge(&site, &player, own).await?,
        None => false,
    };
    let now = site.hall.clock.now().day;
    let mut ratings = Vec::new();
    if shown {
        for standing in store.standings(&player.id).await? {
            let Ok(rules) = site.hall.house.rules(&standing.game, None, &[]) else {
                continue;
            };
            ratings.push(Strength {
                title: rules.title().into(),
                game: standing.game,
                speed: standing.speed,
                rating: told(&standing.rating.aged(now - standing.at)),
                games: standing.games,
            });
        }
    }
    let (_, followers) = store.count_related(&player.id).await?;
    Ok(Json(Profile {
        name: player.name,
        kind: player.kind,
        created: player.created,
        you,
        shown,
        may_challenge,
        relation: match relation {
            None => RelationTold::None,
            Some(Relation::Follow) => RelationTold::Follow,
            Some(Relation::Block) => RelationTold::Block,
        },
        followers,
        ratings,
    }))
}

/// `GET /api/players/{name}/history`
pub async fn history(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(name): Path<String>,
    fields: Fields,
) -> Result<Json<RatingHistory>, Problem> {
    let player = shown(&site, &name, &caller).await?;
    let game = fields
        .get("game")
        .ok_or_else(|| Problem::Bad("which game?".into()))?;
    let rules = site.hall.house.rules(game, None, &[])?;
    let speed = fields.get("speed").and_then(Speed::from_word);
    let speed = speed.ok_or_else(|| {
        Problem::Bad("a speed is bullet, blitz, rapid, classical or correspondence".into())
    })?;
    let store = &site.hall.store;
    let changes = store
        .history(&player.id, rules.name(), speed, POINTS)
        .await?;
    Ok(Json(RatingHistory {
        points: changes.into_iter().map(RatingPoint::from).collect(),
    }))
}

impl From<Change> for RatingPoint {
    fn from(change: Change) -> RatingPoint {
        RatingPoint {
            at: change.at,
            rating: change.rating.round() as i32,
            deviation: change.deviation.round() as i32,
            id: change.id,
        }
    }
}

/// May the caller see this match on somebody else's page?
fn is_public(card: &Card, caller: Option<&str>) -> bool {
    let sat = |guest: &str| card.players.iter().any(|s| s.guest() == Some(guest));
    card.rated || card.listed || caller.is_some_and(sat)
}

/// `GET /api/players/{name}/matches`
pub async fn matches(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(name): Path<String>,
    fields: Fields,
) -> Result<Json<PlayerMatches>, Problem> {
    let player = shown(&site, &name, &caller).await?;
    let caller = caller.id();
    let wanted = Wanted::read(&fields)?;
    let rated = match fields.get("rated") {
        None => None,
        Some("true") => Some(true),
        Some("false") => Some(false),
        Some(_) => return Err(Problem::Bad("rated is true or false".into())),
    };
    let mut before = fields.number("before")?.unwrap_or(i64::MAX);
    let mut matches = Vec::new();
    let mut next = None;
    for _ in 0..PAGES {
        let store = &site.hall.store;
        let over = Some(Phase::Over);
        let cards = store.matches_of(&player.id, over, before, PAGE).await?;
        let last = cards.iter().map(|card| card.updated).min();
        next = last.filter(|_| cards.len() == PAGE as usize);
        let cards = cards.iter().filter(|card| {
            is_public(card, caller.as_deref()) && rated.is_none_or(|rated| card.rated == rated)
        });
        let cards = cards.map(|card| site.card(card, Some(&player.id)));
        matches.extend(cards.filter(|card| wanted.fits(card)));
        match next {
            Some(last) if matches.len() < FEW => before = last,
            _ => break,
        }
    }
    Ok(Json(PlayerMatches { matches, next }))
}

/// `GET /api/players/{name}/figures`
pub async fn figures(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(name): Path<String>,
    fields: Fields,
) -> Result<Json<Figures>, Problem> {
    let player = shown(&site, &name, &caller).await?;
    let store = &site.hall.store;
    let game = match fields.get("game") {
        Some(game) => Some(site.hall.house.rules(game, None, &[])?.name()),
        None => None,
    };
    let over = Some(Phase::Over);
    let cards = store.matches_of(&player.id, over, i64::MAX, LATEST).await?;
    let caller = caller.id();
    let cards: Vec<Card> = cards
        .into_iter()
        .filter(|card| is_public(card, caller.as_deref()))
        .filter(|card| card.ply > 0 && game.is_none_or(|game| game == card.game))
        .collect();
    let mut figures = Figures::default();
    let ids: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
    let mut openings: HashMap<(String, Vec<String>), OpeningTold> = HashMap::new();
    let mut first: HashMap<String, Vec<String>> = HashMap::new();
    for (id, _, text) in store.first_moves(&ids, OPENING).await? {
        first.entry(id).or_default().push(text);
    }
    let mut accuracies = Vec::new();
    let reviews: HashMap<String, String> = store.review_results(&ids).await?.into_iter().collect();
    for card in &cards {
        let told = site.card(card, Some(&player.id));
        let winners = told
            .outcome
            .as_ref()
            .map(|how| how.winners)
            .unwrap_or_default();
        let won = told.you.iter().any(|seat| winners.contains(seat));
        let drawn = winners.is_empty();
        figures.games += 1;
        figures.won += u32::from(won);
        figures.drawn += u32::from(drawn);
        figures.lost += u32::from(!won && !drawn);
        if let Some(result) = reviews.get(&card.id) {
            let result: Value = serde_json::from_str(result).unwrap_or_default();
            let own = |seat: parlour_core::Seat| result["accuracy"][seat.index()].as_f64();
            accuracies.extend(told.you.iter().filter_map(own));
            figures.reviewed += 1;
        }
        let Ok(rules) = site.hall.house.rules(&card.game, None, &[]) else {
            continue;
        };
        let moves = first.remove(&card.id).unwrap_or_default();
        // By other rules or from other positions the same move is another opening.
        if rules.is_open() && card.preset == rules.chosen().0 && !moves.is_empty() {
            let key = (card.game.clone(), moves.clone());
            let entry = openings.entry(key).or_insert_with(|| OpeningTold {
                game: card.game.clone(),
                moves,
                games: 0,
                won: 0,
                drawn: 0,
            });
            entry.games += 1;
            entry.won += u32::from(won);
            entry.drawn += u32::from(drawn);
        }
    }
    if !accuracies.is_empty() {
        let mean = accuracies.iter().sum::<f64>() / accuracies.len() as f64;
        figures.accuracy = Some((mean * 10.0).round() / 10.0);
    }
    figures.openings = openings.into_values().collect();
    figures
        .openings
        .sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.moves.cmp(&b.moves)));
    figures.openings.truncate(OPENINGS);
    Ok(Json(figures))
}

/// `PUT /api/players/{name}/relation`
pub async fn relate(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
    Path(name): Path<String>,
    Body(asked): Body<Relate>,
) -> Result<Json<Nothing>, Problem> {
    let player = find(&site, &name).await?;
    if player.id == account.id {
        return Err(Problem::Refused("you are yourself".into()));
    }
    let relation = match asked.relation {
        RelationTold::None => None,
        RelationTold::Follow => Some(Relation::Follow),
        RelationTold::Block => Some(Relation::Block),
    };
    let store = &site.hall.store;
    if relation.is_some() && store.count_related(&account.id).await?.0 >= RELATED {
        let why = format!("one follows and blocks {RELATED} at most");
        return Err(Problem::Refused(why));
    }
    let now = site.hall.clock.now().day;
    store.relate(&account.id, &player.id, relation, now).await?;
    Ok(Json(Nothing {}))
}

/// `GET /api/me/relations`
pub async fn relations(
    State(site): State<Arc<Site>>,
    Member { account, .. }: Member,
) -> Result<Json<Relations>, Problem> {
    site.relations_of(&account.id).await.map(Json)
}

impl Site {
    /// Those whom somebody follows and blocks, by name.
    pub(super) async fn relations_of(&self, player: &str) -> Result<Relations, Problem> {
        let names = async |relation| {
            let related = self.hall.store.related(player, relation, RELATED).await?;
            let names = related.into_iter().map(|guest| guest.name);
            Ok::<_, Problem>(names.collect())
        };
        Ok(Relations {
            follows: names(Relation::Follow).await?,
            blocks: names(Relation::Block).await?,
        })
    }
}
