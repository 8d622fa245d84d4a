//! Renaming of clauses, stages, options and choices, together with everything in the file that refers to them.

use super::syntax::{NodeKind, Path, PathStep, SyntaxNode, SyntaxPart};
use super::{edits, parts, quoted, splice};
use mancala::rules::form;
use mancala::rules::kinds::List;
use std::ops::Range;

/// Kind of thing that an id names.
enum Named<'a> {
    Clause,
    Stage,
    Option,
    /// A choice of the option of this id.
    Choice(&'a str),
}

/// Returns the text with another id at a place and in everything that refers to it; `id` is written as in files. `None`
/// if no id that others may refer to stands there. If the new id is in use already, references to the old one stay as
/// they are.
pub fn renamed(text: &str, path: &Path, id: &str) -> Option<String> {
    let tree = SyntaxNode::of(text)?;
    let old = tree.get(path)?.text()?;
    if quoted(old) == id {
        return Some(text.to_owned());
    }
    let spelled = match named(&tree, path)? {
        Named::Clause => spelled_out(text, old),
        Named::Stage | Named::Option | Named::Choice(_) => text.to_owned(),
    };
    let (text, tree) = (spelled.as_str(), SyntaxNode::of(&spelled)?);
    let (named, node) = (named(&tree, path)?, tree.get(path)?);
    let mut spans = vec![node.span.clone()];
    let is_taken = ids(&tree, &named).any(|taken| text[taken.span.clone()] == *id);
    if !old.is_empty() && !is_taken {
        spans.extend(mentions(text, &tree, &named, old));
    }
    spans.sort_by_key(|span| std::cmp::Reverse(span.start));
    let mut text = text.to_owned();
    spans.into_iter().for_each(|span| text.replace_range(span, id));
    Some(text)
}

/// Returns the text in which every clause that refers to this id by its kind's default spells the reference out.
fn spelled_out(text: &str, id: &str) -> String {
    let mut text = text.to_owned();
    while let Some((span, part)) = SyntaxNode::of(&text).and_then(|tree| unsaid(&text, &tree, id)) {
        let node = SyntaxNode::of(&text[span.clone()]).expect("it is part of a sound text");
        let clause = splice::inserted(&text[span.clone()], &node, usize::MAX, &part, false);
        text.replace_range(span, &clause);
    }
    text
}

/// Returns a clause that refers to this id by its kind's default, and the part that would spell it out.
fn unsaid(text: &str, tree: &SyntaxNode, id: &str) -> Option<(Range<usize>, String)> {
    let of_list = |list: List| parts(Path::default(), tree.part(list.name())).into_iter().map(|(_, node)| node);
    let added = edits(tree).filter_map(|(_, edit)| edit.part("clause"));
    List::ALL.into_iter().flat_map(of_list).chain(added).find_map(|clause| {
        let slots = form::clause(clause.word(text)).iter().filter(|slot| clause.part(&slot.name).is_none());
        let usual = slots.filter_map(|slot| Some((&slot.name, slot.usual.as_ref()?)));
        let mut speaks = usual.filter(|(_, usual)| usual.contains(&quoted(id)));
        let (name, usual) = speaks.next()?;
        Some((clause.span.clone(), format!("{name}: {usual}")))
    })
}

/// Returns the kind of thing that the id at a place names.
fn named<'a>(tree: &'a SyntaxNode, path: &Path) -> Option<Named<'a>> {
    let name = |step: &PathStep, name: &str| matches!(step, PathStep::Name(it) if it == name);
    match path.0.as_slice() {
        [.., last] if !name(last, "id") => None,
        [list, PathStep::At(_), _] if List::ALL.iter().any(|it| name(list, it.name())) => Some(Named::Clause),
        [.., clause, _] if name(clause, "clause") => Some(Named::Clause),
        [stages, PathStep::At(_), _] if name(stages, "stages") => Some(Named::Stage),
        [options, PathStep::At(_), _] if name(options, "options") => Some(Named::Option),
        [options, number, choices, PathStep::At(_), _] if name(options, "options") && name(choices, "choices") => {
            let option = tree.get(&Path(vec![options.clone(), number.clone()]))?;
            Some(Named::Choice(option.part("id")?.text()?))
        }
        _ => None,
    }
}

/// Returns the ids of all things of a kind; none for choices, which are searched within their option.
fn ids<'a>(tree: &'a SyntaxNode, named: &Named<'_>) -> Box<dyn Iterator<Item = &'a SyntaxNode> + 'a> {
    let listed = |name: &'static str| parts(Path::default(), tree.part(name)).into_iter().map(|(_, node)| node);
    let id = |node: &'a SyntaxNode| node.part("id");
    match named {
        Named::Clause => {
            let added = edits(tree).filter_map(|(_, edit)| edit.part("clause"));
            Box::new(List::ALL.into_iter().flat_map(move |list| listed(list.name())).chain(added).filter_map(id))
        }
        Named::Stage => Box::new(listed("stages").filter_map(id)),
        Named::Option => Box::new(listed("options").filter_map(id)),
        Named::Choice(_) => Box::new(std::iter::empty()),
    }
}

/// Returns the places where something is called by its id.
fn mentions(text: &str, tree: &SyntaxNode, named: &Named<'_>, id: &str) -> Vec<Range<usize>> {
    let set = || {
        let presets = parts(Path::default(), tree.part("presets")).into_iter();
        presets.filter_map(|(_, preset)| preset.part("set")).flat_map(SyntaxNode::items)
    };
    match named {
        Named::Clause | Named::Stage => {
            let mut found = Vec::new();
            let rules = List::ALL.into_iter().filter_map(|list| tree.part(list.name()));
            let stages = matches!(named, Named::Stage);
            for node in rules.chain(edits(tree).map(|(_, edit)| edit)) {
                texts(node, false, &mut |node, of_stages| {
                    if node.text() == Some(id) && of_stages == stages {
                        found.push(node.span.clone());
                    }
                });
            }
            found
        }
        // A name in a map is written like a text.
        Named::Option => {
            let keys = set().filter(|item| item.name.as_deref() == Some(id));
            keys.filter_map(|item| Some(item.span.start..item.span.start + text[item.span.clone()].find(':')?))
                .map(|span| span.start..span.start + text[span.clone()].trim_end().len())
                .collect()
        }
        Named::Choice(option) => {
            let is_it = |item: &&SyntaxPart| item.name.as_deref() == Some(*option) && item.node.text() == Some(id);
            set().filter(is_it).map(|item| item.node.span.clone()).collect()
        }
    }
}

/// Passes every text in a value that is not an id to `tell`, with `true` where stages are named there.
fn texts(node: &SyntaxNode, of_stages: bool, tell: &mut impl FnMut(&SyntaxNode, bool)) {
    if matches!(node.kind, NodeKind::Text(_)) {
        tell(node, of_stages);
    }
    for item in node.items().iter().filter(|item| item.name.as_deref() != Some("id")) {
        texts(&item.node, matches!(item.name.as_deref(), Some("stages" | "falls")) || of_stages, tell);
    }
}
