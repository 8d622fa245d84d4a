//! Keyboard shortcuts: features add their own, with the rows of the sheet of keys that name them.

use super::keys::{Held, letter_of, pressed_in_order};
use super::systems::AppSystems;
use super::tabs::RulesTabVisible;
use super::theme::Ring;
use super::{Action, Dialog};
use bevy::ecs::system::{BoxedSystem, SystemId, SystemParam, SystemState};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContext, PrimaryEguiContext};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shortcuts>()
        .init_resource::<RulesTabVisible>()
        .add_message::<KeyboardInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(Update, trigger_by_key.in_set(AppSystems::Ask).run_if(on_message::<KeyboardInput>));
}

/// A key with what is to be held with it.
#[derive(Clone, Debug)]
pub struct Chord {
    key: ChordKey,
    shift: Option<bool>,
    control: Option<bool>,
    alt: Option<bool>,
}

#[derive(Clone, Debug)]
enum ChordKey {
    Named(Key),
    Letter(char),
    Typed(char),
}

impl Chord {
    fn of(key: ChordKey, control: bool) -> Chord {
        Chord { key, shift: None, control: Some(control), alt: Some(false) }
    }

    /// A key that types nothing, without Control or Alt.
    pub fn key(key: Key) -> Chord {
        Chord::of(ChordKey::Named(key), false)
    }

    /// A key by the character that it types, wherever it lies, without Control or Alt.
    pub fn typed(character: char) -> Chord {
        Chord::of(ChordKey::Typed(character), false)
    }

    /// Control with the key of a small letter or a digit: see [`letter_of`].
    pub fn letter(letter: char) -> Chord {
        Chord::of(ChordKey::Letter(letter), true)
    }

    /// The same key with Control.
    pub fn control(self) -> Chord {
        Chord { control: Some(true), ..self }
    }

    /// The same key with Shift, or without: by itself a chord takes no notice of it.
    pub fn shift(self, held: bool) -> Chord {
        Chord { shift: Some(held), ..self }
    }

    /// The same key, whatever is held with it.
    pub fn with_anything(self) -> Chord {
        Chord { shift: None, control: None, alt: None, ..self }
    }

    /// A shortcut by which it always asks for the same.
    pub fn does(self, action: impl Into<Action>) -> Shortcut {
        let action = action.into();
        self.asks(move || Some(action.clone()))
    }

    /// A shortcut whose action a system tells; `None` where the chord means something else.
    pub fn asks<M>(self, answer: impl IntoSystem<(), Option<Action>, M>) -> Shortcut {
        let answer = Box::new(IntoSystem::into_system(answer));
        Shortcut { chord: self, answer, traits: ShortcutTraits::default() }
    }

    fn is_pressed(&self, key: &KeyboardInput, held: Held) -> bool {
        let agrees = |wanted: Option<bool>, held| wanted.is_none_or(|wanted| wanted == held);
        let is_held =
            agrees(self.shift, held.shift) && agrees(self.control, held.control) && agrees(self.alt, held.alt);
        is_held
            && match (&self.key, &key.logical_key) {
                (ChordKey::Named(wanted), logical) => wanted == logical,
                (&ChordKey::Typed(wanted), Key::Character(text)) => text.chars().eq([wanted]),
                (&ChordKey::Letter(wanted), _) => letter_of(key) == Some(wanted),
                _ => false,
            }
    }
}

/// A chord, and the action for which it asks.
pub struct Shortcut {
    chord: Chord,
    answer: BoxedSystem<(), Option<Action>>,
    traits: ShortcutTraits,
}

#[derive(Clone, Copy, Debug, Default)]
struct ShortcutTraits {
    priority: i8,
    while_typing: bool,
    over_dialogs: bool,
    opens_dialog: bool,
}

impl Shortcut {
    /// Among those for the same keys the one of the highest priority that asks for something is obeyed; usually 0.
    pub fn priority(mut self, priority: i8) -> Shortcut {
        self.traits.priority = priority;
        self
    }

    /// It means the same to someone who types in a field.
    pub fn while_typing(mut self) -> Shortcut {
        self.traits.while_typing = true;
        self
    }

    /// A dialog that lies over the table does not stand in its way.
    pub fn over_dialogs(mut self) -> Shortcut {
        self.traits.over_dialogs = true;
        self
    }

    /// It opens a dialog, which has the keys that follow.
    pub fn opens_dialog(mut self) -> Shortcut {
        self.traits.opens_dialog = true;
        self
    }
}

/// A row of the sheet of keys: its place, rows standing in the order of these numbers, and the messages that name the keys and
/// say what they do.
pub type KeyRow = (u32, &'static str, &'static str);

