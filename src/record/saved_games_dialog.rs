//! The games kept, from which one is found and taken up.

use super::saved_games::SavedGames;
use crate::playback::GameContext;
use crate::record::SavedGamesCommand;
use crate::ui::Action;
use crate::ui::diagnostic_text::diagnostic_text;
use crate::ui::dialog::{DialogAnswer, DialogContents};
use crate::ui::icons::{self, Icon};
use crate::ui::run_view;
use crate::ui::style::{self, FontRole, Palette};
use crate::ui::tabs::{SidePanel, Tab};
use crate::ui::tooltips;
use crate::ui::widgets;
use bevy::prelude::{InMut, Res, ResMut, World};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    CornerRadius, Key, Label, Link, Margin, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};
use mancala::record::Outcome;
use naqala_core::session::players::computer_name;
use naqala_core::words::{Arg, Words};
use naqala_core::workshop::SavedGame;
use std::collections::HashMap;

/// Search among the games kept.
#[derive(Clone, Debug, Default)]
pub struct SavedGamesSearch {
    /// Text typed in the search field.
    pub(crate) text: String,
    /// `true` if only games are wanted in which the position on the table occurred.
    here: bool,
    /// `true` if the games are shown that were removed.
    removed: bool,
    /// The file of the game that is being renamed, and the name so far.
    renaming: Option<(String, String)>,
}

/// Room for the list, as a share of the window's height.
const LIST: f32 = 0.62;

impl DialogContents for SavedGamesSearch {
    fn title(&self) -> &'static str {
        "collection-title"
    }

    fn width(&self) -> f32 {
        640.0
    }

    fn contents(&mut self, ui: &mut Ui, world: &mut World) -> DialogAnswer {
        run_view(world, choose, (ui, self))
    }
}

/// Shows the games. One that is resumed is seen beside its moves.
fn choose(
    (InMut(ui), InMut(search)): (InMut<Ui>, InMut<SavedGamesSearch>),
    view: GameContext,
    saved: Res<SavedGames>,
    mut side_panel: ResMut<SidePanel>,
) -> DialogAnswer {
    let chosen = contents(ui, &view, &saved, search);
    let closes = matches!(chosen.as_ref().and_then(Action::get), Some(SavedGamesCommand::Resume(_)));
    if closes {
        side_panel.tab = Tab::Moves;
    }
    DialogAnswer { actions: chosen.into_iter().collect(), closes }
}

/// Shows what is looked for. Returns the action that finds removed games, once they are asked for.
fn search_field(ui: &mut Ui, view: &GameContext<'_>, search: &mut SavedGamesSearch) -> Option<Action> {
    let field = TextEdit::singleline(&mut search.text)
        .id_salt("collection")
        .hint_text(view.words.label("collection-hint"))
        .margin(Margin::symmetric(10, 7))
        .char_limit(100)
        .desired_width(f32::INFINITY);
    let field = crate::ui::right_to_left::field(ui, field).response.response;
    let what = view.words.label("collection-search");
    let field = widgets::named(ui, field, &what);
    tooltips::above(ui, field, what);
    ui.checkbox(&mut search.here, view.words.label("collection-here"));
    let removed_wanted = ui.checkbox(&mut search.removed, view.words.label("collection-removed"));
    (removed_wanted.changed() && search.removed).then_some(SavedGamesCommand::FindRemoved.into())
}

