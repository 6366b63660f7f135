//! People at one terminal, typing into a pipe.

mod common;

use common::{Folder, games, history, parlour, parlour_with, played};
use parlour_core::{Eye, Rulebook, Seat};

fn play(game: &str, lines: &[&str]) -> String {
    let args = ["play", game, "--seats", "me", "--notation", "exact"];
    parlour_with(&args, (lines.join("\n") + "\n").as_bytes()).good()
}

#[test]
fn a_new_users_path() {
    let folder = Folder::new("path");
    for game in games() {
        let name = game.name();
        let file = folder.file(&format!("{name}.txt"));
        let table = played(&*game, 5, 4);
        let moves = history(&*table);
        assert_eq!(moves.len(), 5);
        let mut lines: Vec<&str> = moves.iter().map(String::as_str).collect();
        let (save, load) = (format!("save {file}"), format!("load {file}"));
        lines.extend(["undo 2", &save, "new", &load, "history", "quit"]);
        let out = play(name, &lines);
        assert!(out.contains(&format!("Saved to {file}.")), "{out}");
        assert!(!out.contains("nothing to"), "{out}");
        let third = table.until(3);
        let told = parlour(&["replay", &file]).good();
        assert!(told.contains("plies: 3\n"), "{told}");
        assert!(told.contains(&format!("position: {}\n", third.position(Eye::Keeper))));
        let drawn = third.draw(Eye::Seat(third.status().mover().unwrap()));
        assert!(
            out.matches(&drawn).count() >= 2,
            "drawn when undone and when loaded: {out}"
        );
    }
}

#[test]
fn undo_and_redo_go_through_the_game() {
    let out = play(
        "dobutsu",
        &[
            "4C7", "undo", "redo", "position", "undo 5", "redo", "redo", "position", "quit",
        ],
    );
    let after = parlour(&["apply", "dobutsu", "start", "4C7"]).good();
    assert_eq!(out.matches(after.trim_end()).count(), 2, "{out}");
    assert!(out.contains("there is nothing to redo"), "{out}");
    assert!(play("dobutsu", &["undo"]).contains("there is nothing to undo"));
    assert!(play("dobutsu", &["undo x"]).contains("undo takes a number"));
}

#[test]
fn moves_are_listed_and_read_in_any_notation() {
    for game in games() {
        let start = game.open(None, 0).unwrap();
        let mover = start.status().mover().unwrap();
        let moves = start.moves(Eye::Seat(mover));
        let out = play(game.name(), &["moves", "quit"]);
        assert!(out.contains(&moves.join(" ")), "{out}");
    }
    let out = play("dobutsu", &["Cb3xb2", "position", "quit"]);
    let after = parlour(&["apply", "dobutsu", "start", "4C7"]).good();
    assert!(out.contains(after.trim_end()), "{out}");
}

#[test]
fn games_end_by_resignation_or_agreement() {
    for game in games() {
        let out = play(game.name(), &["resign", "resign", "quit"]);
        assert!(out.contains("won: resignation."), "{out}");
        assert!(out.contains("the game is over"), "{out}");
        assert!(play(game.name(), &["draw"]).contains("A draw: draw agreed."));
    }
    let folder = Folder::new("resigned");
    let file = folder.file("game.txt");
    let save = format!("save {file}");
    play("dobutsu", &["4C7", "resign", &save, "quit"]);
    let told = parlour(&["replay", &file]).good();
    assert!(told.ends_with("over: 0 win (resignation)\n"), "{told}");
    let again = parlour_with(&["play", "dobutsu", "--load", &file], b"quit\n").good();
    assert!(again.contains("Sente won: resignation."), "{again}");
}

#[test]
fn positions_are_set_up() {
    let after = parlour(&["apply", "dobutsu", "start", "4C7"]).good();
    let setup = format!("setup {}", after.trim_end());
    let out = play("dobutsu", &[&setup, "position", "new", "quit"]);
    assert!(out.contains(after.trim_end()), "{out}");
    let args = ["play", "dobutsu", after.trim_end(), "--seats", "me"];
    let begun = parlour_with(&args, b"position\n").good();
    assert!(begun.contains(after.trim_end()), "{begun}");
}

#[test]
fn mistakes_change_nothing_and_the_end_of_input_is_quit() {
    let out = play(
        "dobutsu",
        &[
            "nonsense",
            "",
            "save",
            "load",
            "load /no/such/file",
            "setup",
            "setup nonsense",
            "\u{0}\u{1b}[2J",
            "help",
            "position",
        ],
    );
    assert!(out.contains("S/gle/-c-/-C-/ELG/-"), "{out}");
    for word in [
        "moves",
        "undo",
        "redo",
        "save FILE",
        "load FILE",
        "setup POSITION",
        "resign",
        "quit",
    ] {
        assert!(out.contains(&format!("\n  {word}")), "{word}");
    }
    let noise: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    parlour_with(&["play", "dobutsu"], &noise).good();
}

