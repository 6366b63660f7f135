//! The bot that is to move: it waits for its place, thinks, and plays.

use super::command::Command;
use super::run::{Keeper, Lost};
use crate::clock::Moment;
use crate::hall::Hall;
use crate::wire;
use parlour_core::Watch;
use parlour_store::Sitter;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// How long a move takes at least where only bots play.
const PACE: Duration = Duration::from_millis(1200);

/// What a bot thinks about now.
pub(super) struct Thinking {
    line: u32,
    ply: u32,
    watch: Watch,
}

impl Keeper {
    /// Has the bot that is to move think, and whoever need not think any more stop.
    pub(super) fn let_bot_think(&mut self) {
        let here = (self.live.board.line(), self.live.ply());
        let turn = self.live.turn();
        let level = turn.and_then(|seat| match self.live.seating.at(seat) {
            Sitter::Bot { level } => Some(*level),
            _ => None,
        });
        // Bots alone play for whoever watches, and no faster than one can follow; in a tournament they just play.
        let tournament = self.live.opening.tournament.is_some();
        let alone = self.live.seating.is_all_bots() && !tournament;
        let level = level.filter(|_| !alone || !self.audience.is_empty());
        if let Some(thinking) = &self.thinking {
            if level.is_some() && (thinking.line, thinking.ply) == here {
                return;
            }
            self.stop_thinking();
        }
        let Some(level) = level else {
            return;
        };
        let watch = Watch::new();
        self.thinking = Some(Thinking {
            line: here.0,
            ply: here.1,
            watch: watch.clone(),
        });
        let table = self.live.board.table();
        let table = table.until(table.ply());
        let left = self.live.left_at(self.hall.clock.now().served);
        let (hall, id) = (self.hall.clone(), self.live.id.clone());
        let mut ticket = hall.bots.line_up(&self.live.opening.by, level);
        let place = ticket.now();
        if place.is_none() {
            self.live.clocks.queued = true;
            self.tell_of_queue();
        }
        tokio::spawn(async move {
            let place = match place {
                Some(place) => place,
                None => {
                    let waiting = &hall.metrics.bots_waiting;
                    waiting.fetch_add(1, Relaxed);
                    let place = ticket.turn().await;
                    waiting.fetch_sub(1, Relaxed);
                    let Some(place) = place.filter(|_| !watch.is_stopped()) else {
                        return;
                    };
                    insist(&hall, &id, || Command::Thinks(here.0, here.1)).await;
                    place
                }
            };
            let begun = Instant::now();
            let thought = hall.bots.think(place, table, level, left, &watch);
            if let Some(text) = thought.await {
                if alone {
                    tokio::time::sleep(PACE.saturating_sub(begun.elapsed())).await;
                }
                insist(&hall, &id, || Command::Bot(here.0, here.1, text.clone())).await;
            }
        });
    }
    /// A bot has got its place and begins to think about this line and ply.
    pub(super) fn begin_to_think(&mut self, line: u32, ply: u32, at: Moment) {
        let here = (line, ply) == (self.live.board.line(), self.live.ply());
        if self.live.clocks.queued && here {
            self.live.clocks.queued = false;
            self.live.clocks.begin_turn(at.served);
            self.tell_of_queue();
        }
    }
    /// Plays what a bot chose at this line and ply.
    pub(super) async fn play_for_bot(
        &mut self,
        line: u32,
        ply: u32,
        text: &str,
        at: Moment,
    ) -> Result<(), Lost> {
        // Whoever still thinks about it need not.
        self.stop_thinking();
        if self.keeps() {
            self.let_clock_fall(at).await?;
        }
        let here = (line, ply) == (self.live.board.line(), self.live.ply());
        if here && self.keeps() && self.live.turn().is_some() {
            if self.live.play(text, at).is_err() {
                tracing::error!(id = self.live.id, "a checked move of a bot was refused");
            }
            self.save_and_tell().await?;
        }
        Ok(())
    }
    /// Whose clock runs has changed.
    pub(super) fn tell_of_queue(&mut self) {
        if let (Some(seat), true) = (self.live.turn(), self.live.opening.clock.is_some()) {
            self.pass_on(match self.live.clocks.queued {
                true => wire::Event::Queued { seat },
                false => wire::Event::Thinks { seat },
            });
        }
    }
    pub(super) fn stop_thinking(&mut self) {
        if self.keeps() {
            self.live.clocks.queued = false;
        }
        if let Some(thinking) = self.thinking.take() {
            thinking.watch.stop();
        }
    }
}

/// Tells the keeper of a match something; its queue may be full for a moment.
async fn insist(hall: &Arc<Hall>, id: &str, command: impl Fn() -> Command) {
    while hall.send(id, command()).is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
