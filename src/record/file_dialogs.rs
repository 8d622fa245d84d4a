//! Dialogs for opening and saving records, and for saving what else is made of the game on the table.

use crate::record::RecordCommand;
use crate::settings::Preferences;
use crate::ui::Action;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::system_dialog::DialogRequest;
use naqala_core::session::Session;
use naqala_core::words::Words;
use std::path::{Path, PathBuf};

/// File extension of records, without the dot.
const ENDING: &str = "naqala";

impl FileDialogs {
    /// Opens the dialog for opening a record or a variant.
    pub fn open(&mut self, words: &Words, preferences: &Preferences) {
        let kinds = vec![(words.label("file-both"), vec![ENDING, "ron", "txt", "json", "ogn", "pgn"])];
        let question = DialogRequest { title: words.label("file-title-open"), save_as: None, kinds };
        self.ask(question, words, preferences, |path| RecordCommand::Open(path).into());
    }

    /// Saves where the record came from, or asks where if it came from nowhere.
    pub fn save(&mut self, words: &Words, current: &Session, preferences: &Preferences) -> Option<Action> {
        match self.users_file(current.file.as_deref()) {
            Some(file) => Some(RecordCommand::Save(file.to_owned()).into()),
            None => {
                self.save_as(words, current, preferences);
                None
            }
        }
    }

    /// Opens the dialog that asks where to save.
    pub fn save_as(&mut self, words: &Words, current: &Session, preferences: &Preferences) {
        let mut kinds =
            vec![("file-records", ENDING), ("file-text", "txt"), ("file-json", "json"), ("file-page", "html")];
        // The notation of a single game.
        if current.game.rules().id.split('/').next() == Some("oware") {
            kinds.push(("file-ogn", "ogn"));
        }
        if current.game.rules().id.split('/').next() == Some("togyz-kumalak") {
            kinds.push(("file-pgn", "pgn"));
        }
        self.ask_where("file-title-save", &kinds, words, current, preferences, |path| RecordCommand::Save(path).into());
    }

    /// Asks under which name to save something of the game on the table, which may be of these kinds: a message with the
    /// name, and an ending.
    pub(crate) fn ask_where(
        &mut self,
        title: &str,
        kinds: &[(&str, &'static str)],
        words: &Words,
        current: &Session,
        preferences: &Preferences,
        action: impl FnOnce(PathBuf) -> Action + Send + Sync + 'static,
    ) {
        let name = suggested_name(current, self.users_file(current.file.as_deref()));
        let usual = kinds.first().map_or(ENDING, |&(_, ending)| ending);
        let question = DialogRequest {
            title: words.label(title),
            save_as: Some(Path::new(&name).with_extension(usual).to_string_lossy().into_owned()),
            kinds: kinds.iter().map(|&(id, ending)| (words.label(id), vec![ending])).collect(),
        };
        self.ask(question, words, preferences, action);
    }
}

fn suggested_name(current: &Session, file: Option<&Path>) -> String {
    let known = file.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    known.unwrap_or_else(|| format!("{}.{ENDING}", current.game.rules().id.replace('/', "-")))
}
