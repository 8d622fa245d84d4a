//! Every step can be shown and done, and says and asks for what the rules have.

use super::task::last_seed;
use super::*;
use crate::words::Words;
use mancala::engine::{Transfer, TransferKind, legal_moves};
use mancala::rules::{Catalogue, Settings, Side};

#[test]
fn every_step_of_every_lesson_can_be_shown_and_done() {
    let (words, catalogue) = (Words::english(), Catalogue::shipped());
    for id in catalogue.ids() {
        let rules = Arc::new(catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound"));
        let page = words.page(&rules);
        for step in steps(&rules, &page, &Examples::of(&rules, &page)) {
            let said = format!("{id}: {}", step.text);
            let scene = &step.scene;
            let game = played(&rules, &scene.position, &scene.moves).unwrap_or_else(|| panic!("not shown: {said}"));
            let refused = scene.barred.map(|mv| engine::why_not(&rules, game.position(), mv).is_some());
            assert_ne!(refused, Some(false), "what is barred may be played: {said}");
            let Some(task) = &step.task else { continue };
            let game = task.game(&rules).unwrap_or_else(|| panic!("nothing to try: {said}"));
            assert!(!legal_moves(&rules, game.position()).is_empty(), "{said}");
        }
    }
}

#[test]
fn every_step_shows_something_in_two_sentences_at_most() {
    let (words, catalogue) = (Words::english(), Catalogue::shipped());
    for id in catalogue.ids() {
        let rules = Arc::new(catalogue.rules(&id, &Settings::new()).expect("a shipped variant is sound"));
        let page = words.page(&rules);
        let steps = steps(&rules, &page, &Examples::of(&rules, &page));
        for step in &steps {
            let count = step.text.unicode_sentences().count();
            assert!((1..=MOST_SENTENCES).contains(&count), "{id}: {}", step.text);
            assert!(step.shows(), "{id}: {}", step.text);
            assert!(!step.moves() || step.scene.places.is_empty(), "{id}: {}", step.text);
            let tray = |place: &Place| !rules.board.every_pit().any(|pit| Place::pit(pit) == *place);
            let is_told = |place: &Place| !tray(place) || !words.place(&rules, *place).is_empty();
            assert!(step.scene.places.iter().all(is_told), "{id}: {:?}", step.scene.places);
        }
        // Where the path runs is one new thing by itself, and comes with a move along it.
        let lines = page.sections.iter().flat_map(|section| &section.lines);
        let paths = lines.filter(|line| line.plain.is_some_and(|(id, _)| id.starts_with(PATHS)));
        let paths: Vec<String> = paths.flat_map(|line| first_sentence(&line.text)).collect();
        let is_path = |step: &LessonStep| paths.contains(&step.text);
        let pairs = steps.windows(2).filter(|pair| !pair.iter().any(is_path));
        for pair in pairs.filter(|pair| pair[0].heading == pair[1].heading) {
            let still = pair.iter().any(|step| !step.moves());
            assert!(!(still && fit_together(&pair[0], &pair[1])), "{id}: {}\n{}", pair[0].text, pair[1].text);
        }
    }
}

#[test]
fn a_lesson_begins_with_the_aim_and_tells_how_to_sow_before_what_may_not_be_lifted() {
    let (words, catalogue) = (Words::english(), Catalogue::shipped());
    let rules = Arc::new(catalogue.rules("oware", &Settings::new()).expect("a shipped variant is sound"));
    let page = words.page(&rules);
    let steps = steps(&rules, &page, &Examples::of(&rules, &page));
    let clauses: Vec<String> = steps.iter().filter_map(|step| Some(rules.cause_name(step.cause?))).collect();
    let at = |name: &str| clauses.iter().position(|it| it == name).unwrap_or_else(|| panic!("{name}: {clauses:?}"));
    assert_eq!((at("winner"), at("own-pits"), at("direction")), (0, 1, 2));
    assert!(at("count") < at("feed"), "what sowings do is told before what may not be chosen");
    let still: Vec<&Demonstration> = steps.iter().filter(|step| !step.moves()).map(|step| &step.scene).collect();
    let own = rules.board.pits_of(Side::South).map(Place::pit).collect::<Vec<_>>();
    let all = rules.board.pits().map(Place::pit).collect::<Vec<_>>();
    let described: Vec<&Vec<Place>> = still.iter().map(|scene| &scene.places).collect();
    assert_eq!(described, [&own, &all], "the board, and what lies on it");
    let own = steps.iter().find(|step| step.text.starts_with("A last seed on your own side")).expect("it is told");
    let game = played(&rules, &own.scene.position, &own.scene.moves).expect("it is shown");
    let last = last_seed(&game.plies()[0].events).and_then(Place::as_pit).expect("a seed falls in a pit");
    assert!([2, 3].contains(&game.position().pit(last)), "it would capture on the other side");
}

#[test]
fn a_capture_is_asked_for_where_some_moves_capture_and_others_do_not() {
    let (words, catalogue) = (Words::english(), Catalogue::shipped());
    for id in ["kalah", "oware", "congkak", "ayo-ayo-children"] {
        let rules = Arc::new(catalogue.rules(id, &Settings::new()).expect("a shipped variant is sound"));
        let page = words.page(&rules);
        let steps = steps(&rules, &page, &Examples::of(&rules, &page));
        let tasks = steps.iter().filter_map(|step| step.task.as_ref()).filter(|task| task.asks == Asks::Capture);
        let mut count = 0;
        for task in tasks {
            let game = task.game(&rules).expect("its moves can be made");
            let right = task.right_moves(&rules, Some(&page));
            assert!(!right.is_empty() && right.len() < legal_moves(&rules, game.position()).len(), "{id}");
            for mv in right {
                let mut game = game.clone();
                let events = game.play(mv).expect("a legal move").events.clone();
                let captures = |told: &CausedEvent| {
                    matches!(told.event, Event::Transfer(Transfer { kind: TransferKind::Captured, .. }))
                };
                assert!(events.iter().any(captures), "{id}");
            }
            count += 1;
        }
        assert!(count > 0, "{id}");
    }
}

#[test]
fn a_short_sentence_at_the_end_is_not_left_alone() {
    assert_eq!(
        in_steps("Lift a pit. Sow it. This holds only in namua."),
        ["Lift a pit.", "Sow it. This holds only in namua."]
    );
    assert_eq!(in_steps("Lift a pit."), ["Lift a pit."]);
}
