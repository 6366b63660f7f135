//! The one binary.

fn main() {
    for game in parlour_games::all() {
        println!("{}", game.name());
    }
}
