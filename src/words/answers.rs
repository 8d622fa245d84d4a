//! How the game stands, who has won, and why a move is refused.

use super::Words;
use super::caption::old::any;
use super::game;
use super::keys::Key;
use super::message::{Arg, Message};
use crate::engine::{GameResult, Mark, Move, Position, Question, Refused, in_halves};
use crate::rules::capture::Capture;
use crate::rules::choice::{Choice, Liked};
use crate::rules::claim::Claim;
use crate::rules::ending::{Ending, EndlessTurn, Verdict, WonBy};
use crate::rules::plan::rounds::Layout;
use crate::rules::sowing::Sowing;
use crate::rules::turn::Turn;
use crate::rules::{Clause, ClauseId, Part, PitId, Rules, Side};

impl Words {
    /// Who is to move, or what is asked, or how the game ended.
    pub fn status(&self, rules: &Rules, position: &Position) -> String {
        if let Some(ended) = position.ended() {
            return self.say(&self.result(rules, position, ended.result, ended.clause));
        }
        let message = match position.ask() {
            None if game::alone(rules) => Message::new("status-alone"),
            None => Message::new("status-to-move"),
            Some(ask) => match ask.question {
                Question::Take => Message::new("status-asked-take"),
                Question::Passing => Message::new("status-asked-passing").with("seeds", position.pit(ask.pit)),
                Question::Claim => Message::new("status-asked-claim"),
                Question::Halt => Message::new("status-asked-halt"),
                Question::Retreat => Message::new("status-asked-retreat"),
                Question::Race => Message::new("status-asked-race"),
                Question::Way => Message::new("status-asked-way"),
                Question::Reentry => Message::new("status-asked-reentry"),
                Question::Deposit => Message::new("status-asked-deposit"),
                Question::More(left) => Message::new("status-asked-more").with("left", left),
                Question::Close(left) => Message::new("status-asked-close").with("left", left),
                Question::Own(left) => Message::new("status-asked-own").with("left", left),
            }
            .with("pit", rules.board.name(ask.pit))
            .with("spared", self.spared(rules, ask.pit).0)
            .with("behind", self.spared(rules, ask.pit).1),
        };
        self.say(&self.players(rules, message, position.chooser()))
    }

    /// The names of the pit that was spared when a lap ended in the one across, and of the pit behind it. Every board has
    /// both on which seeds may be moved back.
    pub(super) fn spared(&self, rules: &Rules, landed: PitId) -> (String, String) {
        let spared = rules.board.facing(landed).unwrap_or(landed);
        let behind = rules.board.behind(spared).unwrap_or(spared);
        (rules.board.name(spared), rules.board.name(behind))
    }

    /// A pit's name, how many seeds it holds, and what it has become.
    pub fn pit(&self, rules: &Rules, position: &Position, pit: PitId) -> String {
        let (id, owner) = match position.mark(pit) {
            Mark::None if rules.board.specials > 0 && position.special(pit) > 0 => {
                ("table-pit-specials", rules.board.owner(pit))
            }
            Mark::None => ("table-pit", rules.board.owner(pit)),
            Mark::Trap(owner) => ("table-pit-trap", owner),
            Mark::Barred => ("table-pit-barred", rules.board.owner(pit)),
            Mark::House => ("table-pit-house", rules.board.owner(pit)),
            Mark::BarredHouse => ("table-pit-house-barred", rules.board.owner(pit)),
            Mark::Played => ("table-pit-played", rules.board.owner(pit)),
            Mark::Closed => ("table-pit-closed", rules.board.owner(pit)),
            Mark::Won(owner) => ("table-pit-won", owner),
            Mark::Missed(owner) => ("table-pit-missed", owner),
            Mark::Sold => ("table-pit-sold", rules.board.owner(pit).opponent()),
            Mark::HalfSold => ("table-pit-half-sold", rules.board.owner(pit).opponent()),
            Mark::Filled => ("table-pit-filled", rules.board.owner(pit).opponent()),
        };
        let counts = |(_, _, least): (ClauseId, Part, u16)| position.pit(pit) >= least;
        let message = Message::new(id)
            .with("pit", rules.board.name(pit))
            .with("seeds", position.pit(pit))
            .with("pieces", self.pieces(rules, position.special(pit)))
            .with("owner", self.side(owner))
            .with("owner-side", owner.key())
            .with("counts", rules.phases[position.phase()].facts.house.is_some_and(counts).key());
        self.say(&self.named(rules, message))
    }

