//! A game at a glance: where it is played, how many play, how long it is and how much there is to know.

use super::map;
use crate::library::LibraryTab;
use crate::playback::GameContext;
use crate::rules_page::RulesPage;
use crate::ui::Action;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::{SidePanel, Tab};
use crate::ui::tooltips;
use bevy::prelude::{InMut, ResMut};
use bevy_egui::egui::{RichText, Ui};
use mancala::rules::likeness::Grade;
use naqala_core::library::Filter;
use naqala_core::search::playout::{GAMES, MOST_PLIES};
use naqala_core::words::Arg;

/// Shows the game on the table at a glance.
pub(super) fn show(
    InMut(ui): InMut<Ui>,
    view: GameContext,
    mut rules: ResMut<RulesPage>,
    (mut library, mut side_panel): (ResMut<LibraryTab>, ResMut<SidePanel>),
) -> Option<Action> {
    let view = &view;
    let moves = rules.page.moves(view.current.game.rules());
    let page = rules.page.page(&view.words, view.current.game.rules());
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            if map::locator(ui, view, &view.rules().about.places) {
                ui.add_space(6.0 * style::scale(ui));
            }
            ui.vertical(|ui| {
                let palette = Palette::of(ui);
                ui.spacing_mut().item_spacing.y = 3.0 * style::scale(ui);
                let fact = |ui: &mut Ui, text: String| {
                    ui.label(RichText::new(text).font(style::font(ui, FontRole::Small)).color(palette.ink))
                };
                let players = usize::from(view.rules().profile.players);
                fact(ui, view.words.label_with("glance-players", &[("players", Arg::from(players))]));
                let long = if moves >= MOST_PLIES { "yes" } else { "no" };
                let args = [("moves", Arg::from(about(moves))), ("long", Arg::from(long))];
                let said = fact(ui, view.words.label_with("glance-moves", &args));
                let how = view.words.label_with("finder-length-how", &[("games", Arg::from(GAMES))]);
                tooltips::above(ui, said, how);
                let rules = page.rules();
                let args = [("rules", Arg::from(rules)), ("grade", Arg::from(Grade::of(rules).word()))];
                fact(ui, view.words.label_with("glance-rules", &args));
                let like = RichText::new(view.words.label("glance-like")).font(style::font(ui, FontRole::Small));
                if ui.link(like).clicked() {
                    library.filter = Filter { like: Some(view.rules().id.clone()), ..Filter::default() };
                    library.search.clear();
                    (library.draft, side_panel.tab) = (None, Tab::Game);
                }
            });
        });
    });
    ui.add_space(8.0 * style::scale(ui));
    None
}

/// A number of moves as one would say it.
fn about(moves: u32) -> usize {
    let step = if moves < 20 { 1 } else { 10 };
    ((moves + step / 2) / step * step) as usize
}
