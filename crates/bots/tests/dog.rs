//! Dog's player: sees only what its seat may see, plays by every set of rules, knows why.

use parlour_bots::{Bot, Judge, Limits, Strength, bot};
use parlour_core::{Eye, Match, Rng, Rulebook, Seat, Status, Table, Text, Views, Watch};
use parlour_games::dog::Dog;
use std::{
    sync::{Arc, mpsc},
    time::Duration,
};

/// Preset and settings, as one would type them.
const TABLES: [&str; 10] = [
    "braendi",
    "canadian",
    "libdog",
    "libdog canadian=true",
    "braendi players=2",
    "libdog players=3",
    "braendi players=4 teams=singles start_protects=true",
    "braendi players=5 own_swap=true",
    "braendi players=6",
    "canadian players=6 teams=triples",
];

fn rules(text: &str) -> Arc<dyn Rulebook> {
    let mut words = text.split(' ');
    let preset = words.next();
    let sets: Vec<_> = words
        .filter_map(|w| w.split_once('='))
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let dog = parlour_games::by_name("dog").unwrap();
    dog.configure(preset, &sets).unwrap()
}

fn player(rules: &dyn Rulebook, strength: Strength, seed: u64) -> Box<dyn Bot> {
    bot(rules, strength, seed).unwrap()
}

fn walks(n: u64) -> Limits {
    Limits {
        nodes: Some(n),
        ..Limits::default()
    }
}

fn choose(player: &mut dyn Bot, table: &dyn Table, limits: &Limits) -> String {
    player.choose(table, limits, &Watch::new()).unwrap()
}

fn mover(table: &dyn Table) -> Option<Seat> {
    table.status().mover()
}

/// The same match, as the seat to move has seen it, with other hidden cards.
fn disguised(table: &dyn Table, seat: Seat, rng: &mut Rng) -> Box<dyn Table> {
    let typed = table.as_any().downcast_ref::<Match<Dog>>().unwrap();
    let game = typed.game();
    let seen = game.view(typed.position(), Eye::Seat(seat));
    let other = game.sample(&seen, rng);
    let text = game.write_position(&game.view(&other, Eye::Keeper));
    let mut twin = table.until(table.ply());
    twin.settle(&text).unwrap();
    twin
}

#[test]
fn hidden_cards_change_nothing() {
    let mut compared = 0;
    for (i, text) in TABLES.into_iter().enumerate() {
        let rules = rules(text);
        let mut rng = Rng::new(i as u64);
        let mut table = rules.open(None, 7 + i as u64).unwrap();
        let mut others = player(&*rules, Strength::Greedy, 1);
        while let Some(seat) = mover(&*table)
            && table.ply() < 120
        {
            if table.ply() % 3 == 0 {
                let twin = disguised(&*table, seat, &mut rng);
                for strength in [Strength::Greedy, Strength::Level(5), Strength::BEST] {
                    let here = choose(&mut *player(&*rules, strength, 3), &*table, &walks(12));
                    let there = choose(&mut *player(&*rules, strength, 3), &*twin, &walks(12));
                    assert_eq!(here, there, "{text}, {strength}, ply {}", table.ply());
                }
                let classic = Limits {
                    judge: Some(Judge::Classic),
                    ..walks(12)
                };
                let [here, there] = [&*table, &*twin]
                    .map(|table| choose(&mut *player(&*rules, Strength::BEST, 3), table, &classic));
                assert_eq!(here, there, "{text}, classic, ply {}", table.ply());
                compared += 1;
            }
            let m = choose(&mut *others, &*table, &Limits::default());
            table.play(&m).unwrap();
        }
    }
    assert!(compared >= 300, "{compared} positions");
}

#[test]
fn plays_whole_games_by_any_rules() {
    for (i, text) in TABLES.into_iter().enumerate() {
        let rules = rules(text);
        let mut table = rules.open(None, 100 + i as u64).unwrap();
        let levels = [10, 1, 4].map(|n| player(&*rules, Strength::Level(n), i as u64));
        let mut players = levels;
        while let Some(seat) = mover(&*table) {
            let m = choose(&mut *players[seat.index() % 3], &*table, &walks(4));
            table
                .play(&m)
                .unwrap_or_else(|why| panic!("{text}: {m}: {why}"));
            assert!(table.ply() < 5000, "{text}: no end in sight");
        }
    }
}

