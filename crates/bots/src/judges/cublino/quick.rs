//! What the judges made by hand say, to the same integer, from sets of bits and from sums that are kept along the path.

use super::contra::{self, GUARDS, RUNNER};
use super::field::{Cells, GOAL, START, around, right, up};
use super::learned::STAGES;
use super::{Contra, Pur, pur};
use parlour_games::cublino::{Cublino, Die, Dir, Move, Position, Side, Square};
use parlour_search::{Evaluate, Style};

/// One of the two games: what its judge counts and how its search goes.
pub(crate) trait Kind: Send + Sync + 'static {
    /// The name of the game.
    const NAME: &'static str;
    /// What a die of a camp is worth by itself on a cell, in quarters.
    fn straight(camp: usize, cell: usize, die: u8) -> i32;
    /// The worth for the mover, whose dice by themselves are ahead by `lead` quarters.
    fn worth(at: &Position, lead: i32) -> i32;
    /// The stage of the game.
    fn stage(at: &Position) -> usize;
    /// What the judge made by hand says.
    fn classic(at: &Position) -> i32;

    /// How its search divides its attention.
    const STYLE: Style;
    /// [`Evaluate::FINDS`]
    const FINDS: bool = false;
    /// [`Evaluate::MERGES`]
    const MERGES: bool = false;
    /// [`Evaluate::hint`]
    fn hint(game: &Cublino, at: &Position, m: Move) -> i32;
    /// [`Evaluate::null_move`]
    fn null_move(_: &Cublino, _: &Position) -> Option<Position> {
        None
    }
    /// [`Evaluate::id`]
    fn id(m: Move) -> u16;
    /// [`Evaluate::find`]
    fn find(_: &Position, _: u16) -> Option<Move> {
        None
    }
}

/// Worths of a die by cell and by how it lies, as its own side sees it.
type Straight = [[i16; 32]; 64];

#[inline(always)]
fn looked_up(table: &Straight, camp: usize, cell: usize, die: u8) -> i32 {
    let cell = if camp == 0 { cell } else { 54 - cell };
    table[cell & 63][die as usize & 31].into()
}

const fn off_middle(column: usize) -> i32 {
    (column as i32 - 3).abs()
}

/// Cells as the other side sees them.
#[inline(always)]
fn turned(set: Cells) -> Cells {
    set.reverse_bits() >> 9
}

/// The dice of a side and of its foe, as the side sees them.
#[inline(always)]
fn seen(at: &Position, side: Side) -> [Cells; 2] {
    let sets = [at.of(side), at.of(side.other())];
    match side {
        Side::White => sets,
        Side::Black => [turned(sets[0]), turned(sets[1])],
    }
}

#[inline(always)]
fn count(set: Cells) -> i32 {
    set.count_ones() as i32
}

/// The sum of tops.
#[inline(always)]
fn tops(mut set: Cells, lying: &[u8; 56]) -> i32 {
    let mut sum = 0;
    while set != 0 {
        sum += i32::from(lying[set.trailing_zeros() as usize] / 4 + 1);
        set &= set - 1;
    }
    sum
}

/// The top after a tip, by direction and by how the die lies.
const TIPPED: [[u8; 32]; 4] = {
    let mut table = [[0; 32]; 4];
    let mut d = 0;
    while d < 4 {
        let mut i = 0;
        while i < 24 {
            if let Some(die) = Die::new(i) {
                table[Dir::ALL[d] as usize][i as usize] = die.tip(Dir::ALL[d]).top();
            }
            i += 1;
        }
        d += 1;
    }
    table
};

/// Contra.
#[derive(Debug)]
pub(crate) struct QuickContra;

static CONTRA: Straight = {
    let w = &contra::WEIGHTS;
    let mut table = [[0; 32]; 64];
    let mut cell = 0;
    while cell < 56 {
        let (row, column) = (cell / 8, cell % 8);
        let mut die = 0;
        while die < 24 && row < 6 {
            let top = (die / 4 + 1) as i32;
            let by_top = if row > 2 { w[7] } else { w[6] };
            table[cell][die] = (w[row] + top * by_top + off_middle(column) * w[9]) as i16;
            die += 1;
        }
        cell += 1;
    }
    table
};

