//! What time brings to a match: clocks that fall, guests who stay away, vacations that begin and end.

use super::run::{Keeper, Lost};
use crate::clock::Moment;
use crate::wire;
use parlour_core::Seat;
use parlour_store::Control;
use std::sync::atomic::Ordering::Relaxed;

/// Milliseconds that an act may be on its way from another server: what arrived there in time counts.
const JOURNEY: i64 = 200;

impl Keeper {
    /// Sees what time has brought.
    pub(super) async fn ring(&mut self) -> Result<(), Lost> {
        self.live.time = self.hall.clock.now();
        if self.keeps() {
            self.let_clock_fall(Moment {
                served: self.live.time.served - self.journey(),
                ..self.live.time
            })
            .await?;
        }
        let absence = self.live.absence();
        if let Some(seat) = self.live.abandoned()
            && self.announced != absence
        {
            self.announced = absence;
            self.pass_on(wire::Event::Absent { seat });
        }
        self.tell_of_rest();
        Ok(())
    }
    /// When time will bring something next.
    pub(super) fn alarm(&self) -> Option<i64> {
        let absence = self.live.absence();
        let absence = absence.filter(|absence| self.announced != Some(*absence));
        let from = absence.map(|(_, from)| from);
        let due = self.live.due().filter(|_| self.keeps());
        let due = due.map(|due| due + self.journey());
        let served = self.hall.clock.now().served;
        let seats = (0..self.chairs.len() as u8).map(Seat);
        let back = seats.filter_map(|seat| self.live.resting(seat, served));
        let back = back.map(|rest| rest.to).min();
        due.into_iter().chain(from).chain(back).min()
    }
    /// Tells everybody here whose vacation has begun or ended.
    pub(super) fn tell_of_rest(&mut self) {
        let now = self.live.vacations();
        let mut both = now.iter().zip(&self.resting);
        let changed = both.position(|(now, before)| now != before);
        if let Some(seat) = changed {
            self.resting = now;
            let seat = Seat(seat as u8);
            self.pass_on(wire::Event::Online { seat });
        }
    }
    fn journey(&self) -> i64 {
        match self.hall.store.is_shared() && !self.hall.clock.is_by_hand() {
            true => JOURNEY,
            false => 0,
        }
    }
    pub(super) async fn let_clock_fall(&mut self, at: Moment) -> Result<(), Lost> {
        let days = matches!(self.live.opening.clock, Some(Control::Days { .. }));
        if days && self.live.due().is_some_and(|due| due <= at.served) {
            // Somebody may have gone on vacation by another server.
            let read = self.hall.read_vacations().await;
            read.map_err(|_| Lost)?;
        }
        if let Some(seat) = self.live.fall(at) {
            tracing::info!(id = self.live.id, seat = seat.0, "a clock fell");
            self.hall.metrics.flags.fetch_add(1, Relaxed);
            self.save_and_tell().await?;
        }
        Ok(())
    }
}
