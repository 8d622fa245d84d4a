//! Fields of a position that say where seeds lie.

use super::super::NotationError;
use super::super::diagnostic::{PositionDiagnostic, side_key};
use super::super::sign::{Sign, SignKind, digits, wrong};
use super::PositionReader;
use crate::diagnostic::Key;
use crate::rules::board::MAX_SEEDS;
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
        let column = self.column();
        if !self.rules.board.specials_in_rows() {
            return Err(not_here(column, "specials=", "specials-in-rows"));
        }
        self.board_of(Place::special)
    }

    /// The special pieces that the sides have won.
    pub(super) fn specials_won(&mut self) -> Result<(), NotationError> {
        let column = self.column();
        if self.rules.board.specials == 0 {
            return Err(not_here(column, "specials-won=", "specials"));
        }
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            self.seeds_at(Place::special_store(side))?;
        }
        Ok(())
    }

    /// Reads the seeds in the pits at the ends, `L` first.
    pub(super) fn ends(&mut self, place: fn(PitId) -> Place, name: &str) -> Result<(), NotationError> {
        let column = self.column();
        let board = &self.rules.board;
        if !board.has_ends() || name != "ends" && board.specials == 0 {
            let what = if board.has_ends() { "specials" } else { "ends" };
            return Err(not_here(column, &format!("{name}="), what));
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
                    let surplus = self.signs.get(self.next + 1).filter(|it| matches!(it.kind, SignKind::Word(_)));
                    let column = surplus.map_or(sign.column, |surplus| surplus.column);
                    return Err(wrong(column, PositionDiagnostic::RowLong { row: row + 1, pits: columns }));
                }
                if !more && column + 1 < columns {
                    let (row, found) = (row + 1, column + 1);
                    return Err(wrong(sign.column, PositionDiagnostic::RowShort { row, found, pits: columns }));
                }
                self.takes(',');
            }
            let sign = self.signs[self.next];
            let more = self.takes('/');
            if !more && read < rows {
                return Err(wrong(sign.column, PositionDiagnostic::FewRows { found: read, rows }));
            }
            if more && read == rows {
                return Err(wrong(sign.column, PositionDiagnostic::ManyRows { rows }));
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
                return Err(not_here(column, "stores=", "stores"));
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
            let (found, at, of) = (word.into(), Key("word"), Key("seeds"));
            let (least, most) = (-i64::from(spare), MAX_SEEDS.into());
            wrong(column, PositionDiagnostic::Number { found, at, of, least, most })
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
                let spent = Key(match (full, in_parts) {
                    (0, _) => "never",
                    (_, true) => "in-parts",
                    (_, false) => "at-once",
                });
                return Err(wrong(
                    column,
                    PositionDiagnostic::Hand { side: side_key(side), seeds: given, full, spent },
                ));
            }
        }
        Ok(())
    }

    pub(super) fn penalties(&mut self) -> Result<(), NotationError> {
        for &side in self.rules.board.sides() {
            self.separated(side)?;
            let column = self.seeds_at(Place::penalty(side))?;
            if !self.rules.board.penalties && self.seeds[Place::penalty(side).index()] > 0 {
                return Err(not_here(column, "penalties=", "penalties"));
            }
        }
        Ok(())
    }

    /// The comma before the number of every side but the first.
    fn separated(&mut self, side: Side) -> Result<(), NotationError> {
        if side == Side::South {
            return Ok(());
        }
        let (field, column, first) = self.field;
        let value = |sign: &Sign| match sign.kind {
            SignKind::Word(word) if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') => Some(word.to_owned()),
            _ => None,
        };
        let is_comma = self.signs[self.next].kind == SignKind::Mark(',');
        let after = self.signs.get(self.next + usize::from(is_comma));
        let ends = after.is_none_or(|sign| value(sign).is_none() && !matches!(sign.kind, SignKind::Mark(_)));
        if !ends {
            return self.mark(',');
        }
        let mut values: Vec<String> = self.signs[first..self.next].iter().filter_map(value).collect();
        let (found, sides) = (values.len(), self.rules.board.sides().len());
        values.resize(sides, "0".to_owned());
        let example = format!("{field}={}", values.join(",")).into();
        Err(wrong(column, PositionDiagnostic::FewValues { field: field.into(), found, sides, example }))
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

/// Returns the error of a field, as it is written, for something that this game does not have or does not count; `what`
/// is the key by which the message says so.
pub(super) fn not_here(column: usize, field: &str, what: &'static str) -> NotationError {
    wrong(column, PositionDiagnostic::NotHere { field: field.into(), what: Key(what) })
}
