//! Compiled clauses, for the engine and for programs that search or explain rules.
//!
//! A [`Plan`] holds the clauses of one stage of play in the form and order in which the engine asks them at every seed;
//! past this point it reads no clause again. Each part names the clause from which it comes, so that a program can say
//! it. To read, write or compare rules, use the clauses themselves, in [`kinds`](super::kinds).

pub mod choice;
pub mod facts;
pub mod opening;
pub(crate) mod quick;
pub mod rounds;
pub mod sowing;
mod steps;
pub mod test;
#[cfg(test)]
pub(crate) mod tests;

use super::board::Board;
use super::kinds::condition::{Marked, PitIf, Whose};
use super::kinds::ending::{self, Asked};
use super::kinds::landing::{Lifts, OnlyPit, Slam, To};
use super::kinds::marks::TrapEnds;
use super::kinds::{Clause, List};
use super::{Cause, ClauseId};
pub use steps::{
    CaptureRule, ClaimRule, EndCondition, EndRule, ExceptRule, HouseRule, InStore, LeftCondition, MeetingRule,
    MoreRule, OptionalRule, Repetition, RunRule, SendRule, StepEffect, TrapRule, TurnStep, WinnerRule,
};

use quick::QuickLanding;
use test::{AskedFor, MarkKind, MarkTest, TestCompiler};

/// The clauses of one stage of play, compiled.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// Choice of a move.
    pub choosing: choice::Choosing,
    /// Direction and course of a lap.
    pub sowing: sowing::Sowing,
    /// Openings, and actions before moves.
    pub opening: opening::Opening,
    /// Steps at the last seed of a lap, in a pit.
    pub landing: Vec<TurnStep>,
    /// Steps at every seed.
    pub dropping: Vec<TurnStep>,
    /// Steps before a move, at every pit that fits.
    pub starting: Vec<TurnStep>,
    /// Further moves for a last seed in a store.
    pub in_store: Vec<InStore>,
    /// The clause on a capture of everything, its effect, and the fate of a pit that would be the only one spared.
    pub slam: Option<(Cause, Slam, OnlyPit)>,
    /// Traps.
    pub trap: Option<TrapRule>,
    /// Houses.
    pub house: Option<HouseRule>,
    /// Pieces that take those of the other kind.
    pub meeting: Option<MeetingRule>,
    /// Positions that come back.
    pub repetition: Option<Repetition>,
    /// Criterion of winning.
    pub winner: Option<WinnerRule>,
    /// Consequences of all clauses of the stage.
    pub facts: facts::Facts,
    /// Endings, other than by positions that come back.
    pub endings: Vec<EndRule>,
    /// `true` if a capture may end play at once.
    pub(crate) ends_by_capture: bool,
    /// Next step outside of traps if no clause on the last seed fits, except that on laps; `None` if it depends on more
    /// than that and has to be asked, as in few games.
    pub(crate) else_follows: Option<Fallthrough>,
    /// Numbers of seeds in its pit with which a last seed outside of traps may do anything else.
    pub(crate) landing_at: AskedFor,
    /// Numbers of seeds in its pit with which any seed may do something.
    pub(crate) dropping_at: AskedFor,
    /// Effect of a last seed, if that is one capture of a common shape.
    pub(crate) quick: Option<QuickLanding>,
}

/// A shortcut that the engine takes where the clauses asked one by one would say the same.
#[doc(hidden)] // For tests and benchmarks: see [`Plan::forget`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// Any own pit that holds enough may be lifted.
    Lifts,
    /// The direction of a lap depends on its pit alone.
    Directions,
    /// A move lifts a pit, and nothing comes before.
    Start,
    /// Seeds fall, and nothing happens in passing.
    Laps,
    /// No pit is marked, and no lap is broken off.
    Marks,
    /// A last seed does nothing, or makes one capture of a common shape.
    Landing,
    /// A turn passes, and nothing else happens.
    Passing,
    /// The game goes on while both players have seeds and stores are not full enough.
    Ending,
}

impl Shortcut {
    /// Every shortcut, in the course of a turn.
    pub const ALL: [Shortcut; 8] = [
        Shortcut::Lifts,
        Shortcut::Directions,
        Shortcut::Start,
        Shortcut::Laps,
        Shortcut::Marks,
        Shortcut::Landing,
        Shortcut::Passing,
        Shortcut::Ending,
    ];
}

