//! How alpha-beta plays, beside what positions are worth: it would rather not draw, gets on when it is ahead, and does not give up.

use parlour_core::*;
use parlour_search::*;

/// Whoever thinks may step aside, so that the same stands again, or go on, where it is a little behind.
#[derive(Clone, Debug)]
struct Fork;

impl Game for Fork {
    /// A spot and a seat.
    type Position = (u16, u8);
    type Move = u8;
    fn start(&self, seat: u64) -> (u16, u8) {
        (0, seat as u8)
    }
    fn status(&self, at: &(u16, u8)) -> Status {
        Status::ToMove(Seat(at.1))
    }
    fn moves(&self, at: &(u16, u8), out: &mut Vec<u8>) {
        out.extend(0..if at.0 == 0 { 2 } else { 1 });
    }
    fn play(&self, at: &mut (u16, u8), m: u8) {
        let spot = match at.0 {
            0 => 1 + u16::from(m),
            1 => 0,
            spot => spot + 1,
        };
        *at = (spot, 1 - at.1);
    }
    fn key(&self, at: &(u16, u8)) -> u64 {
        mix(u64::from(at.0) * 2 + u64::from(at.1) + 1)
    }
    fn memory(&self) -> Memory {
        Memory {
            repetition: Some(3),
            stall: Some(100),
            plies: None,
        }
    }
}

struct Behind {
    seat: u8,
    contempt: i32,
}

impl Evaluate<Fork> for Behind {
    type Sums = ();
    fn sums(&self, _: &Fork, _: &(u16, u8)) {}
    fn worth(&self, _: &Fork, at: &(u16, u8), _: &()) -> i32 {
        match at {
            (..2, _) => 0,
            (_, seat) if *seat == self.seat => -20,
            _ => 20,
        }
    }
    fn style(&self) -> Style {
        Style {
            contempt: self.contempt,
            ..Style::PLAIN
        }
    }
}

/// Either seat, also with what the other one found in the same table.
#[test]
fn plays_on_where_it_would_rather_not_draw() {
    for (contempt, aside) in [(0, 0), (50, 1)] {
        let table = TranspositionTable::new(1);
        for seat in [0, 1, 0] {
            let at = Fork.start(seat);
            let (past, watch) = (Past::new(&Fork, &at), Watch::new());
            let judge = Behind {
                seat: seat as u8,
                contempt,
            };
            let mut search = Search::new(&Fork, &judge, &table, &at, &past, &watch);
            search.limits.depth = Some(7);
            assert_eq!(search.lead().best(), Some(aside), "{contempt} {seat}");
        }
    }
}

/// Both sides collect 0 to 2 in turn, and who has more after forty plies has won.
#[derive(Clone, Debug)]
struct Harvest;

/// Plies, and by how much the first side leads.
type Field = (i32, i32);

impl Game for Harvest {
    type Position = Field;
    type Move = u8;
    fn start(&self, _: u64) -> Field {
        (0, 0)
    }
    fn status(&self, at: &Field) -> Status {
        let over = |seat| {
            Status::Over(Outcome::win(
                Seats::one(Seat(seat)),
                Reason::new("more", "has more"),
            ))
        };
        match at.0 {
            40 => over(u8::from(at.1 < 0)),
            ply => Status::ToMove(Seat((ply % 2) as u8)),
        }
    }
    fn moves(&self, _: &Field, out: &mut Vec<u8>) {
        out.extend(0..3);
    }
    fn play(&self, at: &mut Field, m: u8) {
        let more = i32::from(m);
        *at = (at.0 + 1, at.1 + if at.0 % 2 == 0 { more } else { -more });
    }
    fn key(&self, at: &Field) -> u64 {
        mix((at.0 * 1000 + at.1 + 500) as u64 + 1)
    }
}

struct Counts;

impl Evaluate<Harvest> for Counts {
    type Sums = ();
    const FORESEES: bool = true;

    fn sums(&self, _: &Harvest, _: &Field) {}
    fn worth(&self, _: &Harvest, at: &Field, _: &()) -> i32 {
        if at.0 % 2 == 0 { at.1 } else { -at.1 }
    }
    fn foregone(&self, game: &Harvest, at: &Field) -> Option<Verdict> {
        let left = 40 - at.0;
        let lead = self.worth(game, at, &());
        (lead.abs() > left + 1).then_some(if lead > 0 {
            Verdict::Win
        } else {
            Verdict::Loss
        })
    }
}

