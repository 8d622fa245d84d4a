//! Reading positions.

use super::question::{AskText, MORE, Standing, asking, read_ask};
use super::sign::{Kind, Sign, digits, signs};
use super::{NotationError, any_of, mark_text, pit_named, result_text, shorten};
use crate::engine::{Ask, Bout, Ended, Event, GameResult, Lead, Mark, Position, Question};
use crate::rules::board::MAX_SEEDS;
use crate::rules::capture::Capture;
use crate::rules::choice::Choice;
use crate::rules::claim::Claim;
use crate::rules::phase::Until;
use crate::rules::rounds::{Round, Unfilled};
use crate::rules::turn::{Again, Turn};
use crate::rules::{Clause, ClauseId, MAX_PITS, PLACES, PhaseRules, PitId, Place, Rules, Side, Way};

/// The longest text of a position that is read, in bytes.
pub const MAX_POSITION_TEXT: usize = 16 << 10;

/// Reads a position of this game; see [`super`] for the grammar.
///
/// # Errors
/// Where the text is no position of this board, and what was expected there.
pub fn parse_position(rules: &Rules, text: &str) -> Result<Position, NotationError> {
    if text.len() > MAX_POSITION_TEXT {
        let problem = format!("the text has {} bytes", text.len());
        return Err(fault(1, problem, format!("a position of at most {MAX_POSITION_TEXT} bytes")));
    }
    let mut reader = Reader::new(rules, text)?;
    reader.rows()?;
    while reader.signs[reader.next].kind != Kind::End {
        reader.field()?;
    }
    reader.finish()
}

pub(super) fn fault(column: usize, problem: impl Into<String>, expected: impl Into<String>) -> NotationError {
    NotationError::Position { column, problem: problem.into(), expected: expected.into() }
}

struct Reader<'a> {
    rules: &'a Rules,
    signs: Vec<Sign<'a>>,
    next: usize,
    seen: Vec<&'a str>,
    seeds: [u16; PLACES],
    total: u32,
    lost: Vec<Side>,
    idle: u8,
    extra: u8,
    bound: Option<Way>,
    marks: [Mark; MAX_PITS],
    phase: Option<(u8, usize)>,
    swapped: bool,
    lead: (Lead, usize),
    ask: Option<AskText<'a>>,
    bout: Bout,
    choosing: Option<(Ask, usize)>,
    ended: Option<Ended>,
    lifted: Option<(u16, usize)>,
    to_move: Option<Side>,
}

