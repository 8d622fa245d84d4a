//! Drawings on paper: shapes and text in black and grey. Lengths are in points, measured from the upper left corner, y
//! downwards.

use super::letters::Weight;
use super::shaping::ShapedLine;
use crate::geometry::{Rect, Vec2};

/// Segment of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PathSegment {
    /// Start of an outline.
    Move(Vec2),
    /// Straight line to this point.
    Line(Vec2),
    /// Cubic curve: two handles, then the end point.
    Curve(Vec2, Vec2, Vec2),
    /// Line back to the start.
    Close,
}

/// Stroke of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Width of the line.
    pub width: f32,
    /// Grey of the line: 0 is black, 1 white.
    pub grey: f32,
    /// Length of dashes and gaps, if it is dashed.
    pub dash: Option<f32>,
}

impl Stroke {
    pub(super) const fn black(width: f32) -> Stroke {
        Stroke { width, grey: 0.0, dash: None }
    }
}

/// Item of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawingItem {
    /// Shape that is filled, stroked, or both.
    Shape {
        /// Outline of the shape.
        legs: Vec<PathSegment>,
        /// Grey of the filling, if it is filled: 0 is black, 1 white.
        fill: Option<f32>,
        /// Line around it, if it has one.
        stroke: Option<Stroke>,
    },
    /// Line of text.
    Text(TextRun),
    /// The area within which all items up to the next of this kind are seen; `None` for the whole drawing.
    Clip(Option<Rect>),
}

impl DrawingItem {
    /// Returns the item with its points put where `to` has them, and text where `text` has it.
    fn mapped(&self, to: impl Fn(Vec2) -> Vec2, text: impl Fn(&TextRun) -> Vec2) -> DrawingItem {
        let leg = |leg: &PathSegment| match *leg {
            PathSegment::Move(at) => PathSegment::Move(to(at)),
            PathSegment::Line(at) => PathSegment::Line(to(at)),
            PathSegment::Curve(a, b, at) => PathSegment::Curve(to(a), to(b), to(at)),
            PathSegment::Close => PathSegment::Close,
        };
        match self {
            DrawingItem::Shape { legs, fill, stroke } => {
                DrawingItem::Shape { legs: legs.iter().map(leg).collect(), fill: *fill, stroke: *stroke }
            }
            DrawingItem::Text(run) => DrawingItem::Text(TextRun { at: text(run), ..run.clone() }),
            DrawingItem::Clip(area) => {
                DrawingItem::Clip(area.map(|area| Rect::from_corners(to(area.min), to(area.max))))
            }
        }
    }

    /// Returns a rectangle beyond which nothing of the item is seen.
    fn bounds(&self) -> Rect {
        match self {
            DrawingItem::Shape { legs, stroke, .. } => {
                let points = || {
                    legs.iter().flat_map(|leg| match *leg {
                        PathSegment::Move(at) | PathSegment::Line(at) => vec![at],
                        PathSegment::Curve(a, b, at) => vec![a, b, at],
                        PathSegment::Close => Vec::new(),
                    })
                };
                let [least, most] =
                    [points().reduce(Vec2::min), points().reduce(Vec2::max)].map(Option::unwrap_or_default);
                Rect::from_corners(least, most).inflate(stroke.map_or(0.0, |stroke| stroke.width).max(0.1))
            }
            DrawingItem::Text(text) => {
                Rect::from_corners(text.at - Vec2::Y * text.size, text.at + Vec2::new(text.width(), 0.5 * text.size))
            }
            DrawingItem::Clip(_) => Rect::EMPTY,
        }
    }
}

/// Line of text on paper.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRun {
    /// Left end of its base line.
    pub at: Vec2,
    /// Size of the letters.
    pub size: f32,
    /// Grey of the letters: 0 is black, 1 white.
    pub grey: f32,
    /// Letters of the line; never empty.
    pub line: ShapedLine,
    /// Level of a heading, 1 for the title; `None` for other text.
    pub heading: Option<u8>,
}

impl TextRun {
    /// Returns the width of the line.
    pub fn width(&self) -> f32 {
        self.line.width(self.size)
    }
}

/// Drawing, whose first item is at the bottom.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// Items from the bottom up.
    pub items: Vec<DrawingItem>,
}

/// Distance of a curve's handles from its ends for a quarter of a circle, in radii.
const QUARTER: f32 = 0.552_285;

impl Drawing {
    /// Adds another drawing, shifted by a vector.
    pub(super) fn add(&mut self, other: &Drawing, by: Vec2) {
        self.items.extend(other.items.iter().map(|item| item.mapped(|at| at + by, |text| text.at + by)));
    }

    /// Adds what may be seen within an area of another drawing that is shifted by a vector, and nothing beyond it.
    pub(super) fn add_part(&mut self, other: &Drawing, by: Vec2, area: Rect) {
        self.items.push(DrawingItem::Clip(Some(area)));
        let shifted = other.items.iter().map(|item| item.mapped(|at| at + by, |text| text.at + by));
        self.items.extend(shifted.filter(|item| !item.bounds().intersect(area).is_empty()));
        self.items.push(DrawingItem::Clip(None));
    }

