//! The dialog over the window, whichever feature it belongs to: at most one is open.

use super::language::UiLanguage;
use super::style::{self, FontRole};
use crate::ui::Action;
use bevy::prelude::{Resource, World};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Context, Frame, Id, Modal, RichText, ScrollArea, Ui};
use naqala_core::words::Words;
use std::any::Any;

/// A dialog with what has been typed and chosen in it so far.
pub trait DialogContents: Any + Send + Sync {
    /// Message with its title, by which its state is kept.
    fn title(&self) -> &'static str;

    /// Its width, in points at text size 1.
    fn width(&self) -> f32 {
        460.0
    }

    /// Shows what is in it.
    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer;

    /// Shows the buttons beside the one that closes it, which stay in sight while its contents are scrolled.
    fn buttons(&mut self, _ui: &mut Ui, _world: &mut World) -> DialogAnswer {
        DialogAnswer::default()
    }
}

/// Answer of whoever uses a dialog.
#[derive(Default)]
pub struct DialogAnswer {
    /// Actions that are asked for.
    pub actions: Vec<Action>,
    /// `true` if the dialog has served its purpose.
    pub closes: bool,
}

/// The dialog that is open, if one is.
#[derive(Resource, Default)]
pub struct Dialog {
    contents: Option<Box<dyn DialogContents>>,
    /// `true` if a dialog for files is open: see [`FileDialogs`](super::file_dialog::FileDialogs).
    pub(crate) asks_for_file: bool,
}

impl Dialog {
    /// Opens a dialog in place of any other.
    pub fn open(&mut self, contents: impl DialogContents) {
        self.contents = Some(Box::new(contents));
    }

    /// Closes what is open.
    pub fn close(&mut self) {
        self.contents = None;
    }

    /// Closes a dialog of this kind, or opens it.
    pub fn toggle<T: DialogContents>(&mut self, contents: T) {
        if self.get::<T>().is_some() { self.close() } else { self.open(contents) }
    }

    /// Returns whether a dialog lies over the table and has the keyboard to itself.
    pub fn is_open(&self) -> bool {
        self.contents.is_some() || self.asks_for_file
    }

    /// The dialog that is open, if it is of this kind.
    pub fn get<T: DialogContents>(&self) -> Option<&T> {
        (self.contents.as_deref()? as &dyn Any).downcast_ref()
    }

    /// The same, to be changed.
    #[cfg(test)]
    pub(crate) fn get_mut<T: DialogContents>(&mut self) -> Option<&mut T> {
        (self.contents.as_deref_mut()? as &mut dyn Any).downcast_mut()
    }
}

/// Shows the dialog that is open, if one is.
pub fn show(ctx: &Context, world: &mut World) -> Vec<Action> {
    let Some(mut contents) = world.resource_mut::<Dialog>().contents.take() else { return Vec::new() };
    let words = world.resource::<UiLanguage>().0.clone();
    let answer = modal(ctx, world, &words, &mut *contents);
    let mut dialog = world.resource_mut::<Dialog>();
    if !answer.closes && dialog.contents.is_none() {
        dialog.contents = Some(contents);
    }
    answer.actions
}

/// A window in the middle, with a button that closes it.
fn modal(ctx: &Context, world: &mut World, words: &Words, dialog: &mut dyn DialogContents) -> DialogAnswer {
    let room = ctx.content_rect().size();
    let frame = Frame::window(&ctx.global_style());
    let (id, title) = (dialog.title(), words.label(dialog.title()));
    let response = Modal::new(Id::new(id)).frame(frame).show(ctx, |ui| {
        let scale = style::scale(ui);
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_label(title.as_str());
            node.set_modal();
        });
        ui.set_max_width((dialog.width() * scale).min(room.x - 60.0).max(20.0));
        style::heading(ui, RichText::new(title.as_str()), FontRole::Title);
        ui.add_space(6.0);
        let height = (room.y - TITLE_AND_BUTTONS * scale - ROUND_A_WINDOW).max(40.0);
        // The window's own idea of its height comes from a frame in which it was not yet laid out.
        let scroll = ScrollArea::vertical().id_salt(id).max_height(height).min_scrolled_height(height);
        let mut answer = scroll.show(ui, |ui| dialog.contents(ui, world)).inner;
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let pressed = dialog.buttons(ui, world);
            answer.actions.extend(pressed.actions);
            answer.closes |= pressed.closes | ui.button(words.label("window-shut")).clicked();
        });
        answer
    });
    let closes = response.should_close();
    DialogAnswer { closes: response.inner.closes || closes, ..response.inner }
}

/// Height of a window's title and its buttons, in points at text size 1.
const TITLE_AND_BUTTONS: f32 = 75.0;
/// Space around a window's contents and around the window itself, above and below together, in points.
const ROUND_A_WINDOW: f32 = 75.0;
