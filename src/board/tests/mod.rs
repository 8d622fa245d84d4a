//! The table without a window: what lies where, and what a click, a drag and a key do.

mod clicks;
mod four_rows;
mod lesson;
mod new_boards;
mod rounds;
mod surroundings;
mod torus;
mod turned;
mod two_kinds;

use super::labels::CountOf;
use super::painting::Painting;
use super::pointing::{LegalMoves, PointedMove};
use super::{AtPlace, Pit, Pointed, RestingStones, Stone, TableArea, TableLayout};
use crate::app::plugins;
use crate::play::CurrentGame;
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::tests::pressed;
use crate::ui::tabs::RulesTabVisible;
use bevy::camera::NormalizedRenderTarget;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::keyboard::Key;
use bevy::picking::backend::HitData;
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use mancala::engine::{Game, Move, Position, legal_moves, start};
use mancala::record::Record;
use mancala::rules::{Catalogue, PitId, Place, Settings, Side};
use naqala_core::session::PitOutlook;
use naqala_core::session::Session;
use rand::SeedableRng;
use rand::prelude::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// A game of random moves, the same for the same seed.
pub(crate) fn random_game(id: &str, plies: usize, seed: u64) -> Session {
    let rules = Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound");
    let opening = start(&rules);
    let mut game = Game::new(Arc::new(rules), opening);
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..plies {
        let moves = legal_moves(game.rules(), game.position());
        let Some(&mv) = moves.choose(&mut chance) else { break };
        game.play(mv).expect("a legal move may be played");
    }
    Session::new(game, Record::default())
}

/// The rooms without window, renderer and panel.
pub(crate) fn table(current: Session) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()))
        .init_asset::<Image>()
        .init_asset::<Font>()
        .insert_resource(CurrentGame(current))
        .insert_resource(TableArea { left: 0.0, top: 0.0, width: 940.0, height: 600.0, letters: 0.0 })
        .insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)))
        .add_plugins((plugins::plugin, super::table_plugin));
    // Nothing is looked at here, so nothing need be painted.
    app.add_systems(PostUpdate, |mut commands: Commands, paintings: Query<Entity, Added<Painting>>| {
        for painting in &paintings {
            commands.entity(painting).remove::<Painting>();
        }
    });
    // Systems run one after another: there is so little to do that threads would mostly wait for each other.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app.update();
    app
}

/// Puts another game on the table, shown from its beginning.
pub(crate) fn put(app: &mut App, current: Session) {
    app.world_mut().resource_mut::<CurrentGame>().replace(current);
    seek(app, 0.0);
}

pub(crate) fn seek(app: &mut App, time: f64) {
    app.world_mut().resource_mut::<Playhead>().stop_at(time);
    app.update();
}

/// Stones that rest in each place, as the relationship has it.
fn resting(app: &mut App) -> BTreeMap<Place, usize> {
    let mut places = app.world_mut().query::<(&AtPlace, Option<&RestingStones>)>();
    places.iter(app.world()).map(|(at, stones)| (at.0, stones.map_or(0, |stones| stones.iter().count()))).collect()
}

fn agrees(app: &mut App, position: &Position, what: &str) {
    let mut lying = 0;
    for (place, stones) in resting(app) {
        assert_eq!(stones, usize::from(position.at(place)), "{place:?} {what}");
        lying += stones as u32;
    }
    // What may be borrowed is not on the table.
    let spare: u32 = Side::BOTH.map(|side| u32::from(position.at(Place::spare(side)))).iter().sum();
    assert_eq!(lying + u32::from(position.lifted()) + spare, position.total(), "{what}");
}

/// A sprite in many parts is laid out only a frame after its picture has come, and what stands still is drawn once.
#[test]
fn the_cloth_is_one_sprite_with_a_pixel_of_its_tile_for_each_of_the_table() {
    let mut app = table(random_game("oware", 0, 1));
    let mut sprites = app.world_mut().query::<(&Name, &Sprite)>();
    let (_, weave) = sprites.iter(app.world()).find(|(name, _)| name.as_str() == "Weave of the cloth").expect("laid");
    let size = Vec2::new(940.0, 600.0);
    assert_eq!((weave.custom_size, weave.rect), (Some(size), Some(Rect::from_corners(Vec2::ZERO, size))));
    assert_eq!(weave.image_mode, SpriteImageMode::Auto);
}