/// Games that `a` wins of two for each deal, the second with the seats swapped.
fn duel(a: Strength, b: Strength, deals: u64, limits: &Limits) -> usize {
    let rules = rules("braendi");
    let mut won = 0;
    for game in 0..2 * deals {
        let mut table = rules.open(None, game / 2).unwrap();
        let mut players = [a, b].map(|strength| player(&*rules, strength, game / 2));
        let who = |seat: Seat| (seat.index() % 2) ^ (game % 2) as usize;
        while let Some(seat) = mover(&*table) {
            let m = choose(&mut *players[who(seat)], &*table, limits);
            table.play(&m).unwrap();
        }
        let Status::Over(how) = table.status() else {
            unreachable!()
        };
        won += how.winners.iter().any(|seat| who(seat) == 0) as usize;
    }
    won
}

#[test]
fn a_higher_level_is_stronger() {
    let any = Limits::default();
    let greedy = duel(Strength::Greedy, Strength::Random, 20, &any);
    assert!(greedy >= 36, "greedy won {greedy} of 40 against random");
    let best = duel(Strength::BEST, Strength::Greedy, 8, &walks(40));
    assert!(best >= 8, "level 10 won {best} of 16 against greedy");
}

/// Without a limit on walks only the clock can end a thought; how late it does is measured, not
/// tested.
#[test]
fn a_thought_ends_when_its_time_is_up() {
    for text in ["braendi", "canadian players=6 teams=triples"] {
        let rules = rules(text);
        let table = rules.open(None, 4).unwrap();
        let mut best = player(&*rules, Strength::BEST, 1);
        for millis in [0, 1, 15] {
            let limits = Limits {
                time: Some(Duration::from_millis(millis)),
                ..Limits::default()
            };
            let m = choose(&mut *best, &*table, &limits);
            table.check(&m).unwrap();
        }
    }
}

#[test]
fn moves_are_told_best_first() {
    let rules = rules("braendi");
    for seed in 0..12 {
        let mut table = rules.open(None, seed).unwrap();
        for _ in 0..8 {
            let mut best = player(&*rules, Strength::BEST, seed);
            let (sender, heard) = mpsc::channel();
            best.listen(Some(Box::new(move |said| {
                let _ = sender.send(said.moves.len());
            })));
            let said = best.analyse(&*table, &walks(60), &Watch::new()).unwrap();
            let scores: Vec<f32> = said.moves.iter().map(|w| w.score).collect();
            assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
            assert_eq!(heard.try_recv(), Ok(said.moves.len()));
            table.play(&said.moves[0].m).unwrap();
        }
    }
}

/// The move and its reason in a position of the default rules.
fn says(strength: Strength, position: &str) -> (String, String) {
    let rules = rules("braendi");
    let table = rules.open(Some(position), 1).unwrap();
    let mut player = player(&*rules, strength, 1);
    let m = choose(&mut *player, &*table, &walks(100));
    let reason = player.reason(&*table, &m).unwrap();
    (m, reason)
}

fn both_say(position: &str, m: &str, reason: &str) {
    for strength in [Strength::Greedy, Strength::BEST] {
        let said = says(strength, position);
        assert_eq!(said, (m.into(), reason.into()), "{strength}");
    }
}

#[test]
fn brings_a_piece_home() {
    both_say("P62||| 0 play 59|22|55|88", "50", "brings a piece home");
}

#[test]
fn starts_a_piece_and_blocks() {
    both_say(
        "|||P60 0 play K9|22|55|88",
        "K#",
        "starts a piece and blocks Blue",
    );
}

#[test]
fn sends_a_foe_home() {
    both_say(
        "P20|P28|| 0 play 68|22|55|88",
        "80",
        "sends Yellow's piece home",
    );
}

#[test]
fn gives_the_partner_a_start() {
    let (m, reason) = says(
        Strength::Greedy,
        "P20||| 0 give K35689|222344|55566J|88899J",
    );
    assert_eq!(m, "GK");
    assert_eq!(reason, "lets the partner start");
}

#[test]
fn keeps_the_only_start_for_itself() {
    let (m, reason) = says(
        Strength::Greedy,
        "||P40| 0 give K35689|222344|55566J|88899J",
    );
    assert_ne!(m, "GK");
    assert_eq!(reason, "keeps what it needs more");
}

#[test]
fn wins_when_it_can() {
    both_say(
        "P62F1F2F3||F0F1F2F3| 0 play 39|22|-|88",
        "33",
        "wins the game",
    );
}

#[test]
fn says_nothing_about_moves_that_cannot_be_made() {
    let rules = rules("braendi");
    let table = rules.open(Some("P62||| 0 play 39|22|55|88"), 1).unwrap();
    let player = player(&*rules, Strength::BEST, 1);
    assert_eq!(player.reason(&*table, "K#"), None);
}