impl<'a> Reader<'a> {
    fn new(rules: &'a Rules, text: &'a str) -> Result<Reader<'a>, NotationError> {
        Ok(Reader {
            rules,
            signs: signs(text)?,
            next: 0,
            seen: Vec::new(),
            seeds: [0; PLACES],
            total: 0,
            lost: Vec::new(),
            idle: 0,
            extra: 0,
            bound: None,
            marks: [Mark::None; MAX_PITS],
            phase: None,
            swapped: false,
            lead: (Lead::Nobody, 0),
            ask: None,
            bout: Bout::first(&rules.board),
            choosing: None,
            ended: None,
            lifted: None,
            to_move: None,
        })
    }

    /// The next sign; the end of the text is never passed.
    fn take(&mut self) -> Sign<'a> {
        let sign = self.signs[self.next];
        self.next = (self.next + 1).min(self.signs.len() - 1);
        sign
    }

    fn takes(&mut self, mark: char) -> bool {
        let found = self.signs[self.next].kind == Kind::Mark(mark);
        if found {
            self.take();
        }
        found
    }

    fn mark(&mut self, mark: char) -> Result<(), NotationError> {
        let sign = self.take();
        if sign.kind == Kind::Mark(mark) { Ok(()) } else { Err(fault(sign.column, sign.shown(), format!("`{mark}`"))) }
    }

    fn word(&mut self, expected: &str) -> Result<(&'a str, usize), NotationError> {
        let sign = self.take();
        match sign.kind {
            Kind::Word(word) => Ok((word, sign.column)),
            _ => Err(fault(sign.column, sign.shown(), expected)),
        }
    }

    fn seeds_at(&mut self, place: Place) -> Result<usize, NotationError> {
        let (seeds, column) = self.seeds()?;
        self.seeds[place.index()] = seeds;
        Ok(column)
    }

    fn seeds(&mut self) -> Result<(u16, usize), NotationError> {
        let (word, column) = self.word("a number of seeds")?;
        let seeds = digits(word).filter(|&seeds| seeds <= MAX_SEEDS);
        let seeds = seeds.ok_or_else(|| {
            let problem = format!("`{}` is no number of seeds", shorten(word));
            fault(column, problem, format!("a number from 0 to {MAX_SEEDS}"))
        })?;
        self.total += seeds;
        if self.total > MAX_SEEDS {
            let problem = format!("the position holds more than {MAX_SEEDS} seeds from here on");
            return Err(fault(column, problem, "fewer"));
        }
        Ok((seeds as u16, column))
    }

    fn rows(&mut self) -> Result<(), NotationError> {
        self.board_of(Place::pit)
    }

    /// The special pieces in the pits.
    fn specials(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        if self.rules.board.specials == 0 {
            return Err(fault(column, "this game has no special pieces", "no `specials=`"));
        }
        self.board_of(Place::special)
    }

    /// The special pieces that the sides have won.
    fn specials_won(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        if self.rules.board.specials == 0 {
            return Err(fault(column, "this game has no special pieces", "no `specials-won=`"));
        }
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            self.seeds_at(Place::special_store(side))?;
        }
        Ok(())
    }

    /// A number for each pit, row by row.
    fn board_of(&mut self, place: fn(PitId) -> Place) -> Result<(), NotationError> {
        let (rows, columns) = (self.rules.board.rows, self.rules.board.columns);
        for (read, row) in (1..=rows).zip(self.rules.board.shape().rows_as_read()) {
            for column in 0..columns {
                self.seeds_at(place(PitId(row * columns + column)))?;
                let sign = self.signs[self.next];
                let more = sign.kind == Kind::Mark(',');
                if more && column + 1 == columns {
                    let problem = format!("row {} has more than {columns} pits", row + 1);
                    return Err(fault(sign.column, problem, format!("{columns} pits in a row, as this board has")));
                }
                if !more && column + 1 < columns {
                    let problem = format!("row {} ends after {}", row + 1, pits(column + 1));
                    return Err(fault(sign.column, problem, format!("{columns} pits in a row, as this board has")));
                }
                self.takes(',');
            }
            let sign = self.signs[self.next];
            let more = self.takes('/');
            if !more && read < rows {
                let problem = format!("the board ends after {read} row{}", if read == 1 { "" } else { "s" });
                return Err(fault(sign.column, problem, format!("`/` and another row, {rows} in all")));
            }
            if more && read == rows {
                return Err(fault(
                    sign.column,
                    format!("there are more than {rows} rows"),
                    format!("{rows}, as this board has"),
                ));
            }
        }
        Ok(())
    }

    fn field(&mut self) -> Result<(), NotationError> {
        const FIELDS: &str = "stores=, specials=, specials-won=, hands=, penalties=, lost=, idle=, extra=, marks=, phase=, ask=, round=, choose=, captured=, swapped, over=, bound=, lifted= or to=";
        let (name, column) = self.word(FIELDS)?;
        if self.seen.contains(&name) {
            return Err(fault(column, format!("`{name}` stands here a second time"), "each field once"));
        }
        match name {
            "swapped" => return self.swapped(column).map(|()| self.seen.push(name)),
            "stores" | "specials" | "specials-won" | "hands" | "penalties" | "lost" | "idle" | "extra" | "marks"
            | "phase" | "ask" | "round" | "choose" | "captured" | "over" | "bound" | "lifted" | "to" => {}
            _ => return Err(fault(column, format!("`{}` is not known", shorten(name)), FIELDS)),
        }
        self.seen.push(name);
        self.mark('=')?;
        match name {
            "stores" => self.stores(),
            "specials" => self.specials(),
            "specials-won" => self.specials_won(),
            "hands" => self.hands(),
            "penalties" => self.penalties(),
            "lost" => self.lost(),
            "idle" => self.idle(),
            "extra" => self.extra(),
            "marks" => self.marks(),
            "phase" => self.phase(),
            "ask" => self.ask(),
            "round" => self.round(),
            "choose" => self.choose(),
            "captured" => self.captured(),
            "over" => self.over(),
            "bound" => self.bound(),
            "lifted" => {
                self.lifted = Some(self.seeds()?);
                Ok(())
            }
            _ => {
                self.to_move = Some(self.side()?);
                Ok(())
            }
        }
    }

    fn stores(&mut self) -> Result<(), NotationError> {
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            let column = self.seeds_at(Place::store(side))?;
            if !self.rules.board.has_stores() && self.seeds[Place::store(side).index()] > 0 {
                return Err(fault(column, "this game has no stores", "0, or no `stores=`"));
            }
        }
        Ok(())
    }

    fn penalties(&mut self) -> Result<(), NotationError> {
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            let column = self.seeds_at(Place::penalty(side))?;
            if !self.rules.board.penalties && self.seeds[Place::penalty(side).index()] > 0 {
                return Err(fault(column, "this game has no penalty pits", "0, or no `penalties=`"));
            }
        }
        Ok(())
    }

    fn lost(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        if self.rules.phases.iter().all(|phase| phase.facts.penalty_holds.is_none()) {
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

    fn extra(&mut self) -> Result<(), NotationError> {
        let (word, column) = self.word("a number of extra moves")?;
        let most = self.rules.phases.iter().filter_map(|phase| phase.facts.extra_moves).map(|(_, most)| most).max();
        let Some(most) = most else {
            return Err(fault(column, "extra moves are not counted in this game", "no `extra=`"));
        };
        let moves = digits(word).and_then(|moves| u8::try_from(moves).ok()).filter(|moves| (1..=most).contains(moves));
        self.extra = moves.ok_or_else(|| {
            fault(column, format!("`{}`", shorten(word)), format!("extra moves of this turn, from 1 to {most}"))
        })?;
        Ok(())
    }

    fn idle(&mut self) -> Result<(), NotationError> {
        let (word, column) = self.word("a number of turns")?;
        let turns = digits(word).and_then(|turns| u8::try_from(turns).ok());
        let counted = self.rules.phases.iter().any(|phase| phase.facts.all_passed.is_some());
        let most = self.rules.board.sides().len() as u8 - 1;
        match turns.filter(|turns| counted && (1..=most).contains(turns)) {
            Some(turns) => {
                self.idle = turns;
                Ok(())
            }
            None if !counted => Err(fault(column, "turns passed are not counted in this game", "no `idle=`")),
            None => Err(fault(column, format!("`{}`", shorten(word)), format!("turns passed, from 1 to {most}"))),
        }
    }

    /// The comma before the number of every side but the first.
    fn separated(&mut self, side: Side) -> Result<(), NotationError> {
        if side == Side::South { Ok(()) } else { self.mark(',') }
    }

    /// A hand that is not placed seed by seed is spent at once or not at all.
    fn hands(&mut self) -> Result<(), NotationError> {
        let seed_by_seed = self.rules.phases.iter().any(|phase| phase.facts.places);
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            let hand = Place::hand(side).index();
            let column = self.seeds_at(Place::hand(side))?;
            let full = match self.rules.layout() {
                Some((_, Round::Mirror(_))) => self.rules.board.total as u16,
                _ => self.rules.board.opening[hand],
            };
            let given = self.seeds[hand];
            let fits = given == 0 || given == full || seed_by_seed && given < full;
            if !fits {
                let expected = match (full, seed_by_seed) {
                    (0, _) => "0, for this game has no seeds in hand".into(),
                    (_, true) => format!("0 to {full}"),
                    (_, false) => format!("0 or {full}"),
                };
                return Err(fault(column, format!("{} holds {given} in hand", side_name(side)), expected));
            }
        }
        Ok(())
    }

    /// The phase of a position that does not name it: the first that can last with these seeds.
    fn phase_reached(&self, to_move: Side) -> u8 {
        let begun = self.seeds != self.rules.board.opening;
        let lasts = |phase: &PhaseRules| match phase.until {
            Until::OneTurn | Until::OneMove => !begun,
            Until::HandSpent => !self.is_over(phase, to_move),
            Until::End => true,
        };
        self.rules.phases.iter().position(lasts).unwrap_or(0) as u8
    }

    /// A phase that lasts until the hands are spent is over when the player to move has spent his.
    fn is_over(&self, phase: &PhaseRules, to_move: Side) -> bool {
        phase.until == Until::HandSpent && self.seeds[Place::hand(to_move).index()] == 0
    }

    fn marks(&mut self) -> Result<(), NotationError> {
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
            if !self.takes(',') {
                return Ok(());
            }
        }
    }

    fn phase(&mut self) -> Result<(), NotationError> {
        let names: Vec<String> = self.rules.phases.iter().map(|phase| phase.id.clone()).collect();
        let (word, column) = self.word(&any_of(&names, ""))?;
        let found = names.iter().position(|name| name == word);
        let problem = || format!("`{}` is no phase of this game", shorten(word));
        let phase = found.ok_or_else(|| fault(column, problem(), any_of(&names, "")))?;
        self.phase = Some((phase as u8, column));
        Ok(())
    }

    /// The text may stand before the phase, the seeds in flight and the side to move, so what it asks is found out at
    /// the end.
    fn ask(&mut self) -> Result<(), NotationError> {
        let (name, column) = self.word("the name of a clause that asks")?;
        let clause = asking(self.rules, name, column)?;
        self.mark(':')?;
        let pit = self.pit()?;
        self.mark(':')?;
        let was_empty = self.one_of(&[("empty", true), ("occupied", false)])?;
        self.mark(':')?;
        let ways: Vec<(&str, Way)> = self.rules.board.ways().iter().map(|&way| (way.word(), way)).collect();
        let way = self.one_of(&ways)?;
        self.mark(':')?;
        let lap_origin = self.pit()?;
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

    fn round(&mut self) -> Result<(), NotationError> {
        let (word, column) = self.word("the number of a round")?;
        if self.rules.layout().is_none() {
            return Err(fault(column, "this game is not played in rounds", "no `round=`"));
        }
        let round = digits(word).and_then(|round| u8::try_from(round).ok()).filter(|&round| round > 0);
        let round = round.ok_or_else(|| {
            fault(column, format!("`{}` is no number of a round", shorten(word)), "a number from 1 to 255")
        })?;
        self.mark(':')?;
        let total = self.total;
        let (south, _) = self.seeds()?;
        self.mark(':')?;
        let (north, _) = self.seeds()?;
        // They are told, not laid down.
        self.total = total;
        self.mark(':')?;
        self.bout = Bout { round, began: self.side()?, held: [south, north] };
        Ok(())
    }

    /// The question that is open between two rounds.
    fn choose(&mut self) -> Result<(), NotationError> {
        let (name, column) = self.word("the name of a clause")?;
        let none = || fault(column, format!("`{}` lets nobody choose pits", shorten(name)), "a clause that does");
        let (clause, rule) =
            self.rules.layout().filter(|(id, _)| self.rules.clause(*id).id() == name).ok_or_else(none)?;
        self.mark(':')?;
        let who = self.side()?;
        self.mark(':')?;
        let (word, column) = self.word("a number of pits")?;
        let most = self.rules.board.pits_of(who).len() as u32;
        let left = digits(word).filter(|left| (1..=most).contains(left)).ok_or_else(|| {
            fault(column, format!("`{}` is no number of pits", shorten(word)), format!("a number from 1 to {most}"))
        })? as u8;
        let question = match rule {
            Round::Refill(it) if it.unfilled == Unfilled::Chosen => Question::Close(left),
            Round::Territory(_) => Question::Own(left),
            _ => return Err(none()),
        };
        self.choosing = Some((Ask::between(clause, question, who), column));
        Ok(())
    }

    fn swapped(&mut self, column: usize) -> Result<(), NotationError> {
        let known = self.rules.clauses.iter().any(|clause| matches!(clause, Clause::Choice(Choice::Swap(_))));
        if !known {
            return Err(fault(column, "players do not exchange seats in this game", "no `swapped`"));
        }
        self.swapped = true;
        Ok(())
    }

    /// In how many turns a player wins by having captured first, in games in which that counts.
    fn turns_needed(&self) -> Option<u8> {
        self.rules.phases.iter().filter_map(|phase| phase.facts.captures_first).map(|(_, turns)| turns).max()
    }

    /// Whether the last of the turns still goes on depends on who is to move, so that is seen to at the end.
    fn captured(&mut self) -> Result<(), NotationError> {
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
                Lead::One { side, turns, now }
            }
            None if word == "both" => Lead::Both,
            None => return Err(fault(column, format!("`{}`", shorten(word)), "S, N or both")),
        };
        self.lead = (lead, column);
        Ok(())
    }

    /// Whether the game can stand so between these sides.
    fn lead_fits(&self, to_move: Side) -> Result<(), NotationError> {
        let (Lead::One { side, turns, now }, column) = self.lead else { return Ok(()) };
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

    fn over(&mut self) -> Result<(), NotationError> {
        let sides = self.rules.board.sides();
        let lost = (sides.len() == 1).then_some(GameResult::Lost);
        let won = sides.iter().map(|&side| GameResult::Won(side));
        let results: Vec<_> = won.chain([GameResult::Draw, GameResult::Void]).chain(lost).collect();
        let result = self.one_of(&results.iter().map(|&it| (result_text(it), it)).collect::<Vec<_>>())?;
        let clause = if self.takes(':') { Some(self.clause()?) } else { None };
        self.ended = Some(Ended { result, clause });
        Ok(())
    }

    /// Which way another move of the same player must go.
    fn bound(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        let turned = |clause: &Clause| matches!(clause, Clause::Turn(Turn::AtHome(it)) if it.way == Again::Turned);
        if !self.rules.clauses.iter().any(turned) {
            return Err(fault(column, "no way is laid down for a move in this game", "no `bound=`"));
        }
        self.bound = Some(self.one_of(&[("ccw", Way::Ccw), ("cw", Way::Cw)])?);
        Ok(())
    }

    fn clause(&mut self) -> Result<ClauseId, NotationError> {
        let (name, column) = self.word("the name of a clause")?;
        let problem = || format!("`{}` is no clause of this game", shorten(name));
        self.rules.clause_named(name).ok_or_else(|| fault(column, problem(), "the name of a clause"))
    }

    fn pit(&mut self) -> Result<(PitId, usize), NotationError> {
        let board = &self.rules.board;
        let last = board.name(PitId((board.pit_count() - 1) as u8));
        let expected = format!("the name of a pit, a1 to {last}");
        let (name, column) = self.word(&expected)?;
        let problem = || format!("`{}` is no pit of this board", shorten(name));
        pit_named(self.rules, name).map(|pit| (pit, column)).ok_or_else(|| fault(column, problem(), expected))
    }

    fn side(&mut self) -> Result<Side, NotationError> {
        let words = [("S", Side::South), ("E", Side::East), ("N", Side::North), ("W", Side::West)];
        let known: Vec<_> = words.into_iter().filter(|(_, side)| self.rules.board.sides().contains(side)).collect();
        self.one_of(&known)
    }

    fn one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, NotationError> {
        let expected = any_of(&words.iter().map(|(word, _)| (*word).to_owned()).collect::<Vec<_>>(), "");
        let (word, column) = self.word(&expected)?;
        let found = words.iter().find(|(known, _)| *known == word);
        found.map(|&(_, value)| value).ok_or_else(|| fault(column, format!("`{}`", shorten(word)), expected))
    }

    fn finish(self) -> Result<Position, NotationError> {
        let end = self.signs[self.signs.len() - 1].column;
        let Some(to_move) = self.to_move else {
            return Err(fault(end, "the text does not say whose turn it is", "to=S or to=N"));
        };
        if let (Some(AskText { column, .. }), Some(_)) = (&self.ask, self.ended) {
            return Err(fault(*column, "a question is open though the game is over", "`ask=` or `over=`"));
        }
        let (lifted, lifted_column) = self.lifted.unwrap_or_default();
        let (number, phase_column) = self.phase.unwrap_or_else(|| (self.phase_reached(to_move), 1));
        let phase = &self.rules.phases[usize::from(number)];
        let ask = match &self.ask {
            Some(text) => {
                let standing = Standing { seeds: &self.seeds, phase, lifted, mover: to_move };
                Some(read_ask(self.rules, text, &standing)?)
            }
            None if self.ended.is_none() => {
                if lifted > 0 {
                    let problem = "seeds are in flight though the game goes on";
                    return Err(fault(lifted_column, problem, "`over=` or `ask=` as well, or no `lifted=`"));
                }
                if phase.facts.places && self.is_over(phase, to_move) {
                    let problem =
                        format!("the phase is `{}`, and {} has no seeds in hand", phase.id, side_name(to_move));
                    return Err(fault(phase_column, problem, "another phase, or `hands=`"));
                }
                None
            }
            None => None,
        };
        self.lead_fits(to_move)?;
        // Seeds in flight are put in a hand here and lifted out of it below; together they are within the bound.
        let from = Place::hand(Side::South);
        let mut seeds = self.seeds;
        seeds[from.index()] += lifted;
        let mut position = Position::arranged(seeds, self.marks, to_move, number, self.swapped, ask);
        position.apply(&Event::LeadChanged { lead: self.lead.0 });
        if lifted > 0 {
            position.apply(&Event::Lifted { from, seeds: lifted, way: Way::Ccw });
        }
        for side in self.lost {
            position.apply(&Event::Lost { side });
        }
        if self.idle > 0 {
            position.apply(&Event::Idle { turns: self.idle });
        }
        position.apply(&Event::Extra { moves: self.extra });
        if self.bound.is_some() {
            position.apply(&Event::Bound { way: self.bound });
        }
        if let Some((_, column)) = self.choosing.filter(|_| self.ended.is_some() || self.ask.is_some()) {
            return Err(fault(column, "another question is open, or the game is over", "no `choose=`"));
        }
        position = position.in_round(self.bout, self.choosing.map(|(ask, _)| ask));
        if let Some(Ended { result, clause }) = self.ended {
            position.apply(&Event::Ended { result, because: clause });
        }
        Ok(position)
    }
}