#[test]
fn stones_lie_as_the_position_has_them_after_every_event_of_every_variant() {
    let ids = Catalogue::shipped().ids();
    assert!(ids.len() >= 10, "{ids:?}");
    let mut app = table(random_game("kalah", 0, 7));
    for id in ids {
        // Siblings are moved in the same ways.
        let (plies, whole) = if id.contains('/') { (20, 60) } else { (100, 200) };
        let current = random_game(&id, plies, 7);
        put(&mut app, current.clone());
        agrees(&mut app, current.game.start(), &format!("of {id} at the start"));
        let mut events = 0;
        for (ply, played) in current.game.plies().iter().enumerate() {
            let mut position = current.game.before(ply).clone();
            for (event, told) in played.events.iter().enumerate() {
                position.apply(told.event);
                events += 1;
                // Every event of the first turns, then the ends of moves.
                if events > whole && event + 1 < played.events.len() {
                    continue;
                }
                let done = current.choreography.event_end(ply, event).expect("every event has its keyframe");
                seek(&mut app, done);
                agrees(&mut app, &position, &format!("of {id} after event {event} of ply {ply}, {:?}", told.event));
            }
        }
    }
}

/// Everything that is seen of the stones, by stone.
fn seen(app: &mut App) -> Vec<(u16, Transform, bool, Option<Place>)> {
    let places: BTreeMap<Entity, Place> =
        app.world_mut().query::<(Entity, &AtPlace)>().iter(app.world()).map(|(entity, at)| (entity, at.0)).collect();
    let mut stones = app.world_mut().query::<(&Stone, &Transform, &Visibility, Option<&super::RestsIn>)>();
    let mut all: Vec<_> = stones
        .iter(app.world())
        .map(|(stone, transform, visibility, rests)| {
            (stone.0.0, *transform, *visibility != Visibility::Hidden, rests.map(|rests| places[&rests.0]))
        })
        .collect();
    all.sort_by_key(|(stone, ..)| *stone);
    all
}

#[test]
fn forwards_backwards_and_by_jumping_the_table_is_the_same() {
    for id in ["kalah", "nigerian", "togyz-kumalak", "mwambulula"] {
        let current = random_game(id, 5, 3);
        let duration = current.choreography.duration();
        let times: Vec<f64> = (0..=40).map(|i| duration * f64::from(i) / 40.0).collect();
        let mut app = table(current);
        let forwards: Vec<_> = times
            .iter()
            .map(|&t| {
                seek(&mut app, t);
                seen(&mut app)
            })
            .collect();
        for (i, &t) in times.iter().enumerate().rev() {
            seek(&mut app, t);
            assert_eq!(seen(&mut app), forwards[i], "{id} backwards at {t}");
        }
        for i in [33, 2, 40, 17, 0, 21] {
            seek(&mut app, times[i]);
            assert_eq!(seen(&mut app), forwards[i], "{id} by a jump to {}", times[i]);
        }
    }
}

/// The counts beside the places, as they are written.
fn written(app: &mut App) -> BTreeMap<Place, String> {
    let mut counts = app.world_mut().query::<(&CountOf, &Text2d)>();
    counts.iter(app.world()).map(|(of, text)| (of.0, text.0.clone())).collect()
}

#[test]
fn counts_are_of_the_stones_that_rest_in_a_place_and_change_when_the_choreography_has_it() {
    for id in ["kalah", "nigerian", "togyz-kumalak", "mwambulula", "bao-la-kiswahili", "ohojichi"] {
        let current = random_game(id, 6, 3);
        let show = current.choreography.clone();
        let mut app = table(current);
        let places: Vec<Place> = resting(&mut app).into_keys().collect();
        let mut times: Vec<f64> =
            places.iter().flat_map(|&place| show.count_steps(place)).map(|step| step.time).collect();
        times.sort_by(f64::total_cmp);
        let changes = times.iter().step_by(times.len().div_ceil(40)).flat_map(|&t| [t.next_down(), t, t.next_up()]);
        for t in changes {
            seek(&mut app, t);
            let written = written(&mut app);
            for (place, stones) in resting(&mut app) {
                assert_eq!(stones, usize::from(show.count(place, t)), "in {place:?} of {id} at {t}");
                let text = &written[&place];
                assert!(*text == stones.to_string() || text.is_empty() && stones == 0, "{place:?} of {id} says {text}");
            }
        }
    }
}

