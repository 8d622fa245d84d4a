//! Comparison of two rule pages: sentences that both have appear once, and the words in which others differ are marked.

use crate::words::{Arg, PageLine, RulePage, Words};
use mancala::rules::{List, Rules};
use similar::{Algorithm, DiffTag, capture_diff_slices, get_diff_ratio};

/// Share of common words from which two lines that no clause says count as about the same.
const ALIKE: f32 = 0.3;

/// Two rule pages side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Names of the games.
    pub titles: [String; 2],
    /// Sections of both pages, in teaching order.
    pub sections: Vec<ComparedSection>,
}

/// A section that both pages have, or one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedSection {
    /// Heading; both, if they differ.
    pub heading: String,
    /// Its rows, in the order of the left page.
    pub rows: Vec<Row>,
}

/// A row of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Text that both pages have.
    Same(String),
    /// Texts of the left and the right page that differ on the same point.
    Differs([Vec<Piece>; 2]),
    /// Text that only the left page has.
    Left(String),
    /// Text that only the right page has.
    Right(String),
}

/// Some words of a text, without the spaces around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// `true` if the other page has other words in their place.
    pub differs: bool,
}

/// Compares the rule pages of two games, each with its current options.
pub fn compare(words: &Words, left: &Rules, right: &Rules) -> Comparison {
    let rules = [left, right];
    let pages = rules.map(|rules| words.page(rules));
    let pairs = pairs_of_sections(&pages);
    let [lefts, rights] = &pages;
    let rows = merged(lefts.sections.len(), rights.sections.len(), &pairs);
    let section = |(left, right): (Option<usize>, Option<usize>)| {
        let sections = [left.map(|i| &lefts.sections[i]), right.map(|i| &rights.sections[i])];
        let heading = match sections.map(|section| section.map(|it| it.heading.as_str())) {
            [Some(left), Some(right)] if left != right => {
                words.label_with("compare-heading", &[("left", Arg::from(left)), ("right", Arg::from(right))])
            }
            [left, right] => left.or(right).unwrap_or_default().to_owned(),
        };
        let lines = sections.map(|section| section.map_or(&[][..], |it| it.lines.as_slice()));
        ComparedSection { heading, rows: rows_of(rules, lines) }
    };
    Comparison { titles: pages.clone().map(|page| page.title), sections: rows.into_iter().map(section).collect() }
}

/// Returns the pairs of sections on the same subject, by index: of the choices in single stages, those of stages with
/// the same name, then the others in order.
fn pairs_of_sections([left, right]: &[RulePage; 2]) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for by_heading in [true, false] {
        for (i, section) in left.sections.iter().enumerate() {
            let is_free = |j: usize| pairs.iter().all(|pair| pair.0 != i && pair.1 != j);
            let partner = right.sections.iter().enumerate().position(|(j, it)| {
                it.id == section.id && (!by_heading || it.heading == section.heading) && is_free(j)
            });
            pairs.extend(partner.map(|j| (i, j)));
        }
    }
    pairs
}

/// Returns the rows of a left and a right list, some entries of which belong together: those on the left in order, and
/// each that is only on the right after its predecessor and the entries there that are only on the left.
fn merged(left: usize, right: usize, pairs: &[(usize, usize)]) -> Vec<(Option<usize>, Option<usize>)> {
    let partner = |i: usize| pairs.iter().find(|pair| pair.0 == i).map(|pair| pair.1);
    let mut rows: Vec<(Option<usize>, Option<usize>)> = (0..left).map(|i| (Some(i), partner(i))).collect();
    for j in (0..right).filter(|j| pairs.iter().all(|pair| pair.1 != *j)) {
        let before = j.checked_sub(1).and_then(|before| rows.iter().position(|row| row.1 == Some(before)));
        let after = before.map_or(0, |at| at + 1);
        let alone = rows[after..].iter().take_while(|row| row.1.is_none()).count();
        rows.insert(after + alone, (None, Some(j)));
    }
    rows
}

fn rows_of(rules: [&Rules; 2], [left, right]: [&[PageLine]; 2]) -> Vec<Row> {
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (i, line) in left.iter().enumerate() {
        let same =
            right.iter().enumerate().position(|(j, it)| it.text == line.text && pairs.iter().all(|pair| pair.1 != j));
        pairs.extend(same.map(|j| (i, j)));
    }
    // The most alike first, so that of several clauses of a kind each finds its counterpart.
    let mut candidates: Vec<(f32, usize, usize)> = Vec::new();
    for (i, line) in left.iter().enumerate() {
        for (j, other) in right.iter().enumerate() {
            let likeness = likeness(&line.text, &other.text);
            let subjects = [subject(rules[0], line), subject(rules[1], other)];
            let is_pair = subjects[0] == subjects[1] && (subjects[0].is_some() || likeness >= ALIKE);
            candidates.extend(is_pair.then_some((likeness, i, j)));
        }
    }
    candidates.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, i, j) in candidates {
        if pairs.iter().all(|pair| pair.0 != i && pair.1 != j) {
            pairs.push((i, j));
        }
    }
    let row = |(i, j): (Option<usize>, Option<usize>)| match (i.map(|i| &left[i].text), j.map(|j| &right[j].text)) {
        (Some(left), Some(right)) if left == right => Some(Row::Same(left.clone())),
        (Some(left), Some(right)) => Some(Row::Differs(pieces(left, right))),
        (Some(left), None) => Some(Row::Left(left.clone())),
        (None, Some(right)) => Some(Row::Right(right.clone())),
        (None, None) => None,
    };
    merged(left.len(), right.len(), &pairs).into_iter().filter_map(row).collect()
}

