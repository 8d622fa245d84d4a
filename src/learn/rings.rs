//! Rings round the places of which an exercise speaks, and the clicks by which trays are pointed out in it.

use crate::board::overlay::{is_on, place_at, ring};
use crate::board::{BoardContext, OverlaySystems, TableLayout};
use crate::learn::PuzzleCommand;
use crate::play::activity::RingKind;
use crate::ui::Dialog;
use crate::ui::right_to_left;
use crate::ui::shortcuts::trigger_by_key;
use crate::ui::systems::AppSystems;
use crate::ui::theme::Ring;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::LayerId;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    let has_table = resource_exists::<TableLayout>;
    app.add_systems(Update, point_by_mouse.run_if(has_table).in_set(AppSystems::Ask).after(trigger_by_key))
        .add_systems(EguiPrimaryContextPass, draw_rings.run_if(has_table).in_set(OverlaySystems::Rings));
}

/// Points out the tray that was clicked, where a puzzle asks for places. Pits are felt by themselves.
fn point_by_mouse(
    BoardContext { current, layout, activity, .. }: BoardContext,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    window: Query<&Window, With<PrimaryWindow>>,
    dialog: Res<Dialog>,
    mut commands: Commands,
) {
    let is_pressed = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left));
    if !is_pressed || !activity.takes_places() || layout.radius <= 0.0 || dialog.is_open() {
        return;
    }
    let at = window.single().ok().and_then(Window::cursor_position);
    let place = at.and_then(|at| place_at(&current.game.rules().board, &layout, at));
    if let Some(place) = place.filter(|place| place.as_pit().is_none()) {
        commands.trigger(PuzzleCommand::Point(place));
    }
}

fn draw_rings(
    mut contexts: EguiContexts,
    BoardContext { current, layout, activity, .. }: BoardContext,
    dialog: Res<Dialog>,
) -> Result {
    let (Ok(ctx), Some(shown)) = (contexts.ctx_mut(), activity.shown()) else { return Ok(()) };
    if layout.radius <= 0.0 || dialog.is_open() {
        return Ok(());
    }
    let board = &current.game.rules().board;
    right_to_left::upright_on_screen(ctx, LayerId::background(), |painter| {
        for &(place, kind) in shown.rings.iter().filter(|(place, _)| is_on(board, *place)) {
            let look = match kind {
                RingKind::Barred => Ring::Barred,
                RingKind::Asked => Ring::Asked,
                RingKind::Chosen => Ring::Chosen,
                RingKind::Described => Ring::Described,
            };
            ring(painter, &layout, place, look);
        }
    });
    Ok(())
}