/// Next step after a last seed for which no clause on captures, claims or further moves fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fallthrough {
    /// The turn ends.
    Stop,
    /// The pit is lifted if it was occupied, by this clause; otherwise the turn ends.
    Relay(Cause),
}

/// The board and the clauses from which plans are compiled.
pub(super) struct ClauseSource<'a> {
    /// The board.
    pub(super) board: &'a Board,
    /// Every clause with its list.
    pub(super) clauses: &'a [(List, Clause)],
}

impl ClauseSource<'_> {
    /// Returns a clause, or a field of it, as events name it.
    fn cause(&self, clause: &Clause, field: &'static str) -> Cause {
        self.cause_by(clause.id(), field)
    }

    /// Returns the same for the clause of an id, which is one of the game's: names are checked before clauses are
    /// compiled.
    fn cause_by(&self, id: &str, field: &'static str) -> Cause {
        let at = self.clauses.iter().position(|(_, it)| it.id() == id).expect("a name stands for a clause of the game");
        Cause::of(ClauseId(at as u16), &self.clauses[at].1, field)
    }
}

impl Plan {
    /// Compiles the clauses in force in a stage of play.
    pub(super) fn of(source: &ClauseSource<'_>, stage: &str) -> Plan {
        let marks = source.clauses.iter().filter_map(|(_, it)| match it {
            Clause::Trap(it) => Some((it.id.clone(), MarkKind::Trap)),
            Clause::House(it) => Some((it.id.clone(), MarkKind::House)),
            _ => None,
        });
        let compiler = TestCompiler { board: source.board, marks: marks.collect() };
        let in_force = source.clauses.iter().filter(|(_, it)| it.is_in_force(stage));
        let clauses: Vec<(List, &Clause)> = in_force.map(|(list, it)| (*list, it)).collect();
        let mut plan = Plan::default();
        plan.note_marks(source, stage, &clauses);
        plan.opening = opening::Opening::of(source, &compiler, &clauses);
        let on_seeds = |list: List| matches!(list, List::Landing | List::Dropping);
        let hold: Vec<(List, &Clause)> =
            clauses.iter().copied().filter(|(list, it)| !on_seeds(*list) || plan.opening.lets_hold(it)).collect();
        for &(list, clause) in &hold {
            match (list, clause) {
                (List::Landing | List::Dropping, _) | (List::Starting, Clause::Capture(_)) => {
                    plan.note(source, &compiler, &hold, list, clause)
                }
                (List::Ending, Clause::End(it)) => match &it.once {
                    Some(ending::Once::Repeated(repeated)) => {
                        plan.repetition = Some(Repetition {
                            clause: source.cause_by(&it.id, ""),
                            times: repeated.times,
                            stores: repeated.stores,
                            leftover: it.leftover,
                            verdict: it.verdict,
                        });
                    }
                    _ => plan.endings.extend(end(source, &compiler, it)),
                },
                (List::Ending, Clause::Winner(it)) => {
                    plan.winner = Some(WinnerRule {
                        clause: source.cause_by(&it.id, ""),
                        by: it.by,
                        least: it.least,
                        komi: it.komi.0,
                        specials: it.specials,
                        level: it.level,
                    });
                }
                _ => {}
            }
        }
        plan.choosing = choice::Choosing::of(source, &compiler, &clauses);
        plan.sowing = sowing::Sowing::of(source, &compiler, &clauses);
        plan.choosing.quick = plan.choosing.quick(source.board, &plan);
        plan.heed_opening(&compiler);
        plan.else_follows = plan.what_else();
        plan.note_counts();
        plan.ends_by_capture = plan.endings.iter().any(|end| end.asked == Asked::Capture);
        plan.facts = facts::Facts::of(source, &clauses, &plan);
        plan.quick = QuickLanding::of(&plan, source.board);
        plan
    }

    /// Returns every clause on the destination of captured seeds.
    pub fn sends(&self) -> impl Iterator<Item = &SendRule> {
        self.captures().filter_map(|capture| capture.send.as_ref())
    }

