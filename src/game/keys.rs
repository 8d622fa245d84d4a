//! Keys that belong to no pit: the transport, undo, files, the panel. Those of the pits are in [`crate::table`].

use super::analysis::Study;
use super::aside::{Aside, Shown};
use super::class::Class;
use super::editing::InSight;
use super::wish::{Desk, Letters};
use super::{Current, Dialog, Moment, Playhead, Preferences, Projecting, Scene, Wish};
use crate::workshop::editor::Change;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use bevy_egui::input::EguiWantsInput;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(Update, wish_by_key.in_set(Moment::Ask));
}

/// Who has the keyboard.
#[derive(SystemParam)]
pub struct Keyboard<'w> {
    wants: Option<Res<'w, EguiWantsInput>>,
    dialog: Res<'w, Dialog>,
}

impl Keyboard<'_> {
    /// Whether it belongs to a dialog, or to a text field or a button of the panel.
    pub fn is_taken(&self) -> bool {
        self.dialog.0 || self.is_at_panel()
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

/// The keys that were pressed, in order, each with those that were held with it. Several may have been pressed and let go
/// since the last frame: what was held before is found backwards from what is held `now`.
pub fn pressed_in_order<'a>(
    keys: impl Iterator<Item = &'a KeyboardInput>,
    now: Held,
) -> impl Iterator<Item = (&'a KeyboardInput, Held)> {
    let keys: Vec<&KeyboardInput> = keys.collect();
    let mut held = now;
    let mut pressed = Vec::new();
    for key in keys.into_iter().rev() {
        let before = key.state == ButtonState::Released;
        match key.key_code {
            KeyCode::ShiftLeft | KeyCode::ShiftRight => held.shift = before,
            KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => {
                held.control = before;
            }
            KeyCode::AltLeft | KeyCode::AltRight => held.alt = before,
            _ if key.state == ButtonState::Pressed => pressed.push((key, held)),
            _ => {}
        }
    }
    pressed.into_iter().rev()
}

