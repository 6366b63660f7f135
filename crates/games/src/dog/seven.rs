//! Sevens: every result of splitting seven steps, each once.
//!
//! Pieces that cannot touch each other within seven steps are independent, so the movable pieces
//! fall into clusters. The results of a cluster are found by trying all orders of legs (two
//! neighbouring legs that do not touch are tried in one order only); those of the whole seven are
//! the combinations. Counting, drawing and looking up need no list of combinations.

use super::action::{Leg, Legs, Play};
use super::board::{Board, Place};
use super::rules::Dog;
use arrayvec::ArrayVec;
use parlour_core::Rng;
use rustc_hash::FxHashMap;

const STEPS: u8 = 7;

/// A piece that may make a leg.
#[derive(Copy, Clone, Debug)]
struct Mover {
    seat: u8,
    place: Place,
    rank: u8,
    mate: bool,
}

/// Squares of the ring and whole finishes (bit = seat).
#[derive(Copy, Clone, Debug, Default)]
struct Area {
    ring: u128,
    finishes: u8,
}

impl Area {
    fn touches(&self, other: &Area) -> bool {
        self.ring & other.ring != 0 || self.finishes & other.finishes != 0
    }
    fn add(&mut self, other: &Area) {
        self.ring |= other.ring;
        self.finishes |= other.finishes;
    }
}

/// One result of some legs.
#[derive(Copy, Clone, Debug)]
struct Found {
    steps: u8,
    legs: Legs,
    board: Board,
}

/// Pieces that can touch each other, and everything they can do alone.
#[derive(Clone, Debug)]
struct Cluster {
    area: Area,
    /// In order of steps; the first is "nothing", with 0 steps.
    found: Vec<Found>,
    /// Where the results with so many steps begin.
    begin: [u32; STEPS as usize + 2],
}

impl Cluster {
    fn with(&self, steps: u8) -> &[Found] {
        let s = steps as usize;
        &self.found[self.begin[s] as usize..self.begin[s + 1] as usize]
    }
}

/// All results of `total` steps after some legs that are made already.
#[derive(Clone, Debug)]
struct Part {
    base: Board,
    prefix: Legs,
    total: u8,
    clusters: ArrayVec<Cluster, 8>,
    /// `ways[i][s]`: combinations of `s` steps of the clusters from number `i` on.
    ways: ArrayVec<[u64; STEPS as usize + 1], 9>,
}

/// All sevens of a position.
#[derive(Clone, Debug)]
pub struct Sevens {
    parts: ArrayVec<Part, 2>,
}

impl Sevens {
    /// For the pieces of `side`, and those of `mate` where the rules let them take part.
    pub fn new(rules: &Dog, board: &Board, side: u8, mate: Option<u8>) -> Sevens {
        let mut movers = ArrayVec::<Mover, 8>::new();
        collect(board, side, false, &mut movers);
        if let Some(mate) = mate.filter(|_| rules.is_canadian()) {
            collect(board, mate, true, &mut movers);
        }
        let rest = mate.filter(|_| !rules.is_canadian() && rules.rest_of_seven());
        let rest = rest.and_then(|mate| Some((mate, filled(board, side)?)));
        let mut parts = ArrayVec::new();
        let own = Part::new(rules, *board, Legs::NONE, STEPS, &movers, rest.is_some());
        parts.push(own);
        if let Some((mate, (full, steps))) = rest
            && let Some(prefix) = parts[0].find(&full, steps)
        {
            movers.clear();
            collect(&full, mate, true, &mut movers);
            let part = Part::new(rules, full, prefix, STEPS - steps, &movers, false);
            parts.push(part);
        }
        Sevens { parts }
    }
    /// How many different results.
    pub fn count(&self) -> u64 {
        self.parts.iter().map(Part::count).sum()
    }
    /// Shows every canonical seven to `visit`.
    pub fn each(&self, visit: &mut impl FnMut(Legs)) {
        for part in &self.parts {
            part.each(0, part.total, Legs::NONE, visit);
        }
    }
    /// Number `index`, below [`Sevens::count`], in some order.
    pub fn nth(&self, mut index: u64) -> Legs {
        for part in &self.parts {
            match index.checked_sub(part.count()) {
                Some(rest) => index = rest,
                None => return part.nth(index),
            }
        }
        unreachable!("the index is below the count")
    }
    /// One of them, drawn evenly.
    pub fn pick(&self, rng: &mut Rng) -> Option<Legs> {
        let n = self.count();
        (n > 0).then(|| self.nth(rng.below(n as usize) as u64))
    }
    /// The canonical seven that leads to this board, if one does.
    pub fn find(&self, board: &Board) -> Option<Legs> {
        let found = self
            .parts
            .iter()
            .filter_map(|part| part.find(board, part.total));
        found.min()
    }
}

