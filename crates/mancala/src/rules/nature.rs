//! What a game is like, as far as its clauses tell: what one may look for who does not know its name.

use super::Rules;
use super::board::Players;
use super::kinds::choice::Act;
use super::kinds::landing::{Content, Target, To};
use super::kinds::{Clause, List};
use super::setup::Stores;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a game is like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nature {
    /// How its pits lie.
    pub form: Form,
    /// Number of play it.
    pub players: u8,
    /// How a sowing goes on.
    pub laps: Laps,
    /// How seeds are won from the pits; [`Taking::Nothing`] alone where they are not.
    pub taking: Vec<Taking>,
}

/// How the pits lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// In rows, one above another; how many.
    Rows(u8),
    /// Round a square.
    Square,
}

/// How a sowing goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Laps {
    /// It is over when the hand is empty.
    One,
    /// It may go on from a pit, or with captured seeds.
    Several,
}

/// How seeds are won from the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Taking {
    /// The last seed brings a pit to a certain count.
    Count,
    /// The last seed takes what lies across from it.
    Across,
    /// A seed takes a pit in passing, by its count or by what lies in it.
    Passing,
    /// The last seed takes what lies beyond an empty pit.
    Gap,
    /// Pits are won for good.
    Pits,
    /// Captured seeds are sown again.
    SownAgain,
    /// Seeds are captured in no way.
    Nothing,
}

impl Nature {
    /// Returns what a game of these rules is like.
    pub fn of(rules: &Rules) -> Nature {
        let board = &rules.board;
        let form = if board.is_square() { Form::Square } else { Form::Rows(board.rows) };
        let players = match (board.sides().len(), board.players) {
            (4, Players::Pairs) => 2,
            (4, Players::Coalition) => 3,
            (sides, _) => sides as u8,
        };
        Nature { form, players, laps: Laps::of(rules), taking: Taking::of(rules) }
    }
}

/// How hard a game is to learn, by the number of its rules.
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

    /// Returns how hard a game with this many rules is.
    pub fn of(rules: usize) -> Grade {
        match rules {
            0..=FEW => Grade::Easy,
            count if count <= MANY => Grade::Middling,
            _ => Grade::Hard,
        }
    }

    /// Returns what messages call it.
    pub fn word(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Middling => "middling",
            Grade::Hard => "hard",
        }
    }
}

/// What a game shares with others like it: its board, and every rule with and without its particulars, each as a number.
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

/// Returns whether a clause by itself captures something.
pub fn takes(clause: &Clause) -> bool {
    match clause {
        Clause::Capture(_) | Clause::Meeting(_) => true,
        Clause::Claim(it) => it.content == Content::Taken,
        Clause::Instead(it) => it.r#do == Act::Take,
        _ => false,
    }
}

/// Returns whether seeds are captured at all. Where pits are won, their seeds may stay in them.
pub fn captures(rules: &Rules) -> bool {
    rules.clauses.iter().any(|(_, clause)| takes(clause))
}

/// Returns whether captured seeds go into stores, unless they are sown again or given away.
pub fn fills_stores(rules: &Rules) -> bool {
    let trapped = rules.clauses.iter().any(|(_, it)| matches!(it, Clause::Send(it) if it.to == To::Trap));
    captures(rules) && rules.board.stores != Stores::None && !trapped
}

impl Laps {
    /// Returns how a sowing goes on by these rules.
    fn of(rules: &Rules) -> Laps {
        if rules.many_laps() { Laps::Several } else { Laps::One }
    }
}

impl Taking {
    /// Every way, in the order in which one would name them.
    pub const ALL: [Taking; 7] =
        [Taking::Count, Taking::Across, Taking::Passing, Taking::Gap, Taking::Pits, Taking::SownAgain, Taking::Nothing];

    /// In which ways seeds are won by these rules.
    fn of(rules: &Rules) -> Vec<Taking> {
        let all: Vec<Taking> = rules.clauses.iter().flat_map(|(list, it)| Taking::by(*list, it)).collect();
        let mut ways: Vec<Taking> = Taking::ALL.into_iter().filter(|way| all.contains(way)).collect();
        if ways.is_empty() {
            ways.push(Taking::Nothing);
        }
        ways
    }

