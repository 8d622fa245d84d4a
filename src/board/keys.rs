//! Choosing a pit by keyboard: letters name columns, arrows move from pit to pit, Enter plays.

use super::pointing::PointedMove;
use super::{BoardContext, BoardSystems, Pointed};
use crate::play::PlayCommand;
use crate::play::activity::{Activity, ActivityChoice};
use crate::playback::PlaybackCommand;
use crate::ui::Action;
use crate::ui::Projecting;
use crate::ui::keys::{Held, letter_of, pressed_in_order};
use crate::ui::shortcuts::ShortcutApp;
use crate::ui::shortcuts::{Keyboard, trigger_by_key};
use crate::ui::systems::AppSystems;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use mancala::engine::Move;
use mancala::rules::board::LETTERS;
use mancala::rules::{Board, Direction, PitId, Place, Side};
use naqala_core::geometry::directions::sideways;
use naqala_core::session::{Choices, PitOutlook};

pub(super) fn plugin(app: &mut App) {
    app.register_type::<PressedKeys>().init_resource::<PressedKeys>().add_message::<KeyboardInput>().add_systems(
        Update,
        (
            collect_keys.in_set(CollectKeysSystems),
            (
                point_at_place.run_if(pointing_at_places),
                take_over.run_if(nobody_moves),
                choose_move.run_if(choosing_a_move),
            )
                .chain()
                .in_set(BoardSystems::Keys),
        )
            .chain()
            .in_set(AppSystems::Ask)
            .after(trigger_by_key),
    );
}

/// Adds the rows of the sheet of keys for the pits.
pub(crate) fn key_rows(app: &mut App) {
    app.add_key_rows(&[
        (10, "keys-pit", "keys-pit-does"),
        (20, "keys-point", "keys-point-does"),
        (30, "keys-choose", "keys-choose-does"),
        (40, "keys-way", "keys-way-does"),
        (50, "keys-compass", "keys-compass-does"),
        (60, "keys-stop", "keys-stop-does"),
    ]);
}

/// Systems that collect the keys meant for the board. Whoever else reads keys does so after them, from the same state.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CollectKeysSystems;

/// Keys pressed in this frame that are meant for the board, in order, each with those that were held with it. Whoever
/// answers them takes them.
#[derive(Resource, Reflect, Default)]
#[reflect(Resource)]
struct PressedKeys(#[reflect(ignore)] Vec<(KeyboardInput, Held)>);

impl PressedKeys {
    fn take(&mut self) -> Vec<(KeyboardInput, Held)> {
        std::mem::take(&mut self.0)
    }
}

/// Everything by which the meaning of a key is known.
#[derive(SystemParam)]
struct KeyContext<'w> {
    board: BoardContext<'w>,
    projecting: Res<'w, Projecting>,
}

impl KeyContext<'_> {
    /// Returns what the main button of a lesson, an example or a puzzle does.
    fn main(&self) -> Option<Action> {
        let BoardContext { current, playhead, activity, .. } = &self.board;
        match activity.shown() {
            Some(_) if playhead.is_asking(&current.choreography) => Some(PlaybackCommand::PlayPause.into()),
            Some(shown) if self.projecting.0 => shown.next().cloned(),
            Some(shown) => shown.primary().cloned(),
            None => None,
        }
    }
}

fn collect_keys(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    keyboard: Keyboard,
    activity: Res<Activity>,
    mut keys: ResMut<PressedKeys>,
) {
    keys.0.clear();
    if keyboard.is_taken() || activity.composes() {
        pressed.clear();
        return;
    }
    let keys_in_order = pressed_in_order(pressed.read(), Held::now(&held));
    let alone = keys_in_order.filter(|(_, held)| !held.control && !held.alt);
    keys.0.extend(alone.map(|(key, held)| (key.clone(), held)));
}

/// Returns whether any place may be the answer to a puzzle.
fn pointing_at_places(activity: Res<Activity>) -> bool {
    activity.takes_places()
}

