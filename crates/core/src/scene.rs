//! Pictures as plain data. No type here knows a game.

use serde::{Deserialize, Serialize};

/// A name for a place that can be drawn, touched and announced: `c4`, `hand/0/7`, `as/K`, `pass`.
pub type Spot = String;

/// A whole picture, drawn back to front: cells, labels, marks below, pieces, marks above.
///
/// Units are free; one cell is about 1 wide. x grows to the right, y grows downwards.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scene {
    /// Width and height of the board alone.
    pub size: (f32, f32),
    /// Places on the board.
    pub cells: Vec<Cell>,
    /// Coordinates and other words printed on the board.
    pub labels: Vec<Label>,
    /// What lies on cells and in trays. No two pieces share a spot: that is their identity.
    pub pieces: Vec<Piece>,
    /// Hands, kennels, stacks, prisoners: laid beside the board by whoever draws.
    pub trays: Vec<Tray>,
    /// Marks on named layers.
    pub marks: Vec<Mark>,
    /// Layers that help whoever asks for them; marks on all others belong to the picture.
    #[serde(default)]
    pub aids: Vec<String>,
    /// Colours by seat.
    pub palette: Vec<Paint>,
    /// For each seat, the turn of the board in degrees that puts that seat at the bottom.
    pub seat_turns: Vec<f32>,
    /// Sentences beside the board: score, round, who folded.
    pub captions: Vec<String>,
    /// What lies under the cells, as SVG elements in board coordinates; it turns with the board. The
    /// words of [`GROUND`] stand for the drawer's materials, `{seat0}`, `{seat1}` … for colours of seats.
    #[serde(default)]
    pub artwork: String,
    /// Where the board has room for the name of each seat: centre, width and height. Empty where names
    /// stand beside the board.
    #[serde(default)]
    pub plates: Vec<(f32, f32, f32, f32)>,
}

/// The materials of a board: the words that stand for them in [`Scene::artwork`], and how they look where
/// nobody chose anything else.
pub const GROUND: [(&str, &str); 5] = [
    ("{board}", "#dcb67f"),
    ("{edge}", "#9a6b3c"),
    ("{groove}", "#b98d57"),
    ("{line}", "#8a6236"),
    ("{word}", "#6d4a26"),
];

/// A place that can hold a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cell {
    /// Its name for programs.
    pub spot: Spot,
    /// Its name for people and screen readers: where, not what lies there.
    pub name: String,
    /// Outline.
    pub shape: Shape,
    /// Centre.
    pub at: (f32, f32),
    /// How it is painted.
    pub look: Look,
    /// A seat whose colour tints it (a start square, a goal row).
    pub tint: Option<u8>,
}

/// Outline of a cell, in board units.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Side.
    Square(f32),
    /// Flat-topped, centre to corner.
    Hexagon(f32),
    /// Radius.
    Circle(f32),
    /// Width and height.
    Card(f32, f32),
}

/// How a cell is painted; the drawer's theme says what that means.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// The usual one.
    #[default]
    Plain,
    /// Light square of a chequered board.
    Light,
    /// Dark square of a chequered board.
    Dark,
    /// Set off from the rest (a far rank, a start square).
    Special,
    /// Only a place, nothing to see.
    Bare,
}

/// A word on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Label {
    /// Centre.
    pub at: (f32, f32),
    /// `a`, `1`.
    pub text: String,
    /// Height of the letters.
    pub size: f32,
}

/// A thing that lies on a spot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// Where.
    pub spot: Spot,
    /// Name of its drawing, one of [`crate::Picture::glyphs`].
    pub glyph: String,
    /// The seat whose colour it shows; none for neutral things such as cards.
    pub colour: Option<u8>,
    /// The seat of a second colour, where owner and controller differ.
    pub rim: Option<u8>,
    /// Degrees clockwise. At 0 it stays upright however the board is turned; at any other value, 360
    /// included, it turns with the board.
    pub turn: f32,
    /// What it is, for screen readers: `white die, six on top`. Its cell says where.
    pub name: String,
}

