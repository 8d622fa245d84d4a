//! Side panel, transport bar, dialogs and notifications. Each part is a system of its feature that is given an `egui::Ui`,
//! looks up the [`GameContext`](crate::playback::GameContext) and what its feature knows, changes no game, and gives back
//! actions.

use super::frame;
use super::keys_dialog::KeysDialog;
use crate::board::{OverlaySystems, TableArea};
use crate::editor::session::RuleEditor;
use crate::library::user_variants::UserVariants;
use crate::library::{LibraryCommand, LibraryTab};
use crate::play::CurrentGame;
use crate::play::Library;
use crate::play::activity::Activity;
use crate::play::{GameReplaced, RecordChanged, Replacement};
use crate::play::{PlayCommand, PlayPreferences};
use crate::playback::PlaybackCommand;
use crate::playback::scene::update_scene;
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::record::saved_games::UnfinishedGames;
use crate::record::saved_games_dialog::SavedGamesSearch;
use crate::rules_page::RulesPage;
use crate::settings::Preferences;
use crate::ui::PanelTarget;
use crate::ui::Projecting;
use crate::ui::WindowCommand;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::look::Look;
use crate::ui::notice::NoticeKind;
use crate::ui::notice::Offer;
use crate::ui::notifications::Notifications;
use crate::ui::tabs::RulesTabVisible;
use crate::ui::tabs::{SidePanel, Tab};
use crate::ui::{Action, Dialog};
use crate::ui::{Notice, NoticeText, keyboard, right_to_left, style};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiContexts, EguiPreUpdateSet, EguiPrimaryContextPass, egui};

/// Shows the panel, and answers its actions.
pub fn plugin(app: &mut App) {
    app.add_plugins(keyboard::plugin)
        .add_systems(PreUpdate, (install_fonts.before(EguiPreUpdateSet::BeginPass), follow_the_window))
        .add_systems(
            EguiPrimaryContextPass,
            (update_scene, forget_what_has_changed, note_focus, show_panel).chain().after(OverlaySystems::Hint),
        )
        .add_observer(add_notice)
        .add_observer(withdraw_offers_of_other_game)
        .add_observer(withdraw_offers_before_moves)
        .add_observer(withdraw_offers_for_saved_game)
        .add_observer(withdraw_offers_for_other_position)
        .add_observer(withdraw_offers_when_skipping)
        .add_observer(open_panel_target);
}

/// Lays the panel out, tells the table what is left of the window, and passes on what was asked for.
pub(super) fn show_panel(
    world: &mut World,
    mut laid_out: Local<Option<(egui::Vec2, (Look, bool, f32, bool))>>,
    mut drawn_letters: Local<(f32, usize)>,
) -> Result {
    // Without a window or a picture to draw on there is nothing to lay out.
    let Some(ctx) = world.run_system_cached(context)? else { return Ok(()) };
    let size = ctx.content_rect().size();
    right_to_left::set(&ctx, world.resource::<UiLanguage>().0.from_right());
    let (preferences, projecting) = (world.resource::<Preferences>(), world.resource::<Projecting>().0);
    let text_size = style::fitting(preferences.text_size, projecting, size);
    let letters = if projecting { style::readable(size) } else { 0.0 };
    let wanted = (preferences.look, preferences.dark, text_size, preferences.reduced_motion);
    let before = laid_out.replace((size, wanted));
    if before.is_none_or(|(_, look)| look != wanted) {
        style::apply(&ctx, wanted.0, wanted.1, wanted.2, wanted.3);
        style::prepare(&ctx, wanted.2);
    }
    if before != *laid_out {
        // Parts have the height of the last time until they have been laid out once.
        ctx.request_discard("another size or look");
    }
    let (actions, left) = frame::show(&mut frame::whole(&ctx), world);
    // Letters used for the first time are seen a frame later. A few of them do not fill the atlas further, but are in a text
    // that was not there before.
    let drawn = ctx.fonts(|fonts| (fonts.font_atlas_fill_ratio(), fonts.num_galleys_in_cache()));
    if *drawn_letters != drawn {
        *drawn_letters = drawn;
        ctx.request_repaint();
    }
    let [width, height] = left.size().into();
    let left = right_to_left::rect(&ctx, left);
    world.resource_mut::<TableArea>().set_if_neq(TableArea {
        left: left.left(),
        top: left.top(),
        width,
        height,
        letters,
    });
    world.run_system_cached(note_what_is_shown)?;
    world.run_system_cached_with(note_new_game, &actions)?;
    for action in actions {
        action.trigger(&mut world.commands());
    }
    Ok(())
}

