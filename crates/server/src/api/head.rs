//! What the page of an address is called, whether there is one, and what a link to it shows.

use super::book;
use crate::{Site, manners};
use form_urlencoded::Serializer;
use parlour_core::Rulebook;
use parlour_puzzles::Collection;
use parlour_ratings::Speed;
use std::fmt::Write;
use std::sync::Arc;

/// The head of a page.
pub struct Head {
    /// What a tab shows, before the name of the house.
    title: String,
    /// One or two sentences.
    about: String,
    /// Address of a picture on this site.
    picture: String,
    /// Is there such a page?
    pub found: bool,
}

/// What the house says of itself.
const ABOUT: &str = "Five board games that nobody else serves well: play people or \
                     the computer, with complete rules. Free, no account needed, no advertisements.";

/// What puzzles are.
const PUZZLES: &str = "Positions with exactly one answer, proved: one a day for each game, and as many more as you \
                       like, by strength and by theme.";

/// What leads to some pages.
const LETTER: &str = "This page is opened by the link of a letter.";

/// Who is on a leaderboard.
const LEADERS: &str = "The best players of each game, at each speed.";

/// Where several games share a name.
const WHICH: &str = "Which one?";

impl Head {
    /// Of the address with these words and this query.
    pub async fn of(site: &Site, words: &[&str], query: &str) -> Head {
        match *words {
            [] => Head::new("", ABOUT),
            ["lobby"] => Head::new("Lobby", "Sit down at an open table, or watch a game."),
            ["games"] => Head::new("My games", "Games you play and games you have played."),
            ["open"] => Head::new(
                "Open a position or a game",
                "Paste a position or a record, look at it, share it, play on.",
            ),
            ["local"] => Head::new(
                "Offline",
                "Games on this device, against bots or at a hot seat, without a network.",
            ),
            ["about"] => Head::new("About", ABOUT),
            ["help"] => Head::new(
                "Help",
                "How to play here: by mouse, touch or keys, with friends or alone.",
            ),
            ["book"] => Head::new("The book", book::ABOUT),
            ["book", name] => match book::title(name) {
                Some(title) => Head::new(title, book::ABOUT),
                None => Head::nothing(),
            },
            ["settings"] => Head::new("Settings", "Your name, colours and how moves are entered."),
            ["sign-in"] => Head::new("Sign in", "With a password or a passkey."),
            ["sign-up"] => Head::new(
                "Sign up",
                "A name of your own, the same on every device. No e-mail address is asked for.",
            ),
            ["mail", "confirm"] => Head::new("Confirm your address", LETTER),
            ["mail", "recover"] => Head::new("A new password", LETTER),
            ["account"] => Head::new("My account", "Password, passkeys, sessions and your data."),
            ["moderation"] => Head::new("Moderation", "For the operators of this site."),
            ["developers"] => Head::new(
                "For developers",
                "The API of this site, for bots and other programs.",
            ),
            ["new", game] | ["new", game, "friend" | "open" | "bots"] => site.game_head(
                game,
                |g| (format!("New game of {}", g.title()), g.about()),
                "",
            ),
            ["rules", game] => {
                let told = |g: &dyn Rulebook| (format!("How to play {}", g.title()), g.about());
                site.game_head(game, told, "")
            }
            ["tour", game] => {
                let told = |g: &dyn Rulebook| (format!("A first game of {}", g.title()), g.about());
                site.game_head(game, told, "")
            }
            ["notation", game] => {
                let about = "How positions and moves are written, with pictures.";
                let told = |g: &dyn Rulebook| (format!("Notation of {}", g.title()), about);
                let head = site.game_head(game, told, "");
                // Games that share a name share their notation.
                match head.title.as_str() {
                    WHICH => Head::new(&format!("Notation of {}", capital(game)), about),
                    _ => head,
                }
            }
            ["show", game] => {
                let about = "A position to look at, to try moves in and to play on from.";
                site.game_head(game, |g| (g.title().into(), about), query)
            }
            ["analysis", game] => {
                let about =
                    "A board to try lines on, with an engine that says what they are worth.";
                let told = |g: &dyn Rulebook| (format!("Analysis of {}", g.title()), about);
                site.game_head(game, told, query)
            }
            ["puzzles"] => Head::new("Puzzles", PUZZLES),
            ["tournaments"] => Head::new(
                "Tournaments",
                "Tournaments to come, being played and over; anybody with an account may announce one.",
            ),
            ["tournaments", "new"] => Head::new(
                "New tournament",
                "Announce a tournament: Swiss, round robin, arena, knockout or duplicate.",
            ),
            ["tournament", id] => match site.hall.tournament(id).await {
                Ok(known) => Head::new(
                    &known.plan().name,
                    "A tournament: who leads, who meets whom, and what comes next.",
                ),
                Err(_) => Head::nothing(),
            },
            ["puzzles", game] => {
                let told = |g: &dyn Rulebook| (format!("Puzzles of {}", g.title()), PUZZLES);
                site.game_head(game, told, "")
            }
            ["puzzles", game, which] => site.puzzle_head(game, which).unwrap_or_else(Head::nothing),
            ["leaders"] => Head::new("Leaderboard", LEADERS),
            ["leaders", game, speed] => match Speed::from_word(speed) {
                Some(speed) => {
                    let title = |g: &dyn Rulebook| format!("Leaderboard of {}, {speed}", g.title());
                    site.game_head(game, |g| (title(g), LEADERS), "")
                }
                None => Head::nothing(),
            },
            ["player", name] => {
                let found = site
                    .hall
                    .store
                    .account_by_name(&manners::key(&spelled(name)))
                    .await;
                match found {
                    Ok(Some(player)) if !player.banned => {
                        Head::new(&player.name, "Ratings and games of a player.")
                    }
                    _ => Head::nothing(),
                }
            }
            ["match", id] => match site.hall.store.card(id).await {
                Ok(Some(card)) => site.match_head(&site.card(&card, None)),
                _ => Head::nothing(),
            },
            ["join", secret] => {
                let link = site.hall.store.link(secret).await;
                let card = match link {
                    Ok(Some((id, _))) => site.hall.store.card(&id).await.ok().flatten(),
                    _ => None,
                };
                match card.map(|card| site.card(&card, None)) {
                    Some(card) => Head {
                        title: format!("An invitation to {}", card.title),
                        about: "Somebody waits for you at the table. Sit down and play: no account is needed.".into(),
                        ..site.match_head(&card)
                    },
                    None => Head::nothing(),
                }
            }
            _ => Head::nothing(),
        }
    }
    fn new(title: &str, about: &str) -> Head {
        Head {
            title: title.into(),
            about: about.into(),
            picture: "/api/picture.png".into(),
            found: true,
        }
    }
    fn nothing() -> Head {
        Head {
            found: false,
            ..Head::new(
                "Nothing here",
                "There is no such page. The games are on the first one.",
            )
        }
    }
    /// The page with this head; `at` is the whole address.
    pub fn fill(&self, page: &str, base: &str, at: &str) -> String {
        let title = match self.title.as_str() {
            "" => "Parlour: sit down and play".into(),
            title => format!("{title} · Parlour"),
        };
        let mut tags = format!("<title>{}</title>", escape(&title));
        let picture = format!("{base}{}", self.picture);
        let at = format!("{base}{at}");
        for (key, name, value) in [
            ("name", "description", self.about.as_str()),
            ("property", "og:title", title.as_str()),
            ("property", "og:description", &self.about),
            ("property", "og:type", "website"),
            ("property", "og:site_name", "Parlour"),
            ("property", "og:url", &at),
            ("property", "og:image", &picture),
            ("property", "og:image:width", "1200"),
            ("property", "og:image:height", "630"),
            ("name", "twitter:card", "summary_large_image"),
        ] {
            let _ = write!(
                tags,
                "\n    <meta {key}=\"{name}\" content=\"{}\" />",
                escape(value)
            );
        }
        if !self.found {
            tags.push_str("\n    <meta name=\"robots\" content=\"noindex\" />");
        }
        match (page.find("<title>"), page.find("</title>")) {
            (Some(from), Some(to)) => {
                let (before, after) = (&page[..from], &page[to + "</title>".len()..]);
                // What the file says of the house in general.
                let before = before
                    .lines()
                    .filter(|line| !line.contains("name=\"description\""));
                let before = before.collect::<Vec<_>>().join("\n");
                format!("{before}{tags}{after}")
            }
            _ => page.to_owned(),
        }
    }
}

