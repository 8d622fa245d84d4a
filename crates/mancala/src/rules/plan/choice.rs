//! Which moves may be chosen, compiled: what offers moves, and what limits the choice among them.

use super::Source;
use super::sowing::Sowing;
use super::test::{CountSet, Ground, MarkTest, MoveTest, PitSet, Test, TurnTest};
use crate::rules::kinds::choice::{Act, LiftFrom, LiftSeeds, Seats, Specials, Unfed};
use crate::rules::kinds::condition::{MoveIf, PitIf, RowWay, Was, Whose};
use crate::rules::kinds::ending::{Endlessly, Unpaid};
use crate::rules::kinds::landing::{NextWay, Slam};
use crate::rules::kinds::opening::Duty;
use crate::rules::kinds::{Clause, List};
use crate::rules::{Board, Cause, PitId, Side};

/// Which moves may be chosen in one stage of play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choosing {
    /// Which pits may be lifted.
    pub lifts: Vec<Lift>,
    /// When seeds of the player's store may be lifted, and how many.
    pub stores: Vec<FromStore>,
    /// In which pits a seed of the hand may be placed.
    pub places: Option<(Cause, Test)>,
    /// The clause that is named where a pit may not be lifted because no clause offers it.
    pub instead_of_lifts: Option<Cause>,
    /// Exchanging seats, and what is asked of the turn.
    pub swap: Option<(Cause, Option<Box<TurnTest>>)>,
    /// What limits the choice, in the order in which it is asked.
    pub limits: Vec<Limit>,
    /// By which clause a first lap that can capture must, with how many seeds, and what is asked of the turn.
    pub must_capture: Option<(Cause, CountSet, Option<Box<TurnTest>>)>,
    /// What passing costs.
    pub pass: Option<Pass>,
    /// `true` if some limit prefers moves to others.
    pub prefers: bool,
    /// Which pits may be lifted, where that depends only on where they lie and what they hold; traps are asked about
    /// besides.
    pub quick: Option<Quick>,
}

/// The pits of most games: any own pit that holds enough seeds.
#[derive(Clone, Debug, PartialEq)]
pub struct Quick {
    /// The pits, by the mover's [`Side::index`], while no pit has changed hands.
    pub pits: [PitSet; 4],
    /// Where the mover's own pits must lie once pits have changed hands; nothing where that is to be asked.
    pub own: Option<PitSet>,
    /// Number of seeds each must hold.
    pub holds: CountSet,
    /// Number of special pieces.
    pub specials: Option<CountSet>,
    /// Number of at least, where any own pit will do and all are sown one way.
    pub least: Option<u16>,
    /// Where nothing else may be done and nothing limits the choice: whether the other player, if without seeds, must be
    /// given some; then there is more to ask.
    pub free: Option<bool>,
}

/// Pits that may be lifted. See [`crate::rules::kinds::choice::Lift`].
#[derive(Clone, Debug, PartialEq)]
pub struct Lift {
    /// The cause.
    pub clause: Cause,
    /// What is asked of the turn.
    pub when: Option<Box<TurnTest>>,
    /// Condition on the pit; that it is the player's own is asked by `own`.
    pub test: Test,
    /// `true` if it must be a pit of the player's own.
    pub own: bool,
    /// From which of the player's seats.
    pub seats: Seats,
    /// The clause by which special pieces in it are sown too.
    pub specials: Option<Cause>,
}

/// Seeds of the player's store that may be lifted. See [`crate::rules::kinds::choice::Lift`].
#[derive(Clone, Debug, PartialEq)]
pub struct FromStore {
    /// The cause.
    pub clause: Cause,
    /// What is asked of the turn.
    pub when: Option<Box<TurnTest>>,
    /// Number of seeds the store must hold.
    pub holds: Option<CountSet>,
    /// `true` if all of them are lifted, rather than as many as the player likes.
    pub all: bool,
}

/// What limits the choice, with its cause.
#[derive(Clone, Debug, PartialEq)]
pub struct Limit {
    /// The cause.
    pub clause: Cause,
    /// What is asked of the turn.
    pub when: Option<Box<TurnTest>>,
    /// What it says.
    pub what: What,
}

