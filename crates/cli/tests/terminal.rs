//! The board on the whole screen, in a real terminal: tmux.
#![cfg(unix)]

mod common;

use common::Folder;
use parlour_core::{Eye, Rng, Seat};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing takes that long; a loaded machine may take long for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal of its own, gone when dropped.
struct Terminal {
    socket: String,
    /// Where its programs find what is the user's.
    home: Folder,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

impl Terminal {
    /// Runs a shell line in a window of so many columns and rows.
    fn shell(line: &str, columns: u32, rows: u32) -> Terminal {
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let socket = format!("parlour-test-{}-{n}", std::process::id());
        let home = Folder::new(&format!("terminal-{n}"));
        let terminal = Terminal { socket, home };
        let (x, y) = (columns.to_string(), rows.to_string());
        terminal.tmux(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            &x,
            "-y",
            &y,
            line,
        ]);
        terminal
    }
    /// Runs `parlour play` and stays when it ends.
    fn play(args: &str, columns: u32, rows: u32) -> Terminal {
        let binary = common::BINARY;
        let line = format!("{binary} play {args} --pause 0; echo status=$?; exec sleep 600");
        Terminal::shell(&line, columns, rows)
    }
    #[track_caller]
    fn tmux(&self, args: &[&str]) -> String {
        let mut command = Command::new("tmux");
        command.args(["-u", "-L", &self.socket]).args(args);
        command.env_remove("TMUX").env_remove("NO_COLOR");
        common::at_home(&mut command, &self.home.0);
        let done = command.output().expect("tmux is installed");
        let err = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "tmux {args:?}: {err}");
        String::from_utf8(done.stdout).expect("text")
    }
    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-N"])
    }
    #[track_caller]
    fn keys(&self, keys: &[&str]) {
        let mut args = vec!["send-keys"];
        args.extend(keys);
        self.tmux(&args);
    }
    #[track_caller]
    fn letters(&self, text: &str) {
        self.tmux(&["send-keys", "-l", text]);
    }
    /// Presses and releases the left button, columns and rows from 0.
    #[track_caller]
    fn click(&self, (column, row): (usize, usize)) {
        let (x, y) = (column + 1, row + 1);
        self.letters(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }
    #[track_caller]
    fn wait(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if is_there(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "no {what}:\n{screen}");
            thread::sleep(Duration::from_millis(20));
        }
    }
    #[track_caller]
    fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }
    fn resize(&self, columns: u32, rows: u32) {
        let (x, y) = (columns.to_string(), rows.to_string());
        self.tmux(&["resize-window", "-x", &x, "-y", &y]);
    }
    /// Other screen, cursor shown, mouse heard.
    fn flags(&self) -> String {
        let format = "#{alternate_on} #{cursor_flag} #{mouse_any_flag}";
        self.tmux(&["display-message", "-p", format]).trim().into()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = Command::new("tmux")
            .args(["-L", &self.socket, "kill-server"])
            .output();
    }
}

/// Column and row of a text, from 0.
#[track_caller]
fn find(screen: &str, text: &str) -> (usize, usize) {
    for (row, line) in screen.lines().enumerate() {
        if let Some(at) = line.find(text) {
            return (line[..at].chars().count(), row);
        }
    }
    panic!("no {text:?} on\n{screen}");
}

fn is_over(screen: &str) -> bool {
    let head = screen.lines().next().unwrap_or_default();
    head.contains(" won: ") || head.contains("A draw: ")
}

/// Presses keys that touch anything that may be touched until the game is over.
#[track_caller]
fn play_to_the_end(args: &str, columns: u32, rows: u32) -> String {
    let terminal = Terminal::play(args, columns, rows);
    terminal.wait_for("? help");
    let mut rng = Rng::new(7);
    let begun = Instant::now();
    loop {
        let screen = terminal.screen();
        if is_over(&screen) {
            terminal.keys(&["q"]);
            terminal.wait_for("status=0");
            assert_eq!(terminal.flags(), "0 1 0");
            return screen;
        }
        assert!(begun.elapsed() < PATIENCE, "{args}: no end:\n{screen}");
        let mut keys = Vec::new();
        for _ in 0..12 {
            for _ in 0..rng.below(4) {
                keys.push(["Tab", "BTab", "Up", "Right"][rng.below(4)]);
            }
            keys.push("Enter");
        }
        terminal.keys(&keys);
    }
}

