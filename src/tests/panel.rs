//! The panel without a window: laid out at every size, clicked by label, its actions caught.

use crate::analysis::review::Review;
use crate::analysis::study::Study;
use crate::analysis::{Outlook, Solution};
use crate::app::{frame, plugins};
use crate::board::{ExtraActions, Hint};
use crate::editor::session::{RuleEditSession, RuleEditor};
use crate::learn::MyPuzzles;
use crate::learn::examples::ExampleCache;
use crate::library::user_variants::UserVariants;
use crate::library::variant_files::asset_plugin;
use crate::play::Library;
use crate::play::Playhead;
use crate::play::activity::{Activity, ActivityText};
use crate::play::{CurrentGame, PlayCommand};
use crate::playback::{GameContext, PlaybackCommand, Scene};
use crate::record::RecordCommand;
use crate::record::saved_games::SavedGames;
use crate::settings::Preferences;
use crate::ui::Action;
use crate::ui::Projecting;
use crate::ui::file_dialog::FileDialogs;
use crate::ui::language::UiLanguage;
use crate::ui::style;
use crate::ui::tabs::{SidePanel, Tab};
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemState;
use bevy::prelude::{App, MinimalPlugins, World, default};
use bevy_egui::egui::accesskit::{Role, Toggled};
use bevy_egui::egui::{Context, Rect, Vec2};
use egui_kittest::kittest::{By, NodeT, Queryable};
use egui_kittest::{Harness, Node};
use mancala::engine::{Game, Move, Position, legal_moves, start};
use mancala::record::tree::NodeId;
use mancala::record::{Line, Record};
use mancala::rules::{Catalogue, Settings};
use naqala_core::search::Analysis;
use naqala_core::session::Session;
use naqala_core::session::review::ReviewResult;
use naqala_core::teach::own_puzzles::OwnPuzzles;
use naqala_core::words::Words;
use naqala_core::workshop::{SavedGame, Trouble};
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock};

/// Everything that the panel is shown, and what it asked for. The game shown is in its world.
pub(crate) struct Stage {
    pub(crate) world: World,
    pub(crate) catalogue: Catalogue,
    pub(crate) words: Words,
    pub(crate) study: Option<Arc<Analysis>>,
    pub(crate) review: Option<(Arc<ReviewResult>, usize)>,
    pub(crate) outlook: Option<Outlook>,
    pub(crate) time: f64,
    pub(crate) playing: bool,
    /// The position as it lies on the table.
    pub(crate) lying: Option<Position>,
    pub(crate) hint: Option<String>,
    pub(crate) projecting: bool,
    pub(crate) listened: bool,
    pub(crate) asking: bool,
    pub(crate) activity: Option<ActivityText>,
    pub(crate) troubles: Vec<Trouble>,
    pub(crate) editing: Option<RuleEditSession>,
    pub(crate) collection: Option<Vec<SavedGame>>,
    pub(crate) own_puzzles: OwnPuzzles,
    pub(crate) besides: ExtraActions,
    pub(crate) front: Option<usize>,
    pub(crate) preferences: Preferences,
    pub(crate) actions: Vec<Action>,
    pub(crate) left: Rect,
}

impl Deref for Stage {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.world.resource::<CurrentGame>()
    }
}

impl DerefMut for Stage {
    fn deref_mut(&mut self) -> &mut Session {
        self.world.resource_mut::<CurrentGame>().into_inner()
    }
}

/// The variants that come with the app, read once for all tests.
pub(crate) fn shipped() -> &'static Catalogue {
    static SHIPPED: LazyLock<Catalogue> = LazyLock::new(Catalogue::shipped);
    &SHIPPED
}

/// A game of a variant with a number of plies, always the move in the middle of the list.
pub(crate) fn game(catalogue: &Catalogue, id: &str, plies: usize) -> Game {
    let rules = Arc::new(catalogue.rules(id, &Settings::new()).expect("a shipped variant"));
    let opening = start(&rules);
    let mut game = Game::new(Arc::clone(&rules), opening);
    for _ in 0..plies {
        let moves: Vec<Move> = legal_moves(&rules, game.position()).into_iter().collect();
        let Some(&mv) = moves.get(moves.len() / 2) else { break };
        game.play(mv).expect("a legal move");
    }
    game
}

impl Stage {
    pub(crate) fn new(id: &str, plies: usize) -> Stage {
        Stage::of(game(shipped(), id, plies))
    }

