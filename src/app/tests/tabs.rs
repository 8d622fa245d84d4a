use crate::library::GameSetup;
use crate::library::LibraryTab;
use crate::play::PlayCommand;
use crate::record::RecordCommand;
use crate::tests::panel::{SMALL, Stage, choose, click, is_chosen, put, shipped};
use crate::ui::tabs::{SidePanel, Tab};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Event, Key, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use mancala::record::Glyph;
use mancala::rules::Settings;
use naqala_core::session::{Players, Purpose};
use naqala_core::show::KeyframeKind;
use naqala_core::words::Words;

fn main_games() -> Vec<String> {
    shipped().ids().into_iter().filter(|id| !id.contains('/')).collect()
}

#[test]
fn every_tab_holds_at_every_size() {
    for (size, text_size) in [
        (vec2(1280.0, 720.0), 1.0),
        (SMALL, 1.25),
        (vec2(320.0, 200.0), 2.0),
        (vec2(40.0, 30.0), 0.75),
        (vec2(1.0, 1.0), 1.0),
    ] {
        let mut window = None;
        for id in main_games() {
            // The list of games is the same whatever is on the table.
            let of_game = [Tab::Rules, Tab::Moves].into_iter();
            for tab in of_game.chain(["kalah", "ruma"].contains(&id.as_str()).then_some(Tab::Game)) {
                let mut stage = Stage::new(&id, 3).on(tab);
                stage.time = stage.choreography.duration() * 0.5;
                stage.preferences.text_size = text_size;
                let left = put(&mut window, stage, size).state().left;
                assert!(left.is_finite(), "{id} {tab:?} {size}: {left}");
            }
        }
    }
}

#[test]
fn options_hold_at_every_size() {
    for size in [SMALL, vec2(200.0, 120.0)] {
        let mut window = None;
        for id in shipped().ids() {
            let mut stage = Stage::new("kalah", 0);
            stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new(&id, Default::default()));
            let drafted = put(&mut window, stage, size).state().world.resource::<LibraryTab>().draft.as_ref();
            assert_eq!(drafted.map(|draft| draft.id.as_str()), Some(id.as_str()));
        }
    }
}

#[test]
fn the_table_keeps_most_of_a_small_window() {
    let harness = Stage::new("oware", 4).on(Tab::Rules).shown(SMALL);
    let left = harness.state().left;
    assert!(left.width() >= 560.0 && left.height() >= 360.0, "{left}");
}

#[test]
fn the_table_keeps_room_in_large_letters() {
    for (size, text_size, least) in [
        (SMALL, 1.5, vec2(512.0, 360.0)),
        (SMALL, 2.0, vec2(512.0, 320.0)),
        (vec2(640.0, 400.0), 2.0, vec2(340.0, 100.0)),
        (vec2(1280.0, 800.0), 2.0, vec2(700.0, 500.0)),
    ] {
        for id in ["kalah", "bao-la-kiswahili", "abstract-mancala"] {
            let mut stage = Stage::new(id, 4);
            stage.preferences.text_size = text_size;
            let left = stage.shown(size).state().left;
            assert!(left.width() >= least.x && left.height() >= least.y, "{id} at {text_size} in {size}: {left}");
        }
    }
}

#[test]
fn the_table_stands_still_whatever_the_caption() {
    for id in ["kalah", "oware", "mwambulula", "togyz-kumalak"] {
        let mut harness = Stage::new(id, 12).on(Tab::Moves).shown(SMALL);
        let left = harness.state().left;
        let ends: Vec<f64> = harness.state().choreography.keyframes().iter().map(|keyframe| keyframe.end).collect();
        for time in ends {
            harness.state_mut().time = time;
            harness.step();
            assert_eq!(harness.state().left, left, "{id} at {time}");
        }
    }
}

/// Returns whether a game is listed.
fn is_listed(harness: &Harness<'_, Stage>, game: &str) -> bool {
    harness.query_all_by_label(game).next().is_some()
}

