//! The app put together: the window or, for pictures and films, a picture in its place, and the rooms above it.

use super::opening::{self, InitialGame, StartOptions};
use super::{Placement, panel, placement, plugins, title};
use crate::library::user_variants::UserVariants;
use crate::library::variant_files::asset_plugin;
use crate::play::CurrentGame;
use crate::play::Library;
use crate::play::{Networks, TablebaseStore};
use crate::settings::folders::Folders;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::job::Waker;
use crate::ui::language::UiLanguage;
use crate::ui::look::Look;
use crate::ui::system_dialog::of_system;
use crate::ui::systems::AppSystems;
use crate::ui::{Notice, fonts};
use crate::{board, settings};
use bevy::app::AppExit;
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::window::{RequestRedraw, WindowDestroyed, WindowResized, WindowScaleFactorChanged};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiGlobalSettings, EguiPlugin, PrimaryEguiContext};
use mancala::diagnostic::{self, Diagnostic, Key, Text};
use mancala::diagnostics;
use mancala::record::RecordError;
use mancala::rules::Catalogue;
use naqala_core::report::{Report, TOLD_BY, json, warnings};
use naqala_core::samples::samples;
use naqala_core::search::endgame::Shelf;
use naqala_core::session::open::open_sample;
use naqala_core::session::{Purpose, Session};
use naqala_core::words::Words;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// Contents with which the window opens.
pub struct Start {
    /// The variants that can be played.
    pub catalogue: Catalogue,
    /// The game on the table; the demonstration if `None`.
    pub game: Option<Box<Session>>,
    /// The variant file that was named, if one was, with the id of its game.
    pub file: Option<(String, PathBuf)>,
    /// Mistakes in the file that was named, if there are any: shown until dismissed.
    pub fault: Option<Report>,
    /// Texts in the language of the window until another is chosen in it; the preferred language if `None`.
    pub words: Option<Words>,
}

impl Start {
    /// Returns the notices about the file that was named, as for one that is opened in the window.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        let odd = self.game.iter().map(|game| warnings(&game.about)).filter(|odd| !odd.diagnostics.is_empty());
        self.fault.clone().map(Notice::mistakes).into_iter().chain(odd.map(Notice::odd)).collect()
    }
}

/// Log filter that keeps messages of graphics drivers, desktops and the asset server to programmers from the terminal;
/// errors are reported in a sentence of our own.
const QUIET: &str = "bevy_asset=off,wgpu=off,wgpu_core=off,wgpu_hal=off,naga=off,bevy_render=off,\
    winit=off,bevy_winit=off,sctk_adwaita=off,rfd=off";

diagnostics! {
    /// Reasons that the window does not open, or closes.
    pub(crate) enum WindowDiagnostic {
        /// A window needs a desktop to stand on. On Linux the desktop sets one of two environment variables that name it;
        /// over a plain remote connection, and in a container, neither is set.
        NoDisplay = "display-missing",
        /// The desktop that the environment names does not answer: it has ended, or does not let this user in.
        Unreachable = "display-unreachable",
        /// The window is drawn by a graphics driver, and none was found that this program can use.
        NoDriver = "graphics-driver-missing",
        /// The graphics driver has reported an error from which it does not recover, such as too little memory or a card
        /// that was unplugged. Games, scores and preferences are saved before the window closes.
        DriverFailed { kind: Key, system: Text } = "graphics-driver-failed",
        /// The window has lost its display or its graphics driver, as when the desktop ends while the window is open.
        Lost = "window-lost",
        /// Names, remarks and descriptions may be written in any script. The program comes with Latin, Cyrillic and Hebrew
        /// letters, and takes all others from the fonts that are installed on the computer.
        LettersMissing { script: Key, name: Text, font: Text, package: diagnostic::Name } = "letters-missing",
    }
}

