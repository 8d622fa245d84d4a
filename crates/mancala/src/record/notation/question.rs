//! Questions in mid-turn as text, both ways: the field `ask=` of a position. What is asked, and of whom, follows from
//! the clause and from whether seeds are in flight, so the text does not say it again.

use super::diagnostic::{PositionDiagnostic, QuestionDiagnostic, side_key};
use super::sign::{digits, wrong};
use super::{NotationError, pit_named};
use crate::diagnostic::{Key, Name, Written};
use crate::engine::{Ask, Kind, Mark, Question};
use crate::rules::kinds::landing::{Declined, To, Who};
use crate::rules::kinds::sowing::{LapWay, OrBack, Ways};
use crate::rules::plan::sowing::WayRule;
use crate::rules::plan::{self, Plan, StepEffect, TurnStep};
use crate::rules::{Cause, Clause, ClauseId, List, MAX_PITS, PLACES, PitId, Place, Rules, Side, StageRules, board};

/// Parts that may follow the number of laps; those with a hyphen begin a word.
pub(super) const PARTS: [&str; 5] = ["from-", "capturing", "plain", "end-", "left-"];

/// A question as written, each part that may be at fault with its column.
pub(super) struct AskText<'a> {
    pub(super) clause: Cause,
    pub(super) column: usize,
    pub(super) pit: (PitId, usize),
    pub(super) was_empty: bool,
    pub(super) way: board::Direction,
    pub(super) lap_origin: (Place, usize),
    pub(super) laps: u32,
    pub(super) more: Vec<(&'a str, usize)>,
}

/// Returns the name for a clause that asks, as a text has it: mostly that of the clause itself, for a capture in
/// passing that of the capture, and `retreat` for seeds that may be drawn back.
pub fn asked_name(rules: &Rules, cause: Cause) -> String {
    match rules.meant(cause) {
        (_, Clause::Optional(_), "refused") => "retreat".into(),
        (List::Dropping, Clause::Optional(it), _) => it.of.first().cloned().unwrap_or_default(),
        _ => rules.cause_name(cause),
    }
}

/// The text of a question.
pub(super) fn ask_text(rules: &Rules, ask: &Ask) -> String {
    let board = &rules.board;
    let before = if ask.was_empty { "empty" } else { "occupied" };
    let (clause, pit, origin) = (asked_name(rules, ask.clause), board.name(ask.pit), board.place_name(ask.lap_origin));
    let mut text = format!("{clause}:{pit}:{before}:{}:{origin}:{}", ask.way.word(), ask.laps);
    if ask.turn_origin != ask.lap_origin {
        text += &format!(":from-{}", board.place_name(ask.turn_origin));
    }
    text += match ask.kind {
        Kind::Open => "",
        Kind::Capturing => ":capturing",
        Kind::Plain => ":plain",
    };
    for (bit, column) in [(1, 0), (2, board.columns - 1)] {
        if ask.ends & bit != 0 {
            text += &format!(":end-{}", board::column_name(column));
        }
    }
    if let Question::More(left) = ask.question {
        text += &format!(":left-{left}");
    }
    text
}

/// The text of a question between two rounds.
pub(super) fn choose_text(rules: &Rules, ask: &Ask) -> String {
    let left = match ask.question {
        Question::Close(left) | Question::Own(left) => left,
        _ => 0,
    };
    format!("{}:{}:{left}", rules.cause_name(ask.clause), ask.who.letter())
}

