//! The JSON of events.

use mancala::engine::{Event, How, Lead, Note, Position, Question, Stones, Told};
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
    /// Which game, from 1.
    game: u64,
    /// Which ply, from 1.
    ply: usize,
    /// What happened, with its own keys.
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

/// What happened. The name, in the key `event`, is followed by the keys of its kind. Places are named as in the
/// notation: a pit, `S` or `N` for a store, `hand S` or `hand N`.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Happened {
    /// Seeds were taken up from a place, to be sown `ccw`, `cw` or, on a torus, `n` to `nw`.
    Lifted { from: String, seeds: u16, way: &'static str },
    /// Both players sow at the same time, and from here on the hand of this one acts.
    Hand { side: char },
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
    /// What a pit has become: `trap S`, `barred`, `house`, `house barred`, `closed`, `won S`, or (null) a pit
    /// like any other.
    Marked { pit: String, mark: Option<String> },
    /// A turn began, in a game that tells turns that begin with a capture from others.
    Opened { captures: bool },
    /// Captured seeds will be sown this way, the first into this end of the inner row itself.
    Entered { pit: String, way: &'static str },
    /// Of which side alone has captured so far, and in how many turns: `S` or `N`, or (null) none, for both have.
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
    /// How many bonus moves the player has had in this turn, in a game that counts them.
    Extra { moves: u8 },
    /// The next move of the player must go this way, or is free again.
    Bound { way: Option<&'static str> },
    /// A bonus move could not be made.
    BonusLost { side: char },
    /// A player passed.
    Passed { side: char },
    /// A player paid seeds from the store into the penalty pit.
    Paid { side: char, seeds: u16 },
    /// A player has lost while others play on.
    Lost { side: char },
    /// For how many turns together the players still in the game have passed without paying.
    Idle { turns: u8 },
    /// A player has brought seeds into play, and may not do so again in this round.
    Brought { side: char },
    /// The players exchanged seats.
    Swapped,
    /// The turn was found never to end, after this many laps.
    Endless { laps: u32 },
    /// A stage of play began.
    PhaseBegan { phase: String },
    /// It is now this player's turn.
    TurnPassed { side: char },
    /// Play stopped.
    Closed,
    /// Seeds left over went to a store.
    Swept { from: String, seeds: u16, to: String },
    /// A round of a match is over; as `ended`.
    RoundEnded { winner: &'static str, because: String },
    /// The next round of a match begins, and who will move first.
    RoundBegan { round: u16, side: char },
    /// The game is over: `S`, `N`, `draw` or `void`; `because` names the clause that stopped play.
    Ended { winner: &'static str, because: Option<String> },
}

/// What is asked, in one word.
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
        told: &Told,
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
            Event::Stones(stones) => went(rules, stones, after),
            Event::Note(note) => noted(rules, note, before),
        };
        EventLine { game, ply, happened, clause, aspect, text }
    }
}

/// Seeds that went from place to place, with the position after it.
fn went(rules: &Rules, stones: Stones, after: &Position) -> Happened {
    let Stones { from, to, seeds, how } = stones;
    let [start, end] = [from, to].map(|place| rules.board.place_name(place));
    match how {
        How::Lifted { way: sown } => Happened::Lifted { from: start, seeds, way: sown.word() },
        How::Sown => Happened::Sown { to: end, count: after.at(to) },
        How::Captured => Happened::Captured { from: start, seeds, to: (to != Place::FLIGHT).then_some(end) },
        How::SpecialsTaken
        | How::Crossed
        | How::Retreated
        | How::Shifted
        | How::Reseeded
        | How::Borrowed
        | How::Repaid
        | How::Gathered
        | How::GivenBack
        | How::Laid
        | How::Completed
        | How::SpecialsLaid
        | How::Handed
        | How::Mirrored
        | How::Returned => Happened::Moved { from: start, seeds, to: end },
        How::Paid => Happened::Paid { side: to.side().expect("a penalty pit is a side's").letter(), seeds },
        How::Swept => Happened::Swept { from: start, seeds, to: end },
    }
}

/// What else happened, with the position before it.
fn noted(rules: &Rules, note: Note, before: &Position) -> Happened {
    let name = |place: Place| rules.board.place_name(place);
    let pit_name = |pit| rules.board.name(pit);
    let letter = |side: Side| side.letter();
    match note {
        Note::Hand { side } => Happened::Hand { side: letter(side) },
        Note::Skipped { place } => Happened::Skipped { place: name(place) },
        Note::Withheld { pit, seeds } => Happened::Withheld { pit: pit_name(pit), seeds },
        Note::Relayed { pit } => Happened::Relayed { pit: pit_name(pit) },
        Note::Stopped { at } => Happened::Stopped { at: name(at) },
        Note::Marked { pit, mark } => {
            Happened::Marked { pit: pit_name(pit), mark: mark_text(mark).map(|mark| mark.replace('-', " ")) }
        }
        Note::Opened { captures } => Happened::Opened { captures },
        Note::Entered { pit, way: run } => Happened::Entered { pit: pit_name(pit), way: run.word() },
        Note::RoundEnded { result, because, .. } => {
            Happened::RoundEnded { winner: result_text(result), because: rules.cause_name(because) }
        }
        Note::RoundBegan { round, first } => Happened::RoundBegan { round, side: letter(first) },
        Note::LeadChanged { lead } => match lead {
            Lead::One { side, turns, .. } => Happened::LeadChanged { side: Some(letter(side)), turns: Some(turns) },
            Lead::Nobody | Lead::Both => Happened::LeadChanged { side: None, turns: None },
        },
        Note::Asked { ask } => Happened::Asked {
            side: letter(ask.who),
            question: question_text(ask.question),
            pit: ask.about().map(pit_name),
        },
        Note::Answered { answer } => Happened::Answered { answer: move_text(rules, before, answer) },
        Note::Bonus { side } => Happened::Bonus { side: letter(side) },
        Note::Bound { way: bound } => Happened::Bound { way: bound.map(|it| it.word()) },
        Note::BonusLost { side } => Happened::BonusLost { side: letter(side) },
        Note::Passed { side } => Happened::Passed { side: letter(side) },
        Note::Lost { side } => Happened::Lost { side: letter(side) },
        Note::Extra { moves } => Happened::Extra { moves },
        Note::Idle { turns } => Happened::Idle { turns },
        Note::Brought { side } => Happened::Brought { side: letter(side) },
        Note::Swapped => Happened::Swapped,
        Note::Endless { laps } => Happened::Endless { laps },
        Note::PhaseBegan { phase } => Happened::PhaseBegan { phase: rules.phases[usize::from(phase)].id.clone() },
        Note::TurnPassed { to } => Happened::TurnPassed { side: letter(to) },
        Note::Closed => Happened::Closed,
        Note::Ended { result, because } => {
            Happened::Ended { winner: result_text(result), because: because.map(|cause| rules.cause_name(cause)) }
        }
    }
}
