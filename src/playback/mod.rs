//! The game in time: playhead, timeline and transport bar.

pub mod command;
pub(crate) mod commands;
pub mod game_context;
pub mod playhead;
pub mod scene;
pub(crate) mod shortcuts;
pub mod timeline;
pub mod transport;

#[cfg(test)]
mod tests;

pub use command::PlaybackCommand;
pub use game_context::GameContext;
pub use playhead::{EventShown, Playhead};
pub use scene::Scene;
