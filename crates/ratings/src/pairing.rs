//! Who is near enough to be paired.

use crate::Rating;

/// Points by which a stranger may differ at once, and how many more a second.
const NEAR: f64 = 75.0;
const WIDER: f64 = 10.0;

/// By how many points somebody may differ who is paired with this player after so many milliseconds of waiting.
/// Whoever is not known well begins with a wider window: half the deviation is added.
pub fn window(rating: &Rating, waited: i64) -> f64 {
    NEAR + rating.deviation / 2.0 + WIDER * waited.max(0) as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_widen() {
        let known = Rating {
            deviation: 50.0,
            ..Rating::default()
        };
        assert_eq!(window(&known, 0), 100.0);
        assert_eq!(window(&known, -5), 100.0);
        assert_eq!(window(&known, 20_000), 300.0);
        assert!(window(&Rating::default(), 0) > window(&known, 0));
    }
}
