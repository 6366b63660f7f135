//! A hidden toy: four seats in two teams give a card to the partner, then play tricks; a new deal is
//! shuffled from the seed inside the position. Hidden hands, hidden moves, memory of a gift, chance.

mod text;

use super::{glyphs, palette};
use parlour_core::*;
use text::cards;

/// Cards 1 to 6, four of each; 0 stands for one that the eye may not know.
type Hand = [u8; 3];
const KINDS: u8 = 6;
const DECK: usize = 24;

#[derive(Clone, Debug)]
pub struct Gifts {
    pub rounds: u8,
    pub bug: Option<Bug>,
}

/// Mistakes the kit must find.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bug {
    /// A view shows the next seat's hand.
    LeakedHand,
    /// Everybody reads what was given.
    LeakedMove,
    /// Everybody reads what was given where it is spelled out.
    LeakedSpelling,
    /// The animation of a give shows the card.
    LeakedMotion,
    /// The order of the stack shows in the scene.
    LeakedStack,
    /// A refusal names a card of somebody else.
    LeakedError,
    /// Sampling deals a card that the giver knows to be elsewhere.
    ForgottenGift,
}

/// A position, or what one eye sees of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct At {
    /// 0 beyond `sizes`; sorted.
    hands: [[u8; 4]; 4],
    sizes: [u8; 4],
    gifts: [u8; 4],
    gave: [bool; 4],
    trick: [u8; 4],
    laid: u8,
    /// Cards laid in earlier tricks of this deal.
    gone: [u8; 7],
    stack: [u8; DECK],
    left: u8,
    tricks: [u8; 2],
    turn: u8,
    giving: bool,
    round: u8,
    shuffler: u64,
    /// Whose view this is, 4 for the public; none in a full position.
    eye: Option<u8>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Act {
    Give(u8),
    Lay(u8),
}

const PLAYED: Reason = Reason::new("played", "all rounds played");

impl At {
    fn hand(&self, seat: usize) -> &[u8] {
        &self.hands[seat][..self.sizes[seat] as usize]
    }
    fn put(&mut self, seat: usize, card: u8) {
        let n = self.sizes[seat] as usize;
        self.hands[seat][n] = card;
        self.sizes[seat] += 1;
        self.hands[seat][..=n].sort_unstable();
    }
    fn take(&mut self, seat: usize, card: u8) {
        let n = self.sizes[seat] as usize;
        let held = self.hands[seat][..n].iter().position(|c| *c == card);
        self.hands[seat][held.expect("only a card in hand is played")..].rotate_left(1);
        self.hands[seat][3] = 0;
        self.sizes[seat] -= 1;
    }
    fn deal(&mut self) {
        let mut rng = Rng::new(self.shuffler);
        let mut deck: Vec<u8> = (0..DECK as u8).map(|i| i % KINDS + 1).collect();
        rng.shuffle(&mut deck);
        self.shuffler = rng.draw();
        (self.sizes, self.hands) = ([0; 4], [[0; 4]; 4]);
        for seat in 0..4 {
            for card in deck.split_off(deck.len() - std::mem::size_of::<Hand>()) {
                self.put(seat, card);
            }
        }
        self.stack = [0; DECK];
        self.stack[..deck.len()].copy_from_slice(&deck);
        self.left = deck.len() as u8;
        (self.gifts, self.gave) = ([0; 4], [false; 4]);
        (self.trick, self.laid, self.gone, self.giving) = ([0; 4], 0, [0; 7], true);
        self.turn = self.round % 4;
        self.round += 1;
    }
}

impl Game for Gifts {
    type Position = At;
    type Move = Act;

