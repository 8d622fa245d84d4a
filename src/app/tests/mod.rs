//! The whole app, and the panel as a whole.

mod ambiguities;
mod app;
pub(crate) mod dialogs;
mod keep;
mod tabs;
