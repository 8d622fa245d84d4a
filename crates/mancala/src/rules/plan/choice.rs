//! Choice of a move, compiled: the moves on offer, and the limits of the choice.

use super::test::{CountSet, MarkTest, MoveTest, PitSet, Test, TestCompiler, TurnTest};
use super::{ClauseSource, Plan, TurnStep};
use crate::rules::kinds::choice::{Act, LiftFrom, LiftSeeds, Seats, Specials, Unfed};
use crate::rules::kinds::condition::{MoveIf, PitIf, RowWay, Was, Whose};
use crate::rules::kinds::ending::{Endlessly, Unpaid};
use crate::rules::kinds::landing::{NextWay, Slam};
use crate::rules::kinds::opening::Duty;
use crate::rules::kinds::{Clause, List};
use crate::rules::{Board, Cause, PitId, Side};

/// Choice of a move in one stage of play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choosing {
    /// Pits that may be lifted.
    pub lifts: Vec<LiftRule>,
    /// Seeds of the player's store that may be lifted.
    pub stores: Vec<FromStore>,
    /// Condition on the pits in which a seed of the hand may be placed, and the cause.
    pub places: Option<(Cause, Test)>,
    /// The clause that is named where a pit may not be lifted because no clause offers it.
    pub(crate) instead_of_lifts: Option<Cause>,
    /// The clause on exchanging seats, and its condition on the turn.
    pub swap: Option<(Cause, Option<Box<TurnTest>>)>,
    /// Limits of the choice, in the order in which they are asked.
    pub limits: Vec<Limit>,
    /// The clause by which a first lap that can capture must, the numbers of seeds with which it holds, and its
    /// condition on the turn.
    pub must_capture: Option<(Cause, CountSet, Option<Box<TurnTest>>)>,
    /// Passing, and its price.
    pub pass: Option<PassRule>,
    /// `true` if some limit prefers moves to others.
    pub prefers: bool,
    /// Pits that may be lifted, if that depends only on their places and on what they hold; traps are asked about
    /// separately.
    pub(crate) quick: Option<QuickLifts>,
}

/// The pits of most games: any own pit that holds enough seeds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct QuickLifts {
    /// The pits, by the mover's [`Side::index`], while no pit has changed hands.
    pub(crate) pits: [PitSet; 4],
    /// Places in which the mover's own pits must lie once pits have changed hands; `None` if the condition itself must
    /// be asked.
    pub(crate) own: Option<PitSet>,
    /// Numbers of seeds with which a pit may be lifted.
    pub(crate) holds: CountSet,
    /// Numbers of special pieces with which a pit may be lifted.
    pub(crate) specials: Option<CountSet>,
    /// The lowest number of seeds with which a pit may be lifted, if any pit of the player will do and all are sown in one
    /// direction.
    pub(crate) least: Option<u16>,
    /// Known if no clause bars such a move; `true` if one may where the other player has no seeds.
    pub(crate) sure: Option<bool>,
    /// Known if no other move is on offer and nothing else limits the choice; `true` if the other player must be given
    /// seeds when they have none, so that more has to be asked then.
    pub(crate) free: Option<bool>,
}

/// Pits that may be lifted. See [`crate::rules::kinds::choice::Lift`].
#[derive(Clone, Debug, PartialEq)]
pub struct LiftRule {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit, except for its owner, see `own`.
    pub test: Test,
    /// `true` if it must be a pit of the player's own.
    pub own: bool,
    /// Seats from which a player who has several may lift.
    pub seats: Seats,
    /// The clause by which special pieces in it are sown too.
    pub specials: Option<Cause>,
}

/// Seeds of the player's store that may be lifted. See [`crate::rules::kinds::choice::Lift`].
#[derive(Clone, Debug, PartialEq)]
pub struct FromStore {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn.
    pub when: Option<Box<TurnTest>>,
    /// Numbers of seeds with which the store may be lifted; any if not given.
    pub holds: Option<CountSet>,
    /// `true` if all of them are lifted, rather than as many as the player likes.
    pub all: bool,
}

/// A limit of the choice, with its cause.
#[derive(Clone, Debug, PartialEq)]
pub struct Limit {
    /// The cause.
    pub clause: Cause,
    /// Condition on the turn.
    pub when: Option<Box<TurnTest>>,
    /// The limit itself.
    pub what: ChoiceRule,
}

