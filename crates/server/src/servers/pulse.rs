//! The pulse: this server runs, keeps its matches, and knows what time it is.

use crate::hall::Hall;
use parlour_store::{Counting, Pulse, StoreError};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// The first pulse, before anything is served.
pub async fn begin(hall: &Hall) -> Result<(), StoreError> {
    if let Some(pulse) = give(hall, Counting::Runs).await? {
        hall.meet(pulse);
    }
    Ok(())
}

async fn give(hall: &Hall, how: Counting) -> Result<Option<Pulse>, StoreError> {
    let (lease, every) = hall.store.lease();
    let how = match hall.clock.is_by_hand() {
        true => Counting::Not,
        false => how,
    };
    let pulse = hall.store.pulse(how);
    let pulse = tokio::time::timeout(lease, pulse).await;
    let pulse = pulse.map_err(|_| StoreError::Silent(lease.as_secs()))??;
    if let Some(pulse) = &pulse {
        let hold = hall.store.hold().as_millis() as i64;
        // Whoever slept for a while takes that time from nobody's clock, and says so before it is known
        // how late it is.
        if pulse.passed > hold && how != Counting::Not {
            hall.rest(pulse.passed - every.as_millis() as i64);
        }
        hall.clock.tune(pulse.now, pulse.served, hold);
    }
    Ok(pulse)
}

/// Gives pulses for ever; notices when servers have gone, and when the database has.
pub async fn keep_pulse(hall: Arc<Hall>) {
    let (_, every) = hall.store.lease();
    let mut beats = tokio::time::interval(every);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut how = Counting::Runs;
    loop {
        beats.tick().await;
        let pulse = {
            let giving = give(&hall, how);
            tokio::pin!(giving);
            match tokio::time::timeout(hall.store.hold(), &mut giving).await {
                Ok(pulse) => pulse,
                Err(_) => {
                    hall.set_waiting(true);
                    giving.await
                }
            }
        };
        match pulse {
            Ok(Some(pulse)) => {
                how = Counting::Runs;
                hall.set_waiting(false);
                if hall.meet(pulse) {
                    let hall = hall.clone();
                    tokio::spawn(async move { inherit(&hall).await });
                }
            }
            Ok(None) => return,
            Err(why) => {
                tracing::warn!(%why, "no pulse");
                hall.metrics.pulses_missed.fetch_add(1, Relaxed);
                if !matches!(why, StoreError::Silent(_)) {
                    how = Counting::Broke;
                }
                hall.set_waiting(true);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Somebody has gone: what was theirs is seen to.
async fn inherit(hall: &Arc<Hall>) {
    hall.post.expect_answers();
    if let Err(why) = hall.store.bury().await {
        tracing::warn!(%why, "what a server left was not cleared away");
    }
    hall.stir_all();
    if let Err(why) = hall.wake_orphans().await {
        tracing::warn!(%why, "matches of a server that has gone were not woken");
    }
}
