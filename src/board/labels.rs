//! Texts on the table: counts beside pits, scores beside stores, names of pits and players, and with four seats the
//! order of turns and the partnerships.

use super::art::{Art, stones};
use super::{AtPlace, BoardSystems, GameEntity, RestingCounts, TableLayout, depth, world};
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::playback::Scene;
use crate::settings::Preferences;
use crate::ui::language::UiLanguage;
use crate::ui::look::Look;
use crate::ui::theme::{self, Ink};
use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};
use bevy::text::{FontSize, FontSource};
use mancala::engine::Mark;
use mancala::rules::{PitId, Place, PlaceKind, Side};
use naqala_core::geometry::{COUNT_SIZE, Layout, PLATE_SIZE};
use naqala_core::session::Session;
use naqala_core::session::players::{self, Seat};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub(super) fn plugin(app: &mut App) {
    app.register_type::<CountOf>()
        .register_type::<Emblem>()
        .register_type::<NameOf>()
        .register_type::<Plate>()
        .register_type::<SeatNote>()
        .register_type::<TextInk>();
    let position_changed = || {
        resource_changed::<CurrentGame>
            .or_eager(resource_changed::<TableLayout>)
            .or_eager(resource_changed::<Scene>)
            .or_eager(resource_changed::<UiLanguage>)
    };
    app.add_systems(
        Update,
        (
            write,
            place_labels.run_if(
                resource_changed::<TableLayout>
                    .or_eager(resource_changed::<Preferences>)
                    .or_eager(any_match_filter::<Added<CountOf>>),
            ),
            count.run_if(
                resource_changed::<CurrentGame>
                    .or_eager(resource_changed::<Playhead>)
                    .or_eager(resource_changed::<Scene>)
                    .or_eager(any_match_filter::<Added<CountOf>>),
            ),
            place_emblems.run_if(
                resource_changed::<TableLayout>
                    .or_eager(resource_changed::<CurrentGame>)
                    .or_eager(resource_changed::<Playhead>)
                    .or_eager(resource_changed::<Preferences>)
                    .or_eager(any_match_filter::<Added<Emblem>>),
            ),
            light_plates.run_if(position_changed().or_eager(any_match_filter::<Added<Plate>>)),
            tell_seats.run_if(position_changed().or_eager(any_match_filter::<Added<SeatNote>>)),
            ink,
        )
            .chain()
            .in_set(BoardSystems::Labels),
    );
}

/// Distance from the end of a plate to the start of its name, in heights of the plate: the player's shape stands there.
const NAME_STARTS: f32 = 1.25;
/// The same with the shape of the seat's partner beside it.
const NAME_STARTS_AFTER_FELLOW: f32 = 2.2;
/// Approximate width of a letter of a name, in heights of the plate.
const LETTER: f32 = 0.33;
/// Room that is kept beside a name for saying when its seat moves, in heights of the plate.
const AFTER_NAME: f32 = 3.2;
/// The same of the letters in which more is said of a seat.
const SMALL_LETTER: f32 = 0.21;
/// Size of the letters in which more is said of a seat.
const SMALLER: f32 = 0.45;

/// Opacity of a pit's name: less than its count's.
const NAME: f32 = 0.66;

/// Width of a special piece beside a count, in lines, and at most, in pit radii.
const EMBLEM: f32 = 0.95;
const EMBLEM_PART: f32 = 0.5;

/// Shadow under pale letters, and its offset.
const SHADOW: Color = Color::srgba(0.1, 0.04, 0.0, 0.75);
const SHADOW_OFFSET: Vec2 = Vec2::new(1.0, -1.0);
/// Dark letters come out thin, because the window blends light and not numbers: they are written twice, a little apart.
const TWICE_OFFSET: Vec2 = Vec2::new(0.5, 0.0);

/// Label with the number of stones in a place.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub(super) struct CountOf(pub Place);

/// A special piece beside the count of those that lie in a place.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub(super) struct Emblem(pub Place);

/// A pit's name.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
struct NameOf(PitId);

/// A player's name.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[require(GameEntity)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub(super) struct Plate(pub Side);

/// Further text about a seat, beside the name or below it.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub(super) struct SeatNote(pub Side);

/// Ink of a text, and its opacity, 0 to 1.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq)]
#[reflect(opaque)]
#[reflect(Component, Clone, Debug, PartialEq)]
pub(super) struct TextInk(pub Ink, pub f32);

