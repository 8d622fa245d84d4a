//! The likeness of games, and their difficulty.

use super::Rules;
use super::kinds::{Clause, List};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The difficulty of learning a game, by the number of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Up to [`FEW`] rules.
    Easy,
    /// Up to [`MANY`].
    Middling,
    /// More.
    Hard,
}

/// The most rules of a game that is easy to learn.
pub const FEW: usize = 8;
/// The most rules of one that is not hard.
pub const MANY: usize = 12;

impl Grade {
    /// All of them.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Middling, Grade::Hard];

    /// Returns the difficulty of a game with this many rules.
    pub fn of(rules: usize) -> Grade {
        match rules {
            0..=FEW => Grade::Easy,
            count if count <= MANY => Grade::Middling,
            _ => Grade::Hard,
        }
    }

    /// Returns the word that messages select by.
    pub fn word(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Middling => "middling",
            Grade::Hard => "hard",
        }
    }
}

/// The traits of a game that others may share: its board, and every rule with and without its particulars, each as a
/// number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traits(BTreeSet<u64>);

impl Traits {
    /// Those of a game of these rules.
    pub fn of(rules: &Rules) -> Traits {
        let number = |of: &dyn Debug| {
            let mut hasher = DefaultHasher::new();
            format!("{of:?}").hash(&mut hasher);
            hasher.finish()
        };
        let board = &rules.board;
        let of_board = [
            number(&("form", board.rows, board.is_square())),
            number(&("columns", board.columns)),
            number(&("stores", board.stores)),
            number(&("seeds", board.total)),
        ];
        let of_clause = |(list, clause): &(List, Clause)| {
            let said = format!("{clause:?}").replacen(&format!("{:?}", clause.id()), "", 1);
            [number(&(list, clause.kind())), number(&(list, said))]
        };
        Traits(of_board.into_iter().chain(rules.clauses.iter().flat_map(of_clause)).collect())
    }

    /// Returns how much two games are alike, from 0 to 1: of what one or the other has, the share that both have.
    pub fn likeness(&self, other: &Traits) -> f32 {
        let both = self.0.intersection(&other.0).count();
        let either = self.0.len() + other.0.len() - both;
        both as f32 / either.max(1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Catalogue, Settings};
    use super::*;

    #[test]
    fn games_of_one_kind_are_more_alike_than_others() {
        let catalogue = Catalogue::shipped();
        let of = |id: &str| Traits::of(&catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound"));
        let like = |one: &str, other: &str| of(one).likeness(&of(other));
        assert_eq!(like("oware", "oware"), 1.0);
        for (one, near, far) in [
            ("oware", "oware/woli", "kalah"),
            ("kalah", "congkak", "oware"),
            ("hus", "moruba", "togyz-kumalak"),
            ("bao-la-kiswahili", "bao-la-kujifunza", "kalah"),
            ("togyz-kumalak", "toguz-xorgol", "hus"),
        ] {
            assert!(like(one, near) > like(one, far), "{one}: {near} and {far}");
            assert_eq!(like(one, far), like(far, one));
        }
    }
}
