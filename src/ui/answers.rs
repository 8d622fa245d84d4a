//! Answers beside the caption of the bar under the table. Features offer them; those of the first that has any are shown.

use super::icons::{self, Icon};
use super::style::{self, FontRole, Palette};
use super::{Action, run_view, tooltips};
use bevy::ecs::system::IntoSystem;
use bevy::prelude::{App, Resource, World};
use bevy_egui::egui::{self, Layout, Rect, Ui, UiBuilder, Vec2, pos2, vec2};
use naqala_core::words::Words;
use std::sync::Arc;

/// A button: what it shows and says, and what comes of it.
pub(crate) struct Answer {
    /// In full, for the list.
    pub(crate) text: String,
    /// On a button.
    pub(crate) short: String,
    pub(crate) icon: Option<Icon>,
    pub(crate) tip: String,
    /// `true` if it is what most people will want.
    pub(crate) main: bool,
    pub(crate) action: Action,
    /// `true` if the keyboard points at it.
    pub(crate) pointed: bool,
    /// `true` if it has been chosen and waits for a pit.
    pub(crate) chosen: bool,
    /// `true` if it cannot be pressed now, and stands there for the others to keep their places.
    pub(crate) disabled: bool,
    /// Other texts for the button, which has room for each of them.
    pub(crate) alternatives: Vec<String>,
}

impl Answer {
    /// A button on which nothing stands yet.
    pub(crate) fn plain(action: impl Into<Action>) -> Answer {
        let nothing = String::new;
        Answer {
            text: nothing(),
            short: nothing(),
            icon: None,
            tip: nothing(),
            main: false,
            action: action.into(),
            pointed: false,
            chosen: false,
            disabled: false,
            alternatives: Vec::new(),
        }
    }

    /// A button by the messages on it and in its tooltip.
    pub(crate) fn of(words: &Words, ids: [&str; 2], action: impl Into<Action>) -> Answer {
        let [text, tip] = ids.map(|id| words.label(id));
        Answer { short: text.clone(), text, tip, ..Answer::plain(action) }
    }
}

/// Returns the answers of a feature; `None` where it has none, and the next is asked.
type AnswerSource = Arc<dyn Fn(&mut World) -> Option<Vec<Answer>> + Send + Sync>;

/// The features that offer answers, in the order in which they are asked.
#[derive(Resource, Default)]
struct AnswerSources(Vec<(u32, AnswerSource)>);

/// Answers for an app.
pub(crate) trait AnswerApp {
    /// Has a system asked for answers, after those with smaller numbers.
    fn add_answers<S, M>(&mut self, order: u32, answers: S) -> &mut Self
    where
        S: IntoSystem<(), Option<Vec<Answer>>, M> + Copy + Send + Sync + 'static,
        M: 'static;
}

impl AnswerApp for App {
    fn add_answers<S, M>(&mut self, order: u32, answers: S) -> &mut App
    where
        S: IntoSystem<(), Option<Vec<Answer>>, M> + Copy + Send + Sync + 'static,
        M: 'static,
    {
        let mut sources = self.world_mut().get_resource_or_init::<AnswerSources>();
        let at = sources.0.partition_point(|(before, _)| *before <= order);
        sources.0.insert(at, (order, Arc::new(move |world: &mut World| run_view(world, answers, ()))));
        self
    }
}

/// Returns what may be answered now.
pub(crate) fn offered(world: &mut World) -> Vec<Answer> {
    let sources = world.get_resource_or_init::<AnswerSources>().0.clone();
    sources.iter().find_map(|(_, source)| source(world)).unwrap_or_default()
}

