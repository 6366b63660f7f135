//! Who calls.

/// Somebody known by a secret token.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Guest {
    /// Public and short.
    pub id: String,
    /// What others see.
    pub name: String,
}

/// What a token is for.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum TokenKind {
    /// A browser's cookie.
    Cookie,
    /// A program's bearer token.
    Bearer,
}

impl TokenKind {
    /// The word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            TokenKind::Cookie => "cookie",
            TokenKind::Bearer => "bearer",
        }
    }
}
