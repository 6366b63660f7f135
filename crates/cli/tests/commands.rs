//! Every command of the contract, run as a user runs it.

mod common;

use common::{BINARY, Folder, ask, at_home, games, history, interrupt, parlour, played, spawn};
use parlour_core::{Eye, Seat, Status};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

const COMMANDS: [&str; 13] = [
    "games",
    "rules",
    "show",
    "moves",
    "apply",
    "status",
    "check",
    "perft",
    "play",
    "batch",
    "replay",
    "completions",
    "man",
];

#[test]
fn games_are_listed() {
    let text = parlour(&["games"]).good();
    let data: Value = serde_json::from_str(&parlour(&["games", "--json"]).good()).unwrap();
    let list = data.as_array().unwrap();
    assert_eq!(list.len(), games().len());
    let documented = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ratings.md");
    let documented = std::fs::read_to_string(documented).unwrap();
    for (game, told) in games().iter().zip(list) {
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("{} ", game.name())));
        let line = line.unwrap_or_else(|| panic!("{}: {text}", game.name()));
        for part in [
            game.title(),
            game.about(),
            &format!("{} play", game.seats()),
        ] {
            assert!(line.contains(part), "{part}: {line}");
        }
        let all = parlour(&["games", game.name()]).good();
        let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(told["name"], game.name());
        assert_eq!(
            told["seats"].as_array().unwrap().len(),
            game.seats() as usize
        );
        assert_eq!(told["presets"][0]["name"], game.presets()[0].name);
        let options = told["presets"][0]["options"].as_object().unwrap();
        for (key, set) in game.settings() {
            assert!(all.contains(&format!("{key}=")), "{key}: {all}");
            assert!(
                all.contains(&format!("if nothing is said {set}: ")),
                "{key}: {all}"
            );
            assert!(options.contains_key(key));
        }
        let seats = (0..game.seats()).map(|seat| game.seat_name(Seat(seat)));
        assert!(all.contains(&seats.collect::<Vec<_>>().join(", ")), "{all}");
        let start = game.open(None, 0).unwrap();
        assert!(all.contains(&start.position(Eye::Keeper)), "{all}");
        let is_move = |text: &String| all.contains(&format!("a move {text}"));
        assert!(start.moves(Eye::Keeper).iter().any(is_move), "{all}");
        for preset in game.presets() {
            assert!(all.contains(preset.help), "{all}");
        }
        let points: Vec<String> = told["levels"]
            .as_array()
            .unwrap()
            .iter()
            .map(|level| level["rating"].to_string())
            .collect();
        assert_eq!(points.len(), 11);
        assert!(
            all.contains(&format!("play at {} points", points.join(", "))),
            "{all}"
        );
        let row = format!("| {} | {} |", game.title(), points.join(" | "));
        assert!(documented.contains(&row), "docs/ratings.md: {row}");
        let one: Value =
            serde_json::from_str(&parlour(&["games", game.name(), "--json"]).good()).unwrap();
        assert_eq!(&one, told);
    }
}

#[test]
fn rules_are_told_as_text() {
    for game in games() {
        let told = parlour(&["rules", game.name()]).good();
        assert!(told.starts_with(&format!("{} (", game.title())), "{told}");
        assert!(told.contains("\nThe aim\n"), "{told}");
        assert!(
            told.lines().all(|line| line.chars().count() <= 80),
            "{told}"
        );
        let play = ["play", game.name(), "--seats", "me"];
        let out = common::parlour_with(&play, b"rules\nquit\n").good();
        assert!(out.contains(&told), "{out}");
    }
    let told = parlour(&["rules", "dog", "--rules", "canadian", "--set", "players=6"]).good();
    assert!(told.starts_with("Dog (canadian players=6)\n"), "{told}");
    assert!(told.contains("  canadian=true: "), "{told}");
}

