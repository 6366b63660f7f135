//! Records are checked, reported and drawn.

mod common;

use common::{Folder, games, history, parlour, parlour_with, played};
use parlour_core::Eye;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

#[test]
fn every_game_is_reported() {
    for game in games() {
        let table = played(&*game, 400, 6);
        let record = table.record(Eye::Keeper).to_string();
        let out = parlour_with(&["replay", "-"], record.as_bytes()).good();
        for line in [
            format!("game: {}", game.name()),
            format!("rules: {}", game.presets()[0].name),
            format!("plies: {}", table.ply()),
            format!("position: {}", table.position(Eye::Keeper)),
            table.status().to_string(),
        ] {
            assert!(out.lines().any(|l| l == line), "no line {line:?} in {out}");
        }
        assert_eq!(out.contains("\nscores: "), table.scores().is_some());
        let data = parlour_with(&["replay", "-", "--json"], record.as_bytes()).good();
        let data: Value = serde_json::from_str(&data).unwrap();
        assert_eq!(data["plies"], table.ply());
        assert_eq!(data["position"], table.position(Eye::Keeper));
    }
}

#[test]
fn every_position_is_drawn() {
    let folder = Folder::new("drawn");
    for game in games() {
        let table = played(&*game, 4, 6);
        let record = table.record(Eye::Keeper).to_string();
        let dir = folder.file(game.name());
        parlour_with(&["replay", "-", "--svg-dir", &dir], record.as_bytes()).good();
        let mut names: Vec<_> = fs::read_dir(&dir)
            .unwrap()
            .map(|e| e.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(
            names,
            ["000.svg", "001.svg", "002.svg", "003.svg", "004.svg"]
        );
        let last = fs::read_to_string(format!("{dir}/004.svg")).unwrap();
        let moves = history(&*table);
        let mut args = vec!["show", game.name(), "start", "--svg", "-"];
        args.extend(moves.iter().map(String::as_str));
        assert_eq!(last, parlour(&args).good());
    }
}

#[test]
fn a_tampered_record_is_refused_with_the_ply() {
    for game in games() {
        let table = played(&*game, 5, 8);
        let mut record = table.record(Eye::Keeper);
        record.moves[3].text = "nonsense".into();
        let sentence = parlour_with(&["replay", "-"], record.to_string().as_bytes()).bad(2);
        assert!(sentence.starts_with("ply 4: "), "{sentence}");

        let over = played(&*game, 5000, 9).record(Eye::Keeper).to_string();
        let forged = over.replacen("[Result \"", "[Result \"0,1 win (magic)\"]\n[Was \"", 1);
        let sentence = parlour_with(&["replay", "-"], forged.as_bytes()).bad(2);
        assert!(sentence.contains("magic"), "{sentence}");
    }
}

#[test]
fn games_in_notations_of_their_own_are_read() {
    let folder = Folder::new("foreign");
    for game in games() {
        for notation in game.exports() {
            let table = played(&*game, 6, 10);
            let file = folder.file(&format!("{}.{notation}", game.name()));
            let mut lines = history(&*table).join("\n");
            lines += &format!("\nsave {file}\nquit\n");
            let play = ["play", game.name(), "--seats", "me"];
            parlour_with(&play, lines.as_bytes()).good();
            assert!(
                !fs::read_to_string(&file).unwrap().starts_with("[Game"),
                "{file}"
            );
            let told = parlour(&["replay", &file]).good();
            assert!(told.contains(&format!("game: {}\n", game.name())), "{told}");
            assert!(told.contains("plies: 6\n"), "{told}");
            let position = format!("position: {}\n", table.position(Eye::Keeper));
            assert!(told.contains(&position), "{told}");
            let ours = parlour(&["replay", &file, "--export", "record"]).good();
            assert!(ours.starts_with("[Game"), "{ours}");
            let back = parlour_with(&["replay", "-", "--export", notation], ours.as_bytes());
            assert_eq!(back.good(), fs::read_to_string(&file).unwrap());
        }
        let record = played(&*game, 2, 1).record(Eye::Keeper).to_string();
        let args = ["replay", "-", "--export", "runes"];
        assert!(
            parlour_with(&args, record.as_bytes())
                .bad(2)
                .contains("runes")
        );
    }
}

#[test]
fn what_is_no_record_is_refused() {
    for text in [
        "",
        "nonsense",
        "[Game \"chess\"]\n\n1. e4",
        "[Game \"dobutsu\"]\n\n1. 4C7 (",
        "(;GM[1])",
    ] {
        parlour_with(&["replay", "-"], text.as_bytes()).bad(2);
    }
    parlour_with(&["replay", "-"], b"\xff\xfe").bad(2);
}

#[test]
fn what_is_no_single_record_of_ours_is_said_clearly() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/dobutsu.txt");
    let one = fs::read_to_string(example).unwrap();
    parlour_with(&["replay", "-"], one.as_bytes()).good();
    let two = format!("{one}\n{one}");
    let told = parlour_with(&["replay", "-"], two.as_bytes()).bad(2);
    assert!(told.contains("holds 2 games"), "{told}");
    let later = one.replace("standard 1", "standard 2");
    let told = parlour_with(&["replay", "-"], later.as_bytes()).bad(2);
    assert!(told.contains("version 2"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_file_without_end_is_not_read_to_its_end() {
    let told = parlour(&["replay", "/dev/zero"]).bad(2);
    assert!(told.contains("longer than 16 MiB"), "{told}");
}

#[test]
fn a_game_becomes_a_moving_picture() {
    let folder = Folder::new("film");
    let (gif, svg) = (folder.file("game.gif"), folder.file("game.svg"));
    let args = ["show", "dobutsu", "start", "4C7", "Al7", "2E4"];
    parlour(&[&args[..], &["--gif", &gif]].concat()).good();
    let bytes = fs::read(&gif).unwrap();
    assert!(bytes.starts_with(b"GIF89a") && bytes.ends_with(b";"));
    // What comes before each picture: how long it is shown.
    let shown = |time: [u8; 2]| {
        let head = [0x21, 0xf9, 4, 4, time[0], time[1], 0, 0, 0x2c];
        bytes.windows(head.len()).filter(|w| **w == head).count()
    };
    assert_eq!((shown([100, 0]), shown([44, 1])), (3, 1));
    parlour(&[&args[..], &["--svg", &svg, "--animate"]].concat()).good();
    let animated = fs::read_to_string(&svg).unwrap();
    assert_eq!(animated.matches("<animate ").count(), 4);
    let ids = animated.split("<g id=\"").skip(1);
    let ids: Vec<_> = ids.filter_map(|rest| rest.split('"').next()).collect();
    let drawings = ids.len();
    let ids: BTreeSet<_> = ids.into_iter().collect();
    assert!(
        drawings > 0 && ids.len() == drawings,
        "each drawing is there once"
    );
    let still = parlour(&[&args[..], &["--svg", "-"]].concat()).good();
    assert!(!still.contains("<animate "));

    let record = parlour_games::by_name("dobutsu").unwrap();
    let record = played(&*record, 5, 1).record(Eye::Keeper);
    let file = folder.file("game.txt");
    fs::write(&file, record.to_string()).unwrap();
    parlour(&["replay", &file, "--gif", &gif, "--svg", &svg]).good();
    let animated = fs::read_to_string(&svg).unwrap();
    assert_eq!(animated.matches("<animate ").count(), 6);
    parlour(&["show", "dobutsu", "--gif", "/no/such/folder/x.gif"]).bad(1);
}
