//! How a match stands, for people and for programs.

use parlour_arena::{Elo, Rating, Sprt, Standing, Tally, Verdict};
use serde_json::{Value, json};

/// Forfeits that are shown; the records and the results tell of all.
const SHOWN: usize = 5;

/// Who plays, and what is asked.
pub struct Report {
    pub names: Vec<String>,
    /// Is nothing hidden in this game?
    pub open: bool,
    pub sprt: Option<Sprt>,
}

impl Report {
    /// For people: standings, the crosstable, what was tested, what went wrong.
    pub fn table(&self, tally: &Tally) -> String {
        let mut text = self.standings(tally);
        if self.names.len() > 2 {
            text += &self.crosstable(tally);
        }
        if self.names.len() == 2 {
            let [a, b, c, d, e] = tally.pairs;
            text += &format!("pairs with 0, ½, 1, 1½, 2 points: {a}, {b}, {c}, {d}, {e}\n");
        }
        if !self.open {
            text += &format!(
                "of {} deals {} were won by the same contestant in every seat, {} by the same seats whoever sat there\n",
                tally.sets, tally.same_winner, tally.same_seats
            );
        }
        if let Some(luck) = tally.luck.filter(|_| !self.open) {
            let percent = |share: f64| (100.0 * share).round();
            text += &format!(
                "what decided the games: skill {}%, the side {}%, the deal {}%, the play after it {}%\n",
                percent(luck.skill),
                percent(luck.side),
                percent(luck.deal),
                percent(luck.play)
            );
        }
        if let Some(test) = self.sprt {
            let said = match test.verdict(&tally.pairs) {
                Verdict::Better => format!("{} is better", self.names[0]),
                Verdict::NotBetter => format!("{} is not better", self.names[0]),
                Verdict::Open => "undecided".into(),
            };
            let (ratio, bound) = (test.ratio(&tally.pairs), Sprt::bound());
            text += &format!("{test}: {said} (log-likelihood ratio {ratio:+.2} of ±{bound:.2})\n");
        }
        text + &self.faults(tally)
    }
    fn width(&self) -> usize {
        let names = self.names.iter().map(|n| n.chars().count());
        names.chain(["contestant".len()]).max().unwrap_or(0)
    }
    fn standings(&self, tally: &Tally) -> String {
        let width = self.width();
        let mut text = format!(
            "{:width$}  games    won  drawn   lost  points     Elo\n",
            "contestant"
        );
        for (name, s) in self.names.iter().zip(&tally.standings) {
            let elo = s.rating.map_or("-".into(), rating);
            text += &format!(
                "{name:width$}  {:5}  {:5}  {:5}  {:5}  {:6.1}  {elo:>6}\n",
                s.games,
                s.wins,
                s.draws,
                s.losses,
                s.points(),
            );
        }
        text
    }
    /// Points of each row against each column.
    fn crosstable(&self, tally: &Tally) -> String {
        let width = self.width();
        let cell = |a: usize, b: usize| match tally.cross[a][b] {
            cross if cross.games == 0 => ".".into(),
            cross => format!("{}/{}", cross.points, cross.games),
        };
        let mut text = format!("{:width$}    ", "");
        for column in 0..self.names.len() {
            text += &format!("{:>9}", column + 1);
        }
        text += "\n";
        for (a, name) in self.names.iter().enumerate() {
            text += &format!("{name:width$} {:>3}", a + 1);
            for b in 0..self.names.len() {
                text += &format!("{:>9}", cell(a, b));
            }
            text += "\n";
        }
        text
    }
    fn faults(&self, tally: &Tally) -> String {
        let mut text = String::new();
        for (name, s) in self.names.iter().zip(&tally.standings) {
            if s.forfeits > 0 {
                text += &format!("{name} forfeited {} of {} games\n", s.forfeits, s.games);
            }
            if s.late > 0 {
                text += &format!("{name} lost {} of {} games on time\n", s.late, s.games);
            }
        }
        for note in tally.notes.iter().take(SHOWN) {
            text += &format!("{note}\n");
        }
        if tally.notes.len() > SHOWN {
            text += &format!("and {} more\n", tally.notes.len() - SHOWN);
        }
        if tally.adjudicated > 0 {
            text += &format!("adjudicated: {} games\n", tally.adjudicated);
        }
        text
    }
    /// For programs.
    pub fn data(&self, tally: &Tally) -> Value {
        let mut answer = json!({
            "standings": self.names.iter().zip(&tally.standings).map(standing).collect::<Vec<_>>(),
            "sets": tally.sets,
            "same_winner": tally.same_winner,
            "same_seats": tally.same_seats,
            "adjudicated": tally.adjudicated,
            "notes": tally.notes,
        });
        if self.names.len() == 2 {
            answer["pairs"] = json!(tally.pairs);
            answer["luck"] = json!(tally.luck.map(|luck| json!({
                "skill": luck.skill,
                "side": luck.side,
                "deal": luck.deal,
                "play": luck.play,
            })));
        } else {
            let rows = tally.cross.iter().map(|row| {
                let cells = row
                    .iter()
                    .map(|c| (c.games > 0).then(|| json!([c.points, c.games])));
                cells.collect::<Vec<_>>()
            });
            answer["cross"] = json!(rows.collect::<Vec<_>>());
        }
        if let Some(test) = self.sprt {
            answer["sprt"] = json!({
                "elo0": test.elo0,
                "elo1": test.elo1,
                "ratio": test.ratio(&tally.pairs),
                "verdict": match test.verdict(&tally.pairs) {
                    Verdict::Better => "better",
                    Verdict::NotBetter => "not better",
                    Verdict::Open => "undecided",
                },
            });
        }
        answer
    }
}

