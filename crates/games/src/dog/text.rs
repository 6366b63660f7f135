//! Reading and writing, for the rest of Parlour.

use super::action::{Action, Play};
use super::board::{Board, PIECES, Place};
use super::card::Card;
use super::move_text::read_action;
use super::options::Dog;
use super::position::{Phase, Position};
use super::view::{SeenAction, SeenGift, SeenStack, View};
use super::{drawing, position_text, spelled};
use parlour_core::{Eye, Game, Refusal, Rng, Rules, Seat, Text, Views};

impl Text for Dog {
    fn write_position(&self, seen: &View) -> String {
        position_text::write(self, seen)
    }
    fn read_position(&self, text: &str, seed: u64) -> Result<Position, Refusal> {
        position_text::read_position(self, text, seed)
    }
    fn read_seen(&self, text: &str, eye: Eye, seed: u64) -> Result<Position, Refusal> {
        let seen = self.read_view(text, eye)?;
        Ok(self.sample(&seen, &mut Rng::new(seed)))
    }
    fn write_move(&self, at: &Position, m: Action, eye: Eye) -> String {
        match self.see_move(at, m, eye) {
            SeenAction::Gift => "G?".into(),
            SeenAction::Action(m) => m.to_string(),
        }
    }
    fn say(&self, at: &Position, m: Action, eye: Eye) -> String {
        spelled::write(self, at, m, eye)
    }
    fn read_move(&self, at: &Position, text: &str) -> Result<Action, Refusal> {
        let action = match spelled::read(self, at, text) {
            Some(action) => action?,
            None => read_action(text)?,
        };
        let illegal = |why: String| Refusal::illegal(format!("{text}: {why}"));
        if let Some(how) = at.outcome(self) {
            return Err(illegal(format!("the game is over: {how}")));
        }
        let gives = matches!(action, Action::Give(_));
        if gives != (at.phase == Phase::Give) {
            return Err(illegal(match at.phase {
                Phase::Give => "first a card is given to the partner (G and the card)".into(),
                Phase::Play => "no cards are given now".into(),
            }));
        }
        if let Some(card) = action.spends()
            && !at.hand(at.seat).has(card)
        {
            return Err(illegal(format!("seat {} has no {card} in hand", at.seat)));
        }
        let canonical =
            |card: Card, play: Play| at.turn(self).canonical(card, play).map_err(illegal);
        match action {
            Action::Give(_) => Ok(action),
            Action::Card(play) => canonical(play.card(), play).map(Action::Card),
            Action::Joker(play) => canonical(Card::JOKER, play).map(Action::Joker),
            Action::Fold | Action::Discard(_) => {
                if self.is_legal(at, action) {
                    Ok(action)
                } else if self.can_play(at) {
                    Err(illegal("a card can be played, so one must be".into()))
                } else if action == Action::Fold && at.hand(at.seat).has(Card::JACK) {
                    Err(illegal(
                        "a jack is laid down first (DJ) or cards are discarded".into(),
                    ))
                } else {
                    Err(illegal("that is not done under these rules".into()))
                }
            }
        }
    }
    fn draw(&self, seen: &View) -> String {
        let name = |seat: u8| self.seat_name(Seat(seat));
        let mut lines = vec![drawing::draw(&seen.board), String::new()];
        let over = Position::without_cards(seen.board, seen.size, seen.first).outcome(self);
        let turn = match (over, seen.phase) {
            (Some(how), _) => format!("the game is over: {how}"),
            (None, Phase::Give) => format!("{} is to give a card", name(seen.seat)),
            (None, Phase::Play) => format!("{} is to play", name(seen.seat)),
        };
        lines.push(format!(
            "{turn}; a round of {} cards, begun by {}",
            seen.size,
            name(seen.first)
        ));
        for seat in 0..self.players() {
            lines.push(self.draw_seat(seen, seat));
        }
        let stack = match &seen.stack {
            SeenStack::Known(stack) => stack.len(),
            SeenStack::Hidden(n) => *n as usize,
        };
        lines.push(format!("stack of {stack}, played {}", seen.pile));
        let cards: Vec<_> = (0..self.players() as usize)
            .map(|s| {
                let hand = seen.hands[s];
                match hand.hidden {
                    0 => hand.known.to_string(),
                    n => "?".repeat(n as usize),
                }
            })
            .collect();
        lines.push(format!("hands {}", cards.join(" | ")));
        lines.join("\n")
    }
    fn sketch(&self, text: &str) -> Option<String> {
        drawing::draw_text(text, self.players()).ok()
    }
}

impl Dog {
    /// `seat 0 Red, start P0, by rank: 0 F3, 1 P60, 2 P0*, 3 kennel`
    fn draw_seat(&self, seen: &View, seat: u8) -> String {
        let ranked = seen.board.ranked(seat);
        let start = Place::Ring(Board::start(seat));
        let pieces = (0..PIECES).map(|rank| match ranked.get(rank as usize) {
            Some(place) if *place == start && seen.board.is_blocking(seat) => {
                format!("{rank} {place}*")
            }
            Some(place) => format!("{rank} {place}"),
            None => format!("{rank} kennel"),
        });
        let pieces = pieces.collect::<Vec<_>>().join(", ");
        let gift = match (seen.gifts[seat as usize], seen.phase) {
            (SeenGift::None, _) => String::new(),
            (SeenGift::Hidden, _) => "; gives a card".into(),
            (SeenGift::Card(card), Phase::Give) => format!("; gives {card}"),
            (SeenGift::Card(card), Phase::Play) => format!("; was given {card}"),
        };
        let name = self.seat_name(Seat(seat));
        format!("seat {seat} {name}, start {start}, by rank: {pieces}{gift}")
    }
}
