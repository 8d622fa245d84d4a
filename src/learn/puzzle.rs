//! Puzzles on the table: answered by pointing at places, by a number, or by playing a move; then the solution is shown.

use super::{Awaited, MyPuzzles};
use crate::board::premove::Premove;
use crate::learn::LearnCommand;
use crate::learn::PuzzleCommand;
use crate::play::Library;
use crate::play::Playhead;
use crate::play::activity::{Activity, ActivityButton, ActivityText, Exercise, RingKind};
use crate::play::{AppMode, CurrentGame, EnterMode, PlayPreferences, ReplaceGame};
use crate::record::diagnostic::GameDiagnostic;
use crate::settings::folders::Folders;
use crate::settings::keep::Keep;
use crate::ui::Notice;
use crate::ui::job::{Job, Waker};
use crate::ui::language::UiLanguage;
use bevy::prelude::*;
use mancala::diagnostic::{Diagnostic, Key};
use mancala::engine::Game;
use mancala::record::Record;
use mancala::rules::{Board, Catalogue, PitId, Place};
use naqala_core::report::Report;
use naqala_core::session::{Players, Purpose, Session, today};
use naqala_core::teach::own_puzzles::OwnPuzzle;
use naqala_core::teach::progress::{MAX_PROGRESS, Progress, take_over};
use naqala_core::teach::puzzle::{Given, Puzzle, PuzzleKind, Puzzles, Unmade, Verdict, days, game_name};
use naqala_core::words::{Arg, Words};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::task::Poll;

/// Results in puzzles. Kept between runs.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores(pub Progress);

impl Keep for Scores {
    const NAME: Option<Key> = Some(Key("scores"));
    const MAX_LENGTH: usize = MAX_PROGRESS;
    const IS_SHARED: bool = true;

    fn path(folders: &Folders) -> PathBuf {
        folders.data.join("puzzles.ron")
    }

    fn parse(text: &str) -> Result<Scores, Diagnostic> {
        Progress::read(text).map(Scores)
    }

    fn to_text(&self) -> String {
        self.0.write()
    }

    fn merge(&self, before: &Scores, mut there: Scores) -> Scores {
        take_over(&before.0.games, &self.0.games, &mut there.0.games);
        there
    }
}

/// The puzzle made; the reason that there is none, where it is one that a user has set up.
type PuzzleResult = Result<Puzzle, Option<Diagnostic>>;

/// Makes a puzzle, or leaves off when this is set.
type PuzzleMaker = Box<dyn FnOnce(&AtomicBool) -> PuzzleResult + Send>;

/// A puzzle being made in a thread.
pub(crate) struct PendingPuzzle {
    asked: PuzzleRequest,
    /// Name, if a user has set it up.
    name: Option<String>,
    job: Job<PuzzleResult>,
}

/// A puzzle on the table.
#[derive(Resource)]
pub(crate) struct PuzzleSession {
    puzzle: Puzzle,
    asked: PuzzleRequest,
    /// Name, if a user has set it up.
    name: Option<String>,
    /// The pits pointed out so far, where several are asked for.
    pits: Vec<PitId>,
    /// The number chosen so far, where one is asked for.
    number: u32,
    /// Comment on the last answer.
    verdict: Option<Verdict>,
    /// `true` if the first answer has been taken note of, or the solution was asked for before one was given.
    noted: bool,
    /// `true` if the solution is shown.
    solved: bool,
}

impl PuzzleSession {
    fn kind(&self) -> PuzzleKind {
        self.puzzle.kind
    }

    /// Returns whether it still is to be answered.
    pub(super) fn is_open(&self) -> bool {
        self.verdict.is_none() && !self.solved
    }

    /// Returns whether the answer is a place pointed at rather than a move.
    pub(super) fn takes_places(&self) -> bool {
        self.is_open() && !self.kind().asks_for_move()
    }

