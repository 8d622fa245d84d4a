//! Sets every stone where the choreography has it at the playhead's time: lying, lifted, or in flight with its shadow
//! parted from it.
//!
//! The choreography is looked up once, for a [`StonePose`] of each stone. Its place in the world, its shadow and the pit it
//! rests in follow from that, and only for stones whose pose has changed.

use super::art::stones::cell_width;
use super::{AtPlace, BoardSystems, RestingStones, RestsIn, Shadow, Stone, TableLayout, depth, world};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::settings::Preferences;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use mancala::rules::{Place, PlaceKind, Side};
use naqala_core::geometry::{Layout, slots};
use naqala_core::session::Session;
use naqala_core::show::pace::arc;
use naqala_core::show::{Anchor, HELD_HEIGHT, Hand, Pose};

/// Puts the stones where the choreography has them at the playhead's time.
pub struct SowingPlugin;

impl Plugin for SowingPlugin {
    fn build(&self, app: &mut App) {
        let pose_sources = resource_changed::<CurrentGame>
            .or_eager(resource_changed::<Playhead>)
            .or_eager(resource_changed::<TableLayout>)
            .or_eager(resource_changed::<Preferences>)
            .or_eager(any_match_filter::<Added<Stone>>);
        app.register_type::<Stone>()
            .register_type::<StonePose>()
            .register_type::<Shadow>()
            .register_type::<RestsIn>()
            .register_type::<RestingStones>()
            .add_systems(
                Update,
                (project_stone_poses.run_if(pose_sources), place_stones, cast_shadows, update_resting_pits)
                    .chain()
                    .in_set(BoardSystems::Sowing),
            );
    }
}

/// Spread of the stones held in the hand, as a part of a pit's radius.
const HAND: f32 = 0.74;
/// Distance of each of several hands from the middle of a pit, in pit radii.
const HANDS_APART: f32 = 0.5;
/// Shift of a stone at height 1 towards the far edge of the screen, in pit radii.
const RISE: f32 = 0.75;
/// Part by which a stone at height 1 looks larger.
const NEARER: f32 = 0.38;
/// Part by which stones close up half-way between two places, compared with their resting places.
const SWEPT: f32 = 0.6;
/// Layers above this one are not drawn: those below hide nothing of what can be told apart.
const HIGHEST_LAYER: u16 = 14;

/// Appearance of a stone at the playhead's time.
#[derive(Component, Reflect, Clone, Copy, Debug, Default, PartialEq)]
#[reflect(Component)]
pub(super) struct StonePose {
    /// The point of the board it is above, in logical pixels.
    pub ground: Vec2,
    /// Height above the board, 0 to 1.
    pub height: f32,
    /// Nearness to the eye among stones.
    pub depth: f32,
    /// `true` if it is drawn at all.
    pub visible: bool,
    /// Place in which it rests; `None` if it is lifted.
    #[reflect(ignore)]
    pub place: Option<Place>,
}

impl StonePose {
    /// Part by which it looks larger than on the board.
    fn scale(&self) -> f32 {
        1.0 + NEARER * self.height
    }
}

/// Returns where a stone in a pose is seen. With `calm`, stones are put down in their new places rather than flown
/// there.
fn stone_pose(pose: Pose, layout: &Layout, calm: bool) -> StonePose {
    match pose {
        Pose::Resting(spot) => StonePose { place: Some(spot.place), ..lying(anchor_of(pose), layout) },
        Pose::Held { .. } => held(anchor_of(pose), layout),
        Pose::Flying { from, to, progress, .. } if calm => {
            let end = if progress < 0.5 { from } else { to };
            if matches!(end, Anchor::Lying(_)) { lying(end, layout) } else { held(end, layout) }
        }
        Pose::Flying { from, to, progress, height } => {
            let ground = between(from, to, progress, layout);
            StonePose { ground, height, depth: depth::AIR + 0.5 * height, visible: true, place: None }
        }
    }
}

/// The point of the board above which a stone flies. Those that go together from a place to another are swept together
/// on their way.
fn between(from: Anchor, to: Anchor, progress: f32, layout: &Layout) -> Vec2 {
    let (a, b) = (place(from, layout).0, place(to, layout).0);
    let straight = a.lerp(b, progress);
    match (from, to) {
        (Anchor::Lying(from), Anchor::Lying(to)) => {
            let middle = layout.centre(from.place).lerp(layout.centre(to.place), progress);
            straight.lerp(middle, SWEPT * arc(progress))
        }
        _ => straight,
    }
}

