//! The board as a whole, of no certain size: everything about it is drawn for pits of one radius, and then made larger.

use crate::geometry::path::fixed_direction;
use crate::geometry::pit_roles::{Feature, inwards};
use crate::geometry::{Rect, Spacing, Vec2};
use crate::teach::sheet::board::{self, DiagramLayout, PaperLayout};
use crate::teach::sheet::diagram::{self, View};
use crate::teach::sheet::drawing::{Drawing, Stroke};
use crate::teach::sheet::letters::Weight;
use crate::teach::sheet::shaping::{Fonts, ShapedLine};
use crate::words::Words;
use mancala::engine::start;
use mancala::rules::{Board, PitId, Rules};

/// Radius of a pit.
pub(super) const RADIUS: f32 = 30.0;
/// Size of the letters of columns and rows, of the sides' names, and of the title.
const NAMES: f32 = 8.0;
const SIDES: f32 = 9.0;
const TITLE: f32 = 13.0;
/// Room around everything.
const EDGE: f32 = 4.0;
/// Least room between the title and the name of a side.
const APART: f32 = 8.0;
/// Size of the arrows.
const ARROW: f32 = 3.4;
/// Distances of signs beside a pit from its middle, in pit radii.
const NEAR: f32 = 1.15;
const BEYOND: f32 = 1.11;

/// Proportions of the board: pits close together, with room for an arrow between them.
const SPACING: Spacing = Spacing {
    pitch: 2.36,
    endwise_pitch: 2.36,
    rows: 0.36,
    ridge: [0.9, 0.9],
    margin: [0.5, 0.5],
    square_margin: 0.5,
    store: [2.1, 2.1],
    end: 2.2,
    ..Spacing::CLOSE
};

/// Layout of a board with its names and its title.
pub(super) struct Face {
    /// Width and height of everything.
    pub(super) size: Vec2,
    laid: PaperLayout,
    /// From a point of the layout to the same of the face.
    shift: Vec2,
    /// Middle of the line in which the title stands.
    title: f32,
}

impl Face {
    pub(super) fn of(board: &Board) -> Face {
        // All columns side by side.
        let strips = board::strips(board.columns, board.columns);
        let laid = board::lay(
            board,
            &DiagramLayout { spacing: SPACING, sides: true, hands: false, names: NAMES, strips },
            RADIUS,
        );
        let top = laid.sides.iter().map(|side| side.1.y).reduce(f32::min);
        let top = top.unwrap_or_else(|| laid.frames().map(|frame| frame.0.min.y).fold(f32::MAX, f32::min) - TITLE);
        // Its letters go down farther than those of the names beside it.
        let top = top - 0.25 * TITLE;
        let down = (0.5 * TITLE - top).max(0.0);
        let shift = Vec2::new(EDGE, EDGE + down);
        Face { size: laid.size + shift + Vec2::splat(EDGE), title: top + shift.y, laid, shift }
    }

    /// Returns the outline of the board.
    pub(super) fn outline(&self) -> Rect {
        let frame = self.laid.frames().map(|frame| frame.0).next().unwrap_or_default();
        Rect { min: frame.min + self.shift, max: frame.max + self.shift }
    }

    /// Returns the middles of all pits that are drawn, and their radius, at a scale.
    pub(super) fn pits(&self, scale: f32) -> (Vec<Vec2>, f32) {
        (self.laid.pits.iter().flatten().map(|&at| (at + self.shift) * scale).collect(), RADIUS * scale)
    }

    /// Draws the board without seeds, with the name of the game.
    pub(super) fn draw(&self, fonts: &Fonts<'_>, words: &Words, rules: &Rules, game: &str) -> Drawing {
        let mut laid =
            diagram::draw(rules, &self.laid, &start(rules), &View { bare: true, names: NAMES, ..View::default() });
        for pit in rules.board.pits() {
            self.roles(&mut laid, rules, pit);
        }
        if let Some(direction) = fixed_direction(rules, 0) {
            for head in self.laid.path(&rules.board, direction).into_iter().flat_map(|step| step.heads) {
                diagram::head(&mut laid, head.at, head.heading, ARROW);
            }
        }
        let names = self.laid.sides.iter().map(|&(side, at)| (at, ShapedLine::own(&words.side(side), Weight::Medium)));
        let names: Vec<(Vec2, ShapedLine)> = names.collect();
        for (at, name) in &names {
            laid.text(*at + Vec2::new(-name.width(SIDES) / 2.0, 0.36 * SIDES), SIDES, name);
        }
        let mut face = Drawing::default();
        face.add(&laid, self.shift);
        self.title(
            &mut face,
            fonts.line(game, Weight::Medium, fonts.runs_from_right(game)),
            words.from_right(),
            &names,
        );
        face
    }

    /// Writes the title at the edge where reading begins, as large as the names of the sides leave it room.
    fn title(&self, face: &mut Drawing, title: ShapedLine, from_right: bool, names: &[(Vec2, ShapedLine)]) {
        let outline = self.outline();
        let taken =
            names.iter().filter(|(at, _)| (at.y + self.shift.y - self.title).abs() < TITLE).map(|(at, name)| {
                let (middle, half) = (at.x + self.shift.x, name.width(SIDES) / 2.0 + APART);
                if from_right { outline.max.x - middle - half } else { middle - half - outline.min.x }
            });
        let room = taken.fold(outline.width(), f32::min);
        let size = TITLE.min(TITLE * room / title.width(TITLE));
        let left = if from_right { outline.max.x - title.width(size) } else { outline.min.x };
        face.heading(Vec2::new(left, self.title + 0.36 * size), size, &title, 1);
    }

    /// Draws the signs of a pit with a special role in some stage of play, as they are on the table.
    fn roles(&self, drawing: &mut Drawing, rules: &Rules, pit: PitId) {
        let (board, Some(at)) = (&rules.board, self.laid.pits[pit.index()]) else { return };
        let roles: Vec<Feature> = (0..rules.stage_rules.len()).map(|stage| Feature::of(rules, stage, pit)).collect();
        let stroke = Stroke::black(1.2);
        if roles.iter().any(|role| role.near_end.is_some()) {
            let middle = at + Vec2::Y * inwards(board.owner(pit), false) * NEAR * RADIUS;
            drawing.line(&[middle - Vec2::X * NEAR * RADIUS, middle + Vec2::X * NEAR * RADIUS], stroke);
        }
        let mut arc = |towards: f32, half: f32| {
            let point = |n: i32| at + Vec2::from_angle(towards + half * n as f32 / 8.0) * BEYOND * RADIUS;
            drawing.line(&(-8..=8).map(point).collect::<Vec<_>>(), stroke);
        };
        let back = Vec2::X * (at.x - self.laid.size.x / 2.0);
        if roles.iter().any(|role| role.head) {
            arc(back.to_angle(), 1.05);
        }
        if roles.iter().any(|role| role.halts) {
            arc(0.0, 0.55);
            arc(std::f32::consts::PI, 0.55);
        }
        let reverse = roles.iter().find_map(|role| role.reverse);
        if let Some(heading) = reverse.and_then(|way| diagram::heading(rules, &self.laid, board.owner(pit), pit, way)) {
            diagram::head(drawing, at + heading * NEAR * RADIUS, heading, ARROW);
        }
    }
}
