//! Side panel, transport bar, dialogs and notifications. Shows a [`view::View`](crate::app::view::View) of the game and
//! gives back actions; changes no game state. Only this file knows Bevy; all
//! else is plain functions over `egui::Ui`.

use super::PanelTarget;
use super::panel_state::{PanelMemory, PanelMut, Tab};
use super::view::{OpponentState, View};
use super::{Dialog, Placement, frame};
use crate::accessibility::DescribeBoardSystems;
use crate::analysis::Solution;
use crate::analysis::review::Review;
use crate::analysis::study::{Study, TablebaseStore};
use crate::app::WindowCommand;
use crate::board::{ExtraActions, Hint, OverlaySystems, TableArea};
use crate::editor::session::{RuleEditor, RulesTabVisible};
use crate::film::FilmExport;
use crate::learn::activity::Activity;
use crate::learn::examples::ExampleCache;
use crate::learn::{Lessons, MyPuzzles, Scores};
use crate::library::LibraryCommand;
use crate::library::catalogue::Library;
use crate::library::user_variants::UserVariants;
use crate::play::PlayCommand;
use crate::play::{CurrentGame, GameReplaced, RecordChanged, Replacement, agreement};
use crate::playback::PlaybackCommand;
use crate::playback::{Playhead, Scene};
use crate::presenter::Projecting;
use crate::presenter::poll::Poll;
use crate::record::RecordCommand;
use crate::record::SavedGamesCommand;
use crate::record::saved_games::SavedGames;
use crate::record::saved_games_dialog::SavedGamesSearch;
use crate::settings::Preferences;
use crate::ui::Action;
use crate::ui::language::UiLanguage;
use crate::ui::look::Look;
use crate::ui::notice::Offer;
use crate::ui::shortcuts::Shortcuts;
use crate::ui::{Notice, keyboard, right_to_left, style};
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiContexts, EguiPreUpdateSet, EguiPrimaryContextPass, egui};
use mancala::rules::Side;
use naqala_core::search::endgame::Shelf;
use std::cell::OnceCell;

/// Shows the panel, and answers its actions.
pub fn plugin(app: &mut App) {
    app.add_plugins(keyboard::plugin)
        .init_resource::<PanelSession>()
        .add_systems(PreUpdate, (install_fonts.before(EguiPreUpdateSet::BeginPass), follow_the_window))
        .add_systems(EguiPrimaryContextPass, show_panel.after(DescribeBoardSystems).after(OverlaySystems::Hint))
        .add_observer(add_notice)
        .add_observer(withdraw_offers_of_other_game)
        .add_observer(withdraw_offers_before_moves)
        .add_observer(withdraw_offers_for_saved_game)
        .add_observer(withdraw_offers_for_other_position)
        .add_observer(withdraw_offers_when_skipping)
        .add_observer(open_panel_target);
}

/// State that the panel keeps from frame to frame.
#[derive(Resource, Default)]
pub struct PanelSession(pub PanelMemory);

