//! Assembly of checked rules from a variant and the options chosen: settings are settled, contradictions refused,
//! clauses compiled.

use super::board::{Board, BoardText, SetupText};
use super::check::check;
use super::dialect::Located;
use super::edits::{Edited, every_edit};
use super::kinds::ending::Leftover;
use super::kinds::landing::Who;
use super::kinds::rounds::Rest;
use super::kinds::{Clause, List};
use super::stage::Stage;
use super::variant::{Edit, OptionKind, Preset, Setting, Settings, Variant, VariantOption};
use super::{Cause, GameProfile, Rules};
use crate::diagnostic::{Diagnostic, Written, nearest};
use crate::diagnostics;
use std::collections::BTreeSet;

diagnostics! {
    /// Mistakes in options and presets, and in what is chosen of them.
    pub(crate) enum OptionDiagnostic {
        /// The game as written has no mistake, but with this choice of an option it has one. Each choice of a file is checked
        /// by itself.
        WithChoice { option: Written, value: Written, because: Diagnostic } = "with-choice" at ["/id/$value", "/to/$value", "/from/$value", "set/@option"],
        /// The game as written has no mistake, but with the values and edits of this preset it has one. Each preset of a file
        /// is checked by itself.
        InPreset { preset: Written, because: Diagnostic } = "in-preset" at ["/id/$preset"],
        /// A value is given to an option that the variant does not have.
        NoOption { option: Written, known: Vec<Written>, near: Vec<Written>, likely: bool } = "no-such-option" at ["set/@option"],
        /// A value is given to an option, and the variant has no options.
        NoOptions { option: Written } = "no-options" at ["set/@option"],
        /// An option is given a value that is none of its choices.
        NoChoice { option: Written, value: Written, known: Vec<Written>, near: Vec<Written>, likely: bool }
            = "no-such-choice" at ["set/@option/$value", "set/@option"],
        /// An option that sets a number is given something else, or a number outside its range.
        ValueOutside { option: Written, value: Written, from: u16, to: u16 } = "option-value-outside" at ["set/@option/$value", "set/@option"],
        /// An option sets the number from which random draws are made, and the game makes none, whatever is chosen.
        NothingDrawn { option: Written } = "option-draws-nothing" at ["sets/=Fill"],
    }
}

/// Returns a diagnostic of a game in which an option has a value. A diagnostic that names the choice already stays.
pub(super) fn with_choice(option: &str, value: &str, because: Diagnostic) -> Diagnostic {
    if because.is("with-choice") {
        return because;
    }
    OptionDiagnostic::WithChoice { option: option.into(), value: value.into(), because }.into()
}

/// Returns all diagnostics of a variant: as written, with each choice of each option by itself, and with each preset.
pub(super) fn faults(variant: &Variant) -> Vec<Located> {
    let plain = match Checked::of(variant, None, &Settings::new(), None) {
        Ok(plain) => plain,
        Err(faults) => return faults,
    };
    let mut faults = Vec::new();
    for option in &variant.options {
        let values: Vec<String> = match &option.kind {
            OptionKind::Choices(choices) => choices.iter().skip(1).map(|choice| choice.id.clone()).collect(),
            OptionKind::Number { from, to, .. } => vec![from.to_string(), to.to_string()],
        };
        for value in values {
            let settings = Settings::from([(option.id.clone(), value.clone())]);
            if let Err(found) = Checked::of(variant, None, &settings, Some(&plain)) {
                let here = |because: Located| {
                    (Some(format!("={}={value}", option.id)), with_choice(&option.id, &value, by_edits(because)))
                };
                faults.extend(found.into_iter().map(here));
            }
        }
    }
    for preset in &variant.presets {
        if let Err(found) = Checked::of(variant, Some(preset), &Settings::new(), Some(&plain)) {
            let here = |because: Located| {
                let because = by_edits(because);
                let diagnostic = OptionDiagnostic::InPreset { preset: preset.id.as_str().into(), because };
                (Some(format!("/{}", preset.id)), diagnostic.into())
            };
            faults.extend(found.into_iter().map(here));
        }
    }
    faults
}

