//! The rows of the list of moves, laid out once for each state of the record and each width.

use crate::playback::GameContext;
use mancala::record::moves::is_choosing;
use mancala::record::tree::NodeId;
use mancala::rules::Side;
use naqala_core::session::rounds::RoundPlayed;
use std::ops::Range;
use std::sync::Arc;

/// One row of the list.
#[derive(Debug)]
pub(crate) enum MoveListRow {
    /// A round of a match begins: which of them.
    Round(usize),
    /// A move of the main line.
    Move(MoveRow),
    /// Moves of a variation.
    Variation(VariationRow),
}

/// A row with a move: a move and the answers that it goes on with, as far as they fit.
#[derive(Debug)]
pub(crate) struct MoveRow {
    /// The plies, counted from 0, and the positions to which they lead.
    pub plies: Range<usize>,
    pub nodes: Vec<NodeId>,
    /// `true` if this row is the first of its move.
    pub first: bool,
    /// `true` if the turn is an odd one: rows of one turn have one ground.
    pub odd: bool,
    pub side: Side,
}

/// A row with moves of a variation.
#[derive(Debug)]
pub(crate) struct VariationRow {
    /// Number of variations it lies within.
    pub depth: usize,
    /// The first position of the variation, in its first row.
    pub begins: Option<NodeId>,
    /// `true` if more of it is folded away.
    pub goes_on: bool,
    /// The positions, each with whether its number stands before it.
    pub nodes: Vec<(NodeId, bool)>,
}

/// The rows of a tree, kept as long as they stay the same.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    key: Option<(u64, usize, usize, usize)>,
    lines: Arc<Vec<MoveListRow>>,
}

impl Rows {
    /// The rows, laid out anew where something has changed.
    pub fn of(&mut self, view: &GameContext<'_>, rounds: &[RoundPlayed], width: f32) -> Arc<Vec<MoveListRow>> {
        let key =
            Some((view.current.tree().state(), view.current.main_line().plies().len(), rounds.len(), width as usize));
        if self.key != key {
            let layout = Layout { view, rounds, width, lines: Vec::new() };
            *self = Rows { key, lines: Arc::new(layout.rows()) };
        }
        Arc::clone(&self.lines)
    }
}

/// The row in which a position stands; what is folded away stands where its variation begins.
pub(super) fn row_of(view: &GameContext<'_>, lines: &[MoveListRow], shown: NodeId) -> usize {
    let has = |line: &MoveListRow| match line {
        MoveListRow::Round(_) => false,
        MoveListRow::Move(row) => row.nodes.contains(&shown),
        MoveListRow::Variation(part) => part.nodes.iter().any(|(node, _)| *node == shown),
    };
    let begins = |line: &MoveListRow| match line {
        MoveListRow::Variation(part) => part.begins.is_some_and(|first| view.current.tree().is_within(shown, first)),
        MoveListRow::Round(_) | MoveListRow::Move(_) => false,
    };
    lines.iter().position(has).or_else(|| lines.iter().rposition(begins)).unwrap_or(0)
}

/// Room for a ply's text in a row, and what stands before the first and after the last, in points at text size 1.
pub(super) const CELL: f32 = 56.0;
pub(super) const BEFORE_CELLS: f32 = 54.0;
const AFTER_CELLS: f32 = 58.0;

/// Indent of a variation from its parent line, in points at text size 1, and the depth from which it grows no further.
const INDENT: f32 = 12.0;
pub(super) const DEEPEST: usize = 6;
/// Room for the triangle before a variation, for a letter of its moves, and beside their letters.
pub(super) const TRIANGLE: f32 = 20.0;
const LETTER: f32 = 7.6;
const BESIDE_LETTERS: f32 = 12.0;

/// Lays out what there is to be shown, in rows of some points at text size 1.
struct Layout<'v, 'a> {
    view: &'v GameContext<'a>,
    rounds: &'v [RoundPlayed],
    width: f32,
    lines: Vec<MoveListRow>,
}

