//! Running the real binary.
#![allow(dead_code)]

use parlour_core::{Eye, Rng, Rulebook, Table};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread;

/// What a run left behind.
pub struct Done {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Done {
    /// The output of a run that went well.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "out: {}", self.out);
        self.out
    }
    /// The one sentence of a run that did not.
    #[track_caller]
    pub fn bad(self, code: i32) -> String {
        assert_eq!(self.code, code, "out: {} err: {}", self.out, self.err);
        let sentence = self.err.strip_suffix('\n').expect("a sentence on stderr");
        assert!(
            !sentence.is_empty() && !sentence.contains('\n'),
            "{sentence}"
        );
        sentence.into()
    }
}

/// The program under test. Tests run it by [`program`] or [`at_home`], so that none sees the
/// folders of whoever runs the tests.
pub const BINARY: &str = env!("CARGO_BIN_EXE_parlour");

/// `parlour` with the data folder of this test program, and nothing of the user's.
pub fn program() -> Command {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let mut command = Command::new(BINARY);
    let home = home().join(COUNT.fetch_add(1, Relaxed).to_string());
    at_home(&mut command, &home);
    command
}

/// A folder that is made when something is written there: under `target/`, another one for every
/// run.
fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("home-{}", std::process::id()))
}

/// Lets a command find everything that is the user's in `home`.
pub fn at_home(command: &mut Command, home: &Path) {
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("XDG_") || text.starts_with("PARLOUR_") {
            command.env_remove(&name);
        }
    }
    command
        .env("HOME", home)
        .env("PARLOUR_DATA", home.join("data"));
}

pub fn spawn(args: &[&str]) -> Child {
    program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

/// Runs `parlour` with these arguments and this input.
pub fn parlour_with(args: &[&str], input: &[u8]) -> Done {
    let mut child = spawn(args);
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // A program that refuses its arguments reads nothing.
        let _ = stdin.write_all(&input);
    });
    let done = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    Done {
        code: done.status.code().expect("not killed"),
        out: String::from_utf8(done.stdout).expect("text"),
        err: String::from_utf8(done.stderr).expect("text"),
    }
}

/// Sends what Ctrl-C sends, and waits for the end.
#[cfg(unix)]
pub fn interrupt(child: Child) -> Done {
    let sent = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(sent.expect("kill runs").success());
    let done = child.wait_with_output().expect("the binary ends");
    Done {
        code: done.status.code().expect("not killed"),
        out: String::from_utf8(done.stdout).expect("text"),
        err: String::from_utf8(done.stderr).expect("text"),
    }
}

/// Runs `parlour` with these arguments.
pub fn parlour(args: &[&str]) -> Done {
    parlour_with(args, b"")
}

/// Sends lines to `parlour batch` and reads the answers.
pub fn batch(lines: &str) -> Vec<Value> {
    let out = parlour_with(&["batch"], lines.as_bytes()).good();
    out.lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect()
}

/// Asks `parlour batch` one question.
pub fn ask(question: Value) -> Value {
    let mut answers = batch(&question.to_string());
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

/// Every game there is.
pub fn games() -> Vec<Arc<dyn Rulebook>> {
    let all = parlour_games::all();
    assert!(!all.is_empty());
    all
}

/// A table after some random moves, fewer if the game ends.
pub fn played(game: &dyn Rulebook, plies: usize, seed: u64) -> Box<dyn Table> {
    let mut table = game.open(None, 0).expect("the start");
    let mut rng = Rng::new(seed);
    while table.ply() < plies
        && let Some(m) = table.pick(&mut rng)
    {
        table.play(&m).expect("a picked move is legal");
    }
    table
}

/// Moves as the keeper writes them.
pub fn history(table: &dyn Table) -> Vec<String> {
    table.history(Eye::Keeper)
}

/// A fresh folder that is removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("parlour-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("plain names").into()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
