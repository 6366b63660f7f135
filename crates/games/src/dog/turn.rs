//! What the seat to move can do with a card: its plays and their results.

use super::action::Play;
use super::board::{Board, Place, Ranked};
use super::card::{Card, Hand};
use super::options::Dog;
use super::seven::{self, Sevens};
use arrayvec::ArrayVec;
use parlour_core::Rng;
use std::cell::OnceCell;

/// A seat, whose pieces it plays, and the board.
pub struct Turn<'t> {
    rules: &'t Dog,
    board: &'t Board,
    /// Whose pieces are played: the own ones, or a mate's once the own finish is full.
    side: u8,
    /// Whose pieces the legs written with `'` would move.
    mate: Option<u8>,
    own: Ranked,
    guards: u8,
    /// Bit = seat from whom a card could be drawn.
    victims: u8,
    sevens: OnceCell<Sevens>,
    joker: OnceCell<Joker>,
}

impl<'t> Turn<'t> {
    /// For `seat`, with the cards that everybody holds.
    pub fn new(rules: &'t Dog, board: &'t Board, seat: u8, hands: &[Hand]) -> Turn<'t> {
        let next_mate = || {
            let mut mate = rules.partner(seat)?;
            while board.is_full(mate) && mate != seat {
                mate = rules.partner(mate)?;
            }
            (mate != seat).then_some(mate)
        };
        let (side, mate) = if board.is_full(seat) {
            (next_mate().unwrap_or(seat), None)
        } else if rules.is_canadian() || rules.rest_of_seven() {
            (seat, next_mate())
        } else {
            (seat, None)
        };
        let mut victims = 0;
        if rules.draws_with_two() {
            for (s, hand) in hands.iter().enumerate() {
                victims |= ((s as u8 != seat && !hand.is_empty()) as u8) << s;
            }
        }
        Turn {
            rules,
            board,
            side,
            mate,
            own: board.ranked(side),
            guards: board.guards(rules.start_protects()),
            victims,
            sevens: OnceCell::new(),
            joker: OnceCell::new(),
        }
    }
    /// Whose pieces are played.
    pub fn side(&self) -> u8 {
        self.side
    }
    /// Whose pieces the legs written with `'` move.
    pub fn mate(&self) -> Option<u8> {
        self.mate
    }
    /// The pieces of [`Turn::side`] by rank.
    pub fn own(&self) -> &Ranked {
        &self.own
    }

    /// All sevens, worked out when first asked for.
    pub fn sevens(&self) -> &Sevens {
        let all = || Sevens::new(self.rules, self.board, self.side, self.mate);
        self.sevens.get_or_init(all)
    }
    /// Can `card` be played at all? Stops at the first play.
    pub fn can_play(&self, card: Card) -> bool {
        if card == Card::JOKER {
            // Most likely first.
            return Card::plain()
                .filter(|c| *c != Card::SEVEN)
                .any(|c| self.visit(c, &mut |_| true))
                || self.any_seven();
        }
        if card == Card::SEVEN {
            return self.any_seven();
        }
        self.visit(card, &mut |_| true)
    }
    fn any_seven(&self) -> bool {
        seven::any(self.rules, self.board, self.side, self.mate, 7)
    }

    /// Shows the plays of a card other than 7 and joker until `stop` says true; true if it did.
    ///
    /// Results are different except where one piece goes onto two own pieces, which takes it off
    /// the board either way: then only the preferred text is shown.
    pub fn visit(&self, card: Card, stop: &mut impl FnMut(Play) -> bool) -> bool {
        match card {
            Card::ACE => self.starts(card, stop) || self.ace(stop),
            Card::TWO => self.forward(card, stop) || self.draws(stop),
            Card::FOUR => self.four(stop),
            Card::JACK => self.swaps(stop),
            Card::KING => self.starts(card, stop) || self.forward(card, stop),
            _ => self.forward(card, stop),
        }
    }
    fn starts(&self, card: Card, stop: &mut impl FnMut(Play) -> bool) -> bool {
        self.can_start() && stop(Play::Start(card))
    }
    /// Can a piece leave the kennel?
    #[inline]
    pub fn can_start(&self) -> bool {
        self.board.kennel(self.side) > 0 && self.guards >> self.side & 1 == 0
    }
    /// Both ways to go `n` steps: into the finish, along the ring.
    #[inline]
    pub fn ways(&self, from: Place, n: u8) -> (Option<Place>, Option<Place>) {
        (
            self.board.enter(self.guards, self.side, from, n),
            self.board.along(self.guards, from, n),
        )
    }
    fn forward(&self, card: Card, stop: &mut impl FnMut(Play) -> bool) -> bool {
        let Some(n) = card.steps() else { return false };
        for (rank, from) in (0..).zip(&self.own) {
            let (inside, along) = self.ways(*from, n);
            let play = |avoid| Play::Forward { card, rank, avoid };
            if inside.is_some() && stop(play(false)) {
                return true;
            }
            if along.is_some() && stop(play(inside.is_some())) {
                return true;
            }
        }
        false
    }
    fn takes_own(&self, to: Option<Place>) -> bool {
        to.is_some_and(|to| self.board.has(self.side, to))
    }
    fn ace(&self, stop: &mut impl FnMut(Play) -> bool) -> bool {
        for (rank, from) in (0..).zip(&self.own) {
            let (inside_1, along_1) = self.ways(*from, 1);
            let (inside_11, along_11) = self.ways(*from, 11);
            let one = |avoid| Play::One { rank, avoid };
            let eleven = |avoid| Play::Forward {
                card: Card::ACE,
                rank,
                avoid,
            };
            // Off the board either way: without `-`, else the shorter step, whose text is smaller.
            let twice = self.takes_own(along_1) && self.takes_own(along_11);
            let drop_one = twice && inside_1.is_some() && inside_11.is_none();
            let shown = [
                (inside_1.is_some(), one(false)),
                (along_1.is_some() && !drop_one, one(inside_1.is_some())),
                (inside_11.is_some(), eleven(false)),
                (
                    along_11.is_some() && (!twice || drop_one),
                    eleven(inside_11.is_some()),
                ),
            ];
            if shown.into_iter().any(|(legal, play)| legal && stop(play)) {
                return true;
            }
        }
        false
    }
    fn four(&self, stop: &mut impl FnMut(Play) -> bool) -> bool {
        for (rank, from) in (0..).zip(&self.own) {
            let (inside, along) = self.ways(*from, 4);
            let back = self.board.back(self.guards, *from);
            let forward = |avoid| Play::Forward {
                card: Card::FOUR,
                rank,
                avoid,
            };
            let twice = self.takes_own(along) && self.takes_own(back);
            let shown = [
                (inside.is_some(), forward(false)),
                (along.is_some() && !twice, forward(inside.is_some())),
                (back.is_some(), Play::Back { rank }),
            ];
            if shown.into_iter().any(|(legal, play)| legal && stop(play)) {
                return true;
            }
        }
        false
    }
    /// May this piece be swapped?
    pub fn can_swap(&self, place: Place) -> bool {
        matches!(place, Place::Ring(square) if !Board::is_guarded(self.guards, square))
    }
    fn swaps(&self, stop: &mut impl FnMut(Play) -> bool) -> bool {
        if !self.own.iter().any(|mine| self.can_swap(*mine)) {
            return false;
        }
        let mut own_swap = self.rules.own_swap();
        let mut others = ArrayVec::<(u8, u8), 24>::new();
        for seat in (0..self.board.seats()).filter(|s| own_swap || *s != self.side) {
            for (other, theirs) in (0..).zip(&self.board.ranked(seat)) {
                if self.can_swap(*theirs) {
                    others.push((seat, other));
                }
            }
        }
        for (rank, mine) in (0..).zip(&self.own) {
            if !self.can_swap(*mine) {
                continue;
            }
            for (seat, other) in others.iter().copied() {
                if seat == self.side {
                    // The board stays as it is, whichever two are swapped: the first will do.
                    if !own_swap || other == rank {
                        continue;
                    }
                    own_swap = false;
                }
                if stop(Play::Swap { rank, seat, other }) {
                    return true;
                }
            }
        }
        false
    }
    fn draws(&self, stop: &mut impl FnMut(Play) -> bool) -> bool {
        let seats = 0..self.board.seats();
        seats
            .filter(|s| self.victims >> s & 1 == 1)
            .any(|from| stop(Play::Draw { from }))
    }

    /// The board after a play in any spelling, or why it cannot be played.
    pub fn result(&self, play: Play) -> Result<Board, String> {
        let mut next = *self.board;
        let piece = |rank: u8| {
            let place = self.own.get(rank as usize).copied();
            place.ok_or_else(|| format!("piece {rank} is in the kennel"))
        };
        match play {
            Play::Start(card) => {
                if card != Card::ACE && card != Card::KING {
                    return Err(format!("a {} brings no piece out", card.name()));
                }
                if self.board.kennel(self.side) == 0 {
                    return Err("no piece is left in the kennel".into());
                }
                if !self.can_start() {
                    let start = Board::start(self.side);
                    return Err(format!("a piece blocks the start P{start}"));
                }
                next.bring_out(self.side);
            }
            Play::One { rank, avoid } => {
                let from = piece(rank)?;
                next.relocate(self.side, from, self.target(from, 1, avoid)?);
            }
            Play::Forward { card, rank, avoid } => {
                let from = piece(rank)?;
                let n = card.steps();
                let n = n.ok_or_else(|| format!("a {} has no steps", card.name()))?;
                next.relocate(self.side, from, self.target(from, n, avoid)?);
            }
            Play::Back { rank } => {
                let from = piece(rank)?;
                let to = self.board.back(self.guards, from);
                let to = to.ok_or_else(|| format!("the piece on {from} cannot go 4 steps back"))?;
                next.relocate(self.side, from, to);
            }
            Play::Seven(legs) => {
                let sum: u8 = legs.iter().map(|leg| leg.steps).sum();
                if sum != 7 {
                    return Err(format!("the legs add up to {sum}, not 7"));
                }
                let made = seven::result(self.rules, self.board, self.side, self.mate, legs);
                return made.map_err(|(leg, why)| format!("leg {} cannot be made: {why}", leg + 1));
            }
            Play::Swap { rank, seat, other } => {
                let mine = piece(rank)?;
                let own = seat == self.side;
                if seat >= self.board.seats() {
                    return Err(format!("there is no seat {seat}"));
                }
                if own && (!self.rules.own_swap() || rank == other) {
                    return Err("a jack swaps with a piece of another player".into());
                }
                let theirs = self.board.ranked(seat).get(other as usize).copied();
                let theirs = theirs
                    .ok_or_else(|| format!("piece {other} of seat {seat} is in the kennel"))?;
                for place in [mine, theirs] {
                    if !self.can_swap(place) {
                        return Err(format!("the piece on {place} cannot be swapped"));
                    }
                }
                next.swap(self.side, mine, seat, theirs);
            }
            Play::Draw { from } => {
                if !self.rules.draws_with_two() {
                    return Err("a 2 does not draw a card under these rules".into());
                }
                if from >= self.board.seats() || self.victims >> from & 1 == 0 {
                    return Err(format!("no card can be drawn from seat {from}"));
                }
            }
        }
        Ok(next)
    }
    fn target(&self, from: Place, n: u8, avoid: bool) -> Result<Place, String> {
        let to = seven::target(self.rules, self.board, self.side, from, n, avoid);
        to.ok_or_else(|| format!("the piece on {from} cannot go {n} steps"))
    }

    /// The one text of `card` for what `play` leads to.
    pub fn canonical(&self, card: Card, play: Play) -> Result<Play, String> {
        let board = self.result(play)?;
        if let Play::Draw { .. } = play {
            return Ok(play);
        }
        let found = if card == Card::JOKER {
            Card::plain().find_map(|card| self.play_to(card, &board))
        } else {
            self.play_to(card, &board)
        };
        Ok(found.expect("what a card can do is found among its plays"))
    }
    /// The play of `card`, which is no joker, that leads to `board`.
    pub fn play_to(&self, card: Card, board: &Board) -> Option<Play> {
        if card == Card::SEVEN {
            return self.sevens().find(board).map(Play::Seven);
        }
        let mut found = None;
        self.visit(card, &mut |play| {
            let leads = !matches!(play, Play::Draw { .. })
                && self.result(play).is_ok_and(|after| after == *board);
            if leads {
                found = Some(play);
            }
            leads
        });
        found
    }

    /// Shows every canonical play of `card` once.
    pub fn each(&self, card: Card, show: &mut impl FnMut(Play)) {
        match card {
            Card::JOKER => {
                let sevens = self.sevens();
                let Joker { plain, twice } = self.joker();
                plain.iter().copied().for_each(&mut *show);
                sevens.each(&mut |legs| {
                    if !twice.contains(&legs) {
                        show(legs.into());
                    }
                });
            }
            Card::SEVEN => self.sevens().each(&mut |legs| show(legs.into())),
            _ => {
                self.visit(card, &mut |play| {
                    show(play);
                    false
                });
            }
        }
    }
    /// How many plays `card` has.
    pub fn count(&self, card: Card) -> u64 {
        match card {
            Card::JOKER => {
                let sevens = self.sevens();
                let Joker { plain, twice } = self.joker();
                plain.len() as u64 + sevens.count() - twice.len() as u64
            }
            Card::SEVEN => self.sevens().count(),
            _ => {
                let mut n = 0;
                self.visit(card, &mut |_| {
                    n += 1;
                    false
                });
                n
            }
        }
    }
    /// A play of `card`, drawn evenly without listing sevens.
    pub fn pick(&self, card: Card, rng: &mut Rng) -> Option<Play> {
        match card {
            Card::JOKER => {
                let sevens = self.sevens();
                let Joker { plain, twice } = self.joker();
                let total = plain.len() as u64 + sevens.count();
                if total == twice.len() as u64 {
                    return None;
                }
                loop {
                    let i = rng.below(total as usize);
                    let Some(j) = i.checked_sub(plain.len()) else {
                        return Some(plain[i]);
                    };
                    let legs = sevens.nth(j as u64);
                    if !twice.contains(&legs) {
                        return Some(legs.into());
                    }
                }
            }
            Card::SEVEN => self.sevens().pick(rng).map(Play::Seven),
            _ => {
                let mut seen = 0;
                let mut picked = None;
                self.visit(card, &mut |play| {
                    seen += 1;
                    if rng.below(seen) == 0 {
                        picked = Some(play);
                    }
                    false
                });
                picked
            }
        }
    }

    /// What a joker can do other than a seven, each result under the first card that gives it, and
    /// the sevens that an earlier card gives already.
    fn joker(&self) -> &Joker {
        self.joker.get_or_init(|| self.new_joker(self.sevens()))
    }
    fn new_joker(&self, sevens: &Sevens) -> Joker {
        let mut plain = Vec::with_capacity(64);
        let mut twice = Vec::new();
        // A piece that lands on an own piece is off the board, whatever the number of steps.
        let mut off = 0u8;
        for card in Card::plain().filter(|c| *c != Card::SEVEN) {
            self.visit(card, &mut |play| {
                if let Play::Start(Card::KING) = play {
                    return false;
                }
                let Some((rank, to)) = self.landing(play) else {
                    plain.push(play);
                    return false;
                };
                let lost = self.takes_own(Some(to));
                if lost {
                    if off >> rank & 1 == 1 {
                        return false;
                    }
                    off |= 1 << rank;
                }
                // Only a play that sends a piece of the own team home can also be a seven.
                let mates = self.mate.is_some_and(|mate| self.board.has(mate, to));
                let taken = matches!(to, Place::Ring(_)) && (lost || mates);
                if taken && let Some(legs) = sevens.find(&self.after(play)) {
                    if card > Card::SEVEN {
                        return false;
                    }
                    twice.push(legs);
                }
                plain.push(play);
                false
            });
        }
        Joker { plain, twice }
    }
    fn after(&self, play: Play) -> Board {
        self.result(play).expect("a visited play is legal")
    }
    /// Rank and target of a play that moves one piece.
    pub fn landing(&self, play: Play) -> Option<(u8, Place)> {
        let (rank, n, avoid) = match play {
            Play::One { rank, avoid } => (rank, 1, avoid),
            Play::Forward { card, rank, avoid } => (rank, card.steps()?, avoid),
            Play::Back { rank } => {
                let from = self.own[rank as usize];
                return Some((rank, self.board.back(self.guards, from)?));
            }
            _ => return None,
        };
        let to = self.target(self.own[rank as usize], n, avoid).ok()?;
        Some((rank, to))
    }
}

/// See [`Turn::joker`].
struct Joker {
    plain: Vec<Play>,
    twice: Vec<super::action::Legs>,
}