/// Effect of a limit on moves.
#[derive(Clone, Debug, PartialEq)]
pub enum ChoiceRule {
    /// Moves that fit are barred.
    Bar(Box<MoveTest>),
    /// Moves that fit the first and not the second are preferred.
    Prefer(Box<MoveTest>, Option<Box<MoveTest>>),
    /// Moves whose first lap captures are preferred.
    MustCapture,
    /// Moves must give the other player seeds, if they have none.
    Feed(u16, Unfed),
    /// A pit is taken or shifted; where it must be, no pit may be lifted.
    Instead(Act, Box<Test>, Duty),
    /// The pit that got a lone seed from the other side may not be lifted at once.
    NoReturn {
        /// `true` if the seed must have been lifted alone.
        alone: bool,
    },
    /// The pit that all captures threaten may not be lifted, nor get a seed of the hand.
    Blockade {
        /// `true` if the only pit of the inner row with two or more seeds is exempt.
        spares_last_pair: bool,
    },
    /// A move may not capture all that the other player has.
    GrandSlam,
    /// A move may not go on for ever.
    Endless,
    /// An extra move runs opposite to the one before.
    Bound,
}

impl ChoiceRule {
    /// Returns whether it bars moves of nearly every turn, as a rule on how pits are sown.
    pub(crate) fn is_usual(&self) -> bool {
        matches!(self, ChoiceRule::Bar(test) if test.way != RowWay::Any)
    }

    /// Returns whether it leaves moves out only where others fit.
    fn prefers(&self) -> bool {
        match self {
            ChoiceRule::Prefer(..) | ChoiceRule::MustCapture => true,
            ChoiceRule::Feed(least, or) => *least > 1 || *or != Unfed::Barred,
            ChoiceRule::Bar(_)
            | ChoiceRule::Instead(..)
            | ChoiceRule::NoReturn { .. }
            | ChoiceRule::Blockade { .. }
            | ChoiceRule::GrandSlam
            | ChoiceRule::Endless
            | ChoiceRule::Bound => false,
        }
    }
}

/// Fate of a player who cannot move. See [`crate::rules::kinds::ending::Pass`].
#[derive(Clone, Debug, PartialEq)]
pub struct PassRule {
    /// The cause.
    pub clause: Cause,
    /// Price in seeds, and the cause.
    pub pays: (u16, Cause),
    /// Fate of a player with nothing to pay, and the cause.
    pub unpaid: (Unpaid, Cause),
}

