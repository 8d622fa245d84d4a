//! The courses of a record as a tree of positions: the main line, and the variations that part from it or from one
//! another. A [`Record`] lists courses with all their moves; here every position is there once, with what is said of
//! it.
//!
//! The positions after one are in an order: the first continues its line, the others begin variations. On the main line
//! the first is that of the main line; what follows where it ends are variations. What is removed stays in memory,
//! so that a [`NodeId`] is good for as long as its tree.

use super::diagnostic::{DrawingDiagnostic, RecordDiagnostic};
use super::moves::{is_choosing, ply_goes_on};
use super::notation::ply_text;
use super::{Drawn, Glyph, Line, MAX_DRAWN, MAX_EVENTS, MAX_LINES, Notes, Outcome, Record, RecordError, events_of};
use crate::engine::{Game, Move};
use crate::rules::{Rules, Side};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A position of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The opening.
    pub const OPENING: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position with the ply that led to it and the notes on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    is_main: bool,
    /// `true` if the variation that it begins is shown by its first moves only. Records do not keep that.
    pub is_folded: bool,
    /// Number of plies that led to it.
    pub ply: usize,
    /// The last of them; `None` for the opening, and while it has only been read.
    pub mv: Option<Move>,
    /// Text of that ply as records write it.
    pub text: String,
    /// The number of the move that this ply belongs to, from 1.
    pub number: usize,
    /// `true` if the ply begins that move, or goes on with it.
    pub begins: bool,
    /// Side that moved.
    pub side: Option<Side>,
    /// Result of the game, if it ended with this ply.
    pub outcome: Option<Outcome>,
    /// A remark; empty if there is none.
    pub comment: String,
    /// Sign that judges the ply.
    pub glyph: Option<Glyph>,
    /// Drawings on the board.
    pub drawn: Vec<Drawn>,
}

/// A variation that was removed, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    tree: u64,
    node: NodeId,
    place: usize,
}

/// Drawings that were removed from a position, with that position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wiped {
    tree: u64,
    node: NodeId,
    drawn: Vec<Drawn>,
}

/// All courses of a record.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    main: NodeId,
    /// The state in which it began: what was removed from a tree is put back into that one.
    id: u64,
    state: u64,
}

/// A number for each state in which a tree is or has been.
fn next_state() -> u64 {
    static STATES: AtomicU64 = AtomicU64::new(0);
    STATES.fetch_add(1, Relaxed)
}

impl Tree {
    /// The course of a game, of which nothing is said.
    pub fn of(game: &Game) -> Tree {
        let (nodes, id) = (vec![Node { is_main: true, ..Node::default() }], next_state());
        let mut tree = Tree { nodes, main: NodeId::OPENING, id, state: id };
        for ply in 0..game.plies().len() {
            let node = tree.add(tree.main, ply_text(game, ply));
            tree.settle(node, game, ply);
            tree.nodes[node.index()].is_main = true;
            tree.main = node;
        }
        tree
    }

    /// All courses of a record with what it says of them; `game` is its main line played through.
    ///
    /// # Errors
    /// The first thing in a line or a drawing that does not go with the game, and where it stands.
    pub fn grown(record: &Record, game: &Game) -> Result<Tree, RecordError> {
        let events = game.plies().iter().map(|ply| ply.events.len() as u64).sum();
        Tree::grow(record, game, events)
    }

    /// The same, after the main line has had some events.
    pub(super) fn grow(record: &Record, game: &Game, events: u64) -> Result<Tree, RecordError> {
        let mut tree = Tree::of(game);
        let main = tree.path(tree.main);
        // As they are spelt in the record; moves spelt in another way are found out when they are played.
        let spelt: Vec<&str> = record.moves.iter().map(|mv| mv.trim()).collect();
        for (&node, text) in main[1..].iter().zip(&spelt) {
            tree.nodes[node.index()].text = (*text).to_owned();
        }
        let mut courses: Vec<Vec<NodeId>> = Vec::new();
        let mut read: Vec<Option<(usize, usize)>> = vec![None; tree.nodes.len()];
        for (index, line) in record.lines.iter().enumerate() {
            let mut course = vec![NodeId::OPENING];
            let mut at = NodeId::OPENING;
            for (ply, mv) in line.moves.iter().map(|mv| mv.trim()).enumerate() {
                let known = tree.node(at).children.iter().find(|child| tree.node(**child).text == mv).copied();
                at = known.unwrap_or_else(|| {
                    read.push(Some((index, ply)));
                    tree.add(at, mv.to_owned())
                });
                course.push(at);
            }
            courses.push(course);
        }
        for (ply, &node) in main.iter().enumerate().skip(1) {
            tree.nodes[node.index()].text = ply_text(game, ply - 1);
        }
        let became = tree.play_lines(record, game, &read, events)?;
        tree.say(record, &main, game.rules(), None)?;
        for (index, course) in courses.iter_mut().enumerate() {
            course.iter_mut().for_each(|node| *node = became[node.index()]);
            tree.say(record, course, game.rules(), Some(index))?;
        }
        tree.state = next_state();
        Ok(tree)
    }

