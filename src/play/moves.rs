//! Moves that are played, taken back and played again.

use super::current::NotPlayed;
use super::{CurrentGame, Purpose, setting_out};
use crate::app::Wish;
use crate::learn::activity::Activity;
use crate::playback::{Playhead, move_grouping};
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::engine::Move;
use mancala::rules::Place;
use naqala_core::words::{Arg, Words};

pub(crate) fn play_and_take_back(
    wish: On<Wish>,
    activity: Res<Activity>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    if let (Wish::Play(mv), true) = (&*wish, activity.takes_places()) {
        // A pit that is chosen is an answer, and nothing is played.
        mv.pit().into_iter().for_each(|pit| commands.trigger(Wish::Point(Place::pit(pit))));
        return;
    }
    match *wish {
        Wish::Answer(_) | Wish::Undo | Wish::Redo | Wish::ShowNode(_) | Wish::Promote(_) | Wish::RemoveLine(_)
            if playhead.frozen => {}
        Wish::Play(_) | Wish::PlayLine(_) | Wish::SetOutRest(_) | Wish::Answer(_) => {
            let front = match *wish {
                Wish::Answer(_) => Some(current.game.plies().len()),
                _ => current.front(&playhead),
            };
            let Some(front) = front else {
                commands.trigger(Wish::TakeOver);
                return;
            };
            let moves = moves_wished_for(&wish, &current, front);
            if moves.is_empty() {
                return;
            }
            let kept = front.checked_sub(1).map_or(0, |last| move_grouping::number(&current.game, last));
            let left = move_grouping::moves(&current.game).saturating_sub(kept);
            let main = current.tree().main();
            match current.play_all(&moves, front) {
                Ok(()) => {
                    let goes_on = current.tree().main() != main;
                    // The move that the record has there is no variation.
                    let parts = current.path().last().is_some_and(|&end| !current.tree().is_main(end));
                    if left > 0 && (goes_on || parts) {
                        commands.trigger(left_behind(&language.0, left, goes_on));
                    }
                    // Whatever of the ply before is still to be shown is shown first, only faster.
                    let shown_next = current.choreography.ply_start(front);
                    if !playhead.playing && playhead.time > shown_next {
                        playhead.time = shown_next;
                    }
                    // A line is to be followed; moves that are made one by one are caught up with.
                    playhead.live = !matches!(*wish, Wish::PlayLine(_));
                    playhead.run();
                }
                Err(why) => {
                    // The program would only try again.
                    current.held |= why == NotPlayed::TooLong;
                    let why = match why {
                        NotPlayed::Refused(why) => {
                            language.0.refusal(current.game.rules(), current.game.before(front), why)
                        }
                        NotPlayed::TooLong => language.0.label("table-too-long"),
                    };
                    commands.trigger(Notice::failed(why));
                }
            }
        }
        Wish::Hold(held) => current.held = held,
        Wish::Undo if current.undo() => {
            let end = current.choreography.duration();
            playhead.stop_at(end);
        }
        Wish::ShowNode(node) => {
            current.show(node);
            playhead.stop_at(current.choreography.ply_start(current.tree().node(node).ply));
        }
        Wish::Promote(node) => {
            let time = playhead.time;
            current.promote(node);
            playhead.stop_at(time.min(current.choreography.duration()));
        }
        Wish::Fold(node, is_folded) => current.fold(node, is_folded),
        Wish::RemoveLine(node) => {
            let parent = current.tree().parent(node).filter(|_| current.path().contains(&node));
            let Some(removed) = current.remove(node) else { return };
            if let Some(parent) = parent {
                playhead.stop_at(current.choreography.ply_start(current.tree().node(parent).ply));
            }
            let notice = Notice::done(language.0.label("moves-line-gone"));
            commands.trigger(notice.offering(language.0.label("moves-line-put-back"), Wish::PutBack(removed)));
        }
        Wish::PutBack(ref removed) => current.put_back(removed),
        Wish::Redo => {
            let before = current.choreography.duration();
            if current.redo() {
                let end = current.choreography.duration();
                playhead.stop_at(before.min(end));
                playhead.live = true;
                playhead.run();
            }
        }
        _ => {}
    }
}

/// Says how many later moves were left for one made before them, with the way back; they may have become a variation.
fn left_behind(words: &Words, moves: usize, become_variation: bool) -> Notice {
    let id = if become_variation { "table-left-behind" } else { "table-variation-begun" };
    let text = words.label_with(id, &[("moves", Arg::from(moves))]);
    Notice::done(text).offering(words.label("table-back-to-line"), Wish::Undo)
}

fn moves_wished_for(wish: &Wish, current: &CurrentGame, front: usize) -> Vec<Move> {
    match wish {
        Wish::Play(mv) | Wish::Answer(mv) => vec![*mv],
        Wish::PlayLine(line) => line.clone(),
        &Wish::SetOutRest(spread) => setting_out::rest(current.game.rules(), current.game.before(front), spread),
        _ => Vec::new(),
    }
}

/// A pit was chosen where no move can be made: says why, with a button for what can be done.
pub(crate) fn say_how_to_take_over(
    wish: On<Wish>,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    if *wish != Wish::TakeOver || current.front(&playhead).is_some() {
        return;
    }
    if playhead.frozen {
        let [text, label] = ["class-frozen", "class-let-go"].map(|id| language.0.label(id));
        commands.trigger(Notice::done(text).offering(label, Wish::Freeze(false)));
        return;
    }
    if current.purpose == Purpose::Show {
        commands.trigger(Wish::TryExample);
        return;
    }
    let end = move_grouping::end_of_move(&current.game, &current.choreography, playhead.time);
    let after = current.choreography.moment(end).plies;
    let thinks = playhead.time >= current.choreography.duration() && current.computer().is_some();
    let is_over = current.game.before(after).ended().is_some() || current.is_agreed_after(after);
    let (text, label, wish) = match is_over {
        _ if thinks => ("opponent-is-to-move", "opponent-move-now", Wish::MoveNow),
        true if playhead.time >= end => {
            let label = if current.purpose == Purpose::Play { "end-play-again" } else { "watch-play" };
            ("table-game-over", label, Wish::PlayAgain { exchange: false })
        }
        _ => ("table-being-shown", "table-end-move", Wish::EndMove),
    };
    commands.trigger(Notice::done(language.0.label(text)).offering(language.0.label(label), wish));
}
