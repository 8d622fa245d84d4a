//! Games to be found, set up and begun, those of the user's own among them.

pub mod catalogue;
pub mod command;
pub(crate) mod diagnostics;
pub(crate) mod game_page;
pub(crate) mod map;
pub mod options;
pub(crate) mod row;
pub mod search;
pub mod setup;
pub(crate) mod shortcuts;
pub mod start_button;
pub mod state;
pub(crate) mod summary;
pub mod tab;
pub(crate) mod user_variant_file;
pub mod user_variants;

#[cfg(test)]
pub(crate) mod tests;

pub use command::LibraryCommand;
pub use setup::GameSetup;
pub use state::LibraryTab;
