//! Positions as other programs write them: Aualé's of Oware, and PlayStrategy's of Oware and togyz kumalak. They can be
//! mistaken for nothing else.
//!
//! ```text
//! 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
//! DDDDDD/DDDDDD 0 0 S 1
//! 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1
//! ```
//! Facts of the formats are from the source of Aualé and from PlayStrategy's `strategygames` (`FEN` of its games).

use super::diagnostic::PositionDiagnostic;
use crate::diagnostic::{Diagnostic, Name};
use crate::rules::Rules;

/// A position of another program as this one writes it; `None` if it is none.
pub(super) fn own_text(rules: &Rules, text: &str) -> Option<String> {
    let game = game(rules);
    let [rows, south, north, to, ..] = text.split_whitespace().collect::<Vec<_>>()[..] else { return None };
    let (upper, lower) = rows.split_once('/')?;
    let read = match game {
        "oware" => letters,
        "togyz-kumalak" => stacks,
        _ => return None,
    };
    let (upper, lower) = (read(upper)?, read(lower)?);
    if !matches!(to, "S" | "N") || [&upper, &lower].iter().any(|row| row.len() != usize::from(rules.board.columns)) {
        return None;
    }
    let (south, north): (u16, u16) = (south.parse().ok()?, north.parse().ok()?);
    // A tuzdyk is its opponent's, whose row it is not in.
    let won = |row: &[Pit], number: char, side: char| {
        let at = row.iter().position(|pit| *pit == Pit::Won)?;
        Some(format!("{}{number}:trap-{side}", char::from(b'a' + at as u8)))
    };
    let marks: Vec<String> = won(&upper, '2', 'S').into_iter().chain(won(&lower, '1', 'N')).collect();
    let marks = if marks.is_empty() { String::new() } else { format!(" marks={}", marks.join(",")) };
    let row = |row: &[Pit]| row.iter().map(|pit| pit.seeds().to_string()).collect::<Vec<_>>().join(",");
    Some(format!("{}/{} stores={south},{north}{marks} to={to}", row(&upper), row(&lower)))
}

/// The id of the game without that of a sibling or a preset.
fn game(rules: &Rules) -> &str {
    rules.id.split('/').next().unwrap_or_default()
}

/// Returns whether a text is meant as one of Aualé's: numbers with hyphens between them, and perhaps a letter last.
pub(super) fn is_auale(rules: &Rules, text: &str) -> bool {
    let counts = text.trim_end_matches(|c: char| c.is_alphabetic());
    let is_of_counts = counts.chars().all(|c| c.is_ascii_digit() || c == '-');
    game(rules) == "oware" && is_of_counts && counts.matches('-').count() > 2
}

/// A position of Oware in Aualé's text, `FEN` in its games, as records have it.
///
/// # Errors
/// The mistake in the text, with its column there, in line 1.
pub fn auale_text(fen: &str) -> Result<String, Diagnostic> {
    let wrong = || Diagnostic::from(PositionDiagnostic::Auale { text: fen.into() }).at(1, 1);
    let parts: Vec<&str> = fen.trim().split('-').collect();
    if parts.len() == 14 && parts.iter().all(|count| count.parse::<u16>().is_ok()) {
        let sides = ["-S", "-N"].map(Name::from).to_vec();
        return Err(Diagnostic::from(PositionDiagnostic::NoTurn { sides }).at(1, fen.trim_end().chars().count() + 1));
    }
    let [counts @ .., to] = parts.as_slice() else { return Err(wrong()) };
    let counts: Vec<u16> = counts.iter().map(|count| count.parse()).collect::<Result<_, _>>().map_err(|_| wrong())?;
    if counts.len() != 14 || !matches!(*to, "S" | "N") {
        return Err(wrong());
    }
    let row = |counts: &mut dyn Iterator<Item = &u16>| counts.map(u16::to_string).collect::<Vec<_>>().join(",");
    let (south, north) = (row(&mut counts[..6].iter()), row(&mut counts[6..12].iter().rev()));
    Ok(format!("{north}/{south} stores={},{} to={to}", counts[12], counts[13]))
}

