//! Boards of one row and of three, and four seats round a square; two hands at once.

use super::four_rows::signs;
use super::*;
use crate::board::art::Sign;
use crate::board::labels::{Plate, SeatNote};
use crate::board::signs::shape;
use crate::settings;
use crate::ui::theme::Ink;

#[test]
fn in_a_race_both_hands_are_seen_in_their_owners_colours() {
    let mut app = opening("gabata");
    let [a1, f3] = ["a1", "f3"].map(|name| pit(&app, name));
    click(&mut app, a1, 0.0);
    let asked = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, asked);
    click(&mut app, f3, 0.0);
    assert_eq!(played(&app), ["a1", "f3"]);
    let both = {
        let show = &app.world().resource::<CurrentGame>().choreography;
        let mut ends = show.keyframes().iter().map(|keyframe| keyframe.end);
        ends.find(|&end| show.hands(end).count() == 2).expect("for a while both hold seeds")
    };
    seek(&mut app, both);
    for side in Side::BOTH {
        let marked = |sign| signs(&app).drawn.iter().any(|it| it.over && it.sign == sign && it.ink == Ink::Side(side));
        assert!(marked(Sign::Halo) && marked(shape(side)), "the hand of {side:?}");
    }
    let held: Vec<f32> = app
        .world_mut()
        .query_filtered::<&Transform, (With<Stone>, Without<crate::board::RestsIn>)>()
        .iter(app.world())
        .map(|at| at.translation.y)
        .collect();
    assert!(held.len() >= 4, "{held:?}");
    let after = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, after);
    let last = app.world().resource::<CurrentGame>().game.position().clone();
    agrees(&mut app, &last, "after the race");
}

#[test]
fn round_a_square_each_player_plays_from_his_own_row() {
    let mut app = opening("ruma");
    assert!(resting(&mut app).contains_key(&Place::penalty(Side::West)), "everyone has a penalty pit");
    let turns = [Side::South, Side::East, Side::North, Side::West];
    for side in turns {
        let end = app.world().resource::<CurrentGame>().choreography.duration();
        seek(&mut app, end);
        let position = app.world().resource::<CurrentGame>().game.position().clone();
        assert_eq!(position.to_move(), side);
        let lit = signs(&app).drawn.iter().filter(|it| it.sign == shape(side) && it.alpha == 1.0).count();
        assert_eq!(lit, 1, "the lamp of {side:?}");
        let offers = app.world().resource::<LegalMoves>().clone();
        let board = app.world().resource::<CurrentGame>().game.rules().board.clone();
        let open = board.pits().find(|&pit| offers.has(pit)).expect("it can move");
        assert_eq!(board.owner(open), side);
        click(&mut app, open, 0.0);
    }
    assert_eq!(moves(&app).len(), 4);
    let end = app.world().resource::<CurrentGame>().choreography.duration();
    seek(&mut app, end);
    let last = app.world().resource::<CurrentGame>().game.position().clone();
    agrees(&mut app, &last, "after a round of turns");
}

#[test]
fn a_single_row_is_played_by_letters() {
    let mut app = opening("tchuka-ruma");
    press(&mut app, Key::Character("c".into()), KeyCode::KeyC);
    assert_eq!(played(&app), ["c1"]);
}

#[test]
fn the_path_is_drawn_if_the_player_likes() {
    let mut app = opening("gabata");
    let dashes = |app: &mut App| {
        let mut signs = app.world_mut().query::<(&Sprite, &Visibility)>();
        let look = Some(Sign::Dash.look(crate::board::art::signs::CELL));
        signs.iter(app.world()).filter(|(it, seen)| it.rect == look && **seen != Visibility::Hidden).count()
    };
    assert_eq!(dashes(&mut app), 0);
    app.world_mut().resource_mut::<settings::Preferences>().path = true;
    app.update();
    assert!(dashes(&mut app) > 18, "there are some between any two pits");
}

/// Returns what is said of each seat besides the name, in the order of turns.
fn told(app: &mut App) -> Vec<String> {
    let sides = app.world().resource::<CurrentGame>().game.rules().board.sides();
    let mut beside = app.world_mut().query::<(&SeatNote, &TextSpan)>();
    let beside: Vec<(Side, String)> = beside.iter(app.world()).map(|(it, text)| (it.0, text.0.clone())).collect();
    let mut below = app.world_mut().query::<(&SeatNote, &Text2d)>();
    let below: Vec<(Side, String)> = below.iter(app.world()).map(|(it, text)| (it.0, text.0.clone())).collect();
    let of = |list: &[(Side, String)], side| list.iter().find(|it| it.0 == side).map(|it| it.1.clone());
    sides.iter().map(|&side| of(&beside, side).unwrap_or_default() + &of(&below, side).unwrap_or_default()).collect()
}

#[test]
fn at_four_seats_one_reads_who_is_next_and_who_belongs_together() {
    let mut app = opening("ruma");
    assert_eq!(told(&mut app), ["\u{a0}· to move", "next", "\u{a0}· in 2 turns", "in 3 turns"]);
    let mut app = opening("ruma/three");
    let seats = told(&mut app);
    for (said, parts) in seats.iter().zip([
        ["to move", "one player with North"],
        ["next", "partner of West"],
        ["in 2 turns", "one player with South"],
        ["in 3 turns", "partner of East"],
    ]) {
        assert!(parts.iter().all(|part| said.contains(part)), "{said}");
    }
    let drawn = signs(&app).drawn;
    let near = |side: Side, fellow: Side| {
        let lamp = app.world().resource::<TableLayout>().name_line(side);
        drawn.iter().filter(|it| it.sign == shape(fellow) && it.at.distance(lamp) < 60.0).count()
    };
    for (side, fellow) in [(Side::South, Side::North), (Side::East, Side::West)] {
        assert_eq!([near(side, fellow), near(fellow, side)], [1, 1], "{side:?} and {fellow:?} show each other's shape");
    }
    assert_eq!(near(Side::South, Side::East), 0);
    let ties = |sign| drawn.iter().filter(|it| it.sign == sign && it.ink == Ink::Count).count();
    assert_eq!((ties(Sign::Dash), ties(Sign::Disc)), (2, 4), "a line for one player, dots for partners");
}

#[test]
fn at_two_seats_nothing_need_be_said_and_at_one_there_is_no_side() {
    assert!(told(&mut opening("kalah")).iter().all(String::is_empty));
    let mut app = opening("tchuka-ruma");
    let mut plates = app.world_mut().query_filtered::<&Text2d, With<Plate>>();
    let names: Vec<&str> = plates.iter(app.world()).map(|text| text.0.as_str()).collect();
    assert_eq!(names, ["Player"]);
}
