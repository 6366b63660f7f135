//! Accounts: what is asked and told about them.

use super::{BotTold, RatingPoint, RatingTold, Relations};
use parlour_ratings::Speed;
use parlour_store::{AccountKind, Phase, Privacy, Role};
use serde::{Deserialize, Serialize};

/// Somebody's account, as they themselves hear of it everywhere.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AccountTold {
    /// The same as the guest's.
    pub id: String,
    /// Nobody else's.
    pub name: String,
    /// Who plays.
    pub kind: AccountKind,
    /// What they may do.
    pub role: Role,
    /// Until when they may not talk, in milliseconds since 1970; left out where they may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted: Option<i64>,
}

/// An account to be made. Whoever is a guest already keeps their games.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// 1 to 24 characters, nobody else's.
    pub name: String,
    /// At least 10 characters.
    pub password: String,
    /// The set-up token, which makes an operator of the first who has it.
    #[serde(default)]
    pub setup: Option<String>,
    /// Whether tokens that programs have of this guest go on being good.
    #[serde(default)]
    pub keep_tokens: bool,
}

/// An account that was just made.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SignedUp {
    /// It.
    pub account: AccountTold,
    /// Recovery codes, shown this once.
    pub codes: Vec<String>,
}

/// Recovery codes, shown this once.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Codes {
    /// Each is good once.
    pub codes: Vec<String>,
}

/// Signing in by a password.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// Of the account.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Signing in by a recovery code, with a new password.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// Of the account.
    pub name: String,
    /// One of its codes.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// Ways into an account that this site has beside passwords, passkeys and recovery codes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WaysIn {
    /// Does the site send links by e-mail?
    pub mail: bool,
}

/// Where somebody is written to.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MailTold {
    /// An address that they have shown to be theirs; left out where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// One to which a link was sent that nobody has opened yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<String>,
}

/// Another address to be written to, which gets a link.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// That it is really them.
    pub proof: Proof,
    /// The address.
    pub address: String,
}

/// The secret of a link that confirms an address.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MailConfirmed {
    /// Behind the `#` of the link.
    pub secret: String,
}

/// Asks for a link that lets in again.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MailAsked {
    /// Of the account.
    pub name: String,
    /// Its address.
    pub address: String,
}

/// Signing in by a link, with a new password.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MailRecover {
    /// Behind the `#` of the link.
    pub secret: String,
    /// The password from now on.
    pub password: String,
}

/// That it is really them: a password, or what a passkey has signed.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The account's.
    #[serde(default)]
    pub password: Option<String>,
    /// What a passkey of the account has signed for this.
    #[serde(default)]
    pub passkey: Option<Assertion>,
}

/// Another password.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// That it is really them.
    pub proof: Proof,
    /// From now on.
    pub password: String,
}

/// What a passkey is wanted for.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To be added to the account.
    Register,
    /// To sign in.
    SignIn,
    /// To prove that it is them.
    Prove,
}

/// Asks for something to sign.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChallengeAsked {
    /// What for.
    pub purpose: Purpose,
}

/// What a passkey is to sign, within five minutes and once. Bytes are in base64url.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Challenge {
    /// What to sign.
    pub challenge: String,
    /// The relying party: the host of this site.
    pub rp: String,
    /// The account, by a number of its own; left out for signing in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// Passkeys that the account has.
    pub known: Vec<String>,
}

/// What an authenticator says of a new passkey. Bytes are in base64url.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attestation {
    /// `clientDataJSON`.
    pub client_data: String,
    /// `attestationObject`.
    pub attestation: String,
}

/// What a passkey has signed. Bytes are in base64url.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Assertion {
    /// Which passkey.
    pub id: String,
    /// `clientDataJSON`.
    pub client_data: String,
    /// `authenticatorData`.
    pub authenticator: String,
    /// Over both.
    pub signature: String,
}

/// A passkey to be added.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// What to call it, up to 40 characters.
    pub name: String,
    /// That it is really them.
    pub proof: Proof,
    /// What the authenticator says.
    pub passkey: Attestation,
}

/// Signing in by a passkey.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    /// What it has signed.
    pub passkey: Assertion,
}

/// An account as its owner sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OwnAccount {
    /// Who.
    pub account: AccountTold,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// What others may see and do.
    pub privacy: Privacy,
    /// Recovery codes that are left.
    pub codes: u32,
    /// Where they are written to; left out where the site sends no e-mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail: Option<MailTold>,
    /// The latest first.
    pub sessions: Vec<SessionTold>,
    /// The oldest first.
    pub passkeys: Vec<PasskeyTold>,
}

/// Where somebody is signed in.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SessionTold {
    /// To end it by.
    pub id: String,
    /// What browser it is, in a few words.
    pub about: String,
    /// Is it a program's token?
    pub program: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last seen, to within some minutes.
    pub seen: i64,
    /// Is it the one that asks?
    pub current: bool,
}

/// A passkey of an account.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PasskeyTold {
    /// To remove it by.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// When it was last used; left out where it never was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<i64>,
}

/// Everything that is kept of somebody.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Exported {
    /// The account, its sessions and its passkeys.
    pub account: OwnAccount,
    /// Reports they wrote, in their own words.
    pub reports: Vec<String>,
    /// At every game and speed.
    pub ratings: Vec<ExportedRating>,
    /// Whom they follow and block.
    pub relations: Relations,
    /// Of the last year.
    pub vacations: Vec<ExportedVacation>,
    /// Browsers that are reminded of turns.
    pub reminded: u32,
    /// Accounts of their programs.
    pub bots: Vec<BotTold>,
    /// Ids of the tournaments that they run or have entered.
    pub tournaments: Vec<String>,
    /// Every match in which they have a chair.
    pub matches: Vec<ExportedMatch>,
}

/// A rating among somebody's data.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExportedRating {
    /// The game.
    pub game: String,
    /// By the clock.
    pub speed: Speed,
    /// After the last game.
    pub rating: RatingTold,
    /// Rated games.
    pub games: u32,
    /// After each of them, the oldest first.
    pub history: Vec<RatingPoint>,
}

/// A vacation among somebody's data, in milliseconds since 1970.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExportedVacation {
    /// From then on.
    pub since: i64,
    /// Until then.
    pub until: i64,
}

/// A match among somebody's data.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExportedMatch {
    /// Its own.
    pub id: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Milliseconds since 1970.
    pub created: i64,
    /// Its record, as they may see it.
    pub record: String,
}