    pub(crate) fn of(game: Game) -> Stage {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, asset_plugin()))
            .insert_resource(CurrentGame(Session::new(game, Record::default())))
            .add_plugins(plugins::plugin);
        let world = std::mem::take(app.world_mut());
        Stage {
            world,
            catalogue: shipped().clone(),
            words: Words::english(),
            study: None,
            review: None,
            outlook: None,
            time: 0.0,
            playing: false,
            lying: None,
            front: None,
            preferences: Preferences::default(),
            hint: None,
            projecting: false,
            listened: false,
            asking: false,
            activity: None,
            troubles: Vec::new(),
            editing: None,
            collection: None,
            own_puzzles: OwnPuzzles::default(),
            besides: ExtraActions::default(),
            actions: Vec::new(),
            left: Rect::NOTHING,
        }
    }

    /// Puts another game in place of the one shown.
    pub(crate) fn put_game(&mut self, game: Game) {
        self.replace(Session::new(game, Record::default()));
    }

    /// The same with variations, each with all its moves.
    pub(crate) fn with_lines(mut self, lines: &[&str]) -> Stage {
        let moves = |line: &&str| line.split(' ').map(str::to_owned).collect();
        let mut record = Record::of(&self.game);
        record.lines = lines.iter().map(|line| Line { moves: moves(line), ..Line::default() }).collect();
        let game = self.game.clone();
        self.replace(Session::new(game, record));
        self
    }

    /// Shows a position and the line on which it lies.
    pub(crate) fn show(&mut self, node: NodeId) {
        DerefMut::deref_mut(self).show(node);
        self.front = None;
        self.time = self.choreography.ply_start(self.tree().node(node).ply);
    }

    /// The same when everything has been shown and the next move may be made.
    pub(crate) fn at_rest(mut self) -> Stage {
        self.time = self.choreography.duration();
        self.front = Some(self.game.plies().len());
        self
    }

    pub(crate) fn on(mut self, tab: Tab) -> Stage {
        self.world.resource_mut::<SidePanel>().tab = tab;
        self
    }

    /// A stage of a window of some size, after its first frames.
    pub(crate) fn shown(self, size: Vec2) -> Harness<'static, Stage> {
        let mut harness = Harness::builder().with_size(size).with_max_steps(60).build_ui_state(
            |ui, stage: &mut Stage| {
                let text_size =
                    style::fitting(stage.preferences.text_size, stage.projecting, ui.ctx().content_rect().size());
                let Preferences { look, dark, reduced_motion, .. } = stage.preferences;
                style::apply(ui.ctx(), look, dark, text_size, reduced_motion);
                stage.lay_out(ui.ctx());
            },
            self,
        );
        style::letters(&harness.ctx);
        harness.run_steps(3);
        harness.state_mut().actions.clear();
        all_named(&harness);
        harness
    }

    /// Lays the panel out and remembers what it asked for.
    fn lay_out(&mut self, ctx: &Context) {
        self.set_up();
        let catalogue = self.catalogue.clone();
        let (rules, position) = (Arc::clone(self.game.rules()), self.game.position().clone());
        let world = &mut self.world;
        world.insert_resource(Library(catalogue));
        world.insert_resource(ExampleCache::asked(&rules));
        world.insert_resource(MyPuzzles(self.own_puzzles.clone()));
        let mut own = UserVariants::default();
        own.troubles.clone_from(&self.troubles);
        world.insert_resource(own);
        world.insert_resource(self.besides.clone());
        let mut saved = SavedGames::default();
        (saved.folder, saved.games) = (Some("/games".into()), self.collection.clone().map(Arc::new));
        world.insert_resource(saved);
        let lines = self.hint.iter().flat_map(|hint| hint.splitn(2, '\n')).map(str::to_owned).collect();
        world.insert_resource(Hint { lines, beside: None });
        world.insert_resource(self.outlook.map_or_else(default, |outlook| Solution::answered(&position, outlook)));
        let shown = self.game.before(self.choreography.moment(self.time).plies.min(self.game.plies().len())).clone();
        let study = self.study.clone().map_or_else(default, |study| Study::answered(&shown, study));
        self.world.insert_resource(study);
        self.world.insert_resource(self.review.clone().map_or_else(default, Review::answered));
        self.world.insert_resource(RuleEditor(self.editing.take()));
        self.world.insert_resource(self.preferences.clone());
        let (actions, left) = frame::show(&mut frame::whole(ctx), &mut self.world);
        self.left = left;
        self.editing = self.world.resource_mut::<RuleEditor>().0.take();
        self.preferences = self.world.resource::<Preferences>().clone();
        for action in actions {
            self.grant(action);
        }
    }

    /// Looks at what the views are shown.
    pub(crate) fn see<T>(&mut self, look: impl FnOnce(&GameContext<'_>) -> T) -> T {
        self.set_up();
        let mut context = SystemState::<GameContext<'static>>::new(&mut self.world);
        look(&context.get(&self.world).expect("everything to be shown is there"))
    }

    /// Puts into the world what is said of the game.
    fn set_up(&mut self) {
        let (front, asking, serial) = (self.front, self.asking, self.serial);
        let mut playhead = Playhead::default();
        (playhead.time, playhead.playing) = (self.time, self.playing);
        self.world.insert_resource(playhead);
        self.world.insert_resource(Scene { position: self.lying.clone(), front, asking, serial, ..Scene::default() });
        self.world.insert_resource(UiLanguage(self.words.clone()));
        self.world.insert_resource(Projecting(self.projecting));
        let mut activity = Activity::default();
        activity.shown.clone_from(&self.activity);
        self.world.insert_resource(activity);
        let listened = AccessibilityRequested::default();
        listened.set(self.listened);
        self.world.insert_resource(listened);
    }

    /// Does what the window would do with actions about time and remarks, and remembers every action.
    fn grant(&mut self, action: Action) {
        match action.get() {
            Some(PlaybackCommand::Seek(time)) => self.time = *time,
            Some(PlaybackCommand::ShowPly(ply)) => self.time = self.choreography.ply_start(*ply),
            _ => {}
        }
        match action.get() {
            Some(RecordCommand::Comment { ply, text }) => self.node_mut(*ply).comment.clone_from(text),
            Some(RecordCommand::ShowNode(node)) => self.show(*node),
            Some(RecordCommand::Collapse(node, folded)) => self.fold(*node, *folded),
            Some(RecordCommand::Promote(node)) => self.promote(*node),
            Some(RecordCommand::DeleteFrom(node)) => {
                let parent = self.tree().parent(*node).expect("the opening is not removed");
                self.remove(*node);
                self.show(parent);
            }
            _ => {}
        }
        if let Some(PlayCommand::Seat(players)) = action.get() {
            self.seat(players.clone());
        }
        self.actions.push(action);
    }
}

