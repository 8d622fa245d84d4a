//! Choices apart from the pits, for the bar to offer beside its caption.

use super::breath::Still;
use super::pointing::{Offers, Pointed};
use crate::game::window::Besides;
use crate::game::{Moment, Playhead};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer.in_set(Moment::Show));
}

/// Nothing is offered while a move is being shown.
fn offer(
    offers: Res<Offers>,
    pointed: Res<Pointed>,
    playhead: Res<Playhead>,
    still: Res<Still>,
    mut besides: ResMut<Besides>,
) {
    if !(offers.is_changed() || pointed.is_changed() || playhead.is_changed() || still.is_changed()) {
        return;
    }
    let choices = if playhead.playing || still.0 { Vec::new() } else { offers.besides() };
    besides.set_if_neq(Besides { choices, pointed: pointed.choice });
}
