//! Tab for learning the game, with a glossary of the field.

use super::background_dialog::Background;
use super::board_dialog::BoardDialog;
use super::compare_dialog::Compared;
use super::examples::ExampleCache;
use super::my_puzzles_list;
use super::plan_dialog::PlanDialog;
use super::puzzle::{PuzzleRequest, today_as_days};
use super::tournament_dialog::TournamentDialog;
use super::walkthrough::second_part;
use super::worksheet_dialog::WorksheetDialog;
use super::{Lessons, MyPuzzles, Scores};
use crate::learn::LearnCommand;
use crate::learn::PuzzleCommand;
use crate::learn::command::Print;
use crate::library::LibraryTab;
use crate::library::game_page;
use crate::library::map::MapView;
use crate::play::{Library, PlayPreferences};
use crate::playback::GameContext;
use crate::rules_page::RulesPage;
use crate::rules_page::glossary;
use crate::settings::Preferences;
use crate::ui::Action;
use crate::ui::Dialog;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::widgets;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{InMut, Res, ResMut, Resource};
use bevy_egui::egui::containers::menu::{MenuButton, MenuConfig};
use bevy_egui::egui::{CollapsingHeader, Key, PopupCloseBehavior, RichText, ScrollArea, TextEdit, Ui};
use mancala::rules::Rules;
use naqala_core::background;
use naqala_core::library::Entry;
use naqala_core::teach::puzzle::game_name;
use naqala_core::teach::strategy;
use naqala_core::words::{Arg, Term};
use std::sync::Arc;

/// State of the tab.
#[derive(Resource, Default)]
pub struct LearnTab {
    /// The word sought among the games with which one is compared.
    pub(crate) compare_search: String,
    /// `true` if the keyboard is to go there, once the list is open.
    focus_compare: bool,
    /// The user's own puzzle that is being renamed, by its number, and the name so far.
    pub(crate) renaming_puzzle: Option<(u32, String)>,
    /// Text typed to find a word in the glossary.
    pub(crate) term: String,
}

/// State that the tab changes, and looks up.
#[derive(SystemParam)]
pub struct LearnMut<'w> {
    pub(super) tab: ResMut<'w, LearnTab>,
    games_tab: ResMut<'w, LibraryTab>,
    rules: ResMut<'w, RulesPage>,
    dialog: ResMut<'w, Dialog>,
    files: ResMut<'w, FileDialogs>,
    preferences: Res<'w, Preferences>,
    play: Res<'w, PlayPreferences>,
    variants: Res<'w, Library>,
    examples: Res<'w, ExampleCache>,
    pub(super) learnt: Learnt<'w>,
}

/// Progress of whoever learns.
#[derive(SystemParam)]
pub struct Learnt<'w> {
    lessons: Res<'w, Lessons>,
    scores: Res<'w, Scores>,
    pub(super) puzzles: Res<'w, MyPuzzles>,
}

/// Shows the tab.
pub fn show(InMut(ui): InMut<Ui>, view: GameContext, mut memory: LearnMut) -> Vec<Action> {
    let view = &view;
    let memory = &mut memory;
    let mut actions = Vec::new();
    if !memory.examples.is_asked(view.current.game.rules()) {
        actions.push(LearnCommand::FindExamples.into());
    }
    ScrollArea::vertical().id_salt("learn").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0 * style::scale(ui);
        let chosen = Chosen::of(view, memory);
        let rules = Arc::clone(&chosen.rules);
        let action =
            lesson(ui, view, &memory.learnt.lessons, &chosen.rules).or(puzzles(ui, view, memory, &chosen.rules));
        if let Some(action) = action {
            let of_game = match action.get() {
                Some(PuzzleCommand::Begin(puzzle)) => !matches!(puzzle, PuzzleRequest::Own(_)),
                _ => matches!(action.get(), Some(LearnCommand::Lesson { .. })),
            };
            if of_game && !chosen.begun.is_empty() {
                memory.games_tab.draft = None;
                actions.extend(chosen.begun);
            }
            actions.push(action);
        }
        history(ui, view, memory, &rules);
        desk(ui, view, memory);
        more(ui, view, memory);
        words(ui, view, memory);
        ui.add_space(24.0 * style::scale(ui));
    });
    actions
}

/// The game that is to be learnt: the one chosen in the list of games or, where none is, the one on the table.
struct Chosen {
    rules: Arc<Rules>,
    /// Actions that put it on the table; none if it is there.
    begun: Vec<Action>,
}

