//! What can go wrong, and the exit status that says so.

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue};
use parlour_core::Refusal;
use parlour_games::Unknown;
use std::io::{self, ErrorKind, Write};
use std::num::{IntErrorKind, ParseIntError};
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not do what was asked.
pub enum Fault {
    /// Bad usage or bad text: exit status 2.
    Text(String),
    /// A failed run: exit status 1.
    Run(String),
    /// Stopped by Ctrl-C: exit status 130, as shells have it.
    Stopped,
    /// Whoever read our output has gone away: not our fault.
    Closed,
    /// Help or version was asked for, or the arguments cannot be read.
    Usage(Box<clap::Error>),
}

impl Fault {
    /// A file that cannot be read or written.
    pub fn file(act: &str, path: &Path, why: io::Error) -> Fault {
        Fault::Run(format!("cannot {act} {}: {why}", path.display()))
    }
    /// One sentence on stderr, and the exit status.
    pub fn tell(self) -> ExitCode {
        let (status, sentence) = match self {
            Fault::Text(why) => (2, why),
            Fault::Run(why) => (1, why),
            Fault::Stopped => (130, "stopped".into()),
            Fault::Closed => return ExitCode::SUCCESS,
            Fault::Usage(error) if !error.use_stderr() => {
                // Nothing is lost when nobody reads the help.
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
            Fault::Usage(error) => {
                let asked = std::env::args().skip(1).find(|word| !word.starts_with('-'));
                (2, usage(&error, asked.as_deref()))
            }
        };
        let _ = writeln!(io::stderr(), "{}", sentence_of(&sentence));
        ExitCode::from(status)
    }
}

/// What is wrong with the arguments, as one sentence: what clap says first, what was meant perhaps,
/// and where to read on: at the help of the command that was asked for, if there is such a one.
fn usage(error: &clap::Error, asked: Option<&str>) -> String {
    let text = error.to_string();
    let lines = text.lines().take_while(|line| !line.trim().is_empty());
    let mut sentence = lines.map(str::trim).collect::<Vec<_>>().join(" ");
    if let Some(rest) = sentence.strip_prefix("error: ") {
        sentence = rest.into();
    }
    // Numbers that our own parsers do not read are refused in the words of the standard library.
    let source = std::error::Error::source(error);
    if let Some(number) = source.and_then(|why| why.downcast_ref::<ParseIntError>()) {
        let theirs = number.to_string();
        let ours = match number.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => "it is too large",
            _ => "it is no whole number",
        };
        sentence = sentence.replace(&theirs, ours);
    }
    let meant = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    if let Some(meant) = meant.into_iter().find_map(|kind| first(error.get(kind)?)) {
        sentence += &format!("; did you mean {meant}?");
    }
    let command = crate::args::Args::command();
    let asked = asked.filter(|word| command.find_subcommand(word).is_some());
    let command = asked.map(|word| format!(" {word}")).unwrap_or_default();
    format!("{sentence}; `parlour{command} --help` shows how")
}

/// The first of what clap suggests.
fn first(value: &ContextValue) -> Option<String> {
    match value {
        ContextValue::String(one) => Some(one.clone()),
        ContextValue::Strings(all) => all.first().cloned(),
        _ => None,
    }
}

/// One printable line, cut where it would fill the screen with somebody's input.
pub fn sentence_of(why: &str) -> String {
    const LONGEST: usize = 400;
    let mut sentence: String = why
        .chars()
        .take(LONGEST)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if why.chars().nth(LONGEST).is_some() {
        sentence.push('…');
    }
    sentence
}

impl From<Refusal> for Fault {
    fn from(why: Refusal) -> Fault {
        Fault::Text(why.to_string())
    }
}

impl From<Unknown> for Fault {
    fn from(why: Unknown) -> Fault {
        Fault::Text(why.to_string())
    }
}

impl From<clap::Error> for Fault {
    fn from(error: clap::Error) -> Fault {
        Fault::Usage(Box::new(error))
    }
}

impl From<io::Error> for Fault {
    fn from(why: io::Error) -> Fault {
        match why.kind() {
            ErrorKind::BrokenPipe => Fault::Closed,
            _ => Fault::Run(why.to_string()),
        }
    }
}

impl From<serde_json::Error> for Fault {
    fn from(why: serde_json::Error) -> Fault {
        io::Error::from(why).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    /// What the standard library and clap say of numbers, and how Rust writes ranges.
    const FOREIGN: [&str; 8] = [
        "invalid digit",
        "invalid float",
        "cannot parse integer",
        "number too large",
        "number too small",
        "provided string",
        "..=",
        "ParseIntError",
    ];

    #[test]
    fn no_value_is_refused_in_the_words_of_the_standard_library() {
        let command = crate::args::Args::command();
        let mut refused = 0;
        for sub in command.get_subcommands() {
            let needed = sub.get_positionals().filter(|arg| arg.is_required_set());
            let needed: Vec<&str> = needed.map(|_| "1").collect();
            for arg in sub
                .get_arguments()
                .filter(|arg| arg.get_action().takes_values())
            {
                for bad in ["x", "-1", "1.5", "", "99999999999999999999", "1e400"] {
                    let mut words = vec!["parlour", sub.get_name()];
                    words.extend(&needed);
                    let given = arg.get_long().map(|long| format!("--{long}={bad}"));
                    let given = given.unwrap_or_else(|| bad.into());
                    if arg.is_positional() {
                        words.truncate(2);
                        words.extend(["--"].iter().take(1));
                    }
                    words.push(&given);
                    let Err(error) = crate::args::Args::try_parse_from(&words) else {
                        continue;
                    };
                    let told = usage(&error, Some(sub.get_name()));
                    refused += 1;
                    assert!(!told.contains('\n'), "{words:?}: {told}");
                    for phrase in FOREIGN {
                        assert!(!told.contains(phrase), "{words:?}: {told}");
                    }
                    let help = format!("`parlour {} --help` shows how", sub.get_name());
                    assert!(told.ends_with(&help), "{words:?}: {told}");
                }
            }
        }
        assert!(refused > 50, "only {refused}");
    }
}
