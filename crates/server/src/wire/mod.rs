//! The wire contract: everything that travels between the site and its clients, over HTTP and
//! WebSocket alike, is a type of this module, of `parlour-wire`, or one of core and store that they name.
//!
//! `openapi.json` and the page's `wire-types.ts` are made from these types. After a change write them
//! anew with `UPDATE=1 cargo test -p parlour-server --lib wire`.

mod accounts;
mod away;
mod bots;
mod lists;
mod messages;
mod moderation;
mod opened;
mod ratings;
mod requests;
mod reviewing;
mod state;
mod tournaments;
mod values;

#[cfg(test)]
mod openapi;
#[cfg(test)]
mod routes;
#[cfg(test)]
mod typescript;

pub use accounts::{
    AccountTold, Assertion, Attestation, Challenge, ChallengeAsked, Codes, Exported, ExportedMatch,
    ExportedRating, ExportedVacation, MailAsked, MailConfirmed, MailRecover, MailTold, NewMail,
    NewPasskey, NewPassword, OwnAccount, PasskeySignIn, PasskeyTold, Proof, Purpose, Recover,
    SessionTold, SignIn, SignUp, SignedUp, WaysIn,
};
pub use away::{
    EndReminders, NewReminders, NewVacation, ReminderTold, RemindersTold, VacationTold,
};
pub use bots::{BotMade, BotTold, Bots, NewBot};
pub use lists::{
    Card, Chair, ChairKind, Guest, Health, How, Invitation, Lobby, Matches, Me, Nothing, Outcome,
    Refused, Seated, Token, Written,
};
pub use messages::{Answered, Event, Message, Missed, StreamEvent, Told};
pub use moderation::{DeedTold, Desk, Moderating, ReportTold, Reporting, Subject};
pub use opened::{MovesTold, Opened};
pub use parlour_wire::{
    Drawing, EntryTold, Explored, ExploredTold, Game, Games, Glyphs, Played, Status, Step, Trial,
    TryAsked,
};
pub use ratings::{
    BotOffered, ChallengeAnswer, ChallengeTold, Challenges, Counting, FeedTold, Figures,
    LeaderTold, Leaders, MatchRatings, NewChallenge, OpeningTold, PlayAsked, PlayerMatches,
    Profile, RatingHistory, RatingPoint, RatingTold, Relate, RelationTold, Relations, Reply,
    SeatRating, Seeking, Strength,
};
pub use requests::{Claim, EntryAsked, NewMatch, OpenAsked, Rename, Request};
pub use reviewing::Reviewing;
pub use state::{
    Done, Latest, Made, Manner, May, Now, Offered, Player, Revealed, Said, SceneChange, Signal,
    State, Talk, Times, Why,
};
pub use tournaments::{
    Announced, EntrantTold, EntryWish, GameTold, HouseBots, NewTournament, TournamentBrief,
    TournamentCard, TournamentGames, TournamentList, TournamentResults, TournamentTold, Withdrawal,
    YourPart,
};
pub use values::{ExactValue, ValuesTold};
