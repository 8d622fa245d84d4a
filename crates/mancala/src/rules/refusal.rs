//! Explanations of options that cannot be combined, for players first, in the names of options and games, and after
//! that in the clauses of the file.

use super::assemble::{Checked, settle};
use super::dialect::Located;
use super::edits::{Edited, Why};
use super::stage::Stage;
use super::variant::{Edit, OptionKind, Preset, Settings, Variant, VariantOption};
use crate::diagnostic::Diagnostic;

/// Maximum number of changed options for which every pair of them is tried.
const MOST: usize = 24;

/// Returns why a variant cannot be played with these settings, in which `faults` were found.
pub(super) fn reasons(
    variant: &Variant,
    preset: Option<&Preset>,
    settings: &Settings,
    faults: Vec<Located>,
) -> Vec<Diagnostic> {
    let reasons = Search::new(variant, preset, settings).map(|search| search.reasons()).unwrap_or_default();
    if reasons.is_empty() {
        faults.into_iter().map(|(_, diagnostic)| diagnostic).collect()
    } else {
        reasons.into_iter().map(Diagnostic::from).collect()
    }
}

/// A party to a clash.
#[derive(Clone, Copy)]
enum Party<'a> {
    /// The value of an option.
    Option(&'a VariantOption),
    /// The sibling or preset that is played.
    Game(&'a Preset),
}

/// Cause of a clash.
#[derive(PartialEq, Eq)]
enum Clash {
    /// An edit that fails, or is undone.
    Edit(Why),
    /// A diagnostic of the rules after all edits.
    Rules(String),
}

/// A search for the smallest part of some refused settings that is refused already.
struct Search<'a> {
    variant: &'a Variant,
    preset: Option<&'a Preset>,
    /// The options that the players set, at whatever value.
    given: &'a Settings,
    /// Settings that go together.
    base: Settings,
    /// The settings that do not.
    chosen: Settings,
}