fn context(mut contexts: EguiContexts) -> Option<egui::Context> {
    contexts.ctx_mut().ok().cloned()
}

/// Forgets what was worked out for another language or another catalogue.
fn forget_what_has_changed(
    language: Res<UiLanguage>,
    library: Res<Library>,
    own: Res<UserVariants>,
    mut tab: ResMut<LibraryTab>,
    mut rules: ResMut<RulesPage>,
    mut notifications: ResMut<Notifications>,
) {
    if language.is_changed() {
        tab.forget_language();
        *rules = RulesPage { scroll: rules.scroll.take(), ..RulesPage::default() };
    } else if library.is_changed() {
        tab.forget_catalogue();
        // A file may have come back by itself.
        notifications.0.retain(|told| match &told.notice.offer {
            Some(Offer { action, .. }) => match action.get() {
                Some(LibraryCommand::RestoreVariant(file)) => own.has_lost(file),
                _ => true,
            },
            _ => true,
        });
    }
}

/// Notes for the dialogs for files if the keyboard is at the window.
fn note_focus(window: Query<&Window, With<PrimaryWindow>>, mut files: ResMut<FileDialogs>) {
    files.focused = window.single().is_ok_and(|window| window.focused);
}

/// Tells others if a dialog is open, and if rules being changed are in sight.
fn note_what_is_shown(
    (editing, activity): (Res<RuleEditor>, Res<Activity>),
    (preferences, projecting): (Res<Preferences>, Res<Projecting>),
    (side_panel, files): (Res<SidePanel>, Res<FileDialogs>),
    mut rules_in_sight: ResMut<RulesTabVisible>,
    mut dialog: ResMut<Dialog>,
) {
    let is_editing = editing.bench().is_some() && !activity.is_on() && side_panel.tab == Tab::Rules;
    rules_in_sight.set_if_neq(RulesTabVisible(is_editing && preferences.panel_open && !projecting.0));
    dialog.asks_for_file = files.is_open();
}

/// Remembers who plays a game that is begun, and that what was looked for in the list has been found.
fn note_new_game(
    InRef(actions): InRef<[Action]>,
    library: Res<Library>,
    mut preferences: ResMut<PlayPreferences>,
    mut tab: ResMut<LibraryTab>,
) {
    for pair in actions.windows(2) {
        if let [Some(PlayCommand::NewGame { id, settings }), Some(PlayCommand::Seat(players))] =
            [pair[0].get(), pair[1].get()]
            && let Ok(rules) = library.0.rules(id, settings)
        {
            preferences.begin(&rules, players);
        }
    }
    if actions.iter().any(|action| {
        matches!(action.get(), Some(PlayCommand::NewGame { .. }))
            || matches!(action.get(), Some(SavedGamesCommand::Resume(_)))
    }) {
        (tab.chosen, tab.search) = (0, String::new());
    }
}

/// Gives the table what a resized window has gained or lost, until the panel is laid out anew after the table.
pub(super) fn follow_the_window(
    windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut area: ResMut<TableArea>,
    mut before: Local<Option<Vec2>>,
) {
    let Ok(size) = windows.single().map(Window::size) else { return };
    let gained = before.replace(size).map_or(Vec2::ZERO, |before| size - before);
    if gained != Vec2::ZERO && area.width > 0.0 {
        let [width, height] = (Vec2::new(area.width, area.height) + gained).max(Vec2::ZERO).into();
        *area = TableArea { width, height, ..*area };
    }
}

/// Has a new panel written in our own letters from its first frame on.
fn install_fonts(mut new: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut panel in &mut new {
        style::letters(panel.get_mut());
    }
}

fn add_notice(notice: On<Notice>, mut notifications: ResMut<Notifications>) {
    notifications.tell(notice.clone());
}

/// Offers for the situation on the table.
#[derive(SystemParam)]
struct Offers<'w> {
    notifications: ResMut<'w, Notifications>,
    unfinished: ResMut<'w, UnfinishedGames>,
}