fn harvest(at: Field, depth: Option<u32>, plays_on: bool) -> Analysis<u8> {
    let (table, past, watch) = (
        TranspositionTable::new(1),
        Past::new(&Harvest, &at),
        Watch::new(),
    );
    let mut search = Search::new(&Harvest, &Counts, &table, &at, &past, &watch);
    search.limits.depth = depth;
    search.plays_on = plays_on;
    search.lead()
}

/// An end that is foregone is a proof at once, and nobody looks for the shortest way to it.
#[test]
fn what_is_foregone_is_proven_without_looking_ahead() {
    for (at, verdict) in [((10, 60), Verdict::Win), ((10, -60), Verdict::Loss)] {
        for depth in [None, Some(2)] {
            let said = harvest(at, depth, false);
            assert_eq!(
                said.proof,
                Some(Proof {
                    verdict,
                    plies: None
                })
            );
            assert!(said.nodes < 20, "{}", said.nodes);
        }
    }
    let seen = harvest((39, -5), None, false);
    let win = Proof {
        verdict: Verdict::Win,
        plies: Some(1),
    };
    assert_eq!(seen.proof, Some(win), "the end itself is in sight");
}

/// Whoever plays on does the best in what is lost as well; a win is a win.
#[test]
fn a_side_that_plays_on_does_not_give_up() {
    let lost = harvest((10, -60), Some(5), true);
    assert_eq!((lost.proof, lost.best(), lost.depth), (None, Some(2), 5));
    let won = harvest((10, 60), Some(5), true);
    assert_eq!(won.proof.map(|p| p.verdict), Some(Verdict::Win));
    assert_eq!(won.depth, 2);
}

/// The first seat may get on, now or never, or keep a little more.
#[derive(Clone, Debug)]
struct Road;

impl Game for Road {
    type Position = (u16, bool);
    type Move = u8;
    fn start(&self, _: u64) -> (u16, bool) {
        (0, false)
    }
    fn status(&self, at: &(u16, bool)) -> Status {
        Status::ToMove(Seat((at.0 % 2) as u8))
    }
    fn moves(&self, at: &(u16, bool), out: &mut Vec<u8>) {
        out.extend(0..if at.0 == 0 { 2 } else { 1 });
    }
    fn play(&self, at: &mut (u16, bool), m: u8) {
        *at = (at.0 + 1, at.1 || m == 1);
    }
    fn key(&self, at: &(u16, bool)) -> u64 {
        mix(u64::from(at.0) * 2 + u64::from(at.1) + 1)
    }
    fn is_progress(&self, _: &(u16, bool), m: u8) -> bool {
        m == 1
    }
    fn memory(&self) -> Memory {
        Memory {
            stall: Some(100),
            ..Memory::default()
        }
    }
}

struct Keeps {
    fade: i32,
}

impl Evaluate<Road> for Keeps {
    type Sums = ();
    fn sums(&self, _: &Road, _: &(u16, bool)) {}
    fn worth(&self, _: &Road, at: &(u16, bool), _: &()) -> i32 {
        let lead = if at.1 { 95 } else { 100 };
        if at.0 % 2 == 0 { lead } else { -lead }
    }
    fn style(&self) -> Style {
        Style {
            fade: self.fade,
            ..Style::PLAIN
        }
    }
}

/// A lead that nobody does anything with is worth less and less.
#[test]
fn gets_on_where_a_lead_fades() {
    let mut scores = Vec::new();
    for (fade, m) in [(0, 0), (20, 1)] {
        let at = Road.start(0);
        let (table, past, watch) = (
            TranspositionTable::new(1),
            Past::new(&Road, &at),
            Watch::new(),
        );
        let judge = Keeps { fade };
        let mut search = Search::new(&Road, &judge, &table, &at, &past, &watch);
        search.limits.depth = Some(5);
        let said = search.lead();
        assert_eq!(said.best(), Some(m), "{fade}");
        scores.push(said.moves[0].score);
    }
    assert!(scores[0] > scores[1] && scores[1] > 0.0, "{scores:?}");
}
