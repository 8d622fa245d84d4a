//! The side panel's tabs, and which of them is shown.

use bevy::prelude::Resource;

/// The side panel's tabs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// Find a variant, set its options, begin.
    #[default]
    Game,
    /// The rule page.
    Rules,
    /// The record.
    Moves,
    /// Lessons, examples and puzzles of the game, and the glossary of the field.
    Learn,
}

/// The side panel: its tab, and the room that it had.
#[derive(Resource, Default)]
pub struct SidePanel {
    /// The tab shown.
    pub tab: Tab,
    /// The size of text and the width of the window for which it was last laid out.
    pub(crate) room: Option<(f32, f32)>,
}

/// `true` if the panel shows the rules being changed: undo and redo then go through changes to them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RulesTabVisible(pub bool);