    fn shown(&self, words: &Words) -> ActivityText {
        let heading = self.heading(words);
        let mut buttons = vec![ActivityButton::new("learn-back", LearnCommand::BackToGame)];
        let open = self.is_open();
        // Whoever was wrong is to try again, if the solution has not been shown.
        let again = self.verdict.as_ref().is_some_and(|it| *it != Verdict::Right) && !self.solved;
        if !open {
            buttons.push(ActivityButton::new("learn-again", PuzzleCommand::Retry).main_if(again));
        }
        let has_solution = !self.puzzle.solution.is_empty();
        if has_solution {
            buttons.push(ActivityButton::new("puzzle-solution", PuzzleCommand::ShowSolution));
        }
        if !open && self.kind().asks_for_move() {
            buttons.push(ActivityButton::new("puzzle-play-out", PuzzleCommand::PlayOut));
        }
        if open && matches!(self.kind(), PuzzleKind::Legal | PuzzleKind::Takes) {
            buttons.push(ActivityButton::new("puzzle-answer", PuzzleCommand::Answer).main_if(true));
        }
        if open && self.kind() == PuzzleKind::Last {
            // Pits are chosen by keys of their own.
            let beside = beside_the_rows(&self.puzzle.rules.board);
            buttons.extend(
                beside.into_iter().rev().map(|place| ActivityButton::new("puzzle-place", PuzzleCommand::Point(place))),
            );
        }
        let next = match self.asked {
            PuzzleRequest::Daily | PuzzleRequest::Own(_) => PuzzleRequest::Next,
            asked => asked,
        };
        buttons.push(ActivityButton::new("puzzle-next", PuzzleCommand::Begin(next)).main_if(!open && !again));
        let asks = open.then(|| {
            words.label(match self.kind() {
                PuzzleKind::Last => "puzzle-point",
                PuzzleKind::Legal => "puzzle-point-all",
                PuzzleKind::Takes => "puzzle-count",
                PuzzleKind::Best | PuzzleKind::Win | PuzzleKind::Opening | PuzzleKind::Endgame => "puzzle-play",
            })
        });
        let caption = asks.or_else(|| words.legal_pits(&self.puzzle).filter(|_| self.verdict.is_some()));
        let verdict = self.verdict.as_ref();
        let asked = self.puzzle.task.asked().and_then(|mv| mv.pit()).filter(|_| open);
        ActivityText {
            heading,
            text: words.question(&self.puzzle),
            caption,
            rings: self.rings(asked),
            number: (open && self.kind() == PuzzleKind::Takes).then_some(self.number),
            verdict: verdict.map(|it| (*it == Verdict::Right, words.verdict(&self.puzzle, it))),
            buttons,
            solution: has_solution.then(|| PuzzleCommand::ShowSolution.into()),
            exercise: Exercise { takes_places: self.takes_places(), asks: open, ..default() },
            ..ActivityText::default()
        }
    }

    /// The pits pointed out so far, and the one that is asked about.
    fn rings(&self, asked: Option<PitId>) -> Vec<(Place, RingKind)> {
        let chosen = self.pits.iter().map(|&pit| (Place::pit(pit), RingKind::Chosen));
        chosen.chain(asked.map(|pit| (Place::pit(pit), RingKind::Asked))).collect()
    }

    fn heading(&self, words: &Words) -> String {
        let kind = ("kind", Arg::from(words.puzzle_kind(self.kind())));
        match (self.puzzle.key, &self.name) {
            (Some(key), _) => {
                let id = if self.asked == PuzzleRequest::Daily { "puzzle-of-day" } else { "puzzle-heading" };
                words.label_with(id, &[kind, ("grade", Arg::from(words.puzzle_grade(key.grade)))])
            }
            (None, name) => {
                let name = name.as_deref().unwrap_or_default();
                words.label_with("puzzle-own-heading", &[kind, ("name", Arg::from(name))])
            }
        }
    }

    fn game(&self) -> Game {
        Game::new(Arc::clone(&self.puzzle.rules), self.puzzle.position.clone())
    }
}

/// The places beside the rows in which a seed may fall as it is sown: stores, and pits at the ends.
fn beside_the_rows(board: &Board) -> Vec<Place> {
    let stores = board.sides().iter().filter(|_| board.sows_stores()).map(|&side| Place::store(side));
    stores.chain(board.ends().map(Place::pit)).collect()
}

/// Number of the present day.
pub(super) fn today_as_days() -> u32 {
    days(&today()).unwrap_or(0)
}

