//! Parts of the panel that can be asked for.

/// Parts of the panel that can be asked for by key or from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PanelTarget {
    /// The dialog for opening a file.
    OpenFile,
    /// The dialog for saving the record.
    SaveFile,
    /// The list of games.
    Games,
    /// The same, at the games for beginners.
    Beginners,
    /// The games that were kept.
    Collection,
    /// The sheet of keys.
    Keys,
    /// The side panel: opens it if it is shut and shuts it if it is open.
    Panel,
    /// The side panel with its tab on games.
    Game,
    /// The side panel with its tab on rules.
    Rules,
    /// The side panel with its tab on moves.
    Moves,
    /// The side panel with its tab on learning.
    Learn,
}
