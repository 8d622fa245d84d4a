//! The whole app, and the panel as a whole.

mod app;
pub(crate) mod dialogs;
mod tabs;
