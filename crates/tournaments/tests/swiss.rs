//! The Swiss system against the handbook: simulated tournaments, a checker that shares no code with the
//! pairing, and on small fields a twin that tries every pairing.

use parlour_core::Rng;
use parlour_tournaments::{Event, Member, Number, Plan, Tournament, Verdict};
use std::collections::{BTreeMap, BTreeSet};

fn plan(rounds: u32, seed: u64) -> Plan {
    let text = format!(
        r#"{{"name":"Swiss","kind":"swiss","team":1,"rounds":{rounds},"start":0,"most":256,"seed":{seed},
            "by":"a","host":"A","game":"dobutsu","preset":"standard","options":[],
            "clock":{{"initial":60,"increment":0}}}}"#
    );
    serde_json::from_str(&text).unwrap()
}

fn house() -> Vec<Member> {
    vec![Member::House { level: 0 }]
}

/// Somebody as the checker sees them, in half points.
#[derive(Clone, Debug, Default)]
struct Seen {
    points: i32,
    met: BTreeSet<usize>,
    /// 1 for first, −1 for second.
    sides: Vec<i32>,
    byed: bool,
    /// 1 down, −1 up, by round.
    floats: BTreeMap<u32, i32>,
}

impl Seen {
    /// The side that must not come again.
    fn barred(&self) -> Option<i32> {
        let sum: i32 = self.sides.iter().sum();
        match (sum, self.sides.as_slice()) {
            (2.., _) => Some(1),
            (..=-2, _) => Some(-1),
            (_, [.., a, b]) if a == b => Some(*a),
            _ => None,
        }
    }
    fn wants(&self) -> Option<(i32, bool)> {
        let last = self.sides.last()?;
        let sum: i32 = self.sides.iter().sum();
        let barred = self.barred();
        let side = barred.map_or(if sum == 0 { -last } else { -sum.signum() }, |side| -side);
        Some((side, barred.is_some() || sum != 0))
    }
}

fn may_meet(seen: &[Seen], a: usize, b: usize) -> bool {
    let barred = seen[a].barred();
    !seen[a].met.contains(&b) && (barred.is_none() || barred != seen[b].barred())
}

/// Every legal pairing of those who are there, as pairs and who is free; stops after `most`.
fn legal(seen: &[Seen], there: &[usize], most: usize) -> Vec<Vec<(usize, Option<usize>)>> {
    fn go(
        seen: &[Seen],
        left: &[usize],
        free: bool,
        so_far: &mut Vec<(usize, Option<usize>)>,
        found: &mut Vec<Vec<(usize, Option<usize>)>>,
        most: usize,
    ) {
        let Some((a, rest)) = left.split_first() else {
            found.push(so_far.clone());
            return;
        };
        for (i, b) in rest.iter().enumerate() {
            if found.len() < most && may_meet(seen, *a, *b) {
                let mut rest = rest.to_vec();
                rest.remove(i);
                so_far.push((*a, Some(*b)));
                go(seen, &rest, free, so_far, found, most);
                so_far.pop();
            }
        }
        if free && !seen[*a].byed && found.len() < most {
            so_far.push((*a, None));
            go(seen, rest, false, so_far, found, most);
            so_far.pop();
        }
    }
    let mut found = Vec::new();
    let odd = there.len() % 2 == 1;
    go(seen, there, odd, &mut Vec::new(), &mut found, most);
    found
}

/// What a bracket is judged by, in the order of the handbook; higher is better.
fn judge(
    seen: &[Seen],
    round: u32,
    pairing: &[(usize, Option<usize>)],
    bracket: &BTreeSet<usize>,
    own: i32,
    next: &BTreeSet<usize>,
) -> Vec<i32> {
    let mut pairs = 0;
    let (mut following, mut wishes, mut strong) = (0, 0, 0);
    let mut floats = [0; 4];
    let mut moved: BTreeMap<i32, i32> = BTreeMap::new();
    let levels: BTreeSet<i32> = bracket.iter().map(|i| -seen[*i].points).collect();
    for level in levels.into_iter().filter(|level| -level != own) {
        moved.insert(level, 0);
    }
    let mut falls = |i: usize| {
        for ago in 0..2 {
            let before = round
                .checked_sub(1 + ago)
                .and_then(|r| seen[i].floats.get(&r));
            floats[2 * ago as usize] -= i32::from(before == Some(&1));
        }
    };
    let mut ups = Vec::new();
    for (a, b) in pairing {
        let Some(b) = b else {
            if bracket.contains(a) {
                falls(*a);
            }
            continue;
        };
        match (bracket.contains(a), bracket.contains(b)) {
            (true, true) => {
                pairs += 1;
                for (i, other) in [(a, b), (b, a)] {
                    if seen[*i].points != own {
                        *moved.entry(-seen[*i].points).or_default() += 1;
                        if seen[*other].points == own {
                            ups.push(*other);
                        }
                    }
                }
                if let (Some(one), Some(two)) = (seen[*a].wants(), seen[*b].wants())
                    && one.0 == two.0
                {
                    wishes -= 1;
                    strong -= i32::from(one.1 && two.1);
                }
            }
            (true, false) | (false, true) => {
                let (inside, outside) = if bracket.contains(a) { (a, b) } else { (b, a) };
                falls(*inside);
                following += i32::from(next.contains(outside));
            }
            (false, false) => following += i32::from(next.contains(a) && next.contains(b)),
        }
    }
    for i in ups {
        for ago in 0..2u32 {
            let before = round
                .checked_sub(1 + ago)
                .and_then(|r| seen[i].floats.get(&r));
            floats[2 * ago as usize + 1] -= i32::from(before == Some(&-1));
        }
    }
    let mut worth = vec![pairs];
    worth.extend(moved.into_values());
    worth.extend([following, wishes, strong]);
    worth.extend(floats);
    worth
}