/// The point of the board above which a hand is that has come to a place. Hands that are at work at the same time keep
/// to their owners' sides, so that two above one pit are told apart.
pub(super) fn hand_at(layout: &Layout, over: Place, whose: Option<Side>) -> Vec2 {
    let aside = match whose {
        None => Vec2::ZERO,
        Some(Side::South) => Vec2::Y,
        Some(Side::North) => Vec2::NEG_Y,
        Some(Side::East) => Vec2::X,
        Some(Side::West) => Vec2::NEG_X,
    };
    let aside = if layout.turned { -aside } else { aside };
    layout.centre(over) + aside * HANDS_APART * layout.radius
}

/// Of several hands at work, whose one is and where it is seen: as high in the air as the stones in it.
pub(super) fn hand_sign(hand: &Hand, layout: &Layout) -> Option<(Side, Vec2)> {
    let side = hand.whose?;
    let [from, to] = [hand.from, hand.to].map(|over| hand_at(layout, over, hand.whose));
    let lift = Vec2::Y * HELD_HEIGHT * RISE * layout.radius;
    Some((side, from.lerp(to, hand.progress) - lift))
}

fn anchor_of(pose: Pose) -> Anchor {
    match pose {
        Pose::Resting(spot) => Anchor::Lying(spot),
        Pose::Held { over, index, of, whose } => Anchor::Held { over, index, of, whose },
        Pose::Flying { to, .. } => to,
    }
}

fn lying(anchor: Anchor, layout: &Layout) -> StonePose {
    let (ground, layer) = place(anchor, layout);
    let near = depth::STONE + depth::LAYER * f32::from(layer.min(200));
    // What may be borrowed is in nobody's way before it is.
    let there = !matches!(anchor, Anchor::Lying(spot) if matches!(spot.place.kind(), PlaceKind::Spare(_)));
    StonePose { ground, height: 0.0, depth: near, visible: there && layer <= HIGHEST_LAYER, place: None }
}

fn held(anchor: Anchor, layout: &Layout) -> StonePose {
    let (ground, layer) = place(anchor, layout);
    let height = anchor.height();
    let near = depth::AIR + 0.5 * height + depth::LAYER * f32::from(layer.min(30)) * 0.5;
    StonePose { ground, height, depth: near, visible: layer <= HIGHEST_LAYER, place: None }
}

/// The point of an anchor, and its layer.
fn place(anchor: Anchor, layout: &Layout) -> (Vec2, u16) {
    match anchor {
        Anchor::Lying(spot) => layout.slot(spot.place, spot.slot),
        Anchor::Held { over, index, whose, .. } => {
            let at = slots::slot_offset(index);
            let hand = hand_at(layout, over, whose);
            (hand + Vec2::from(at.offset) * HAND * layout.radius, at.layer.into())
        }
    }
}

/// Looks up where the choreography has every stone.
fn project_stone_poses(
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    layout: Res<TableLayout>,
    preferences: Res<Preferences>,
    mut stones: Query<(&Stone, &mut StonePose)>,
) {
    let show = &current.choreography;
    for (stone, mut pose) in stones.iter_mut().filter(|(stone, _)| stone.0.index() < show.stones()) {
        let next = stone_pose(show.pose(stone.0, playhead.time), &layout, preferences.reduced_motion);
        // On a board of another size, stones are of another size too, wherever they lie.
        if layout.is_changed() {
            *pose = next;
        } else {
            pose.set_if_neq(next);
        }
    }
}

/// Returns the width of a stone's sprite, in logical pixels.
fn sprite_width(stone: &Stone, current: &Session, layout: &Layout) -> f32 {
    cell_width(if current.choreography.is_special(stone.0) { layout.special() } else { layout.stone() })
}

fn place_stones(
    current: Res<CurrentGame>,
    layout: Res<TableLayout>,
    mut stones: Query<(&Stone, &StonePose, &mut Transform, &mut Sprite, &mut Visibility), Changed<StonePose>>,
) {
    for (stone, pose, mut transform, mut sprite, mut visibility) in &mut stones {
        let lift = pose.height * RISE * layout.radius;
        // Stones of one layer keep their order, so that none flickers through another.
        let order = f32::from(stone.0.0) * 1e-6;
        transform.translation = world(pose.ground - Vec2::Y * lift, pose.depth + order.min(0.004));
        transform.scale = Vec3::new(pose.scale(), pose.scale(), 1.0);
        let size = Some(Vec2::splat(sprite_width(stone, &current, &layout)));
        if sprite.custom_size != size {
            sprite.custom_size = size;
        }
        visibility.set_if_neq(if pose.visible { Visibility::Inherited } else { Visibility::Hidden });
    }
}