    /// What a button says that plays a move which lifts no pit.
    pub fn answer(&self, rules: &Rules, position: &Position, mv: Move) -> String {
        let message = match (mv, position.ask().map(|ask| ask.question)) {
            (Move::Sow { pit, .. } | Move::Place { pit, .. } | Move::Shift(pit), _) => return rules.board.name(pit),
            (Move::Take(pit), _) => {
                Message::new("answer-pick").with("pit", rules.board.name(pit)).with("seeds", position.pit(pit))
            }
            (Move::Reserve, _) => Message::new("table-reserve"),
            (Move::Gather, _) => Message::new("table-gather"),
            (Move::Swap, _) => Message::new("table-swap"),
            (Move::Pass, _) => Message::new("table-pass"),
            (Move::Way(way), _) => Message::new("answer-way").with("way", way.key()),
            (Move::Pick(pit), Some(Question::Close(_) | Question::Own(_))) => return rules.board.name(pit),
            (Move::Pick(pit), _) => {
                Message::new("answer-pick").with("pit", rules.board.name(pit)).with("seeds", position.pit(pit))
            }
            (Move::Go, Some(Question::Take)) => Message::new("table-capture"),
            (Move::Stop, Some(Question::Take)) => Message::new("table-leave-seeds"),
            (Move::Go, Some(Question::Passing)) => Message::new("table-take-passing"),
            (Move::Stop, Some(Question::Passing)) => Message::new("table-let-stand"),
            (Move::Go, Some(Question::Claim)) => Message::new("table-claim"),
            (Move::Stop, Some(Question::Claim)) => Message::new("table-leave-pit"),
            (Move::Go, Some(Question::Halt)) => Message::new("table-sow-on"),
            (Move::Stop, Some(Question::Halt)) => Message::new("table-end-turn"),
            (Move::Go, Some(Question::Retreat)) => Message::new("table-retreat"),
            (Move::Stop, Some(Question::Retreat)) => Message::new("table-stay"),
            // Questions of other kinds are answered with a way or a pit.
            (Move::Go, _) => Message::new("answer-yes"),
            (Move::Stop, _) => Message::new("answer-no"),
        };
        self.say(&message)
    }

    /// What a clause asks of a player who must choose something other than one of their own pits, if a short sentence
    /// says it better than that of the clause.
    pub fn advice(&self, rules: &Rules, position: &Position, clause: ClauseId) -> Option<String> {
        let message = match rules.clause(clause) {
            Clause::Choice(Choice::TakeFacing(it)) => Message::new("advice-take").with("which", it.which.key()),
            Clause::Choice(Choice::Swap(it)) if it.only => Message::new("advice-swap"),
            _ => return None,
        };
        Some(self.say(&self.players(rules, message, position.chooser())))
    }