    /// Plays all that has only been read, each ply once. Gives what every node has become: a move spelt in another way
    /// than before is the same.
    fn play_lines(
        &mut self,
        record: &Record,
        game: &Game,
        read: &[Option<(usize, usize)>],
        mut events: u64,
    ) -> Result<Vec<NodeId>, RecordError> {
        let mut became: Vec<NodeId> = (0..self.nodes.len() as u32).map(NodeId).collect();
        if self.nodes.iter().skip(1).all(|node| node.mv.is_some()) {
            return Ok(became);
        }
        let mut lines: Vec<Option<Record>> = record.lines.iter().map(|_| None).collect();
        let mut game = game.clone();
        // Variations to be played, the deepest last: the game then only takes moves back to come to the next one.
        let mut open: Vec<NodeId> = Vec::new();
        for node in self.path(self.main) {
            let unplayed = self.node(node).children.iter().filter(|child| self.node(**child).mv.is_none());
            open.extend(unplayed.rev());
        }
        while let Some(begins) = open.pop() {
            let mut next = Some(begins);
            game.take_back_to(self.node(begins).ply - 1);
            while let Some(node) = next {
                let (line, ply) = read[node.index()].expect("whatever has not been played was read in a line");
                let own = lines[line].get_or_insert_with(|| record.line(line));
                let before = game.position().clone();
                let rules = Arc::clone(game.rules());
                let mv = own.read_move(&rules, &before, ply)?;
                let refused = |why| own.refused(&rules, &before, ply, why);
                events += events_of(&rules, &before, mv).map_err(refused)?;
                if events > MAX_EVENTS {
                    let too_much = RecordDiagnostic::TooMuch { number: ply + 1, most: MAX_EVENTS };
                    return Err(RecordError::new(own.at_move(ply), too_much));
                }
                game.play(mv).map_err(refused)?;
                let parent = self.node(node).parent.unwrap_or_default();
                let unplayed = self.node(node).children.clone();
                match self.child(parent, mv) {
                    Some(same) => {
                        became[node.index()] = same;
                        self.nodes[parent.index()].children.retain(|child| *child != node);
                        unplayed.iter().for_each(|child| self.nodes[child.index()].parent = Some(same));
                        self.nodes[same.index()].children.extend(&unplayed);
                    }
                    None => self.settle(node, &game, ply),
                }
                open.extend(unplayed.iter().skip(1).rev());
                next = unplayed.first().copied();
            }
        }
        Ok(became)
    }

    /// Takes over the notes on a course: on the main line, or on one of the lines.
    fn say(
        &mut self,
        record: &Record,
        course: &[NodeId],
        rules: &Rules,
        line: Option<usize>,
    ) -> Result<(), RecordError> {
        let Notes { comments, glyphs, drawings } = line.map_or(&record.notes, |line| &record.lines[line].notes);
        for (&ply, comment) in comments {
            let Some(said) = course.get(ply).map(|node| &mut self.nodes[node.index()].comment) else { continue };
            if said.is_empty() {
                said.clone_from(comment);
            } else if said != comment {
                *said += "\n";
                *said += comment;
            }
        }
        for (&ply, &glyph) in glyphs {
            if let Some(node) = course.get(ply) {
                self.nodes[node.index()].glyph.get_or_insert(glyph);
            }
        }
        let drawn = drawings.iter().flat_map(|(&ply, drawn)| drawn.iter().map(move |text| (ply, text)));
        for (number, (ply, text)) in drawn.enumerate() {
            let at = |column| record.at_drawn(line, number, column);
            let drawn = Drawn::read(rules, text).map_err(|diagnostic| {
                RecordError::new(at(diagnostic.span().map_or(1, |span| span.column)), diagnostic)
            })?;
            let Some(node) = course.get(ply).map(|node| &mut self.nodes[node.index()]) else { continue };
            if node.drawn.len() == MAX_DRAWN {
                return Err(RecordError::new(at(1), DrawingDiagnostic::TooMany { most: MAX_DRAWN }));
            }
            if !node.drawn.contains(&drawn) {
                node.drawn.push(drawn);
            }
        }
        Ok(())
    }

