use super::*;
use parlour_core::{Game, Text};
use parlour_games::cublino::Cublino;
use parlour_games::dominions::Dominions;
use parlour_games::romanian_checkers::RomanianCheckers;
use std::collections::BTreeSet;

/// Bytes of a book: a page loads it.
const MOST: usize = 30_000;

/// The first lines of a book that Dominions had.
const DOMINIONS: &str = "\
P63p11 4
 P55o10 -4
  P60p10 4
   P47o9 -4
    P62p9 4
     P39o11 -4
      P47o8 4
      P61p12 2
     P59o8 -6
";

/// The book of this game's default rules, checked as it is read: every line legal and exact, every worth that of the best answer.
fn book<G: Rules + Symmetries + PartialEq>(game: G) -> Book<G> {
    let rules = parlour_games::by_name(game.name()).expect("one of ours");
    let text = library(&*rules).expect("it has a book").text();
    assert!(text.len() <= MOST, "{} bytes", text.len());
    Book::read(game, text).expect("a book")
}

/// What all images of a position share.
fn alike<G: Rules + Symmetries>(book: &Book<G>, at: &G::Position) -> u64 {
    let keys = (0..book.ways.len()).map(|way| book.game.key(&book.game.image(at, way)));
    keys.min().expect("one changes nothing")
}

/// Whoever sees a position mirrored, turned or with the players exchanged finds the same moves, mirrored and turned.
fn images_find_their_moves<G: Rules + Symmetries + PartialEq>(book: &Book<G>) {
    let behind = |at: &G::Position, (m, worth): (G::Move, i16)| {
        assert!(book.game.is_legal(at, m), "{m:?}");
        let mut next = at.clone();
        book.game.play(&mut next, m);
        (alike(book, &next), worth)
    };
    for place in book.places.values() {
        let moves = place.moves.iter().map(|one| behind(&place.at, *one));
        let moves: BTreeSet<_> = moves.collect();
        for way in 0..book.ways.len() {
            let image = book.game.image(&place.at, way);
            let found = book.find(&image).expect("an image of a place");
            let found: BTreeSet<_> = found.into_iter().map(|one| behind(&image, one)).collect();
            assert_eq!(found, moves, "{:?}", place.at);
        }
    }
}

#[test]
fn every_book_serves_all_images() {
    let romanian = book(RomanianCheckers::default());
    let pur = book(Cublino::pur());
    assert!(romanian.places() > 50 && pur.places() > 50);
    images_find_their_moves(&romanian);
    images_find_their_moves(&pur);
    assert_eq!(book(Cublino::contra()).places(), 0);
    assert_eq!(book(Dominions::default()).places(), 0);
    let dominions = Book::read(Dominions::default(), DOMINIONS).expect("a book");
    assert_eq!(dominions.places(), 7);
    images_find_their_moves(&dominions);
}

/// A game may be without openings: then every position is thought about.
#[test]
fn an_empty_book_knows_nothing() {
    let game = Dominions::default();
    let book = Book::read(game, "# none\n").expect("a book");
    let start = game.start(0);
    assert_eq!(book.places(), 0);
    assert!(book.find(&start).is_none());
    assert!(book.good(&start, &Past::new(&game, &start)).is_none());
}

/// Positions that only look alike are not taken for images: with the other side to move it is another position.
#[test]
fn who_is_to_move_counts() {
    let game = RomanianCheckers::default();
    let text = "b1-b3 5\n a2-c2 -5\n  d1-d3 5\n";
    let book = Book::read(game.clone(), text).expect("a book");
    let start = game.start(0);
    let exchanged = (0..16).map(|way| game.image(&start, way));
    let exchanged: Vec<_> = exchanged
        .filter(|image| image.mover() != start.mover())
        .collect();
    assert!(!exchanged.is_empty());
    for image in exchanged {
        assert!(book.find(&image).is_some(), "the other side's start");
    }
    let mut next = start.clone();
    let m = game.read_move(&start, "b1-b3").expect("a move");
    game.play(&mut next, m);
    assert!(book.find(&next).is_some());
    assert!(book.find(&next.passed()).is_none());
}

#[test]
fn what_is_no_book_is_refused() {
    for (text, why) in [
        ("b1-b3 5\nb1-b9 4\n", "line 2 of the book: "),
        (
            "# a title\n\nb1-b3 five\n",
            "line 3 of the book: \"five\" is no number",
        ),
        ("b1-b3 101\n", "\"101\" is no number from -100 to 100"),
        ("b1-b3\n", "\"b1-b3\" is not MOVE WORTH"),
        (
            "b1-b3 5\n  a2-c2 -5\n",
            "line 2 of the book: it is indented too far",
        ),
        (" b1-b3 5\n", "line 1 of the book: it is indented too far"),
        (
            "b1-b3 5\n a2-c2 -4\n",
            "line 1 of the book: 5 is not its worth, which is 4 by its answers",
        ),
        (
            "b1-b3 5\nb1-b3 5\n",
            "line 2 of the book: b1-b3 stands there twice",
        ),
        ("b1b3 5\n", "line 1 of the book: "),
        (
            "d1-d3 1\n a7-c7 -1\n  e1-e3 1\n   a4-c4 -1\ne1-e3 1\n a7-c7 -1\n  d1-d3 1\n   a5-c5 -1\n",
            "line 8 of the book: its position stands there already",
        ),
    ] {
        let told = Book::read(RomanianCheckers::default(), text).map(|book| book.places());
        let told = told.expect_err(text).to_string();
        assert!(told.contains(why), "{text}: {told}");
    }
}

/// The good ones are those that lose little; nothing is looked up where a position has stood before, or later than the longest line ends.
#[test]
fn good_moves_are_near_the_best() {
    let game = RomanianCheckers::default();
    let text = "b1-b3 5\n a2-c2 -5\nc1-c3 3\nd1-d3 2\n";
    let book = Book::read(game.clone(), text).expect("a book");
    let start = game.start(0);
    let past = Past::new(&game, &start);
    let good = book.good(&start, &past).expect("it has the start");
    assert_eq!(
        good.iter().map(|(_, worth)| *worth).collect::<Vec<_>>(),
        [5, 3]
    );
    let short = Book::read(game.clone(), "b1-b3 5\nc1-c3 3\nd1-d3 2\n").expect("a book");
    let (mut at, mut past) = (start.clone(), past);
    for text in ["b1-b3", "a2-c2", "b3-b1", "c2-a2"] {
        let late = past.plies() >= 1;
        assert_eq!(short.good(&start, &past).is_none(), late, "{text}");
        let m = game.read_move(&at, text).expect("a move");
        let before = at.clone();
        game.play(&mut at, m);
        past.push(&game, &before, m, &at);
    }
    assert_eq!(at, start);
    let line = "b1-b3 5\n a2-c2 -5\n  b3-b1 5\n   a4-c4 -5\n    g1-g3 5\n";
    let long = Book::read(game.clone(), line).expect("a book");
    assert!(long.find(&at).is_some() && past.plies() < 5);
    assert!(long.good(&at, &past).is_none(), "it has stood before");
}