fn collect(board: &Board, seat: u8, mate: bool, movers: &mut ArrayVec<Mover, 8>) {
    for (rank, place) in board.ranked(seat).into_iter().enumerate() {
        movers.push(Mover {
            seat,
            place,
            rank: rank as u8,
            mate,
        });
    }
}

/// The board when the four pieces of `seat` have gone to the finish, and the steps it takes; only if
/// that is fewer than seven. Whether the ways are free is not looked at.
fn filled(board: &Board, seat: u8) -> Option<(Board, u8)> {
    if board.kennel(seat) > 0 || board.is_blocking(seat) {
        return None;
    }
    let mut steps = 10i32;
    let (mut full, mut swept) = (*board, 0);
    for place in board.places(seat) {
        steps -= match place {
            Place::Ring(from) => {
                let d = board.to_start(seat, from);
                swept |= board.ahead(from, d);
                -(d as i32)
            }
            Place::Finish(i) => i as i32 + 1,
        };
        full.lift(seat, place);
    }
    if !(1..STEPS as i32).contains(&steps) {
        return None;
    }
    full.sweep(swept);
    for i in 0..4 {
        full.put(seat, Place::Finish(i), false);
    }
    Some((full, steps as u8))
}

impl Part {
    /// `keep`: results of fewer steps than `total` are asked for, too.
    fn new(
        rules: &Dog,
        base: Board,
        prefix: Legs,
        total: u8,
        movers: &[Mover],
        keep: bool,
    ) -> Part {
        let guards = base.guards(rules.start_protects());
        let mut fixed = guards;
        for mover in movers {
            if let Place::Ring(square) = mover.place {
                fixed &= !(1 << square);
            }
        }
        let mut groups: ArrayVec<(Area, ArrayVec<Mover, 8>), 8> = ArrayVec::new();
        for mover in movers {
            let mut area = reach(&base, mover, fixed, total);
            let mut members = ArrayVec::new();
            members.push(*mover);
            let mut i = 0;
            while i < groups.len() {
                if groups[i].0.touches(&area) {
                    let (other, more) = groups.remove(i);
                    area.add(&other);
                    members.extend(more);
                    i = 0;
                } else {
                    i += 1;
                }
            }
            groups.push((area, members));
        }
        let alone = groups.len() == 1 && !keep;
        let mut clusters: ArrayVec<Cluster, 8> = ArrayVec::new();
        for (area, members) in groups {
            let cluster = solve(rules, &base, &members, area, total, alone);
            if cluster.found.len() > 1 {
                clusters.push(cluster);
            }
        }
        let mut ways = ArrayVec::new();
        let mut below = [0; STEPS as usize + 1];
        below[0] = 1;
        ways.push(below);
        for cluster in clusters.iter().rev() {
            let mut here = [0; STEPS as usize + 1];
            for s in 0..=total {
                for own in 0..=s {
                    let n = cluster.with(own).len() as u64;
                    here[s as usize] += n * below[(s - own) as usize];
                }
            }
            ways.push(here);
            below = here;
        }
        ways.reverse();
        Part {
            base,
            prefix,
            total,
            clusters,
            ways,
        }
    }
    fn count(&self) -> u64 {
        self.ways[0][self.total as usize]
    }
    fn each(&self, i: usize, left: u8, legs: Legs, visit: &mut impl FnMut(Legs)) {
        if i == self.clusters.len() {
            if left == 0 {
                visit(self.prefix.chain(legs));
            }
            return;
        }
        for steps in 0..=left {
            if self.ways[i + 1][(left - steps) as usize] == 0 {
                continue;
            }
            for found in self.clusters[i].with(steps) {
                self.each(i + 1, left - steps, legs.merge(found.legs), visit);
            }
        }
    }
    fn nth(&self, mut index: u64) -> Legs {
        let (mut left, mut legs) = (self.total, Legs::NONE);
        for (i, cluster) in self.clusters.iter().enumerate() {
            for steps in 0..=left {
                let found = cluster.with(steps);
                let behind = self.ways[i + 1][(left - steps) as usize];
                let block = found.len() as u64 * behind;
                if index < block {
                    legs = legs.merge(found[(index / behind) as usize].legs);
                    index %= behind;
                    left -= steps;
                    break;
                }
                index -= block;
            }
        }
        self.prefix.chain(legs)
    }
    /// The canonical legs of `total` steps in all that lead to `board`.
    fn find(&self, board: &Board, total: u8) -> Option<Legs> {
        let mut rest = Area::default();
        for cluster in &self.clusters {
            rest.add(&cluster.area);
        }
        if !self.base.same_within(board, !rest.ring, !rest.finishes) {
            return None;
        }
        let mut best = [None; STEPS as usize + 1];
        best[0] = Some(Legs::NONE);
        for cluster in &self.clusters {
            let mut next = [None::<Legs>; STEPS as usize + 1];
            let Area { ring, finishes } = cluster.area;
            let fits = |f: &&Found| f.board.same_within(board, ring, finishes);
            for found in cluster.found.iter().filter(fits) {
                for s in 0..=(total.saturating_sub(found.steps)) {
                    let Some(legs) = best[s as usize] else {
                        continue;
                    };
                    let (sum, legs) = ((s + found.steps) as usize, legs.merge(found.legs));
                    next[sum] = Some(next[sum].map_or(legs, |n| n.min(legs)));
                }
            }
            best = next;
        }
        best[total as usize].map(|legs| self.prefix.chain(legs))
    }
}

