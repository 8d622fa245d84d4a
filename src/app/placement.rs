//! Placement of the window: as it was left, on a screen that is there.

use crate::settings::folders::{Folders, from_ron, to_ron};
use crate::settings::keep::{Keep, KeepPlugin};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use crate::ui::{Action, Projecting, WindowCommand};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, WindowMode, WindowMoved, WindowResized};
use bevy::winit::WINIT_WINDOWS;
use bevy_egui::egui::Ui;
use mancala::diagnostic::{Diagnostic, Key};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(KeepPlugin::<Placement>::default())
        .add_systems(PreUpdate, (restore_placement, note_placement).chain().before(super::panel::follow_the_window))
        .add_systems(Last, apply_full_screen.before(AppSystems::Save));
}

/// Shows if the window fills the screen: no preference, for the window itself has to do it.
pub(super) fn full_screen(
    InMut(ui): InMut<Ui>,
    language: Res<UiLanguage>,
    placement: Res<Placement>,
) -> Option<Action> {
    let mut full = placement.full_screen;
    ui.checkbox(&mut full, language.0.label("preferences-full-screen"))
        .changed()
        .then_some(WindowCommand::FullScreen.into())
}

/// Least part of a window that must be visible for the user to take hold of it, in logical pixels.
const GRASP: [f32; 2] = [120.0, 40.0];

/// The room of a screen that the system's own bars may take: at its sides, and above and below with the window's title, in logical
/// pixels.
const BARS: [f32; 2] = [16.0, 112.0];

/// The least and the most width or height of a window, in pixels: no graphics driver draws larger pictures for certain.
const SIDES: std::ops::RangeInclusive<u32> = 320..=8192;

/// A window that stands so, before it is known which screens there are.
pub(super) fn placed_window(window: Window, placement: &Placement) -> Window {
    // A damaged file may have any numbers.
    let [width, height] = placement.size.map(|side| (side.round() as u32).clamp(*SIDES.start(), *SIDES.end()));
    let position = placement.at.map_or(WindowPosition::Automatic, |at| WindowPosition::At(at.into()));
    let mut window = Window { resolution: (width, height).into(), position, ..window };
    if placement.maximised {
        window.set_maximized(true);
    }
    window
}

/// A screen, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ScreenArea {
    all: Rect,
    main: bool,
}

/// Once the screens are known, a window that none of them shows is brought back, one that is too large made smaller, and a new
/// one for which there is little room fills the screen.
fn restore_placement(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    placement: Res<Placement>,
    mut done: Local<bool>,
) {
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    let screens: Vec<ScreenArea> = monitors.iter().map(|(monitor, main)| screen(monitor, main)).collect();
    let scale = window.scale_factor();
    let fits = fitting(&placement, &screens, scale);
    if fits.size != placement.size {
        window.resolution.set(fits.size[0], fits.size[1]);
    }
    if fits.maximised && !placement.maximised {
        window.set_maximized(true);
    }
    if let Some(at) = fits.at.filter(|_| fits.at != placement.at) {
        window.position = WindowPosition::At(at.into());
    }
}

fn screen(monitor: &Monitor, main: bool) -> ScreenArea {
    let corner = monitor.physical_position.as_vec2();
    let size = Vec2::new(monitor.physical_width as f32, monitor.physical_height as f32);
    ScreenArea { all: Rect::from_corners(corner, corner + size), main }
}