/// Triggers what keys ask for. Those of the pits are read after these: one of these may open a dialog.
pub fn wish_by_key(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    playhead: Res<Playhead>,
    scene: Res<Scene>,
    current: Res<Current>,
    preferences: Res<Preferences>,
    (projecting, study, editing): (Res<Projecting>, Res<Study>, Res<InSight>),
    (aside, class): (Res<Aside>, Res<Class>),
    keyboard: Keyboard,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut commands: Commands,
) {
    let (typed, mut dialog) = (keyboard.is_at_panel(), keyboard.dialog.0);
    let projected = aside.shown().filter(|_| projecting.0 && !aside.composes());
    let asking = playhead.is_asking(&current.choreography);
    let asked_number = aside.shown().and_then(|shown| shown.number);
    for (key, held) in pressed_in_order(pressed.read(), Held::now(&held)) {
        if typed && !means_no_text(key, held) {
            continue;
        }
        let wish = match (&key.logical_key, key.key_code) {
            (_, KeyCode::KeyS) if held.control && !held.shift => {
                Some(current.file.clone().map_or(Wish::Show(Desk::SaveFile), Wish::Save))
            }
            (_, KeyCode::KeyV) if held.control => {
                clipboard.as_mut().and_then(|clipboard| clipboard.get_text()).map(Wish::PastePosition)
            }
            (Key::F5, _) => Some(Wish::Project(!projecting.0)),
            (Key::F6, _) => Some(Wish::Analyse(!study.on)),
            (Key::F8, _) => Some(Wish::AskFirst(!playhead.asks)),
            (Key::F9, _) => Some(Wish::Freeze(!playhead.frozen)),
            (Key::Escape, _) if projecting.0 => Some(Wish::Project(false)),
            _ if asked_number.is_some() && digit_or_rub_out(key, held).is_some() => {
                asked_number.zip(digit_or_rub_out(key, held)).map(|(number, typed)| Wish::Guess(typed.after(number)))
            }
            _ => projected
                .and_then(|shown| go_on_or_back(key, held, shown, asking))
                .or_else(|| wish_of(key, held, playhead.speed, preferences.lap_by_lap, scene.front.is_some())),
        };
        let wish = match wish {
            Some(Wish::Undo) if editing.0 => Some(Wish::ChangeRules(Change::Undo)),
            Some(Wish::Redo) if editing.0 => Some(Wish::ChangeRules(Change::Redo)),
            Some(Wish::Undo) if !class.strokes.is_empty() => Some(Wish::UndoDrawing),
            other => other,
        };
        if let Some(wish) = wish.filter(|wish| !dialog || is_for_any_time(wish)) {
            dialog |= opens_dialog(&wish);
            commands.trigger(wish);
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
fn go_on_or_back(key: &KeyboardInput, held: Held, shown: &Shown, asking: bool) -> Option<Wish> {
    if held != Held::default() {
        return None;
    }
    let next = || if asking { Some(Wish::PlayPause) } else { shown.next().cloned() };
    match key.logical_key {
        Key::PageDown | Key::Space | Key::ArrowRight => next(),
        Key::PageUp => shown.back.clone(),
        Key::ArrowLeft => shown.back.clone().filter(|_| shown.next().is_some()),
        _ => None,
    }
}

/// Whether a key means the same to someone who types.
fn means_no_text(key: &KeyboardInput, held: Held) -> bool {
    match key.key_code {
        KeyCode::KeyN
        | KeyCode::KeyO
        | KeyCode::KeyS
        | KeyCode::KeyB
        | KeyCode::KeyQ
        | KeyCode::Digit1
        | KeyCode::Digit2
        | KeyCode::Digit3
        | KeyCode::Digit4 => held.control,
        KeyCode::F1
        | KeyCode::F2
        | KeyCode::F3
        | KeyCode::F4
        | KeyCode::F6
        | KeyCode::F7
        | KeyCode::F8
        | KeyCode::F9
        | KeyCode::F11 => true,
        _ => held.control && letters_by(&key.logical_key).is_some(),
    }
}

/// Whether a dialog that lies over the table does not stand in the way: F1 shuts the sheet of keys as it opens it.
fn is_for_any_time(wish: &Wish) -> bool {
    matches!(wish, Wish::Quit | Wish::FullScreen | Wish::Letters(_) | Wish::Show(Desk::Keys))
}

fn opens_dialog(wish: &Wish) -> bool {
    matches!(wish, Wish::Show(Desk::OpenFile | Desk::SaveFile | Desk::Keys))
}

/// The size of letters that a key asks for together with Control: by what is written on it, wherever it lies.
fn letters_by(key: &Key) -> Option<Letters> {
    let Key::Character(text) = key else { return None };
    match text.as_str() {
        "+" | "=" => Some(Letters::Larger),
        "-" | "_" => Some(Letters::Smaller),
        "0" => Some(Letters::Usual),
        _ => None,
    }
}

/// What a key asks for. `may_move`: whether the plain arrow keys belong to the pits now.
fn wish_of(key: &KeyboardInput, held: Held, speed: f64, lap_by_lap: bool, may_move: bool) -> Option<Wish> {
    if held.alt {
        return None;
    }
    if held.control {
        // By the place of the key, so that they work on every layout.
        return Some(match key.key_code {
            KeyCode::KeyZ if held.shift => Wish::Redo,
            KeyCode::KeyZ => Wish::Undo,
            KeyCode::KeyY => Wish::Redo,
            KeyCode::KeyN => Wish::Show(Desk::Games),
            KeyCode::KeyO => Wish::Show(Desk::OpenFile),
            KeyCode::KeyS => Wish::Show(Desk::SaveFile),
            KeyCode::KeyB => Wish::Show(Desk::Panel),
            KeyCode::KeyE => Wish::Compose,
            KeyCode::KeyL => Wish::Show(Desk::Collection),
            KeyCode::KeyC => Wish::CopyPosition,
            KeyCode::KeyQ => Wish::Quit,
            KeyCode::Digit1 => Wish::Show(Desk::Game),
            KeyCode::Digit2 => Wish::Show(Desk::Rules),
            KeyCode::Digit3 => Wish::Show(Desk::Moves),
            KeyCode::Digit4 => Wish::Show(Desk::Learn),
            KeyCode::PageDown => Wish::NextRound,
            KeyCode::PageUp => Wish::PreviousRound,
            _ => return letters_by(&key.logical_key).map(Wish::Letters),
        });
    }
    let steps = held.shift || !may_move;
    match &key.logical_key {
        Key::Space if held.shift => Some(Wish::PlayBackwards),
        Key::Space => Some(Wish::PlayPause),
        Key::ArrowRight if steps => Some(Wish::NextEvent),
        Key::ArrowLeft if steps => Some(Wish::PreviousEvent),
        Key::PageDown if held.shift => Some(Wish::NextLap),
        Key::PageUp if held.shift => Some(Wish::PreviousLap),
        Key::PageDown => Some(Wish::NextPly),
        Key::PageUp => Some(Wish::PreviousPly),
        Key::End if held.shift => Some(Wish::SkipMove),
        Key::Home => Some(Wish::First),
        Key::End => Some(Wish::Last),
        Key::F1 => Some(Wish::Show(Desk::Keys)),
        Key::F2 => Some(Wish::Show(Desk::Panel)),
        Key::F3 => Some(Wish::LapByLap(!lap_by_lap)),
        Key::F4 => Some(Wish::Sound),
        Key::F7 => Some(Wish::Hint),
        Key::F11 => Some(Wish::FullScreen),
        Key::Character(text) => match text.as_str() {
            "+" | "=" => Some(Wish::Speed(speed * 2.0)),
            "-" | "_" => Some(Wish::Speed(speed / 2.0)),
            "?" => Some(Wish::Show(Desk::Keys)),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::aside::Button;

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
        assert_eq!(wish_of(&right, Held::default(), 1.0, false, true), None);
        assert_eq!(wish_of(&right, Held::default(), 1.0, false, false), Some(Wish::NextEvent));
        assert_eq!(wish_of(&right, shift, 1.0, false, true), Some(Wish::NextEvent));
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

    #[test]
    fn control_keys_go_by_their_place_on_the_keyboard() {
        let control = Held { control: true, ..Held::default() };
        let z = pressed(Key::Character("я".into()), KeyCode::KeyZ);
        assert_eq!(wish_of(&z, control, 1.0, false, true), Some(Wish::Undo));
        assert_eq!(wish_of(&z, Held { shift: true, ..control }, 1.0, false, true), Some(Wish::Redo));
        assert_eq!(wish_of(&z, Held::default(), 1.0, false, true), None);
    }

    #[test]
    fn the_size_of_letters_goes_by_what_is_written_on_the_key() {
        let control = Held { control: true, ..Held::default() };
        let wish = |text: &str, code| wish_of(&pressed(Key::Character(text.into()), code), control, 1.0, false, true);
        assert_eq!(wish("+", KeyCode::BracketRight), Some(Wish::Letters(Letters::Larger)), "where Germans have it");
        assert_eq!(wish("=", KeyCode::Equal), Some(Wish::Letters(Letters::Larger)));
        assert_eq!(wish("-", KeyCode::NumpadSubtract), Some(Wish::Letters(Letters::Smaller)));
        assert_eq!(wish("0", KeyCode::Digit0), Some(Wish::Letters(Letters::Usual)));
        assert_eq!(wish("&", KeyCode::Digit1), Some(Wish::Show(Desk::Game)), "where the French have digits by Shift");
    }

    #[test]
    fn shift_steps_by_laps_and_skips_a_move() {
        let shift = Held { shift: true, ..Held::default() };
        let wish = |key, code, held| wish_of(&pressed(key, code), held, 1.0, false, true);
        assert_eq!(wish(Key::PageDown, KeyCode::PageDown, shift), Some(Wish::NextLap));
        assert_eq!(wish(Key::PageUp, KeyCode::PageUp, shift), Some(Wish::PreviousLap));
        assert_eq!(wish(Key::PageDown, KeyCode::PageDown, Held::default()), Some(Wish::NextPly));
        let control = Held { control: true, ..Held::default() };
        assert_eq!(wish(Key::PageDown, KeyCode::PageDown, control), Some(Wish::NextRound));
        assert_eq!(wish(Key::PageUp, KeyCode::PageUp, control), Some(Wish::PreviousRound));
        assert_eq!(wish(Key::End, KeyCode::End, shift), Some(Wish::SkipMove));
        assert_eq!(wish(Key::End, KeyCode::End, Held::default()), Some(Wish::Last));
        assert_eq!(wish(Key::F3, KeyCode::F3, Held::default()), Some(Wish::LapByLap(true)));
        assert_eq!(wish(Key::F4, KeyCode::F4, Held::default()), Some(Wish::Sound));
        assert_eq!(wish(Key::F11, KeyCode::F11, Held::default()), Some(Wish::FullScreen));
    }

    #[test]
    fn the_keys_of_a_remote_go_on_and_back_where_a_lesson_is_projected() {
        let button = |label, wish, main| Button { label, wish, main };
        let buttons = vec![button("lesson-leave", Wish::BackToGame, false), button("lesson-next", Wish::Step(3), true)];
        let mut shown = Shown { buttons, back: Some(Wish::Step(1)), ..Shown::default() };
        let plain = Held::default();
        let at = |shown: &Shown, key, code, asking| go_on_or_back(&pressed(key, code), plain, shown, asking);
        let next =
            [(Key::PageDown, KeyCode::PageDown), (Key::Space, KeyCode::Space), (Key::ArrowRight, KeyCode::ArrowRight)];
        for (key, code) in next.clone() {
            assert_eq!(at(&shown, key.clone(), code, false), Some(Wish::Step(3)), "{key:?}");
            assert_eq!(at(&shown, key.clone(), code, true), Some(Wish::PlayPause), "a class has been asked");
            assert_eq!(go_on_or_back(&pressed(key, code), Held { shift: true, ..plain }, &shown, false), None);
        }
        assert_eq!(at(&shown, Key::PageUp, KeyCode::PageUp, false), Some(Wish::Step(1)));
        assert_eq!(at(&shown, Key::ArrowLeft, KeyCode::ArrowLeft, false), Some(Wish::Step(1)));
        // A game at the end of a lesson: the arrows belong to the pits.
        shown.buttons = vec![button("transport-hint", Wish::Hint, false)];
        assert_eq!(at(&shown, Key::ArrowLeft, KeyCode::ArrowLeft, false), None);
        assert_eq!(at(&shown, Key::ArrowRight, KeyCode::ArrowRight, false), None);
        // A puzzle that is still open.
        shown.buttons =
            vec![button("puzzle-solution", Wish::Solution, false), button("puzzle-next", Wish::Hint, false)];
        assert_eq!(at(&shown, Key::PageDown, KeyCode::PageDown, false), Some(Wish::Solution));
    }

    #[test]
    fn plus_and_minus_double_and_halve_the_speed() {
        let plus = pressed(Key::Character("+".into()), KeyCode::Equal);
        let minus = pressed(Key::Character("-".into()), KeyCode::Minus);
        assert_eq!(wish_of(&plus, Held::default(), 2.0, false, true), Some(Wish::Speed(4.0)));
        assert_eq!(wish_of(&minus, Held::default(), 2.0, false, true), Some(Wish::Speed(1.0)));
    }
}
