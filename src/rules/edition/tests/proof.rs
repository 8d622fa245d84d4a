//! The new files say what the old ones say, with every setting of their options.

use super::convert::{Said, lowered_rules, new_file, old_files, said, staged};
use super::tables::{OTHERWISE, RENAMES, SAME};
use crate::engine::{self, Game};
use crate::record::notation::position_text;
use crate::rules::edition::Variant;
use crate::rules::kinds::{Clause, List};
use crate::rules::plan::rounds::Rounds;
use crate::rules::plan::{Plan, Source};
use crate::rules::variant::{OptionKind, VariantOption};
use crate::rules::{Catalogue, Phase, Rules, Settings};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// The values of an option, as settings spell them: all of them, but of very many numbers only a few.
fn values(option: &VariantOption) -> Vec<String> {
    match &option.kind {
        OptionKind::Choices(choices) => choices.iter().map(|choice| choice.id.clone()).collect(),
        OptionKind::Number { from, to, .. } => {
            let span = usize::from(to - from);
            let step = if span > 64 { span / 3 } else { 1 };
            (*from..=*to).step_by(step).map(|number| number.to_string()).collect()
        }
    }
}

/// The variants of the new files.
fn new_variants() -> Vec<Variant> {
    let read = |name: &str| {
        let text = std::fs::read_to_string(new_file(name)).expect("every old file has a new one");
        Variant::read(name, &text)
    };
    let (mut variants, mut errors) = (Vec::new(), Vec::new());
    for (name, _) in old_files() {
        match read(&name) {
            Ok(variant) => variants.push(variant),
            Err(error) => errors.push(error.to_string()),
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));

    variants
}

/// Whether it does not matter where in its list a clause stands: clauses that speak of others are asked with those, and of
/// those that settle one matter each there is but one.
fn stands_anywhere(list: List, clause: &Clause) -> bool {
    match clause {
        Clause::More(_) | Clause::GrandSlam(_) | Clause::Send(_) => true,
        Clause::Endless(_) | Clause::Winner(_) | Clause::Extra(_) | Clause::Pass(_) => true,
        Clause::Except(it) => !it.of.contains(&"all".to_owned()),
        _ => list == List::Marks,
    }
}

/// What is compared of clauses: those that may stand anywhere come after the others of their list.
fn plain(game: &str, (clauses, stages): &(Said, Vec<Phase>)) -> Vec<String> {
    let mut plain: Vec<(List, String, String)> = Vec::new();
    for (list, clause) in clauses {
        let clause = staged(clause, stages);
        let mut text = clause.text();
        for (_, new, old) in SAME.iter().filter(|(of, ..)| *of == game) {
            text = text.replace(&format!("\"{new}\""), &format!("\"{old}\""));
        }
        let key = if stands_anywhere(*list, &clause) { said(&text).id().to_owned() } else { String::new() };
        plain.push((*list, key, format!("{list:?} {text}")));
    }
    plain.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    let stages = format!("{:?}", stages.iter().map(|it| (&it.id, it.until)).collect::<Vec<_>>());
    std::iter::once(stages).chain(plain.into_iter().map(|(.., text)| text)).collect()
}

/// How a difference is reported.
fn difference(game: &str, old: &(Said, Vec<Phase>), new: &(Said, Vec<Phase>)) -> Option<String> {
    let (old, new) = (plain(game, old), plain(game, new));
    if old == new {
        return None;
    }
    let lacks = old.iter().filter(|it| !new.contains(it)).map(|it| format!("    - {it}\n"));
    let has = new.iter().filter(|it| !old.contains(it)).map(|it| format!("    + {it}\n"));
    let differs: String = lacks.chain(has).collect();
    let order = || format!("    order:\n      {}\n   ->\n      {}\n", old.join("\n      "), new.join("\n      "));
    Some(if differs.is_empty() { order() } else { differs })
}

/// The id that a clause has in the old file, or was given where none had it.
fn old_id<'a>(game: &str, id: &'a str) -> &'a str {
    let same = SAME.iter().find(|(of, new, _)| *of == game && *new == id).map_or(id, |(.., old)| *old);
    let renamed = RENAMES.iter().find(|(of, _, new)| *of == game && *new == same);
    renamed.map_or(same, |(_, old, _)| old.rsplit(' ').next().unwrap_or(old))
}

/// How games with the clauses of a new file differ from those of the old one.
fn plays_otherwise(rules: &Rules, clauses: &Said, games: usize) -> Option<String> {
    let game = rules.id.split('/').next().unwrap_or_default();
    let own = rules.all().map(|(id, clause)| (clause.id(), id)).collect();
    let cause = |id: &str, field: &'static str| rules.lowered.cause(&own, old_id(game, id), field);
    let lapses = rules.lowered.causes.get(&(String::new(), "unusable")).copied();
    let source = Source { board: &rules.board, clauses, cause: &cause, lapses };
    let mut other = rules.clone();
    other.rounds = Rounds::of(&source);
    for phase in &mut other.phases {
        phase.plan = Plan::of(&source, &phase.id);
    }
    let (rules, other) = (Arc::new(rules.clone()), Arc::new(other));
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..games {
        let start = engine::start(&rules);
        let (mut one, mut two) = (Game::new(rules.clone(), start.clone()), Game::new(other.clone(), start));
        for _ in 0..100 {
            let moves = engine::legal_moves(&rules, one.position());
            let texts = [&one, &two].map(|game| position_text(&rules, game.position()));
            if texts[0] != texts[1] || !moves.iter().eq(engine::legal_moves(&other, two.position()).iter()) {
                return Some(format!("    {}\n    {}\n", texts[0], texts[1]));
            }
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance.random_range(0..moves.len())];
            one.play(mv).expect("a legal move may be played");
            two.play(mv).expect("a legal move may be played");
        }
    }
    None
}

