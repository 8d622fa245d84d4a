//! The observers that answer wishes, and the answers that belong to no feature alone.

use super::Wish;
use crate::play::moves::{play_and_take_back, say_how_to_take_over};
use crate::play::new_game::replace_game;
use crate::playback::commands::move_playhead;
use crate::record::commands::{answer_record_wishes, expand_shown_variation};
use crate::record::positions::copy_and_paste_positions;
use crate::settings::commands::set_preferences;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_and_take_back)
        .add_observer(move_playhead)
        .add_observer(say_how_to_take_over)
        .add_observer(set_preferences)
        .add_observer(replace_game)
        .add_observer(answer_record_wishes)
        .add_observer(copy_and_paste_positions)
        .add_observer(show_what_was_answered)
        .add_observer(close_the_window)
        .add_systems(Update, expand_shown_variation.in_set(super::systems::AppSystems::Lay));
}

fn close_the_window(wish: On<Wish>, mut exit: MessageWriter<AppExit>) {
    if *wish == Wish::Quit {
        exit.write(AppExit::Success);
    }
}

/// Nothing is drawn unless something asks for it: an answered wish does.
fn show_what_was_answered(_: On<Wish>, redraw: Option<ResMut<Messages<RequestRedraw>>>) {
    if let Some(mut redraw) = redraw {
        redraw.write(RequestRedraw);
    }
}
