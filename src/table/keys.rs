//! Choosing a pit by keyboard: letters name columns, arrows move from pit to pit, Enter plays.

use super::pointing::{Offers, Pointed, way_at};
use crate::engine::Move;
use crate::game::keys::{Held, someone_types};
use crate::game::{Current, Moment, Scene, Wish};
use crate::rules::{Board, PitId, Side, Way};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>().add_systems(Update, point_by_key.in_set(Moment::Ask).run_if(not(someone_types)));
}

fn point_by_key(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    current: Res<Current>,
    scene: Res<Scene>,
    offers: Res<Offers>,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    let held = Held::now(&held);
    let Some(front) = scene.front.filter(|&front| front <= current.game.plies().len()) else {
        pressed.clear();
        return;
    };
    let board = &current.game.rules().board;
    let side = current.game.before(front).to_move();
    for key in pressed.read().filter(|key| key.state == ButtonState::Pressed && !held.control && !held.alt) {
        let (next, play) = answer(key, held, board, side, &offers, *pointed);
        pointed.set_if_neq(next);
        if let Some(mv) = play {
            commands.trigger(Wish::Play(mv));
        }
    }
}

/// What a key makes of what is pointed at, and the move that it plays.
fn answer(
    key: &KeyboardInput,
    held: Held,
    board: &Board,
    side: Side,
    offers: &Offers,
    pointed: Pointed,
) -> (Pointed, Option<Move>) {
    let by_key = |pit| Pointed { pit: Some(pit), way: None, by_key: true };
    let step = |columns, rows| (by_key(neighbour(board, side, pointed.pit, columns, rows)), None);
    match &key.logical_key {
        Key::ArrowLeft if !held.shift => step(-1, 0),
        Key::ArrowRight if !held.shift => step(1, 0),
        Key::ArrowUp => step(0, 1),
        Key::ArrowDown => step(0, -1),
        Key::Escape => (Pointed::default(), None),
        Key::Enter => match (pointed.pit, offers.moves.as_slice()) {
            // A question, or nothing but a pass: Enter says yes.
            (_, [first @ (Move::Go | Move::Pass), ..]) => (pointed, Some(*first)),
            (Some(pit), _) => (pointed, offers.lift(pit, pointed.way)),
            (None, _) => (pointed, None),
        },
        Key::Backspace if offers.moves.contains(&Move::Stop) => (pointed, Some(Move::Stop)),
        Key::Character(text) if matches!(text.as_str(), "<" | ">" | "," | ".") => match pointed.pit {
            Some(pit) => {
                let way = way_at(board, pit, matches!(text.as_str(), ">" | "."));
                let chosen = Pointed { pit: Some(pit), way: Some(way), by_key: true };
                let mv = Move::Sow { pit, way: Some(way) };
                (chosen, offers.moves.contains(&mv).then_some(mv))
            }
            None => (pointed, None),
        },
        Key::Character(_) => {
            column_of(key).map_or((pointed, None), |column| by_letter(column, board, side, offers, pointed))
        }
        _ => (pointed, None),
    }
}

/// The column that a letter names, by the letter typed or, on layouts without Latin letters, by its key.
fn column_of(key: &KeyboardInput) -> Option<u8> {
    let typed = match &key.logical_key {
        Key::Character(text) => text.chars().next().filter(char::is_ascii_alphabetic),
        _ => None,
    };
    let letter = typed.or_else(|| {
        let name = format!("{:?}", key.key_code);
        name.strip_prefix("Key").and_then(|letter| letter.chars().next())
    })?;
    (letter.to_ascii_lowercase() as u8).checked_sub(b'a')
}

/// A letter plays the pit of its column if only one can be lifted and it is clear how; else it points at it, and at the
/// next one when pressed again.
fn by_letter(column: u8, board: &Board, side: Side, offers: &Offers, pointed: Pointed) -> (Pointed, Option<Move>) {
    let pits: Vec<PitId> = board.pits_of(side).filter(|&pit| board.column(pit) == column).collect();
    let open: Vec<PitId> = pits.iter().copied().filter(|&pit| offers.ways(pit).next().is_some()).collect();
    let among = if open.is_empty() { &pits } else { &open };
    let Some(&first) = among.first() else { return (pointed, None) };
    let at = pointed.pit.and_then(|pit| among.iter().position(|&other| other == pit));
    let pit = at.map_or(first, |at| among[(at + 1) % among.len()]);
    let play = if open.len() == 1 { offers.lift(pit, None) } else { None };
    (Pointed { pit: Some(pit), way: None, by_key: true }, play)
}

/// The pit of a side beside another, on screen; its leftmost one if none is pointed at. At the edge one stays.
fn neighbour(board: &Board, side: Side, from: Option<PitId>, columns: i16, rows: i16) -> PitId {
    let own: Vec<PitId> = board.pits_of(side).collect();
    let start = own.iter().copied().min_by_key(|&pit| (board.column(pit), board.row(pit))).unwrap_or(PitId(0));
    let Some(from) = from.filter(|pit| own.contains(pit)) else { return start };
    let (column, row) = (i16::from(board.column(from)) + columns, i16::from(board.row(from)) + rows);
    own.into_iter()
        .find(|&pit| i16::from(board.column(pit)) == column && i16::from(board.row(pit)) == row)
        .unwrap_or(from)
}

/// The way of the arrow that points to the right on screen, and its opposite.
pub(super) fn arrows(board: &Board, pit: PitId) -> [(bool, Way); 2] {
    [false, true].map(|right| (right, way_at(board, pit, right)))
}
