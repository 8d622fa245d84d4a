//! Examples as text: `assets/examples/VARIANT.ron`, one entry for each line of the page, by the name of its clause. A
//! preset has entries only where it differs from its variant.

use super::effect::{ExampleGoal, Lines, Reason};
use super::find::{self, Effort};
use super::{CounterExample, EffectKind, Example, Examples};
use crate::words::{Sentence, Words};
use include_dir::{Dir, include_dir};
use mancala::engine::{History, Move, NoEvents, Position};
use mancala::record::notation::{move_text, parse_move, parse_position, position_text};
use mancala::rules::kinds::{Clause, List};
use mancala::rules::{Catalogue, LoadError, Rules, Settings};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

static SHIPPED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/examples");

/// Reason why no move can show a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum States {
    /// It says the aim of the game, which is decided when the game is over.
    Aim,
    /// It holds all the time, and no single move follows from it.
    Always,
    /// It takes more than a few moves.
    Long,
}

/// Entries of a variant's file: by the id of its rules, then by the name of the cause.
pub(super) type Entries = BTreeMap<String, BTreeMap<String, ExampleEntry>>;

/// Entry of a line.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum ExampleEntry {
    /// Examples of the line.
    Shown(Vec<ExampleText>),
    /// Reason why there is none.
    States(States),
}

/// Example as text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExampleText {
    kind: EffectKind,
    position: String,
    plies: Vec<String>,
    /// Index of the ply that shows the clause; the last one if left out.
    #[serde(default)]
    shown: Option<usize>,
    #[serde(default)]
    piece: Option<usize>,
    #[serde(default)]
    pub(super) counter: Option<CounterText>,
}

/// Counter-example as text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CounterText {
    position: String,
    #[serde(rename = "move")]
    mv: String,
    because: Reason,
}

/// Returns the entries in the file of a variant; none if there is no file.
///
/// # Panics
/// If a shipped file has an error, which the tests exclude.
pub(super) fn entries(variant: &str) -> Entries {
    let text = SHIPPED.get_file(format!("{variant}.ron")).and_then(|file| file.contents_utf8());
    let read = |text| ron::from_str(text).unwrap_or_else(|error| panic!("examples of {variant}: {error}"));
    text.map(read).unwrap_or_default()
}

/// Returns the variants that have a file.
#[cfg(test)]
pub(super) fn shipped_variants() -> std::collections::BTreeSet<String> {
    let is_ron = |path: &std::path::Path| path.extension().is_some_and(|ending| ending == "ron");
    let files = SHIPPED.files().map(include_dir::File::path).filter(|path| is_ron(path));
    files.filter_map(|path| path.file_stem()).map(|stem| stem.to_string_lossy().into_owned()).collect()
}

/// Returns the name of a sentence in the file: that of its cause, or of its message.
pub(super) fn name(rules: &Rules, sentence: Sentence) -> String {
    match sentence {
        Sentence::Clause(cause) => rules.cause_name(cause),
        Sentence::Plain((message, 0)) => message.to_owned(),
        Sentence::Plain((message, number)) => format!("{message}#{}", number + 1),
    }
}

/// Returns the examples that come with the program, as far as they hold for these lines.
pub(super) fn shipped(lines: &Lines<'_>) -> Examples {
    let id = lines.rules.id.as_str();
    let variant = id.split('/').next().unwrap_or(id);
    let entries = entries(variant);
    let mut examples = Examples::default();
    for sentence in lines.sentences() {
        let name = name(lines.rules, sentence);
        let ids = [id, variant].into_iter().take(if id == variant { 1 } else { 2 });
        for entry in ids.filter_map(|id| entries.get(id)?.get(&name)) {
            match entry {
                ExampleEntry::States(why) => examples.states.push((sentence, *why)),
                ExampleEntry::Shown(texts) => {
                    let read = texts.iter().filter_map(|text| text.read(lines.rules, sentence));
                    let holding = read.filter(|example| example.holds(lines));
                    examples.all.extend(holding.map(|mut example| {
                        example.counter = example.counter.take().filter(|counter| match sentence {
                            Sentence::Clause(cause) => counter.holds(lines, cause),
                            Sentence::Plain(_) => false,
                        });
                        example
                    }));
                }
            }
            if !examples.own(sentence).is_empty() || examples.states(sentence).is_some() {
                break;
            }
        }
    }
    examples
}