/// Everything a piece can touch in `total` steps.
fn reach(board: &Board, mover: &Mover, fixed: u128, total: u8) -> Area {
    let mut area = Area::default();
    let Place::Ring(from) = mover.place else {
        area.finishes = 1 << mover.seat;
        return area;
    };
    area.ring = 1 << from;
    let mut far = 0;
    while far < total && fixed >> board.after(from, far + 1) & 1 == 0 {
        far += 1;
    }
    area.ring |= board.ahead(from, far);
    let d = board.to_start(mover.seat, from);
    if d <= far && d < total && !(d == 0 && board.is_blocking(mover.seat)) {
        area.finishes = 1 << mover.seat;
    }
    area
}

/// All results of a cluster. `alone`: only whole sevens are needed.
fn solve(
    rules: &Dog,
    base: &Board,
    members: &[Mover],
    area: Area,
    total: u8,
    alone: bool,
) -> Cluster {
    let mut found = vec![Found {
        steps: 0,
        legs: Legs::NONE,
        board: *base,
    }];
    if let [mover] = members {
        let guards = base.guards(rules.start_protects());
        for n in 1..=total {
            let inside = base.enter(guards, mover.seat, mover.place, n);
            let along = base.along(guards, mover.place, n);
            for (to, avoid) in [(inside, false), (along, inside.is_some())] {
                let Some(to) = to else { continue };
                let mut board = *base;
                board.sweep(base.swept(mover.seat, mover.place, to, n));
                board.relocate(mover.seat, mover.place, to);
                let legs = Legs::NONE.then(mover.leg(n, avoid));
                found.push(Found {
                    steps: n,
                    legs,
                    board,
                });
            }
        }
    } else {
        let mut search = Search {
            rules,
            members,
            total,
            alone,
            results: FxHashMap::default(),
        };
        search.explore(base, 0, 0, None, Legs::NONE);
        let results = search.results.into_iter();
        found.extend(results.map(|((steps, board), legs)| Found { steps, legs, board }));
        found[1..].sort_unstable_by_key(|f| (f.steps, f.legs));
    }
    let mut begin = [0; STEPS as usize + 2];
    for f in &found {
        begin[f.steps as usize + 1] += 1;
    }
    for s in 0..=STEPS as usize {
        begin[s + 1] += begin[s];
    }
    Cluster { area, found, begin }
}

