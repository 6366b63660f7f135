//! Two pieces of one species: where they stand, whose they are, and what Sente may do with them.
//!
//! Pieces of one species cannot be told apart, so a pair is a set. Squares are numbered as in
//! [`parlour_games::dobutsu::Square`]; Sente moves towards higher numbers.

/// What a single piece may be.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Station {
    /// On a square.
    Board {
        /// 0 to 11.
        square: u8,
        /// Sente's?
        sente: bool,
        /// A rooster?
        grown: bool,
    },
    /// In a hand.
    Hand {
        /// Sente's?
        sente: bool,
    },
}

impl Station {
    /// Sente's?
    pub fn is_sente(self) -> bool {
        match self {
            Station::Board { sente, .. } | Station::Hand { sente } => sente,
        }
    }
    /// The square as a bit; 0 in hand.
    pub fn bit(self) -> u16 {
        match self {
            Station::Board { square, .. } => 1 << square,
            Station::Hand { .. } => 0,
        }
    }
    fn mapped(self, turn: bool, mirror: bool) -> Station {
        match self {
            Station::Board {
                square,
                sente,
                grown,
            } => {
                let square = if turn { 11 - square } else { square };
                Station::Board {
                    square: if mirror {
                        mirror_square(square)
                    } else {
                        square
                    },
                    sente: sente != turn,
                    grown,
                }
            }
            Station::Hand { sente } => Station::Hand {
                sente: sente != turn,
            },
        }
    }
}

/// The square in a mirror.
pub const fn mirror_square(square: u8) -> u8 {
    square / 3 * 3 + (2 - square % 3)
}

/// Squares one step away in the directions `steps` (files to the left, ranks up, as Sente looks).
pub fn reach(square: u8, steps: &[(i8, i8)]) -> u16 {
    let (file, rank) = ((square % 3) as i8, (square / 3) as i8);
    let on = |(x, y): &(i8, i8)| {
        let (x, y) = (file + x, rank + y);
        ((0..3).contains(&x) && (0..4).contains(&y)).then(|| 1 << (y * 3 + x))
    };
    steps.iter().filter_map(on).sum()
}

/// Straight steps.
pub const STRAIGHT: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
/// Diagonal steps.
pub const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// A species that comes in pairs and may be captured.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Species {
    /// Chicks and roosters.
    Chick,
    /// Giraffes.
    Giraffe,
}

impl Species {
    fn reach(self, square: u8, sente: bool, grown: bool) -> u16 {
        let ahead = if sente { 1 } else { -1 };
        match (self, grown) {
            (Species::Chick, false) => reach(square, &[(0, ahead)]),
            (Species::Chick, true) => {
                reach(square, &STRAIGHT) | reach(square, &[(1, ahead), (-1, ahead)])
            }
            (Species::Giraffe, _) => reach(square, &STRAIGHT),
        }
    }
    /// The number of a place on the board among all places of this species.
    #[inline]
    pub fn code(self, square: u8, sente: bool, grown: bool) -> u8 {
        match self {
            Species::Chick => 4 * square + 2 * u8::from(!sente) + u8::from(grown),
            Species::Giraffe => 2 * square + u8::from(!sente),
        }
    }
    /// The number of a hand among all places of this species.
    #[inline]
    pub fn hand_code(self, sente: bool) -> u8 {
        match self {
            Species::Chick => 48 + u8::from(!sente),
            Species::Giraffe => 24 + u8::from(!sente),
        }
    }
    fn places(self) -> Vec<Station> {
        let mut all = Vec::new();
        for square in 0..12 {
            for sente in [true, false] {
                for grown in [false, true] {
                    if self == Species::Chick || !grown {
                        all.push(Station::Board {
                            square,
                            sente,
                            grown,
                        });
                    }
                }
            }
        }
        all.extend([true, false].map(|sente| Station::Hand { sente }));
        all
    }
}

/// Something Sente may do with a piece of the pair.
#[derive(Copy, Clone, Debug)]
pub struct Act {
    /// Where the piece then stands.
    pub to: u8,
    /// The pair afterwards.
    pub after: u16,
}

/// What stands on a square.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Stander {
    /// None of this pair.
    Nobody,
    /// Sente's.
    Own,
    /// Gote's; the pair after Sente has taken it.
    Foe(u16),
}

