//! Choices apart from the pits, for the bar to offer beside its caption.

use super::Pointed;
use super::highlight_pulse::HideChoiceMarkers;
use super::pointing::LegalMoves;
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::playback::GameContext;
use crate::ui::answers::Answer;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::engine::allowed_by;
use naqala_core::session::ExtraAction;

pub(super) fn plugin(app: &mut App) {
    app.register_type::<ExtraActions>().add_systems(
        Update,
        offer.in_set(AppSystems::Show).run_if(
            resource_changed::<LegalMoves>
                .or_eager(resource_changed::<Pointed>)
                .or_eager(resource_changed::<Playhead>)
                .or_eager(resource_changed::<HideChoiceMarkers>),
        ),
    );
}

/// Nothing is offered while a move is being shown.
fn offer(
    legal_moves: Res<LegalMoves>,
    pointed: Res<Pointed>,
    playhead: Res<Playhead>,
    hide_markers: Res<HideChoiceMarkers>,
    mut extra_actions: ResMut<ExtraActions>,
) {
    let choices = if playhead.playing || hide_markers.0 { Vec::new() } else { legal_moves.besides() };
    extra_actions.set_if_neq(ExtraActions { choices, pointed: pointed.choice });
}

/// Offers what may be done besides choosing a pit.
pub(super) fn answers(view: GameContext, extra: Res<ExtraActions>) -> Option<Vec<Answer>> {
    let position = view.current.game.before(view.scene.front.filter(|_| !extra.choices.is_empty())?);
    let answer = |(at, &choice): (usize, &ExtraAction)| {
        let (text, mv, chosen) = match choice {
            ExtraAction::Play(mv) => (view.words.answer(view.rules(), position, mv), mv, false),
            ExtraAction::Shift { first, said } => (view.words.label("table-shift"), first, said),
        };
        let clause = allowed_by(view.rules(), position, mv);
        let tip = clause.map_or_else(|| text.clone(), |clause| view.words.clause(view.rules(), clause));
        let pointed = extra.pointed == Some(at);
        Answer { short: text.clone(), text, tip, pointed, chosen, ..Answer::plain(PlayCommand::from(choice)) }
    };
    Some(extra.choices.iter().enumerate().map(answer).collect())
}

/// Choices of the player at the table apart from the pits. The table finds them, and the bar offers them.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct ExtraActions {
    /// The choices, each a button.
    #[reflect(ignore)]
    pub choices: Vec<ExtraAction>,
    /// Index of the choice that the keyboard points at.
    pub pointed: Option<usize>,
}

impl From<ExtraAction> for PlayCommand {
    fn from(choice: ExtraAction) -> PlayCommand {
        match choice {
            ExtraAction::Play(mv) => PlayCommand::Move(mv),
            ExtraAction::Shift { .. } => PlayCommand::ShiftNext,
        }
    }
}