    /// Returns every clause on further pits of the player's choice.
    pub(crate) fn mores(&self) -> impl Iterator<Item = &MoreRule> {
        self.captures().filter_map(|capture| capture.more.as_ref())
    }

    fn captures(&self) -> impl Iterator<Item = &CaptureRule> {
        self.landing.iter().filter_map(|step| match &step.act {
            StepEffect::Capture(capture) => Some(&**capture),
            StepEffect::Claim(_)
            | StepEffect::Relay(_)
            | StepEffect::Again(_)
            | StepEffect::Lose
            | StepEffect::Stop
            | StepEffect::Spare => None,
        })
    }

    /// Returns whether captured seeds are sown on.
    pub(crate) fn resows(&self) -> bool {
        self.sends().any(|send| matches!(send.to, To::Sown | To::RowEnd))
    }

    /// Forgets what a shortcut of the engine relies on, so that the clauses are asked one by one. Returns `true` if the
    /// stage of play could take it.
    #[doc(hidden)] // For tests and benchmarks, which compare the two.
    pub fn forget(&mut self, shortcut: Shortcut) -> bool {
        let facts = &mut self.facts;
        match shortcut {
            Shortcut::Lifts => self.choosing.quick.take().is_some(),
            Shortcut::Directions => {
                let fixed = self.sowing.fixed.take().is_some();
                self.sowing.by_pit.take().is_some() || fixed
            }
            Shortcut::Start => std::mem::take(&mut facts.plain_start),
            // A lap in which seeds might do something is not predicted either.
            Shortcut::Laps => !std::mem::replace(&mut facts.acts_in_passing, true),
            Shortcut::Marks => std::mem::take(&mut facts.plain_pits),
            Shortcut::Landing => {
                let follows = self.else_follows.take().is_some();
                self.quick.take().is_some() || follows
            }
            Shortcut::Passing => std::mem::take(&mut facts.plain_turn),
            Shortcut::Ending => facts.plain_end.take().is_some(),
        }
    }

    /// See [`Plan::else_follows`].
    fn what_else(&self) -> Option<Fallthrough> {
        let mut follows = Fallthrough::Stop;
        for step in &self.landing {
            match step.act {
                StepEffect::Relay(Lifts::Here) if step.is_everywhere() => {
                    // Of two, the first is asked first.
                    if follows == Fallthrough::Stop {
                        follows = Fallthrough::Relay(step.clause);
                    }
                }
                StepEffect::Relay(_) => return None,
                StepEffect::Capture(_)
                | StepEffect::Claim(_)
                | StepEffect::Again(_)
                | StepEffect::Lose
                | StepEffect::Stop
                | StepEffect::Spare => {}
            }
        }
        Some(follows)
    }

    /// See [`Plan::landing_at`] and [`Plan::dropping_at`].
    fn note_counts(&mut self) {
        let note = |steps: &[TurnStep], asked: &mut AskedFor| {
            for step in steps {
                step.may_do(|test| {
                    asked.add(test);
                    false
                });
            }
        };
        note(&self.landing, &mut self.landing_at);
        note(&self.dropping, &mut self.dropping_at);
        if self.trap.is_some() {
            self.dropping_at = AskedFor::ALL;
        }
    }

    fn note_marks(&mut self, source: &ClauseSource<'_>, stage: &str, clauses: &[(List, &Clause)]) {
        for (_, clause) in clauses {
            let cause = |aspect: &'static str| source.cause(clause, aspect);
            match clause {
                Clause::Trap(it) => {
                    self.trap = Some(TrapRule {
                        clause: cause(""),
                        at: it.at.clone(),
                        of: it.of,
                        most: it.most.map(|most| (most, cause("most"))),
                        lift: (it.lift, cause("lift")),
                        dropped: (it.dropped, cause("dropped")),
                        ends: (it.ends, cause("ends")),
                        safe: it.safe,
                        emptied: (it.emptied, cause("emptied")),
                    });
                }
                Clause::House(it) => {
                    self.house = Some(HouseRule {
                        clause: cause(""),
                        at: it.at,
                        counts: test::CountSet::of(&it.counts),
                        placed: it.placed,
                        safe: (it.safe, cause("safe")),
                        falls: it.falls.iter().any(|it| it == stage).then(|| cause("falls")),
                    });
                }
                Clause::GrandSlam(it) => self.slam = Some((cause(""), it.effect, it.only_pit)),
                _ => {}
            }
        }
    }