/// What is typed, and what the sentence must name.
const SLIPS: [(&[&str], &[&str]); 14] = [
    (&["gams"], &["gams", "did you mean games?"]),
    (&["bestmov", "loa"], &["bestmov", "did you mean bestmove?"]),
    (
        &["moves", "dobutsu", "--rulse", "x"],
        &["--rulse", "--rules", "`parlour moves --help`"],
    ),
    (
        &["perft", "dobutsu", "x"],
        &["'x'", "a number from 0 to", "`parlour perft --help`"],
    ),
    (
        &["perft", "dobutsu", "1000"],
        &["'1000'", "a number from 0 to"],
    ),
    (
        &["batch", "--threads", "0"],
        &["'0'", "--threads", "a number from 1 to 256"],
    ),
    (
        &["bestmove", "loa", "--depth", "deep"],
        &["'deep'", "--depth", "a number from 1 to 250"],
    ),
    (
        &["bestmove", "loa", "--nodes", "-5"],
        &["-5", "`parlour bestmove --help`"],
    ),
    (
        &["bestmove", "loa", "--time", "soon"],
        &["'soon'", "--time"],
    ),
    (&["bestmove", "loa", "--level", "12"], &["12", "--level"]),
    (
        &["serve", "--rate", "much"],
        &["'much'", "--rate", "a number from 0"],
    ),
    (&["play", "loa", "--clock", "soon"], &["'soon'", "5+3"]),
    (
        &["play", "loa", "--seats", "me,you"],
        &["\"you\"", "bot:LEVEL"],
    ),
    (&["completions", "bsh"], &["bsh", "did you mean bash?"]),
];

#[test]
fn slips_are_named_with_what_was_meant() {
    for (args, parts) in SLIPS {
        let told = parlour(args).bad(2);
        for part in parts {
            assert!(told.contains(part), "{args:?}: {told}");
        }
    }
}

#[test]
fn every_game_answers_every_command() {
    for game in games() {
        let name = game.name();
        let table = played(&*game, 6, 1);
        let text = table.position(Eye::Keeper);
        let moves = parlour(&["moves", name, &text]).good();
        let lines: Vec<&str> = moves.lines().collect();
        assert!(lines.is_sorted(), "{name}");
        assert_eq!(lines, table.moves(Eye::Keeper));
        let listed = parlour(&["moves", name, &text, "--json"]).good();
        assert_eq!(serde_json::from_str::<Vec<String>>(&listed).unwrap(), lines);

        assert_eq!(
            parlour(&["status", name, &text]).good().trim_end(),
            table.status().to_string()
        );
        assert_eq!(
            parlour(&["show", name, &text]).good(),
            table.draw(Eye::Keeper) + "\n"
        );
        let first = lines[0];
        let mut next = table.until(table.ply());
        next.play(first).unwrap();
        let after = next.position(Eye::Keeper);
        assert_eq!(
            parlour(&["apply", name, &text, first]).good(),
            after.clone() + "\n"
        );
        let data = parlour(&["apply", name, &text, first, "--json", "--explain"]).good();
        let data: Value = serde_json::from_str(&data).unwrap();
        assert_eq!(data["position"], after);
        assert_eq!(data["notes"].as_array().unwrap().len(), 1);
        let explained = parlour(&["apply", name, &text, first, "--explain"]).good();
        assert_eq!(explained.lines().last(), Some(after.as_str()));

        let checked = parlour(&["check", name, &text, first]).good();
        assert!(
            checked.starts_with("well-formed: yes\nvalid: yes\nlegal: yes\n"),
            "{checked}"
        );
        assert_eq!(parlour(&["perft", name, "0", &text]).good(), "1\n");
        assert_eq!(
            parlour(&["perft", name, "1", &text]).good(),
            format!("{}\n", lines.len())
        );
    }
}

#[test]
fn the_start_may_be_left_out_or_named() {
    for game in games() {
        let name = game.name();
        let start = game.open(None, 7).unwrap();
        let shown = parlour(&["show", name, "--seed", "7"]).good();
        assert_eq!(shown, start.draw(Eye::Keeper) + "\n");
        assert_eq!(
            parlour(&["show", name, "start", "--seed", "7"]).good(),
            shown
        );
    }
}

