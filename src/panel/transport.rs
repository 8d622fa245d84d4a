//! The bar under the table: whose turn it is, the caption of what is being shown, the timeline, and the buttons that
//! move the playhead.

use super::icons::{self, Icon};
use super::style::{self, CAPTION_SIZES, Palette, Type};
use super::timeline;
use super::view::{Memory, View};
use crate::game::wish::Wish;
use crate::words::Arg;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{self, Align, Color32, ComboBox, FontId, Galley, Layout, RichText, Ui, Vec2};
use std::sync::Arc;

/// The speeds offered: seconds of show time in a second.
pub const SPEEDS: [f64; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

/// Lines of caption for which room is kept, so that the table does not move when a caption is long.
const CAPTION_LINES: f32 = 2.6;

/// Shows the bar's contents.
pub fn show(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) -> Vec<Wish> {
    ui.spacing_mut().item_spacing.y = 5.0 * style::scale(ui);
    heading(ui, view);
    caption(ui, view);
    let mut wishes = timeline::show(ui, view);
    wishes.extend(buttons(ui, view, memory));
    wishes
}

/// Whose turn it is, or who has won, and which ply is shown.
fn heading(ui: &mut Ui, view: &View<'_>) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        let status = view.words.status(view.rules(), view.position());
        ui.label(RichText::new(status).font(style::font(ui, Type::Body)).color(palette.accent).strong());
        let plies = view.game.plies().len();
        if plies > 0 {
            let place = if view.at_end() {
                view.words.label_with("transport-all", &[("plies", Arg::from(plies))])
            } else {
                view.words
                    .label_with("transport-ply", &[("ply", Arg::from(view.ply() + 1)), ("plies", Arg::from(plies))])
            };
            ui.label(RichText::new(place).font(style::font(ui, Type::Small)).color(palette.soft));
        }
    });
}

/// What happened and, below it, what is remarked on it and the rule behind it.
fn caption(ui: &mut Ui, view: &View<'_>) {
    let caption = view.caption().unwrap_or_else(|| {
        view.words.label(if view.game.plies().is_empty() { "transport-opening" } else { "transport-ready" })
    });
    let remark = view.comments.get(&view.remarked()).cloned().unwrap_or_default();
    let rule = view.clause_at_work().map(|clause| view.words.clause(view.rules(), clause)).unwrap_or_default();
    let rule = if rule == caption { String::new() } else { rule };
    let room = ui.fonts_mut(|fonts| fonts.row_height(&style::font(ui, Type::Caption))) * CAPTION_LINES;
    let width = ui.available_width();
    let galley = fit(ui, [&caption, &remark, &rule], width, room);
    let height = galley.size().y.max(room);
    ui.allocate_ui_with_layout(Vec2::new(width, height), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(height);
        ui.label(galley);
    });
}

/// Caption, remark and rule in the largest of a few sizes at which they keep within the height. Where there is no room
/// for all three, the rule is left to the rule page, where it is lit, and the remark to the list of moves.
fn fit(ui: &Ui, [caption, remark, rule]: [&str; 3], width: f32, height: f32) -> Arc<Galley> {
    let fits = |galley: &Arc<Galley>| galley.size().y <= height + 1.0;
    let choices = [[remark, rule], [remark, ""], ["", rule], ["", ""]];
    let tries = choices.into_iter().flat_map(|below| CAPTION_SIZES.map(|part| (part, below)));
    tries.map(|(part, below)| lay(ui, caption, below, width, part)).find(fits).unwrap_or_else(|| {
        let smallest = CAPTION_SIZES[CAPTION_SIZES.len() - 1];
        lay(ui, caption, ["", ""], width, smallest)
    })
}

