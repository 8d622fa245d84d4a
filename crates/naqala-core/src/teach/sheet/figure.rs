//! Figures: a position and a move on paper, the position after it, and a line that says what happens.

use super::board::{self, DiagramLayout, PaperLayout};
use super::diagram::{self, View};
use super::drawing::Drawing;
use super::flow::Slab;
use super::letters::Weight;
use super::shaping::Fonts;
use crate::geometry::{Spacing, Vec2};
use crate::words::{Arg, Words};
use mancala::engine::{CausedEvent, Event, Game, Info, Move, Position, Transfer, TransferKind};
use mancala::rules::{Cause, PitId, Place, Rules};
use std::sync::Arc;

/// Position and moves that show a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Cause of the line that it shows.
    pub cause: Cause,
    /// Position before the moves.
    pub before: Position,
    /// Moves from there on; one that the rules refuse may be the last.
    pub plies: Vec<Move>,
}

/// Largest radius of a pit in a figure, and the least with which two boards stand side by side, in points.
const RADIUS: f32 = 8.0;
const READABLE: f32 = 5.5;
/// Most columns of a board in a figure; of a wider one only those that matter are drawn.
const COLUMNS: u8 = 12;
/// Burden of a figure in which fewer than three seeds are sown: slightly more than that of three events.
const FEW: usize = 10;
/// Room between the boards of a figure, in points.
const BETWEEN: f32 = 18.0;
/// Size of the names of columns and rows.
const NAMES: f32 = 5.5;

/// Column of a sheet in which a figure is drawn.
#[derive(Clone, Copy)]
pub(super) struct Column<'a> {
    pub(super) fonts: &'a Fonts<'a>,
    /// Rules that the figure shows.
    pub(super) rules: &'a Rules,
    pub(super) width: f32,
    /// Size of the text, in points.
    pub(super) size: f32,
    /// `true` if the language is written from right to left.
    pub(super) from_right: bool,
}

/// Figure whose moves have been played.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) cause: Cause,
    before: Position,
    /// Position after the moves; `None` if the move is refused.
    after: Option<Position>,
    origin: Option<PitId>,
    events: Vec<CausedEvent>,
    /// Line that says what happens.
    pub(super) caption: String,
}

impl Played {
    /// Plays a figure; `None` if its moves cannot be played here.
    pub(super) fn of(words: &Words, rules: &Arc<Rules>, figure: &Figure) -> Option<Played> {
        let Figure { cause, before, plies } = figure;
        let mut game = Game::new(rules.clone(), before.clone());
        let mut refused = false;
        for (i, &mv) in plies.iter().enumerate() {
            if game.play(mv).is_err() {
                refused = i + 1 == plies.len();
                if !refused {
                    return None;
                }
            }
        }
        let origin = plies.first().and_then(|mv| mv.pit());
        let events: Vec<CausedEvent> = game.plies().iter().flat_map(|ply| ply.events.iter().copied()).collect();
        let (before, caption) = if refused {
            let pit = plies.last().and_then(|mv| mv.pit())?;
            let name = rules.board.name(pit);
            (game.position().clone(), words.label_with("sheet-barred", &[("pit", Arg::from(name))]))
        } else {
            let told: Vec<&CausedEvent> = events.iter().collect();
            (before.clone(), words.summary_of_example(rules, before, &told)?)
        };
        let after = (!refused).then(|| game.position().clone());
        let origin = if refused { plies.last().and_then(|mv| mv.pit()) } else { origin };
        Some(Played { cause: *cause, before, after, origin, events, caption })
    }

    /// Returns the pits from which seeds were taken.
    fn taken(&self) -> Vec<PitId> {
        let taken = self.events.iter().filter_map(|told| match told.event {
            Event::Transfer(Transfer { from, kind: TransferKind::Captured | TransferKind::Swept, .. }) => from.as_pit(),
            Event::Info(Info::Withheld { pit, .. }) => Some(pit),
            Event::Transfer(_) | Event::Change(_) | Event::Info(_) => None,
        });
        taken.collect()
    }

    /// Returns the pits in which something happens, the chosen one first.
    fn involved(&self, rules: &Rules) -> Vec<PitId> {
        let changed = |&pit: &PitId| self.after.as_ref().is_some_and(|after| after.pit(pit) != self.before.pit(pit));
        self.origin.into_iter().chain(rules.board.pits().filter(changed)).collect()
    }

