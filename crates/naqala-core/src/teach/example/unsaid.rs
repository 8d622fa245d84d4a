//! Sentences of a rule page that no clause says, since they follow from the lack of one. They can be seen in moves too:
//! they borrow examples of the game's clauses in which they show.

use super::clarity::burden;
use super::effect::{ExampleGoal, Lines};
use super::walk::Walk;
use super::{EffectKind, Example, PlainSentence};
use crate::words::{Sentence, TurnContext};
use mancala::engine::{Aspect, Event, FailedCondition, Info, Mark, Move, Position, Transfer, TransferKind};
use mancala::rules::kinds::landing::Target;
use mancala::rules::{Board, Direction, PitId, Place, PlaceKind, Rules};

/// Test whether a move shows something.
type Sees = fn(&Seen<'_>) -> bool;

/// Move in which a sentence is looked for.
struct Seen<'a> {
    rules: &'a Rules,
    /// Index of the sentence among those of the page that have the same message.
    number: usize,
    walk: &'a Walk,
}

/// Tests for each sentence, by the id of its message: the one for the clearest showing comes first.
const SHOWN: &[(&str, &[Sees])] = &[
    ("board-end-pits", &[sows_at_an_end]),
    ("board-path-alone", &[sows_far, sows]),
    ("board-path-of", &[sows_far_by_number, sows_by_number]),
    ("board-path-own-rings", &[turns_a_corner_in_a_lap, turns_a_corner, sows_far, sows]),
    ("board-path-own-stores", &[turns_a_corner_in_a_lap, turns_a_corner, sows_far, sows]),
    ("board-path-shared", &[turns_a_corner_in_a_lap, turns_a_corner, sows_far, sows]),
    ("board-path-torus", &[sows_far, sows]),
    ("board-paths-differ", &[sows_far, sows]),
    ("board-penalties", &[pays]),
    ("board-stores", &[passes_a_store, sows_into_store, captures_into_store]),
    ("capture-compulsory", &[captures]),
    ("capture-from-trap-passing", &[sows_into_a_trap]),
    ("capture-none", &[sows_into_store, rests_on_seeds, sows]),
    ("capture-not-opponent", &[misses_its_side_elsewhere, captures_nothing_elsewhere]),
    ("capture-not-own", &[misses_its_side_at_home, captures_nothing_at_home]),
    ("capture-only-traps", &[rests_outside_traps]),
    ("capture-to-store", &[captures_into_store]),
    ("claim-house-otherwise", &[lifts_a_house]),
    ("claim-otherwise", &[spares]),
    ("sowing-origin-sown", &[comes_round_in_a_lap, comes_round, sows]),
    ("sowing-origin-sown-again", &[comes_round_in_a_lap, comes_round]),
    ("sowing-origin-sown-line", &[comes_round_in_a_lap, comes_round, sows]),
    ("sowing-origin-sown-stored", &[comes_round_in_a_lap, comes_round]),
    ("sowing-single-lap", &[rests_on_seeds, rests]),
    ("stage", &[plays_in_stage]),
    ("turn-alone", &[sows]),
    ("turn-alternate", &[passes_the_turn]),
    ("turn-bonus-lapses", &[loses_the_extra_move]),
    ("turn-no-bonus", &[rests_in_store]),
    ("turn-square", &[passes_the_turn]),
];

/// Most examples of one sentence.
const MOST: usize = 3;

/// Returns whether a move can show the sentence of a message with this id under these rules.
pub(super) fn can_be_shown(rules: &Rules, message: &str) -> bool {
    !sees(message).is_empty() && (message != "board-stores" || rules.board.has_stores())
}

/// Returns, of some examples, those that best show a sentence that no clause says, the clearest first.
pub(super) fn among(lines: &Lines<'_>, plain: PlainSentence, examples: &[Example]) -> Vec<Example> {
    let goal = ExampleGoal::Shows(Sentence::Plain(plain));
    let mut shown: Vec<(usize, bool, u32, &Example)> = Vec::new();
    for example in
        examples.iter().filter(|it| matches!(it.kind, EffectKind::Causes | EffectKind::Prefers | EffectKind::Withholds))
    {
        let plies = &example.plies[..=example.shown];
        let Some((effect, walk)) = lines.effect(goal, &example.position, plies) else { continue };
        let burden = burden(lines, goal, &effect, &walk, &example.position, plies.len());
        // Where the game ends, something else is of note.
        shown.push((effect.rank, walk.after.ended().is_some(), burden, example));
    }
    shown.sort_by_key(|&(rank, ends, burden, _)| (rank, ends, burden));
    let best = shown.first().map(|(rank, ..)| *rank);
    let mut few: Vec<&Example> = Vec::new();
    for (.., example) in shown.into_iter().filter(|(rank, ..)| Some(*rank) == best) {
        let same = |it: &&Example| it.position == example.position && it.mv() == example.mv();
        if few.len() < MOST && !few.iter().any(same) {
            few.push(example);
        }
    }
    few.into_iter().cloned().collect()
}