#[test]
fn hidden_hands_stay_hidden() {
    for game in games().into_iter().filter(|g| !g.is_open()) {
        let start = game.open(None, 0).unwrap();
        let out = play(game.name(), &["position", "history", "quit"]);
        assert!(!out.contains(&start.position(Eye::Keeper)), "{out}");
        let mover = start.status().mover().unwrap();
        assert!(out.contains(&start.position(Eye::Seat(mover))), "{out}");
    }
}

fn seated(game: &str, seats: &str, lines: &[&str]) -> String {
    let exact = ["--notation", "exact"];
    let args = [
        "play", game, "--seats", seats, "--time", "20ms", exact[0], exact[1],
    ];
    parlour_with(&args, (lines.join("\n") + "\n").as_bytes()).good()
}

/// Seats with a person where the game begins and bots elsewhere.
fn me_first(game: &dyn Rulebook, bot: &str) -> (Seat, String) {
    let mover = game.open(None, 0).unwrap().status().mover().unwrap();
    let sits = |seat| if seat == mover.0 { "me" } else { bot };
    let seats: Vec<_> = (0..game.seats()).map(sits).collect();
    (mover, seats.join(","))
}

#[test]
fn bots_answer_in_every_game() {
    for game in games() {
        let (mover, seats) = me_first(&*game, "bot:2");
        let first = &game.open(None, 0).unwrap().moves(Eye::Seat(mover))[0];
        let out = seated(game.name(), &seats, &[first, "history", "quit"]);
        let next = game.seat_name(Seat((mover.0 + 1) % game.seats()));
        assert!(
            out.contains(&format!("{next} plays ")),
            "{}: {out}",
            game.name()
        );
    }
}

#[test]
fn bots_play_for_all_sides_to_the_end() {
    let out = seated("dobutsu", "me", &["quiet", "both", "quit"]);
    assert!(out.contains("over> "), "{out}");
    assert!(
        out.contains("Sente plays ") && out.contains("Gote plays "),
        "{out}"
    );
    let out = seated("dobutsu", "greedy,random", &["history", "quit"]);
    assert!(out.contains("over> "), "{out}");
}

#[test]
fn go_force_and_remove() {
    let out = seated("dobutsu", "me", &["go", "history", "quit"]);
    assert_eq!(out.matches(" plays ").count(), 1, "{out}");
    assert!(out.contains("Gote> "), "{out}");
    let out = seated(
        "dobutsu",
        "me,bot:1",
        &["4C7", "remove", "position", "quit"],
    );
    assert!(out.contains("S/gle/-c-/-C-/ELG/-"), "{out}");
    // Back to where a bot is to move: it waits.
    let out = seated(
        "dobutsu",
        "me,bot:1",
        &["4C7", "undo 1", "history", "go", "history", "quit"],
    );
    assert_eq!(out.matches("Gote plays ").count(), 2, "{out}");
    let out = seated(
        "dobutsu",
        "me,bot:1",
        &["force", "4C7", "9e7", "history", "quit"],
    );
    assert!(out.contains("4C7 9e7"), "{out}");
    assert!(!out.contains(" plays "), "{out}");
}

#[test]
fn advice_is_given() {
    for game in games() {
        let name = game.name();
        let out = seated(name, "me", &["hint", "show eval", "show lines", "quit"]);
        let mover = game.seat_name(me_first(&*game, "random").0);
        let hint = out.split(&format!("{mover}> ")).nth(1).unwrap();
        let text = hint.split_whitespace().next().unwrap();
        let start = game.open(None, 0).unwrap();
        start
            .check(text)
            .unwrap_or_else(|why| panic!("{name}: {hint}: {why}"));
        assert!(out.contains("positions\n"), "{name}: {out}");
    }
}

#[test]
fn strength_is_told_and_set() {
    let lines = [
        "strength",
        "strength 3",
        "strength 12",
        "show weather",
        "quit",
    ];
    let out = seated("dobutsu", "me,bot:6", &lines);
    for told in ["level:6", "level:3", "is no strength", "show knows no"] {
        assert!(out.contains(told), "{told}: {out}");
    }
    let out = seated("dobutsu", "me", &["strength", "strength 3", "quit"]);
    assert!(
        out.contains("No bot plays.") && out.contains("no bot plays:"),
        "{out}"
    );
    let bad = parlour(&["play", "dobutsu", "--seats", "me,you"]).bad(2);
    assert!(bad.contains("\"you\""), "{bad}");
    parlour(&["play", "dobutsu", "--seats", "me,me,me"]).bad(2);
}

#[test]
fn one_person_sees_one_hand() {
    let game = parlour_games::by_name("dog").unwrap();
    let start = game.open(None, 0).unwrap();
    let (me, seats) = me_first(&*game, "random");
    let first = &start.moves(Eye::Seat(me))[0];
    let out = seated("dog", &seats, &[first, "position", "quit"]);
    for seat in (0..4).map(Seat).filter(|seat| *seat != me) {
        let theirs = start.draw(Eye::Seat(seat));
        let hands = theirs.lines().last().unwrap();
        let hand = hands
            .split_whitespace()
            .find(|h| !h.contains(['?', '|', 'h']))
            .unwrap();
        assert!(!out.contains(hand), "seat {seat}: {hand}: {out}");
    }
    assert!(out.contains("plays G?"), "{out}");
}