    /// Draws the figure for a column.
    pub(super) fn slab(&self, column: Column<'_>, number: usize) -> Slab {
        let Column { fonts, rules, width, size, from_right } = column;
        let board = &rules.board;
        let strip = match board.columns > COLUMNS && !board.is_square() {
            true => board::columns_about(board, &self.involved(rules), COLUMNS),
            false => 0..board.columns,
        };
        let sides = board.sides().iter();
        let held = |at: &Position| sides.clone().any(|&side| at.hand(side) > 0);
        let hands = held(&self.before) || self.after.as_ref().is_some_and(held);
        let shape = DiagramLayout { spacing: Spacing::CLOSE, sides: false, hands, names: NAMES, strips: vec![strip] };
        let half = board::fitted(board, &shape, (width - BETWEEN) / 2.0, RADIUS);
        let beside = self.after.is_none() || half.radius >= READABLE || board.is_square() || board.is_endwise();
        let geometry = if beside { half } else { board::fitted(board, &shape, width, RADIUS) };
        let mut drawing = Drawing::default();
        let bottom = self.boards(column, &mut drawing, &geometry, beside);
        let letters = 0.9 * size;
        let leading = 1.22 * letters;
        let aside = 1.5 * letters;
        let lines = fonts.lines(&self.caption, letters, Weight::Regular, width - aside, 0.0);
        let top = bottom + 0.45 * size;
        let mut below = Drawing::default();
        diagram::key(&mut below, Vec2::new(0.58 * letters, top + 0.6 * letters), letters, number);
        for (i, line) in lines.iter().enumerate() {
            let at = Vec2::new(aside, top + 0.94 * letters + i as f32 * leading);
            below.text(at, letters, line);
        }
        drawing.add(&if from_right { below.turned(width) } else { below }, Vec2::ZERO);
        let height = top + lines.len() as f32 * leading + 0.3 * size;
        Slab { drawing, height, gap: 0.7 * size, keep: false, floats: true }
    }

    /// Draws the position before and the one after, and returns the lower edge. `beside`: they stand side by side, in
    /// reading order of the language.
    fn boards(&self, column: Column<'_>, drawing: &mut Drawing, geometry: &PaperLayout, beside: bool) -> f32 {
        let Column { rules, width, from_right, .. } = column;
        let taken = self.taken();
        let lifted = self.events.iter().find_map(|told| match told.event {
            Event::Transfer(Transfer { from, kind: TransferKind::Lifted { way }, .. }) => {
                from.as_pit().map(|pit| (pit, way))
            }
            Event::Transfer(_) | Event::Change(_) | Event::Info(_) => None,
        });
        let heading = lifted
            .filter(|(pit, _)| Some(*pit) == self.origin)
            .and_then(|(pit, way)| diagram::heading(rules, geometry, self.before.to_move(), pit, way));
        let before = View {
            origin: self.origin.map(|pit| (pit, heading)),
            barred: self.after.is_none(),
            taken: &taken,
            names: NAMES,
            ..View::default()
        };
        let Vec2 { x: wide, y: high } = geometry.size;
        let first = diagram::draw(rules, geometry, &self.before, &before);
        let Some(after) = &self.after else {
            drawing.add(&first, Vec2::new((width - wide) / 2.0, 0.0));
            return high;
        };
        let view = View { since: Some(&self.before), names: NAMES, ..View::default() };
        let second = diagram::draw(rules, geometry, after, &view);
        if beside {
            let left = (width - 2.0 * wide - BETWEEN) / 2.0;
            let right = left + wide + BETWEEN;
            let from = left + wide + 0.25 * BETWEEN;
            let ends = [Vec2::new(from, high / 2.0), Vec2::new(from + 0.38 * BETWEEN, high / 2.0)];
            let ([before, after], [from, to]) = match from_right {
                false => ([left, right], ends),
                true => ([right, left], ends.map(|end| Vec2::new(width - end.x, end.y))),
            };
            drawing.add(&first, Vec2::new(before, 0.0));
            drawing.add(&second, Vec2::new(after, 0.0));
            diagram::onwards(drawing, from, to);
            return high;
        }
        let left = (width - wide) / 2.0;
        drawing.add(&first, Vec2::new(left, 0.0));
        let down = 0.75 * BETWEEN;
        drawing.add(&second, Vec2::new(left, high + down));
        let from = Vec2::new(width / 2.0, high + 0.15 * down);
        diagram::onwards(drawing, from, from + Vec2::new(0.0, 0.45 * down));
        2.0 * high + down
    }
}

/// Returns the burden of a figure, which grows with the seeds and events in it: less is clearer.
pub(super) fn burden(rules: &Rules, before: &Position, events: &[CausedEvent]) -> usize {
    let seeds: u32 = rules.board.every_pit().map(|pit| u32::from(before.at(Place::pit(pit)))).sum();
    let lifted = events.iter().find_map(|told| match told.event {
        Event::Transfer(Transfer { seeds, kind: TransferKind::Lifted { .. }, .. }) => Some(seeds),
        Event::Transfer(_) | Event::Change(_) | Event::Info(_) => None,
    });
    // A single seed hardly shows that seeds are sown.
    let few = if lifted.is_some_and(|seeds| seeds < 3) { FEW } else { 0 };
    3 * events.len() + seeds as usize / 4 + few
}