/// Returns a diagnostic as one of the edits that bring the part of a game that it is about.
fn by_edits((place, diagnostic): Located) -> Diagnostic {
    match place {
        Some(place) => diagnostic.within(&format!("!{place}")),
        None => diagnostic,
    }
}

/// The clauses and the aspects of clauses that are not as in `plain`.
pub(super) fn changes(rules: &Rules, plain: &Rules) -> Vec<Cause> {
    let mut changed = Vec::new();
    for (id, clause) in rules.all() {
        let fields = match plain.clause_named(clause.id()).map(|id| plain.clause(id)) {
            Some(before) if before == clause => continue,
            Some(before) if before.kind() == clause.kind() => clause.differing(before),
            _ => std::iter::once("id").chain(clause.aspects().iter().copied()).collect(),
        };
        let causes: BTreeSet<Cause> = fields.into_iter().map(|field| rules.cause(id, field)).collect();
        changed.extend(causes);
    }
    changed
}

/// Returns the known words, and of them the one that is spelt much like another word, if there is one.
fn known_and_near<'a>(word: &str, known: impl Iterator<Item = &'a str> + Clone) -> (Vec<Written>, Vec<Written>) {
    let near = nearest(word, known.clone());
    (known.map(Written::from).collect(), near.into_iter().map(Written::from).collect())
}

/// The value of every option: the preset's, then those chosen, then the defaults.
pub(super) fn settle(
    options: &[VariantOption],
    preset: Option<&Preset>,
    settings: &Settings,
) -> Result<Settings, Vec<Located>> {
    let mut faults = Vec::new();
    let mut settled = Settings::new();
    for option in options {
        settled.insert(option.id.clone(), option.default());
    }
    let preset_set = preset.into_iter().flat_map(|preset| &preset.set);
    for (id, value) in preset_set.chain(settings) {
        // A value of several words may be written with blanks.
        let value = &value.replace(' ', "-");
        let Some(option) = options.iter().find(|option| option.id == *id) else {
            let (known, near) = known_and_near(id, options.iter().map(|option| option.id.as_str()));
            let option = id.as_str().into();
            let fault = if known.is_empty() {
                OptionDiagnostic::NoOptions { option }
            } else {
                OptionDiagnostic::NoOption { option, known, likely: !near.is_empty(), near }
            };
            faults.push((None, fault.into()));
            continue;
        };
        if option.has(value) {
            settled.insert(id.clone(), value.clone());
            continue;
        }
        let kind = &option.kind;
        let option = id.as_str().into();
        let fault = match kind {
            OptionKind::Choices(choices) => {
                let (known, near) = known_and_near(value, choices.iter().map(|choice| choice.id.as_str()));
                let (value, likely) = (value.as_str().into(), !near.is_empty());
                OptionDiagnostic::NoChoice { option, value, known, near, likely }
            }
            OptionKind::Number { from, to, .. } => {
                OptionDiagnostic::ValueOutside { option, value: value.as_str().into(), from: *from, to: *to }
            }
        };
        faults.push((None, fault.into()));
    }
    if faults.is_empty() { Ok(settled) } else { Err(faults) }
}

/// A game that is put together and checked, and not yet compiled.
pub(super) struct Checked {
    settings: Settings,
    text: BoardText,
    setup: SetupText,
    board: Board,
    stages: Vec<Stage>,
    clauses: Vec<(List, Clause)>,
    idle: Vec<String>,
}

