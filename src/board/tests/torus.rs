//! The torus: eight directions from every pit, and what is seen beyond the edges.

use super::*;
use crate::board::GhostOf;
use crate::board::ghosts::GhostStone;
use mancala::rules::Direction;

const EMPTY: &str = "0,0,0,0,0,0,0,0/0,4,0,0,0,0,5,0/0,0,0,0,0,0,0,0/0,0,0,0,0,6,0,0 stores=20,23 to=S";

fn torus() -> App {
    set_up("abstract-mancala", EMPTY)
}

#[test]
fn a_click_near_an_arrow_and_a_drag_choose_one_of_eight_ways() {
    for (aside, way) in [(Vec2::new(0.7, 0.0), "e"), (Vec2::new(-0.6, -0.6), "nw"), (Vec2::new(0.0, 0.8), "s")] {
        let mut app = torus();
        let b3 = pit(&app, "b3");
        click_at(&mut app, b3, aside);
        assert_eq!(played(&app), [format!("b3:{way}")]);
        let mut app = torus();
        drag(&mut app, b3, aside * 5.0);
        assert_eq!(played(&app), [format!("b3:{way}")]);
    }
    let mut app = torus();
    let b3 = pit(&app, "b3");
    click_at(&mut app, b3, Vec2::ZERO);
    assert_eq!(moves(&app), [], "the middle of a pit is no way");
}

#[test]
fn digits_point_as_on_a_number_pad() {
    let mut app = torus();
    app.world_mut().resource_mut::<Pointed>().pit = Some(pit(&app, "f1"));
    app.update();
    press(&mut app, Key::Character("3".into()), KeyCode::Numpad3);
    assert_eq!(played(&app), ["f1:se"]);
}

#[test]
fn arrow_keys_go_over_the_edges_to_every_pit() {
    let mut app = torus();
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    press(&mut app, Key::ArrowDown, KeyCode::ArrowDown);
    assert_eq!(app.world().resource::<Pointed>().pit, Some(pit(&app, "h4")));
}

#[test]
fn a_path_over_the_edges_is_foretold() {
    let mut app = torus();
    let f1 = pit(&app, "f1");
    *app.world_mut().resource_mut::<Pointed>() =
        Pointed { pit: Some(f1), way: Some(Direction::Se), by_key: true, ..default() };
    app.update();
    let PitOutlook::Ahead(preview) = app.world().resource::<PointedMove>().0.clone() else {
        panic!("f1 may be played")
    };
    let path: Vec<PitId> = preview.path.iter().filter_map(|place| place.as_pit()).collect();
    assert_eq!(path, ["g4", "h3", "a2", "b1", "c4", "d3"].map(|name| pit(&app, name)));
    assert_eq!(preview.lap_end, Some(Place::pit(pit(&app, "d3"))));
}

#[test]
fn what_lies_beyond_the_edges_shows_the_stones_of_its_pit() {
    let mut app = opening("abstract-mancala");
    let layout = app.world().resource::<TableLayout>().clone();
    let position = app.world().resource::<CurrentGame>().game.position().clone();
    let seen = app.world_mut().query::<&GhostOf>().iter(app.world()).count();
    assert_eq!(seen, layout.ghosts.len());
    let expected: usize = layout.ghosts.iter().map(|ghost| usize::from(position.pit(ghost.pit))).sum();
    let mut again = app.world_mut().query_filtered::<(&Transform, &Visibility), With<GhostStone>>();
    let stones: Vec<Vec2> = again
        .iter(app.world())
        .filter(|(_, visibility)| **visibility != Visibility::Hidden)
        .map(|(transform, _)| Vec2::new(transform.translation.x, -transform.translation.y))
        .collect();
    assert_eq!(stones.len(), expected);
    for ghost in &layout.ghosts {
        let there = stones.iter().filter(|at| at.distance(ghost.centre) < layout.radius).count();
        assert_eq!(there, usize::from(position.pit(ghost.pit)), "{:?}", ghost.at);
    }
    agrees(&mut app, &position, "stones seen again are not counted");
}
