//! The window, what it does at its beginning and end, and what belongs to no feature alone.

mod commands;
pub mod frame;
#[cfg(feature = "dev")]
mod inspector;
pub mod keys_dialog;
pub mod offscreen;
pub mod opening;
pub mod panel;
pub(crate) mod placement;
pub mod plugins;
pub mod shortcuts;
pub mod side_panel;
mod title;
pub mod window;
pub mod window_state;

#[cfg(test)]
pub(crate) mod tests;

pub use placement::Placement;
