//! Numbers and pits one after another, said as ranges where there are many.

use super::Words;
use super::message::Message;
use mancala::rules::{Board, PitId, Place};

/// The fewest numbers that are said as a range, one after another and at every second one.
const NUMBERS: [usize; 2] = [4, 5];
/// The fewest neighbouring pits of a list that are said as a range.
const PITS: usize = 4;
/// The fewest places of a path that are said as a range: a row of ordinary length is named in full.
const ROW: usize = 10;
/// The most pits of a line of a torus that are all named.
const LINE: usize = 12;

impl Words {
    /// Numbers in rising order, to be listed: `2` and `4`; `2 to 5`; `2, 4 and so on up to 30`.
    pub(super) fn numbers(&self, numbers: &[u16]) -> Vec<String> {
        let step = |a: u16, b: u16| Some(usize::from(b.checked_sub(a)?)).filter(|step| (1..=2).contains(step));
        let said = |run: &[u16]| match *run {
            [first, second, .., last] if second == first + 1 => self.range(self.number(first), self.number(last)),
            [first, second, .., last] => {
                self.say(&Message::new("list-steps").with("first", first).with("second", second).with("last", last))
            }
            _ => run.iter().map(|&number| self.number(number)).collect(),
        };
        runs(numbers, step, |step| NUMBERS[step - 1]).into_iter().map(said).collect()
    }

    /// The names of pits, to be listed: `a1` and `c2`; `a1 to f1`.
    pub(super) fn pit_names(&self, board: &Board, pits: &[PitId]) -> Vec<String> {
        let name = |pit: PitId| board.name(pit);
        let said = |run: &[PitId]| match *run {
            [first, .., last] => self.range(name(first), name(last)),
            _ => run.iter().map(|&pit| name(pit)).collect(),
        };
        runs(pits, |a, b| neighbours(board, a, b), |_| PITS).into_iter().map(said).collect()
    }

    /// The places of a path in its order: `a1 b1 c1 S`, or `a1 to l1, l2 to a2` where rows are long.
    pub(super) fn path(&self, board: &Board, places: &[Place]) -> String {
        let name = |place: Place| board.place_name(place);
        let step = |a: Place, b: Place| neighbours(board, a.as_pit()?, b.as_pit()?);
        let mut runs = runs(places, step, |_| ROW);
        if runs.iter().all(|run| run.len() == 1) {
            return places.iter().map(|&place| name(place)).collect::<Vec<_>>().join(" ");
        }
        let said = |run: &mut &[Place]| match **run {
            [first, .., last] => self.range(name(first), name(last)),
            [place] => name(place),
            [] => String::new(),
        };
        self.enumeration(&runs.iter_mut().map(said).collect::<Vec<_>>())
    }

    /// The pits of a line of a torus, the last of them where it began; of a long one only the first few and the last.
    pub(super) fn line(&self, board: &Board, places: &[Place]) -> String {
        let names: Vec<String> = places.iter().map(|&place| board.place_name(place)).collect();
        match names.split_last() {
            Some((last, _)) if names.len() > LINE => {
                let first = names[..LINE / 2].join(" ");
                self.say(&Message::new("list-cut").with("first", first).with("last", last.as_str()))
            }
            _ => names.join(" "),
        }
    }

    fn range(&self, first: String, last: String) -> String {
        self.say(&Message::new("list-range").with("first", first).with("last", last))
    }
}

/// Returns which way one pit lies beside the other in a row: 0 to the right, 1 to the left.
fn neighbours(board: &Board, a: PitId, b: PitId) -> Option<usize> {
    let (from, to) = (board.column(a), board.column(b));
    match board.row(a) == board.row(b) && !board.is_end(a) && !board.is_end(b) {
        true if to == from + 1 => Some(0),
        true if from == to + 1 => Some(1),
        _ => None,
    }
}

/// Cuts a list into runs that go on by one and the same step, each of at least as many items as `least` asks for that
/// step, and into single items.
fn runs<T: Copy>(items: &[T], step: impl Fn(T, T) -> Option<usize>, least: impl Fn(usize) -> usize) -> Vec<&[T]> {
    let (mut runs, mut rest) = (Vec::new(), items);
    while let Some(&first) = rest.first() {
        let by = rest.get(1).and_then(|&second| step(first, second));
        let steps = rest.windows(2).take_while(|pair| by.is_some() && step(pair[0], pair[1]) == by).count();
        let is_long = by.is_some_and(|by| steps + 1 >= least(by));
        let (run, others) = rest.split_at(if is_long { steps + 1 } else { 1 });
        runs.push(run);
        rest = others;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings, Side};

    #[test]
    fn many_numbers_and_pits_are_said_as_ranges() {
        let words = Words::english();
        let said = |numbers: &[u16]| words.either(&words.numbers(numbers));
        assert_eq!(said(&[4]), "4");
        assert_eq!(said(&[2, 3, 4]), "2, 3 or 4");
        assert_eq!(said(&[2, 4, 6, 8]), "2, 4, 6 or 8");
        assert_eq!(said(&[2, 3, 4, 5]), "2 to 5");
        assert_eq!(said(&[1, 3, 4, 5, 6, 9]), "1, 3 to 6 or 9");
        assert_eq!(said(&(1..=15).map(|n| 2 * n).collect::<Vec<_>>()), "2, 4 and so on up to 30");
        let board = |id: &str| Catalogue::shipped().rules(id, &Settings::new()).expect("it is shipped").board;
        let (hus, anywoli) = (board("hus"), board("anywoli"));
        let pits: Vec<PitId> = ["a2", "b2", "c2", "d2", "g3"].into_iter().filter_map(|it| hus.pit_named(it)).collect();
        assert_eq!(words.all_of(&words.pit_names(&hus, &pits)), "a2 to d2 and g3");
        assert_eq!(words.path(&anywoli, anywoli.path(Side::South)), "a1 to l1, l2 to a2");
        assert!(words.path(&hus, hus.path(Side::South)).starts_with("a1 b1 c1 d1 e1 f1 g1 h1 h2 "));
    }
}