    /// Why a move may not be played.
    pub fn refusal(&self, rules: &Rules, position: &Position, refused: Refused) -> String {
        let id = match refused {
            Refused::Over => return self.say(&Message::new("refusal-over")),
            Refused::Question if position.ask().is_none() => return self.say(&Message::new("refusal-question")),
            Refused::Question => {
                return self.say(&self.players(rules, Message::new("refusal-question-open"), position.chooser()));
            }
            Refused::NotAMove => return self.say(&Message::new("refusal-not-a-move")),
            Refused::Direction(id) | Refused::Barred(id) => id,
        };
        let player = position.chooser();
        if let (Some(ask), Refused::Barred(_)) = (position.ask(), refused) {
            let id = match ask.question {
                Question::More(_) => "refusal-more",
                Question::Close(_) => "refusal-close",
                Question::Own(_) => "refusal-own",
                Question::Race => "refusal-race",
                Question::Deposit => "refusal-deposit",
                _ => "refusal-endless",
            };
            let again = rules.phases[position.phase()].facts.deposit.is_some_and(|(_, again)| again);
            return self.say(&self.players(rules, Message::new(id).with("again", again.key()), player));
        }
        let message = match rules.clause(id) {
            Clause::Choice(it) => match it {
                Choice::OwnPits(it) => {
                    let traps = any(rules, |it| matches!(it, Clause::Claim(Claim::Trap(_))));
                    let liftable = any(rules, |it| matches!(it, Clause::Claim(Claim::Liftable(_))));
                    Message::new("refusal-own-pits").with("least", it.least).with("traps", (traps && !liftable).key())
                }
                Choice::Feed(it) => Message::new("refusal-feed").with("least", it.least),
                Choice::LeaveMove(_) => Message::new("refusal-leave-move"),
                Choice::TakeFacing(it) => Message::new("refusal-take-facing").with("which", it.which.key()),
                Choice::Shift(it) => Message::new("refusal-shift").with("only", it.only.key()),
                Choice::AnyPits(it) => {
                    let liftable = any(rules, |it| matches!(it, Clause::Claim(Claim::Liftable(_))));
                    Message::new("refusal-any-pits").with("least", it.least).with("liftable", liftable.key())
                }
                Choice::PlaceSeed(it) => Message::new("refusal-place-seed").with("least", it.least),
                Choice::Arrange(it) => Message::new("refusal-arrange").with("everywhere", it.all_pits.key()),
                Choice::Gather(_) => Message::new("refusal-gather"),
                Choice::MustCapture(_) => Message::new("refusal-must-capture"),
                Choice::Prefer(it) => match &it.start {
                    Liked::Parts(parts) => Message::new("refusal-prefer-parts")
                        .with("parts", self.parts(rules, parts, "the"))
                        .with("inner", (*parts == [Part::Inner]).key()),
                    Liked::AtLeast(seeds) => Message::new("refusal-prefer-at-least").with("seeds", *seeds),
                    Liked::NotFew { parts, least, or_captures } => Message::new("refusal-prefer-not-few")
                        .with("parts", self.parts(rules, parts, "the"))
                        .with("or-captures", or_captures.key())
                        .with("least", *least),
                    Liked::Leftmost => Message::new("refusal-prefer-leftmost"),
                    Liked::NotHouse => Message::new("refusal-prefer-not-house"),
                    Liked::Rightmost => Message::new("refusal-prefer-rightmost"),
                },
                Choice::Inwards(_) => Message::new("refusal-inwards"),
                Choice::LastInOccupied(it) => Message::new("refusal-last-in-occupied").with("stores", it.stores.key()),
                Choice::LoneIntoEmpty(_) => Message::new("refusal-lone-into-empty"),
                Choice::Blockade(_) => Message::new("refusal-blockade"),
                Choice::NoGrandSlam(_) => Message::new("refusal-no-grand-slam"),
                Choice::PitCap(it) => Message::new("refusal-pit-cap").with("most", it.most),
                Choice::NoReturn(_) => Message::new("refusal-no-return"),
                Choice::Reserve(_) => Message::new("refusal-reserve"),
                Choice::Swap(it) => Message::new("refusal-swap").with("only", it.only.key()),
            },
            Clause::Sowing(it) => {
                let chosen = match it {
                    Sowing::Chosen(_) | Sowing::EachLap(_) => true,
                    Sowing::Reverse(_) => return self.say(&Message::new("refusal-reverse")),
                    // Only the middle pit lets the player choose, and a way for any other is one too many: what was
                    // missing or too much cannot be told from the refusal, so the rule itself is said.
                    Sowing::ByOrigin(_) => return self.clause(rules, id),
                    Sowing::Fixed(_)
                    | Sowing::BySide(_)
                    | Sowing::ByCount(_)
                    | Sowing::FirstInStore(_)
                    | Sowing::FirstInOrigin(_)
                    | Sowing::SkipOrigin(_)
                    | Sowing::ThenOpponent(_)
                    | Sowing::Relay(_)
                    | Sowing::LiftSome(_)
                    | Sowing::Halt(_)
                    | Sowing::Race(_)
                    | Sowing::Heaps(_)
                    | Sowing::SpecialsLast(_)
                    | Sowing::HomeEnds(_) => false,
                };
                Message::new("refusal-direction").with("choice", chosen.key())
            }
            Clause::Turn(it) => match it {
                Turn::Pass(_) => Message::new("refusal-pass"),
                Turn::AtHome(_) => Message::new("refusal-at-home"),
                Turn::Bonus(_)
                | Turn::BonusLapses(_)
                | Turn::ExtraMoves(_)
                | Turn::Pay(_)
                | Turn::Reseed(_)
                | Turn::Frozen(_) => {
                    return self.clause(rules, id);
                }
            },
            Clause::Ending(it) => match it {
                Ending::Endless(_) => Message::new("refusal-endless"),
                Ending::StoreHolds(_)
                | Ending::StoresLevel(_)
                | Ending::RowEmpty(_)
                | Ending::NoMoves(_)
                | Ending::Unfed(_)
                | Ending::Repetition(_)
                | Ending::FewLeft(_)
                | Ending::EndsEmpty(_)
                | Ending::InnerEmpty(_)
                | Ending::BothEnds(_)
                | Ending::CapturesFirst(_)
                | Ending::Decided(_)
                | Ending::NoneFree(_)
                | Ending::LastInEmpty(_)
                | Ending::AllStored(_)
                | Ending::OwnRowEmptied(_)
                | Ending::PenaltyHolds(_)
                | Ending::AllPassed(_)
                | Ending::Winner(_) => return self.clause(rules, id),
            },
            Clause::Capture(Capture::Enter(_)) => Message::new("refusal-enter"),
            Clause::Capture(_) | Clause::Claim(_) | Clause::Round(_) => return self.clause(rules, id),
        };
        self.say(&self.named(rules, self.players(rules, message, player)))
    }

