//! From a variant and the options chosen to checked rules: edits are applied, contradictions refused, clauses laid
//! out by phase.

use super::board::{BoardText, SetupText};
use super::check::check;
use super::choice::Choice;
use super::clause::AnyClause;
use super::ending::Ending;
use super::explain::shorten;
use super::load::{LoadError, listed};
use super::phase::Phase;
use super::sowing::Sowing;
use super::variant::{Edit, OptionKind, Patch, Preset, Setting, Settings, Variant, VariantOption};
use super::{Board, Clause, ClauseId, Facts, PhaseRules, Rules};

/// A fault and the clause (`id`), option (`=id`), choice (`=id=choice`), preset (`/id`), phase (`~id`) or part
/// (`@board`) in which it lies.
pub(super) type Located = (Option<String>, String);

/// The clauses of a variant as written, in the order of the subjects.
pub(super) fn clauses(variant: &Variant) -> Vec<Clause> {
    let choice = variant.choice.iter().cloned().map(Clause::Choice);
    let sowing = variant.sowing.iter().cloned().map(Clause::Sowing);
    let capture = variant.capture.iter().cloned().map(Clause::Capture);
    let claim = variant.claim.iter().cloned().map(Clause::Claim);
    let turn = variant.turn.iter().cloned().map(Clause::Turn);
    let ending = variant.ending.iter().cloned().map(Clause::Ending);
    let rounds = variant.rounds.iter().cloned().map(Clause::Round);
    choice.chain(sowing).chain(capture).chain(claim).chain(turn).chain(ending).chain(rounds).collect()
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

/// See [`Variant::rules`].
pub(super) fn rules(variant: &Variant, preset: Option<&str>, settings: &Settings) -> Result<Rules, LoadError> {
    let preset = match preset {
        None => None,
        Some(name) => match variant.presets.iter().find(|preset| preset.id == name) {
            Some(preset) => Some(preset),
            None => return Err(LoadError::Unknown { id: format!("{}/{name}", variant.id) }),
        },
    };
    let id = match preset {
        Some(preset) => format!("{}/{}", variant.id, preset.id),
        None => variant.id.clone(),
    };
    let mut rules = build(variant, preset, settings).map_err(|faults| LoadError::Options {
        id: id.clone(),
        reasons: faults.into_iter().map(|(_, message)| message).collect(),
    })?;
    // A sibling is a game of its own and is compared with itself; a preset, with the game that it varies.
    let sibling = preset.filter(|preset| preset.about.is_some());
    let plain = build(variant, sibling, &Settings::new()).expect("variants were checked with their defaults at load");
    rules.changed = changes(&rules, &plain, variant);
    rules.defaults = plain.settings;
    rules.id = id;
    Ok(rules)
}

/// Clauses that are not as in `plain`, each with the ids of the options that stand elsewhere and touch it.
fn changes(rules: &Rules, plain: &Rules, variant: &Variant) -> Vec<(ClauseId, String)> {
    let mut changed = Vec::new();
    for (id, clause) in rules.all() {
        let before = plain.clause_named(&clause.id()).map(|id| plain.clause(id));
        if before == Some(clause) {
            continue;
        }
        let touches = |edit: &Edit| match edit {
            Edit::Remove(id) | Edit::Change(id, _) => *id == clause.id(),
            Edit::Add(added, _) => added.id() == clause.id(),
            Edit::Phases(_) | Edit::FirstPhase(_) | Edit::Board(_) | Edit::Setup(_) => false,
        };
        let by = variant.options.iter().find(|option| match &option.kind {
            OptionKind::Choices(choices) => choices
                .iter()
                .any(|choice| rules.settings.get(&option.id) == Some(&choice.id) && choice.edits.iter().any(touches)),
            OptionKind::Number { .. } => false,
        });
        changed.push((id, by.map(|option| option.id.clone()).unwrap_or_default()));
    }
    changed
}

/// The value of every option: the preset's, then those chosen, then the defaults.
fn settle(variant: &Variant, preset: Option<&Preset>, settings: &Settings) -> Result<Settings, Vec<Located>> {
    let mut faults = Vec::new();
    let mut settled = Settings::new();
    for option in &variant.options {
        let default = match &option.kind {
            OptionKind::Choices(choices) => choices[0].id.clone(),
            OptionKind::Number { default, .. } => default.to_string(),
        };
        settled.insert(option.id.clone(), default);
    }
    let preset_set = preset.into_iter().flat_map(|preset| &preset.set);
    for (id, value) in preset_set.chain(settings) {
        // A value of several words may be written with blanks.
        let value = &value.replace(' ', "-");
        let Some(option) = variant.options.iter().find(|option| option.id == *id) else {
            let known: Vec<_> = variant.options.iter().map(|option| option.id.as_str()).collect();
            let expected =
                if known.is_empty() { "it has none".into() } else { format!("expected one of {}", known.join(", ")) };
            faults.push((None, format!("there is no option `{}`: {expected}", shorten(id))));
            continue;
        };
        let expected = match &option.kind {
            OptionKind::Choices(choices) if choices.iter().any(|choice| choice.id == *value) => None,
            OptionKind::Choices(choices) => {
                Some(format!("one of {}", choices.iter().map(|c| c.id.as_str()).collect::<Vec<_>>().join(", ")))
            }
            OptionKind::Number { from, to, .. } => match value.parse::<u16>() {
                Ok(number) if (*from..=*to).contains(&number) => None,
                _ => Some(format!("a number from {from} to {to}")),
            },
        };
        match expected {
            Some(expected) => {
                faults.push((None, format!("option {id} cannot be `{}`: expected {expected}", shorten(value))))
            }
            None => drop(settled.insert(id.clone(), value.clone())),
        }
    }
    if faults.is_empty() { Ok(settled) } else { Err(faults) }
}

fn build(variant: &Variant, preset: Option<&Preset>, settings: &Settings) -> Result<Rules, Vec<Located>> {
    let settings = settle(variant, preset, settings)?;
    let mut board = variant.board.clone();
    let mut setup = variant.setup.clone();
    let mut phases = variant.phases.clone();
    let mut clauses = clauses(variant);
    let written: Vec<String> = clauses.iter().map(Clause::id).collect();
    let mut faults: Vec<Located> = Vec::new();

    let mut edits: Vec<(&str, &Edit)> = Vec::new();
    if let Some(preset) = preset {
        edits.extend(preset.edits.iter().map(|edit| (preset.id.as_str(), edit)));
    }
    for option in &variant.options {
        let value = &settings[&option.id];
        match &option.kind {
            OptionKind::Choices(choices) => {
                let choice = choices.iter().find(|choice| choice.id == *value).expect("the value was just checked");
                edits.extend(choice.edits.iter().map(|edit| (option.id.as_str(), edit)));
            }
            OptionKind::Number { sets, .. } => {
                let number: u16 = value.parse().expect("the value was just checked");
                for set in sets {
                    match set {
                        Setting::Columns => board.columns = u8::try_from(number).unwrap_or(u8::MAX),
                        Setting::Seeds => setup.rows.iter_mut().filter(|n| **n > 0).for_each(|n| *n = number),
                        Setting::Hand => setup.hand = number,
                        Setting::Fill => setup.seed = number,
                        Setting::Total => setup.total = Some(number),
                    }
                }
            }
        }
    }
    // A clause that only some choice adds may be changed by others whether it is there or not.
    let added = every_edit(variant).filter_map(|edit| match edit {
        Edit::Add(clause, _) => Some(clause.id()),
        _ => None,
    });
    let added: Vec<String> = added.filter(|id| !written.contains(id)).collect();
    let now_and_then = |edit: &Edit| matches!(edit, Edit::Change(id, _) if added.contains(id));
    let absent = |edit: &Edit, clauses: &[Clause]| {
        now_and_then(edit) && !clauses.iter().any(|clause| matches!(edit, Edit::Change(id, _) if *id == clause.id()))
    };
    edits.sort_by_key(|(_, edit)| now_and_then(edit));
    for (by, edit) in &edits {
        if absent(edit, &clauses) {
            continue;
        }
        match edit {
            Edit::Board(patch) => patch.apply(&mut board),
            Edit::Setup(patch) => patch.apply(&mut setup),
            Edit::Remove(_) | Edit::Add(..) | Edit::Change(..) | Edit::Phases(_) | Edit::FirstPhase(_) => {}
        }
        if let Err(reason) = apply(edit, &written, &mut clauses, &mut phases) {
            faults.push((None, format!("{by} = {}: {reason}", settings.get(*by).map_or("", |v| v))));
        }
    }
    // With another order of dropping, or none, the number is kept for when the players choose that again.
    let by_lot = variant.sowing.iter().any(|it| matches!(it, Sowing::Race(_)))
        || variant.ending.iter().any(|it| matches!(it, Ending::FewLeft(_)));
    let falls = |edit: &Edit| matches!(edit, Edit::Setup(it) if matches!(it.fill, Some(Some(_))));
    let by_lot = by_lot || variant.setup.fill.is_some() || every_edit(variant).any(falls);
    let draws = |option: &&VariantOption| matches!(&option.kind, OptionKind::Number { sets, .. } if sets.contains(&Setting::Fill));
    if let Some(option) = variant.options.iter().find(draws).filter(|_| setup.fill.is_none() && !by_lot) {
        let message = format!(
            "option `{}` sets Fill, but nothing is drawn by lot: expected setup.fill, Race under sowing or FewLeft under \
             ending",
            option.id
        );
        faults.push((Some(format!("={}", option.id)), message));
    }
    // What could not be done is not there, whatever the others say.
    let all_done = faults.is_empty();
    for (by, edit) in edits.iter().filter(|(_, edit)| all_done && !absent(edit, &clauses)) {
        if let Some(reason) = undone(edit, &board, &setup, &clauses) {
            let value = settings.get(*by).map_or("", |v| v.as_str());
            faults.push((None, format!("{by} = {value} does not go with the other options: {reason}")));
        }
    }
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
    check(&board, &phases, &clauses, setup.hand, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let phases = phases.iter().map(|phase| lay_out(&board, phase, &clauses)).collect();
    let mut about = variant.about.clone();
    if let Some(preset) = preset {
        about = preset.about.clone().unwrap_or(about);
        about.name = preset.name.clone();
    }
    Ok(Rules {
        about,
        id: variant.id.clone(),
        defaults: settings.clone(),
        options: variant.options.clone(),
        settings,
        board,
        clauses,
        phases,
        changed: Vec::new(),
    })
}

/// Every edit that a file offers.
fn every_edit(variant: &Variant) -> impl Iterator<Item = &Edit> {
    let of_options = variant.options.iter().flat_map(|option| match &option.kind {
        OptionKind::Choices(choices) => choices.as_slice(),
        OptionKind::Number { .. } => &[],
    });
    of_options.flat_map(|choice| &choice.edits).chain(variant.presets.iter().flat_map(|preset| &preset.edits))
}

/// Makes an edit. `written` are the clauses of the file: one of them that is gone was removed by another choice, and to
/// remove it again is no fault.
fn apply(edit: &Edit, written: &[String], clauses: &mut Vec<Clause>, phases: &mut Vec<Phase>) -> Result<(), String> {
    let find = |id: &str, clauses: &[Clause]| clauses.iter().position(|clause| clause.id() == id);
    match edit {
        Edit::Remove(id) => match find(id, clauses) {
            Some(i) => drop(clauses.remove(i)),
            None if written.contains(id) => {}
            None => return Err(format!("there is no clause `{id}` to remove: expected {}", names(clauses))),
        },
        Edit::Change(id, patch) => match find(id, clauses) {
            Some(i) => change(&mut clauses[i], patch),
            None => return Err(format!("there is no clause `{id}` to change: expected {}", names(clauses))),
        },
        Edit::Add(clause, before) => {
            if find(&clause.id(), clauses).is_some() {
                return Err(format!("there is a clause `{}` already: expected another id", clause.id()));
            }
            let at = match before {
                Some(id) => find(id, clauses)
                    .ok_or_else(|| format!("there is no clause `{id}` to stand before: expected {}", names(clauses)))?,
                None => clauses.iter().rposition(|c| subject(c) <= subject(clause)).map_or(0, |i| i + 1),
            };
            clauses.insert(at, clause.clone());
        }
        Edit::Phases(new) => phases.clone_from(new),
        Edit::FirstPhase(first) => phases.insert(0, first.clone()),
        Edit::Board(_) | Edit::Setup(_) => {}
    }
    Ok(())
}

fn names(clauses: &[Clause]) -> String {
    listed(&clauses.iter().map(Clause::id).collect::<Vec<_>>())
}

fn change(clause: &mut Clause, patch: &Patch) {
    match (clause, patch) {
        (Clause::Choice(it), Patch::Choice(patch)) => it.apply(patch),
        (Clause::Sowing(it), Patch::Sowing(patch)) => it.apply(patch),
        (Clause::Capture(it), Patch::Capture(patch)) => it.apply(patch),
        (Clause::Claim(it), Patch::Claim(patch)) => it.apply(patch),
        (Clause::Turn(it), Patch::Turn(patch)) => it.apply(patch),
        (Clause::Ending(it), Patch::Ending(patch)) => it.apply(patch),
        (Clause::Round(it), Patch::Round(patch)) => it.apply(patch),
        _ => unreachable!("a patch was read for the subject of its clause"),
    }
}

/// Why an edit no longer shows after all edits were applied, if it does not.
fn undone(edit: &Edit, board: &BoardText, setup: &SetupText, clauses: &[Clause]) -> Option<String> {
    let now = |id: &str| clauses.iter().find(|clause| clause.id() == id);
    match edit {
        Edit::Remove(id) => now(id).map(|_| format!("another choice brings back the clause `{id}`")),
        Edit::Add(clause, _) => {
            now(&clause.id()).is_none().then(|| format!("another choice removes the clause `{}`", clause.id()))
        }
        Edit::Change(id, patch) => match now(id) {
            None => Some(format!("another choice removes the clause `{id}`")),
            Some(clause) => {
                let mut again = clause.clone();
                change(&mut again, patch);
                (again != *clause).then(|| format!("another choice says otherwise of the clause `{id}`"))
            }
        },
        Edit::Board(patch) => {
            let mut again = board.clone();
            patch.apply(&mut again);
            (again != *board).then(|| "another choice says otherwise of the board".to_owned())
        }
        Edit::Setup(patch) => {
            let mut again = setup.clone();
            patch.apply(&mut again);
            (again != *setup).then(|| "another choice says otherwise of the setup".to_owned())
        }
        Edit::Phases(_) | Edit::FirstPhase(_) => None,
    }
}

fn subject(clause: &Clause) -> usize {
    match clause {
        Clause::Choice(_) => 0,
        Clause::Sowing(_) => 1,
        Clause::Capture(_) => 2,
        Clause::Claim(_) => 3,
        Clause::Turn(_) => 4,
        Clause::Ending(_) => 5,
        Clause::Round(_) => 6,
    }
}

/// The clauses in force in a phase.
pub(crate) fn lay_out(board: &Board, phase: &Phase, clauses: &[Clause]) -> PhaseRules {
    let mut rules = PhaseRules { id: phase.id.clone(), until: phase.until, ..Default::default() };
    for (i, clause) in clauses.iter().enumerate().filter(|(_, clause)| clause.holds_in(&phase.id)) {
        let id = ClauseId(i as u16);
        match clause.clone() {
            Clause::Choice(it) => rules.choice.push((id, it)),
            Clause::Sowing(it) => rules.sowing.push((id, it)),
            Clause::Capture(it) => rules.capture.push((id, it)),
            Clause::Claim(it) => rules.claim.push((id, it)),
            Clause::Turn(it) => rules.turn.push((id, it)),
            Clause::Ending(it) => rules.ending.push((id, it)),
            // Rounds are no matter of a phase: see [`Rules::layout`].
            Clause::Round(_) => {}
        }
    }
    // What may be moved at all is asked first: the other clauses can then count on a move that the board bears.
    let is_base = |it: &Choice| {
        matches!(
            it,
            Choice::OwnPits(_) | Choice::AnyPits(_) | Choice::PlaceSeed(_) | Choice::Gather(_) | Choice::Arrange(_)
        )
    };
    rules.choice.sort_by_key(|(_, it)| !is_base(it));
    rules.facts = Facts::of(board, &rules, clauses);
    rules
}