/// Has the puzzle made that is asked for.
pub(super) fn begin_puzzle(
    command: On<PuzzleCommand>,
    session: Option<Res<PuzzleSession>>,
    (mut activity, mut awaited): (ResMut<Activity>, ResMut<Awaited>),
    current: Res<CurrentGame>,
    (scores, kept, library): (Res<Scores>, Res<MyPuzzles>, Res<Library>),
    (language, waker): (Res<UiLanguage>, Res<Waker>),
    mut commands: Commands,
) {
    let PuzzleCommand::Begin(asked) = *command else { return };
    let rules = session.as_ref().map_or_else(|| current.game.rules(), |session| &session.puzzle.rules);
    let rules = Arc::clone(rules);
    let score = scores.0.of(&game_name(&rules));
    let of_game = move |make: &dyn Fn(&Puzzles) -> Result<Puzzle, Unmade>| make(&Puzzles::new(rules)).map_err(|_| None);
    let (name, make): (Option<String>, PuzzleMaker) = match asked {
        PuzzleRequest::Daily => (None, Box::new(move |_| of_game(&|it| it.daily(today_as_days())))),
        PuzzleRequest::Next => {
            (None, Box::new(move |_| of_game(&|it| score.next_puzzle(it, &it.kinds(), today_as_days()))))
        }
        PuzzleRequest::Of(kind) => {
            (None, Box::new(move |_| of_game(&|it| score.next_puzzle(it, &[kind], today_as_days()))))
        }
        PuzzleRequest::Own(number) => {
            let own = kept.0.get(number).cloned();
            let Some(own) = own.filter(|own| is_there(own, &library.0, &language.0, &mut commands)) else { return };
            let (catalogue, name) = (library.0.clone(), own.name.clone());
            let prove = move |stop: &AtomicBool| {
                let proved = own.puzzle(&catalogue, stop);
                proved.map_err(|why| why.diagnostics().into_iter().next())
            };
            (Some(name), Box::new(prove))
        }
    };
    let job = Job::spawn(&waker, move |reporter| reporter.send(make(reporter.cancelled())));
    activity.awaited = true;
    *awaited = Awaited::Puzzle(PendingPuzzle { asked, name, job });
}

/// Takes answers to the puzzle on the table.
pub(super) fn answer_puzzle_commands(
    command: On<PuzzleCommand>,
    mut session: ResMut<PuzzleSession>,
    mut activity: ResMut<Activity>,
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    mut scores: ResMut<Scores>,
    language: Res<UiLanguage>,
) {
    let session = &mut *session;
    let given = match *command {
        PuzzleCommand::Point(place) if session.takes_places() => match (session.kind(), place.as_pit()) {
            (PuzzleKind::Legal, Some(pit)) => {
                let before = session.pits.len();
                session.pits.retain(|&other| other != pit);
                if session.pits.len() == before {
                    session.pits.push(pit);
                }
                None
            }
            (PuzzleKind::Last, _) => Some(Given::Place(place)),
            _ => return,
        },
        PuzzleCommand::Guess(number) => {
            session.number = number;
            None
        }
        PuzzleCommand::Answer if session.kind() == PuzzleKind::Legal => Some(Given::Pits(session.pits.clone())),
        PuzzleCommand::Answer if session.kind() == PuzzleKind::Takes => Some(Given::Number(session.number)),
        PuzzleCommand::Retry => {
            (session.verdict, session.solved, session.pits, session.number) = (None, false, Vec::new(), 0);
            let game = session.game();
            activity.put(game, Purpose::Play, &mut current, &mut playhead);
            playhead.stop_at(0.0);
            None
        }
        PuzzleCommand::ShowSolution => {
            (session.noted, session.solved) = (true, true);
            let game = session.game();
            let solution = session.puzzle.solution.clone();
            activity.put(game, Purpose::Show, &mut current, &mut playhead);
            play(&solution, &mut current, &mut playhead);
            None
        }
        _ => return,
    };
    if let Some(given) = given {
        session.answered(&given, &mut scores);
        if session.kind() != PuzzleKind::Legal {
            // What was asked about is shown.
            let solution = session.puzzle.solution.clone();
            play(&solution, &mut current, &mut playhead);
        }
    }
    activity.shown = Some(session.shown(&language.0));
}

/// Begins a game with the position of the puzzle: whoever solves it has the side to move, the program plays the others as in
/// other games.
pub(super) fn play_puzzle_out(
    command: On<PuzzleCommand>,
    session: Res<PuzzleSession>,
    activity: Res<Activity>,
    (language, preferences): (Res<UiLanguage>, Res<PlayPreferences>),
    mut commands: Commands,
) {
    if *command != PuzzleCommand::PlayOut || session.is_open() || !session.kind().asks_for_move() {
        return;
    }
    let (rules, position) = (&session.puzzle.rules, &session.puzzle.position);
    let waiting = activity.waiting().filter(|waiting| waiting.game.rules().id == rules.id);
    let variant = waiting.map(|waiting| waiting.about.variant.clone()).unwrap_or_default();
    let about = Record { variant, date: today(), ..Record::default() };
    let mut begun = Session::new(session.game(), about);
    begun.seat(Players::against(&language.0, rules, position.chooser(), preferences.computer(rules)));
    commands.trigger(ReplaceGame::with(begun));
}

