use super::*;
use parlour_core::Table;
use std::fs;
use std::path::PathBuf;

/// A file of this test's own that is not there.
fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("selfplay-{}-{name}.jsonl", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

fn run_of(game: &str, shard: &str, threads: usize) -> SelfPlay {
    let rules = parlour_games::by_name(game).unwrap();
    SelfPlay {
        nodes: if rules.is_open() { 150 } else { 4 },
        opening: if rules.is_open() { 5 } else { 0 },
        plies: if rules.is_open() { 60 } else { 90 },
        seed: 11,
        shard: shard.parse().unwrap(),
        threads,
        judge: None,
        rules,
    }
}

fn lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(String::from).collect()
}

#[test]
fn threads_change_nothing_and_shards_add_up() {
    for game in ["cublino-contra", "romanian-checkers", "dominions", "dog"] {
        let [whole, again] = ["whole", "again"].map(|name| file(&format!("{game}-{name}")));
        let found = run_of(game, "1/1", 1)
            .run(&whole, 5, &Watch::new())
            .unwrap();
        run_of(game, "1/1", 3)
            .run(&again, 5, &Watch::new())
            .unwrap();
        assert_eq!(lines(&whole), lines(&again), "{game}");
        assert_eq!(found.games, 5);
        let mut parts = Vec::new();
        for shard in ["1/2", "2/2"] {
            let path = file(&format!("{game}-shard"));
            run_of(game, shard, 2).run(&path, 5, &Watch::new()).unwrap();
            parts.extend(lines(&path).into_iter().skip(1));
            fs::remove_file(path).unwrap();
        }
        parts.sort_unstable();
        let mut games: Vec<String> = lines(&whole).into_iter().skip(1).collect();
        games.sort_unstable();
        assert_eq!(parts, games, "{game}");

        let mut reader = Reader::open(&whole).unwrap();
        let rules = reader.rules().clone();
        let played: Vec<Played> = reader.by_ref().map(Result::unwrap).collect();
        let samples = played.iter().flat_map(|one| one.samples(&*rules).unwrap());
        assert_eq!(samples.count() as u64, found.positions, "{game}");
        let openings: Vec<&str> = played.iter().map(|one| one.moves.as_str()).collect();
        assert!(openings.windows(2).all(|two| two[0] != two[1]), "{game}");
        for path in [whole, again] {
            fs::remove_file(path).unwrap();
        }
    }
}

/// Every position of the file is the one in which its move was chosen, with the worth the search gives it.
#[test]
fn samples_are_what_the_bot_saw() {
    let path = file("samples");
    let play = run_of("romanian-checkers", "1/1", 1);
    play.run(&path, 1, &Watch::new()).unwrap();
    let one = Reader::open(&path).unwrap().next().unwrap().unwrap();
    fs::remove_file(&path).unwrap();
    let end = one.replay(&*play.rules).unwrap();
    let samples = one.samples(&*play.rules).unwrap();
    assert!(!samples.is_empty());
    for sample in &samples {
        let table: Box<dyn Table> = end.until(sample.ply);
        assert_eq!(table.position(Eye::Keeper), sample.position);
        assert_eq!(table.status().mover(), Some(sample.seat));
        assert!(table.check(&sample.m).is_ok());
        let how = end.status().outcome();
        assert_eq!(sample.result, how.map_or(0, |how| how.points(sample.seat)));
    }
    // The first thought begins with an empty memory, so it can be had again.
    let pairing = Pairing {
        set: 0,
        meeting: 0,
        turn: 0,
    };
    let mut bot = seat_bot(&*play.rules, Strength::BEST, pairing.player_seed(11, 0)).unwrap();
    let limits = Limits {
        nodes: Some(play.nodes),
        ..Limits::default()
    };
    let first = end.until(samples[0].ply);
    let said = bot.analyse(&*first, &limits, &Watch::new()).unwrap();
    assert_eq!(said.moves[0].m, samples[0].m);
    assert_eq!(file::rounded(said.moves[0].score), samples[0].score);
}