    /// Adds a position of which only the text of its ply is known.
    fn add(&mut self, parent: NodeId, text: String) -> NodeId {
        let node = NodeId(self.nodes.len() as u32);
        let ply = self.node(parent).ply + 1;
        self.nodes.push(Node { parent: Some(parent), ply, text, ..Node::default() });
        self.nodes[parent.index()].children.push(node);
        self.state = next_state();
        node
    }

    /// Puts in what a ply of a game, counted from 0, says of the position to which it leads.
    fn settle(&mut self, node: NodeId, game: &Game, ply: usize) {
        let before = game.before(ply);
        let number = self.node(self.node(node).parent.unwrap_or_default()).number;
        let node = &mut self.nodes[node.index()];
        node.mv = Some(game.plies()[ply].mv);
        node.text = ply_text(game, ply);
        node.begins = !ply_goes_on(game, ply);
        node.number = number + usize::from(node.begins);
        node.side = Some(if is_choosing(before) { before.chooser() } else { before.to_move() });
        node.outcome = game.before(ply + 1).ended().map(|ended| ended.result.into());
    }

    /// A position of the tree.
    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    /// The same, to have something said of it.
    pub fn node_mut(&mut self, node: NodeId) -> &mut Node {
        self.state = next_state();
        &mut self.nodes[node.index()]
    }

    /// Another number whenever something has changed, and for every tree.
    pub fn state(&self) -> u64 {
        self.state
    }

    /// Returns the last position of the main line.
    pub fn main(&self) -> NodeId {
        self.main
    }

    /// Returns `true` if a position is one of the main line.
    pub fn is_main(&self, node: NodeId) -> bool {
        self.node(node).is_main
    }

