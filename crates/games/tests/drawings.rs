//! A board that is drawn can be read again.

use parlour_core::{Eye, Refusal, Rng, Rulebook, Status, Table};
use parlour_games::by_name;

fn board(text: &str) -> &str {
    text.split(' ').next().expect("never empty")
}

/// Reads the drawing of every position of a random game.
fn read_back(rules: &dyn Rulebook, plies: usize, seed: u64) {
    let mut table = rules.open(None, seed).expect("the start");
    let mut rng = Rng::new(seed);
    while let Status::ToMove(seat) = table.status()
        && table.ply() < plies
    {
        let drawn = table.draw(Eye::Keeper);
        let told = format!("\n{drawn}\n{} to move\n", rules.seat_name(seat));
        // A pass before is told in the drawing where it counts.
        let told = if drawn.contains("to move") {
            drawn
        } else {
            told
        };
        let again = rules.open(Some(&told), seed);
        let again = again.unwrap_or_else(|why| panic!("{why}\n{told}"));
        let [was, is] = [&table, &again].map(|t| t.position(Eye::Keeper));
        if rules.is_open() {
            assert_eq!(is, was, "{told}");
        } else {
            assert_eq!(board(&is), board(&was), "{told}");
        }
        let m = table.pick(&mut rng).expect("a move");
        table.play(&m).expect("a legal move");
    }
}

#[test]
fn every_drawing_is_read_back() {
    for game in parlour_games::all() {
        for seed in 0..3 {
            read_back(&*game, 60, seed);
        }
    }
    for players in ["2", "3", "5", "6"] {
        let option = [("players".to_string(), players.to_string())];
        let dog = by_name("dog").expect("known").configure(None, &option);
        read_back(&*dog.expect("fits"), 150, 1);
    }
    let small = [("size".to_string(), "4".to_string())];
    let small = by_name("dominions").expect("known").configure(None, &small);
    read_back(&*small.expect("fits"), 40, 1);
}

fn read(game: &str, text: &str) -> Result<String, Refusal> {
    let table = by_name(game).expect("known").open(Some(text), 0)?;
    Ok(table.position(Eye::Keeper))
}

#[test]
fn drawings_as_their_authors_print_them_are_read() {
    let animals = "    +---+\n    |l R| ge\n    | e |\n    | C |\n    |L  | G\n    +---+\n";
    assert_eq!(read("dobutsu", animals), Ok("S/l-R/-e-/-C-/L--/Gge".into()));
    let gote = format!("  ABC\n{animals}Gote to move");
    assert_eq!(read("dobutsu", &gote), Ok("G/l-R/-e-/-C-/L--/Gge".into()));
    let men = "
   +-------------------------------+
 8 |   |   |   |   |> <|   |* *|   |
   |---+---+---+---+---+---+---+---|
 7 |   |   |   | B |   | B |   | B |
   |---+---+---+---+---+---+---+---|
 6 | B |   |   |*B*|   |   |*W*|   | <- Piece at G6
   |---+---+---+---+---+---+---+---|
 5 |   |   |   |   |   |   |   |   |
   |---+---+---+---+---+---+---+---|
 4 |   |   |   |   |   |   |>W<|   |
   |---+---+---+---+---+---+---+---|
 3 | W |   |   | W |   | W |   |   |
   |---+---+---+---+---+---+---+---|
 2 | W |   |* *|   | W |   |   |   |
   |---+---+---+---+---+---+---+---|
 1 |   | W |   |   |   |   |   |   |
   +-------------------------------+
     A   B   C   D   E   F   G   H";
    let line = "8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w";
    assert_eq!(read("loa", men), Ok(line.into()));
    let stars = include_str!("drawings/dog.txt");
    let text = read("dog", stars).expect("a board");
    assert_eq!(board(&text), "P0*F1|P14P16|F0F3|P36P48*");
}

#[test]
fn drawings_that_are_none_are_refused() {
    for (game, text, says) in [
        ("dobutsu", "+---+\n|gle|\n", "4 ranks"),
        ("dobutsu", "+---+\n|gle|\n| c |\n| C \n|ELG|", "second bar"),
        ("dobutsu", "+---+\n|gle|\n| c |\n| C |\n|EXG|", "'X'"),
        ("loa", "8 | W |\n7", "not 8"),
        ("loa", "hello\nworld", "ranks 8 to 1"),
        ("loa", "9 | | | | | | | | |\n8", "rank 9"),
        ("loa", "1 | | | | | | | | |\n1 |W| | | | | | | |", "twice"),
        ("cublino-pur", "1 . . . . . . .\n1 . . . . . . .", "twice"),
        ("cublino-pur", "7 v6\n", "1 cells"),
        ("cublino-pur", "7 v6 v6 v5 v6 v6 v6 v6\n", "\"v5\""),
        ("cublino-pur", "a\nb", "rows 7 to 1"),
        ("dominions", "a\nb", "no tile and no dot"),
        ("dog", "a\nb\nc\nd\ne\nf", "neither a dot nor a piece on P0"),
    ] {
        let why = read(game, text).expect_err(text).to_string();
        assert!(why.contains(says), "{text}: {why}");
    }
}

#[test]
fn dominions_is_read_from_bytes() {
    let rules = by_name("dominions").expect("known");
    let mut table = rules.open(None, 0).expect("the start");
    for m in ["P63i9", "P55h8", "P30h9"] {
        table.play(m).expect("legal");
    }
    let bytes = table.draw_as(Eye::Keeper, "bytes").expect("known");
    assert!(bytes.ends_with("\nB 0"), "{bytes}");
    let was = table.position(Eye::Keeper);
    let packed = bytes.replace("\nB 0", "").replace(['\n', ' '], "");
    assert_eq!(packed.len(), 434);
    for text in [
        &bytes,
        &packed,
        &format!("{packed} B 0"),
        &format!("{packed} B"),
    ] {
        assert_eq!(read("dominions", text), Ok(was.clone()), "{text}");
    }
    let turned = read("dominions", &format!("{packed} W 1")).expect("a position");
    assert!(turned.ends_with(" W 1"));
    // Tile 55 of Black on h8: N, NW, SW, SE, NE is all but bottom left.
    assert!(packed.contains("f7") && packed.contains("3f"));
    for bad in [&packed[2..], &format!("{packed}00"), &format!("{packed} X")] {
        assert!(read("dominions", bad).is_err(), "{bad}");
    }
    let pointed = table.draw_as(Eye::Keeper, "pointed").expect("known");
    assert!(pointed.contains("63w") && pointed.contains("i1 ") && pointed.contains(" i17"));
    assert_eq!(table.draw_as(Eye::Keeper, "round"), None);
}

#[test]
fn a_pass_may_be_written_as_one_likes() {
    for (game, at) in [("dominions", None), ("cublino-contra", Some("Cvd5"))] {
        for text in ["pass", "Pass", "PASS"] {
            let mut table = by_name(game).expect("known").open(at, 0).expect("opens");
            table
                .play(text)
                .unwrap_or_else(|why| panic!("{game}: {why}"));
        }
    }
    let mut table: Box<dyn Table> = by_name("dominions")
        .expect("known")
        .open(None, 0)
        .expect("opens");
    table.play("W[Pass]").expect("a pass");
}

#[test]
fn a_line_break_at_the_end_makes_no_drawing() {
    let line = "8/3p1p1p/p2p2P1/8/6P1/P2P1P2/P3P3/1P6 w";
    assert_eq!(read("loa", &format!("{line}\n")), Ok(line.into()));
}
