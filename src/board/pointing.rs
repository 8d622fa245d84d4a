//! Pointing by pointer or keyboard, and the moves possible there; a click or a drag plays.

use super::premove::Premove;
use super::static_layer::StaticLayerCamera;
use super::{BoardContext, BoardSystems, Pit, TableLayout, depth, world};
use crate::play::CurrentGame;
use crate::play::PlayCommand;
use crate::play::activity::{Activity, ActivityChoice};
use crate::playback::PlaybackCommand;
use crate::playback::Scene;
use crate::ui::Action;
use bevy::camera::RenderTarget;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::window::{CursorLeft, PrimaryWindow};
use mancala::engine;
use mancala::rules::{Direction, PitId, Place};
use naqala_core::geometry::{Layout, directions};
use naqala_core::session::{Choices, MoveWait, PitOutlook, Session};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .init_resource::<LegalMoves>()
        .init_resource::<ShiftNext>()
        .init_resource::<PointedMove>()
        .register_type::<Pointed>()
        .register_type::<LegalMoves>()
        .register_type::<ShiftNext>()
        .register_type::<PointedMove>()
        .add_observer(point)
        .add_observer(turn)
        .add_observer(point_away)
        .add_observer(play_clicked_pit)
        .add_observer(drag)
        .add_observer(end_drag)
        .add_observer(shift_the_next)
        .add_message::<PointerHits>()
        .add_message::<CursorLeft>()
        .add_systems(PreUpdate, clear_on_leave.after(PickingSystems::ProcessInput).before(PickingSystems::Backend))
        .add_systems(PreUpdate, hit_test_pits.in_set(PickingSystems::Backend))
        .add_systems(
            Update,
            (
                update_legal_moves,
                update_pointed_move.run_if(
                    resource_changed::<Pointed>
                        .or_eager(resource_changed::<LegalMoves>)
                        .or_eager(resource_changed::<Scene>),
                ),
            )
                .chain()
                .in_set(BoardSystems::Moves),
        );
}

/// The pit pointed at.
#[derive(Resource, Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct Pointed {
    /// The pit; `None` when none is pointed at.
    #[reflect(ignore)]
    pub pit: Option<PitId>,
    /// Direction in which it would be sown, where the player chooses.
    #[reflect(ignore)]
    pub way: Option<Direction>,
    /// Index of the choice apart from the pits that is pointed at instead, by keyboard.
    pub choice: Option<usize>,
    /// `true` if by keyboard: it then stays when the pointer moves about elsewhere.
    pub by_key: bool,
    /// `true` if the pointer was pressed there and is being dragged: the pit then stays too.
    pub dragged: bool,
}

/// The moves that may be made now.
#[derive(Resource, Reflect, Deref, DerefMut, Clone, Debug, Default, PartialEq)]
#[reflect(opaque)]
#[reflect(Resource, Clone, Debug, PartialEq)]
pub struct LegalMoves(pub Choices);

/// Information on the pit pointed at.
#[derive(Resource, Reflect, Deref, Clone, Debug, Default, PartialEq)]
#[reflect(opaque)]
#[reflect(Resource, Clone, Debug, PartialEq)]
pub struct PointedMove(pub PitOutlook);

/// `true` if the player at the table has declared that the next pit chosen is to be shifted.
#[derive(Resource, Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct ShiftNext(pub bool);

/// Forgets where the mouse was when it has left the window: of the last pit that it passed nothing more is said.
fn clear_on_leave(mut left: MessageReader<CursorLeft>, mut pointers: Query<(&PointerId, &mut PointerLocation)>) {
    if left.read().count() > 0 {
        let mice = pointers.iter_mut().filter(|(pointer, _)| **pointer == PointerId::Mouse);
        mice.for_each(|(_, mut location)| location.location = None);
    }
}

/// Radius around its middle in which a pit can be pointed at, in pit radii: a little beyond its edge.
const REACH: f32 = 1.06;