/// Returns the subject of a line that a clause says: its kind, its place in the turn, and its field.
fn subject(rules: &Rules, line: &PageLine) -> Option<(&'static str, List, &'static str)> {
    let (list, clause, field) = rules.meant(line.clause?);
    Some((clause.kind(), list, field))
}

fn words_of(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// Returns the share of common words of two texts, from 0 to 1.
fn likeness(left: &str, right: &str) -> f32 {
    let (left, right) = (words_of(left), words_of(right));
    get_diff_ratio(&capture_diff_slices(Algorithm::Myers, &left, &right), left.len(), right.len())
}

/// Returns two texts in pieces that are common and pieces that differ.
fn pieces(left: &str, right: &str) -> [Vec<Piece>; 2] {
    let (left, right) = (words_of(left), words_of(right));
    let mut pieces = [const { Vec::new() }; 2];
    for difference in capture_diff_slices(Algorithm::Patience, &left, &right) {
        let differs = difference.tag() != DiffTag::Equal;
        for (side, words) in [&left[difference.old_range()], &right[difference.new_range()]].into_iter().enumerate() {
            if !words.is_empty() {
                pieces[side].push(Piece { text: words.join(" "), differs });
            }
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings};

    fn of(left: &str, right: &str, set: &[(&str, &str)]) -> Comparison {
        let catalogue = Catalogue::shipped();
        let set: Settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        let rules = |id: &str, set| catalogue.rules(id, set).expect("a shipped variant is sound");
        compare(&Words::english(), &rules(left, &Settings::new()), &rules(right, &set))
    }

    fn text(pieces: &[Piece]) -> String {
        pieces.iter().map(|piece| piece.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_game_is_the_same_as_itself() {
        let Comparison { titles, sections } = of("oware", "oware", &[]);
        assert_eq!(titles[0], titles[1]);
        assert!(sections.iter().flat_map(|it| &it.rows).all(|row| matches!(row, Row::Same(_))));
    }

    #[test]
    fn the_number_that_an_option_sets_is_what_differs() {
        let compared = of("kalah", "kalah", &[("seeds_per_pit", "6")]);
        let differing = compared.sections.iter().flat_map(|it| &it.rows).filter_map(|row| match row {
            Row::Differs([left, _]) => Some(left.iter().filter(|it| it.differs).map(|it| it.text.clone())),
            Row::Same(_) | Row::Left(_) | Row::Right(_) => None,
        });
        let differing: Vec<String> = differing.flatten().collect();
        assert!(differing.iter().any(|it| it == "4"), "{differing:?}");
    }

    #[test]
    fn every_line_of_both_pages_stands_in_one_row() {
        for [left, right] in [["kalah", "oware"], ["bao-la-kiswahili", "bao-la-kujifunza"], ["ruma", "tchuka-ruma"]] {
            let compared = of(left, right, &[]);
            let mut said = [Vec::new(), Vec::new()];
            for row in compared.sections.iter().flat_map(|it| &it.rows) {
                let here = match row {
                    Row::Same(both) => [Some(both.clone()), Some(both.clone())],
                    Row::Differs(sides) => sides.each_ref().map(|side| Some(text(side))),
                    Row::Left(left) => [Some(left.clone()), None],
                    Row::Right(right) => [None, Some(right.clone())],
                };
                for (side, line) in here.into_iter().enumerate() {
                    said[side].extend(line);
                }
            }
            for (id, said) in [left, right].into_iter().zip(&mut said) {
                let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound");
                let page = Words::english().page(&rules);
                let mut lines: Vec<String> =
                    page.sections.into_iter().flat_map(|it| it.lines).map(|it| it.text).collect();
                lines.sort();
                said.sort();
                assert_eq!(*said, lines, "{id}");
            }
        }
    }

    #[test]
    fn clauses_of_one_kind_are_set_beside_one_another() {
        let compared = of("kalah", "oware", &[]);
        let capture = compared.sections.iter().find(|it| it.heading == "Capturing").expect("both games capture");
        assert!(capture.rows.iter().any(|row| matches!(row, Row::Differs(_))), "{capture:#?}");
    }
}
