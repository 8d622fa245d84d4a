//! The books that come with the program.

use super::Book;
use crate::search::digest::digest;
use include_dir::{Dir, include_dir};
use mancala::rules::{Catalogue, Rules, Settings};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/books");

/// A book that is read when it is first asked for.
struct Shipped {
    text: &'static str,
    /// The book with the digest of the rules that it is for; `None` if it is not for the rules of its game.
    read: OnceLock<Option<(u64, Arc<Book>)>>,
}

/// By id of the game.
static BOOKS: LazyLock<BTreeMap<String, Shipped>> = LazyLock::new(|| {
    let named = |file: &'static include_dir::File<'_>| {
        let id = file.path().with_extension("").to_str()?.replace('+', "/");
        Some((id, Shipped { text: file.contents_utf8()?, read: OnceLock::new() }))
    };
    FILES.files().filter_map(named).collect()
});

/// The opening book that comes with the program for a game with the usual options; `None` where it has none.
pub fn shipped(rules: &Rules) -> Option<Arc<Book>> {
    let shipped = BOOKS.get(&rules.id)?;
    let read = || {
        let usual = Catalogue::shipped().rules(&rules.id, &Settings::new()).ok()?;
        Some((rules_digest(&usual), Arc::new(Book::read(&usual, shipped.text).ok()?)))
    };
    let (digest, book) = shipped.read.get_or_init(read).as_ref()?;
    (*digest == rules_digest(rules)).then(|| Arc::clone(book))
}

/// Ids of the games that have books.
pub fn ids() -> impl Iterator<Item = &'static str> {
    BOOKS.keys().map(String::as_str)
}

fn rules_digest(rules: &Rules) -> u64 {
    digest(rules, "book")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_that_come_with_the_program_are_for_the_rules_of_their_games() {
        for (id, Shipped { text, .. }) in &*BOOKS {
            let rules = Catalogue::shipped().rules(id, &Settings::new()).unwrap_or_else(|_| panic!("{id} is no game"));
            let book = Book::read(&rules, text).unwrap_or_else(|error| panic!("assets/books/{id}.book:{error}"));
            assert!(book.positions.len() > 20, "{id}: {} positions", book.positions.len());
            assert!(book.value(&mancala::engine::start(&rules)).is_some(), "{id}");
            assert_eq!(shipped(&rules).as_deref(), Some(&book), "{id}");
        }
        assert!(ids().count() >= 20);
    }
}
