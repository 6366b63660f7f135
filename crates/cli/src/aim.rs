//! Where one may go from a spot: what `moves --from` lists and `show --from` sets off.

use crate::fault::Fault;
use parlour_core::{Eye, Scene, Seat, Spot, Table};

/// Touches that may come before the first spot: a card, what it is played as.
const BEFORE: usize = 2;

/// The spots that may be touched after these, sorted. The first may be a piece that is moved by
/// something touched before it, a card for instance: then all ways of moving it count. None when the
/// game is over.
pub fn targets(table: &dyn Table, way: &[Spot]) -> Result<Vec<Spot>, Fault> {
    let Some(mover) = table.status().mover() else {
        return Ok(Vec::new());
    };
    let scene = table.scene(Eye::Keeper);
    let slots = scene.trays.iter().flat_map(|tray| &tray.slots);
    let mut spots = scene.cells.iter().chain(slots).map(|cell| &cell.spot);
    if let Some(unknown) = way.iter().find(|spot| !spots.clone().any(|s| s == *spot)) {
        let some = spots.next().map_or("", String::as_str);
        return Err(Fault::Text(format!(
            "there is no spot {unknown:?}; spots look like {some}"
        )));
    }
    let offers = |touched: &[Spot], spot: &Spot| {
        let entry = table.entry(Eye::Seat(mover), touched);
        entry.next.iter().any(|choice| choice.spot == *spot)
    };
    let Some(first) = way.first() else {
        return Ok(Vec::new());
    };
    let mut ways: Vec<Vec<Spot>> = vec![Vec::new()];
    for _ in 0..BEFORE {
        if ways.iter().any(|before| offers(before, first)) {
            break;
        }
        ways = ways
            .iter()
            .flat_map(|before| beside(table, &scene, mover, before))
            .collect();
    }
    ways.retain(|before| offers(before, first));
    if ways.is_empty() {
        return Err(Fault::Text(why_not(table, &scene, mover, first)));
    }
    let mut found = Vec::new();
    for mut touched in ways {
        if way.iter().all(|spot| {
            let offered = offers(&touched, spot);
            touched.push(spot.clone());
            offered
        }) {
            let next = table.entry(Eye::Seat(mover), &touched).next;
            found.push(next.into_iter().map(|choice| choice.spot));
        }
    }
    if found.is_empty() {
        let way = way.join(" ");
        return Err(Fault::Text(format!("nothing can go the way {way}")));
    }
    let mut spots: Vec<Spot> = found.into_iter().flatten().collect();
    spots.sort_unstable();
    spots.dedup();
    Ok(spots)
}

/// One touch more that is not on the board.
fn beside(table: &dyn Table, scene: &Scene, mover: Seat, touched: &[Spot]) -> Vec<Vec<Spot>> {
    let next = table.entry(Eye::Seat(mover), touched).next.into_iter();
    let off = next.filter(|choice| scene.cells.iter().all(|cell| cell.spot != choice.spot));
    off.map(|choice| [touched, &[choice.spot]].concat())
        .collect()
}

fn why_not(table: &dyn Table, scene: &Scene, mover: Seat, spot: &Spot) -> String {
    let rules = table.rules();
    let who = rules.seat_name(mover);
    match scene.pieces.iter().find(|piece| piece.spot == *spot) {
        None => format!("nothing stands on {spot} that {who} could move"),
        Some(piece) => format!("{who} cannot move what is on {spot} now: {}", piece.name),
    }
}
