//! Ratings, players and pairing.

use super::Card;
use parlour_core::Seat;
use parlour_ratings::Speed;
use parlour_store::{AccountKind, Control, DareState};
use serde::{Deserialize, Serialize};

/// A rating as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RatingTold {
    /// Points.
    pub rating: i32,
    /// How sure that is: in 19 of 20 cases the truth is within twice this.
    pub deviation: i32,
    /// Is it still a guess?
    pub provisional: bool,
}

/// What a match does to ratings.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MatchRatings {
    /// How far it is.
    pub state: Counting,
    /// The class of its clock; null where there is none.
    pub speed: Option<Speed>,
    /// Everybody who has a rating, by seat.
    pub seats: Vec<SeatRating>,
}

/// How far the rating of a match is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// It is not rated.
    Casual,
    /// It is not over, or not counted yet.
    Pending,
    /// Ratings have changed.
    Counted,
    /// It did not count.
    Void,
}

/// One seat's rating.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeatRating {
    /// Which.
    pub seat: Seat,
    /// As it was when the match began to count, or is now.
    pub rating: RatingTold,
    /// Points won or lost; null before it is counted and for bots.
    pub change: Option<i32>,
    /// Why it did not count for this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// Somebody's rating at a game and speed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Strength {
    /// What programs call the game.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// By the clock.
    pub speed: Speed,
    /// Now.
    pub rating: RatingTold,
    /// Rated games.
    pub games: u32,
}

/// What one player is to another.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RelationTold {
    /// Nothing.
    None,
    /// Wants to hear of them.
    Follow,
    /// Wants nothing of them.
    Block,
}

/// Somebody with an account, as others see them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Profile {
    /// Their name.
    pub name: String,
    /// A person or a program.
    pub kind: AccountKind,
    /// When the account was made, in milliseconds since 1970.
    pub created: i64,
    /// Is it the caller?
    pub you: bool,
    /// May the caller see games, graphs and figures?
    pub shown: bool,
    /// May the caller challenge them?
    pub may_challenge: bool,
    /// What they are to the caller.
    pub relation: RelationTold,
    /// How many follow them.
    pub followers: u32,
    /// Every rating they have; none where the profile is not shown.
    pub ratings: Vec<Strength>,
}

/// How a rating came to be.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RatingHistory {
    /// After each match that counted, the oldest first, 1000 at most.
    pub points: Vec<RatingPoint>,
}

/// A rating after a match.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RatingPoint {
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// Points.
    pub rating: i32,
    /// How sure that is.
    pub deviation: i32,
    /// Id of the match.
    #[serde(rename = "match")]
    pub id: String,
}

/// Figures about somebody's latest games.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Figures {
    /// Of how many games, 200 at most.
    pub games: u32,
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// How close the moves came to the best ones, 0 to 100, over the games that were reviewed.
    pub accuracy: Option<f64>,
    /// How many were reviewed.
    pub reviewed: u32,
    /// How the games began, the most frequent first; none where something is hidden.
    pub openings: Vec<OpeningTold>,
}

/// How games began.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OpeningTold {
    /// What programs call the game.
    pub game: String,
    /// The first moves, in the game's own notation.
    pub moves: Vec<String>,
    /// In how many games.
    pub games: u32,
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
}

/// The best at a game and speed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Leaders {
    /// What programs call the game.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// By the clock.
    pub speed: Speed,
    /// Those who are rated well enough and have played in the last 30 days, the best first, 50 at most.
    pub leaders: Vec<LeaderTold>,
}

/// One of the best.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LeaderTold {
    /// Their name.
    pub name: String,
    /// How strong.
    pub rating: RatingTold,
    /// Rated games.
    pub games: u32,
}

/// What somebody is to be to the caller.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Relate {
    /// What.
    pub relation: RelationTold,
}

/// Whom the caller follows and blocks, the latest first.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Relations {
    /// Names.
    pub follows: Vec<String>,
    /// Names.
    pub blocks: Vec<String>,
}

/// What somebody wants to play now.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayAsked {
    /// Any name of the game.
    pub game: String,
    /// How fast.
    pub speed: Speed,
    /// For ratings? Needs an account.
    #[serde(default)]
    pub rated: bool,
}

/// How the search for an opponent stands. Whoever does not ask again within a few seconds has gone.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Seeking {
    /// Id of the match, once there is one.
    #[serde(rename = "match")]
    pub id: Option<String>,
    /// The clock of this speed.
    pub clock: Control,
    /// Milliseconds since the search began.
    pub waited: i64,
    /// By how many points an opponent may differ by now.
    pub window: i32,
    /// Others who wait for the same.
    pub others: u32,
    /// The caller's rating.
    pub rating: RatingTold,
    /// A bot that is about as strong, if there is one.
    pub bot: Option<BotOffered>,
}

/// A bot to play instead.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BotOffered {
    /// Its level.
    pub level: u8,
    /// What that was measured to be.
    pub rating: i32,
}

/// A challenge to somebody.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// Name of the player.
    pub to: String,
    /// Any name of the game.
    pub game: String,
    /// None when left out.
    #[serde(default)]
    pub clock: Option<Control>,
    /// For ratings?
    #[serde(default)]
    pub rated: bool,
}

/// A challenge.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ChallengeTold {
    /// Of the challenge.
    pub id: String,
    /// Who asks.
    pub from: String,
    /// Who is asked.
    pub to: String,
    /// Is whoever asks a program?
    pub from_program: bool,
    /// Is whoever is asked a program?
    pub to_program: bool,
    /// Is it the caller's own?
    pub yours: bool,
    /// What programs call the game.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// None where nobody is in a hurry.
    pub clock: Option<Control>,
    /// For ratings?
    pub rated: bool,
    /// What became of it.
    pub state: DareState,
    /// Id of the match, once it is accepted.
    #[serde(rename = "match")]
    pub paired: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

/// Challenges of and to the caller in the last day, the latest first.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Challenges {
    /// All of them.
    pub challenges: Vec<ChallengeTold>,
}

/// An answer to a challenge.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChallengeAnswer {
    /// What.
    pub answer: Reply,
}

/// What to say to a challenge.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Play.
    Accept,
    /// Do not.
    Decline,
    /// Take one's own back.
    Withdraw,
}

/// Matches of a player that are over.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayerMatches {
    /// The latest first; `you` is the player.
    pub matches: Vec<Card>,
    /// What `before` is for the next page; null at the end.
    pub next: Option<i64>,
}

/// Where a calendar and a feed of one's turns are; whoever knows the addresses may read them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FeedTold {
    /// Path of the calendar (iCalendar).
    pub calendar: String,
    /// Path of the feed (Atom).
    pub feed: String,
}