/// The middle of capitals and digits, as a part of the size of a line: they stand a little above its own middle.
const MIDDLE: Anchor = Anchor(Vec2::new(0.0, 0.045));

/// Writes a label for each place that was newly laid.
fn write(mut commands: Commands, laid: Query<&AtPlace, Added<AtPlace>>, current: Res<CurrentGame>, art: Res<Art>) {
    if laid.is_empty() {
        return;
    }
    let board = &current.game.rules().board;
    let font = || TextFont { font: FontSource::Handle(art.font.clone()), ..default() };
    let shadow = || Text2dShadow { offset: SHADOW_OFFSET, color: Color::NONE };
    for &AtPlace(place) in &laid {
        let name = Name::new(format!("Count of {place:?}"));
        commands.spawn((CountOf(place), name, Text2d::default(), MIDDLE, font(), TextInk(Ink::Count, 1.0), shadow()));
        if place.is_special() {
            commands.spawn((
                Emblem(place),
                Name::new(format!("Emblem of {place:?}")),
                emblem(&art),
                Transform::default(),
            ));
        }
        if let PlaceKind::Pit(pit) = place.kind() {
            let name = Name::new(format!("Name of {place:?}"));
            let text = Text2d::new(board.name(pit));
            commands.spawn((NameOf(pit), name, text, MIDDLE, font(), TextInk(Ink::Count, NAME), shadow()));
        }
    }
    for &side in board.sides() {
        let name = Name::new(format!("Plate of {side:?}"));
        let colour = TextInk(Ink::Plate, 1.0);
        let mut plate = commands.spawn((Plate(side), name, Text2d::default(), font(), colour, shadow()));
        if players::are_told(current.game.rules()) {
            plate.with_child((SeatNote(side), TextSpan::default(), font(), colour));
            let name = Name::new(format!("Seat of {side:?}"));
            commands.spawn((
                SeatNote(side),
                GameEntity,
                name,
                Text2d::default(),
                Anchor::TOP_LEFT,
                font(),
                colour,
                shadow(),
            ));
        }
    }
}

/// Gives what is written the colour of its ink on this table.
fn ink(
    preferences: Res<Preferences>,
    mut written: Query<(Ref<TextInk>, &mut TextColor, Option<&mut Text2dShadow>)>,
    mut shown: Local<Option<Look>>,
) {
    let look = preferences.look;
    let another_look = shown.replace(look) != Some(look);
    for (written, mut colour, shadow) in &mut written {
        if another_look || written.is_changed() {
            colour.set_if_neq(TextColor(written.0.on(look).faded(theme::thinned(look, written.1))));
            if let Some(mut shadow) = shadow {
                (shadow.color, shadow.offset) = match theme::shadows(look) {
                    true => (SHADOW, SHADOW_OFFSET),
                    false => (colour.0, TWICE_OFFSET),
                };
            }
        }
    }
}

/// Sizes are whole pixels, so that few sizes of each letter have to be drawn.
fn sized(size: f32) -> FontSize {
    FontSize::Px(size.round().max(6.0))
}

fn place_labels(
    layout: Res<TableLayout>,
    current: Res<CurrentGame>,
    preferences: Res<Preferences>,
    mut counts: Query<(&CountOf, &mut Transform, &mut TextFont, &mut Visibility), (Without<NameOf>, Without<Plate>)>,
    mut names: Query<(&NameOf, &mut Transform, &mut TextFont, &mut Visibility), Without<Plate>>,
    mut plates: Query<(&Plate, &mut Transform, &mut TextFont, &mut Anchor)>,
    mut told: Query<
        (&SeatNote, &mut TextFont, Option<&mut Transform>),
        (Without<CountOf>, Without<NameOf>, Without<Plate>),
    >,
) {
    let seen = |shown| if shown { Visibility::Inherited } else { Visibility::Hidden };
    for (&CountOf(place), mut transform, mut font, mut visibility) in &mut counts {
        let small = matches!(place.kind(), PlaceKind::Pit(_) | PlaceKind::Penalty(_)) || place.is_special();
        transform.translation = world(layout.count(place), depth::LABEL);
        font.font_size = sized(layout.line * if small { COUNT_SIZE } else { 1.25 });
        visibility.set_if_neq(seen(!is_in_pit(place) || preferences.counts));
    }
    for (&NameOf(pit), mut transform, mut font, mut visibility) in &mut names {
        let name = layout.name(pit);
        transform.translation = world(name.unwrap_or(layout.pit(pit)), depth::LABEL);
        font.font_size = sized(layout.name_size);
        visibility.set_if_neq(seen(name.is_some()));
    }
    for (&Plate(side), mut transform, mut font, mut anchor) in &mut plates {
        let players = current.game.rules().board.players;
        let line = layout.name_line(side) + Vec2::X * starts(players::partner(players, side).is_some()) * layout.plate;
        transform.translation = world(line, depth::LABEL);
        font.font_size = sized(layout.plate * PLATE_SIZE);
        *anchor = Anchor(MIDDLE.0 - Vec2::X * 0.5);
    }
    for (&SeatNote(side), mut font, transform) in &mut told {
        font.font_size = sized(layout.plate * SMALLER);
        if let Some(mut transform) = transform {
            let below = layout.name_line(side) + Vec2::new(0.2, 0.5) * layout.plate;
            transform.translation = world(below, depth::LABEL);
        }
    }
}