/// What a limit says of moves.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// Those that fit are barred.
    Bar(Box<MoveTest>),
    /// Those that fit the first and not the second are preferred.
    Prefer(Box<MoveTest>, Option<Box<MoveTest>>),
    /// Those whose first lap captures are preferred.
    MustCapture,
    /// They must give the other player seeds, if there are none.
    Feed(u16, Unfed),
    /// A pit is taken or shifted; where it must be, no pit may be lifted.
    Instead(Act, Box<Test>, Duty),
    /// The pit that got a lone seed from the other side may not be lifted at once.
    NoReturn {
        /// Set where the seed must have been lifted alone.
        alone: bool,
    },
    /// The pit that all captures threaten may not be lifted, nor get a seed of the hand.
    Blockade {
        /// `true` if the only pit of the inner row with two or more seeds is exempt.
        spares_last_pair: bool,
    },
    /// None may capture all that the other player has.
    GrandSlam,
    /// None may go on for ever.
    Endless,
    /// An extra move runs the other way than the one before.
    Bound,
}

impl What {
    /// Returns whether it bars moves of nearly every turn, as a rule on how pits are sown.
    pub fn is_usual(&self) -> bool {
        matches!(self, What::Bar(test) if test.way != RowWay::Any)
    }

    /// Returns whether it leaves moves out only where others fit.
    fn prefers(&self) -> bool {
        match self {
            What::Prefer(..) | What::MustCapture => true,
            What::Feed(least, or) => *least > 1 || *or != Unfed::Barred,
            What::Bar(_)
            | What::Instead(..)
            | What::NoReturn { .. }
            | What::Blockade { .. }
            | What::GrandSlam
            | What::Endless
            | What::Bound => false,
        }
    }
}

/// What becomes of a player who cannot move. See [`crate::rules::kinds::ending::Pass`].
#[derive(Clone, Debug, PartialEq)]
pub struct Pass {
    /// The cause.
    pub clause: Cause,
    /// What it costs, and the cause.
    pub pays: (u16, Cause),
    /// What becomes of a player with nothing to pay, and the cause.
    pub unpaid: (Unpaid, Cause),
}