impl Checked {
    /// Puts a game together, or says everything wrong with it. `plain` is the same game with other settings: it may
    /// have the same board.
    pub(super) fn of(
        variant: &Variant,
        preset: Option<&Preset>,
        settings: &Settings,
        plain: Option<&Checked>,
    ) -> Result<Checked, Vec<Located>> {
        let settings = settle(&variant.options, preset, settings)?;
        let Edited { board: text, setup, stages, clauses, quarrels, idle } = Edited::of(variant, preset, &settings);
        let mut faults: Vec<Located> =
            quarrels.into_iter().map(|quarrel| (None, quarrel.diagnostic(&settings))).collect();
        faults.extend(lot_fault(variant, &setup));
        let setup = setup.made_up(&text);
        let board = match plain.filter(|it| it.text == text && it.setup == setup) {
            Some(plain) => Ok(plain.board.clone()),
            None => Board::new(&text, &setup),
        };
        let Ok(board) = board else {
            let at = |part: &'static str| move |diagnostic: Diagnostic| (Some(part.to_owned()), diagnostic);
            faults.extend(text.faults().into_iter().map(at("@board")));
            faults.extend(setup.faults(&text).into_iter().map(at("@setup")));
            return Err(faults);
        };
        check(&board, &stages, &clauses, setup.hand, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Checked { settings, text, setup, board, stages, clauses, idle })
    }
}

/// The rules of a variant, checked; or everything wrong with them.
pub(super) fn build(variant: &Variant, preset: Option<&Preset>, settings: &Settings) -> Result<Rules, Vec<Located>> {
    let Checked { settings, board, stages, clauses, idle, .. } = Checked::of(variant, preset, settings, None)?;
    // Who lays out seeds for a new round takes them in hand for it.
    let laid_out = clauses.iter().any(|(_, it)| matches!(it, Clause::Mirror(_)));
    let board = if laid_out { board.with_hands() } else { board };
    let mut about = variant.about.clone();
    if let Some(preset) = preset {
        about = preset.about.clone().unwrap_or(about);
        about.name = preset.name.clone();
    }
    let mut rules = Rules {
        about,
        id: variant.id.clone(),
        defaults: settings.clone(),
        options: options_in(variant, preset, &settings).to_vec(),
        settings,
        board,
        clauses,
        stages,
        stage_rules: Vec::new(),
        profile: GameProfile::default(),
        counted: Default::default(),
        rounds: None,
        changed: Vec::new(),
        idle,
    };
    rules.compile();
    Ok(rules)
}

/// Returns the options of a game: those offered, or all of the variant's where one has a value that it takes only
/// beside others.
fn options_in<'v>(variant: &'v Variant, preset: Option<&'v Preset>, settings: &Settings) -> &'v [VariantOption] {
    let offered = variant.offered(preset);
    let is_offered = |option: &VariantOption| {
        let value = &settings[&option.id];
        *value == option.default_in(preset) || offered.iter().any(|it| it.id == option.id && it.has(value))
    };
    if variant.options.iter().all(is_offered) { offered } else { &variant.options }
}

/// Returns a diagnostic if an option sets the number for a random draw, but nothing is drawn at random.
fn lot_fault(variant: &Variant, setup: &SetupText) -> Option<Located> {
    let sets = |kind: &OptionKind| matches!(kind, OptionKind::Number { sets, .. } if sets.contains(&Setting::Fill));
    let option = variant.options.iter().find(|option| sets(&option.kind))?;
    // With another order of dropping, or none, the number is kept for when the players choose that again.
    let draws = |clause: &Clause| match clause {
        Clause::Race(_) => true,
        Clause::End(it) => it.leftover == Leftover::To(Who::Lot),
        Clause::Territory(it) => it.rest == Rest::Lot,
        _ => false,
    };
    let may_draw = |edit: &Edit| match edit {
        Edit::Add { clause, .. } => draws(clause),
        Edit::Change(id, patch) => variant.clause(id).is_some_and(|clause| {
            let mut changed = clause.clone();
            changed.change(patch);
            draws(&changed)
        }),
        Edit::Setup(it) => matches!(it.fill, Some(Some(_))),
        Edit::Remove(_) | Edit::Stages(_) | Edit::FirstStage(_) | Edit::Board(_) => false,
    };
    let drawn = setup.fill.is_some()
        || variant.setup.fill.is_some()
        || variant.clauses.iter().any(|(_, it)| draws(it))
        || every_edit(&variant.options, &variant.presets).any(may_draw);
    let fault = || OptionDiagnostic::NothingDrawn { option: option.id.as_str().into() };
    (!drawn).then(|| (Some(format!("={}", option.id)), fault().into()))
}