/// A pit of another program's position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pit {
    Holds(u16),
    /// Won for good by the opponent of its owner.
    Won,
}

impl Pit {
    fn seeds(self) -> u16 {
        match self {
            Pit::Holds(seeds) => seeds,
            Pit::Won => 0,
        }
    }
}

/// A row with a letter for every pit that holds seeds, from `A` for one, and a digit for a run of empty ones.
fn letters(row: &str) -> Option<Vec<Pit>> {
    let mut pits = Vec::new();
    for sign in row.chars() {
        match sign {
            '1'..='6' => pits.extend(vec![Pit::Holds(0); sign as usize - '0' as usize]),
            'A'..='Z' => pits.push(Pit::Holds(sign as u16 - 'A' as u16 + 1)),
            'a'..='z' => pits.push(Pit::Holds(sign as u16 - 'a' as u16 + 27)),
            _ => return None,
        }
    }
    Some(pits)
}

/// A row with commas between `9S` for nine seeds, a digit for a run of empty pits, and a letter for a tuzdyk.
fn stacks(row: &str) -> Option<Vec<Pit>> {
    let mut pits = Vec::new();
    for part in row.split(',') {
        match part.strip_suffix(['S', 's']).map(str::parse::<u16>) {
            Some(Ok(seeds)) => pits.push(Pit::Holds(seeds)),
            _ if matches!(part, "T" | "t") => pits.push(Pit::Won),
            _ => pits.extend(vec![Pit::Holds(0); part.parse().ok().filter(|empty| (1..=9).contains(empty))?]),
        }
    }
    Some(pits)
}

#[cfg(test)]
mod tests {
    use super::auale_text;
    use crate::record::notation::{parse_opening, position_text};
    use crate::rules::{Catalogue, Settings};

    #[test]
    fn positions_of_other_programs_are_read() {
        let catalogue = Catalogue::shipped();
        let four = "4,4,4,4,4,4/4,4,4,4,4,4 stores=0,0 to=S";
        let nine = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 stores=0,0 to=S";
        let nines = ["9S"; 9].join(",");
        for (game, text, own) in [
            ("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", four),
            ("oware", "DDDDDD/DDDDDD 0 0 S 1", four),
            ("oware", "2AB1C/a5 10 5 N 7", "0,0,1,2,0,3/27,0,0,0,0,0 stores=10,5 to=N"),
            ("togyz-kumalak", &format!("{nines}/{nines} 0 0 S 1"), nine),
            (
                "togyz-kumalak",
                "1S,T,7/12S,8 70 79 N 30",
                "1,0,0,0,0,0,0,0,0/12,0,0,0,0,0,0,0,0 stores=70,79 marks=b2:trap-S to=N",
            ),
            ("oware", four, four),
        ] {
            let rules = catalogue.rules(game, &Settings::new()).expect("a shipped variant is sound");
            let position = parse_opening(&rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(position_text(&rules, &position), own, "{text}");
        }
    }

    #[test]
    fn what_is_nearly_a_position_of_another_program_is_no_position() {
        let catalogue = Catalogue::shipped();
        let oware = catalogue.rules("oware", &Settings::new()).expect("a shipped variant is sound");
        for text in ["DDDDD/DDDDDD 0 0 S", "DDDDDD/DDDDDD 0 0 W", "4-4-4-S", "DDDDDD"] {
            assert!(parse_opening(&oware, text).is_err(), "{text}");
        }
        for text in ["4-4-4-S", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-W", "4-4-4-4-4-4-4-4-4-4-4-4-0-x-S"] {
            assert!(auale_text(text).expect_err(text).is("position-auale"), "{text}");
        }
        for text in ["4-4-4-S", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-W", "4-4-4-4-4"] {
            assert!(parse_opening(&oware, text).is_err_and(|error| error.is("position-auale")), "{text}");
        }
        let error = parse_opening(&oware, "4-4-4-4-4-4-4-4-4-4-4-4-0-0").expect_err("it names no side");
        assert!(error.is("position-no-turn") && error.column() == Some(28), "{error}");
    }
}