#[test]
fn a_square_has_its_destinations() {
    let to = |args: &[&str]| parlour(&[&["moves", "loa"], args].concat()).good();
    assert_eq!(to(&["--from", "b1"]), "b3\nd3\nh1\n");
    assert_eq!(to(&["start", "b1-b3", "--from", "a4"]), "c4\nc6\n");
    for (spot, says) in [("d4", "nothing stands on d4"), ("a4", "White cannot move")] {
        let why = parlour(&["moves", "loa", "--from", spot]).bad(2);
        assert!(why.contains(says), "{why}");
    }
    assert!(
        parlour(&["moves", "loa", "--from", "z9"])
            .bad(2)
            .contains("z9")
    );
    let chain = ["moves", "cublino-pur", "--from", "a1", "--from", "a2"];
    assert_eq!(parlour(&chain).good(), "");
}

#[test]
fn moves_after_the_position_are_played_first() {
    for game in games() {
        let table = played(&*game, 4, 2);
        let moves = history(&*table);
        let mut args = vec!["status", game.name(), "start"];
        args.extend(moves.iter().map(String::as_str));
        assert_eq!(parlour(&args).good().trim_end(), table.status().to_string());
        args[0] = "apply";
        assert_eq!(
            parlour(&args).good().trim_end(),
            table.position(Eye::Keeper)
        );
    }
}

#[test]
fn finished_games_have_no_moves_and_say_who_won() {
    for game in games() {
        let table = played(&*game, 5000, 3);
        let Status::Over(how) = table.status() else {
            panic!("{} does not end", game.name());
        };
        let question =
            |act: &str| json!({"do": act, "game": game.name(), "moves": history(&*table)});
        assert_eq!(ask(question("moves")), json!({"moves": []}));
        assert_eq!(ask(question("children")), json!({"children": []}));
        let status = &ask(question("status"))["status"];
        assert_eq!(status["over"], true);
        assert_eq!(status["reason"], how.reason.code);
        let winners: Vec<u8> = how.winners.iter().map(|s| s.0).collect();
        assert_eq!(status["winners"], json!(winners));
        assert_eq!(
            status.get("scores"),
            table.scores().map(|s| json!(s)).as_ref()
        );
        let mut late = history(&*table);
        late.push(late[late.len() - 1].clone());
        let refused = ask(json!({"do": "apply", "game": game.name(), "moves": late}));
        let sentence = refused["error"].as_str().unwrap();
        assert!(
            sentence.contains(&format!("move {}", late.len())),
            "{sentence}"
        );
        assert!(sentence.contains("the game is over"), "{sentence}");
    }
}

#[test]
fn pictures_are_written() {
    let folder = Folder::new("pictures");
    for game in games() {
        let file = folder.file(&format!("{}.svg", game.name()));
        let first = &game.open(None, 0).unwrap().moves(Eye::Keeper)[0];
        parlour(&["show", game.name(), "start", first, "--svg", &file]).good();
        let svg = std::fs::read_to_string(&file).unwrap();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains(&format!("<title>{}: ", game.title())));
        let again = parlour(&["show", game.name(), "start", first, "--svg", "-"]).good();
        assert_eq!(again, svg);
        for seat in 0..game.seats() {
            let seat = seat.to_string();
            parlour(&["show", game.name(), "--as", &seat, "--svg", "-"]).good();
        }
        parlour(&["show", game.name(), "--as", "public"]).good();
        let scene = parlour(&["show", game.name(), "--json"]).good();
        let scene: Value = serde_json::from_str(&scene).unwrap();
        assert!(!scene["cells"].as_array().unwrap().is_empty());
        let nobody = parlour(&["show", game.name(), "--as", "9"]).bad(2);
        assert!(nobody.contains("\"9\""), "{nobody}");
    }
    let nowhere = folder.file("no/such/folder.svg");
    parlour(&["show", "dobutsu", "--svg", &nowhere]).bad(1);
}

