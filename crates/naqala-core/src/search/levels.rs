//! The levels at which the program plays: even steps on a ladder of settings whose strength was measured, game by game.
//!
//! The lowest rungs look at their own move alone and take it for a little better or worse than it is, the next overlook
//! answers of the opponent, and the higher look ever further. The settings are the same in all games; the rungs that are
//! a game's levels are chosen by their strength in it.

use super::limits::Budget;
use mancala::record::{LEVELS, Skill};
use mancala::rules::Rules;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A setting of the search: a rung of the ladder.
#[derive(Clone, Copy, Debug)]
struct Rung {
    /// Greatest depth in plies.
    depth: Option<u32>,
    /// Number of positions that may be played.
    nodes: u64,
    /// Of every 256 answers the number that are overlooked.
    overlooks: u8,
    /// The most by which moves are misjudged: see [`Budget::misjudges`].
    misjudges: u8,
    /// `true` if the learned estimate and the opening book are known.
    learned: bool,
}

const fn rung(depth: Option<u32>, nodes: u64, overlooks: u8, misjudges: u8, learned: bool) -> Rung {
    Rung { depth, nodes, overlooks, misjudges, learned }
}

/// The ladder, the weakest setting first.
const LADDER: [Rung; 16] = [
    rung(Some(1), 1_000, 0, 8, false),
    rung(Some(1), 1_000, 0, 3, false),
    rung(Some(2), 2_000, 128, 3, false),
    rung(Some(2), 2_000, 64, 1, false),
    rung(Some(1), 1_000, 0, 2, true),
    rung(None, 150, 73, 1, true),
    rung(None, 400, 50, 0, true),
    rung(None, 1_000, 36, 0, true),
    rung(None, 2_500, 25, 0, true),
    rung(None, 6_000, 18, 0, true),
    rung(None, 15_000, 12, 0, true),
    rung(None, 40_000, 8, 0, true),
    rung(None, 100_000, 5, 0, true),
    rung(None, 250_000, 3, 0, true),
    rung(None, 600_000, 0, 0, true),
    rung(None, 1_500_000, 0, 0, true),
];
/// The number of settings on the ladder.
pub const RUNGS: usize = LADDER.len();
/// The rungs of the levels of a game in which they have not been measured.
const USUAL: [Level; LEVELS as usize] = {
    let mut levels = [Level { rung: 0, elo: None }; LEVELS as usize];
    let rungs = [0, 2, 5, 7, 9, 11, 13, 14];
    let mut at = 0;
    while at < levels.len() {
        levels[at].rung = rungs[at];
        at += 1;
    }
    levels
};

/// A level of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// Its rung on the ladder.
    pub rung: u8,
    /// Its strength in Elo points above the first level; `None` where it has not been measured.
    pub elo: Option<u16>,
}

/// By id of the game.
static MEASURED: LazyLock<BTreeMap<String, Vec<Level>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/levels.ron")).expect("the file that comes with the program is sound")
});

/// The levels of a game, the weakest first: at least one, and no more than [`LEVELS`]. A game that is soon played as well
/// as can be has fewer.
pub fn levels(rules: &Rules) -> &'static [Level] {
    MEASURED.get(&rules.id).map_or(&USUAL[..], Vec::as_slice)
}

impl Budget {
    /// Returns the budget of a search of this strength in a game; `None` for a player who does not search. A level above
    /// the game's highest is that.
    pub fn of(rules: &Rules, skill: Skill) -> Option<Budget> {
        let usual = Budget::default();
        match skill {
            Skill::Random => None,
            Skill::Level(level) => {
                let levels = levels(rules);
                let at = usize::from(level).clamp(1, levels.len());
                Some(Budget::of_rung(usize::from(levels[at - 1].rung)))
            }
            Skill::Time(time) => Some(Budget { time: Some(time), ..usual }),
            Skill::Depth(depth) => Some(Budget { depth: Some(depth), ..usual }),
        }
    }

    /// Returns the budget of a rung of the ladder, from 0; one above the highest is that.
    pub fn of_rung(rung: usize) -> Budget {
        let Rung { depth, nodes, overlooks, misjudges, learned } = LADDER[rung.min(RUNGS - 1)];
        let mut budget = Budget { depth, nodes: Some(nodes), overlooks, misjudges, ..Budget::default() };
        (budget.parts.network, budget.parts.book) = (learned, learned);
        budget
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn measured_levels_belong_to_games_and_rise() {
        let catalogue = Catalogue::shipped();
        for (id, levels) in &*MEASURED {
            assert!(catalogue.rules(id, &Settings::new()).is_ok(), "{id} is no game");
            assert!((1..=usize::from(LEVELS)).contains(&levels.len()), "{id}");
            assert!(levels.iter().all(|level| usize::from(level.rung) < RUNGS), "{id}");
            assert!(levels.is_sorted_by_key(|level| (level.rung, level.elo)), "{id}: {levels:?}");
        }
    }

    #[test]
    fn a_level_above_the_highest_of_a_game_is_that() {
        for id in ["oware", "pallanguzhi", "omweso"] {
            let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound");
            let highest = levels(&rules).len() as u8;
            let setting = |level| {
                let budget = Budget::of(&rules, Skill::Level(level)).expect("a level searches");
                (budget.depth, budget.nodes, budget.overlooks, budget.misjudges)
            };
            assert_eq!(setting(LEVELS), setting(highest), "{id}");
            assert_ne!(setting(1), setting(highest), "{id}");
        }
        let rules = Catalogue::shipped().rules("oware", &Settings::new()).expect("a shipped variant is sound");
        assert!(Budget::of(&rules, Skill::Random).is_none());
    }
}
