//! Moves played into the record, its variations, and undo.

use super::{Ends, Purpose, Session};
use mancala::engine::{Move, Refused};
use mancala::record::MAX_EVENTS;
use mancala::record::tree::{NodeId, Removed};

/// Reason that moves were not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// The rules do not allow one of them.
    Refused(Refused),
    /// The game would come to have more events than a record may.
    TooLong,
}

/// Something done that can be undone: how it was before, and after.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoStep {
    before: Ends,
    after: Ends,
    /// The positions that continued a line of a variation before and after, if they changed places.
    first: Option<[NodeId; 2]>,
}

impl Session {
    /// Plays a move after the first `front` plies: see [`Session::play_all`].
    ///
    /// # Errors
    /// A move that may not be played is refused, and nothing has changed.
    pub fn play(&mut self, mv: Move, front: usize) -> Result<(), NotPlayed> {
        self.play_all(&[mv], front)
    }

    /// Plays several moves after the first `front` plies of the line being shown. Any later ones are kept in the
    /// record: a game that is being played, or the demonstration, goes on with the new moves, and those in whose place they
    /// are played become a variation; in a record that is watched, in a game that is over and in a variation, the new moves
    /// are one. Undo takes all of them back.
    ///
    /// # Errors
    /// If one of them may not be played, none is.
    pub fn play_all(&mut self, moves: &[Move], front: usize) -> Result<(), NotPlayed> {
        let front = front.min(self.game.plies().len());
        let before = self.ends();
        let line = [&self.tree.moves(self.path[front])[..], moves].concat();
        let mut game = self.game.clone();
        game.go_to(&line).map_err(NotPlayed::Refused)?;
        if game.plies().iter().map(|ply| ply.events.len() as u64).sum::<u64>() > MAX_EVENTS {
            return Err(NotPlayed::TooLong);
        }
        let mut shown = self.path[front];
        for ply in front..line.len() {
            shown = self.tree.follow(shown, &game, ply);
        }
        self.keeps_main |= self.purpose == Purpose::Watch;
        let goes_on = self.path[front] == before.main;
        let is_played = !self.keeps_main && self.result().is_none() || self.purpose == Purpose::Demonstrate;
        let main = if goes_on || is_played && self.tree.is_main(before.shown) { shown } else { before.main };
        self.go_to(Ends { shown, main });
        self.past.push(UndoStep { before, after: self.ends(), first: None });
        self.future.clear();
        self.purpose = Purpose::Play;
        self.held = false;
        Ok(())
    }

    /// Shows the line that goes on from a position.
    pub fn show(&mut self, node: NodeId) {
        let (now, shown) = (self.ends(), self.tree.end(node));
        if shown != now.shown {
            self.go_to(Ends { shown, ..now });
            self.held = self.computer().is_some();
        }
    }

    /// Moves the variation in which a position lies up a level: see [`mancala::record::tree::Tree::promote`].
    pub fn promote(&mut self, node: NodeId) {
        let before = self.ends();
        let Some(begins) = self.tree.variation(node) else { return };
        let parent = self.tree.parent(begins).unwrap_or_default();
        let first = self.tree.next(parent).filter(|_| !self.tree.is_main(parent)).map(|next| [next, begins]);
        self.tree.promote(node);
        let after = Ends { main: self.tree.main(), ..before };
        if after != before {
            // What was the main line may have been shown only in part, and what is now may go on.
            self.go_to(after);
        }
        if after != before || first.is_some() {
            self.past.push(UndoStep { before, after, first });
            self.future.clear();
        }
    }

    /// Shows the variation in which a position lies by its first moves only, or whole.
    pub fn fold(&mut self, node: NodeId, is_folded: bool) {
        if let Some(first) = self.tree.variation(node) {
            self.tree.node_mut(first).is_folded = is_folded;
        }
    }

    /// Shows the variations in which a position lies whole, so that it is among the moves to be seen; the first move of one
    /// is seen anyhow.
    pub fn unfold(&mut self, node: NodeId) {
        let mut at = Some(node);
        while let Some(first) = at.and_then(|node| self.tree.variation(node)) {
            if self.tree.node(first).is_folded && first != node {
                self.tree.node_mut(first).is_folded = false;
            }
            at = self.tree.parent(first);
        }
    }

