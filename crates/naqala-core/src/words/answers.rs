//! Status of a game, its winner, and the reasons why moves are refused.

use super::keys::MessageKey;
use super::message::{Arg, Message};
use super::{Words, game};
use mancala::engine::{GameResult, Mark, Move, Position, Question, Refused, in_halves};
use mancala::record::Outcome;
use mancala::rules::kinds::choice::{Act, Instead, Lift};
use mancala::rules::kinds::condition::{Captures, Counts, Leaves, Marked, MoveIf, OfThese, PitIf, RowWay, Was, Whose};
use mancala::rules::kinds::ending::{End, Endlessly, Once, Verdict, WonBy};
use mancala::rules::kinds::landing::{NextWay, Slam, To, Who};
use mancala::rules::kinds::opening::{Duty, Source};
use mancala::rules::kinds::rounds::Territory;
use mancala::rules::kinds::sowing::{OrBack, Ways};
use mancala::rules::kinds::{Clause, List};
use mancala::rules::plan::WinnerRule;
use mancala::rules::plan::rounds::Layout;
use mancala::rules::{Cause, Part, PitId, Rules, Side};

impl Words {
    /// Returns the side to move, the open question, or the result of the game.
    pub fn status(&self, rules: &Rules, position: &Position) -> String {
        if let Some(ended) = position.ended() {
            return self.say(&self.result(rules, position, ended.result, ended.clause));
        }
        let message = match position.ask() {
            None if rules.profile.is_solo() => Message::new("status-alone"),
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

    /// Returns the result that players have agreed on, as a sentence.
    pub fn agreement(&self, rules: &Rules, outcome: Outcome) -> String {
        match outcome.winner() {
            Some(winner) => {
                let [winner, loser] = [winner, rules.board.after(winner)].map(|side| Arg::from(self.seat(rules, side)));
                self.label_with("status-resigned", &[("winner", winner), ("loser", loser)])
            }
            None => self.label("status-draw-agreed"),
        }
    }

    /// Returns the names of the pit that was spared when a lap ended in the one across, and of the pit behind it. Every
    /// board on which seeds may be moved back has both.
    pub(super) fn spared(&self, rules: &Rules, landed: PitId) -> (String, String) {
        let spared = rules.board.facing(landed).unwrap_or(landed);
        let behind = rules.board.behind(spared).unwrap_or(spared);
        (rules.board.name(spared), rules.board.name(behind))
    }

    /// Returns the name of a pit, its seeds and its mark.
    pub fn pit(&self, rules: &Rules, position: &Position, pit: PitId) -> String {
        let (id, owner) = match position.mark(pit) {
            Mark::None if position.special(pit) > 0 => ("table-pit-specials", rules.board.owner(pit)),
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
        let plan = &rules.stage_rules[position.stage()].plan;
        let counts = plan.house.as_ref().is_some_and(|house| house.counts.contains(position.pit(pit)));
        let message = Message::new(id)
            .with("pit", rules.board.name(pit))
            .with("seeds", position.pit(pit))
            .with("pieces", self.pieces(rules, position.special(pit)))
            .with("owner", self.side(owner))
            .with("owner-side", game::seat_key(rules, owner))
            .with("counts", counts.key());
        self.say(&self.named(rules, message))
    }

    /// Returns the label of a button that plays a move which lifts no pit.
    pub fn answer(&self, rules: &Rules, position: &Position, mv: Move) -> String {
        let message = match (mv, position.ask().map(|ask| ask.question)) {
            (Move::Sow { pit, .. } | Move::Place { pit, .. } | Move::Shift(pit) | Move::Give(pit), _) => {
                return rules.board.name(pit);
            }
            (Move::SowStore { seeds, way }, _) => Message::new("table-sow-store")
                .with("seeds", seeds)
                .with("chosen", way.is_some().key())
                .with("way", self.way(rules, way.unwrap_or_default())),
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
            // Questions of other kinds are answered with a direction or a pit.
            (Move::Go, _) => Message::new("answer-yes"),
            (Move::Stop, _) => Message::new("answer-no"),
        };
        self.say(&message)
    }

    /// Returns the demand of a clause on a player who must choose something other than one of their own pits, if a
    /// short sentence says it better than that of the clause.
    pub fn advice(&self, rules: &Rules, position: &Position, clause: Cause) -> Option<String> {
        let message = match rules.clause(clause.clause) {
            Clause::Instead(it) => Message::new("advice-take").with("which", facing_empty(it)?),
            Clause::Swap(it) if it.how == Duty::Only => Message::new("advice-swap"),
            _ => return None,
        };
        Some(self.say(&self.players(rules, message, position.chooser())))
    }

    /// Returns the reason why a move is illegal.
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
            let again = rules.stage_rules[position.stage()].plan.sends().any(|send| send.to == To::Given && send.again);
            return self.say(&self.players(rules, Message::new(id).with("again", again.key()), player));
        }
        let (_, clause, field) = rules.meant(id);
        match self.barred(rules, clause, field) {
            Some(message) => self.say(&self.named(rules, self.players(rules, message, player))),
            None => self.clause(rules, id),
        }
    }

    /// Returns the reason why a clause, or a field of it, bars a move, if a short sentence says it better than those of
    /// the clause.
    fn barred(&self, rules: &Rules, clause: &Clause, field: &str) -> Option<Message> {
        let said = match clause {
            Clause::Race(it) if field == "from" => return self.outdone_by_pit(rules, &it.from),
            _ if !field.is_empty() => return None,
            Clause::Arrange(it) => Message::new("refusal-arrange").with("everywhere", (it.pits == Whose::Any).key()),
            Clause::Script(_) => Message::new("refusal-gather"),
            Clause::Bring(it) if it.from == Source::Hand => Message::new("refusal-reserve"),
            Clause::Lift(it) if game::lifts_pits(it) => return lifts_only(rules, it),
            // How many seeds a store yields, and when, is the whole rule.
            Clause::Lift(_) => return None,
            Clause::Place(it) => match it.r#if.holds {
                Some(Counts::From(least)) => Message::new("refusal-place-seed").with("least", least),
                _ => return None,
            },
            Clause::Instead(it) => match it.r#do {
                Act::Take => Message::new("refusal-take-facing").with("which", facing_empty(it)?),
                Act::Shift => Message::new("refusal-shift").with("only", (it.how == Duty::Only).key()),
                Act::Give => Message::new("refusal-give").with("only", (it.how == Duty::Only).key()),
            },
            Clause::Swap(it) => Message::new("refusal-swap").with("only", (it.how == Duty::Only).key()),
            Clause::MustCapture(_) => Message::new("refusal-must-capture"),
            Clause::Bar(it) => return barred_move(rules, &it.r#move),
            Clause::Prefer(it) => return self.outdone(rules, &it.r#move, it.not.as_deref()),
            Clause::Feed(it) => Message::new("refusal-feed").with("least", it.least),
            Clause::NoReturn(_) => Message::new("refusal-no-return"),
            Clause::Blockade(_) => Message::new("refusal-blockade"),
            Clause::Way(it) if it.or_back == OrBack::IfCaptures => Message::new("refusal-reverse"),
            Clause::Way(it) => match it.way {
                // Only the middle pit lets the player choose, and a direction for any other is one too many: what was
                // missing or too much cannot be told from the refusal, so the rule itself is said.
                Ways::ByHalf(..) => return None,
                way => Message::new("refusal-direction").with("choice", (way == Ways::Chosen).key()),
            },
            Clause::Again(it) if it.next_way == NextWay::Reversed => Message::new("refusal-at-home"),
            Clause::GrandSlam(it) if it.effect == Slam::Forbidden => Message::new("refusal-no-grand-slam"),
            Clause::Send(it) if it.to == To::RowEnd => Message::new("refusal-enter"),
            Clause::Pass(_) => Message::new("refusal-pass"),
            Clause::Endless(_) => Message::new("refusal-endless"),
            Clause::Trap(_)
            | Clause::House(_)
            | Clause::Race(_)
            | Clause::Bring(_)
            | Clause::Drop(_)
            | Clause::Skip(_)
            | Clause::LiftSome(_)
            | Clause::Meeting(_)
            | Clause::Capture(_)
            | Clause::Claim(_)
            | Clause::Relay(_)
            | Clause::Again(_)
            | Clause::Except(_)
            | Clause::Optional(_)
            | Clause::More(_)
            | Clause::GrandSlam(_)
            | Clause::Send(_)
            | Clause::Extra(_)
            | Clause::End(_)
            | Clause::Winner(_)
            | Clause::Refill(_)
            | Clause::Territory(_)
            | Clause::Mirror(_)
            | Clause::Sale(_)
            | Clause::Score(_) => return None,
        };
        Some(said)
    }

    /// Returns the message that there is a move that comes first.
    fn outdone(&self, rules: &Rules, wanted: &MoveIf, not: Option<&MoveIf>) -> Option<Message> {
        let leaving = MoveIf { leaves: Leaves::Move, ..MoveIf::default() };
        let asked = not.unwrap_or(wanted);
        let alone = *asked == MoveIf { from: asked.from.clone(), captures: asked.captures, ..MoveIf::default() };
        match (asked.from.as_deref(), not) {
            (None, None) if *wanted == leaving => Some(Message::new("refusal-leave-move")),
            (Some(pit), None) if alone && wanted.captures == Captures::Any => self.outdone_by_pit(rules, pit),
            (Some(pit), Some(not)) if alone && *wanted == MoveIf::default() => match (&pit.mark, &pit.holds) {
                (Marked::Is(id), None) if game::is_mark(rules, id, true) => {
                    Some(Message::new("refusal-prefer-not-house"))
                }
                (Marked::Any, Some(Counts::UpTo(few))) => Some(
                    Message::new("refusal-prefer-not-few")
                        .with("parts", self.parts(rules, &pit.at, "the"))
                        .with("or-captures", (not.captures == Captures::Nothing).key())
                        .with("least", few.saturating_add(1)),
                ),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the message that there is a pit that comes first, by its place or its seeds.
    fn outdone_by_pit(&self, rules: &Rules, pit: &PitIf) -> Option<Message> {
        let PitIf { at, holds, of_these, .. } = pit.clone();
        Some(match (of_these, &holds, at.as_slice()) {
            _ if *pit != PitIf { at: at.clone(), holds: holds.clone(), of_these, ..PitIf::default() } => return None,
            (OfThese::All, None, [_, ..]) => Message::new("refusal-prefer-parts")
                .with("parts", self.parts(rules, &at, "the"))
                .with("inner", (at == [Part::Inner]).key()),
            (OfThese::All, Some(Counts::From(seeds)), []) => {
                Message::new("refusal-prefer-at-least").with("seeds", *seeds)
            }
            (OfThese::Leftmost, None, _) => Message::new("refusal-prefer-leftmost"),
            (OfThese::Rightmost, None, []) => Message::new("refusal-prefer-rightmost"),
            _ => return None,
        })
    }

    /// Returns the result of a game: `because` is the clause that stopped play.
    pub(super) fn result(
        &self,
        rules: &Rules,
        position: &Position,
        result: GameResult,
        because: Option<Cause>,
    ) -> Message {
        let winner = winning(rules);
        let (least, komi) = winner.map_or((None, 0), |it| (it.least, it.komi));
        let score = |side: Side| match komi {
            0 => Arg::from(self.score(rules, position, side)),
            _ => Arg::Halves(in_halves(position, komi, side)),
        };
        let by = winner.map_or(WonBy::MostSeeds, |it| it.by);
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
        // By which sentence a match is won, and how many pits decide it.
        let (of_match, pits) = match rules.layout() {
            Some(Layout::Sale(it)) => ("result-won-match-sold", it.lost),
            Some(Layout::Territory(Territory { goal: Some(pits), .. })) => ("result-won-match-pits", *pits),
            Some(Layout::Score(_)) => ("result-won-match-scored", 0),
            Some(Layout::Refill(_) | Layout::Territory(_) | Layout::Mirror(_)) | None => ("result-won-match", 0),
        };
        let by_seeds = match by {
            _ if komi > 0 => "result-won-komi",
            WonBy::FewestSeeds => "result-won-fewest",
            WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::LastMover | WonBy::Emptier => "result-won",
        };
        let by_winner = match by {
            WonBy::LastMover => "result-won-last-move",
            WonBy::Emptier => "result-won-emptier",
            WonBy::MostSeeds | WonBy::MostWithTraps | WonBy::FewestSeeds => by_seeds,
        };
        let id = match stopping(rules, because) {
            Some((List::Rounds, _)) => of_match,
            Some((_, Clause::End(it))) if it.verdict == Verdict::MostSeeds => by_seeds,
            Some((_, Clause::End(it))) => decided(it).unwrap_or(by_winner),
            Some((_, Clause::Endless(it))) if matches!(it.verdict, Endlessly::Loses(_)) => "result-won-endless",
            _ => by_winner,
        };
        let loser = winner.opponent();
        let points = |side: Side| position.round_state().points.get(side.index()).copied().unwrap_or_default();
        let winners: Vec<String> = rules.board.players.party(winner).iter().map(|&side| self.side(side)).collect();
        Message::new(id)
            .with("count", winners.len())
            .with("winners", self.all_of(&winners))
            .with("winner", self.seat(rules, winner))
            .with("winner-side", winner.key())
            .with("loser", self.side(loser))
            .with("loser-side", loser.key())
            .with("pits", pits)
            .with("points", points(winner))
            .with("points-lost", points(loser))
            .with("won", score(winner))
            .with("lost", score(loser))
            .with("komi", Arg::Halves(komi.into()))
            .with("second", self.side(position.round_state().began.opponent()))
            .with("second-side", position.round_state().began.opponent().key())
    }

    /// Adds the names of the player who is to move and of the opponent.
    pub(super) fn players(&self, rules: &Rules, message: Message, player: Side) -> Message {
        let opponent = player.opponent();
        message
            .with("player", self.seat(rules, player))
            .with("player-side", game::seat_key(rules, player))
            .with("opponent", self.side(opponent))
            .with("opponent-side", opponent.key())
    }
}

/// Returns the kind of opposing pits of which one is taken, if it must face an empty one.
pub(super) fn facing_empty(it: &Instead) -> Option<&'static str> {
    let empty = PitIf { side: Whose::Own, was: Was::Empty, ..PitIf::default() };
    let which = if it.r#if.of_these == OfThese::Fewest { "smallest" } else { "any" };
    (it.r#do == Act::Take && it.r#if.facing.as_deref() == Some(&empty)).then_some(which)
}

/// Returns the message that other pits than this may be lifted.
fn lifts_only(rules: &Rules, it: &Lift) -> Option<Message> {
    let PitIf { side, holds, specials, .. } = it.r#if.clone();
    let Some(Counts::From(least)) = holds else { return None };
    if it.r#if != (PitIf { side, holds, specials, ..PitIf::default() }) {
        return None;
    }
    let liftable = rules.profile.traps.lifted_by_owner;
    let traps = rules.profile.traps.exist && !liftable;
    match side {
        Whose::Own => Some(Message::new("refusal-own-pits").with("least", least).with("traps", traps.key())),
        Whose::Any => Some(Message::new("refusal-any-pits").with("least", least).with("liftable", liftable.key())),
        Whose::Other | Whose::Nobody => None,
    }
}

/// Returns the message on a move that a condition bars.
fn barred_move(rules: &Rules, it: &MoveIf) -> Option<Message> {
    let was = |was: Was| Some(Box::new(PitIf { was, ..PitIf::default() }));
    let into_empty = MoveIf { last: was(Was::Empty), ..MoveIf::default() };
    let into_store = MoveIf { last_store: Some(Whose::Other), ..MoveIf::default() };
    let lone = MoveIf { sown: Some(Counts::Of(vec![1])), first: was(Was::Occupied), ..MoveIf::default() };
    let ends = PitIf { at: vec![Part::InnerLeft(1), Part::InnerRight(1)], alone: Some(true), ..PitIf::default() };
    let outwards = MoveIf { from: Some(Box::new(ends)), way: RowWay::Outwards, ..MoveIf::default() };
    let has = |wanted: &MoveIf| game::any(rules, |it| matches!(it, Clause::Bar(it) if it.r#move == *wanted));
    Some(match it.fills {
        _ if *it == lone => Message::new("refusal-lone-into-empty"),
        _ if *it == outwards => Message::new("refusal-inwards"),
        _ if *it == into_empty || *it == into_store && has(&into_empty) => {
            let stores = if has(&into_store) { "own" } else { "any" };
            Message::new("refusal-last-in-occupied").with("stores", stores)
        }
        Some(Counts::From(full)) if *it == (MoveIf { fills: it.fills.clone(), ..MoveIf::default() }) => {
            Message::new("refusal-pit-cap").with("most", full.saturating_sub(1))
        }
        _ => return None,
    })
}

/// Returns the rule on the winner, as the last stage of play has it.
fn winning(rules: &Rules) -> Option<&WinnerRule> {
    rules.stage_rules.last().and_then(|stage| stage.plan.winner.as_ref())
}

/// Returns the clause that stopped play, with its list.
fn stopping(rules: &Rules, because: Option<Cause>) -> Option<(List, &Clause)> {
    because.map(|cause| rules.meant(cause)).map(|(list, clause, _)| (list, clause))
}

/// Returns whether the clause that stopped play leaves the result to the seeds in the stores.
fn decides(rules: &Rules, because: Option<Cause>) -> bool {
    match stopping(rules, because) {
        Some((_, Clause::End(it))) => it.verdict == Verdict::ByWinner,
        clause => !matches!(clause, Some((_, Clause::Endless(_)))),
    }
}

/// Returns the message of an ending that decides by itself, without the clause on the winner.
fn decided(it: &End) -> Option<&'static str> {
    Some(match (&it.once, it.verdict) {
        (None, _) => "result-won-last-in-empty",
        (Some(Once::CapturedAtEnds), _) => "result-won-both-ends",
        (Some(Once::CapturedFirst(_)), _) => "result-won-captures-first",
        (Some(Once::PenaltyHolds(_)), _) => "result-won-last-left",
        (Some(Once::Left(left)), Verdict::Wins(_)) if left.pits == PitIf::default() => "result-won-alone",
        (Some(Once::Left(_)), Verdict::Wins(_)) if it.whose == Who::Mover => "result-won-row-emptied",
        (Some(Once::Left(left)), Verdict::Loses(_)) if left.pits.at == [Part::Inner] => "result-won-inner-empty",
        (Some(_), Verdict::Wins(Who::Mover)) => "result-won-last-move",
        (Some(_), Verdict::Wins(Who::Next) | Verdict::Loses(Who::Mover)) => "result-won-mover-loses",
        (Some(_), Verdict::Loses(Who::Next)) => "result-won-next-loses",
        (Some(_), Verdict::MostSeeds | Verdict::Wins(_) | Verdict::Loses(_)) => "result-won",
        (Some(_), Verdict::ByWinner | Verdict::Draw | Verdict::Void | Verdict::Out(_)) => return None,
    })
}
