//! Tools for variants, games and positions of the user's own. [`own`] reads user variants from a folder and from files
//! opened elsewhere; [`editor`] changes their rules, and [`ready`] has rules to add; [`collection`] finds the games saved in
//! a folder, [`GamesFolder`] saves them; [`composer`] sets up a position by hand. Knows nothing of windows.

pub mod collection;
pub mod composer;
pub mod editor;
mod game_files;
pub mod own;
pub mod ready;

pub use collection::{Collection, SavedGame};
pub use composer::{Composer, Edit, Flaw};
pub use editor::Editor;
pub use game_files::{GamesFolder, UnfinishedGame, WrittenGame};
pub use own::{FileDiagnostic, OwnGame, Trouble, add_all, folder};
