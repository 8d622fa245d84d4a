//! Drawings on the board for others to see: rings and arrows by the right mouse button, and a pointer that can be seen
//! across a room.

use super::poll::{Poll, Vote};
use super::tools::PresenterTools;
use crate::analysis::arrows::arrow;
use crate::board::overlay::{is_on, place_at, point, ring};
use crate::board::{BoardContext, OverlaySystems, TableArea, TableLayout};
use crate::presenter::PresenterCommand;
use crate::ui::Dialog;
use crate::ui::Projecting;
use crate::ui::keys::Held;
use crate::ui::right_to_left;
use crate::ui::shortcuts::trigger_by_key;
use crate::ui::systems::AppSystems;
use crate::ui::theme::{DRAWINGS, Ring};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Color32, FontId, LayerId, Painter, Stroke, StrokeKind};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use mancala::record::{Colour, Drawn, Figure};
use mancala::rules::Place;
use naqala_core::geometry::Layout;

pub(super) fn plugin(app: &mut App) {
    let has_table = resource_exists::<TableLayout>;
    app.init_resource::<StrokeStart>()
        .add_systems(Update, follow_the_mouse.run_if(has_table).in_set(AppSystems::Ask).after(trigger_by_key))
        .add_systems(EguiPrimaryContextPass, draw.run_if(has_table).in_set(OverlaySystems::Drawings));
}

/// Place where the right mouse button was pressed, as long as it is held.
#[derive(Resource, Default)]
struct StrokeStart(Option<Place>);

/// The light round a pointer.
const GLOW: Color32 = Color32::from_rgb(0xff, 0xd2, 0x3c);

/// Mouse and keys as they are, and the window that they are used in.
#[derive(SystemParam)]
struct Mouse<'w, 's> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Mouse<'_, '_> {
    /// Returns where the pointer is in the window, in logical pixels.
    fn position(&self) -> Option<Vec2> {
        self.window.single().ok().and_then(Window::cursor_position)
    }
}

fn follow_the_mouse(
    mouse: Mouse,
    BoardContext { current, playhead, layout, activity, .. }: BoardContext,
    dialog: Res<Dialog>,
    area: Res<TableArea>,
    wants: Option<Res<EguiWantsInput>>,
    tools: Res<PresenterTools>,
    mut stroked: ResMut<StrokeStart>,
    mut commands: Commands,
) {
    let Some(buttons) = mouse.buttons.as_deref().filter(|_| mouse.window.single().is_ok()) else { return };
    let keys = mouse.keys.as_deref();
    let board = &current.game.rules().board;
    let under = || mouse.position().and_then(|at| place_at(board, &layout, at));
    // A click on a pit plays it, and one on the panel is no business of the board.
    let beside = || mouse.position().is_some_and(|at| area.contains(at)) && under().is_none();
    let is_free = !wants.is_some_and(|wants| wants.wants_any_pointer_input());
    if buttons.just_pressed(MouseButton::Left) && !tools.drawn.is_empty() && is_free && beside() {
        commands.trigger(PresenterCommand::WipeBoard);
    }
    let votes = playhead.is_asking(&current.choreography) && !activity.takes_places();
    if votes && buttons.just_pressed(MouseButton::Left) && layout.radius > 0.0 && !dialog.is_open() && is_free {
        let more = if keys.map(Held::now).unwrap_or_default().shift { -1 } else { 1 };
        under().into_iter().for_each(|place| commands.trigger(PresenterCommand::Vote(Vote::At(place), more)));
    }
    if layout.radius <= 0.0 || dialog.is_open() {
        stroked.0 = None;
    } else if buttons.just_pressed(MouseButton::Right) {
        stroked.0 = under();
    }
    if buttons.just_released(MouseButton::Right)
        && let (Some(from), Some(to)) = (stroked.0.take(), under())
    {
        let figure = if from == to { Figure::Ring(from) } else { Figure::Arrow(from, to) };
        commands.trigger(PresenterCommand::Draw(Drawn { figure, colour: colour_by(keys) }));
    }
}

/// Returns the colour that the keys held with the mouse button choose.
pub(super) fn colour_by(keys: Option<&ButtonInput<KeyCode>>) -> Colour {
    let held = keys.map(Held::now).unwrap_or_default();
    match (held.control, held.alt, held.shift) {
        (true, ..) => Colour::Yellow,
        (_, true, _) => Colour::Blue,
        (_, _, true) => Colour::Red,
        _ => Colour::Green,
    }
}