    /// Removes a position of a variation and all that comes after it, and tells what is gone.
    pub fn remove(&mut self, node: NodeId) -> Option<Removed> {
        let parent = self.tree.parent(node);
        let removed = self.tree.remove(node)?;
        let is_gone = |step: &UndoStep| {
            let ends = [step.before.shown, step.before.main, step.after.shown, step.after.main];
            ends.iter().chain(step.first.iter().flatten()).any(|&end| self.tree.is_within(end, node))
        };
        self.past.retain(|step| !is_gone(step));
        self.future.retain(|step| !is_gone(step));
        let shown = parent.filter(|_| self.path.contains(&node));
        if let Some(parent) = shown {
            self.go_to(Ends { shown: self.tree.end(parent), ..self.ends() });
            self.held = self.computer().is_some();
        }
        Some(removed)
    }

    /// Puts back what was removed.
    pub fn put_back(&mut self, removed: &Removed) {
        self.tree.put_back(removed);
    }

    /// Takes back what was done last, or the last ply of a game that is played, with what the program has answered. Returns
    /// whether there was anything.
    pub fn undo(&mut self) -> bool {
        if self.agreed().is_some() {
            self.about.result = None;
            return true;
        }
        let mut went = self.undo_one();
        while went && self.computer().is_some() && !self.is_a_show() && self.can_undo() {
            went = self.undo_one();
        }
        // The program is not to make the same move at once.
        self.held = self.computer().is_some();
        went
    }

    fn undo_one(&mut self) -> bool {
        let now = self.ends();
        let done = self.past.pop_if(|step| step.after == now).map(|step| (step.before, step.first));
        // Else it is the last ply of what is shown, but for a record that is only watched.
        let last = || {
            if !self.is_played() {
                return None;
            }
            let shown = self.tree.parent(now.shown)?;
            Some((Ends { shown, main: if now.shown == now.main { shown } else { now.main } }, None))
        };
        let Some((before, first)) = done.or_else(last) else { return false };
        if let Some([was, _]) = first {
            self.tree.continue_with(was);
        }
        self.go_to(before);
        self.future.push(UndoStep { before, after: now, first });
        true
    }

    /// Does again what was taken back, with what the program had answered. Returns whether there was anything.
    pub fn redo(&mut self) -> bool {
        let mut went = self.redo_one();
        while went && self.computer().is_some() && !self.is_a_show() && self.can_redo() {
            went = self.redo_one();
        }
        self.held = self.computer().is_some() && self.can_redo();
        went
    }

    fn redo_one(&mut self) -> bool {
        let now = self.ends();
        let Some(step) = self.future.pop_if(|step| step.before == now) else { return false };
        if let Some([_, became]) = step.first {
            self.tree.continue_with(became);
        }
        self.go_to(step.after);
        self.past.push(step);
        true
    }

    /// Returns whether something was taken back that can be played again.
    pub fn can_redo(&self) -> bool {
        self.future.last().is_some_and(|step| step.before == self.ends())
    }

    /// Returns whether there is anything to take back.
    pub fn can_undo(&self) -> bool {
        let was_done = self.past.last().is_some_and(|step| step.after == self.ends());
        was_done || self.agreed().is_some() || self.is_played() && !self.game.plies().is_empty()
    }

    /// Returns whether moves were made or taken back since the game was begun or read.
    pub fn is_touched(&self) -> bool {
        !self.past.is_empty() || !self.future.is_empty()
    }

    /// Shows a line, and has the main line end where it is to. Plies that stay are not laid out again.
    fn go_to(&mut self, ends: Ends) {
        if ends.main != self.tree.main() {
            self.tree.make_main(ends.main);
        }
        // Whatever is in the tree has been played before.
        let Ok(common) = self.game.go_to(&self.tree.moves(ends.shown)) else { return };
        self.path = self.tree.path(ends.shown);
        self.choreography.truncate(common);
        for ply in &self.game.plies()[common..] {
            self.choreography.push(&ply.events);
        }
        let mut main = self.main.take().unwrap_or_else(|| self.game.clone());
        let is_other = ends.shown != ends.main && main.go_to(&self.tree.moves(ends.main)).is_ok();
        self.main = is_other.then_some(main);
    }
}
