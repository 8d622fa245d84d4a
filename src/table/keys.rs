//! Choosing a pit by keyboard: letters name columns, arrows move from pit to pit, Enter plays.

use super::pointing::{Offers, Pointed};
use super::ways::sideways;
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
    let side = current.game.before(front).chooser();
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
    let field = field(board, side, offers);
    let by_key = |pit, way| Pointed { pit: Some(pit), way, by_key: true, dragged: false };
    let step = |columns, rows| match neighbour(board, &field, pointed.pit, columns, rows) {
        Some(pit) => (by_key(pit, None), None),
        None => (pointed, None),
    };
    // Of a pit about which something is asked, the way can be said at once.
    let open = |pit: &PitId| offers.has(*pit);
    let subject = pointed.pit.filter(open).or(offers.asked().filter(open)).or(pointed.pit);
    let go = |way: Way| match subject {
        Some(pit) if board.ways().contains(&way) => {
            let exact = offers.at(pit).find(|&(offered, _)| offered == Some(way)).map(|(_, mv)| mv);
            let usual = || if offers.asks_way(pit) { offers.play_at(pit, Some(way)) } else { None };
            (by_key(pit, Some(way)), exact.or_else(usual))
        }
        _ => (pointed, None),
    };
    match &key.logical_key {
        Key::ArrowLeft if !held.shift => step(-1, 0),
        Key::ArrowRight if !held.shift => step(1, 0),
        Key::ArrowUp => step(0, 1),
        Key::ArrowDown => step(0, -1),
        Key::Escape => (Pointed::default(), None),
        Key::Enter => match (pointed.pit, offers.moves.as_slice()) {
            // A question, or nothing but a pass: Enter says yes.
            (_, [first @ (Move::Go | Move::Pass), ..]) => (pointed, Some(*first)),
            (Some(pit), _) => (pointed, offers.play_at(pit, pointed.way)),
            (None, _) => (pointed, None),
        },
        Key::Backspace if offers.moves.contains(&Move::Stop) => (pointed, Some(Move::Stop)),
        Key::Character(text) if matches!(text.as_str(), "<" | ">" | "," | ".") => match subject {
            Some(pit) => go(sideways(board, pit, matches!(text.as_str(), ">" | "."))),
            None => (pointed, None),
        },
        Key::Character(text) if compass(text).is_some() => compass(text).map_or((pointed, None), go),
        Key::Character(_) => {
            column_of(key).map_or((pointed, None), |column| by_letter(column, board, &field, offers, pointed))
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

/// The way of a digit over a torus, as the digits lie on a number pad.
fn compass(digit: &str) -> Option<Way> {
    Some(match digit {
        "8" => Way::N,
        "9" => Way::Ne,
        "6" => Way::E,
        "3" => Way::Se,
        "2" => Way::S,
        "1" => Way::Sw,
        "4" => Way::W,
        "7" => Way::Nw,
        _ => return None,
    })
}

/// The pits that keys go about: those of the side that chooses, and those of the other where some of them may be
/// chosen.
fn field(board: &Board, side: Side, offers: &Offers) -> Vec<PitId> {
    if !board.is_owned() {
        return board.pits().collect();
    }
    let whose = |pit: &PitId| board.owner(*pit) == side;
    let across = board.pits().any(|pit| !whose(&pit) && offers.has(pit));
    let own = !across || board.pits().any(|pit| whose(&pit) && offers.has(pit));
    board.pits().filter(|pit| if whose(pit) { own } else { across }).collect()
}

/// A letter plays the pit of its column if only one can be chosen and it is clear how; else it points at it, and at the
/// next one when pressed again.
fn by_letter(column: u8, board: &Board, field: &[PitId], offers: &Offers, pointed: Pointed) -> (Pointed, Option<Move>) {
    let pits: Vec<PitId> = field.iter().copied().filter(|&pit| board.column(pit) == column).collect();
    let open: Vec<PitId> = pits.iter().copied().filter(|&pit| offers.has(pit)).collect();
    let among = if open.is_empty() { &pits } else { &open };
    let Some(&first) = among.first() else { return (pointed, None) };
    let at = pointed.pit.and_then(|pit| among.iter().position(|&other| other == pit));
    let pit = at.map_or(first, |at| among[(at + 1) % among.len()]);
    let play = if open.len() == 1 { offers.play_at(pit, None) } else { None };
    (Pointed { pit: Some(pit), way: None, by_key: true, dragged: false }, play)
}

/// The pit beside another, on screen; the leftmost one if none is pointed at. At the edge one stays, but over the edges
/// of a torus one goes on.
fn neighbour(board: &Board, field: &[PitId], from: Option<PitId>, columns: i16, rows: i16) -> Option<PitId> {
    let start = field.iter().copied().min_by_key(|&pit| (board.column(pit), board.row(pit)));
    let Some(from) = from.filter(|pit| field.contains(pit)) else { return start };
    let (mut column, mut row) = (i16::from(board.column(from)) + columns, i16::from(board.row(from)) + rows);
    if !board.is_owned() {
        (column, row) = (column.rem_euclid(board.columns.into()), row.rem_euclid(board.rows.into()));
    }
    let there = |&&pit: &&PitId| i16::from(board.column(pit)) == column && i16::from(board.row(pit)) == row;
    field.iter().find(there).copied().or(Some(from))
}
