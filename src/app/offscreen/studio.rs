//! The window's rooms drawn on a picture, frame by frame, by hand.

use crate::app::window::{add_features, camera, explain_missing_drivers, print_diagnostic};
use crate::board::art::{Art, Detail};
use crate::board::highlight_pulse::HideChoiceMarkers;
use crate::board::painting::Painting;
use crate::learn::LearnCommand;
use crate::play::CurrentGame;
use crate::play::Playhead;
use crate::play::activity::Activity;
use crate::settings::Preferences;
use crate::ui::Projecting;
use crate::ui::Unattended;
use crate::ui::fonts::SystemFonts;
use crate::ui::language::UiLanguage;
use crate::ui::picture::{Picture, PictureDiagnostic, PictureError, PictureSettings, Size, not_drawn};
use crate::ui::tabs::{SidePanel, Tab};
use bevy::app::{AppExit, PluginsState};
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::renderer::initialize_renderer;
use bevy::render::settings::{Backends, RenderCreation, WgpuSettings};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::block_on;
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use mancala::rules::Catalogue;
use naqala_core::session::Session;
use naqala_core::words::Words;
use std::time::Duration;

/// Frames after which a studio that has not become ready never will.
const PATIENCE: u32 = 2000;
/// Frames drawn before the first picture, in which the panel settles.
const SETTLE: u32 = 4;
/// Frames in which the panel scrolls to what is said about a single picture.
const LINGER: u32 = 24;
/// Windows narrower than this are filmed without the side panel.
const ROOM_FOR_PANEL: u32 = 840;
/// In larger pictures than this everything grows with them: they are looked at from as far away as smaller ones.
const USUAL: [u32; 2] = [1280, 800];

/// Pixels of a picture of this size for one of an ordinary window.
fn scale(size: Size) -> f32 {
    let [across, down] = [size.width as f32 / USUAL[0] as f32, size.height as f32 / USUAL[1] as f32];
    // Quarters, so that lines and letters fall on whole pixels more often.
    ((across.min(down) * 4.0).floor() / 4.0).max(1.0)
}

/// The rooms with a picture in place of the window.
pub(crate) struct Studio {
    app: App,
    /// The picture in place of the window.
    canvas: RenderTarget,
}

/// The picture last taken.
#[derive(Resource, Default)]
struct CapturedPicture(Option<Picture>);

