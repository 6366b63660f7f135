//! Cards, and pieces on a ring.

#[allow(dead_code)]
#[path = "../../../games/tests/dog/slow.rs"]
mod slow;

use super::{keeps, reached};
use crate::Choices;
use parlour_core::{Eye, Game, Text, Views, configure};
use parlour_games::dog::{Action, Card, Dog, Phase, Play, Position};
use slow::{Plain, Slow, plain, written};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Rules that the twin knows.
static RULES: LazyLock<Vec<Dog>> = LazyLock::new(|| {
    let option = |key: &str, value: &str| (key.to_string(), value.to_string());
    let rules = |preset, options: &[(String, String)]| {
        configure(&Dog::default(), Some(preset), options).expect("rules of Dog")
    };
    vec![
        rules("braendi", &[]),
        rules("canadian", &[]),
        rules("libdog", &[]),
        rules("libdog", &[option("canadian", "true")]),
        rules("braendi", &[option("own_swap", "true")]),
        rules("braendi", &[option("players", "2")]),
        rules("braendi", &[option("players", "3")]),
        rules("canadian", &[option("players", "6")]),
    ]
});

/// What every card in hand can make of the board.
pub fn twin_dog(data: &[u8]) {
    let mut choices = Choices::new(data);
    let game = choices.of(&RULES);
    let at = if choices.flip() {
        reached(game, &mut choices, 60)
    } else {
        match game.read_position(&set_up(game, &mut choices), 0) {
            Ok(at) => at,
            Err(_) => return,
        }
    };
    let moves = game.list(&at);
    keeps(game, &at, &moves, &mut choices);
    if at.phase() == Phase::Play && !moves.is_empty() {
        agrees(game, &at, &moves);
    }
}

fn agrees(game: &Dog, at: &Position, moves: &[Action]) {
    let slow = Slow {
        seats: game.players(),
        canadian: game.is_canadian(),
        rest: game.rest_of_seven(),
        own_swap: game.own_swap(),
    };
    let (text, seat) = (at.board().to_string(), at.mover());
    let board: Plain = plain(&text);
    let partner = game.partner(seat);
    let (side, mate) = match slow.is_full(&board, seat) {
        true => (partner.unwrap_or(seat), None),
        false => (seat, partner),
    };
    let boards = |card: Card| -> BTreeSet<Plain> {
        let letter = card.to_string().chars().next().expect("a letter");
        slow.card(&board, side, mate, letter)
    };
    let mut expected = BTreeSet::new();
    for card in at.hand(seat).kinds() {
        let all = match card {
            Card::JOKER => Card::plain().flat_map(boards).collect(),
            card => boards(card),
        };
        let texts = all.iter().map(|board| written(board, slow.seats));
        expected.extend(texts.map(|board| (card.to_string(), board)));
    }
    let mut found = BTreeSet::new();
    for m in moves {
        let (Action::Card(play) | Action::Joker(play)) = m else {
            continue;
        };
        if matches!(play, Play::Draw { .. }) {
            continue;
        }
        let mut next = at.clone();
        game.play(&mut next, *m);
        let spent = m.spends().expect("a card").to_string();
        assert!(
            found.insert((spent, next.board().to_string())),
            "{}: {m:?} leads where another move leads",
            game.write_position(&game.view(at, Eye::Keeper))
        );
    }
    assert_eq!(
        found,
        expected,
        "{text}, seat {seat}, hand {:?}",
        at.hand(seat)
    );
}

/// Pieces near one start, some inside, and a card or two for whoever is to play.
fn set_up(game: &Dog, choices: &mut Choices) -> String {
    let seats = game.players();
    let ring = 16 * seats;
    let near = 16 * choices.below(seats.into()) as u8;
    let mut board = Plain::new();
    for seat in 0..seats {
        for _ in 0..choices.below(4) {
            let place = match choices.below(6) {
                0 => 100 + choices.below(4) as u8,
                1 => 16 * seat,
                _ => (near + ring + choices.below(20) as u8 - 12) % ring,
            };
            let taken = |p: &(u8, u8, bool)| p.1 == place && (place < 100 || p.0 == seat);
            if !board.iter().any(taken) {
                board.insert((seat, place, place == 16 * seat && choices.flip()));
            }
        }
    }
    let player = choices.below(seats.into()) as u8;
    let cards: Vec<Card> = Card::all().collect();
    let hand: String = (0..1 + choices.below(2))
        .map(|_| choices.of(&cards).to_string())
        .collect();
    let hands: Vec<&str> = (0..seats)
        .map(|seat| if seat == player { hand.as_str() } else { "-" })
        .collect();
    let board = written(&board, seats);
    format!("{board} {player} play {}", hands.join("|"))
}
