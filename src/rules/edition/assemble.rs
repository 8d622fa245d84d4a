//! From a variant and the options chosen to checked clauses: settings are settled, contradictions refused.

use super::check::check;
use super::edits::Edited;
use super::variant::{Edit, Variant};
use crate::rules::assemble::settle;
use crate::rules::board::{Board, SetupText};
use crate::rules::dialect::LoadError;
use crate::rules::dialect::Located;
use crate::rules::edits::every_edit;
use crate::rules::kinds::ending::Leftover;
use crate::rules::kinds::landing::Who;
use crate::rules::kinds::rounds::Rest;
use crate::rules::kinds::{Clause, List};
use crate::rules::phase::Phase;
use crate::rules::variant::{OptionKind, Preset, Setting, Settings};

/// A variant with its options chosen, checked.
#[derive(Clone, Debug)]
pub struct Assembled {
    /// The value of every option.
    pub settings: Settings,
    /// The board and the opening.
    pub board: Board,
    /// The stages of play.
    pub stages: Vec<Phase>,
    /// The clauses, each with its list.
    pub clauses: Vec<(List, Clause)>,
}

impl Variant {
    /// The clauses of this variant, or of one of its siblings and presets, with options chosen. Options not named stand at
    /// their defaults.
    ///
    /// # Errors
    /// An unknown preset, option or value, or options that do not go together, each with the reason.
    pub fn assembled(&self, preset: Option<&str>, settings: &Settings) -> Result<Assembled, LoadError> {
        let named = |name: &str| self.presets.iter().find(|preset| preset.id == name);
        let preset = match preset {
            None => None,
            Some(name) => match named(name) {
                Some(preset) => Some(preset),
                None => return Err(LoadError::Unknown { id: format!("{}/{name}", self.id), near: None }),
            },
        };
        build(self, preset, settings).map_err(|faults| LoadError::Options {
            id: preset.map_or_else(|| self.id.clone(), |preset| format!("{}/{}", self.id, preset.id)),
            reasons: faults.into_iter().map(|(_, message)| message).collect(),
        })
    }
}

/// Everything wrong with a variant: as written, with each choice of each option by itself, and with each preset.
pub(super) fn faults(variant: &Variant) -> Vec<Located> {
    let mut faults = match build(variant, None, &Settings::new()) {
        Ok(_) => Vec::new(),
        Err(faults) => return faults,
    };
    for option in &variant.options {
        let values: Vec<String> = match &option.kind {
            OptionKind::Choices(choices) => choices.iter().skip(1).map(|choice| choice.id.clone()).collect(),
            OptionKind::Number { from, to, .. } => vec![from.to_string(), to.to_string()],
        };
        for value in values {
            let settings = Settings::from([(option.id.clone(), value.clone())]);
            if let Err(found) = build(variant, None, &settings) {
                let with = format!("{} = {value}: ", option.id);
                let here = |(_, message): Located| {
                    let message = message.strip_prefix(&with).unwrap_or(&message);
                    (Some(format!("={}={value}", option.id)), format!("with {with}{message}"))
                };
                faults.extend(found.into_iter().map(here));
            }
        }
    }
    for preset in &variant.presets {
        if let Err(found) = build(variant, Some(preset), &Settings::new()) {
            let here = |(_, message)| (Some(format!("/{}", preset.id)), format!("preset {}: {message}", preset.id));
            faults.extend(found.into_iter().map(here));
        }
    }
    faults
}

/// The clauses of a variant, checked; or everything wrong with them.
pub(super) fn build(
    variant: &Variant,
    preset: Option<&Preset<Edit>>,
    settings: &Settings,
) -> Result<Assembled, Vec<Located>> {
    let settings = settle(&variant.options, preset, settings)?;
    let Edited { board, setup, stages, clauses, quarrels } = Edited::of(variant, preset, &settings);
    let mut faults: Vec<Located> = quarrels.iter().map(|quarrel| (None, quarrel.told(&settings))).collect();
    faults.extend(lot_fault(variant, &setup));
    let setup = setup.made_up(&board);
    let board = match Board::new(&board, &setup) {
        Ok(board) => board,
        Err(_) => {
            let at = |part: &'static str| move |message| (Some(part.to_owned()), message);
            faults.extend(board.faults().into_iter().map(at("@board")));
            faults.extend(setup.faults(&board).into_iter().map(at("@setup")));
            return Err(faults);
        }
    };
    check(&board, &stages, &clauses, setup.hand, &mut faults);
    if faults.is_empty() { Ok(Assembled { settings, board, stages, clauses }) } else { Err(faults) }
}

/// What is wrong where an option sets the number for a random draw, and nothing is drawn at random.
fn lot_fault(variant: &Variant, setup: &SetupText) -> Option<Located> {
    let sets =
        |kind: &OptionKind<Edit>| matches!(kind, OptionKind::Number { sets, .. } if sets.contains(&Setting::Fill));
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
    let message = format!(
        "option `{}` sets Fill, but nothing is drawn at random: expected setup.fill, Race under opening, leftover: To(Lot) \
         under ending, or rest: Lot under rounds",
        option.id
    );
    (!drawn).then(|| (Some(format!("={}", option.id)), message))
}
