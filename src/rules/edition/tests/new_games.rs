//! The games that were written in the second edition first: their files can be read with every option, and played.

use super::convert::{new_file, old_files};
use crate::engine::{Game, legal_moves, start};
use crate::rules::edition::Variant;
use crate::rules::edition::assemble::Assembled;
use crate::rules::lower::Lowered;
use crate::rules::{OptionKind, PhaseRules, Rules, Settings};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// The new files that no file of the first edition says.
fn new_games() -> Vec<Variant> {
    let old: Vec<String> = old_files().into_iter().map(|(name, _)| name).collect();
    let folder = std::fs::read_dir(new_file("")).expect("the folder is part of the source");
    let mut names: Vec<String> =
        folder.map(|entry| entry.expect("it can be listed").file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| name.ends_with(".ron") && !old.contains(name));
    names.sort();
    let read = |name: &String| {
        let text = std::fs::read_to_string(new_file(name)).expect("the files are text");
        Variant::read(name, &text).unwrap_or_else(|error| panic!("{error}"))
    };
    names.iter().map(read).collect()
}

/// Rules of these clauses alone.
fn rules(variant: &Variant, assembled: Assembled) -> Rules {
    let Assembled { settings, board, stages, clauses } = assembled;
    let phase =
        |stage: &crate::rules::Phase| PhaseRules { id: stage.id.clone(), until: stage.until, ..Default::default() };
    let mut rules = Rules {
        about: variant.about.clone(),
        id: variant.id.clone(),
        defaults: settings.clone(),
        settings,
        options: Vec::new(),
        board,
        clauses: Vec::new(),
        phases: stages.iter().map(phase).collect(),
        lowered: Lowered { clauses, stages, ..Default::default() },
        rounds: None,
        counted: Default::default(),
        changed: Vec::new(),
    };
    rules.compile();
    rules
}

/// Every setting of one option, and the defaults.
fn settings(variant: &Variant) -> Vec<Settings> {
    let mut all = vec![Settings::new()];
    for option in &variant.options {
        let values: Vec<String> = match &option.kind {
            OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
            OptionKind::Number { from, to, .. } => vec![from.to_string(), to.to_string()],
        };
        all.extend(values.into_iter().map(|value| Settings::from([(option.id.clone(), value)])));
    }
    all
}

#[test]
fn new_games_can_be_played_with_every_option() {
    let games = new_games();
    assert_eq!(games.len(), 19, "the games of the second edition");
    let mut chance = ChaCha8Rng::seed_from_u64(19);
    for variant in &games {
        let presets: Vec<Option<&str>> =
            [None].into_iter().chain(variant.presets.iter().map(|preset| Some(preset.id.as_str()))).collect();
        for (preset, set) in
            presets.iter().flat_map(|&preset| settings(variant).into_iter().map(move |it| (preset, it)))
        {
            // A sibling may leave out what an option speaks of.
            let Ok(assembled) = variant.assembled(preset, &set) else {
                assert!(preset.is_some(), "{}: {set:?}", variant.id);
                continue;
            };
            let rules = Arc::new(rules(variant, assembled));
            let mut game = Game::new(rules.clone(), start(&rules));
            let total = game.position().total();
            for _ in 0..150 {
                let moves = legal_moves(&rules, game.position());
                if moves.is_empty() {
                    break;
                }
                let mv = moves[chance.random_range(0..moves.len())];
                game.play(mv).unwrap_or_else(|refused| panic!("{} {preset:?} {set:?}: {mv:?} {refused:?}", variant.id));
                assert_eq!(game.position().total(), total, "{} {preset:?} {set:?}: no seed is lost", variant.id);
            }
            assert!(!game.plies().is_empty(), "{} {preset:?} {set:?}: there is a first move", variant.id);
        }
    }
}
