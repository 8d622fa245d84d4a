//! Common settings: those that files of several games say.

use super::Editor;
use super::syntax::{Path, PathStep, SyntaxNode};
use mancala::rules::Catalogue;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The number of files that say a setting which is shown where it is left out, too.
const COMMON: usize = 5;

/// Returns whether a setting, by its message, is said in several of the files that come with the program.
pub fn is_common(label: &str) -> bool {
    static FILES: LazyLock<BTreeMap<&str, usize>> = LazyLock::new(count);
    FILES.get(label).is_some_and(|files| *files >= COMMON)
}

/// The number of files that say each setting.
fn count() -> BTreeMap<&'static str, usize> {
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    let catalogue = Catalogue::shipped();
    for text in catalogue.variants().iter().filter_map(|variant| Catalogue::text(&variant.id)) {
        let editor = Editor::unchecked("", text);
        let mut said = BTreeSet::new();
        if let Some(tree) = editor.tree() {
            gather(&editor, tree, &Path::default(), &mut said);
        }
        for label in said {
            *files.entry(label).or_default() += 1;
        }
    }
    files
}

/// The messages of the settings that a part says.
fn gather(editor: &Editor, node: &SyntaxNode, path: &Path, said: &mut BTreeSet<&'static str>) {
    if let Some(slot) = editor.look(path).and_then(|look| look.slot) {
        said.insert(&slot.label);
    }
    for (number, item) in node.items().iter().enumerate() {
        let step = item.name.clone().map_or(PathStep::At(number), PathStep::Name);
        gather(editor, &item.node, &path.join(&Path(vec![step])), said);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_many_games_say_is_common_and_what_one_says_is_not() {
        for common in ["form-capture-take", "form-about-summary", "form-board-rows"] {
            assert!(is_common(common), "{common}");
        }
        for rare in ["form-sale-whole", "form-mirror-by-number", "form-nothing"] {
            assert!(!is_common(rare), "{rare}");
        }
    }
}