    /// How a game ended: `because` is the clause that stopped play.
    pub(super) fn result(
        &self,
        rules: &Rules,
        position: &Position,
        result: GameResult,
        because: Option<ClauseId>,
    ) -> Message {
        let (least, komi) = winning(rules);
        let score = |side: Side| match komi {
            0 => Arg::from(self.score(rules, position, side)),
            _ => Arg::Halves(in_halves(position, komi, side)),
        };
        let winner = match result {
            GameResult::Won(side) => side,
            GameResult::Void => return Message::new("result-void"),
            GameResult::Lost => return Message::new("result-lost").with("score", score(Side::South)),
            GameResult::Draw => {
                let [south, north] = Side::BOTH.map(score);
                let [fewer, more] = Side::BOTH.map(|side| position.store(side));
                let short = because.is_some() && least.is_some_and(|least| fewer.max(more) < least) && fewer != more;
                return if short && decides(rules, because) {
                    Message::new("result-draw-short")
                        .with("more", fewer.max(more))
                        .with("fewer", fewer.min(more))
                        .with("least", least.unwrap_or_default())
                } else if rules.board.has_stores() && rules.board.sides().len() == 2 && south == north {
                    Message::new("result-draw-level").with("level", south)
                } else {
                    Message::new("result-draw")
                };
            }
        };
        // How many pits decide the match, and whether those are the loser's that are sold.
        let goal = match rules.layout() {
            Some(Layout::Sale(it)) => Some((it.lost, true)),
            Some(Layout::Territory(it)) => it.goal.map(|pits| (pits, false)),
            Some(Layout::Refill(_) | Layout::Mirror(_) | Layout::Score(_)) | None => None,
        };
        let id = match decided(rules, because) {
            Decided::Seeds if komi > 0 => "result-won-komi",
            Decided::Seeds if fewest(rules) => "result-won-fewest",
            Decided::Seeds => "result-won",
            Decided::LastMove => "result-won-last-move",
            Decided::NextLoses => "result-won-next-loses",
            Decided::MoverLoses => "result-won-mover-loses",
            Decided::Endless => "result-won-endless",
            Decided::InnerEmpty => "result-won-inner-empty",
            Decided::BothEnds => "result-won-both-ends",
            Decided::LastInEmpty => "result-won-last-in-empty",
            Decided::AllStored => "result-won-alone",
            Decided::RowEmptied => "result-won-row-emptied",
            Decided::Emptier => "result-won-emptier",
            Decided::LastLeft => "result-won-last-left",
            Decided::Match if matches!(rules.layout(), Some(Layout::Score(_))) => "result-won-match-scored",
            Decided::Match if matches!(goal, Some((_, true))) => "result-won-match-sold",
            Decided::Match if goal.is_some() => "result-won-match-pits",
            Decided::Match => "result-won-match",
            Decided::CapturesFirst => "result-won-captures-first",
        };
        let loser = winner.opponent();
        let points = |side: Side| position.bout().points.get(side.index()).copied().unwrap_or_default();
        let winners: Vec<String> = rules.board.players.party(winner).iter().map(|&side| self.side(side)).collect();
        Message::new(id)
            .with("count", winners.len())
            .with("winners", self.all_of(&winners))
            .with("winner", self.seat(rules, winner))
            .with("winner-side", winner.key())
            .with("loser", self.side(loser))
            .with("loser-side", loser.key())
            .with("pits", goal.map_or(0, |(pits, _)| pits))
            .with("points", points(winner))
            .with("points-lost", points(loser))
            .with("won", score(winner))
            .with("lost", score(loser))
            .with("komi", Arg::Halves(komi.into()))
            .with("second", self.side(position.bout().began.opponent()))
    }

