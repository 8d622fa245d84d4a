//! Fields of a position that say how things stand: marks, the stage, an open question, the round, who has lost or won.

use super::super::question::{AskText, MORE, asking};
use super::super::sign::{digits, fault, side_name};
use super::super::{NotationError, any_of, mark_text, result_text, shorten};
use super::PositionReader;
use crate::engine::{Ask, Ended, FirstCapture, GameResult, Mark, Question, RoundState};
use crate::rules::kinds::landing::To;
use crate::rules::kinds::opening::BringWhen;
use crate::rules::kinds::rounds::Unfilled;
use crate::rules::plan::Plan;
use crate::rules::plan::choice::ChoiceRule;
use crate::rules::plan::opening::BringRule;
use crate::rules::plan::rounds::{Layout, Rounds};
use crate::rules::stage::Until;
use crate::rules::{Direction, PitId, Place, Rules, Side, StageRules};

impl PositionReader<'_> {
    pub(super) fn marks(&mut self) -> Result<(), NotationError> {
        loop {
            let (pit, column) = self.pit()?;
            if self.marks[pit.index()] != Mark::None {
                return Err(fault(column, format!("{} is marked twice", self.rules.board.name(pit)), "one mark a pit"));
            }
            self.mark(':')?;
            let known = known_marks(self.rules, pit);
            let words: Vec<String> = known.iter().filter_map(|&mark| mark_text(mark)).map(str::to_owned).collect();
            let expected = any_of(&words, "no mark there");
            let (word, column) = self.word(&expected)?;
            let mark = known.into_iter().find(|&mark| mark_text(mark) == Some(word));
            self.marks[pit.index()] = mark.ok_or_else(|| {
                let name = self.rules.board.name(pit);
                let problem = format!("`{}` cannot stand on {name} in this game", shorten(word));
                fault(column, problem, &expected)
            })?;
            if self.marks[pit.index()].is_of_later_rounds() {
                self.of_later_rounds = self.of_later_rounds.or(Some((pit, column)));
            }
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    pub(super) fn stage(&mut self) -> Result<(), NotationError> {
        let names: Vec<String> = self.rules.stage_rules.iter().map(|stage| stage.id.clone()).collect();
        let (word, column) = self.word(&any_of(&names, ""))?;
        let found = names.iter().position(|name| name == word);
        let problem = || format!("`{}` is no phase of this game", shorten(word));
        let stage = found.ok_or_else(|| fault(column, problem(), any_of(&names, "")))?;
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
        let (name, column) = self.word("the name of a clause that asks")?;
        let clause = asking(self.rules, name, column)?;
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
        let (word, laps_column) = self.word("the laps sown so far")?;
        let laps = digits(word).ok_or_else(|| {
            fault(laps_column, format!("`{}` is no number of laps", shorten(word)), "the laps sown so far, in digits")
        })?;
        let mut text = AskText { clause, column, pit, was_empty, way, lap_origin, laps, more: Vec::new() };
        while self.takes(':') {
            text.more.push(self.word(MORE)?);
        }
        self.ask = Some(text);
        Ok(())
    }

    pub(super) fn round(&mut self) -> Result<(), NotationError> {
        let (word, column) = self.word("the number of a round")?;
        if self.rules.layout().is_none() {
            return Err(fault(column, "this game is not played in rounds", "no `round=`"));
        }
        let round = digits(word).and_then(|round| u16::try_from(round).ok()).filter(|&round| round > 0);
        let round = round.ok_or_else(|| {
            fault(column, format!("`{}` is no number of a round", shorten(word)), "a number from 1 to 65535")
        })?;
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
            let problem = "the first round begins otherwise";
            return Err(fault(column, problem, format!("1:{south}:{north}:{}, or no `round=`", began.letter())));
        }
        self.round_state = round_state;
        Ok(())
    }

    /// Reads the points of the sides in the match.
    pub(super) fn points(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        let Some(Layout::Score(_)) = self.rules.layout() else {
            return Err(fault(column, "rounds do not count in this game", "no `points=`"));
        };
        let south = self.number("a number of points")?;
        self.mark(',')?;
        self.round_state.points = [south, self.number("a number of points")?];
        Ok(())
    }

    fn number(&mut self, expected: &str) -> Result<u16, NotationError> {
        let (word, column) = self.word(expected)?;
        let number = digits(word).and_then(|number| u16::try_from(number).ok());
        number.ok_or_else(|| fault(column, format!("`{}`", shorten(word)), expected))
    }

    /// The question that is open between two rounds.
    pub(super) fn choose(&mut self) -> Result<(), NotationError> {
        let (name, column) = self.word("the name of a clause")?;
        let none = || fault(column, format!("`{}` lets nobody choose pits", shorten(name)), "a clause that does");
        let rounds = self.rules.rounds.as_ref().filter(|it| self.rules.cause_name(it.clause) == name);
        let Rounds { clause, layout, .. } = rounds.ok_or_else(none)?;
        self.mark(':')?;
        let who = self.side()?;
        self.mark(':')?;
        let (word, column) = self.word("a number of pits")?;
        let most = self.rules.board.pits_of(who).len() as u32;
        let left = digits(word).filter(|left| (1..=most).contains(left)).ok_or_else(|| {
            fault(column, format!("`{}` is no number of pits", shorten(word)), format!("a number from 1 to {most}"))
        })? as u8;
        let question = match layout {
            Layout::Refill(it) if it.unfilled == Unfilled::Chosen => Question::Close(left),
            Layout::Territory(_) => Question::Own(left),
            Layout::Refill(_) | Layout::Mirror(_) | Layout::Sale(_) | Layout::Score(_) => return Err(none()),
        };
        self.choosing = Some((Ask::between(*clause, question, who), column));
        Ok(())
    }

    pub(super) fn swapped(&mut self, column: usize) -> Result<(), NotationError> {
        let swaps = |plan: &Plan| plan.choosing.swap.is_some() || plan.opening.swap.is_some();
        if !self.rules.stage_rules.iter().any(|stage| swaps(&stage.plan)) {
            return Err(fault(column, "players do not exchange seats in this game", "no `swapped`"));
        }
        self.swapped = true;
        Ok(())
    }

    pub(super) fn lost(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        if self.rules.stage_rules.iter().all(|stage| stage.plan.facts.penalty_holds.is_none()) {
            return Err(fault(column, "nobody loses in this game while others play on", "no `lost=`"));
        }
        loop {
            let column = self.signs[self.next].column;
            let side = self.side()?;
            if self.lost.contains(&side) {
                return Err(fault(column, format!("{} has lost twice", side_name(side)), "each side once"));
            }
            self.lost.push(side);
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    /// Reads the sides that have brought seeds into play, where that is remembered.
    pub(super) fn brought(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        let once = |bring: &BringRule| bring.on == BringWhen::OnceAGame;
        if !self.rules.stage_rules.iter().any(|stage| stage.plan.opening.brings.iter().any(once)) {
            return Err(fault(column, "no seeds are brought into play once in this game", "no `brought=`"));
        }
        loop {
            let column = self.signs[self.next].column;
            let side = self.side()?;
            if self.brought.contains(&side) {
                return Err(fault(column, format!("{} is named twice", side_name(side)), "each side once"));
            }
            self.brought.push(side);
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    pub(super) fn idle(&mut self) -> Result<(), NotationError> {
        let (word, column) = self.word("a number of turns")?;
        let turns = digits(word).and_then(|turns| u8::try_from(turns).ok());
        let counted = self.rules.stage_rules.iter().any(|stage| stage.plan.facts.all_passed.is_some());
        // Where all have passed the game is over, which may be said later.
        let all = self.rules.board.sides().len() as u8;
        match turns.filter(|turns| counted && (1..=all).contains(turns)) {
            Some(turns) => {
                self.idle = (turns, column);
                Ok(())
            }
            None if !counted => Err(fault(column, "turns passed are not counted in this game", "no `idle=`")),
            None => Err(fault(column, format!("`{}`", shorten(word)), format!("turns passed, from 1 to {}", all - 1))),
        }
    }

    pub(super) fn extra(&mut self) -> Result<(), NotationError> {
        let (word, column) = self.word("a number of extra moves")?;
        let counted = self.rules.stage_rules.iter().filter(|stage| stage.plan.facts.counts_extra.is_some());
        let most = counted.map(|stage| stage.plan.facts.extra_moves.map_or(u8::MAX, |(_, most)| most)).max();
        let Some(most) = most else {
            return Err(fault(column, "extra moves are not counted in this game", "no `extra=`"));
        };
        let moves = digits(word).and_then(|moves| u8::try_from(moves).ok()).filter(|moves| (1..=most).contains(moves));
        self.extra = moves.ok_or_else(|| {
            fault(column, format!("`{}`", shorten(word)), format!("extra moves of this turn, from 1 to {most}"))
        })?;
        Ok(())
    }

    /// The number of the turn.
    pub(super) fn turn(&mut self) -> Result<(), NotationError> {
        let (word, column) = self.word("the number of a turn")?;
        let last = self.past.last;
        if last == 0 {
            return Err(fault(column, "turns are not counted in this game", "no `turn=`"));
        }
        let turn = digits(word).and_then(|turn| u8::try_from(turn).ok()).filter(|&turn| turn <= last);
        self.past.turn = turn.ok_or_else(|| {
            fault(
                column,
                format!("`{}`", shorten(word)),
                format!("a number up to {last}, which stands for all later turns"),
            )
        })?;
        Ok(())
    }

    /// The directions of first moves.
    pub(super) fn ways(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        if self.past.notes_ways == 0 {
            return Err(fault(column, "the ways of first moves are not remembered in this game", "no `ways=`"));
        }
        let known: Vec<(&str, Direction)> = self.rules.board.ways().iter().map(|&way| (way.word(), way)).collect();
        loop {
            let column = self.signs[self.next].column;
            let side = self.side()?;
            if self.past.ways[side.index()].is_some() {
                return Err(fault(column, format!("{} is named twice", side_name(side)), "each side once"));
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
        let column = self.signs[self.next].column;
        let binds = |plan: &Plan| plan.choosing.limited_by(|it| *it == ChoiceRule::Bound).is_some();
        if !self.rules.stage_rules.iter().any(|stage| binds(&stage.plan)) {
            return Err(fault(column, "no way is laid down for a move in this game", "no `bound=`"));
        }
        self.bound = Some(self.one_of(&[("ccw", Direction::Ccw), ("cw", Direction::Cw)])?);
        Ok(())
    }

    /// Reads the lead of the only side that has captured. Its last turn may still be going on; that depends on the side
    /// to move, and is checked at the end.
    pub(super) fn captured(&mut self) -> Result<(), NotationError> {
        let needed = self.turns_needed();
        let (word, column) = self.word("S, N or both")?;
        let Some(needed) = needed else {
            return Err(fault(column, "it does not count in this game who has captured first", "no `captured=`"));
        };
        let side = Side::ALL.into_iter().find(|side| side.letter().to_string() == word);
        let lead = match side {
            Some(side) => {
                self.mark(':')?;
                let (word, column) = self.word("a number of turns")?;
                let turns = digits(word).and_then(|turns| u8::try_from(turns).ok());
                let turns = turns.filter(|turns| (1..=needed).contains(turns)).ok_or_else(|| {
                    let problem = format!("`{}` is no number of turns", shorten(word));
                    fault(column, problem, format!("a number from 1 to {needed}"))
                })?;
                let now = self.takes(':');
                if now {
                    self.one_of(&[("now", ())])?;
                }
                FirstCapture::One { side, turns, now }
            }
            None if word == "both" => FirstCapture::Both,
            None => return Err(fault(column, format!("`{}`", shorten(word)), "S, N or both")),
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
            let problem = format!("{} cannot be capturing in this turn", side_name(side));
            return Err(fault(column, problem, "no `:now`, or that side in `to=`"));
        }
        if self.turns_needed().is_some_and(|needed| turns >= needed) && self.ended.is_none() {
            let problem = format!("{} has won by that, though the game goes on", side_name(side));
            return Err(fault(column, problem, "`over=` as well, or fewer turns"));
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
