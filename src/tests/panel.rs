//! The panel without a window: laid out at every size, clicked by label, its actions caught.

use crate::analysis::Outlook;
use crate::analysis::review::ReviewResult;
use crate::app::frame;
use crate::app::panel_state::{PanelMemory, PanelMut, Tab};
use crate::app::shortcuts::key_plugins;
use crate::app::view::{OpponentState, View};
use crate::board::ExtraActions;
use crate::editor::session::RuleEditSession;
use crate::learn::activity::ActivityText;
use crate::learn::{Lessons, Scores};
use crate::play::PlayCommand;
use crate::play::Purpose;
use crate::play::players::Players;
use crate::playback::PlaybackCommand;
use crate::presenter::poll::Poll;
use crate::record::RecordCommand;
use crate::settings::Preferences;
use crate::ui::Action;
use crate::ui::shortcuts::{KeyRow, Shortcuts};
use crate::ui::style;
use bevy::prelude::App;
use bevy_egui::egui::accesskit::{Role, Toggled};
use bevy_egui::egui::{Rect, Vec2};
use egui_kittest::kittest::{By, NodeT, Queryable};
use egui_kittest::{Harness, Node};
use mancala::engine::{Game, Move, legal_moves, start};
use mancala::record::tree::{NodeId, Tree};
use mancala::record::{Line, Record};
use mancala::rules::{Catalogue, Settings};
use naqala_core::search::Analysis;
use naqala_core::show::Choreography;
use naqala_core::teach::own_puzzles::OwnPuzzles;
use naqala_core::words::Words;
use naqala_core::workshop::{SavedGame, Trouble};
use std::cell::OnceCell;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

/// Everything that the panel is shown, and what it asked for.
pub(crate) struct Stage {
    pub(crate) catalogue: Catalogue,
    pub(crate) words: Words,
    pub(crate) game: Game,
    pub(crate) choreography: Choreography,
    pub(crate) tree: Tree,
    pub(crate) path: Vec<NodeId>,
    pub(crate) main: Game,
    pub(crate) players: Players,
    pub(crate) opponent: OpponentState,
    pub(crate) study: Option<Arc<Analysis>>,
    pub(crate) review: Option<(Arc<ReviewResult>, usize)>,
    pub(crate) outlook: Option<Outlook>,
    pub(crate) purpose: Purpose,
    pub(crate) occasion: String,
    pub(crate) file: Option<PathBuf>,
    pub(crate) time: f64,
    pub(crate) playing: bool,
    pub(crate) hint: Option<String>,
    pub(crate) film: Option<f32>,
    pub(crate) projecting: bool,
    pub(crate) listened: bool,
    pub(crate) asking: bool,
    pub(crate) poll: Poll,
    pub(crate) aside: Option<ActivityText>,
    pub(crate) troubles: Vec<Trouble>,
    pub(crate) editing: Option<RuleEditSession>,
    pub(crate) collection: Option<Vec<SavedGame>>,
    pub(crate) own_puzzles: Option<OwnPuzzles>,
    pub(crate) besides: ExtraActions,
    pub(crate) front: Option<usize>,
    pub(crate) state: PanelMemory,
    pub(crate) preferences: Preferences,
    pub(crate) actions: Vec<Action>,
    pub(crate) left: Rect,
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

/// A view of a game at its beginning, with nothing out of the ordinary.
fn plain_view<'a>(
    catalogue: &'a Catalogue,
    words: &'a Words,
    game: &'a Game,
    choreography: &'a Choreography,
    (tree, path): (&'a Tree, &'a [NodeId]),
) -> View<'a> {
    View {
        keys: key_rows(),
        turned: false,
        gone: None,
        agreed: None,
        speaker: None,
        catalogue,
        troubles: &[],
        editing: None,
        makes_own: false,
        collection: None,
        collecting: None,
        games_folder: None,
        words,
        game,
        choreography,
        lying: None,
        main: game,
        tree,
        path,
        players: [""; 4],
        computers: [None; 4],
        opponent: OpponentState::Idle,
        analysing: false,
        study: None,
        review: None,
        reviewing: false,
        outlook: None,
        purpose: Purpose::Play,
        occasion: "",
        file: None,
        front: None,
        can_undo: !game.plies().is_empty(),
        can_redo: false,
        time: 0.0,
        speed: 1.0,
        playing: false,
        backwards: false,
        hint: None,
        film: None,
        full_screen: false,
        tables: 0,
        projecting: false,
        listened: false,
        lore: None,
        lessons: none_begun(),
        scores: none_answered(),
        own_puzzles: None,
        awaited: false,
        lore_asked: true,
        aside: None,
        asks: false,
        asking: false,
        poll: None,
        frozen: false,
        to_be_known: OnceCell::new(),
        besides: ExtraActions::default(),
    }
}

/// The rows of the sheet of keys, of all features.
fn key_rows() -> &'static [KeyRow] {
    static ROWS: LazyLock<Vec<KeyRow>> = LazyLock::new(|| {
        let mut app = App::new();
        app.add_plugins(key_plugins);
        app.world().resource::<Shortcuts>().rows().to_vec()
    });
    &ROWS
}

/// Nobody has begun any lesson.
fn none_begun() -> &'static Lessons {
    static NONE: LazyLock<Lessons> = LazyLock::new(Lessons::default);
    &NONE
}

/// Nobody has answered any puzzle.
fn none_answered() -> &'static Scores {
    static NONE: LazyLock<Scores> = LazyLock::new(Scores::default);
    &NONE
}

