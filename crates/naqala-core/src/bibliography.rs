//! The works that statements about games rest on: `variants/bibliography.bib`.

use biblatex::{Bibliography, ChunksExt, Entry, EntryType, Person};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// By key.
static WORKS: LazyLock<BTreeMap<String, Work>> = LazyLock::new(|| {
    let works = include_str!("../../../variants/bibliography.bib");
    let works = Bibliography::parse(works).expect("the bibliography that comes with the program is sound");
    works.into_iter().map(|entry| (entry.key.clone(), Work::of(&entry))).collect()
});

/// Work that statements rest on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// Family names of its authors or, where it has none, of its editors, or the organization behind it.
    pub authors: Vec<String>,
    /// Year in which it came out; empty where that is not known.
    pub year: String,
    /// Its full description: authors, year, title, and where it came out.
    pub description: String,
    /// Key of the work through which it is cited, if it was not seen itself.
    pub through: Option<String>,
}

/// Place in a work: its key, and the pages there, such as `p. 160`, or nothing for the whole work.
pub type Citation = (String, String);

/// Returns the work with a key.
pub fn work(key: &str) -> Option<&'static Work> {
    WORKS.get(key)
}

/// Returns the keys of all works, in order.
pub fn keys() -> impl Iterator<Item = &'static str> {
    WORKS.keys().map(String::as_str)
}

impl Work {
    fn of(entry: &Entry) -> Work {
        let people = ["author", "editor"].into_iter().find_map(|field| entry.get_as::<Vec<Person>>(field).ok());
        let people = people.unwrap_or_default();
        let organization = text(entry, "organization").filter(|_| people.is_empty());
        let date = text(entry, "date").or_else(|| text(entry, "year")).unwrap_or_default();
        let year: String = date.chars().take_while(|letter| *letter != '-').collect();
        let by = |name: fn(&Person) -> String| people.iter().map(name).chain(organization.clone()).collect::<Vec<_>>();
        let title = text(entry, "title").unwrap_or_default();
        let names = by(full_name).join(", ");
        // A site that is its own author is named once.
        let parts = [Some(&names), Some(&year), Some(&title).filter(|title| **title != names)];
        let sentences = parts.into_iter().flatten().filter(|part| !part.is_empty()).map(|part| closed(part));
        let sentences = sentences.chain(Some(within(entry)).filter(|within| !within.is_empty()));
        let description = sentences.collect::<Vec<_>>().join(" ");
        let through = text(entry, "note").and_then(|note| note.strip_prefix("cited through ").map(str::to_owned));
        Work { authors: by(family_name), year, description, through }
    }
}

fn text(entry: &Entry, field: &str) -> Option<String> {
    entry.get(field).map(|chunks| chunks.format_verbatim()).filter(|text| !text.is_empty())
}

/// Returns a text with a full stop at its end.
fn closed(text: &str) -> String {
    if text.ends_with(['.', '?', '!']) { text.to_owned() } else { format!("{text}.") }
}

fn family_name(person: &Person) -> String {
    [person.prefix.as_str(), &person.name].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

fn full_name(person: &Person) -> String {
    match person.given_name.as_str() {
        "" => family_name(person),
        given => format!("{}, {given}", family_name(person)),
    }
}

/// Returns where a work came out: the journal or book that has it, the publisher, the address.
fn within(entry: &Entry) -> String {
    let said = |field: &str| text(entry, field);
    let pages = said("pages").map(|pages| pages.replace("--", "–"));
    let published = match (said("location").or_else(|| said("address")), publisher(entry)) {
        (Some(place), Some(publisher)) => Some(format!("{place}: {publisher}")),
        (place, publisher) => place.or(publisher),
    };
    let journal = said("journaltitle").or_else(|| said("journal")).map(|journal| {
        let volume = said("volume").map(|volume| format!(" {volume}")).unwrap_or_default();
        let number = said("number").map(|number| format!(" ({number})")).unwrap_or_default();
        let pages = pages.as_ref().map(|pages| format!(": {pages}")).unwrap_or_default();
        format!("{journal}{volume}{number}{pages}")
    });
    let book = said("booktitle").map(|book| {
        let pages = pages.as_ref().map(|pages| format!(", {pages}")).unwrap_or_default();
        format!("In: {book}{pages}")
    });
    let url = said("url").filter(|_| journal.is_none() || entry.entry_type == EntryType::Online);
    let parts = [journal, book, published].into_iter().flatten().map(|part| closed(&part));
    // An address ends where it ends.
    parts.chain(url).collect::<Vec<_>>().join(" ")
}

fn publisher(entry: &Entry) -> Option<String> {
    ["publisher", "institution", "school", "howpublished"].iter().find_map(|field| text(entry, field))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_work_is_described_as_scholars_cite_it() {
        let murray = work("murray1952").expect("a work that everybody cites");
        assert_eq!((murray.authors.as_slice(), murray.year.as_str()), (&["Murray".to_owned()][..], "1952"));
        assert_eq!(
            murray.description,
            "Murray, H. J. R. 1952. A History of Board-Games Other Than Chess. Oxford: Clarendon Press."
        );
    }

    #[test]
    fn every_work_has_a_title_and_what_it_is_cited_through_is_there() {
        for (key, work) in &*WORKS {
            assert!(!work.authors.is_empty(), "{key}: by nobody");
            assert!(work.description.len() > 20, "{key}: {}", work.description);
            assert!(work.through.as_ref().is_none_or(|through| WORKS.contains_key(through)), "{key}");
            assert!(
                key.is_ascii() && key.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit()),
                "{key}"
            );
        }
    }
}