#[test]
fn a_whole_game_of_romanian_checkers() {
    let end = play_to_the_end("romanian-checkers --seats me,greedy", 100, 35);
    assert!(end.contains("Black won: "), "{end}");
}

#[test]
fn a_whole_game_of_cublino_pur() {
    let end = play_to_the_end("cublino-pur --seats me,greedy", 100, 35);
    assert!(end.contains("Scores"), "{end}");
}

#[test]
fn a_whole_game_of_cublino_contra() {
    play_to_the_end("cublino-contra --seats me,greedy", 80, 24);
}

#[test]
fn a_whole_game_of_dobutsu() {
    play_to_the_end("dobutsu --seats me,random", 80, 24);
}

#[test]
fn a_whole_game_of_dominions() {
    let end = play_to_the_end("dominions --set size=5 --seats me,greedy", 100, 35);
    assert!(end.contains("Scores"), "{end}");
}

#[test]
fn a_whole_game_of_dog() {
    let end = play_to_the_end("dog --seats me,greedy", 100, 35);
    assert!(
        end.contains("Yellow and Blue") || end.contains("Red and Green"),
        "{end}"
    );
}

#[test]
fn the_window_changes_its_size() {
    let terminal = Terminal::play("cublino-contra --seats me", 100, 35);
    let high = |rows: usize| {
        move |screen: &str| {
            let lines: Vec<&str> = screen.lines().collect();
            lines.len() == rows && lines[rows - 1].contains("? help")
        }
    };
    terminal.wait("35 rows", high(35));
    terminal.keys(&["Enter"]);
    terminal.wait_for("choose where it tips");
    terminal.resize(80, 24);
    // A screen may be seen before it is drawn to its end. What was touched stays, dice keep their sides.
    let words = ["choose where it tips", "[6]"];
    let whole = |screen: &str| high(24)(screen) && words.iter().all(|word| screen.contains(word));
    terminal.wait("24 rows", whole);
    terminal.resize(40, 10);
    terminal.wait_for("make it larger");
    terminal.resize(120, 40);
    terminal.wait("40 rows", high(40));
    terminal.keys(&["Enter"]);
    terminal.wait_for("1. ");
}

/// Runs the screen between two looks at the terminal's settings. A long tale of a panic would scroll what is waited for away.
fn between_settings(folder: &Folder, keys: &dyn Fn(&Terminal), status: &str) -> String {
    let binary = common::BINARY;
    let [before, after, pid] = ["before", "after", "pid"].map(|name| folder.file(name));
    let line = format!(
        "stty -a >{before}; sh -c 'echo $$ >{pid}; RUST_BACKTRACE=0 exec {binary} play dobutsu'; echo status=$?; stty -a >{after}; echo looked; \
         exec sleep 600"
    );
    let terminal = Terminal::shell(&line, 100, 35);
    terminal.wait_for("? help");
    let flags = terminal.flags();
    assert_eq!(flags, "1 0 1", "the screen has the terminal");
    keys(&terminal);
    terminal.wait_for(&format!("status={status}\n"));
    let screen = terminal.wait_for("looked");
    assert_eq!(terminal.flags(), "0 1 0", "{screen}");
    let read = |file| std::fs::read_to_string(file).unwrap();
    assert!(read(&before).contains(" echo"));
    assert_eq!(read(&before), read(&after));
    screen
}

