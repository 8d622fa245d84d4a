//! By what a desktop, and who hears it read aloud, knows the window: the game in its title, and the program's sign.

use crate::board::FirstFrame;
use crate::board::art::icon;
use crate::play::CurrentGame;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use std::task::Poll;
use winit::window::Icon;

pub(super) fn plugin(app: &mut App) {
    // Changes of windows are passed on to the system in `Last`.
    app.add_systems(
        PostUpdate,
        entitle.run_if(resource_changed::<CurrentGame>.or_else(resource_changed::<UiLanguage>)),
    )
    .add_systems(Last, put_up);
}

/// Width of the sign in a list of windows, in pixels.
const WIDTH: u32 = 64;

fn entitle(current: Res<CurrentGame>, language: Res<UiLanguage>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let title = format!("{} – Naqala", language.0.text(&current.game.rules().about.name));
    if window.title != title {
        window.title = title;
    }
}

/// The sign while it is being painted, and what has become of it.
#[derive(Default)]
enum Sign {
    #[default]
    Waiting,
    Painted(Job<Vec<u8>>),
    Shown,
}

/// Gives the window its sign, once both are there.
fn put_up(
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    first_frame: Res<FirstFrame>,
    waker: Res<Waker>,
    mut sign: Local<Sign>,
    _main_thread: NonSendMarker,
) {
    match &mut *sign {
        Sign::Waiting if first_frame.is_drawn() => {
            let paint = || icon::painted(WIDTH).pixels().as_flattened().to_vec();
            *sign = Sign::Painted(Job::spawn(&waker, move |reporter| reporter.send(paint())));
        }
        Sign::Painted(painter) => {
            let (Some(window), Poll::Ready(Some(pixels))) = (window, painter.poll()) else { return };
            WINIT_WINDOWS.with_borrow(|windows| {
                let sign = Icon::from_rgba(pixels, WIDTH, WIDTH);
                if let (Some(window), Ok(sign)) = (windows.get_window(*window), sign) {
                    window.set_window_icon(Some(sign));
                }
            });
            *sign = Sign::Shown;
        }
        Sign::Waiting | Sign::Shown => {}
    }
}
