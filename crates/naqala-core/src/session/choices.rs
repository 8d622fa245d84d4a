//! The choices of the player who is to move: which pits may be chosen, in which directions, and what that would do.

use super::{Preview, setting_out};
use crate::words::{Arg, Words};
use mancala::engine::{self, Ask, Move, Position, Question, Refused};
use mancala::rules::kinds::choice::Act;
use mancala::rules::{Direction, PitId, Place, Rules};

/// The moves that may be made now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    /// Every legal move; none while nobody can move.
    pub moves: Vec<Move>,
    /// The question that is open.
    pub ask: Option<Ask>,
    /// `true` if the seeds of a chosen pit are shifted together into the next one rather than sown.
    pub shifts: bool,
}

/// A choice apart from the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraAction {
    /// Making a move that is made at no pit.
    Play(Move),
    /// Saying that the next pit chosen is to be shifted.
    Shift {
        /// One of the moves that are then offered.
        first: Move,
        /// `true` if it has been said.
        said: bool,
    },
}

impl Choices {
    /// The moves that are made at a pit, each with the direction that is chosen by it: to lift it, to place a seed
    /// there, to take it, to say in which direction it is sown, or to say yes to what is asked about it.
    pub fn at(&self, pit: PitId) -> impl Iterator<Item = (Option<Direction>, Move)> + '_ {
        self.moves.iter().filter_map(move |&mv| match mv {
            Move::Shift(at) if at == pit && self.shifts => Some((None, mv)),
            _ if self.shifts => None,
            Move::Sow { pit: at, way } | Move::Place { pit: at, way } if at == pit => Some((way, mv)),
            Move::Pick(at) | Move::Take(at) | Move::Give(at) if at == pit => Some((None, mv)),
            Move::Way(way) if self.asked() == Some(pit) => Some((Some(way), mv)),
            Move::Go if self.asked() == Some(pit) => Some((None, mv)),
            _ => None,
        })
    }

    /// The pit about which a question is open; none between two rounds.
    pub fn asked(&self) -> Option<PitId> {
        self.ask.and_then(|ask| ask.about())
    }

    /// The first of the moves that shift a pit.
    pub fn shift(&self) -> Option<Move> {
        self.moves.iter().copied().find(|mv| matches!(mv, Move::Shift(_)))
    }

    /// Returns whether a pit may be shifted as well as sown, so that the player has to say which.
    pub fn may_shift(&self) -> bool {
        self.shift().is_some() && self.moves.iter().any(|mv| matches!(mv, Move::Sow { .. }))
    }

    /// Returns what may be done besides choosing a pit.
    pub fn besides(&self) -> Vec<ExtraAction> {
        let shift = self.shift().filter(|_| self.may_shift());
        let shift = shift.map(|first| ExtraAction::Shift { first, said: self.shifts });
        let alone = self.moves.iter().copied().filter(|mv| mv.stands_alone());
        shift.into_iter().chain(alone.map(ExtraAction::Play)).collect()
    }

    /// Returns whether any move is made at a pit.
    pub fn has(&self, pit: PitId) -> bool {
        self.at(pit).next().is_some()
    }

    /// The directions that can be chosen at a pit.
    pub fn ways(&self, pit: PitId) -> impl Iterator<Item = Direction> + '_ {
        self.at(pit).filter_map(|(way, _)| way)
    }

    /// Returns whether a move at a pit may be made without saying in which direction.
    pub fn is_plain(&self, pit: PitId) -> bool {
        self.at(pit).any(|(way, _)| way.is_none())
    }

    /// The move at a pit in this direction, else the only move there, else the one without a direction. Thus the usual
    /// direction may be given even where none is asked for.
    pub fn play_at(&self, pit: PitId, way: Option<Direction>) -> Option<Move> {
        let exact = self.at(pit).find(|&(offered, _)| offered == way);
        let plain = || self.at(pit).find(|&(offered, _)| offered.is_none());
        let mut all = self.at(pit);
        let only = all.next().filter(|_| all.next().is_none());
        exact.or(only).or_else(plain).map(|(_, mv)| mv)
    }

    /// Returns whether there is a choice of directions at a pit.
    pub fn asks_way(&self, pit: PitId) -> bool {
        self.at(pit).count() > 1
    }

    /// Returns what it would do to choose a pit in a position, in a direction if one is given.
    pub fn outlook(&self, rules: &Rules, position: &Position, pit: PitId, way: Option<Direction>) -> PitOutlook {
        if let Some(mv) = self.play_at(pit, way) {
            return Preview::of(rules, position, mv).map_or(PitOutlook::Nothing, PitOutlook::Ahead);
        }
        if self.has(pit) {
            return PitOutlook::Ways;
        }
        let stage = &rules.stage_rules[position.stage()];
        let places = stage.places_seeds();
        let picks = self.moves.iter().any(|mv| matches!(mv, Move::Pick(_)));
        let takes = stage.plan.choosing.instead(Act::Take).is_some();
        let refused = |way| {
            let mv = match (picks, places) {
                _ if self.shifts => Move::Shift(pit),
                (true, _) => Move::Pick(pit),
                (false, false) if takes && position.owner(&rules.board, pit) != position.to_move() => Move::Take(pit),
                (false, true) => Move::Place { pit, way },
                (false, false) => Move::Sow { pit, way },
            };
            engine::why_not(rules, position, mv)
        };
        // A pit that is sown by choice is refused without a direction; why it may not be lifted at all is said of any.
        let plain = refused(None);
        let why = match plain {
            Some(Refused::Direction(_)) => refused(Some(rules.board.ways()[0])).or(plain),
            other => other,
        };
        why.map_or(PitOutlook::Nothing, PitOutlook::Barred)
    }
}

