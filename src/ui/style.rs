//! Look of the panel: paper that goes with the materials of the table, one accent in the colour of the cloth, type
//! sizes and spacing. Knows nothing of what is shown.

use super::fonts::PanelFonts;
use super::look::Look;
use super::right_to_left;
use super::theme::{Ink, Tint};
use crate::ui::widgets;
use bevy_egui::egui::epaint::FontColorTransferFunction;
use bevy_egui::egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, FontTweak, Frame, Id, Margin,
    Response, RichText, Shadow, Stroke, TextStyle, Ui, Vec2, Visuals, Widget,
};
use egui::style::{HandleShape, ScrollAnimation, ScrollFadeStyle, ScrollStyle, Selection, WidgetVisuals};
use naqala_core::lettering;
use std::sync::Arc;

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The panel itself.
    pub ground: Color32,
    /// Cards, text fields and notifications upon it.
    pub raised: Color32,
    /// Rows and tracks sunk into it.
    pub sunken: Color32,
    /// Hairlines.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// Text of lesser weight; still readable.
    pub soft: Color32,
    /// Selection, and the one button that matters.
    pub accent: Color32,
    /// Text upon the accent.
    pub on_accent: Color32,
    /// Behind the clause at work.
    pub lit: Color32,
    /// The bar beside the clause at work, and the playhead.
    pub lit_edge: Color32,
    /// Text of what failed.
    pub bad: Color32,
    /// Behind what failed.
    pub bad_ground: Color32,
    /// Ticks of sown seeds.
    pub sow: Color32,
    /// Ticks of relays.
    pub relay: Color32,
    /// Ticks of captures.
    pub capture: Color32,
    /// Ticks of bonus turns.
    pub bonus: Color32,
}

/// Beside pale wood on a green cloth, and the measure of the others.
const LIGHT: Palette = Palette {
    ground: Color32::from_rgb(0xf7, 0xf2, 0xe8),
    raised: Color32::from_rgb(0xff, 0xfc, 0xf6),
    sunken: Color32::from_rgb(0xec, 0xe4, 0xd5),
    line: Color32::from_rgb(0xd8, 0xcb, 0xb5),
    ink: Color32::from_rgb(0x2b, 0x24, 0x1d),
    soft: Color32::from_rgb(0x6a, 0x5f, 0x50),
    accent: Color32::from_rgb(0x1c, 0x69, 0x63),
    on_accent: Color32::from_rgb(0xff, 0xff, 0xff),
    lit: Color32::from_rgb(0xfb, 0xe6, 0xb4),
    lit_edge: Color32::from_rgb(0xc0, 0x7d, 0x10),
    bad: Color32::from_rgb(0x9a, 0x2c, 0x1b),
    bad_ground: Color32::from_rgb(0xfb, 0xe7, 0xe1),
    sow: Color32::from_rgb(0x8c, 0x7d, 0x69),
    relay: Color32::from_rgb(0x00, 0x66, 0xa8),
    capture: Color32::from_rgb(0xc4, 0x4e, 0x00),
    bonus: Color32::from_rgb(0x94, 0x76, 0x00),
};

const DARK: Palette = Palette {
    ground: Color32::from_rgb(0x25, 0x20, 0x1b),
    raised: Color32::from_rgb(0x30, 0x2a, 0x24),
    sunken: Color32::from_rgb(0x1b, 0x17, 0x13),
    line: Color32::from_rgb(0x4a, 0x40, 0x35),
    ink: Color32::from_rgb(0xf0, 0xe8, 0xdb),
    soft: Color32::from_rgb(0xb5, 0xa8, 0x97),
    accent: Color32::from_rgb(0x6f, 0xc5, 0xb8),
    on_accent: Color32::from_rgb(0x10, 0x20, 0x1e),
    lit: Color32::from_rgb(0x4e, 0x3e, 0x1b),
    lit_edge: Color32::from_rgb(0xe6, 0xb0, 0x4a),
    bad: Color32::from_rgb(0xf4, 0x98, 0x84),
    bad_ground: Color32::from_rgb(0x42, 0x25, 0x1e),
    sow: Color32::from_rgb(0xa6, 0x99, 0x88),
    relay: rgb(Ink::Relay.on_wood()),
    capture: rgb(Ink::Capture.on_wood()),
    bonus: rgb(Ink::Bonus.on_wood()),
};

