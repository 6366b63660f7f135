//! `parlour new-game`: a game of one's own, outside this tree, that compiles, plays and passes the kit at once.

use crate::args::NewGame;
use crate::fault::Fault;
use parlour_games::Unknown;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The files of the template. Words in capitals and the names below are replaced.
const TEMPLATE: [(&str, &str); 10] = [
    ("Cargo.toml", include_str!("../template/Cargo.toml.in")),
    ("README.md", include_str!("../template/README.md")),
    ("src/game.rs", include_str!("../template/src/game.rs")),
    ("src/judge.rs", include_str!("../template/src/judge.rs")),
    ("src/lib.rs", include_str!("../template/src/lib.rs")),
    ("src/main.rs", include_str!("../template/src/main.rs")),
    ("src/scene.rs", include_str!("../template/src/scene.rs")),
    ("src/text.rs", include_str!("../template/src/text.rs")),
    ("tests/kit.rs", include_str!("../template/tests/kit.rs")),
    (
        "tests/perft.tsv",
        include_str!("../template/tests/perft.tsv"),
    ),
];

/// What the game is made with, and where in a checkout it lies.
const CRATES: [(&str, &str); 3] = [
    ("parlour", "crates/cli"),
    ("parlour-bots", "crates/bots"),
    ("parlour-core", "crates/core"),
];
/// The same for its tests.
const TEST_CRATES: [(&str, &str); 1] = [("parlour-kit", "crates/kit")];

/// Words that a crate cannot be called, or that it uses itself.
const RESERVED: &str = " abstract alloc as async await become box break const continue core crate do dyn else enum extern \
    false final fn for gen if impl in let loop macro match mod move mut override priv proc-macro pub ref return self \
    static std struct super test trait true try type typeof unsafe unsized use virtual where while yield ";

/// Writes the folder.
pub fn run(args: &NewGame, out: &mut impl Write) -> Result<(), Fault> {
    check_name(&args.name)?;
    let folder = args
        .into
        .clone()
        .unwrap_or_else(|| args.name.clone().into());
    let is_empty = |folder: &Path| fs::read_dir(folder).is_ok_and(|mut all| all.next().is_none());
    if folder.exists() && !is_empty(&folder) {
        let folder = folder.display();
        return Err(Fault::Text(format!(
            "{folder} is there already and not empty"
        )));
    }
    let home = match &args.crates {
        Some(home) if !is_checkout(home) => {
            let home = home.display();
            return Err(Fault::Text(format!("{home} is no checkout of Parlour")));
        }
        Some(home) => Some(home.clone()),
        None => checkout(),
    };
    // An absolute path, so that the folder may be moved.
    let home = home.map(|home| {
        home.canonicalize()
            .map_err(|why| Fault::file("find", &home, why))
    });
    let home = home.transpose()?;

    for (name, text) in TEMPLATE {
        write(&folder.join(name), &fill(text, &args.name, home.as_deref()))?;
    }
    write(&folder.join(".gitignore"), "/target\n")?;
    // The versions that Parlour is tested with; what is not needed falls out at the first build.
    if let Some(lock) = home
        .as_ref()
        .and_then(|home| fs::read_to_string(home.join("Cargo.lock")).ok())
    {
        write(&folder.join("Cargo.lock"), &lock)?;
    }
    writeln!(
        out,
        "{} is noughts and crosses until you change it:",
        args.name
    )?;
    writeln!(out, "  cd {}", folder.display())?;
    writeln!(out, "  cargo test")?;
    writeln!(out, "  cargo run -- play {}", args.name)?;
    writeln!(out, "  cargo run -- serve")?;
    if home.is_none() {
        writeln!(
            out,
            "There is no checkout of Parlour here, so its crates are asked for by version; --crates DIR names one."
        )?;
    }
    Ok(())
}

fn check_name(name: &str) -> Result<(), Fault> {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let formed = name.starts_with(|c: char| c.is_ascii_lowercase())
        && !name.ends_with('-')
        && !name.contains("--")
        && name.len() <= 40
        && name.chars().all(letters);
    if !formed {
        return Err(Fault::Text(format!(
            "{name:?} is no name for a game: a name has lower-case letters, digits and single hyphens, up to 40"
        )));
    }
    let reserved = name.starts_with("parlour") || RESERVED.contains(&format!(" {name} "));
    if reserved {
        return Err(Fault::Text(format!(
            "a crate cannot be called {name:?} here"
        )));
    }
    if let Ok(_) | Err(Unknown::Several { .. }) = parlour_games::by_name_at(name, None) {
        return Err(Fault::Text(format!(
            "there is a game called {name:?} already"
        )));
    }
    Ok(())
}

fn fill(text: &str, name: &str, home: Option<&Path>) -> String {
    let words: Vec<String> = name.split('-').map(capital).collect();
    let title = capital(&name.replace('-', " "));
    let lines = |crates: &[(&str, &str)]| {
        let line = |(name, folder): &(&str, &str)| match home {
            Some(home) => format!("{name} = {{ path = {:?} }}", home.join(folder)),
            None => format!("{name} = {:?}", env!("CARGO_PKG_VERSION")),
        };
        crates.iter().map(line).collect::<Vec<_>>().join("\n")
    };
    text.replace("NEWGAME_DEPENDENCIES", &lines(&CRATES))
        .replace("NEWGAME_DEV_DEPENDENCIES", &lines(&TEST_CRATES))
        .replace("NEWGAME_TITLE", &title)
        .replace("newgame-name", name)
        .replace("newgame_crate", &name.replace('-', "_"))
        .replace("NewGame", &words.concat())
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

fn is_checkout(folder: &Path) -> bool {
    let manifest = fs::read_to_string(folder.join("crates/core/Cargo.toml"));
    manifest.is_ok_and(|text| text.contains("name = \"parlour-core\""))
}

/// The checkout that one stands in.
fn checkout() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let mut above = here.ancestors();
    above
        .find(|folder| is_checkout(folder))
        .map(Path::to_path_buf)
}

fn write(file: &Path, text: &str) -> Result<(), Fault> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|why| Fault::file("make", folder, why))?;
    fs::write(file, text).map_err(|why| Fault::file("write", file, why))
}