/// Finds examples for a variant and its presets, and writes the text of its file. Examples in the shipped file stay, as
/// far as they hold, unless all are to be found `anew`.
///
/// # Errors
/// If there is no such variant.
pub fn make(catalogue: &Catalogue, variant: &str, effort: Effort, anew: bool) -> Result<String, LoadError> {
    let presets = catalogue.variant(variant).map_or(&[][..], |it| &it.presets);
    let ids = std::iter::once(variant.to_owned()).chain(presets.iter().map(|it| format!("{variant}/{}", it.id)));
    let words = Words::english();
    let kept = if anew { Entries::new() } else { entries(variant) };
    let mut written = String::from("{\n");
    let mut base: BTreeMap<String, ExampleEntry> = BTreeMap::new();
    for id in ids {
        let rules = catalogue.rules(&id, &Settings::new())?;
        let page = words.page(&rules);
        let lines = Lines::of(&rules, &page);
        let rank_of = |text: &ExampleText, it: Sentence| text.read(&rules, it).and_then(|example| example.rank(&lines));
        // How well an entry shows a sentence, the best first: the least rank of its examples, and how many are of it.
        let worth = |entry: &ExampleEntry, it: Sentence| match entry {
            ExampleEntry::Shown(texts) => {
                let ranks: Vec<usize> = texts.iter().filter_map(|text| rank_of(text, it)).collect();
                let best = *ranks.iter().min()?;
                Some((best, Reverse(ranks.iter().filter(|rank| **rank == best).count())))
            }
            ExampleEntry::States(_) => Some((0, Reverse(0))),
        };
        let is_whole = |entry: &ExampleEntry, it: Sentence| match entry {
            ExampleEntry::Shown(texts) => texts.iter().all(|text| rank_of(text, it) == Some(0)),
            ExampleEntry::States(_) => true,
        };
        let kept = |it: Sentence| {
            let entry = kept.get(&id)?.get(&name(&rules, it))?;
            Some((entry, worth(entry, it)?))
        };
        let shows =
            |entry: &ExampleEntry, it: Sentence| matches!(entry, ExampleEntry::Shown(_)) && worth(entry, it).is_some();
        let in_base = |it: &Sentence| base.get(&name(&rules, *it)).is_some_and(|entry| shows(entry, *it));
        // What is to be written of some sentences, as far as it differs from the variant's own; with each, how well it
        // is shown by what it borrows.
        let made = |sentences: Vec<(Sentence, Option<usize>)>| {
            let done = |it: Sentence| kept(it).is_some_and(|(entry, _)| is_whole(entry, it));
            let sought: Vec<Sentence> = sentences.iter().map(|(it, _)| *it).filter(|&it| !done(it)).collect();
            let found = find::examples(&lines, &sought, effort);
            let entry = |(it, lent): (Sentence, Option<usize>)| {
                let of = found.iter().filter(|found| found.sentence == it);
                let shown = ExampleEntry::Shown(of.filter_map(|it| ExampleText::of(&rules, it)).collect());
                let lent_worth = lent.map(|rank| (rank, Reverse(usize::MAX)));
                let before = kept(it).map(|(_, worth)| worth).into_iter().chain(lent_worth).min();
                let better = worth(&shown, it).filter(|worth| before.is_none_or(|before| *worth < before));
                let clearest = |entry: &ExampleEntry, best: usize| match entry {
                    ExampleEntry::Shown(texts) => ExampleEntry::Shown(
                        texts.iter().filter(|text| rank_of(text, it) == Some(best)).cloned().collect(),
                    ),
                    ExampleEntry::States(why) => ExampleEntry::States(*why),
                };
                let entry = match (better, kept(it)) {
                    (Some((best, _)), _) => clearest(&shown, best),
                    (None, Some((entry, (best, _)))) => clearest(entry, best),
                    (None, None) if lent.is_some() => return None,
                    (None, None) => ExampleEntry::States(why(&rules, it)),
                };
                Some((name(&rules, it), entry))
            };
            let same = |(name, entry): &(String, ExampleEntry)| match (entry, base.get(name)) {
                (ExampleEntry::States(one), Some(ExampleEntry::States(other))) => one == other,
                _ => false,
            };
            sentences.into_iter().filter_map(entry).filter(|it| !same(it)).collect::<Vec<_>>()
        };
        let of_clauses = lines.causes.iter().copied().map(Sentence::Clause);
        let mut own = made(of_clauses.filter(|it| !in_base(it)).map(|it| (it, None)).collect());
        // What no clause says borrows examples of clauses where these show it as well as a move can.
        let borrowing = Examples::borrowing(&lines, base.iter().chain(own.iter().map(|(name, entry)| (name, entry))));
        let of_none = lines.plain.iter().copied().map(Sentence::Plain).filter(|it| !in_base(it));
        let lent = |it: Sentence| {
            let example = *borrowing.get(it).first()?;
            let (effect, _) =
                lines.effect(ExampleGoal::Shows(it), &example.position, &example.plies[..=example.shown])?;
            Some(effect.rank)
        };
        own.extend(made(of_none.map(|it| (it, lent(it))).filter(|(_, lent)| *lent != Some(0)).collect()));
        if !own.is_empty() {
            write_entries(&mut written, &id, &own);
        }
        if id == variant {
            base = own.into_iter().collect();
        }
    }
    written.push_str("}\n");
    Ok(written)
}

