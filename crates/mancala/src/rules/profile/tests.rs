//! Profiles of shipped games.

use super::{BoardForm, CaptureStyle, GameProfile};
use crate::rules::kinds::Clause;
use crate::rules::{Catalogue, Settings};
use std::collections::BTreeMap;

fn profiles() -> BTreeMap<String, GameProfile> {
    let catalogue = Catalogue::shipped();
    let profile = |id: String| {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        (id, rules.profile.clone())
    };
    catalogue.ids().into_iter().map(profile).collect()
}

#[test]
fn well_known_games_are_what_they_are_known_for() {
    let profiles = profiles();
    let of = |id: &str| &profiles[id];
    for (id, form, players, many_laps, styles) in [
        ("kalah", BoardForm::Rows(2), 2, false, vec![CaptureStyle::Across]),
        ("oware", BoardForm::Rows(2), 2, false, vec![CaptureStyle::Count]),
        ("togyz-kumalak", BoardForm::Rows(2), 2, false, vec![CaptureStyle::Count, CaptureStyle::Pits]),
        ("nigerian", BoardForm::Rows(2), 2, true, vec![CaptureStyle::Count, CaptureStyle::Passing]),
        ("bao-la-kiswahili", BoardForm::Rows(4), 2, true, vec![CaptureStyle::Across, CaptureStyle::SownAgain]),
        ("hawalis", BoardForm::Rows(4), 2, true, vec![CaptureStyle::Across]),
        ("gabata", BoardForm::Rows(3), 2, true, vec![CaptureStyle::Across]),
        ("selus", BoardForm::Rows(3), 2, true, vec![CaptureStyle::Pits]),
        ("tchuka-ruma", BoardForm::Rows(1), 1, true, vec![CaptureStyle::Nothing]),
        ("ruma", BoardForm::Square, 4, false, vec![CaptureStyle::Nothing]),
        ("ruma/two", BoardForm::Square, 2, false, vec![CaptureStyle::Nothing]),
        ("ruma/three", BoardForm::Square, 3, false, vec![CaptureStyle::Nothing]),
    ] {
        let profile = of(id);
        let found = (profile.form, profile.players, profile.sowing.many_laps, &profile.captures.styles);
        assert_eq!(found, (form, players, many_laps, &styles), "{id}");
    }
}

#[test]
fn of_every_game_it_is_known_whether_and_how_seeds_are_won() {
    let catalogue = Catalogue::shipped();
    for (id, profile) in profiles() {
        let rules = catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound");
        let wins = |it: &Clause| matches!(it, Clause::Capture(_) | Clause::Claim(_) | Clause::Meeting(_));
        let taken = rules.clauses.iter().any(|(_, it)| wins(it) || matches!(it, Clause::Instead(_)));
        assert!(taken || profile.captures.styles == [CaptureStyle::Nothing], "{id}: {profile:?}");
        assert_eq!(
            profile.captures.styles.contains(&CaptureStyle::Nothing),
            profile.captures.styles.len() == 1 && !taken,
            "{id}: {profile:?}"
        );
        assert!((1..=4).contains(&profile.players), "{id}");
    }
}

#[test]
fn every_game_that_has_a_home_is_found_under_a_place() {
    let catalogue = Catalogue::shipped();
    for variant in catalogue.variants() {
        for about in variant.presets.iter().filter_map(|preset| preset.about.as_ref()).chain([&variant.about]) {
            let homeless = about.place.starts_with("An invented game") || about.place.ends_with("not recorded");
            assert_eq!(about.places.is_empty(), homeless, "{}: {}", about.name, about.place);
        }
    }
}

#[test]
fn every_style_of_capture_is_that_of_some_game() {
    let profiles = profiles();
    for style in CaptureStyle::ALL {
        assert!(profiles.values().any(|profile| profile.captures.styles.contains(&style)), "{style:?}");
    }
}

#[test]
fn seeds_lie_in_traps_where_they_start_stay_or_are_won() {
    let profiles = profiles();
    // Raths hold seeds from the start; what falls in a tuzdyk goes to the store; Oware knows no traps.
    for (id, exist, hold) in
        [("rath", true, true), ("selus", true, true), ("togyz-kumalak", true, false), ("oware", false, false)]
    {
        let traps = &profiles[id].traps;
        assert_eq!((traps.exist, traps.hold_seeds), (exist, hold), "{id}");
    }
}
