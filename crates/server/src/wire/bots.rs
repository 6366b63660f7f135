//! What travels about accounts of kind bot.

use serde::{Deserialize, Serialize};

/// A bot's account to make.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// 1 to 24 characters, nobody else's.
    pub name: String,
}

/// A bot's account.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BotTold {
    /// Public and short.
    pub id: String,
    /// What others see.
    pub name: String,
    /// Milliseconds since 1970.
    pub created: i64,
}

/// A bot's account that was just made.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BotMade {
    /// It.
    pub bot: BotTold,
    /// For the header `Authorization: Bearer`; shown this once.
    pub token: String,
}

/// The bots of the caller.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Bots {
    /// By name.
    pub bots: Vec<BotTold>,
}