impl Choosing {
    /// Compiles the clauses of a stage of play.
    pub(super) fn of(source: &ClauseSource<'_>, compiler: &TestCompiler<'_>, clauses: &[(List, &Clause)]) -> Choosing {
        let mut choosing = Choosing::default();
        for (list, clause) in clauses {
            let cause = |aspect: &'static str| source.cause(clause, aspect);
            let what = match (list, clause) {
                (List::Opening, Clause::Arrange(_) | Clause::Script(_)) | (_, Clause::Place(_)) => {
                    choosing.instead_of_lifts.get_or_insert(cause(""));
                    if let Clause::Place(it) = clause {
                        choosing.places = Some((cause(""), compiler.test(&it.r#if)));
                    }
                    continue;
                }
                (List::Opening, Clause::Swap(_)) => {
                    choosing.instead_of_lifts.get_or_insert(cause(""));
                    continue;
                }
                (_, Clause::Swap(it)) => {
                    choosing.swap = Some((cause(""), compiler.turn(&it.when)));
                    continue;
                }
                (_, Clause::Lift(it)) if it.from == LiftFrom::Store => {
                    choosing.stores.push(FromStore {
                        clause: cause(""),
                        when: compiler.turn(&it.when),
                        holds: it.r#if.holds.as_ref().map(CountSet::of),
                        all: it.seeds == LiftSeeds::All,
                    });
                    continue;
                }
                (_, Clause::Lift(it)) => {
                    choosing.lifts.push(LiftRule {
                        clause: cause(""),
                        when: compiler.turn(&it.when),
                        test: compiler.of_any(&PitIf { side: any_for_own(it.r#if.side), ..it.r#if.clone() }),
                        own: it.r#if.side == Whose::Own,
                        seats: it.seats,
                        specials: (it.specials == Specials::Sown).then(|| cause("specials")),
                    });
                    continue;
                }
                (_, Clause::Pass(it)) => {
                    choosing.pass.get_or_insert(PassRule {
                        clause: cause(""),
                        pays: (it.pays, cause("pays")),
                        unpaid: (it.unpaid, cause("unpaid")),
                    });
                    continue;
                }
                (_, Clause::MustCapture(it)) => {
                    choosing.must_capture = Some((cause(""), CountSet::of(&it.sown), compiler.turn(&it.when)));
                    ChoiceRule::MustCapture
                }
                (_, Clause::Instead(it)) => ChoiceRule::Instead(it.r#do, Box::new(compiler.test(&it.r#if)), it.how),
                (_, Clause::Bar(it)) => ChoiceRule::Bar(Box::new(compiler.of_move(&it.r#move))),
                (_, Clause::Prefer(it)) => ChoiceRule::Prefer(
                    Box::new(compiler.of_move(&it.r#move)),
                    it.not.as_ref().map(|not| Box::new(compiler.of_move(not))),
                ),
                // In a race: from which pit it begins.
                (_, Clause::Race(it)) if it.from != PitIf::default() => {
                    let from = Some(Box::new(it.from.clone()));
                    ChoiceRule::Prefer(Box::new(compiler.of_move(&MoveIf { from, ..MoveIf::default() })), None)
                }
                (_, Clause::Feed(it)) => ChoiceRule::Feed(it.least, it.or),
                (_, Clause::NoReturn(it)) => ChoiceRule::NoReturn { alone: it.alone },
                (_, Clause::Blockade(it)) => ChoiceRule::Blockade { spares_last_pair: it.spares_last_pair },
                (_, Clause::GrandSlam(it)) if it.effect == Slam::Forbidden => ChoiceRule::GrandSlam,
                (_, Clause::Again(it)) if it.next_way == NextWay::Reversed => ChoiceRule::Bound,
                (_, Clause::Endless(it)) if it.verdict == Endlessly::Illegal => ChoiceRule::Endless,
                (_, _) => continue,
            };
            choosing.prefers |= what.prefers();
            let aspect = if matches!(clause, Clause::Race(_)) { "from" } else { "" };
            choosing.limits.push(Limit { clause: cause(aspect), when: compiler.when(clause), what });
        }
        choosing
    }

    /// See [`Choosing::quick`]. `plan` is that of the stage, without its choice of a move.
    pub(super) fn quick(&self, board: &Board, plan: &Plan) -> Option<QuickLifts> {
        let (sowing, opening) = (&plan.sowing, &plan.opening);
        let [lift] = self.lifts.as_slice() else { return None };
        let LiftRule { when: None, test, .. } = lift else { return None };
        let plain = test.mark == MarkTest::Any && test.rest.is_none() && test.was == Was::Any;
        let holds = test.holds.as_ref().filter(|counts| counts.is_plain() && plain)?;
        let feeds = |limit: &Limit| matches!(limit.what, ChoiceRule::Feed(..)) && limit.when.is_none();
        let picks = |limit: &Limit| matches!(limit.what, ChoiceRule::Prefer(..) | ChoiceRule::MustCapture);
        let if_fed = Some(self.limits.iter().any(feeds));
        // Seeds brought in before a move leave every pit that can be lifted so, if any larger number will do.
        let brings =
            opening.brings.iter().all(|it| it.how == Duty::May || it.how == Duty::Must && holds.least().is_some());
        // So do captures before a move that take only what lies across from the player's own pits.
        let across = lift.own && lift.seats == Seats::Turn && plan.starting.iter().all(TurnStep::takes_across);
        let stays = plan.starting.is_empty() || across && if_fed == Some(false);
        let kept = stays && !opening.is_whole_move() && brings;
        let sure = if_fed.filter(|_| kept && self.limits.iter().all(|it| feeds(it) || picks(it)));
        let settled = sowing.is_settled() && !sowing.may_turn_back;
        let alone = self.stores.is_empty() && self.swap.is_none() && self.limits.iter().all(feeds);
        let free = if_fed.filter(|_| stays && opening.is_empty() && settled && alone);
        let pits = Side::ALL.map(|side| {
            let own = |pit: PitId| match lift.seats {
                Seats::Turn => board.owner(pit) == side,
                Seats::All => board.players.seats(side).contains(&board.owner(pit)),
            };
            let offered =
                |&pit: &PitId| board.passes(side, pit) && (!lift.own || own(pit)) && test.fit[side.index()].has(pit);
            board.pits().filter(offered).collect::<PitSet>()
        });
        let all_own = board.sides().iter().all(|&side| pits[side.index()] == board.pits_of(side).collect());
        let seeds_alone = board.specials == 0 && test.specials.is_none();
        let one_way = plan.trap.is_none() && sowing.fixed.is_some();
        let least = holds.least().filter(|_| all_own && seeds_alone && one_way);
        let turned = lift.own && lift.seats == Seats::Turn && plan.starting.is_empty();
        let own = turned.then(|| board.pits().filter(|&pit| test.places.has(pit)).collect());
        let (holds, specials) = (holds.clone(), test.specials.clone());
        Some(QuickLifts { pits, own, holds, specials, least, sure, free })
    }

    /// Returns the clause by which pits are taken or shifted on instead of sown.
    pub fn instead(&self, act: Act) -> Option<Cause> {
        self.limits
            .iter()
            .find(|it| matches!(it.what, ChoiceRule::Instead(does, ..) if does == act))
            .map(|it| it.clause)
    }

    /// Returns the clause of the first limit for which `is` holds.
    pub(crate) fn limited_by(&self, is: impl Fn(&ChoiceRule) -> bool) -> Option<Cause> {
        self.limits.iter().find(|it| is(&it.what)).map(|it| it.clause)
    }
}

/// Returns the condition on a pit's owner, without that of being the player's own.
fn any_for_own(side: Whose) -> Whose {
    if side == Whose::Own { Whose::Any } else { side }
}