    /// Compiles a clause on a seed, with the exceptions and questions that name it.
    fn note(
        &mut self,
        source: &ClauseSource<'_>,
        compiler: &TestCompiler<'_>,
        all: &[(List, &Clause)],
        list: List,
        clause: &Clause,
    ) {
        let cause = source.cause(clause, "");
        let when = compiler.when(clause);
        // Where a last seed in a trap does not end the turn, clauses that take pits are asked there as in any pit.
        let asked_in_traps = self.trap.as_ref().is_some_and(|it| it.ends.0 != TrapEnds::Always);
        let landed = |it: &PitIf| if asked_in_traps { compiler.of_any(it) } else { compiler.test(it) };
        let (test, act) = match clause {
            Clause::Capture(it) => {
                (landed(&it.r#if), StepEffect::Capture(Box::new(capture(source, compiler, all, it))))
            }
            Clause::Claim(it) => (compiler.test(&it.r#if), StepEffect::Claim(Box::new(claim(compiler, it)))),
            Clause::Relay(it) => (compiler.test(&it.r#if), StepEffect::Relay(it.lifts)),
            Clause::Again(it) => match (it.store, &it.r#if) {
                (Some(store), _) => {
                    let excepts = all.iter().filter_map(|(_, other)| match other {
                        Clause::Except(it) if names(&it.of, clause) => compiler.turn(&it.when),
                        _ => None,
                    });
                    let in_store = InStore { clause: cause, when, store, excepts: excepts.collect() };
                    return self.in_store.push(in_store);
                }
                (None, Some(asked)) => (landed(asked), StepEffect::Again(it.next_way)),
                (None, None) => (landed(&PitIf::default()), StepEffect::Again(it.next_way)),
            },
            Clause::End(it) => (landed(&it.r#if), StepEffect::Lose),
            Clause::Except(it) if it.of.iter().any(|of| of == "all") => (compiler.of_any(&it.r#if), StepEffect::Stop),
            Clause::Except(it) if matches!(it.r#if.mark, Marked::Is(_) | Marked::Own(_) | Marked::Other(_)) => {
                let test = compiler.test(&it.r#if);
                match test.mark {
                    MarkTest::Is(MarkKind::Trap, _) => (test, StepEffect::Spare),
                    _ => return,
                }
            }
            Clause::Meeting(it) => {
                self.meeting = Some(MeetingRule { clause: cause, test: compiler.of_any(&it.r#if), by: it.by });
                return;
            }
            Clause::Except(_) | Clause::Optional(_) | Clause::More(_) | Clause::GrandSlam(_) | Clause::Send(_) => {
                return;
            }
            other => unreachable!("{} stands in no such list", other.kind()),
        };
        let (excepts, optional) = (Vec::new(), Vec::new());
        let mut step = TurnStep { clause: cause, when, test, act, excepts, optional, is_foretold: false };
        for (_, other) in all.iter().filter(|(at, _)| *at == list) {
            match other {
                Clause::Except(it) if names(&it.of, clause) => step.excepts.push(ExceptRule {
                    clause: source.cause_by(&it.id, ""),
                    when: compiler.turn(&it.when),
                    test: compiler.of_any(&it.r#if),
                    of_run: it.of_run,
                }),
                Clause::Optional(it) if names(&it.of, clause) => step.optional.push(OptionalRule {
                    clause: source.cause_by(&it.id, ""),
                    when: compiler.turn(&it.when),
                    test: compiler.of_any(&it.r#if),
                    who: it.who,
                    refused: it.refused,
                    retreat: source.cause_by(&it.id, "refused"),
                    only_lap: it.only_lap,
                }),
                _ => {}
            }
        }
        step.is_foretold = step.can_be_foretold(source.board);
        match list {
            List::Dropping => self.dropping.push(step),
            List::Starting => self.starting.push(step),
            _ => self.landing.push(step),
        }
    }
}

/// Compiles an ending; `None` for an ending by a position that comes back.
fn end(source: &ClauseSource<'_>, compiler: &TestCompiler<'_>, it: &ending::End) -> Option<EndRule> {
    let once = match it.once.as_ref()? {
        ending::Once::Repeated(_) => return None,
        ending::Once::StoreHolds(amount) => EndCondition::StoreHolds(*amount),
        ending::Once::Left(left) if is_row_empty(source.board, left) => EndCondition::RowEmpty,
        ending::Once::Left(left) => EndCondition::Left(Box::new(LeftCondition {
            pits: compiler.of_any(&left.pits),
            seeds: test::CountSet::of(&left.seeds),
            each: left.each,
            of: left.of,
        })),
        ending::Once::CannotMove => EndCondition::CannotMove,
        ending::Once::CannotFeed => EndCondition::CannotFeed,
        ending::Once::Decided => EndCondition::Decided,
        ending::Once::CapturedAtEnds => EndCondition::CapturedAtEnds,
        ending::Once::CapturedFirst(turns) => EndCondition::CapturedFirst(*turns),
        ending::Once::PenaltyHolds(seeds) => EndCondition::PenaltyHolds(*seeds),
        ending::Once::AllPassed => EndCondition::AllPassed,
    };
    Some(EndRule {
        clause: source.cause_by(&it.id, ""),
        when: compiler.turn(&it.when),
        once,
        whose: it.whose,
        asked: it.asked,
        leftover: it.leftover,
        verdict: it.verdict,
    })
}

/// Returns whether an ending asks only that a player's pits are empty.
fn is_row_empty(board: &Board, left: &ending::Left) -> bool {
    let row = ending::Left { pits: PitIf { side: Whose::Own, ..PitIf::default() }, ..ending::Left::default() };
    let of = if board.specials > 0 { ending::Pieces::Seeds } else { left.of };
    *left == ending::Left { of, ..row }
}

/// Returns whether a list of names includes a clause.
fn names(of: &[String], clause: &Clause) -> bool {
    let group = match clause {
        Clause::Capture(_) => "captures",
        Clause::Claim(_) => "claims",
        _ => "",
    };
    of.iter().any(|name| name == clause.id() || name == group)
}

fn capture(
    source: &ClauseSource<'_>,
    compiler: &TestCompiler<'_>,
    all: &[(List, &Clause)],
    it: &super::kinds::landing::Capture,
) -> CaptureRule {
    let run = it.run.as_ref().map(|run| RunRule {
        way: run.way,
        most: run.most.map_or(usize::MAX, usize::from),
        through: compiler.of_any(run.through.as_deref().unwrap_or(&it.r#if)),
    });
    let clause = Clause::Capture(it.clone());
    let named = |of: &[String]| names(of, &clause);
    let more = all.iter().find_map(|(_, other)| match other {
        Clause::More(more) if named(&more.of) => Some(MoreRule {
            clause: source.cause_by(&more.id, ""),
            pits: more.pits,
            each: compiler.of_any(&more.r#where),
        }),
        _ => None,
    });
    let send = all.iter().find_map(|(_, other)| match other {
        Clause::Send(send) if named(&send.of) => Some(SendRule {
            clause: source.cause_by(&send.id, ""),
            to: send.to.clone(),
            from: send.from,
            first: send.first,
            zone: send.zone,
            again: send.again,
        }),
        _ => None,
    });
    CaptureRule {
        take: it.take.clone(),
        needs: it.needs,
        each: compiler.of_any(&it.r#where),
        spare: it.spare.as_ref().map(|spare| compiler.of_any(spare)),
        and_facing: it.and_facing,
        last_pit: it.last_pit,
        alone: it.alone,
        run,
        by: it.by,
        then: it.then,
        which: it.which,
        last_by: it.last_by.unwrap_or(it.by),
        made: it.made,
        more,
        send,
    }
}

fn claim(compiler: &TestCompiler<'_>, it: &super::kinds::landing::Claim) -> ClaimRule {
    let turned = it.either_order.then(|| {
        let before = it.r#if.before.as_deref().cloned().unwrap_or_default();
        let mut here = it.r#if.clone();
        here.before = None;
        [compiler.test(&before), compiler.test(&here)]
    });
    ClaimRule { pits: it.pits.clone(), turned, owner: it.owner, content: it.content, then: it.then }
}
