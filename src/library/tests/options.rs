use crate::learn::LearnCommand;
use crate::library::GameSetup;
use crate::library::LibraryTab;
use crate::play::PlayCommand;
use crate::record::RecordCommand;
use crate::tests::panel::{SMALL, Stage, click, focused, shipped};
use crate::ui::Action;
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::{Key, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use mancala::record::Skill;
use mancala::rules::Settings;
use naqala_core::session::players::in_a_word;
use naqala_core::words::Arg;

fn setting_up(id: &str, size: Vec2) -> Harness<'static, Stage> {
    let mut stage = Stage::new("oware", 0);
    stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new(id, Default::default()));
    stage.shown(size)
}

fn settings(harness: &Harness<'_, Stage>) -> Settings {
    harness.state().world.resource::<LibraryTab>().draft.as_ref().expect("its options are open").settings.clone()
}

#[test]
fn many_options_are_folded_and_say_what_is_chosen() {
    let mut harness = setting_up("bao-la-kiswahili", vec2(960.0, 2400.0));
    let option = harness.state().catalogue.variant("bao-la-kiswahili").expect("it is shipped").options[0].clone();
    let mancala::rules::OptionKind::Choices(choices) = &option.kind else { panic!("{} is a choice", option.id) };
    assert!(harness.query_by_label(&choices[1].text).is_none());
    click(&mut harness, &option.name);
    click(&mut harness, &choices[1].text);
    assert_eq!(settings(&harness), Settings::from([(option.id.clone(), choices[1].id.clone())]));
    assert!(harness.query_by_label(&harness.state().words.label("options-reset")).is_some());
    click(&mut harness, &option.name);
    assert!(harness.query_by_label(&choices[1].text).is_none(), "it folds again");
}

#[test]
fn all_changes_are_taken_back_at_once() {
    let mut harness = setting_up("bao-la-kiswahili", vec2(960.0, 2400.0));
    let mut tab = harness.state_mut().world.resource_mut::<LibraryTab>();
    let draft = tab.draft.as_mut().expect("its options are open");
    draft.settings = Settings::from([("takasia", "off"), ("house_at", "5")].map(|(a, b)| (a.into(), b.into())));
    draft.checked = None;
    harness.run_steps(2);
    let back = harness.state().words.label_with("options-reset-all", &[("changed", 2.into())]);
    click(&mut harness, &back);
    assert_eq!(settings(&harness), Settings::new());
}

#[test]
fn another_random_opening_begins_at_once_and_can_be_asked_for_again() {
    let mut harness = setting_up("abstract-mancala", vec2(960.0, 1200.0));
    let shuffle = harness.state().words.label("options-shuffle");
    let mut seen = Vec::new();
    for _ in 0..3 {
        let actions = click(&mut harness, &shuffle);
        let Some(PlayCommand::NewGame { id, settings: begun }) = actions.first().and_then(Action::get) else {
            panic!("{actions:?}")
        };
        assert_eq!(id, "abstract-mancala");
        assert_eq!(begun, &settings(&harness), "the number stays in sight");
        shipped().rules(id, begun).expect("it can be played");
        assert_ne!(seen.last(), Some(begun));
        seen.push(begun.clone());
    }
    assert_eq!(harness.state().world.resource::<SidePanel>().tab, Tab::Game);
}

#[test]
fn only_a_random_opening_is_drawn_again() {
    let harness = setting_up("kalah", vec2(960.0, 1200.0));
    assert!(harness.query_by_label(&harness.state().words.label("options-shuffle")).is_none());
}

#[test]
fn tab_goes_from_the_list_of_games_to_beginning_and_then_to_the_options() {
    for (size, text_size) in [(vec2(1280.0, 800.0), 1.0), (SMALL, 1.0), (SMALL, 2.0)] {
        let mut stage = Stage::new("oware", 0);
        stage.preferences.text_size = text_size;
        stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("kalah", Default::default()));
        let mut harness = stage.shown(size);
        let words = harness.state().words.clone();
        harness.get_by_label(&words.label("options-back")).focus();
        harness.run_steps(2);
        let who = [("South", None), ("North", Some(Skill::Level(1).into()))].map(|(seat, skill)| {
            let args = [("seat", Arg::from(seat)), ("who", Arg::from(in_a_word(&words, skill)))];
            words.label_with("player-who", &args)
        });
        let modes = ["Against the computer", "Two players", "Watch"].map(str::to_owned);
        let seats = modes.into_iter().chain(["South".into(), who[0].clone(), "North".into(), who[1].clone()]);
        let page = ["game-play", "game-learn", "game-rules", "game-samples"].map(|id| words.label(id));
        let begin = [words.label("options-begin")];
        for expected in begin.into_iter().chain(page).chain(seats).chain(["Clock:".into(), "Kalah".into()]) {
            harness.key_press(Key::Tab);
            harness.run_steps(2);
            assert_eq!(focused(&harness).as_deref(), Some(expected.as_str()), "{size} {text_size}");
        }
    }
}