#[test]
fn searching_filters_by_name_and_place_and_board() {
    let mut harness = Stage::new("kalah", 0).shown(SMALL);
    assert!(is_listed(&harness, "Kalah"));
    for (search, found) in
        [("ghana", true), ("OWA", true), ("2x6 ghana", true), ("2x9", false), ("nowhere at all", false)]
    {
        harness.state_mut().world.resource_mut::<LibraryTab>().search = search.into();
        harness.run_steps(2);
        assert_eq!(is_listed(&harness, "Oware"), found, "{search}");
        assert!(!is_listed(&harness, "Kalah"), "{search}");
    }
    for (search, game) in [("cowrie", "Kauri"), ("mandarin", "O an quan")] {
        harness.state_mut().world.resource_mut::<LibraryTab>().search = search.into();
        harness.run_steps(2);
        assert!(is_listed(&harness, game), "{search}");
    }
    harness.state_mut().world.resource_mut::<LibraryTab>().search = "nowhere at all".into();
    harness.run_steps(2);
    let none = harness.state().words.label("game-none-found");
    assert!(harness.query_by_label(&none).is_some());
}

/// Types a word into the search field, presses keys and gives the game that is then begun.
fn begun(search: &str, keys: &[Key]) -> Option<String> {
    let mut stage = Stage::new("hus", 0);
    stage.world.resource_mut::<LibraryTab>().find_game();
    let mut harness = stage.shown(SMALL);
    if !search.is_empty() {
        harness.event(Event::Text(search.into()));
        harness.run_steps(2);
    }
    for &key in keys {
        harness.key_press(key);
        harness.run_steps(2);
    }
    harness.state().actions.iter().find_map(|action| match action.get() {
        Some(PlayCommand::NewGame { id, .. }) => Some(id.clone()),
        _ => None,
    })
}

#[test]
fn enter_begins_the_game_whose_name_fits_best_and_the_arrows_choose_another() {
    for (search, game) in [
        ("kalah", "kalah"),
        ("oware", "oware"),
        ("togyz", "togyz-kumalak"),
        ("sulus", "sulus"),
        ("awari", "oware/awari"),
        ("kiswahili", "bao-la-kiswahili"),
    ] {
        assert_eq!(begun(search, &[Key::Enter]).as_deref(), Some(game), "{search}");
    }
    assert_eq!(begun("", &[Key::Enter]).as_deref(), Some("kalah"), "the first that is good to begin with");
    assert_eq!(begun("", &[Key::ArrowDown, Key::Enter]).as_deref(), Some("oware"));
    assert_eq!(begun("", &[Key::ArrowDown, Key::ArrowUp, Key::Enter]).as_deref(), Some("kalah"));
    assert_eq!(begun("nowhere at all", &[Key::Enter]), None);
}

#[test]
fn games_good_to_begin_with_come_first_and_what_is_found_by_its_name() {
    let tops = |harness: &Harness<'_, Stage>, game: &str| {
        harness.query_all_by_label(game).map(|node| node.rect().top()).fold(f32::INFINITY, f32::min)
    };
    let tall = vec2(1280.0, 30_000.0);
    let harness = Stage::new("kalah", 0).shown(tall);
    let good = ["Kalah", "Oware", "Ayo-ayo, the children's game", "Congkak"].map(|game| tops(&harness, game));
    assert!(good.is_sorted() && good[3] < tops(&harness, "Abawo"), "{good:?}");
    let mut stage = Stage::new("kalah", 0);
    stage.world.resource_mut::<LibraryTab>().search = "oware".into();
    let harness = stage.shown(tall);
    let found = ["Oware", "Oware Nam Nam", "Cross-Wari"].map(|game| tops(&harness, game));
    assert!(found.is_sorted() && found[1].is_finite(), "{found:?}");
}

#[test]
fn a_game_found_and_set_up_begins_with_what_was_changed() {
    let mut stage = Stage::new("oware", 2);
    stage.world.resource_mut::<LibraryTab>().search = "kalah".into();
    let mut harness = stage.shown(vec2(960.0, 3000.0));
    click(&mut harness, "Kalah");
    let choice = harness
        .state()
        .catalogue
        .variant("kalah")
        .map(|variant| variant.options[2].clone())
        .expect("kalah has options");
    let mancala::rules::OptionKind::Choices(choices) = &choice.kind else { panic!("majority_stop is a choice") };
    click(&mut harness, &choice.name);
    click(&mut harness, &choices[1].text);
    let begin = harness.state().words.label("options-begin");
    let actions = click(&mut harness, &begin);
    let settings = Settings::from([("majority_stop".to_owned(), "off".to_owned())]);
    assert_eq!(actions.first(), Some(&PlayCommand::NewGame { id: "kalah".into(), settings }.into()));
    assert_eq!(harness.state().world.resource::<SidePanel>().tab, Tab::Rules, "its rules are shown as it begins");
}

