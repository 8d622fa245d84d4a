//! Answers to wishes: the one place where the game, its record and the playhead are changed by request.

use super::aside::Aside;
use super::current::Unplayed;
use super::diagnostic::GameDiagnostic;
use super::open::{Opened, open_file, open_sample};
use super::own::OwnGames;
use super::seats::Players;
use super::{Current, Library, Notice, Playhead, Preferences, Purpose, Scene, Speech, Wish, arrange, turns};
use crate::report::{Report, warnings};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiClipboard;
use mancala::engine::{Game, Move};
use mancala::record::tree::NodeId;
use mancala::record::{Record, notation};
use mancala::rules::Place;
use naqala_core::exchange::{self, Format};
use naqala_core::files::{save_atomically, system_diagnostic};
use naqala_core::samples::samples;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::Edit;
use naqala_core::workshop::own::name_of;
use std::path::Path;

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
        .add_systems(Update, unfold_what_is_shown.in_set(super::Moment::Lay));
}

/// A variation that is folded is shown whole when the show goes into it.
fn unfold_what_is_shown(scene: Res<Scene>, mut current: ResMut<Current>, mut seen: Local<Option<(u32, NodeId)>>) {
    let now = current.path().get(scene.plies).map(|&node| (current.serial, node));
    if std::mem::replace(&mut *seen, now) != now
        && let Some((_, node)) = now
    {
        // The game is as it was.
        current.bypass_change_detection().unfold(node);
    }
}

fn close_the_window(wish: On<Wish>, mut exit: MessageWriter<AppExit>) {
    if *wish == Wish::Quit {
        exit.write(AppExit::Success);
    }
}

