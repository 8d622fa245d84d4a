//! Data that features keep in files of the user's between runs: read before the first frame, written once it has changed and
//! settled. Knows no feature: each adds a [`KeepPlugin`] for what it keeps.

use super::folders::Folders;
use crate::ui::Notice;
use crate::ui::systems::AppSystems;
use bevy::app::AppExit;
use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use mancala::diagnostic::{Diagnostic, Key};
use std::marker::PhantomData;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Data that a feature keeps in a file of the user's between runs.
pub trait Keep: Resource<Mutability = Mutable> + Clone + Default + PartialEq {
    /// Name of the contents in messages about the file. Without one, mistakes are not reported, and a bad file is
    /// written over.
    const NAME: Option<Key>;
    /// The longest file that is read, in bytes.
    const MAX_LENGTH: usize = 64 * 1024;
    /// Set where changes by other windows are taken over.
    const IS_SHARED: bool = false;
    /// Set where other features keep fields of their own in the same file.
    const IS_PART: bool = false;
    /// Shortest time between two writes, but for the last at the end of the app.
    const INTERVAL: Duration = Duration::ZERO;

    /// Returns the path of the file.
    fn path(folders: &Folders) -> PathBuf;

    /// Reads the text of the file.
    ///
    /// # Errors
    /// If it makes no sense.
    fn parse(text: &str) -> Result<Self, Diagnostic>;

    /// Returns the text of the file.
    fn to_text(&self) -> String;

    /// Returns what is in the file, with all that has changed here since `before`.
    fn merge(&self, before: &Self, there: Self) -> Self;
}

/// Keeps `T` between runs. Without [`Folders`], as for pictures and films, it is only there.
#[derive(Default)]
pub struct KeepPlugin<T>(PhantomData<fn() -> T>);

impl<T: Keep> Plugin for KeepPlugin<T> {
    fn build(&self, app: &mut App) {
        let can_keep = resource_exists::<Folders>;
        app.init_resource::<T>()
            .init_resource::<Kept<T>>()
            .add_message::<AppExit>()
            .add_message::<WindowFocused>()
            .add_systems(PreStartup, read::<T>.in_set(ReadKeptFiles).run_if(can_keep))
            .add_systems(Update, write::<T>.in_set(AppSystems::Save).run_if(can_keep))
            .add_systems(Last, write::<T>.in_set(AppSystems::Save).run_if(can_keep.and_then(on_message::<AppExit>)));
    }
}

/// Systems of `PreStartup` that read what was kept.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadKeptFiles;

/// Pause after a failed write before the next attempt.
const RESPITE: Duration = Duration::from_secs(5);

/// Attempts to write a file.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attempts {
    last: Option<Instant>,
    has_failed: bool,
}

impl Attempts {
    /// Returns whether it is time for another: a while after a failure, after the `interval` otherwise.
    pub fn is_due(&self, interval: Duration) -> bool {
        let pause = if self.has_failed { RESPITE } else { interval };
        self.last.is_none_or(|last| last.elapsed() >= pause)
    }

    /// Notes an attempt. Returns `true` for a failure that has not been told: the first until one succeeds.
    pub fn note(&mut self, succeeded: bool) -> bool {
        self.last = Some(Instant::now());
        !std::mem::replace(&mut self.has_failed, !succeeded) && !succeeded
    }
}

/// `T` as it was last read or written.
#[derive(Resource, Default)]
struct Kept<T: Keep> {
    saved: T,
    /// `true` if it may have changed since.
    is_dirty: bool,
    /// `true` if another window may have written to the file since.
    is_turned_to: bool,
    attempts: Attempts,
}

fn read<T: Keep>(folders: Res<Folders>, mut value: ResMut<T>, mut kept: ResMut<Kept<T>>, mut commands: Commands) {
    match folders.read::<T>() {
        Ok(None) => {}
        Ok(Some(read)) => *value = read,
        Err(error) => commands.trigger(Notice::mistakes(error)),
    }
    kept.saved = value.clone();
    kept.attempts.note(true);
}

