//! Every row of tests/vectors/dog.

use crate::tools::{after, alone, at, board_after, dog, text};
use parlour_core::{Game, Refusal, Seat, Text};
use parlour_games::dog::{Action, Dog, Place, read_board};
use parlour_kit::vectors::rows;
use std::collections::BTreeSet;

/// Boards that a card leads to, discards left out; each once or the test fails.
fn boards(dog: &Dog, board: &str, player: u8, card: &str, place: &str) -> BTreeSet<String> {
    let at = alone(dog, board, player, card);
    let mut boards = BTreeSet::new();
    for action in dog.list(&at) {
        if matches!(action, Action::Card(_) | Action::Joker(_)) {
            let new = boards.insert(board_after(dog, &at, action));
            assert!(new, "{place}: {action} leads to a board twice");
        }
    }
    boards
}

fn wanted(list: &str) -> BTreeSet<String> {
    let boards = list.split(';').filter(|b| !b.is_empty());
    boards.map(String::from).collect()
}

#[test]
fn plays() {
    for row in rows("dog/plays.tsv") {
        let dog = match row.get(4) {
            "1" => dog("libdog canadian=true"),
            _ => dog("libdog"),
        };
        let found = boards(&dog, row.get(1), row.number(2), row.get(3), &row.place);
        assert_eq!(found, wanted(row.get(6)), "{}", row.place);
        assert_eq!(found.len(), row.number::<usize>(5), "{}", row.place);
    }
}

#[test]
fn ranks() {
    for row in rows("dog/ranks.tsv") {
        let board = read_board(row.get(1), 4).unwrap();
        let seat: u8 = row.number(2);
        let mut found: Vec<_> = board.ranked(seat).iter().map(Place::to_string).collect();
        for place in &mut found {
            if *place == format!("P{}", 16 * seat) && board.is_blocking(seat) {
                place.push('*');
            }
        }
        found.resize(4, "K".into());
        assert_eq!(found.join(" "), row.get(3), "{}", row.place);
    }
}

#[test]
fn legal_and_illegal_actions() {
    for row in rows("dog/illegal.tsv") {
        let dog = match row.get(4) {
            "1" => dog("libdog canadian=true"),
            _ => dog("libdog"),
        };
        let at = alone(&dog, row.get(1), row.number(2), row.get(3));
        match (row.get(6), after(&dog, &at, row.get(5))) {
            ("legal", Ok(board)) => assert_eq!(board, row.get(7), "{}", row.place),
            ("illegal", Err(Refusal::Malformed(_) | Refusal::Illegal(_))) => {}
            (want, got) => panic!("{}: {want}, but {got:?}", row.place),
        }
    }
}

#[test]
fn options() {
    for row in rows("dog/options.tsv") {
        let mut rules = format!(
            "libdog players={} canadian={} rest_of_seven={}",
            row.get(2),
            row.get(4) == "1",
            row.get(5) == "1"
        );
        if row.get(1) == "c" {
            rules.push_str(" draw_with_two=false");
        }
        let dog = dog(&rules);
        assert_eq!(16 * dog.seats(), row.number::<u8>(3), "{}", row.place);
        for team in row.get(6).split(',') {
            let seats: Vec<u8> = team.bytes().map(|b| b - b'0').collect();
            for seat in &seats {
                let mates: Vec<u8> = dog.team(Seat(*seat)).iter().map(|s| s.0).collect();
                assert_eq!(mates, seats, "{}", row.place);
            }
        }
        let found = boards(&dog, row.get(7), row.number(8), row.get(9), &row.place);
        assert_eq!(found, wanted(row.get(11)), "{}", row.place);
        assert_eq!(found.len(), row.number::<usize>(10), "{}", row.place);
    }
}

/// Whole games, round by round: every action legal, the next round dealt from the stack given.
#[test]
fn games() {
    let mut board = String::new();
    let mut leftovers = String::new();
    let mut game = String::new();
    for row in rows("dog/games.tsv") {
        let dog = match row.get(1) {
            "1" => dog("libdog canadian=true"),
            _ => dog("libdog"),
        };
        if row.get(0) != game {
            (game, board) = (row.get(0).into(), "|||".into());
            leftovers.clear();
        }
        let hands: Vec<_> = (5..9).map(|i| row.get(i)).collect();
        assert!(
            format!("{}{}", hands.concat(), row.get(9)).starts_with(&leftovers),
            "{}: leftovers stay on top",
            row.place
        );
        leftovers = row.get(9).into();
        let stack = if leftovers.is_empty() {
            "-"
        } else {
            &leftovers
        };
        let (size, first): (u8, u8) = (row.number(3), row.number(4));
        let start = format!(
            "{board} {first} give {} {size}:{first} -|-|-|- {stack}",
            hands.join("|")
        );
        let mut now = at(&dog, &start);
        let actions: Vec<_> = row.get(10).split(' ').collect();
        for (i, action) in actions.iter().enumerate() {
            let (seat, action) = action.split_once(':').unwrap();
            let stands = dog.status(&now);
            assert_eq!(
                stands.mover(),
                Some(Seat(seat.parse().unwrap())),
                "{}: before action {i}",
                row.place
            );
            let m = dog
                .read_move(&now, action)
                .unwrap_or_else(|why| panic!("{}: {why}", row.place));
            assert!(dog.is_legal(&now, m), "{}: {action}", row.place);
            dog.play(&mut now, m);
        }
        board = row.get(11).into();
        assert_eq!(now.board().to_string(), board, "{}", row.place);
        let won = match row.get(12) {
            "0" => Some(vec![0, 2]),
            "1" => Some(vec![1, 3]),
            _ => None,
        };
        let outcome = dog.status(&now).outcome();
        let winners = outcome.map(|how| how.winners.iter().map(|s| s.0).collect::<Vec<_>>());
        assert_eq!(winners, won, "{}", row.place);
        if won.is_none() {
            let next = if size == 2 { 6 } else { size - 1 };
            assert_eq!(now.round(), (next, (first + 1) % 4), "{}", row.place);
            assert!(
                text(&dog, &now).contains(" give "),
                "{}: the next round is dealt",
                row.place
            );
        }
    }
}
