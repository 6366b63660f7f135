//! Moments as calendars, feeds and letters write them.

/// A moment of the Gregorian calendar, in UTC.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Written {
    year: i64,
    month: i64,
    date: i64,
    /// 0 is Thursday, as 1 January 1970 was.
    weekday: usize,
    hour: i64,
    minute: i64,
    second: i64,
}

impl Written {
    /// From milliseconds since 1970.
    pub fn at(ms: i64) -> Written {
        let seconds = ms.div_euclid(1000);
        let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        // Days since 1970 as a date, in eras of 400 years that begin in March.
        let shifted = days + 719_468;
        let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let date = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        Written {
            year: year + era * 400 + i64::from(month <= 2),
            month,
            date,
            weekday: days.rem_euclid(7) as usize,
            hour: rest / 3600,
            minute: rest % 3600 / 60,
            second: rest % 60,
        }
    }
    /// `20261118T021500Z`.
    pub fn compact(&self) -> String {
        let [date, time] = self.parts("");
        format!("{date}T{time}Z")
    }
    /// As RFC 3339 has it: `2026-11-18T02:15:00Z`.
    pub fn rfc3339(&self) -> String {
        let ([date, _], [_, time]) = (self.parts("-"), self.parts(":"));
        format!("{date}T{time}Z")
    }
    /// As letters have it (RFC 5322): `Wed, 18 Nov 2026 02:15:00 +0000`.
    pub fn rfc5322(&self) -> String {
        const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
        const MONTHS: [&str; 12] = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ];
        let (day, month) = (DAYS[self.weekday], MONTHS[self.month as usize - 1]);
        let [_, time] = self.parts(":");
        format!("{day}, {} {month} {:04} {time} +0000", self.date, self.year)
    }
    /// Date and time with this sign between their numbers.
    fn parts(&self, sign: &str) -> [String; 2] {
        let (y, m, d) = (self.year, self.month, self.date);
        let (hour, minute, second) = (self.hour, self.minute, self.second);
        [
            format!("{y:04}{sign}{m:02}{sign}{d:02}"),
            format!("{hour:02}{sign}{minute:02}{sign}{second:02}"),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_calendars_do() {
        for (ms, compact, letter) in [
            (0, "19700101T000000Z", "Thu, 1 Jan 1970 00:00:00 +0000"),
            (
                951_782_399_000,
                "20000228T235959Z",
                "Mon, 28 Feb 2000 23:59:59 +0000",
            ),
            (
                951_782_400_000,
                "20000229T000000Z",
                "Tue, 29 Feb 2000 00:00:00 +0000",
            ),
            (
                1_731_600_000_999,
                "20241114T160000Z",
                "Thu, 14 Nov 2024 16:00:00 +0000",
            ),
            (
                4_102_444_799_000,
                "20991231T235959Z",
                "Thu, 31 Dec 2099 23:59:59 +0000",
            ),
            (-1000, "19691231T235959Z", "Wed, 31 Dec 1969 23:59:59 +0000"),
        ] {
            assert_eq!(Written::at(ms).compact(), compact);
            assert_eq!(Written::at(ms).rfc5322(), letter);
        }
        let written = Written::at(1_731_600_000_000).rfc3339();
        assert_eq!(written, "2024-11-14T16:00:00Z");
    }
}