/// Takes back what was offered for a situation that is no longer there.
fn withdraw_offers(offers: &mut Offers<'_>, stays: impl Fn(&Action) -> bool) {
    offers.unfinished.is_offered = false;
    offers.notifications.0.retain(|told| told.notice.offer.as_ref().is_none_or(|offer| stays(&offer.action)));
}

fn withdraw_offers_of_other_game(replaced: On<GameReplaced>, mut offers: Offers, mut side_panel: ResMut<SidePanel>) {
    match replaced.0 {
        // It is the same game as far as offers go.
        Replacement::ChangedRules | Replacement::BegunAnew => {}
        Replacement::OtherGame => {
            withdraw_offers(&mut offers, |_| false);
            // What was odd in the file before says nothing of this one.
            let is_odd =
                |notice: &Notice| notice.kind == NoticeKind::Known && matches!(notice.text, NoticeText::Mistakes(_));
            offers.notifications.0.retain(|told| !is_odd(&told.notice));
        }
        Replacement::PlayAgain => {
            withdraw_offers(&mut offers, |_| false);
            // A game that is played again begins with its rules.
            side_panel.tab = Tab::Rules;
        }
    }
}

fn withdraw_offers_before_moves(change: On<RecordChanged>, mut offers: Offers) {
    if *change == RecordChanged::Moves {
        withdraw_offers(&mut offers, |_| false);
    }
}

fn withdraw_offers_for_saved_game(command: On<SavedGamesCommand>, mut offers: Offers) {
    if matches!(*command, SavedGamesCommand::Restore(_)) {
        withdraw_offers(&mut offers, |_| false);
    }
}

/// Keeps only the offer to bring back what was deleted when something else of the record is shown.
fn withdraw_offers_for_other_position(command: On<RecordCommand>, mut offers: Offers) {
    if matches!(*command, RecordCommand::ShowNode(_)) {
        withdraw_offers(&mut offers, |offer| matches!(offer.get(), Some(RecordCommand::Restore(_))));
    }
}

fn withdraw_offers_when_skipping(command: On<PlaybackCommand>, mut offers: Offers) {
    if matches!(*command, PlaybackCommand::EndMove | PlaybackCommand::SkipMove) {
        withdraw_offers(&mut offers, |_| false);
    }
}

/// Opens the part of the panel that a key or the table asked for.
fn open_panel_target(
    command: On<WindowCommand>,
    (current, language): (Res<CurrentGame>, Res<UiLanguage>),
    (mut side_panel, mut library): (ResMut<SidePanel>, ResMut<LibraryTab>),
    mut files: ResMut<FileDialogs>,
    mut preferences: ResMut<Preferences>,
    mut dialog: ResMut<Dialog>,
    mut projecting: ResMut<Projecting>,
    mut commands: Commands,
) {
    let WindowCommand::Show(target) = &*command else { return };
    // What the panel shows is seen beside the table, and not while that is projected.
    let mut turn_to = |tab| {
        side_panel.tab = tab;
        preferences.panel_open = true;
        projecting.0 = false;
    };
    match target {
        PanelTarget::Game => turn_to(Tab::Game),
        PanelTarget::Rules => turn_to(Tab::Rules),
        PanelTarget::Moves => turn_to(Tab::Moves),
        PanelTarget::Learn => turn_to(Tab::Learn),
        PanelTarget::Games | PanelTarget::Beginners => {
            turn_to(Tab::Game);
            library.find_game();
            let beginners = *target == PanelTarget::Beginners;
            (library.beginners_sought, library.at_beginners) = (beginners, beginners);
        }
        PanelTarget::Collection => {
            dialog.open(SavedGamesSearch::default());
            commands.trigger(SavedGamesCommand::Refresh);
        }
        PanelTarget::Panel => preferences.panel_open = std::mem::take(&mut projecting.0) || !preferences.panel_open,
        PanelTarget::Keys if dialog.is_open() && dialog.get::<KeysDialog>().is_none() => {}
        PanelTarget::Keys => dialog.toggle(KeysDialog),
        PanelTarget::OpenFile => files.open(&language.0, &preferences),
        PanelTarget::SaveFile => files.save_as(&language.0, &current, &preferences),
    }
    dialog.asks_for_file = files.is_open();
}
