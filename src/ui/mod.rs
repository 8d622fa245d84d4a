//! The means of showing that all features share: style, widgets, icons, dialogs, notifications, letters.

pub mod action;
pub mod board_diagram;
pub(crate) mod diagnostic_text;
pub mod file_dialog;
pub mod fonts;
pub mod icons;
pub mod job;
pub(crate) mod keyboard;
pub mod keys;
pub mod language;
pub mod look;
pub mod notice;
pub mod notifications;
pub mod report;
pub mod right_to_left;
pub mod shortcuts;
pub mod style;
pub mod system_dialog;
pub mod theme;
pub mod tooltips;

pub use action::Action;
pub use notice::{Notice, NoticeText};
