//! A user's own games in the window: what their files say comes into the catalogue, on to the list and into the game on
//! the table.

use super::state::LibraryTab;
use super::variant_files::{self, VariantFiles};
use crate::library::LibraryCommand;
use crate::play::Library;
use crate::play::Playhead;
use crate::play::activity::Activity;
use crate::play::{CurrentGame, ReplaceGame, Replacement, ShowFrom};
use crate::ui::Notice;
use crate::ui::language::UiLanguage;
use crate::ui::notifications::Notifications;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::record::Record;
use mancala::rules::{Catalogue, Variant};
use naqala_core::files::io_diagnostic;
use naqala_core::files::save_atomically;
use naqala_core::report::Report;
use naqala_core::session::{Purpose, Session};
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::own::name_of;
use naqala_core::workshop::{OwnGame, Trouble};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(variant_files::plugin)
        .init_resource::<UserVariants>()
        .init_resource::<LibraryTab>()
        .init_resource::<SuppressReloadNotice>()
        .add_systems(
            Update,
            follow_files
                .in_set(AppSystems::Advance)
                .in_set(FollowFilesSystems)
                .before(crate::playback::playhead::PlayheadSystems),
        )
        .add_observer(answer_library_commands);
}

/// `true` if a game goes on by new rules without a notification, because the user sees them in the editor.
#[derive(Resource, Default)]
pub struct SuppressReloadNotice(pub bool);

/// Systems after which the game on the table has followed its file.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowFilesSystems;

/// The user variants.
#[derive(Resource, Default)]
pub struct UserVariants {
    /// The folder in which they are kept; nothing where none are.
    pub folder: Option<PathBuf>,
    /// Diagnostics in their files.
    pub troubles: Vec<Trouble>,
    games: Vec<OwnGame>,
    /// The files opened, by the id of the game.
    opened: BTreeMap<String, PathBuf>,
    /// The games whose files have gone, by the file.
    lost: BTreeMap<PathBuf, OwnGame>,
}

impl UserVariants {
    /// Those kept in a folder, which is made if it is not there.
    pub fn in_folder(folder: PathBuf) -> UserVariants {
        UserVariants { folder: Some(folder), ..UserVariants::default() }
    }

    /// From now on a file that was opened belongs to them.
    pub fn open(&mut self, id: &str, file: &Path) {
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        if !self.keeps(&file) {
            self.opened.insert(id.to_owned(), file);
        }
    }

    /// The files that were opened.
    pub(super) fn opened_files(&self) -> impl Iterator<Item = &Path> {
        self.opened.values().map(PathBuf::as_path)
    }

    fn keeps(&self, file: &Path) -> bool {
        self.folder.as_deref().is_some_and(|folder| file.parent() == Some(folder))
    }

    /// Returns whether a file may be kept among them that is not yet.
    pub fn may_keep(&self, file: &Path) -> bool {
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        self.folder.is_some() && !self.keeps(&file)
    }

    /// The file under which records name a game, where its id would not be known another time.
    pub fn named(&self, id: &str) -> Option<&Path> {
        self.opened.get(id).map(PathBuf::as_path).filter(|file| !self.keeps(file))
    }

    /// The file of a game, if it has gone.
    pub fn gone(&self, id: &str) -> Option<&Path> {
        let main = id.split('/').next().unwrap_or_default();
        self.lost.values().find(|game| game.variant.id == main).map(|game| game.file.as_path())
    }

    /// Returns whether a file has gone and can be restored.
    pub fn has_lost(&self, file: &Path) -> bool {
        self.lost.contains_key(file)
    }

    /// Keeps what a file says that is about to be deleted, until it is restored.
    pub(crate) fn lose(&mut self, file: &Path, variant: Arc<Variant>, text: &str) {
        let game = OwnGame { file: file.to_owned(), kept: true, variant, text: text.into() };
        self.lost.insert(file.to_owned(), game);
    }

    /// The game that was read from a file.
    fn of_file(&self, file: &Path) -> Option<&OwnGame> {
        self.games.iter().find(|game| game.file == file)
    }
}

/// A game whose moves do not stand by its new rules, to be kept with those by which it was played.
#[derive(Event, Clone, Debug)]
pub struct GameSuperseded {
    /// The game.
    pub record: Record,
    /// The text of the variant file by which it was played.
    pub rules: Arc<str>,
}

