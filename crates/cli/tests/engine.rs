//! `parlour engine`: a conversation with the real program.

mod common;

use common::{games, parlour_with, played, spawn};
use parlour_core::{Eye, Status};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// An engine that is spoken to.
struct Talk {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Talk {
    fn with(args: &[&str]) -> Talk {
        let mut child = spawn(args);
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        thread::spawn(move || {
            for line in stdout.lines() {
                if send.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Talk {
            child,
            stdin,
            lines,
        }
    }
    fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }
    /// The first line that begins so; those before it are dropped.
    fn hear(&mut self, begin: &str) -> String {
        loop {
            let line = self
                .lines
                .recv_timeout(Duration::from_secs(60))
                .unwrap_or_else(|_| panic!("nobody says {begin}"));
            if line.starts_with(begin) {
                return line;
            }
        }
    }
    fn ask(&mut self, question: &str) -> String {
        self.say(&format!("query {question}"));
        let answer = self.hear("response ");
        answer.strip_prefix("response ").unwrap().into()
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = writeln!(self.stdin, "quit");
        let _ = self.child.wait();
    }
}

#[test]
fn plays_every_game_from_start_to_end() {
    for game in games().into_iter().filter(|g| g.is_open()) {
        let name = game.name();
        let mut talk = Talk::with(&["engine", name]);
        talk.say("ugi");
        talk.hear("id name Parlour");
        talk.hear(&format!("id game {name}"));
        talk.hear("option name level type combo default 10 var 0");
        talk.hear("option name hash type spin default 64 min 1");
        talk.hear("ugiok");
        talk.say("setoption name level value random");
        talk.say("isready");
        talk.hear("readyok");
        let mut table = game.open(None, 0).unwrap();
        while let Status::ToMove(seat) = table.status()
            && table.ply() < 60
        {
            let moves = table.history(Eye::Keeper).join(" ");
            talk.say(&format!("position startpos moves {moves}"));
            assert_eq!(talk.ask("gameover"), "false", "{name}");
            assert_eq!(talk.ask("p1turn"), (seat.0 == 0).to_string());
            assert_eq!(talk.ask("turn"), format!("p{}", seat.0 + 1));
            talk.say("go nodes 50");
            let best = talk.hear("bestmove ");
            table.play(best.strip_prefix("bestmove ").unwrap()).unwrap();
        }
    }
}

#[test]
fn knows_how_a_game_ended() {
    for game in games() {
        let table = (1..).map(|seed| played(&*game, 3000, seed));
        let table = table.take(20).find(|t| t.status().outcome().is_some());
        let Some(table) = table else {
            panic!("{}: no game ends", game.name());
        };
        let how = table.status().outcome().unwrap();
        let mut talk = Talk::with(&["engine", game.name()]);
        let moves = table.history(Eye::Keeper).join(" ");
        talk.say(&format!("position startpos moves {moves}"));
        assert_eq!(talk.ask("gameover"), "true", "{}", game.name());
        let won = how.winners.iter().map(|s| format!("p{}win", s.0 + 1));
        let won = won.collect::<Vec<_>>().join(" ");
        let won = if won.is_empty() { "draw".into() } else { won };
        assert_eq!(talk.ask("result"), won);
        assert_eq!(talk.ask("turn"), "none");
        talk.say("go");
        talk.hear("info error the game is over");
        assert_eq!(talk.hear("bestmove"), "bestmove (none)");
    }
}

#[test]
fn thinks_aloud_and_listens_meanwhile() {
    let mut talk = Talk::with(&["engine", "romanian-checkers"]);
    talk.say("go infinite");
    let info = talk.hear("info depth 3 ");
    for word in ["score cp ", " nodes ", " nps ", " time ", " pv "] {
        assert!(info.contains(word), "{info}");
    }
    let begin = Instant::now();
    talk.say("isready");
    talk.hear("readyok");
    talk.say("go nodes 5");
    talk.hear("info error go: the last go is not answered yet");
    talk.say("stop");
    talk.hear("bestmove ");
    assert!(begin.elapsed() < Duration::from_secs(10), "it listens");
    talk.say("go depth 2");
    talk.hear("bestmove ");
    talk.say("go p1time 300 p2time 300 p1inc 5 p2inc 5");
    talk.hear("bestmove ");
    for clock in [
        "p1time 300 p2time 300 p1inc 5 p2inc 5 movestogo 3",
        "wtime 60 btime 1",
    ] {
        talk.say(&format!("go {clock}"));
        talk.hear("bestmove ");
    }
    talk.say("setoption name Hash value 2");
    talk.say("setoption name Threads value 2");
    talk.say("go nodes 3000");
    talk.hear("bestmove ");
    talk.say("setoption name threads value 1");
    talk.say("setoption name multipv value 2");
    talk.say("go depth 2");
    let line = talk.hear("info depth 2 multipv 2 ");
    assert!(line.contains(" pv "), "{line}");
    talk.hear("bestmove ");
}

#[test]
fn says_what_was_wrong_and_goes_on() {
    let mut talk = Talk::with(&["engine", "dominions"]);
    for (line, why) in [
        ("jump", "there is no command \"jump\""),
        ("position", "position is followed by"),
        ("position fen nonsense", ""),
        ("position startpos moves z9", "move 1 \"z9\""),
        ("go sideways", "go knows no \"sideways\""),
        ("go nodes", "needs a number"),
        ("setoption name level value 99", "is no strength"),
        ("setoption name Hash value 0", "Hash is a number from 1"),
        ("setoption name size value 99", "size is"),
        (
            "setoption name colour value red",
            "has no option \"colour\"",
        ),
        ("setoption level 3", "setoption is followed by"),
        ("query weather", "there is no query"),
        ("usi", "USI is spoken for dobutsu"),
    ] {
        talk.say(line);
        let told = talk.hear("info error ");
        assert!(told.contains(why), "{line}: {told}");
    }
    talk.say("setoption name size value 5");
    talk.say("position startpos");
    talk.say("go nodes 20");
    talk.hear("bestmove ");
}

#[test]
fn a_seat_of_a_hidden_game_is_told_what_it_sees() {
    let game = parlour_games::by_name("dog").unwrap();
    let mut talk = Talk::with(&["engine", "dog", "--level", "random"]);
    for plies in [0, 5, 30] {
        let table = played(&*game, plies, 3);
        let mover = table.status().mover().unwrap();
        let seen = Eye::Seat(mover);
        talk.say(&format!("position fen {}", table.position(seen)));
        assert_eq!(talk.ask("turn"), format!("p{}", mover.0 + 1));
        talk.say("go nodes 30 p1time 1000 p4time 1000");
        let best = talk.hear("bestmove ");
        let best = best.strip_prefix("bestmove ").unwrap();
        assert!(table.moves(seen).iter().any(|m| m == best), "{best}");
    }
}

#[test]
fn speaks_usi_for_dobutsu() {
    let mut talk = Talk::with(&["engine", "dobutsu", "--level", "3"]);
    talk.say("usi");
    talk.hear("usiok");
    talk.say("setoption name USI_Hash value 16");
    talk.say("isready");
    talk.hear("readyok");
    talk.say("usinewgame");
    talk.say("position sfen gle/1c1/1C1/ELG b - 1 moves 2c2b");
    talk.say("go btime 0 wtime 0 byoyomi 50");
    let best = talk.hear("bestmove ");
    let best = best.strip_prefix("bestmove ").unwrap();
    let game = parlour_games::by_name("dobutsu").unwrap();
    let mut table = game.open(None, 0).unwrap();
    table.play("2c2b").unwrap();
    table.play(best).unwrap();
    assert_eq!(best.len(), 4, "{best}");
    assert!(
        matches!(best.as_bytes(), [b'1'..=b'3', b'a'..=b'd', ..]),
        "{best}"
    );
    talk.say("nonsense");
    talk.hear("info string error: there is no command");
    // Gote's lion is taken: whoever is to move has lost.
    talk.say("position startpos moves 2c2b 2a2b 1d1c");
    talk.say("go movetime 20");
    talk.hear("bestmove ");
    let over = (1..).map(|seed| played(&*game, 500, seed));
    let over = over.take(50).find(|t| {
        let how = t.status().outcome();
        how.is_some_and(|how| !how.winners.is_empty())
    });
    let moves: Vec<String> = over.unwrap().history(Eye::Keeper);
    talk.say(&format!("position startpos moves {}", moves.join(" ")));
    talk.say("go movetime 20");
    let told = talk.hear("bestmove ");
    assert!(
        ["bestmove resign", "bestmove win"].contains(&told.as_str()),
        "{told}"
    );
}

#[test]
fn the_end_of_the_input_is_quit() {
    let said = parlour_with(&["engine", "loa"], b"go nodes 100\n").good();
    assert!(
        said.lines().last().unwrap().starts_with("bestmove "),
        "{said}"
    );
    let said = parlour_with(&["engine", "loa"], b"go infinite\n").good();
    assert!(said.contains("bestmove "), "{said}");
    let noise: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    parlour_with(&["engine", "dobutsu"], &noise).good();
}
