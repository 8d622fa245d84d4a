//! Reading aloud, with a program that writes down what it is to say.

use super::*;
use crate::learn::LearnCommand;
use crate::play::Playhead;
use crate::tests::{Heard, play, room, run_out, trigger};
use std::fs;
use std::os::unix::fs::PermissionsExt;

/// A program that writes what it is told into a file and speaks until that is allowed to end.
fn speaking(folder: &tempfile::TempDir) -> App {
    let (program, said) = (folder.path().join("espeak"), folder.path().join("said"));
    let script = format!("#!/bin/sh\ncat >> '{0}'\necho >> '{0}'\n", said.display());
    fs::write(&program, script).expect("it can be written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it can be made a program");
    let mut app = room("kalah");
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    app.world_mut().resource_mut::<Voice>().folders = vec![folder.path().to_owned()];
    app
}

/// Waits until something has been said, and returns all of it.
fn said(app: &mut App, folder: &tempfile::TempDir, text: &str) -> bool {
    let deadline = Instant::now() + Duration::from_secs(30);
    while Instant::now() < deadline {
        app.update();
        if fs::read_to_string(folder.path().join("said")).is_ok_and(|said| said.contains(text)) {
            return true;
        }
    }
    false
}

#[test]
fn captions_are_read_and_the_show_waits_for_them() {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = speaking(&folder);
    trigger(&mut app, SpeechCommand::ReadAloud(true));
    assert!(app.world().resource::<SpeechPreferences>().read_aloud);
    play(&mut app, &["c1"]);
    assert!(said(&mut app, &folder, "c1"), "{:?}", fs::read_to_string(folder.path().join("said")));
    app.world_mut().insert_resource(ShowWaits(true));
    let before = app.world().resource::<Playhead>().time;
    trigger(&mut app, SpeechCommand::ReadAloud(false));
    run_out(&mut app);
    assert!(app.world().resource::<Playhead>().time > before, "it waits for nothing any more");
    assert!(!app.world().resource::<ShowWaits>().0);
}

#[test]
fn steps_of_a_lesson_and_rules_are_read() {
    let folder = tempfile::tempdir().expect("the system has a folder for temporary files");
    let mut app = speaking(&folder);
    trigger(&mut app, SpeechCommand::ReadRules);
    assert!(said(&mut app, &folder, "You and your opponent take turns."));
    trigger(&mut app, SpeechCommand::ReadAloud(true));
    trigger(&mut app, LearnCommand::FirstLesson);
    assert!(said(&mut app, &folder, "A mancala board has rows of pits"));
}

#[test]
fn where_nothing_speaks_that_is_told_once_it_is_asked_for() {
    let mut app = room("kalah");
    app.world_mut().resource_mut::<Voice>().folders.clear();
    trigger(&mut app, SpeechCommand::ReadAloud(true));
    assert!(!app.world().resource::<SpeechPreferences>().read_aloud);
    let heard = format!("{:?}", app.world().resource::<Heard>().notices);
    assert!(heard.contains("No voice was found"), "{heard}");
}
