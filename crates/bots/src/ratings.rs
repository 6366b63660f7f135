//! How strong the levels are, as they were measured (`ratings.txt`).

use parlour_core::Rulebook;

const TABLE: &str = include_str!("ratings.txt");

/// What a level plays, in points, and the standard error of that; `None` for a game that was not measured.
///
/// ```
/// let rules = parlour_games::by_name("romanian-checkers")?;
/// assert_eq!(parlour_bots::rating(&*rules, 3), Some((1500.0, 0.0)));
/// assert!(parlour_bots::rating(&*rules, 9).unwrap().0 > 2000.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rating(rules: &dyn Rulebook, level: u8) -> Option<(f64, f64)> {
    let rows = TABLE.lines().filter(|line| !line.starts_with('#'));
    let mut rows = rows.map(str::split_whitespace);
    let mut row = rows.find_map(|mut row| (row.next() == Some(rules.name())).then_some(row))?;
    let cell = row.nth(1 + usize::from(level))?;
    let (points, error) = cell.split_once('±')?;
    Some((points.parse().ok()?, error.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_every_game_was_measured() {
        for game in parlour_games::all() {
            let points = |level| rating(&*game, level).map(|(points, _)| points);
            let levels: Vec<f64> = (0..=10).map_while(points).collect();
            assert_eq!(levels.len(), 11, "{}", game.name());
            assert!(levels.is_sorted(), "{}: {levels:?}", game.name());
            assert!(
                levels[0] < levels[3] && levels[3] < levels[10],
                "{levels:?}"
            );
            assert!(points(11).is_none());
        }
    }
}
