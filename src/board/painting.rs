//! Textures that depend on the size of things: the board, the trays beside it and the hollows of stores. They are painted on another thread
//! and put up when done; until then the last ones are stretched.

use super::BoardSystems;
use super::art::{self, Detail, Painter, Slab};
use super::first_frame::FirstFrame;
use crate::ui::job::{Job, Waker};
use crate::ui::look::Look;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use naqala_core::geometry::Outline;
use std::sync::Arc;
use std::task::Poll;

pub(super) fn plugin(app: &mut App) {
    app.register_type::<Painting>()
        .init_resource::<Detail>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (measure_detail, put_up).chain().in_set(BoardSystems::Paintings));
}

/// Subject of a painting.
#[derive(Clone, Debug, PartialEq)]
pub enum Motif {
    /// The board, or a tray beside it, in logical pixels.
    Wood(Arc<Slab>),
    /// A store or tray of this half size, in logical pixels, in the material of the board.
    Hollow(Vec2, Outline, Look),
    /// Light round the edge of a store or tray of this half size.
    Rim(Vec2, Outline),
}

/// The longer side of the largest board that is painted, in pixels: enough for a window of 4K.
const LARGEST: f32 = 4096.0;

/// The same of the smallest: stretched for a moment when its window has been made larger, it is not coarse.
const SMALLEST: f32 = 1200.0;

impl Motif {
    /// Returns whether a texture painted for another size still looks right when stretched.
    fn is_near(&self, other: &Motif) -> bool {
        let alike = |a: Vec2, b: Vec2| (a.x * b.y / (a.y * b.x) - 1.0).abs() < 0.004;
        match (self, other) {
            (Motif::Wood(a), Motif::Wood(b)) => a.is_near(b),
            // Hollows are painted at one detail, or a finer one for large pits; otherwise only their shape matters.
            (&Motif::Hollow(a, m, e), &Motif::Hollow(b, n, f)) => {
                alike(a, b) && art::is_fine_for(a, b) && m == n && e == f
            }
            (&Motif::Rim(a, m), &Motif::Rim(b, n)) => alike(a, b) && art::is_fine_for(a, b) && m == n,
            _ => false,
        }
    }

    fn paint(&self, detail: f32) -> Image {
        match self {
            Motif::Wood(slab) => {
                let long = slab.size.max_element().max(1.0);
                art::board(slab, detail.max(1.0).clamp(SMALLEST / long, LARGEST / long))
            }
            &Motif::Hollow(half, outline, look) => art::tray(half, outline, look, detail),
            &Motif::Rim(half, outline) => art::rim(half, outline, detail),
        }
    }

    /// The same so coarsely that it is done at once; nothing of what is a breath of light.
    fn sketch(&self) -> Option<Image> {
        match self {
            Motif::Wood(slab) => Some(art::board(slab, 1.0 / art::SKETCH)),
            &Motif::Hollow(half, outline, look) => Some(art::sketched_tray(half, outline, look)),
            Motif::Rim(..) => None,
        }
    }
}

/// A sprite whose texture is painted for its size.
#[derive(Component, Reflect)]
#[reflect(Component, from_reflect = false)]
pub struct Painting {
    /// Subject that it should show.
    #[reflect(ignore)]
    pub wanted: Motif,
    #[reflect(ignore)]
    shown: Option<(Motif, f32)>,
    /// `true` if it was drawn coarsely, to be seen until it is painted.
    sketched: bool,
    #[reflect(ignore)]
    painter: Option<(Motif, f32, Job<Image>)>,
}

impl Painting {
    /// A sprite without a texture yet.
    pub fn new(wanted: Motif) -> Painting {
        Painting { wanted, shown: None, sketched: false, painter: None }
    }

    /// Returns whether the texture shown is the one wanted.
    pub fn is_done(&self) -> bool {
        self.painter.is_none() && self.shown.as_ref().is_some_and(|(shown, _)| shown.is_near(&self.wanted))
    }
}

fn measure_detail(window: Option<Single<&Window, With<PrimaryWindow>>>, mut detail: ResMut<Detail>) {
    if let Some(window) = window {
        detail.set_if_neq(Detail(window.scale_factor()));
    }
}

fn put_up(
    mut paintings: Query<(&mut Painting, &mut Sprite)>,
    detail: Res<Detail>,
    first_frame: Res<FirstFrame>,
    mut images: ResMut<Assets<Image>>,
    mut painter: ResMut<Painter>,
    waker: Res<Waker>,
) {
    for (mut painting, mut sprite) in &mut paintings {
        if painting.shown.is_none() && !painting.sketched {
            painting.bypass_change_detection().sketched = true;
            if let Some(sketch) = painting.wanted.sketch() {
                sprite.image = images.add(sketch);
            }
        }
        if !first_frame.is_drawn() {
            continue;
        }
        if let Some((motif, scale, job)) = painting.bypass_change_detection().painter.take() {
            match job.poll() {
                Poll::Ready(Some(image)) => {
                    sprite.image = images.add(image);
                    painting.shown = Some((motif, scale));
                }
                // Painting has failed, and what is shown stays.
                Poll::Ready(None) => painting.shown = Some((motif, scale)),
                Poll::Pending => {
                    painting.bypass_change_detection().painter = Some((motif, scale, job));
                    continue;
                }
            }
        }
        let scale = detail.0;
        let is_good = |(shown, at): &(Motif, f32)| shown.is_near(&painting.wanted) && *at >= scale * 0.99;
        if !painting.shown.as_ref().is_some_and(is_good) {
            let wanted = painting.wanted.clone();
            let painted = wanted.clone();
            let job = painter.paint(&waker, Box::new(move || painted.paint(scale)));
            painting.painter = Some((wanted, scale, job));
        }
    }
}
