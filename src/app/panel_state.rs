//! State that the panel keeps from frame to frame: what is open, typed, or chosen and not yet begun.

use super::view::View;
use crate::film::draft;
use crate::learn::compare_dialog::Compared;
use crate::library::entry::Entry;
use crate::library::filter::{Filter, Length};
use crate::library::map::MapView;
use crate::library::row::Heights;
use crate::play::players::{Players, PlayersMode};
use crate::record::game_files::UnfinishedGame;
use crate::record::move_rows::Rows;
use crate::record::saved_games_dialog::SavedGamesSearch;
use crate::rules_page::glossary::Terms;
use crate::rules_page::scroll::PageScroll;
use crate::settings::Preferences;
use crate::ui::Notice;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::report::Report;
use bevy_egui::egui::LayerId;
use mancala::record::tree::NodeId;
use mancala::rules::Catalogue;
use mancala::rules::{Rules, Settings, Variant};
use naqala_core::search::playout::length;
use naqala_core::teach::puzzle::{PuzzleKind, Puzzles};
use naqala_core::words::{RulePage, Words};
use naqala_core::workshop::editor::syntax::Path;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The side panel's tabs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// Find a variant, set its options, begin.
    #[default]
    Game,
    /// The rule page.
    Rules,
    /// The record.
    Moves,
    /// Lessons, examples and puzzles of the game, and the glossary of the field.
    Learn,
}

/// State that the panel keeps from frame to frame.
#[derive(Default)]
pub struct PanelMemory {
    /// The tab shown.
    pub tab: Tab,
    /// The size of text and the width of the window for which the side panel was last laid out.
    pub(crate) side_room: Option<(f32, f32)>,
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
    pub(super) games_wanted: bool,
    /// Set until the list of games has been scrolled to those for beginners.
    pub(crate) beginners_sought: bool,
    /// Set while it stays there, rather than going to the game on the table.
    pub(crate) at_beginners: bool,
    /// `true` if the search field is to be given the keyboard in the next frame.
    pub focus_search: bool,
    /// The game whose options are open, if the list of games is not.
    pub draft: Option<GameSetup>,
    /// A position being typed in; `None` while its window is shut.
    pub position: Option<String>,
    /// `true` if nobody is at the window: in a film only what is said is shown, and nothing that could be pressed.
    pub filmed: bool,
    /// A film being thought of; `None` while its window is shut.
    pub film: Option<draft::FilmDraft>,
    /// The film thought of last, with which the next one begins.
    pub film_before: draft::FilmDraft,
    /// `true` if the window of preferences is open.
    pub preferences_open: bool,
    /// `true` if the sheet of keys is open.
    pub keys_open: bool,
    /// Notifications that have not been dismissed, oldest first.
    pub notices: Vec<ShownNotice>,
    /// The games that are kept and not over, the latest first, without the one on the table.
    pub unfinished: Vec<UnfinishedGame>,
    /// `true` if all of them are listed, where there are many.
    pub all_unfinished: bool,
    /// Set from the beginning until something is begun: the game that was left last is offered above the table.
    pub offers_to_resume: bool,
    /// The dialogs for opening and saving.
    pub files: FileDialogs,
    pub(crate) catalogue: CatalogueCache,
    pub(crate) page: PageCache,
    /// The rule page of a game that is not on the table.
    pub(crate) page_chosen: PageCache,
    /// The part of the rules being changed whose controls are shown.
    pub(crate) opened: Option<Path>,
    /// `true` if it has just been opened and is to be brought into sight.
    pub(crate) opened_sought: bool,
    /// The rules that can be added; `None` while they are not shown.
    pub(crate) adding: Option<RuleSearch>,
    /// The levels that are to try out rules, where they have been chosen.
    pub(crate) levels: Option<[u8; 2]>,
    /// The game that is compared with the one on the table; `None` while that window is shut.
    pub(crate) compared: Option<Compared>,
    /// The atlas; `None` while its window is shut.
    pub(crate) atlas: Option<MapView>,
    /// Search among the games kept; `None` while that window is shut.
    pub(crate) collection: Option<SavedGamesSearch>,
    /// The puzzle of one's own that is being renamed, by its number, and the name so far.
    pub(crate) renaming_puzzle: Option<(u32, String)>,
    /// Text typed to find a word in the glossary.
    pub(crate) term: String,
    /// Heights of the rows of a very long list of games.
    pub(crate) heights: Option<Heights>,
    /// The game opened last in the list, where that was among those for beginners, which stand in it twice.
    pub(crate) opened_for_beginners: Option<String>,
    /// The word sought among the games with which one is compared.
    pub(crate) compare_search: String,
    /// The game to which the list of games was last scrolled, the one then on the table, and how far down it lay.
    pub(crate) scrolled_to_game: Option<(String, f32)>,
    /// The dialog that was given the keyboard last.
    pub(super) keyboard_given: Option<LayerId>,
    /// Contents and layout of the rule page when it was last shown.
    pub(crate) rules_sight: Option<PageScroll>,
    /// The position to which the list of moves was last scrolled, and how high the list was then.
    pub(crate) scrolled_to_row: Option<(NodeId, f32)>,
    /// The rows of that list.
    pub(crate) move_rows: Rows,
}

