//! Textures of the table. Nothing is read from a file: painting begins when the window is open, on another thread; each
//! texture is put up when it is done.

mod canvas;
mod cloth;
mod hollow;
pub mod icon;
mod painter;
pub(crate) mod relief;
mod sand;
pub mod signs;
pub(crate) mod slab;
pub mod stones;
mod timber;
mod wood;

pub use hollow::HOUSE;
pub use painter::Painter;
pub use relief::{Cut, distance};
pub use signs::Sign;
pub use slab::Slab;
pub use wood::SHADOW_ROOM;

use super::first_frame::FirstFrame;
use super::{BoardSystems, TableLayout};
use crate::play::CurrentGame;
use crate::settings::Preferences;
use crate::ui::job::{Job, Waker};
use crate::ui::look::{Look, StoneKind};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use naqala_core::geometry::Outline;
use naqala_core::lettering;
use painter::Brush;
use std::task::Poll;

pub(super) fn plugin(app: &mut App) {
    app.register_type::<Art>()
        .register_type::<Detail>()
        .init_resource::<Art>()
        .init_resource::<Painter>()
        .init_resource::<Waker>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (take_another_look, look_closer, put_up).chain().in_set(BoardSystems::Art));
}

/// Factor by which the sketch shown until a texture is painted is coarser: it takes next to no time.
pub const SKETCH: f32 = 8.0;

/// Pit radius in pixels of the texture for pits.
const PIT: f32 = 128.0;
/// The same where pits are larger than [`LARGE`].
const FINE_PIT: f32 = 256.0;
/// Pits of a larger radius than this, in pixels of the screen, are painted finer.
const LARGE: f32 = 88.0;

/// The textures, and the font in which counts and names are written.
#[derive(Resource, Reflect)]
#[reflect(Resource)]
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
    /// Width of a cell of their sheet.
    pub sign_cell: u32,
    /// The light on the cloth under the board.
    pub cloth: Handle<Image>,
    /// Weave of the cloth, a tile.
    pub weave: Handle<Image>,
    /// The font.
    pub font: Handle<Font>,
    /// Materials of the table, and the kind of stones in the pits.
    #[reflect(ignore)]
    shown: (Look, StoneKind),
    /// The same of the special pieces, which are painted for games that have some.
    #[reflect(ignore)]
    shown_specials: Option<(Look, StoneKind)>,
    /// `true` if pits and signs are painted for large pits.
    fine: bool,
    /// Textures to paint as soon as the window is open.
    #[reflect(ignore)]
    waiting: Vec<(Handle<Image>, Brush)>,
    #[reflect(ignore)]
    painters: Vec<(Handle<Image>, Job<Image>)>,
}

impl FromWorld for Art {
    fn from_world(world: &mut World) -> Self {
        let shown = world.get_resource::<Preferences>().map_or_else(Default::default, |it| (it.look, it.stones));
        let images = world.resource::<Assets<Image>>();
        let [pit, house, stones, specials, signs, cloth, weave] = std::array::from_fn(|_| images.reserve_handle());
        let font = world.resource_mut::<Assets<Font>>().add(Font::from_bytes(lettering::TABLE.to_vec()));
        let (shown_specials, waiting, painters) = (None, Vec::new(), Vec::new());
        let mut art = Art {
            pit,
            house,
            stones,
            specials,
            signs,
            sign_cell: signs::CELL,
            cloth,
            weave,
            font,
            shown,
            shown_specials,
            fine: false,
            waiting,
            painters,
        };
        art.sketch_pits(&mut world.resource_mut::<Assets<Image>>());
        art.paint_look();
        art.paint(art.signs.clone(), || signs::sheet(signs::CELL).image(5));
        art
    }
}

impl Art {
    /// Begins to paint what depends on the look.
    fn paint_look(&mut self) {
        let (look, stones) = self.shown;
        self.paint(self.stones.clone(), move || stones::sheet(stones, look).image(5));
        self.paint(self.cloth.clone(), move || cloth::light(look).image(1));
        self.paint(self.weave.clone(), move || cloth::tile(look).endless(5));
        self.paint_pits();
    }

    /// Hollows of pits as they are seen until they are painted.
    fn sketch_pits(&self, images: &mut Assets<Image>) {
        let half = Vec2::splat(PIT / SKETCH);
        for (texture, outline) in [(&self.pit, hollow::PIT), (&self.house, HOUSE)] {
            // A handle that is held names an image.
            let _ = images.insert(texture.id(), hollow::hollow(half, outline, self.shown.0).image(1));
        }
    }

    /// Begins to paint the hollows of pits.
    fn paint_pits(&mut self) {
        let (look, radius) = (self.shown.0, if self.fine { FINE_PIT } else { PIT });
        self.paint(self.pit.clone(), move || hollow::hollow(Vec2::splat(radius), hollow::PIT, look).image(7));
        self.paint(self.house.clone(), move || hollow::hollow(Vec2::splat(radius), HOUSE, look).image(7));
    }