/// Beside dark wood on a blue cloth: paper a little cooler, the accent the cloth's.
const LIGHT_BY_DARK_WOOD: Palette = Palette {
    ground: Color32::from_rgb(0xf4, 0xf1, 0xec),
    raised: Color32::from_rgb(0xfd, 0xfc, 0xfa),
    sunken: Color32::from_rgb(0xe6, 0xe2, 0xdc),
    line: Color32::from_rgb(0xcf, 0xc7, 0xbd),
    ink: Color32::from_rgb(0x28, 0x22, 0x20),
    soft: Color32::from_rgb(0x62, 0x5a, 0x55),
    accent: Color32::from_rgb(0x2d, 0x52, 0x78),
    ..LIGHT
};

const DARK_BY_DARK_WOOD: Palette = Palette {
    ground: Color32::from_rgb(0x22, 0x1e, 0x1d),
    raised: Color32::from_rgb(0x2d, 0x28, 0x27),
    sunken: Color32::from_rgb(0x18, 0x15, 0x14),
    line: Color32::from_rgb(0x47, 0x3f, 0x3c),
    accent: Color32::from_rgb(0x93, 0xbd, 0xe4),
    on_accent: Color32::from_rgb(0x10, 0x1c, 0x28),
    ..DARK
};

/// Beside sand: paper as warm as the ground, the accent that of the marks on it.
const LIGHT_BY_SAND: Palette = Palette {
    ground: Color32::from_rgb(0xf8, 0xef, 0xde),
    raised: Color32::from_rgb(0xff, 0xfa, 0xf0),
    sunken: Color32::from_rgb(0xee, 0xdf, 0xc4),
    line: Color32::from_rgb(0xda, 0xc5, 0xa0),
    ink: Color32::from_rgb(0x33, 0x25, 0x16),
    soft: Color32::from_rgb(0x6b, 0x59, 0x40),
    accent: Color32::from_rgb(0x0a, 0x5c, 0x69),
    lit: Color32::from_rgb(0xf9, 0xdc, 0x9e),
    lit_edge: Color32::from_rgb(0xb4, 0x6c, 0x08),
    sow: Color32::from_rgb(0x8a, 0x74, 0x55),
    ..LIGHT
};

const DARK_BY_SAND: Palette = Palette {
    ground: Color32::from_rgb(0x2b, 0x22, 0x17),
    raised: Color32::from_rgb(0x37, 0x2c, 0x1f),
    sunken: Color32::from_rgb(0x20, 0x18, 0x10),
    line: Color32::from_rgb(0x52, 0x43, 0x30),
    ..DARK
};

/// Beside a plain table: black on white, or white on black.
const LIGHT_BY_PLAIN: Palette = Palette {
    ground: Color32::from_rgb(0xff, 0xff, 0xff),
    raised: Color32::from_rgb(0xff, 0xff, 0xff),
    sunken: Color32::from_rgb(0xe6, 0xe6, 0xe6),
    line: Color32::from_rgb(0x76, 0x76, 0x76),
    ink: Color32::from_rgb(0x00, 0x00, 0x00),
    soft: Color32::from_rgb(0x3a, 0x3a, 0x3a),
    accent: Color32::from_rgb(0x00, 0x4a, 0x9c),
    lit: Color32::from_rgb(0xff, 0xea, 0x9a),
    lit_edge: Color32::from_rgb(0x8a, 0x50, 0x00),
    sow: Color32::from_rgb(0x5c, 0x5c, 0x5c),
    ..LIGHT
};

const DARK_BY_PLAIN: Palette = Palette {
    ground: Color32::from_rgb(0x00, 0x00, 0x00),
    raised: Color32::from_rgb(0x12, 0x12, 0x12),
    sunken: Color32::from_rgb(0x24, 0x24, 0x24),
    line: Color32::from_rgb(0x8c, 0x8c, 0x8c),
    ink: Color32::from_rgb(0xff, 0xff, 0xff),
    soft: Color32::from_rgb(0xd0, 0xd0, 0xd0),
    accent: Color32::from_rgb(0x7c, 0xc4, 0xff),
    on_accent: Color32::from_rgb(0x00, 0x00, 0x00),
    lit: Color32::from_rgb(0x4a, 0x3a, 0x00),
    lit_edge: Color32::from_rgb(0xff, 0xc4, 0x30),
    ..DARK
};

