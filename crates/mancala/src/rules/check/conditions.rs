//! Checks of the conditions on pits, turns and moves: that each can be met somewhere.

use super::{ClauseChecker, RequirementDiagnostic};
use crate::diagnostic::Key;
use crate::diagnostics;
use crate::rules::board::{Board, Part};
use crate::rules::kinds::Clause;
use crate::rules::kinds::choice::LiftFrom;
use crate::rules::kinds::condition::{Counts, Marked, MoveIf, OfThese, PitIf, TurnIf, Was, Whose};
use crate::rules::kinds::ending::Once;
use crate::rules::setup::MAX_PARTS;
use std::borrow::Cow;

diagnostics! {
    /// Conditions that nothing can meet.
    pub(crate) enum ConditionDiagnostic {
        /// The list of `Of` has the numbers of which one has to be met: an empty list can never be met, and very long
        /// ones are not read.
        CountsListed = "counts-none-or-many" at ["=Of"],
        /// No number meets this condition, as the parts of it exclude each other, so the clause would never do
        /// anything.
        NoCountFits = "no-count-fits",
        /// On a torus all pits belong to both players, so no condition can ask whose a pit is or in which part of a
        /// row it lies.
        TorusSides = "torus-without-sides" at ["/side", "/at", "/not_at", "/played", "/crossed", "/of_these"],
        /// The clause asks whether a seed has fallen on the other side, and on this board each player sows their own
        /// pits only.
        NeverCrosses = "never-crosses" at ["/crossed"],
        /// The clause asks whether a lap runs opposite to its usual direction, and no clause allows a lap to do so.
        NeverReversed = "never-reversed" at ["/reversed"],
        /// On this board each player sows their own pits only, so a seed never falls in a pit of the opponent's.
        OpponentNeverReached = "opponent-never-reached" at ["/side"],
        /// The clause asks for a pit that belongs to nobody. Only pits at the ends of the board and pits that no seat
        /// has are nobody's.
        EveryPitOwned = "every-pit-owned" at ["/side"],
        /// The number of parts that a condition may list is limited; longer lists are not read.
        TooManyParts { most: usize } = "too-many-parts" at ["/at", "/not_at"],
        /// Everything that `at` names is excluded by `not_at`, so no pit can ever meet the condition.
        NoPartLeft = "no-part-left" at ["/at"],
        /// Where a player has several rows, each has a pit farthest right, and nothing says which of them is meant.
        RightmostOfSeveral = "rightmost-of-several-rows" at ["/of_these:"],
        /// Where a player has several rows, each has a pit farthest left; `at` has to say which row is meant.
        LeftmostOfSeveral = "leftmost-of-several-rows" at ["/of_these:"],
        /// The condition counts special pieces, and the opening position of the game has none.
        NoSpecialsAsked = "no-specials-asked" at ["/specials"],
        /// The condition asks for fewer seeds than such a pit holds at the time, so no pit can ever meet it. `holds`
        /// counts the seed that has just fallen there.
        HoldsTooFew { pit: Key } = "holds-too-few" at ["/holds"],
        /// The seed that has just fallen in the pit counts for `holds`, so the pit cannot be empty and a 0 in the list
        /// means nothing.
        ZeroWhereSeedFalls = "zero-where-seed-falls" at ["holds/=0"],
        /// For a pit in which no seed has just fallen, `was` and `holds` speak of the same moment, and they contradict
        /// each other here.
        EmptyAndHolds = "empty-and-holds" at ["/holds"],
        /// Stores lie on the paths of this board, so the place before or after a pit may be a store, of which no
        /// condition on a pit can be asked.
        NextMayBeStore = "next-may-be-store" at ["/next", "/before"],
        /// The condition asks for a pit that may not be played in this turn, and no clause of the game ever blocks
        /// one.
        NeverBlocked = "never-blocked" [Blockade] at ["/mark:"],
    }
}

