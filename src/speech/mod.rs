//! Reading aloud: captions, lessons and rules spoken by a voice of the system. The show waits until a caption has been
//! said. Nothing is needed but a program that speaks, which is looked for when it is asked for.

mod synthesizer;
#[cfg(all(test, unix))]
mod tests;

use crate::play::AppMode;
use crate::playback::scene::update_scene;
use crate::playback::{GameContext, ShowWaits};
use crate::settings::Preferences;
use crate::settings::folders::{Folders, from_ron, to_ron, with_changes};
use crate::settings::keep::{Keep, KeepPlugin};
use crate::ui::action::request_redraw;
use crate::ui::language::UiLanguage;
use crate::ui::slots::{Slot, SlotApp};
use crate::ui::systems::AppSystems;
use crate::ui::{Action, Notice};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::egui::Ui;
use mancala::diagnostic::{Diagnostic, Key};
use naqala_core::words::RulePage;
use serde::{Deserialize, Serialize};
use std::env;
use std::path::PathBuf;
use std::process::Child;
use std::time::{Duration, Instant};
use synthesizer::Synthesizer;

/// Time after which a voice that has not come to an end is broken off: some never do.
const LONGEST: Duration = Duration::from_secs(120);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Voice>()
        .add_plugins(KeepPlugin::<SpeechPreferences>::default())
        .add_view(Slot::Preferences, 25, preference)
        .add_view(Slot::Rules, 30, rules_button)
        .add_observer(answer)
        .add_observer(request_redraw::<SpeechCommand>)
        .add_systems(
            Update,
            follow.after(update_scene).run_if(any_with_component::<PrimaryWindow>).in_set(AppSystems::Follow),
        );
}

/// Requests that this feature answers.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpeechCommand {
    /// Read captions and lessons aloud, or no longer.
    ReadAloud(bool),
    /// Read the rules of the game on the table, or break off.
    ReadRules,
}

/// Preference for reading aloud. Kept between runs.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
// It lies in a file with others, which may be headed with their name.
#[serde(default, rename = "Preferences")]
pub(crate) struct SpeechPreferences {
    /// `true` if captions and lessons are read aloud.
    pub(crate) read_aloud: bool,
}

impl Keep for SpeechPreferences {
    const NAME: Option<Key> = Preferences::NAME;
    const IS_PART: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        Preferences::path(folders)
    }

    fn parse(text: &str) -> Result<SpeechPreferences, Diagnostic> {
        from_ron(text)
    }

    fn to_text(&self) -> String {
        to_ron(self)
    }

    fn merge(&self, before: &SpeechPreferences, there: SpeechPreferences) -> SpeechPreferences {
        with_changes(self, before, &there)
    }
}

/// The voice, and the text that it says.
#[derive(Resource)]
struct Voice {
    /// Folders in which a program that speaks is looked for.
    folders: Vec<PathBuf>,
    synthesizer: Option<Synthesizer>,
    /// The process that speaks, since when, and whether it reads the rules.
    speaks: Option<(Child, Instant, bool)>,
    /// The text that was said last.
    said: Option<String>,
}

impl Default for Voice {
    fn default() -> Voice {
        let folders = env::var_os("PATH").map(|path| env::split_paths(&path).collect());
        Voice { folders: folders.unwrap_or_default(), synthesizer: None, speaks: None, said: None }
    }
}

impl Voice {
    /// Looks for a program that speaks. Returns whether there is one.
    fn is_there(&mut self) -> bool {
        if self.synthesizer.is_none() {
            self.synthesizer = Synthesizer::find(&self.folders);
        }
        self.synthesizer.is_some()
    }

    /// Says a text in place of what is being said.
    fn say(&mut self, language: &str, text: &str, is_rules: bool) {
        self.stop();
        let child = self.synthesizer.as_ref().and_then(|synthesizer| synthesizer.say(language, text).ok());
        self.speaks = child.map(|child| (child, Instant::now(), is_rules));
    }

    fn stop(&mut self) {
        if let (Some((child, ..)), Some(synthesizer)) = (self.speaks.take(), &self.synthesizer) {
            synthesizer.stop(child);
        }
    }

