//! Options that do not go together are refused in the language of those who chose them.

use mancala::rules::{Catalogue, OptionKind, Rules, Settings};

/// Returns the error of a game with these options chosen; empty if it can be played so.
fn said(catalogue: &Catalogue, id: &str, chosen: &[(&str, &str)]) -> String {
    let settings: Settings = chosen.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
    catalogue.rules(id, &settings).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn two_choices_are_named_with_the_reason() {
    let catalogue = Catalogue::shipped();
    assert_eq!(
        said(&catalogue, "mwambulula", &[("optional_capture", "on"), ("on_endless", "illegal_move")]),
        "mwambulula: “Capturing: Is optional” (`optional_capture` = `on`) does not go with “A turn that never ends: Such a \
         move is not allowed” (`on_endless` = `illegal_move`): a turn in which a player is asked something cannot be tried \
         out beforehand; expected another `verdict` than `Illegal` in `Endless`, beside `Optional` or `or_back` with \
         `Send(to: Sown)`"
    );
    assert_eq!(
        said(&catalogue, "enkeshui", &[("columns", "12"), ("mirrored", "on")]),
        "enkeshui: “Pits in a row: Twelve” (`columns` = `12`) does not go with “The two empty pits of each player: Are the two \
         at the right” (`mirrored` = `on`); each sets out the seeds in its own way"
    );
}

#[test]
fn a_choice_against_a_sibling_names_the_game_or_the_choice_that_is_its_own() {
    let catalogue = Catalogue::shipped();
    assert_eq!(
        said(&catalogue, "oware-nam-nam/mewelad", &[("captures", "automatic")]),
        "oware-nam-nam/mewelad: “Four seeds that come together on the way: Are always taken by the owner of the pit” \
         (`captures` = `automatic`) does not go with Mewelad: no seeds are ever let stand; expected `Optional` under \
         `dropping`, beside `mark: LetStand`"
    );
    assert_eq!(
        said(&catalogue, "oware-nam-nam/mewelad", &[("waladach_opening", "on")]),
        "oware-nam-nam/mewelad: “The first move of a round: Is fixed” (`waladach_opening` = `on`) does not go with Mewelad; \
         each divides the game into stages of its own"
    );
}

#[test]
fn a_choice_about_a_rule_that_another_one_leaves_out_changes_nothing_and_the_page_says_so() {
    let catalogue = Catalogue::shipped();
    let rules = |set: &[(&str, &str)]| {
        let settings = set.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
        catalogue.rules("oware-nam-nam", &settings).expect("they go together")
    };
    let (single, both) = (rules(&[("match", "single")]), rules(&[("match", "single"), ("goal", "11")]));
    assert_eq!(single.clauses, both.clauses);
    assert_eq!((single.idle.clone(), both.idle.clone()), (vec![], vec!["goal".to_owned()]));
    assert_eq!(rules(&[("goal", "11")]).idle, Vec::<String>::new());
    let idle = |rules: &Rules| {
        let page = naqala_core::words::Words::english().page(rules);
        let lines = page.sections.into_iter().flat_map(|section| section.lines);
        lines.filter(|line| line.text.contains("This option changes nothing")).count()
    };
    assert_eq!([idle(&single), idle(&both)], [0, 1]);
}

/// Whatever two choices of a shipped game are refused, the name of an option that has a part in it is read.
#[test]
fn no_refusal_of_two_choices_speaks_of_clauses_alone() {
    let catalogue = Catalogue::shipped();
    let mut refused = 0;
    for id in catalogue.ids() {
        let variant = catalogue.variant(&id).expect("it is listed");
        let values: Vec<(&str, &str)> = variant
            .options
            .iter()
            .flat_map(|option| match &option.kind {
                OptionKind::Choices(choices) => {
                    choices.iter().map(|choice| (option.id.as_str(), choice.id.as_str())).collect()
                }
                OptionKind::Number { .. } => Vec::new(),
            })
            .collect();
        for (i, &one) in values.iter().enumerate() {
            for &other in values[i + 1..].iter().filter(|other| other.0 != one.0) {
                let said = said(&catalogue, &id, &[one, other]);
                refused += usize::from(!said.is_empty());
                let names = said.split_once(": ").map_or("", |(_, said)| said);
                let told = names.contains('“') && names.contains(" does not go with ");
                assert!(said.is_empty() || told, "{id} {one:?} {other:?}: {said}");
            }
        }
    }
    assert!(refused > 100, "{refused}");
}
