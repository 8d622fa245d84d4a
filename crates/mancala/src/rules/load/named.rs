//! Search for the very thing that a diagnostic names, within the part of a file that the diagnostic is about.
//!
//! A code declares by [`Code::marks`](crate::diagnostic::Code::marks) which thing that is. A check that knows in which
//! field of the part it lies says so by [`Diagnostic::within`], and of a choice or a preset, which edit brings it.

use super::tree::Node;
use crate::diagnostic::{Argument, Diagnostic};

/// Returns the offset of the thing that a diagnostic names in a text that begins with the part of a file that it is
/// about; `None` if nothing more precise than the part is known. `is_list`: the part is a list of clauses, and the text
/// begins with the first of them.
pub(super) fn place_of_named(text: &str, is_list: bool, diagnostic: &Diagnostic) -> Option<usize> {
    if !may_be_named(diagnostic) {
        return None;
    }
    let nodes = if is_list { Node::all_in(text) } else { vec![Node::first_in(text)] };
    named(&nodes.iter().collect::<Vec<_>>(), diagnostic)
}

/// Returns the reasons of a diagnostic.
fn reasons(diagnostic: &Diagnostic) -> impl Iterator<Item = &Diagnostic> {
    diagnostic.arguments().iter().filter_map(|(_, value)| match value {
        Argument::Because(because) => Some(&**because),
        _ => None,
    })
}

/// Returns whether a diagnostic names something within the part of a file that it is about.
pub(super) fn may_be_named(diagnostic: &Diagnostic) -> bool {
    !diagnostic.code().marks.is_empty() || !diagnostic.path().is_empty() || reasons(diagnostic).any(may_be_named)
}

/// Returns the offset of what a diagnostic names in some parts of a file, or else of what its reason names.
fn named(parts: &[&Node], diagnostic: &Diagnostic) -> Option<usize> {
    let mut parts = parts.to_vec();
    let mut field = None;
    for step in diagnostic.path().split('/').filter(|step| !step.is_empty()) {
        parts = match step.strip_prefix('!') {
            Some(place) => parts.iter().flat_map(|part| edits_of(part, place)).collect(),
            None if step.starts_with('=') => nearest(&parts, 0, usize::MAX, |it| it.head == step[1..]),
            None => parts.iter().filter_map(|part| part.field(step)).collect(),
        };
        field = parts.first().copied().filter(|_| !step.starts_with('!'));
        if parts.is_empty() {
            return None;
        }
    }
    if diagnostic.is("in-stage") {
        let stage = text_of(diagnostic, "stage")?;
        parts.retain(|part| part.field("stages").is_none_or(|it| it.children.iter().any(|it| it.head == stage)));
    }
    let mark = |mark: &&str| find(&parts, mark, diagnostic);
    reasons(diagnostic)
        .find_map(|because| named(&parts, because))
        .or_else(|| diagnostic.code().marks.iter().find_map(mark))
        .or_else(|| field.map(place_of_field))
}

/// Returns the place of a value, or of the name of its field if the value is nothing but brackets.
fn place_of_field(value: &Node) -> usize {
    let name = value.name.as_ref().filter(|_| value.head.is_empty());
    name.map_or(value.offset, |(offset, _)| *offset)
}

/// Returns what the edits of a choice or a preset write for a place: the clause that they add or the fields of one that
/// they change, the fields of the board (`@board`) or the setup (`@setup`), the clauses that they add to another list
/// (`@landing`), or a stage (`~id`).
fn edits_of<'n, 'a>(part: &'n Node<'a>, place: &str) -> Vec<&'n Node<'a>> {
    let edits = part.field("edits").map_or(&[][..], |it| &it.children);
    let of_edit = |edit: &'n Node<'a>| -> Vec<&'n Node<'a>> {
        let id = |it: &Node| it.field("id").map(|id| id.head.to_string());
        match (&*edit.head, edit.children.as_slice()) {
            ("Board", _) if place == "@board" => vec![edit],
            ("Setup", _) if place == "@setup" => vec![edit],
            ("Change", [clause, fields]) if clause.head == place => vec![fields],
            ("Add", _) => {
                let to = edit.field("to").map(|to| format!("@{}", to.head.to_lowercase()));
                let is_it = |clause: &&Node| to.as_deref() == Some(place) || id(clause).as_deref() == Some(place);
                edit.field("clause").filter(is_it).into_iter().collect()
            }
            ("Stages" | "FirstStage", stages) => {
                let stages = stages
                    .iter()
                    .flat_map(|it| if it.bracket == Some('[') { &*it.children } else { std::slice::from_ref(it) });
                let stages = stages.chain([edit]);
                stages.filter(|it| id(it).is_some_and(|id| place.strip_prefix('~') == Some(&id))).collect()
            }
            _ => Vec::new(),
        }
    };
    edits.iter().flat_map(of_edit).collect()
}

