//! `parlour completions`: a script for a shell.

use crate::args::{Args, Completions};
use crate::fault::Fault;
use clap::builder::PossibleValuesParser;
use clap::{Arg, CommandFactory, ValueHint};
use std::collections::BTreeSet;
use std::io::Write;

/// Who may sit where, for those who press Tab.
const SEATS: [&str; 8] = [
    "me",
    "me,me",
    "me,bot:1",
    "me,bot:4",
    "me,bot:7",
    "me,bot:10",
    "bot:4,me",
    "me,greedy",
];

/// Writes the script; it knows the names of the games, their rules and options, and completes names of
/// files only where a file is meant.
pub fn run(args: &Completions, out: &mut impl Write) -> Result<(), Fault> {
    let names: Vec<&str> = parlour_games::all().iter().map(|g| g.name()).collect();
    let games = parlour_games::all();
    let sorted = |words: &mut dyn Iterator<Item = &'static str>| {
        words
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect::<Vec<_>>()
    };
    let presets = sorted(&mut games.iter().flat_map(|g| g.presets()).map(|p| p.name));
    let options = sorted(&mut games.iter().flat_map(|g| g.specs()).map(|spec| spec.key));
    let known = |arg: Arg| {
        let file = arg.get_value_names().unwrap_or_default().iter();
        let file = file
            .map(|name| name.as_str())
            .any(|name| name.contains("FILE") || name == "DIR");
        let words = match arg.get_id().as_str() {
            "game" => names.clone(),
            "rules" => presets.clone(),
            "set" => options.clone(),
            "seats" => SEATS.into(),
            _ if file || !arg.get_possible_values().is_empty() => return arg,
            _ => return arg.value_hint(ValueHint::Other),
        };
        arg.value_parser(PossibleValuesParser::new(words))
    };
    let mut command = Args::command().mut_subcommands(|sub| sub.mut_args(known));
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "parlour", &mut script);
    Ok(out.write_all(&script)?)
}