/// Returns the question that a clause asks in mid-turn, if it asks one. `in_flight`: `true` if captured seeds are in
/// flight; `left`: the number of pits that may still be picked.
pub(super) fn question(plan: &Plan, clause: Cause, in_flight: bool, left: u8) -> Option<Question> {
    let in_passing = plan.dropping.iter().flat_map(|step| &step.optional).find(|it| it.clause == clause);
    let landing = plan.landing.iter().flat_map(|step| step.optional.iter().map(move |it| (step, it)));
    let of_last = landing.clone().find(|(_, it)| it.clause == clause).map(|(step, it)| match step.act {
        _ if it.only_lap => Question::Halt,
        StepEffect::Claim(_) => Question::Claim,
        StepEffect::Relay(_) => Question::Halt,
        StepEffect::Capture(_) | StepEffect::Again(_) | StepEffect::Lose | StepEffect::Stop | StepEffect::Spare => {
            Question::Take
        }
    });
    let retreat = landing.filter(|(_, it)| it.refused == Declined::Retreat).find(|(_, it)| it.retreat == clause);
    let ways = |way: &WayRule| way.clause == clause && (way.or_back != OrBack::Never || way.laps.0 == LapWay::Anew);
    let chosen = |way: &&WayRule| ways(way) && (way.or_back != OrBack::Never || way.way.0 == Ways::Chosen);
    in_passing
        .map(|_| Question::Passing)
        .or(of_last)
        .or_else(|| retreat.map(|_| Question::Retreat))
        .or_else(|| plan.mores().find(|more| more.clause == clause).map(|_| Question::More(left)))
        .or_else(|| {
            let given = |send: &&plan::SendRule| send.to == To::Given && send.clause == clause;
            plan.sends().find(given).map(|_| Question::Deposit)
        })
        .or_else(|| plan.opening.race.as_ref().filter(|race| race.clause == clause).map(|_| Question::Race))
        .or_else(|| {
            let asks = if in_flight { Question::Reentry } else { Question::Way };
            plan.sowing.ways.iter().find(chosen).map(|_| asks)
        })
}

/// Returns `true` if a clause asks something in some stage of play.
pub(super) fn asks(rules: &Rules, clause: Cause) -> bool {
    rules.stage_rules.iter().any(|stage| question(&stage.plan, clause, false, 1).is_some())
}

/// The rest of the position, as far as a question depends on it.
pub(super) struct Standing<'a> {
    /// Seeds by [`Place::index`].
    pub(super) seeds: &'a [u16; PLACES],
    /// Marks by pit.
    pub(super) marks: &'a [Mark; MAX_PITS],
    pub(super) stage: &'a StageRules,
    pub(super) lifted: u16,
    pub(super) mover: Side,
}

/// The question that a text asks of a position.
///
/// # Errors
/// If nobody can be asked that there.
pub(super) fn read_ask(rules: &Rules, text: &AskText, at: &Standing) -> Result<Ask, NotationError> {
    let AskText { clause, column, .. } = *text;
    let name = || Written::from(asked_name(rules, clause));
    let plan = &at.stage.plan;
    if question(plan, clause, false, 1).is_none() {
        let stage = at.stage.id.as_str().into();
        return Err(wrong(column, QuestionDiagnostic::Stage { clause: name(), stage }));
    }
    let AskDetails { turn_origin, kind, ends, left } = more(rules, text, at.stage)?;
    let question = question(plan, clause, at.lifted > 0, left.map_or(0, |(left, _)| left)).expect("it asks something");
    picks(rules, question, left, text, at)?;
    let board = &rules.board;
    let sown = |pit: PitId| board.passes(at.mover, pit);
    let (fallen_in, column_of_pit) = text.pit;
    let places = [(Place::pit(fallen_in), column_of_pit), text.lap_origin].into_iter().chain(turn_origin);
    for (place, column) in places {
        let lifts = || !plan.choosing.stores.is_empty() && place == Place::store(at.mover);
        if !place.as_pit().map_or_else(lifts, sown) {
            let (side, place) = (side_key(at.mover), board.place_name(place).into());
            return Err(wrong(column, QuestionDiagnostic::NeverSows { side, place }));
        }
    }
    fallen(rules, question, text, at)?;
    in_flight(question, at, column)?;
    let (pit, pit_column) = text.pit;
    let seeds = at.seeds[pit.index()];
    let passing = plan.dropping.iter().find(|step| step.optional.iter().any(|it| it.clause == clause));
    let turns = |way: &&WayRule| way.clause == clause && way.or_back != OrBack::Never;
    let back = plan.sowing.ways.iter().find(turns).and_then(|way| way.test.as_ref());
    if back.is_some_and(|test| !test.places.has(pit)) {
        let pit = board.name(pit).into();
        return Err(wrong(pit_column, QuestionDiagnostic::NoTurning { pit, clause: name() }));
    }
    if passing.is_some_and(|step| step.test.holds.as_ref().is_some_and(|counts| !counts.contains(seeds))) {
        let pit = board.name(pit).into();
        return Err(wrong(pit_column, QuestionDiagnostic::NotTaken { pit, seeds, clause: name() }));
    }
    if question == Question::Retreat && board.facing(pit).and_then(|facing| board.behind(facing)).is_none() {
        return Err(wrong(pit_column, QuestionDiagnostic::NoRetreat { pit: board.name(pit).into() }));
    }
    let by_owner = |step: &TurnStep| matches!(&step.act, StepEffect::Capture(capture) if capture.by == Who::Owner);
    let who = match question {
        Question::Retreat | Question::Race => at.mover.opponent(),
        Question::Passing if passing.is_some_and(by_owner) => {
            at.marks[pit.index()].owner_for_round().unwrap_or_else(|| board.owner(pit))
        }
        _ => at.mover,
    };
    let turn_origin = turn_origin.unwrap_or(text.lap_origin).0;
    let AskText { was_empty, way, lap_origin: (lap_origin, _), laps, .. } = *text;
    Ok(Ask { clause, question, who, pit, was_empty, way, lap_origin, turn_origin, kind, ends, laps })
}

