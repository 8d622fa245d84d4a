//! Checks of the conditions on pits, turns and moves: that each can be met somewhere.

use super::ClauseChecker;
use crate::rules::board::Part;
use crate::rules::kinds::Clause;
use crate::rules::kinds::choice::LiftFrom;
use crate::rules::kinds::condition::{Counts, Marked, MoveIf, OfThese, PitIf, TurnIf, Was, Whose};
use crate::rules::kinds::ending::Once;
use crate::rules::setup::MAX_PARTS;

/// Place of the pit that a condition is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PitRole {
    /// A seed has just fallen there, or is about to.
    Fell,
    /// Anywhere.
    Any,
}

/// Everything that a clause asks, rule structs within others included.
#[derive(Default)]
pub(super) struct ClauseConditions<'a> {
    pub(super) pits: Vec<(PitRole, &'a PitIf)>,
    pub(super) turns: Vec<&'a TurnIf>,
    pub(super) moves: Vec<&'a MoveIf>,
    pub(super) counts: Vec<&'a Counts>,
}

impl<'a> ClauseConditions<'a> {
    /// Returns what a clause asks.
    pub(super) fn of(clause: &'a Clause) -> ClauseConditions<'a> {
        let mut asked = ClauseConditions::default();
        clause.when().iter().for_each(|when| asked.turn(when));
        match clause {
            Clause::House(it) => asked.counts.push(&it.counts),
            Clause::Race(it) => asked.pit(PitRole::Any, &it.from),
            // What may not be asked of a store is said by the kind.
            Clause::Lift(it) if it.from == LiftFrom::Store => asked.counts.extend(&it.r#if.holds),
            Clause::Lift(it) => asked.pit(PitRole::Any, &it.r#if),
            Clause::Place(it) => asked.pit(PitRole::Any, &it.r#if),
            Clause::Instead(it) => asked.pit(PitRole::Any, &it.r#if),
            Clause::MustCapture(it) => asked.counts.push(&it.sown),
            Clause::Bar(it) => asked.a_move(&it.r#move),
            Clause::Prefer(it) => {
                asked.a_move(&it.r#move);
                it.not.iter().for_each(|not| asked.a_move(not));
            }
            Clause::Way(it) => asked.pit(PitRole::Any, &it.r#if),
            Clause::Skip(it) => asked.pit(PitRole::Any, &it.r#if),
            Clause::LiftSome(it) => asked.pit(PitRole::Any, &it.r#if),
            Clause::Meeting(it) => asked.pit(PitRole::Any, &it.r#if),
            Clause::Capture(it) => {
                asked.pit(PitRole::Fell, &it.r#if);
                asked.pit(PitRole::Any, &it.r#where);
                it.spare.iter().for_each(|spare| asked.pit(PitRole::Any, spare));
                let through = it.run.iter().filter_map(|run| run.through.as_ref());
                through.for_each(|through| asked.pit(PitRole::Any, through));
            }
            Clause::Claim(it) => asked.pit(PitRole::Fell, &it.r#if),
            Clause::Relay(it) => asked.pit(PitRole::Fell, &it.r#if),
            Clause::Again(it) => it.r#if.iter().for_each(|pit| asked.pit(PitRole::Fell, pit)),
            Clause::Except(it) => asked.pit(PitRole::Fell, &it.r#if),
            Clause::Optional(it) => asked.pit(PitRole::Fell, &it.r#if),
            Clause::More(it) => asked.pit(PitRole::Any, &it.r#where),
            Clause::End(it) => {
                asked.pit(PitRole::Fell, &it.r#if);
                if let Some(Once::Left(left)) = &it.once {
                    asked.pit(PitRole::Any, &left.pits);
                    asked.counts.push(&left.seeds);
                }
            }
            Clause::Trap(_)
            | Clause::Arrange(_)
            | Clause::Script(_)
            | Clause::Bring(_)
            | Clause::Swap(_)
            | Clause::Feed(_)
            | Clause::NoReturn(_)
            | Clause::Blockade(_)
            | Clause::Drop(_)
            | Clause::GrandSlam(_)
            | Clause::Send(_)
            | Clause::Extra(_)
            | Clause::Pass(_)
            | Clause::Endless(_)
            | Clause::Winner(_)
            | Clause::Refill(_)
            | Clause::Territory(_)
            | Clause::Mirror(_)
            | Clause::Sale(_)
            | Clause::Score(_) => {}
        }
        asked
    }

    fn pit(&mut self, at: PitRole, pit: &'a PitIf) {
        self.pits.push((at, pit));
        self.counts.extend(pit.holds.iter().chain(&pit.specials));
        for other in [&pit.facing, &pit.behind, &pit.next, &pit.before, &pit.twin].into_iter().flatten() {
            self.pit(PitRole::Any, other);
        }
    }

    fn turn(&mut self, turn: &'a TurnIf) {
        self.turns.push(turn);
        let counts = [&turn.turn, &turn.r#move, &turn.lap, &turn.sown, &turn.left];
        self.counts.extend(counts.into_iter().flatten());
        for pit in [&turn.from, &turn.there_is].into_iter().flatten() {
            self.pit(PitRole::Any, pit);
        }
        turn.unless.iter().for_each(|unless| self.turn(unless));
    }

    fn a_move(&mut self, it: &'a MoveIf) {
        self.moves.push(it);
        self.counts.extend(it.sown.iter().chain(&it.fills));
        for pit in [&it.from, &it.first, &it.last].into_iter().flatten() {
            self.pit(PitRole::Any, pit);
        }
    }
}

/// Notes every mistake in what a clause asks.
pub(super) fn check(on: &mut ClauseChecker) {
    let asked = ClauseConditions::of(on.clause);
    for counts in &asked.counts {
        on.needs(listable(counts), "no number is named, or too many: expected 1 to 32 in Of");
        on.needs(
            !listable(counts) || is_some(counts, 0),
            "no number fits: expected counts that can be, as in Of([2, 3]) or Between(2, 5)",
        );
    }
    for &(at, pit) in &asked.pits {
        place(on, at, pit);
        seeds(on, at, pit);
        relations(on, pit);
    }
    for turn in &asked.turns {
        on.needs(!on.game.torus || turn.crossed.is_none(), TORUS);
        on.needs(
            turn.crossed.is_none() || on.game.board.crosses(),
            "no seed falls on the other side on this board: expected paths that pass the pits of both sides",
        );
        on.needs(
            turn.reversed.is_none()
                || on.game.has(|it| matches!(it, Clause::Way(it) if it.or_back != Default::default())),
            "no lap runs the other way than usual: expected or_back in a Way under sowing",
        );
    }
    for asked in &asked.moves {
        on.needs(
            asked.last_store.is_none() || on.game.board.sows_stores(),
            "no seed falls in a store here: expected stores: Own, OwnLeft or All",
        );
    }
}

const TORUS: &str = "on a torus nobody owns a pit: expected nothing asked of sides and rows";

/// Checks the owner and the place that a condition names.
fn place(on: &mut ClauseChecker, at: PitRole, pit: &PitIf) {
    let board = on.game.board;
    on.needs(!on.game.torus || matches!(pit.side, Whose::Any) && pit.played.is_none(), TORUS);
    on.needs(
        board.is_torus()
            || board.sides().len() == 1
            || board.crosses()
            || at == PitRole::Any
            || pit.side != Whose::Other,
        "no seed falls in the opponent's pits on this board: expected side: Own or Any",
    );
    on.needs(
        pit.side != Whose::Nobody || board.every_pit().any(|pit| board.is_nobodys(pit)),
        "every pit is somebody's: expected board.ends: true, or pits that written seats leave out",
    );
    let parts = [&pit.at, &pit.not_at];
    on.needs(!on.game.torus || parts.iter().all(|it| it.is_empty()), TORUS);
    on.needs(
        parts.iter().all(|it| it.len() <= MAX_PARTS),
        format!("too many parts are named: expected at most {MAX_PARTS}"),
    );
    let beyond = |part: &&Part| part.number().is_some_and(|n| !(1..=board.columns).contains(&n));
    if let Some(part) = parts.into_iter().flatten().find(beyond) {
        let columns = board.columns;
        on.needs(on.game.torus, format!("{part:?} is not on this board: expected a number from 1 to {columns}"));
    }
    on.needs(
        pit.at.is_empty() || pit.at.iter().any(|part| !pit.not_at.contains(part)),
        "no pit fits: expected a part under at that is not under not_at",
    );
    let several = board.seating().rows_of_side() > 1;
    on.needs(
        pit.of_these != OfThese::Rightmost || !several,
        "a player has several rows with a pit at the right: expected Rightmost on boards on which a player has one row",
    );
    let ends = matches!(pit.of_these, OfThese::Leftmost | OfThese::Rightmost);
    on.needs(!on.game.torus || !ends, TORUS);
    on.needs(
        pit.of_these != OfThese::Leftmost || !several || !pit.at.is_empty() || on.game.torus,
        "a player has several rows with a pit at the left: expected at: [Outer] or at: [Inner] beside Leftmost",
    );
}

/// Checks the numbers of seeds that a condition names, before and after the last seed.
fn seeds(on: &mut ClauseChecker, at: PitRole, pit: &PitIf) {
    on.needs(
        pit.specials.is_none() || on.game.board.specials > 0,
        "the game has no special pieces: expected setup.specials, or nothing asked of specials",
    );
    let Some(holds) = pit.holds.as_ref().filter(|it| listable(it)) else { return };
    // A pit in which a seed fell holds that one, and what it held before; of another pit both speak of now.
    let (least, what) = match (at, pit.was) {
        (PitRole::Fell, Was::Occupied) => (2, "a pit that was occupied holds 2 or more with the seed that falls there"),
        (PitRole::Fell, _) => (1, "a pit in which a seed falls holds 1 or more"),
        (PitRole::Any, Was::Occupied) => (1, "a pit that is occupied holds 1 or more"),
        (PitRole::Any, Was::Any | Was::Empty) => (0, ""),
    };
    on.needs(least == 0 || is_some(holds, least), format!("{what}: expected such a number in holds"));
    if let Counts::Of(counts) = holds {
        on.needs(
            at == PitRole::Any || !counts.contains(&0),
            "a pit in which a seed falls holds 1 or more: expected counts from 1 up",
        );
    }
    on.needs(
        at == PitRole::Fell || pit.was != Was::Empty || holds.contain(0),
        "no pit is empty and holds seeds: expected was or holds, not both",
    );
}

/// Pits that are found from another one.
fn relations(on: &mut ClauseChecker, pit: &PitIf) {
    let board = on.game.board;
    let behind = board.pits().any(|pit| board.behind(pit).is_some());
    let twin = board.pits().any(|pit| board.twin(pit).is_some());
    on.needs(pit.facing.is_none() || on.game.faces(), NO_FACING);
    on.needs(pit.behind.is_none() || behind, NO_BEHIND);
    on.needs(pit.twin.is_none() || twin, NO_TWIN);
    let along = pit.next.is_some() || pit.before.is_some();
    on.needs(
        !along || !board.sows_stores(),
        "the next place may be a store: expected stores: None or Aside where next or before is asked",
    );
    on.needs(
        !matches!(pit.mark, Marked::Barred) || on.game.has(|it| matches!(it, Clause::Blockade(_))),
        "no pit is ever blocked: expected Blockade under choice, beside mark: Barred",
    );
}

pub(super) const NO_FACING: &str = "no pit faces another on this board: expected two or four rows, not round a square";
pub(super) const NO_TWIN: &str = "no pit has one of the same number on the other side: expected two or four rows";
pub(super) const NO_BEHIND: &str = "no pit lies behind another on this board: expected four rows";

/// Returns whether counts name no more numbers than are read.
fn listable(counts: &Counts) -> bool {
    match counts {
        Counts::Of(counts) => (1..=32).contains(&counts.len()),
        Counts::Not(counts) => listable(counts),
        Counts::Both(one, other) => listable(one) && listable(other),
        Counts::Even | Counts::Odd | Counts::From(_) | Counts::UpTo(_) | Counts::Between(..) | Counts::AsMany(_) => {
            true
        }
    }
}

/// Returns whether some number from `least` on is among these.
pub(super) fn is_some(counts: &Counts, least: u16) -> bool {
    let mut edges = vec![least, least + 1, u16::MAX - 1, u16::MAX];
    let near = note_edges(counts, &mut edges);
    near || edges.iter().any(|&count| count >= least && counts.contain(count))
}

/// Notes the numbers at which counts begin and end. Returns `true` if they depend on what a pit nearby holds.
fn note_edges(counts: &Counts, edges: &mut Vec<u16>) -> bool {
    let mut edge =
        |count: u16| edges.extend([count.saturating_sub(1), count, count.saturating_add(1), count.saturating_add(2)]);
    match counts {
        Counts::Of(counts) => counts.iter().for_each(|&count| edge(count)),
        Counts::From(count) | Counts::UpTo(count) => edge(*count),
        Counts::Between(least, most) => [*least, *most].into_iter().for_each(edge),
        Counts::Even | Counts::Odd => edge(1),
        Counts::AsMany(_) => return true,
        Counts::Not(counts) => return note_edges(counts, edges),
        Counts::Both(one, other) => return note_edges(one, edges) | note_edges(other, edges),
    }
    false
}
