//! Boards of one row and of three, and four seats round a square; two hands at once.

use super::four_rows::signs;
use super::*;
use crate::table::art::Sign;
use crate::table::signs::shape;
use crate::theme;

#[test]
fn in_a_race_both_hands_are_seen_in_their_owners_colours() {
    let mut app = opening("gabata");
    let [a1, f3] = ["a1", "f3"].map(|name| pit(&app, name));
    click(&mut app, a1, 0.0);
    let asked = app.world().resource::<Current>().choreography.duration();
    seek(&mut app, asked);
    click(&mut app, f3, 0.0);
    assert_eq!(played(&app), ["a1", "f3"]);
    let both = {
        let show = &app.world().resource::<Current>().choreography;
        let mut ends = show.beats().iter().map(|beat| beat.end);
        ends.find(|&end| show.hands(end).count() == 2).expect("for a while both hold seeds")
    };
    seek(&mut app, both);
    for side in Side::BOTH {
        let marked =
            |sign| signs(&app).drawn.iter().any(|it| it.over && it.sign == sign && it.tint == theme::side(side));
        assert!(marked(Sign::Halo) && marked(shape(side)), "the hand of {side:?}");
    }
    let held: Vec<f32> = app
        .world_mut()
        .query_filtered::<&Transform, (With<Stone>, Without<super::super::RestsIn>)>()
        .iter(app.world())
        .map(|at| at.translation.y)
        .collect();
    assert!(held.len() >= 4, "{held:?}");
    let after = app.world().resource::<Current>().choreography.duration();
    seek(&mut app, after);
    let last = app.world().resource::<Current>().game.position().clone();
    agrees(&mut app, &last, "after the race");
}

#[test]
fn round_a_square_each_player_plays_from_his_own_row() {
    let mut app = opening("ruma");
    assert!(resting(&mut app).contains_key(&Place::penalty(Side::West)), "everyone has a penalty pit");
    let turns = [Side::South, Side::East, Side::North, Side::West];
    for side in turns {
        let end = app.world().resource::<Current>().choreography.duration();
        seek(&mut app, end);
        let position = app.world().resource::<Current>().game.position().clone();
        assert_eq!(position.to_move(), side);
        let lit = signs(&app).drawn.iter().filter(|it| it.sign == shape(side) && it.alpha == 1.0).count();
        assert_eq!(lit, 1, "the lamp of {side:?}");
        let offers = app.world().resource::<Offers>().clone();
        let board = app.world().resource::<Current>().game.rules().board.clone();
        let open = board.pits().find(|&pit| offers.has(pit)).expect("it can move");
        assert_eq!(board.owner(open), side);
        click(&mut app, open, 0.0);
    }
    assert_eq!(moves(&app).len(), 4);
    let end = app.world().resource::<Current>().choreography.duration();
    seek(&mut app, end);
    let last = app.world().resource::<Current>().game.position().clone();
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
        let look = Some(Sign::Dash.look());
        signs.iter(app.world()).filter(|(it, seen)| it.rect == look && **seen != Visibility::Hidden).count()
    };
    assert_eq!(dashes(&mut app), 0);
    app.world_mut().resource_mut::<game::Preferences>().path = true;
    app.update();
    assert!(dashes(&mut app) > 18, "there are some between any two pits");
}