#[test]
fn stones_at_rest_lie_inside_their_pits() {
    for id in ["togyz-kumalak", "mwambulula"] {
        let current = random_game(id, 40, 11);
        let duration = current.choreography.duration();
        let mut app = table(current);
        seek(&mut app, duration);
        let layout = app.world().resource::<TableLayout>().clone();
        for (stone, transform, _, place) in seen(&mut app) {
            let place = place.expect("at the end every stone rests");
            let from_middle =
                (Vec2::new(transform.translation.x, -transform.translation.y) - layout.centre(place)).abs();
            let room = layout.half_size(place) - Vec2::splat(layout.stone() * 0.99);
            assert!(
                from_middle.cmple(room).all(),
                "stone {stone} of {id} in {place:?} lies {from_middle} from its middle"
            );
        }
    }
}

fn entity_of(app: &mut App, pit: PitId) -> Entity {
    let mut pits = app.world_mut().query::<(Entity, &Pit)>();
    pits.iter(app.world()).find(|(_, it)| it.0 == pit).map(|(entity, _)| entity).expect("every pit is on the table")
}

/// Clicks a pit, so far to the right of its middle.
fn click(app: &mut App, pit: PitId, right: f32) {
    click_at(app, pit, Vec2::new(right, 0.0));
}

/// Clicks a pit, so far to the right of its middle and below it, in pit radii.
fn click_at(app: &mut App, pit: PitId, offset: Vec2) {
    let entity = entity_of(app, pit);
    let layout = app.world().resource::<TableLayout>();
    let at = layout.pit(pit) + offset * layout.radius;
    let hit = HitData::new(Entity::PLACEHOLDER, 0.0, Some(super::world(at, 0.0)), None);
    let location = Location { target: NormalizedRenderTarget::None { width: 940, height: 600 }, position: at };
    let event = Click { button: PointerButton::Primary, hit, duration: Duration::from_millis(80), count: 1 };
    app.world_mut().trigger(Pointer::new(PointerId::Mouse, location, event, entity));
    app.update();
}

/// Drags from a pit, so far to the right and downwards in pit radii, and lets go.
fn drag(app: &mut App, pit: PitId, distance: Vec2) {
    let entity = entity_of(app, pit);
    let layout = app.world().resource::<TableLayout>();
    let (at, distance) = (layout.pit(pit), distance * layout.radius);
    let location = Location { target: NormalizedRenderTarget::None { width: 940, height: 600 }, position: at };
    let button = PointerButton::Primary;
    let pull = Drag { button, distance, delta: distance };
    app.world_mut().trigger(Pointer::new(PointerId::Mouse, location.clone(), pull, entity));
    app.update();
    app.world_mut().trigger(Pointer::new(PointerId::Mouse, location, DragEnd { button, distance }, entity));
    app.update();
}

/// A game of a variant with an opening of its own.
fn set_up(id: &str, position: &str) -> App {
    let rules = Arc::new(Catalogue::shipped().rules(id, &Settings::new()).expect("a shipped variant is sound"));
    let position = mancala::record::notation::parse_position(&rules, position).expect("a position of the variant");
    table(Session::new(Game::new(rules, position), Record::default()))
}

fn played(app: &App) -> Vec<String> {
    let game = &app.world().resource::<CurrentGame>().game;
    let texts = game.plies().iter().enumerate();
    texts.map(|(ply, it)| mancala::record::notation::move_text(game.rules(), game.before(ply), it.mv)).collect()
}

pub(crate) fn press(app: &mut App, logical_key: Key, key_code: KeyCode) {
    app.world_mut().write_message(pressed(logical_key, key_code));
    app.update();
}

pub(crate) fn moves(app: &App) -> Vec<Move> {
    app.world().resource::<CurrentGame>().game.plies().iter().map(|ply| ply.mv).collect()
}

pub(crate) fn opening(id: &str) -> App {
    table(random_game(id, 0, 0))
}

fn pit(app: &App, name: &str) -> PitId {
    app.world().resource::<CurrentGame>().game.rules().board.pit_named(name).expect("the board has such a pit")
}

#[test]
fn a_click_on_a_pit_plays_it_and_the_stones_set_off() {
    let mut app = opening("kalah");
    let c1 = pit(&app, "c1");
    click(&mut app, c1, 0.0);
    assert_eq!(moves(&app), [Move::Sow { pit: c1, way: None }]);
    assert!(app.world().resource::<Playhead>().playing);
    for _ in 0..100 {
        app.update();
    }
    let playhead = app.world().resource::<Playhead>().clone();
    let current = app.world().resource::<CurrentGame>().clone();
    assert!(!playhead.playing && playhead.time == current.choreography.duration());
    agrees(&mut app, current.game.position(), "after the move was shown");
}

