//! Boards of four rows: houses, heads, hands, directions, and questions in the middle of a turn.

use super::*;
use crate::board;
use crate::board::art::Sign;
use crate::board::signs::{SignFrame, Signs};
use crate::playback::Scene;
use crate::settings::Preferences;
use crate::ui::systems;
use mancala::engine::Question;
use mancala::rules::{Direction, Rules};
use naqala_core::geometry::path::fixed_direction;
use naqala_core::geometry::pit_roles::{Feature, is_house};
use naqala_core::session::Session;

fn rules(id: &str) -> Rules {
    Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound")
}

fn named(rules: &Rules, which: impl Fn(PitId) -> bool) -> Vec<String> {
    rules.board.pits().filter(|&pit| which(pit)).map(|pit| rules.board.name(pit)).collect()
}

/// The signs of the frame shown.
pub(super) fn signs(app: &App) -> Signs {
    let world = app.world();
    let current = world.resource::<CurrentGame>();
    Signs::of(&SignFrame {
        current,
        scene: world.resource::<Scene>(),
        layout: world.resource::<TableLayout>(),
        offers: world.resource::<LegalMoves>(),
        pointed: *world.resource::<Pointed>(),
        outlook: world.resource::<PointedMove>(),
        time: world.resource::<Playhead>().time,
        moving: false,
        calm: true,
        breath: 1.0,
        early: None,
        hinted: None,
        path: false,
        look: world.resource::<Preferences>().look,
    })
}

/// Returns the number of signs of a kind on a pit.
fn on(app: &App, name: &str, sign: Sign) -> usize {
    let at = app.world().resource::<TableLayout>().pit(pit(app, name));
    signs(app).drawn.iter().filter(|drawn| drawn.sign == sign && drawn.at == at).count()
}

#[test]
fn on_a_plain_table_pits_that_may_be_played_are_coloured_as_a_whole() {
    let mut app = opening("kalah");
    assert_eq!((on(&app, "c1", Sign::Halo), on(&app, "c1", Sign::Glow)), (1, 0));
    app.world_mut().resource_mut::<Preferences>().look = crate::ui::look::Look::Plain;
    assert_eq!((on(&app, "c1", Sign::Halo), on(&app, "c1", Sign::Glow)), (1, 1));
    assert_eq!(on(&app, "c2", Sign::Glow), 0, "North's pits are not South's to play");
}

#[test]
fn house_heads_and_the_pits_near_them_come_from_the_clauses() {
    let bao = rules("bao-la-kiswahili");
    assert_eq!(named(&bao, |pit| is_house(&bao, pit)), ["e2", "d3"]);
    let feature = |pit| Feature::of(&bao, 0, pit);
    assert_eq!(named(&bao, |pit| feature(pit).head), ["a2", "h2", "a3", "h3"]);
    assert_eq!(named(&bao, |pit| feature(pit).near_end == Some(Direction::Cw)), ["a2", "b2", "g3", "h3"]);
    assert_eq!(named(&bao, |pit| feature(pit).near_end == Some(Direction::Ccw)), ["g2", "h2", "a3", "b3"]);
    assert_eq!(fixed_direction(&bao, 0), None, "the player chooses");
    let hus = rules("hus");
    assert_eq!(named(&hus, |pit| Feature::of(&hus, 0, pit) != Feature::default()), [""; 0]);
}

#[test]
fn pits_that_may_be_sown_backwards_and_the_sense_of_the_ring_come_from_the_clauses() {
    let omweso = rules("omweso");
    let last = omweso.stage_rules.len() - 1;
    let way = fixed_direction(&omweso, last).expect("one way round");
    let backwards = |pit| Feature::of(&omweso, last, pit).reverse == Some(way.reversed());
    assert_eq!(named(&omweso, backwards), ["a1", "b1", "a2", "b2", "g3", "h3", "g4", "h4"]);
}

#[test]
fn a_house_is_framed_until_it_is_lost() {
    let app = opening("bao-la-kiswahili");
    assert_eq!((on(&app, "e2", Sign::Frame), on(&app, "f2", Sign::Frame)), (1, 0));
    let opening = app.world().resource::<CurrentGame>().game.start().clone();
    let text = mancala::record::notation::position_text(app.world().resource::<CurrentGame>().game.rules(), &opening);
    let e2_lost = text.replace("e2:house,", "");
    assert_ne!(e2_lost, text, "{text} names the house");
    let app = set_up("bao-la-kiswahili", &e2_lost);
    assert_eq!((on(&app, "e2", Sign::Frame), on(&app, "d3", Sign::Frame)), (0, 1));
}