    /// In which ways a clause lets seeds be won, if it does. Clauses that only limit or extend others do not.
    fn by(list: List, clause: &Clause) -> Vec<Taking> {
        match clause {
            Clause::Capture(_) if list == List::Dropping => vec![Taking::Passing],
            Clause::Meeting(_) => vec![Taking::Passing],
            Clause::Capture(it) => it.take.iter().map(|target| Taking::by_target(*target)).collect(),
            Clause::Instead(it) if it.r#do == Act::Take => vec![Taking::Across],
            Clause::Send(it) if matches!(it.to, To::Sown | To::RowEnd) => vec![Taking::SownAgain],
            Clause::Claim(_) => vec![Taking::Pits],
            _ => Vec::new(),
        }
    }

    /// In which way a capture of this wins seeds.
    fn by_target(target: Target) -> Taking {
        match target {
            Target::Here | Target::Last | Target::Every => Taking::Count,
            Target::Seeds(_) => Taking::Pits,
            Target::Facing | Target::Behind | Target::Twin | Target::Column => Taking::Across,
            Target::Next | Target::Before | Target::Beyond => Taking::Gap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Catalogue, Settings};
    use super::*;
    use std::collections::BTreeMap;

    fn natures() -> BTreeMap<String, Nature> {
        let catalogue = Catalogue::shipped();
        let nature = |id: String| {
            let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            (id, Nature::of(&rules))
        };
        catalogue.ids().into_iter().map(nature).collect()
    }

    #[test]
    fn well_known_games_are_what_they_are_known_for() {
        let natures = natures();
        let of = |id: &str| &natures[id];
        for (id, form, players, laps, taking) in [
            ("kalah", Form::Rows(2), 2, Laps::One, vec![Taking::Across]),
            ("oware", Form::Rows(2), 2, Laps::One, vec![Taking::Count]),
            ("togyz-kumalak", Form::Rows(2), 2, Laps::One, vec![Taking::Count, Taking::Pits]),
            ("nigerian", Form::Rows(2), 2, Laps::Several, vec![Taking::Count, Taking::Passing]),
            ("bao-la-kiswahili", Form::Rows(4), 2, Laps::Several, vec![Taking::Across, Taking::SownAgain]),
            ("hawalis", Form::Rows(4), 2, Laps::Several, vec![Taking::Across]),
            ("gabata", Form::Rows(3), 2, Laps::Several, vec![Taking::Across]),
            ("selus", Form::Rows(3), 2, Laps::Several, vec![Taking::Pits]),
            ("tchuka-ruma", Form::Rows(1), 1, Laps::Several, vec![Taking::Nothing]),
            ("ruma", Form::Square, 4, Laps::One, vec![Taking::Nothing]),
            ("ruma/two", Form::Square, 2, Laps::One, vec![Taking::Nothing]),
            ("ruma/three", Form::Square, 3, Laps::One, vec![Taking::Nothing]),
        ] {
            assert_eq!(*of(id), Nature { form, players, laps, taking }, "{id}");
        }
    }

    #[test]
    fn of_every_game_it_is_known_whether_and_how_seeds_are_won() {
        let catalogue = Catalogue::shipped();
        for (id, nature) in natures() {
            let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
            let wins = |it: &Clause| matches!(it, Clause::Capture(_) | Clause::Claim(_) | Clause::Meeting(_));
            let taken = rules.clauses.iter().any(|(_, it)| wins(it) || matches!(it, Clause::Instead(_)));
            assert!(taken || nature.taking == [Taking::Nothing], "{id}: {nature:?}");
            assert_eq!(
                nature.taking.contains(&Taking::Nothing),
                nature.taking.len() == 1 && !taken,
                "{id}: {nature:?}"
            );
            assert!((1..=4).contains(&nature.players), "{id}");
        }
    }

    #[test]
    fn every_game_that_has_a_home_is_found_under_a_place() {
        let catalogue = Catalogue::shipped();
        for variant in catalogue.variants() {
            for about in variant.presets.iter().filter_map(|preset| preset.about.as_ref()).chain([&variant.about]) {
                let homeless = about.place.starts_with("An invented game") || about.place.ends_with("not recorded");
                assert_eq!(about.places.is_empty(), homeless, "{}: {}", about.name, about.place);
            }
        }
    }

    #[test]
    fn every_way_of_winning_seeds_is_that_of_some_game() {
        let natures = natures();
        for way in Taking::ALL {
            assert!(natures.values().any(|nature| nature.taking.contains(&way)), "{way:?}");
        }
    }

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