/// A sign below these rows: its place among the others, how it looks, and the message that says what it means.
pub type RingRow = (u32, Ring, &'static str);

/// The shortcuts of all features.
#[derive(Resource, Default)]
pub struct Shortcuts {
    all: Vec<(Chord, SystemId<(), Option<Action>>, ShortcutTraits)>,
    rows: Vec<KeyRow>,
    rings: Vec<RingRow>,
}

/// Claims on the keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyboardClaims {
    /// A field of text.
    pub typing: bool,
    /// A button or another control of the panel, to which keys without Control belong.
    pub control: bool,
    /// A dialog that lies over the table.
    pub dialog: bool,
}

impl Shortcuts {
    /// The rows of the sheet of keys, in order.
    pub fn rows(&self) -> &[KeyRow] {
        &self.rows
    }

    /// The signs below them, in order.
    pub fn rings(&self) -> &[RingRow] {
        &self.rings
    }

    /// Returns the action for which a key asks, if it asks for any; notes it if a dialog is about to open.
    ///
    /// # Errors
    /// If something is missing that is to be looked up.
    pub fn action_of(
        &self,
        world: &mut World,
        key: &KeyboardInput,
        held: Held,
        claims: &mut KeyboardClaims,
    ) -> Result<Option<Action>> {
        for (chord, answer, traits) in &self.all {
            let is_free = !claims.typing && (!claims.control || chord.control == Some(true));
            let is_heard = (is_free || traits.while_typing) && (!claims.dialog || traits.over_dialogs);
            if !is_heard || !chord.is_pressed(key, held) {
                continue;
            }
            if let Some(action) = world.run_system(*answer)? {
                claims.dialog |= traits.opens_dialog;
                return Ok(Some(action));
            }
        }
        Ok(None)
    }
}

/// Shortcuts for an app.
pub trait ShortcutApp {
    /// Adds shortcuts.
    fn add_shortcuts(&mut self, shortcuts: impl IntoIterator<Item = Shortcut>) -> &mut Self;

    /// Adds rows to the sheet of keys, among the others.
    fn add_key_rows(&mut self, rows: &[KeyRow]) -> &mut Self;

    /// Adds signs to the sheet of keys, among the others.
    fn add_ring_rows(&mut self, rings: &[RingRow]) -> &mut Self;
}

impl ShortcutApp for App {
    fn add_shortcuts(&mut self, shortcuts: impl IntoIterator<Item = Shortcut>) -> &mut App {
        for Shortcut { chord, answer, traits } in shortcuts {
            let answer = self.world_mut().register_boxed_system(answer);
            let all = &mut self.world_mut().get_resource_or_init::<Shortcuts>().all;
            let at = all.partition_point(|(.., before)| before.priority >= traits.priority);
            all.insert(at, (chord, answer, traits));
        }
        self
    }

    fn add_key_rows(&mut self, rows: &[KeyRow]) -> &mut App {
        let all = &mut self.world_mut().get_resource_or_init::<Shortcuts>().rows;
        all.extend(rows);
        all.sort_unstable();
        self
    }

    fn add_ring_rows(&mut self, rings: &[RingRow]) -> &mut App {
        let all = &mut self.world_mut().get_resource_or_init::<Shortcuts>().rings;
        all.extend(rings);
        all.sort_unstable_by_key(|(order, ..)| *order);
        self
    }
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
        self.dialog.is_open() || self.editing.0 || self.is_at_panel()
    }

    fn is_at_panel(&self) -> bool {
        self.wants.as_ref().is_some_and(|wants| wants.wants_any_keyboard_input())
    }
}

/// Triggers what keys ask for. Those of the pits are read after these: one of these may open a dialog.
pub fn trigger_by_key(
    world: &mut World,
    state: &mut SystemState<(
        MessageReader<KeyboardInput>,
        Res<ButtonInput<KeyCode>>,
        Option<Res<EguiWantsInput>>,
        Query<&mut EguiContext, With<PrimaryEguiContext>>,
        Res<Dialog>,
    )>,
) -> Result {
    let (mut pressed, held, wants, mut panels, dialog) = state.get_mut(world)?;
    let control = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let typing = control && panels.iter_mut().any(|mut panel| panel.get_mut().text_edit_focused());
    let mut claims = KeyboardClaims { typing, control, dialog: dialog.is_open() };
    let keys: Vec<(KeyboardInput, Held)> =
        pressed_in_order(pressed.read(), Held::now(&held)).map(|(key, held)| (key.clone(), held)).collect();
    world.resource_scope(|world, shortcuts: Mut<Shortcuts>| {
        let mut actions = Vec::new();
        for (key, held) in &keys {
            actions.extend(shortcuts.action_of(world, key, *held, &mut claims)?);
        }
        actions.into_iter().for_each(|action| action.trigger(&mut world.commands()));
        world.flush();
        Ok(())
    })
}