#[test]
fn seeds_in_hand_lie_beside_the_board_and_are_dropped_from_there() {
    let mut app = opening("bao-la-kiswahili");
    let hand = Place::hand(Side::South);
    assert_eq!(resting(&mut app)[&hand], 22);
    let f2 = pit(&app, "f2");
    assert!(app.world().resource::<LegalMoves>().has(f2));
    drag(&mut app, f2, Vec2::new(2.0, 0.0));
    assert_eq!(played(&app), ["+f2>"]);
    let (placed, end) = {
        let show = &app.world().resource::<CurrentGame>().choreography;
        (show.event_end(0, 2).expect("opened, lifted, sown"), show.duration())
    };
    seek(&mut app, placed);
    assert_eq!((resting(&mut app)[&hand], resting(&mut app)[&Place::pit(f2)]), (21, 3));
    seek(&mut app, end);
    let last = app.world().resource::<CurrentGame>().game.position().clone();
    agrees(&mut app, &last, "after a seed was placed and its pit sown");
}

#[test]
fn a_placed_seed_is_foretold_to_the_end_of_its_first_lap() {
    let mut app = opening("bao-la-kiswahili");
    let f2 = pit(&app, "f2");
    *app.world_mut().resource_mut::<Pointed>() =
        Pointed { pit: Some(f2), way: Some(Direction::Cw), by_key: true, ..default() };
    app.update();
    let PitOutlook::Ahead(preview) = app.world().resource::<PointedMove>().0.clone() else {
        panic!("f2 may be played")
    };
    // Clockwise, South's inner row runs to the right: three seeds go to g2, h2 and h1.
    let path: Vec<PitId> = preview.path.iter().filter_map(|place| place.as_pit()).collect();
    assert_eq!(path, ["g2", "h2", "h1"].map(|name| pit(&app, name)));
    assert_eq!(preview.lap_end, Some(Place::pit(pit(&app, "h1"))));
    assert_eq!(preview.lap_start, Some((f2, Direction::Cw)));
}

/// A game of random moves up to a question of a kind, at most 90 moves long.
fn asked(id: &str, question: impl Fn(Question) -> bool) -> Option<Session> {
    (0..60).find_map(|seed| {
        let current = random_game(id, 90, seed);
        let ask = |ply: usize| current.game.before(ply).ask().is_some_and(|ask| question(ask.question));
        let ply = (0..=current.game.plies().len()).find(|&ply| ask(ply))?;
        let mut game = current.game.clone();
        while game.plies().len() > ply {
            game.undo();
        }
        Some(Session::new(game, Record::default()))
    })
}

#[test]
fn while_it_is_asked_where_captured_seeds_go_they_are_held_above_the_board() {
    let current = asked("omweso", |question| question == Question::Reentry).expect("omweso asks so now and then");
    let position = current.game.position().clone();
    let ask = position.ask().expect("it asks");
    let end = current.choreography.duration();
    assert!(position.lifted() > 0);
    let mut app = table(current);
    seek(&mut app, end);
    agrees(&mut app, &position, "while a question is open");
    let held = seen(&mut app).iter().filter(|(.., place)| place.is_none()).count();
    assert_eq!(held, usize::from(position.lifted()));
    // Both directions are offered at the pit asked about, and a click on one answers.
    assert_eq!(app.world().resource::<LegalMoves>().asked(), Some(ask.pit));
    let arrows = signs(&app).drawn.iter().filter(|drawn| drawn.sign == Sign::Arrow).count();
    assert_eq!(arrows, 2);
    let before = moves(&app).len();
    click(&mut app, ask.pit, 0.6);
    let board = &app.world().resource::<CurrentGame>().game.rules().board;
    let right = naqala_core::geometry::directions::sideways(board, ask.pit, true);
    assert_eq!(moves(&app)[before..], [Move::Way(right)]);
}

#[test]
fn where_the_usual_way_need_not_be_said_only_the_arrow_goes_the_other() {
    // A lap from b1 clockwise captures, so both directions are open.
    let current = (0..60)
        .find_map(|seed| {
            let current = random_game("omweso", 90, seed);
            let both = |ply: usize| {
                let moves = legal_moves(current.game.rules(), current.game.before(ply));
                moves.iter().any(|mv| matches!(mv, Move::Sow { way: Some(_), .. }))
            };
            let ply = (0..current.game.plies().len()).find(|&ply| both(ply))?;
            let mut game = current.game.clone();
            while game.plies().len() > ply {
                game.undo();
            }
            Some(Session::new(game, Record::default()))
        })
        .expect("omweso has moves the other way now and then");
    let end = current.choreography.duration();
    let offered = legal_moves(current.game.rules(), current.game.position());
    let (at, way) = offered
        .iter()
        .find_map(|&mv| if let Move::Sow { pit, way: Some(way) } = mv { Some((pit, way)) } else { None })
        .expect("just seen");
    let right = current.game.rules().board.runs_right(at, way);
    for (aside, expected) in [(0.0, None), (if right { 0.52 } else { -0.52 }, Some(way))] {
        let mut app = table(current.clone());
        seek(&mut app, end);
        let before = moves(&app).len();
        click(&mut app, at, aside);
        assert_eq!(moves(&app)[before..], [Move::Sow { pit: at, way: expected }]);
    }
}

