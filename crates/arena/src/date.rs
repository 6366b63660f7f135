//! Days and moments, in UTC.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn since_epoch(at: SystemTime) -> Duration {
    at.duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// `2026-11-17`.
pub fn day(at: SystemTime) -> String {
    // Years begin in March here, so that the leap day is the last (Howard Hinnant's days_to_civil).
    let days = since_epoch(at).as_secs() / 86_400 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// `2026-11-17T10:51:40.123Z`.
pub fn moment(at: SystemTime) -> String {
    let since = since_epoch(at);
    let (seconds, millis) = (since.as_secs() % 86_400, since.subsec_millis());
    let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{}T{h:02}:{m:02}:{s:02}.{millis:03}Z", day(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        let at = |seconds: u64| UNIX_EPOCH + Duration::from_millis(seconds * 1000 + 7);
        assert_eq!(moment(at(0)), "1970-01-01T00:00:00.007Z");
        assert_eq!(day(at(951_782_400)), "2000-02-29");
        assert_eq!(moment(at(1_794_912_700)), "2026-11-17T10:51:40.007Z");
        assert_eq!(day(at(1_798_761_599)), "2026-12-31");
        assert_eq!(day(at(1_798_761_600)), "2027-01-01");
    }
}
