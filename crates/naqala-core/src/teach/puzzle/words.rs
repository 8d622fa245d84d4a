//! Wording of puzzles: their questions, and the verdicts on answers.

use super::best::own_turn;
use super::{Horizon, Puzzle, PuzzleKind, PuzzleTask, Verdict, Why};
use crate::search::{Rated, Unit};
use crate::words::keys::{MessageKey, place_key};
use crate::words::message::Message;
use crate::words::{Arg, Words};
use mancala::engine::{Move, NoEvents, play_legal};
use mancala::record::notation::move_text;
use mancala::rules::profile::CaptureStyle;
use mancala::rules::{Direction, Rules};

impl Words {
    /// Returns the name of a kind of puzzle.
    pub fn puzzle_kind(&self, kind: PuzzleKind) -> String {
        self.say(&Message::new("puzzle-kind").with("kind", kind.word()))
    }

    /// Returns the name of a grade, from 1 to [`GRADES`](super::GRADES).
    pub fn puzzle_grade(&self, grade: u8) -> String {
        self.say(&Message::new("puzzle-grade").with("grade", grade))
    }

    /// Returns the question of a puzzle.
    pub fn question(&self, puzzle: &Puzzle) -> String {
        let rules = &puzzle.rules;
        let round = rules.rounds.is_some().key();
        let message = match &puzzle.task {
            PuzzleTask::Last { mv, .. } => self
                .about_move(rules, Message::new("puzzle-last"), *mv)
                .with("laps", rules.profile.sowing.many_laps.key())
                .with("pieces", rules.board.specials_in_rows().key()),
            PuzzleTask::Takes { mv, asks, .. } => {
                let resown = rules.profile.captures.styles.contains(&CaptureStyle::SownAgain);
                self.about_move(rules, Message::new("puzzle-takes"), *mv)
                    .with("resown", resown.key())
                    .with("stored", rules.board.sows_stores().key())
                    .with("asks", asks.key())
            }
            PuzzleTask::Legal { moves } => Message::new("puzzle-legal")
                .with("places", moves.iter().all(|mv| matches!(mv, Move::Place { .. })).key()),
            PuzzleTask::Best { until: Horizon::Search, unit, .. } => {
                Message::new("puzzle-opening").with("measure", unit.key())
            }
            PuzzleTask::Best { until, unit, moves } => {
                let measure = match until {
                    Horizon::End | Horizon::Search => measure(rules, *unit, moves),
                    Horizon::Turn => "turn",
                    Horizon::Reply if rules.board.has_stores() => "stores",
                    Horizon::Reply => "pits",
                };
                Message::new("puzzle-best").with("measure", measure).with("round", round)
            }
            PuzzleTask::Win { turns, .. } => Message::new("puzzle-win")
                .with("turns", *turns)
                .with("alone", rules.profile.is_solo().key())
                .with("round", round),
        };
        self.say(&message)
    }

    /// Returns the text of the verdict on an answer.
    pub fn verdict(&self, puzzle: &Puzzle, verdict: &Verdict) -> String {
        let Verdict::Wrong(why) = verdict else {
            let estimated = matches!(puzzle.task, PuzzleTask::Best { until: Horizon::Search, .. });
            return self.say(&Message::new("puzzle-right").with("estimated", estimated.key()));
        };
        let Puzzle { rules, position, .. } = puzzle;
        let message = match why {
            Why::Form => Message::new("puzzle-form"),
            Why::Falls(place) => Message::new("puzzle-falls")
                .with("place", self.place(rules, *place))
                .with("place-kind", place_key(*place)),
            Why::Captures(seeds) => Message::new("puzzle-captures").with("seeds", *seeds),
            Why::Barred { pit, refused } => Message::new("puzzle-barred")
                .with("pit", rules.board.name(*pit))
                .with("why", self.refusal(rules, position, *refused)),
            Why::Missing(pits) => {
                let names: Vec<String> = pits.iter().map(|&pit| rules.board.name(pit)).collect();
                Message::new("puzzle-missing").with("pits", self.all_of(&names)).with("pit-count", names.len())
            }
            Why::Refused(refused) => {
                Message::new("puzzle-refused").with("why", self.refusal(rules, position, *refused))
            }
            Why::Way(pit) => Message::new("puzzle-way").with("pit", rules.board.name(*pit)),
            Why::Worse { value, best, line } if puzzle.kind == PuzzleKind::Opening => {
                self.costs(puzzle, *value, *best, line)
            }
            Why::Worse { value, best, line } => {
                let said = |value| match &puzzle.task {
                    PuzzleTask::Best { unit, .. } => self.value(*unit, value, true),
                    PuzzleTask::Last { .. }
                    | PuzzleTask::Legal { .. }
                    | PuzzleTask::Takes { .. }
                    | PuzzleTask::Win { .. } => value.to_string(),
                };
                let reply = line.first().zip(line.get(1)).map(|(&mv, &reply)| self.reply(puzzle, mv, reply));
                let played = line.first().map(|&mv| move_text(rules, position, mv));
                Message::new("puzzle-worse")
                    .with("move", played.unwrap_or_default())
                    .with("value", said(*value))
                    .with("best", said(*best))
                    .with("answered", reply.is_some().key())
                    .with("reply", reply.unwrap_or_default())
            }
            Why::Escapes { mv, reply } => {
                let reply = reply.map(|reply| self.reply(puzzle, *mv, reply));
                Message::new("puzzle-escapes")
                    .with("move", move_text(rules, position, *mv))
                    .with("answered", reply.is_some().key())
                    .with("reply", reply.unwrap_or_default())
            }
        };
        self.say(&message)
    }