/// Shows answers at the right of a part of the bar. Gives the actions, and how wide it was.
pub(crate) fn show(ui: &mut Ui, words: &Words, answers: Vec<Answer>, room: Rect) -> (Vec<Action>, f32) {
    if answers.is_empty() {
        return (Vec::new(), 0.0);
    }
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room));
    let spacing = ui.spacing_mut();
    // Lower than elsewhere, so that two rows of them are as high as a caption.
    spacing.button_padding.y *= 0.5;
    spacing.interact_size.y = spacing.interact_size.y.min(SIDE);
    let gap = spacing.item_spacing.y * 0.6;
    spacing.item_spacing = Vec2::splat(gap);
    let height = (text_size(&ui, "X").y + 2.0 * ui.spacing().button_padding.y).max(SIDE * style::picture_scale(&ui));
    let rows = ((room.height() + gap) / (height + gap)).floor().max(1.0) as usize;
    let most = room.width() * 0.55;
    let widths: Vec<f32> = answers.iter().map(|answer| width(&ui, answer)).collect();
    let mut actions = Vec::new();
    let (wide, rows) = match narrowest(&widths, gap, rows).filter(|&(wide, _)| wide <= most) {
        Some(fits) => fits,
        None => {
            let pointed = answers.iter().position(|answer| answer.pointed);
            let label = pointed.map_or_else(|| words.label("asked-choose"), |at| answers[at].text.clone());
            let wide = (text_size(&ui, &label).x + 2.0 * ui.spacing().button_padding.x + 2.0).min(most);
            let list = as_a_list(&mut block(&mut ui, room, vec2(wide, height)), &label, answers, &mut actions);
            ring_if(&ui, pointed.is_some(), &list);
            return (actions, wide + 2.0 * gap);
        }
    };
    let high = rows as f32 * (height + gap) - gap;
    block(&mut ui, room, vec2(wide, high)).horizontal_wrapped(|ui| {
        for answer in answers {
            let response = match answer.icon {
                Some(icon) => icons::sized_button(ui, icon, &answer.text, SIDE),
                None => {
                    let palette = Palette::of(ui);
                    let least = if answer.alternatives.is_empty() { 0.0 } else { width(ui, &answer) };
                    let button = match answer.main {
                        true => {
                            let text = egui::RichText::new(&answer.short).color(palette.on_accent);
                            egui::Button::new(text).fill(palette.accent)
                        }
                        false => egui::Button::new(&answer.short).selected(answer.chosen),
                    };
                    let button = ui.add_enabled(!answer.disabled, button.min_size(vec2(least, 0.0)));
                    tooltips::above(ui, button, &answer.tip)
                }
            };
            ring_if(ui, answer.pointed, &response);
            if response.clicked() {
                actions.push(answer.action);
            }
        }
    });
    (actions, wide + 2.0 * gap)
}

/// Rings what the keyboard points at from the table.
fn ring_if(ui: &Ui, pointed: bool, response: &egui::Response) {
    if pointed {
        style::ring(ui, response.rect.expand(1.0), Palette::of(ui).accent);
    }
}

/// The height of a button, and the width of one with an arrow, in points at text size 1.
const SIDE: f32 = 26.0;

/// A part of the bar at its right, half-way up.
fn block(ui: &mut Ui, room: Rect, size: Vec2) -> Ui {
    let rect = Rect::from_center_size(pos2(room.right() - size.x / 2.0, room.center().y), size);
    ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(egui::Align::Min)))
}

/// The answers as a list that opens: where there are many, or letters are large.
fn as_a_list(ui: &mut Ui, label: &str, answers: Vec<Answer>, actions: &mut Vec<Action>) -> egui::Response {
    let list = ui.menu_button(label, |ui| {
        egui::ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
            for answer in answers {
                if ui.add_enabled(!answer.disabled, egui::Button::new(&answer.text)).clicked() {
                    actions.push(answer.action);
                    ui.close();
                }
            }
        });
    });
    list.response
}

fn text_size(ui: &Ui, text: &str) -> Vec2 {
    ui.painter().layout_no_wrap(text.to_owned(), style::font(ui, FontRole::Body), egui::Color32::WHITE).size()
}

fn width(ui: &Ui, answer: &Answer) -> f32 {
    match answer.icon {
        Some(_) => SIDE * style::picture_scale(ui),
        None => {
            let texts = answer.alternatives.iter().chain([&answer.short]);
            let widest = texts.map(|text| text_size(ui, text).x).fold(0.0, f32::max);
            widest + 2.0 * ui.spacing().button_padding.x + 2.0
        }
    }
}

/// The least width in which boxes of these widths fill at most `rows` rows, and how many rows they then fill.
fn narrowest(widths: &[f32], gap: f32, rows: usize) -> Option<(f32, usize)> {
    let widest = widths.iter().copied().fold(0.0, f32::max);
    let lengths = (1..=widths.len()).map(|n| widths[..n].iter().sum::<f32>() + gap * (n - 1) as f32);
    let lengths = lengths.map(|length| length.max(widest) + 1.0);
    lengths.map(|wide| (wide, rows_within(widths, gap, wide))).find(|&(_, filled)| filled <= rows)
}

/// Returns the number of rows that boxes of these widths fill.
fn rows_within(widths: &[f32], gap: f32, wide: f32) -> usize {
    let (mut rows, mut x) = (1, 0.0);
    for &width in widths {
        let right = if x > 0.0 { x + gap + width } else { width };
        x = if right > wide { width } else { right };
        rows += usize::from(right > wide);
    }
    rows
}