/// No pairing that agrees with this one on the brackets above does better in a bracket.
fn check_brackets(seen: &[Seen], there: &[usize], round: u32, made: &[(usize, Option<usize>)]) {
    let mut rivals = legal(seen, there, usize::MAX);
    let levels: BTreeSet<i32> = there.iter().map(|i| -seen[*i].points).collect();
    let levels: Vec<i32> = levels.into_iter().map(|level| -level).collect();
    let mut left: BTreeSet<usize> = there.iter().copied().collect();
    for (at, level) in levels.iter().enumerate() {
        let bracket: BTreeSet<usize> = { left.iter().copied() }
            .filter(|i| seen[*i].points >= *level)
            .collect();
        let next = levels.get(at + 1);
        let next = { there.iter().copied() }
            .filter(|i| Some(&seen[*i].points) == next)
            .collect();
        let worth = |pairing: &[_]| judge(seen, round, pairing, &bracket, *level, &next);
        let best = rivals.iter().map(|rival| worth(rival)).max();
        assert_eq!(
            Some(worth(made)),
            best,
            "bracket of {level} in round {round}"
        );
        let inside: BTreeSet<(usize, usize)> = { made.iter() }
            .filter_map(|(a, b)| b.map(|b| (*a.min(&b), *a.max(&b))))
            .filter(|(a, b)| bracket.contains(a) && bracket.contains(b))
            .collect();
        rivals.retain(|rival| {
            let theirs = rival.iter();
            let theirs = theirs.filter_map(|(a, b)| b.map(|b| (*a.min(&b), *a.max(&b))));
            let theirs = theirs.filter(|(a, b)| bracket.contains(a) && bracket.contains(b));
            theirs.collect::<BTreeSet<_>>() == inside
        });
        for (a, b) in inside {
            left.remove(&a);
            left.remove(&b);
        }
    }
}

/// What one tournament showed.
#[derive(Default)]
struct Count {
    rounds: usize,
    illegal: usize,
    judged: usize,
}

