//! The one binary: `parlour`.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    parlour_cli::main()
}
