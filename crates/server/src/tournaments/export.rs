//! Results as files for other programs.

use crate::hall::Hall;
use crate::keeper::Live;
use crate::{Problem, wire};
use parlour_tournaments::{Tournament, Verdict};

/// One field of a table: quoted where it must be. A text that a spreadsheet would take for a formula is not one.
fn field(text: &str) -> String {
    let text = match text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{text}"),
        false => text.to_owned(),
    };
    match text.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

/// Thousandths as people write them: `3.5`.
fn points(thousandths: i64) -> String {
    let text = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The standings as comma-separated values.
pub fn csv(results: &wire::TournamentResults) -> String {
    let rounds = results.standings.first().map_or(0, |row| row.rounds.len());
    let mut text = String::from(
        "place,number,name,points,played,wins,buchholz,buchholz_cut_1,sonneborn_berger,direct,survived",
    );
    for round in 1..=rounds {
        text += &format!(",round_{round}");
    }
    text.push('\n');
    for row in &results.standings {
        let ties = &row.ties;
        let name = &results.entrants[row.number.index()].name;
        let (place, number) = (row.place, row.number.0 + 1);
        text += &format!("{place},{number},{},{}", field(name), points(row.points));
        text += &format!(",{},{}", row.played, ties.wins);
        for sum in [
            ties.buchholz,
            ties.buchholz_cut_1,
            ties.sonneborn_berger,
            ties.direct,
        ] {
            text += &format!(",{}", points(sum));
        }
        text += &format!(",{}", row.survived);
        for round in &row.rounds {
            text.push(',');
            text += &round.map(points).unwrap_or_default();
        }
        text.push('\n');
    }
    text
}

impl Hall {
    /// The records of all games that are over, one after the other, an empty line between.
    pub async fn tournament_records(&self, known: &Tournament) -> Result<String, Problem> {
        let mut text = String::new();
        for game in known.games().iter().filter(|game| game.verdict.is_some()) {
            let events = self.store.events(&game.id).await?;
            let live = Live::load(&self.house, game.id.clone(), events)?;
            let (record, _) = live.record(None, None, "parlour")?;
            if !text.is_empty() {
                text.push('\n');
            }
            let (first, second) = (game.first.index(), game.second.index());
            let name = |i: usize| &known.entrants()[i].name;
            let result = match game.verdict {
                Some(Verdict::First) => "1-0",
                Some(Verdict::Second) => "0-1",
                _ => "1/2-1/2",
            };
            let (round, first, second) = (game.round + 1, name(first), name(second));
            text += &format!(
                "# round {round}: {first} - {second} {result}, match {}\n",
                game.id
            );
            text += record.trim_end();
            text.push('\n');
        }
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_quoted_and_points_short() {
        assert_eq!(field("Anna"), "Anna");
        assert_eq!(field("A, \"B\""), "\"A, \"\"B\"\"\"");
        assert_eq!(field("=1+1"), "'=1+1");
        assert_eq!(points(3500), "3.5");
        assert_eq!(points(2000), "2");
        assert_eq!(points(333), "0.333");
    }
}