const fn rgb(tint: Tint) -> Color32 {
    Color32::from_rgb(tint.0, tint.1, tint.2)
}

impl Palette {
    /// The colours in force.
    pub fn of(ui: &Ui) -> &'static Palette {
        Palette::by(look(ui), ui.visuals().dark_mode)
    }

    /// The letters on what cannot be used just now.
    pub fn unusable(&self) -> Color32 {
        mix(self.ground, self.ink, PALE)
    }

    /// The colours of the dark or the light panel beside a table of such a look.
    pub fn by(look: Look, dark: bool) -> &'static Palette {
        match (look, dark) {
            (Look::LightWood, false) => &LIGHT,
            (Look::LightWood, true) => &DARK,
            (Look::DarkWood, false) => &LIGHT_BY_DARK_WOOD,
            (Look::DarkWood, true) => &DARK_BY_DARK_WOOD,
            (Look::Sand, false) => &LIGHT_BY_SAND,
            (Look::Sand, true) => &DARK_BY_SAND,
            (Look::Plain, false) => &LIGHT_BY_PLAIN,
            (Look::Plain, true) => &DARK_BY_PLAIN,
        }
    }
}

/// A size of type, before the user's text size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FontRole {
    /// Facts beside something else.
    Small,
    /// Paragraphs.
    Body,
    /// Headings within a page.
    Heading,
    /// The title of a page.
    Title,
    /// The caption under the table, readable from the back of a room.
    Caption,
}

impl FontRole {
    /// Points at text size 1.
    const fn points(self) -> f32 {
        match self {
            FontRole::Small => 12.5,
            FontRole::Body => 15.0,
            FontRole::Heading => 17.0,
            FontRole::Title => 23.0,
            FontRole::Caption => 19.0,
        }
    }
}

/// The font of a size of type at the user's text size.
pub fn font(ui: &Ui, size: FontRole) -> FontId {
    FontId::proportional(size.points() * scale(ui))
}

/// Text of a paragraph, with the lines a little apart.
pub fn paragraph(ui: &Ui, text: &str) -> RichText {
    RichText::new(text).font(font(ui, FontRole::Body)).color(Palette::of(ui).ink).line_height(Some(21.0 * scale(ui)))
}

/// The user's text size: 1 is ordinary. Lengths that go with text are multiplied by it.
pub fn scale(ui: &Ui) -> f32 {
    scale_of(ui.style())
}

/// The same of a style.
pub fn scale_of(style: &egui::Style) -> f32 {
    style.text_styles.get(&TextStyle::Body).map_or(1.0, |font| font.size / FontRole::Body.points())
}

/// Returns how large buttons with pictures and the timeline are. They grow less than text: large letters should not
/// push the table out of a small window.
pub fn picture_scale(ui: &Ui) -> f32 {
    scale(ui).min(1.25)
}

/// The size of text that a window has room for: as wished, but in a small window no larger than leaves the table room.
/// In one that is projected, no smaller than can be read across a room.
pub fn fitting(wished: f32, projecting: bool, window: Vec2) -> f32 {
    let least = if projecting { window.y * PROJECTED / FontRole::Caption.points() } else { 0.0 };
    wished.max(least).min((window.x / 480.0).min(window.y / 300.0).max(1.0))
}

/// The smallest letters that can be read across a room.
pub fn readable(window: Vec2) -> f32 {
    window.y * READABLE
}

/// The height of a caption's letters in a window that is projected, and of the smallest on the table, as parts of the
/// window's height.
const PROJECTED: f32 = 1.0 / 28.0;
const READABLE: f32 = 1.0 / 45.0;

