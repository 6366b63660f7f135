//! Every kind of tournament, played to its end by lot, with people who leave.

use parlour_core::Rng;
use parlour_tournaments::{
    ByeKind, Event, Kind, Member, Number, Phase, Plan, Refusal, Tournament, Verdict,
};
use std::collections::{BTreeMap, BTreeSet};

fn plan(kind: Kind, team: u8, rounds: u32) -> Plan {
    let kind = serde_json::to_string(&kind).unwrap();
    let text = format!(
        r#"{{"name":"Test","kind":{kind},"team":{team},"rounds":{rounds},"length":60000,"start":0,"most":64,
            "seed":7,"by":"a","host":"A","game":"dobutsu","preset":"standard","options":[],
            "clock":{{"initial":60,"increment":0}}}}"#
    );
    serde_json::from_str(&text).unwrap()
}

fn account(id: usize) -> Member {
    Member::Account {
        id: format!("a{id}"),
        name: format!("A{id}"),
        bot: false,
    }
}

fn enter(tournament: &mut Tournament, n: usize) {
    let team = usize::from(tournament.plan().team);
    for i in 0..n {
        let members = (0..team).map(|k| account(team * i + k)).collect();
        let event = tournament.enter(format!("E{i}"), members, None).unwrap();
        tournament.apply(&event, 0);
    }
}

/// Plays to the end; some leave after some games. What happened, as it would be kept.
fn play(tournament: &mut Tournament, seed: u64, leaves: usize) -> Vec<Event> {
    let mut rng = Rng::new(seed);
    let (mut ids, mut now, mut kept) = (0, 0, Vec::new());
    let mut leaves = leaves;
    for _ in 0..10_000 {
        let mut id = || {
            ids += 1;
            format!("m{ids}")
        };
        now += 1000;
        let mut due: Vec<Event> = tournament.next(now, &mut id).into_iter().collect();
        let open: Vec<String> = { tournament.games().iter() }
            .filter(|game| game.verdict.is_none())
            .map(|game| game.id.clone())
            .collect();
        if due.is_empty() && !open.is_empty() {
            let verdict = [Verdict::First, Verdict::Second, Verdict::Draw][rng.below(3)];
            let id = &open[rng.below(open.len())];
            let plies = 10 + rng.below(50) as u32;
            due.extend(tournament.decide(id, verdict, plies));
            if leaves > 0 && rng.below(4) == 0 {
                leaves -= 1;
                let number = Number(rng.below(tournament.entrants().len()) as u32);
                due.extend(tournament.withdraw(number).ok());
            }
        }
        for event in due {
            tournament.apply(&event, now);
            kept.push(event);
        }
        if tournament.phase() == Phase::Over {
            return kept;
        }
    }
    panic!("it does not end: {:?}", tournament.games().last());
}

#[test]
fn everybody_meets_everybody() {
    for (n, rounds) in [(5, 1), (6, 2)] {
        let mut tournament = Tournament::new(plan(Kind::RoundRobin, 1, rounds));
        enter(&mut tournament, n);
        play(&mut tournament, 3, 0);
        let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        for game in tournament.games() {
            *met.entry((game.first.0, game.second.0)).or_default() += 1;
        }
        assert_eq!(tournament.games().len(), rounds as usize * n * (n - 1) / 2);
        assert!(met.values().all(|times| *times == 1), "sides change");
        let sum: i64 = tournament.points().iter().sum();
        assert_eq!(sum, 1000 * tournament.games().len() as i64);
    }
}

#[test]
fn who_has_left_is_met_by_nobody_and_their_opponents_get_a_point() {
    let mut tournament = Tournament::new(plan(Kind::RoundRobin, 1, 1));
    enter(&mut tournament, 6);
    let event = tournament.start().unwrap();
    tournament.apply(&event, 0);
    let event = tournament.withdraw(Number(2)).unwrap();
    tournament.apply(&event, 0);
    play(&mut tournament, 3, 0);
    assert_eq!(tournament.games().len(), 10);
    assert_eq!(tournament.byes().len(), 5);
    assert!({ tournament.byes().iter() }.all(|(_, bye)| bye.why == ByeKind::Walkover));
    let points: i64 = tournament.points().iter().sum();
    assert_eq!(points, 15_000);
    assert_eq!(tournament.points()[2], 0);
}

