//! `parlour completions`: a script for a shell.

use crate::args::{Args, Completions};
use crate::fault::Fault;
use clap::CommandFactory;
use clap::builder::PossibleValuesParser;
use std::io::Write;

/// Writes the script; it knows the names of the games.
pub fn run(args: &Completions, out: &mut impl Write) -> Result<(), Fault> {
    let names: Vec<&str> = parlour_games::all().iter().map(|g| g.name()).collect();
    let mut command = Args::command().mut_subcommands(|sub| {
        sub.mut_args(|arg| match arg.get_id().as_str() {
            "game" => arg.value_parser(PossibleValuesParser::new(names.clone())),
            _ => arg,
        })
    });
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "parlour", &mut script);
    Ok(out.write_all(&script)?)
}
