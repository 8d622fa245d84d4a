//! The first frame. Textures are painted once it is on the screen, so that the window is there as soon as can be: on a
//! machine with few cores, compiling its shaders would have to wait for them.

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub(super) fn plugin(app: &mut App) {
    let first = FirstFrame::default();
    match app.get_sub_app_mut(RenderApp) {
        Some(renderer) => {
            renderer
                .insert_resource(first.clone())
                .add_systems(Render, note_first_frame.in_set(RenderSystems::Cleanup));
        }
        None => first.0.store(true, Ordering::Relaxed),
    }
    app.register_type::<FirstFrame>().insert_resource(first);
}

/// Set by the renderer once a frame has been drawn with all its shaders; from the start where there is no renderer.
#[derive(Resource, Reflect, Clone, Default)]
#[reflect(opaque)]
#[reflect(Resource, Clone)]
pub struct FirstFrame(Arc<AtomicBool>);

impl FirstFrame {
    /// Returns whether it has been drawn.
    pub fn is_drawn(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Frames before the first in which there is something to draw.
const EMPTY: u32 = 2;
/// Frames after which no shader is waited for any longer.
const PATIENCE: u32 = 40;

fn note_first_frame(pipelines: Res<PipelineCache>, first: Res<FirstFrame>, mut frames: Local<u32>) {
    *frames = frames.saturating_add(1);
    let is_complete = *frames > EMPTY && pipelines.waiting_pipelines().next().is_none();
    if is_complete || *frames > PATIENCE {
        first.0.store(true, Ordering::Relaxed);
    }
}