impl<'a> Search<'a> {
    /// Creates a search; `None` if some option or value is not known at all.
    fn new(variant: &'a Variant, preset: Option<&'a Preset>, given: &'a Settings) -> Option<Search<'a>> {
        let chosen = settle(&variant.options, preset, given).ok()?;
        // The edits of a preset may need its settings.
        let needed = preset.filter(|preset| !preset.edits.is_empty());
        let base = settle(&variant.options, needed, &Settings::new()).ok()?;
        Some(Search { variant, preset, given, base, chosen })
    }

    fn reasons(&self) -> Vec<String> {
        let changed = self.variant.options.iter().filter(|option| self.chosen[&option.id] != self.base[&option.id]);
        let (alone, others): (Vec<_>, Vec<_>) = changed.partition(|option| self.fails(&self.with(&[option])));
        let mut reasons: Vec<String> = alone.iter().flat_map(|option| self.against_the_game(option)).collect();
        if others.len() <= MOST {
            for (i, one) in others.iter().enumerate() {
                for other in &others[i + 1..] {
                    let settings = self.with(&[one, other]);
                    if self.fails(&settings) {
                        reasons.push(self.told([Party::Option(one), Party::Option(other)], &settings));
                    }
                }
            }
        }
        if reasons.is_empty() { self.several(others) } else { reasons }
    }

    /// Returns the reason why a value does not go with the game itself: with settings of its own, if it is one of
    /// those, or with its rules.
    fn against_the_game(&self, option: &'a VariantOption) -> Vec<String> {
        let settings = self.with(&[option]);
        let first = self.causes(&settings).into_iter().next();
        let has_part = |other: &&VariantOption| {
            let usual = other.default();
            let mut without = settings.clone();
            let own = without.insert(other.id.clone(), usual.clone());
            other.id != option.id && own != Some(usual) && first.iter().all(|it| !self.causes(&without).contains(it))
        };
        let parts: Vec<_> = self.variant.options.iter().filter(has_part).collect();
        let against = match self.preset {
            Some(preset) if parts.is_empty() => vec![Party::Game(preset)],
            _ => parts.into_iter().map(Party::Option).collect(),
        };
        against.into_iter().map(|party| self.told([Party::Option(option), party], &settings)).collect()
    }

    /// Returns the reason why more than two options do not go together, as few as possible.
    fn several(&self, mut options: Vec<&'a VariantOption>) -> Vec<String> {
        for option in options.clone() {
            let fewer: Vec<_> = options.iter().copied().filter(|it| it.id != option.id).collect();
            if self.fails(&self.with(&fewer)) {
                options = fewer;
            }
        }
        let settings = self.with(&options);
        let names: Vec<String> =
            options.into_iter().map(|option| self.named(Party::Option(option), &settings)).collect();
        let causes = self.causes(&settings);
        match (names.split_last(), causes.first()) {
            (Some((last, names)), Some(cause)) => {
                vec![format!("{} and {last} do not go together: {}", names.join(", "), cause.told())]
            }
            _ => Vec::new(),
        }
    }

    /// Returns the sentence that two parties do not go together, with the reason.
    fn told(&self, mut two: [Party<'a>; 2], settings: &Settings) -> String {
        // The one whose edit is at fault is named first.
        let quarrels = Edited::of(self.variant, self.preset, settings).quarrels;
        if quarrels.first().is_some_and(|quarrel| quarrel.by == two[1].id()) {
            two.reverse();
        }
        let [first, second] = two;
        let why = match self.causes(settings).first() {
            Some(Clash::Rules(_))
                if first.stages(settings).zip(second.stages(settings)).is_some_and(|(a, b)| a != b) =>
            {
                "each divides the game into stages of its own".into()
            }
            cause => cause.map(Clash::told).unwrap_or_default(),
        };
        format!("{} does not go with {}: {why}", self.named(first, settings), self.named(second, settings))
    }

    /// Returns a party's name, and the option and value as written.
    fn named(&self, party: Party<'a>, settings: &Settings) -> String {
        let option = match party {
            Party::Option(option) => option,
            Party::Game(preset) => return preset.name.clone(),
        };
        let (id, value) = (&option.id, &settings[&option.id]);
        let text = match &option.kind {
            OptionKind::Choices(_) => option.choice(value).map_or("", |choice| first_words(&choice.text)),
            OptionKind::Number { .. } => value,
        };
        let own = self.preset.filter(|preset| preset.set.get(id) == Some(value) && !self.given.contains_key(id));
        let whose = own.map(|preset| format!(", as in {}", preset.name)).unwrap_or_default();
        match (option.name.as_str(), text) {
            ("", "") => format!("{id} = {value}{whose}"),
            ("", text) | (text, "") => format!("“{text}” ({id} = {value}{whose})"),
            (name, text) => format!("“{name}: {text}” ({id} = {value}{whose})"),
        }
    }

    /// The base with these options as they were chosen.
    fn with(&self, options: &[&VariantOption]) -> Settings {
        let chosen = options.iter().map(|option| (option.id.clone(), self.chosen[&option.id].clone()));
        self.base.clone().into_iter().chain(chosen).collect()
    }

    fn fails(&self, settings: &Settings) -> bool {
        Checked::of(self.variant, self.preset, settings, None).is_err()
    }

    fn causes(&self, settings: &Settings) -> Vec<Clash> {
        let quarrels = Edited::of(self.variant, self.preset, settings).quarrels;
        if !quarrels.is_empty() {
            return quarrels.into_iter().map(|quarrel| Clash::Edit(quarrel.why)).collect();
        }
        let faults = Checked::of(self.variant, self.preset, settings, None).err().unwrap_or_default();
        faults.into_iter().map(|(_, message)| Clash::Rules(message.to_string())).collect()
    }
}

impl<'a> Party<'a> {
    fn id(self) -> &'a str {
        match self {
            Party::Option(option) => &option.id,
            Party::Game(preset) => &preset.id,
        }
    }

    /// The stages of play that it lays down.
    fn stages(self, settings: &Settings) -> Option<&'a [Stage]> {
        let edits = match self {
            Party::Option(option) => option.edits(&settings[&option.id]),
            Party::Game(preset) => &preset.edits,
        };
        edits.iter().find_map(|edit| match edit {
            Edit::Stages(stages) => Some(stages.as_slice()),
            Edit::FirstStage(stage) => Some(std::slice::from_ref(stage)),
            _ => None,
        })
    }
}

impl Clash {
    /// Returns the reason in plain words, followed by the file's own. The first of two parties is the one whose edit
    /// fails.
    fn told(&self) -> String {
        let (plain, clause) = match self {
            Clash::Rules(fault) => return of_rules(fault),
            Clash::Edit(Why::OtherBoard) => return "each wants a board of its own".into(),
            Clash::Edit(Why::OtherSetup) => return "each sets out the seeds in its own way".into(),
            Clash::Edit(Why::NoClause { id, .. } | Why::Removed(id)) => {
                ("the first is about a rule that the second leaves out", id)
            }
            Clash::Edit(Why::BroughtBack(id)) => ("the first leaves out a rule that the second brings", id),
            Clash::Edit(Why::ThereAlready(id)) => ("both bring the same rule", id),
            Clash::Edit(Why::Otherwise(id)) => ("each says something else of the same rule", id),
        };
        format!("{plain} (in the file: the clause `{clause}`)")
    }
}

/// Returns a diagnostic of rules with the reason first and the expected text of the file in brackets.
fn of_rules(fault: &str) -> String {
    let fault = fault.strip_prefix("stage `").and_then(|it| it.split_once("`: ")).map_or(fault, |(_, it)| it);
    match fault.split_once(": expected ") {
        Some((why, expected)) => format!("{why} (in the file: expected {expected})"),
        None => fault.to_owned(),
    }
}

/// Returns a choice's text up to its first full stop, colon or semicolon.
fn first_words(text: &str) -> &str {
    text.split(['.', ':', ';']).next().unwrap_or(text)
}