impl Examples {
    /// Returns the examples of clauses in some entries, with those that the sentences of no clause borrow.
    fn borrowing<'e>(lines: &Lines<'_>, entries: impl Iterator<Item = (&'e String, &'e ExampleEntry)>) -> Examples {
        let shown = entries.filter_map(|(name, entry)| match entry {
            ExampleEntry::Shown(texts) => Some((Sentence::Clause(lines.rules.cause_named(name)?), texts)),
            ExampleEntry::States(_) => None,
        });
        let read = shown.flat_map(|(it, texts)| texts.iter().filter_map(move |text| text.read(lines.rules, it)));
        let mut examples =
            Examples { all: read.filter(|example| example.holds(lines)).collect(), ..Examples::default() };
        examples.borrow(lines);
        examples
    }
}

/// Returns the reason why nothing was found for a line.
fn why(rules: &Rules, sentence: Sentence) -> States {
    let Sentence::Clause(cause) = sentence else { return States::Always };
    match rules.meant(cause) {
        (_, Clause::Winner(_), _) => States::Aim,
        (List::Ending | List::Rounds, ..) => States::Long,
        _ => States::Always,
    }
}

/// Writes the entries of some rules, one line per example.
fn write_entries(to: &mut String, id: &str, entries: &[(String, ExampleEntry)]) {
    let quoted = |text: &str| format!("{text:?}");
    let written = "text is written to a string";
    writeln!(to, "    {}: {{", quoted(id)).expect(written);
    for (name, entry) in entries {
        match entry {
            ExampleEntry::States(why) => {
                writeln!(to, "        {}: States({}),", quoted(name), why.key()).expect(written)
            }
            ExampleEntry::Shown(texts) => {
                writeln!(to, "        {}: Shown([", quoted(name)).expect(written);
                texts.iter().for_each(|text| writeln!(to, "            {},", text.spelt()).expect(written));
                writeln!(to, "        ]),").expect(written);
            }
        }
    }
    writeln!(to, "    }},").expect(written);
}

