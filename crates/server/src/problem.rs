//! What a caller is told when something cannot be done.

use crate::wire::Refused;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use parlour_core::Refusal;
use parlour_store::StoreError;
use thiserror::Error;

/// Why a request was not served: a status and a short sentence.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Problem {
    /// The request cannot be understood.
    #[error("{0}")]
    Bad(String),
    /// Nobody is known by that token.
    #[error("nobody is known by that token")]
    Stranger,
    /// They did not get in.
    #[error("{0}")]
    Denied(&'static str),
    /// Too many wrong guesses: seconds to wait.
    #[error("too many wrong guesses; try again in {0} seconds")]
    Wait(u32),
    /// Not the caller's to do.
    #[error("{0}")]
    Forbidden(&'static str),
    /// There is no such thing.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// Too late: the table has moved on.
    #[error("{0}")]
    Late(&'static str),
    /// Too large.
    #[error("the request is too large")]
    Large,
    /// The rules refuse it.
    #[error("{0}")]
    Refused(String),
    /// Too many requests.
    #[error("too many requests; wait a moment")]
    Flood,
    /// It took too long to say what is wanted.
    #[error("that took too long")]
    Slow,
    /// Our fault; the details are in the log.
    #[error("something went wrong here")]
    Broken,
    /// What another server, which keeps the match, said: a status and its sentence.
    #[error("{1}")]
    Elsewhere(u16, String),
    /// It is being made, which takes as long as this.
    #[error("the table of all positions is being made, which takes {0}")]
    Making(&'static str),
    /// Could not be saved, or the server stops.
    #[error("not possible just now; try again")]
    Unavailable,
}

impl Problem {
    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::Bad(_) => StatusCode::BAD_REQUEST,
            Problem::Stranger | Problem::Denied(_) => StatusCode::UNAUTHORIZED,
            Problem::Forbidden(_) => StatusCode::FORBIDDEN,
            Problem::Missing(_) => StatusCode::NOT_FOUND,
            Problem::Late(_) => StatusCode::CONFLICT,
            Problem::Large => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Flood | Problem::Wait(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::Slow => StatusCode::REQUEST_TIMEOUT,
            Problem::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Elsewhere(status, _) => {
                StatusCode::from_u16(*status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
            }
            Problem::Making(_) | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = Json(Refused {
            error: self.to_string(),
        });
        let mut response = (self.status(), body).into_response();
        if matches!(self.status().as_u16(), 429 | 503) {
            let wait = match self {
                Problem::Wait(seconds) => seconds,
                Problem::Making(_) => 5,
                _ => 1,
            };
            let wait = header::HeaderValue::from(wait);
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        response
    }
}

impl From<Refusal> for Problem {
    fn from(why: Refusal) -> Problem {
        match why {
            Refusal::Malformed(text) => Problem::Bad(text),
            Refusal::Invalid(text) | Refusal::Illegal(text) => Problem::Refused(text),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(why: StoreError) -> Problem {
        tracing::error!(%why, "the store failed");
        match why {
            StoreError::Damaged { .. } | StoreError::Migration(_) => Problem::Broken,
            _ => Problem::Unavailable,
        }
    }
}