/// Finds the pit under each pointer.
fn hit_test_pits(
    pointers: Query<(&PointerId, &PointerLocation)>,
    cameras: Query<(Entity, &RenderTarget), (With<Camera>, Without<StaticLayerCamera>)>,
    window: Query<Entity, With<PrimaryWindow>>,
    pits: Query<(Entity, &Pit)>,
    layout: Res<TableLayout>,
    mut hits: MessageWriter<PointerHits>,
) {
    // Without room nothing new is laid, and the pits may be those of another board.
    if layout.radius <= 0.0 {
        return;
    }
    let window = window.single().ok();
    for (&pointer, location) in &pointers {
        let Some(location) = &location.location else { continue };
        let on_target = |target: &RenderTarget| target.normalize(window).as_ref() == Some(&location.target);
        let Some((camera, _)) = cameras.iter().find(|(_, target)| on_target(target)) else { continue };
        let at = location.position;
        if let Some((pit, _)) = pits.iter().find(|(_, pit)| layout.pit(pit.0).distance(at) < REACH * layout.radius) {
            let hit = HitData::new(camera, 0.0, Some(world(at, depth::HOLLOW)), None);
            hits.write(PointerHits::new(pointer, vec![(pit, hit)], 0.0));
        }
    }
}

fn point(over: On<Pointer<Over>>, pits: Query<&Pit>, mut pointed: ResMut<Pointed>) {
    // A board that is laid anew comes under a pointer that rests: what was chosen by keyboard stays until the mouse moves.
    if let (Ok(&Pit(pit)), false) = (pits.get(over.entity), pointed.dragged || pointed.by_key) {
        pointed.set_if_neq(Pointed { pit: Some(pit), ..default() });
    }
}

fn point_away(out: On<Pointer<Out>>, pits: Query<&Pit>, mut pointed: ResMut<Pointed>) {
    if let Ok(&Pit(pit)) = pits.get(out.entity)
        && pointed.pit == Some(pit)
        && !pointed.by_key
        && !pointed.dragged
    {
        pointed.set_if_neq(Pointed::default());
    }
}

fn turn(
    moved: On<Pointer<bevy::picking::events::Move>>,
    pits: Query<&Pit>,
    layout: Res<TableLayout>,
    current: Res<CurrentGame>,
    legal_moves: Res<LegalMoves>,
    mut pointed: ResMut<Pointed>,
) {
    if let (Ok(&Pit(pit)), Some(at), false) = (pits.get(moved.entity), moved.hit.position, pointed.dragged) {
        let way = way_under(pit, at, &layout, &current, &legal_moves);
        pointed.set_if_neq(Pointed { pit: Some(pit), way, ..default() });
    }
}

/// The direction that a point of a pit means, in the world.
fn way_under(pit: PitId, at: Vec3, layout: &Layout, current: &Session, legal_moves: &Choices) -> Option<Direction> {
    if !legal_moves.asks_way(pit) {
        return None;
    }
    let board = &current.game.rules().board;
    directions::way_at(board, layout, pit, Vec2::new(at.x, -at.y), legal_moves.ways(pit), legal_moves.is_plain(pit))
}

fn play_clicked_pit(
    click: On<Pointer<Click>>,
    pits: Query<&Pit>,
    BoardContext { current, playhead, scene, layout, legal_moves, activity }: BoardContext,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut pointed: ResMut<Pointed>,
    mut premove: ResMut<Premove>,
    mut commands: Commands,
) {
    let Ok(&Pit(pit)) = pits.get(click.entity) else { return };
    // The class is asked: clicks count its votes.
    if playhead.is_asking(&current.choreography) && !activity.takes_places() {
        return;
    }
    // A drag that has chosen a direction is a move of its own, made when it is let go.
    if click.button != PointerButton::Primary || pointed.dragged && pointed.way.is_some() {
        return;
    }
    let more =
        if keys.is_some_and(|keys| keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])) { -1 } else { 1 };
    let way = match click.hit.position {
        Some(at) => way_under(pit, at, &layout, &current, &legal_moves),
        None => pointed.way.filter(|_| pointed.pit == Some(pit)),
    };
    let refused = || match outlook_of(&current, &scene, &legal_moves, Pointed { pit: Some(pit), way, ..default() }) {
        PitOutlook::Barred(refused) if activity.asks() => Some(ActivityChoice::Barred(refused).into()),
        _ => None,
    };
    let Some(action) = chosen(pit, way, &legal_moves, &activity, more).or_else(refused) else { return };
    match current.wait(&playhead).filter(|_| action == PlayCommand::TakeOver) {
        // The pit has just been played.
        Some(_) if click.count > 1 => return,
        Some(awaits) => {
            let again = premove.0 == Some((pit, way));
            if awaits == MoveWait::Show {
                commands.trigger(PlaybackCommand::EndMove);
            }
            premove.0 = Some((pit, way)).filter(|_| !again);
            return;
        }
        None => {}
    }
    if matches!(action.get(), Some(PlayCommand::Move(_))) {
        // Nothing is to be said of the pit just emptied until the pointer moves on.
        pointed.set_if_neq(Pointed::default());
    }
    action.trigger(&mut commands);
}