#[test]
fn a_move_may_be_made_while_the_last_one_is_shown() {
    let mut app = opening("oware");
    let (a1, b2) = (pit(&app, "a1"), pit(&app, "b2"));
    click(&mut app, a1, 0.0);
    app.update();
    click(&mut app, b2, 0.0);
    assert_eq!(moves(&app).len(), 2);
    assert!(app.world().resource::<Playhead>().time < app.world().resource::<CurrentGame>().choreography.ply_start(1));
    for _ in 0..200 {
        app.update();
    }
    let last = app.world().resource::<CurrentGame>().game.position().clone();
    agrees(&mut app, &last, "after both moves were shown");
}

#[test]
fn a_pit_that_may_not_be_lifted_is_not_and_says_why() {
    let mut app = opening("kalah");
    let c2 = pit(&app, "c2");
    click(&mut app, c2, 0.0);
    assert_eq!(moves(&app), []);
    app.world_mut().resource_mut::<Pointed>().pit = Some(c2);
    app.update();
    assert!(matches!(app.world().resource::<PointedMove>().0, PitOutlook::Barred(_)));
}

#[test]
fn pointing_at_a_pit_foretells_its_last_seed_and_what_it_takes() {
    let mut app = opening("kalah");
    let (c1, south) = (pit(&app, "c1"), Place::store(Side::South));
    app.world_mut().resource_mut::<Pointed>().pit = Some(c1);
    app.update();
    let PitOutlook::Ahead(preview) = app.world().resource::<PointedMove>().0.clone() else {
        panic!("c1 may be lifted")
    };
    assert_eq!((preview.last, preview.takes, preview.again), (Some(south), 0, true));
}

#[test]
fn nothing_is_pointed_at_by_a_mouse_that_has_left_the_window() {
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::pointer::{Location, PointerId, PointerLocation};
    use bevy::window::{CursorLeft, WindowRef};
    let mut app = opening("kalah");
    let window = app.world_mut().spawn_empty().id();
    let target = NormalizedRenderTarget::Window(WindowRef::Entity(window).normalize(None).expect("a window"));
    let at = PointerLocation { location: Some(Location { target, position: Vec2::ZERO }) };
    let mouse = app.world_mut().spawn((PointerId::Mouse, at)).id();
    app.update();
    let known = |app: &App| app.world().get::<PointerLocation>(mouse).is_some_and(|at| at.location.is_some());
    assert!(known(&app));
    app.world_mut().write_message(CursorLeft { window });
    app.update();
    assert!(!known(&app));
}

#[test]
fn where_the_way_is_chosen_each_half_of_a_pit_goes_its_own() {
    for (half, sign) in [(-0.5, '<'), (0.5, '>')] {
        let mut app = opening("ethiopian");
        let b1 = pit(&app, "b1");
        assert!(app.world().resource::<LegalMoves>().asks_way(b1));
        click(&mut app, b1, half);
        assert_eq!(played(&app), [format!("b1{sign}")]);
    }
}

#[test]
fn a_drag_from_a_pit_goes_its_way() {
    for (distance, sign) in [(Vec2::new(-3.0, 0.4), '<'), (Vec2::new(2.0, -0.5), '>')] {
        let mut app = opening("ethiopian");
        let b1 = pit(&app, "b1");
        drag(&mut app, b1, distance);
        assert_eq!(played(&app), [format!("b1{sign}")]);
        assert_eq!(*app.world().resource::<Pointed>(), Pointed::default());
    }
    let mut app = opening("ethiopian");
    let b1 = pit(&app, "b1");
    drag(&mut app, b1, Vec2::new(0.1, 0.1));
    drag(&mut app, b1, Vec2::new(0.0, -4.0));
    assert_eq!(moves(&app), [], "neither a twitch nor a drag across the row is a way");
}

#[test]
fn a_letter_plays_the_pit_of_its_column() {
    let mut app = opening("kalah");
    press(&mut app, Key::Character("d".into()), KeyCode::KeyD);
    assert_eq!(moves(&app), [Move::Sow { pit: pit(&app, "d1"), way: None }]);
    // Whoever changes rules types into their forms.
    let mut app = opening("kalah");
    app.world_mut().resource_mut::<RulesTabVisible>().0 = true;
    press(&mut app, Key::Character("d".into()), KeyCode::KeyD);
    assert_eq!(moves(&app), []);
}

