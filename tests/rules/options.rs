//! Options that do not go together are refused in the language of those who chose them.

use naqala::rules::{Catalogue, OptionKind, Settings};

/// What is said of a game with options chosen; nothing if it can be played so.
fn said(catalogue: &Catalogue, id: &str, chosen: &[(&str, &str)]) -> String {
    let settings: Settings = chosen.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect();
    catalogue.rules(id, &settings).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn two_choices_are_named_with_the_reason() {
    let catalogue = Catalogue::shipped();
    assert_eq!(
        said(&catalogue, "oware-nam-nam", &[("match", "single"), ("goal", "11")]),
        "oware-nam-nam: “Pits that win the match: Eleven” (goal = 11) does not go with “Length of the match: A single \
         round is played” (match = single): the first is about a rule that the second leaves out (in the file: the clause \
         `territory`)"
    );
    assert_eq!(
        said(&catalogue, "mwambulula", &[("optional_capture", "on"), ("on_endless", "illegal_move")]),
        "mwambulula: “Capturing: May be left undone” (optional_capture = on) does not go with “A turn that never ends: \
         Such a move is not allowed” (on_endless = illegal_move): a turn in which a player is asked something cannot be \
         tried out beforehand (in the file: expected another verdict than Illegal in Endless, beside Optional or Reverse \
         with Resow)"
    );
    assert_eq!(
        said(&catalogue, "enkeshui", &[("columns", "12"), ("mirrored", "on")]),
        "enkeshui: “Pits in a row: Twelve” (columns = 12) does not go with “The two empty pits of each player: Are the two \
         at the right” (mirrored = on): each sets out the seeds in its own way"
    );
}

#[test]
fn a_choice_against_a_sibling_names_the_game_or_the_choice_that_is_its_own() {
    let catalogue = Catalogue::shipped();
    assert_eq!(
        said(&catalogue, "oware-nam-nam/mewelad", &[("captures", "automatic")]),
        "oware-nam-nam/mewelad: “Four seeds that come together on the way: Are always taken by the owner of the pit” \
         (captures = automatic) does not go with Mewelad: no seeds are ever let stand (in the file: expected Passing with \
         claimed: true under capture, beside Trap with missed)"
    );
    assert_eq!(
        said(&catalogue, "oware-nam-nam/mewelad", &[("waladach_opening", "on")]),
        "oware-nam-nam/mewelad: “The first move of a round: Is fixed” (waladach_opening = on) does not go with Mewelad: \
         each divides the game into stages of its own"
    );
    assert_eq!(
        said(&catalogue, "oware-nam-nam/num-num", &[("match", "single")]),
        "oware-nam-nam/num-num: “Who begins the next round: The player who won fewer seeds” (next_starter = loser, as in \
         Num-Num) does not go with “Length of the match: A single round is played” (match = single): the first is about a \
         rule that the second leaves out (in the file: the clause `begins`)"
    );
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
                let told = names.starts_with('“') && names.contains(" does not go with ");
                assert!(said.is_empty() || told, "{id} {one:?} {other:?}: {said}");
            }
        }
    }
    assert!(refused > 100, "{refused}");
}
