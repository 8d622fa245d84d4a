//! Notifications of anything that is no event of the game: a file that could not be read, a record that was saved.

use crate::ui::Action;
use crate::ui::WindowCommand;
use bevy::prelude::Event;
use naqala_core::report::Report;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::own::name_of;
use std::path::Path;

/// Something said in the window until it is dismissed, or for a while.
#[derive(Event, Clone, Debug, PartialEq)]
pub struct Notice {
    /// Kind of notification.
    pub kind: NoticeKind,
    /// The whole text.
    pub text: NoticeText,
    /// Button with an action in response to it.
    pub offer: Option<Offer>,
}

/// Text of a [`Notice`].
#[derive(Clone, Debug, PartialEq)]
pub enum NoticeText {
    /// As many lines as needed, in the user's language.
    Words(String),
    /// Mistakes, put into words when they are shown.
    Mistakes(Report),
}

impl NoticeText {
    /// Returns the text in the words of a language, if it is not in words already.
    pub fn in_words(&self, words: &Words) -> String {
        match self {
            NoticeText::Words(text) => text.clone(),
            NoticeText::Mistakes(report) => report.lines(words),
        }
    }
}

/// A button of a [`Notice`].
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Text on the button.
    pub label: String,
    /// Command that it triggers.
    pub action: Action,
}

/// Kind of a [`Notice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// Something was done; goes away by itself.
    Done,
    /// Something has happened that is to be known; stays until dismissed.
    Known,
    /// Something failed; stays until dismissed.
    Failed,
}

impl Notice {
    /// Something was done.
    pub fn done(text: impl Into<String>) -> Notice {
        Notice { kind: NoticeKind::Done, text: NoticeText::Words(text.into()), offer: None }
    }

    /// A file was opened.
    pub fn opened(words: &Words, path: &Path) -> Notice {
        Notice::done(words.label_with("table-opened", &[("file", Arg::from(name_of(path)))]))
    }

    /// A file was saved: says where, and offers to show its folder.
    pub fn saved(words: &Words, path: &Path) -> Notice {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let args = [("file", Arg::from(file)), ("folder", Arg::from(folder.display().to_string()))];
        let saved = Notice::done(words.label_with("table-saved", &args));
        saved.offering(words.label("table-open-folder"), WindowCommand::OpenFolder(folder))
    }

    /// Something has happened that is to be known.
    pub fn known(text: impl Into<String>) -> Notice {
        Notice { kind: NoticeKind::Known, text: NoticeText::Words(text.into()), offer: None }
    }

    /// Something is odd, and was done all the same.
    pub fn odd(report: impl Into<Report>) -> Notice {
        Notice { kind: NoticeKind::Known, text: NoticeText::Mistakes(report.into()), offer: None }
    }

    /// Something cannot be done, for the reason given.
    pub fn failed(text: impl Into<String>) -> Notice {
        Notice { kind: NoticeKind::Failed, text: NoticeText::Words(text.into()), offer: None }
    }

    /// Something has mistakes or failed. The app goes on with what it had.
    pub fn mistakes(report: impl Into<Report>) -> Notice {
        Notice { kind: NoticeKind::Failed, text: NoticeText::Mistakes(report.into()), offer: None }
    }

    /// The same with a button.
    pub fn offering(self, label: impl Into<String>, action: impl Into<Action>) -> Notice {
        Notice { offer: Some(Offer { label: label.into(), action: action.into() }), ..self }
    }
}