fn play_and_take_back(
    wish: On<Wish>,
    aside: Res<Aside>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    if let (Wish::Play(mv), true) = (&*wish, aside.takes_places()) {
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
            let kept = front.checked_sub(1).map_or(0, |last| turns::number(&current.game, last));
            let left = turns::moves(&current.game).saturating_sub(kept);
            let main = current.tree().main();
            match current.play_all(&moves, front) {
                Ok(()) => {
                    let goes_on = current.tree().main() != main;
                    // The move that the record has there is no variation.
                    let parts = current.path().last().is_some_and(|&end| !current.tree().is_main(end));
                    if left > 0 && (goes_on || parts) {
                        commands.trigger(left_behind(&speech.0, left, goes_on));
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
                    current.held |= why == Unplayed::TooLong;
                    let why = match why {
                        Unplayed::Refused(why) => {
                            speech.0.refusal(current.game.rules(), current.game.before(front), why)
                        }
                        Unplayed::TooLong => speech.0.label("table-too-long"),
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
            let notice = Notice::done(speech.0.label("moves-line-gone"));
            commands.trigger(notice.offering(speech.0.label("moves-line-put-back"), Wish::PutBack(removed)));
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

fn moves_wished_for(wish: &Wish, current: &Current, front: usize) -> Vec<Move> {
    match wish {
        Wish::Play(mv) | Wish::Answer(mv) => vec![*mv],
        Wish::PlayLine(line) => line.clone(),
        &Wish::SetOutRest(spread) => arrange::rest(current.game.rules(), current.game.before(front), spread),
        _ => Vec::new(),
    }
}

fn move_the_playhead(wish: On<Wish>, current: Res<Current>, mut playhead: ResMut<Playhead>, mut commands: Commands) {
    if playhead.frozen {
        return;
    }
    let show = &current.choreography;
    let now = playhead.time;
    match *wish {
        // Between two moves it is the program that goes on or waits.
        Wish::PlayPause if now >= show.duration() && current.computer().is_some() => {
            commands.trigger(Wish::Hold(!current.held));
        }
        Wish::PlayPause => {
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
        Wish::PlayBackwards => {
            if playhead.playing && playhead.backwards {
                playhead.stop_at(now);
            } else {
                playhead.playing = true;
                playhead.backwards = true;
            }
        }
        Wish::Speed(speed) => playhead.set_speed(speed),
        _ => {
            let Some(stop) = turns::destination(&wish, &current.game, show, now) else { return };
            let goes_on = matches!(*wish, Wish::SkipMove) && playhead.playing && !playhead.backwards;
            if goes_on && stop < show.duration() {
                playhead.time = stop;
                playhead.rest = 0.0;
            } else {
                playhead.stop_at(stop);
            }
        }
    }
}

/// A pit was chosen where no move can be made: says why, with a button for what can be done.
fn say_how_to_take_over(
    wish: On<Wish>,
    current: Res<Current>,
    playhead: Res<Playhead>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    if *wish != Wish::TakeOver || current.front(&playhead).is_some() {
        return;
    }
    if playhead.frozen {
        let [text, label] = ["class-frozen", "class-let-go"].map(|id| speech.0.label(id));
        commands.trigger(Notice::done(text).offering(label, Wish::Freeze(false)));
        return;
    }
    if current.purpose == Purpose::Show {
        commands.trigger(Wish::TryExample);
        return;
    }
    let end = turns::end_of_move(&current.game, &current.choreography, playhead.time);
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
    commands.trigger(Notice::done(speech.0.label(text)).offering(speech.0.label(label), wish));
}

fn set_preferences(wish: On<Wish>, mut preferences: ResMut<Preferences>) {
    match *wish {
        Wish::LapByLap(pauses) => preferences.lap_by_lap = pauses,
        Wish::Letters(letters) => preferences.text_size = letters.after(preferences.text_size),
        Wish::Sound => preferences.muted = !preferences.muted,
        Wish::Turn => preferences.turned = !preferences.turned,
        _ => {}
    }
}

fn put_another_game_on_the_table(
    wish: On<Wish>,
    mut library: ResMut<Library>,
    mut own: ResMut<OwnGames>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    (speech, preferences): (Res<Speech>, Res<Preferences>),
    mut commands: Commands,
) {
    match &*wish {
        Wish::NewGame { id, settings } => match Current::opening(&library.0, id, settings) {
            Ok(mut opening) => {
                opening.about.variant = own.named(id).map(|file| file.display().to_string()).unwrap_or_default();
                current.replace(opening);
                playhead.stop_at(0.0);
            }
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        Wish::Open(path) => match open_file(path, &mut library.0) {
            Ok(Opened::Record(read)) => {
                let odd = warnings(&read.about);
                current.replace(*read);
                playhead.stop_at(0.0);
                commands.trigger(Notice::done(said_of(&speech.0, "table-opened", path)));
                if !odd.diagnostics.is_empty() {
                    commands.trigger(Notice::odd(odd));
                }
            }
            Ok(Opened::Variant(id)) => {
                own.open(&id, path);
                commands.trigger(Wish::NewGame { id, settings: Default::default() });
                if own.may_keep(path) {
                    let opened = Notice::done(said_of(&speech.0, "table-opened", path));
                    commands.trigger(opened.offering(speech.0.label("workshop-keep"), Wish::KeepVariant(path.clone())));
                }
            }
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        Wish::Resume(path) => match open_file(path, &mut library.0) {
            Ok(Opened::Record(mut read)) => {
                read.purpose = Purpose::Play;
                current.replace(*read);
                let end = current.choreography.duration();
                playhead.stop_at(end);
            }
            Ok(Opened::Variant(_)) => {}
            Err(error) => commands.trigger(Notice::mistakes(error)),
        },
        Wish::PlayAgain { exchange } => {
            let mut again = current.again(*exchange);
            if current.purpose != Purpose::Play {
                // Whoever has looked on plays now, as they play other games.
                let rules = current.game.rules();
                again.seat(Players::of(&speech.0, rules, preferences.mode, preferences.level_in(&rules.id), ""));
            }
            let seats = current.game.rules().board.sides().len();
            current.replace(again);
            playhead.stop_at(0.0);
            if *exchange {
                let text = speech.0.label_with("end-sides-changed", &[("seats", Arg::from(seats))]);
                commands.trigger(Notice::done(text));
            }
        }
        Wish::OpenShipped(name) => {
            let Some(sample) = samples().iter().find(|sample| sample.name == *name) else { return };
            match open_sample(sample, &library.0) {
                Ok(read) => {
                    current.replace(read);
                    playhead.stop_at(0.0);
                }
                Err(error) => commands.trigger(Notice::mistakes(error)),
            }
        }
        _ => {}
    }
}

fn keep_the_record(wish: On<Wish>, mut current: ResMut<Current>, speech: Res<Speech>, mut commands: Commands) {
    match &*wish {
        Wish::Save(path) => {
            let format = Format::of(path).unwrap_or(Format::Naqala);
            let record = current.to_record().for_folder(path.parent().unwrap_or(Path::new("")));
            let text = exchange::write(format, &record, current.main_line(), &speech.0);
            let saved = text
                .map_err(Report::from)
                .and_then(|text| save_atomically(path, text.as_bytes()).map_err(Report::from));
            match saved {
                Ok(()) => {
                    if format == Format::Naqala {
                        current.file = Some(path.clone());
                    }
                    commands.trigger(Notice::saved(&speech.0, path));
                }
                Err(report) => commands.trigger(Notice::mistakes(report)),
            }
        }
        Wish::OpenFolder(folder) => {
            if let Err(error) = open::that_detached(folder) {
                let (folder, because) = (folder.display().to_string().into(), system_diagnostic(&error));
                commands.trigger(Notice::mistakes(Report::of(GameDiagnostic::FolderNotOpened { folder, because })));
            }
        }
        Wish::Players(players) => current.seat(players.clone()),
        Wish::Comment { ply, text } => current.node_mut(*ply).comment.clone_from(text),
        &Wish::Glyph { ply, glyph } => current.node_mut(ply).glyph = glyph,
        _ => {}
    }
}

fn said_of(words: &Words, id: &str, path: &Path) -> String {
    words.label_with(id, &[("file", Arg::from(name_of(path)))])
}

fn exchange_positions(
    wish: On<Wish>,
    mut current: ResMut<Current>,
    mut playhead: ResMut<Playhead>,
    (scene, aside): (Res<Scene>, Res<Aside>),
    speech: Res<Speech>,
    clipboard: Option<ResMut<EguiClipboard>>,
    mut commands: Commands,
) {
    match &*wish {
        Wish::CopyPosition => {
            // Seeds in the air belong to no position: in the middle of a ply the one before it is copied.
            let rules = current.game.rules();
            let text = notation::position_text(rules, current.game.before(scene.plies.min(current.game.plies().len())));
            if let Some(mut clipboard) = clipboard {
                clipboard.set_text(&text);
            }
            commands.trigger(Notice::done(speech.0.label_with("table-copied", &[("position", Arg::from(text))])));
        }
        Wish::PastePosition(text) if aside.composes() => commands.trigger(Wish::Edit(Edit::Text(text.clone()))),
        Wish::PastePosition(text) => {
            let rules = current.game.rules().clone();
            match notation::parse_opening(&rules, text) {
                Ok(position) => {
                    let about = Record { result: None, ..current.about.clone() };
                    current.replace(Current::new(Game::new(rules, position), about));
                    playhead.stop_at(0.0);
                }
                Err(error) => commands.trigger(Notice::mistakes(error)),
            }
        }
        _ => {}
    }
}

/// Nothing is drawn unless something asks for it: an answered wish does.
fn show_what_was_answered(_: On<Wish>, redraw: Option<ResMut<Messages<RequestRedraw>>>) {
    if let Some(mut redraw) = redraw {
        redraw.write(RequestRedraw);
    }
}
