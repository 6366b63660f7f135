//! The rules of a game from Rust, in ten lines: `cargo run --release -p parlour-games --example rules`.

use parlour_core::{Eye, Refusal};

fn main() -> Result<(), Refusal> {
    let rules = parlour_games::by_name("dobutsu").expect("the name is in the table");
    let mut table = rules.open(None, 0)?;
    println!("{}", table.moves(Eye::Keeper).join(" "));
    table.play("Cb3xb2")?;
    println!("{}", table.draw(Eye::Public));
    println!("{}", table.status());
    Ok(())
}