/// Returns a colour as it is painted.
fn ink(colour: Colour) -> Color32 {
    DRAWINGS[colour as usize]
}

fn draw(
    mut contexts: EguiContexts,
    BoardContext { current, layout, .. }: BoardContext,
    tools: Res<PresenterTools>,
    poll: Res<Poll>,
    projecting: Res<Projecting>,
    stroked: Res<StrokeStart>,
    dialog: Res<Dialog>,
    mouse: Mouse,
) -> Result {
    let Ok(ctx) = contexts.ctx_mut() else { return Ok(()) };
    if layout.radius <= 0.0 || dialog.is_open() {
        return Ok(());
    }
    let board = &current.game.rules().board;
    let there = |place| is_on(board, place);
    let pointer = mouse.position();
    right_to_left::upright_on_screen(ctx, LayerId::background(), |painter| {
        for drawn in &tools.drawn {
            let ink = ink(drawn.colour);
            match drawn.figure {
                Figure::Ring(place) if there(place) => ring(painter, &layout, place, Ring::Drawn(ink)),
                Figure::Arrow(from, to) if there(from) && there(to) => {
                    stroke(painter, &layout, from, (point(layout.centre(to)), layout.radius * 0.4), ink);
                }
                Figure::Ring(_) | Figure::Arrow(..) => {}
            }
        }
        for (place, count) in poll.places().filter(|(place, _)| there(*place)) {
            badge(painter, &layout, place, count);
        }
        if let (Some(from), Some(to)) = (stroked.0, pointer) {
            let ink = ink(colour_by(mouse.keys.as_deref()));
            match place_at(board, &layout, to) {
                Some(place) if place == from => ring(painter, &layout, from, Ring::Drawn(ink)),
                _ => stroke(painter, &layout, from, (point(to), 0.0), ink),
            }
        } else if let Some(at) = pointer.filter(|_| projecting.0) {
            let size = (layout.radius * 0.35).max(14.0);
            painter.circle_filled(point(at), size, GLOW.gamma_multiply(0.35));
            painter.circle_stroke(point(at), size, Stroke::new(2.5, GLOW));
        }
    });
    Ok(())
}

/// The votes of a class for a place, at its upper right: its own number stands above or below its middle.
fn badge(painter: &Painter, layout: &Layout, place: Place, count: u32) {
    let size = (layout.radius * 0.42).max(12.0);
    let away = layout.half_size(place) - Vec2::splat(layout.radius * 0.35);
    let middle = layout.centre(place) + Vec2::new(away.x, -away.y);
    let text = painter.layout_no_wrap(count.to_string(), FontId::proportional(size * 1.15), Color32::BLACK);
    let half = egui::vec2((text.size().x / 2.0 + size * 0.35).max(size), size);
    let rect = egui::Rect::from_center_size(point(middle), 2.0 * half);
    painter.rect_filled(rect, size, GLOW);
    painter.rect_stroke(rect, size, Stroke::new(2.0, Color32::BLACK), StrokeKind::Inside);
    painter.galley(rect.center() - text.size() / 2.0, text, Color32::BLACK);
}

/// An arrow from a place to a point, from which it keeps a distance.
fn stroke(painter: &Painter, layout: &Layout, from: Place, (to, keeps): (egui::Pos2, f32), ink: Color32) {
    let width = (layout.radius * 0.12).clamp(2.5, 9.0);
    let leaves = layout.half_size(from).y.min(layout.radius) * 0.4;
    arrow(painter, point(layout.centre(from)), to, (leaves, keeps), width, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_held_choose_the_colour_of_a_drawing() {
        let by = |held: &[KeyCode]| {
            let mut keys = ButtonInput::default();
            held.iter().for_each(|&key| keys.press(key));
            colour_by(Some(&keys))
        };
        assert_eq!(by(&[]), Colour::Green);
        assert_eq!(by(&[KeyCode::ShiftLeft]), Colour::Red);
        assert_eq!(by(&[KeyCode::AltLeft]), Colour::Blue);
        assert_eq!(by(&[KeyCode::ControlRight]), Colour::Yellow);
        assert_eq!(colour_by(None), Colour::Green);
    }
}