/// A caption with lines below it, at a part of its full size.
fn lay(ui: &Ui, caption: &str, below: [&str; 2], width: f32, part: f32) -> Arc<Galley> {
    let palette = Palette::of(ui);
    let format = |size: Type, spread: f32, colour: Color32| {
        let font = style::font(ui, size);
        let font = FontId { size: font.size * part, ..font };
        TextFormat { line_height: Some(font.size * spread), ..TextFormat::simple(font, colour) }
    };
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    job.append(caption, 0.0, format(Type::Caption, 1.25, palette.ink));
    for (text, colour) in below.into_iter().zip([palette.accent, palette.soft]) {
        if !text.is_empty() {
            job.append(&format!("\n{text}"), 0.0, format(Type::Body, 1.2, colour));
        }
    }
    ui.painter().layout_job(job)
}

fn buttons(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) -> Vec<Wish> {
    let mut wishes = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0 * style::scale(ui);
        for (icon, label, wish) in [
            (Icon::First, view.words.label("transport-first"), Wish::First),
            (Icon::PreviousPly, view.words.label("transport-previous-ply"), Wish::PreviousPly),
            (Icon::PreviousEvent, view.words.label("transport-previous-event"), Wish::PreviousEvent),
        ] {
            step(ui, icon, &label, wish, &mut wishes);
        }
        let backwards = view.playing && view.backwards;
        let label = view.words.label(if backwards { "transport-pause" } else { "transport-backwards" });
        let icon = if backwards { Icon::Pause } else { Icon::Backwards };
        if icons::button(ui, icon, &label, backwards).clicked() {
            wishes.push(Wish::PlayBackwards);
        }
        let forwards = view.playing && !view.backwards;
        let label = view.words.label(if forwards { "transport-pause" } else { "transport-play" });
        if icons::button(ui, if forwards { Icon::Pause } else { Icon::Play }, &label, forwards).clicked() {
            wishes.push(Wish::PlayPause);
        }
        for (icon, label, wish) in [
            (Icon::NextEvent, view.words.label("transport-next-event"), Wish::NextEvent),
            (Icon::NextPly, view.words.label("transport-next-ply"), Wish::NextPly),
            (Icon::Last, view.words.label("transport-last"), Wish::Last),
        ] {
            step(ui, icon, &label, wish, &mut wishes);
        }
        ui.add_space(8.0 * style::scale(ui));
        wishes.extend(speed(ui, view));
        ui.add_space(8.0 * style::scale(ui));
        toggles(ui, view, memory);
    });
    wishes
}

fn step(ui: &mut Ui, icon: Icon, label: &str, wish: Wish, wishes: &mut Vec<Wish>) {
    if icons::button(ui, icon, label, false).clicked() {
        wishes.push(wish);
    }
}

fn speed(ui: &mut Ui, view: &View<'_>) -> Option<Wish> {
    let mut wish = None;
    let name = |speed: f64| format!("{speed}×");
    let response = ComboBox::from_id_salt("speed")
        .width(52.0 * style::scale(ui))
        .selected_text(name(view.speed))
        .show_ui(ui, |ui| {
            for speed in SPEEDS {
                let chosen = (speed - view.speed).abs() < 1e-6;
                if ui.selectable_label(chosen, name(speed)).clicked() && !chosen {
                    wish = Some(Wish::Speed(speed));
                }
            }
        })
        .response;
    let label = view.words.label("transport-speed");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, &label));
    response.on_hover_text(label);
    wish
}

/// Preferences, keys and the side panel: what stays in reach when the panel is shut.
fn toggles(ui: &mut Ui, view: &View<'_>, memory: &mut Memory<'_>) {
    let label = view.words.label("transport-preferences");
    if icons::button(ui, Icon::Sliders, &label, memory.state.preferences_open).clicked() {
        memory.state.preferences_open = !memory.state.preferences_open;
    }
    let label = view.words.label("transport-keys");
    if icons::button(ui, Icon::Help, &label, memory.state.keys_open).clicked() {
        memory.state.keys_open = !memory.state.keys_open;
    }
    let open = memory.preferences.panel_open;
    let label = view.words.label(if open { "transport-shut-panel" } else { "transport-open-panel" });
    if icons::button(ui, Icon::Panel, &label, open).clicked() {
        memory.preferences.panel_open = !open;
    }
}
