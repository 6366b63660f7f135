//! A random game of anything, as a record:
//! `cargo run --release -p parlour-games --example random_game -- dobutsu 7`.

use parlour_core::{Eye, Rng};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_else(|| "dobutsu".into());
    let seed = args.next().map_or(Ok(0), |text| text.parse())?;
    let mut table = parlour_games::by_name(&name)?.open(None, seed)?;
    let mut rng = Rng::new(seed);
    while let Some(m) = table.pick(&mut rng) {
        table.play(&m)?;
    }
    print!("{}", table.record(Eye::Keeper));
    Ok(())
}