    /// Returns whether something is being said.
    fn is_speaking(&mut self) -> bool {
        let Some((child, since, _)) = &mut self.speaks else { return false };
        if matches!(child.try_wait(), Ok(None)) && since.elapsed() < LONGEST {
            return true;
        }
        self.stop();
        false
    }

    fn reads_rules(&mut self) -> bool {
        self.is_speaking() && matches!(self.speaks, Some((_, _, true)))
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Says each caption and each step of a lesson as it appears, and has the show wait meanwhile.
fn follow(
    view: GameContext,
    preferences: Res<SpeechPreferences>,
    mut voice: ResMut<Voice>,
    mut waits: ResMut<ShowWaits>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let voice = voice.bypass_change_detection();
    if preferences.read_aloud && voice.is_there() {
        let text = to_be_said(&view);
        if text != voice.said {
            if let Some(text) = &text {
                voice.say(view.words.code(), text, false);
            }
            voice.said = text;
        }
    }
    let speaks = voice.is_speaking();
    let held = speaks && preferences.read_aloud && !voice.reads_rules();
    waits.set_if_neq(ShowWaits(held));
    if speaks {
        redraw.write(RequestRedraw);
    }
}

/// Returns the text to be said at the moment: of a lesson, an example or a puzzle with what came of an attempt, else the
/// caption.
fn to_be_said(view: &GameContext<'_>) -> Option<String> {
    let caption = view.shown().heard().filter(|text| !text.is_empty());
    match view.activity.shown() {
        None => caption,
        Some(shown) => {
            let verdict = shown.verdict.as_ref().map(|(_, text)| text.clone());
            // While something is shown its captions are said; before and after, the text of the step.
            let running = caption.filter(|_| view.is_playing() && verdict.is_none());
            running.or(verdict).or_else(|| {
                let texts = [Some(shown.text.clone()), shown.caption.clone()];
                Some(texts.into_iter().flatten().collect::<Vec<_>>().join("\n"))
            })
        }
    }
}

/// Returns a page as it is read aloud.
fn page_text(page: &RulePage) -> String {
    let lines = page.sections.iter().flat_map(|section| {
        let lines = section.lines.iter().map(|line| line.text.as_str());
        std::iter::once(section.heading.as_str()).chain(lines)
    });
    std::iter::once(page.title.as_str()).chain(lines).collect::<Vec<_>>().join("\n")
}

fn answer(
    command: On<SpeechCommand>,
    view: GameContext,
    (language, mode): (Res<UiLanguage>, Res<State<AppMode>>),
    mut preferences: ResMut<SpeechPreferences>,
    mut voice: ResMut<Voice>,
    mut commands: Commands,
) {
    let words = &language.0;
    let asks = !matches!(*command, SpeechCommand::ReadAloud(false));
    if asks && !voice.is_there() {
        commands.trigger(Notice::failed(words.label("speech-no-voice")));
        return;
    }
    match *command {
        SpeechCommand::ReadAloud(on) => {
            preferences.read_aloud = on;
            voice.stop();
            // What is shown now is read at once in a lesson; otherwise the next caption.
            voice.said = if on && *mode.get() != AppMode::Game { None } else { to_be_said(&view) };
        }
        SpeechCommand::ReadRules if voice.reads_rules() => voice.stop(),
        SpeechCommand::ReadRules => {
            let text = page_text(&words.page(view.rules()));
            voice.say(words.code(), &text, true);
        }
    }
}

/// Shows the preference.
fn preference(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, preferences: Res<SpeechPreferences>) -> Option<Action> {
    let mut on = preferences.read_aloud;
    let changed = ui.checkbox(&mut on, language.0.label("speech-read-aloud")).changed();
    changed.then(|| SpeechCommand::ReadAloud(on).into())
}

/// Shows the button on the rule page by which it is read aloud.
fn rules_button(InMut(ui): InMut<Ui>, language: Res<UiLanguage>, mut voice: ResMut<Voice>) -> Option<Action> {
    let label = if voice.bypass_change_detection().reads_rules() { "speech-stop" } else { "speech-rules" };
    ui.button(language.0.label(label)).clicked().then(|| SpeechCommand::ReadRules.into())
}