#[test]
fn what_a_seat_sees_is_not_what_the_keeper_sees() {
    for game in games() {
        let open = parlour(&["show", game.name(), "--as", "keeper"]).good();
        let seat = parlour(&["show", game.name(), "--as", "0"]).good();
        assert_eq!(open == seat, game.is_open(), "{}", game.name());
    }
}

#[test]
fn refusals_are_one_sentence_and_exit_status_2() {
    for args in [
        &["moves", "no-such-game"][..],
        &["moves"],
        &["moves", "dobutsu", "nonsense"],
        &["moves", "dobutsu", ""],
        &["moves", "dobutsu", "--no-such-flag"],
        &["moves", "dobutsu", "start", "nonsense"],
        &["moves", "dobutsu", "start", "--no-such-flag"],
        &["moves", "dobutsu", "--rules", "no-such-rules"],
        &["moves", "dobutsu", "--set", "no-such=option"],
        &["moves", "dobutsu", "--set", "nonsense"],
        &["apply", "dobutsu", "start"],
        &["apply", "dobutsu", "start", "4C7", "4C7"],
        &["status", "dobutsu", "nonsense"],
        &["show", "dobutsu", "S/gle"],
        &["perft", "dobutsu"],
        &["perft", "dobutsu", "-1"],
        &["perft", "dobutsu", "101"],
        &["perft", "dobutsu", "x"],
        &["play", "no-such-game"],
        &["play", "dobutsu", "nonsense"],
        &["batch", "--threads", "0"],
        &["completions", "no-such-shell"],
        &["no-such-command"],
        &["--no-such-flag"],
    ] {
        parlour(args).bad(2);
    }
    assert!(
        parlour(&["moves", "dobutsu", "--typo"])
            .bad(2)
            .contains("--typo")
    );
    let long = "x".repeat(100_000);
    assert!(parlour(&["moves", "dobutsu", &long]).bad(2).len() < 2_000);
    parlour(&["replay", "/no/such/file"]).bad(1);
}

#[test]
fn names_that_players_use_are_understood() {
    let full = parlour(&["moves", "romanian-checkers"]).good();
    for name in ["lines-of-action", "loa"] {
        assert_eq!(parlour(&["moves", name]).good(), full);
    }
}

#[test]
fn a_shared_name_is_settled_by_the_position() {
    let text = "CWd3vd5";
    let full = parlour(&["moves", "cublino-contra", text]).good();
    assert_eq!(parlour(&["moves", "Cublino", text]).good(), full);
    assert_eq!(
        parlour(&["check", "cublino", text, "d3d4"]).good(),
        parlour(&["check", "cublino-contra", text, "d3d4"]).good()
    );
    let asked = ask(json!({"do": "moves", "game": "cublino", "position": text}));
    assert_eq!(asked["moves"], json!(full.lines().collect::<Vec<_>>()));
    for args in [
        &["show", "cublino"][..],
        &["moves", "cublino", "start", "a1a2"],
    ] {
        let why = parlour(args).bad(2);
        assert!(why.contains("cublino-contra or cublino-pur"), "{why}");
    }
    let why = parlour(&["show", "dobustu"]).bad(2);
    assert!(why.contains("did you mean dobutsu?"), "{why}");
}

#[test]
fn moves_are_spelled_out_when_asked() {
    let spelled = |args: &[&str]| parlour(&[args, &["--notation", "spelled"]].concat()).good();
    assert_eq!(
        spelled(&["moves", "dobutsu"]),
        "Cb3xb2\nGc4-c3\nLb4-a3\nLb4-c3\n"
    );
    assert_eq!(
        parlour(&["moves", "dobutsu", "--notation", "exact"]).good(),
        parlour(&["moves", "dobutsu"]).good()
    );
    let told = spelled(&["moves", "dog", "P3|P8|| 0 play 5|-|-|-"]);
    assert_eq!(told, "5: P3→P8 (Yellow home)\n");
    let told = spelled(&[
        "apply",
        "dog",
        "P3|||P60 0 play X|-|-|-",
        "X60",
        "--explain",
    ]);
    assert!(told.starts_with("X as 6: P3→P9: "), "{told}");
    for game in games() {
        let table = played(&*game, 9, 4);
        let text = table.position(Eye::Keeper);
        for (exact, said) in table.spelled_moves(Eye::Keeper).iter().take(5) {
            let [a, b] = [exact, said].map(|m| parlour(&["apply", game.name(), &text, m]).good());
            assert_eq!(a, b, "{} {said}", game.name());
        }
    }
    parlour(&["moves", "dobutsu", "--notation", "loud"]).bad(2);
}

