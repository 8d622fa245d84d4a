//! Changes to the text of a file at one place of its tree, as a person would make them: within the existing lines and
//! indentation, with a comma after every part that has a line of its own.

use super::syntax::{NodeKind, Path, SyntaxNode, after_blank};
use std::ops::Range;

/// Length beyond which a line is broken where possible, in letters.
const LONGEST: usize = 120;
/// Indentation of a line within the one before it.
const INDENT: &str = "    ";

/// Returns the text with a range replaced.
pub fn replaced(text: &str, range: Range<usize>, by: &str) -> String {
    format!("{}{by}{}", &text[..range.start], &text[range.end..])
}

/// Returns the text with another part inserted in a value before the part of this index, from 0, or at the end if there
/// is none. `apart`: the first part of an empty value gets a line of its own.
pub fn inserted(text: &str, within: &SyntaxNode, number: usize, part: &str, apart: bool) -> String {
    let items = within.items();
    let open = opening(text, within);
    let close = within.span.end - 1;
    if items.is_empty() {
        // Comments that stand in it stay.
        let inner = text[open..close].trim_end();
        let lined = apart || inner.contains("//");
        let outer = indent_of(text, within.span.start);
        let by = match lined {
            true => format!("{inner}\n{outer}{INDENT}{part},\n{outer}"),
            false => format!("{inner}{part}"),
        };
        return replaced(text, open..close, &by);
    }
    let lined = is_lined(text, within);
    if let Some(next) = items.get(number) {
        if lined {
            let start = extent(text, within, number).start;
            let indent = indent_of(text, next.span.start);
            return replaced(text, start..start, &format!("{indent}{part},\n"));
        }
        return replaced(text, next.span.start..next.span.start, &format!("{part}, "));
    }
    let last = items.len() - 1;
    let end = items[last].span.end;
    if !lined {
        return replaced(text, end..end, &format!(", {part}"));
    }
    let indent = indent_of(text, items[last].span.start);
    let line = extent(text, within, last).end;
    // A line break ends it already.
    let with = replaced(text, line..line, &format!("{indent}{part},\n"));
    with_comma(&with, end)
}

/// Returns the text without a part of a value.
pub fn removed(text: &str, within: &SyntaxNode, number: usize) -> String {
    let items = within.items();
    if is_lined(text, within) {
        let range = extent(text, within, number);
        if items.len() == 1 {
            // Nothing is left but comments, or nothing at all.
            let open = opening(text, within);
            let rest = format!("{}{}", &text[open..range.start], &text[range.end..within.span.end - 1]);
            if rest.trim().is_empty() {
                return replaced(text, open..within.span.end - 1, "");
            }
        }
        return replaced(text, range, "");
    }
    let this = &items[number].span;
    let range = match (number.checked_sub(1).map(|before| &items[before]), items.get(number + 1)) {
        (_, Some(next)) => this.start..next.span.start,
        (Some(before), None) => before.span.end..this.end,
        (None, None) => this.start..after_comma(text, this.end),
    };
    replaced(text, range, "")
}

/// Returns the text in which a part of a value is swapped with the one after it.
pub fn swapped(text: &str, within: &SyntaxNode, number: usize) -> String {
    let items = within.items();
    let (one, other) = (&items[number], &items[number + 1]);
    if !is_lined(text, within) {
        let between = &text[one.span.end..other.span.start];
        let by = format!("{}{between}{}", &text[other.span.clone()], &text[one.span.clone()]);
        return replaced(text, one.span.start..other.span.end, &by);
    }
    let text = &with_comma(text, other.span.end);
    let Some(within) = SyntaxNode::of(text).and_then(|root| find(root, within.span.start)) else { return text.clone() };
    let (one, other) = (extent(text, &within, number), extent(text, &within, number + 1));
    let between = &text[one.end..other.start];
    let by = format!("{}{between}{}", &text[other.clone()], &text[one.clone()]);
    replaced(text, one.start..other.end, &by)
}

