//! Coverage of languages: the share of the English messages and texts that each translates.

use super::locale::{LOCALES, Language};
use crate::words::clauses::kebab;
use mancala::rules::kinds::condition::{MoveIf, PitIf, TurnIf};
use mancala::rules::kinds::rule_struct::{Field, RuleStruct};
use mancala::rules::kinds::{KindInfo, every_kind};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Counts of the messages and texts that a language has, each with the count of all there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Code of the language.
    pub code: &'static str,
    /// Messages that it has, and all messages. A sentence that a language composes from parts counts as one of its
    /// messages.
    pub messages: (usize, usize),
    /// Translations of texts of games, of the help and of the rule editor, and all such texts.
    pub texts: (usize, usize),
}

/// Returns the coverage of every language, English first, which is complete.
pub fn coverage() -> Vec<Coverage> {
    let languages: Vec<Arc<Language>> = LOCALES.iter().map(|locale| locale.language()).collect();
    let ids: Vec<String> = LOCALES[0].messages().lines().filter_map(id).map(str::to_owned).collect();
    let texts = languages.iter().flat_map(|it| it.texts.keys()).collect::<BTreeSet<&String>>().len();
    let of = |language: &Arc<Language>| {
        let composes = language.bundle.has_message(COMPOSES);
        let has = |id: &&String| language.bundle.has_message(id) || composes && is_found(id);
        let is_english = language.code == LOCALES[0].code;
        let own = |own: usize, all: usize| (if is_english { all } else { own }, all);
        Coverage {
            code: language.code,
            messages: (ids.iter().filter(has).count(), ids.len()),
            texts: own(language.texts.len(), texts),
        }
    };
    languages.iter().map(of).collect()
}

/// Id of the message without which a language composes no sentences.
pub(super) const COMPOSES: &str = "atom-always";

/// Returns the id of the message that begins on a line of a file.
pub(super) fn id(line: &str) -> Option<&str> {
    let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
    line.split_once(" =").map(|(id, _)| id).filter(|_| begins)
}

/// Returns whether a message is found by the contents of a clause: its kind and fields, an atom of a condition, a frame
/// of a kind or a field. A language that lacks it for a clause composes a sentence.
pub(super) fn is_found(id: &str) -> bool {
    let kinds = every_kind();
    let is_field = |kind: &KindInfo, name: &str| kind.fields.iter().any(|field| kebab(&field.name) == name);
    let of_kind = kinds.iter().any(|kind| {
        let lists = kind.lists.iter().map(|list| format!("{}-", list.name())).chain([String::new()]);
        let name = kebab(kind.kind);
        lists.filter_map(|list| id.strip_prefix(&format!("{list}{name}"))).any(|rest| {
            let aspect = rest.strip_prefix('-').and_then(|rest| rest.split("--").next());
            rest.is_empty() || rest.starts_with("--") || aspect.is_some_and(|field| is_field(kind, field))
        }) || id == format!("frame-{name}")
    });
    let any_field = |name: &str| kinds.iter().any(|kind| is_field(kind, name));
    let bracket = |of: &str, fields: Vec<Field>| {
        fields.iter().any(|field| {
            id == format!("atom-{of}-{}", kebab(&field.name)) || id == format!("when-{}", kebab(&field.name))
        })
    };
    of_kind
        || id.strip_prefix("frame-field-").is_some_and(any_field)
        || id.strip_prefix("rounds-").is_some_and(any_field)
        || bracket("pit", PitIf::fields())
        || bracket("turn", TurnIf::fields())
        || bracket("move", MoveIf::fields())
        || id == COMPOSES
}