#[test]
fn setting_an_option_back_leaves_nothing_changed() {
    let mut stage = Stage::new("oware", 0);
    let mut draft = GameSetup::new("kalah", Default::default());
    draft.settings.insert("bonus_turn".into(), "off".into());
    stage.world.resource_mut::<LibraryTab>().draft = Some(draft);
    let mut harness = stage.shown(vec2(960.0, 2400.0));
    let option = harness.state().catalogue.variant("kalah").and_then(|variant| {
        variant.options.iter().find(|option| option.id == "bonus_turn").map(|option| option.name.clone())
    });
    click(&mut harness, &option.expect("kalah has this option"));
    let back = harness.state().words.label("options-reset");
    click(&mut harness, &back);
    let draft = harness.state().world.resource::<LibraryTab>().draft.as_ref().expect("its options are still open");
    assert_eq!(draft.settings, Settings::new());
}

#[test]
fn a_preset_is_chosen_among_the_ways_to_play() {
    let mut stage = Stage::new("oware", 0);
    stage.world.resource_mut::<LibraryTab>().draft =
        Some(GameSetup::new("kalah", Some(Players::named(["Ama", "", "", ""]))));
    let mut harness = stage.shown(vec2(960.0, 2400.0));
    click(&mut harness, "Kalah, The Spruce");
    let begin = harness.state().words.label("options-begin");
    let actions = click(&mut harness, &begin);
    assert_eq!(actions[0], PlayCommand::NewGame { id: "kalah/the-spruce".into(), settings: Settings::new() });
    assert_eq!(actions[1], PlayCommand::Seat(Players::named(["Ama", "", "", ""])));
}

#[test]
fn options_that_do_not_go_together_are_refused_with_the_reason() {
    let goal = "options: [ Choice(id: \"goal\", name: \"Goal\", choices: [(id: \"half\", text: \"Half.\"), \
        (id: \"twenty\", text: \"Twenty.\", edits: [Change(\"majority\", (once: StoreHolds(Seeds(20))))])]), \
        Choice(id: \"least\", name: \"Least\", choices: [(id: \"half\", text: \"Half.\"), \
        (id: \"thirty\", text: \"Thirty.\", edits: [Change(\"majority\", (once: StoreHolds(Seeds(30))))])]),";
    let text = include_str!("../../../variants/kalah.ron").replacen("\"kalah\"", "\"clashing\"", 1).replacen(
        "options: [",
        goal,
        1,
    );
    let mut stage = Stage::new("oware", 0);
    stage.catalogue.add_text("clashing.ron", &text).expect("each of its options is sound");
    let mut draft = GameSetup::new("clashing", Default::default());
    draft.settings = Settings::from([("goal".into(), "twenty".into()), ("least".into(), "thirty".into())]);
    let clash = stage.catalogue.rules("clashing", &draft.settings).expect_err("they clash");
    let clash = &clash.diagnostics()[0];
    let reason = [vec![clash.message(&Words::english())], clash.details(&Words::english())].concat().join("\n");
    stage.world.resource_mut::<LibraryTab>().draft = Some(draft);
    let mut harness = stage.shown(SMALL);
    assert!(harness.query_by_label(&reason).is_some(), "{reason}");
    let begin = harness.state().words.label("options-begin");
    assert!(click(&mut harness, &begin).is_empty());
}

#[test]
fn the_clause_at_work_is_lit_and_in_view() {
    let mut shown = 0;
    for id in ["kalah", "oware", "mwambulula", "ayo-ayo-children"] {
        let mut stage = Stage::new(id, 40).on(Tab::Rules);
        stage.preferences.reduced_motion = true;
        let mut harness = stage.shown(SMALL);
        let page = harness.state().words.page(harness.state().game.rules());
        let lines: Vec<_> = page.sections.iter().flat_map(|section| &section.lines).cloned().collect();
        let keyframes = harness.state().choreography.keyframes().to_vec();
        let mut seen = std::collections::BTreeSet::new();
        for keyframe in keyframes {
            let Some(line) = lines.iter().rfind(|line| line.clause.is_some() && line.clause == keyframe.clause) else {
                continue;
            };
            if !seen.insert(keyframe.clause) {
                continue;
            }
            harness.state_mut().time = keyframe.end;
            harness.run_steps(3);
            let node = harness.get_all_by_label(&line.text).last().expect("the line is on the page");
            assert!(is_chosen(&node), "{id}: {}", line.text);
            let rect = node.rect();
            assert!(rect.top() >= 40.0 && rect.bottom() <= 600.0, "{id}: {} at {rect}", line.text);
            let lit = lines.iter().filter(|line| line.clause != keyframe.clause);
            for other in lit {
                assert!(harness.get_all_by_label(&other.text).all(|node| !is_chosen(&node)), "{id}: {}", other.text);
            }
        }
        shown += seen.len();
    }
    assert!(shown >= 10, "only {shown} clauses were at work");
}