#[test]
fn a_run_goes_on_where_it_was_killed() {
    let [whole, torn] = ["uninterrupted", "torn"].map(file);
    let play = run_of("cublino-contra", "2/3", 1);
    play.run(&whole, 12, &Watch::new()).unwrap();
    let text = fs::read(&whole).unwrap();
    let ends: Vec<usize> = (0..text.len()).filter(|i| text[*i] == b'\n').collect();
    // Within the header, at the end of a line, within the second game, whole; a longer run continues a shorter one.
    for cut in [0, 10, ends[0], ends[0] + 1, ends[1] + 40, text.len()] {
        fs::write(&torn, &text[..cut]).unwrap();
        play.run(&torn, 12, &Watch::new()).unwrap();
        assert_eq!(fs::read(&torn).unwrap(), text, "cut at {cut}");
    }
    fs::remove_file(&torn).unwrap();
    let stopped = Watch::new();
    stopped.stop();
    assert_eq!(play.run(&torn, 12, &stopped).unwrap().games, 0);
    play.run(&torn, 4, &Watch::new()).unwrap();
    assert_eq!(play.run(&torn, 12, &Watch::new()).unwrap().games, 4);
    assert_eq!(fs::read(&torn).unwrap(), text);
    for path in [whole, torn] {
        fs::remove_file(path).unwrap();
    }
}

#[test]
fn what_is_no_self_play_is_refused_and_left_alone() {
    let path = file("refused");
    let play = run_of("cublino-contra", "1/1", 1);
    play.run(&path, 2, &Watch::new()).unwrap();
    let good = fs::read_to_string(&path).unwrap();
    let refused = |text: &str| {
        fs::write(&path, text).unwrap();
        let why = play.run(&path, 3, &Watch::new()).unwrap_err().to_string();
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "{why}");
        why
    };
    assert!(refused("my diary\n").ends_with("line 1: this is no file of self-play"));
    assert!(refused("\u{0}\u{1}").contains("no file of self-play"));
    let newer = good.replacen("\"selfplay\":1", "\"selfplay\":2", 1);
    assert!(refused(&newer).contains("version 2 of the format"));
    let other = good.replacen("\"seed\":11", "\"seed\":12", 1);
    assert!(refused(&other).contains("seed 12 instead of 11"));
    let gap = good.replacen("{\"game\":1,", "{\"game\":7,", 1);
    assert!(refused(&gap).ends_with("line 3: game 7 stands where 1 should"));
    assert!(
        refused(&good.replacen("\"scores\":", "\"score\":", 1)).contains("line 2: this is no game")
    );

    let samples = |text: &str| {
        fs::write(&path, text).unwrap();
        let mut reader = Reader::open(&path).unwrap();
        let rules = reader.rules().clone();
        reader.next().unwrap().unwrap().samples(&*rules)
    };
    assert!(samples(&good).is_ok());
    let illegal = good.replacen("\"moves\":\"", "\"moves\":\"z9z9 ", 1);
    assert!(samples(&illegal).unwrap_err().contains("move 1 \"z9z9\""));
    let short = good.replacen("\"scores\":[", "\"scores\":[0.0,", 1);
    assert!(samples(&short).unwrap_err().contains("scores"));
    let swapped = good.replace("\"points\":[", "\"points\":[1,");
    assert!(samples(&swapped).unwrap_err().contains("did not end with"));
    fs::remove_file(&path).unwrap();
}

/// Files of this version stay readable; the Python package reads the same two.
#[test]
fn kept_files_are_read() {
    for (name, positions) in [("romanian-checkers", 47), ("dog", 238)] {
        let file = format!("../../tests/vectors/selfplay/{name}.jsonl");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let mut reader = Reader::open(&path).unwrap();
        let rules = reader.rules().clone();
        let games = reader.by_ref().map(|one| one.unwrap().samples(&*rules));
        let samples: Vec<Sample> = games.flat_map(Result::unwrap).collect();
        assert_eq!(samples.len(), positions, "{name}");
        let hidden = samples[0].position.contains('?');
        assert_eq!(
            hidden,
            !rules.is_open(),
            "what the mover cannot see is not shown"
        );
    }
}
