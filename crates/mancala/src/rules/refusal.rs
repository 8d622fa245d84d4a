//! Explanations of options that cannot be combined, for players first, in the names of options and games, and after
//! that in the clauses of the file.

use super::assemble::{Checked, settle};
use super::dialect::Located;
use super::edits::{EditDiagnostic, Edited};
use super::stage::Stage;
use super::variant::{Edit, OptionKind, Preset, Settings, Variant, VariantOption};
use crate::diagnostic::{Argument, Diagnostic, FirstWords, Text, Written};
use crate::diagnostics;

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
    if reasons.is_empty() { faults.into_iter().map(|(_, diagnostic)| diagnostic).collect() } else { reasons }
}

diagnostics! {
    /// Choices that cannot be combined. Where one of two parties is at fault, it is the first.
    pub(crate) enum ClashDiagnostic {
        /// A choice breaks a rule that variants have to keep, together with another choice or with the game in which it is
        /// made. The reason says which rule.
        Rules { first: Argument, second: Argument, because: Diagnostic } = "clash",
        /// Each of the two replaces the stages of the game by stages of its own.
        Stages { first: Argument, second: Argument } = "clash-stages",
        /// Each of the two changes the size or the form of the board, in different ways.
        Boards { first: Argument, second: Argument } = "clash-boards",
        /// Each of the two changes the seeds at the start, in different ways.
        Setups { first: Argument, second: Argument } = "clash-setups",
        /// One of the two changes or needs a rule that the other leaves out.
        LeftOut { first: Argument, second: Argument, clause: Written } = "clash-rule-left-out",
        /// Both bring the same rule, each in its own form.
        Same { first: Argument, second: Argument, clause: Written } = "clash-rule-twice",
        /// Both change the same part of a rule, in different ways.
        Otherwise { first: Argument, second: Argument, clause: Written } = "clash-rule-otherwise",
        /// Any two of these choices can be played together, but not all of them.
        Several { count: usize, choices: Vec<Argument>, because: Diagnostic } = "clash-several",
    }
}