/// Shows the contents of the dialog.
fn contents(ui: &mut Ui, view: &GameContext<'_>, saved: &SavedGames, search: &mut SavedGamesSearch) -> Option<Action> {
    let scale = style::scale(ui);
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing.y = 6.0 * scale;
    if let Some(action) = search_field(ui, view, search) {
        return Some(action);
    }
    let saved = if search.removed { saved.removed.as_deref().unwrap_or(saved) } else { saved };
    let small = |ui: &Ui, text: String| RichText::new(text).font(style::font(ui, FontRole::Small)).color(palette.soft);
    if let Some((done, all)) = saved.progress().filter(|(_, all)| *all > 0) {
        let text = view.words.label_with("collection-reading", &[("done", Arg::from(done)), ("all", Arg::from(all))]);
        ui.label(small(ui, text));
    }
    let Some(games) = saved.games.as_deref() else {
        ui.label(small(ui, view.words.label("collection-wait")));
        return None;
    };
    if games.is_empty() && saved.progress().is_none() {
        let empty = if search.removed { "collection-none-removed" } else { "collection-empty" };
        ui.add(Label::new(view.words.label(empty)).wrap());
        return None;
    }
    let (position, id) = (view.position(), &view.rules().id);
    // Of very many games few end in a way of their own.
    let mut endings: Vec<((bool, Option<Outcome>), String)> = Vec::new();
    let mut ending = |game: &SavedGame| {
        let end = (game.fault.is_some(), game.result);
        let known = endings.iter().position(|(known, _)| *known == end).unwrap_or_else(|| {
            endings.push((end, ended(view, game)));
            endings.len() - 1
        });
        endings[known].1.clone()
    };
    // Many games are of one day.
    let mut dates: HashMap<String, String> = HashMap::new();
    let mut said = |game: &SavedGame| {
        let date = dates.entry(game.date.clone()).or_insert_with(|| view.words.date(&game.date));
        format!("{date}\n{}", ending(game))
    };
    let mut wanted = |game: &&SavedGame| {
        (search.text.is_empty() || game.matches(&search.text, &said(game))) && (!search.here || game.has(id, position))
    };
    let found: Vec<&SavedGame> = games.iter().filter(|game| wanted(game)).collect();
    let args = [("found", Arg::from(found.len())), ("all", Arg::from(games.len()))];
    ui.label(small(ui, view.words.label_with("collection-found", &args)));
    let high = row_height(ui);
    let most = ui.ctx().content_rect().height() * LIST - 120.0 * scale;
    let mut chosen = None;
    ScrollArea::vertical()
        .id_salt("collection-list")
        .max_height(most.max(2.0 * high))
        .auto_shrink([false, true])
        .show_rows(ui, high, found.len(), |ui, rows| {
            for game in &found[rows] {
                let answer = match &mut search.renaming {
                    Some((file, name)) if *file == game.file => match rename(ui, view, name, high) {
                        Some(done) => {
                            let name = std::mem::take(name);
                            search.renaming = None;
                            done.then(|| path(saved, game).map(|path| SavedGamesCommand::Rename(path, name).into()))
                                .flatten()
                        }
                        None => None,
                    },
                    _ => row(ui, (view, saved), game, high, (!search.removed).then_some(&mut search.renaming)),
                };
                chosen = chosen.take().or(answer);
            }
        });
    chosen
}

fn row_height(ui: &Ui) -> f32 {
    let line = |size| ui.fonts_mut(|fonts| fonts.row_height(&style::font(ui, size)));
    line(FontRole::Body) + line(FontRole::Small) + 14.0 * style::scale(ui)
}

fn path(saved: &SavedGames, game: &SavedGame) -> Option<std::path::PathBuf> {
    Some(saved.folder.as_ref()?.join(&game.file))
}

/// A field for another name. Gives whether it is to be taken, once that is decided.
fn rename(ui: &mut Ui, view: &GameContext<'_>, name: &mut String, high: f32) -> Option<bool> {
    ui.allocate_ui(vec2(ui.available_width(), high), |ui| {
        ui.set_min_height(high);
        let field = ui.horizontal_centered(|ui| {
            let field = TextEdit::singleline(name).char_limit(80).desired_width(f32::INFINITY);
            let hint = view.words.label("collection-name");
            let field = crate::ui::right_to_left::field(ui, field.hint_text(&hint)).response.response;
            widgets::named(ui, field, hint)
        });
        let field = field.inner;
        if !field.has_focus() && !field.lost_focus() {
            field.request_focus();
        }
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        field.lost_focus().then_some(!escaped)
    })
    .inner
}