#[test]
fn the_terminal_is_given_back() {
    let folder = Folder::new("terminal");
    let screen = between_settings(&folder, &|t| t.keys(&["C-c"]), "130");
    assert!(screen.contains("stopped"), "{screen}");
    between_settings(&folder, &|t| t.keys(&["q"]), "0");
    let panics = |t: &Terminal| {
        t.letters(":panic");
        t.keys(&["Enter"]);
    };
    let screen = between_settings(&folder, &panics, "101");
    assert!(screen.contains("somebody asked for it"), "{screen}");
    let killed = |_: &Terminal| {
        let pid = std::fs::read_to_string(folder.file("pid")).unwrap();
        let sent = Command::new("kill").args(["-TERM", pid.trim()]).status();
        assert!(sent.expect("kill runs").success());
    };
    between_settings(&folder, &killed, "130");
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_that_goes_away_ends_the_game() {
    let folder = Folder::new("hang-up");
    let (pid, binary) = (folder.file("pid"), common::BINARY);
    let line = format!("echo $$ >{pid}; exec {binary} play dobutsu");
    let terminal = Terminal::shell(&line, 100, 35);
    terminal.wait_for("? help");
    drop(terminal);
    let pid = std::fs::read_to_string(pid).unwrap();
    // Nobody may be left to bury it: a dead process is as good as none.
    let is_there = || {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", pid.trim()));
        stat.is_ok_and(|stat| !stat.contains(") Z "))
    };
    let begun = Instant::now();
    while is_there() {
        assert!(begun.elapsed() < PATIENCE, "it goes on without a terminal");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn the_mouse_enters_moves() {
    let terminal = Terminal::play("dobutsu --seats me", 100, 35);
    let screen = terminal.wait_for("? help");
    // Above the first two rows stand the letters of the files.
    let board: Vec<&str> = screen.lines().skip(2).collect();
    let piece = |text: &str| {
        let (x, y) = find(&board.join("\n"), text);
        (x, y + 2)
    };
    let (chick, prey) = (piece(" C "), piece(" c "));
    let middle = |(x, y)| (x + 1, y);
    terminal.click(middle(chick));
    terminal.wait_for("choose where it goes");
    // Touched again, it is put down.
    terminal.click(middle(chick));
    terminal.wait_for("Sente: choose a piece");
    terminal.click(middle(find(&screen, " E ")));
    terminal.wait_for("a4: Sente's elephant");
    terminal.click(middle(chick));
    terminal.wait_for("choose where it goes");
    terminal.click(middle(prey));
    let screen = terminal.wait_for("Gote: ");
    assert!(screen.contains("Cb3xb2"), "{screen}");
    assert!(screen.contains("Sente's hand"), "{screen}");
    terminal.keys(&["n"]);
    terminal.wait_for("4C7");
    terminal.keys(&["n"]);
    terminal.wait_for("Cb3xb2");
}

#[test]
fn keys_undo_flip_advise_and_help() {
    let terminal = Terminal::play("romanian-checkers --seats me", 100, 35);
    let fresh = terminal.wait_for("White: choose a man");
    let rank = |screen: &str| find(screen, "8").1;
    let up = rank(&fresh);
    terminal.keys(&["f"]);
    terminal.wait("the board turned", |screen| rank(screen) != up);
    terminal.keys(&["f"]);
    terminal.wait("the board turned back", |screen| rank(screen) == up);
    terminal.keys(&["h"]);
    terminal.wait_for("Hint: ");
    terminal.keys(&["a"]);
    terminal.wait_for("Analysis: depth");
    terminal.keys(&["a"]);
    terminal.wait("no analysis", |screen| !screen.contains("Analysis"));
    terminal.keys(&["Enter", "Enter"]);
    terminal.wait_for("Black: choose a man");
    terminal.keys(&["u"]);
    terminal.wait_for("White: choose a man");
    terminal.keys(&["r"]);
    terminal.wait_for("Black: choose a man");
    terminal.letters(":a4-c4");
    terminal.keys(&["Enter"]);
    terminal.wait_for("White: choose a man");
    terminal.letters(":a1-h8");
    terminal.keys(&["Enter"]);
    terminal.wait_for("no man stands on a1");
    terminal.keys(&["?"]);
    terminal.wait_for("take the last touch back");
    terminal.keys(&["Escape"]);
    terminal.wait("no help", |screen| {
        !screen.contains("take the last touch back")
    });
    terminal.keys(&["q"]);
    terminal.wait_for("Leave the game?");
    terminal.letters("n");
    terminal.wait_for("? help");
    terminal.keys(&["q"]);
    terminal.letters("y");
    terminal.wait_for("status=0");
}

#[test]
fn one_analyses_what_one_sees() {
    let terminal = Terminal::play("dog --seats me,greedy --seed 4", 80, 24);
    terminal.wait_for("? help");
    let mine = |screen: &str| screen.contains("Red: ");
    terminal.wait("a turn of Red", mine);
    terminal.keys(&["a"]);
    terminal.wait_for("Analysis: depth");
    terminal.keys(&["h"]);
    terminal.wait_for("Hint: ");
}

#[test]
fn a_flag_falls() {
    let terminal = Terminal::play("dobutsu --seats me --clock 0.02+0", 100, 35);
    terminal.wait_for("Gote won: out of time");
    let terminal = Terminal::play("dog --seats me,random --seed 4 --clock 0.05+0", 100, 35);
    terminal.wait_for("Yellow and Blue won: out of time");
}

/// The cards that the screen shows below the title of a hand.
fn shown_hand(screen: &str, name: &str) -> Option<Vec<String>> {
    let title = format!("hand of {name}");
    let row = screen.lines().position(|line| line.contains(&title))?;
    let column = find(screen, &title).0;
    let cards = screen.lines().nth(row + 1)?;
    let cards: String = cards.chars().skip(column).collect();
    Some(cards.split_whitespace().map(String::from).collect())
}

#[test]
fn a_curtain_hides_the_hands() {
    let terminal = Terminal::play("dog --seats me --seed 5", 100, 35);
    let game = parlour_games::by_name("dog").unwrap();
    let mut table = game.open(None, 5).unwrap();
    let names: Vec<&str> = (0..4).map(|s| game.seat_name(Seat(s))).collect();
    for _ in 0..6 {
        let seat = table.status().mover().unwrap();
        let name = names[seat.index()];
        // A screen may be caught half drawn; once it is whole, no hand is on it.
        let asked = format!("{name}, press Enter");
        terminal.wait("the curtain over everything", |screen| {
            screen.contains(&asked) && !screen.contains("hand of")
        });
        // Only Enter lifts it.
        terminal.keys(&["Tab", "h", "a", ":", "Space"]);
        assert!(terminal.screen().contains("press Enter"));
        terminal.keys(&["Enter"]);
        let open = terminal.wait_for(&format!("hand of {name}"));
        let scene = table.scene(Eye::Seat(seat));
        let prefix = format!("hand/{}/", seat.0);
        let own = scene.pieces.iter().filter(|p| p.spot.starts_with(&prefix));
        let own: Vec<String> = own.map(|p| game.letters(&p.glyph)[0].clone()).collect();
        assert_eq!(shown_hand(&open, name), Some(own), "{open}");
        for other in names.iter().filter(|other| **other != name) {
            assert_eq!(shown_hand(&open, other), None, "{open}");
        }
        let mut touched = Vec::new();
        let text = loop {
            let entry = table.entry(Eye::Seat(seat), &touched);
            match (entry.done, entry.next.first()) {
                (Some(text), None) => break text,
                (_, Some(choice)) => touched.push(choice.spot.clone()),
                _ => panic!("nothing to touch"),
            }
        };
        // The cursor begins anywhere; a typed move is one's own choice.
        terminal.letters(&format!(":{text}"));
        terminal.keys(&["Enter"]);
        table.play(&text).unwrap();
    }
}

#[test]
fn plain_lines_where_the_screen_is_not_wanted() {
    let binary = common::BINARY;
    for (line, columns, rows) in [
        (
            format!("{binary} play dobutsu --seats me --plain; exec sleep 600"),
            100,
            35,
        ),
        (
            format!("TERM=dumb {binary} play dobutsu --seats me; exec sleep 600"),
            100,
            35,
        ),
        (
            format!("{binary} play dobutsu --seats me; exec sleep 600"),
            50,
            15,
        ),
    ] {
        let terminal = Terminal::shell(&line, columns, rows);
        terminal.wait_for("Sente> ");
        assert_eq!(terminal.flags(), "0 1 0");
        terminal.letters("4C7");
        terminal.keys(&["Enter"]);
        terminal.wait_for("Gote> ");
    }
}

#[test]
fn ctrl_z_goes_to_the_shell_and_back() {
    let terminal = Terminal::shell("exec bash --norc --noprofile -i", 100, 35);
    terminal.letters(&format!(
        "PS1='ready '; {} play dobutsu --seats me",
        common::BINARY
    ));
    terminal.keys(&["Enter"]);
    terminal.wait_for("? help");
    assert_eq!(terminal.flags(), "1 0 1");
    terminal.keys(&["C-z"]);
    terminal.wait_for("Stopped");
    assert_eq!(terminal.flags(), "0 1 0");
    terminal.letters("stty -a | grep -c ' echo'; fg");
    terminal.keys(&["Enter"]);
    terminal.wait_for("? help");
    assert_eq!(terminal.flags(), "1 0 1");
    terminal.letters(":4C7");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Gote: ");
    terminal.keys(&["q"]);
    terminal.wait_for("Leave the game?");
    terminal.letters("y");
    let left = terminal.wait_for("This game is kept in ");
    assert!(left.contains("Dōbutsu shōgi"), "{left}");
}

#[test]
fn a_killed_game_goes_on() {
    let folder = Folder::new("killed");
    let (pid, binary) = (folder.file("pid"), common::BINARY);
    let line = format!(
        "sh -c 'echo $$ >{pid}; exec {binary} play dobutsu --seats me'; \
         stty sane; printf '\\033[?1049l\\033[2Jkilled'; read go; {binary} play --resume; echo status=$?; {binary} play dobutsu --plain --seats me; exec sleep 600"
    );
    let terminal = Terminal::shell(&line, 100, 35);
    terminal.wait_for("? help");
    terminal.letters(":4C7");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Gote: ");
    let file = terminal.home.0.join("data/saved/dobutsu.txt");
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(
        kept.contains("1. 4C7") && kept.contains("[Seat \"me\"]"),
        "{kept}"
    );
    let killed = std::fs::read_to_string(pid).unwrap();
    let sent = Command::new("kill").args(["-KILL", killed.trim()]).status();
    assert!(sent.unwrap().success());
    terminal.wait_for("killed");
    terminal.keys(&["Enter"]);
    // Gote is to move: the game goes on where it was.
    terminal.wait("the game again", |screen| {
        screen.contains("Gote: ") && screen.contains("? help")
    });
    terminal.letters(":9e7");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Sente: ");
    terminal.keys(&["q"]);
    terminal.letters("y");
    // The next game says that this one waits, and moves it aside when it begins.
    terminal.wait_for("An earlier game waits: ");
    terminal.letters("4C7");
    terminal.keys(&["Enter"]);
    terminal.wait_for("Gote> ");
    let aside = file.with_file_name("dobutsu.before.txt");
    let kept = std::fs::read_to_string(aside).unwrap();
    assert!(kept.contains("1. 4C7 9e7"), "{kept}");
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("1. 4C7") && !kept.contains("9e7"), "{kept}");
}

#[test]
fn the_result_stays_on_the_terminal() {
    let terminal = Terminal::play("dobutsu --seats me", 100, 35);
    terminal.wait_for("? help");
    for line in [":4C7", ":resign"] {
        terminal.letters(line);
        terminal.keys(&["Enter"]);
    }
    terminal.wait("the end", is_over);
    terminal.keys(&["q"]);
    let left = terminal.wait_for("status=0");
    for told in [
        "Sente won: resignation.",
        "This game is kept in ",
        "play dobutsu --resume",
    ] {
        assert!(left.contains(told), "{told}: {left}");
    }
}

#[test]
fn a_menu_fills_the_screen() {
    let terminal = Terminal::play("", 100, 35);
    terminal.wait_for("What shall we play?");
    terminal.keys(&["Down", "Down", "Enter"]);
    terminal.wait_for("Who plays?");
    terminal.keys(&["Escape"]);
    terminal.wait_for("What shall we play?");
    terminal.letters("3");
    terminal.wait_for("Who plays?");
    terminal.letters("3");
    terminal.wait_for("Sente: choose a piece");
    terminal.keys(&["q"]);
    terminal.wait_for("status=0");
}

#[test]
fn fields_have_edges_without_colours() {
    let plain = |game: &str| {
        let line = format!(
            "NO_COLOR=1 {} play {game} --seats me; exec sleep 600",
            common::BINARY
        );
        let terminal = Terminal::shell(&line, 100, 40);
        terminal.wait_for("? help")
    };
    let squares = plain("romanian-checkers");
    let rows = squares
        .lines()
        .filter(|line| line.matches('│').count() >= 7);
    assert!(rows.count() >= 8, "{squares}");
    let hexagons = plain("dominions --set size=3");
    assert!(hexagons.matches('\\').count() >= 19, "{hexagons}");
    assert!(hexagons.matches('/').count() >= 19, "{hexagons}");
}

#[test]
fn nobody_passes_by_accident() {
    let terminal = Terminal::play("dominions --set size=5 --seats me", 100, 35);
    terminal.wait_for("? help");
    for (i, tile) in ["P63e5", "P55d4"].iter().enumerate() {
        terminal.letters(&format!(":{tile}"));
        terminal.keys(&["Enter"]);
        terminal.wait_for(["Black: ", "White: "][i]);
        // The cursor stands on the table: Enter begins a move and ends none.
        let prompt = "touch a tile or a cell";
        terminal.wait_for(prompt);
        terminal.keys(&["Enter"]);
        terminal.wait("a touch", |screen| !screen.contains(prompt));
        terminal.keys(&["Escape"]);
        terminal.wait_for(prompt);
    }
    let screen = terminal.wait("the button", |screen| screen.contains("pass"));
    let list = |line: &&str| line.contains("1. all e5") && line.contains("N+NW+SW+SE+NE d4");
    assert!(screen.lines().any(|line| list(&line)), "{screen}");
    terminal.click(find(&screen, "pass"));
    terminal.wait_for("There are other moves.");
    terminal.letters("n");
    terminal.wait("no question", |screen| {
        !screen.contains("There are other moves.")
    });
    let screen = terminal.screen();
    assert!(screen.contains("White: "), "{screen}");
    terminal.click(find(&screen, "pass"));
    terminal.wait_for("There are other moves.");
    terminal.letters("y");
    terminal.wait_for("Black: ");
}

/// The rows above and below a text, as wide as it.
#[track_caller]
fn around(screen: &str, text: &str) -> (String, String) {
    let (column, row) = find(screen, text);
    let part = |row: usize| -> String {
        let line = screen.lines().nth(row).unwrap_or_default();
        line.chars().skip(column).take(text.len()).collect()
    };
    (part(row - 1), part(row + 1))
}

#[test]
fn tiles_show_their_beams() {
    let terminal = Terminal::play("dominions --set size=3 --seats me", 120, 45);
    terminal.wait_for("White: ");
    for line in [":P63c3", ":P9d4"] {
        terminal.letters(line);
        terminal.keys(&["Enter"]);
    }
    let screen = terminal.wait("both tiles", |screen| {
        screen.contains("63w") && screen.contains(" 9b") && screen.contains("White: ")
    });
    let beams = |above: &str, below: &str| (above.to_string(), below.to_string());
    assert_eq!(around(&screen, "63w"), beams("╲│╱", "╱│╲"), "{screen}");
    assert_eq!(around(&screen, " 9b"), beams(" │ ", " │ "), "{screen}");
}