#[test]
fn the_button_that_begins_stays_in_sight_above_the_options() {
    for id in ["kalah", "bao-la-kiswahili"] {
        for (size, text_size) in [(vec2(1280.0, 800.0), 1.0), (SMALL, 1.0), (SMALL, 2.0)] {
            let mut stage = Stage::new("oware", 0);
            stage.preferences.text_size = text_size;
            stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new(id, Default::default()));
            let harness = stage.shown(size);
            let begin = harness.get_by_label(&harness.state().words.label("options-begin")).rect();
            let back = harness.get_by_label(&harness.state().words.label("options-back")).rect();
            let title = &shipped().variant(id).expect("it is shipped").about.name;
            let title = harness.get_all_by_label(title).next().expect("it is named").rect();
            assert!(begin.right() <= size.x && begin.bottom() <= title.top(), "{id} {size} {text_size}: {begin}");
            if text_size == 1.0 {
                assert!(back.right() <= begin.left() && begin.y_range().contains(back.center().y), "{id} {size}");
            }
        }
    }
}

/// Presses a button of the page that is called as a tab or a button of the bar is, and gives the actions that come of it.
fn press_on_the_page(harness: &mut Harness<'_, Stage>, label: &str) -> Vec<Action> {
    let places = harness.get_all_by_label(label).map(|node| node.rect()).filter(|rect| rect.left() > 640.0);
    let lowest = places.max_by(|a, b| a.top().total_cmp(&b.top())).expect("it is on the page").center();
    harness.state_mut().actions.clear();
    harness.hover_at(lowest);
    harness.run_steps(2);
    harness.drag_at(lowest);
    harness.drop_at(lowest);
    harness.run_steps(3);
    std::mem::take(&mut harness.state_mut().actions)
}

#[test]
fn the_page_of_a_game_offers_to_play_learn_and_read_it_and_its_sample_games() {
    let begins = |actions: &[Action]| {
        let [new, players] = [actions.first(), actions.get(1)].map(|action| action.and_then(Action::get));
        matches!((new, players), (Some(PlayCommand::NewGame { id, .. }), Some(PlayCommand::Seat(_))) if id == "kalah")
    };
    let mut harness = setting_up("kalah", vec2(1280.0, 900.0));
    press_on_the_page(&mut harness, "Rules");
    assert!(harness.query_by_label_contains("You and your opponent take turns").is_some(), "its rules are read");
    assert_eq!(
        harness.state().world.resource::<LibraryTab>().draft.as_ref().map(|draft| draft.id.as_str()),
        Some("kalah")
    );
    let actions = press_on_the_page(&mut harness, "Play");
    assert!(begins(&actions), "{actions:?}");
    let mut harness = setting_up("kalah", vec2(1280.0, 900.0));
    let actions = press_on_the_page(&mut harness, "Learn");
    assert!(begins(&actions) && actions.last() == Some(&LearnCommand::Lesson { from: 0 }.into()), "{actions:?}");
    assert_eq!(harness.state().world.resource::<SidePanel>().tab, Tab::Learn);
    let mut harness = setting_up("kalah", vec2(1280.0, 900.0));
    click(&mut harness, "Sample games");
    let sample = &naqala_core::samples::samples()[0];
    assert_eq!(click(&mut harness, &sample.record.event), [RecordCommand::OpenSample(sample.name.clone())]);
}

#[test]
fn the_learn_tab_follows_the_game_chosen() {
    let mut stage = Stage::new("oware", 0).on(Tab::Learn);
    stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("kalah", Default::default()));
    let mut harness = stage.shown(vec2(1280.0, 900.0));
    assert!(harness.query_by_label("Kalah, step by step").is_some());
    let actions = click(&mut harness, "Begin");
    let [new, players, lesson] = &actions[..] else { panic!("{actions:?}") };
    assert_eq!(lesson, &LearnCommand::Lesson { from: 0 });
    let (Some(PlayCommand::NewGame { id, .. }), Some(PlayCommand::Seat(_))) = (new.get(), players.get()) else {
        panic!("{actions:?}");
    };
    assert_eq!(id, "kalah");
    assert!(harness.state().world.resource::<LibraryTab>().draft.is_none());
    let mut stage = Stage::new("oware", 0).on(Tab::Learn);
    stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("oware", Default::default()));
    let mut harness = stage.shown(vec2(1280.0, 900.0));
    assert_eq!(click(&mut harness, "Begin"), [LearnCommand::Lesson { from: 0 }], "it is on the table");
}