#[test]
fn check_says_what_is_wrong() {
    let done = parlour(&["check", "dobutsu", "nonsense"]);
    assert_eq!(done.out, "well-formed: no\nvalid: no\n");
    done.bad(2);
    let done = parlour(&["check", "dobutsu", "start", "4C4"]);
    assert_eq!(done.out, "well-formed: yes\nvalid: yes\nlegal: no\n");
    assert!(done.bad(2).contains("b3"));
    assert_eq!(
        parlour(&["check", "dobutsu", "start"]).good(),
        "well-formed: yes\nvalid: yes\n"
    );
    // A third chick can be written, but cannot be.
    let done = parlour(&["check", "dobutsu", "S/gle/-c-/-C-/ELG/C", "--json"]);
    let data: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(
        (&data["well_formed"], &data["valid"], &data["legal"]),
        (&json!(true), &json!(false), &Value::Null)
    );
    assert_eq!(data["why"], done.bad(2));
}

#[test]
fn divide_adds_up() {
    for game in games().iter().filter(|g| g.name() != "dominions") {
        let all = parlour(&["perft", game.name(), "2"]).good();
        let divided = parlour(&["perft", game.name(), "2", "--divide"]).good();
        let lines: Vec<&str> = divided.lines().collect();
        let (total, parts) = lines.split_last().unwrap();
        assert_eq!(*total, all.trim_end());
        let count = |line: &&str| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap();
        assert_eq!(parts.iter().map(count).sum::<u64>(), count(total));
        let data = parlour(&["perft", game.name(), "2", "--divide", "--json"]).good();
        let data: Value = serde_json::from_str(&data).unwrap();
        assert_eq!(data["divide"].as_array().unwrap().len(), parts.len());
    }
}

#[test]
fn help_has_examples() {
    let all = parlour(&["--help"]).good();
    for command in COMMANDS {
        assert!(all.contains(&format!("\n  {command} ")), "{command}");
        let help = parlour(&[command, "--help"]).good();
        assert!(help.contains("Example"), "{command}");
    }
    assert!(parlour(&["--version"]).good().starts_with("parlour "));
}

#[test]
fn completions_know_the_games() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = parlour(&["completions", shell]).good();
        assert!(script.contains("completions"), "{shell}");
        // The other scripts complete commands and flags only.
        for game in games().iter().filter(|_| matches!(shell, "bash" | "zsh")) {
            assert!(script.contains(game.name()), "{shell} {}", game.name());
            for preset in game.presets() {
                assert!(script.contains(preset.name), "{shell} {}", preset.name);
            }
        }
    }
}

/// What bash offers after these words.
#[cfg(unix)]
fn offered(folder: &Folder, words: &[&str]) -> Vec<String> {
    let script = folder.file("parlour.bash");
    std::fs::write(&script, parlour(&["completions", "bash"]).good()).unwrap();
    let list = words
        .iter()
        .map(|w| format!("'{w}'"))
        .collect::<Vec<_>>()
        .join(" ");
    let (last, before) = (words.len() - 1, words[words.len() - 2]);
    let line = format!(
        ". {script}; COMP_WORDS=({list}); COMP_CWORD={last}; _parlour parlour '{}' '{before}'; \
         printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words[last]
    );
    let done = Command::new("bash")
        .args(["-c", &line])
        .current_dir(&folder.0)
        .output();
    let out = String::from_utf8(done.unwrap().stdout).unwrap();
    out.lines()
        .filter(|line| !line.is_empty())
        .map(String::from)
        .collect()
}