/// A drawing in a box from −0.5 to 0.5 on both axes (y downwards), as the inside of an SVG group.
///
/// The words `{fill}`, `{ink}`, `{rim}` stand for the colours of the piece: body, what is drawn on
/// it, and outline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Glyph {
    /// What a [`Piece`] calls it. Letters, digits, `-` and `_`.
    pub name: String,
    /// SVG elements.
    pub body: String,
    /// Width and height when it is not 1 by 1 (a card).
    pub size: (f32, f32),
}

/// A small drawing that stands for a move: the card that was played, the tile that was laid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sign {
    /// Name of its drawing, one of [`crate::Picture::glyphs`].
    pub glyph: String,
    /// The seat whose colour it shows.
    pub colour: Option<u8>,
}

/// The colours of a seat, as `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Paint {
    /// Body of a piece.
    pub fill: String,
    /// What is drawn on the body.
    pub ink: String,
    /// Name of the colour for people: `White`, `Red`.
    pub name: String,
}

impl Paint {
    /// Body, ink, name.
    pub fn new(fill: &str, ink: &str, name: &str) -> Paint {
        Paint {
            fill: fill.into(),
            ink: ink.into(),
            name: name.into(),
        }
    }
}

/// An ordered place beside the board with its own coordinates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tray {
    /// Its name for programs: `hand/0`.
    pub spot: Spot,
    /// Whose it is.
    pub seat: Option<u8>,
    /// Its name for people.
    pub name: String,
    /// Width and height.
    pub size: (f32, f32),
    /// Places in it, in tray coordinates.
    pub slots: Vec<Cell>,
    /// Things that lie here face down and are not drawn one by one.
    pub hidden: u8,
}

/// Something drawn over or under pieces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mark {
    /// `last`, `danger`, `liberties`: layers can be switched on and off by name.
    pub layer: String,
    /// What and where.
    pub kind: MarkKind,
    /// For screen readers and tooltips; may be empty.
    pub note: String,
}

/// The kinds of marks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// The whole spot.
    Spot(Spot),
    /// Through spots in order, at least two.
    Arrow(Vec<Spot>),
    /// A few characters on a corner of the spot.
    Badge(Spot, String),
}

impl Mark {
    /// Highlights a spot.
    pub fn spot(layer: &str, spot: impl Into<Spot>, note: impl Into<String>) -> Mark {
        Mark {
            layer: layer.into(),
            kind: MarkKind::Spot(spot.into()),
            note: note.into(),
        }
    }
    /// Pins a few characters to a spot.
    pub fn badge(
        layer: &str,
        spot: impl Into<Spot>,
        text: impl Into<String>,
        note: impl Into<String>,
    ) -> Mark {
        Mark {
            layer: layer.into(),
            kind: MarkKind::Badge(spot.into(), text.into()),
            note: note.into(),
        }
    }
    /// Draws an arrow through spots.
    pub fn arrow(layer: &str, through: Vec<Spot>, note: impl Into<String>) -> Mark {
        Mark {
            layer: layer.into(),
            kind: MarkKind::Arrow(through),
            note: note.into(),
        }
    }
}

/// The plate of a board: a rounded slab of this size with a bevelled edge.
pub fn slab(size: (f32, f32)) -> String {
    let (w, h) = size;
    let rect = |inset: f32, round: f32, paint: &str| {
        format!(
            "<rect x=\"{inset}\" y=\"{inset}\" width=\"{:.3}\" height=\"{:.3}\" rx=\"{round}\" {paint}/>",
            w - 2.0 * inset,
            h - 2.0 * inset
        )
    };
    rect(0.0, 0.22, "fill=\"{edge}\"")
        + &rect(0.05, 0.18, "fill=\"{board}\"")
        + &rect(
            0.09,
            0.15,
            "fill=\"none\" stroke=\"#fff\" stroke-opacity=\"0.22\" stroke-width=\"0.03\"",
        )
}