#[test]
fn on_other_layouts_letters_go_by_their_keys() {
    let mut app = opening("kalah");
    press(&mut app, Key::Character("в".into()), KeyCode::KeyD);
    assert_eq!(moves(&app), [Move::Sow { pit: pit(&app, "d1"), way: None }]);
}

#[test]
fn arrows_point_and_a_sign_of_direction_plays() {
    let mut app = opening("ethiopian");
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    assert_eq!(app.world().resource::<Pointed>().pit, Some(pit(&app, "b1")));
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(moves(&app), [], "Enter does not choose a direction");
    press(&mut app, Key::Character(">".into()), KeyCode::Period);
    assert_eq!(moves(&app).len(), 1);
}

#[test]
fn on_four_rows_a_letter_goes_from_row_to_row_and_enter_plays() {
    let current = random_game("mwambulula", 8, 5);
    let (plies, end) = (current.game.plies().len(), current.choreography.duration());
    let board = current.game.rules().board.clone();
    let open: Vec<PitId> = legal_moves(current.game.rules(), current.game.position())
        .iter()
        .filter_map(|mv| if let Move::Sow { pit, .. } = mv { Some(*pit) } else { None })
        .collect();
    let column = (0..board.columns)
        .find(|&column| open.iter().filter(|&&pit| board.column(pit) == column).count() == 2)
        .expect("after some moves both pits of some column hold seeds");
    let letter = char::from(b'a' + column).to_string();
    let mut app = table(current);
    seek(&mut app, end);
    press(&mut app, Key::Character(letter.as_str().into()), KeyCode::F24);
    let first = app.world().resource::<Pointed>().pit.expect("a pit of the column");
    press(&mut app, Key::Character(letter.as_str().into()), KeyCode::F24);
    let second = app.world().resource::<Pointed>().pit.expect("the other pit of the column");
    assert_ne!(first, second);
    assert_eq!(moves(&app).len(), plies);
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(moves(&app)[plies..], [Move::Sow { pit: second, way: None }]);
}

#[test]
fn another_game_clears_the_table() {
    let mut app = opening("kalah");
    app.world_mut().trigger(PlayCommand::NewGame { id: "togyz-kumalak".into(), settings: Settings::new() });
    app.update();
    app.update();
    let stones = app.world_mut().query::<&Stone>().iter(app.world()).count();
    let pits = app.world_mut().query::<&Pit>().iter(app.world()).count();
    assert_eq!((stones, pits), (162, 18));
    let opening = app.world().resource::<CurrentGame>().game.position().clone();
    agrees(&mut app, &opening, "of the new game");
}

/// Returns whether what stands still is drawn in this frame.
fn draws_what_stands(app: &mut App) -> bool {
    let mut lower = app.world_mut().query_filtered::<&Camera, With<super::static_layer::StaticLayerCamera>>();
    lower.single(app.world()).expect("the camera has one that goes with it").is_active
}

#[test]
fn what_stands_still_is_drawn_when_it_changes_and_not_while_stones_move() {
    let mut app = opening("kalah");
    app.world_mut().spawn(super::camera());
    app.update();
    assert!(draws_what_stands(&mut app), "it has not been drawn yet");
    while !app.world().resource::<super::art::Art>().is_done() {
        app.update();
    }
    app.update();
    assert!(!draws_what_stands(&mut app), "it has been drawn");

    let before = seen(&mut app);
    let c1 = pit(&app, "c1");
    click(&mut app, c1, 0.0);
    for _ in 0..100 {
        app.update();
        assert!(!draws_what_stands(&mut app), "only stones and signs move");
    }
    assert_ne!(seen(&mut app), before);

    app.world_mut().resource_mut::<TableArea>().width -= 100.0;
    app.update();
    assert!(draws_what_stands(&mut app), "there is less room");
    app.update();
    assert!(!draws_what_stands(&mut app));

    let mut pits = app.world_mut().query_filtered::<&mut Sprite, With<Pit>>();
    pits.iter_mut(app.world_mut()).next().expect("there are pits").color = Color::BLACK;
    app.update();
    assert!(draws_what_stands(&mut app), "a pit looks different");

    let mut other = random_game("oware", 0, 0);
    other.serial = app.world().resource::<CurrentGame>().serial + 1;
    app.insert_resource(CurrentGame(other));
    app.update();
    assert!(draws_what_stands(&mut app), "another board lies there");
}
