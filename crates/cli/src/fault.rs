//! What can go wrong, and the exit status that says so.

use parlour_core::Refusal;
use parlour_games::Unknown;
use std::io::{self, ErrorKind, Write};
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
            Fault::Usage(error) => (2, usage(&error)),
        };
        let _ = writeln!(io::stderr(), "{}", sentence_of(&sentence));
        ExitCode::from(status)
    }
}

/// The first paragraph of what clap says, as one sentence.
fn usage(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines = text.lines().take_while(|line| !line.trim().is_empty());
    let sentence = lines.map(str::trim).collect::<Vec<_>>().join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    format!("{sentence}; `parlour --help` shows how")
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
