//! The JSON of events.

use crate::engine::{Ask, Event, Position, Told};
use crate::record::notation::{mark_text, result_text, way_text};
use crate::rules::{Place, Rules, Side, Way};
use serde::Serialize;

/// One event of a ply, before the line of the position that the ply led to:
///
/// ```json
/// {"game":1,"ply":1,"event":"sown","to":"d1","count":5,"clause":"direction","text":"..."}
/// ```
#[derive(Serialize)]
pub(super) struct EventLine {
    /// Which game, from 1.
    game: u64,
    /// Which ply, from 1.
    ply: usize,
    /// What happened, with its own keys.
    #[serde(flatten)]
    happened: Happened,
    /// The name of the clause that caused it, if any needs naming.
    clause: Option<String>,
    /// The same in words.
    text: String,
}

/// What happened. The name, in the key `event`, is followed by the keys of its kind. Places are named as in the
/// notation: a pit, `S` or `N` for a store, `hand S` or `hand N`.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Happened {
    /// Seeds were taken up from a place, to be sown `ccw` or `cw`.
    Lifted { from: String, seeds: u16, way: &'static str },
    /// A seed was dropped in a place, which then held `count`.
    Sown { to: String, count: u16 },
    /// A place on the way got no seed.
    Skipped { place: String },
    /// Seeds were captured from a pit: into a store, or (null) taken up to be sown again.
    Captured { from: String, seeds: u16, to: Option<String> },
    /// A capture or claim that would have been made was not.
    Withheld { pit: String, seeds: u16 },
    /// The lap ended in a pit that is lifted next.
    Relayed { pit: String },
    /// The last seed fell there, and the sowing is over.
    Stopped { at: String },
    /// What a pit has become: `trap S`, `trap N`, `barred`, or (null) a pit like any other.
    Marked { pit: String, mark: Option<String> },
    /// The player is asked whether to go on, with the last seed in that pit.
    Asked { pit: String },
    /// The player answered.
    Answered { go: bool },
    /// The same player moves again.
    Bonus { side: char },
    /// A bonus move could not be made.
    BonusLost { side: char },
    /// A player passed.
    Passed { side: char },
    /// The players exchanged seats.
    Swapped,
    /// The turn was found never to end, after so many laps.
    Endless { laps: u32 },
    /// A stage of play began.
    PhaseBegan { phase: String },
    /// It is now this player's turn.
    TurnPassed { side: char },
    /// Play stopped.
    Closed,
    /// Seeds left over went to a store.
    Swept { from: String, seeds: u16, to: String },
    /// The game is over: `S`, `N`, `draw` or `void`; `because` names the clause that stopped play.
    Ended { winner: &'static str, because: Option<String> },
}

impl EventLine {
    /// The line of an event, with the position just after it.
    pub(super) fn of(rules: &Rules, told: &Told, after: &Position, game: u64, ply: usize, text: String) -> EventLine {
        let clause = told.clause.map(|clause| rules.clause(clause).id());
        EventLine { game, ply, happened: happened(rules, &told.event, after), clause, text }
    }
}

fn happened(rules: &Rules, event: &Event, after: &Position) -> Happened {
    let name = |place: Place| rules.board.place_name(place);
    let pit_name = |pit| rules.board.name(pit);
    let way = |way: Way| way_text(way);
    let letter = |side: Side| side.letter();
    match *event {
        Event::Lifted { from, seeds, way: sown } => Happened::Lifted { from: name(from), seeds, way: way(sown) },
        Event::Sown { to } => Happened::Sown { to: name(to), count: after.at(to) },
        Event::Skipped { place } => Happened::Skipped { place: name(place) },
        Event::Captured { from, seeds, to } => Happened::Captured { from: pit_name(from), seeds, to: to.map(name) },
        Event::Withheld { pit, seeds } => Happened::Withheld { pit: pit_name(pit), seeds },
        Event::Relayed { pit } => Happened::Relayed { pit: pit_name(pit) },
        Event::Stopped { at } => Happened::Stopped { at: name(at) },
        Event::Marked { pit, mark } => {
            Happened::Marked { pit: pit_name(pit), mark: mark_text(mark).map(|mark| mark.replace('-', " ")) }
        }
        Event::Asked { ask: Ask { pit, .. } } => Happened::Asked { pit: pit_name(pit) },
        Event::Answered { go } => Happened::Answered { go },
        Event::Bonus { side } => Happened::Bonus { side: letter(side) },
        Event::BonusLost { side } => Happened::BonusLost { side: letter(side) },
        Event::Passed { side } => Happened::Passed { side: letter(side) },
        Event::Swapped => Happened::Swapped,
        Event::Endless { laps } => Happened::Endless { laps },
        Event::PhaseBegan { phase } => Happened::PhaseBegan { phase: rules.phases[usize::from(phase)].id.clone() },
        Event::TurnPassed { to } => Happened::TurnPassed { side: letter(to) },
        Event::Closed => Happened::Closed,
        Event::Swept { from, seeds, to } => Happened::Swept { from: pit_name(from), seeds, to: name(to) },
        Event::Ended { result, because } => {
            Happened::Ended { winner: result_text(result), because: because.map(|clause| rules.clause(clause).id()) }
        }
    }
}
