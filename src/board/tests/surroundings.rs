//! Surroundings of the board: buttons for choices apart from the pits, trays, and a table seen from afar.

use super::*;
use crate::board::labels::CountOf;
use crate::board::{ExtraActions, Hand, HandTray};
use bevy::text::FontSize;
use naqala_core::session::ExtraAction;
use naqala_core::session::Session;

/// Kalah with an exchange of seats, when South has made the first move.
fn before_an_exchange() -> App {
    let settings = Settings::from_iter([("pie_rule".to_owned(), "on".to_owned())]);
    let mut app = table(Session::opening(&Catalogue::shipped(), "kalah", &settings).expect("the option is there"));
    seek(&mut app, 0.0);
    let a1 = pit(&app, "a1");
    click(&mut app, a1, 0.0);
    app
}

#[test]
fn what_is_not_done_by_choosing_a_pit_is_offered_when_nothing_moves() {
    let mut app = before_an_exchange();
    app.update();
    assert_eq!(app.world().resource::<ExtraActions>().choices, [], "stones fly");
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    assert_eq!(app.world().resource::<ExtraActions>().choices, [ExtraAction::Play(Move::Swap)]);
    app.insert_resource(crate::board::highlight_pulse::HideChoiceMarkers(true));
    app.update();
    assert_eq!(app.world().resource::<ExtraActions>().choices, [], "nobody is at the table");
}

#[test]
fn arrows_lead_down_from_the_pits_to_a_button_and_enter_presses_it() {
    let mut app = before_an_exchange();
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    assert_eq!(app.world().resource::<ExtraActions>().pointed, None);
    press(&mut app, Key::ArrowDown, KeyCode::ArrowDown);
    app.update();
    assert_eq!(app.world().resource::<ExtraActions>().pointed, Some(0));
    press(&mut app, Key::ArrowUp, KeyCode::ArrowUp);
    assert!(app.world().resource::<Pointed>().pit.is_some());
    press(&mut app, Key::ArrowDown, KeyCode::ArrowDown);
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(moves(&app)[1..], [Move::Swap]);
    assert_eq!(*app.world().resource::<Pointed>(), Pointed::default());
}

#[test]
fn counts_are_as_large_as_the_window_asks_for() {
    let mut app = opening("mefuvha");
    app.world_mut().resource_mut::<TableArea>().letters = 20.0;
    app.update();
    let mut counts = app.world_mut().query::<(&CountOf, &TextFont)>();
    assert!(counts.iter(app.world()).count() > 80);
    for (count, font) in counts.iter(app.world()) {
        assert!(matches!(font.font_size, FontSize::Px(size) if size >= 20.0), "{count:?}: {:?}", font.font_size);
    }
}

#[test]
fn a_tray_stands_beside_the_board_only_while_seeds_lie_in_it() {
    let current = random_game("bao-la-kiswahili", 160, 7);
    let mut app = table(current.clone());
    let mut seen = [0; 2];
    for ply in (0..=current.game.plies().len()).step_by(8) {
        seek(&mut app, current.choreography.ply_start(ply));
        let mut trays = app.world_mut().query::<(AnyOf<(&HandTray, &Hand)>, &Visibility)>();
        for ((bowl, hand), visibility) in trays.iter(app.world()) {
            let side = bowl.map(|it| it.0).or(hand.map(|it| it.0)).expect("it is one of the two");
            let full = current.game.before(ply).hand(side) > 0;
            assert_eq!(*visibility != Visibility::Hidden, full, "of {side:?} before ply {ply}");
            seen[usize::from(full)] += 1;
        }
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn trays_stand_apart_from_the_board() {
    let app = opening("bao-la-kiswahili");
    let layout = app.world().resource::<TableLayout>();
    for side in Side::BOTH {
        let tray = layout.tray(Place::hand(side)).expect("it has a hand").rect.inflate(0.2 * layout.radius);
        assert!(layout.board.inflate(0.5 * layout.radius).intersect(tray).is_empty());
    }
}