impl Mover {
    fn leg(&self, steps: u8, avoid: bool) -> Leg {
        Leg {
            rank: self.rank,
            mate: self.mate,
            steps,
            avoid,
        }
    }
}

/// Tries all orders of legs, each piece at most once.
struct Search<'s> {
    rules: &'s Dog,
    members: &'s [Mover],
    total: u8,
    alone: bool,
    results: FxHashMap<(u8, Board), Legs>,
}

impl Search<'_> {
    fn explore(
        &mut self,
        board: &Board,
        made: u8,
        gone: u8,
        last: Option<(u64, u128)>,
        legs: Legs,
    ) {
        let guards = board.guards(self.rules.start_protects());
        for (i, mover) in self.members.iter().enumerate() {
            if gone >> i & 1 == 1 {
                continue;
            }
            for n in 1..=self.total - made {
                let inside = board.enter(guards, mover.seat, mover.place, n);
                let along = board.along(guards, mover.place, n);
                for (to, avoid) in [(inside, false), (along, inside.is_some())] {
                    let Some(to) = to else { continue };
                    let leg = mover.leg(n, avoid);
                    let swept = board.swept(mover.seat, mover.place, to, n);
                    let trace = trace(board, mover, to, swept, n);
                    if let Some((code, before)) = last
                        && leg.code() < code
                        && trace & before == 0
                    {
                        continue;
                    }
                    let mut next = *board;
                    next.sweep(swept);
                    next.relocate(mover.seat, mover.place, to);
                    let (made, legs) = (made + n, legs.then(leg));
                    if !self.alone || made == self.total {
                        let best = self.results.entry((made, next)).or_insert(legs);
                        *best = legs.min(*best);
                    }
                    if made < self.total {
                        let gone = gone | 1 << i | self.home(swept);
                        self.explore(&next, made, gone, Some((leg.code(), trace)), legs);
                    }
                }
            }
        }
    }
    /// Members that stood on these squares. One that has moved away is gone already.
    fn home(&self, swept: u128) -> u8 {
        let members = self.members.iter().enumerate();
        members.fold(0, |gone, (i, m)| match m.place {
            Place::Ring(square) => gone | ((swept >> square & 1) as u8) << i,
            Place::Finish(_) => gone,
        })
    }
}

/// Every square that decides about or is changed by a leg, the finish it could have entered
/// included: legs with disjoint traces may be made in either order.
fn trace(board: &Board, mover: &Mover, to: Place, swept: u128, n: u8) -> u128 {
    let finish = |slots: u128| slots << (100 + 4 * mover.mate as u32);
    match (mover.place, to) {
        (Place::Ring(from), Place::Ring(_)) => {
            let d = board.to_start(mover.seat, from);
            let inside = if n > d && n - d <= 4 {
                (1 << (n - d)) - 1
            } else {
                0
            };
            1 << from | swept | finish(inside)
        }
        (Place::Ring(from), Place::Finish(i)) => 1 << from | swept | finish((2 << i) - 1),
        (Place::Finish(from), Place::Finish(i)) => finish((2 << i) - (1 << from)),
        (Place::Finish(_), Place::Ring(_)) => unreachable!("nobody leaves the finish"),
    }
}

/// Some way to make `left` steps of a seven, if there is one. Stops at the first.
pub fn any(rules: &Dog, board: &Board, side: u8, mate: Option<u8>, left: u8) -> Option<Legs> {
    let mut movers = ArrayVec::<Mover, 8>::new();
    collect(board, side, false, &mut movers);
    let rest = mate.filter(|_| !rules.is_canadian() && rules.rest_of_seven());
    if let Some(mate) = mate.filter(|_| rules.is_canadian() || board.is_full(side)) {
        collect(board, mate, true, &mut movers);
    }
    first(rules, board, side, rest, &movers, 0, left, Legs::NONE)
}