    /// Adds the names of the player who is to move and of the opponent.
    pub(super) fn players(&self, rules: &Rules, message: Message, player: Side) -> Message {
        let opponent = player.opponent();
        message
            .with("player", self.seat(rules, player))
            .with("player-side", player.key())
            .with("opponent", self.side(opponent))
            .with("opponent-side", opponent.key())
    }
}

/// The fewest seeds with which one wins, and how many halves of a seed are counted to the player who moves second.
fn winning(rules: &Rules) -> (Option<u16>, u16) {
    let winner = rules.phases.last().and_then(|phase| phase.plan.winner.as_ref());
    winner.map_or((None, 0), |winner| (winner.least, winner.komi))
}

/// Whether the clause that stopped play leaves it to the seeds in the stores who has won.
fn decides(rules: &Rules, because: Option<ClauseId>) -> bool {
    match because.map(|id| rules.clause(id)) {
        Some(Clause::Ending(Ending::RowEmpty(it))) => it.verdict == Verdict::ByWinner,
        Some(Clause::Ending(Ending::NoMoves(it))) => it.verdict == Verdict::ByWinner,
        Some(Clause::Ending(Ending::Repetition(it))) => it.verdict == Verdict::ByWinner,
        Some(Clause::Ending(Ending::Endless(_) | Ending::AllPassed(_) | Ending::StoresLevel(_))) => false,
        _ => true,
    }
}

/// Whether the fewer seeds win.
fn fewest(rules: &Rules) -> bool {
    any(rules, |it| matches!(it, Clause::Ending(Ending::Winner(it)) if it.by == WonBy::FewestSeeds))
}

/// What decided who has won.
enum Decided {
    Seeds,
    LastMove,
    NextLoses,
    MoverLoses,
    Endless,
    InnerEmpty,
    BothEnds,
    LastInEmpty,
    AllStored,
    RowEmptied,
    LastLeft,
    CapturesFirst,
    Match,
    Emptier,
}

fn decided(rules: &Rules, because: Option<ClauseId>) -> Decided {
    let by_winner = || {
        let last_mover = rules
            .clauses
            .iter()
            .any(|it| matches!(it, Clause::Ending(Ending::Winner(it)) if it.by == WonBy::LastMover));
        let emptier = any(rules, |it| matches!(it, Clause::Ending(Ending::Winner(it)) if it.by == WonBy::Emptier));
        match (last_mover, emptier) {
            (true, _) => Decided::LastMove,
            (_, true) => Decided::Emptier,
            _ => Decided::Seeds,
        }
    };
    let verdict = match because.map(|id| rules.clause(id)) {
        Some(Clause::Ending(it)) => match it {
            Ending::RowEmpty(it) => it.verdict,
            Ending::NoMoves(it) => it.verdict,
            Ending::Repetition(it) => it.verdict,
            Ending::Endless(it) => match it.verdict {
                EndlessTurn::MoverLoses => return Decided::Endless,
                EndlessTurn::Void
                | EndlessTurn::Draw
                | EndlessTurn::Illegal
                | EndlessTurn::TurnEnds
                | EndlessTurn::ByWinner => Verdict::ByWinner,
            },
            Ending::StoreHolds(_)
            | Ending::StoresLevel(_)
            | Ending::Unfed(_)
            | Ending::Decided(_)
            | Ending::NoneFree(_)
            | Ending::FewLeft(_)
            | Ending::EndsEmpty(_)
            | Ending::Winner(_) => Verdict::ByWinner,
            Ending::LastInEmpty(_) => return Decided::LastInEmpty,
            Ending::AllStored(_) => return Decided::AllStored,
            Ending::OwnRowEmptied(_) => return Decided::RowEmptied,
            Ending::PenaltyHolds(_) => return Decided::LastLeft,
            Ending::AllPassed(_) => Verdict::Draw,
            Ending::InnerEmpty(_) => return Decided::InnerEmpty,
            Ending::BothEnds(_) => return Decided::BothEnds,
            Ending::CapturesFirst(_) => return Decided::CapturesFirst,
        },
        Some(Clause::Round(_)) => return Decided::Match,
        None
        | Some(Clause::Choice(_) | Clause::Sowing(_) | Clause::Capture(_) | Clause::Claim(_) | Clause::Turn(_)) => {
            Verdict::ByWinner
        }
    };
    match verdict {
        Verdict::ByWinner | Verdict::Draw | Verdict::Void => by_winner(),
        Verdict::MostSeeds => Decided::Seeds,
        Verdict::MoverLoses => Decided::MoverLoses,
        Verdict::NextLoses => Decided::NextLoses,
    }
}
