//! The solution of a game for one player: searched for off the frame whenever another position waits for a move, and
//! called off when that position is gone.

use crate::analysis::AnalysisCommand;
use crate::play::CurrentGame;
use crate::play::PlayCommand;
use crate::play::Playhead;
use crate::playback::GameContext;
use crate::ui::Notice;
use crate::ui::answers::{Answer, AnswerApp};
use crate::ui::job::{Job, Reporter, Waker};
use crate::ui::language::UiLanguage;
use crate::ui::systems::AppSystems;
use bevy::prelude::*;
use mancala::engine::{Move, Position};
use mancala::record::notation::move_text;
use naqala_core::search::{SolitaireResult, Unsolved, solve};
use naqala_core::words::Arg;
use std::task::Poll;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Solution>()
        .add_observer(note_request)
        .add_answers(40, help)
        .add_systems(Update, (search, answer_request).chain().in_set(AppSystems::Follow));
}

/// Solution of a game for one player from the position that waits for a move, as far as it is known.
#[derive(Resource, Default)]
pub struct Solution {
    of: Option<Position>,
    search: Option<Job<Result<SolitaireResult, Unsolved>>>,
    found: Option<Result<SolitaireResult, Unsolved>>,
    wanted: Option<SolutionRequest>,
    hint: bool,
    lost: bool,
}

/// Help that may be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SolutionRequest {
    Hint,
    Line,
}

/// Prospects of a game for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Not known yet.
    Searching,
    /// It can be won in this many moves, the first of which was asked for or not.
    Winnable(usize, Option<Move>),
    /// It cannot be won any more.
    Lost,
    /// There are too many positions to find out.
    Unknown,
}

/// Offers what a player may ask for who plays alone, as long as the game can be won.
fn help(view: GameContext, solution: Res<Solution>) -> Option<Vec<Answer>> {
    let outlook = solution.outlook_of(&view).filter(|_| !view.is_playing())?;
    if matches!(outlook, Outlook::Lost | Outlook::Unknown) {
        return Some(Vec::new());
    }
    let hint = Answer::of(&view.words, ["solution-ask-hint", "solution-ask-hint-does"], AnalysisCommand::Hint);
    let line = Answer::of(&view.words, ["solution-show", "solution-show-does"], AnalysisCommand::PlaySolution);
    Some(vec![hint, line])
}

impl Solution {
    /// One that has found this of a position.
    #[cfg(test)]
    pub(crate) fn answered(position: &Position, outlook: Outlook) -> Solution {
        let found = |line| Some(Ok(SolitaireResult { line, best: 0, positions: 1 }));
        let (found, hint) = match outlook {
            Outlook::Winnable(moves, hint) => (found(Some(vec![hint.unwrap_or(Move::Stop); moves])), hint.is_some()),
            Outlook::Lost => (found(None), false),
            Outlook::Unknown | Outlook::Searching => (None, false),
        };
        Solution { of: Some(position.clone()), found, hint, ..Solution::default() }
    }

    /// Prospects of the game shown, where they can be found out.
    fn outlook_of(&self, view: &GameContext<'_>) -> Option<Outlook> {
        self.outlook(view.current.game.before(view.scene.front?))
    }

    /// Returns what is said in place of whose turn it is while a game for one player goes on.
    pub fn outlook_text(&self, view: &GameContext<'_>) -> Option<String> {
        let position = view.current.game.before(view.scene.front?);
        Some(match self.outlook_of(view)? {
            Outlook::Searching => view.words.label("solution-searching"),
            Outlook::Lost => view.words.label("solution-lost"),
            Outlook::Unknown => view.words.label("solution-unknown"),
            Outlook::Winnable(left, None) => view.words.label_with("solution-winnable", &[("left", Arg::from(left))]),
            Outlook::Winnable(left, Some(first)) => {
                let first = move_text(view.rules(), position, first);
                view.words.label_with("solution-hint", &[("move", Arg::from(first)), ("left", Arg::from(left))])
            }
        })
    }