fn standing((name, s): (&String, &Standing)) -> Value {
    let finite = |elo: Elo| elo.0.is_finite().then_some(elo.0);
    json!({
        "contestant": name,
        "games": s.games,
        "wins": s.wins,
        "draws": s.draws,
        "losses": s.losses,
        "forfeits": s.forfeits,
        "time_losses": s.late,
        "points": s.points(),
        "elo": s.rating.and_then(|r| finite(r.elo)),
        "elo_low": s.rating.and_then(|r| finite(r.low)),
        "elo_high": s.rating.and_then(|r| finite(r.high)),
    })
}

/// `+12 (-30 to +55)`. A score without a lost or a won point has no Elo, only a bound.
fn rating(r: Rating) -> String {
    let signed = |elo: Elo| {
        elo.0
            .is_finite()
            .then(|| format!("{:+.0}", elo.0.round() + 0.0))
    };
    let bounds = match (signed(r.low), signed(r.high)) {
        (Some(low), Some(high)) => format!("{low} to {high}"),
        (Some(low), None) => format!("{low} or more"),
        (None, Some(high)) => format!("{high} or less"),
        (None, None) => "too few games".into(),
    };
    match signed(r.elo) {
        Some(elo) => format!("{elo} ({bounds})"),
        None if r.elo.0 > 0.0 => format!("all games won ({bounds})"),
        None => format!("all games lost ({bounds})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_endless_is_printed() {
        for sets in [
            &[1.0][..],
            &[0.0],
            &[0.5],
            &[1.0, 0.75],
            &[1.0; 50],
            &[0.0; 50],
        ] {
            let words = rating(Rating::of(sets).unwrap());
            assert!(!words.contains("inf") && !words.contains("NaN"), "{words}");
        }
        let all = rating(Rating::of(&[1.0; 50]).unwrap());
        assert!(all.starts_with("all games won (+"), "{all}");
        assert!(all.ends_with(" or more)"), "{all}");
        assert!(rating(Rating::of(&[0.5; 9]).unwrap()).starts_with("+0 (-"));
    }
}