    /// The position before one.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// The positions that follow one: the first continues its line, unless the main line ends with it.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The position that continues the line of one, if it goes on.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied().filter(|_| node != self.main)
    }

    /// The first positions of the variations that part after one.
    pub fn variations(&self, node: NodeId) -> &[NodeId] {
        let children = self.children(node);
        &children[usize::from(self.next(node).is_some())..]
    }

    /// Returns `true` if a position is the first of a variation.
    pub fn begins_variation(&self, node: NodeId) -> bool {
        self.parent(node).is_some_and(|parent| self.next(parent) != Some(node))
    }

    /// The first position of the variation in which one lies; none on the main line.
    pub fn variation(&self, mut node: NodeId) -> Option<NodeId> {
        while !self.begins_variation(node) {
            node = self.parent(node)?;
        }
        Some(node)
    }

    /// The last position of the line that goes on from one.
    pub fn end(&self, mut node: NodeId) -> NodeId {
        while let Some(next) = self.next(node) {
            node = next;
        }
        node
    }

    /// The positions from the opening to one.
    pub fn path(&self, mut node: NodeId) -> Vec<NodeId> {
        let mut path = vec![node];
        while let Some(parent) = self.parent(node) {
            path.push(parent);
            node = parent;
        }
        path.reverse();
        path
    }

    /// The moves that lead from the opening to a position.
    pub fn moves(&self, node: NodeId) -> Vec<Move> {
        self.path(node).into_iter().filter_map(|node| self.node(node).mv).collect()
    }

    /// Returns `true` if a position is another one or comes after it.
    pub fn is_within(&self, mut node: NodeId, earlier: NodeId) -> bool {
        while self.node(node).ply > self.node(earlier).ply {
            let Some(parent) = self.parent(node) else { break };
            node = parent;
        }
        node == earlier
    }

    fn child(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        self.children(parent).iter().find(|child| self.node(**child).mv == Some(mv)).copied()
    }

    /// The position to which a ply of a game, counted from 0, leads from the one before; it is added if it was not
    /// there.
    ///
    /// # Panics
    /// If there is no such ply.
    pub fn follow(&mut self, parent: NodeId, game: &Game, ply: usize) -> NodeId {
        if let Some(known) = self.child(parent, game.plies()[ply].mv) {
            return known;
        }
        let node = self.add(parent, String::new());
        self.settle(node, game, ply);
        node
    }

    /// Has the main line end with a position; what was on it becomes a variation where the two part.
    pub fn make_main(&mut self, end: NodeId) {
        self.state = next_state();
        for node in self.path(self.main) {
            self.nodes[node.index()].is_main = false;
        }
        self.main = end;
        let path = self.path(end);
        for pair in path.windows(2) {
            self.put_first(pair[0], pair[1]);
        }
        for node in path {
            self.nodes[node.index()].is_main = true;
        }
    }

    fn put_first(&mut self, parent: NodeId, child: NodeId) {
        let children = &mut self.nodes[parent.index()].children;
        children.retain(|other| *other != child);
        children.insert(0, child);
    }

    /// Moves the variation in which a position lies up: before the line from which it parts, of which the rest becomes
    /// a variation of it. One that parts from the main line becomes the main line.
    pub fn promote(&mut self, node: NodeId) {
        let Some(first) = self.variation(node) else { return };
        let Some(parent) = self.parent(first) else { return };
        if self.is_main(parent) {
            self.make_main(self.end(first));
        } else {
            self.continue_with(first);
        }
    }

    /// Has a line of a variation go on with this position after the one before it.
    pub fn continue_with(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node).filter(|&parent| !self.is_main(parent)) {
            self.put_first(parent, node);
            self.state = next_state();
        }
    }

    /// Removes a position and all that comes after it, unless it is of the main line.
    pub fn remove(&mut self, node: NodeId) -> Option<Removed> {
        let parent = self.parent(node).filter(|_| !self.is_main(node))?;
        let children = &mut self.nodes[parent.index()].children;
        let place = children.iter().position(|child| *child == node)?;
        children.remove(place);
        self.state = next_state();
        Some(Removed { tree: self.id, node, place })
    }

    /// Puts back what was removed.
    pub fn put_back(&mut self, removed: &Removed) {
        let node = Some(removed.node).filter(|_| removed.tree == self.id);
        let Some(parent) = node.and_then(|node| self.parent(node)) else { return };
        let has_main = self.next(parent).is_some_and(|next| self.is_main(next));
        let children = &mut self.nodes[parent.index()].children;
        if !children.contains(&removed.node) {
            children
                .insert(removed.place.clamp(usize::from(has_main).min(children.len()), children.len()), removed.node);
            self.state = next_state();
        }
    }

    /// Wipes away what is drawn on a position.
    pub fn wipe(&mut self, node: NodeId) -> Wiped {
        let drawn = std::mem::take(&mut self.node_mut(node).drawn);
        Wiped { tree: self.id, node, drawn }
    }

    /// Draws again what was wiped away.
    pub fn draw_again(&mut self, wiped: &Wiped) {
        if wiped.tree == self.id {
            self.node_mut(wiped.node).drawn.clone_from(&wiped.drawn);
        }
    }

    /// The last positions of the lines other than the main one, in the order in which a record lists them: a line comes
    /// before those that part from it.
    pub fn lines(&self) -> Vec<NodeId> {
        let mut lines = Vec::new();
        let mut open: Vec<NodeId> = Vec::new();
        let part = |path: &[NodeId], open: &mut Vec<NodeId>| {
            open.extend(path.iter().flat_map(|&node| self.variations(node)).rev());
        };
        part(&self.path(self.main), &mut open);
        while let Some(first) = open.pop() {
            let mut line = vec![first];
            while let Some(next) = self.next(line[line.len() - 1]) {
                line.push(next);
            }
            lines.push(line[line.len() - 1]);
            part(&line, &mut open);
        }
        lines
    }

    /// Puts the courses with all that is said of them into a record, in place of those that it has.
    pub fn write_to(&self, record: &mut Record, rules: &Rules) {
        let line = |end: NodeId, from: usize| {
            let path = self.path(end);
            let moves = path[1..].iter().map(|&node| self.node(node).text.clone()).collect();
            Line { moves, notes: self.notes(&path, from, rules) }
        };
        let Line { moves, notes } = line(self.main, 0);
        (record.moves, record.notes) = (moves, notes);
        let shared = |end: NodeId| self.variation(end).map_or(0, |first| self.node(first).ply);
        record.lines = self.lines().into_iter().take(MAX_LINES).map(|end| line(end, shared(end))).collect();
    }

    /// Returns the notes on the positions of a line from a ply on.
    fn notes(&self, path: &[NodeId], from: usize, rules: &Rules) -> Notes {
        let mut notes = Notes::default();
        for (ply, &node) in path.iter().enumerate().skip(from) {
            let node = self.node(node);
            if !node.comment.is_empty() {
                notes.comments.insert(ply, node.comment.clone());
            }
            if let Some(glyph) = node.glyph {
                notes.glyphs.insert(ply, glyph);
            }
            if !node.drawn.is_empty() {
                notes.drawings.insert(ply, node.drawn.iter().map(|drawn| drawn.text(&rules.board)).collect());
            }
        }
        notes
    }
}

impl Default for NodeId {
    fn default() -> NodeId {
        NodeId::OPENING
    }
}
