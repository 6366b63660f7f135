//! What handlers take out of a request, with our own sentences when it does not fit.

use crate::opening::LONGEST;
use crate::{Problem, Site};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use parlour_core::svg::Style;
use parlour_core::{Eye, Rulebook, Table};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// Characters of a sentence about a body.
const LONGEST_WHY: usize = 300;

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Site>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Body<T>, Problem> {
        match Json::from_request(request, site).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(why) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::Large),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Problem::Bad("the body must be application/json".into()))
            }
            // What was sent may stand in it.
            Err(why) => Err(Problem::Bad(
                why.body_text().chars().take(LONGEST_WHY).collect(),
            )),
        }
    }
}

/// The fields of the query, in order; one name may come several times.
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first field with this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut named = self.0.iter().filter(|(key, _)| key == name);
        named.next().map(|(_, value)| value.as_str())
    }
    /// The same as a number.
    pub fn number<N: std::str::FromStr>(&self, name: &str) -> Result<Option<N>, Problem> {
        let number = |text: &str| {
            let why = || Problem::Bad(format!("{name} must be a number"));
            text.parse().map_err(|_| why())
        };
        self.get(name).map(number).transpose()
    }
}

impl<S: Sync> FromRequestParts<S> for Fields {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Fields, Problem> {
        let query = parts.uri.query().unwrap_or("");
        let pairs = form_urlencoded::parse(query.as_bytes());
        Ok(Fields(pairs.into_owned().collect()))
    }
}

/// Rules as a query chooses them: `rules=PRESET&set=KEY=VALUE&set=…`.
pub struct RulesAsked {
    /// The preset; the default when left out.
    pub preset: Option<String>,
    /// Options.
    pub options: Vec<(String, String)>,
    /// A position to show.
    pub position: Option<String>,
    /// Moves played from there, blanks between.
    pub moves: Vec<String>,
    /// How many of them; all when left out.
    pub ply: Option<usize>,
    /// How it is drawn.
    pub style: Style,
}

impl RulesAsked {
    /// The position that is asked for, after its moves.
    pub fn table(&self, rules: &dyn Rulebook) -> Result<Box<dyn Table>, Problem> {
        if self.moves.len() > LONGEST {
            return Err(Problem::Large);
        }
        let mut table = rules.open(self.position.as_deref(), 0)?;
        for text in self.moves.iter().take(self.ply.unwrap_or(LONGEST)) {
            table.play(text)?;
        }
        Ok(table)
    }
    /// A position that the caller wrote holds nothing that the caller may not know.
    pub fn eye(&self) -> Eye {
        match self.position {
            Some(_) => Eye::Keeper,
            None => Eye::Public,
        }
    }
}

impl<S: Sync> FromRequestParts<S> for RulesAsked {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<RulesAsked, Problem> {
        let fields = Fields::from_request_parts(parts, state).await?;
        let sets = fields.0.iter().filter(|(key, _)| key == "set");
        let options = sets.map(|(_, set)| {
            let why = || Problem::Bad(format!("set={set:?} is not KEY=VALUE"));
            let (key, value) = set.split_once('=').ok_or_else(why)?;
            Ok((key.to_owned(), value.to_owned()))
        });
        let moves = fields.get("moves").unwrap_or("");
        let is = |name| fields.get(name).is_some_and(|value| value != "false");
        Ok(RulesAsked {
            preset: fields.get("rules").map(Into::into),
            options: options.collect::<Result<_, Problem>>()?,
            position: fields.get("position").map(Into::into),
            moves: moves.split_whitespace().map(Into::into).collect(),
            ply: fields.number("ply")?,
            style: Style {
                seat: fields.number("seat")?.unwrap_or(0),
                trays: !is("bare"),
                ground: !is("bare"),
                names: is("names"),
                ..Style::default()
            },
        })
    }
}