/// The things that the user may change directly, and those that the panel remembers: passed along beside the [`View`].
pub struct PanelMut<'a> {
    /// Whatever is open, typed and chosen in the panel.
    pub state: &'a mut PanelMemory,
    /// The user's preferences.
    pub preferences: &'a mut Preferences,
}

/// A notification on screen.
#[derive(Clone, Debug)]
pub struct ShownNotice {
    /// Its contents.
    pub notice: Notice,
    /// Time until which it is shown, in egui's seconds; set when first shown, `None` for one that stays.
    pub until: Option<f64>,
}

impl PanelMemory {
    /// Tells something in the window.
    pub fn tell(&mut self, notice: Notice) {
        if self.notices.iter().all(|told| told.notice != notice) {
            self.notices.push(ShownNotice { notice, until: None });
        }
    }

    /// Returns whether a dialog lies over the table.
    pub fn has_dialog(&self) -> bool {
        let asked = [
            self.film.is_some(),
            self.position.is_some(),
            self.compared.is_some(),
            self.atlas.is_some(),
            self.collection.is_some(),
        ];
        self.preferences_open || self.keys_open || asked.contains(&true) || self.files.is_open()
    }

    /// Opens the list of games with the keyboard in its search field.
    pub fn find_game(&mut self) {
        self.tab = Tab::Game;
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
        self.page_chosen = PageCache::default();
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

/// A search for a rule to be added.
#[derive(Clone, Debug, Default)]
pub struct RuleSearch {
    /// The heading whose rules are shown; `None` where all are.
    pub(crate) under: Option<&'static str>,
    /// The text typed so far.
    pub(crate) search: String,
    /// Set until the field has been given the keyboard.
    pub(crate) opens: bool,
}

/// A game being set up.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// Id of the game: `kalah`, `oware/woli`.
    pub id: String,
    /// Options that are not as the variant or preset has them.
    pub settings: Settings,
    /// Choice of players, once one has been made; `None` for the choice of last time.
    pub mode: Option<PlayersMode>,
    /// The players, where they have been named one by one; those of the mode if `None`.
    pub players: Option<Players>,
    /// Options whose choices are open, where they are too many to be open all at once.
    pub open: BTreeSet<String>,
    /// Rules with these options, or the reasons for refusing them. `None` until worked out.
    pub checked: Option<Result<Arc<Rules>, Report>>,
    /// Set while its rules are shown in place of its options.
    pub reads_rules: bool,
}

impl GameSetup {
    /// A game with its options as the variant or preset has them.
    pub fn new(id: &str, players: Option<Players>) -> GameSetup {
        GameSetup {
            id: id.to_owned(),
            settings: Settings::new(),
            mode: None,
            players,
            open: BTreeSet::new(),
            checked: None,
            reads_rules: false,
        }
    }

    /// Returns who will sit at each side, by the rules of this draft.
    pub fn seated(&self, view: &View<'_>, preferences: &Preferences, rules: &Rules) -> Players {
        let mode = self.mode.unwrap_or(preferences.mode);
        let level = preferences.level_in(&self.id);
        let by_mode = || Players::of(view.words, rules, mode, level, view.seated().person());
        self.players.clone().unwrap_or_else(by_mode)
    }

