//! Everything that the pages about notation show can be done.

mod common;

use common::{BINARY, Folder, at_home};
use std::path::Path;
use std::process::{Command, Stdio};

#[cfg(unix)]
#[test]
fn every_example_of_the_notation_pages_runs() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation");
    let folder = Folder::new("notation");
    let here = Path::new(BINARY).parent().unwrap();
    let path = format!("{}:{}", here.display(), std::env::var("PATH").unwrap());
    let mut seen = 0;
    for game in [
        "cublino",
        "dobutsu",
        "dog",
        "dominions",
        "romanian-checkers",
        "README",
    ] {
        let page = std::fs::read_to_string(pages.join(format!("{game}.md"))).unwrap();
        let fenced = page.split("```").skip(1).step_by(2);
        let lines: Vec<_> = fenced
            .flat_map(str::lines)
            .filter(|line| line.starts_with("parlour "))
            .collect();
        assert!(lines.len() >= 2, "{game} shows too few examples");
        for line in lines {
            let mut shell = Command::new("bash");
            shell.args(["-c", line]).current_dir(&folder.0);
            shell.env("PATH", &path).stdin(Stdio::null());
            at_home(&mut shell, &folder.0);
            let done = shell.output().unwrap();
            let err = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success() && err.is_empty(), "{line}: {err}");
            assert!(!done.stdout.is_empty(), "{line} prints nothing");
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} examples");
}