#[test]
fn the_clause_of_a_lap_stays_lit_while_its_seeds_are_sown() {
    let mut stage = Stage::new("kalah", 1).on(Tab::Rules);
    let keyframes = stage.choreography.keyframes().to_vec();
    let lift = keyframes.iter().find(|keyframe| keyframe.kind == KeyframeKind::Lift).expect("a move lifts seeds");
    let sow = keyframes.iter().find(|keyframe| keyframe.kind == KeyframeKind::Sow).expect("a move sows seeds");
    assert_eq!(sow.clause, None);
    let page = stage.words.page(stage.game.rules());
    let line =
        page.sections.iter().flat_map(|section| &section.lines).rfind(|line| line.clause == lift.clause).cloned();
    let line = line.expect("the clause is on the page");
    stage.time = sow.end;
    let harness = stage.shown(SMALL);
    assert!(is_chosen(&harness.get_by_label(&line.text)), "{}", line.text);
}

#[test]
fn clicking_a_move_shows_it() {
    let mut harness = Stage::new("oware", 6).on(Tab::Moves).shown(SMALL);
    let text = mancala::record::notation::ply_text(&harness.state().game, 3);
    let actions = click(&mut harness, &format!("4. {text}"));
    let after = harness.state().path()[4];
    assert_eq!(actions, [RecordCommand::ShowNode(after)]);
    assert!(is_chosen(&harness.get_by_label(&format!("4. {text}"))));
}

#[test]
fn in_large_letters_the_move_shown_is_in_sight() {
    for ply in [0, 30, 50, 59] {
        let mut stage = Stage::new("togyz-kumalak", 60).on(Tab::Moves);
        stage.time = stage.choreography.ply_start(ply + 1);
        stage.preferences.text_size = 2.0;
        let harness = stage.shown(SMALL);
        let text = mancala::record::notation::ply_text(&harness.state().game, ply);
        let row = harness.get_by_label(&format!("{}. {text}", ply + 1)).rect();
        // The panel ends where the table does.
        assert!(row.bottom() <= harness.state().left.bottom() + 1.0, "{ply}: {row}");
    }
}

#[test]
fn a_long_record_is_scrolled_to_the_move_shown() {
    let mut stage = Stage::new("togyz-kumalak", 60).on(Tab::Moves);
    stage.time = stage.choreography.ply_start(50);
    let harness = stage.shown(SMALL);
    let label = |ply: usize| {
        let game = &harness.state().game;
        format!("{}. {}", ply + 1, mancala::record::notation::ply_text(game, ply))
    };
    assert!(harness.query_by_label(&label(50)).is_some());
    assert!(harness.query_by_label(&label(0)).is_none(), "what is out of sight is not laid out");
}

#[test]
fn a_remark_goes_to_the_position_shown() {
    let mut stage = Stage::new("oware", 4).on(Tab::Moves);
    stage.time = stage.choreography.ply_start(2);
    let mut harness = stage.shown(SMALL);
    let text = mancala::record::notation::ply_text(&harness.state().game, 1);
    let label = harness.state().words.label_with("moves-remark-on", &[("move", text.into())]);
    let fields: Vec<_> = harness.get_all_by_role(bevy_egui::egui::accesskit::Role::MultilineTextInput).collect();
    assert_eq!(fields.len(), 1, "{label}");
    fields[0].focus();
    harness.run_steps(2);
    harness.event(Event::Text("well played".into()));
    harness.run_steps(2);
    let stage = harness.state();
    let said: Vec<&str> = stage.path().iter().map(|&node| stage.tree().node(node).comment.as_str()).collect();
    assert_eq!(said, ["", "", "well played", "", ""]);
}

