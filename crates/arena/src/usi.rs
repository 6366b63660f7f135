//! The client's side of USI, which shogi programs speak, for Dōbutsu shōgi.

use crate::player::{Choice, Failure, Player};
use crate::process::Process;
use crate::ugi::{answer, ready, words};
use parlour_bots::Limits;
use parlour_core::{Eye, Rulebook, Table, Watch};
use parlour_games::dobutsu::Position;
use std::time::Duration;

/// An engine that speaks USI.
pub(crate) struct Usi {
    process: Process,
    patience: Duration,
}

impl Usi {
    /// Starts a program and waits until it has said `usiok`.
    pub fn start(command: &[String], patience: Duration, watch: &Watch) -> Result<Usi, Failure> {
        let mut process = Process::start(command)?;
        process.say("usi")?;
        process.wait(patience, watch, |line| (line == "usiok").then_some(()))?;
        Ok(Usi { process, patience })
    }
}

impl Player for Usi {
    fn begin(&mut self, rules: &dyn Rulebook, _: u64, watch: &Watch) -> Result<(), Failure> {
        if rules.name() != "dobutsu" {
            let why = format!("USI is spoken for dobutsu, not for {}", rules.name());
            return Err(Failure::Broke(why));
        }
        ready(&mut self.process, self.patience, watch)?;
        self.process.say("usinewgame")
    }
    fn choose(
        &mut self,
        table: &dyn Table,
        limits: &Limits,
        watch: &Watch,
    ) -> Result<Choice, Failure> {
        let mut place = match table.record(Eye::Keeper).start {
            None => "position startpos".to_string(),
            Some(start) => {
                let at: Position = start.parse().expect("a position of ours can be read");
                format!("position sfen {}", at.sfen())
            }
        };
        let moves = table.history(Eye::Keeper);
        if !moves.is_empty() {
            place += " moves";
        }
        for text in moves {
            place += " ";
            place += &write(&text).expect("a move of ours can be written");
        }
        self.process.say(&place)?;
        let clock = limits.time.map_or(String::new(), |time| {
            format!(" btime 0 wtime 0 byoyomi {}", time.as_millis().max(1))
        });
        let untimed = Limits {
            time: None,
            ..limits.clone()
        };
        self.process.say(&format!("go{clock}{}", words(&untimed)))?;
        answer(&mut self.process, limits, self.patience, watch)
    }
}

/// A move as Parlour writes it (`4C7`, `*g5`, `7CA+`) in the coordinates of USI (`2c2b`, `G*3c`,
/// `2b2a+`): files 1 to 3 from the right, ranks a to d from above.
///
/// ```
/// use parlour_arena::usi::write;
/// assert_eq!(write("4C7").as_deref(), Some("2c2b"));
/// assert_eq!(write("*g5").as_deref(), Some("G*3c"));
/// assert_eq!(write("7CA+").as_deref(), Some("2b2a+"));
/// assert_eq!(write("resign"), None);
/// ```
pub fn write(text: &str) -> Option<String> {
    let (body, plus) = match text.strip_suffix('+') {
        Some(body) => (body, "+"),
        None => (text, ""),
    };
    let [from, animal, to] = *body.as_bytes() else {
        return None;
    };
    let to = square(to)?;
    if from == b'*' {
        return Some(format!("{}*{to}", animal.to_ascii_uppercase() as char));
    }
    Some(format!("{}{to}{plus}", square(from)?))
}

fn square(digit: u8) -> Option<String> {
    let index = match digit {
        b'0'..=b'9' => digit - b'0',
        b'A' | b'B' => digit - b'A' + 10,
        _ => return None,
    };
    let (file, rank) = (index % 3 + b'1', b'd' - index / 3);
    Some(format!("{}{}", file as char, rank as char))
}