/// Reason that there is no window.
#[derive(Debug, Error)]
pub enum WindowError {
    /// It could not be opened, or has failed.
    #[error(transparent)]
    NoWindow(Diagnostic),
    /// No game could be put on the table.
    #[error(transparent)]
    NoGame(#[from] RecordError),
}

impl From<WindowDiagnostic> for WindowError {
    fn from(diagnostic: WindowDiagnostic) -> WindowError {
        WindowError::NoWindow(diagnostic.into())
    }
}

impl From<WindowError> for Report {
    fn from(error: WindowError) -> Report {
        match error {
            WindowError::NoWindow(diagnostic) => Report::of(diagnostic),
            WindowError::NoGame(error) => error.into(),
        }
    }
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// If there is no display, or the window fails. A missing graphics driver ends the process with a sentence about it.
pub fn run(start: Start) -> Result<(), WindowError> {
    if !has_display() {
        return Err(WindowDiagnostic::NoDisplay.into());
    }
    let (is_named, notices) = (start.game.is_some(), start.notices());
    let current = match start.game {
        Some(game) => *game,
        None => demonstration(&start.catalogue)?,
    };
    explain_missing_drivers(start.words.clone().unwrap_or_else(Words::of_the_system));
    let mut app = App::new();
    let game = Some(if is_named { InitialGame::Named } else { InitialGame::Remembered });
    let options = StartOptions { asked_to_speak: start.words.is_some(), game };
    let folders = Folders::of_platform();
    let kept = folders.as_ref().and_then(|folders| folders.read().ok().flatten());
    let placement: Placement = kept.unwrap_or_default();
    let window = Window {
        title: "Naqala".into(),
        name: Some("naqala".into()),
        resize_constraints: WindowResizeConstraints { min_width: 640.0, min_height: 400.0, ..default() },
        ..default()
    };
    let window = placement::placed_window(window, &placement);
    let mut own = folders.as_ref().map(|folders| UserVariants::in_folder(folders.variants())).unwrap_or_default();
    if let Some((id, file)) = &start.file {
        own.open(id, file);
    }
    if let Some(folders) = folders {
        app.insert_resource(Networks(folders.networks())).insert_resource(folders);
    }
    app.insert_resource(options).insert_resource(placement).insert_resource(own);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(asset_plugin())
            .set(LogPlugin { level: Level::ERROR, filter: QUIET.into(), ..default() }),
    );
    // Nothing is drawn while nothing moves.
    let rest = UpdateMode::reactive_low_power(Duration::from_secs(3600));
    app.insert_resource(WinitSettings { focused_mode: rest, unfocused_mode: rest });
    add_features(&mut app, start.catalogue, current);
    if let Some(words) = start.words {
        app.insert_resource(UiLanguage(words));
    }
    app.insert_resource(RenderErrorHandler(end_without_a_driver));
    app.insert_resource(TablebaseStore(Shelf::of_platform()));
    add_window_features(&mut app);
    notices.into_iter().for_each(|notice| app.world_mut().trigger(notice));
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(_) => Err(WindowDiagnostic::Lost.into()),
    }
}

/// The game that the window opens with when none is named.
///
/// # Errors
/// If it does not go with the variants given.
pub fn demonstration(catalogue: &Catalogue) -> Result<Session, RecordError> {
    let first = samples().first().expect("the demonstration comes with the program");
    let mut current = open_sample(first, catalogue)?;
    current.purpose = Purpose::Demonstrate;
    Ok(current)
}

/// Adds everything that window, pictures and films have in common. The camera is left to the caller.
pub fn add_features(app: &mut App, catalogue: Catalogue, current: Session) {
    add_features_without_board(app, catalogue, current);
    app.add_plugins((board::table_plugin, board::overlay_plugin));
}

/// The game and the panel, with nothing beside it: what the table's cost is measured against.
pub fn add_features_without_board(app: &mut App, catalogue: Catalogue, current: Session) {
    app.set_error_handler(bevy::ecs::error::error)
        .insert_resource(ClearColor(crate::ui::theme::ground(Look::default()).cloth.color()))
        .insert_resource(Library(catalogue))
        .insert_resource(CurrentGame(current))
        .add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        .add_plugins((plugins::plugin, panel::plugin, fonts::plugin));
}

/// The camera of the window or of a picture in its place, on which the panel is drawn as well.
pub fn camera() -> impl Bundle {
    (Name::new("Camera"), board::camera(), PrimaryEguiContext)
}

/// Adds the features that pictures and films do without.
pub(super) fn add_window_features(app: &mut App) {
    app.add_plugins((
        opening::plugin,
        #[cfg(feature = "dev")]
        super::inspector::plugin,
        placement::plugin,
        title::plugin,
        window_plugin,
        fonts::notices,
    ));
}

/// Adds the parts that only a window needs: a camera on it, and a frame whenever something has changed after the last
/// was drawn.
fn window_plugin(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(camera());
    })
    .add_systems(Startup, (install_waker, install_system_dialogs).chain())
    .add_systems(PostUpdate, end_with_the_window)
    .add_systems(Last, request_frames.after(AppSystems::Save));
}

