//! Fields of a position that say where seeds lie.

use super::super::sign::{Sign, SignKind, digits, fault, side_name};
use super::super::{NotationError, shorten};
use super::PositionReader;
use crate::rules::kinds::opening::{BringWhen, Source};
use crate::rules::plan::opening::BringRule;
use crate::rules::plan::rounds::Layout;
use crate::rules::{Board, PLACES, PitId, Place, Side, StageRules};

impl PositionReader<'_> {
    pub(super) fn rows(&mut self) -> Result<(), NotationError> {
        self.board_of(Place::pit)
    }

    /// The special pieces in the pits.
    pub(super) fn specials(&mut self) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        if !self.rules.board.specials_in_rows() {
            return Err(fault(column, "this game has no special pieces in its rows", "no `specials=`"));
        }
        self.board_of(Place::special)
    }

    /// The special pieces that the sides have won.
    pub(super) fn specials_won(&mut self) -> Result<(), NotationError> {
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

    /// Reads the seeds in the pits at the ends, `L` first.
    pub(super) fn ends(&mut self, place: fn(PitId) -> Place, name: &str) -> Result<(), NotationError> {
        let column = self.signs[self.next].column;
        let board = &self.rules.board;
        if !board.has_ends() || name != "ends" && board.specials == 0 {
            let problem = if board.has_ends() { "this game has no special pieces" } else { "this board has no ends" };
            return Err(fault(column, problem, format!("no `{name}=`")));
        }
        for (read, pit) in board.ends().enumerate() {
            if read > 0 {
                self.mark(',')?;
            }
            self.seeds_at(place(pit))?;
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
                let more = sign.kind == SignKind::Mark(',');
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

    pub(super) fn stores(&mut self) -> Result<(), NotationError> {
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            if self.owes(side)? {
                continue;
            }
            let column = self.seeds_at(Place::store(side))?;
            if !self.rules.board.has_stores() && self.seeds[Place::store(side).index()] > 0 {
                return Err(fault(column, "this game has no stores", "0, or no `stores=`"));
            }
        }
        Ok(())
    }

    /// Reads a store that counts below zero, if it does: its owner has borrowed that many seeds.
    fn owes(&mut self, side: Side) -> Result<bool, NotationError> {
        let Sign { kind: SignKind::Word(word), column } = self.signs[self.next] else { return Ok(false) };
        let spare = self.rules.board.spare;
        let Some(debt) = word.strip_prefix('-').filter(|_| spare > 0) else { return Ok(false) };
        let seeds =
            digits(debt).and_then(|seeds| u16::try_from(seeds).ok()).filter(|seeds| (1..=spare).contains(seeds));
        let seeds = seeds.ok_or_else(|| {
            let problem = format!("`{}` is no number of seeds", shorten(word));
            fault(column, problem, format!("a number from -{spare} up"))
        })?;
        self.take();
        self.seeds[Place::spare(side).index()] = spare - seeds;
        Ok(true)
    }

    /// A hand from which seeds are neither placed one by one nor brought in part by part is spent at once or not at
    /// all.
    pub(super) fn hands(&mut self) -> Result<(), NotationError> {
        let seed_by_seed = self.rules.stage_rules.iter().any(StageRules::places_seeds);
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            let hand = Place::hand(side).index();
            let column = self.seeds_at(Place::hand(side))?;
            let full = match self.rules.layout() {
                Some(Layout::Mirror(_)) => self.rules.board.total as u16,
                _ => self.rules.board.opening[hand],
            };
            let given = self.seeds[hand];
            let pits = self.rules.board.pits_of(side).len();
            let parts = |bring: &BringRule| {
                let some = bring.on == BringWhen::PitsEmpty || pits * usize::from(bring.seeds) != usize::from(full);
                bring.from == Source::Hand && some
            };
            let in_parts =
                seed_by_seed || self.rules.stage_rules.iter().any(|it| it.plan.opening.brings.iter().any(parts));
            let fits = given == 0 || given == full || in_parts && given < full;
            if !fits {
                let expected = match (full, in_parts) {
                    (0, _) => "0, for this game has no seeds in hand".into(),
                    (_, true) => format!("0 to {full}"),
                    (_, false) => format!("0 or {full}"),
                };
                return Err(fault(column, format!("{} holds {given} in hand", side_name(side)), expected));
            }
        }
        Ok(())
    }

    pub(super) fn penalties(&mut self) -> Result<(), NotationError> {
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            let column = self.seeds_at(Place::penalty(side))?;
            if !self.rules.board.penalties && self.seeds[Place::penalty(side).index()] > 0 {
                return Err(fault(column, "this game has no penalty pits", "0, or no `penalties=`"));
            }
        }
        Ok(())
    }

    /// The comma before the number of every side but the first.
    fn separated(&mut self, side: Side) -> Result<(), NotationError> {
        if side == Side::South { Ok(()) } else { self.mark(',') }
    }
}

/// Returns the seeds of an empty board: those beside it that may be borrowed.
pub(super) fn unplayed(board: &Board) -> [u16; PLACES] {
    let mut seeds = [0; PLACES];
    for &side in board.sides() {
        seeds[Place::spare(side).index()] = board.spare;
    }
    seeds
}

fn pits(count: u8) -> String {
    format!("{count} pit{}", if count == 1 { "" } else { "s" })
}
