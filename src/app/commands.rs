//! The observers that answer wishes, and the answers that belong to no feature alone.

use super::Wish;
use crate::play::moves::{play_and_take_back, say_how_to_take_over};
use crate::play::new_game::put_another_game_on_the_table;
use crate::playback::commands::move_the_playhead;
use crate::record::commands::{keep_the_record, unfold_what_is_shown};
use crate::record::positions::exchange_positions;
use crate::settings::commands::set_preferences;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_and_take_back)
        .add_observer(move_the_playhead)
        .add_observer(say_how_to_take_over)
        .add_observer(set_preferences)
        .add_observer(put_another_game_on_the_table)
        .add_observer(keep_the_record)
        .add_observer(exchange_positions)
        .add_observer(show_what_was_answered)
        .add_observer(close_the_window)
        .add_systems(Update, unfold_what_is_shown.in_set(super::systems::Moment::Lay));
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