#[cfg(unix)]
#[test]
fn tab_offers_words_where_words_are_meant_and_files_where_files_are() {
    let folder = Folder::new("completions");
    std::fs::write(folder.file("romeo.txt"), "").unwrap();
    let offers = |words: &[&str]| offered(&folder, words);
    assert_eq!(
        offers(&["parlour", "moves", "loa", "--rules", "rom"]),
        ["romanian"]
    );
    assert!(offers(&["parlour", "play", "dog", "--seats", "me,"]).contains(&"me,bot:4".into()));
    assert_eq!(
        offers(&["parlour", "play", "dog", "--seats", "rom"]),
        [""; 0]
    );
    assert_eq!(
        offers(&["parlour", "play", "dog", "--load", "rom"]),
        ["romeo.txt"]
    );
    assert_eq!(
        offers(&["parlour", "bestmove", "dog", "--time", "rom"]),
        ["rom"]
    );
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_accident() {
    for args in [&["games", "--json"][..], &["--help"], &["moves", "dobutsu"]] {
        let mut child = spawn(args);
        drop(child.stdout.take());
        let done = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&done.stderr);
        assert_eq!(
            (done.status.code(), err.as_ref()),
            (Some(0), ""),
            "{args:?}"
        );
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_long_counts() {
    let child = spawn(&["perft", "dobutsu", "40"]);
    std::thread::sleep(std::time::Duration::from_millis(500));
    let killed = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(killed.unwrap().success());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&done.stderr), "stopped\n");
}

/// What stands between fences in a chapter is a command that is run here, what one prints, or another language.
#[cfg(unix)]
fn only_commands(path: &Path, text: &str) {
    let mut fence: Option<&str> = None;
    let mut answers = false;
    for line in text.lines() {
        match (line.strip_prefix("```"), fence) {
            (Some(_), Some(_)) => (fence, answers) = (None, false),
            (Some(language), None) => fence = Some(language),
            (None, Some("")) if !answers => {
                // A drawing of the terminal is no command, and neither is what follows a prompt.
                let drawn = line.starts_with(' ');
                let known = line.starts_with("parlour ") || line.starts_with("$ echo ");
                answers = drawn || line.starts_with("$ ");
                assert!(known || drawn, "{}: nobody runs {line:?}", path.display());
            }
            _ => {}
        }
    }
    assert!(fence.is_none(), "{}: a fence is open", path.display());
}

/// A site that says where it is, and ends when it is asked to.
#[cfg(unix)]
fn serves(mut command: Command) {
    let site = command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut site = site.spawn().unwrap();
    let mut told = String::new();
    let out = site.stdout.take().unwrap();
    BufReader::new(out).read_line(&mut told).unwrap();
    assert!(told.contains("http://127.0.0.1:"), "{told}");
    interrupt(site);
}