    /// Begins to paint the special pieces: cowries, or glass where the seeds are cowries themselves.
    fn paint_specials(&mut self) {
        let (look, stones) = self.shown;
        self.shown_specials = Some(self.shown);
        let kind = if stones == StoneKind::Cowries { StoneKind::Glass } else { StoneKind::Cowries };
        self.paint(self.specials.clone(), move || stones::sheet(kind, look).image(5));
    }

    /// Has a texture painted; one of before that is not done is given up.
    fn paint(&mut self, texture: Handle<Image>, paint: impl FnOnce() -> Image + Send + Sync + 'static) {
        self.painters.retain(|(other, _)| *other != texture);
        self.waiting.retain(|(other, _)| *other != texture);
        self.waiting.push((texture, Box::new(paint)));
    }

    /// Begins to paint what waits for it.
    fn begin(&mut self, painter: &mut Painter, waker: &Waker) {
        for (texture, brush) in std::mem::take(&mut self.waiting) {
            self.painters.push((texture, painter.paint(waker, brush)));
        }
    }

    /// Returns whether every texture has been painted and put up.
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.painters.is_empty()
    }
}

/// Paints anew when another look is chosen, and the special pieces when a game has some.
fn take_another_look(preferences: Res<Preferences>, current: Option<Res<CurrentGame>>, mut art: ResMut<Art>) {
    let wanted = (preferences.look, preferences.stones);
    if art.shown != wanted {
        art.shown = wanted;
        art.paint_look();
    }
    if current.is_some_and(|current| current.game.rules().board.specials > 0) && art.shown_specials != Some(wanted) {
        art.paint_specials();
    }
}

/// Physical pixels in a logical one.
#[derive(Resource, Reflect, Clone, Copy, Debug, PartialEq)]
#[reflect(Resource)]
pub struct Detail(pub f32);

impl Default for Detail {
    fn default() -> Self {
        Detail(1.0)
    }
}

/// Paints pits and signs finer when they are seen larger, as in a large window on a fine screen.
fn look_closer(layout: Option<Res<TableLayout>>, detail: Option<Res<Detail>>, mut art: ResMut<Art>) {
    let (Some(layout), Some(detail)) = (layout, detail) else { return };
    if !art.fine && layout.radius * detail.0 > LARGE {
        art.fine = true;
        art.paint_pits();
        let signs = art.signs.clone();
        art.paint(signs, || signs::sheet(signs::FINE_CELL).image(6));
    }
}

/// Puts up the textures that are done.
fn put_up(
    mut art: ResMut<Art>,
    mut painter: ResMut<Painter>,
    waker: Res<Waker>,
    mut images: ResMut<Assets<Image>>,
    first_frame: Res<FirstFrame>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if !first_frame.is_drawn() {
        redraw.write(RequestRedraw);
        return Ok(());
    }
    if !art.waiting.is_empty() {
        art.bypass_change_detection().begin(&mut painter, &waker);
    }
    let painters = std::mem::take(&mut art.bypass_change_detection().painters);
    for (handle, painter) in painters {
        match painter.poll() {
            Poll::Ready(Some(image)) => {
                if handle == art.signs {
                    art.sign_cell = image.width() / signs::COLUMNS;
                }
                images.insert(handle.id(), image)?;
                art.set_changed();
            }
            // Painting has failed, and the sketch stays.
            Poll::Ready(None) => {}
            Poll::Pending => art.bypass_change_detection().painters.push((handle, painter)),
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

/// Paints the hollow of a store or tray whose half size on screen is `half`; `detail` pixels for one of screen.
pub fn tray(half: Vec2, outline: Outline, look: Look, detail: f32) -> Image {
    hollow::hollow(detailed(half, detail), outline, look).image(7)
}

/// Paints a store or tray coarsely.
pub fn sketched_tray(half: Vec2, outline: Outline, look: Look) -> Image {
    hollow::hollow((half / SKETCH).max(Vec2::ONE), outline, look).image(1)
}

/// Paints the light round the edge of a store or tray.
pub fn rim(half: Vec2, outline: Outline, detail: f32) -> Image {
    hollow::rim(detailed(half, detail), outline).image(7)
}

/// The half size of a texture that is as fine as that of a pit, but never larger than the board's.
fn detailed(half: Vec2, detail: f32) -> Vec2 {
    let radius = if half.min_element() * detail > LARGE { FINE_PIT } else { PIT };
    half * (radius / half.min_element().max(1.0)).min(1400.0 / half.max_element().max(1.0))
}

/// Returns whether the hollow of a store or tray that was painted for one half size is fine enough for the other.
pub fn is_fine_for(painted: Vec2, wanted: Vec2) -> bool {
    wanted.min_element() <= LARGE.max(painted.min_element())
}

/// Paints a board, given on screen, with `detail` pixels of texture for one of screen.
pub fn board(slab: &Slab, detail: f32) -> Image {
    slab.scaled(detail).paint().image(3)
}
