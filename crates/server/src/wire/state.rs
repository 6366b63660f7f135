//! A match as one viewer sees it.

use super::{Chair, Played, Status};
use parlour_core::{Cell, Entry, Label, Mark, Paint, Piece, Reason, Scene, Seat, Seats, Tray};
use parlour_store::{Control, Offer, Phase, Plan};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Everything about a match, for somebody who comes anew.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct State {
    /// Of the match.
    pub id: String,
    /// What programs call the game.
    pub game: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// False where something is hidden.
    pub open: bool,
    /// Preset of its rules.
    pub preset: String,
    /// Options that differ from the preset.
    pub options: BTreeMap<String, String>,
    /// Every option with its value.
    pub settings: BTreeMap<&'static str, String>,
    /// What the texts of the game are called.
    pub notations: &'static [&'static str],
    /// Notations that the record can be had in.
    pub exports: &'static [&'static str],
    /// Milliseconds since 1970.
    pub created: i64,
    /// Id of the match that this is the rematch of.
    pub previous: Option<String>,
    /// Id of the tournament that this is a game of.
    pub tournament: Option<String>,
    /// None where nobody is in a hurry.
    pub clock: Option<Control>,
    /// Does it count for ratings?
    pub rated: bool,
    /// What is said at the table.
    pub talk: Talk,
    /// SHA-256 of `SEED:SALT` in hex.
    pub commitment: String,
    /// The moves played, as this eye saw them.
    pub history: Vec<Played>,
    /// What changes in the course of the match.
    #[serde(flatten)]
    pub now: Now,
    /// The picture for this eye.
    pub scene: Arc<Scene>,
}

/// What changes in the course of a match, but for the picture.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Now {
    /// Number of the last event.
    pub seq: u32,
    /// Moves played.
    pub ply: u32,
    /// Takebacks so far.
    pub line: u32,
    /// Waiting, playing or over.
    pub phase: Phase,
    /// Through whose eye: a seat, `public` or `keeper`.
    pub eye: String,
    /// What that eye sees, as text.
    pub position: String,
    /// The caller's seats.
    pub you: Seats,
    /// Is it the caller's turn?
    pub your_turn: bool,
    /// Whose turn, or how it ended.
    pub status: Status,
    /// Points as the board stands, where the game counts them.
    pub scores: Option<Vec<i32>>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// What may be touched now; nothing when it is not the caller's turn.
    pub entry: Entry,
    /// What is offered and not yet answered by all.
    pub offers: Vec<Offered>,
    /// The caller's moves left beforehand.
    pub plan: Vec<Plan>,
    /// Null where there is no clock.
    pub times: Option<Times>,
    /// What the caller may offer and claim now.
    pub may: May,
    /// Once it is over, so that anybody can check the deal.
    pub revealed: Option<Revealed>,
    /// Id of the rematch.
    pub next: Option<String>,
}

/// What changes in the course of a match: lay it over what one has.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Latest {
    /// All but the picture.
    #[serde(flatten)]
    pub now: Now,
    /// What changed in the picture.
    pub scene: Arc<SceneChange>,
}

/// The parts of a scene that changed since the last message: lay them over the last scene.
#[derive(Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SceneChange {
    /// Width and height of the board alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<(f32, f32)>,
    /// Places on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<Vec<Cell>>,
    /// Words printed on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub labels: Option<Vec<Label>>,
    /// What lies on cells and in trays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Vec<Piece>>,
    /// Hands, kennels, stacks, prisoners.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trays: Option<Vec<Tray>>,
    /// Marks on named layers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<Vec<Mark>>,
    /// Layers that help whoever asks for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aids: Option<Vec<String>>,
    /// Colours by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub palette: Option<Vec<Paint>>,
    /// For each seat, the turn of the board that puts that seat at the bottom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat_turns: Option<Vec<f32>>,
    /// Sentences beside the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captions: Option<Vec<String>>,
    /// What lies under the cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub artwork: Option<String>,
    /// Where the board has room for the name of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plates: Option<Vec<(f32, f32, f32, f32)>>,
}

