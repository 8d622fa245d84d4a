//! Options adapted to the rules that they change: their bounds include the number in the rules, and their first choice
//! describes the rules as they are.

use super::syntax::{NodeKind, Path, PathStep, SyntaxNode};
use super::{Editor, parts, quoted};
use mancala::rules::Variant;
use mancala::rules::form::AS_WRITTEN;

impl Editor {
    /// Returns the text after a change at a place, with an option for a number of the board or the seeds adapted to it:
    /// the number is within its bounds, and the same wherever the option sets it.
    pub(super) fn with_number(&self, path: &Path, text: String) -> String {
        let mut other = Editor::unchecked(&self.file, &text);
        for option in other.number_options() {
            let places = other.numbers_of(&option);
            let number = |at: &Path| other.node_text(at).and_then(|text| text.parse::<u64>().ok());
            let (changed, others): (Vec<Path>, Vec<Path>) = places.into_iter().partition(|it| it.is_in(path));
            let mut numbers = changed.iter().filter_map(number);
            let Some(now) = numbers.next().filter(|now| numbers.all(|it| it == *now)) else { continue };
            let bound = |name: &str| number(&option.name(name));
            let (from, to) = (bound("from").map(|from| from.min(now)), bound("to").map(|to| to.max(now)));
            // In another row there may be another number: then the option fits no more, which is told.
            let others = others.into_iter().filter(|it| it.0[..2] != path.0[..2.min(path.0.len())]);
            let mut sets: Vec<(Path, u64)> = others.map(|path| (path, now)).collect();
            sets.extend([("from", from), ("to", to)].map(|(name, bound)| (option.name(name), bound.unwrap_or(now))));
            for (path, number) in sets {
                let text = other.set(&path, &number.to_string());
                text.into_iter().for_each(|text| other.read(text));
            }
            // It stands where the rules do.
            let text = other.unset(&option.name("default"));
            text.into_iter().for_each(|text| other.read(text));
        }
        other.text
    }

    /// The options that are numbers.
    fn number_options(&self) -> Vec<Path> {
        let options = parts(Path::default().name("options"), self.tree.as_ref().and_then(|tree| tree.part("options")));
        let numbers = options.into_iter().filter(|(_, option)| option.word(&self.text) == "Number");
        numbers.map(|(path, _)| path).collect()
    }

    /// The places of the numbers that an option sets.
    pub(super) fn numbers_of(&self, option: &Path) -> Vec<Path> {
        let Some(tree) = &self.tree else { return Vec::new() };
        let sets = tree.get(option).and_then(|option| option.part("sets")).map_or(&[][..], SyntaxNode::items);
        let whole = Path::default();
        let places = sets.iter().flat_map(|set| match set.node.word(&self.text) {
            "Columns" => vec![whole.name("board").name("columns")],
            "Seeds" => {
                let rows = whole.name("setup").name("rows");
                let all = parts(rows.clone(), tree.get(&rows));
                all.into_iter().filter(|(_, row)| row.word(&self.text) != "0").map(|(path, _)| path).collect()
            }
            "Hand" => vec![whole.name("setup").name("hand")],
            "Fill" => vec![whole.name("setup").name("seed")],
            "Total" => vec![whole.name("setup").name("total")],
            _ => Vec::new(),
        });
        places.collect()
    }

    /// The text of a part.
    pub(super) fn node_text(&self, path: &Path) -> Option<&str> {
        Some(&self.text[self.tree.as_ref()?.get(path)?.span.clone()])
    }

    /// Returns the text after a change at a place outside the options. If the change makes the description of an
    /// option's first choice untrue, which describes the rules as written, a general one takes its place; the
    /// description comes back when that part is again as it was when the file was opened.
    pub(super) fn with_choices(&self, path: &Path, text: String) -> String {
        let part = path.0.first();
        if matches!(part, Some(PathStep::Name(part)) if ["about", "options", "presets"].contains(&part.as_str())) {
            return text;
        }
        let (mut other, opened) = (Editor::unchecked(&self.file, &text), Editor::unchecked("", &self.opened));
        let options = Path::default().name("options");
        let ids = other.ids(&options);
        for (number, id) in ids.iter().enumerate() {
            let choices = |number: usize| options.at(number).name("choices");
            let touched = other.touched(&choices(number));
            if self.touched(&choices(number)) == touched {
                continue;
            }
            if self.says_the_same(&text) {
                return text;
            }
            let before = opened.ids(&options).iter().position(|other| other == id).map(choices);
            let before = before.filter(|before| opened.touched(before) == touched);
            let says = |choices: &Path| choices.at(0).name("text");
            let said = before.and_then(|before| opened.node_text(&says(&before)).map(str::to_owned));
            let text = other.set(&says(&choices(number)), &said.unwrap_or_else(|| quoted(AS_WRITTEN)));
            text.into_iter().for_each(|text| other.read(text));
        }
        other.text
    }

    /// Returns whether another text says the same rules in other words.
    fn says_the_same(&self, text: &str) -> bool {
        let rules = |text| Variant::read(&self.file, text).map(|it| (it.board, it.setup, it.clauses));
        matches!((rules(&self.text), rules(text)), (Ok(one), Ok(other)) if one == other)
    }

    /// The ids of the parts of a list; empty where a part has none.
    pub(super) fn ids(&self, list: &Path) -> Vec<String> {
        let items = parts(list.clone(), self.tree.as_ref().and_then(|tree| tree.get(list)));
        let id = |node: &SyntaxNode| node.part("id").and_then(SyntaxNode::text).unwrap_or_default().to_owned();
        items.into_iter().map(|(_, node)| id(node)).collect()
    }

    /// The texts of the parts of the rules that the further choices of an option change.
    fn touched(&self, choices: &Path) -> Vec<Option<String>> {
        let Some(tree) = &self.tree else { return Vec::new() };
        let further = parts(choices.clone(), tree.get(choices)).into_iter().skip(1);
        let edits = further.flat_map(|(path, choice)| parts(path.name("edits"), choice.part("edits")));
        let places = edits.flat_map(|(_, edit)| {
            let id = || edit.items().first().and_then(|item| item.node.text());
            let changed = |place: Path, patch: &SyntaxNode| {
                leaves(patch).into_iter().map(move |leaf| place.join(&leaf)).collect()
            };
            match edit.word(&self.text) {
                "Remove" => id().and_then(|id| self.listed(id)).into_iter().collect(),
                "Change" => match (id().and_then(|id| self.listed(id)), edit.items().get(1)) {
                    (Some(clause), Some(patch)) => changed(clause, &patch.node),
                    _ => Vec::new(),
                },
                part @ ("Board" | "Setup") => changed(Path::default().name(&part.to_lowercase()), edit),
                _ => Vec::new(),
            }
        });
        places.map(|place| self.node_text(&place).map(str::to_owned)).collect()
    }
}

/// The innermost named parts of brackets.
fn leaves(node: &SyntaxNode) -> Vec<Path> {
    let named = node.items().iter().filter_map(|item| Some((item.name.as_deref()?, &item.node)));
    named
        .flat_map(|(name, part)| {
            let part_of = Path::default().name(name);
            let inner = if matches!(&part.kind, NodeKind::Bracket(word, _) if word.is_empty()) {
                leaves(part)
            } else {
                Vec::new()
            };
            match inner.is_empty() {
                true => vec![part_of],
                false => inner.iter().map(|leaf| part_of.join(leaf)).collect(),
            }
        })
        .collect()
}
