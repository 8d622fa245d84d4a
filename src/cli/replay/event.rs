//! The JSON of events.

use mancala::engine::{
    CausedEvent, Event, FirstCapture, Info, LapEnd, Position, Question, StateChange, Transfer, TransferKind,
};
use mancala::record::notation::{mark_text, move_text, result_text};
use mancala::rules::{Place, Rules, Side};
use serde::Serialize;

/// One event of a ply, before the line of the position that the ply led to:
///
/// ```json
/// {"game":1,"ply":1,"event":"sown","to":"d1","count":5,"clause":"direction","text":"..."}
/// ```
#[derive(Serialize)]
pub(super) struct EventLine {
    /// Number of the game, from 1.
    game: u64,
    /// Number of the ply, from 1.
    ply: usize,
    /// The event, with its own keys.
    #[serde(flatten)]
    happened: Happened,
    /// The name of the clause that caused it, if any needs naming.
    clause: Option<String>,
    /// The field of the clause that did it, where it is not the clause as a whole.
    #[serde(skip_serializing_if = "str::is_empty")]
    aspect: &'static str,
    /// The same in words.
    text: String,
}

/// An event. The name, in the key `event`, is followed by the keys of its kind. Places are named as in the notation: a
/// pit, `S` or `N` for a store, `hand S` or `hand N`.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Happened {
    /// Seeds were taken up from a place, to be sown `ccw`, `cw` or, on a torus, `n` to `nw`.
    Lifted { from: String, seeds: u16, way: &'static str },
    /// Both players sow at the same time, and from here on the hand of this one acts.
    Hand { side: char },
    /// A lap begins, the numbered one of this hand's, sown in this direction from a place.
    LapBegan { lap: u32, hand: char, from: String, way: &'static str },
    /// A lap is over, with its last seed there: `relayed`, `resown`, `stopped`, `moves_again` or `play_stops`.
    LapEnded { at: String, because: &'static str },
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
    /// A pit got another mark: `trap S`, `barred`, `house`, `house barred`, `closed`, `won S`, or (null) none, like any
    /// other pit.
    Marked { pit: String, mark: Option<String> },
    /// A turn began, in a game that tells turns that begin with a capture from others.
    Opened { captures: bool },
    /// Captured seeds will be sown in this direction, the first into this end of the inner row itself.
    Entered { pit: String, way: &'static str },
    /// The side that alone has captured so far has changed, or the number of turns in which it did: `S` or `N`, or
    /// (null) none, for both have.
    LeadChanged { side: Option<char>, turns: Option<u8> },
    /// Seeds were moved without being sown.
    Moved { from: String, seeds: u16, to: String },
    /// A player is asked something about that pit, or (null) between two rounds of a match; the answers are the legal
    /// moves of the position that follows.
    Asked { side: char, question: &'static str, pit: Option<String> },
    /// The player answered, with the move as records write it.
    Answered { answer: String },
    /// The same player moves again.
    Bonus { side: char },
    /// The player has had this number of bonus moves in this turn, in a game that counts them.
    Extra { moves: u8 },
    /// The next move of the player must run in this direction, or is free again.
    Bound { way: Option<&'static str> },
    /// A bonus move could not be made.
    BonusLost { side: char },
    /// A player passed.
    Passed { side: char },
    /// A player paid seeds from the store into the penalty pit.
    Paid { side: char, seeds: u16 },
    /// A player has lost while others play on.
    Lost { side: char },
    /// The players still in the game have passed for this number of turns together without paying.
    Idle { turns: u8 },
    /// A player has brought seeds into play, and may not do so again in this round.
    Brought { side: char },
    /// The players exchanged seats.
    Swapped,
    /// The turn was found never to end, after this many laps.
    Endless { laps: u32 },
    /// A stage of play began.
    #[serde(rename = "phase_began")]
    StageBegan {
        #[serde(rename = "phase")]
        stage: String,
    },
    /// It is now this player's turn.
    TurnPassed { side: char },
    /// Play stopped.
    Closed,
    /// Seeds left over went to a store.
    Swept { from: String, seeds: u16, to: String },
    /// A round of a match is over; as `ended`.
    RoundEnded { winner: &'static str, because: String },
    /// The next round of a match begins; `side` will move first.
    RoundBegan { round: u16, side: char },
    /// The game is over: `S`, `N`, `draw` or `void`; `because` names the clause that stopped play.
    Ended { winner: &'static str, because: Option<String> },
}

/// Returns what is asked, in one word.
pub(super) fn question_text(question: Question) -> &'static str {
    match question {
        Question::Take => "take",
        Question::Passing => "passing",
        Question::Claim => "claim",
        Question::Halt => "halt",
        Question::Retreat => "retreat",
        Question::Race => "race",
        Question::Way => "way",
        Question::Reentry => "reentry",
        Question::Deposit => "deposit",
        Question::More(_) => "more",
        Question::Close(_) => "close",
        Question::Own(_) => "own",
    }
}

impl EventLine {
    /// The line of an event, with the positions just before and after it.
    pub(super) fn of(
        rules: &Rules,
        told: &CausedEvent,
        [before, after]: [&Position; 2],
        game: u64,
        ply: usize,
        text: String,
    ) -> EventLine {
        let (clause, aspect) = told
            .clause
            .map(|cause| rules.meant(cause))
            .map_or_else(Default::default, |(_, clause, field)| (Some(clause.id().to_owned()), field));
        let happened = match told.event {
            Event::Transfer(stones) => went(rules, stones, after),
            Event::Change(change) => changed(rules, change, before),
            Event::Info(info) => noted(rules, info),
        };
        EventLine { game, ply, happened, clause, aspect, text }
    }
}

/// Seeds that went from place to place, with the position after it.
fn went(rules: &Rules, stones: Transfer, after: &Position) -> Happened {
    let Transfer { from, to, seeds, kind } = stones;
    let [start, end] = [from, to].map(|place| rules.board.place_name(place));
    match kind {
        TransferKind::Lifted { way: sown } => Happened::Lifted { from: start, seeds, way: sown.word() },
        TransferKind::Sown => Happened::Sown { to: end, count: after.at(to) },
        TransferKind::Captured => Happened::Captured { from: start, seeds, to: (to != Place::FLIGHT).then_some(end) },
        TransferKind::SpecialsTaken
        | TransferKind::Crossed
        | TransferKind::Retreated
        | TransferKind::Shifted
        | TransferKind::Reseeded
        | TransferKind::Borrowed
        | TransferKind::Repaid
        | TransferKind::Gathered
        | TransferKind::GivenBack
        | TransferKind::Laid
        | TransferKind::Completed
        | TransferKind::SpecialsLaid
        | TransferKind::Handed
        | TransferKind::Mirrored
        | TransferKind::Returned => Happened::Moved { from: start, seeds, to: end },
        TransferKind::Paid => Happened::Paid { side: to.side().expect("a penalty pit is a side's").letter(), seeds },
        TransferKind::Swept => Happened::Swept { from: start, seeds, to: end },
    }
}

/// The line of another change, with the position before it.
fn changed(rules: &Rules, change: StateChange, before: &Position) -> Happened {
    let pit_name = |pit| rules.board.name(pit);
    let letter = |side: Side| side.letter();
    match change {
        StateChange::Marked { pit, mark } => {
            Happened::Marked { pit: pit_name(pit), mark: mark_text(mark).map(|mark| mark.replace('-', " ")) }
        }
        StateChange::RoundEnded { result, because, .. } => {
            Happened::RoundEnded { winner: result_text(result), because: rules.cause_name(because) }
        }
        StateChange::RoundBegan { round, first } => Happened::RoundBegan { round, side: letter(first) },
        StateChange::LeadChanged { lead } => match lead {
            FirstCapture::One { side, turns, .. } => {
                Happened::LeadChanged { side: Some(letter(side)), turns: Some(turns) }
            }
            FirstCapture::Nobody | FirstCapture::Both => Happened::LeadChanged { side: None, turns: None },
        },
        StateChange::Asked { ask } => Happened::Asked {
            side: letter(ask.who),
            question: question_text(ask.question),
            pit: ask.about().map(pit_name),
        },
        StateChange::Answered { answer } => Happened::Answered { answer: move_text(rules, before, answer) },
        StateChange::Bound { way: bound } => Happened::Bound { way: bound.map(|it| it.word()) },
        StateChange::Lost { side } => Happened::Lost { side: letter(side) },
        StateChange::Extra { moves } => Happened::Extra { moves },
        StateChange::Idle { turns } => Happened::Idle { turns },
        StateChange::Brought { side } => Happened::Brought { side: letter(side) },
        StateChange::Swapped => Happened::Swapped,
        StateChange::Endless { laps } => Happened::Endless { laps },
        StateChange::StageBegan { stage } => {
            Happened::StageBegan { stage: rules.stage_rules[usize::from(stage)].id.clone() }
        }
        StateChange::TurnPassed { to } => Happened::TurnPassed { side: letter(to) },
        StateChange::Ended { result, because } => {
            Happened::Ended { winner: result_text(result), because: because.map(|cause| rules.cause_name(cause)) }
        }
    }
}

/// The line of an event that leaves the position as it is.
fn noted(rules: &Rules, info: Info) -> Happened {
    let name = |place: Place| rules.board.place_name(place);
    let pit_name = |pit| rules.board.name(pit);
    let letter = |side: Side| side.letter();
    match info {
        Info::Hand { side } => Happened::Hand { side: letter(side) },
        Info::LapBegan { lap, hand, from, way: run } => {
            Happened::LapBegan { lap, hand: letter(hand), from: name(from), way: run.word() }
        }
        Info::LapEnded { at, because } => Happened::LapEnded { at: name(at), because: lap_end(because) },
        Info::Skipped { place } => Happened::Skipped { place: name(place) },
        Info::Withheld { pit, seeds } => Happened::Withheld { pit: pit_name(pit), seeds },
        Info::Relayed { pit } => Happened::Relayed { pit: pit_name(pit) },
        Info::Stopped { at } => Happened::Stopped { at: name(at) },
        Info::Opened { captures } => Happened::Opened { captures },
        Info::Entered { pit, way: run } => Happened::Entered { pit: pit_name(pit), way: run.word() },
        Info::Bonus { side } => Happened::Bonus { side: letter(side) },
        Info::BonusLost { side } => Happened::BonusLost { side: letter(side) },
        Info::Passed { side } => Happened::Passed { side: letter(side) },
        Info::Closed => Happened::Closed,
    }
}

fn lap_end(because: LapEnd) -> &'static str {
    match because {
        LapEnd::Relayed => "relayed",
        LapEnd::Resown => "resown",
        LapEnd::Stopped => "stopped",
        LapEnd::MovesAgain => "moves_again",
        LapEnd::PlayStops => "play_stops",
    }
}
