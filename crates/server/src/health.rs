//! Is the site well? Only if it can write.

use crate::hall::Hall;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long an answer holds.
const FRESH: Duration = Duration::from_secs(1);
/// How long the database may take.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The last answer. However many ask, the database is tried once a second.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    /// Can it read and write just now?
    pub async fn is_well(&self, hall: &Hall) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, well)) = *last
            && at.elapsed() < FRESH
        {
            return well;
        }
        let tried = tokio::time::timeout(PATIENCE, async {
            hall.store.ping().await?;
            hall.beat().await
        });
        let well = matches!(tried.await, Ok(Ok(())));
        *last = Some((Instant::now(), well));
        well
    }
}