#[test]
fn undo_and_the_position_are_asked_for_by_button() {
    let mut harness = Stage::new("oware", 2).on(Tab::Moves).shown(SMALL);
    let words = harness.state().words.clone();
    assert_eq!(click(&mut harness, &words.label("moves-undo")), [PlayCommand::Undo]);
    assert!(click(&mut harness, &words.label("moves-redo")).is_empty(), "nothing was taken back");
    assert_eq!(choose(&mut harness, "moves-copy-position"), [RecordCommand::CopyPosition]);
}

#[test]
fn the_recorded_games_are_found_by_the_names_of_their_games() {
    let mut harness = Stage::new("oware", 2).on(Tab::Moves).shown(SMALL);
    assert!(choose(&mut harness, "moves-shipped").is_empty());
    let first = naqala_core::samples::samples()[0].name.clone();
    assert_eq!(click(&mut harness, "Kalah"), [RecordCommand::OpenSample(first)]);
}

#[test]
fn the_record_is_within_reach_in_large_letters() {
    let mut stage = Stage::new("oware", 6).on(Tab::Moves);
    stage.preferences.text_size = 2.0;
    let mut harness = stage.shown(SMALL);
    let words = harness.state().words.clone();
    let remark = harness.get_by_role(bevy_egui::egui::accesskit::Role::MultilineTextInput).rect();
    let status = words.status(harness.state().game.rules(), harness.state().game.position());
    let last = harness.get_all_by_label(&status).map(|node| node.rect()).find(|rect| rect.left() > 480.0);
    assert!(last.is_none_or(|last| last.bottom() <= remark.top()), "{last:?} and {remark}");
    let text = mancala::record::notation::ply_text(&harness.state().game, 0);
    let after = harness.state().path()[1];
    assert_eq!(click(&mut harness, &format!("1. {text}")), [RecordCommand::ShowNode(after)]);
    assert_eq!(click(&mut harness, &words.label("moves-undo")), [PlayCommand::Undo]);
}

#[test]
fn in_large_letters_a_game_that_is_set_up_can_be_begun_at_once() {
    let mut stage = Stage::new("oware", 2);
    stage.preferences.text_size = 2.0;
    stage.world.resource_mut::<LibraryTab>().draft = Some(GameSetup::new("kalah", Default::default()));
    let mut harness = stage.shown(SMALL);
    let begin = harness.state().words.label("options-begin");
    assert!(harness.query_by_label(&begin).is_some(), "it stands beside the way back");
    let actions = click(&mut harness, &begin);
    assert_eq!(actions.first(), Some(&PlayCommand::NewGame { id: "kalah".into(), settings: Settings::new() }.into()));
}

#[test]
fn the_result_is_said_once_in_the_list_of_moves() {
    for (id, text_size) in [("kalah", 1.0), ("oware", 1.0), ("kalah", 2.0)] {
        let mut stage = Stage::new(id, 400).at_rest().on(Tab::Moves);
        assert!(stage.game.position().ended().is_some(), "{id} has been played to its end");
        stage.preferences.text_size = text_size;
        let harness = stage.shown(SMALL);
        let stage = harness.state();
        let result = stage.words.status(stage.game.rules(), stage.game.position());
        let in_tab = |node: &Node<'_>| node.rect().left() >= stage.left.right();
        assert_eq!(harness.get_all_by_label(&result).filter(in_tab).count(), 1, "{id} {text_size}: {result}");
    }
}

#[test]
fn one_menu_holds_all_that_can_be_done_with_the_record() {
    for text_size in [1.0, 2.0] {
        let mut stage = Stage::new("oware", 6).on(Tab::Moves);
        stage.preferences.text_size = text_size;
        let mut harness = stage.shown(SMALL);
        let words = harness.state().words.clone();
        let entries = [
            "moves-open",
            "moves-shipped",
            "moves-save",
            "moves-save-as",
            "moves-copy-position",
            "moves-paste-position",
        ];
        for entry in entries {
            assert!(harness.query_by_label(&words.label(entry)).is_none(), "{entry} stands nowhere else");
        }
        for button in ["moves-undo", "moves-redo"] {
            assert!(harness.query_by_label(&words.label(button)).is_some(), "{button}");
        }
        click(&mut harness, &words.label("moves-record"));
        let whole = Rect::from_min_size(Default::default(), SMALL);
        for entry in entries {
            let rect = harness.get_by_label(&words.label(entry)).rect();
            // In large letters the menu is scrolled.
            assert!(text_size > 1.0 || whole.contains_rect(rect), "{entry}: {rect}");
        }
    }
}

