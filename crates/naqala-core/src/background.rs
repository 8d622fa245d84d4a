//! History and customs of the games and of their family, statement by statement with the works that say it:
//! `assets/background`, a file a game.

use crate::bibliography::Citation;
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/background");

/// By id of the game.
static STATEMENTS: LazyLock<BTreeMap<String, Vec<Statement>>> = LazyLock::new(|| {
    let read = |file: &include_dir::File<'_>| {
        let id = file.path().file_stem()?.to_str()?.to_owned();
        let statements = ron::from_str(file.contents_utf8()?).unwrap_or_else(|error| panic!("{id}.ron: {error}"));
        Some((id, statements))
    };
    FILES.files().filter_map(read).collect()
});

/// Name under which the statements about the family as a whole are found.
pub const FAMILY: &str = "mancala";

/// Subject of a statement, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Topic {
    /// The meaning of names.
    Name,
    /// Age, spread and finds.
    History,
    /// The people who play it, and their country.
    People,
    /// Occasions, beliefs and manners of play.
    Customs,
    /// Boards and seeds.
    Board,
    /// Skills that it teaches, schools and research.
    Learning,
}

impl Topic {
    /// All subjects, in order.
    pub const ALL: [Topic; 6] =
        [Topic::Name, Topic::History, Topic::People, Topic::Customs, Topic::Board, Topic::Learning];
}

/// Statement on a game, with the works that say it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    /// Its subject.
    pub topic: Topic,
    /// Its text in English, a sentence or two.
    pub text: String,
    /// The works that say it.
    pub works: Vec<Citation>,
}

/// Returns the statements on a game by its id, or on the family by [`FAMILY`]; none where nothing is known.
pub fn statements(id: &str) -> &'static [Statement] {
    STATEMENTS.get(id).map_or(&[], Vec::as_slice)
}

/// Returns the ids that have statements, that of the family among them.
pub fn ids() -> impl Iterator<Item = &'static str> {
    STATEMENTS.keys().map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bibliography::work;
    use mancala::rules::{Catalogue, Settings};

    #[test]
    fn every_statement_is_of_a_game_and_cites_works_that_are_listed() {
        let catalogue = Catalogue::shipped();
        for (id, statements) in &*STATEMENTS {
            assert!(id == FAMILY || catalogue.rules(id, &Settings::new()).is_ok(), "{id} is no game");
            assert!(!statements.is_empty(), "{id}");
            assert!(statements.is_sorted_by_key(|statement| statement.topic), "{id}");
            for Statement { text, works, .. } in statements {
                assert!(!works.is_empty(), "{id}: nobody says: {text}");
                assert!(works.iter().all(|(key, _)| work(key).is_some()), "{id}: {works:?}");
                assert!(text.ends_with(['.', '?']) && text.chars().count() <= 300, "{id}: {text}");
            }
        }
    }
}
