//! A program at the other end of its pipes, which may die or fall silent at any time.

use crate::log::{Log, Way};
use crate::player::Failure;
use parlour_core::Watch;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

/// Lines that may wait to be read; a program that talks more is held back by its pipe.
const WAITING: usize = 1024;
/// The longest line that is kept; nothing that any protocol says is longer.
const LONGEST: u64 = 1 << 20;
/// How often somebody who waits looks whether the match was stopped.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a program may take to leave before it is killed.
const FAREWELL: Duration = Duration::from_millis(500);
/// Lines of a program's standard error that are kept, the last ones.
const COMPLAINTS: usize = 20;

/// A running program.
pub struct Process {
    name: String,
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<(SystemTime, String)>,
    complaints: Arc<Mutex<VecDeque<String>>>,
    complainer: JoinHandle<()>,
    log: Option<Arc<Log>>,
    game: Option<u32>,
}

impl Process {
    /// Runs a command.
    pub fn start(
        name: &str,
        command: &[String],
        log: Option<Arc<Log>>,
    ) -> Result<Process, Failure> {
        let cannot =
            |why: std::io::Error| Failure::Died(format!("cannot run {}: {why}", command[0]));
        let mut program = Command::new(&command[0]);
        // Ctrl-C is for the match, not for those who play in it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let mut child = program
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(cannot)?;
        let stdin = child.stdin.take();
        let (send, lines) = sync_channel(WAITING);
        let stdout = child.stdout.take().expect("it is piped");
        thread::spawn(move || each_line(stdout, |at, line| send.send((at, line)).is_ok()));
        let stderr = child.stderr.take().expect("it is piped");
        let complaints: Arc<Mutex<VecDeque<String>>> = Arc::default();
        let (kept, log_too, who) = (complaints.clone(), log.clone(), name.to_string());
        let complainer = thread::spawn(move || {
            each_line(stderr, |at, line| {
                if let Some(log) = &log_too {
                    log.note(at, None, &who, Way::Error, &line);
                }
                let mut kept = kept.lock().unwrap_or_else(|e| e.into_inner());
                if kept.len() == COMPLAINTS {
                    kept.pop_front();
                }
                kept.push_back(line);
                true
            })
        });
        Ok(Process {
            name: name.into(),
            child,
            stdin,
            lines,
            complaints,
            complainer,
            log,
            game: None,
        })
    }
    /// From now on this game is played.
    pub fn begin(&mut self, game: Option<u32>) {
        self.game = game;
    }
    fn note(&self, at: SystemTime, way: Way, line: &str) {
        if let Some(log) = &self.log {
            log.note(at, self.game, &self.name, way, line);
        }
    }
    /// Sends a line.
    pub fn say(&mut self, line: &str) -> Result<(), Failure> {
        self.note(SystemTime::now(), Way::To, line);
        let stdin = self.stdin.as_mut().expect("open until the end");
        let sent = writeln!(stdin, "{line}").and_then(|()| stdin.flush());
        sent.map_err(|_| self.death())
    }
    /// The first line for which `wanted` has something to say; `None` if there is none within
    /// `patience`.
    pub fn wait<T>(
        &mut self,
        patience: Duration,
        watch: &Watch,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        let begin = Instant::now();
        loop {
            if watch.is_stopped() {
                return Err(Failure::Stopped);
            }
            // What was said in time counts, even if nobody could listen then.
            let left = patience.saturating_sub(begin.elapsed());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok((at, line)) => {
                    self.note(at, Way::From, &line);
                    if let Some(found) = wanted(&line) {
                        return Ok(Some(found));
                    }
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.death()),
            }
        }
    }
    /// The last line it wrote to its standard error.
    pub fn complaint(&self) -> Option<String> {
        let kept = self.complaints.lock().unwrap_or_else(|e| e.into_inner());
        kept.iter().rfind(|line| !line.is_empty()).cloned()
    }
    fn death(&mut self) -> Failure {
        // A program that closed its pipes is about to end.
        let mut ended = None;
        for _ in 0..20 {
            ended = ended.or(self.child.try_wait().ok().flatten());
            // Its last words may still be on the way.
            if ended.is_some() && self.complainer.is_finished() {
                break;
            }
            thread::sleep(Duration::from_millis(5));
        }
        Failure::Died(match ended {
            Some(status) => format!("the engine ended ({status})"),
            None => "the engine closed its output".into(),
        })
    }
}

/// Reads until the end, or until `heed` has heard enough.
fn each_line(pipe: impl Read, mut heed: impl FnMut(SystemTime, String) -> bool) {
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut limited = Read::take(&mut pipe, LONGEST);
        match limited.read_until(b'\n', &mut line) {
            Ok(1..) => {}
            _ => return,
        }
        let text = String::from_utf8_lossy(&line).trim().to_string();
        if !heed(SystemTime::now(), text) {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut stdin) = self.stdin.take() {
            self.note(SystemTime::now(), Way::To, "quit");
            // A program that is gone already needs no farewell.
            let _ = writeln!(stdin, "quit");
        }
        let begin = Instant::now();
        while begin.elapsed() < FAREWELL {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
