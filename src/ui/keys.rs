//! Keys as they were pressed: with what was held at the time, and by the letter on them.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::pressed;

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
}
