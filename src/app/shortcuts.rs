//! Keys that belong to no pit: the transport, undo, files, the panel. Those of the pits are in [`crate::board`].

use super::Dialog;
use super::PanelTarget;
use super::systems::AppSystems;
use crate::analysis::AnalysisCommand;
use crate::analysis::study::Study;
use crate::app::WindowCommand;
use crate::editor::EditorCommand;
use crate::editor::PositionCommand;
use crate::editor::session::RulesTabVisible;
use crate::learn::PuzzleCommand;
use crate::learn::activity::{Activity, ActivityText};
use crate::play::CurrentGame;
use crate::play::PlayCommand;
use crate::playback::PlaybackCommand;
use crate::playback::{Playhead, Scene};
use crate::presenter::PresenterCommand;
use crate::presenter::Projecting;
use crate::presenter::tools::PresenterTools;
use crate::record::RecordCommand;
use crate::settings::Preferences;
use crate::settings::SettingsCommand;
use crate::settings::text_size::TextSize;
use crate::ui::Action;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use bevy_egui::input::EguiWantsInput;
use naqala_core::workshop::editor::Change;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(Update, trigger_by_key.in_set(AppSystems::Ask));
}

/// Claims on the keyboard, by which it is known if the game has it.
#[derive(SystemParam)]
pub struct Keyboard<'w> {
    wants: Option<Res<'w, EguiWantsInput>>,
    dialog: Res<'w, Dialog>,
    editing: Res<'w, RulesTabVisible>,
}

impl Keyboard<'_> {
    /// Returns whether it belongs to a dialog, to a field or a button of the panel, or to rules that are changed there.
    pub fn is_taken(&self) -> bool {
        self.dialog.0 || self.editing.0 || self.is_at_panel()
    }

    fn is_at_panel(&self) -> bool {
        self.wants.as_ref().is_some_and(|wants| wants.wants_any_keyboard_input())
    }
}

/// Shift and Control, or Command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// Either Shift key.
    pub shift: bool,
    /// Either Control or Command key.
    pub control: bool,
    /// Either Alt key.
    pub alt: bool,
}

impl Held {
    /// Returns what a key is held for, if for anything.
    fn of(&mut self, key: KeyCode) -> Option<&mut bool> {
        match key {
            KeyCode::ShiftLeft | KeyCode::ShiftRight => Some(&mut self.shift),
            KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => {
                Some(&mut self.control)
            }
            KeyCode::AltLeft | KeyCode::AltRight => Some(&mut self.alt),
            _ => None,
        }
    }

    /// Those held now.
    pub fn now(keys: &ButtonInput<KeyCode>) -> Held {
        Held {
            shift: keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]),
            control: keys.any_pressed([
                KeyCode::ControlLeft,
                KeyCode::ControlRight,
                KeyCode::SuperLeft,
                KeyCode::SuperRight,
            ]),
            alt: keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]),
        }
    }
}

/// The keys that were pressed or let go, in order, each with those that were held with it. Several may have been pressed and
/// let go since the last frame: what was held before is found backwards from what is held `now`.
pub fn in_order<'a>(
    keys: impl Iterator<Item = &'a KeyboardInput>,
    now: Held,
) -> impl Iterator<Item = (&'a KeyboardInput, Held)> {
    let keys: Vec<&KeyboardInput> = keys.collect();
    let mut held = now;
    let mut all = Vec::new();
    for key in keys.into_iter().rev() {
        all.push((key, held));
        if let Some(modifier) = held.of(key.key_code) {
            *modifier = key.state == ButtonState::Released;
        }
    }
    all.into_iter().rev()
}

/// The keys that were pressed, but for those that are held with others, in order, each with those that were held with it.
pub fn pressed_in_order<'a>(
    keys: impl Iterator<Item = &'a KeyboardInput>,
    now: Held,
) -> impl Iterator<Item = (&'a KeyboardInput, Held)> {
    let is_pressed = |key: &KeyboardInput| key.state == ButtonState::Pressed;
    in_order(keys, now).filter(move |(key, _)| is_pressed(key) && Held::default().of(key.key_code).is_none())
}