/// A game, to be taken up, renamed or removed; one that was removed, to be restored. `renaming`: the game that is being
/// renamed; `None` among those that were removed.
fn row(
    ui: &mut Ui,
    (view, saved): (&GameContext<'_>, &SavedGames),
    game: &SavedGame,
    high: f32,
    renaming: Option<&mut Option<(String, String)>>,
) -> Option<Action> {
    let palette = Palette::of(ui);
    let scale = style::scale(ui);
    let button = 26.0 * scale;
    let sense = if renaming.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), sense);
    let (title, facts) = (title(view, game), facts(view, game));
    let kind = if renaming.is_some() { WidgetType::Button } else { WidgetType::Label };
    response.widget_info(|| WidgetInfo::labeled(kind, true, format!("{title}, {facts}")));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, CornerRadius::same(4), style::mix(palette.ground, palette.accent, 0.16));
    }
    if response.has_focus() {
        style::ring(ui, rect, palette.accent);
    }
    let room = (rect.width() - 2.0 * button - 30.0 * scale).max(20.0);
    let at = rect.min + vec2(8.0, 5.0) * scale;
    let mut below = at.y;
    for (text, size, colour) in [(&title, FontRole::Body, palette.ink), (&facts, FontRole::Small, palette.soft)] {
        let mut job = LayoutJob::simple(text.clone(), style::font(ui, size), colour, room);
        (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
        let galley = ui.painter().layout_job(job);
        let next = below + galley.size().y + 2.0 * scale;
        ui.painter().galley(pos2(at.x, below), galley, colour);
        below = next;
    }
    let mut place = |number: f32| {
        let middle = pos2(rect.right() - 6.0 * scale - (number + 0.5) * (button + 4.0), rect.center().y);
        ui.new_child(UiBuilder::new().max_rect(Rect::from_center_size(middle, Vec2::splat(button))))
    };
    let of = |id: &str| view.words.label_with(id, &[("game", Arg::from(title.as_str()))]);
    let path = path(saved, game)?;
    let Some(renaming) = renaming else {
        let restored = icons::sized_button(&mut place(0.0), Icon::Undo, &of("collection-restore"), 26.0).clicked();
        return restored.then(|| SavedGamesCommand::Restore(path).into());
    };
    // In the order in which Tab goes from one to the next.
    if icons::sized_button(&mut place(1.0), Icon::Pencil, &of("collection-rename"), 26.0).clicked() {
        *renaming = Some((game.file.clone(), game.title().unwrap_or_default().to_owned()));
        return None;
    }
    if icons::sized_button(&mut place(0.0), Icon::Close, &of("collection-remove"), 26.0).clicked() {
        return Some(SavedGamesCommand::Remove(path).into());
    }
    let response = match &game.fault {
        Some(why) => tooltips::below(response, diagnostic_text(ui, &view.words, why, FontRole::Body, palette.ink)),
        None => response,
    };
    response.clicked().then_some(SavedGamesCommand::Resume(path).into())
}

/// Returns what a game is called, and who played it.
fn title(view: &GameContext<'_>, game: &SavedGame) -> String {
    let players: Vec<String> = game.players.iter().map(|player| player_name(view, player)).collect();
    let players = players.iter().filter(|player| !player.is_empty()).cloned().collect::<Vec<_>>().join(" – ");
    let parts = [game.title().unwrap_or_default(), view.words.text(&game.name), players.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\u{a0}· ")
}

/// A person's name, or what the program is called that plays so well.
fn player_name(view: &GameContext<'_>, player: &str) -> String {
    player.parse().map_or_else(|_| player.to_owned(), |computer| computer_name(&view.words, computer))
}

/// Returns when it was begun, on what occasion, how long it is and how it ended.
fn facts(view: &GameContext<'_>, game: &SavedGame) -> String {
    let moves = view.words.label_with("collection-moves", &[("moves", Arg::from(game.moves))]);
    let parts = [view.words.date(&game.date), view.words.text(&game.event).to_owned(), moves, ended(view, game)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\u{a0}· ")
}

/// Returns how it ended, in words.
fn ended(view: &GameContext<'_>, game: &SavedGame) -> String {
    match (&game.fault, game.result) {
        (Some(_), _) => view.words.label("collection-fault"),
        (None, None) => view.words.label("collection-goes-on"),
        (None, Some(Outcome::Draw)) => view.words.label("collection-draw"),
        (None, Some(Outcome::Void)) => view.words.label("collection-void"),
        (None, Some(Outcome::Lost)) => view.words.label("collection-lost"),
        (None, Some(won)) => {
            let winner = won.winner().map_or(String::new(), |side| view.words.side(side));
            view.words.label_with("collection-won", &[("player", Arg::from(winner))])
        }
    }
}

/// Says where the games are that were played before.
pub fn link(ui: &mut Ui, words: &Words, saved: &SavedGames) -> bool {
    let text = RichText::new(words.label("collection-open")).font(style::font(ui, FontRole::Small));
    saved.folder.is_some() && ui.add(Link::new(text)).clicked()
}
