//! Steps, jumps and pauses of the playhead.

use crate::play::CurrentGame;
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::playback::PlaybackCommand;
use crate::settings::Preferences;
use crate::ui::Projecting;
use bevy::prelude::*;
use naqala_core::session::SPEEDS;

pub(super) fn move_playhead(
    command: On<PlaybackCommand>,
    current: Res<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    mut commands: Commands,
) {
    if playhead.frozen {
        return;
    }
    let show = &current.choreography;
    let now = playhead.time;
    match *command {
        // Between two moves it is the program that goes on or waits.
        PlaybackCommand::PlayPause if now >= show.duration() && current.computer().is_some() => {
            commands.trigger(PlayCommand::Hold(!current.held));
        }
        PlaybackCommand::PlayPause => {
            let runs = playhead.playing && !playhead.backwards;
            if runs {
                playhead.stop_at(now);
            } else {
                if now >= show.duration() {
                    playhead.time = 0.0;
                }
                playhead.live = false;
                playhead.run();
            }
        }
        PlaybackCommand::PlayBackwards => {
            if playhead.playing && playhead.backwards {
                playhead.stop_at(now);
            } else {
                playhead.playing = true;
                playhead.backwards = true;
            }
        }
        PlaybackCommand::Speed(speed) => playhead.set_speed(speed),
        _ => {
            let Some(stop) = command.destination(&current, now) else { return };
            let goes_on = matches!(*command, PlaybackCommand::SkipMove) && playhead.playing && !playhead.backwards;
            if goes_on && stop < show.duration() {
                playhead.time = stop;
                playhead.rest = 0.0;
            } else {
                playhead.stop_at(stop);
            }
        }
    }
}

/// Remembers the speed of the show, that of a projected window apart.
pub(super) fn remember_speed(
    command: On<PlaybackCommand>,
    projecting: Res<Projecting>,
    mut preferences: ResMut<Preferences>,
) {
    if let PlaybackCommand::Speed(speed) = *command
        && speed.is_finite()
    {
        let speed = speed.clamp(*SPEEDS.start(), *SPEEDS.end());
        match projecting.0 {
            true => preferences.projected_speed = speed,
            false => preferences.speed = speed,
        }
    }
}