/// Returns the rank of the last of some plies for a sentence that no clause says: 0 is as well as a move can show it;
/// `None` if it does not.
pub(super) fn rank(rules: &Rules, (message, number): PlainSentence, walk: &Walk) -> Option<usize> {
    let seen = Seen { rules, number, walk };
    sees(message).iter().position(|sees| walk.refused.is_none() && sees(&seen))
}

/// Returns whether a move shows a sentence that no clause says.
pub fn is_shown(rules: &Rules, plain: PlainSentence, position: &Position, mv: Move) -> bool {
    Walk::along(rules, position, &[mv]).is_some_and(|walk| rank(rules, plain, &walk).is_some())
}

/// Returns the tests for a sentence, the one for the clearest showing first.
fn sees(message: &str) -> &'static [Sees] {
    SHOWN.iter().find(|(id, _)| *id == message).map_or(&[], |(_, sees)| sees)
}

/// Returns the transfers of seeds from place to place, in order.
fn moved(walk: &Walk) -> impl Iterator<Item = Transfer> + '_ {
    walk.events.iter().filter_map(|told| match told.event {
        Event::Transfer(stones) => Some(stones),
        Event::Change(_) | Event::Info(_) => None,
    })
}

/// Returns the events that do not change the position, in order.
fn noted(walk: &Walk) -> impl Iterator<Item = Info> + '_ {
    walk.events.iter().filter_map(|told| match told.event {
        Event::Info(info) => Some(info),
        Event::Transfer(_) | Event::Change(_) => None,
    })
}

/// Returns the places into which seeds were sown, in order.
fn drops(walk: &Walk) -> impl Iterator<Item = Place> + '_ {
    moved(walk).filter(|it| it.kind == TransferKind::Sown).map(|it| it.to)
}

/// Returns the place of the last seed, if the turn ended there.
fn rest(walk: &Walk) -> Option<Place> {
    noted(walk).find_map(|note| match note {
        Info::Stopped { at } => Some(at),
        _ => None,
    })
}

fn trapped(walk: &Walk, place: Place) -> bool {
    place.as_pit().is_some_and(|pit| matches!(walk.before.mark(pit), Mark::Trap(_)))
}

fn sows(seen: &Seen<'_>) -> bool {
    drops(seen.walk).next().is_some()
}

/// Returns whether three seeds or more were sown one after another, none of them captured.
fn sows_far(seen: &Seen<'_>) -> bool {
    drops(seen.walk).take(3).count() == 3 && !captures(seen)
}

/// Returns whether a sowing went from one row into another and captured nothing.
fn turns_a_corner(seen: &Seen<'_>) -> bool {
    let rows: Vec<u8> = drops(seen.walk).filter_map(Place::as_pit).map(|pit| seen.rules.board.row(pit)).collect();
    rows.windows(2).any(|two| two[0] != two[1]) && !captures(seen)
}

/// Returns the same for a move of a single lap, in the direction in which the page names the pits.
fn turns_a_corner_in_a_lap(seen: &Seen<'_>) -> bool {
    let as_named = match seen.walk.mv {
        Move::Sow { way, .. } | Move::Place { way, .. } => way.is_none_or(|way| way == Direction::Ccw),
        _ => true,
    };
    turns_a_corner(seen) && is_one_lap(seen.walk) && as_named
}

/// Returns whether a move follows the path clearly: round a corner of the board, if it has one, in a single lap.
pub(super) fn sows_along_the_path(rules: &Rules, walk: &Walk) -> bool {
    let seen = Seen { rules, number: 0, walk };
    if rules.board.rows == 1 { sows_far(&seen) } else { turns_a_corner_in_a_lap(&seen) }
}

fn sows_at_an_end(seen: &Seen<'_>) -> bool {
    drops(seen.walk).filter_map(Place::as_pit).any(|pit| seen.rules.board.is_end(pit))
}

fn pays(seen: &Seen<'_>) -> bool {
    moved(seen.walk).any(|it| matches!(it.to.kind(), PlaceKind::Penalty(_)))
}

fn sows_into_store(seen: &Seen<'_>) -> bool {
    drops(seen.walk).any(|place| matches!(place.kind(), PlaceKind::Store(_)))
}

/// Returns whether a sowing dropped a seed into a store and went on to a pit.
fn passes_a_store(seen: &Seen<'_>) -> bool {
    let sown: Vec<Place> = drops(seen.walk).collect();
    let is_store = |place: Place| matches!(place.kind(), PlaceKind::Store(_));
    sown.windows(2).any(|two| is_store(two[0]) && two[1].as_pit().is_some())
}

/// Returns whether a sowing came back to the pit that was lifted, and dropped a seed there.
fn comes_round(seen: &Seen<'_>) -> bool {
    let mut origin = None;
    moved(seen.walk).any(|it| match it.kind {
        TransferKind::Lifted { .. } => {
            origin = Some(it.from);
            false
        }
        TransferKind::Sown => origin == Some(it.to),
        _ => false,
    })
}