#[cfg(unix)]
#[test]
fn what_the_help_and_the_readme_show_can_be_done() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let mut texts = vec![std::fs::read_to_string(readme).unwrap()];
    let book = Path::new(readme).with_file_name("docs").join("book");
    let chapters = std::fs::read_dir(&book).unwrap();
    let mut chapters: Vec<_> = chapters.map(|chapter| chapter.unwrap().path()).collect();
    chapters.sort();
    for path in chapters {
        if path.extension().is_some_and(|ending| ending == "md") {
            let text = std::fs::read_to_string(&path).unwrap();
            only_commands(&path, &text);
            texts.push(text);
        }
    }
    texts.push(parlour(&["--help"]).good());
    for command in COMMANDS {
        texts.push(parlour(&[command, "--help"]).good());
    }
    let folder = Folder::new("examples");
    let write = |name, text: String| std::fs::write(folder.file(name), text).unwrap();
    // The README is read in the repository; the help speaks of files of one's own.
    let examples = Path::new(readme).with_file_name("examples");
    std::os::unix::fs::symlink(&examples, folder.0.join("examples")).unwrap();
    for (from, to) in [
        ("dobutsu.txt", "game.txt"),
        ("romanian-checkers.sgf", "game.sgf"),
    ] {
        std::fs::copy(examples.join(from), folder.0.join(to)).unwrap();
    }
    // A collection of games, as `match --save` leaves it.
    let games = folder.0.join("games");
    std::fs::create_dir(&games).unwrap();
    std::fs::copy(examples.join("romanian-checkers.sgf"), games.join("1.sgf")).unwrap();
    // Somebody has played here: there is a game to go on with.
    let saved = folder.0.join("data/saved");
    std::fs::create_dir_all(&saved).unwrap();
    std::fs::copy(examples.join("dobutsu.txt"), saved.join("dobutsu.txt")).unwrap();
    write(
        "questions.jsonl",
        json!({"do": "moves", "game": "dobutsu"}).to_string(),
    );
    let path = format!(
        "{}:{}",
        Path::new(BINARY).parent().unwrap().display(),
        std::env::var("PATH").unwrap()
    );
    let shell = |line: &str| {
        let mut shell = Command::new("bash");
        shell
            .args(["-c", &format!("set -o pipefail; {line}")])
            .current_dir(&folder.0)
            .env("PATH", &path)
            .stdin(Stdio::null());
        at_home(&mut shell, &folder.0);
        shell
    };
    // A site has been here, and one with a database of its own.
    serves(shell("exec parlour serve --addr 127.0.0.1:0"));
    serves(shell(
        "exec parlour serve --addr 127.0.0.1:0 --db parlour.db",
    ));
    let mut seen = 0;
    for line in texts.iter().flat_map(|t| t.lines()).map(str::trim) {
        let line = line.strip_prefix("$ ").unwrap_or(line);
        let shown = line.starts_with("parlour ") || line.starts_with("echo ");
        // Moving to PostgreSQL needs one; the store's tests have it.
        if !shown || line.contains("<COMMAND>") || line.contains("postgres://") {
            continue;
        }
        if line.starts_with("parlour serve") {
            // It would serve for ever, at an address that somebody may have.
            serves(shell(&format!("exec {line} --addr 127.0.0.1:0")));
            seen += 1;
            continue;
        }
        let done = shell(line).output().unwrap();
        let err = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success() && err.is_empty(), "{line}: {err}");
        let out = String::from_utf8_lossy(&done.stdout);
        assert!(!out.contains("\"error\""), "{line}: {out}");
        seen += 1;
    }
    assert!(seen > 25, "only {seen} examples");
}

#[test]
fn no_test_runs_the_program_in_the_users_folders() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut files = 0;
    for file in std::fs::read_dir(tests).unwrap() {
        let path = file.unwrap().path();
        if path.is_file() {
            let text = std::fs::read_to_string(&path).unwrap();
            let name = ["CARGO", "BIN", "EXE"].join("_");
            assert!(!text.contains(&name), "{}", path.display());
            files += 1;
        }
    }
    assert!(files > 10, "only {files} files");
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = Folder::new("man");
    let dir = folder.file("man1");
    let listed = parlour(&["man", "--out", &dir]).good();
    let help = parlour(&["--help"]).good();
    let commands = help
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_ascii_whitespace().next())
        .filter(|name| *name != "help");
    let mut seen = 0;
    for name in commands {
        let page = std::fs::read_to_string(format!("{dir}/parlour-{name}.1")).unwrap();
        assert!(page.contains(".TH "), "{name}: {page}");
        assert!(page.contains(".SH SYNOPSIS"), "{name}: {page}");
        assert!(listed.contains(&format!("parlour-{name}.1")), "{listed}");
        seen += 1;
    }
    assert!(seen > 15, "only {seen} pages");
    let main = std::fs::read_to_string(format!("{dir}/parlour.1")).unwrap();
    assert_eq!(parlour(&["man"]).good(), main);
    assert!(main.contains("parlour\\-match(1)"), "{main}");
}