impl Choosing {
    /// Compiles the clauses of a stage of play.
    pub fn of(source: &Source<'_>, ground: &Ground<'_>, clauses: &[(List, &Clause)]) -> Choosing {
        let mut choosing = Choosing::default();
        for (list, clause) in clauses {
            let cause = |aspect: &'static str| source.cause(clause, aspect);
            let what = match (list, clause) {
                (List::Opening, Clause::Arrange(_) | Clause::Script(_)) | (_, Clause::Place(_)) => {
                    choosing.instead_of_lifts.get_or_insert(cause(""));
                    if let Clause::Place(it) = clause {
                        choosing.places = Some((cause(""), ground.test(&it.r#if)));
                    }
                    continue;
                }
                (List::Opening, Clause::Swap(_)) => {
                    choosing.instead_of_lifts.get_or_insert(cause(""));
                    continue;
                }
                (_, Clause::Swap(_)) => {
                    choosing.swap = Some((cause(""), ground.turn(clause.when())));
                    continue;
                }
                (_, Clause::Lift(it)) if it.from == LiftFrom::Store => {
                    choosing.stores.push(FromStore {
                        clause: cause(""),
                        when: ground.turn(&it.when),
                        holds: it.r#if.holds.as_ref().map(CountSet::of),
                        all: it.seeds == LiftSeeds::All,
                    });
                    continue;
                }
                (_, Clause::Lift(it)) => {
                    choosing.lifts.push(Lift {
                        clause: cause(""),
                        when: ground.turn(&it.when),
                        test: ground.of_any(&PitIf { side: any_for_own(it.r#if.side), ..it.r#if.clone() }),
                        own: it.r#if.side == Whose::Own,
                        seats: it.seats,
                        specials: (it.specials == Specials::Sown).then(|| cause("specials")),
                    });
                    continue;
                }
                (_, Clause::Pass(it)) => {
                    choosing.pass.get_or_insert(Pass {
                        clause: cause(""),
                        pays: (it.pays, cause("pays")),
                        unpaid: (it.unpaid, cause("unpaid")),
                    });
                    continue;
                }
                (_, Clause::MustCapture(it)) => {
                    choosing.must_capture = Some((cause(""), CountSet::of(&it.sown), ground.turn(&it.when)));
                    What::MustCapture
                }
                (_, Clause::Instead(it)) => What::Instead(it.r#do, Box::new(ground.test(&it.r#if)), it.how),
                (_, Clause::Bar(it)) => What::Bar(Box::new(ground.of_move(&it.r#move))),
                (_, Clause::Prefer(it)) => What::Prefer(
                    Box::new(ground.of_move(&it.r#move)),
                    it.not.as_ref().map(|not| Box::new(ground.of_move(not))),
                ),
                // In a race: from which pit it begins.
                (_, Clause::Race(it)) if it.from != PitIf::default() => {
                    let from = Some(Box::new(it.from.clone()));
                    What::Prefer(Box::new(ground.of_move(&MoveIf { from, ..MoveIf::default() })), None)
                }
                (_, Clause::Feed(it)) => What::Feed(it.least, it.or),
                (_, Clause::NoReturn(it)) => What::NoReturn { alone: it.alone },
                (_, Clause::Blockade(it)) => What::Blockade { spares_last_pair: it.spares_last_pair },
                (_, Clause::GrandSlam(it)) if it.effect == Slam::Forbidden => What::GrandSlam,
                (_, Clause::Again(it)) if it.next_way == NextWay::Reversed => What::Bound,
                (_, Clause::Endless(it)) if it.verdict == Endlessly::Illegal => What::Endless,
                (_, _) => continue,
            };
            choosing.prefers |= what.prefers();
            let aspect = if matches!(clause, Clause::Race(_)) { "from" } else { "" };
            choosing.limits.push(Limit { clause: cause(aspect), when: ground.turn(clause.when()), what });
        }
        choosing
    }

    /// See [`Choosing::quick`], where nothing comes before a move, pits are sown so, and there may be traps or not.
    pub fn quick(&self, board: &Board, sowing: &Sowing, traps: bool) -> Option<Quick> {
        let feeds = |limit: &Limit| matches!(limit.what, What::Feed(..)) && limit.when.is_none();
        let [lift] = self.lifts.as_slice() else { return None };
        let Lift { when: None, test, .. } = lift else { return None };
        let alone = self.stores.is_empty() && self.swap.is_none() && self.limits.iter().all(feeds);
        let free = alone.then_some(!self.limits.is_empty());
        let settled = sowing.is_settled() && !sowing.may_turn_back;
        let plain = test.mark == MarkTest::Any && test.rest.is_none() && test.was == Was::Any;
        let holds = test.holds.as_ref().filter(|counts| counts.is_plain())?;
        if !(settled && plain) {
            return None;
        }
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
        let least = holds.least().filter(|_| all_own && !traps && seeds_alone && sowing.fixed.is_some());
        let own =
            (lift.own && lift.seats == Seats::Turn).then(|| board.pits().filter(|&pit| test.places.has(pit)).collect());
        let (holds, specials) = (holds.clone(), test.specials.clone());
        Some(Quick { pits, own, holds, specials, least, free })
    }

    /// The clause by which pits are taken or shifted on instead of sown.
    pub fn instead(&self, act: Act) -> Option<Cause> {
        self.limits.iter().find(|it| matches!(it.what, What::Instead(does, ..) if does == act)).map(|it| it.clause)
    }

    /// The clause of a limit, if there is one.
    pub fn limited_by(&self, is: impl Fn(&What) -> bool) -> Option<Cause> {
        self.limits.iter().find(|it| is(&it.what)).map(|it| it.clause)
    }
}

/// Returns what a pit must be besides the player's own.
fn any_for_own(side: Whose) -> Whose {
    if side == Whose::Own { Whose::Any } else { side }
}
