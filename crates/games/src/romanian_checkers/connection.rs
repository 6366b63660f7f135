//! The goal: all men of a side in one group, where neighbours touch by side or corner.

use super::board::{FILE_A, FILE_H};

/// Do these men form one group?
///
/// The Euler number (groups less holes) is cheap to count and can only be too small, so more than
/// one means several groups; otherwise the group of one man is filled.
#[inline(always)]
pub(super) fn is_connected(men: u64) -> bool {
    euler(men) <= 1 && fill(men) == men
}

/// Groups less holes, from squares, pairs and quads (2 by 2 squares): each man counts 1, each pair
/// of neighbours by side −1, each quad with just two men on a diagonal −1, each full quad 1.
#[inline(always)]
pub(super) fn euler(men: u64) -> i32 {
    let east = (men & !FILE_A) >> 1;
    let (north, northeast) = (men >> 8, east >> 8);
    let beside = men & east;
    let above = men & north;
    let full = beside & (beside >> 8);
    let diagonal = (men & northeast & !(east | north)) | (east & north & !(men | northeast));
    let count = |set: u64| set.count_ones() as i32;
    count(men) - count(beside) - count(above) - count(diagonal) + count(full)
}

/// The group of the lowest man.
fn fill(men: u64) -> u64 {
    let mut group = men & men.wrapping_neg();
    loop {
        let grown = men & spread(group);
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// A set and all its neighbours.
#[inline(always)]
fn spread(set: u64) -> u64 {
    let wide = set | ((set & !FILE_H) << 1) | ((set & !FILE_A) >> 1);
    wide | (wide << 8) | (wide >> 8)
}

/// How many groups these men form.
pub(super) fn groups(mut men: u64) -> u32 {
    let mut groups = 0;
    while men != 0 {
        men &= !fill(men);
        groups += 1;
    }
    groups
}
