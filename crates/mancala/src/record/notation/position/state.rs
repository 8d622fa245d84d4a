//! Fields of a position that say how things stand: marks, the stage, an open question, the round, who has lost or won.

use super::super::diagnostic::{PositionDiagnostic, QuestionDiagnostic, side_key};
use super::super::question::{AskText, PARTS, asked_name, asking_causes};
use super::super::sign::wrong;
use super::super::{NotationError, has_hands, mark_text, result_text};
use super::seeds::not_here;
use super::{POSITION_FIELDS, PositionReader};
use crate::diagnostic::{Name, Written};
use crate::engine::{Ask, Ended, FirstCapture, GameResult, Mark, Past, Question, RoundState};
use crate::rules::kinds::landing::To;
use crate::rules::kinds::opening::BringWhen;
use crate::rules::kinds::rounds::Unfilled;
use crate::rules::plan::Plan;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::plan::opening::BringRule;
use crate::rules::plan::rounds::{Layout, Rounds};
use crate::rules::stage::Until;
use crate::rules::{Direction, PitId, Place, Rules, Side, StageRules};

/// Returns the fields that positions of a game may have, that of the side to move first.
pub(super) fn fields(rules: &Rules) -> Vec<&'static str> {
    let board = &rules.board;
    let some = |is: &dyn Fn(&Plan) -> bool| rules.stage_rules.iter().any(|stage| is(&stage.plan));
    let has = |field: &str| match field {
        "ends" => board.has_ends(),
        "stores" => board.has_stores(),
        "end-specials" => board.has_ends() && board.specials > 0,
        "specials" => board.specials_in_rows(),
        "specials-won" => board.specials > 0,
        "hands" => has_hands(rules),
        "penalties" => board.penalties,
        "lost" => some(&|plan| plan.facts.penalty_holds.is_some()),
        "brought" => some(&|plan| plan.opening.brings.iter().any(|bring| bring.on == BringWhen::OnceAGame)),
        "idle" => some(&|plan| plan.facts.all_passed.is_some()),
        "extra" => some(&|plan| plan.facts.counts_extra.is_some()),
        "turn" => Past::beginning(rules.counted).last > 0,
        "ways" => Past::beginning(rules.counted).notes_ways > 0,
        "marks" => board.pits().any(|pit| known_marks(rules, pit).iter().any(|mark| *mark != Mark::None)),
        "phase" => rules.stage_rules.len() > 1,
        "ask" | "lifted" => asking_causes(rules).next().is_some(),
        "round" => rules.layout().is_some(),
        "points" => matches!(rules.layout(), Some(Layout::Score(_))),
        "choose" => matches!(rules.layout(), Some(Layout::Refill(_) | Layout::Territory(_))),
        "captured" => some(&|plan| plan.facts.captures_first.is_some()),
        "swapped" => some(&|plan| plan.choosing.swap.is_some() || plan.opening.swap.is_some()),
        "bound" => some(&|plan| plan.choosing.limited_by(|it| *it == ChoiceRule::Bound).is_some()),
        _ => true,
    };
    let others = POSITION_FIELDS.into_iter().filter(|field| *field != "to" && has(field));
    std::iter::once("to").chain(others).collect()
}