    fn seats(&self) -> u8 {
        4
    }
    fn team(&self, seat: Seat) -> Seats {
        Seats::from_bits(0b0101 << (seat.0 % 2))
    }
    fn start(&self, seed: u64) -> At {
        let mut at = At {
            hands: [[0; 4]; 4],
            sizes: [0; 4],
            gifts: [0; 4],
            gave: [false; 4],
            trick: [0; 4],
            laid: 0,
            gone: [0; 7],
            stack: [0; DECK],
            left: 0,
            tricks: [0; 2],
            turn: 0,
            giving: true,
            round: 0,
            shuffler: seed,
            eye: None,
        };
        at.deal();
        at
    }
    fn status(&self, at: &At) -> Status {
        if at.round <= self.rounds {
            return Status::ToMove(Seat(at.turn));
        }
        let [a, b] = at.tricks;
        Status::Over(if a == b {
            Outcome::draw(PLAYED)
        } else {
            Outcome::win(self.team(Seat((b > a) as u8)), PLAYED)
        })
    }
    fn moves(&self, at: &At, out: &mut Vec<Act>) {
        if at.round > self.rounds {
            return;
        }
        let mut last = 0;
        for card in at.hand(at.turn as usize) {
            if *card != last {
                out.push(if at.giving {
                    Act::Give(*card)
                } else {
                    Act::Lay(*card)
                });
            }
            last = *card;
        }
    }
    fn play(&self, at: &mut At, m: Act) {
        let me = at.turn as usize;
        let (Act::Give(card) | Act::Lay(card)) = m;
        at.take(me, card);
        at.turn = (at.turn + 1) % 4;
        match m {
            Act::Give(card) => {
                (at.gifts[me], at.gave[me]) = (card, true);
                if at.gave == [true; 4] {
                    at.giving = false;
                    at.gave = [false; 4];
                    for seat in 0..4 {
                        at.put((seat + 2) % 4, at.gifts[seat]);
                    }
                }
            }
            Act::Lay(card) => {
                // The giver knows that the partner holds the gift until a card like it is played.
                let giver = (me + 2) % 4;
                if at.gifts[giver] == card {
                    at.gifts[giver] = 0;
                }
                at.trick[at.laid as usize] = card;
                at.laid += 1;
                if at.laid == 4 {
                    let best = (0..4)
                        .max_by_key(|i| (at.trick[*i], 4 - i))
                        .expect("four cards");
                    at.tricks[(at.turn as usize + best) % 2] += 1;
                    for card in at.trick {
                        at.gone[card as usize] += 1;
                    }
                    (at.trick, at.laid) = ([0; 4], 0);
                    if at.sizes == [0; 4] {
                        at.deal()
                    }
                }
            }
        }
    }
    fn key(&self, at: &At) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut h = DefaultHasher::new();
        at.hash(&mut h);
        h.finish()
    }
    fn is_chance(&self, before: &At, after: &At) -> bool {
        before.round != after.round
    }
}

impl Views for Gifts {
    type View = At;
    type SeenMove = Option<Act>;

    fn see_move(&self, at: &At, m: Act, eye: Eye) -> Option<Act> {
        let hidden = matches!(m, Act::Give(_)) && !eye.sees(Seat(at.turn));
        (!hidden).then_some(m)
    }

    fn view(&self, at: &At, eye: Eye) -> At {
        let me = match eye {
            Eye::Keeper => return *at,
            Eye::Public => 4,
            Eye::Seat(s) => s.index(),
        };
        let mut seen = *at;
        seen.eye = Some(me as u8);
        for seat in (0..4).filter(|s| *s != me) {
            let known = if me == (seat + 2) % 4 && !at.giving {
                at.gifts[me]
            } else {
                0
            };
            let leaked = self.bug == Some(Bug::LeakedHand) && me < 4 && seat == (me + 1) % 4;
            if !leaked {
                seen.hands[seat] = [known, 0, 0, 0];
            }
            seen.gifts[seat] = 0;
        }
        if self.bug != Some(Bug::LeakedStack) {
            seen.stack = [0; DECK];
        }
        seen.shuffler = 0;
        seen
    }
    fn sample(&self, seen: &At, rng: &mut Rng) -> At {
        let mut at = *seen;
        let Some(me) = seen.eye.map(usize::from) else {
            return at;
        };
        let mut unseen: Vec<u8> = (0..DECK as u8).map(|i| i % KINDS + 1).collect();
        let mut out = |card: u8| {
            let i = unseen.iter().position(|c| *c == card).expect("a real card");
            unseen.swap_remove(i);
        };
        for card in 1..=KINDS {
            (0..seen.gone[card as usize]).for_each(|_| out(card));
        }
        seen.trick[..seen.laid as usize]
            .iter()
            .for_each(|c| out(*c));
        seen.hands
            .iter()
            .flatten()
            .filter(|c| **c > 0)
            .for_each(|c| out(*c));
        if seen.giving && me < 4 && seen.gifts[me] > 0 {
            out(seen.gifts[me]);
        }
        rng.shuffle(&mut unseen);
        let mut draw = || unseen.pop().expect("enough cards");
        for seat in (0..4).filter(|s| *s != me) {
            let known = seen.hands[seat].iter().filter(|c| **c > 0).count();
            for i in known..seen.sizes[seat] as usize {
                at.hands[seat][i] = draw();
            }
            if known > 0 && self.bug == Some(Bug::ForgottenGift) {
                at.hands[seat][0] = at.hands[seat][0] % KINDS + 1;
            }
            at.hands[seat][..seen.sizes[seat] as usize].sort_unstable();
            if seen.giving && seen.gave[seat] {
                at.gifts[seat] = draw();
            }
        }
        for seat in (0..4).filter(|s| *s != me && !seen.giving) {
            // Some gift that agrees: what the partner still holds of it is not known to this eye.
            at.gifts[seat] = 0;
        }
        for i in 0..seen.left as usize {
            at.stack[i] = draw();
        }
        at.shuffler = rng.draw();
        at.eye = None;
        at
    }
}