/// Returns what it means that a pit is chosen, with or without a direction. In a position that is being set up, it adds
/// `more` seeds.
pub(crate) fn chosen(
    pit: PitId,
    way: Option<Direction>,
    legal_moves: &Choices,
    activity: &Activity,
    more: i32,
) -> Option<Action> {
    match legal_moves.play_at(pit, way) {
        _ if activity.composes() => Some(ActivityChoice::AddSeeds(Place::pit(pit), more).into()),
        _ if activity.takes_places() => Some(ActivityChoice::Point(Place::pit(pit)).into()),
        _ if activity.may_be_tried() => Some(ActivityChoice::TryPit(pit).into()),
        Some(mv) => Some(PlayCommand::Move(mv).into()),
        None => legal_moves.moves.is_empty().then_some(PlayCommand::TakeOver.into()),
    }
}

/// A drag from a pit points in the direction in which it is to be sown.
fn drag(
    drag: On<Pointer<Drag>>,
    pits: Query<&Pit>,
    layout: Res<TableLayout>,
    current: Res<CurrentGame>,
    legal_moves: Res<LegalMoves>,
    mut pointed: ResMut<Pointed>,
) {
    let Ok(&Pit(pit)) = pits.get(drag.entity) else { return };
    if drag.button == PointerButton::Primary && legal_moves.asks_way(pit) {
        let way = directions::dragged(&current.game.rules().board, &layout, pit, drag.distance, legal_moves.ways(pit));
        pointed.set_if_neq(Pointed { pit: Some(pit), way, dragged: true, ..default() });
    }
}

/// A drag that is let go plays in the direction in which it points.
fn end_drag(
    end: On<Pointer<DragEnd>>,
    pits: Query<&Pit>,
    legal_moves: Res<LegalMoves>,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    let Ok(&Pit(pit)) = pits.get(end.entity) else { return };
    if !pointed.dragged || pointed.pit != Some(pit) {
        return;
    }
    let chosen = pointed.way.and_then(|way| legal_moves.play_at(pit, Some(way)));
    pointed.set_if_neq(Pointed::default());
    if let Some(mv) = chosen {
        commands.trigger(PlayCommand::Move(mv));
    }
}

fn shift_the_next(command: On<PlayCommand>, mut shifting: ResMut<ShiftNext>) {
    if *command == PlayCommand::ShiftNext {
        shifting.0 = !shifting.0;
    }
}

pub(crate) fn update_legal_moves(
    current: Res<CurrentGame>,
    scene: Res<Scene>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut shifting: ResMut<ShiftNext>,
    mut offers: ResMut<LegalMoves>,
) {
    if current.is_changed() || scene.is_changed() {
        let front = scene.front.filter(|&front| front <= current.game.plies().len());
        let (moves, ask) = front.map_or_else(Default::default, |front| {
            let position = current.game.before(front);
            (engine::legal_moves(current.game.rules(), position).to_vec(), position.ask())
        });
        if moves != offers.moves {
            // What was said of the next pit was said for one turn.
            shifting.set_if_neq(ShiftNext(false));
        }
        offers.set_if_neq(LegalMoves(Choices { moves, ask, shifts: offers.shifts }));
    }
    let held = keys.is_some_and(|keys| keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]));
    let shifts = if offers.may_shift() { shifting.0 || held } else { offers.shift().is_some() };
    if offers.shifts != shifts {
        offers.shifts = shifts;
    }
}

fn update_pointed_move(
    current: Res<CurrentGame>,
    scene: Res<Scene>,
    legal_moves: Res<LegalMoves>,
    mut pointed: ResMut<Pointed>,
    mut outlook: ResMut<PointedMove>,
) {
    let board = &current.game.rules().board;
    if pointed.pit.is_some_and(|pit| pit.index() >= board.pit_count()) {
        pointed.set_if_neq(Pointed::default());
    }
    outlook.set_if_neq(PointedMove(outlook_of(&current, &scene, &legal_moves, *pointed)));
}

/// Returns what can be said of what is pointed at.
fn outlook_of(current: &Session, scene: &Scene, legal_moves: &Choices, pointed: Pointed) -> PitOutlook {
    let position = scene.front.and_then(|front| current.position(front));
    let outlook = |(pit, position)| legal_moves.outlook(current.game.rules(), position, pit, pointed.way);
    pointed.pit.zip(position).map_or(PitOutlook::Nothing, outlook)
}