/// Returns the node that begins at a place of the text and has parts.
fn find(node: SyntaxNode, start: usize) -> Option<SyntaxNode> {
    if node.span.start == start && !node.items().is_empty() {
        return Some(node);
    }
    let items = match node.kind {
        NodeKind::Bare | NodeKind::Text(_) => Vec::new(),
        NodeKind::Bracket(_, items) | NodeKind::List(items) | NodeKind::Map(items) => items,
    };
    items.into_iter().find_map(|item| find(item.node, start))
}

/// Returns the text with every line broken that is too long and holds a value of several parts, as far as these values
/// lie on the path to a part.
pub fn tidied(text: &str, path: &Path) -> String {
    let mut text = text.to_owned();
    for depth in 0..=path.0.len() {
        let Some(root) = SyntaxNode::of(&text) else { break };
        let Some(node) = root.get(&Path(path.0[..depth].to_vec())) else { break };
        let written = &text[node.span.clone()];
        let is_long = line_of(&text, node.span.start).chars().count() > LONGEST;
        if is_long && node.items().len() > 1 && !written.contains('\n') && !written.contains("/*") {
            text = broken(&text, node);
        }
    }
    text
}

/// Returns the text with each part of a value on a line of its own.
fn broken(text: &str, node: &SyntaxNode) -> String {
    let outer = indent_of(text, node.span.start);
    let parts = node.items().iter().map(|item| format!("{outer}{INDENT}{},\n", &text[item.span.clone()]));
    let inner = format!("\n{}{outer}", parts.collect::<String>());
    replaced(text, opening(text, node)..node.span.end - 1, &inner)
}

/// Returns the position where the inside of a value with parts begins.
fn opening(text: &str, node: &SyntaxNode) -> usize {
    let at = text[node.span.clone()].find(['(', '[', '{']).unwrap_or(0);
    node.span.start + at + 1
}

/// Returns whether every part of a value begins a line.
fn is_lined(text: &str, node: &SyntaxNode) -> bool {
    let begins = |at: usize| text[..at].rsplit('\n').next().is_none_or(|before| before.trim().is_empty());
    !node.items().is_empty() && node.items().iter().all(|item| begins(item.span.start))
}

/// Returns the lines of a part that has lines of its own, with the comments right above it, its comma and the rest of
/// its last line.
fn extent(text: &str, within: &SyntaxNode, number: usize) -> Range<usize> {
    let items = within.items();
    let line_start = |at: usize| text[..at].rfind('\n').map_or(0, |at| at + 1);
    let floor = number.checked_sub(1).map_or(opening(text, within), |before| items[before].span.end);
    let mut start = line_start(items[number].span.start);
    while start > floor {
        let above = line_start(start - 1);
        if above < floor || !text[above..start].trim_start().starts_with("//") {
            break;
        }
        start = above;
    }
    let end = after_comma(text, items[number].span.end);
    let rest = &text[end..within.span.end];
    let line = rest.find('\n').map_or(rest.len(), |at| at + 1);
    // What follows on the same line belongs to it only if it is a comment.
    let is_comment = rest[..line].trim().is_empty() || rest[..line].trim_start().starts_with("//");
    start.max(floor)..if is_comment { end + line } else { end }
}

/// Returns the end of the comma after a value, or of the value if there is none.
fn after_comma(text: &str, end: usize) -> usize {
    let at = after_blank(text, end);
    if text[at..].starts_with(',') { at + 1 } else { end }
}

/// Returns the text with a comma after the value that ends at a place.
fn with_comma(text: &str, end: usize) -> String {
    if after_comma(text, end) > end { text.to_owned() } else { replaced(text, end..end, ",") }
}

/// Returns the line of a place.
fn line_of(text: &str, at: usize) -> &str {
    let start = text[..at].rfind('\n').map_or(0, |at| at + 1);
    text[start..].lines().next().unwrap_or_default()
}

/// Returns the indentation of the line of a place.
fn indent_of(text: &str, at: usize) -> &str {
    let line = line_of(text, at);
    &line[..line.len() - line.trim_start().len()]
}
