//! Bots' accounts, by whose they are.

use crate::{Account, Store, StoreError};

impl Store {
    /// Ids of all bots.
    pub async fn bot_ids(&self) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT guest FROM accounts WHERE kind = 'bot'");
        Ok(query.fetch_all(&self.read).await?)
    }
    /// The bots of an account, by name.
    pub async fn bots_of(&self, owner: &str) -> Result<Vec<Account>, StoreError> {
        let sql = "SELECT guest FROM accounts WHERE owner = $1 AND kind = 'bot'";
        let query = sqlx::query_scalar(sql).bind(owner);
        let ids: Vec<String> = query.fetch_all(&self.read).await?;
        let mut bots = self.accounts(&ids).await?;
        bots.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(bots)
    }
}