impl PositionReader<'_> {
    pub(super) fn marks(&mut self) -> Result<(), NotationError> {
        loop {
            let (pit, column) = self.pit()?;
            if self.marks[pit.index()] != Mark::None {
                return Err(wrong(column, PositionDiagnostic::MarkTwice { pit: self.rules.board.name(pit).into() }));
            }
            self.mark(':')?;
            let (rules, known) = (self.rules, known_marks(self.rules, pit));
            let (mark, column) = self.read(
                |word| known.iter().copied().find(|&mark| mark_text(mark) == Some(word)),
                |found, at| {
                    let marks: Vec<Name> = known.iter().filter_map(|&mark| Some(mark_text(mark)?.into())).collect();
                    let pit = rules.board.name(pit).into();
                    PositionDiagnostic::NoMarkHere { pit, found, at, known: marks.len(), marks }
                },
            )?;
            self.marks[pit.index()] = mark;
            if self.marks[pit.index()].is_of_later_rounds() {
                self.of_later_rounds = self.of_later_rounds.or(Some((pit, column)));
            }
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    pub(super) fn stage(&mut self) -> Result<(), NotationError> {
        let stages = &self.rules.stage_rules;
        let (stage, column) = self.read(
            |word| stages.iter().position(|stage| stage.id == word),
            |found, at| {
                let stages = stages.iter().map(|stage| stage.id.as_str().into()).collect();
                PositionDiagnostic::NoStage { found, at, stages }
            },
        )?;
        self.stage = Some((stage as u8, column));
        Ok(())
    }

    /// The stage of a position that does not name it: the first that can last with these seeds.
    pub(super) fn stage_reached(&self, to_move: Side) -> u8 {
        let begun = self.seeds != self.rules.board.opening;
        let lasts = |stage: &StageRules| match stage.until {
            Until::OneTurn | Until::OneMove => !begun,
            Until::HandSpent => !self.is_over(stage, to_move),
            Until::End => true,
        };
        self.rules.stage_rules.iter().position(lasts).unwrap_or(0) as u8
    }

    /// A stage that lasts until the hands are spent is over when the player to move has none in hand.
    pub(super) fn is_over(&self, stage: &StageRules, to_move: Side) -> bool {
        stage.until == Until::HandSpent && self.seeds[Place::hand(to_move).index()] == 0
    }

    /// The text may stand before the stage, the seeds in flight and the side to move, so what it asks is found out at
    /// the end.
    pub(super) fn ask(&mut self) -> Result<(), NotationError> {
        let rules = self.rules;
        let (clause, column) = self.read(
            |name| asking_causes(rules).find(|&cause| asked_name(rules, cause) == name),
            |found, at| {
                let clauses: Vec<Written> = asking_causes(rules).map(|it| asked_name(rules, it).into()).collect();
                QuestionDiagnostic::NoClause { found, at, known: clauses.len(), clauses }
            },
        )?;
        self.mark(':')?;
        let pit = self.pit()?;
        self.mark(':')?;
        let was_empty = self.one_of(&[("empty", true), ("occupied", false)])?;
        self.mark(':')?;
        let ways: Vec<(&str, Direction)> = self.rules.board.ways().iter().map(|&way| (way.word(), way)).collect();
        let way = self.one_of(&ways)?;
        self.mark(':')?;
        let lap_origin = self.origin()?;
        self.mark(':')?;
        let (laps, _) = self.number("laps", 0, u32::MAX)?;
        let mut text = AskText { clause, column, pit, was_empty, way, lap_origin, laps, more: Vec::new() };
        while self.takes(':') {
            let names = || PARTS.map(Name::from).to_vec();
            text.more.push(self.read(Some, |found, at| PositionDiagnostic::OneOf { found, at, names: names() })?);
        }
        self.ask = Some(text);
        Ok(())
    }

    pub(super) fn round(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        if self.rules.layout().is_none() {
            return Err(not_here(column, "round=", "rounds"));
        }
        let round = self.number("round", 1, u16::MAX.into())?.0 as u16;
        self.mark(':')?;
        // They are told, not laid down.
        let total = std::mem::take(&mut self.total);
        let (south, _) = self.seeds()?;
        self.mark(':')?;
        let (north, _) = self.seeds()?;
        self.total = total;
        self.mark(':')?;
        let round_state = RoundState { round, began: self.side()?, held: [south, north], ..self.round_state };
        if round == 1 && round_state != self.round_state {
            let RoundState { began, held: [south, north], .. } = self.round_state;
            let begins = format!("round=1:{south}:{north}:{}", began.letter()).into();
            return Err(wrong(column, PositionDiagnostic::FirstRound { begins }));
        }
        self.round_state = round_state;
        Ok(())
    }

    /// Reads the points of the sides in the match.
    pub(super) fn points(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        let Some(Layout::Score(_)) = self.rules.layout() else {
            return Err(not_here(column, "points=", "points"));
        };
        let south = self.number("points", 0, u16::MAX.into())?.0 as u16;
        self.mark(',')?;
        self.round_state.points = [south, self.number("points", 0, u16::MAX.into())?.0 as u16];
        Ok(())
    }

    /// The question that is open between two rounds.
    pub(super) fn choose(&mut self) -> Result<(), NotationError> {
        let rules = self.rules;
        let question: fn(&Layout) -> Option<fn(u8) -> Question> = |layout| match layout {
            Layout::Refill(it) if it.unfilled == Unfilled::Chosen => Some(Question::Close),
            Layout::Territory(_) => Some(Question::Own),
            Layout::Refill(_) | Layout::Mirror(_) | Layout::Sale(_) | Layout::Score(_) => None,
        };
        let named = |name: &str| {
            let Rounds { clause, layout, .. } = rules.rounds.as_ref()?;
            let question = question(layout).filter(|_| rules.cause_name(*clause) == name)?;
            Some((clause, question))
        };
        let ((clause, question), _) = self.read(named, |found, at| PositionDiagnostic::NoChoosing { found, at })?;
        self.mark(':')?;
        let who = self.side()?;
        self.mark(':')?;
        let (left, column) = self.number("pits", 1, rules.board.pits_of(who).len() as u32)?;
        let question = question(left as u8);
        self.choosing = Some((Ask::between(*clause, question, who), column));
        Ok(())
    }

    pub(super) fn swapped(&mut self, column: usize) -> Result<(), NotationError> {
        let swaps = |plan: &Plan| plan.choosing.swap.is_some() || plan.opening.swap.is_some();
        if !self.rules.stage_rules.iter().any(|stage| swaps(&stage.plan)) {
            return Err(not_here(column, "swapped", "seats"));
        }
        self.swapped = true;
        Ok(())
    }

    pub(super) fn lost(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        if self.rules.stage_rules.iter().all(|stage| stage.plan.facts.penalty_holds.is_none()) {
            return Err(not_here(column, "lost=", "lost"));
        }
        loop {
            let column = self.column();
            let side = self.side()?;
            if self.lost.contains(&side) {
                return Err(wrong(column, PositionDiagnostic::SideTwice { side: side_key(side) }));
            }
            self.lost.push(side);
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    /// Reads the sides that have brought seeds into play, where that is remembered.
    pub(super) fn brought(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        let once = |bring: &BringRule| bring.on == BringWhen::OnceAGame;
        if !self.rules.stage_rules.iter().any(|stage| stage.plan.opening.brings.iter().any(once)) {
            return Err(not_here(column, "brought=", "brought"));
        }
        loop {
            let column = self.column();
            let side = self.side()?;
            if self.brought.contains(&side) {
                return Err(wrong(column, PositionDiagnostic::SideTwice { side: side_key(side) }));
            }
            self.brought.push(side);
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    pub(super) fn idle(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        if !self.rules.stage_rules.iter().any(|stage| stage.plan.facts.all_passed.is_some()) {
            return Err(not_here(column, "idle=", "idle"));
        }
        // Where all have passed the game is over, which may be said later.
        let (turns, column) = self.number("idle", 1, self.rules.board.sides().len() as u32)?;
        self.idle = (turns as u8, column);
        Ok(())
    }

    pub(super) fn extra(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        let counted = self.rules.stage_rules.iter().filter(|stage| stage.plan.facts.counts_extra.is_some());
        let most = counted.map(|stage| stage.plan.facts.extra_moves.map_or(u8::MAX, |(_, most)| most)).max();
        let Some(most) = most else {
            return Err(not_here(column, "extra=", "extra"));
        };
        self.extra = self.number("extra", 1, most.into())?.0 as u8;
        Ok(())
    }

    /// The number of the turn.
    pub(super) fn turn(&mut self) -> Result<(), NotationError> {
        let last = self.past.last;
        if last == 0 {
            return Err(not_here(self.column(), "turn=", "turn"));
        }
        self.past.turn = self.number("turn", 0, last.into())?.0 as u8;
        Ok(())
    }

    /// The directions of first moves.
    pub(super) fn ways(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        if self.past.notes_ways == 0 {
            return Err(not_here(column, "ways=", "ways"));
        }
        let known: Vec<(&str, Direction)> = self.rules.board.ways().iter().map(|&way| (way.word(), way)).collect();
        loop {
            let column = self.column();
            let side = self.side()?;
            if self.past.ways[side.index()].is_some() {
                return Err(wrong(column, PositionDiagnostic::SideTwice { side: side_key(side) }));
            }
            self.mark(':')?;
            self.past.ways[side.index()] = Some(self.one_of(&known)?);
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    /// Reads the direction in which another move of the same player must run.
    pub(super) fn bound(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        let binds = |plan: &Plan| plan.choosing.limited_by(|it| *it == ChoiceRule::Bound).is_some();
        if !self.rules.stage_rules.iter().any(|stage| binds(&stage.plan)) {
            return Err(not_here(column, "bound=", "bound"));
        }
        self.bound = Some(self.one_of(&[("ccw", Direction::Ccw), ("cw", Direction::Cw)])?);
        Ok(())
    }

    /// Reads the lead of the only side that has captured. Its last turn may still be going on; that depends on the side
    /// to move, and is checked at the end.
    pub(super) fn captured(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        let Some(needed) = self.turns_needed() else {
            return Err(not_here(column, "captured=", "captured"));
        };
        let sides = [("S", Side::South), ("N", Side::North), ("E", Side::East), ("W", Side::West)];
        let sides = sides.into_iter().filter(|(_, side)| self.rules.board.sides().contains(side));
        let known: Vec<_> = sides.map(|(word, side)| (word, Some(side))).chain([("both", None)]).collect();
        let lead = match self.one_of(&known)? {
            Some(side) => {
                self.mark(':')?;
                let turns = self.number("turns", 1, needed.into())?.0 as u8;
                let now = self.takes(':');
                if now {
                    self.one_of(&[("now", ())])?;
                }
                FirstCapture::One { side, turns, now }
            }
            None => FirstCapture::Both,
        };
        self.lead = (lead, column);
        Ok(())
    }

    /// In how many turns a player wins by having captured first, in games in which that counts.
    fn turns_needed(&self) -> Option<u8> {
        self.rules.stage_rules.iter().filter_map(|stage| stage.plan.facts.captures_first).map(|(_, turns)| turns).max()
    }

    /// Checks that the lead is possible with this side to move.
    pub(super) fn lead_fits(&self, to_move: Side) -> Result<(), NotationError> {
        let (FirstCapture::One { side, turns, now }, column) = self.lead else { return Ok(()) };
        if now && side != to_move {
            return Err(wrong(column, PositionDiagnostic::CapturingNow { side: side_key(side) }));
        }
        if self.turns_needed().is_some_and(|needed| turns >= needed) && self.ended.is_none() {
            return Err(wrong(column, PositionDiagnostic::CapturedWon { side: side_key(side) }));
        }
        Ok(())
    }

    pub(super) fn over(&mut self) -> Result<(), NotationError> {
        let sides = self.rules.board.sides();
        let lost = (sides.len() == 1).then_some(GameResult::Lost);
        let won = sides.iter().map(|&side| GameResult::Won(side));
        let results: Vec<_> = won.chain([GameResult::Draw, GameResult::Void]).chain(lost).collect();
        let result = self.one_of(&results.iter().map(|&it| (result_text(it), it)).collect::<Vec<_>>())?;
        let clause = if self.takes(':') { Some(self.clause()?) } else { None };
        self.ended = Some(Ended { result, clause });
        Ok(())
    }
}

/// The marks that a pit can bear in this game.
pub fn known_marks(rules: &Rules, pit: PitId) -> Vec<Mark> {
    let mut marks = Vec::new();
    let some = |is: &dyn Fn(&Plan) -> bool| rules.stage_rules.iter().any(|stage| is(&stage.plan));
    if some(&|plan| plan.trap.is_some()) {
        marks.extend(rules.board.sides().iter().copied().map(Mark::Trap));
    }
    let changes_hands = rules.layout().is_some_and(Layout::moves_owners);
    if changes_hands {
        marks.extend(Side::BOTH.map(Mark::Won));
    }
    if rules.layout().is_some_and(Layout::closes_pits) {
        marks.push(Mark::Closed);
    }
    if let Some(Layout::Sale(_)) = rules.layout() {
        marks.extend([Mark::Sold, Mark::HalfSold]);
    }
    if rules.stage_rules.iter().any(|stage| stage.plan.facts.notes_let_stand.is_some()) {
        let owners = Side::BOTH.into_iter().filter(|&side| changes_hands || side == rules.board.owner(pit));
        marks.extend(owners.map(Mark::Missed));
    }
    if rules.stage_rules.iter().any(|stage| stage.plan.facts.notes_played.is_some()) {
        marks.push(Mark::Played);
    }
    if some(&|plan| plan.sends().any(|send| send.to == To::Given && !send.again)) {
        marks.push(Mark::Filled);
    }
    let bars = |what: &ChoiceRule| matches!(what, ChoiceRule::NoReturn { .. } | ChoiceRule::Blockade { .. });
    let barred = some(&|plan| plan.choosing.limited_by(bars).is_some());
    if barred {
        marks.push(Mark::Barred);
    }
    if some(&|plan| plan.house.as_ref().is_some_and(|house| rules.board.in_part(pit, house.at))) {
        marks.push(Mark::House);
        if barred {
            marks.push(Mark::BarredHouse);
        }
    }
    marks
}