    /// The rules of this draft, or why there are none; worked out once for each change.
    pub fn check(&mut self, catalogue: &Catalogue) -> &Result<Arc<Rules>, Report> {
        self.checked
            .get_or_insert_with(|| catalogue.rules(&self.id, &self.settings).map(Arc::new).map_err(Report::from))
    }
}

/// The list of games. The facts of a variant are worked out once, and again when it changes.
#[derive(Default)]
pub(crate) struct CatalogueCache {
    known: HashMap<String, KnownVariant>,
    /// All of them, unless the catalogue has changed since.
    entries: Option<Arc<Vec<Arc<Entry>>>>,
}

/// A variant with what the list knows of it, its siblings and its presets.
struct KnownVariant {
    variant: Arc<Variant>,
    own: bool,
    entries: Vec<Arc<Entry>>,
}

/// Longest time spent on the list in a frame; then the games known so far are shown.
pub(crate) const AT_A_TIME: Duration = Duration::from_millis(12);

impl CatalogueCache {
    /// Every game of the catalogue with its siblings and presets after it; and whether those are all, or others are still to
    /// come in the next frames. All that come with the program are there at once.
    pub fn entries(&mut self, words: &Words, catalogue: &Catalogue) -> (Arc<Vec<Arc<Entry>>>, bool) {
        if let Some(entries) = &self.entries {
            return (Arc::clone(entries), true);
        }
        let begun = Instant::now();
        let mut all: Vec<Vec<Arc<Entry>>> = Vec::new();
        let mut complete = true;
        for variant in catalogue.variants() {
            let own = catalogue.file(&variant.id).is_some();
            let known = self.known.get(&variant.id).filter(|it| Arc::ptr_eq(&it.variant, variant) && it.own == own);
            match known {
                Some(known) => all.push(known.entries.clone()),
                None if own && begun.elapsed() > AT_A_TIME => complete = false,
                None => {
                    let games =
                        variant.outlines().into_iter().map(|game| Arc::new(Entry::of(words, variant, game, own)));
                    let entries: Vec<Arc<Entry>> = games.collect();
                    all.push(entries.clone());
                    self.known.insert(variant.id.clone(), KnownVariant { variant: Arc::clone(variant), own, entries });
                }
            }
        }
        // The catalogue stands by the names in English.
        if words.code() != "en" {
            all.sort_by_cached_key(|games| games.first().map(|game| game.name.to_lowercase()));
        }
        let all: Arc<Vec<Arc<Entry>>> = Arc::new(all.into_iter().flatten().collect());
        self.entries = Some(Arc::clone(&all)).filter(|_| complete);
        (all, complete)
    }

    /// The catalogue has changed.
    fn look_again(&mut self) {
        self.entries = None;
    }
}

/// The rule page with its terms, worked out once for each set of rules.
#[derive(Default)]
pub(crate) struct PageCache {
    known: Option<(Arc<Rules>, Arc<RulePage>, Arc<Terms>)>,
    /// The kinds of puzzles that the game can have.
    kinds: Option<(Arc<Rules>, Arc<[PuzzleKind]>)>,
    /// Approximate length of the game in moves.
    moves: Option<(Arc<Rules>, u32)>,
}

impl PageCache {
    /// The page of the rules.
    pub fn page(&mut self, words: &Words, rules: &Arc<Rules>) -> Arc<RulePage> {
        self.read(words, rules).0
    }

    /// The words of the field, and where they stand on that page.
    pub fn terms(&mut self, words: &Words, rules: &Arc<Rules>) -> Arc<Terms> {
        self.read(words, rules).1
    }

    /// The kinds of puzzles that the game can have.
    pub fn kinds(&mut self, rules: &Arc<Rules>) -> Arc<[PuzzleKind]> {
        let known = self.kinds.take().filter(|(known, _)| Arc::ptr_eq(known, rules));
        let find = || (Arc::clone(rules), Puzzles::new(Arc::clone(rules)).kinds().into());
        Arc::clone(&self.kinds.insert(known.unwrap_or_else(find)).1)
    }

    /// Returns the approximate length of the game in moves.
    pub fn moves(&mut self, rules: &Arc<Rules>) -> u32 {
        let known = self.moves.take().filter(|(known, _)| Arc::ptr_eq(known, rules));
        self.moves.insert(known.unwrap_or_else(|| (Arc::clone(rules), length(rules)))).1
    }

    fn read(&mut self, words: &Words, rules: &Arc<Rules>) -> (Arc<RulePage>, Arc<Terms>) {
        let known = self.known.take().filter(|(known, ..)| Arc::ptr_eq(known, rules));
        let (_, page, terms) = self.known.insert(known.unwrap_or_else(|| {
            let page = words.page(rules);
            let terms = Terms::of(words, rules, &page);
            (Arc::clone(rules), Arc::new(page), Arc::new(terms))
        }));
        (Arc::clone(page), Arc::clone(terms))
    }
}