/// The placement nearest to one that these screens have room for.
fn fitting(placement: &Placement, screens: &[ScreenArea], scale: f32) -> Placement {
    let size = Vec2::from(placement.size) * scale;
    let corner = placement.at.map(|at| IVec2::from(at).as_vec2());
    let stood = corner.map(|corner| Rect::from_corners(corner, corner + size));
    let seen = |screen: &ScreenArea| stood.map_or(Vec2::ZERO, |stood| stood.intersect(screen.all).size());
    let area = |screen: &&ScreenArea| (seen(screen).element_product(), screen.main);
    let Some(screen) = screens.iter().max_by(|a, b| area(a).partial_cmp(&area(b)).unwrap_or(std::cmp::Ordering::Equal))
    else {
        return placement.clone();
    };
    let wanted = size;
    // A new window must leave room for bars of which nothing is known here.
    let bars = if stood.is_none() { Vec2::from(BARS) * scale } else { Vec2::ZERO };
    let size = size.min(screen.all.size() - bars);
    let maximised = placement.maximised || stood.is_none() && size != wanted;
    let can_be_grasped = seen(screen).cmpge((Vec2::from(GRASP) * scale).min(size)).all();
    let at = stood.map(|stood| {
        let middle = screen.all.center() - size / 2.0;
        // Its title bar is at the top; what had to be made smaller fills the screen.
        let stood = Vec2::new(stood.min.x, stood.min.y.max(screen.all.min.y));
        let corner = if can_be_grasped { Vec2::select(size.cmplt(wanted), middle, stood) } else { middle };
        corner.round().as_ivec2().into()
    });
    Placement { size: (size / scale).into(), at, maximised, ..placement.clone() }
}

/// Notes where the window stands once it has come to rest there. A window that fills the screen keeps the place to which
/// it returns.
fn note_placement(
    window: Option<Single<(Entity, &Window), With<PrimaryWindow>>>,
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
    mut placement: ResMut<Placement>,
    mut moving: Local<bool>,
    _main_thread: NonSendMarker,
) {
    if moved.read().count() + resized.read().count() > 0 {
        *moving = true;
        return;
    }
    let Some(window) = window.filter(|_| std::mem::take(&mut *moving)) else { return };
    let (entity, window) = *window;
    let mut now = placement.clone();
    now.maximised = WINIT_WINDOWS
        .with_borrow(|windows| windows.get_window(entity).map(|window| window.is_maximized()))
        .unwrap_or_default();
    let plain = !now.maximised && window.mode == WindowMode::Windowed;
    // A window that is put away has no size.
    if plain && window.width() >= GRASP[0] && window.height() >= GRASP[1] {
        now.size = [window.width(), window.height()];
        if let WindowPosition::At(at) = window.position {
            now.at = Some(at.into());
        }
    }
    placement.set_if_neq(now);
}