/// The places of keys where layouts with Latin letters have none, and which stand for no letter: those of Dvorak.
const NO_LETTERS: [(KeyCode, &str); 4] =
    [(KeyCode::KeyQ, "'"), (KeyCode::KeyW, ","), (KeyCode::KeyE, "."), (KeyCode::KeyZ, ";")];

/// The letter or digit of a key, the letter small: what is written on it or, where that is neither, what stands in its place on
/// an American keyboard, as on one with Cyrillic, Hebrew or Greek letters, or where digits are typed with Shift.
pub fn letter_of(key: &KeyboardInput) -> Option<char> {
    let written = match &key.logical_key {
        Key::Character(text) => text.as_str(),
        _ => "",
    };
    let mut chars = written.chars();
    if let (Some(letter), None) = (chars.next().filter(char::is_ascii_alphanumeric), chars.next()) {
        return Some(letter.to_ascii_lowercase());
    }
    if NO_LETTERS.contains(&(key.key_code, written)) {
        return None;
    }
    let place = format!("{:?}", key.key_code);
    let place = place.strip_prefix("Key").or_else(|| place.strip_prefix("Digit"))?;
    place.chars().next().map(|letter| letter.to_ascii_lowercase())
}

/// Triggers what keys ask for. Those of the pits are read after these: one of these may open a dialog.
pub fn trigger_by_key(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    playhead: Res<Playhead>,
    scene: Res<Scene>,
    current: Res<CurrentGame>,
    preferences: Res<Preferences>,
    (projecting, study, editing): (Res<Projecting>, Res<Study>, Res<RulesTabVisible>),
    (activity, tools): (Res<Activity>, Res<PresenterTools>),
    keyboard: Keyboard,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut commands: Commands,
) {
    let (typed, mut dialog) = (keyboard.is_at_panel(), keyboard.dialog.0);
    let projected = activity.shown().filter(|_| projecting.0 && !activity.composes());
    let asking = playhead.is_asking(&current.choreography);
    let asked_number = activity.shown().and_then(|shown| shown.number);
    for (key, held) in pressed_in_order(pressed.read(), Held::now(&held)) {
        if typed && !means_no_text(key, held) {
            continue;
        }
        let shortcut = letter_of(key).filter(|_| held.control && !held.alt);
        let action = match (&key.logical_key, shortcut) {
            (_, Some('s')) if !held.shift => Some(
                current
                    .file
                    .clone()
                    .map_or(WindowCommand::Show(PanelTarget::SaveFile).into(), |file| RecordCommand::Save(file).into()),
            ),
            (_, Some('v')) => clipboard
                .as_mut()
                .and_then(|clipboard| clipboard.get_text())
                .map(|text| RecordCommand::PastePosition(text).into()),
            (Key::F5, _) => Some(PresenterCommand::Project(!projecting.0).into()),
            (Key::F6, _) => Some(AnalysisCommand::Analyse(!study.on).into()),
            (Key::F8, _) => Some(PresenterCommand::AskFirst(!playhead.asks).into()),
            (Key::F9, _) => Some(PresenterCommand::Freeze(!playhead.frozen).into()),
            (Key::Escape, _) if projecting.0 => Some(PresenterCommand::Project(false).into()),
            (Key::Escape, _) if activity.composes() => Some(PositionCommand::Leave.into()),
            _ if asked_number.is_some() && digit_or_rub_out(key, held).is_some() => asked_number
                .zip(digit_or_rub_out(key, held))
                .map(|(number, typed)| PuzzleCommand::Guess(typed.after(number)).into()),
            _ => projected
                .and_then(|shown| go_on_or_back(key, held, shown, asking))
                .or_else(|| action_of(key, held, playhead.speed, preferences.lap_by_lap, scene.front.is_some())),
        };
        let action = action.map(|action: Action| match action.get() {
            Some(PlayCommand::Undo) if editing.0 => EditorCommand::Change(Change::Undo).into(),
            Some(PlayCommand::Redo) if editing.0 => EditorCommand::Change(Change::Redo).into(),
            Some(PlayCommand::Undo) if !tools.strokes.is_empty() => PresenterCommand::UndoDrawing.into(),
            _ => action,
        });
        if let Some(action) = action.filter(|action| !dialog || is_for_any_time(action)) {
            dialog |= opens_dialog(&action);
            action.trigger(&mut commands);
        }
    }
}