    /// Returns how the game stands in a position; `None` if it is not that position which waits for a move.
    pub fn outlook(&self, position: &Position) -> Option<Outlook> {
        self.of.as_ref().filter(|of| *of == position)?;
        Some(match &self.found {
            None => Outlook::Searching,
            Some(Err(_)) => Outlook::Unknown,
            Some(Ok(SolitaireResult { line: None, .. })) => Outlook::Lost,
            Some(Ok(SolitaireResult { line: Some(line), .. })) => {
                Outlook::Winnable(line.len(), line.first().copied().filter(|_| self.hint))
            }
        })
    }

    /// Turns to another position, or to none.
    fn turn_to(&mut self, position: Option<&Position>) {
        *self = Solution { of: position.cloned(), lost: self.lost && position.is_some(), ..default() };
    }
}

/// Begins a search when another position waits for a move, and takes up what it has found.
fn search(
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    language: Res<UiLanguage>,
    waker: Res<Waker>,
    mut solution: ResMut<Solution>,
    mut commands: Commands,
) {
    let rules = current.game.rules();
    let alone = rules.board.sides().len() == 1;
    let Some(front) = current.front(&playhead).filter(|_| alone) else {
        if !alone && solution.of.is_some() {
            solution.turn_to(None);
        }
        return;
    };
    let position = current.game.before(front);
    if solution.of.as_ref() != Some(position) {
        solution.turn_to(Some(position));
        let (rules, position) = (rules.clone(), position.clone());
        let search = move |reporter: &Reporter<_>| reporter.send(solve(&rules, &position, reporter.cancelled()));
        solution.search = Some(Job::spawn(&waker, search));
    }
    let Some(Poll::Ready(found)) = solution.search.as_ref().map(Job::poll) else { return };
    solution.search = None;
    let Some(found) = found else { return };
    let lost = matches!(&found, Ok(SolitaireResult { line: None, .. }));
    if lost && !solution.lost {
        commands.trigger(Notice::done(language.0.label("solution-lost")));
    }
    solution.lost = lost;
    solution.found = Some(found);
}

fn note_request(command: On<AnalysisCommand>, current: Res<CurrentGame>, mut solution: ResMut<Solution>) {
    match *command {
        AnalysisCommand::Hint if current.game.rules().board.sides().len() > 1 => {}
        AnalysisCommand::Hint => solution.wanted = Some(SolutionRequest::Hint),
        AnalysisCommand::PlaySolution => solution.wanted = Some(SolutionRequest::Line),
        _ => {}
    }
}

/// Gives the help that was asked for, once there is an answer.
fn answer_request(
    current: Res<CurrentGame>,
    playhead: Res<Playhead>,
    language: Res<UiLanguage>,
    mut solution: ResMut<Solution>,
    mut commands: Commands,
) {
    let (Some(wanted), Some(found)) = (solution.wanted, &solution.found) else { return };
    match found {
        Ok(SolitaireResult { line: Some(line), .. }) => match (wanted, line.first()) {
            (SolutionRequest::Hint, Some(&first)) => {
                if let Some(front) = current.front(&playhead) {
                    let text = move_text(current.game.rules(), current.game.before(front), first);
                    let args = [("move", Arg::from(text)), ("left", Arg::from(line.len()))];
                    commands.trigger(Notice::done(language.0.label_with("solution-hint", &args)));
                }
                solution.hint = true;
            }
            (SolutionRequest::Line, Some(_)) => commands.trigger(PlayCommand::Line(line.clone())),
            (_, None) => {}
        },
        Ok(SolitaireResult { line: None, .. }) => commands.trigger(Notice::done(language.0.label("solution-lost"))),
        Err(_) => commands.trigger(Notice::failed(language.0.label("solution-unknown"))),
    }
    solution.wanted = None;
}