/// Takes the files that were read into the catalogue, and has the game on the table go on by its new rules.
/// An example or puzzle shown while a game waits is not disturbed.
pub(super) fn follow_files(
    (mut own, mut files): (ResMut<UserVariants>, ResMut<VariantFiles>),
    mut library: ResMut<Library>,
    (current, playhead): (Res<CurrentGame>, Res<Playhead>),
    (activity, quietly): (Res<Activity>, Res<SuppressReloadNotice>),
    language: Res<UiLanguage>,
    mut notifications: Option<ResMut<Notifications>>,
    mut commands: Commands,
) {
    if activity.is_on() || activity.is_awaited() {
        return;
    }
    let Some((mut games, troubles)) = files.news.take() else { return };
    // What reads the same stays the same game.
    let known: BTreeMap<&Path, &OwnGame> = own.games.iter().map(|game| (game.file.as_path(), game)).collect();
    for game in &mut games {
        if let Some(same) = known.get(game.file.as_path()).filter(|known| known.text == game.text) {
            game.variant = Arc::clone(&same.variant);
        }
    }
    let before = library.0.variant(&current.game.rules().id).cloned();
    let games = std::mem::replace(&mut own.games, games);
    let troubles = std::mem::replace(&mut own.troubles, troubles);
    if let Some(notifications) = &mut notifications {
        let mended = troubles.iter().filter(|trouble| !own.troubles.contains(trouble)).map(fault_notice);
        mended.for_each(|notice| notifications.0.retain(|told| told.notice != notice));
    }
    // Whoever changes rules in the editor sees there what is wrong with them.
    let is_new = |trouble: &&Trouble| trouble.goes_on.is_some() && !quietly.0 && !troubles.contains(trouble);
    own.troubles.iter().filter(is_new).for_each(|trouble| commands.trigger(fault_notice(trouble)));
    library.0.set_own(own.games.iter().map(|game| (game.file.as_path(), &game.variant)));
    // What can be put back is kept until it is.
    let lost = games.iter().filter(|game| !game.file.exists() && own.of_file(&game.file).is_none());
    let lost: Vec<_> = lost.map(|game| (game.file.clone(), game.clone())).collect();
    own.lost.extend(lost);
    own.lost.retain(|file, _| !file.exists());
    let text = |id: &str| games.iter().find(|game| game.variant.id == id).map(|game| (&game.text, &game.file));
    let Some(before) = before else { return };
    let played = text(&before.id);
    match library.0.variant(&current.game.rules().id) {
        Some(now) if Arc::ptr_eq(now, &before) => {}
        Some(_) => {
            // A file that has just been opened is read once more, and says what it said.
            if let Some((rules, _)) = played {
                apply_changed_rules(&library.0, &current, &playhead, &language.0, (rules, quietly.0), &mut commands);
            }
        }
        None => {
            if let Some((_, file)) = played {
                commands.trigger(gone_notice(&language.0, file));
            }
        }
    }
}

/// The notice about mistakes in a file whose rules were good before.
fn fault_notice(trouble: &Trouble) -> Notice {
    let diagnostics = trouble.spots.iter().map(|spot| spot.diagnostic.clone()).collect();
    Notice::mistakes(Report::new(Some(name_of(&trouble.file)), diagnostics))
}

/// Tells that a file has gone, and offers to restore it.
pub fn gone_notice(words: &Words, file: &Path) -> Notice {
    let text = words.label_with("workshop-gone", &[("file", Arg::from(name_of(file)))]);
    Notice::known(text).offering(words.label("workshop-restore"), LibraryCommand::RestoreVariant(file.to_owned()))
}

/// Has the game on the table go on by its new rules; where its moves do not stand, it is set aside and begun anew.
fn apply_changed_rules(
    catalogue: &Catalogue,
    current: &CurrentGame,
    playhead: &Playhead,
    words: &Words,
    (rules, quietly): (&Arc<str>, bool),
    commands: &mut Commands,
) {
    let id = current.game.rules().id.clone();
    match current.renewed(catalogue) {
        Ok(renewed) => {
            let at_end = playhead.time >= current.choreography.duration();
            let time = if at_end { renewed.choreography.duration() } else { playhead.time };
            let told = words.label_with("workshop-renewed", &[("game", name(words, &renewed))]);
            commands.trigger(ReplaceGame {
                game: Box::new(renewed),
                show_from: ShowFrom::Time(time),
                reason: Replacement::ChangedRules,
            });
            if !quietly {
                commands.trigger(Notice::done(told));
            }
        }
        Err(_) => {
            let opening = Session::opening(catalogue, &id, &current.chosen());
            let opening = opening.or_else(|_| Session::opening(catalogue, &id, &Default::default()));
            let Ok(mut opening) = opening else { return };
            let record = current.to_record();
            opening.about =
                Record { variant: current.about.variant.clone(), date: opening.about.date, ..record.seats() };
            let played = current.purpose == Purpose::Play && !record.moves.is_empty();
            let args = [("game", name(words, &opening))];
            let told = if played {
                commands.trigger(GameSuperseded { record, rules: Arc::clone(rules) });
                "workshop-set-aside"
            } else {
                "workshop-begun-anew"
            };
            commands.trigger(ReplaceGame { reason: Replacement::BegunAnew, ..ReplaceGame::with(opening) });
            commands.trigger(Notice::known(words.label_with(told, &args)));
        }
    }
}

fn name(words: &Words, current: &Session) -> Arg {
    Arg::from(words.text(&current.game.rules().about.name))
}

/// Copies a file into the folder, and writes one again that has gone.
fn answer_library_commands(
    command: On<LibraryCommand>,
    mut own: ResMut<UserVariants>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let done = match &*command {
        LibraryCommand::AddVariant(file) => {
            let Some(folder) = own.folder.clone() else { return };
            let to = folder.join(file.file_name().unwrap_or(file.as_os_str()));
            if to.exists() {
                let args = [("file", Arg::from(name_of(file))), ("folder", Arg::from(folder.display().to_string()))];
                commands.trigger(Notice::failed(language.0.label_with("workshop-name-taken", &args)));
                return;
            }
            let _ = fs::create_dir_all(&folder);
            fs::read(file).map_err(|error| Report::of(io_diagnostic(&error, file))).and_then(|text| {
                save_atomically(&to, &text)?;
                let file = fs::canonicalize(file).unwrap_or_else(|_| file.clone());
                for opened in own.opened.values_mut().filter(|opened| **opened == file) {
                    opened.clone_from(&to);
                }
                let args = [("folder", Arg::from(folder.display().to_string()))];
                Ok(language.0.label_with("workshop-kept", &args))
            })
        }
        LibraryCommand::RestoreVariant(file) => {
            let Some(game) = own.lost.get(file) else { return };
            let written = save_atomically(file, game.text.as_bytes()).map_err(Report::from);
            written.map(|()| language.0.label_with("workshop-restored", &[("file", Arg::from(name_of(file)))]))
        }
    };
    commands.trigger(match done {
        Ok(text) => Notice::done(text),
        Err(report) => Notice::mistakes(report),
    });
}
