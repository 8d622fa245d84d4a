//! The list of games: what is known of each at a glance, and how it is searched, filtered and ordered.
//!
//! A [`CatalogueCache`] makes an [`Entry`] of every game of a catalogue. [`find`] gives those that hold the words of a search,
//! spelt as people spell them ([`spelling`]), and pass a [`Filter`]; [`shelves`] puts them in order under headings.

mod catalogue_cache;
mod entry;
mod filter;
mod shelf;
pub mod spelling;

pub use catalogue_cache::{AT_A_TIME, CatalogueCache};
pub use entry::{Entry, by_place};
pub use filter::{Filter, FilterValue, Laps, Length};
pub use shelf::{Shelf, find, shelves};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;
    use mancala::rules::Catalogue;
    use std::collections::BTreeMap;

    #[test]
    fn the_words_that_people_use_find_the_game_in_every_language() {
        let catalogue = Catalogue::shipped();
        for language in Words::languages() {
            let words = Words::language(language).expect("it is one of them");
            let (entries, complete) = CatalogueCache::default().entries(&words, &catalogue);
            assert!(complete);
            for (search, id) in [
                ("mancala", "kalah"),
                ("калаха", "kalah"),
                ("манкала", "kalah"),
                ("קאלה", "kalah"),
                ("מנקלה", "kalah"),
                ("конгкак", "congkak"),
                ("паллангужи", "pallanguzhi"),
                ("ням-ням", "oware-nam-nam"),
                ("игра безумцев", "lab-madjnuni"),
                ("калах на четверых", "ruma"),
                ("omwesso", "omweso"),
                ("pallanguli", "pallanguzhi"),
            ] {
                let found = find(&entries, search, &Filter::default(), &BTreeMap::new());
                let place = found.iter().position(|entry| entry.id == id);
                assert!(place.is_some_and(|place| place < 8), "{language}: {search}: {place:?} of {}", found.len());
                assert!(search != "mancala" || place == Some(0), "{language}: Kalah comes first");
            }
            let togyz = entries.iter().find(|entry| entry.id == "togyz-kumalak").expect("it comes along");
            assert!(togyz.matches("тогус") && togyz.matches("toguz qumalaq"), "{language}");
        }
    }
}