/// Place of the pit that a condition is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PitRole {
    /// A seed has just fallen there, or is about to.
    Fell,
    /// Anywhere.
    Any,
}

/// The fields of a clause, parted by `/`, that lead to a condition.
type Path = Cow<'static, str>;

/// Everything that a clause asks, rule structs within others included, each with the fields that lead to it.
#[derive(Default)]
pub(super) struct ClauseConditions<'a> {
    pub(super) pits: Vec<(Path, PitRole, &'a PitIf)>,
    pub(super) turns: Vec<(Path, &'a TurnIf)>,
    pub(super) moves: Vec<(Path, &'a MoveIf)>,
    pub(super) counts: Vec<(Path, &'a Counts)>,
}

/// Returns the path of a field of a condition.
fn field(path: &Path, name: &str) -> Path {
    Cow::Owned(format!("{path}/{name}"))
}

impl<'a> ClauseConditions<'a> {
    /// Returns what a clause asks.
    pub(super) fn of(clause: &'a Clause) -> ClauseConditions<'a> {
        let mut asked = ClauseConditions::default();
        clause.when().iter().for_each(|when| asked.turn("when".into(), when));
        match clause {
            Clause::House(it) => asked.counts.push(("counts".into(), &it.counts)),
            Clause::Race(it) => asked.any_pit("from", &it.from),
            // What may not be asked of a store is said by the kind.
            Clause::Lift(it) if it.from == LiftFrom::Store => {
                asked.counts.extend(it.r#if.holds.iter().map(|holds| ("if/holds".into(), holds)));
            }
            Clause::Lift(it) => asked.any_pit("if", &it.r#if),
            Clause::Place(it) => asked.any_pit("if", &it.r#if),
            Clause::Instead(it) => asked.any_pit("if", &it.r#if),
            Clause::MustCapture(it) => asked.counts.push(("sown".into(), &it.sown)),
            Clause::Bar(it) => asked.a_move("move".into(), &it.r#move),
            Clause::Prefer(it) => {
                asked.a_move("move".into(), &it.r#move);
                it.not.iter().for_each(|not| asked.a_move("not".into(), not));
            }
            Clause::Way(it) => asked.any_pit("if", &it.r#if),
            Clause::Skip(it) => asked.any_pit("if", &it.r#if),
            Clause::LiftSome(it) => asked.any_pit("if", &it.r#if),
            Clause::Meeting(it) => asked.any_pit("if", &it.r#if),
            Clause::Capture(it) => {
                asked.pit("if".into(), PitRole::Fell, &it.r#if);
                asked.any_pit("where", &it.r#where);
                it.spare.iter().for_each(|spare| asked.any_pit("spare", spare));
                let through = it.run.iter().filter_map(|run| run.through.as_ref());
                through.for_each(|through| asked.any_pit("run/through", through));
            }
            Clause::Claim(it) => asked.pit("if".into(), PitRole::Fell, &it.r#if),
            Clause::Relay(it) => asked.pit("if".into(), PitRole::Fell, &it.r#if),
            Clause::Again(it) => it.r#if.iter().for_each(|pit| asked.pit("if".into(), PitRole::Fell, pit)),
            Clause::Except(it) => asked.pit("if".into(), PitRole::Fell, &it.r#if),
            Clause::Optional(it) => asked.pit("if".into(), PitRole::Fell, &it.r#if),
            Clause::More(it) => asked.any_pit("where", &it.r#where),
            Clause::End(it) => {
                asked.pit("if".into(), PitRole::Fell, &it.r#if);
                if let Some(Once::Left(left)) = &it.once {
                    asked.any_pit("once/pits", &left.pits);
                    asked.counts.push(("once/seeds".into(), &left.seeds));
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

    fn any_pit(&mut self, path: &'static str, pit: &'a PitIf) {
        self.pit(path.into(), PitRole::Any, pit);
    }

    fn pit(&mut self, path: Path, at: PitRole, pit: &'a PitIf) {
        self.counts.extend(pit.holds.iter().map(|it| (field(&path, "holds"), it)));
        self.counts.extend(pit.specials.iter().map(|it| (field(&path, "specials"), it)));
        let others = [
            ("facing", &pit.facing),
            ("behind", &pit.behind),
            ("next", &pit.next),
            ("before", &pit.before),
            ("twin", &pit.twin),
        ];
        let others = others.map(|(name, other)| other.as_deref().map(|other| (field(&path, name), other)));
        self.pits.push((path, at, pit));
        for (path, other) in others.into_iter().flatten() {
            self.pit(path, PitRole::Any, other);
        }
    }

    fn turn(&mut self, path: Path, turn: &'a TurnIf) {
        let counts = [
            ("turn", &turn.turn),
            ("move", &turn.r#move),
            ("lap", &turn.lap),
            ("sown", &turn.sown),
            ("left", &turn.left),
        ];
        for (name, counts) in counts {
            self.counts.extend(counts.iter().map(|it| (field(&path, name), it)));
        }
        for (name, pit) in [("from", &turn.from), ("there_is", &turn.there_is)] {
            pit.iter().for_each(|pit| self.pit(field(&path, name), PitRole::Any, pit));
        }
        turn.unless.iter().for_each(|unless| self.turn(field(&path, "unless"), unless));
        self.turns.push((path, turn));
    }

    fn a_move(&mut self, path: Path, it: &'a MoveIf) {
        self.counts.extend(it.sown.iter().map(|sown| (field(&path, "sown"), sown)));
        self.counts.extend(it.fills.iter().map(|fills| (field(&path, "fills"), fills)));
        for (name, pit) in [("from", &it.from), ("first", &it.first), ("last", &it.last)] {
            pit.iter().for_each(|pit| self.pit(field(&path, name), PitRole::Any, pit));
        }
        self.moves.push((path, it));
    }
}

/// Notes every mistake in what a clause asks.
pub(super) fn check(on: &mut ClauseChecker) {
    let asked = ClauseConditions::of(on.clause);
    for (path, counts) in asked.counts {
        on.within = path;
        on.needs(listable(counts), ConditionDiagnostic::CountsListed);
        on.needs(!listable(counts) || is_some(counts, 0), ConditionDiagnostic::NoCountFits);
    }
    for (path, at, pit) in asked.pits {
        on.within = path;
        place(on, at, pit);
        seeds(on, at, pit);
        relations(on, pit);
    }
    for (path, turn) in asked.turns {
        on.within = path;
        on.needs(!on.game.torus || turn.crossed.is_none(), ConditionDiagnostic::TorusSides);
        on.needs(turn.crossed.is_none() || on.game.board.crosses(), ConditionDiagnostic::NeverCrosses);
        on.needs(
            turn.reversed.is_none()
                || on.game.has(|it| matches!(it, Clause::Way(it) if it.or_back != Default::default())),
            ConditionDiagnostic::NeverReversed,
        );
    }
    for (path, asked) in asked.moves {
        on.within = path;
        on.needs(asked.last_store.is_none() || on.game.board.sows_stores(), RequirementDiagnostic::NoSeedInStore);
    }
    on.within = Path::default();
}

/// Checks the owner and the place that a condition names.
fn place(on: &mut ClauseChecker, at: PitRole, pit: &PitIf) {
    let board = on.game.board;
    on.needs(!on.game.torus || matches!(pit.side, Whose::Any) && pit.played.is_none(), ConditionDiagnostic::TorusSides);
    on.needs(
        board.is_torus()
            || board.sides().len() == 1
            || board.crosses()
            || at == PitRole::Any
            || pit.side != Whose::Other,
        ConditionDiagnostic::OpponentNeverReached,
    );
    on.needs(
        pit.side != Whose::Nobody || board.every_pit().any(|pit| board.is_nobodys(pit)),
        ConditionDiagnostic::EveryPitOwned,
    );
    let parts = [&pit.at, &pit.not_at];
    on.needs(!on.game.torus || parts.iter().all(|it| it.is_empty()), ConditionDiagnostic::TorusSides);
    on.needs(parts.iter().all(|it| it.len() <= MAX_PARTS), ConditionDiagnostic::TooManyParts { most: MAX_PARTS });
    let beyond = |part: &&Part| part.number().is_some_and(|n| !(1..=board.columns).contains(&n));
    if let Some(part) = parts.into_iter().flatten().find(beyond) {
        on.needs(on.game.torus, beyond_board(*part, board));
    }
    on.needs(
        pit.at.is_empty() || pit.at.iter().any(|part| !pit.not_at.contains(part)),
        ConditionDiagnostic::NoPartLeft,
    );
    let several = board.seating().rows_of_side() > 1;
    on.needs(pit.of_these != OfThese::Rightmost || !several, ConditionDiagnostic::RightmostOfSeveral);
    let ends = matches!(pit.of_these, OfThese::Leftmost | OfThese::Rightmost);
    on.needs(!on.game.torus || !ends, ConditionDiagnostic::TorusSides);
    on.needs(
        pit.of_these != OfThese::Leftmost || !several || !pit.at.is_empty() || on.game.torus,
        ConditionDiagnostic::LeftmostOfSeveral,
    );
}

/// Returns the diagnostic of a part that the board does not have.
pub(super) fn beyond_board(part: Part, board: &Board) -> RequirementDiagnostic {
    RequirementDiagnostic::BeyondBoard { part: format!("{part:?}").into(), columns: board.columns }
}

/// Checks the numbers of seeds that a condition names, before and after the last seed.
fn seeds(on: &mut ClauseChecker, at: PitRole, pit: &PitIf) {
    on.needs(pit.specials.is_none() || on.game.board.specials > 0, ConditionDiagnostic::NoSpecialsAsked);
    let Some(holds) = pit.holds.as_ref().filter(|it| listable(it)) else { return };
    // A pit in which a seed fell holds that one, and what it held before; of another pit both speak of now.
    let (least, pit_key) = match (at, pit.was) {
        (PitRole::Fell, Was::Occupied) => (2, "fell-occupied"),
        (PitRole::Fell, _) => (1, "fell"),
        (PitRole::Any, Was::Occupied) => (1, "occupied"),
        (PitRole::Any, Was::Any | Was::Empty) => (0, ""),
    };
    on.needs(least == 0 || is_some(holds, least), ConditionDiagnostic::HoldsTooFew { pit: Key(pit_key) });
    if let Counts::Of(counts) = holds {
        on.needs(at == PitRole::Any || !counts.contains(&0), ConditionDiagnostic::ZeroWhereSeedFalls);
    }
    on.needs(at == PitRole::Fell || pit.was != Was::Empty || holds.contain(0), ConditionDiagnostic::EmptyAndHolds);
}

/// Pits that are found from another one.
fn relations(on: &mut ClauseChecker, pit: &PitIf) {
    let board = on.game.board;
    let behind = board.pits().any(|pit| board.behind(pit).is_some());
    let twin = board.pits().any(|pit| board.twin(pit).is_some());
    on.needs(pit.facing.is_none() || on.game.faces(), RequirementDiagnostic::NoFacing);
    on.needs(pit.behind.is_none() || behind, RequirementDiagnostic::NoBehind);
    on.needs(pit.twin.is_none() || twin, RequirementDiagnostic::NoTwin);
    let along = pit.next.is_some() || pit.before.is_some();
    on.needs(!along || !board.sows_stores(), ConditionDiagnostic::NextMayBeStore);
    on.needs(
        !matches!(pit.mark, Marked::Barred) || on.game.has(|it| matches!(it, Clause::Blockade(_))),
        ConditionDiagnostic::NeverBlocked,
    );
}

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
