//! Answers beside the caption: those to a question in mid-turn, help with setting out seeds, and what can be done once a
//! game is over.

use crate::analysis::AnalysisCommand;
use crate::play::PlayCommand;
use crate::playback::{GameContext, PlaybackCommand};
use crate::record::RecordCommand;
use crate::settings::Preferences;
use crate::ui::answers::{Answer, AnswerApp};
use crate::ui::icons::Icon;
use crate::ui::{PanelTarget, WindowCommand};
use bevy::prelude::{App, Res};
use mancala::engine::{Move, Position, legal_moves};
use mancala::rules::Direction;
use naqala_core::session::setting_out::Spread;
use naqala_core::session::{OpponentState, Purpose};
use naqala_core::words::Arg;
use std::hash::{BuildHasher, RandomState};

/// Adds the answers of this feature, before and after those of others.
pub(super) fn plugin(app: &mut App) {
    app.add_answers(20, of_game).add_answers(50, of_setting_out);
}

fn of_game(view: GameContext, preferences: Res<Preferences>) -> Option<Vec<Answer>> {
    let view = &view;
    match view.current.opponent() {
        OpponentState::Thinks(show) => return Some(opponents(view, show)),
        OpponentState::Waits if !view.is_playing() && view.shown().at_end() => {
            let go_on = Answer::of(&view.words, ["opponent-go-on", "opponent-go-on-does"], PlayCommand::Hold(false));
            return Some(vec![Answer { main: true, ..go_on }]);
        }
        OpponentState::Waits | OpponentState::Idle => {}
    }
    if let Some(position) = view.shown().asked() {
        let turned = preferences.turns(&view.current);
        let moves = legal_moves(view.rules(), position).into_iter();
        return Some(moves.map(|mv| answer(view, position, mv, turned)).collect());
    }
    let is_over = view.shown().is_over() && !view.is_playing() && view.activity.shown().is_none();
    is_over.then(|| after_the_end(view))
}

fn of_setting_out(view: GameContext) -> Option<Vec<Answer>> {
    view.shown().setting_out()?;
    // A number that differs from one call to the next.
    let lot = RandomState::new().hash_one(0_u8);
    let spreads = [
        (["set-out-evenly", "set-out-evenly-does"], Spread::Evenly),
        (["set-out-at-random", "set-out-at-random-does"], Spread::AtRandom(lot)),
    ];
    Some(spreads.map(|(ids, spread)| Answer::of(&view.words, ids, PlayCommand::SetOutRest(spread))).into())
}

/// Returns the choices while the program thinks. If it plays at every seat, its moves follow on one another.
fn opponents(view: &GameContext<'_>, show: bool) -> Vec<Answer> {
    let now = Answer::of(&view.words, ["opponent-move-now", "opponent-move-now-does"], PlayCommand::MoveNow);
    let hold = Answer::of(&view.words, ["opponent-hold", "opponent-hold-does"], PlayCommand::Hold(true));
    if show { vec![hold] } else { vec![now, hold] }
}

/// Returns what is said in place of whose turn it is when that is the program's.
pub fn opponent(view: &GameContext<'_>) -> Option<String> {
    let id = match view.current.opponent() {
        OpponentState::Thinks(_) => "opponent-thinks",
        OpponentState::Waits => "opponent-waits",
        OpponentState::Idle => return None,
    };
    let player = view.words.seat(view.rules(), view.current.game.position().chooser());
    (view.shown().at_end() && !view.is_playing()).then(|| view.words.label_with(id, &[("player", Arg::from(player))]))
}

/// Returns what can be done once the game shown is over.
fn after_the_end(view: &GameContext<'_>) -> Vec<Answer> {
    if view.current.purpose != Purpose::Play {
        let play = Answer {
            main: true,
            ..Answer::of(&view.words, ["watch-play", "watch-play-does"], PlayCommand::PlayAgain { exchange: false })
        };
        return vec![play, Answer::of(&view.words, ["watch-again", "watch-again-does"], PlaybackCommand::PlayPause)];
    }
    let several = view.rules().board.sides().len() > 1;
    let again =
        if several { ["end-rematch", "end-play-again-does"] } else { ["end-play-again", "end-play-again-does"] };
    let mut buttons =
        vec![Answer { main: true, ..Answer::of(&view.words, again, PlayCommand::PlayAgain { exchange: false }) }];
    if several {
        buttons.push(Answer::of(
            &view.words,
            ["end-change-sides", "end-change-sides-does"],
            PlayCommand::PlayAgain { exchange: true },
        ));
        buttons.push(Answer::of(&view.words, ["end-review", "review-go-over-does"], AnalysisCommand::Review));
    } else {
        buttons.push(Answer::of(&view.words, ["end-look", "end-look-does"], RecordCommand::LookThrough));
    }
    buttons.push(Answer::of(&view.words, ["end-new", "end-new-does"], WindowCommand::Show(PanelTarget::Games)));
    buttons
}

fn answer(view: &GameContext<'_>, position: &Position, mv: Move, turned: bool) -> Answer {
    let text = view.words.answer(view.rules(), position, mv);
    let (short, icon, key) = match mv {
        Move::Way(way) => {
            let (right, up) = direction(view, position, way);
            let (right, up) = if turned { (-right, -up) } else { (right, up) };
            (text.clone(), Some(Icon::Towards(right, up)), None)
        }
        Move::Pick(pit) => (view.rules().board.name(pit), None, None),
        Move::Go => (text.clone(), None, Some(view.words.label("keys-choose"))),
        Move::Stop => (text.clone(), None, Some(view.words.label("keys-stop"))),
        Move::Sow { .. }
        | Move::SowStore { .. }
        | Move::Place { .. }
        | Move::Take(_)
        | Move::Shift(_)
        | Move::Give(_)
        | Move::Reserve
        | Move::Gather
        | Move::Pass
        | Move::Swap => (text.clone(), None, None),
    };
    let tip = key.map_or_else(|| text.clone(), |key| view.words.label_with("asked-key", &[("key", Arg::from(key))]));
    Answer { text, short, icon, tip, ..Answer::plain(PlayCommand::Move(mv)) }
}

/// Returns where a direction leads on screen from the pit that is asked about: columns to the right, rows up.
fn direction(view: &GameContext<'_>, position: &Position, way: Direction) -> (i8, i8) {
    match (way, position.ask()) {
        (Direction::Ccw | Direction::Cw, Some(ask)) if view.rules().board.runs_right(ask.pit, way) => (1, 0),
        (Direction::Ccw | Direction::Cw, _) => (-1, 0),
        _ => way.step(),
    }
}