/// Foes that one tip of a side can take.
#[inline(always)]
fn threats(at: &Position, side: Side) -> Cells {
    let (own, foe, lying) = (at.of(side), at.of(side.other()), at.numbers());
    let near = around(foe) & !(own | foe);
    let ahead = if side == Side::White {
        own << 8
    } else {
        own >> 8
    };
    let mut taken = 0;
    let back = if side == Side::White { -8 } else { 8 };
    let ways = [
        (side.forward(), ahead & near, back),
        (Dir::East, own << 1 & near, -1),
        (Dir::West, own >> 1 & near, 1),
    ];
    let mut way = 0;
    while way < 3 {
        let (dir, mut left, back) = ways[way];
        way += 1;
        while left != 0 {
            let to = left.trailing_zeros();
            left &= left - 1;
            let from = to.wrapping_add_signed(back);
            let top = i32::from(TIPPED[dir as usize][lying[from as usize] as usize & 31]);
            let beside = around(1 << to) & foe;
            let defence = tops(beside, lying);
            let mut foes = beside;
            while foes != 0 {
                let foe = foes & foes.wrapping_neg();
                foes &= foes - 1;
                let support = around(foe) & own & !(1 << from);
                if top + tops(support, lying) > defence {
                    taken |= foe;
                }
            }
        }
    }
    taken
}

/// The sum of tops after the next tip ahead.
#[inline(always)]
fn next_tops(at: &Position, side: Side) -> i32 {
    let (own, free) = (at.of(side), !(at.of(Side::White) | at.of(Side::Black)));
    let mut can = match side {
        Side::White => own & free >> 8,
        Side::Black => own & free << 8,
    };
    let table = &TIPPED[side.forward() as usize];
    let mut sum = 0;
    while can != 0 {
        sum += i32::from(table[at.numbers()[can.trailing_zeros() as usize] as usize & 31]);
        can &= can - 1;
    }
    sum
}

/// Rows gone by the foremost die that no foe can stop, one more than there are; 0 without one.
#[inline(always)]
fn runner([mut own, foe]: [Cells; 2]) -> i32 {
    while own != 0 {
        let cell = 63 - own.leading_zeros();
        if foe & GUARDS[cell as usize] == 0 {
            return (cell >> 3) as i32 + 1;
        }
        own ^= 1 << cell;
    }
    0
}

impl Kind for QuickContra {
    const NAME: &'static str = "cublino-contra";

    #[inline(always)]
    fn straight(camp: usize, cell: usize, die: u8) -> i32 {
        looked_up(&CONTRA, camp, cell, die)
    }
    #[inline(always)]
    fn worth(at: &Position, lead: i32) -> i32 {
        let w = &contra::WEIGHTS;
        let (own, foe) = (at.mover(), at.mover().other());
        let (mine, theirs) = (at.of(own), at.of(foe));
        let beside = count(mine & right(mine)) - count(theirs & right(theirs));
        let behind = count(mine & up(mine)) - count(theirs & up(theirs));
        let next = next_tops(at, own) - next_tops(at, foe);
        let sum = lead + w[17] + w[8] * next + w[10] * beside + w[11] * behind;
        let (taken, lost) = (threats(at, own), threats(at, foe));
        let sum = sum + w[13] * count(taken) - w[14] * count(lost)
            + w[15] * tops(taken, at.numbers())
            - w[16] * tops(lost, at.numbers());
        sum / contra::UNIT + RUNNER * (runner(seen(at, own)) - runner(seen(at, foe)))
    }
    /// By dice left.
    #[inline(always)]
    fn stage(at: &Position) -> usize {
        let dice = count(at.of(Side::White) | at.of(Side::Black)) as usize;
        (dice.clamp(2, 13) - 2) * STAGES / 12
    }
    fn classic(at: &Position) -> i32 {
        Contra::default().worth(&Cublino::contra(), at, &())
    }