impl SceneChange {
    /// What is new to somebody who saw `before`; all of it without one.
    pub fn between(before: Option<&Scene>, scene: &Scene) -> SceneChange {
        fn news<T: Clone + PartialEq>(before: Option<&T>, now: &T) -> Option<T> {
            (before != Some(now)).then(|| now.clone())
        }
        let Scene {
            size,
            cells,
            labels,
            pieces,
            trays,
            marks,
            aids,
            palette,
            seat_turns,
            captions,
            artwork,
            plates,
        } = scene;
        SceneChange {
            size: news(before.map(|b| &b.size), size),
            cells: news(before.map(|b| &b.cells), cells),
            labels: news(before.map(|b| &b.labels), labels),
            pieces: news(before.map(|b| &b.pieces), pieces),
            trays: news(before.map(|b| &b.trays), trays),
            marks: news(before.map(|b| &b.marks), marks),
            aids: news(before.map(|b| &b.aids), aids),
            palette: news(before.map(|b| &b.palette), palette),
            seat_turns: news(before.map(|b| &b.seat_turns), seat_turns),
            captions: news(before.map(|b| &b.captions), captions),
            artwork: news(before.map(|b| &b.artwork), artwork),
            plates: news(before.map(|b| &b.plates), plates),
        }
    }
}

/// Somebody at the table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Player {
    /// Who has the chair.
    #[serde(flatten)]
    pub chair: Chair,
    /// Who wins together with it, itself included.
    pub team: Seats,
    /// Address of the invitation; only for whoever set the table up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Why a bot sits where somebody else did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<Why>,
    /// It was the caller's before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub was_you: bool,
    /// Is somebody there?
    pub online: bool,
    /// Until when they are on vacation and their clock stands still, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vacation: Option<i64>,
}

/// Why somebody is out.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The clock fell.
    Time,
    /// They gave up.
    Resigned,
    /// They left and did not come back.
    Abandoned,
}

impl From<Reason> for Why {
    fn from(reason: Reason) -> Why {
        match reason {
            Reason::TIME => Why::Time,
            Reason::RESIGNED => Why::Resigned,
            _ => Why::Abandoned,
        }
    }
}

/// Something offered.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Offered {
    /// What.
    pub what: Offer,
    /// Who offered it first.
    pub by: Seat,
    /// Who agrees, that seat included.
    pub agreed: Seats,
    /// Whose word is still missing.
    pub asked: Seats,
}

/// What the buttons may offer now.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct May {
    /// Back to the caller's last move.
    pub takeback: bool,
    /// Nobody wins.
    pub draw: bool,
    /// The team gives up.
    pub resign: bool,
    /// Once more, with seats changed.
    pub rematch: bool,
    /// Abandoned seats that may be claimed.
    pub claim: Seats,
}

/// What the clocks show.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Times {
    /// Milliseconds a seat at the moment `at`; once over, 0 for the clock that fell.
    pub left: Vec<i64>,
    /// Whose clock runs.
    pub running: Option<Seat>,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// What decided the deal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Revealed {
    /// A whole number.
    pub seed: String,
    /// Hashed together with the seed.
    pub salt: String,
}

/// The talk at a table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Talk {
    /// How one may speak here.
    pub kind: Manner,
    /// What one may say by a button.
    pub signals: &'static [Signal],
    /// The last hundred messages.
    pub said: Vec<Said>,
}

/// How one may speak at a table.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// Words and signals.
    Chat,
    /// Signals only.
    Signals,
    /// There is nobody to talk to.
    None,
}

/// Something one may say by a button.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Signal {
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub text: &'static str,
}

/// Something that was said.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Said {
    /// Number of the event.
    pub seq: u32,
    /// Who.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// What.
    pub text: String,
    /// Which signal, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// A new match.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Made {
    /// Its id.
    pub id: String,
    /// As whoever set it up sees it.
    pub state: State,
}

/// Where the match stands after an act.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Done {
    /// Number of the last event.
    pub seq: u32,
    /// Moves played.
    pub ply: u32,
    /// Takebacks so far.
    pub line: u32,
    /// Had this been done before?
    pub repeated: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_at_first_then_what_has_changed() {
        let scene = Scene {
            size: (1.5, 2.0),
            captions: vec!["a".into()],
            ..Scene::default()
        };
        let json = |change: &SceneChange| serde_json::to_string(change).unwrap();
        let whole = SceneChange::between(None, &scene);
        assert_eq!(json(&whole), serde_json::to_string(&scene).unwrap());
        assert_eq!(json(&SceneChange::between(Some(&scene), &scene)), "{}");
        let captions = vec!["b".into()];
        let next = Scene {
            captions,
            ..scene.clone()
        };
        let changed = SceneChange::between(Some(&scene), &next);
        assert_eq!(json(&changed), r#"{"captions":["b"]}"#);
    }
}