#[test]
fn one_stays_in_a_knockout() {
    for n in 2..20 {
        let mut tournament = Tournament::new(plan(Kind::Knockout, 1, 0));
        enter(&mut tournament, n);
        play(&mut tournament, n as u64, n / 4);
        let standings = tournament.standings();
        let rounds = n.next_power_of_two().ilog2();
        assert_eq!(standings[0].survived, rounds, "{n}");
        let through = standings.iter().filter(|row| row.survived == rounds);
        assert_eq!(through.count(), 1);
        assert_eq!(standings[0].place, 1);
        // Draws are played again with sides changed, at most twice; then a draw decides.
        let mut games: BTreeMap<(u32, u32, u32), Vec<(u32, Verdict)>> = BTreeMap::new();
        for game in tournament.games() {
            let (a, b) = (game.first.0, game.second.0);
            let key = (game.round, a.min(b), a.max(b));
            let all = games.entry(key).or_default();
            all.push((a, game.verdict.unwrap()));
        }
        for all in games.values() {
            assert!(all.len() <= 3);
            assert!(all.windows(2).all(|w| w[0].0 != w[1].0));
            let before = &all[..all.len() - 1];
            assert!(before.iter().all(|(_, verdict)| *verdict == Verdict::Draw));
        }
    }
}

#[test]
fn an_arena_pairs_the_free_until_time_is_up() {
    let mut tournament = Tournament::new(plan(Kind::Arena, 1, 0));
    enter(&mut tournament, 7);
    let kept = play(&mut tournament, 5, 2);
    assert!(tournament.games().len() > 10);
    assert_eq!(kept.last(), Some(&Event::Finished));
    let mut last: BTreeMap<u32, u32> = BTreeMap::new();
    for game in tournament.games() {
        let (a, b) = (game.first.0, game.second.0);
        assert_ne!(last.insert(a, b), Some(b), "twice in a row");
        assert_ne!(last.insert(b, a), Some(a), "twice in a row");
    }
}

#[test]
fn all_tables_of_a_duplicate_round_have_the_same_deal() {
    let mut tournament = Tournament::new(plan(Kind::Duplicate, 2, 3));
    enter(&mut tournament, 6);
    play(&mut tournament, 5, 0);
    let mut seeds: BTreeMap<u32, BTreeSet<u64>> = BTreeMap::new();
    for game in tournament.games() {
        seeds
            .entry(game.round)
            .or_default()
            .insert(game.seed.unwrap());
    }
    assert_eq!(seeds.len(), 3);
    assert!(seeds.values().all(|own| own.len() == 1));
    let all: BTreeSet<u64> = seeds.into_values().flatten().collect();
    assert_eq!(all.len(), 3, "another deal each round");
    let sum: i64 = tournament.points().iter().sum();
    assert_eq!(sum, 3 * 3 * 1000, "a table shares out one point");
}

#[test]
fn what_is_kept_brings_the_tournament_back() {
    for kind in [Kind::Swiss, Kind::Arena, Kind::Knockout, Kind::RoundRobin] {
        let mut tournament = Tournament::new(plan(kind, 1, 2));
        enter(&mut tournament, 9);
        let mut again = tournament.clone();
        let created = Event::Created(tournament.plan().clone());
        let text = serde_json::to_string(&created).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), created);
        let kept = play(&mut tournament, 1, 3);
        for event in kept {
            let text = serde_json::to_string(&event).unwrap();
            let event: Event = serde_json::from_str(&text).unwrap();
            again.apply(&event, 0);
        }
        assert_eq!(again.standings(), tournament.standings());
        assert_eq!(again.phase(), Phase::Over);
        assert_eq!(again.events(), tournament.events());
    }
}

#[test]
fn pairs_are_paired_when_both_are_there() {
    let mut tournament = Tournament::new(plan(Kind::Swiss, 2, 1));
    enter(&mut tournament, 2);
    let event = tournament.enter("Half".into(), vec![account(90)], None);
    tournament.apply(&event.unwrap(), 0);
    let full = tournament.join(Number(0), account(91));
    assert_eq!(full, Err(Refusal::Complete));
    let inside = tournament.join(Number(2), account(0));
    assert_eq!(inside, Err(Refusal::Inside));
    play(&mut tournament, 1, 0);
    assert_eq!(tournament.games().len(), 1);
    assert_eq!(tournament.byes().len(), 0, "half a pair is not there");
}

#[test]
fn nothing_is_possible_that_comes_too_late() {
    let mut tournament = Tournament::new(plan(Kind::RoundRobin, 1, 1));
    assert_eq!(tournament.start(), Err(Refusal::Few));
    enter(&mut tournament, 3);
    let twice = tournament.enter("Again".into(), vec![account(1)], None);
    assert_eq!(twice, Err(Refusal::Inside));
    play(&mut tournament, 1, 0);
    let late = tournament.enter("Late".into(), vec![account(9)], None);
    assert_eq!(late, Err(Refusal::Closed));
    assert_eq!(tournament.withdraw(Number(0)), Err(Refusal::Over));
    assert_eq!(tournament.start(), Err(Refusal::Begun));
    assert_eq!(tournament.cancel("x"), Err(Refusal::Over));
    assert_eq!(
        tournament.decide("m1", Verdict::Draw, 1),
        None,
        "decided once"
    );
    let mut none = Tournament::new(plan(Kind::Swiss, 1, 1));
    enter(&mut none, 1);
    let Some(Event::Cancelled { .. }) = none.next(0, &mut String::new) else {
        panic!("one alone plays no tournament");
    };
}
