//! State of the tab with the games: what is looked for, chosen and set up there.

use super::row::Heights;
use super::setup::GameSetup;
use super::user_variants::UserVariants;
use crate::learn::Lessons;
use crate::play::Library;
use crate::play::PlayPreferences;
use crate::record::saved_games::{SavedGames, UnfinishedGames};
use crate::rules_page::page_cache::PageCache;
use crate::ui::dialog::Dialog;
use crate::ui::tabs::SidePanel;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{Res, ResMut, Resource};
use naqala_core::library::{CatalogueCache, Filter, Length};
use std::collections::BTreeMap;

/// State of the tab.
#[derive(Resource, Default)]
pub struct LibraryTab {
    /// Text typed in the search field.
    pub search: String,
    /// Other filters of the list of games.
    pub filter: Filter,
    /// Filter by which the games were last listed.
    pub filter_listed: Option<Filter>,
    /// `true` if the filters are shown.
    pub filters_open: bool,
    /// Lengths of games by their ids, as far as they have been asked for.
    pub(crate) lengths: BTreeMap<String, Length>,
    /// Index of the game in the list that the arrow keys have chosen.
    pub chosen: usize,
    /// Set where the list of games is wanted in place of the steps of the lesson on the table.
    pub(crate) games_wanted: bool,
    /// Set until the list of games has been scrolled to those for beginners.
    pub(crate) beginners_sought: bool,
    /// Set while it stays there, rather than going to the game on the table.
    pub(crate) at_beginners: bool,
    /// `true` if the search field is to be given the keyboard in the next frame.
    pub focus_search: bool,
    /// The game whose options are open, if the list of games is not.
    pub draft: Option<GameSetup>,
    pub(crate) catalogue: CatalogueCache,
    /// Heights of the rows of a very long list of games.
    pub(crate) heights: Option<Heights>,
    /// The game opened last in the list, where that was among those for beginners, which stand in it twice.
    pub(crate) opened_for_beginners: Option<String>,
    /// The game to which the list of games was last scrolled, the one then on the table, and how far down it lay.
    pub(crate) scrolled_to_game: Option<(String, f32)>,
    /// The rule page of a game that is not on the table.
    pub(crate) page: PageCache,
    /// `true` if all unfinished games are listed, where there are many.
    pub all_unfinished: bool,
}

impl LibraryTab {
    /// Opens the list of games with the keyboard in its search field.
    pub fn find_game(&mut self) {
        self.draft = None;
        self.focus_search = true;
        self.games_wanted = true;
        (self.beginners_sought, self.at_beginners) = (false, false);
        self.chosen = 0;
    }

    /// Another language is spoken.
    pub fn forget_language(&mut self) {
        self.catalogue = CatalogueCache::default();
        self.page = PageCache::default();
        self.forget_catalogue();
    }

    /// Forgets what was worked out about the catalogue: it has changed.
    pub fn forget_catalogue(&mut self) {
        self.catalogue.look_again();
        self.lengths.clear();
        if let Some(draft) = &mut self.draft {
            draft.checked = None;
        }
    }
}

/// State that the tab changes, and looks up.
#[derive(SystemParam)]
pub struct LibraryMut<'w> {
    pub(crate) tab: ResMut<'w, LibraryTab>,
    pub(crate) side_panel: ResMut<'w, SidePanel>,
    pub(crate) dialog: ResMut<'w, Dialog>,
    pub(crate) preferences: ResMut<'w, PlayPreferences>,
    pub(crate) unfinished: Res<'w, UnfinishedGames>,
    pub(crate) variants: Res<'w, Library>,
    pub(crate) own: Res<'w, UserVariants>,
    pub(crate) saved_games: Res<'w, SavedGames>,
    pub(crate) lessons: Res<'w, Lessons>,
}
