//! The window, what it does at its beginning and end, and what belongs to no feature alone.

pub mod command;
mod commands;
pub mod frame;
pub mod keys_dialog;
pub mod offscreen;
pub mod opening;
pub mod panel;
pub mod panel_target;
pub(crate) mod placement;
pub mod plugins;
pub mod shortcuts;
pub mod side_panel;
pub mod systems;
mod title;
pub mod window;
pub mod window_state;

#[cfg(test)]
pub(crate) mod tests;

pub use command::WindowCommand;
pub use panel_target::PanelTarget;
pub use placement::Placement;