impl Chosen {
    fn of(view: &GameContext<'_>, memory: &mut LearnMut<'_>) -> Chosen {
        let on_table = Chosen { rules: Arc::clone(view.current.game.rules()), begun: Vec::new() };
        let Some(draft) = &mut memory.games_tab.draft else { return on_table };
        let begun = game_page::to_the_table(view, &memory.variants.0, &memory.play, draft);
        match draft.check(&memory.variants.0) {
            Ok(rules) if !begun.is_empty() => Chosen { rules: Arc::clone(rules), begun },
            _ => on_table,
        }
    }
}

/// The lesson of a game, and the first lesson of all.
fn lesson(ui: &mut Ui, view: &GameContext<'_>, lessons: &Lessons, rules: &Rules) -> Option<Action> {
    let mut action = None;
    let name = view.words.text(&rules.about.name);
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &view.words.label_with("lesson-of", &[("game", Arg::from(name))]));
        let id = &rules.id;
        let (label, from) = match lessons.goes_on(id) {
            Some(at) => ("lesson-go-on", at),
            None if lessons.is_done(id) => ("lesson-again", 0),
            None => ("lesson-begin", 0),
        };
        ui.label(style::paragraph(ui, &view.words.label("lesson-does")));
        if let Some(&(at, count)) = lessons.reached.get(id) {
            let args = [("number", Arg::from(at + 1)), ("count", Arg::from(count))];
            let said = view.words.label_with("lesson-reached", &args);
            ui.label(RichText::new(said).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
        }
        ui.horizontal_wrapped(|ui| {
            let begin = style::main_button(ui, &view.words.label(label), true);
            if ui.add(begin).clicked() {
                action = Some(LearnCommand::Lesson { from }.into());
            }
            if from > 0 && ui.button(view.words.label("lesson-from-start")).clicked() {
                action = Some(LearnCommand::Lesson { from: 0 }.into());
            }
            if !strategy::ideas(id).is_empty() && ui.button(view.words.label("strategy-heading")).clicked() {
                let from = lessons.goes_on(&second_part(id)).unwrap_or(0);
                action = Some(LearnCommand::PlayBetter { id: id.clone(), from }.into());
            }
            if ui.button(view.words.label("first-heading")).clicked() {
                action = Some(LearnCommand::FirstLesson.into());
            }
        });
    });
    action
}

/// Puzzles of a game, and how somebody does at them.
fn puzzles(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LearnMut<'_>, rules: &Arc<Rules>) -> Option<Action> {
    let mut action = None;
    let kinds = memory.rules.page.kinds(rules);
    let score = memory.learnt.scores.0.of(&game_name(rules));
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &view.words.label("puzzle-card"));
        ui.label(style::paragraph(ui, &view.words.label("puzzle-card-does")));
        if score.answered() > 0 {
            let due = score.due(today_as_days());
            let args = [
                ("right", Arg::from(score.right as usize)),
                ("answered", Arg::from(score.answered() as usize)),
                ("streak", Arg::from(score.streak as usize)),
                ("grade", Arg::from(view.words.puzzle_grade(score.grade))),
                ("due", Arg::from(due)),
                ("later", Arg::from(score.missed.len() - due)),
            ];
            let said = view.words.label_with("puzzle-score", &args);
            ui.label(RichText::new(said).font(style::font(ui, FontRole::Small)).color(Palette::of(ui).soft));
        }
        ui.horizontal_wrapped(|ui| {
            if ui.add(style::main_button(ui, &view.words.label("puzzle-begin"), true)).clicked() {
                action = Some(PuzzleCommand::Begin(PuzzleRequest::Next).into());
            }
            if ui.button(view.words.label("puzzle-daily")).clicked() {
                action = Some(PuzzleCommand::Begin(PuzzleRequest::Daily).into());
            }
            for &kind in kinds.iter() {
                if ui.button(view.words.puzzle_kind(kind)).clicked() {
                    action = Some(PuzzleCommand::Begin(PuzzleRequest::Of(kind)).into());
                }
            }
        });
        if view.activity.is_awaited() {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(view.words.label("puzzle-made"));
            });
        }
        action = action.take().or(my_puzzles_list::show(ui, view, memory));
    });
    action
}

/// History and customs of a game, where any are known, and of the family of games.
fn history(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LearnMut<'_>, rules: &Arc<Rules>) {
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &view.words.label("background-title"));
        ui.label(style::paragraph(ui, &view.words.label("background-does")));
        ui.horizontal_wrapped(|ui| {
            if !background::statements(&rules.id).is_empty() && ui.button(view.words.text(&rules.about.name)).clicked()
            {
                memory.dialog.open(Background::of_game(view, Arc::clone(rules)));
            }
            if ui.button(view.words.label("family-title")).clicked() {
                memory.dialog.open(Background::of_family(view));
            }
            if ui.button(view.words.label("atlas-title")).clicked() {
                memory.dialog.open(MapView::default());
            }
        });
    });
}