/// Every clause, and every field of one, that asks something.
pub(super) fn asking_causes(rules: &Rules) -> impl Iterator<Item = Cause> {
    let each = move |(id, clause): (ClauseId, &Clause)| {
        let fields = clause.aspects();
        std::iter::once("").chain(fields.iter().copied()).map(move |field| rules.cause(id, field)).collect::<Vec<_>>()
    };
    rules.all().flat_map(each).filter(|&cause| asks(rules, cause))
}

/// The pit, or the side's store, from which a lap was lifted.
pub(super) fn origin_named(rules: &Rules, name: &str) -> Option<Place> {
    let lifts = rules.stage_rules.iter().any(|stage| !stage.plan.choosing.stores.is_empty());
    let stores = rules.board.sides().iter().map(|&side| Place::store(side)).filter(|_| lifts);
    let store = || stores.into_iter().find(|&store| rules.board.place_name(store) == name);
    pit_named(rules, name).map(Place::pit).or_else(store)
}

/// The parts that follow the number of laps.
#[derive(Default)]
struct AskDetails {
    turn_origin: Option<(Place, usize)>,
    kind: Kind,
    ends: u8,
    left: Option<(u8, usize)>,
}

fn more(rules: &Rules, text: &AskText, stage: &StageRules) -> Result<AskDetails, NotationError> {
    let board = &rules.board;
    let mut more = AskDetails::default();
    let mut seen = Vec::new();
    for &(word, column) in &text.more {
        let one_of =
            |names: Vec<Name>| wrong(column, PositionDiagnostic::OneOf { found: word.into(), at: Key("word"), names });
        let not_here =
            |field: &str, what| wrong(column, PositionDiagnostic::NotHere { field: field.into(), what: Key(what) });
        let (name, rest) = word.split_once('-').unwrap_or((word, ""));
        let part = if name == "plain" { "capturing" } else { name };
        if seen.contains(&part) {
            return Err(wrong(column, QuestionDiagnostic::PartTwice { part: name.into() }));
        }
        seen.push(part);
        match name {
            "from" => {
                let no_origin = || wrong(column, QuestionDiagnostic::From { found: word.into() });
                let origin = origin_named(rules, rest).ok_or_else(no_origin)?;
                more.turn_origin = Some((origin, column));
            }
            "capturing" | "plain" if rest.is_empty() => {
                if stage.plan.choosing.must_capture.is_none() {
                    return Err(not_here(name, "capturing"));
                }
                more.kind = if name == "plain" { Kind::Plain } else { Kind::Capturing };
            }
            "end" => {
                let ends = [(0, 1), (board.columns - 1, 2)].map(|(at, bit)| (board::column_name(at), bit));
                if stage.plan.facts.both_ends.is_none() {
                    return Err(not_here("end-", "captures-at-ends"));
                }
                let end = ends.iter().find(|(name, _)| name == rest);
                let known = || ends.iter().map(|(name, _)| format!("end-{name}").into()).collect();
                let (_, bit) = end.ok_or_else(|| one_of(known()))?;
                more.ends = *bit;
            }
            "left" => {
                let left = digits(rest).and_then(|left| u8::try_from(left).ok());
                let no_number = || wrong(column, QuestionDiagnostic::Left { found: word.into() });
                more.left = Some((left.ok_or_else(no_number)?, column));
            }
            _ => return Err(one_of(PARTS.map(Name::from).to_vec())),
        }
    }
    if stage.plan.choosing.must_capture.is_some() && more.kind == Kind::Open {
        return Err(wrong(text.column, QuestionDiagnostic::NoCapturing));
    }
    Ok(more)
}