/// Makes the window fill the screen, or no longer.
pub(super) fn apply_full_screen(
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
    placement: Res<Placement>,
    projecting: Res<Projecting>,
) {
    let Some(mut window) = window else { return };
    let mode = match placement.full_screen || projecting.0 {
        true => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        false => WindowMode::Windowed,
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

/// Placement of the window on the screen. Kept between runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Placement {
    /// Width and height in logical pixels while it fills no screen.
    pub size: [f32; 2],
    /// Its upper left corner while it fills no screen, in physical pixels from that of the main screen; `None` where the
    /// platform does not tell.
    pub at: Option<[i32; 2]>,
    /// `true` if it fills the screen and keeps its frame.
    pub maximised: bool,
    /// `true` if it fills the screen with nothing round it.
    pub full_screen: bool,
}

impl Default for Placement {
    fn default() -> Self {
        Placement { size: [1280.0, 800.0], at: None, maximised: false, full_screen: false }
    }
}

/// A failure to save it is not reported: the window then opens where a new one would.
impl Keep for Placement {
    const NAME: Option<Key> = None;
    const INTERVAL: Duration = Duration::from_secs(1);

    fn path(folders: &Folders) -> PathBuf {
        folders.config.join("window.ron")
    }

    fn parse(text: &str) -> Result<Placement, Diagnostic> {
        from_ron(text).map(bounded)
    }

    fn to_text(&self) -> String {
        to_ron(self)
    }

    fn merge(&self, _: &Placement, _: Placement) -> Placement {
        self.clone()
    }
}

/// No screen is larger than this, in pixels, or farther from the main one.
const FARTHEST: i32 = 100_000;

/// Brings a window of any size that a file may name to one that a system can be asked for. The screens for it are known
/// only when it is open.
fn bounded(mut placement: Placement) -> Placement {
    let usual = Placement::default();
    for (side, usual) in placement.size.iter_mut().zip(usual.size) {
        *side = if side.is_finite() { side.clamp(100.0, FARTHEST as f32) } else { usual };
    }
    placement.at = placement.at.map(|at| at.map(|edge| edge.clamp(-FARTHEST, FARTHEST)));
    placement
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screens() -> [ScreenArea; 2] {
        let all = |left: f32, top: f32, width: f32, height: f32| Rect::new(left, top, left + width, top + height);
        [
            ScreenArea { all: all(1920.0, 0.0, 1280.0, 1024.0), main: false },
            ScreenArea { all: all(0.0, 0.0, 1920.0, 1080.0), main: true },
        ]
    }

    fn stood(size: [f32; 2], at: [i32; 2]) -> Placement {
        Placement { size, at: Some(at), ..Placement::default() }
    }

    #[test]
    fn a_window_stays_where_it_was_left() {
        for at in [[100, 50], [2000, 100], [-300, 200], [1500, 40]] {
            let left = stood([900.0, 700.0], at);
            assert_eq!(fitting(&left, &screens(), 1.0), left);
        }
    }

    #[test]
    fn a_window_off_every_screen_comes_back_to_the_middle_of_the_main_one() {
        for at in [[5000, 100], [-895, 200], [300, -690], [300, 1070], [100_000, 100_000]] {
            assert_eq!(
                fitting(&stood([900.0, 700.0], at), &screens(), 1.0),
                stood([900.0, 700.0], [510, 190]),
                "{at:?}"
            );
        }
    }

    #[test]
    fn a_title_bar_is_never_above_the_screen() {
        assert_eq!(fitting(&stood([900.0, 700.0], [300, -200]), &screens(), 1.0), stood([900.0, 700.0], [300, 0]));
    }

    #[test]
    fn no_window_is_larger_than_its_screen() {
        let huge = fitting(&stood([9000.0, 9000.0], [0, 0]), &screens(), 1.0);
        assert_eq!(huge, stood([1920.0, 1080.0], [0, 0]));
        let beside = fitting(&stood([1500.0, 900.0], [1930, 0]), &screens(), 1.0);
        assert_eq!(beside, stood([1280.0, 900.0], [1920, 0]));
        // Without a place of its own it is opened by the system, but no larger than the main screen.
        let new = Placement { size: [1280.0, 800.0], ..Placement::default() };
        let fits = Placement { size: [944.0, 428.0], maximised: true, ..new.clone() };
        assert_eq!(fitting(&new, &screens(), 2.0), fits);
    }

    #[test]
    fn a_new_window_fills_a_small_screen_and_stands_on_a_large_one() {
        let new = Placement { size: [1280.0, 800.0], ..Placement::default() };
        let on = |width: f32, height: f32| {
            fitting(&new, &[ScreenArea { all: Rect::new(0.0, 0.0, width, height), main: true }], 1.0)
        };
        for (width, height) in [(1366.0, 768.0), (1280.0, 800.0), (1024.0, 600.0)] {
            let fits = on(width, height);
            assert!(fits.maximised && fits.size[0] <= width - 16.0 && fits.size[1] <= height - 112.0, "{fits:?}");
        }
        assert_eq!(on(1920.0, 1080.0), new);
    }

    #[test]
    fn no_numbers_of_a_damaged_file_make_a_window_that_cannot_be_drawn() {
        for wild in [70_000.0, -5.0, 0.0, f32::NAN, f32::INFINITY] {
            let window = placed_window(Window::default(), &Placement { size: [wild, 800.0], ..Placement::default() });
            assert!(SIDES.contains(&window.physical_width()) && window.physical_height() == 800, "{wild}");
        }
    }

    #[test]
    fn without_a_screen_nothing_is_known() {
        let left = stood([900.0, 700.0], [5000, 5000]);
        assert_eq!(fitting(&left, &[], 1.0), left);
    }
}
