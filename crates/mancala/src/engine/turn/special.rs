//! Special pieces: a pit that holds seeds and pieces of another kind, and what those do to one another.

use super::emitter::Emitter;
use super::laps::{report_lap, report_lap_end};
use super::state::{LapOutcome, SowingEnd, TurnState};
use crate::engine::event::{EventSink, Info, Transfer, TransferKind};
use crate::engine::lap::Lap;
use crate::rules::kinds::sowing::MeetingPieces;
use crate::rules::{Cause, Direction, PitId, Place};

/// Lifts all that lies in a pit and sows it once: first the seeds, then the special pieces.
#[cold]
pub(super) fn sow_with_specials<S: EventSink>(
    out: &mut Emitter<'_, S>,
    turn: &mut TurnState,
    from: PitId,
    way: Direction,
    direction: Cause,
    specials: Cause,
) -> SowingEnd {
    let (seeds, pieces) = (out.position().pit(from), out.position().special(from));
    report_lap(out, turn.laps.number(), Place::pit(from), way);
    // What is dropped last lies lowest in the hand.
    if pieces > 0 {
        out.emit(Transfer::lifted(Place::special(from), pieces, way), specials);
    }
    if seeds > 0 {
        out.emit(Transfer::lifted(Place::pit(from), seeds, way), direction);
    }
    turn.origin = Some(Place::pit(from));
    let mut at = Place::pit(from);
    for dropped in 0..seeds + pieces {
        at = out.board.next(out.mover, way, at);
        let Some(pit) = at.as_pit() else { continue };
        let special = dropped >= seeds;
        let (to, clause) = if special { (Place::special(pit), Some(specials)) } else { (at, None) };
        out.emit(Transfer::sown(to), clause.filter(|_| dropped == seeds));
        take_on_meeting(out, turn, pit, special);
    }
    out.emit(Info::Stopped { at }, None);
    report_lap_end(out, at, &LapOutcome::End(SowingEnd::Over));
    SowingEnd::Over
}

/// Lets a piece that was just dropped take those of the other kind, if only such lay there.
fn take_on_meeting<S: EventSink>(out: &mut Emitter<'_, S>, turn: &mut TurnState, pit: PitId, special: bool) {
    let Some(meeting) = &out.stage.plan.meeting else { return };
    let (clause, by) = (meeting.clause, meeting.by);
    let (seeds, pieces) = (out.position().pit(pit), out.position().special(pit));
    if !turn.query(out, &Lap::lifted(pit, Direction::default(), 0), None).fits(&meeting.test, pit) {
        return;
    }
    if special && pieces == 1 && seeds > 0 && by != MeetingPieces::Seeds {
        turn.note_captured(seeds);
        out.emit(Transfer::captured(pit, Place::store(out.mover), seeds), clause);
    } else if !special && seeds == 1 && pieces > 0 && by != MeetingPieces::Specials {
        let (from, to) = (Place::special(pit), Place::special_store(out.mover));
        out.emit(Transfer { from, to, seeds: pieces, kind: TransferKind::SpecialsTaken }, clause);
    }
}
