//! History and customs of a game, or of the family as a whole, with the works that say so.

use crate::library::map;
use crate::playback::GameContext;
use crate::ui::board_diagram;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::run_view;
use crate::ui::style::{self, FontRole, Palette};
use bevy::prelude::{InMut, World};
use bevy_egui::egui::{RichText, Ui};
use mancala::rules::Rules;
use naqala_core::words::RulePage;
use std::sync::Arc;

/// Dialog with a page of history.
pub(super) struct Background {
    page: RulePage,
    /// The game that it is about; `None` for the family.
    rules: Option<Arc<Rules>>,
}

impl Background {
    pub fn of_game(view: &GameContext<'_>, rules: Arc<Rules>) -> Background {
        Background { page: view.words.background_page(&rules), rules: Some(rules) }
    }

    pub fn of_family(view: &GameContext<'_>) -> Background {
        Background { page: view.words.family_page(), rules: None }
    }
}

impl DialogContents for Background {
    fn title(&self) -> &'static str {
        "background-title"
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, contents, (ui, self));
        DialogAnswer::default()
    }
}

/// Shows the contents of the dialog.
fn contents((InMut(ui), InMut(background)): (InMut<Ui>, InMut<Background>), view: GameContext) {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    ui.spacing_mut().item_spacing.y = 6.0 * scale;
    style::heading(ui, RichText::new(&background.page.title).color(palette.ink), FontRole::Title);
    if let Some(rules) = &background.rules {
        ui.horizontal_top(|ui| {
            map::locator(ui, &view, &rules.about.places);
            ui.vertical(|ui| board_diagram::show(ui, rules, &view.words));
        });
    }
    for section in &background.page.sections {
        ui.add_space(8.0 * scale);
        style::heading(ui, RichText::new(&section.heading).color(palette.accent), FontRole::Heading);
        for line in &section.lines {
            ui.label(style::paragraph(ui, &line.text));
        }
    }
}