/// Checks that this many pits can still be picked.
fn picks(
    rules: &Rules,
    question: Question,
    left: Option<(u8, usize)>,
    text: &AskText,
    at: &Standing,
) -> Result<(), NotationError> {
    let clause = || Written::from(asked_name(rules, text.clause));
    let most = at.stage.plan.mores().next().map_or(0, |more| more.count());
    match (question, left) {
        (Question::More(_), None) => Err(wrong(text.column, QuestionDiagnostic::NoLeft { clause: clause(), most })),
        (Question::More(_), Some((left, column))) if left == 0 || left > most => {
            Err(wrong(column, QuestionDiagnostic::LeftRange { found: format!("left-{left}").into(), most }))
        }
        (Question::More(_), _) => {
            let pits = rules.board.pits_of(at.mover.opponent());
            if pits.map(|pit| at.seeds[pit.index()]).all(|seeds| seeds == 0) {
                let side = side_key(at.mover.opponent());
                return Err(wrong(text.column, QuestionDiagnostic::NothingToTake { side }));
            }
            Ok(())
        }
        (_, Some((_, column))) => Err(wrong(column, QuestionDiagnostic::LeftUnused { clause: clause() })),
        (_, None) => Ok(()),
    }
}

/// Returns `true` if a clause asks only about the lap that follows a capture, which a last seed in an empty pit may
/// have made.
fn only_lap(stage: &StageRules, clause: Cause) -> bool {
    stage.plan.landing.iter().flat_map(|step| &step.optional).any(|it| it.clause == clause && it.only_lap)
}

/// Checks that the last seed can have fallen where the text says. Of the pit from which seeds in flight go on, and of a
/// pit that was emptied by a capture, only the last is known.
fn fallen(rules: &Rules, question: Question, text: &AskText, at: &Standing) -> Result<(), NotationError> {
    let (pit, column) = text.pit;
    let held = at.seeds[pit.index()];
    let least = match question {
        Question::Reentry | Question::Deposit | Question::More(_) | Question::Close(_) | Question::Own(_) => 0,
        Question::Halt if only_lap(at.stage, text.clause) => 1,
        Question::Halt => 2,
        Question::Take | Question::Passing | Question::Claim | Question::Retreat | Question::Race | Question::Way => 1,
    };
    if held < least || text.was_empty != (held < 2) {
        let pit = rules.board.name(pit).into();
        return Err(wrong(column, QuestionDiagnostic::Fallen { pit, seeds: held, least }));
    }
    Ok(())
}

/// Checks that there are seeds in flight just where there must be.
fn in_flight(question: Question, at: &Standing, column: usize) -> Result<(), NotationError> {
    let (is_in_flight, resows) = (at.lifted > 0, at.stage.plan.resows());
    let mistake = match question {
        Question::Passing if !is_in_flight => QuestionDiagnostic::NoneInFlight { of: Key("lap") },
        Question::Deposit if !is_in_flight => QuestionDiagnostic::NoneInFlight { of: Key("capture") },
        Question::More(_) if !is_in_flight && resows => QuestionDiagnostic::NoneInFlight { of: Key("capture") },
        Question::Reentry if !resows => QuestionDiagnostic::NotResown,
        Question::More(_) if is_in_flight && !resows => QuestionDiagnostic::NotResown,
        Question::Take | Question::Claim | Question::Halt | Question::Retreat | Question::Race if is_in_flight => {
            QuestionDiagnostic::FlightUnasked
        }
        _ => return Ok(()),
    };
    Err(wrong(column, mistake))
}
