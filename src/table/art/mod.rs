//! What the table is drawn with. Nothing is read from a file: painting begins when the app starts, on another thread,
//! while the window is being opened; each texture is put up when it is done.

mod canvas;
mod hollow;
pub mod signs;
pub mod stones;
mod wood;

pub use signs::Sign;
pub use wood::SHADOW_ROOM;

use super::layout::Carving;
use crate::game::{Current, Moment, Preferences};
use crate::look::{Look, Stones};
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use wood::Slab;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Art>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (take_another_look, put_up).chain().in_set(Moment::Lay));
}

/// Frames in which nothing is painted, so that the window is there as soon as can be.
pub const WINDOW_FIRST: u32 = 2;

/// Pit radius in pixels of the texture for pits.
const PIT: f32 = 128.0;

/// The textures, and the font in which counts and names are written.
#[derive(Resource)]
pub struct Art {
    /// One hollow, for every pit.
    pub pit: Handle<Image>,
    /// A hollow with corners, for every house.
    pub house: Handle<Image>,
    /// All looks of a stone, and its shadow: see [`stones`].
    pub stones: Handle<Image>,
    /// The same of the pieces of another kind that some games have beside seeds.
    pub specials: Handle<Image>,
    /// All signs: see [`signs`].
    pub signs: Handle<Image>,
    /// The cloth under the board.
    pub cloth: Handle<Image>,
    /// The font.
    pub font: Handle<Font>,
    /// What the table is made of, and what lies in the pits.
    shown: (Look, Stones),
    /// The same of the special pieces, which are painted for games that have some.
    shown_specials: Option<(Look, Stones)>,
    /// What is to be painted as soon as the window is open.
    waiting: Vec<(Handle<Image>, Brush)>,
    painters: Vec<(Handle<Image>, Task<Image>)>,
}

/// Paints a texture.
type Brush = Box<dyn FnOnce() -> Image + Send + Sync>;

impl FromWorld for Art {
    fn from_world(world: &mut World) -> Self {
        let shown = world.get_resource::<Preferences>().map_or_else(Default::default, |it| (it.look, it.stones));
        let images = world.resource::<Assets<Image>>();
        let [pit, house, stones, specials, signs, cloth] = std::array::from_fn(|_| images.reserve_handle());
        // Counts are written in the panel's own font, so that the whole window speaks with one voice.
        let fonts = bevy_egui::egui::FontDefinitions::default();
        let family = &fonts.families[&bevy_egui::egui::FontFamily::Proportional];
        let data = family.first().and_then(|name| fonts.font_data.get(name)).map(|data| data.font.to_vec());
        let font =
            data.map_or_else(Handle::default, |data| world.resource_mut::<Assets<Font>>().add(Font::from_bytes(data)));
        let (shown_specials, waiting, painters) = (None, Vec::new(), Vec::new());
        let mut art =
            Art { pit, house, stones, specials, signs, cloth, font, shown, shown_specials, waiting, painters };
        art.paint(art.signs.clone(), || signs::sheet().image(5));
        art.paint_look();
        art
    }
}

impl Art {
    /// Begins to paint what depends on the look.
    fn paint_look(&mut self) {
        let (look, stones) = self.shown;
        self.paint(self.cloth.clone(), move || wood::cloth(512, look).image(1));
        self.paint(self.pit.clone(), move || hollow::hollow(Vec2::splat(PIT), look).image(7));
        self.paint(self.stones.clone(), move || stones::sheet(stones, look).image(5));
        self.paint(self.house.clone(), move || hollow::square(Vec2::splat(PIT), look).image(7));
    }

    /// Begins to paint the special pieces: cowries, or glass where the seeds are cowries themselves.
    fn paint_specials(&mut self) {
        let (look, stones) = self.shown;
        self.shown_specials = Some(self.shown);
        let kind = if stones == Stones::Cowries { Stones::Glass } else { Stones::Cowries };
        self.paint(self.specials.clone(), move || stones::sheet(kind, look).image(5));
    }

    /// Has a texture painted; one of before that is not done is given up.
    fn paint(&mut self, texture: Handle<Image>, paint: impl FnOnce() -> Image + Send + Sync + 'static) {
        self.painters.retain(|(other, _)| *other != texture);
        self.waiting.retain(|(other, _)| *other != texture);
        self.waiting.push((texture, Box::new(paint)));
    }

    /// Begins to paint what waits for it.
    fn begin(&mut self) {
        for (texture, paint) in std::mem::take(&mut self.waiting) {
            self.painters.push((texture, AsyncComputeTaskPool::get().spawn(async move { paint() })));
        }
    }

    /// Whether every texture has been painted and put up.
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.painters.is_empty()
    }
}

/// Paints anew when another look is chosen, and the special pieces when a game has some.
fn take_another_look(preferences: Res<Preferences>, current: Option<Res<Current>>, mut art: ResMut<Art>) {
    let wanted = (preferences.look, preferences.stones);
    if art.shown != wanted {
        art.shown = wanted;
        art.paint_look();
    }
    if current.is_some_and(|current| current.game.rules().board.specials > 0) && art.shown_specials != Some(wanted) {
        art.paint_specials();
    }
}

/// Puts up the textures that are done.
fn put_up(
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    frames: Res<FrameCount>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if frames.0 < WINDOW_FIRST {
        redraw.write(RequestRedraw);
        return Ok(());
    }
    if !art.waiting.is_empty() {
        art.bypass_change_detection().begin();
    }
    let painters = std::mem::take(&mut art.bypass_change_detection().painters);
    for (handle, mut painter) in painters {
        match block_on(poll_once(&mut painter)) {
            Some(image) => {
                images.insert(handle.id(), image)?;
                art.set_changed();
            }
            None => {
                art.bypass_change_detection().painters.push((handle, painter));
                redraw.write(RequestRedraw);
            }
        }
    }
    Ok(())
}

/// The size at which the hollow of a pit, store or tray of this half size is drawn: it reaches a little beyond.
pub fn hollow_size(half: Vec2) -> Vec2 {
    (half + Vec2::splat(hollow::LIP * half.min_element())) * 2.0
}

/// The size at which the light round a store or tray of this half size is drawn.
pub fn rim_size(half: Vec2) -> Vec2 {
    (half + Vec2::splat(hollow::RIM * half.min_element())) * 2.0
}

/// Paints the hollow of a store or tray whose half size on screen is `half`.
pub fn tray(half: Vec2, look: Look) -> Image {
    hollow::hollow(detailed(half), look).image(7)
}

/// Paints the light round the edge of a store or tray.
pub fn rim(half: Vec2) -> Image {
    hollow::rim(detailed(half)).image(7)
}

/// The half size of a texture that is as fine as that of a pit, but never larger than the board's.
fn detailed(half: Vec2) -> Vec2 {
    let detail = PIT / half.min_element().max(1.0);
    half * detail.min(1400.0 / half.max_element().max(1.0))
}

/// Paints a board that is `size` large on screen, with pits of this radius and these lines, measured from its middle;
/// `detail` pixels of texture for one of screen.
pub fn board(size: Vec2, radius: f32, carving: Carving, look: Look, detail: f32) -> Image {
    let carving = carving.mapped(|at| at * detail);
    Slab { size: size * detail, unit: (radius * detail).max(1.0), carving, look }.paint().image(3)
}
