//! Parlour with Breakthrough: `cargo run -- play breakthrough`, `cargo run -- serve`.

use std::process::ExitCode;

fn main() -> ExitCode {
    parlour_cli::main_with([breakthrough::guest()])
}