/// A key by which a number is typed.
#[derive(Clone, Copy)]
enum Typed {
    Digit(u32),
    RubOut,
}

impl Typed {
    /// The number after the key, where it was this before.
    fn after(self, number: u32) -> u32 {
        match self {
            Typed::Digit(digit) => (number * 10 + digit).min(u16::MAX.into()),
            Typed::RubOut => number / 10,
        }
    }
}

fn digit_or_rub_out(key: &KeyboardInput, held: Held) -> Option<Typed> {
    match &key.logical_key {
        _ if held.control || held.alt => None,
        Key::Backspace => Some(Typed::RubOut),
        Key::Character(text) => text.parse().ok().filter(|digit| *digit < 10).map(Typed::Digit),
        _ => None,
    }
}

/// Returns what a key of a presenter's remote asks for while a lesson, an example or a puzzle is projected. Enter does the same
/// where it chooses no pit.
fn go_on_or_back(key: &KeyboardInput, held: Held, shown: &ActivityText, asking: bool) -> Option<Action> {
    if held != Held::default() {
        return None;
    }
    let next = || if asking { Some(PlaybackCommand::PlayPause.into()) } else { shown.next().cloned() };
    match key.logical_key {
        Key::PageDown | Key::Space | Key::ArrowRight => next(),
        Key::PageUp => shown.back.clone(),
        Key::ArrowLeft => shown.back.clone().filter(|_| shown.next().is_some()),
        _ => None,
    }
}

/// Returns whether a key means the same to someone who types.
fn means_no_text(key: &KeyboardInput, held: Held) -> bool {
    match &key.logical_key {
        Key::F1 | Key::F2 | Key::F3 | Key::F4 | Key::F6 | Key::F7 | Key::F8 | Key::F9 | Key::F11 => true,
        logical => {
            let kept = |letter| matches!(letter, 'n' | 'o' | 's' | 'b' | 'q' | '1' | '2' | '3' | '4');
            held.control && (letters_by(logical).is_some() || letter_of(key).is_some_and(kept))
        }
    }
}

/// Returns whether a dialog that lies over the table does not stand in the way: F1 shuts the sheet of keys as it opens
/// it.
fn is_for_any_time(action: &Action) -> bool {
    match action.get() {
        Some(WindowCommand::Quit | WindowCommand::FullScreen | WindowCommand::Show(PanelTarget::Keys)) => true,
        _ => matches!(action.get(), Some(SettingsCommand::TextSize(_))),
    }
}

fn opens_dialog(action: &Action) -> bool {
    matches!(action.get(), Some(WindowCommand::Show(PanelTarget::OpenFile | PanelTarget::SaveFile | PanelTarget::Keys)))
}

/// The size of letters that a key asks for together with Control: by what is written on it, wherever it lies.
fn letters_by(key: &Key) -> Option<TextSize> {
    let Key::Character(text) = key else { return None };
    match text.as_str() {
        "+" | "=" => Some(TextSize::Larger),
        "-" | "_" => Some(TextSize::Smaller),
        "0" => Some(TextSize::Usual),
        _ => None,
    }
}

