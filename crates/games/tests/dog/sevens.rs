//! Sevens and jokers against slow twins that know nothing of clusters.

use crate::slow::{Plain, Slow, plain, written};
use crate::tools::{alone, board_after, dog, texts};
use parlour_core::{Game, Rng, Text};
use parlour_games::dog::{Action, Card, Dog, Play};
use std::collections::{BTreeMap, BTreeSet};

/// A crowded board: everybody near one start, some inside.
fn crowded(seats: u8, most: usize, rng: &mut Rng) -> String {
    let mut board = Plain::new();
    let near = 16 * rng.below(seats as usize) as u8;
    let ring = 16 * seats;
    for seat in 0..seats {
        for _ in 0..rng.below(most + 1) {
            let place = match rng.below(4) {
                0 => 100 + rng.below(4) as u8,
                1 => 16 * seat,
                _ => (near + ring + rng.below(18) as u8 - 10) % ring,
            };
            let taken = board
                .iter()
                .any(|p| p.1 == place && (place < 100 || p.0 == seat));
            if !taken {
                let star = place == 16 * seat && rng.below(2) == 0;
                board.insert((seat, place, star));
            }
        }
    }
    written(&board, seats)
}

fn sevens(dog: &Dog, board: &str, seat: u8) -> Vec<(String, String)> {
    let at = alone(dog, board, seat, "7");
    let all = dog.list(&at).into_iter();
    let sevens = all.filter(|m| matches!(m, Action::Card(Play::Seven(_))));
    sevens
        .map(|m| (m.to_string(), board_after(dog, &at, m)))
        .collect()
}

/// Every result of single steps is found, once, and nothing else.
fn check_results(rules: &str, slow: &Slow, boards: u64) {
    let dog = dog(rules);
    let mut rng = Rng::new(boards);
    for _ in 0..boards {
        let board = crowded(slow.seats, 4, &mut rng);
        let seat = rng.below(slow.seats as usize) as u8;
        let start = plain(&board);
        let partner = (seat + slow.seats / 2) % slow.seats;
        if dog
            .status(&alone(&dog, &board, seat, "7"))
            .mover()
            .is_none()
        {
            continue;
        }
        let (side, mate) = if slow.is_full(&start, seat) {
            (partner, None)
        } else {
            (seat, Some(partner))
        };
        let twin = slow.results(
            &start,
            side,
            mate.filter(|_| slow.seats.is_multiple_of(2)),
            7,
        );
        let twin: BTreeSet<_> = twin.iter().map(|b| written(b, slow.seats)).collect();
        let found = sevens(&dog, &board, seat);
        let boards: BTreeSet<_> = found.iter().map(|f| f.1.clone()).collect();
        assert_eq!(boards, twin, "{rules}: {board}, seat {seat}");
        assert_eq!(boards.len(), found.len(), "{rules}: {board}, seat {seat}");
    }
}

#[test]
fn sevens_are_all_sequences_of_single_steps() {
    for (rules, seats, canadian, rest) in [
        ("libdog", 4, false, false),
        ("libdog canadian=true", 4, true, false),
        ("braendi", 4, false, true),
        ("canadian", 4, true, true),
        ("libdog players=2", 2, false, false),
        ("canadian players=6", 6, true, true),
    ] {
        let slow = Slow {
            seats,
            canadian,
            rest,
            own_swap: false,
        };
        check_results(rules, &slow, if canadian { 12 } else { 40 });
    }
}

#[test]
fn the_largest_sevens_are_complete() {
    let dog = dog("libdog canadian=true");
    let slow = Slow {
        seats: 4,
        canadian: true,
        rest: false,
        own_swap: false,
    };
    for (board, count) in [
        ("P0P8P16P24||P32P40P48P56|", 7568),
        ("P56P58P60P62||P57P59P61P63|", 2622),
    ] {
        let twin = slow.results(&plain(board), 0, Some(2), 7);
        let twin: BTreeSet<_> = twin.iter().map(|b| written(b, 4)).collect();
        let found = sevens(&dog, board, 0);
        assert_eq!(found.len(), count);
        let found: BTreeSet<_> = found.into_iter().map(|f| f.1).collect();
        assert_eq!(found, twin);
    }
}

#[test]
fn each_result_has_the_preferred_text() {
    for (rules, canadian) in [("libdog", false), ("libdog canadian=true", true)] {
        let dog = dog(rules);
        let slow = Slow {
            seats: 4,
            canadian,
            rest: false,
            own_swap: false,
        };
        let mut rng = Rng::new(77);
        let mut several = 0;
        for _ in 0..if canadian { 60 } else { 150 } {
            let board = crowded(4, if canadian { 2 } else { 3 }, &mut rng);
            let found = sevens(&dog, &board, 0);
            let start = plain(&board);
            let at = alone(&dog, &board, 0, "7");
            let mut pieces = Vec::new();
            for (seat, sign) in [(0, ""), (2, "'")] {
                if seat == 2 && !canadian {
                    continue;
                }
                for (rank, place) in at.board().ranked(seat).iter().enumerate() {
                    let text = place.to_string();
                    let place: u8 = text[1..].parse().unwrap();
                    let place = if text.starts_with('F') {
                        place + 100
                    } else {
                        place
                    };
                    let piece = start.iter().find(|p| (p.0, p.1) == (seat, place));
                    pieces.push((format!("{rank}{sign}"), *piece.unwrap()));
                }
            }
            let mut best = BTreeMap::new();
            slow.texts(&start, &pieces, 7, (0, 0, "7".into()), &mut best);
            let best: BTreeMap<_, _> = best
                .into_iter()
                .map(|(b, (.., text))| (written(&b, 4), text))
                .collect();
            several += best.len();
            let found: BTreeMap<_, _> = found.into_iter().map(|(t, b)| (b, t)).collect();
            assert_eq!(found, best, "{rules}: {board}");
        }
        assert!(several > 500, "the boards are not too easy: {several}");
    }
}

