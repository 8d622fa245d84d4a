//! Addition of whole rules, each of their clauses at its place in its list.

use super::syntax::{Path, SyntaxNode};
use super::{Editor, quoted};
use crate::workshop::ready::Ready;
use mancala::rules::kinds::{Clause, List};

/// Kinds of which there is one, and which say different things: another takes the place of the one that is there.
const REPLACED: [&str; 2] = ["Winner", "GrandSlam"];

/// Kinds that stand in a file once: a rule that cannot do without one makes do with the one that is there.
const SINGLE: [&str; 3] = ["Endless", "Trap", "House"];

impl Editor {
    /// Returns the text with a rule added, and the path of its clause.
    pub fn with_rule(&self, ready: &Ready) -> Option<(String, Path)> {
        let mut other = Editor::unchecked(&self.file, &self.text);
        let stages = Path::default().name("stages");
        if !ready.stages.is_empty() && other.node_text(&stages).is_none() {
            let text = other.set(&stages, ready.stages)?;
            other.read(text);
        }
        let ((list, main), company) = ready.clauses.split_first()?;
        let mut main = (*main).to_owned();
        for (list, text) in company {
            match other.same(*list, text) {
                // What is said of a mark is said of the one that is there.
                Some(there) => {
                    if let (Some(id), Some(own)) = (other.id(&there), id_in(text)) {
                        main = main.replace(&quoted(&own), &quoted(&id));
                    }
                }
                None => {
                    let text = other.inserted(*list, text)?.0;
                    other.read(text);
                }
            }
        }
        let kind = main.split('(').next()?;
        let mut there = other.listed_in(*list).into_iter().filter(|(_, node)| node.word(&other.text) == kind);
        match there.next().filter(|_| REPLACED.contains(&kind)) {
            Some((place, node)) => {
                let (id, own) = (other.id(&place)?, id_in(&main)?);
                let text = main.replacen(&quoted(&own), &quoted(&id), 1);
                Some((super::splice::replaced(&other.text, node.span.clone(), &text), place))
            }
            None => other.inserted(*list, &main),
        }
    }

    /// Returns the clause that says the same as a rule.
    pub fn has_rule(&self, ready: &Ready) -> Option<Path> {
        let (list, text) = ready.clauses.first()?;
        let wanted = said(Clause::read(text)?)?;
        let is_it = |(_, node): &(Path, &SyntaxNode)| {
            let clause = Clause::read(&self.text[node.span.clone()]);
            clause.and_then(said).is_some_and(|there| there == wanted)
        };
        self.listed_in(*list).into_iter().find(is_it).map(|(path, _)| path)
    }

    /// Returns the clauses of a list, each with its path.
    fn listed_in(&self, list: List) -> Vec<(Path, &SyntaxNode)> {
        let within = self.tree().and_then(|tree| tree.part(list.name()));
        super::parts(Path::default().name(list.name()), within)
    }

    /// Returns the clause in a list that makes another of this text needless.
    fn same(&self, list: List, text: &str) -> Option<Path> {
        let kind = text.split('(').next()?;
        let wanted = Clause::read(text).and_then(said);
        let is_it = |(_, node): &(Path, &SyntaxNode)| {
            let is_kind = node.word(&self.text) == kind;
            let there = || Clause::read(&self.text[node.span.clone()]).and_then(said);
            is_kind && (SINGLE.contains(&kind) || there() == wanted)
        };
        self.listed_in(list).into_iter().find(is_it).map(|(path, _)| path)
    }

    fn id(&self, clause: &Path) -> Option<String> {
        self.tree()?.get(clause)?.part("id")?.text().map(str::to_owned)
    }

    /// Returns the text with a clause at its place in its list, under an id that no other has, and its path.
    fn inserted(&self, list: List, clause: &str) -> Option<(String, Path)> {
        let id = id_in(clause)?;
        let text = clause.replacen(&quoted(&id), &quoted(&self.free_id(&id)), 1);
        let path = Path::default().name(list.name());
        let at = self.place_in(list, clause.split('(').next()?);
        let new = self.insert(&path, at, &text)?;
        let place = path.at(at);
        Some((super::splice::tidied(&new, &place), place))
    }

    /// Returns the index in a list at which a clause of a kind belongs: before the clauses that settle everything else.
    fn place_in(&self, list: List, kind: &str) -> usize {
        let last: &[&str] = match (list, kind) {
            (List::Landing, "End") | (List::Ending, "Winner") => &[],
            (List::Landing, "Relay") => &["End"],
            (List::Landing, _) => &["Relay", "End"],
            (List::Ending, "Endless") => &["Winner"],
            (List::Ending, _) => &["Endless", "Winner"],
            (_, _) => &[],
        };
        let clauses = self.listed_in(list);
        let settles = |(_, node): &(Path, &SyntaxNode)| last.contains(&node.word(&self.text));
        clauses.iter().position(settles).unwrap_or(clauses.len())
    }
}

/// Returns a clause without its id, as files spell it.
fn said(clause: Clause) -> Option<String> {
    let id = quoted(clause.id());
    Some(clause.text().replacen(&id, "", 1))
}

/// Returns the id in the text of a clause.
fn id_in(text: &str) -> Option<String> {
    Some(Clause::read(text)?.id().to_owned())
}