#[allow(clippy::too_many_arguments)]
fn first(
    rules: &Dog,
    board: &Board,
    side: u8,
    rest: Option<u8>,
    movers: &[Mover],
    gone: u8,
    left: u8,
    legs: Legs,
) -> Option<Legs> {
    let guards = board.guards(rules.start_protects());
    for (i, mover) in movers.iter().enumerate() {
        if gone >> i & 1 == 1 {
            continue;
        }
        for n in (1..=left).rev() {
            let inside = board.enter(guards, mover.seat, mover.place, n);
            let along = board.along(guards, mover.place, n);
            for (to, avoid) in [(inside, false), (along, inside.is_some())] {
                let Some(to) = to else { continue };
                let legs = legs.then(mover.leg(n, avoid));
                if n == left {
                    return Some(legs);
                }
                let swept = board.swept(mover.seat, mover.place, to, n);
                let mut next = *board;
                next.sweep(swept);
                next.relocate(mover.seat, mover.place, to);
                let mut gone = gone | 1 << i;
                for (j, other) in movers.iter().enumerate() {
                    if let Place::Ring(square) = other.place {
                        gone |= ((swept >> square & 1) as u8) << j;
                    }
                }
                let found = match rest.filter(|_| next.is_full(side)) {
                    Some(mate) => {
                        let mut movers = ArrayVec::<Mover, 8>::new();
                        collect(&next, mate, true, &mut movers);
                        first(rules, &next, side, None, &movers, 0, left - n, legs)
                    }
                    None => first(rules, &next, side, rest, movers, gone, left - n, legs),
                };
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// The board after a seven in any spelling: legs in order, a piece named twice allowed. The error is
/// the number of the leg that cannot be made, and why.
pub fn result(
    rules: &Dog,
    board: &Board,
    side: u8,
    mate: Option<u8>,
    legs: Legs,
) -> Result<Board, (u32, &'static str)> {
    let mut now = *board;
    let mut places = [side, mate.unwrap_or(side)].map(|seat| {
        let mut places = [None; 4];
        for (rank, place) in board.ranked(seat).into_iter().enumerate() {
            places[rank] = Some(place);
        }
        places
    });
    for (i, leg) in legs.iter().enumerate() {
        let fail = |why| (i as u32, why);
        let seat = if !leg.mate {
            side
        } else {
            let allowed = rules.is_canadian() || rules.rest_of_seven() && now.is_full(side);
            let mate = mate.filter(|_| allowed);
            mate.ok_or(fail("the partner's pieces may not move now"))?
        };
        let place = places[leg.mate as usize][leg.rank as usize];
        let from = place.ok_or(fail("that piece is in the kennel"))?;
        let to = target(rules, &now, seat, from, leg.steps, leg.avoid);
        let to = to.ok_or(fail("the way is blocked"))?;
        let swept = now.swept(seat, from, to, leg.steps);
        now.sweep(swept);
        now.relocate(seat, from, to);
        for place in places.iter_mut().flatten() {
            if let Some(Place::Ring(square)) = *place
                && swept >> square & 1 == 1
            {
                *place = None;
            }
        }
        places[leg.mate as usize][leg.rank as usize] = Some(to);
    }
    Ok(now)
}

/// Where `n` steps lead: into the finish if that is legal and not avoided, else along the ring.
pub fn target(
    rules: &Dog,
    board: &Board,
    seat: u8,
    from: Place,
    n: u8,
    avoid: bool,
) -> Option<Place> {
    let guards = board.guards(rules.start_protects());
    let inside = board.enter(guards, seat, from, n);
    match from {
        Place::Finish(_) => inside,
        Place::Ring(_) if avoid => board.along(guards, from, n),
        Place::Ring(_) => inside.or_else(|| board.along(guards, from, n)),
    }
}

/// As a play.
impl From<Legs> for Play {
    fn from(legs: Legs) -> Play {
        Play::Seven(legs)
    }
}
