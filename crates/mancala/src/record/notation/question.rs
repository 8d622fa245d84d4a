//! Questions in mid-turn as text, both ways: the field `ask=` of a position. What is asked, and of whom, follows from
//! the clause and from whether seeds are in flight, so the text does not say it again.

use super::sign::{digits, fault, side_name};
use super::{NotationError, any_of, pit_named, shorten};
use crate::engine::{Ask, Kind, Mark, Question};
use crate::rules::kinds::landing::{Declined, To, Who};
use crate::rules::kinds::sowing::{LapWay, OrBack, Ways};
use crate::rules::plan::sowing::WayRule;
use crate::rules::plan::{self, Plan, StepEffect, TurnStep};
use crate::rules::{Cause, Clause, ClauseId, List, MAX_PITS, PLACES, PitId, Place, Rules, Side, StageRules, board};

/// Parts that may follow the number of laps, as an error message lists them.
pub(super) const MORE: &str = "from-, capturing, plain, end- or left-";

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
    let name = asked_name(rules, clause);
    let plan = &at.stage.plan;
    if question(plan, clause, false, 1).is_none() {
        let problem = format!("`{name}` asks nothing in the phase `{}`", at.stage.id);
        return Err(fault(column, problem, "a clause that is in force there"));
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
            let problem = format!("{} never sows in {}", side_name(at.mover), board.place_name(place));
            return Err(fault(column, problem, "pits where the player to move sows"));
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
        let problem = format!("no lap from {} may run the other way", board.name(pit));
        return Err(fault(pit_column, problem, format!("a pit that `{name}` names")));
    }
    if passing.is_some_and(|step| step.test.holds.as_ref().is_some_and(|counts| !counts.contains(seeds))) {
        let problem = format!("{} holds {seeds}, which nobody may take", board.name(pit));
        return Err(fault(pit_column, problem, format!("a pit with as many seeds as `{name}` says")));
    }
    if question == Question::Retreat && board.facing(pit).and_then(|facing| board.behind(facing)).is_none() {
        let problem = format!("no seeds that {} faces can move out of reach", board.name(pit));
        return Err(fault(pit_column, problem, "a pit of an inner row, on a board of four rows"));
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

/// The clause of a name, which must ask something.
///
/// # Errors
/// If it does not, or there is none.
pub(super) fn asking(rules: &Rules, name: &str, column: usize) -> Result<Cause, NotationError> {
    asking_causes(rules).find(|&cause| asked_name(rules, cause) == name).ok_or_else(|| {
        let known: Vec<String> = asking_causes(rules).map(|cause| asked_name(rules, cause)).collect();
        let expected = any_of(&known, "no `ask=`, for this game asks nothing");
        fault(column, format!("no clause `{}` asks anything in this game", shorten(name)), expected)
    })
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
        let unknown = |expected: &str| fault(column, format!("`{}`", shorten(word)), expected);
        let (name, rest) = word.split_once('-').unwrap_or((word, ""));
        let part = if name == "plain" { "capturing" } else { name };
        if seen.contains(&part) {
            return Err(fault(column, format!("`{}` stands here a second time", shorten(name)), "each part once"));
        }
        seen.push(part);
        match name {
            "from" => {
                let origin = origin_named(rules, rest).ok_or_else(|| unknown("from- and the name of a pit"))?;
                more.turn_origin = Some((origin, column));
            }
            "capturing" | "plain" if rest.is_empty() => {
                if stage.plan.choosing.must_capture.is_none() {
                    let problem = "this game does not tell turns with and without capture apart";
                    return Err(fault(column, problem, format!("no `{name}`")));
                }
                more.kind = if name == "plain" { Kind::Plain } else { Kind::Capturing };
            }
            "end" => {
                let ends = [(0, 1), (board.columns - 1, 2)].map(|(at, bit)| (board::column_name(at), bit));
                if stage.plan.facts.both_ends.is_none() {
                    return Err(fault(column, "captures at the ends do not count in this game", "no `end-`"));
                }
                let end = ends.iter().find(|(name, _)| name == rest);
                let (_, bit) = end.ok_or_else(|| unknown(&format!("end-{} or end-{}", ends[0].0, ends[1].0)))?;
                more.ends = *bit;
            }
            "left" => {
                let left = digits(rest).and_then(|left| u8::try_from(left).ok());
                more.left = Some((left.ok_or_else(|| unknown("left- and a number of pits"))?, column));
            }
            _ => return Err(unknown(MORE)),
        }
    }
    if stage.plan.choosing.must_capture.is_some() && more.kind == Kind::Open {
        let problem = "the question does not say whether the turn began with a capture";
        return Err(fault(text.column, problem, "`capturing` or `plain` after the laps"));
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
    let name = asked_name(rules, text.clause);
    let most = at.stage.plan.mores().next().map_or(0, |more| more.count());
    match (question, left) {
        (Question::More(_), None) => {
            let problem = format!("`{name}` asks for pits, and the text does not say how many are left");
            Err(fault(text.column, problem, format!("left-1 to left-{most} after the laps")))
        }
        (Question::More(_), Some((left, column))) if left == 0 || left > most => {
            Err(fault(column, format!("`left-{left}` cannot be"), format!("left-1 to left-{most}")))
        }
        (Question::More(_), _) => {
            let pits = rules.board.pits_of(at.mover.opponent());
            if pits.map(|pit| at.seeds[pit.index()]).all(|seeds| seeds == 0) {
                let problem = format!("{} has no seeds to take", side_name(at.mover.opponent()));
                return Err(fault(text.column, problem, "a question that can be answered"));
            }
            Ok(())
        }
        (_, Some((_, column))) => Err(fault(column, format!("`{name}` asks for no pits"), "no `left-`")),
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
        let problem = format!("the last seed cannot have fallen in {}, which holds {held}", rules.board.name(pit));
        let expected =
            if least == 2 { "2 seeds or more there" } else { "1 seed there if it was empty, more if it was occupied" };
        return Err(fault(column, problem, expected));
    }
    Ok(())
}

/// Checks that there are seeds in flight just where there must be.
fn in_flight(question: Question, at: &Standing, column: usize) -> Result<(), NotationError> {
    let plan = &at.stage.plan;
    match question {
        Question::Passing if at.lifted == 0 => {
            Err(fault(column, "no seeds are in flight in the middle of a lap", "`lifted=` as well"))
        }
        Question::Deposit if at.lifted == 0 => {
            Err(fault(column, "no captured seeds are in flight", "`lifted=` as well"))
        }
        Question::Reentry if !plan.resows() => {
            Err(fault(column, "seeds are in flight, though captured seeds are not sown again here", "no `lifted=`"))
        }
        Question::More(_) if at.lifted == 0 && plan.resows() => {
            Err(fault(column, "no captured seeds are in flight", "`lifted=` as well"))
        }
        Question::More(_) if at.lifted > 0 && !plan.resows() => {
            Err(fault(column, "seeds are in flight, though captured seeds are not sown again here", "no `lifted=`"))
        }
        Question::Take | Question::Claim | Question::Halt | Question::Retreat | Question::Race if at.lifted > 0 => {
            Err(fault(column, "seeds are in flight though the question is not about them", "no `lifted=`"))
        }
        _ => Ok(()),
    }
}