/// The letters of everything written from the next frame on, and the order in which they stand.
pub fn letters(ctx: &Context) {
    right_to_left::install(ctx);
    let mut fonts = FontDefinitions::default();
    let tweak = FontTweak { y_offset_factor: DOWN, ..FontTweak::default() };
    fonts.font_data.insert(LETTERS.to_owned(), Arc::new(FontData::from_static(lettering::TEXT).tweak(tweak.clone())));
    // Signs that it lacks are taken from those after it.
    let family = fonts.families.entry(FontFamily::Proportional).or_default();
    family.insert(0, LETTERS.to_owned());
    // egui turns words of one font that run from right to left round before it breaks lines. The lines of all are alike.
    for letter in lettering::HEBREW.files() {
        let name = letter.path().display().to_string();
        family.insert(0, name.clone());
        fonts.font_data.insert(name, Arc::new(FontData::from_static(letter.contents()).tweak(tweak.clone())));
    }
    for name in fonts.families[&FontFamily::Proportional].clone() {
        // What is typed and shown as it is may be Hebrew too.
        let fixed = fonts.families.entry(FontFamily::Monospace).or_default();
        if !fixed.contains(&name) {
            fixed.push(name);
        }
    }
    PanelFonts::install(ctx, fonts, DOWN);
}

/// Distance by which letters are moved down, as a part of their size: their line has all of its room below them, and they
/// are to stand in its middle.
const DOWN: f32 = 0.15;

/// Key of them in egui's memory.
const LETTERS: &str = "letters";

/// Returns what the table is made of beside which this is.
pub fn look(ui: &Ui) -> Look {
    ui.data(|data| data.get_temp(Id::new(LOOK))).unwrap_or_default()
}

/// Key of that in egui's memory.
const LOOK: &str = "what the table is made of";

/// Sets the look of everything drawn from now on: beside which table, dark or light, how large text is, and whether
/// nothing is to move that need not.
pub fn apply(ctx: &Context, look: Look, dark: bool, text_size: f32, calm: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new(LOOK), look));
    // The size of text is a preference of our own, and lengths stay those of the window.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.set_theme(theme(dark));
    for dark in [false, true] {
        ctx.style_mut_of(theme(dark), |style| {
            set_style(style, look, dark, text_size);
            let usual = egui::Style::default();
            style.animation_time = if calm { 0.0 } else { usual.animation_time };
            style.scroll_animation = if calm { ScrollAnimation::none() } else { usual.scroll_animation };
        });
    }
}

/// Returns what egui calls a theme.
pub fn theme(dark: bool) -> egui::Theme {
    if dark { egui::Theme::Dark } else { egui::Theme::Light }
}

fn set_style(style: &mut egui::Style, look: Look, dark: bool, text_size: f32) {
    for (name, size) in [
        (TextStyle::Small, FontRole::Small),
        (TextStyle::Body, FontRole::Body),
        (TextStyle::Button, FontRole::Body),
        (TextStyle::Heading, FontRole::Title),
    ] {
        style.text_styles.insert(name, FontId::proportional(size.points() * text_size));
    }
    style.text_styles.insert(TextStyle::Monospace, FontId::new(13.5 * text_size, FontFamily::Monospace));
    style.visuals = visuals(look, dark);
    // A blinking cursor would have the whole window drawn over and over.
    style.visuals.text_cursor.blink = false;
    // What is copied by key is the position; texts worth copying have a button for it.
    style.interaction.selectable_labels = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::new(8.0, 6.0) * text_size;
    spacing.button_padding = Vec2::new(10.0, 5.0) * text_size;
    spacing.interact_size = Vec2::new(36.0, 26.0) * text_size;
    spacing.icon_width = 18.0 * text_size;
    spacing.icon_width_inner = 9.0 * text_size;
    spacing.icon_spacing = 8.0 * text_size;
    spacing.window_margin = Margin::same(14);
    spacing.menu_margin = Margin::same(8);
    spacing.tooltip_width = 340.0 * text_size;
    spacing.scroll = ScrollStyle {
        floating: true,
        bar_width: 8.0,
        floating_width: 4.0,
        floating_allocated_width: 10.0,
        // That there is more is seen without the mouse being there.
        dormant_handle_opacity: 0.5,
        // The window blends light and not numbers, which makes a fading edge a grey one.
        fade: ScrollFadeStyle { strength: 0.0, ..Default::default() },
        ..ScrollStyle::floating()
    };
}