fn cast_shadows(
    current: Res<CurrentGame>,
    layout: Res<TableLayout>,
    stones: Query<(&Stone, &StonePose, &Children), Changed<StonePose>>,
    mut shadows: Query<(&mut Transform, &mut Sprite), With<Shadow>>,
) {
    for (stone, pose, children) in &stones {
        let width = sprite_width(stone, &current, &layout);
        for &child in children {
            if let Ok((mut at, mut sprite)) = shadows.get_mut(child) {
                cast_shadow(&mut at, &mut sprite, pose.height, pose.scale(), width, layout.radius);
            }
        }
    }
}

fn update_resting_pits(
    mut commands: Commands,
    places: Query<(Entity, &AtPlace)>,
    stones: Query<(Entity, &StonePose, Option<&RestsIn>), Changed<StonePose>>,
) {
    if stones.is_empty() {
        return;
    }
    let entities: HashMap<Place, Entity> = places.iter().map(|(entity, at)| (at.0, entity)).collect();
    for (stone, pose, rests) in &stones {
        let rests_in = pose.place.and_then(|place| entities.get(&place)).copied();
        if rests_in == rests.map(|rests| rests.0) {
            continue;
        }
        match rests_in {
            Some(place) => commands.entity(stone).insert(RestsIn(place)),
            None => commands.entity(stone).remove::<RestsIn>(),
        };
    }
}

/// The shadow stays on the board while the stone rises, moves away from the light, and grows soft.
fn cast_shadow(at: &mut Transform, sprite: &mut Sprite, height: f32, scale: f32, width: f32, radius: f32) {
    let stone = width * 0.4;
    let away = Vec2::new(0.17, 0.22) * stone + Vec2::new(0.29, 0.37) * height * radius;
    let lift = Vec2::Y * height * RISE * radius;
    let offset = (lift + away) / scale;
    // In the air it lies on the stones beneath, not among those that fly.
    let behind = if height > 0.0 { depth::STONE + 0.9 - depth::AIR - 0.5 * height } else { depth::SHADOW };
    at.translation = Vec3::new(offset.x, -offset.y, behind);
    let soft = 1.0 + 0.55 * height;
    at.scale = Vec3::new(soft / scale, soft / scale, 1.0);
    let size = Some(Vec2::splat(width * 1.02));
    if sprite.custom_size != size {
        sprite.custom_size = size;
    }
    let alpha = 1.0 - 0.5 * height;
    if sprite.color.alpha() != alpha {
        sprite.color = Color::WHITE.with_alpha(alpha);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mancala::rules::{Catalogue, PitId, Settings};
    use naqala_core::show::StoneSlot;

    #[test]
    fn captured_stones_set_off_and_arrive_where_they_lie_and_go_close_together() {
        let kalah = Catalogue::shipped().rules("kalah", &Settings::new()).expect("a shipped variant is sound");
        let layout = Layout::new(&kalah.board, Rect::new(0.0, 0.0, 900.0, 500.0), 1.0);
        let (pit, store) = (Place::pit(PitId(8)), Place::store(Side::South));
        let at = |slot: u16, progress: f32| {
            let [from, to] = [pit, store].map(|place| Anchor::Lying(StoneSlot { place, slot }));
            between(from, to, progress, &layout)
        };
        let apart = |progress: f32| at(0, progress).distance(at(5, progress));
        for slot in [0, 5] {
            assert!(at(slot, 0.0).distance(layout.slot(pit, slot).0) < 1e-3);
            assert!(at(slot, 1.0).distance(layout.slot(store, slot).0) < 1e-3);
        }
        assert!(apart(0.5) < 0.6 * apart(0.0).max(apart(1.0)), "{} {} {}", apart(0.0), apart(0.5), apart(1.0));
    }

    #[test]
    fn a_stone_that_lies_is_not_lifted_and_its_shadow_parts_from_it_the_higher_it_is() {
        let (mut low, mut high) = (Transform::default(), Transform::default());
        let mut sprite = Sprite::default();
        cast_shadow(&mut low, &mut sprite, 0.0, 1.0, 20.0, 40.0);
        assert_eq!(sprite.color.alpha(), 1.0);
        cast_shadow(&mut high, &mut sprite, 0.8, 1.3, 20.0, 40.0);
        assert!(low.translation.truncate().length() < 0.4 * 20.0);
        assert!(high.translation.truncate().length() > 3.0 * low.translation.truncate().length());
        assert!(sprite.color.alpha() < 0.7 && high.scale.x * 1.3 > low.scale.x, "it is fainter and wider");
    }
}
