//! The one binary: `parlour`.

use std::process::ExitCode;

fn main() -> ExitCode {
    parlour_cli::main()
}
