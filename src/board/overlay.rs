//! Means of painting over the table, before the panel is, and of finding the place under a point.

use crate::ui::theme::Ring;
use bevy::prelude::Vec2;
use bevy_egui::egui::{self, Painter};
use mancala::rules::{Board, Place};
use naqala_core::geometry::Layout;

/// The place of the board at a point of the window.
pub(crate) fn place_at(board: &Board, layout: &Layout, at: Vec2) -> Option<Place> {
    let pits = board.every_pit().map(Place::pit);
    let trays = board.sides().iter().flat_map(|&side| [Place::store(side), Place::hand(side), Place::penalty(side)]);
    let trays = trays.filter(|&place| layout.tray(place).is_some());
    pits.chain(trays).find(|&place| {
        let away = (at - layout.centre(place)).abs();
        let half = layout.half_size(place) * 1.06;
        away.x <= half.x && away.y <= half.y
    })
}

/// Returns whether a place is no pit, or one of the board's.
pub(crate) fn is_on(board: &Board, place: Place) -> bool {
    place.as_pit().is_none_or(|pit| board.every_pit().any(|other| other == pit))
}

pub(crate) fn point(at: Vec2) -> egui::Pos2 {
    egui::pos2(at.x, at.y)
}

/// Paints a ring round a place.
pub(crate) fn ring(painter: &Painter, layout: &Layout, place: Place, look: Ring) {
    let half = layout.half_size(place);
    let width = (layout.radius * 0.1).clamp(2.5, 8.0);
    let rect = egui::Rect::from_center_size(point(layout.centre(place)), egui::vec2(2.0 * half.x, 2.0 * half.y));
    look.paint(painter, rect, width);
}
