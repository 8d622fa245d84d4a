//! Buttons beside the board for what is not done by choosing a pit.

use super::layout::Layout;
use super::marks::Still;
use super::pointing::{Offers, Shifting};
use crate::engine::{self, Move};
use crate::game::{Current, Playhead, Scene, Speech, TableArea, Wish};
use crate::rules::Place;
use bevy::prelude::{App, Commands, Res, ResMut, Result};
use bevy_egui::egui::{self, Align2, Area, Frame, Id, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, offer);
}

/// The area in which they lie.
const BUTTONS: &str = "choices";
/// Room between the board and the buttons beside it, in pixels.
pub(super) const BESIDE: f32 = 6.0;

/// Where the buttons lie, if there are any.
pub(super) fn shown(ctx: &egui::Context) -> Option<egui::Rect> {
    let layer = LayerId::new(Order::Middle, Id::new(BUTTONS));
    ctx.memory(|memory| memory.area_rect(layer.id).filter(|_| memory.areas().visible_last_frame(&layer)))
}

/// Offers what can be done besides choosing a pit, at the right end of the chooser's own edge, where it hides neither
/// seeds nor names.
pub(super) fn offer(
    mut contexts: EguiContexts,
    current: Res<Current>,
    scene: Res<Scene>,
    playhead: Res<Playhead>,
    layout: Res<Layout>,
    area: Res<TableArea>,
    offers: Res<Offers>,
    speech: Res<Speech>,
    still: Res<Still>,
    mut shifting: ResMut<Shifting>,
    mut commands: Commands,
) -> Result {
    let Ok(ctx) = contexts.ctx_mut() else { return Ok(()) };
    let special: Vec<Move> = offers.moves.iter().copied().filter(|mv| mv.stands_alone()).collect();
    let Some(front) = scene.front.filter(|&front| front <= current.game.plies().len()) else { return Ok(()) };
    let position = current.game.before(front);
    let shift = offers.shift().filter(|_| offers.may_shift());
    if special.is_empty() && shift.is_none() || playhead.playing || still.0 {
        return Ok(());
    }
    let chooser = position.chooser();
    let plate = layout.plates[chooser.index()];
    // Room that a name leaves for a hand is free where that side has none.
    let board = &current.game.rules().board;
    let free = board.opening[Place::hand(chooser).index()] == 0;
    let right = if free { plate.max.x.max(layout.board.max.x) } else { plate.max.x };
    let (at, pivot) = match chooser {
        _ if plate.max.x <= layout.board.min.x || plate.min.x >= layout.board.max.x => {
            (egui::pos2(plate.center().x, plate.max.y + BESIDE), Align2::CENTER_TOP)
        }
        _ if plate.max.y <= layout.board.min.y => (egui::pos2(right, plate.max.y - BESIDE), Align2::RIGHT_BOTTOM),
        _ => (egui::pos2(right, plate.min.y + BESIDE), Align2::RIGHT_TOP),
    };
    Area::new(Id::new(BUTTONS))
        .order(Order::Middle)
        .fixed_pos(at)
        .pivot(pivot)
        .constrain_to(egui::Rect::from_min_size(egui::pos2(area.left, area.top), egui::vec2(area.width, area.height)))
        .show(ctx, |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let rules = current.game.rules();
                    let told = |button: egui::Response, mv| match engine::allowed_by(rules, position, mv) {
                        Some(clause) => button.on_hover_text(speech.0.clause(rules, clause)),
                        None => button,
                    };
                    if let Some(mv) = shift {
                        let button = egui::Button::new(speech.0.label("table-shift")).selected(offers.shifts);
                        if told(ui.add(button), mv).clicked() {
                            shifting.0 = !shifting.0;
                        }
                    }
                    for mv in special {
                        if told(ui.button(speech.0.answer(rules, position, mv)), mv).clicked() {
                            commands.trigger(Wish::Play(mv));
                        }
                    }
                });
            });
        });
    Ok(())
}