/// Returns whether nobody can make a move now.
fn nobody_moves(board: BoardContext) -> bool {
    !board.activity.takes_places() && board.front().is_none()
}

/// Returns whether a move can be made now.
fn choosing_a_move(board: BoardContext) -> bool {
    !board.activity.takes_places() && board.front().is_some()
}

fn point_at_place(
    mut keys: ResMut<PressedKeys>,
    context: KeyContext,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    let BoardContext { current, layout, .. } = &context.board;
    for (key, _) in keys.take() {
        if let Some(main) = context.main().filter(|_| presses_button(&key, *pointed)) {
            main.trigger(&mut commands);
            continue;
        }
        let (next, place) = point_out(&on_board(&key, layout.turned), &current.game.rules().board, *pointed);
        pointed.set_if_neq(next);
        place.into_iter().for_each(|pit| commands.trigger(ActivityChoice::Point(Place::pit(pit))));
    }
}

/// Takes the game over by a key that would choose a pit; Enter presses a button, or hurries the program.
fn take_over(mut keys: ResMut<PressedKeys>, context: KeyContext, mut commands: Commands) {
    let current = &context.board.current;
    let board = &current.game.rules().board;
    let keys = keys.take();
    let mut keys = keys.iter().map(|(key, _)| key);
    let Some(key) = keys.find(|key| key.logical_key == Key::Enter || names_column(key, board)) else { return };
    let is_enter = key.logical_key == Key::Enter;
    match context.main() {
        Some(main) if is_enter => main.trigger(&mut commands),
        _ if is_enter && current.computer().is_some() => commands.trigger(PlayCommand::MoveNow),
        _ => commands.trigger(PlayCommand::TakeOver),
    }
}

fn choose_move(
    mut keys: ResMut<PressedKeys>,
    context: KeyContext,
    outlook: Res<PointedMove>,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    let BoardContext { current, layout, legal_moves, activity, .. } = &context.board;
    let Some(front) = context.board.front() else { return };
    let (board, side) = (&current.game.rules().board, current.game.before(front).chooser());
    // Enter answers a question, and does the only thing that can be done.
    let answers = legal_moves.ask.is_some() || matches!(legal_moves.moves[..], [only] if only.stands_alone());
    for (key, held) in keys.take() {
        let presses = presses_button(&key, *pointed) && (!answers || activity.is_judged());
        if let Some(main) = context.main().filter(|_| presses) {
            main.trigger(&mut commands);
            continue;
        }
        // In front of a class these go on and back.
        let sideways = matches!(key.logical_key, Key::ArrowLeft | Key::ArrowRight) && !held.shift;
        if sideways && context.projecting.0 && context.main().is_some() {
            continue;
        }
        if activity.is_judged() {
            if names_column(&key, board) {
                commands.trigger(ActivityChoice::Try);
                return;
            }
            continue;
        }
        if let (Key::Enter, true, PitOutlook::Barred(refused)) = (&key.logical_key, activity.asks(), &**outlook) {
            commands.trigger(ActivityChoice::Barred(*refused));
            continue;
        }
        let (next, command) = answer(&on_board(&key, layout.turned), held, board, side, legal_moves, *pointed);
        // After a move the pits are another player's to choose from.
        pointed.set_if_neq(if command.is_some() { Pointed::default() } else { next });
        if let Some(command) = command {
            commands.trigger(command);
        }
    }
}

/// A key that leads somewhere on screen, as one that leads there on the board, which may be turned.
pub(crate) fn on_board(key: &KeyboardInput, turned: bool) -> KeyboardInput {
    let logical_key = match &key.logical_key {
        _ if !turned => None,
        Key::ArrowLeft => Some(Key::ArrowRight),
        Key::ArrowRight => Some(Key::ArrowLeft),
        Key::ArrowUp => Some(Key::ArrowDown),
        Key::ArrowDown => Some(Key::ArrowUp),
        _ => to_the_right(key).map(|right| Key::Character(if right { "<" } else { ">" }.into())),
    };
    KeyboardInput { logical_key: logical_key.unwrap_or_else(|| key.logical_key.clone()), ..key.clone() }
}