impl Stage {
    pub(crate) fn view(&self) -> View<'_> {
        View {
            front: self.front,
            time: self.time,
            playing: self.playing,
            ..plain_view(&self.catalogue, &self.words, &self.game, &self.choreography, (&self.tree, &self.path))
        }
    }

    pub(crate) fn new(id: &str, plies: usize) -> Stage {
        Stage::of(game(shipped(), id, plies))
    }

    pub(crate) fn of(game: Game) -> Stage {
        let choreography = Choreography::of(&game);
        let tree = Tree::of(&game);
        Stage {
            catalogue: shipped().clone(),
            words: Words::english(),
            path: tree.path(tree.main()),
            tree,
            main: game.clone(),
            game,
            choreography,
            players: Players::default(),
            opponent: OpponentState::Idle,
            study: None,
            review: None,
            outlook: None,
            purpose: Purpose::Play,
            occasion: String::new(),
            file: None,
            time: 0.0,
            playing: false,
            front: None,
            state: PanelMemory::default(),
            preferences: Preferences::default(),
            hint: None,
            film: None,
            projecting: false,
            listened: false,
            asking: false,
            poll: Poll::default(),
            aside: None,
            troubles: Vec::new(),
            editing: None,
            collection: None,
            own_puzzles: None,
            besides: ExtraActions::default(),
            actions: Vec::new(),
            left: Rect::NOTHING,
        }
    }

    /// The same with variations, each with all its moves.
    pub(crate) fn with_lines(mut self, lines: &[&str]) -> Stage {
        let moves = |line: &&str| line.split(' ').map(str::to_owned).collect();
        let mut record = Record::of(&self.game);
        record.lines = lines.iter().map(|line| Line { moves: moves(line), ..Line::default() }).collect();
        self.tree = Tree::grown(&record, &self.game).expect("the lines can be played");
        self.path = self.tree.path(self.tree.main());
        self
    }

    /// Shows a position and the line on which it lies.
    pub(crate) fn show(&mut self, node: NodeId) {
        let end = self.tree.end(node);
        self.game.go_to(&self.tree.moves(end)).expect("it has been played");
        self.choreography = Choreography::of(&self.game);
        self.path = self.tree.path(end);
        self.front = None;
        self.time = self.choreography.ply_start(self.tree.node(node).ply);
    }

    /// The same when everything has been shown and the next move may be made.
    pub(crate) fn at_rest(mut self) -> Stage {
        self.time = self.choreography.duration();
        self.front = Some(self.game.plies().len());
        self
    }

    pub(crate) fn on(mut self, tab: Tab) -> Stage {
        self.state.tab = tab;
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
                let view = View {
                    players: [0, 1, 2, 3].map(|side| stage.players.names[side].as_str()),
                    computers: stage.players.computers,
                    opponent: stage.opponent,
                    analysing: stage.study.is_some(),
                    study: stage.study.clone(),
                    review: stage.review.clone(),
                    outlook: stage.outlook,
                    main: &stage.main,
                    purpose: stage.purpose,
                    occasion: &stage.occasion,
                    file: stage.file.as_deref(),
                    front: stage.front,
                    time: stage.time,
                    playing: stage.playing,
                    hint: stage.hint.clone(),
                    film: stage.film,
                    projecting: stage.projecting,
                    listened: stage.listened,
                    asking: stage.asking,
                    poll: Some(&stage.poll),
                    aside: stage.aside.as_ref(),
                    troubles: &stage.troubles,
                    editing: stage.editing.as_ref(),
                    collection: stage.collection.as_deref(),
                    own_puzzles: stage.own_puzzles.as_ref(),
                    games_folder: Some(Path::new("/games")),
                    besides: stage.besides.clone(),
                    ..plain_view(
                        &stage.catalogue,
                        &stage.words,
                        &stage.game,
                        &stage.choreography,
                        (&stage.tree, &stage.path),
                    )
                };
                let mut memory = PanelMut { state: &mut stage.state, preferences: &mut stage.preferences };
                let (actions, left) = frame::show(&mut frame::whole(ui.ctx()), &view, &mut memory);
                stage.left = left;
                for action in actions {
                    stage.grant(action);
                }
            },
            self,
        );
        style::letters(&harness.ctx);
        harness.run_steps(3);
        harness.state_mut().actions.clear();
        all_named(&harness);
        harness
    }

    /// Does what the window would do with actions about time and remarks, and remembers every action.
    fn grant(&mut self, action: Action) {
        match action.get() {
            Some(PlaybackCommand::Seek(time)) => self.time = *time,
            Some(PlaybackCommand::ShowPly(ply)) => self.time = self.choreography.ply_start(*ply),
            _ => {}
        }
        match action.get() {
            Some(RecordCommand::Comment { ply, text }) => self.tree.node_mut(self.path[*ply]).comment.clone_from(text),
            Some(RecordCommand::ShowNode(node)) => self.show(*node),
            Some(RecordCommand::Collapse(node, folded)) => self.tree.node_mut(*node).is_folded = *folded,
            Some(RecordCommand::Promote(node)) => self.tree.promote(*node),
            Some(RecordCommand::DeleteFrom(node)) => {
                let parent = self.tree.parent(*node).expect("the opening is not removed");
                self.tree.remove(*node);
                self.show(parent);
            }
            _ => {}
        }
        if let Some(PlayCommand::Seat(players)) = action.get() {
            self.players = players.clone();
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

/// Clicks what is called so and gives the actions that come of it.
pub(crate) fn click(harness: &mut Harness<'_, Stage>, label: &str) -> Vec<Action> {
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
    if harness.state().state.files.is_own_open() {
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