    const STYLE: Style = Style {
        futility: Some(40),
        // Most draws are wars of waiting that stand level.
        contempt: 50,
        // Ahead it would otherwise tip from side to side for most of the 60 plies that the rules allow.
        fade: 30,
        ..Style::PLAIN
    };
    const FINDS: bool = true;
    #[inline]
    fn hint(game: &Cublino, at: &Position, m: Move) -> i32 {
        Contra::default().hint(game, at, m)
    }
    #[inline]
    fn id(m: Move) -> u16 {
        (m.from().index() * 64 + m.to().index()) as u16
    }
    #[inline]
    fn find(at: &Position, id: u16) -> Option<Move> {
        let square = |n: u16| Square::new(n as u8 & 7, n as u8 >> 3 & 7);
        at.tip(square(id >> 6)?, square(id)?)
    }
}

/// Pur.
#[derive(Debug)]
pub(crate) struct QuickPur;

static PUR: Straight = {
    let w = &pur::WEIGHTS;
    let mut table = [[0; 32]; 64];
    let mut cell = 0;
    while cell < 56 {
        let (row, column) = (cell / 8, cell % 8);
        let by_row = if row > 0 { w[row - 1] } else { 0 };
        let by_top = if row == 6 { w[7] } else { w[6] };
        let mut die = 0;
        while die < 24 {
            let top = (die / 4 + 1) as i32;
            table[cell][die] = (by_row + top * by_top + off_middle(column) * w[22]) as i16;
            die += 1;
        }
        cell += 1;
    }
    table
};

/// What the cells of a side are worth beside its dice by themselves, in quarters.
#[inline(always)]
fn by_cells(sets @ [own, foe]: [Cells; 2]) -> i32 {
    let w = &pur::WEIGHTS;
    let mut sum = 0;
    let last = own.trailing_zeros() >> 3;
    match last {
        0 => sum += w[7 + (count(own & START) as usize).min(3)],
        2..6 => sum += w[9 + last as usize],
        _ => {}
    }
    if foe & GOAL == 0 || last == 0 && w[15] != 0 {
        let mut to_go = 0;
        for row in 0..6 {
            to_go += (6 - row) * count(own & START << (8 * row));
        }
        if foe & GOAL == 0 {
            sum += w[16] * (6 - last as i32) + w[17] * to_go;
        } else {
            sum += w[15] * to_go;
        }
    }
    let home = count(own & GOAL) as usize;
    if (3..7).contains(&home) {
        sum += w[15 + home];
    }
    let ladder = pur::ladder(sets);
    let reach = pur::reach(sets, ladder);
    let ahead = own & ladder;
    sum + w[23] * count(reach)
        + w[24] * count(reach & GOAL)
        + w[25] * count(ahead)
        + w[26] * count(up(up(ahead)) & ladder)
}

impl Kind for QuickPur {
    const NAME: &'static str = "cublino-pur";

    #[inline(always)]
    fn straight(camp: usize, cell: usize, die: u8) -> i32 {
        looked_up(&PUR, camp, cell, die)
    }
    #[inline(always)]
    fn worth(at: &Position, lead: i32) -> i32 {
        let own = by_cells(seen(at, at.mover()));
        let foe = by_cells(seen(at, at.mover().other()));
        (lead + pur::WEIGHTS[27] + own - foe) / pur::UNIT
    }
    /// By dice that have left and dice that have come home.
    #[inline(always)]
    fn stage(at: &Position) -> usize {
        let [white, black] = [at.of(Side::White), at.of(Side::Black)];
        let left = count(white & !START) + count(black & !GOAL);
        let home = count(white & GOAL) + count(black & START);
        ((left + home) as usize * STAGES / 29).min(STAGES - 1)
    }
    fn classic(at: &Position) -> i32 {
        Pur::default().worth(&Cublino::pur(), at, &())
    }

    const STYLE: Style = Style {
        futility: Some(50),
        late_moves: Some(60),
        ..Style::PLAIN
    };
    const MERGES: bool = true;
    #[inline]
    fn hint(game: &Cublino, at: &Position, m: Move) -> i32 {
        Pur::default().hint(game, at, m)
    }
    #[inline]
    fn null_move(game: &Cublino, at: &Position) -> Option<Position> {
        Pur::default().null_move(game, at)
    }
    #[inline]
    fn id(m: Move) -> u16 {
        m.effect()
    }
}
