//! Choices apart from the pits, for the bar to offer beside its caption.

use super::Pointed;
use super::highlight_pulse::Still;
use super::pointing::Offers;
use crate::app::Wish;
use crate::app::systems::Moment;
use crate::playback::Playhead;
use bevy::prelude::*;
use mancala::engine::Move;

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

/// Choices of the player at the table apart from the pits. The table finds them, and the bar offers them.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Besides {
    /// The choices, each a button.
    pub choices: Vec<Choice>,
    /// Index of the choice that the keyboard points at.
    pub pointed: Option<usize>,
}

/// A choice apart from the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Making a move that is made at no pit.
    Play(Move),
    /// Saying that the next pit chosen is to be shifted.
    Shift {
        /// One of the moves that are then offered.
        first: Move,
        /// `true` if it has been said.
        said: bool,
    },
}

impl Choice {
    /// Returns what is wished for by choosing it.
    pub fn wish(self) -> Wish {
        match self {
            Choice::Play(mv) => Wish::Play(mv),
            Choice::Shift { .. } => Wish::Shift,
        }
    }
}