/// Returns whether a key presses the main button of a lesson, an example or a puzzle: Enter does where the keyboard points at
/// nothing.
fn presses_button(key: &KeyboardInput, pointed: Pointed) -> bool {
    let points = pointed.by_key && (pointed.pit.is_some() || pointed.choice.is_some());
    key.logical_key == Key::Enter && !points
}

/// Returns the effect of a key on the pit pointed at where any pit of the rows may be the answer to a puzzle, and the
/// pit that is the answer. Other places have buttons.
pub(crate) fn point_out(key: &KeyboardInput, board: &Board, pointed: Pointed) -> (Pointed, Option<PitId>) {
    let all: Vec<PitId> = board.pits().collect();
    let at = |pit| Pointed { pit, by_key: true, ..Pointed::default() };
    let step = |columns, rows| (at(neighbour(board, &all, pointed.pit, columns, rows).or(pointed.pit)), None);
    match &key.logical_key {
        Key::ArrowLeft => step(-1, 0),
        Key::ArrowRight => step(1, 0),
        Key::ArrowUp => step(0, 1),
        Key::ArrowDown => step(0, -1),
        Key::Escape => (Pointed::default(), None),
        Key::Enter => (pointed, pointed.pit),
        Key::Character(_) => match column_of(key) {
            Some(column) => (by_letter(column, board, &all, &Choices::default(), pointed).0, None),
            None => (pointed, None),
        },
        _ => (pointed, None),
    }
}

/// Returns what a key makes of what is pointed at, and the command that it gives.
fn answer(
    key: &KeyboardInput,
    held: Held,
    board: &Board,
    side: Side,
    legal_moves: &Choices,
    pointed: Pointed,
) -> (Pointed, Option<PlayCommand>) {
    let pressed = pointed.choice.filter(|_| key.logical_key == Key::Enter);
    if let Some(choice) = pressed.and_then(|at| legal_moves.besides().get(at).copied()) {
        return (pointed, Some(choice.into()));
    }
    let (next, mv) = move_by_key(key, held, board, side, legal_moves, pointed);
    (next, mv.map(PlayCommand::Move))
}

