//! `parlour new-game`: what is written and what is refused. `scripts/test-outside` compiles and plays it.

mod common;

use common::{parlour as run, program};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_folder_has_the_name_in_every_form_and_no_word_of_the_template() {
    let folder = folder("new-game");
    let into = folder.to_str().unwrap();
    let said = run(&["new-game", "four-in-a-row", "--into", into]).good();
    assert!(said.contains("cargo run -- play four-in-a-row"), "{said}");
    let mut all = String::new();
    for file in [
        "Cargo.toml",
        "README.md",
        "src/lib.rs",
        "src/main.rs",
        "src/game.rs",
        "src/text.rs",
        "src/scene.rs",
        "src/judge.rs",
        "tests/kit.rs",
        "tests/perft.tsv",
    ] {
        all += &fs::read_to_string(folder.join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
    }
    for word in [
        "name = \"four-in-a-row\"",
        "use four_in_a_row::{",
        "struct FourInARow",
        "\"Four in a row\"",
        "crates/core",
    ] {
        assert!(all.contains(word), "{word} is not there");
    }
    assert!(
        !all.to_lowercase().contains("newgame"),
        "a word of the template is left"
    );
    assert!(
        folder.join("Cargo.lock").exists(),
        "the versions that were tested"
    );
    let refused = run(&["new-game", "four-in-a-row", "--into", into]).bad(2);
    assert!(
        refused.contains("is there already and not empty"),
        "{refused}"
    );
}

#[test]
fn bad_names_and_places_are_refused_and_leave_nothing() {
    for (name, why) in [
        ("Hex", "lower-case letters"),
        ("4-in-a-row", "lower-case letters"),
        ("a--b", "lower-case letters"),
        ("../hex", "lower-case letters"),
        ("match", "a crate cannot be called"),
        ("parlour-core", "a crate cannot be called"),
        ("dog", "there is a game called"),
        ("loa", "there is a game called"),
    ] {
        let folder = folder(&format!("refused-{}", name.replace(['/', '.'], "_")));
        let said = run(&["new-game", name, "--into", folder.to_str().unwrap()]).bad(2);
        assert!(said.contains(why), "{name}: {said}");
        assert!(!folder.exists());
    }
    let folder = folder("elsewhere");
    let into = folder.to_str().unwrap();
    let said = run(&["new-game", "hex", "--into", into, "--crates", "/"]).bad(2);
    assert!(said.contains("is no checkout of Parlour"), "{said}");
    assert!(!folder.exists());
    // Where there is no checkout the crates come by version.
    let out = program()
        .args(["new-game", "hex", "--into", into])
        .current_dir("/")
        .output()
        .unwrap();
    assert!(out.status.success());
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    assert!(
        manifest.contains(&format!("parlour-core = \"{version}\"")),
        "{manifest}"
    );
    assert!(!folder.join("Cargo.lock").exists());
}