/// Returns whether a place is a pit, or that of the special pieces in one.
fn is_in_pit(place: Place) -> bool {
    matches!(place.kind(), PlaceKind::Pit(_) | PlaceKind::Special(_))
}

/// A special piece, lying by itself.
fn emblem(art: &Art) -> Sprite {
    Sprite { image: art.specials.clone(), rect: Some(stones::look(0)), custom_size: Some(Vec2::ONE), ..default() }
}

/// Sets a special piece before each count of some; none where none is counted.
fn place_emblems(
    layout: Res<TableLayout>,
    preferences: Res<Preferences>,
    resting: RestingCounts,
    mut emblems: Query<(&Emblem, &mut Transform, &mut Sprite, &mut Visibility)>,
) {
    if emblems.is_empty() {
        return;
    }
    let resting = resting.by_place();
    let width = (EMBLEM * layout.line).min(EMBLEM_PART * layout.radius);
    for (&Emblem(place), mut transform, mut sprite, mut visibility) in &mut emblems {
        let before = 0.28 * layout.line + width / 2.0;
        transform.translation = world(layout.count(place) - Vec2::X * before, depth::LABEL);
        sprite.custom_size = Some(Vec2::splat(width));
        let counted = resting.contains_key(&place) || !is_in_pit(place);
        let shown = counted && (preferences.counts || !is_in_pit(place));
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Returns how far from the end of its plate a name starts, in heights of the plate.
fn starts(beside_fellow: bool) -> f32 {
    if beside_fellow { NAME_STARTS_AFTER_FELLOW } else { NAME_STARTS }
}

/// Writes how many stones lie where; nothing beside a pit that is out of play.
fn count(scene: Res<Scene>, resting: RestingCounts, mut counts: Query<(&CountOf, &mut Text2d)>) {
    let resting = resting.by_place();
    let shut = |pit| scene.position.as_ref().is_some_and(|position| position.mark(pit) == Mark::Closed);
    for (&CountOf(place), mut text) in &mut counts {
        let count = match place.as_pit() {
            Some(pit) if shut(pit) => String::new(),
            _ => match resting.get(&place).copied().unwrap_or_default() {
                0 if matches!(place.kind(), PlaceKind::Special(_) | PlaceKind::Hand(_)) => String::new(),
                count => count.to_string(),
            },
        };
        if text.0 != count {
            text.0 = count;
        }
    }
}

/// Writes the players' names, brighter for the one who is to move or to decide.
fn light_plates(
    current: Res<CurrentGame>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    language: Res<UiLanguage>,
    mut plates: Query<(&Plate, &mut Text2d, &mut TextInk)>,
) {
    let Some(position) = &scene.position else { return };
    for (&Plate(side), mut text, mut colour) in &mut plates {
        let room = room_for_name(&layout, &current, side);
        let name = fitting(current.player(&language, side), room);
        if text.0 != name {
            text.0 = name;
        }
        let turn = position.chooser() == side && position.ended().is_none();
        colour.set_if_neq(TextInk(Ink::Plate, if turn { 1.0 } else { 0.65 }));
    }
}

/// Says of each of four seats when it moves, and with whom it belongs together.
fn tell_seats(
    current: Res<CurrentGame>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    language: Res<UiLanguage>,
    mut beside: Query<(&SeatNote, &mut TextSpan, &mut TextInk), Without<Text2d>>,
    mut below: Query<(&SeatNote, &mut Text2d, &mut TextInk), Without<TextSpan>>,
) {
    if beside.is_empty() {
        return;
    }
    let Some(position) = &scene.position else { return };
    let seats = players::seats(current.game.rules(), position);
    let say = |side: Side, below: bool| {
        let seat = seats.iter().find(|seat| seat.side == side)?;
        let text = match (layout.says_below(side), below) {
            (true, true) => below_name(&language, seat),
            (false, false) => beside_name(&layout, &language, seat, &current.player(&language, side)),
            _ => String::new(),
        };
        let soon =
            matches!(seat.turn, players::SeatTurn::Now | players::SeatTurn::In(1) | players::SeatTurn::Over(true));
        Some((text, TextInk(Ink::Plate, if soon { 0.95 } else { 0.6 })))
    };
    for (&SeatNote(side), mut text, mut colour) in &mut beside {
        let Some((said, look)) = say(side, false) else { continue };
        if text.0 != said {
            text.0 = said;
        }
        colour.set_if_neq(look);
    }
    for (&SeatNote(side), mut text, mut colour) in &mut below {
        let Some((said, look)) = say(side, true) else { continue };
        if text.0 != said {
            text.0 = said;
        }
        colour.set_if_neq(look);
    }
}

/// Returns what is said of a seat below the name.
fn below_name(language: &UiLanguage, seat: &Seat) -> String {
    let bond = seat.fellow.map(|fellow| players::partnership_text(&language.0, fellow));
    players::turn(&language.0, seat.turn).into_iter().chain(bond).collect::<Vec<_>>().join("\n")
}

/// Returns what is said of a seat beside the name, as far as there is room.
fn beside_name(layout: &Layout, language: &UiLanguage, seat: &Seat, name: &str) -> String {
    let part = |part: Option<String>| part.map(|part| format!("\u{a0}· {part}")).unwrap_or_default();
    let turn = part(players::turn(&language.0, seat.turn));
    let bond = part(seat.fellow.map(|fellow| players::partnership_text(&language.0, fellow)));
    let room = layout.plates[seat.side.index()].width() / layout.plate.max(1.0) - starts(seat.fellow.is_some());
    let taken = LETTER * name.width() as f32 + letters(&turn) + letters(&bond);
    if taken <= room { turn + &bond } else { turn }
}

/// Approximate width of a text after a name, in heights of the plate.
fn letters(text: &str) -> f32 {
    SMALL_LETTER * text.chars().count() as f32
}

/// Returns how much of a plate its name may take.
fn room_for_name(layout: &Layout, current: &Session, side: Side) -> Vec2 {
    let plate = Vec2::new(layout.plates[side.index()].width(), layout.plate);
    let beside_fellow = players::partner(current.game.rules().board.players, side).is_some();
    let taken = starts(beside_fellow) - NAME_STARTS;
    let after = if players::are_told(current.game.rules()) && !layout.says_below(side) { AFTER_NAME } else { 0.0 };
    plate - Vec2::X * (taken + after) * layout.plate
}

/// As much of a name as a plate of this size has room for.
fn fitting(name: String, plate: Vec2) -> String {
    let room = ((plate.x / plate.y.max(1.0) - NAME_STARTS) / LETTER).max(2.0) as usize;
    if name.width() <= room {
        return name;
    }
    let mut left = room - 1;
    let fits = |letter: &char| {
        let width = letter.width().unwrap_or_default();
        let fits = width <= left;
        left = left.saturating_sub(width);
        fits
    };
    let kept: String = name.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_cut_where_its_plate_ends() {
        let beside = Vec2::new(120.0, 26.0);
        assert_eq!(fitting("South".into(), beside), "South");
        assert_eq!(fitting("The computer, at its best".into(), beside), "The compu…");
        assert_eq!(fitting("The computer, at its best".into(), Vec2::new(600.0, 26.0)), "The computer, at its best");
        // Signs on other letters take no room, and Chinese characters twice as much.
        assert_eq!(fitting("a\u{301}bcdefghi\u{301}jk".into(), beside), "a\u{301}bcdefghi\u{301}…");
        assert_eq!(fitting("播棋播棋播棋".into(), beside), "播棋播棋…");
    }
}
