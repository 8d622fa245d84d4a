//! Drawings on paper: shapes and text in black and grey. Lengths are in points, measured from the upper left corner, y
//! downwards.

use super::letters::Weight;
use super::shaping::Line;
use std::ops::{Add, Mul, Sub};

/// Point on paper, or the vector from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Distance to the right.
    pub x: f32,
    /// Distance downwards.
    pub y: f32,
}

impl Point {
    pub(super) const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    pub(super) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    pub(super) fn distance(self, other: Point) -> f32 {
        (other - self).length()
    }

    pub(super) fn dot(self, other: Point) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the vector after a quarter turn.
    pub(super) fn turned(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// Returns the point at a fraction of the way to another, 1 being all of it.
    pub(super) fn towards(self, other: Point, part: f32) -> Point {
        self + (other - self) * part
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        Point::new(self.x * by, self.y * by)
    }
}

/// Upright rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Area {
    pub(crate) min: Point,
    pub(crate) max: Point,
}

impl Area {
    pub(super) fn new(left: f32, top: f32, right: f32, bottom: f32) -> Area {
        Area { min: Point::new(left, top), max: Point::new(right, bottom) }
    }

    pub(crate) fn around(centre: Point, half: Point) -> Area {
        Area { min: centre - half, max: centre + half }
    }

    pub(crate) fn centre(&self) -> Point {
        self.min.towards(self.max, 0.5)
    }

    pub(crate) fn size(&self) -> Point {
        self.max - self.min
    }

    pub(super) fn holds(&self, at: Point) -> bool {
        (self.min.x..=self.max.x).contains(&at.x) && (self.min.y..=self.max.y).contains(&at.y)
    }

    /// Returns the nearest point within.
    pub(super) fn nearest(&self, at: Point) -> Point {
        Point::new(
            at.x.clamp(self.min.x, self.max.x.max(self.min.x)),
            at.y.clamp(self.min.y, self.max.y.max(self.min.y)),
        )
    }
}

/// Segment of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PathSegment {
    /// Start of an outline.
    Move(Point),
    /// Straight line to this point.
    Line(Point),
    /// Cubic curve: two handles, then the end point.
    Curve(Point, Point, Point),
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
}

/// Line of text on paper.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRun {
    /// Left end of its base line.
    pub at: Point,
    /// Size of the letters.
    pub size: f32,
    /// Grey of the letters: 0 is black, 1 white.
    pub grey: f32,
    /// Letters of the line; never empty.
    pub line: Line,
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
    pub(super) fn add(&mut self, other: &Drawing, by: Point) {
        self.items.extend(other.items.iter().map(|item| match item {
            DrawingItem::Shape { legs, fill, stroke } => {
                let leg = |leg: &PathSegment| match *leg {
                    PathSegment::Move(to) => PathSegment::Move(to + by),
                    PathSegment::Line(to) => PathSegment::Line(to + by),
                    PathSegment::Curve(a, b, to) => PathSegment::Curve(a + by, b + by, to + by),
                    PathSegment::Close => PathSegment::Close,
                };
                DrawingItem::Shape { legs: legs.iter().map(leg).collect(), fill: *fill, stroke: *stroke }
            }
            DrawingItem::Text(text) => DrawingItem::Text(TextRun { at: text.at + by, ..text.clone() }),
        }));
    }

    /// Returns the mirror image of a drawing of this width; letters stay as they are.
    pub(super) fn turned(&self, width: f32) -> Drawing {
        let turned = |at: Point| Point::new(width - at.x, at.y);
        let item = |item: &DrawingItem| match item {
            DrawingItem::Shape { legs, fill, stroke } => {
                let leg = |leg: &PathSegment| match *leg {
                    PathSegment::Move(to) => PathSegment::Move(turned(to)),
                    PathSegment::Line(to) => PathSegment::Line(turned(to)),
                    PathSegment::Curve(a, b, to) => PathSegment::Curve(turned(a), turned(b), turned(to)),
                    PathSegment::Close => PathSegment::Close,
                };
                DrawingItem::Shape { legs: legs.iter().map(leg).collect(), fill: *fill, stroke: *stroke }
            }
            DrawingItem::Text(text) => DrawingItem::Text(TextRun {
                at: Point::new(width - text.at.x - text.width(), text.at.y),
                ..text.clone()
            }),
        };
        Drawing { items: self.items.iter().map(item).collect() }
    }

    pub(super) fn shape(&mut self, legs: Vec<PathSegment>, fill: Option<f32>, stroke: Option<Stroke>) {
        self.items.push(DrawingItem::Shape { legs, fill, stroke });
    }

    /// Writes a line whose base line begins at a point.
    pub(super) fn text(&mut self, at: Point, size: f32, line: &Line) {
        self.letters(at, size, 0.0, line, None);
    }

    /// Writes a heading.
    pub(super) fn heading(&mut self, at: Point, size: f32, line: &Line, level: u8) {
        self.letters(at, size, 0.0, line, Some(level));
    }

    /// Writes letters of the program's fonts, such as a number, centred on a point.
    pub(crate) fn centred(&mut self, middle: Point, size: f32, weight: Weight, grey: f32, text: &str) {
        let line = Line::own(text, weight);
        let at = Point::new(middle.x - line.width(size) / 2.0, middle.y + 0.36 * size);
        self.letters(at, size, grey, &line, None);
    }

    fn letters(&mut self, at: Point, size: f32, grey: f32, line: &Line, heading: Option<u8>) {
        if !line.text.trim().is_empty() {
            self.items.push(DrawingItem::Text(TextRun { at, size, grey, line: line.clone(), heading }));
        }
    }

    pub(super) fn line(&mut self, points: &[Point], stroke: Stroke) {
        let legs = points
            .iter()
            .enumerate()
            .map(|(i, &at)| if i == 0 { PathSegment::Move(at) } else { PathSegment::Line(at) });
        self.shape(legs.collect(), None, Some(stroke));
    }

    pub(super) fn polygon(&mut self, points: &[Point], fill: f32) {
        let legs = points
            .iter()
            .enumerate()
            .map(|(i, &at)| if i == 0 { PathSegment::Move(at) } else { PathSegment::Line(at) });
        self.shape(legs.chain([PathSegment::Close]).collect(), Some(fill), None);
    }

    pub(super) fn circle(&mut self, centre: Point, radius: f32, fill: Option<f32>, stroke: Option<Stroke>) {
        let half = Point::new(radius, radius);
        self.rounded(Area::around(centre, half), [radius; 4], fill, stroke);
    }

    /// Draws a rectangle with rounded corners, the radii clockwise from the upper left one.
    pub(super) fn rounded(&mut self, area: Area, radii: [f32; 4], fill: Option<f32>, stroke: Option<Stroke>) {
        let Area { min, max } = area;
        let corners = [min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)];
        // From each corner to the one before it and the one after it.
        let ways = [(0.0, 1.0, 1.0, 0.0), (-1.0, 0.0, 0.0, 1.0), (0.0, -1.0, -1.0, 0.0), (1.0, 0.0, 0.0, -1.0)];
        let mut legs = Vec::new();
        for ((corner, radius), (back_x, back_y, on_x, on_y)) in corners.into_iter().zip(radii).zip(ways) {
            let (back, on) = (Point::new(back_x, back_y), Point::new(on_x, on_y));
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