#[test]
fn time_runs_out_in_plain_lines() {
    let args = ["play", "dog", "--seats", "me", "--clock", "0.00001+0"];
    let lines = "board\n".repeat(300) + "quit\n";
    let out = parlour_with(&args, lines.as_bytes()).good();
    assert!(out.contains("[0:00.0] "), "{out}");
    assert!(out.contains("won: out of time."), "{out}");
    assert!(out.contains("over> "), "{out}");
    let bad = parlour(&["play", "dog", "--clock", "soon"]).bad(2);
    assert!(bad.contains("5+3"), "{bad}");
}

#[test]
fn undo_against_a_bot_gives_the_turn_back() {
    let start = "S/gle/-c-/-C-/ELG/-";
    let lines = ["4C7", "undo", "position", "undo", "redo", "history", "quit"];
    let out = seated("dobutsu", "me,bot:1", &lines);
    assert!(out.contains(start), "{out}");
    assert!(out.contains("there is nothing to undo"), "{out}");
    // Both moves are played again: no bot was asked a second time.
    assert_eq!(out.matches("Gote plays ").count(), 1, "{out}");
    assert!(!out.contains("Gote> "), "{out}");
    // Nothing of a person's has been played: a bot's first move stays.
    let out = seated("dobutsu", "bot:1,me", &["undo", "quit"]);
    assert!(out.contains("there is nothing to undo"), "{out}");
}

#[test]
fn a_bot_sits_opposite_unless_somebody_says_otherwise() {
    let out = parlour_with(&["play", "dobutsu"], b"4C7\nquit\n").good();
    assert!(out.contains("Gote plays "), "{out}");
    let out = parlour_with(&["play", "dog", "--time", "20ms"], b"strength\nquit\n").good();
    assert!(out.contains("The bots play at level:4."), "{out}");
}

#[test]
fn a_menu_asks_what_to_play() {
    let menu = |lines: &str| parlour_with(&["play"], lines.as_bytes()).good();
    // The third game has one set of rules: that is not asked.
    let out = menu("9\n\nnonsense\n3\n3\n4C7\nquit\n");
    for told in [
        "What shall we play?",
        "\"9\" is none of 1 to 6",
        "Who plays?",
        "Sente> ",
        "Gote> ",
    ] {
        assert!(out.contains(told), "{told}: {out}");
    }
    assert!(!out.contains("By which rules?"), "{out}");
    let out = menu("romanian\nback\nromanian\n2\n2\n1\nquit\n");
    for told in [
        "By which rules?",
        "How does the computer play?",
        "White plays ",
        "Black> ",
    ] {
        assert!(out.contains(told), "{told}: {out}");
    }
    assert_eq!(out.matches("What shall we play?").count(), 2, "{out}");
    assert!(menu("dog\n1\nquit\n").ends_with("`back` or `quit`> "));
    menu("");
}

#[test]
fn what_a_program_types_is_not_kept() {
    let folder = Folder::new("kept");
    let mut play = common::program();
    play.args(["play", "dobutsu"])
        .env("PARLOUR_DATA", &folder.0);
    play.stdin(std::process::Stdio::null());
    assert!(play.output().unwrap().status.success());
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 0);
    for args in [&["play", "--resume"][..], &["play", "dobutsu", "--resume"]] {
        let told = parlour(args).bad(1);
        assert!(told.contains("is kept to go on with"), "{told}");
    }
    parlour(&["play", "dobutsu", "--resume", "--load", "game.txt"]).bad(2);
}

#[test]
fn people_read_moves_by_the_labels_on_the_board() {
    for game in games() {
        let (me, seats) = me_first(&*game, "random");
        let table = game.open(None, 0).unwrap();
        let first = &table.moves(Eye::Seat(me))[0];
        let said = table.say(first).unwrap();
        let args = ["play", game.name(), "--seats", &seats, "--time", "20ms"];
        // What is read can be typed.
        let lines = format!("moves\n{said}\nhistory\nnotation\nhistory\nnotation x\nquit\n");
        let out = parlour_with(&args, lines.as_bytes()).good();
        assert!(out.matches(&said).count() >= 2, "{said}: {out}");
        let exact = out.split("Moves are written exactly.").nth(1).unwrap();
        assert!(exact.contains(first.as_str()), "{first}: {out}");
        assert!(out.contains("\"x\" is no notation"), "{out}");
    }
    let out = parlour_with(
        &["play", "dobutsu", "--seats", "me"],
        b"4C7\nhistory\nquit\n",
    )
    .good();
    assert!(out.contains("Cb3xb2"), "{out}");
}