/// Every card does to the board what the slow twin says.
#[test]
fn cards_do_what_the_slow_twin_says() {
    let dog = dog("libdog");
    let slow = Slow {
        seats: 4,
        canadian: false,
        rest: false,
        own_swap: false,
    };
    let mut rng = Rng::new(19);
    for _ in 0..100 {
        let board = crowded(4, 4, &mut rng);
        let start = plain(&board);
        let side = if slow.is_full(&start, 0) { 2 } else { 0 };
        for card in Card::plain() {
            let text = card.to_string();
            let at = alone(&dog, &board, 0, &text);
            if dog.status(&at).mover().is_none() {
                continue;
            }
            let letter = text.chars().next().expect("a letter");
            let twin = slow.card(&start, side, None, letter);
            let twin: BTreeSet<_> = twin.iter().map(|b| written(b, 4)).collect();
            let plays = dog.list(&at).into_iter();
            let plays = plays.filter(|m| matches!(m, Action::Card(_)));
            let found: BTreeSet<_> = plays.map(|m| board_after(&dog, &at, m)).collect();
            assert_eq!(found, twin, "{text} on {board}");
        }
    }
}

/// A joker does what the other cards do, each result under the first card that gives it.
#[test]
fn jokers_list_each_result_under_its_first_card() {
    for rules in [
        "libdog",
        "libdog canadian=true",
        "braendi own_swap=true",
        "braendi players=6 teams=triples start_protects=true",
        "braendi players=3",
    ] {
        let dog = dog(rules);
        let seats = dog.seats();
        let mut rng = Rng::new(5);
        for _ in 0..40 {
            let board = crowded(
                seats,
                if rules.contains("canadian") { 2 } else { 3 },
                &mut rng,
            );
            let seat = rng.below(seats as usize) as u8;
            let hands = |card: &str| {
                let hands: Vec<_> = (0..seats)
                    .map(|s| if s == seat { card } else { "5" })
                    .collect();
                crate::tools::at(&dog, &format!("{board} {seat} play {}", hands.join("|")))
            };
            if dog.status(&hands("X")).mover().is_none() {
                continue;
            }
            let mut first: BTreeMap<String, String> = BTreeMap::new();
            for card in Card::plain() {
                let at = hands(&card.to_string());
                for m in dog.list(&at) {
                    let Action::Card(play) = m else { continue };
                    // A draw changes hands, not the board.
                    let key = match play {
                        Play::Draw { from } => format!("draw {from}"),
                        _ => board_after(&dog, &at, m),
                    };
                    first.entry(key).or_insert_with(|| format!("X{play}"));
                }
            }
            let at = hands("X");
            let jokers = dog.list(&at);
            let listed: BTreeSet<_> = jokers.iter().map(Action::to_string).collect();
            let mut wanted: BTreeSet<_> = first.values().cloned().collect();
            if wanted.is_empty() {
                wanted = texts(&dog, &at).into_iter().collect();
            }
            assert_eq!(listed, wanted, "{rules}: {board}, seat {seat}");
            assert_eq!(jokers.len(), listed.len());
            assert_eq!(dog.count(&at), jokers.len() as u64);
        }
    }
}

/// `pick` reaches every move about equally often although no list is made.
#[test]
fn picks_are_even() {
    let dog = dog("canadian");
    for (board, hand) in [
        ("P0P8||P32P40|", "7"),
        ("P60P62F0||P30P32*|", "7"),
        ("P10P12P15||P17|", "X"),
        ("P2P9P10F0|||", "X58"),
    ] {
        let at = alone(&dog, board, 0, hand);
        let n = dog.list(&at).len();
        let mut seen = BTreeMap::new();
        let mut rng = Rng::new(1);
        let draws = 200 * n;
        for _ in 0..draws {
            let m = dog.pick(&at, &mut rng).unwrap();
            *seen.entry(m).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), n, "{board} {hand}: every move is drawn");
        let chi: f64 = seen
            .values()
            .map(|c| (*c as f64 - 200.0).powi(2) / 200.0)
            .sum();
        let limit = n as f64 + 5.0 * (2.0 * n as f64).sqrt();
        assert!(chi < limit, "{board} {hand}: chi² {chi} of {n}");
    }
}

/// Whatever is typed, the answer is a listed move.
#[test]
fn every_spelling_becomes_a_listed_move() {
    let dog = dog("canadian");
    let mut rng = Rng::new(3);
    let mut legal = 0;
    for _ in 0..400 {
        let board = crowded(4, 3, &mut rng);
        let at = alone(&dog, &board, 0, "A24578JKX");
        if dog.status(&at).mover().is_none() {
            continue;
        }
        for _ in 0..60 {
            let mut text = String::from(["", "X"][rng.below(2)]);
            text.push(['A', '2', '4', '5', '7', '8', 'J', 'K', 'Q'][rng.below(9)]);
            for _ in 0..rng.below(9) {
                text.push(['0', '1', '2', '3', '4', '7', '\'', '-', '#'][rng.below(9)]);
            }
            if let Ok(m) = dog.read_move(&at, &text) {
                legal += 1;
                assert!(dog.is_legal(&at, m), "{board} {text} -> {m}");
                assert!(dog.list(&at).contains(&m), "{board} {text} -> {m}");
            }
        }
    }
    assert!(legal > 300, "enough spellings were legal: {legal}");
}