/// All that is to know about one pair.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The two places.
    pub places: [Station; 2],
    /// Occupied squares.
    pub mask: u16,
    /// How many are Sente's.
    pub owned: u8,
    /// The pair after turning the board and exchanging the sides.
    pub turned: u16,
    /// The pair in a mirror.
    pub mirrored: u16,
    /// Squares that Sente's pieces attack.
    pub sente_hits: u16,
    /// Squares that Gote's pieces attack, each piece with its own square.
    pub gote_hits: [(u16, u16); 2],
    /// Who stands where.
    pub at: [Stander; 12],
    /// Steps, captures within the pair included; whatever else stands there is not looked at.
    pub steps: Vec<Act>,
    /// Drops.
    pub drops: Vec<Act>,
}

/// Every pair of a species.
pub struct Pairs {
    /// By number.
    pub all: Vec<Pair>,
    places: Vec<Station>,
    number: Vec<u16>,
}

impl Pairs {
    /// Makes them.
    pub fn new(species: Species) -> Pairs {
        let places = species.places();
        let n = places.len();
        let mut number = vec![u16::MAX; n * n];
        let mut list = Vec::new();
        for a in 0..n {
            for b in a..n {
                let shared = places[a].bit() & places[b].bit();
                if shared == 0 {
                    number[a * n + b] = list.len() as u16;
                    number[b * n + a] = list.len() as u16;
                    list.push([places[a], places[b]]);
                }
            }
        }
        let mut pairs = Pairs {
            all: Vec::new(),
            places,
            number,
        };
        pairs.all = list.iter().map(|p| pairs.describe(species, *p)).collect();
        pairs
    }
    /// The number of this pair, in either order.
    pub fn find(&self, pair: [Station; 2]) -> u16 {
        let [a, b] = pair.map(|place| {
            let index = self.places.iter().position(|p| *p == place);
            index.expect("every place is listed")
        });
        self.number[a * self.places.len() + b]
    }
    /// The number of the pair with these codes, see [`Species::code`].
    #[inline]
    pub fn by_codes(&self, a: u8, b: u8) -> u16 {
        self.number[a as usize * self.places.len() + b as usize]
    }
    fn describe(&self, species: Species, places: [Station; 2]) -> Pair {
        let held = Station::Hand { sente: true };
        let mut pair = Pair {
            places,
            mask: places[0].bit() | places[1].bit(),
            owned: places.iter().filter(|p| p.is_sente()).count() as u8,
            turned: self.find(places.map(|p| p.mapped(true, false))),
            mirrored: self.find(places.map(|p| p.mapped(false, true))),
            sente_hits: 0,
            gote_hits: [(0, 0); 2],
            at: [Stander::Nobody; 12],
            steps: Vec::new(),
            drops: Vec::new(),
        };
        for (i, place) in places.into_iter().enumerate() {
            let other = places[1 - i];
            match place {
                Station::Board {
                    square,
                    sente: false,
                    grown,
                } => {
                    pair.at[square as usize] = Stander::Foe(self.find([held, other]));
                    pair.gote_hits[i] = (1 << square, species.reach(square, false, grown));
                }
                Station::Board {
                    square,
                    sente: true,
                    grown,
                } => {
                    pair.at[square as usize] = Stander::Own;
                    let hits = species.reach(square, true, grown);
                    pair.sente_hits |= hits;
                    for to in (0..12).filter(|q| hits >> q & 1 == 1) {
                        let moved = Station::Board {
                            square: to,
                            sente: true,
                            grown: grown || species == Species::Chick && to >= 9,
                        };
                        let after = match other {
                            _ if other.bit() != 1 << to => self.find([moved, other]),
                            _ if other.is_sente() => continue,
                            _ => self.find([moved, held]),
                        };
                        pair.steps.push(Act { to, after });
                    }
                }
                Station::Hand { sente: true } if i == 0 || other != place => {
                    for to in (0..12u8).filter(|q| other.bit() != 1 << q) {
                        let dropped = Station::Board {
                            square: to,
                            sente: true,
                            grown: false,
                        };
                        let after = self.find([dropped, other]);
                        pair.drops.push(Act { to, after });
                    }
                }
                Station::Hand { .. } => {}
            }
        }
        pair
    }
}