/// Returns what a key asks for. `may_move`: whether the plain arrow keys belong to the pits now.
fn action_of(key: &KeyboardInput, held: Held, speed: f64, lap_by_lap: bool, may_move: bool) -> Option<Action> {
    if held.alt {
        return None;
    }
    if held.control {
        let by_letter: Action = match letter_of(key) {
            Some('z') if held.shift => PlayCommand::Redo.into(),
            Some('z') => PlayCommand::Undo.into(),
            Some('y') => PlayCommand::Redo.into(),
            Some('n') => WindowCommand::Show(PanelTarget::Games).into(),
            Some('o') => WindowCommand::Show(PanelTarget::OpenFile).into(),
            Some('s') => WindowCommand::Show(PanelTarget::SaveFile).into(),
            Some('b') => WindowCommand::Show(PanelTarget::Panel).into(),
            Some('e') => PositionCommand::Begin.into(),
            Some('l') => WindowCommand::Show(PanelTarget::Collection).into(),
            Some('t') => SettingsCommand::TurnBoard.into(),
            Some('c') => RecordCommand::CopyPosition.into(),
            Some('q') => WindowCommand::Quit.into(),
            Some('1') => WindowCommand::Show(PanelTarget::Game).into(),
            Some('2') => WindowCommand::Show(PanelTarget::Rules).into(),
            Some('3') => WindowCommand::Show(PanelTarget::Moves).into(),
            Some('4') => WindowCommand::Show(PanelTarget::Learn).into(),
            _ => {
                return match key.logical_key {
                    Key::PageDown => Some(PlaybackCommand::NextRound.into()),
                    Key::PageUp => Some(PlaybackCommand::PreviousRound.into()),
                    _ => letters_by(&key.logical_key).map(|it| SettingsCommand::TextSize(it).into()),
                };
            }
        };
        return Some(by_letter);
    }
    let steps = held.shift || !may_move;
    match &key.logical_key {
        Key::Space if held.shift => Some(PlaybackCommand::PlayBackwards.into()),
        Key::Space => Some(PlaybackCommand::PlayPause.into()),
        Key::ArrowRight if steps => Some(PlaybackCommand::NextEvent.into()),
        Key::ArrowLeft if steps => Some(PlaybackCommand::PreviousEvent.into()),
        Key::PageDown if held.shift => Some(PlaybackCommand::NextLap.into()),
        Key::PageUp if held.shift => Some(PlaybackCommand::PreviousLap.into()),
        Key::PageDown => Some(PlaybackCommand::NextPly.into()),
        Key::PageUp => Some(PlaybackCommand::PreviousPly.into()),
        Key::End if held.shift => Some(PlaybackCommand::SkipMove.into()),
        Key::Home => Some(PlaybackCommand::First.into()),
        Key::End => Some(PlaybackCommand::Last.into()),
        Key::F1 => Some(WindowCommand::Show(PanelTarget::Keys).into()),
        Key::F2 => Some(WindowCommand::Show(PanelTarget::Panel).into()),
        Key::F3 => Some(SettingsCommand::LapByLap(!lap_by_lap).into()),
        Key::F4 => Some(SettingsCommand::ToggleSound.into()),
        Key::F7 => Some(AnalysisCommand::Hint.into()),
        Key::F11 => Some(WindowCommand::FullScreen.into()),
        Key::Character(text) => match text.as_str() {
            "+" | "=" => Some(PlaybackCommand::Speed(speed * 2.0).into()),
            "-" | "_" => Some(PlaybackCommand::Speed(speed / 2.0).into()),
            "?" => Some(WindowCommand::Show(PanelTarget::Keys).into()),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::LearnCommand;
    use crate::learn::activity::ActivityButton;

    fn pressed(logical_key: Key, key_code: KeyCode) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn a_key_let_go_within_a_frame_was_held_for_those_between() {
        let key = |code| pressed(Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified), code);
        let let_go = |code| KeyboardInput { state: ButtonState::Released, ..key(code) };
        let keys = [
            key(KeyCode::KeyA),
            key(KeyCode::ControlLeft),
            key(KeyCode::KeyC),
            let_go(KeyCode::KeyC),
            let_go(KeyCode::ControlLeft),
            key(KeyCode::KeyB),
        ];
        let held: Vec<(KeyCode, bool)> =
            pressed_in_order(keys.iter(), Held::default()).map(|(key, held)| (key.key_code, held.control)).collect();
        assert_eq!(held, [(KeyCode::KeyA, false), (KeyCode::KeyC, true), (KeyCode::KeyB, false)]);
        let still = Held { control: true, ..Held::default() };
        let held: Vec<bool> = pressed_in_order(keys[..3].iter(), still).map(|(_, held)| held.control).collect();
        assert_eq!(held, [false, true]);
    }

    #[test]
    fn arrows_step_where_there_is_nothing_to_choose_and_with_shift_everywhere() {
        let right = pressed(Key::ArrowRight, KeyCode::ArrowRight);
        let shift = Held { shift: true, ..Held::default() };
        assert_eq!(action_of(&right, Held::default(), 1.0, false, true), None);
        assert_eq!(action_of(&right, Held::default(), 1.0, false, false), Some(PlaybackCommand::NextEvent.into()));
        assert_eq!(action_of(&right, shift, 1.0, false, true), Some(PlaybackCommand::NextEvent.into()));
    }

    #[test]
    fn digits_are_put_together_to_a_number_and_rubbed_out() {
        let typed = |logical: Key, number: u32, held: Held| {
            digit_or_rub_out(&pressed(logical, KeyCode::KeyA), held).map(|typed| typed.after(number))
        };
        let digit = |text: &str| Key::Character(text.into());
        assert_eq!(typed(digit("7"), 0, Held::default()), Some(7));
        assert_eq!(typed(digit("2"), 1, Held::default()), Some(12));
        assert_eq!(typed(digit("9"), 65_535, Held::default()), Some(65_535), "no more than fit");
        assert_eq!(typed(Key::Backspace, 12, Held::default()), Some(1));
        assert_eq!(typed(digit("a"), 1, Held::default()), None);
        assert_eq!(
            typed(digit("1"), 1, Held { control: true, ..Held::default() }),
            None,
            "Control with a digit goes to a tab"
        );
    }

    /// The places of keys, in the order in which the layouts name what is written there.
    const PLACES: [KeyCode; 34] = {
        use KeyCode::*;
        [
            KeyQ, KeyW, KeyE, KeyR, KeyT, KeyY, KeyU, KeyI, KeyO, KeyP, KeyA, KeyS, KeyD, KeyF, KeyG, KeyH, KeyJ, KeyK,
            KeyL, KeyZ, KeyX, KeyC, KeyV, KeyB, KeyN, KeyM, Semicolon, Slash, Comma, Period, Digit1, Digit2, Digit3,
            Digit4,
        ]
    };

    /// X11 layouts by their names, with what is typed there without Shift.
    const LAYOUTS: [(&str, &str); 7] = [
        ("us", "qwertyuiopasdfghjklzxcvbnm;/,.1234"),
        ("de", "qwertzuiopasdfghjklyxcvbnmö-,.1234"),
        ("fr", "azertyuiopqsdfghjklwxcvbn,m!;:&é\"'"),
        ("dvorak", "',.pyfgcrlaoeuidhtn;qjkxbmszwv1234"),
        ("ru", "йцукенгшщзфывапролдячсмитьж.бю1234"),
        ("il", "/'קראטוןםפשדגכעיחלךזסבהנמצף.תץ1234"),
        ("gr", ";ςερτυθιοπασδφγηξκλζχψωβνμ΄/,.1234"),
    ];

    /// The shortcuts with Control and a letter or a digit.
    const SHORTCUTS: [(char, fn() -> Action); 15] = [
        ('z', || PlayCommand::Undo.into()),
        ('y', || PlayCommand::Redo.into()),
        ('n', || WindowCommand::Show(PanelTarget::Games).into()),
        ('o', || WindowCommand::Show(PanelTarget::OpenFile).into()),
        ('s', || WindowCommand::Show(PanelTarget::SaveFile).into()),
        ('b', || WindowCommand::Show(PanelTarget::Panel).into()),
        ('e', || PositionCommand::Begin.into()),
        ('l', || WindowCommand::Show(PanelTarget::Collection).into()),
        ('t', || SettingsCommand::TurnBoard.into()),
        ('c', || RecordCommand::CopyPosition.into()),
        ('q', || WindowCommand::Quit.into()),
        ('1', || WindowCommand::Show(PanelTarget::Game).into()),
        ('2', || WindowCommand::Show(PanelTarget::Rules).into()),
        ('3', || WindowCommand::Show(PanelTarget::Moves).into()),
        ('4', || WindowCommand::Show(PanelTarget::Learn).into()),
    ];
    #[test]
    fn control_keys_go_by_letter_and_by_place_where_no_latin_letters_are() {
        let control = Held { control: true, ..Held::default() };
        let american: Vec<char> = LAYOUTS[0].1.chars().collect();
        for (name, written) in LAYOUTS {
            assert_eq!(written.chars().count(), PLACES.len(), "{name}");
            let is_latin = ["us", "de", "fr", "dvorak"].contains(&name);
            let mut found = Vec::new();
            for (at, typed) in written.chars().enumerate() {
                let is_digit = american[at].is_ascii_digit();
                let letter = if is_latin && !is_digit || typed.is_ascii_alphanumeric() { typed } else { american[at] };
                let wanted = SHORTCUTS.iter().find(|(shortcut, _)| *shortcut == letter).map(|(_, action)| action());
                let key = pressed(Key::Character(typed.to_string().into()), PLACES[at]);
                let action = action_of(&key, control, 1.0, false, true);
                let sizes_text = matches!(action.as_ref().and_then(Action::get), Some(SettingsCommand::TextSize(_)));
                if wanted.is_some() || !sizes_text {
                    assert_eq!(action, wanted, "{name}: {typed}");
                }
                assert_eq!(
                    action_of(&key, Held::default(), 1.0, false, true).filter(|action| *action == WindowCommand::Quit),
                    None
                );
                found.extend(wanted);
            }
            assert_eq!(found.len(), SHORTCUTS.len(), "{name}: every shortcut can be typed");
        }
        let shift = Held { shift: true, ..control };
        assert_eq!(
            action_of(&pressed(Key::Character("Я".into()), KeyCode::KeyZ), shift, 1.0, false, true),
            Some(PlayCommand::Redo.into())
        );
    }

    #[test]
    fn the_size_of_letters_goes_by_what_is_written_on_the_key() {
        let control = Held { control: true, ..Held::default() };
        let action =
            |text: &str, code| action_of(&pressed(Key::Character(text.into()), code), control, 1.0, false, true);
        assert_eq!(
            action("+", KeyCode::BracketRight),
            Some(SettingsCommand::TextSize(TextSize::Larger).into()),
            "where Germans have it"
        );
        assert_eq!(action("=", KeyCode::Equal), Some(SettingsCommand::TextSize(TextSize::Larger).into()));
        assert_eq!(action("-", KeyCode::NumpadSubtract), Some(SettingsCommand::TextSize(TextSize::Smaller).into()));
        assert_eq!(action("0", KeyCode::Digit0), Some(SettingsCommand::TextSize(TextSize::Usual).into()));
        assert_eq!(
            action("&", KeyCode::Digit1),
            Some(WindowCommand::Show(PanelTarget::Game).into()),
            "where the French have digits by Shift"
        );
    }

    #[test]
    fn shift_steps_by_laps_and_skips_a_move() {
        let shift = Held { shift: true, ..Held::default() };
        let action = |key, code, held| action_of(&pressed(key, code), held, 1.0, false, true);
        assert_eq!(action(Key::PageDown, KeyCode::PageDown, shift), Some(PlaybackCommand::NextLap.into()));
        assert_eq!(action(Key::PageUp, KeyCode::PageUp, shift), Some(PlaybackCommand::PreviousLap.into()));
        assert_eq!(action(Key::PageDown, KeyCode::PageDown, Held::default()), Some(PlaybackCommand::NextPly.into()));
        let control = Held { control: true, ..Held::default() };
        assert_eq!(action(Key::PageDown, KeyCode::PageDown, control), Some(PlaybackCommand::NextRound.into()));
        assert_eq!(action(Key::PageUp, KeyCode::PageUp, control), Some(PlaybackCommand::PreviousRound.into()));
        assert_eq!(action(Key::End, KeyCode::End, shift), Some(PlaybackCommand::SkipMove.into()));
        assert_eq!(action(Key::End, KeyCode::End, Held::default()), Some(PlaybackCommand::Last.into()));
        assert_eq!(action(Key::F3, KeyCode::F3, Held::default()), Some(SettingsCommand::LapByLap(true).into()));
        assert_eq!(action(Key::F4, KeyCode::F4, Held::default()), Some(SettingsCommand::ToggleSound.into()));
        assert_eq!(action(Key::F11, KeyCode::F11, Held::default()), Some(WindowCommand::FullScreen.into()));
    }

    #[test]
    fn the_keys_of_a_remote_go_on_and_back_where_a_lesson_is_projected() {
        let button = |label, action: Action, main| ActivityButton { label, action, main };
        let buttons = vec![
            button("lesson-leave", LearnCommand::BackToGame.into(), false),
            button("lesson-next", LearnCommand::Step(3).into(), true),
        ];
        let mut shown = ActivityText { buttons, back: Some(LearnCommand::Step(1).into()), ..ActivityText::default() };
        let plain = Held::default();
        let at = |shown: &ActivityText, key, code, asking| go_on_or_back(&pressed(key, code), plain, shown, asking);
        let next =
            [(Key::PageDown, KeyCode::PageDown), (Key::Space, KeyCode::Space), (Key::ArrowRight, KeyCode::ArrowRight)];
        for (key, code) in next.clone() {
            assert_eq!(at(&shown, key.clone(), code, false), Some(LearnCommand::Step(3).into()), "{key:?}");
            assert_eq!(
                at(&shown, key.clone(), code, true),
                Some(PlaybackCommand::PlayPause.into()),
                "a class has been asked"
            );
            assert_eq!(go_on_or_back(&pressed(key, code), Held { shift: true, ..plain }, &shown, false), None);
        }
        assert_eq!(at(&shown, Key::PageUp, KeyCode::PageUp, false), Some(LearnCommand::Step(1).into()));
        assert_eq!(at(&shown, Key::ArrowLeft, KeyCode::ArrowLeft, false), Some(LearnCommand::Step(1).into()));
        // A game at the end of a lesson: the arrows belong to the pits.
        shown.buttons = vec![button("transport-hint", AnalysisCommand::Hint.into(), false)];
        assert_eq!(at(&shown, Key::ArrowLeft, KeyCode::ArrowLeft, false), None);
        assert_eq!(at(&shown, Key::ArrowRight, KeyCode::ArrowRight, false), None);
        // A puzzle that is still open.
        shown.buttons = vec![
            button("puzzle-solution", PuzzleCommand::ShowSolution.into(), false),
            button("puzzle-next", AnalysisCommand::Hint.into(), false),
        ];
        assert_eq!(at(&shown, Key::PageDown, KeyCode::PageDown, false), Some(PuzzleCommand::ShowSolution.into()));
    }

    #[test]
    fn plus_and_minus_double_and_halve_the_speed() {
        let plus = pressed(Key::Character("+".into()), KeyCode::Equal);
        let minus = pressed(Key::Character("-".into()), KeyCode::Minus);
        assert_eq!(action_of(&plus, Held::default(), 2.0, false, true), Some(PlaybackCommand::Speed(4.0).into()));
        assert_eq!(action_of(&minus, Held::default(), 2.0, false, true), Some(PlaybackCommand::Speed(1.0).into()));
    }
}