/// Lays out every plain letter once in the sizes of the caption, so that none is missing when first used while seeds
/// fly: a new letter is only seen a frame after it was needed.
pub fn prepare(ctx: &Context, text_size: f32) {
    let letters: String = (' '..='~').collect();
    ctx.fonts_mut(|fonts| {
        for part in CAPTION_SIZES {
            for size in [FontRole::Caption, FontRole::Body] {
                let font = FontId::proportional(size.points() * text_size * part);
                fonts.layout_no_wrap(letters.clone(), font, Color32::WHITE);
            }
        }
    });
}

/// The parts of its full size in which a caption may be shown, to find room.
pub const CAPTION_SIZES: [f32; 3] = [1.0, 0.9, 0.8];

/// The smallest letters of a caption, as a part of those at text size 1.
const SMALLEST: f32 = 0.7;

/// Sizes for a caption that would not keep within its room, the largest first, as parts of its full size. Large letters may
/// come down to ordinary small ones.
pub fn caption_sizes(ui: &Ui) -> Vec<f32> {
    let last = CAPTION_SIZES[CAPTION_SIZES.len() - 1];
    let least = last.min(SMALLEST / scale(ui));
    let smaller = (1..20).map(|n| last - 0.05 * n as f32).take_while(|&part| part >= least);
    CAPTION_SIZES.into_iter().chain(smaller).collect()
}

fn visuals(look: Look, dark: bool) -> Visuals {
    let palette = Palette::by(look, dark);
    let mut visuals = if dark { Visuals::dark() } else { Visuals::light() };
    // The window blends light and not numbers, which makes dark letters thin and light ones fat.
    visuals.text_options.color_transfer_function = match dark {
        true => FontColorTransferFunction::Off,
        false => FontColorTransferFunction::Gamma(0.55),
    };
    let widget = |fill: Color32, edge: Color32, ink: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        corner_radius: CornerRadius::same(7),
        fg_stroke: Stroke::new(1.2, ink),
        expansion: 0.0,
    };
    let hover = mix(palette.raised, palette.accent, 0.10);
    visuals.widgets.noninteractive = widget(palette.ground, palette.line, palette.ink);
    visuals.widgets.inactive = widget(palette.raised, palette.line, palette.ink);
    // The rail of a slider, and a box to be ticked.
    visuals.widgets.inactive.bg_fill = palette.sunken;
    visuals.widgets.hovered = widget(hover, palette.accent, palette.ink);
    visuals.widgets.active = widget(mix(palette.raised, palette.accent, 0.25), palette.accent, palette.ink);
    visuals.widgets.open = widget(palette.sunken, palette.line, palette.ink);
    visuals.selection =
        Selection { bg_fill: mix(palette.raised, palette.accent, 0.28), stroke: Stroke::new(1.5, palette.accent) };
    visuals.weak_text_color = Some(palette.soft);
    visuals.hyperlink_color = palette.accent;
    visuals.faint_bg_color = mix(palette.ground, palette.sunken, 0.5);
    visuals.extreme_bg_color = palette.raised;
    visuals.code_bg_color = palette.sunken;
    visuals.warn_fg_color = palette.lit_edge;
    visuals.error_fg_color = palette.bad;
    visuals.window_fill = palette.ground;
    visuals.panel_fill = palette.ground;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    let shadow =
        Shadow { offset: [0, 6], blur: 22, spread: 0, color: Color32::from_black_alpha(if dark { 110 } else { 50 }) };
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.handle_shape = HandleShape::Circle;
    visuals.slider_trailing_fill = true;
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.accent);
    visuals
}

/// A colour part of the way from one to another: 0 gives the first, 1 the second.
pub fn mix(from: Color32, to: Color32, part: f32) -> Color32 {
    let blend = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * part).round() as u8;
    Color32::from_rgb(blend(from.r(), to.r()), blend(from.g(), to.g()), blend(from.b(), to.b()))
}

/// The frame round the side panel's contents.
pub fn side_frame(ui: &Ui) -> Frame {
    Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin { left: 16, right: 14, top: 12, bottom: 12 })
}