impl Layout<'_, '_> {
    /// The plies of the main line grouped by move, the answers with it, as far as a row has room for them. Each round of a
    /// match has a row before its moves.
    fn rows(mut self) -> Vec<MoveListRow> {
        let (view, tree) = (self.view, self.view.current.tree());
        let room = ((self.width - BEFORE_CELLS - AFTER_CELLS) / CELL).floor().max(1.0) as usize;
        let path = tree.path(tree.main());
        let (mut odd, mut last_side) = (false, None);
        let mut round = 0;
        for (ply, &node) in path.iter().enumerate() {
            if self.rounds.get(round).is_some_and(|begun| begun.from == ply) {
                self.lines.push(MoveListRow::Round(round));
                round += 1;
                last_side = None;
            }
            let Some(&next) = path.get(ply + 1) else { continue };
            let before = view.current.main_line().before(ply);
            let side = if is_choosing(before) { before.chooser() } else { before.to_move() };
            let first = tree.node(next).begins;
            match self.lines.last_mut() {
                Some(MoveListRow::Move(last)) if !first && last.side == side && last.plies.len() < room => {
                    last.plies.end += 1;
                    last.nodes.push(next);
                }
                _ => {
                    odd ^= last_side != Some(side);
                    self.lines.push(MoveListRow::Move(MoveRow {
                        plies: ply..ply + 1,
                        nodes: vec![next],
                        first,
                        odd,
                        side,
                    }));
                }
            }
            last_side = Some(side);
            tree.variations(node).iter().for_each(|&first| self.variation(first, 0));
        }
        tree.variations(tree.main()).iter().for_each(|&first| self.variation(first, 0));
        self.lines
    }

    /// A variation with those that part from it.
    fn variation(&mut self, first: NodeId, depth: usize) {
        let tree = self.view.current.tree();
        let is_folded = tree.node(first).is_folded;
        let width = self.width - indent(depth) - TRIANGLE - 8.0;
        let mut row = VariationRow { depth, begins: Some(first), goes_on: false, nodes: Vec::new() };
        let (mut used, mut interrupted, mut next) = (0.0, true, Some(first));
        while let Some(node) = next {
            let numbered = interrupted || tree.node(node).begins;
            let wide = cell_width(self.view, node, numbered);
            if used + wide > width && !row.nodes.is_empty() {
                if is_folded {
                    break;
                }
                let full = VariationRow { depth, begins: None, goes_on: false, nodes: Vec::new() };
                self.lines.push(MoveListRow::Variation(std::mem::replace(&mut row, full)));
                used = 0.0;
            }
            row.nodes.push((node, numbered));
            used += wide;
            let others = match tree.parent(node) {
                Some(parent) if node != first => tree.variations(parent),
                _ => &[],
            };
            interrupted = !others.is_empty() && !is_folded;
            if interrupted {
                let rest = VariationRow { depth, begins: None, goes_on: false, nodes: Vec::new() };
                self.lines.push(MoveListRow::Variation(std::mem::replace(&mut row, rest)));
                used = 0.0;
                others.iter().for_each(|&other| self.variation(other, depth + 1));
            }
            next = tree.next(node);
        }
        row.goes_on = next.is_some();
        if !row.nodes.is_empty() {
            self.lines.push(MoveListRow::Variation(row));
        }
    }
}

pub(super) fn indent(depth: usize) -> f32 {
    INDENT * (1 + depth.min(DEEPEST)) as f32
}

/// Returns how a position of a variation is called in the list.
pub(super) fn move_text(view: &GameContext<'_>, node: NodeId, numbered: bool) -> String {
    let node = view.current.tree().node(node);
    if numbered { format!("{}. {}", node.number, node.text) } else { node.text.clone() }
}

/// Room for a move of a variation, in points at text size 1.
pub(super) fn cell_width(view: &GameContext<'_>, node: NodeId, numbered: bool) -> f32 {
    let letters = move_text(view, node, numbered).chars().count();
    let node = view.current.tree().node(node);
    let sign = node.glyph.map_or(0, |glyph| glyph.sign().len());
    let remark = if node.comment.is_empty() { 0.0 } else { 14.0 };
    LETTER * (letters + sign) as f32 + BESIDE_LETTERS + remark
}