/// Plays a tournament with late entries and withdrawals, and checks every round.
fn simulate(seed: u64, most: usize, judge_brackets: bool, count: &mut Count) {
    let mut rng = Rng::new(seed);
    let n = 4 + rng.below(most - 3);
    let rounds = (3 + rng.below(6)).min(n - 1) as u32;
    let mut tournament = Tournament::new(plan(rounds, seed));
    let mut strength = Vec::new();
    let enter = |tournament: &mut Tournament, strength: &mut Vec<usize>, rng: &mut Rng| {
        let name = format!("p{}", strength.len());
        let rating = Some(1000 + rng.below(1000) as i32);
        if let Ok(event) = tournament.enter(name, house(), rating) {
            tournament.apply(&event, 0);
            strength.push(1 + rng.below(9));
        }
    };
    for _ in 0..n {
        enter(&mut tournament, &mut strength, &mut rng);
    }
    let mut seen: Vec<Seen> = Vec::new();
    let mut ids = 0;
    loop {
        seen.resize(strength.len(), Seen::default());
        let mut id = || {
            ids += 1;
            format!("m{ids}")
        };
        let event = tournament.next(0, &mut id).expect("no game is left open");
        let there: Vec<usize> = (0..strength.len())
            .filter(|i| !tournament.entrants()[*i].withdrawn)
            .collect();
        tournament.apply(&event, 0);
        let (round, games, byes) = match event {
            Event::Started => continue,
            Event::Finished => break,
            Event::Paired { round, games, byes } => (round, games, byes),
            other => panic!("{other:?}"),
        };
        count.rounds += 1;
        let made: Vec<(usize, Option<usize>)> = { games.iter() }
            .map(|g| (g.first.index(), Some(g.second.index())))
            .chain(byes.iter().map(|bye| (bye.number.index(), None)))
            .collect();
        // Everybody who is there has exactly one place.
        let mut placed: Vec<usize> = { made.iter() }
            .flat_map(|(a, b)| [Some(*a), *b])
            .flatten()
            .collect();
        placed.sort_unstable();
        assert_eq!(placed, there, "seed {seed} round {round}");
        assert_eq!(byes.len(), there.len() % 2);
        let can = !legal(&seen, &there, 1).is_empty();
        let is_legal = made.iter().all(|(a, b)| match b {
            Some(b) => may_meet(&seen, *a, *b),
            None => !seen[*a].byed,
        });
        assert_eq!(is_legal, can, "seed {seed} round {round}");
        count.illegal += usize::from(!can);
        if judge_brackets && can {
            count.judged += 1;
            check_brackets(&seen, &there, round, &made);
        }
        let before: Vec<i32> = seen.iter().map(|s| s.points).collect();
        for (a, b) in &made {
            let Some(b) = *b else {
                let free = &mut seen[*a];
                free.byed = true;
                free.points += 2;
                free.floats.insert(round, 1);
                continue;
            };
            for (own, other, side) in [(*a, b, 1), (b, *a, -1)] {
                seen[own].met.insert(other);
                seen[own].sides.push(side);
                let float = (before[own] - before[other]).signum();
                seen[own].floats.insert(round, float);
                let sides = &seen[own].sides;
                if can {
                    let sum: i32 = sides.iter().sum();
                    assert!(sum.abs() <= 2, "seed {seed} round {round}: {sides:?}");
                    let thrice = matches!(sides[..], [.., x, y, z] if x == y && y == z);
                    assert!(!thrice, "seed {seed} round {round}: {sides:?}");
                }
            }
        }
        for game in games {
            let (a, b) = (game.first.index(), game.second.index());
            let verdict = match rng.below(strength[a] + strength[b] + 4) {
                x if x < strength[a] => Verdict::First,
                x if x < strength[a] + strength[b] => Verdict::Second,
                _ => Verdict::Draw,
            };
            let (first, second) = match verdict {
                Verdict::First => (2, 0),
                Verdict::Second => (0, 2),
                Verdict::Draw => (1, 1),
            };
            seen[a].points += first;
            seen[b].points += second;
            let event = tournament.decide(&game.id, verdict, 10).unwrap();
            tournament.apply(&event, 0);
        }
        // Somebody leaves, somebody comes back, somebody comes late.
        if rng.below(3) == 0 && there.len() > 4 {
            let number = Number(there[rng.below(there.len())] as u32);
            let event = tournament.withdraw(number).unwrap();
            tournament.apply(&event, 0);
        }
        if rng.below(6) == 0 {
            let gone = (0..strength.len()).find(|i| tournament.entrants()[*i].withdrawn);
            if let Some(gone) = gone {
                let event = tournament.come_back(Number(gone as u32)).unwrap();
                tournament.apply(&event, 0);
            }
        }
        if rng.below(4) == 0 && strength.len() < most {
            enter(&mut tournament, &mut strength, &mut rng);
        }
    }
    // The standings are what was counted here.
    for row in tournament.standings() {
        let points = seen[row.number.index()].points;
        assert_eq!(row.points, i64::from(points) * 500);
    }
}

#[test]
fn a_thousand_tournaments_keep_the_rules() {
    let mut count = Count::default();
    for seed in 0..1000 {
        simulate(seed, 24, false, &mut count);
    }
    assert!(count.rounds > 4000, "{} rounds", count.rounds);
    // Small fields with many rounds can run out of legal pairings; that is rare.
    assert!(count.illegal * 20 < count.rounds, "{}", count.illegal);
}

#[test]
fn small_fields_are_paired_as_well_as_trying_everything_can() {
    let mut count = Count::default();
    for seed in 5000..5400 {
        simulate(seed, 9, true, &mut count);
    }
    assert!(count.judged > 800, "{} rounds", count.judged);
}

#[test]
fn the_first_round_is_the_upper_half_against_the_lower() {
    let mut tournament = Tournament::new(plan(3, 1));
    for i in 0..7 {
        let event = tournament.enter(format!("p{i}"), house(), None).unwrap();
        tournament.apply(&event, 0);
    }
    let mut ids = 0;
    let mut id = || {
        ids += 1;
        ids.to_string()
    };
    assert_eq!(tournament.next(0, &mut id), Some(Event::Started));
    tournament.apply(&Event::Started, 0);
    let Some(Event::Paired { games, byes, .. }) = tournament.next(0, &mut id) else {
        panic!("a round is due");
    };
    let pairs: Vec<_> = games.iter().map(|g| (g.first.0, g.second.0)).collect();
    assert_eq!(pairs, [(0, 3), (4, 1), (2, 5)]);
    assert_eq!(byes[0].number, Number(6));
}