diagnostics! {
    /// Names of the choices in a clash.
    pub(crate) enum PartyDiagnostic {
        /// A message names a choice that cannot be combined with others, by the names that players read.
        Choice { name: Text, choice: FirstWords, option: Written, value: Written } = "party-choice",
        /// A message names a number that cannot be combined with others, by the name of its option that players read.
        Number { name: Text, number: u16, option: Written, value: Written } = "party-number",
        /// A message names a choice that cannot be combined with others, where either the option or the choice has no
        /// name for players.
        Label { label: Argument, option: Written, value: Written } = "party-label",
        /// A message names a choice that cannot be combined with others, where neither it nor its option has a name for
        /// players.
        Setting { option: Written, value: Written } = "party-setting",
        /// A message names a choice that cannot be combined with others and that nobody made: the game brings it.
        Own { choice: Diagnostic, game: Text } = "party-own",
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
    Edit(EditDiagnostic),
    /// A diagnostic of the rules after all edits.
    Rules(Diagnostic),
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

    fn reasons(&self) -> Vec<Diagnostic> {
        let changed = self.variant.options.iter().filter(|option| self.chosen[&option.id] != self.base[&option.id]);
        let (alone, others): (Vec<_>, Vec<_>) = changed.partition(|option| self.fails(&self.with(&[option])));
        let mut reasons: Vec<Diagnostic> = alone.iter().flat_map(|option| self.against_the_game(option)).collect();
        if others.len() <= MOST {
            for (i, one) in others.iter().enumerate() {
                for other in &others[i + 1..] {
                    let settings = self.with(&[one, other]);
                    if self.fails(&settings) {
                        reasons.extend(self.told([Party::Option(one), Party::Option(other)], &settings));
                    }
                }
            }
        }
        if reasons.is_empty() { self.several(others) } else { reasons }
    }

    /// Returns the reason why a value does not go with the game itself: with settings of its own, if it is one of
    /// those, or with its rules.
    fn against_the_game(&self, option: &'a VariantOption) -> Vec<Diagnostic> {
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
        against.into_iter().filter_map(|party| self.told([Party::Option(option), party], &settings)).collect()
    }

    /// Returns the reason why more than two options do not go together, as few as possible.
    fn several(&self, mut options: Vec<&'a VariantOption>) -> Vec<Diagnostic> {
        for option in options.clone() {
            let fewer: Vec<_> = options.iter().copied().filter(|it| it.id != option.id).collect();
            if self.fails(&self.with(&fewer)) {
                options = fewer;
            }
        }
        let settings = self.with(&options);
        let Some(cause) = self.causes(&settings).into_iter().next() else { return Vec::new() };
        let because = match cause {
            Clash::Edit(why) => why.into(),
            Clash::Rules(because) => because,
        };
        let count = options.len();
        let choices = options.into_iter().map(|option| self.named(Party::Option(option), &settings)).collect();
        vec![ClashDiagnostic::Several { count, choices, because }.into()]
    }

    /// Returns the reason why two parties do not go together.
    fn told(&self, mut two: [Party<'a>; 2], settings: &Settings) -> Option<Diagnostic> {
        // The one whose edit is at fault is named first.
        let quarrels = Edited::of(self.variant, self.preset, settings).quarrels;
        if quarrels.first().is_some_and(|quarrel| quarrel.by == two[1].id()) {
            two.reverse();
        }
        let cause = self.causes(settings).into_iter().next()?;
        let [stages, others] = two.map(|party| party.stages(settings));
        let divides = stages.zip(others).is_some_and(|(a, b)| a != b);
        let [first, second] = two.map(|party| self.named(party, settings));
        let clash = match cause {
            Clash::Rules(_) if divides => ClashDiagnostic::Stages { first, second },
            Clash::Rules(because) => ClashDiagnostic::Rules { first, second, because },
            Clash::Edit(EditDiagnostic::OtherBoard) => ClashDiagnostic::Boards { first, second },
            Clash::Edit(EditDiagnostic::OtherSetup) => ClashDiagnostic::Setups { first, second },
            Clash::Edit(EditDiagnostic::NoClause { clause, .. } | EditDiagnostic::NoClauseBefore { clause, .. }) => {
                ClashDiagnostic::LeftOut { first, second, clause }
            }
            // Each of them would contradict itself, and such a file is not read.
            Clash::Edit(why @ (EditDiagnostic::Removed { .. } | EditDiagnostic::BroughtBack { .. })) => {
                ClashDiagnostic::Rules { first, second, because: why.into() }
            }
            Clash::Edit(EditDiagnostic::ThereAlready { clause }) => ClashDiagnostic::Same { first, second, clause },
            Clash::Edit(EditDiagnostic::Otherwise { clause }) => ClashDiagnostic::Otherwise { first, second, clause },
        };
        Some(clash.into())
    }

    /// Returns a party's name, and the option and value as written.
    fn named(&self, party: Party<'a>, settings: &Settings) -> Argument {
        let option = match party {
            Party::Option(option) => option,
            Party::Game(preset) => return Argument::Text(preset.name.clone()),
        };
        let (id, set) = (&option.id, &settings[&option.id]);
        let text = option.choice(set).map_or("", |choice| &choice.text);
        let number = match option.kind {
            OptionKind::Number { .. } => set.parse().ok(),
            OptionKind::Choices(_) => None,
        };
        let (option, value, name) = (id.as_str().into(), set.as_str().into(), option.name.as_str());
        let party: Diagnostic = match (name, text, number) {
            ("", "", _) => PartyDiagnostic::Setting { option, value },
            (name, "", Some(number)) => PartyDiagnostic::Number { name: name.into(), number, option, value },
            (name, "", None) => PartyDiagnostic::Label { label: Text::from(name).into(), option, value },
            ("", text, _) => PartyDiagnostic::Label { label: FirstWords::from(text).into(), option, value },
            (name, text, _) => PartyDiagnostic::Choice { name: name.into(), choice: text.into(), option, value },
        }
        .into();
        match self.preset.filter(|preset| preset.set.get(id) == Some(set) && !self.given.contains_key(id)) {
            Some(preset) => {
                let game = preset.name.as_str().into();
                Diagnostic::from(PartyDiagnostic::Own { choice: party, game }).into()
            }
            None => party.into(),
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
        faults.into_iter().map(|(_, diagnostic)| Clash::Rules(diagnostic)).collect()
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