#[test]
fn what_is_thought_of_a_move_stands_after_it_and_is_chosen_below_the_list() {
    let mut stage = Stage::new("kalah", 4).on(Tab::Moves);
    stage.node_mut(2).glyph = Some(Glyph::Mistake);
    stage.time = stage.choreography.ply_start(2);
    let mut harness = stage.shown(SMALL);
    assert!(is_chosen(&harness.get_by_label("Mistake")) && !is_chosen(&harness.get_by_label("Good move")));
    assert_eq!(click(&mut harness, "Good move"), [RecordCommand::Glyph { ply: 2, glyph: Some(Glyph::Good) }]);
    assert_eq!(click(&mut harness, "Mistake"), [RecordCommand::Glyph { ply: 2, glyph: None }]);
    harness.state_mut().time = 0.0;
    harness.run_steps(3);
    assert!(harness.query_by_label("Good move").is_none(), "no move has led to the opening");
}

/// The texts in the window, each with its place.
fn written(harness: &Harness<'_, Stage>) -> Vec<(String, Rect)> {
    let nodes = harness.root().children_recursive();
    let texts = nodes.filter_map(|node| {
        node.accesskit_node().value().or(node.accesskit_node().label()).map(|text| (text, node.rect()))
    });
    texts.filter(|(text, rect)| !text.is_empty() && rect.is_positive()).collect()
}

#[test]
fn the_list_of_moves_is_never_written_over() {
    for (id, size) in [("oware", vec2(700.0, 500.0)), ("bao-la-kiswahili", vec2(700.0, 500.0)), ("ruma/three", SMALL)] {
        for (time, text_size) in [(0.0, 1.0), (0.0, 1.25), (f64::INFINITY, 1.0)] {
            let mut stage = Stage::new(id, 12).on(Tab::Moves);
            stage.time = stage.choreography.duration().min(time);
            stage.preferences.text_size = text_size;
            let harness = stage.shown(size);
            let words = &harness.state().words;
            let status = words.status(harness.state().game.rules(), harness.state().game.position());
            let panel = |rect: &Rect| rect.left() > size.x * 0.4;
            let last = harness.get_all_by_label(&status).map(|node| node.rect()).find(panel);
            let field = harness.get_by_role(Role::MultilineTextInput).rect();
            let label =
                written(&harness).into_iter().find(|(text, rect)| panel(rect) && text.starts_with("Comment on"));
            let label = label.expect("the comment has a label").1;
            assert!(label.bottom() <= field.top() + 1.0, "{id} in {size}: {label} and {field}");
            assert!(
                last.is_none_or(|last| !last.shrink(4.0).intersects(label)),
                "{id} in {size}: {last:?} and {label}"
            );
        }
    }
}

#[test]
fn everything_is_in_its_place_again_after_the_text_was_larger() {
    let watched = |purpose| {
        let mut stage = Stage::new("oware", 6);
        (stage.purpose, stage.about.event) = (purpose, "Accra, 1995".into());
        stage
    };
    let mut stages = [Tab::Game, Tab::Rules, Tab::Moves, Tab::Learn]
        .map(|tab| Stage::new("oware", 6).on(tab))
        .into_iter()
        .collect::<Vec<_>>();
    stages.extend([Purpose::Watch, Purpose::Demonstrate].map(watched));
    for stage in stages {
        let (tab, purpose) = (stage.world.resource::<SidePanel>().tab, stage.purpose);
        let mut harness = stage.shown(vec2(1280.0, 720.0));
        harness.run_steps(4);
        let before = (written(&harness), harness.state().left);
        for text_size in [1.25, 2.0, 1.5, 1.0] {
            harness.state_mut().preferences.text_size = text_size;
            harness.run_steps(6);
        }
        let after = (written(&harness), harness.state().left);
        let left = before.1;
        assert_eq!(left, after.1, "{tab:?} {purpose:?}");
        // The list of games has been scrolled.
        let in_place = |(_, rect): &&(String, Rect)| {
            tab != Tab::Game || (0.0..60.0).contains(&rect.top()) || rect.left() < left.width()
        };
        let [was, is] = [&before.0, &after.0].map(|written| written.iter().filter(in_place).collect::<Vec<_>>());
        assert!(was.len() > 10 && was == is, "{tab:?} {purpose:?}: {was:?} and {is:?}");
    }
}
