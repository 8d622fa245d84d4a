//! Tells egui of the keyboard: every key with what was held when it was pressed. Its own bridge takes for all keys of a frame
//! what is held at the end of it, so that on slow frames a quick Ctrl+A would type "a".

use super::keys::{Held, in_order};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiClipboard, EguiGlobalSettings, EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext, egui,
};

pub(crate) fn plugin(app: &mut App) {
    if let Some(mut settings) = app.world_mut().get_resource_mut::<EguiGlobalSettings>() {
        settings.input_system_settings.run_write_keyboard_input_messages_system = false;
    }
    app.add_message::<EguiInputEvent>()
        .add_systems(PreUpdate, tell_keys.in_set(EguiInputSet::ReadBevyMessages))
        .add_systems(
            PreUpdate,
            say_only_what_is_new.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        );
}

fn tell_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Option<Res<ButtonInput<KeyCode>>>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut told: MessageWriter<EguiInputEvent>,
) {
    let (Ok(context), Some(held)) = (contexts.single(), held) else {
        keys.clear();
        return;
    };
    let mut paste = || clipboard.as_mut().and_then(|clipboard| clipboard.get_text());
    for (key, held) in in_order(keys.read(), Held::now(&held)) {
        told.write_batch(events(key, held, &mut paste).into_iter().map(|event| EguiInputEvent { context, event }));
    }
}

/// The events of a key for egui. Keys without Latin letters go by their place.
fn events(key: &KeyboardInput, held: Held, paste: &mut impl FnMut() -> Option<String>) -> Vec<egui::Event> {
    let mut events = Vec::new();
    let pressed = key.state == ButtonState::Pressed;
    // Control and Alt together are the AltGr of some systems, by which characters are typed.
    if pressed && (!held.control || held.alt) {
        let text = match &key.logical_key {
            Key::Character(text) if !text.contains(char::is_control) => Some(text.to_string()),
            Key::Space => Some(" ".to_owned()),
            _ => None,
        };
        events.extend(text.map(egui::Event::Text));
    }
    let physical_key = bevy_to_egui_physical_key(&key.key_code);
    let Some(named) = bevy_to_egui_key(&key.logical_key).or(physical_key) else { return events };
    let modifiers =
        egui::Modifiers { alt: held.alt, ctrl: held.control, shift: held.shift, mac_cmd: false, command: held.control };
    events.push(egui::Event::Key { key: named, pressed, repeat: false, modifiers, physical_key });
    if pressed && held.control {
        events.extend(match named {
            egui::Key::C => Some(egui::Event::Copy),
            egui::Key::X => Some(egui::Event::Cut),
            egui::Key::V => paste().map(egui::Event::Text),
            _ => None,
        });
    }
    events
}

/// Takes away what egui knows already. It is told in every frame which of Shift and Control are held, and takes whatever
/// it is told for a reason to draw another frame; without end, if nobody intervened.
pub(crate) fn say_only_what_is_new(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        let mut held = *known;
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => held.replace(*now) != Some(*now),
            _ => true,
        });
        *known = held;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::pressed;

    fn typed(text: &str, key_code: KeyCode, held: Held) -> Vec<egui::Event> {
        events(&pressed(Key::Character(text.into()), key_code), held, &mut || Some("pasted".to_owned()))
    }

    fn texts(events: &[egui::Event]) -> Vec<String> {
        let text = |event: &'_ egui::Event| match event {
            egui::Event::Text(text) => Some(text.clone()),
            _ => None,
        };
        events.iter().filter_map(text).collect()
    }

    #[test]
    fn a_letter_with_control_is_not_typed() {
        let control = Held { control: true, ..Held::default() };
        assert_eq!(texts(&typed("a", KeyCode::KeyA, Held::default())), ["a"]);
        let all = typed("a", KeyCode::KeyA, control);
        assert_eq!(texts(&all), [] as [&str; 0]);
        let chosen = |event: &egui::Event| matches!(event, egui::Event::Key { key: egui::Key::A, modifiers, .. } if modifiers.command);
        assert!(all.iter().any(chosen), "all is to be selected: {all:?}");
        assert_eq!(texts(&typed("@", KeyCode::KeyQ, Held { alt: true, ..control })), ["@"], "AltGr types");
    }

    #[test]
    fn shortcuts_of_a_field_go_by_letter_and_by_place_without_latin_letters() {
        let control = Held { control: true, ..Held::default() };
        let is_copy = |event: &egui::Event| *event == egui::Event::Copy;
        assert!(typed("c", KeyCode::KeyI, control).iter().any(is_copy), "where Dvorak has it");
        assert!(typed("с", KeyCode::KeyC, control).iter().any(is_copy), "Cyrillic");
        assert!(!typed("j", KeyCode::KeyC, control).iter().any(is_copy));
        assert_eq!(texts(&typed("v", KeyCode::KeyV, control)), ["pasted"]);
    }
}
