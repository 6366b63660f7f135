//! Parlour with NEWGAME_TITLE.

use std::process::ExitCode;

fn main() -> ExitCode {
    parlour_cli::main_with([newgame_crate::guest()])
}
