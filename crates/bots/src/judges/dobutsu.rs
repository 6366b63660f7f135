//! Dōbutsu shōgi without a table: material and the lion's way across.

use parlour_games::dobutsu::{Animal, Dobutsu, Position, Side};
use parlour_search::Evaluate;

/// What stands on the board and lies in the hands.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Animals;

fn material(at: &Position, side: Side) -> i32 {
    let board: i32 = at
        .pieces()
        .filter(|(_, _, owner)| *owner == side)
        .map(|(_, animal, _)| match animal {
            Animal::Lion => 0,
            Animal::Giraffe => 160,
            Animal::Elephant => 130,
            Animal::Chick => 50,
            Animal::Rooster => 190,
        })
        .sum();
    let hand = at.hand(side);
    let held = |animal, worth| hand.count(animal) as i32 * worth;
    board + held(Animal::Giraffe, 170) + held(Animal::Elephant, 140) + held(Animal::Chick, 60)
}

impl Evaluate<Dobutsu> for Animals {
    type Sums = ();

    fn sums(&self, _: &Dobutsu, _: &Position) {}
    fn worth(&self, _: &Dobutsu, at: &Position, _: &()) -> i32 {
        let own = at.mover();
        material(at, own) - material(at, own.other()) + 15
    }
}