/// Everything for a class.
fn desk(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LearnMut<'_>) {
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &view.words.label("desk-title"));
        ui.label(style::paragraph(ui, &view.words.label("desk-does")));
        ui.horizontal_wrapped(|ui| {
            if ui.button(view.words.label("plan-open")).clicked() {
                memory.dialog.open(PlanDialog::for_game(view.rules()));
            }
            if ui.button(view.words.label("worksheet-open")).clicked() {
                memory.dialog.open(WorksheetDialog::default());
            }
            if ui.button(view.words.label("tournament-open")).clicked() {
                memory.dialog.open(TournamentDialog::default());
            }
        });
    });
}

/// Another game beside this one, and sheets for print.
fn more(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LearnMut<'_>) {
    style::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &view.words.label("learn-more"));
        ui.horizontal_wrapped(|ui| {
            let label = view.words.label("compare-with");
            let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
            let menu = MenuButton::new(label).config(stays).ui(ui, |ui| {
                let hint = view.words.label("game-search-hint");
                let field = TextEdit::singleline(&mut memory.tab.compare_search).hint_text(&hint).char_limit(100);
                let field = crate::ui::right_to_left::field(ui, field).response.response;
                let field = widgets::named(ui, field, hint);
                if std::mem::take(&mut memory.tab.focus_compare) {
                    field.request_focus();
                }
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                ScrollArea::vertical().max_height(320.0 * style::scale(ui)).show(ui, |ui| {
                    let own = view.rules().id.as_str();
                    let entries = memory.games_tab.catalogue.entries(&view.words, &memory.variants.0).0;
                    let sought = memory.tab.compare_search.clone();
                    let is_found = |entry: &&Arc<Entry>| entry.id != own && entry.matches(&sought);
                    let mut found: Vec<&Arc<Entry>> = entries.iter().filter(is_found).collect();
                    if !sought.trim().is_empty() {
                        found.sort_by_key(|entry| entry.rank(&sought));
                    }
                    // Enter chooses the one that fits best.
                    let mut entered = entered && !sought.trim().is_empty();
                    for entry in found {
                        if ui.button(&entry.name).clicked() | std::mem::take(&mut entered) {
                            memory.dialog.open(Compared::with(entry.id.clone()));
                            ui.close();
                        }
                    }
                });
            });
            if menu.0.clicked() {
                memory.tab.focus_compare = true;
                ui.ctx().request_repaint();
            }
            if ui.button(view.words.label("sheet-save")).clicked() {
                memory.files.print(&view.words, &view.current, &memory.preferences, Print::Rules);
            }
            if ui.button(view.words.label("making-open")).clicked() {
                memory.dialog.open(BoardDialog::for_game(view.rules()));
            }
        });
    });
}

/// The page of all words, to be searched.
fn words(ui: &mut Ui, view: &GameContext<'_>, memory: &mut LearnMut<'_>) {
    heading(ui, &view.words.label("learn-words"));
    let hint = view.words.label("learn-words-search");
    let field = TextEdit::singleline(&mut memory.tab.term).hint_text(&hint).desired_width(f32::INFINITY);
    let field = crate::ui::right_to_left::field(ui, field).response.response;
    widgets::named(ui, field, hint);
    let known = memory.rules.page.terms(&view.words, view.current.game.rules());
    let sought = memory.tab.term.trim().to_lowercase();
    let holds = |text: &str| text.to_lowercase().contains(&sought);
    let found: Vec<&Term> =
        known.glossary.terms().iter().filter(|term| holds(&term.name) || holds(&term.text)).collect();
    if found.is_empty() {
        ui.label(RichText::new(view.words.label("learn-words-none")).color(Palette::of(ui).soft));
    }
    for term in &found {
        let open = (found.len() == 1).then_some(true);
        let name = RichText::new(&term.name).font(style::font(ui, FontRole::Body));
        CollapsingHeader::new(name)
            .id_salt(term.id)
            .open(open)
            .show(ui, |ui| glossary::explanation(ui, &known.glossary, term));
    }
}

fn heading(ui: &mut Ui, text: &str) {
    let colour = Palette::of(ui).accent;
    style::heading(ui, RichText::new(text).color(colour), FontRole::Heading);
}