/// The marks that a pit can bear in this game.
fn known_marks(rules: &Rules, pit: PitId) -> Vec<Mark> {
    let mut marks = Vec::new();
    if rules.clauses.iter().any(|clause| matches!(clause, Clause::Claim(Claim::Trap(_)))) {
        marks.extend(rules.board.sides().iter().copied().map(Mark::Trap));
    }
    match rules.layout() {
        Some((_, Round::Refill(it))) if it.unfilled != Unfilled::Open => marks.push(Mark::Closed),
        Some((_, Round::Mirror(it))) if it.shorter => marks.push(Mark::Closed),
        Some((_, Round::Territory(_))) => marks.extend(Side::BOTH.map(Mark::Won)),
        _ => {}
    }
    if rules.phases.iter().any(|phase| phase.facts.notes_played.is_some()) {
        marks.push(Mark::Played);
    }
    let deposits = |clause: &Clause| matches!(clause, Clause::Capture(Capture::Deposit(it)) if !it.again);
    if rules.clauses.iter().any(deposits) {
        marks.push(Mark::Filled);
    }
    let bars = |clause: &Clause| matches!(clause, Clause::Choice(Choice::NoReturn(_) | Choice::Blockade(_)));
    let barred = rules.clauses.iter().any(bars);
    if barred {
        marks.push(Mark::Barred);
    }
    let house = |clause: &Clause| matches!(clause, Clause::Claim(Claim::House(it)) if rules.board.in_part(pit, it.at));
    if rules.clauses.iter().any(house) {
        marks.push(Mark::House);
        if barred {
            marks.push(Mark::BarredHouse);
        }
    }
    marks
}

pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
        Side::East => "East",
        Side::West => "West",
    }
}

fn pits(count: u8) -> String {
    format!("{count} pit{}", if count == 1 { "" } else { "s" })
}