/// Lays the panel out, tells the table what is left of the window, and passes on what was asked for.
fn show_panel(
    mut contexts: EguiContexts,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    (solution, study, review): (Res<Solution>, Res<Study>, Res<Review>),
    (examples, activity, lessons, scores): (Res<ExampleCache>, Res<Activity>, Res<Lessons>, Res<Scores>),
    (own_puzzles, scene, poll): (Res<MyPuzzles>, Res<Scene>, Res<Poll>),
    (filming, library, own, language): (Res<FilmExport>, Res<Library>, Res<UserVariants>, Res<UiLanguage>),
    (hint, extra_actions, shelf, collection, editing, shortcuts): (
        Res<Hint>,
        Res<ExtraActions>,
        Res<TablebaseStore>,
        Res<SavedGames>,
        Res<RuleEditor>,
        Res<Shortcuts>,
    ),
    (placement, projecting, listened): (Res<Placement>, Res<Projecting>, Option<Res<AccessibilityRequested>>),
    mut session: ResMut<PanelSession>,
    mut preferences: ResMut<Preferences>,
    (mut area, mut dialog, mut rules_in_sight): (ResMut<TableArea>, ResMut<Dialog>, ResMut<RulesTabVisible>),
    window: Query<&Window, With<PrimaryWindow>>,
    mut laid_out: Local<Option<(egui::Vec2, (Look, bool, f32, bool))>>,
    mut drawn_letters: Local<(f32, usize)>,
    mut commands: Commands,
) -> Result {
    // Without a window or a picture to draw on there is nothing to lay out.
    let Ok(ctx) = contexts.ctx_mut().cloned() else { return Ok(()) };
    let size = ctx.content_rect().size();
    right_to_left::set(&ctx, language.0.from_right());
    let text_size = style::fitting(preferences.text_size, projecting.0, size);
    let letters = if projecting.0 { style::readable(size) } else { 0.0 };
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
    if language.is_changed() {
        session.0.forget_language();
    } else if library.is_changed() {
        session.0.forget_catalogue();
        // A file may have come back by itself.
        session.0.notices.retain(|told| match &told.notice.offer {
            Some(Offer { action, .. }) => match action.get() {
                Some(LibraryCommand::RestoreVariant(file)) => own.has_lost(file),
                _ => true,
            },
            _ => true,
        });
    }
    session.0.files.focused = window.single().is_ok_and(|window| window.focused);
    let view = View {
        keys: shortcuts.rows(),
        hint: hint.in_bar(),
        troubles: &own.troubles,
        gone: own.gone(&current.game.rules().id),
        turned: preferences.turns(&current),
        editing: editing.bench().filter(|_| !activity.is_on()),
        makes_own: own.folder.is_some() && !activity.is_on(),
        own_puzzles: Some(&own_puzzles.0),
        collection: collection.games.as_deref().map(Vec::as_slice),
        collecting: collection.progress(),
        games_folder: collection.folder.as_deref(),
        film: filming.progress(),
        full_screen: placement.full_screen,
        tables: shelf.0.as_ref().filter(|_| session.0.preferences_open).map_or(0, Shelf::size),
        // The pictures of a film are of a show that runs.
        playing: playhead.playing || session.0.filmed,
        projecting: projecting.0,
        listened: listened.is_some_and(|listened| listened.get()),
        besides: extra_actions.clone(),
        lore: examples.of(current.game.rules()),
        lore_asked: examples.is_asked(current.game.rules()),
        review: review.found().filter(|_| !activity.is_on()),
        lying: scene.position.as_ref().filter(|_| scene.serial == current.serial),
        aside: activity.shown(),
        awaited: activity.is_awaited(),
        poll: Some(&poll),
        ..view_of(&current, &playhead, (&solution, &study, &review), &library, &language, (&lessons, &scores))
    };
    let mut liked = preferences.clone();
    let mut memory = PanelMut { state: &mut session.0, preferences: &mut liked };
    let (actions, left) = frame::show(&mut frame::whole(&ctx), &view, &mut memory);
    let is_editing = view.editing.is_some() && memory.state.tab == Tab::Rules;
    rules_in_sight.set_if_neq(RulesTabVisible(is_editing && memory.preferences.panel_open && !projecting.0));
    // Letters used for the first time are seen a frame later. A few of them do not fill the atlas further, but are in a text
    // that was not there before.
    let drawn = ctx.fonts(|fonts| (fonts.font_atlas_fill_ratio(), fonts.num_galleys_in_cache()));
    if *drawn_letters != drawn {
        *drawn_letters = drawn;
        ctx.request_repaint();
    }
    for pair in actions.windows(2) {
        if let [Some(PlayCommand::NewGame { id, settings }), Some(PlayCommand::Seat(players))] =
            [pair[0].get(), pair[1].get()]
            && let Ok(rules) = library.0.rules(id, settings)
        {
            liked.begin(&rules, players);
        }
    }
    preferences.set_if_neq(liked);
    dialog.set_if_neq(Dialog(session.0.has_dialog()));
    let [width, height] = left.size().into();
    let left = right_to_left::rect(&ctx, left);
    area.set_if_neq(TableArea { left: left.left(), top: left.top(), width, height, letters });
    if actions.iter().any(|action| {
        matches!(action.get(), Some(PlayCommand::NewGame { .. }))
            || matches!(action.get(), Some(SavedGamesCommand::Resume(_)))
    }) {
        // What was looked for has been found.
        (session.0.chosen, session.0.search) = (0, String::new());
    }
    for action in actions {
        action.trigger(&mut commands);
    }
    Ok(())
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

fn view_of<'a>(
    current: &'a CurrentGame,
    playhead: &Playhead,
    (solution, study, review): (&Solution, &Study, &Review),
    library: &'a Library,
    speech: &'a UiLanguage,
    learnt: (&'a Lessons, &'a Scores),
) -> View<'a> {
    let front = current.front(playhead);
    let ply = current.choreography.moment(playhead.time).plies.min(current.game.plies().len());
    View {
        keys: &[],
        catalogue: &library.0,
        words: &speech.0,
        turned: false,
        gone: None,
        agreed: current.agreed(),
        speaker: agreement::speaker(current),
        game: &current.game,
        choreography: &current.choreography,
        lying: None,
        main: current.main_line(),
        tree: current.tree(),
        path: current.path(),
        players: Side::ALL.map(|side| current.about.player(side)),
        computers: current.about.computers,
        opponent: match current.computer() {
            None => OpponentState::Idle,
            Some(_) if current.held => OpponentState::Waits,
            Some(_) => OpponentState::Thinks(current.is_a_show()),
        },
        review: review.found(),
        reviewing: review.is_under_way(),
        analysing: study.on,
        study: study.of(current.game.before(ply)),
        outlook: front.and_then(|front| solution.outlook(current.game.before(front))),
        purpose: current.purpose,
        occasion: &current.about.event,
        file: current.file.as_deref(),
        front,
        can_undo: current.can_undo(),
        can_redo: current.can_redo(),
        time: playhead.time,
        speed: playhead.speed,
        playing: playhead.playing,
        backwards: playhead.backwards,
        troubles: &[],
        editing: None,
        makes_own: false,
        collection: None,
        collecting: None,
        games_folder: None,
        hint: None,
        film: None,
        full_screen: false,
        tables: 0,
        projecting: false,
        listened: false,
        besides: ExtraActions::default(),
        lore: None,
        lessons: learnt.0,
        scores: learnt.1,
        own_puzzles: None,
        awaited: false,
        lore_asked: true,
        aside: None,
        asks: playhead.asks,
        asking: playhead.is_asking(&current.choreography),
        poll: None,
        frozen: playhead.frozen,
        to_be_known: OnceCell::new(),
    }
}