    /// Returns the mirror image of a drawing of this width; letters stay as they are.
    pub(super) fn turned(&self, width: f32) -> Drawing {
        let turned = |at: Vec2| Vec2::new(width - at.x, at.y);
        let text = |text: &TextRun| Vec2::new(width - text.at.x - text.width(), text.at.y);
        Drawing { items: self.items.iter().map(|item| item.mapped(turned, text)).collect() }
    }

    /// Returns the drawing with its lines and letters, larger by this factor.
    pub(super) fn scaled(&self, factor: f32) -> Drawing {
        let scaled = |item: &DrawingItem| {
            let mut item = item.mapped(|at| at * factor, |text| text.at * factor);
            match &mut item {
                DrawingItem::Shape { stroke: Some(stroke), .. } => {
                    stroke.width *= factor;
                    stroke.dash = stroke.dash.map(|dash| dash * factor);
                }
                DrawingItem::Text(text) => text.size *= factor,
                DrawingItem::Shape { stroke: None, .. } | DrawingItem::Clip(_) => {}
            }
            item
        };
        Drawing { items: self.items.iter().map(scaled).collect() }
    }

    pub(super) fn shape(&mut self, legs: Vec<PathSegment>, fill: Option<f32>, stroke: Option<Stroke>) {
        self.items.push(DrawingItem::Shape { legs, fill, stroke });
    }

    /// Writes a line whose base line begins at a point.
    pub(super) fn text(&mut self, at: Vec2, size: f32, line: &ShapedLine) {
        self.letters(at, size, 0.0, line, None);
    }

    /// Writes a heading.
    pub(super) fn heading(&mut self, at: Vec2, size: f32, line: &ShapedLine, level: u8) {
        self.letters(at, size, 0.0, line, Some(level));
    }

    /// Writes letters of the program's fonts, such as a number, centred on a point.
    pub(crate) fn centred(&mut self, middle: Vec2, size: f32, weight: Weight, grey: f32, text: &str) {
        let line = ShapedLine::own(text, weight);
        let at = Vec2::new(middle.x - line.width(size) / 2.0, middle.y + 0.36 * size);
        self.letters(at, size, grey, &line, None);
    }

    fn letters(&mut self, at: Vec2, size: f32, grey: f32, line: &ShapedLine, heading: Option<u8>) {
        if !line.text.trim().is_empty() {
            self.items.push(DrawingItem::Text(TextRun { at, size, grey, line: line.clone(), heading }));
        }
    }

    pub(super) fn line(&mut self, points: &[Vec2], stroke: Stroke) {
        self.shape(legs(points).collect(), None, Some(stroke));
    }

    pub(super) fn polygon(&mut self, points: &[Vec2], fill: f32) {
        self.shape(legs(points).chain([PathSegment::Close]).collect(), Some(fill), None);
    }

    pub(super) fn circle(&mut self, centre: Vec2, radius: f32, fill: Option<f32>, stroke: Option<Stroke>) {
        let half = Vec2::new(radius, radius);
        self.rounded(Rect::from_center_half_size(centre, half), [radius; 4], fill, stroke);
    }

    /// Draws a rectangle with rounded corners, the radii clockwise from the upper left one.
    pub(super) fn rounded(&mut self, area: Rect, radii: [f32; 4], fill: Option<f32>, stroke: Option<Stroke>) {
        let Rect { min, max } = area;
        let corners = [min, Vec2::new(max.x, min.y), max, Vec2::new(min.x, max.y)];
        // From each corner to the one before it and the one after it.
        let ways = [(0.0, 1.0, 1.0, 0.0), (-1.0, 0.0, 0.0, 1.0), (0.0, -1.0, -1.0, 0.0), (1.0, 0.0, 0.0, -1.0)];
        let mut legs = Vec::new();
        for ((corner, radius), (back_x, back_y, on_x, on_y)) in corners.into_iter().zip(radii).zip(ways) {
            let (back, on) = (Vec2::new(back_x, back_y), Vec2::new(on_x, on_y));
            let from = corner + back * radius;
            legs.push(if legs.is_empty() { PathSegment::Move(from) } else { PathSegment::Line(from) });
            if radius > 0.0 {
                let near = radius * (1.0 - QUARTER);
                legs.push(PathSegment::Curve(corner + back * near, corner + on * near, corner + on * radius));
            }
        }
        legs.push(PathSegment::Close);
        self.shape(legs, fill, stroke);
    }
}

/// Returns the segments of a line through points.
fn legs(points: &[Vec2]) -> impl Iterator<Item = PathSegment> {
    points.iter().enumerate().map(|(i, &at)| if i == 0 { PathSegment::Move(at) } else { PathSegment::Line(at) })
}