/// Returns the same for a move of a single lap that captures nothing, so that the seed stays there.
fn comes_round_in_a_lap(seen: &Seen<'_>) -> bool {
    comes_round(seen) && is_one_lap(seen.walk) && !captures(seen)
}

fn is_one_lap(walk: &Walk) -> bool {
    !noted(walk).any(|note| matches!(note, Info::Relayed { .. }))
}

fn captures(seen: &Seen<'_>) -> bool {
    moved(seen.walk).any(|it| it.kind == TransferKind::Captured)
}

fn captures_into_store(seen: &Seen<'_>) -> bool {
    moved(seen.walk).any(|it| it.kind == TransferKind::Captured && matches!(it.to.kind(), PlaceKind::Store(_)))
}

/// Returns whether the last seed fell in a pit and captured nothing.
fn rests(seen: &Seen<'_>) -> bool {
    rest(seen.walk).and_then(Place::as_pit).is_some() && !captures(seen)
}

/// Returns the same for a pit that held seeds already and was not lifted all the same.
fn rests_on_seeds(seen: &Seen<'_>) -> bool {
    rests(seen) && rest(seen.walk).and_then(Place::as_pit).is_some_and(|pit| seen.walk.after.pit(pit) > 1)
}

/// Returns whether the last seed fell in a pit of the player's own, and captured nothing.
fn rests_at_home(seen: &Seen<'_>) -> Option<bool> {
    let pit: PitId = rest(seen.walk).and_then(Place::as_pit).filter(|_| rests(seen))?;
    let board: &Board = &seen.rules.board;
    Some(seen.walk.before.owner(board, pit) == seen.walk.before.chooser())
}

fn captures_nothing_at_home(seen: &Seen<'_>) -> bool {
    rests_at_home(seen) == Some(true)
}

fn captures_nothing_elsewhere(seen: &Seen<'_>) -> bool {
    rests_at_home(seen) == Some(false)
}

/// Returns whether a last seed would have captured on the other side.
fn misses_its_side(seen: &Seen<'_>) -> bool {
    let (rules, Walk { before, events, .. }) = (seen.rules, seen.walk);
    let stopped = events.iter().rposition(|told| matches!(told.event, Event::Info(Info::Stopped { .. })));
    let (Some(at), Some(pit)) = (stopped, rest(seen.walk).and_then(Place::as_pit)) else { return false };
    let mut position = before.clone();
    events[..at].iter().for_each(|told| position.apply(told.event));
    let takes = |it: &FailedCondition<'_>| {
        let across = it.capture.take.first() == Some(&Target::Facing);
        !across || rules.board.facing(pit).is_some_and(|facing| position.pit(facing) > 0)
    };
    let so_far = TurnContext::after(rules, before, &events[..at]);
    let fallen = so_far.fallen(rules, &position, before.chooser(), pit);
    fallen.captures().any(|it| it.missed == [Aspect::Side] && it.barred.is_none() && takes(&it))
}

fn misses_its_side_at_home(seen: &Seen<'_>) -> bool {
    captures_nothing_at_home(seen) && misses_its_side(seen)
}

fn misses_its_side_elsewhere(seen: &Seen<'_>) -> bool {
    captures_nothing_elsewhere(seen) && misses_its_side(seen)
}

fn rests_outside_traps(seen: &Seen<'_>) -> bool {
    rests(seen) && rest(seen.walk).is_some_and(|place| !trapped(seen.walk, place))
}

fn sows_into_a_trap(seen: &Seen<'_>) -> bool {
    drops(seen.walk).any(|place| trapped(seen.walk, place))
}

fn rests_in_store(seen: &Seen<'_>) -> bool {
    let own = rest(seen.walk) == Some(Place::store(seen.walk.before.chooser()));
    own && passes_the_turn(seen)
}

fn lifts_a_house(seen: &Seen<'_>) -> bool {
    let house = |pit: PitId| matches!(seen.walk.before.mark(pit), Mark::House | Mark::BarredHouse);
    noted(seen.walk).any(|note| matches!(note, Info::Relayed { pit } if house(pit)))
}

/// Returns whether a claim or a capture was withheld.
fn spares(seen: &Seen<'_>) -> bool {
    noted(seen.walk).any(|note| matches!(note, Info::Withheld { .. }))
}

fn passes_the_turn(seen: &Seen<'_>) -> bool {
    let Walk { before, after, .. } = seen.walk;
    after.ended().is_none() && after.ask().is_none() && after.chooser() != before.chooser()
}

fn loses_the_extra_move(seen: &Seen<'_>) -> bool {
    noted(seen.walk).any(|note| matches!(note, Info::BonusLost { .. }))
}

/// Returns whether the player sowed whose index in the order of seats is that of the sentence.
fn sows_by_number(seen: &Seen<'_>) -> bool {
    seen.rules.board.sides().get(seen.number) == Some(&seen.walk.before.chooser()) && sows(seen)
}

fn sows_far_by_number(seen: &Seen<'_>) -> bool {
    sows_by_number(seen) && sows_far(seen)
}

fn plays_in_stage(seen: &Seen<'_>) -> bool {
    seen.walk.before.stage() == seen.number && sows(seen)
}