/// Returns whether the game of a puzzle is known, and says so where it is not.
fn is_there(puzzle: &OwnPuzzle, catalogue: &Catalogue, words: &Words, commands: &mut Commands) -> bool {
    let main = puzzle.variant.split('/').next().unwrap_or_default();
    let found = catalogue.variant(main).is_some();
    if !found {
        let args = [("name", Arg::from(puzzle.name.as_str())), ("game", Arg::from(main))];
        commands.trigger(Notice::known(words.label_with("puzzle-own-gone", &args)));
    }
    found
}

/// Plays moves on the table and shows them.
fn play(moves: &[mancala::engine::Move], current: &mut Session, playhead: &mut Playhead) {
    let start = current.choreography.duration();
    let plies = current.game.plies().len();
    if current.play_all(moves, plies).is_ok() && !moves.is_empty() {
        current.purpose = Purpose::Show;
        playhead.stop_at(start);
        playhead.run();
    }
}

impl PuzzleSession {
    /// Takes an answer, and takes note of it if it is the first.
    fn answered(&mut self, given: &Given, scores: &mut Scores) {
        let verdict = self.puzzle.check(given);
        if !std::mem::replace(&mut self.noted, true) {
            let (game, day) = (game_name(&self.puzzle.rules), today_as_days());
            let right = verdict == Verdict::Right;
            match (self.asked, self.puzzle.key) {
                (PuzzleRequest::Daily, Some(key)) => scores.0.record_daily(&game, key, right, day),
                (_, Some(key)) => scores.0.record(&game, key, right, day),
                // Whoever sets a puzzle knows the answer.
                (_, None) => {}
            }
        }
        self.verdict = Some(verdict);
    }
}

/// A pit chosen early is no answer to what is asked for now, unless it is pointed out.
pub(super) fn cancel_premove_by_command(command: On<PuzzleCommand>, mut premove: ResMut<Premove>) {
    if !matches!(*command, PuzzleCommand::Point(_)) {
        premove.set_if_neq(Premove::default());
    }
}

/// Puts a puzzle on the table when it has been made.
pub(super) fn receive_puzzle(
    (mut activity, mut awaited): (ResMut<Activity>, ResMut<Awaited>),
    mut current: ResMut<CurrentGame>,
    mut playhead: ResMut<Playhead>,
    language: Res<UiLanguage>,
    mut commands: Commands,
) {
    let Awaited::Puzzle(making) = &*awaited else { return };
    if !activity.awaited {
        // Something else has been put on the table.
        *awaited = Awaited::Nothing;
        return;
    }
    let Poll::Ready(made) = making.job.poll() else { return };
    let (asked, name) = (making.asked, making.name.clone());
    match made {
        Some(Ok(puzzle)) => {
            let session = PuzzleSession {
                puzzle,
                asked,
                name,
                pits: Vec::new(),
                number: 0,
                verdict: None,
                noted: false,
                solved: false,
            };
            activity.put(session.game(), Purpose::Play, &mut current, &mut playhead);
            playhead.stop_at(0.0);
            activity.shown = Some(session.shown(&language.0));
            commands.enter(AppMode::Puzzle);
            commands.insert_resource(session);
        }
        Some(Err(Some(because))) => {
            let name = name.unwrap_or_default().into();
            commands.trigger(Notice::mistakes(Report::of(GameDiagnostic::PuzzleUnplayable { name, because })));
        }
        Some(Err(None)) | None => {
            commands.trigger(Notice::failed(language.0.label("puzzle-none")));
        }
    }
    activity.awaited = false;
    *awaited = Awaited::Nothing;
}

/// Says whether the move that was played is right, once it has been shown.
pub(super) fn judge_played_move(
    mut session: ResMut<PuzzleSession>,
    mut activity: ResMut<Activity>,
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    mut scores: ResMut<Scores>,
    language: Res<UiLanguage>,
) {
    let rests = !playhead.playing && playhead.time >= current.choreography.duration();
    let plays = session.is_open() && session.kind().asks_for_move();
    let Some(first) = current.game.plies().first().filter(|_| plays && rests && current.purpose == Purpose::Play)
    else {
        return;
    };
    session.answered(&Given::Move(first.mv), &mut scores);
    activity.shown = Some(session.shown(&language.0));
}

/// Puzzle asked for in the Learn tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleRequest {
    /// The puzzle of the day.
    Daily,
    /// The next of any kind: one that was missed and is due, or a new one.
    Next,
    /// The next of a kind.
    Of(PuzzleKind),
    /// One's own, by its number.
    Own(u32),
}