fn add_notice(notice: On<Notice>, mut session: ResMut<PanelSession>) {
    session.0.tell(notice.clone());
}

/// Takes back what was offered for a situation that is no longer there.
fn withdraw_offers(session: &mut PanelSession, stays: impl Fn(&Action) -> bool) {
    session.0.offers_to_resume = false;
    session.0.notices.retain(|told| told.notice.offer.as_ref().is_none_or(|offer| stays(&offer.action)));
}

fn withdraw_offers_of_other_game(replaced: On<GameReplaced>, mut session: ResMut<PanelSession>) {
    match replaced.0 {
        // The same game goes on.
        Replacement::ChangedRules => {}
        Replacement::OtherGame => withdraw_offers(&mut session, |_| false),
        Replacement::PlayAgain => {
            withdraw_offers(&mut session, |_| false);
            // A game that is played again begins with its rules.
            session.0.tab = Tab::Rules;
        }
    }
}

fn withdraw_offers_before_moves(change: On<RecordChanged>, mut session: ResMut<PanelSession>) {
    if *change == RecordChanged::Moves {
        withdraw_offers(&mut session, |_| false);
    }
}

fn withdraw_offers_for_saved_game(command: On<SavedGamesCommand>, mut session: ResMut<PanelSession>) {
    if matches!(*command, SavedGamesCommand::Restore(_)) {
        withdraw_offers(&mut session, |_| false);
    }
}

/// What was deleted can still be brought back when something else of the record is shown.
fn withdraw_offers_for_other_position(command: On<RecordCommand>, mut session: ResMut<PanelSession>) {
    if matches!(*command, RecordCommand::ShowNode(_)) {
        withdraw_offers(&mut session, |offer| matches!(offer.get(), Some(RecordCommand::Restore(_))));
    }
}

fn withdraw_offers_when_skipping(command: On<PlaybackCommand>, mut session: ResMut<PanelSession>) {
    if matches!(*command, PlaybackCommand::EndMove | PlaybackCommand::SkipMove) {
        withdraw_offers(&mut session, |_| false);
    }
}

/// Opens the part of the panel that a key or the table asked for.
fn open_panel_target(
    command: On<WindowCommand>,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    (solution, study, review): (Res<Solution>, Res<Study>, Res<Review>),
    library: Res<Library>,
    (language, lessons, scores): (Res<UiLanguage>, Res<Lessons>, Res<Scores>),
    mut session: ResMut<PanelSession>,
    mut preferences: ResMut<Preferences>,
    mut dialog: ResMut<Dialog>,
    mut projecting: ResMut<Projecting>,
    mut commands: Commands,
) {
    let WindowCommand::Show(target) = &*command else { return };
    let state = &mut session.0;
    // What the panel shows is seen beside the table, and not while that is projected.
    let mut turn_to = |tab| {
        state.tab = tab;
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
            state.find_game();
            let beginners = *target == PanelTarget::Beginners;
            (state.beginners_sought, state.at_beginners) = (beginners, beginners);
        }
        PanelTarget::Collection => {
            state.collection = Some(SavedGamesSearch::default());
            commands.trigger(SavedGamesCommand::Refresh);
        }
        PanelTarget::Panel => preferences.panel_open = std::mem::take(&mut projecting.0) || !preferences.panel_open,
        PanelTarget::Keys if state.keys_open => state.keys_open = false,
        PanelTarget::Keys => state.keys_open = !state.has_dialog(),
        PanelTarget::OpenFile => state.files.open(&language.0, &preferences),
        PanelTarget::SaveFile => {
            let view =
                view_of(&current, &playhead, (&solution, &study, &review), &library, &language, (&lessons, &scores));
            state.files.save_as(&view, &preferences);
        }
    }
    dialog.set_if_neq(Dialog(state.has_dialog()));
}
