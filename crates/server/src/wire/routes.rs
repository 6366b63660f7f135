//! The table of routes: what may be asked, with what, and what comes back.

use super::*;
use Answer::{Json, Lines, Socket, Text};
use parlour_store::Privacy;
use schemars::{Schema, SchemaGenerator};
use serde_json::Value;

/// Makes a schema.
pub(super) type Make = fn(&mut SchemaGenerator) -> Schema;

/// What comes back.
pub(super) enum Answer {
    Json(Make),
    Text(&'static str),
    Lines(Make),
    Socket,
}

/// One way of asking.
pub(super) struct Route {
    /// `get /api/games`.
    pub(super) line: &'static str,
    pub(super) summary: &'static str,
    pub(super) query: &'static [&'static str],
    pub(super) body: Option<Make>,
    pub(super) answer: Answer,
}

impl Route {
    fn summary(self, summary: &'static str) -> Route {
        Route { summary, ..self }
    }
    fn body(self, body: Make) -> Route {
        let body = Some(body);
        Route { body, ..self }
    }
}

fn route(line: &'static str, query: &'static [&'static str], answer: Answer) -> Route {
    Route {
        line,
        summary: "",
        query,
        body: None,
        answer,
    }
}

/// The schema of a type.
pub(super) fn of<T: schemars::JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// All of them.
pub(super) fn routes() -> Vec<Route> {
    let rules: &[_] = &["rules", "set"];
    let shown: &[_] = &["rules", "set", "position", "moves", "ply"];
    let drawn: &[_] = &[
        "rules", "set", "position", "moves", "ply", "seat", "bare", "names",
    ];
    let svg = || Text("image/svg+xml");
    let png = || Text("image/png");
    vec![
        route("get /api/games", &[], Json(of::<Games>)).summary("The games of the house"),
        route("get /api/games/{game}", rules, Json(of::<Game>)).summary("One game under chosen rules"),
        route("get /api/games/{game}/glyphs", rules, Json(of::<Glyphs>))
            .summary("The drawings its scenes name"),
        route("get /api/games/{game}/scene", shown, Json(of::<Drawing>))
            .summary("The start or any position as a picture"),
        route("get /api/games/{game}/picture.svg", drawn, svg()).summary("The same as SVG"),
        route(
            "get /api/games/{game}/line",
            &["rules", "set", "position", "moves"],
            Json(of::<MovesTold>),
        )
        .summary("The moves as people read them"),
        route("get /api/games/{game}/explore", shown, Json(of::<ExploredTold>))
            .summary("What was played from a position in matches that are over, and how they ended"),
        route("get /api/games/{game}/values", shown, Json(of::<ValuesTold>))
            .summary("What a table of all positions says of every move, where the server has one"),
        route("get /api/games/{game}/picture.png", shown, png())
            .summary("The board alone, for link previews"),
        route("get /api/picture.png", &[], png()).summary("All boards, for link previews"),
        route("post /api/open", &[], Json(of::<Opened>))
            .body(of::<OpenAsked>)
            .summary("Reads a record, a game in its own notation, or a position"),
        route("post /api/games/{game}/try", &[], Json(of::<Trial>))
            .body(of::<TryAsked>)
            .summary("A position to try things out in; nothing is kept"),
        route("get /api/me", &[], Json(of::<Me>)).summary("Who am I"),
        route("put /api/me", &[], Json(of::<Me>))
            .body(of::<Rename>)
            .summary("Become a guest, or take another name"),
        route("post /api/me/logout", &[], Json(of::<Nothing>))
            .summary("Ends the cookie or token shown with it"),
        route("post /api/me/tokens", &[], Json(of::<Token>))
            .summary("A bearer token for a program that plays as this guest"),
        route("delete /api/me/tokens", &[], Json(of::<Nothing>))
            .summary("Ends every bearer token of this guest"),
        route(
            "get /api/me/matches",
            &["phase", "before", "game", "result", "with"],
            Json(of::<Matches>),
        )
        .summary("Own matches, own turn first, then the latest, 50 at most"),
        route("post /api/account", &[], Json(of::<SignedUp>))
            .body(of::<SignUp>)
            .summary("Makes an account of whoever asks; guests keep their games"),
        route("get /api/account", &[], Json(of::<OwnAccount>))
            .summary("One's account, with its sessions and passkeys"),
        route("put /api/account/password", &[], Json(of::<Me>))
            .body(of::<NewPassword>)
            .summary("Another password; every other session ends"),
        route("put /api/account/privacy", &[], Json(of::<Nothing>))
            .body(of::<Privacy>)
            .summary("What others may see and do"),
        route("post /api/account/codes", &[], Json(of::<Codes>))
            .body(of::<Proof>)
            .summary("Ten new recovery codes in the place of all others"),
        route("post /api/account/export", &[], Json(of::<Exported>))
            .body(of::<Proof>)
            .summary("Everything that is kept of somebody"),
        route("post /api/account/close", &[], Json(of::<Nothing>))
            .body(of::<Proof>)
            .summary("Ends the account; its games stay, without its name"),
        route("delete /api/account/sessions", &[], Json(of::<Nothing>))
            .summary("Ends every other session and every program's token"),
        route("delete /api/account/sessions/{id}", &[], Json(of::<Nothing>))
            .summary("Ends one session or token"),
        route("post /api/account/passkeys", &[], Json(of::<PasskeyTold>))
            .body(of::<NewPasskey>)
            .summary("Adds a passkey"),
        route("delete /api/account/passkeys/{id}", &[], Json(of::<Nothing>))
            .body(of::<Proof>)
            .summary("Removes a passkey"),
        route("post /api/passkeys/challenge", &[], Json(of::<Challenge>))
            .body(of::<ChallengeAsked>)
            .summary("What a passkey is to sign, once and within five minutes"),
        route("put /api/account/mail", &[], Json(of::<MailTold>))
            .body(of::<NewMail>)
            .summary("Sends a link to an address; it is used once that is opened. Only where the site sends e-mail"),
        route("post /api/account/mail", &[], Json(of::<MailTold>))
            .body(of::<MailConfirmed>)
            .summary("Shows by the secret of a link that the address is one's own"),
        route("delete /api/account/mail", &[], Json(of::<MailTold>))
            .body(of::<Proof>)
            .summary("No e-mail any more"),
        route("get /api/session", &[], Json(of::<WaysIn>))
            .summary("Ways into an account that not every site has"),
        route("post /api/session/mail", &[], Json(of::<Nothing>))
            .body(of::<MailAsked>)
            .summary("Asks for a link by e-mail; the answer is the same whether or not there is such an account"),
        route("post /api/session/link", &[], Json(of::<Me>))
            .body(of::<MailRecover>)
            .summary("Signs in by the secret of such a link, with a new password"),
        route("post /api/session", &[], Json(of::<Me>))
            .body(of::<SignIn>)
            .summary("Signs in by a password"),
        route("post /api/session/recover", &[], Json(of::<Me>))
            .body(of::<Recover>)
            .summary("Signs in by a recovery code, with a new password"),
        route("post /api/session/passkey", &[], Json(of::<Me>))
            .body(of::<PasskeySignIn>)
            .summary("Signs in by a passkey"),
        route("post /api/reports", &[], Json(of::<Nothing>))
            .body(of::<Reporting>)
            .summary("Tells the operators of a match, a seat or an account"),
        route("get /api/moderation", &[], Json(of::<Desk>))
            .summary("Operators only: reports, and what was done"),
        route("post /api/moderation", &[], Json(of::<Nothing>))
            .body(of::<Moderating>)
            .summary("Operators only: mutes, bans, renames, closes a report"),
        route("get /api/moderation/people", &["name"], Json(of::<Subject>))
            .summary("Operators only: somebody by the name of their account"),
        route("get /api/lobby", &[], Json(of::<Lobby>))
            .summary("Chairs anybody may take, games to watch, own games"),
        route("get /api/lobby/ws", &[], Socket)
            .summary("WebSocket: a Message with the lobby, and again whenever it changes"),
        route("post /api/matches", &[], Json(of::<Made>))
            .body(of::<NewMatch>)
            .summary("Sets a table up"),
        route("get /api/matches/{id}", &["eye"], Json(of::<State>))
            .summary("A match as the caller sees it"),
        route("post /api/matches/{id}/acts", &[], Json(of::<Done>))
            .body(of::<Request>)
            .summary("Moves, offers, answers; on disk when it returns. All but `entry` and `step`"),
        route("post /api/matches/{id}/entry", &[], Json(of::<EntryTold>))
            .body(of::<EntryAsked>)
            .summary("Entering a move touch by touch"),
        route("get /api/matches/{id}/plies/{ply}", &["eye"], Json(of::<Step>))
            .summary("The match after so many moves"),
        route("get /api/matches/{id}/record", &["as", "eye"], Text("text/plain"))
            .summary("The record as a file"),
        route("get /api/matches/{id}/glyphs", &[], Json(of::<Glyphs>))
            .summary("The drawings of this match"),
        route(
            "get /api/matches/{id}/picture.svg",
            &["seat", "bare", "names"],
            svg(),
        )
        .summary("The board as the public sees it"),
        route("get /api/matches/{id}/picture.png", &["ply"], png())
            .summary("The same board alone, for link previews"),
        route("post /api/matches/{id}/review", &[], Json(of::<Reviewing>))
            .summary("Asks for the review of a match that is over; asking again changes nothing"),
        route("get /api/matches/{id}/review", &[], Json(of::<Reviewing>))
            .summary("How far the review is, and what was found"),
        route("get /api/matches/{id}/ratings", &[], Json(of::<MatchRatings>))
            .summary("What a match does to ratings"),
        route("get /api/leaders/{game}/{speed}", &[], Json(of::<Leaders>))
            .summary("The best at a game and speed"),
        route("get /api/players/{name}", &[], Json(of::<Profile>))
            .summary("A player with an account"),
        route(
            "get /api/players/{name}/history",
            &["game", "speed"],
            Json(of::<RatingHistory>),
        )
        .summary("How a rating came to be"),
        route(
            "get /api/players/{name}/matches",
            &["before", "game", "result", "with", "rated"],
            Json(of::<PlayerMatches>),
        )
        .summary("Matches of a player that are over, the latest first"),
        route("get /api/players/{name}/figures", &["game"], Json(of::<Figures>))
            .summary("Results, accuracy and openings of a player's latest games"),
        route("put /api/players/{name}/relation", &[], Json(of::<Nothing>))
            .body(of::<Relate>)
            .summary("Follows or blocks a player, or neither"),
        route("get /api/me/relations", &[], Json(of::<Relations>))
            .summary("Whom the caller follows and blocks"),
        route("post /api/play", &[], Json(of::<Seeking>))
            .body(of::<PlayAsked>)
            .summary("Looks for somebody to play with now; ask again every second or two until there is a match"),
        route("delete /api/play", &[], Json(of::<Nothing>)).summary("Stops looking"),
        route("get /api/me/vacation", &[], Json(of::<VacationTold>))
            .summary("Whether the caller is on vacation, and how many days are left of a year's"),
        route("post /api/me/vacation", &[], Json(of::<VacationTold>))
            .body(of::<NewVacation>)
            .summary("Goes on vacation: clocks of days stand still, and one does not move"),
        route("delete /api/me/vacation", &[], Json(of::<VacationTold>)).summary("Is back"),
        route("get /api/me/reminders", &[], Json(of::<RemindersTold>))
            .summary("The key for Web Push, and how many browsers are told of one's turns"),
        route("post /api/me/reminders", &[], Json(of::<RemindersTold>))
            .body(of::<NewReminders>)
            .summary("A browser is to be told of one's turns in games with days a move"),
        route("delete /api/me/reminders", &[], Json(of::<RemindersTold>))
            .body(of::<EndReminders>)
            .summary("It is not any more"),
        route("post /api/me/feed", &[], Json(of::<FeedTold>))
            .summary("Secret addresses of a calendar and a feed of one's turns; earlier ones end"),
        route("delete /api/me/feed", &[], Json(of::<Nothing>)).summary("Ends those addresses"),
        route("get /api/feeds/{secret}/turns.ics", &[], Text("text/calendar"))
            .summary("Until when one must move, as a calendar"),
        route("get /api/feeds/{secret}/turns.atom", &[], Text("application/atom+xml"))
            .summary("Games that wait for one's move, as a feed"),
        route("post /api/challenges", &[], Json(of::<ChallengeTold>))
            .body(of::<NewChallenge>)
            .summary("Challenges a player to a game of two"),
        route("post /api/challenges/{id}", &[], Json(of::<ChallengeTold>))
            .body(of::<ChallengeAnswer>)
            .summary("Accepts or declines a challenge, or takes it back"),
        route("get /api/me/challenges", &[], Json(of::<Challenges>))
            .summary("Challenges of and to the caller"),
        route("get /api/matches/{id}/ws", &["since"], Socket)
            .summary("WebSocket: a Message with the state, then one an event; it takes a Request with an `id` of the client's own"),
        route("get /api/bots", &[], Json(of::<Bots>)).summary("The bots of this account"),
        route("post /api/bots", &[], Json(of::<BotMade>))
            .body(of::<NewBot>)
            .summary("Makes an account of kind bot, and its token; needs an account"),
        route("post /api/bots/{id}/token", &[], Json(of::<Token>))
            .summary("A new token for one's bot; the old ones end"),
        route("get /api/matches/{id}/stream", &[], Lines(of::<Message>))
            .summary("The same for programs: a Message a line, an empty line as a sign of life"),
        route("get /api/me/events", &[], Lines(of::<StreamEvent>))
            .summary("For programs: a StreamEvent a line, an empty line as a sign of life"),
        route("get /api/links/{secret}", &[], Json(of::<Invitation>))
            .summary("What a link to a chair is for"),
        route("post /api/links/{secret}", &[], Json(of::<Seated>)).summary("Takes the chair"),
        route("get /api/tournaments", &[], Json(of::<TournamentList>))
            .summary("Tournaments to come, being played and over"),
        route("post /api/tournaments", &[], Json(of::<Announced>))
            .body(of::<NewTournament>)
            .summary("Announces a tournament; needs an account"),
        route("get /api/tournaments/{id}", &[], Json(of::<TournamentTold>))
            .summary("A tournament as the caller sees it"),
        route("get /api/tournaments/{id}/ws", &[], Socket)
            .summary("WebSocket: a Message with the tournament, and again whenever it changes"),
        route("post /api/tournaments/{id}/entry", &[], Json(of::<TournamentTold>))
            .body(of::<EntryWish>)
            .summary("Enters, or comes back; needs an account"),
        route("post /api/tournaments/{id}/withdraw", &[], Json(of::<TournamentTold>))
            .body(of::<Withdrawal>)
            .summary("Plays no further round; whoever runs it may withdraw others"),
        route("post /api/tournaments/{id}/bots", &[], Json(of::<TournamentTold>))
            .body(of::<HouseBots>)
            .summary("Enters bots of the house; for whoever runs it"),
        route("post /api/tournaments/{id}/start", &[], Json(of::<TournamentTold>))
            .summary("Begins now; for whoever runs it"),
        route("post /api/tournaments/{id}/cancel", &[], Json(of::<TournamentTold>))
            .summary("Calls it off; for whoever runs it"),
        route("get /api/tournaments/{id}/games", &["round"], Json(of::<TournamentGames>))
            .summary("All games, or those of one round"),
        route("get /api/tournaments/{id}/results.json", &[], Json(of::<TournamentResults>))
            .summary("Entrants, standings and games"),
        route("get /api/tournaments/{id}/results.csv", &[], Text("text/csv"))
            .summary("The standings for a spreadsheet"),
        route("get /api/tournaments/{id}/records.txt", &[], Text("text/plain"))
            .summary("The records of all games that are over"),
        route("get /api/openapi.json", &[], Json(of::<Value>)).summary("This description"),
        route("get /health", &[], Json(of::<Health>)).summary("Does it run"),
        route("get /metrics", &[], Text("text/plain")).summary("Prometheus text"),
    ]
}

#[test]
fn every_route_is_described() {
    let source = include_str!("../api/mod.rs");
    let mut routed = Vec::new();
    for piece in source.split(".route(").skip(1) {
        let path = piece.split('"').nth(1).unwrap();
        for method in ["get", "post", "put", "delete"] {
            if path != "/api/{*rest}" && piece.contains(&format!("{method}(")) {
                routed.push(format!("{method} {path}"));
            }
        }
    }
    let mut described: Vec<_> = routes().iter().map(|r| r.line.to_owned()).collect();
    routed.sort();
    described.sort();
    assert_eq!(routed, described);
}