impl States {
    /// Returns its name in files, which also ends its message's id.
    pub fn key(self) -> &'static str {
        match self {
            States::Aim => "aim",
            States::Always => "always",
            States::Long => "long",
        }
    }
}

impl EffectKind {
    /// Returns its name in files and on the command line.
    pub fn key(self) -> &'static str {
        match self {
            EffectKind::Causes => "causes",
            EffectKind::Bars => "bars",
            EffectKind::Prefers => "prefers",
            EffectKind::Withholds => "withholds",
            EffectKind::States => "states",
        }
    }
}

impl Reason {
    /// Returns its name in files, which is also the key of its sentence.
    pub fn key(self) -> &'static str {
        match self {
            Reason::Side => "side",
            Reason::Was => "was",
            Reason::Holds => "holds",
            Reason::Facing => "facing",
            Reason::Nothing => "nothing",
        }
    }
}

impl ExampleText {
    /// Returns an example as text; `None` if that does not read back as the same.
    fn of(rules: &Rules, example: &Example) -> Option<ExampleText> {
        let Example { sentence, kind, position, plies, shown, piece, counter } = example;
        let text = ExampleText {
            kind: *kind,
            position: position_text(rules, position),
            plies: ply_texts(rules, position, plies),
            shown: Some(*shown).filter(|shown| shown + 1 < plies.len()),
            piece: *piece,
            counter: counter.as_ref().map(|it| CounterText {
                position: position_text(rules, &it.position),
                mv: move_text(rules, &it.position, it.mv),
                because: it.reason,
            }),
        };
        text.read(rules, *sentence).filter(|read| read == example).map(|_| text)
    }

    fn read(&self, rules: &Rules, sentence: Sentence) -> Option<Example> {
        let position = parse_position(rules, &self.position).ok()?;
        let mut plies = Vec::new();
        let (mut now, mut history) = (position.clone(), History::new(rules, &position));
        for (i, text) in self.plies.iter().enumerate() {
            let mv = parse_move(rules, &now, text).ok()?;
            plies.push(mv);
            if i + 1 < self.plies.len() {
                history.play(rules, &mut now, mv, &mut NoEvents).ok()?;
            }
        }
        let last = plies.len().checked_sub(1)?;
        let counter = self.counter.as_ref().and_then(|it| {
            let position = parse_position(rules, &it.position).ok()?;
            let mv = parse_move(rules, &position, &it.mv).ok()?;
            Some(CounterExample { position, mv, reason: it.because })
        });
        let shown = self.shown.unwrap_or(last).min(last);
        Some(Example { sentence, kind: self.kind, position, plies, shown, piece: self.piece, counter })
    }

    /// Returns its spelling in files.
    fn spelt(&self) -> String {
        let ExampleText { kind, position, plies, shown, piece, counter } = self;
        let mut spelt = format!("(kind: {}, position: {position:?}, plies: {plies:?}", kind.key());
        if let Some(shown) = shown {
            write!(spelt, ", shown: Some({shown})").expect("text is written to a string");
        }
        if let Some(piece) = piece {
            write!(spelt, ", piece: Some({piece})").expect("text is written to a string");
        }
        if let Some(CounterText { position, mv, because }) = counter {
            let because = because.key();
            write!(
                spelt,
                ",\n                counter: Some((position: {position:?}, move: {mv:?}, because: {because}))"
            )
            .expect("text is written to a string");
        }
        spelt + ")"
    }
}

/// Returns moves as text, each in the position in which it is made.
pub fn ply_texts(rules: &Rules, position: &Position, plies: &[Move]) -> Vec<String> {
    let (mut now, mut history) = (position.clone(), History::new(rules, position));
    let mut texts = Vec::new();
    for &mv in plies {
        texts.push(move_text(rules, &now, mv));
        // Only the last may be refused, and nothing follows it.
        let _ = history.play(rules, &mut now, mv, &mut NoEvents);
    }
    texts
}