/// Puts a stage into a window of some size that may have held another before: it need not read its letters again.
pub(crate) fn put<'a>(
    window: &'a mut Option<Harness<'static, Stage>>,
    stage: Stage,
    size: Vec2,
) -> &'a Harness<'static, Stage> {
    match window {
        Some(harness) => {
            *harness.state_mut() = stage;
            harness.run_steps(3);
            all_named(harness);
            harness
        }
        none => none.insert(stage.shown(size)),
    }
}

/// A window of the smallest size that is promised to look well.
pub(crate) const SMALL: Vec2 = Vec2::new(960.0, 600.0);
/// A window with room for all that belongs to it.
pub(crate) const ROOMY: Vec2 = Vec2::new(1280.0, 900.0);

/// Clicks what is called so, scrolled into sight where it is not, and gives the actions that come of it.
pub(crate) fn click(harness: &mut Harness<'_, Stage>, label: &str) -> Vec<Action> {
    if !harness.ctx.content_rect().contains_rect(harness.get_by_label(label).rect()) {
        harness.get_by_label(label).scroll_to_me();
        harness.run_steps(20);
    }
    harness.state_mut().actions.clear();
    harness.get_by_label(label).click();
    harness.run_steps(3);
    all_named(harness);
    std::mem::take(&mut harness.state_mut().actions)
}

/// Chooses something from the menu of the record, by the message with its name, and gives the actions that come of it.
pub(crate) fn choose(harness: &mut Harness<'_, Stage>, entry: &str) -> Vec<Action> {
    let [menu, entry] = ["moves-record", entry].map(|id| harness.state().words.label(id));
    click(harness, &menu);
    click(harness, &entry)
}

/// Whatever can be used has a name by which a screen reader calls it. The dialog for files is that of a library: it is shown
/// only where the system has none.
fn all_named(harness: &Harness<'_, Stage>) {
    if harness.state().world.resource::<FileDialogs>().is_own_open() {
        return;
    }
    let used = [
        Role::Button,
        Role::CheckBox,
        Role::RadioButton,
        Role::ComboBox,
        Role::Link,
        Role::Slider,
        Role::SpinButton,
        Role::Tab,
        Role::TextInput,
        Role::MultilineTextInput,
    ];
    let nameless = By::new()
        .predicate(|node| used.contains(&node.role()) && node.label().is_none_or(|name| name.trim().is_empty()));
    let found: Vec<Role> = harness.query_all(nameless).map(|node| node.accesskit_node().role()).collect();
    assert!(found.is_empty(), "without a name: {found:?}");
}

/// Returns what the keyboard is at, by its name.
pub(crate) fn focused(harness: &Harness<'_, Stage>) -> Option<String> {
    let node = harness.query(By::new().predicate(|node| node.is_focused()))?;
    node.accesskit_node().label().or_else(|| node.accesskit_node().value())
}

pub(crate) fn is_chosen(node: &Node<'_>) -> bool {
    node.accesskit_node().toggled() == Some(Toggled::True)
}
