//! Picture of everything that stands still, drawn once and kept: cloth, board, pits, stores and trays, which fill most
//! of the window and cost most of a frame, but change only with the game and the window.
//!
//! A frame is drawn by two cameras on one picture. The lower one clears it and draws everything that is
//! [`StaticLayer`], which is kept. The upper one draws all the rest over it. While nothing [`StaticLayer`] changes, the
//! lower camera is switched off and the picture begins as a copy of the one kept.

use super::art::Art;
use crate::ui::systems::AppSystems;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::camera::{CameraMainTextureUsages, CameraOutputMode, CameraUpdateSystems, RenderTarget};
use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::camera::ExtractedCamera;
use bevy::render::render_resource::{
    BlendState, Extent3d, PipelineCache, Texture, TextureDescriptor, TextureDimension, TextureUsages,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::view::ViewTarget;
use bevy::window::RequestRedraw;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub(super) fn plugin(app: &mut App) {
    let incomplete = Incomplete::default();
    app.register_type::<Incomplete>().register_type::<StaticLayer>().register_type::<StaticLayerCamera>();
    app.insert_resource(incomplete.clone())
        .add_message::<RequestRedraw>()
        .add_systems(Update, set_up.in_set(AppSystems::Lay))
        .add_systems(
            PostUpdate,
            draw_what_changed.after(CameraUpdateSystems).before(VisibilitySystems::CheckVisibility),
        );
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(incomplete).init_resource::<StaticPicture>().add_systems(
            Core2d,
            (
                begin_with_what_was_kept.before(Core2dSystems::MainPass),
                keep_picture.after(Core2dSystems::MainPass).before(Core2dSystems::PostProcess),
            ),
        );
    }
}

/// Something that stands still.
#[derive(Component, Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(RenderLayers = LOWER)]
#[reflect(Component)]
pub struct StaticLayer;

/// The camera that draws what stands still; it is switched on in the frames in which it has to.
#[derive(Component, Reflect, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
pub struct StaticLayerCamera;

/// Layer of the lower camera.
const LOWER: RenderLayers = RenderLayers::layer(1);
/// Before the upper camera, whose order is 0.
const LOWER_ORDER: isize = -1;
/// Frames in which the renderer, which works on one frame while the next is made, tells that it could not draw all.
const FRAMES_TO_HEAR: u8 = 2;

/// A camera whose world has the window's upper left corner at the origin, one unit for a logical pixel.
pub fn camera() -> impl Bundle {
    let origin_in_the_corner =
        OrthographicProjection { viewport_origin: Vec2::new(0.0, 1.0), ..OrthographicProjection::default_2d() };
    // Sprites and panel smooth their own edges.
    (Camera2d, Msaa::Off, Projection::from(origin_in_the_corner))
}

/// Gives a camera the lower one that goes with it.
fn set_up(
    mut commands: Commands,
    mut cameras: Query<(Entity, &mut Camera, &RenderTarget), (Added<Camera2d>, Without<StaticLayerCamera>)>,
) {
    // Cameras whose pictures are for the same uses share one picture.
    let uses = CameraMainTextureUsages::default().with(TextureUsages::COPY_DST);
    for (entity, mut upper, target) in &mut cameras {
        upper.clear_color = ClearColorConfig::None;
        // Though not the first on its target, it is the only one to put out the picture.
        let (blend_state, clear_color) = (Some(BlendState::REPLACE), ClearColorConfig::Default);
        upper.output_mode = CameraOutputMode::Write { blend_state, clear_color };
        commands.entity(entity).insert(uses);
        let lower = Camera { order: LOWER_ORDER, output_mode: CameraOutputMode::Skip, ..default() };
        commands.spawn((StaticLayerCamera, Name::new("Lower camera"), camera(), lower, target.clone(), uses, LOWER));
    }
}