#[test]
fn pits_that_may_be_taken_besides_are_marked_and_taken_by_a_click() {
    let current = asked("tshuba", |question| matches!(question, Question::More(_))).expect("tshuba asks so");
    let end = current.choreography.duration();
    let offered = legal_moves(current.game.rules(), current.game.position());
    let Some(&Move::Pick(taken)) = offered.first() else { panic!("pits are offered: {offered:?}") };
    let mut app = table(current);
    seek(&mut app, end);
    let name = app.world().resource::<CurrentGame>().game.rules().board.name(taken);
    assert_eq!(on(&app, &name, Sign::Halo), 1);
    let before = moves(&app).len();
    click(&mut app, taken, 0.0);
    assert_eq!(moves(&app)[before..], [Move::Pick(taken)]);
}

#[test]
fn seeds_that_may_be_drawn_back_are_marked_with_the_pit_behind_them() {
    // North may capture from b3 and passes it over: South may draw the seeds of b2 back to b1.
    let before = "2,1,0,6,6,1,0,4/3,1,4,0,2,0,1,1/1,1,2,0,2,2,0,1/4,4,0,0,6,0,2,7 to=N";
    for (answer, name) in [(Key::Enter, "go"), (Key::Backspace, "stop")] {
        let mut app = set_up("igisoro", before);
        let (a4, b2) = (pit(&app, "a4"), pit(&app, "b2"));
        click(&mut app, a4, 0.0);
        let spared = app.world().resource::<CurrentGame>().choreography.duration();
        seek(&mut app, spared);
        press(&mut app, Key::Backspace, KeyCode::Backspace);
        let asked = app.world().resource::<CurrentGame>().choreography.duration();
        seek(&mut app, asked);
        let position = app.world().resource::<CurrentGame>().game.position().clone();
        let ask = position.ask().expect("South is asked");
        assert_eq!((ask.question, position.chooser()), (Question::Retreat, Side::South));
        assert_eq!((on(&app, "b2", Sign::Dashes), on(&app, "b1", Sign::Dashes)), (1, 1));
        assert_eq!((on(&app, "b3", Sign::Dashes), on(&app, "b4", Sign::Dashes)), (0, 0));
        // An arrow leads from the one to the other, and the lamp is at South's name.
        let drawn = signs(&app).drawn;
        let arrow = drawn.iter().find(|drawn| drawn.sign == Sign::Arrow).expect("an arrow");
        let layout = app.world().resource::<TableLayout>().clone();
        let b1 = pit(&app, "b1");
        assert!(layout.pit(b2).y < arrow.at.y && arrow.at.y < layout.pit(b1).y);
        let lamp = drawn.iter().find(|drawn| drawn.sign == Sign::Halo && !drawn.over).expect("somebody decides");
        assert!(layout.plates[Side::South.index()].contains(lamp.at));
        // No pit is lifted for an answer.
        click(&mut app, b2, 0.0);
        assert_eq!(played(&app), ["a4", "stop"]);
        press(&mut app, answer, KeyCode::F24);
        assert_eq!(played(&app), ["a4", "stop", name]);
        let end = app.world().resource::<CurrentGame>().choreography.duration();
        seek(&mut app, end);
        let after = app.world().resource::<CurrentGame>().game.position().clone();
        agrees(&mut app, &after, "after the answer");
        let drawn_back = resting(&mut app)[&Place::pit(pit(&app, "b1"))] == 5;
        assert_eq!(drawn_back, name == "go");
    }
}

#[test]
fn of_a_pit_among_four_rows_the_bar_speaks() {
    let mut app = set_up("igisoro", "2,1,0,6,6,1,0,4/3,1,4,0,2,0,1,1/1,1,2,0,2,2,0,1/4,4,0,0,6,0,2,7 to=N");
    app.add_plugins(|app: &mut App| {
        app.add_systems(Update, crate::board::hint::say.in_set(systems::AppSystems::Show));
    });
    let point = |app: &mut App, at| {
        app.world_mut().resource_mut::<Pointed>().pit = at;
        app.update();
        app.world().resource::<board::Hint>().in_bar()
    };
    let a4 = pit(&app, "a4");
    let said = point(&mut app, Some(a4)).expect("a4 may be lifted");
    assert!(said.starts_with("a4, 2 seeds\n"), "{said}");
    assert_eq!(point(&mut app, None), None);
}