    /// Returns the cost of a move as the search finds it, with the opponent's answer.
    fn costs(&self, puzzle: &Puzzle, value: i32, best: i32, line: &[Move]) -> Message {
        let unit = match &puzzle.task {
            PuzzleTask::Best { unit, .. } => *unit,
            PuzzleTask::Last { .. } | PuzzleTask::Legal { .. } | PuzzleTask::Takes { .. } | PuzzleTask::Win { .. } => {
                Unit::Seeds
            }
        };
        let Puzzle { rules, position, .. } = puzzle;
        let own = own_turn(rules, position, line);
        let mut after = position.clone();
        own.iter().for_each(|&mv| play_legal(rules, &mut after, mv, &mut NoEvents));
        let reply = line.get(own.len()).map(|&reply| move_text(rules, &after, reply));
        let played = line.first().map(|&mv| move_text(rules, position, mv));
        Message::new("puzzle-costs")
            .with("move", played.unwrap_or_default())
            .with("measure", unit.key())
            .with("seeds", Arg::Halves(best.abs_diff(value)))
            .with("value", self.value(unit, value, false))
            .with("best", self.value(unit, best, false))
            .with("answered", reply.is_some().key())
            .with("reply", reply.unwrap_or_default())
    }

    /// Returns the pits that may be chosen in a puzzle that asks for them.
    pub fn legal_pits(&self, puzzle: &Puzzle) -> Option<String> {
        let PuzzleTask::Legal { moves } = &puzzle.task else { return None };
        let mut names: Vec<String> =
            moves.iter().filter_map(|mv| mv.pit()).map(|pit| puzzle.rules.board.name(pit)).collect();
        names.dedup();
        let message =
            Message::new("puzzle-legal-pits").with("pits", self.all_of(&names)).with("pit-count", names.len());
        Some(self.say(&message))
    }

    /// Returns the move that follows another from the puzzle's position, as records write it.
    fn reply(&self, puzzle: &Puzzle, mv: Move, reply: Move) -> String {
        let mut after = puzzle.position.clone();
        play_legal(&puzzle.rules, &mut after, mv, &mut NoEvents);
        move_text(&puzzle.rules, &after, reply)
    }

    /// Adds a move: the pit where it is made, and the direction if that is chosen.
    fn about_move(&self, rules: &Rules, message: Message, mv: Move) -> Message {
        let (act, seeds, way) = match mv {
            Move::Place { way, .. } => ("place", 0, way),
            Move::SowStore { seeds, way } => ("store", seeds, way),
            Move::Sow { way, .. } => ("sow", 0, way),
            Move::Take(_)
            | Move::Shift(_)
            | Move::Give(_)
            | Move::Reserve
            | Move::Gather
            | Move::Go
            | Move::Stop
            | Move::Way(_)
            | Move::Pick(_)
            | Move::Pass
            | Move::Swap => ("sow", 0, None),
        };
        let named = |way: Option<Direction>| way.map_or_else(String::new, |way| self.way(rules, way));
        message
            .with("act", act)
            .with("seeds", seeds)
            .with("pit", mv.pit().map_or_else(String::new, |pit| rules.board.name(pit)))
            .with("chosen", way.is_some().key())
            .with("way", named(way))
    }
}

/// Returns the key of the measure by which the best move is best.
fn measure(rules: &Rules, unit: Unit, moves: &[Rated]) -> &'static str {
    let best = moves.first().map_or(0, |rated| rated.value);
    match unit {
        Unit::Seeds if rules.profile.is_solo() => "alone",
        Unit::Seeds => "seeds",
        Unit::Result if best > 0 => "wins",
        Unit::Result => "draws",
    }
}