/// Switches the lower camera on in the frames in which something standing has changed, or could not be drawn before.
fn draw_what_changed(
    changed: Query<(), (With<StaticLayer>, Or<(Changed<Sprite>, Changed<Transform>, Changed<Visibility>)>)>,
    mut gone: RemovedComponents<StaticLayer>,
    art: Res<Art>,
    incomplete: Res<Incomplete>,
    mut lower: Query<&mut Camera, With<StaticLayerCamera>>,
    mut size: Local<Option<(UVec2, f32)>>,
    mut listening: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(mut camera) = lower.single_mut() else { return };
    let now = camera.physical_target_size().zip(camera.target_scaling_factor());
    let other_size = std::mem::replace(&mut *size, now) != now;
    let unfinished = incomplete.0.swap(false, Ordering::Relaxed);
    let other = !changed.is_empty() || gone.read().count() > 0 || art.is_changed();
    let draw = other || other_size || unfinished || camera.is_added();
    if camera.is_active != draw {
        camera.is_active = draw;
    }
    *listening = if draw { FRAMES_TO_HEAR } else { listening.saturating_sub(1) };
    if *listening > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Said by the renderer: what was kept last is not all there was to draw, for a shader was not compiled yet, or it is of
/// another size than the window has now.
#[derive(Resource, Reflect, Clone, Default)]
#[reflect(opaque)]
#[reflect(Resource, Clone)]
struct Incomplete(Arc<AtomicBool>);

/// Picture kept of the lower camera's last drawing.
#[derive(Resource, Default)]
struct StaticPicture {
    picture: Option<Texture>,
    /// `true` if it was drawn in this very frame, so that the picture has it already.
    fresh: bool,
}

fn keep_picture(
    view: ViewQuery<(&ViewTarget, &ExtractedCamera)>,
    pipelines: Res<PipelineCache>,
    incomplete: Res<Incomplete>,
    mut kept: ResMut<StaticPicture>,
    mut context: RenderContext,
) {
    let (target, camera) = view.into_inner();
    if camera.order != LOWER_ORDER {
        return;
    }
    if pipelines.waiting_pipelines().next().is_some() {
        incomplete.0.store(true, Ordering::Relaxed);
    }
    let drawn = target.main_texture();
    if !kept.picture.as_ref().is_some_and(|picture| is_like(picture, drawn)) {
        kept.picture = Some(context.render_device().create_texture(&TextureDescriptor {
            label: Some("what stands still"),
            size: extent(drawn),
            mip_level_count: 1,
            sample_count: 1,
            dimension: TextureDimension::D2,
            format: drawn.format(),
            usage: TextureUsages::COPY_SRC | TextureUsages::COPY_DST,
            view_formats: &[],
        }));
    }
    let Some(picture) = &kept.picture else { return };
    copy(&mut context, drawn, picture);
    kept.fresh = true;
}

fn begin_with_what_was_kept(
    view: ViewQuery<(&ViewTarget, &ExtractedCamera)>,
    incomplete: Res<Incomplete>,
    mut kept: ResMut<StaticPicture>,
    mut context: RenderContext,
) {
    let (target, camera) = view.into_inner();
    if camera.order == LOWER_ORDER || std::mem::take(&mut kept.fresh) {
        return;
    }
    let to = target.main_texture();
    match &kept.picture {
        Some(picture) if is_like(picture, to) => copy(&mut context, picture, to),
        _ => incomplete.0.store(true, Ordering::Relaxed),
    }
}

fn is_like(a: &Texture, b: &Texture) -> bool {
    extent(a) == extent(b) && a.format() == b.format()
}

fn extent(texture: &Texture) -> Extent3d {
    Extent3d { width: texture.width(), height: texture.height(), depth_or_array_layers: 1 }
}

fn copy(context: &mut RenderContext, from: &Texture, to: &Texture) {
    context.command_encoder().copy_texture_to_texture(from.as_image_copy(), to.as_image_copy(), extent(from));
}