/// Returns the text of an argument of a diagnostic as a file would have it.
fn text_of(diagnostic: &Diagnostic, argument: &str) -> Option<String> {
    match diagnostic.argument(argument)? {
        Argument::Written(text) | Argument::Name(text) => Some(text.clone()),
        Argument::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Returns the offset of a mark within some parts of a file. The steps of a mark are those of
/// [`Code::marks`](crate::diagnostic::Code::marks).
fn find(parts: &[&Node], mark: &str, diagnostic: &Diagnostic) -> Option<usize> {
    let (mark, is_direct) = mark.strip_prefix('/').map_or((mark, false), |mark| (mark, true));
    let mut found = parts.to_vec();
    let steps: Vec<&str> = mark.split('/').collect();
    for (i, step) in steps.iter().enumerate() {
        let is_last = i + 1 == steps.len();
        let levels = if is_direct && i == 0 { 1 } else { usize::MAX };
        let text = |argument: &str| text_of(diagnostic, argument);
        if let Some(word) = step.strip_prefix('=') {
            found = nearest(&found, 0, levels, |it| it.head == word);
        } else if let Some(argument) = step.strip_prefix("$$") {
            let text = text(argument)?;
            found = nearest(&found, 0, levels, |it| it.says(&text)).into_iter().skip(1).collect();
        } else if let Some(argument) = step.strip_prefix('$') {
            let text = text(argument)?;
            found = nearest(&found, 0, levels, |it| it.says(&text));
        } else if let Some(argument) = step.strip_prefix("~~") {
            return word_in(&found, &text(argument)?, true);
        } else if let Some(argument) = step.strip_prefix('~') {
            return word_in(&found, &text(argument)?, false);
        } else {
            let is_value = step.ends_with(':');
            let step = step.trim_end_matches(':');
            let names = step.strip_prefix('@').map_or(Some(step.to_owned()), text)?;
            // The board and the setup are themselves the parts that are searched.
            for name in names.trim_start_matches("board.").trim_start_matches("setup.").split('.') {
                found = nearest(&found, 1, levels, |it| it.is_field(name));
            }
            if is_last {
                // Of several fields of the same name any could be meant.
                let [field] = found.as_slice() else { return None };
                let (name, _) = field.name.as_ref()?;
                return Some(if is_value { field.offset } else { *name });
            }
        }
    }
    found.first().map(|it| it.offset)
}

/// Returns the values of a kind that lie least deep within some parts, in the order of the text. `from` is 0 if the parts
/// themselves count, and 1 if not; `levels` is the depth to which is looked.
fn nearest<'n, 'a>(
    parts: &[&'n Node<'a>],
    from: usize,
    levels: usize,
    is: impl Fn(&Node<'a>) -> bool,
) -> Vec<&'n Node<'a>> {
    let mut level: Vec<&'n Node<'a>> = parts.to_vec();
    let mut depth = 0;
    while !level.is_empty() && depth <= levels {
        if depth >= from {
            let found: Vec<&'n Node<'a>> = level.iter().copied().filter(|it| is(it)).collect();
            if !found.is_empty() {
                return found;
            }
        }
        level = level.iter().flat_map(|it| &it.children).collect();
        depth += 1;
    }
    Vec::new()
}

/// Returns the offset of a word in the texts within some parts: the first place at which it stands, or the second, if it
/// can be in a single text.
fn word_in(parts: &[&Node], word: &str, is_second: bool) -> Option<usize> {
    let mut places: Vec<Vec<usize>> = Vec::new();
    let mut left: Vec<&Node> = parts.iter().rev().copied().collect();
    while let Some(node) = left.pop() {
        if node.is_text() {
            places.push(places_of_word(node, word));
        }
        left.extend(node.children.iter().rev());
    }
    let twice = places.iter().find(|places| places.len() > 1).filter(|_| is_second).map(|places| places[1]);
    twice.or_else(|| places.into_iter().flatten().nth(usize::from(is_second)))
}

fn places_of_word(text: &Node, word: &str) -> Vec<usize> {
    let mut places = Vec::new();
    let mut begin = 0;
    for part in text.written.split_inclusive(|c: char| c.is_whitespace() || c == '"') {
        if part.trim_end_matches(|c: char| c.is_whitespace() || c == '"') == word {
            places.push(text.offset + begin);
        }
        begin += part.len();
    }
    places
}

#[cfg(test)]
mod tests;