/// A window may be destroyed without anybody being asked, by another program or the system.
fn end_with_the_window(mut destroyed: MessageReader<WindowDestroyed>, mut exit: MessageWriter<AppExit>) {
    if destroyed.read().count() > 0 {
        exit.write(AppExit::Success);
    }
}

/// Ends in good order when the graphics driver fails, so that what is not yet on the disk is written.
fn end_without_a_driver(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    let words = &main.resource::<UiLanguage>().0;
    let what = error.description.lines().next().unwrap_or_default();
    let kind = match error.ty {
        ErrorType::OutOfMemory => "memory",
        ErrorType::DeviceLost => "lost",
        ErrorType::Internal | ErrorType::Validation => "other",
    };
    print_diagnostic(words, WindowDiagnostic::DriverFailed { kind: Key(kind), system: what.into() });
    main.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// Has files opened and saved by the system's own dialogs, where it has any.
fn install_system_dialogs(waker: Res<Waker>, mut dialogs: ResMut<FileDialogs>) {
    dialogs.system = of_system(waker.clone());
}

/// Wakes the window when other threads have found something.
fn install_waker(events: Res<EventLoopProxyWrapper>, mut waker: ResMut<Waker>) {
    let events = (**events).clone();
    waker.0 = Some(Arc::new(move || {
        // A window that has been closed need not be woken.
        let _ = events.send_event(WinitUserEvent::WakeUp);
    }));
}

/// Frames drawn one after another when the window opens, until shaders are compiled and textures are up.
const FIRST_FRAMES: u32 = 40;

/// Frames drawn after the window has changed: the panel follows the window by one, the table the panel by another.
const FRAMES_TO_FOLLOW: u32 = 3;

fn request_frames(
    area: Res<board::TableArea>,
    preferences: Res<settings::Preferences>,
    mut resized: MessageReader<WindowResized>,
    mut rescaled: MessageReader<WindowScaleFactorChanged>,
    mut to_draw: Local<Option<u32>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let left = to_draw.get_or_insert(FIRST_FRAMES);
    let changed = resized.read().count() + rescaled.read().count() > 0;
    if changed || area.is_changed() || preferences.is_changed() {
        *left = FRAMES_TO_FOLLOW.max(*left);
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Returns whether there is a display to open a window on. Elsewhere than on X11 and Wayland there always is.
fn has_display() -> bool {
    if !cfg!(all(unix, not(target_vendor = "apple"), not(target_os = "android"))) {
        return true;
    }
    ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|at| !at.is_empty()))
}

/// Bevy knows no other answer to a missing driver or an unreachable display than to panic, some of it on another
/// thread; these panics become a sentence and the end of the process.
pub(crate) fn explain_missing_drivers(words: Words) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let what = panic.payload_as_str().unwrap_or_default();
        let why = if what.contains("Unable to find a GPU") || what.contains("Failed to create wgpu surface") {
            WindowDiagnostic::NoDriver
        } else if what.contains("Failed to build event loop") {
            WindowDiagnostic::Unreachable
        } else if what.contains("failed to choose present mode") {
            WindowDiagnostic::Lost
        } else {
            usual(panic);
            return;
        };
        print_diagnostic(&words, why);
        std::process::exit(1);
    }));
}

/// Tells whoever started the program from a terminal, or as its maker of films, what has gone wrong.
pub(crate) fn print_diagnostic(words: &Words, why: impl Into<Diagnostic>) {
    let why = why.into();
    if json::is_asked_for() {
        eprint!("{}", json::lines(words, &Report::of(why), "error"));
    } else {
        eprintln!("{TOLD_BY}{}", words.diagnostic(&why));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).add_message::<WindowDestroyed>();
        app
    }

    #[test]
    fn a_window_that_is_destroyed_from_outside_ends_the_app_in_good_order() {
        let mut app = app();
        app.add_systems(PostUpdate, end_with_the_window);
        app.update();
        assert_eq!(app.should_exit(), None);
        let window = app.world_mut().spawn_empty().id();
        app.world_mut().write_message(WindowDestroyed { window });
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::Success));
    }

    #[test]
    fn a_driver_that_fails_ends_the_app_in_good_order() {
        let mut app = app();
        app.insert_resource(UiLanguage(Words::english()));
        let error = RenderError { ty: ErrorType::DeviceLost, description: "unplugged".into(), source: None };
        let policy = end_without_a_driver(&error, app.world_mut(), &mut World::new());
        assert!(matches!(policy, RenderErrorPolicy::StopRendering));
        assert_eq!(app.should_exit(), Some(AppExit::error()));
    }
}