/// The frame round the transport bar.
pub fn bar_frame(ui: &Ui) -> Frame {
    Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin { left: 18, right: 18, top: 10, bottom: 10 })
}

/// The frame of a card: something that belongs together.
pub fn card(ui: &Ui) -> Frame {
    let palette = Palette::of(ui);
    Frame::new()
        .fill(palette.raised)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(12, 10))
}

/// The frame of something that failed.
pub fn bad_card(ui: &Ui) -> Frame {
    let palette = Palette::of(ui);
    card(ui).fill(palette.bad_ground).stroke(Stroke::new(1.0, palette.bad))
}

/// The one button that matters on a page.
pub fn main_button(ui: &Ui, text: &str, usable: bool) -> egui::Button<'static> {
    let palette = Palette::of(ui);
    let text = RichText::new(text).font(font(ui, FontRole::Heading));
    if !usable {
        return egui::Button::new(text);
    }
    egui::Button::new(text.color(palette.on_accent)).fill(palette.accent).stroke(Stroke::NONE)
}

/// The height of such a button.
pub fn main_button_height(ui: &Ui) -> f32 {
    let letters = ui.fonts_mut(|fonts| fonts.row_height(&font(ui, FontRole::Heading)));
    (letters + 2.0 * ui.spacing().button_padding.y).max(ui.spacing().interact_size.y)
}

/// A heading, by which screen readers go through a page.
pub fn heading(ui: &mut Ui, text: RichText, size: FontRole) -> Response {
    let name = text.text().to_owned();
    let response = ui.label(text.font(font(ui, size)));
    widgets::heading(ui, response, name)
}

/// Rings what the keyboard is at.
pub fn ring(ui: &Ui, rect: egui::Rect, colour: Color32) {
    ui.painter().rect_stroke(rect, CornerRadius::same(6), Stroke::new(2.0, colour), egui::StrokeKind::Inside);
}

/// Adds a widget, pale if it cannot be used just now.
pub fn add_if(ui: &mut Ui, usable: bool, widget: impl Widget) -> Response {
    if usable {
        return ui.add(widget);
    }
    let before = ui.style().clone();
    let palette = Palette::of(ui);
    let visuals = ui.visuals_mut();
    // Half seen through, letters would come out on grey, because the window blends light and not numbers.
    visuals.disabled_alpha = 1.0;
    let pale = palette.unusable();
    for it in [&mut visuals.widgets.inactive, &mut visuals.widgets.noninteractive] {
        // The first is that of a slider's rail, the second that of a button.
        (it.bg_fill, it.weak_bg_fill) = (palette.sunken, palette.ground);
        it.fg_stroke.color = pale;
    }
    visuals.selection.bg_fill = pale;
    let response = ui.add_enabled(false, widget);
    ui.set_style(before);
    response
}

/// Contrast between disabled controls and the panel, 0 to 1.
const PALE: f32 = 0.45;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::contrast;

    fn tint(colour: Color32) -> Tint {
        Tint(colour.r(), colour.g(), colour.b())
    }

    #[test]
    fn text_stands_out_beside_every_table() {
        for look in Look::ALL {
            for dark in [false, true] {
                let palette = Palette::by(look, dark);
                let apart = |ink: Color32, ground: Color32| contrast(tint(ink), tint(ground));
                for ground in [palette.ground, palette.raised, palette.sunken] {
                    assert!(apart(palette.ink, ground) > 10.0, "{look:?} {dark}: ink");
                    assert!(apart(palette.soft, ground) > 4.5, "{look:?} {dark}: lesser text");
                    assert!(apart(palette.accent, ground) > 4.5, "{look:?} {dark}: accent");
                }
                assert!(apart(palette.ink, palette.lit) > 7.0, "{look:?} {dark}: the clause at work");
                assert!(apart(palette.on_accent, palette.accent) > 4.5, "{look:?} {dark}: on the accent");
                assert!(apart(palette.bad, palette.bad_ground) > 4.5, "{look:?} {dark}: what failed");
                for mark in [palette.sow, palette.relay, palette.capture, palette.bonus, palette.lit_edge] {
                    assert!(apart(mark, palette.ground) > 3.0, "{look:?} {dark}: {mark:?}");
                }
            }
        }
    }
}
