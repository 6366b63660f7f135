//! A program at the other end of two pipes, which may die or fall silent at any time.

use crate::player::Failure;
use parlour_core::Watch;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that may wait to be read; a program that talks more is held back by its pipe.
const WAITING: usize = 1024;
/// The longest line that is kept; nothing that any protocol says is longer.
const LONGEST: u64 = 1 << 20;
/// How often somebody who waits looks whether the match was stopped.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a program may take to leave before it is killed.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
pub struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    /// Runs a command; what it writes to its standard error is not read.
    pub fn start(command: &[String]) -> Result<Process, Failure> {
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
            .stderr(Stdio::null())
            .spawn()
            .map_err(cannot)?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("it is piped");
        let (send, lines) = sync_channel(WAITING);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            let mut line = Vec::new();
            loop {
                line.clear();
                let mut limited = std::io::Read::take(&mut stdout, LONGEST);
                match limited.read_until(b'\n', &mut line) {
                    Ok(1..) => {}
                    _ => return,
                }
                let text = String::from_utf8_lossy(&line).trim().to_string();
                if send.send(text).is_err() {
                    return;
                }
            }
        });
        Ok(Process {
            child,
            stdin,
            lines,
        })
    }
    /// Sends a line.
    pub fn say(&mut self, line: &str) -> Result<(), Failure> {
        let stdin = self.stdin.as_mut().expect("open until the end");
        let sent = writeln!(stdin, "{line}").and_then(|()| stdin.flush());
        sent.map_err(|_| self.death())
    }
    /// The first line for which `wanted` has something to say, within `patience`.
    pub fn wait<T>(
        &mut self,
        patience: Duration,
        watch: &Watch,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Failure> {
        let begin = Instant::now();
        loop {
            if watch.is_stopped() {
                return Err(Failure::Stopped);
            }
            let left = patience.saturating_sub(begin.elapsed());
            if left.is_zero() {
                return Err(Failure::Silent(patience));
            }
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.death()),
            }
        }
    }
    fn death(&mut self) -> Failure {
        // A program that closed its pipes is about to end.
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Failure::Died(format!("the engine ended ({status})"));
            }
            thread::sleep(Duration::from_millis(5));
        }
        Failure::Died("the engine closed its output".into())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut stdin) = self.stdin.take() {
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