impl Picture for Gifts {
    fn scene(&self, seen: &At) -> Scene {
        let slot = |s: usize, i: usize| Cell {
            spot: format!("hand/{s}/{i}"),
            name: format!("card {i} of seat {s}"),
            shape: Shape::Card(0.7, 1.0),
            at: (i as f32 + 0.5, 0.5),
            look: Look::Bare,
            tint: None,
        };
        let tray = |s: usize| Tray {
            spot: format!("hand/{s}"),
            seat: Some(s as u8),
            name: format!("hand of seat {s}"),
            size: (4.0, 1.0),
            slots: (0..4).map(|i| slot(s, i)).collect(),
            hidden: seen.hand(s).iter().filter(|c| **c == 0).count() as u8,
        };
        let hand = |s: usize| {
            let known = seen.hand(s).iter().enumerate().filter(|(_, c)| **c > 0);
            known.map(move |(i, c)| Piece {
                spot: format!("hand/{s}/{i}"),
                glyph: format!("card{c}"),
                colour: None,
                rim: None,
                turn: 0.0,
                name: format!("a {c}"),
            })
        };
        Scene {
            size: (4.0, 1.0),
            trays: (0..4).map(tray).collect(),
            pieces: (0..4).flat_map(hand).collect(),
            captions: vec![format!(
                "stack: {}",
                cards(&seen.stack[..seen.left as usize])
            )],
            palette: palette(4),
            seat_turns: vec![0.0, 90.0, 180.0, 270.0],
            ..Scene::default()
        }
    }
    fn glyphs(&self) -> Vec<Glyph> {
        glyphs(&["card1", "card2", "card3", "card4", "card5", "card6"])
    }
    fn paths(&self, at: &At, m: Act) -> Vec<Vec<Spot>> {
        let (Act::Give(c) | Act::Lay(c)) = m;
        let i = at.hand(at.turn as usize).iter().position(|h| *h == c);
        vec![vec![format!("hand/{}/{}", at.turn, i.expect("held"))]]
    }
    fn motion(&self, before: &At, m: Act, eye: Eye) -> Motion {
        let open = matches!(m, Act::Lay(_))
            || eye.sees(Seat(before.turn))
            || self.bug == Some(Bug::LeakedMotion);
        let mut motion = Motion::of(vec![]);
        let (Act::Give(c) | Act::Lay(c)) = m;
        let card = if open { c.to_string() } else { "a card".into() };
        motion.stages[0]
            .notes
            .push(format!("seat {} moves {card}", before.turn));
        motion
    }
}

impl Rules for Gifts {
    fn name(&self) -> &'static str {
        "gifts"
    }
    fn title(&self) -> &'static str {
        "Gifts"
    }
    fn about(&self) -> &'static str {
        "Partners give each other a card, then take tricks."
    }
    fn notations(&self) -> &'static [&'static str] {
        &["cards"]
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        ["North", "East", "South", "West"][seat.index()]
    }
    fn presets(&self) -> &'static [RuleSet<Gifts>] {
        &[RuleSet {
            name: "usual",
            title: "Usual",
            help: "Three rounds.",
            rules: |_| Gifts {
                rounds: 3,
                bug: None,
            },
        }]
    }
    fn options(&self) -> &'static [RuleOption<Gifts>] {
        &[RuleOption {
            key: "rounds",
            title: "Rounds",
            help: "Deals in a game.",
            value: &Number {
                range: 1..=50,
                get: |gifts: &Gifts| gifts.rounds.into(),
                set: |gifts, n| gifts.rounds = n as u8,
            },
        }]
    }
}