/// Effect of choosing a pit.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum PitOutlook {
    /// Nothing is pointed at, or nobody can move now.
    #[default]
    Nothing,
    /// It can be lifted, but its direction must be chosen first.
    Ways,
    /// Effect of lifting it.
    Ahead(Preview),
    /// Reason that it cannot be lifted.
    Barred(Refused),
}

impl PitOutlook {
    /// Returns what is said of it, a sentence each.
    pub fn sentences(&self, words: &Words, rules: &Rules, position: &Position) -> Vec<String> {
        match self {
            PitOutlook::Nothing if position.ended().is_some() => vec![words.status(rules, position)],
            PitOutlook::Nothing => vec![words.label("table-to-choose")],
            PitOutlook::Ways if rules.board.is_owned() => vec![words.label("table-choose-way")],
            PitOutlook::Ways => vec![words.label("table-choose-compass")],
            PitOutlook::Barred(refused) => vec![words.refusal(rules, position, *refused)],
            PitOutlook::Ahead(preview) => match position.ask().map(|ask| ask.question) {
                Some(Question::Close(_)) => vec![of_round(words, "table-closes", position)],
                Some(Question::Own(_)) => vec![of_round(words, "table-wins-pit", position)],
                Some(Question::Deposit) => {
                    vec![words.label_with("table-deposits", &[("seeds", Arg::from(position.lifted()))])]
                }
                Some(Question::Take | Question::Passing | Question::Claim | Question::Halt | Question::Retreat) => {
                    let answer = words.answer(rules, position, preview.mv);
                    let mut lines = vec![words.label_with("table-click-answers", &[("answer", Arg::from(answer))])];
                    lines.extend(preview.sentences(words, rules, position.chooser()));
                    lines
                }
                None if setting_out::is_setting_out(rules, position) => vec![words.label("table-sets-out")],
                None if matches!(preview.mv, Move::Shift(_)) => moved_unsown("table-shifts", words, rules, preview),
                None if matches!(preview.mv, Move::Give(_)) => moved_unsown("table-gives-seed", words, rules, preview),
                _ => preview.sentences(words, rules, position.chooser()),
            },
        }
    }
}

/// The pit into which seeds would go that are not sown.
fn moved_unsown(id: &str, words: &Words, rules: &Rules, preview: &Preview) -> Vec<String> {
    let to = preview.last.and_then(Place::as_pit);
    to.map(|to| words.label_with(id, &[("to", Arg::from(rules.board.name(to)))])).into_iter().collect()
}

/// Returns what choosing a pit between two rounds would make of it.
fn of_round(words: &Words, id: &str, position: &Position) -> String {
    words.label_with(id, &[("round", Arg::from(position.round_state().round))])
}
