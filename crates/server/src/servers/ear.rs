//! Hears what other servers wrote, and sees to it that it is read.

use crate::hall::Hall;
use parlour_store::{Notice, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How long changes in the lobby are gathered.
const GATHER: Duration = Duration::from_millis(100);

/// Listens for ever. After every silence all that may have been missed is read.
pub async fn listen(hall: Arc<Hall>) {
    loop {
        let Err(why) = hear(&hall).await;
        tracing::warn!(%why, "other servers are not heard; listening anew");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn hear(hall: &Arc<Hall>) -> Result<std::convert::Infallible, StoreError> {
    let Some(mut notices) = hall.store.notices().await? else {
        return std::future::pending().await;
    };
    catch_up(hall);
    loop {
        match notices.next().await? {
            Notice::Event(id, seq) => {
                if !hall.hear_event(&id, seq) {
                    hall.lobby.hear(id);
                }
            }
            Notice::Table(id) => hall.stir(&id),
            Notice::Tournament(id) => hall.tournaments.hear(&id),
            Notice::Reworded(id) => hall.tournaments.forget(&id).await,
            Notice::Letters => hall.post.expect_letters(),
            Notice::Answers => hall.post.expect_answers(),
            Notice::Deaf => catch_up(hall),
        }
    }
}

fn catch_up(hall: &Arc<Hall>) {
    hall.stir_all();
    hall.post.send_again();
    hall.lobby.hear_all();
    hall.tournaments.hear_all();
}

/// Tells the lobby of matches that other servers changed.
pub async fn tell_lobby(hall: Arc<Hall>) {
    loop {
        let ids = hall.lobby.heard().await;
        match hall.store.cards(&ids).await {
            Ok(cards) => cards.iter().for_each(|card| hall.lobby.notice_afar(card)),
            Err(why) => {
                tracing::warn!(%why, "the lobby was not told");
                hall.lobby.hear_all();
            }
        }
        tokio::time::sleep(GATHER).await;
    }
}