impl Studio {
    /// Sets everything up and waits until it can be drawn. A missing graphics driver ends the process with a sentence about it.
    pub fn open(
        words: Words,
        catalogue: Catalogue,
        mut current: Session,
        frame: PictureSettings,
    ) -> Result<Studio, PictureError> {
        explain_missing_drivers(words.clone());
        // What is filmed has been played.
        current.about.computers = Default::default();
        let PictureSettings { size, look, stones, counts, path } = frame;
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
                .set(RenderPlugin { render_creation: renderer(), synchronous_pipeline_compilation: true, ..default() })
                .disable::<WinitPlugin>()
                // A picture is drawn within the update that asks for it.
                .disable::<PipelinedRenderingPlugin>()
                .disable::<LogPlugin>(),
        );
        add_features(&mut app, catalogue, current);
        app.insert_resource(UiLanguage(words));
        let panel = size.width >= ROOM_FOR_PANEL;
        app.insert_resource(Preferences { panel_open: panel, look, stones, counts, path, ..default() })
            .insert_resource(Detail(scale(size)))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
            .init_resource::<CapturedPicture>();
        app.world_mut().resource_mut::<SidePanel>().tab = Tab::Rules;
        let format = TextureFormat::Rgba8UnormSrgb;
        let canvas = app.world_mut().resource_mut::<Assets<Image>>().add(Image::new_target_texture(
            size.width,
            size.height,
            format,
            None,
        ));
        let canvas = RenderTarget::Image(ImageRenderTarget { handle: canvas, scale_factor: scale(size) });
        app.world_mut().spawn((camera(), canvas.clone()));
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let mut studio = Studio { app, canvas };
        studio.settle()?;
        Ok(studio)
    }

    /// A picture of the table and panel at a moment of show time.
    pub fn picture(&mut self, time: f64) -> Result<Picture, PictureError> {
        self.go_to(time);
        // The panel follows the table by a frame.
        self.draw()?;
        self.find_letters()?;
        let canvas = self.canvas.clone();
        self.app.world_mut().resource_mut::<CapturedPicture>().0 = None;
        self.app.world_mut().spawn(Screenshot(canvas)).observe(keep);
        for _ in 0..PATIENCE {
            self.draw()?;
            if let Some(picture) = self.app.world_mut().resource_mut::<CapturedPicture>().0.take() {
                return Ok(picture);
            }
        }
        Err(not_drawn("renderer"))
    }

    /// Stays at a moment of show time until the panel has scrolled to what is said about it.
    pub fn linger(&mut self, time: f64) -> Result<(), PictureError> {
        self.go_to(time);
        self.draw()?;
        self.find_letters()?;
        (0..LINGER).try_for_each(|_| self.draw())
    }

    /// Draws until letters of other scripts have been found in the fonts of the system. Says of which there are none.
    fn find_letters(&mut self) -> Result<(), PictureError> {
        let is_settled = |studio: &Studio| studio.app.world().resource::<SystemFonts>().is_settled();
        while !is_settled(self) {
            std::thread::sleep(Duration::from_millis(2));
            self.draw()?;
            if is_settled(self) {
                (0..SETTLE).try_for_each(|_| self.draw())?;
            }
        }
        let missing = self.app.world_mut().resource_mut::<SystemFonts>().untold();
        let words = &self.app.world().resource::<UiLanguage>().0;
        missing.into_iter().for_each(|missing| print_diagnostic(words, missing));
        Ok(())
    }

    /// Draws a frame. Ctrl+C in the terminal and a driver that fails end the work here, where what has been made of a film is
    /// cleared away.
    fn draw(&mut self) -> Result<(), PictureError> {
        self.app.update();
        match self.app.should_exit() {
            None => Ok(()),
            Some(exit) if exit == AppExit::error() => Err(not_drawn("driver")),
            Some(_) => Err(PictureDiagnostic::GivenUp.into()),
        }
    }

    fn go_to(&mut self, time: f64) {
        let world = self.app.world_mut();
        let duration = world.resource::<CurrentGame>().choreography.duration();
        world.resource_mut::<Playhead>().stop_at(if time.is_finite() { time.clamp(0.0, duration) } else { 0.0 });
    }

    /// Draws until every texture has been painted.
    fn settle(&mut self) -> Result<(), PictureError> {
        let mut ready = 0;
        for _ in 0..PATIENCE {
            self.draw()?;
            let world = self.app.world_mut();
            let painted = world.query::<&Painting>().iter(world).all(Painting::is_done);
            let painted = painted && world.resource::<Art>().is_done();
            let laid = world.query::<&crate::board::Pit>().iter(world).next().is_some();
            ready = if painted && laid { ready + 1 } else { 0 };
            if ready > SETTLE {
                return self.find_letters();
            }
            if !painted {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        Err(not_drawn("textures"))
    }

    /// Begins the lesson of the game at a step, counted from 0, and waits until it is there.
    pub fn teach(&mut self, from: usize) -> Result<(), PictureError> {
        let world = self.app.world_mut();
        world.resource_mut::<SidePanel>().tab = Tab::Learn;
        world.trigger(LearnCommand::Lesson { from });
        world.flush();
        for _ in 0..PATIENCE {
            self.draw()?;
            if self.app.world().resource::<Activity>().shown().is_some() {
                return self.settle();
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        Err(not_drawn("lesson"))
    }

    /// The board and the caption alone.
    pub fn project(&mut self) -> Result<(), PictureError> {
        self.app.insert_resource(Projecting(true));
        self.settle()
    }

    /// Nobody is at the table: pits that may be chosen are left unmarked, and buttons away.
    pub fn still(&mut self) -> Result<(), PictureError> {
        self.app.insert_resource(HideChoiceMarkers(true));
        let world = self.app.world_mut();
        world.resource_mut::<Unattended>().0 = true;
        world.resource_mut::<Preferences>().panel_open = false;
        // The table has more room now, for which it is painted anew.
        self.settle()
    }
}

fn keep(captured: On<ScreenshotCaptured>, mut taken: ResMut<CapturedPicture>) {
    let rgb = captured.image.data.as_ref().map(|data| data.chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]).collect());
    taken.0 = rgb.map(|rgb| Picture { rgb });
}

/// The renderer, set up before the app.
fn renderer() -> RenderCreation {
    // OpenGL looks for a display, which there need not be; it is asked for only if the user names it.
    let named = std::env::var_os("WGPU_BACKEND").is_some();
    let settings = WgpuSettings::default();
    let backends = settings.backends.filter(|_| named).unwrap_or(Backends::PRIMARY);
    RenderCreation::Manual(block_on(initialize_renderer(backends, None, &settings)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::render::renderer::RenderDevice;
    use std::process::Command;

    #[test]
    fn large_pictures_are_of_as_large_a_window_seen_closer() {
        let at = |width, height| scale(Size { width, height });
        assert_eq!([at(640, 400), at(960, 600), at(1280, 800), at(1280, 720)], [1.0; 4]);
        assert_eq!(at(1920, 1080), 1.25, "height decides where a picture is wide");
        assert_eq!(at(1600, 1000), 1.25);
        assert_eq!(at(3840, 2160), 2.5);
        assert_eq!(at(160, 2160), 1.0, "nothing is smaller than in the window");
    }

    const FAILS: &str = "NAQALA_TEST_DRIVER_FAILS";

    /// In a process of its own, which a missing driver would end.
    #[test]
    fn a_driver_that_fails_in_the_midst_of_a_film_ends_it_with_a_sentence() {
        if std::env::var_os(FAILS).is_some() {
            let catalogue = Catalogue::shipped();
            let current = crate::app::window::demonstration(&catalogue).expect("it comes with the program");
            let mut studio = Studio::open(Words::english(), catalogue, current, frame()).expect("there is a driver");
            studio.picture(0.0).expect("the driver draws");
            studio.app.world().resource::<RenderDevice>().wgpu_device().destroy();
            let failed = studio.picture(0.0).err().expect("the driver is gone");
            assert_eq!(failed.0, not_drawn("driver").0);
            return;
        }
        let name = "app::offscreen::studio::tests::a_driver_that_fails_in_the_midst_of_a_film_ends_it_with_a_sentence";
        let again =
            Command::new(std::env::current_exe().expect("it runs")).args([name, "--exact"]).env(FAILS, "").output();
        let again = again.expect("this program can be started again");
        let said = String::from_utf8_lossy(&again.stderr);
        if said.contains("no graphics driver was found") {
            assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "a graphics driver is needed: ./check installs one");
            return;
        }
        assert!(again.status.success(), "{}{said}", String::from_utf8_lossy(&again.stdout));
    }

    fn frame() -> PictureSettings {
        let Preferences { look, stones, counts, path, .. } = Preferences::default();
        PictureSettings { size: Size { width: 320, height: 200 }, look, stones, counts, path }
    }
}
