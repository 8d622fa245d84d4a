//! Notifications over the table: those of something done disappear by themselves, all others stay until dismissed.

use super::diagnostic_text::report_text;
use super::icons::{self, Icon};
use super::language::UiLanguage;
use super::notice::NoticeKind;
use super::style::{self, FontRole, Palette};
use super::{Notice, NoticeText};
use crate::ui::Action;
use crate::ui::widgets;
use bevy::prelude::{In, InRef, Res, ResMut, Resource};
use bevy_egui::egui::{
    self, Align2, Area, Context, Id, Key, Modifiers, Order, Rect, RichText, ScrollArea, Ui, WidgetText, vec2,
};
use naqala_core::words::Words;
use std::time::Duration;

/// Seconds for which something that was done is shown.
const SECONDS: f64 = 4.0;
/// The same where there is a button to be read and reached.
const SECONDS_WITH_OFFER: f64 = 12.0;
/// Most notifications shown at once; the oldest give way.
const MOST: usize = 4;

/// Notifications that have not been dismissed, oldest first.
#[derive(Resource, Default)]
pub struct Notifications(pub Vec<ShownNotice>);

/// A notification on screen.
#[derive(Clone, Debug)]
pub struct ShownNotice {
    /// Its contents.
    pub notice: Notice,
    /// Time until which it is shown, in egui's seconds; set when first shown, `None` for one that stays.
    pub until: Option<f64>,
}

impl Notifications {
    /// Tells something in the window.
    pub fn tell(&mut self, notice: Notice) {
        if self.0.iter().all(|told| told.notice != notice) {
            self.0.push(ShownNotice { notice, until: None });
        }
    }
}

/// Shows the notifications at the top of the table's part of the window.
pub fn show(
    (InRef(ctx), In(area)): (InRef<Context>, In<Rect>),
    language: Res<UiLanguage>,
    mut notifications: ResMut<Notifications>,
) -> Option<Action> {
    let (words, notices) = (&language.0, &mut notifications.0);
    let now = ctx.input(|input| input.time);
    for told in notices.iter_mut() {
        if told.notice.kind == NoticeKind::Done {
            let seconds = if told.notice.offer.is_some() { SECONDS_WITH_OFFER } else { SECONDS };
            told.until.get_or_insert(now + seconds);
        }
    }
    notices.retain(|told| told.until.is_none_or(|until| until > now));
    let surplus = notices.len().saturating_sub(MOST);
    notices.drain(..surplus);
    if let Some(soonest) = notices.iter().filter_map(|told| told.until).min_by(f64::total_cmp) {
        ctx.request_repaint_after(Duration::from_secs_f64((soonest - now).clamp(0.0, SECONDS_WITH_OFFER)));
    }
    if notices.is_empty() {
        return None;
    }
    // Escape dismisses the newest, unless it closes a window.
    let free = ctx.memory(|memory| memory.top_modal_layer().is_none());
    let escaped = free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    // Beside a window their buttons are reached by Tab as well.
    let order = if free { Order::Foreground } else { Order::Tooltip };
    let mut dismissed = escaped.then(|| notices.len() - 1);
    let mut action = None;
    let width = (area.width() - 32.0).clamp(60.0, 620.0);
    Area::new(Id::new("notices"))
        .order(order)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(area.center_top() + vec2(0.0, 14.0))
        .show(ctx, |ui| {
            ui.set_width(width);
            let each = (area.height() * 0.7 / notices.len() as f32 - 50.0).clamp(40.0, 300.0);
            for (index, told) in notices.iter().enumerate() {
                if let Some(answer) = notice_ui(ui, words, &told.notice, (index, each)) {
                    dismissed = Some(index);
                    action = answer;
                }
            }
        });
    if let Some(index) = dismissed {
        notices.remove(index);
    }
    action
}

/// One notice, the `index`-th, with its text at most `height` points high. Gives something once it is dismissed, with
/// the action on its button if that was pressed.
fn notice_ui(ui: &mut Ui, words: &Words, notice: &Notice, (index, height): (usize, f32)) -> Option<Option<Action>> {
    let palette = Palette::of(ui);
    let kind = notice.kind;
    let frame = match kind {
        NoticeKind::Done | NoticeKind::Known => style::card(ui),
        NoticeKind::Failed => style::bad_card(ui),
    };
    let mut answer = None;
    frame.shadow(ui.visuals().popup_shadow).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let close = 26.0 * style::scale(ui);
            let text_width = (ui.available_width() - close - 10.0).max(20.0);
            ui.vertical(|ui| {
                ui.set_width(text_width);
                if kind == NoticeKind::Failed {
                    ui.label(RichText::new(words.label("notice-failed")).color(palette.bad).strong());
                }
                ScrollArea::vertical().id_salt(("notice", index)).max_height(height).show(ui, |ui| {
                    let text = match &notice.text {
                        NoticeText::Words(text) => WidgetText::from(text),
                        NoticeText::Mistakes(report) => {
                            report_text(ui, words, report, FontRole::Body, ui.visuals().text_color()).into()
                        }
                    };
                    let said = ui.add(egui::Label::new(text).wrap());
                    widgets::by_itself(ui, &said);
                });
                if kind == NoticeKind::Failed && ui.link(words.label("notice-copy")).clicked() {
                    ui.ctx().copy_text(notice.text.in_words(words));
                }
                if let Some(offer) = &notice.offer {
                    ui.add_space(4.0);
                    if ui.add(style::main_button(ui, &offer.label, true)).clicked() {
                        answer = Some(Some(offer.action.clone()));
                    }
                }
            });
            if icons::sized_button(ui, Icon::Close, &words.label("notice-dismiss"), 26.0).clicked() {
                answer = Some(None);
            }
        });
    });
    answer
}