/// A word of an address without its `%20`s.
fn spelled(word: &str) -> String {
    // A plus sign is itself in a path.
    let word = word.replace('+', "%2B");
    let pair = form_urlencoded::parse(word.as_bytes()).next();
    pair.map(|(name, _)| name.into_owned()).unwrap_or_default()
}

impl Site {
    /// Of a page about a game, or about the games that share a name.
    fn game_head(
        &self,
        name: &str,
        told: impl Fn(&dyn Rulebook) -> (String, &'static str),
        query: &str,
    ) -> Head {
        let games = self.hall.house.games();
        if let Some(game) = games.iter().find(|game| game.name() == name) {
            let (title, about) = told(&**game);
            let query = picture_query(query);
            return Head {
                title,
                about: about.into(),
                picture: format!("/api/games/{name}/picture.png{query}"),
                found: true,
            };
        }
        let family = format!("{name}-");
        let kin = |game: &&Arc<dyn Rulebook>| game.name().starts_with(&family);
        match games.iter().filter(kin).count() {
            0 => Head::nothing(),
            _ => Head::new(WHICH, "Several games share this name."),
        }
    }
    /// Of one puzzle, by its number or another way to come to one.
    fn puzzle_head(&self, game: &str, which: &str) -> Option<Head> {
        let collection = Collection::of(game)?;
        let title = |words: &str| {
            let told = |g: &dyn Rulebook| (words.replace("{}", g.title()), PUZZLES);
            Some(self.game_head(game, told, ""))
        };
        let number: u32 = match which {
            "daily" => return title("Today’s puzzle of {}"),
            "next" => return title("A puzzle of {}"),
            "streak" => return title("Streak of {} puzzles"),
            "3-minutes" => return title("3 minutes of {} puzzles"),
            "5-minutes" => return title("5 minutes of {} puzzles"),
            // One address each: no sign, no zeros in front.
            _ => which
                .parse()
                .ok()
                .filter(|n: &u32| n.to_string() == which)?,
        };
        let puzzle = collection
            .puzzles()
            .into_iter()
            .find(|p| p.number == number)?;
        let mut head = title(&format!("Puzzle {number} of {{}}"))?;
        head.about = format!("Find the one move: {}.", puzzle.goal);
        let games = self.hall.house.games();
        // A view of a hidden game is no position for everybody.
        if games.iter().any(|g| g.name() == game && g.is_open()) {
            let mut query = Serializer::new(String::new());
            for (key, value) in &puzzle.options {
                match key.as_str() {
                    "preset" => query.append_pair("rules", value),
                    _ => query.append_pair("set", &format!("{key}={value}")),
                };
            }
            query.append_pair("position", &puzzle.position);
            head.picture.push_str(&format!("?{}", query.finish()));
        }
        Some(head)
    }
    fn match_head(&self, card: &crate::wire::Card) -> Head {
        let names = card
            .players
            .iter()
            .map(|p| p.name.as_deref().unwrap_or("somebody"));
        let names = names.collect::<Vec<_>>().join(" – ");
        let stands = match (&card.outcome, card.ply) {
            (Some(outcome), _) if outcome.winners.is_empty() => {
                format!("A draw: {}.", outcome.text)
            }
            (Some(outcome), plies) => format!("Over after {plies} moves: {}.", outcome.text),
            (None, 0) => "About to begin.".into(),
            (None, plies) => format!("{plies} moves played."),
        };
        Head {
            title: format!("{}: {names}", card.title),
            about: stands,
            picture: format!("/api/matches/{}/picture.png?ply={}", card.id, card.ply),
            found: true,
        }
    }
}

/// Of an address of the page, what its picture needs to know.
fn picture_query(query: &str) -> String {
    let mut kept = Serializer::new(String::new());
    for (key, value) in form_urlencoded::parse(query.as_bytes()) {
        if matches!(
            &*key,
            "rules" | "set" | "position" | "moves" | "ply" | "seat"
        ) {
            kept.append_pair(&key, &value);
        }
    }
    match kept.finish() {
        none if none.is_empty() => none,
        kept => format!("?{kept}"),
    }
}

/// The word with a capital letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
