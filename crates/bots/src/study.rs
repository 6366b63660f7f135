//! A decision in a game with something hidden, studied from what its seat knew then.

use parlour_core::Seat;

/// A play, and how sure its worth is.
#[derive(Clone, Debug, PartialEq)]
pub struct Studied<M> {
    /// The move.
    pub m: M,
    /// Expected points of the mover's team in hundredths, −100 to 100.
    pub score: f32,
    /// Standard error of that over several draws of what is hidden; `None` for what was hardly looked
    /// at.
    pub error: Option<f32>,
}

/// A hand that the seat does not see.
#[derive(Clone, Debug, PartialEq)]
pub struct Guess {
    /// Whose.
    pub seat: Seat,
    /// Cards in it whose faces are not known.
    pub cards: u8,
    /// For each kind of card how likely at least one of those is of that kind, 0 to 1; those that cannot
    /// be are left out.
    pub chances: Vec<(String, f32)>,
}