/// Returns what a key makes of what is pointed at, and the move that it plays.
fn move_by_key(
    key: &KeyboardInput,
    held: Held,
    board: &Board,
    side: Side,
    legal_moves: &Choices,
    pointed: Pointed,
) -> (Pointed, Option<Move>) {
    let field = field(board, side, legal_moves);
    let by_key = |pit, way| Pointed { pit: Some(pit), way, by_key: true, ..Pointed::default() };
    let step = |columns, rows| (step(board, &field, legal_moves, pointed, columns, rows), None);
    // Of a pit about which something is asked, the direction can be said at once.
    let open = |pit: &PitId| legal_moves.has(*pit);
    let subject = pointed.pit.filter(open).or(legal_moves.asked().filter(open)).or(pointed.pit);
    let go = |way: Direction| match subject {
        Some(pit) if board.ways().contains(&way) => {
            let exact = legal_moves.at(pit).find(|&(offered, _)| offered == Some(way)).map(|(_, mv)| mv);
            let usual = || if legal_moves.asks_way(pit) { legal_moves.play_at(pit, Some(way)) } else { None };
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
        Key::Enter => match (pointed.pit, legal_moves.moves.as_slice()) {
            // To a question, Enter says yes.
            (_, [Move::Go, ..]) => (pointed, Some(Move::Go)),
            // The only thing that can be done, by a button.
            (_, [only]) if only.stands_alone() => (pointed, Some(*only)),
            (Some(pit), _) => (pointed, legal_moves.play_at(pit, pointed.way)),
            (None, _) => (pointed, None),
        },
        Key::Backspace if legal_moves.moves.contains(&Move::Stop) => (pointed, Some(Move::Stop)),
        Key::Character(_) if to_the_right(key).is_some() => match subject.zip(to_the_right(key)) {
            Some((pit, right)) => go(sideways(board, pit, right)),
            None => (pointed, None),
        },
        Key::Character(text) if compass(text).is_some() => compass(text).map_or((pointed, None), go),
        Key::Character(_) => {
            column_of(key).map_or((pointed, None), |column| by_letter(column, board, &field, legal_moves, pointed))
        }
        _ => (pointed, None),
    }
}

/// The column that a letter names.
fn column_of(key: &KeyboardInput) -> Option<u8> {
    let letter = letter_of(key).filter(char::is_ascii_lowercase)?;
    (letter as u8).checked_sub(b'a')
}

/// Returns whether a key names a column of a board.
fn names_column(key: &KeyboardInput, board: &Board) -> bool {
    column_of(key).is_some_and(|column| column < board.columns)
}

/// Returns whether a key says to the right rather than to the left: `<` and `>`, or what stands in the place that they have on an American
/// keyboard, unless it is a letter there or has another meaning.
fn to_the_right(key: &KeyboardInput) -> Option<bool> {
    let Key::Character(text) = &key.logical_key else { return None };
    match (text.as_str(), key.key_code) {
        ("<" | ",", _) => Some(false),
        (">" | ".", _) => Some(true),
        (text, _) if text.is_ascii() && text.chars().all(|char| char.is_ascii_alphanumeric() || char == '?') => None,
        (_, KeyCode::Comma) => Some(false),
        (_, KeyCode::Period) => Some(true),
        _ => None,
    }
}

/// The direction of a digit over a torus, as the digits lie on a number pad.
fn compass(digit: &str) -> Option<Direction> {
    Some(match digit {
        "8" => Direction::N,
        "9" => Direction::Ne,
        "6" => Direction::E,
        "3" => Direction::Se,
        "2" => Direction::S,
        "1" => Direction::Sw,
        "4" => Direction::W,
        "7" => Direction::Nw,
        _ => return None,
    })
}

/// The pits that keys go about: those of the side that chooses, and those of the other where some of them may be
/// chosen.
fn field(board: &Board, side: Side, legal_moves: &Choices) -> Vec<PitId> {
    if !board.is_owned() {
        return board.pits().collect();
    }
    let whose = |pit: &PitId| board.owner(*pit) == side;
    let across = board.pits().any(|pit| !whose(&pit) && legal_moves.has(pit));
    let own = !across || board.pits().any(|pit| whose(&pit) && legal_moves.has(pit));
    board.pits().filter(|pit| if whose(pit) { own } else { across }).collect()
}

/// A letter plays the pit of its column if only one can be chosen and it is clear how; else it points at it, and at the
/// next one when pressed again. Columns of two letters go by the last of them.
fn by_letter(
    column: u8,
    board: &Board,
    field: &[PitId],
    legal_moves: &Choices,
    pointed: Pointed,
) -> (Pointed, Option<Move>) {
    let pits: Vec<PitId> = field.iter().copied().filter(|&pit| board.column(pit) % LETTERS == column).collect();
    let open: Vec<PitId> = pits.iter().copied().filter(|&pit| legal_moves.has(pit)).collect();
    let among = if open.is_empty() { &pits } else { &open };
    let Some(&first) = among.first() else { return (pointed, None) };
    let at = pointed.pit.and_then(|pit| among.iter().position(|&other| other == pit));
    let pit = at.map_or(first, |at| among[(at + 1) % among.len()]);
    let play = if open.len() == 1 { legal_moves.play_at(pit, None) } else { None };
    (Pointed { pit: Some(pit), by_key: true, ..Pointed::default() }, play)
}

/// Returns what an arrow key points at: from the pits it comes down to the choices besides them, and up again.
fn step(board: &Board, field: &[PitId], legal_moves: &Choices, pointed: Pointed, columns: i16, rows: i16) -> Pointed {
    let choices = legal_moves.besides().len();
    let open = field.iter().copied().find(|&pit| legal_moves.has(pit));
    let below = rows < 0 && pointed.pit.is_some_and(|pit| is_lowest(board, field, pit));
    let choice = match pointed.choice.filter(|&at| at < choices) {
        Some(_) if rows > 0 && open.is_some() => None,
        Some(at) => Some(at.saturating_add_signed(columns.into()).min(choices - 1)),
        None if choices > 0 && (below || open.is_none()) => Some(0),
        None => None,
    };
    let pit = match (choice, pointed.choice) {
        (Some(_), _) => None,
        (None, Some(_)) => open,
        (None, None) => neighbour(board, field, pointed.pit, columns, rows).or(pointed.pit),
    };
    Pointed { pit, choice, by_key: true, ..Pointed::default() }
}

/// Returns whether no pit lies below this one, or only those beyond the edge of a torus.
fn is_lowest(board: &Board, field: &[PitId], pit: PitId) -> bool {
    if board.is_owned() { neighbour(board, field, Some(pit), 0, -1) == Some(pit) } else { board.row(pit) == 0 }
}

/// The pit beside another, on screen; the leftmost one if none is pointed at. At the edge it is the same pit, but the
/// edges of a torus are crossed. If no pit lies straight on, it is the nearest one in that half of the board.
fn neighbour(board: &Board, field: &[PitId], from: Option<PitId>, columns: i16, rows: i16) -> Option<PitId> {
    let start = field.iter().copied().min_by_key(|&pit| cell(board, pit));
    let Some(from) = from.filter(|pit| field.contains(pit)) else { return start };
    let (column, row) = cell(board, from);
    if !board.is_owned() {
        let (column, row) = ((column + columns).rem_euclid(board.columns.into()), row + rows);
        let there = (column, row.rem_euclid(board.rows.into()));
        return field.iter().copied().find(|&pit| cell(board, pit) == there).or(Some(from));
    }
    // How far on a pit lies in the direction, and how far aside.
    let away = |pit: PitId| {
        let (right, up) = (cell(board, pit).0 - column, cell(board, pit).1 - row);
        (right * columns + up * rows, (right * rows).abs() + (up * columns).abs())
    };
    let onwards = field.iter().copied().filter(|&pit| away(pit).0 > 0);
    onwards.min_by_key(|&pit| (away(pit).0 + 3 * away(pit).1, pit)).or(Some(from))
}

/// Columns to the right and rows upwards of a pit on screen, counted from the lower left corner of the board.
fn cell(board: &Board, pit: PitId) -> (i16, i16) {
    let (column, row) = (i16::from(board.column(pit)), i16::from(board.row(pit)));
    let last = i16::from(board.columns) + 1;
    match board.owner(pit) {
        _ if !board.is_square() => (column, row),
        Side::South => (column + 1, 0),
        Side::East => (last, column + 1),
        Side::North => (last - 1 - column, last),
        Side::West => (0, last - 1 - column),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::pressed;
    use mancala::rules::board::{BoardText, Paths, SeatLayout, SetupText, Stores};

    fn board(rows: u8) -> Board {
        let mut text = BoardText { stores: Stores::None, ..BoardText::plain(rows, 6) };
        // Four rows stand round a square here.
        if rows == 4 {
            let plain = BoardText::plain(rows, 6);
            let (seats, paths) = (SeatLayout::Square, Paths::Ring);
            text = BoardText { seats, paths, stores: Stores::All, penalties: true, ..plain };
        }
        let rows = vec![4; text.seating().rows_of_side().into()];
        Board::new(&text, &SetupText { rows, ..SetupText::default() }).expect("a plain board has no faults")
    }

    fn gone(board: &Board, field: &[PitId], from: &str, columns: i16, rows: i16) -> String {
        let from = board.pit_named(from).expect("the board has it");
        board.name(neighbour(board, field, Some(from), columns, rows).expect("the field is not empty"))
    }

    #[test]
    fn arrow_keys_come_down_from_the_pits_to_the_buttons_and_go_up_again() {
        let board = board(2);
        let pits: Vec<PitId> = board.pits_of(Side::South).collect();
        let sow = |&pit: &PitId| Move::Sow { pit, way: None };
        let offers = Choices {
            moves: pits[1..].iter().map(sow).chain([Move::Swap, Move::Pass]).collect(),
            ..Choices::default()
        };
        let go = |from: Pointed, columns, rows| step(&board, &pits, &offers, from, columns, rows);
        let from = Pointed { pit: Some(pits[2]), ..Pointed::default() };
        let first = go(from, 0, -1);
        assert_eq!((first.pit, first.choice), (None, Some(0)));
        let second = go(first, 1, 0);
        assert_eq!(second.choice, Some(1));
        assert_eq!([go(second, 1, 0).choice, go(first, -1, 0).choice], [Some(1), Some(0)], "at the ends one stays");
        assert_eq!(
            (go(second, 0, 1).pit, go(second, 0, 1).choice),
            (Some(pits[1]), None),
            "to a pit that may be played"
        );
        let alone = Choices { moves: vec![Move::Swap, Move::Pass], ..Choices::default() };
        assert_eq!(step(&board, &pits, &alone, Pointed::default(), 0, 1).choice, Some(0), "no pit can be chosen");
    }

    #[test]
    fn where_any_pit_may_answer_a_puzzle_keys_reach_both_rows_and_enter_points_one_out() {
        let board = board(2);
        let letter = pressed(Key::Character("c".into()), KeyCode::KeyC);
        let at = |pointed: Pointed| board.name(pointed.pit.expect("a pit is pointed at"));
        let (first, none) = point_out(&letter, &board, Pointed::default());
        assert_eq!((at(first), none), ("c1".to_owned(), None));
        let (second, none) = point_out(&letter, &board, first);
        assert_eq!((at(second), none), ("c2".to_owned(), None), "a letter again: the other pit of the column");
        let (third, _) = point_out(&pressed(Key::ArrowLeft, KeyCode::ArrowLeft), &board, second);
        assert_eq!(at(third), "b2");
        let (_, chosen) = point_out(&pressed(Key::Enter, KeyCode::Enter), &board, third);
        assert_eq!(chosen, third.pit);
    }

    #[test]
    fn round_a_square_arrow_keys_go_as_the_rows_lie_on_screen() {
        let board = board(4);
        let of = |side| board.pits_of(side).collect::<Vec<_>>();
        assert_eq!(gone(&board, &of(Side::South), "Sb", 1, 0), "Sc");
        assert_eq!(gone(&board, &of(Side::East), "Eb", 0, 1), "Ec");
        assert_eq!(gone(&board, &of(Side::North), "Nb", 1, 0), "Na");
        assert_eq!(gone(&board, &of(Side::West), "Wb", 0, 1), "Wa");
        assert_eq!(gone(&board, &of(Side::West), "Wb", 1, 0), "Wb", "there is no other row to go to");
        let all: Vec<PitId> = board.pits().collect();
        assert_eq!(gone(&board, &all, "Sf", 1, 0), "Ea");
        assert_eq!(gone(&board, &all, "Ef", 0, 1), "Na");
    }

    #[test]
    fn on_three_rows_arrow_keys_go_through_a_sides_own_part() {
        let board = board(3);
        let south: Vec<PitId> = board.pits_of(Side::South).collect();
        assert_eq!(gone(&board, &south, "e1", 0, 1), "e2");
        assert_eq!(gone(&board, &south, "d2", -1, 0), "c1", "the nearest of its own to the left");
        assert_eq!(gone(&board, &south, "f2", 0, -1), "f1");
    }
}