/// Writes what has changed once it has settled, not while a border or a knob is being dragged; and takes over what another
/// window has written, then and when this one is turned to.
fn write<T: Keep>(
    folders: Res<Folders>,
    mut value: ResMut<T>,
    mut kept: ResMut<Kept<T>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    mut focused: MessageReader<WindowFocused>,
    mut exits: MessageReader<AppExit>,
    mut commands: Commands,
) {
    kept.is_turned_to |= focused.read().any(|window| window.focused) && T::IS_SHARED;
    let is_at_end = exits.read().count() > 0;
    kept.is_dirty |= value.is_changed();
    let is_settled = buttons.is_none_or(|buttons| buttons.get_pressed().next().is_none());
    let can_wait = !(is_settled && kept.attempts.is_due(T::INTERVAL));
    if !(kept.is_dirty || kept.is_turned_to) || can_wait && !is_at_end {
        return;
    }
    if kept.saved == *value && !kept.is_turned_to {
        kept.is_dirty = false;
        return;
    }
    let written = folders.write(&kept.saved, &*value);
    let is_news = kept.attempts.note(written.is_ok()) && T::NAME.is_some();
    match written {
        Ok(both) => {
            if T::IS_SHARED {
                value.set_if_neq(both);
            }
            kept.saved = value.clone();
            (kept.is_dirty, kept.is_turned_to) = (false, false);
        }
        Err(error) if is_news => commands.trigger(Notice::mistakes(error)),
        Err(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::folders::{from_ron, to_ron};
    use std::fs;
    use std::path::Path;

    #[derive(Resource, Clone, Default, PartialEq)]
    struct Number(u32);

    impl Keep for Number {
        const NAME: Option<Key> = Some(Key("preferences"));

        fn path(folders: &Folders) -> PathBuf {
            folders.config.join("number.ron")
        }

        fn parse(text: &str) -> Result<Number, Diagnostic> {
            from_ron(text).map(Number)
        }

        fn to_text(&self) -> String {
            to_ron(&self.0)
        }

        fn merge(&self, before: &Number, there: Number) -> Number {
            Number(there.0 + self.0 - before.0)
        }
    }

    #[derive(Resource, Default)]
    struct Told(usize);

    fn open(at: &Path) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, KeepPlugin::<Number>::default()))
            .init_resource::<ButtonInput<MouseButton>>()
            .init_resource::<Told>()
            .insert_resource(Folders { config: at.join("config"), data: at.join("data") })
            .add_observer(|_: On<Notice>, mut told: ResMut<Told>| told.0 += 1);
        app.update();
        app
    }

    fn set(app: &mut App, number: u32) {
        app.world_mut().resource_mut::<Number>().0 = number;
        app.update();
    }

    #[test]
    fn nothing_is_written_while_a_button_of_the_mouse_is_held_but_at_the_end() {
        let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
        let mut app = open(dir.path());
        let kept = || open(dir.path()).world().resource::<Number>().0;
        set(&mut app, 1);
        assert_eq!(kept(), 1);
        app.world_mut().resource_mut::<ButtonInput<MouseButton>>().press(MouseButton::Left);
        set(&mut app, 2);
        assert_eq!(kept(), 1, "it is being dragged");
        app.world_mut().resource_mut::<ButtonInput<MouseButton>>().release(MouseButton::Left);
        app.update();
        assert_eq!(kept(), 2);
        app.world_mut().resource_mut::<ButtonInput<MouseButton>>().press(MouseButton::Left);
        set(&mut app, 3);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert_eq!(kept(), 3);
    }

    #[test]
    fn a_failure_is_told_once_and_tried_again_at_the_end_with_what_others_wrote() {
        let dir = tempfile::tempdir().expect("the system has a folder for temporary files");
        let mut app = open(dir.path());
        // A file stands where the folder would be made.
        let config = dir.path().join("config");
        fs::write(&config, "no folder").expect("it can be written");
        set(&mut app, 1);
        set(&mut app, 2);
        assert_eq!(app.world().resource::<Told>().0, 1);
        fs::remove_file(&config).expect("it is ours");
        set(&mut open(dir.path()), 10);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert_eq!(open(dir.path()).world().resource::<Number>().0, 12);
        assert_eq!(app.world().resource::<Number>().0, 2, "what others do is not taken over");
    }
}
