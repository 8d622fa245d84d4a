//! The thread on which textures are painted, one after another. It is none of Bevy's pools: on small machines the one
//! for long work has a single thread, where the shaders of the first frame would wait behind the textures.

use crate::ui::job::{Job, Reporter, Waker, Worker};
use bevy::image::Image;
use bevy::prelude::Resource;

/// Paints a texture.
pub type Brush = Box<dyn FnOnce() -> Image + Send + Sync>;

/// The thread that paints, once there is something to paint.
#[derive(Resource, Default)]
pub struct Painter(Option<Worker<Brush, Image>>);

impl Painter {
    /// Paints a texture after those asked for before. Dropped, the job is left out.
    pub fn paint(&mut self, waker: &Waker, brush: Brush) -> Job<Image> {
        self.0.get_or_insert_with(|| Worker::spawn(waker, paint_all)).ask(brush)
    }
}

fn paint_all(brushes: &mut dyn Iterator<Item = (Brush, Reporter<Image>)>) {
    for (brush, reporter) in brushes {
        reporter.send(brush());
    }
}
