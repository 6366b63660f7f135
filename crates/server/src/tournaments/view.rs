//! A tournament as one caller sees it.

use super::word;
use crate::wire::{
    EntrantTold, GameTold, TournamentBrief, TournamentCard, TournamentGames, TournamentList,
    TournamentResults, TournamentTold, YourPart,
};
use crate::{Problem, Site};
use parlour_store::Control;
use parlour_tournaments::{Game, Kind, Number, Phase, Tournament};

/// Tournaments in one part of the list.
const PART: u32 = 50;

/// The clock of the games.
pub fn control(tournament: &Tournament) -> Control {
    let clock = tournament.plan().clock;
    Control::Minutes {
        initial: clock.initial,
        increment: clock.increment,
    }
}

fn brief(tournament: &Tournament) -> TournamentBrief {
    let plan = tournament.plan();
    let leader = match tournament.games().iter().any(|game| game.verdict.is_some()) {
        true => tournament.standings().first().map(|row| row.number),
        false => None,
    };
    let name = |number: Number| tournament.entrants()[number.index()].name.clone();
    TournamentBrief {
        name: plan.name.clone(),
        kind: plan.kind,
        game: plan.game.clone(),
        preset: plan.preset.clone(),
        clock: control(tournament),
        team: plan.team,
        entered: tournament.entrants().len() as u32,
        most: plan.most,
        round: match plan.kind {
            Kind::Arena => 0,
            _ => tournament.round_count(),
        },
        rounds: tournament.rounds_planned(),
        length: (plan.kind == Kind::Arena).then_some(plan.length),
        host: plan.host.clone(),
        open: tournament.is_open(),
        invited: plan.link.is_some(),
        rated: plan.rated,
        leader: leader.map(name),
    }
}

/// What lists say, as it is kept.
pub fn card_body(tournament: &Tournament) -> String {
    serde_json::to_string(&brief(tournament)).expect("plain data")
}

fn entrants(tournament: &Tournament) -> Vec<EntrantTold> {
    let all = (0..).map(Number).zip(tournament.entrants());
    all.map(|(number, entrant)| EntrantTold {
        number,
        name: entrant.name.clone(),
        members: entrant.members.clone(),
        complete: tournament.is_complete(number),
        withdrawn: entrant.withdrawn,
    })
    .collect()
}

fn games(tournament: &Tournament, shown: impl Fn(&Game) -> bool) -> Vec<GameTold> {
    let points = tournament.game_points();
    let mut ended = vec![None; points.len()];
    for (before, place) in tournament.order_of_endings().enumerate() {
        ended[place] = Some(before as u32);
    }
    let all = tournament.games().iter().zip(points).zip(ended);
    all.filter(|((game, _), _)| shown(game))
        .map(|((game, points), ended)| GameTold {
            id: game.id.clone(),
            round: game.round,
            first: game.first,
            second: game.second,
            verdict: game.verdict,
            plies: game.plies,
            ended,
            points,
        })
        .collect()
}

impl Site {
    fn title(&self, game: &str) -> String {
        let mut games = self.hall.house.games().iter();
        let found = games.find(|other| other.name() == game);
        found.map_or(game, |found| found.title()).into()
    }
    fn tournament_card(&self, id: &str, tournament: &Tournament) -> TournamentCard {
        TournamentCard {
            id: id.to_owned(),
            phase: tournament.phase(),
            start: tournament.begun(),
            title: self.title(&tournament.plan().game),
            brief: brief(tournament),
        }
    }
    /// A tournament for this caller. Their game is named once its table is set up.
    pub async fn tournament_told(
        &self,
        id: &str,
        tournament: &Tournament,
        caller: Option<&str>,
    ) -> TournamentTold {
        let plan = tournament.plan();
        let last = tournament.round_count().saturating_sub(1);
        let arena = plan.kind == Kind::Arena;
        let own = caller.and_then(|caller| tournament.entrant_of(caller));
        let yours = caller == Some(plan.by.as_str());
        let game = own.and_then(|number| tournament.game_of(number));
        let game = match game.map(|game| game.id.clone()) {
            Some(id) => self.hall.store.card(&id).await.ok().flatten().map(|_| id),
            None => None,
        };
        let playing = tournament.games().iter().any(|game| game.verdict.is_none());
        let running = tournament.phase() == Phase::Running;
        let pauses = running && !playing && !arena && tournament.round_count() > 0;
        let shown = |game: &Game| game.verdict.is_none() || (game.round == last && !arena);
        let byes = tournament.byes().iter().filter(|(round, _)| *round == last);
        TournamentTold {
            card: self.tournament_card(id, tournament),
            options: plan.options.iter().cloned().collect(),
            now: self.hall.clock.now().day,
            next: pauses.then(|| tournament.next_round()),
            end: tournament.end(),
            why: tournament.why().map(Into::into),
            entrants: entrants(tournament),
            standings: tournament.standings(),
            games: games(tournament, shown),
            byes: byes.map(|(_, bye)| *bye).collect(),
            you: own.map(|number| YourPart {
                number,
                withdrawn: tournament.entrants()[number.index()].withdrawn,
                game,
            }),
            yours,
            link: plan.link.clone().filter(|_| yours),
        }
    }
    /// All games, or those of one round.
    pub fn tournament_games(&self, known: &Tournament, round: Option<u32>) -> TournamentGames {
        let shown = |game: &Game| round.is_none_or(|round| round == game.round);
        TournamentGames {
            games: games(known, shown),
        }
    }
    /// How it ended, or stands.
    pub fn tournament_results(&self, id: &str, tournament: &Tournament) -> TournamentResults {
        TournamentResults {
            card: self.tournament_card(id, tournament),
            entrants: entrants(tournament),
            standings: tournament.standings(),
            games: games(tournament, |_| true),
            byes: tournament.byes().to_vec(),
        }
    }
    /// Tournaments that everybody may see, and those that the caller runs.
    pub async fn tournament_list(&self, caller: Option<&str>) -> Result<TournamentList, Problem> {
        let mut lists = Vec::new();
        let over: &[Phase] = &[Phase::Over, Phase::Cancelled];
        for phases in [&[Phase::Open], &[Phase::Running], over] {
            let words: Vec<&str> = phases.iter().map(|phase| word(*phase)).collect();
            let cards = self.hall.store.tournaments(&words, None, PART).await?;
            let cards = cards.into_iter().filter_map(|card| {
                let brief: TournamentBrief = serde_json::from_str(&card.body).ok()?;
                let phase = phases.iter().find(|phase| word(**phase) == card.phase)?;
                (!brief.invited || caller == Some(card.host.as_str())).then(|| TournamentCard {
                    title: self.title(&brief.game),
                    id: card.id,
                    phase: *phase,
                    start: card.start,
                    brief,
                })
            });
            lists.push(cards.collect::<Vec<_>>());
        }
        let over = lists.pop().unwrap_or_default();
        let running = lists.pop().unwrap_or_default();
        let mut coming = lists.pop().unwrap_or_default();
        coming.reverse();
        Ok(TournamentList {
            now: self.hall.clock.now().day,
            coming,
            running,
            over,
        })
    }
}