/// Compares the new file of a game with the old one under some settings.
fn compare(catalogue: &Catalogue, new: &Variant, id: &str, set: &Settings, told: &mut Vec<String>) {
    let preset = id.split_once('/').map(|(_, preset)| preset);
    let found = new.assembled(preset, set);
    match (catalogue.rules(id, set), found) {
        (Ok(rules), Ok(found)) => {
            let says_otherwise = |(game, option, value): &(&str, &str, &str)| {
                *game == new.id && found.settings.get(*option).is_some_and(|it| it == value)
            };
            if OTHERWISE.iter().any(says_otherwise) {
                told.extend(plays_otherwise(&rules, &found.clauses, 20).map(|why| format!("{id} {set:?}\n{why}")));
            } else if set.len() < 2
                && let Some(why) = plays_otherwise(&rules, &found.clauses, 1)
            {
                told.push(format!("{id} {set:?}\n{why}"));
            } else if let Some(difference) = difference(&new.id, &lowered_rules(&rules), &(found.clauses, found.stages))
            {
                told.push(format!("{id} {set:?}\n{difference}"));
            }
        }
        (Ok(_), Err(error)) => told.push(format!("{id} {set:?}\n    refused: {error}\n")),
        (Err(error), Ok(_)) => println!("{id} {set:?}: goes together now, was {error}"),
        (Err(_), Err(_)) => {}
    }
}

#[test]
fn every_value_of_every_option_says_the_same() {
    let catalogue = Catalogue::shipped();
    let mut told = Vec::new();
    let mut count = 0;
    for new in new_variants() {
        let old = catalogue.variant(&new.id).expect("it has an old file");
        let ids = std::iter::once(new.id.clone()).chain(old.presets.iter().map(|it| format!("{}/{}", old.id, it.id)));
        for id in ids {
            compare(&catalogue, &new, &id, &Settings::new(), &mut told);
            count += 1;
            for option in &old.options {
                for value in values(option) {
                    compare(&catalogue, &new, &id, &Settings::from([(option.id.clone(), value)]), &mut told);
                    count += 1;
                }
            }
        }
    }
    println!("{count} cases");
    assert!(told.is_empty(), "{} of {count}:\n{}", told.len(), told.join(""));
}

#[test]
fn every_two_values_say_the_same() {
    let catalogue = Catalogue::shipped();
    let mut told = Vec::new();
    let mut count = 0;
    for new in new_variants() {
        let old = catalogue.variant(&new.id).expect("it has an old file");
        // Numbers seldom meet other options: of each, the ends are tried.
        let values = |option: &VariantOption| {
            let all = values(option);
            match option.kind {
                OptionKind::Choices(_) => all[1..].to_vec(),
                OptionKind::Number { .. } => vec![all[0].clone(), all[all.len() - 1].clone()],
            }
        };
        for (i, one) in old.options.iter().enumerate() {
            for other in &old.options[i + 1..] {
                for value in values(one) {
                    for second in values(other) {
                        let set = Settings::from([(one.id.clone(), value.clone()), (other.id.clone(), second)]);
                        compare(&catalogue, &new, &new.id, &set, &mut told);
                        count += 1;
                    }
                }
            }
        }
    }
    println!("{count} pairs");
    assert!(told.is_empty(), "{} of {count}:\n{}", told.len(), told.join(""));
}

#[test]
fn settings_drawn_at_random_say_the_same() {
    let catalogue = Catalogue::shipped();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut told = Vec::new();
    let mut count = 0;
    for new in new_variants() {
        let old = catalogue.variant(&new.id).expect("it has an old file");
        let presets = old.presets.iter().map(|it| format!("{}/{}", old.id, it.id));
        for id in std::iter::once(new.id.clone()).chain(presets).filter(|_| old.options.len() > 1) {
            for _ in 0..15 {
                let drawn = |option: &VariantOption| {
                    let mut values = values(option);
                    let value = values.swap_remove(chance.random_range(0..values.len()));
                    chance.random_bool(0.4).then(|| (option.id.clone(), value))
                };
                let set: Settings = old.options.iter().filter_map(drawn).collect();
                compare(&catalogue, &new, &id, &set, &mut told);
                count += 1;
            }
        }
    }
    println!("{count} settings");
    assert!(told.is_empty(), "{} of {count}:\n{}", told.len(), told.join(""));
}
